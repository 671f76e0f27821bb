//! The programs at the table: they see what their seat sees, and whatever goes wrong with them, the game goes on.

use super::player::Player;
use players::Glimpse;
use std::{
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    thread::available_parallelism,
};
use table::{Answer, Asked, Dice, Match, Random};
use war::{Item, Side, War};
use war_lore::on_threads;

/// Somebody who answers and advises.
pub(super) type Program = Box<dyn players::Player<War>>;

/// The programs at the table, and who steps in for one that fails.
pub struct Programs {
    seed: u64,
    pub(super) seated: [Option<Program>; 2],
    random: Random,
}

impl Programs {
    /// The programs for the seats where no person sits.
    pub fn new(seed: u64, seats: &[Player; 2]) -> Programs {
        let mut programs = Programs { seed, seated: [None, None], random: Random::new(seed.wrapping_add(1)) };
        programs.sit_down(seats);
        programs
    }

    /// Other players take the seats. They know nothing of what those before them had in mind.
    pub fn sit_down(&mut self, seats: &[Player; 2]) {
        self.seated = Side::ALL.map(|side| match &seats[side.index()] {
            Player::Human => None,
            Player::Program(name) => self.program(name, side.index() as u64),
        });
    }

    /// Somebody to ask for advice, who sits in no seat and is always the same.
    pub fn adviser(&self, name: &str) -> Option<Program> {
        self.program(name, 2)
    }

    fn program(&self, name: &str, stream: u64) -> Option<Program> {
        let threads = available_parallelism().map_or(1, NonZero::get);
        on_threads(name, own_seed(self.seed, stream), threads).ok()
    }

    /// The answer of a program; none if it failed.
    pub fn answer(&mut self, game: &Match<War>, asked: &Asked<War>) -> Option<Answer<Item>> {
        let program = self.seated[asked.seat.index()].as_mut()?;
        let answer = unless_it_fails(|| program.answer(&Glimpse::new(game, asked)))?;
        game.check(asked.seat, &answer).is_ok().then_some(answer)
    }

    /// A legal answer at random, for a program that failed.
    pub fn any_answer(&mut self, game: &Match<War>, asked: &Asked<War>) -> Answer<Item> {
        self.random.answer::<War>(game.state(), asked)
    }
}

/// What somebody thinks, unless there is a bug in how he thinks. No thought is worth the game of a person.
pub(super) fn unless_it_fails<T>(think: impl FnOnce() -> T) -> Option<T> {
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
        let seeds: BTreeSet<u64> = (0..50).flat_map(|seed| (0..3).map(move |stream| own_seed(seed, stream))).collect();
        assert_eq!(seeds.len(), 150);
    }
}
