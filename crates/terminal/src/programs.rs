//! The programs at the table: they see what their seat sees, and whatever goes wrong with them, the game goes on.

use crate::{
    Shown,
    shown::{AskedOf, ItemOf, Program},
    sitter::Sitter,
};
use players::Glimpse;
use std::{
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    thread::available_parallelism,
};
use table::{Answer, Dice, Match, Random, Seating};

/// The programs at the table, and who steps in for one that fails.
pub struct Programs<G: Shown> {
    seed: u64,
    seated: Vec<Option<Program<G>>>,
    random: Random,
}

impl<G: Shown> Programs<G> {
    /// The programs for the seats where no person sits.
    pub fn new(seed: u64, seats: &[Sitter]) -> Self {
        let mut programs = Programs { seed, seated: Vec::new(), random: Random::new(seed.wrapping_add(1)) };
        programs.sit_down(seats);
        programs
    }

    /// Other players take the seats. They know nothing of what those before them had in mind.
    pub fn sit_down(&mut self, seats: &[Sitter]) {
        let seated = seats.iter().zip(0..).map(|(sitter, stream)| match sitter {
            Sitter::Human => None,
            Sitter::Program(name) => self.program(name, stream),
        });
        self.seated = seated.collect();
    }

    /// Somebody to ask for advice, who sits in no seat and is always the same.
    pub fn adviser(&self, name: &str) -> Option<Program<G>> {
        self.program(name, Seating::MOST as u64)
    }

    fn program(&self, name: &str, stream: u64) -> Option<Program<G>> {
        let threads = available_parallelism().map_or(1, NonZero::get);
        G::player(name, own_seed(self.seed, stream), threads).ok()
    }

    /// The answer of a program; none if it failed.
    pub fn answer(&mut self, game: &Match<G::Rules>, asked: &AskedOf<G>) -> Option<Answer<ItemOf<G>>> {
        let program = self.seated[asked.seat.index()].as_mut()?;
        let answer = unless_it_fails(|| program.answer(&Glimpse::new(game, asked)))?;
        game.check(asked.seat, &answer).is_ok().then_some(answer)
    }

    /// A legal answer at random, for a program that failed.
    pub fn any_answer(&mut self, game: &Match<G::Rules>, asked: &AskedOf<G>) -> Answer<ItemOf<G>> {
        self.random.answer::<G::Rules>(game.state(), asked)
    }
}

/// What somebody thinks, unless there is a bug in how he thinks. No thought is worth the game of a person.
pub fn unless_it_fails<T>(think: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(think)).ok()
}

/// A seed that has nothing to do with the luck of the game, nor with the seeds of other streams.
fn own_seed(seed: u64, stream: u64) -> u64 {
    let mut dice = Dice::new(seed.rotate_left(17) ^ (stream + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    (0..4).fold(0, |sum, _| sum << 16 | dice.below(1 << 16) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_program_has_a_seed_of_its_own() {
        let streams = 0..=Seating::MOST as u64;
        let seeds: BTreeSet<u64> =
            (0..50).flat_map(|seed| streams.clone().map(move |stream| own_seed(seed, stream))).collect();
        assert_eq!(seeds.len(), 50 * (Seating::MOST + 1));
    }
}
