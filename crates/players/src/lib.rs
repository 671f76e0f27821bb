//! Who answers when no person does. A player is given a [`Glimpse`]: what its seat sees and is asked, and a way to
//! imagine worlds that look the same. The state of the game is not in it, so that no player can cheat.

mod budget;
mod foresight;
mod glimpse;
mod greedy;
mod level;
mod lore;
mod named;
mod random;
mod search;
mod walk;

pub use budget::Budget;
pub use foresight::Foresight;
pub use glimpse::Glimpse;
pub use greedy::{Care, Greedy};
pub use level::Level;
pub use lore::{Ideas, Lore, NoLore, all_answers};
pub use named::{NAMES, UnknownPlayer, by_name, by_name_with};
pub use random::RandomPlayer;
pub use search::Search;

use table::{Answer, Rules};

/// Somebody who answers questions.
pub trait Player<R: Rules>: Send {
    /// The answer to the open question of the glimpse.
    fn answer(&mut self, seen: &Glimpse<R>) -> Answer<R::Item>;

    /// What it thinks of the question, if it thinks: for people who ask for advice.
    fn advise(&mut self, _seen: &Glimpse<R>) -> Option<Advice<R::Item>> {
        None
    }
}

/// What a player thinks of a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<I> {
    /// The plan it follows, as a key for locales: `plan-race`.
    pub plan: &'static str,
    /// The best choices, the best one first; three at most.
    pub choices: Vec<Choice<I>>,
}

/// A choice that was thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<I> {
    /// The answer to the question, and those that would follow to the questions it leads to.
    pub answers: Vec<Answer<I>>,
    /// The chance to win that it promises, 0 to 1.
    pub worth: f32,
}
