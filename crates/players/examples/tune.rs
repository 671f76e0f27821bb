//! Finds weights that win more games against greedy's: `cargo run --release --example tune -- free|shadow BLOCKS [SEED]`.
//!
//! All weights are changed at once, a little up or a little down, and a game is played with the changed ones and one with the
//! opposite change, on the same dice. What wins more often shows which way each of them should go (simultaneous
//! perturbation). It prints the weights after every block of games.

use players::{
    Glimpse, Greedy, Player,
    war::{Knowledge, Nerve, WarLore, Weights},
};
use std::cell::Cell;
use table::{Dice, Match};
use war::{Side, War};

/// The weights under trial, on this thread.
enum Tried {}

thread_local! {
    static TRIED: Cell<Weights> = const { Cell::new(Weights::AS_PEOPLE_DO) };
}

impl Nerve for Tried {
    fn weights(_: Side) -> Weights {
        TRIED.get()
    }
}

/// How many pairs of games are played before the weights move.
const BLOCK: u64 = 200;
/// How far the weights are changed for a trial, as a logarithm.
const CHANGE: f32 = 0.15;
/// How far they move for what was found.
const STEP: f32 = 0.25;
/// A game that takes longer is nobody's.
const LONGEST: usize = 60;

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let side = match words.get(1).map(String::as_str) {
        Some("free") => Side::Free,
        Some("shadow") => Side::Shadow,
        _ => return eprintln!("expected: free|shadow BLOCKS [SEED]"),
    };
    let number = |at: usize, default: u64| words.get(at).and_then(|w| w.parse().ok()).unwrap_or(default);
    let (blocks, mut seed) = (number(2, 20), number(3, 1));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let mut weights = Weights::AS_PEOPLE_DO;
    let count = weights.each().len();
    for block in 0..blocks {
        let play = |thread: u64| {
            let (mut slope, mut won) = (vec![0.0_f32; count], 0.0);
            for at in (thread..BLOCK).step_by(threads as usize) {
                let mut coin = Dice::new((seed + at) ^ 0x7a11);
                let ways: Vec<f32> = (0..count).map(|_| if coin.below(2) == 0 { 1.0 } else { -1.0 }).collect();
                let [up, down] = [CHANGE, -CHANGE].map(|by| game(side, changed(weights, &ways, by), seed + at));
                won += up + down;
                for (slope, way) in slope.iter_mut().zip(&ways) {
                    *slope += (up - down) * way / (2.0 * CHANGE);
                }
            }
            (slope, won)
        };
        let found: Vec<(Vec<f32>, f32)> = std::thread::scope(|scope| {
            let play = &play;
            let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || play(thread))).collect();
            running.into_iter().map(|thread| thread.join().expect("a game does not panic")).collect()
        });
        let won: f32 = found.iter().map(|(_, won)| won).sum();
        println!("block {block}: won {:.1} % of {}", 100.0 * won / (2 * BLOCK) as f32, 2 * BLOCK);
        for (at, (name, weight)) in weights.each().into_iter().enumerate() {
            let slope: f32 = found.iter().map(|(slope, _)| slope[at]).sum::<f32>() / BLOCK as f32;
            *weight *= (STEP * slope).clamp(-0.2, 0.2).exp();
            println!("    {name}: {weight:.4}, // slope {slope:+.2}");
        }
        seed += BLOCK;
    }
}

/// The weights, each changed one way or the other.
fn changed(mut weights: Weights, ways: &[f32], by: f32) -> Weights {
    for ((_, weight), way) in weights.each().into_iter().zip(ways) {
        *weight *= (by * way).exp();
    }
    weights
}

/// Plays a game with the weights on one side and greedy on the other: 1 if the weights win.
fn game(side: Side, weights: Weights, seed: u64) -> f32 {
    TRIED.set(weights);
    let tried: Box<dyn Player<War>> = Box::new(Greedy::<War, Knowledge<Tried>>::new(2 * seed));
    let greedy: Box<dyn Player<War>> = Box::new(Greedy::<War, WarLore>::new(2 * seed + 1));
    let mut players = match side {
        Side::Free => [tried, greedy],
        Side::Shadow => [greedy, tried],
    };
    let mut luck = Dice::new(seed);
    let mut game = Match::<War>::begin(&war::start(), &mut luck);
    while let Some(asked) = game.next_question().cloned() {
        if usize::from(game.state().turn) > LONGEST {
            return 0.5;
        }
        let answer = players[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        game.answer(asked.seat, answer, &mut luck).expect("players answer what they are asked");
    }
    f32::from(game.state().victory.is_some_and(|victory| victory.winner() == side))
}
