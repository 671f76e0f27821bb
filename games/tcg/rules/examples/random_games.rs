//! Plays random games of starter decks and says how fast, and how they end:
//! `cargo run --release -p tcg --example random_games -- 2000 2`.

use std::{collections::BTreeMap, time::Instant};
use table::{Random, Rules, Table};
use tcg::{Setup, Tcg, deck, game::Options, invariants};

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("a number"));
    let (games, seats) = (args.next().unwrap_or(1000), args.next().unwrap_or(2));
    let starter = |at: u64| deck::starter(deck::STARTERS[(at % 6) as usize].0).expect("a starter");
    let (mut decisions, mut endings) = (0, BTreeMap::<String, u64>::new());
    let begun = Instant::now();
    for seed in 0..games {
        let decks = (0..seats).map(|seat| starter(seed / 6u64.pow(seat as u32) + seat)).collect();
        let mut state = Tcg::begin(&Setup::Decks(decks, Options::default()));
        let mut random = Random::new(seed);
        while Tcg::outcome(&state).is_none() {
            Table::<Tcg>::new(&mut state, &mut random).step().expect("a random player always answers");
        }
        invariants::check(&state).unwrap_or_else(|what| panic!("seed {seed}: {what}"));
        decisions += random.asked;
        let how = Tcg::outcome(&state).expect("it is over").how;
        *endings.entry(format!("{how} after turn {}", state.turn / 5 * 5)).or_default() += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{games} games, {decisions} decisions, {:.0} decisions a second", decisions as f64 / seconds);
    endings.iter().for_each(|(how, count)| println!("{how}: {count}"));
}
