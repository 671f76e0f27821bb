//! Positions that somebody has tampered with: they are refused with the line that is wrong, or can be played to an end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Random, Rules, Table, Written};
use tcg::{Setup, Tcg, deck, game::Options};

type Lines = Vec<(String, String)>;

/// The position of a random game after so many steps.
fn position(seats: usize, seed: u64, steps: usize) -> Lines {
    let decks = deck::STARTERS.iter().cycle().skip(seed as usize % 6).take(seats);
    let decks = decks.map(|(name, _)| deck::starter(name).expect("a starter")).collect();
    let mut state = Tcg::begin(&Setup::Decks(decks, Options::default()));
    let mut random = Random::new(seed);
    for _ in 0..steps {
        if Tcg::outcome(&state).is_some() {
            break;
        }
        Table::<Tcg>::new(&mut state, &mut random).step().expect("a random player always answers");
    }
    Tcg::describe(&state)
}

/// A number from 0 to `below`, always the same for the same place.
fn number(seed: u64, below: usize) -> usize {
    let mixed = (seed ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    ((mixed ^ (mixed >> 29)).wrapping_mul(0x94D0_49BB_1331_11EB) >> 33) as usize % below
}

/// One line is left out, doubled, takes the value of another, or has a word changed.
fn tamper(lines: &mut Lines, seed: u64) -> String {
    let at = number(seed, lines.len());
    let other = number(seed + 1, lines.len());
    let was = lines[at].clone();
    match number(seed + 2, 5) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(other, was.clone()),
        2 => lines[at].1 = lines[other].1.clone(),
        _ => {
            let words: Vec<String> = lines[at].1.split(' ').map(str::to_string).collect();
            let which = number(seed + 3, words.len());
            let instead = ["0", "1", "9", "255", "-", "a", "c", "none", "yes", "1C9", "1C9@a#3", "3/4", "skirmish"];
            let mut changed = words.clone();
            changed[which] = instead[number(seed + 4, instead.len())].into();
            lines[at].1 = changed.join(" ");
        }
    }
    format!("{was:?} -> {:?}", lines.get(at))
}

/// Plays on for a while.
fn play(setup: &Setup, seed: u64) {
    let mut state = Tcg::begin(setup);
    let mut random = Random::new(seed);
    for _ in 0..3000 {
        if Tcg::outcome(&state).is_some() {
            return;
        }
        if Table::<Tcg>::new(&mut state, &mut random).step().is_err() {
            return;
        }
    }
}

#[test]
fn a_position_that_is_read_can_be_played() {
    let (mut refused, mut played, mut broken) = (0, 0, Vec::new());
    std::panic::set_hook(Box::new(|_| {}));
    for seed in 0..1500 {
        let mut lines = position(2 + number(seed, 3), seed % 20, 40 + number(seed + 9, 600));
        let what = tamper(&mut lines, seed);
        let run = catch_unwind(AssertUnwindSafe(|| match Tcg::setup(&lines) {
            Ok(setup) => {
                play(&setup, seed);
                true
            }
            Err(_) => false,
        }));
        match run {
            Ok(true) => played += 1,
            Ok(false) => refused += 1,
            Err(why) => {
                let why = why
                    .downcast_ref::<String>()
                    .cloned()
                    .or_else(|| why.downcast_ref::<&str>().map(ToString::to_string));
                broken.push(format!("seed {seed}: {} after {}", why.unwrap_or_default(), &what[..what.len().min(200)]));
            }
        }
    }
    drop(std::panic::take_hook());
    assert!(broken.is_empty(), "{} of {played}\n{}", broken.len(), broken.join("\n"));
    assert!(refused > 300 && played > 300, "{refused} refused, {played} played");
}
