//! The player who answers at random.

use crate::{Glimpse, Player};
use table::{Answer, Dice, Random, Rules};

/// Answers at random.
pub struct RandomPlayer {
    random: Random,
    dice: Dice,
}

impl RandomPlayer {
    /// The random player that a seed stands for.
    pub fn new(seed: u64) -> Self {
        RandomPlayer { random: Random::new(seed), dice: Dice::new(seed ^ 0x5eed) }
    }
}

impl<R: Rules> Player<R> for RandomPlayer {
    fn answer(&mut self, seen: &Glimpse<R>) -> Answer<R::Item> {
        // Which selections are legal depends on nothing hidden, so any world that looks the same will do.
        let world = seen.imagine(&mut self.dice);
        self.random.answer::<R>(world.state(), seen.asked())
    }
}
