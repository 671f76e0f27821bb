//! Looks for weights with which greedy wins more games: `cargo run --release -p tcg-figures --example tune -- TRIALS SEED`.
//!
//! Every trial changes all weights at once, each up or down by chance, and then again the other way round, and plays both against
//! normal with the same starters and the same luck, from either seat. What a single weight does shows in the mean over many trials:
//! half of them had it higher than the other half. One line is written for each trial, and at the end what each weight did.

use players::{Glimpse, Greedy, Player};
use std::cell::Cell;
use table::{Dice, Match, Rules, Seat};
use tcg::{
    Setup, Tcg,
    deck::{self, STARTERS},
    game::Options,
};
use tcg_lore::{Judgement, Knowledge, TcgLore, Weights};

/// A weight goes up or down by this, as a logarithm.
const CHANGE: f32 = 0.4;

thread_local! {
    /// The weights that are tried.
    static TRIED: Cell<Weights> = const { Cell::new(Weights::PLAIN) };
}

/// Judges with the weights that are tried.
enum Trial {}

impl Judgement for Trial {
    fn weights() -> Weights {
        TRIED.get()
    }
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let (trials, first) = (numbers.next().expect("how many trials"), numbers.next().unwrap_or(1));
    let count = Weights::NAMES.len();
    let mut effects = vec![0.0; count];
    for seed in first..first + trials {
        let mut dice = Dice::new(seed);
        let up: Vec<bool> = (0..count).map(|_| dice.below(2) == 0).collect();
        let decks = [0, 1].map(|_| STARTERS[dice.below(STARTERS.len())].0);
        let score = |turned: bool| {
            TRIED.set(changed(&up, turned));
            play(decks, seed, false) + play(decks, seed, true)
        };
        let (these, those) = (score(false), score(true));
        for (effect, up) in effects.iter_mut().zip(&up) {
            *effect += (these - those) / 2.0 * if *up { 1.0 } else { -1.0 };
        }
        let signs: String = up.iter().map(|up| if *up { '+' } else { '-' }).collect();
        println!("{seed} {signs} {these} {those}");
    }
    for (name, effect) in Weights::NAMES.iter().zip(&effects) {
        println!("{name}: {:+.1} points of a hundred", 100.0 * effect / trials as f32);
    }
}

/// The weights, each a little higher or lower.
fn changed(up: &[bool], turned: bool) -> Weights {
    let mut weights = Weights::PLAIN;
    for (weight, up) in weights.each_mut().into_iter().zip(up) {
        *weight *= (if *up == turned { -CHANGE } else { CHANGE }).exp();
    }
    weights
}

/// Plays a game with the weights that are tried against normal.
fn play(decks: [&str; 2], seed: u64, swapped: bool) -> f32 {
    let mut brought = decks.map(|name| deck::starter(name).expect("it is a starter")).to_vec();
    let tried = Box::new(Greedy::<Tcg, Knowledge<Trial>>::new(2 * seed));
    let mut seats: [Box<dyn Player<Tcg>>; 2] = [tried, Box::new(Greedy::<Tcg, TcgLore>::new(2 * seed + 1))];
    if swapped {
        brought.swap(0, 1);
        seats.swap(0, 1);
    }
    let mut luck = Dice::new(seed);
    let mut game = Match::<Tcg>::begin(&Setup::Decks(brought, Options::default()), &mut luck);
    while let Some(asked) = game.next_question().cloned() {
        let answer = seats[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        game.answer(asked.seat, answer, &mut luck).expect("players give legal answers");
    }
    Tcg::outcome(game.state()).expect("it is over").scores[Seat(u8::from(swapped)).index()]
}
