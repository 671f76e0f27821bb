//! How many cores programs need to think: a day of matches against programs, with an evening in which everybody plays, and a queue
//! before the cores. A formula for a queue needs arrivals that stay the same; these do not.
//!
//!     cargo run --release -p server --example thinking -- MATCHES ANSWERS MILLISECONDS
//!
//! so many matches against a program in a day, with so many answers of the program in each, which take so many milliseconds on average. It
//! prints how long a person waits for a core, besides the thinking itself, with more and more cores.

use std::{cmp::Reverse, collections::BinaryHeap};
use table::Dice;

const HOURS: usize = 24;
/// How a day's matches are spread over its hours: few at night, most in the evening. A guess.
const BUSY: [f64; HOURS] = [
    2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0, 5.0, 6.0, 8.0, 10.0, 11.0, 10.0,
    7.0, 4.0,
];

fn main() {
    let mut given = std::env::args().skip(1).map(|value| value.parse::<f64>().expect("expected a number"));
    let mut next = |otherwise: f64| given.next().unwrap_or(otherwise);
    let (matches, answers, thinks) = (next(10_000.0), next(300.0), next(77.0) / 1000.0);
    let busiest = BUSY.iter().copied().fold(0.0, f64::max) / BUSY.iter().sum::<f64>();
    let on_average = matches * answers * thinks / 86_400.0;
    let at_most = matches * busiest * answers * thinks / 3_600.0;
    println!("cores at work: {on_average:.1} on average, {at_most:.1} in the busiest hour");
    println!("cores   waits, median      90 %      99 %   longest");
    for more in [0, 1, 2, 3, 5, 8] {
        let cores = (at_most as usize).max(1) + more;
        let mut waits = day(matches * answers, thinks, cores, &mut Dice::new(1));
        waits.sort_unstable_by(f64::total_cmp);
        let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize];
        println!("{cores:>5} {:>13.2} s {:>7.2} s {:>7.2} s {:>7.2} s", at(0.5), at(0.9), at(0.99), at(1.0));
    }
}

/// How long each question of a busy evening waits for a core, in seconds: from four in the afternoon until midnight.
fn day(questions: f64, thinks: f64, cores: usize, dice: &mut Dice) -> Vec<f64> {
    let all = BUSY.iter().sum::<f64>();
    // When each core has nothing to do any more, in microseconds.
    let mut free: BinaryHeap<Reverse<u64>> = (0..cores).map(|_| Reverse(0)).collect();
    let mut waits = Vec::new();
    for (hour, busy) in BUSY.iter().enumerate().skip(16) {
        let each_second = questions * busy / all / 3_600.0;
        let (mut now, end) = (hour as f64 * 3_600.0, (hour + 1) as f64 * 3_600.0);
        loop {
            now += some_time(1.0 / each_second, dice);
            if now >= end {
                break;
            }
            let Reverse(core) = free.pop().expect("there is a core");
            let begins = (core as f64 / 1e6).max(now);
            // Most thinking is short, some long: that is so of the measured times too.
            free.push(Reverse(((begins + some_time(thinks, dice)) * 1e6) as u64));
            waits.push(begins - now);
        }
    }
    waits
}

/// A time that is so long on average, and any moment as likely to be its end as any other.
fn some_time(average: f64, dice: &mut Dice) -> f64 {
    let chance = (dice.below(1 << 30) as f64 + 1.0) / f64::from(1_u32 << 30);
    -chance.ln() * average
}
