//! Everything that enters the rules from outside: choices and chance, and where they come from.

use crate::{Answer, Asked, Dice, Refusal, Rules, Seat, Seats};

/// One thing that entered the rules. A game is its set-up and its inputs, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<I> {
    /// What a seat answered.
    Choice(Seat, Answer<I>),
    /// What came up by chance.
    Chance(I),
}

/// Where answers and chance come from while a step runs: a record, a script, a player, a search.
pub trait Inputs<R: Rules> {
    /// The answer, or nothing if it has not been given yet.
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>>;
    /// What this seat answers to the question that comes next, where that is written down: then it can be weighed by itself, and
    /// what else could be answered need not be found out. If it is legal it [is taken](Inputs::take_written), else it is asked for.
    fn written(&self, _seat: Seat) -> Option<&Answer<R::Item>> {
        None
    }
    /// Told that what was written was legal; the next question comes after it.
    fn take_written(&mut self) {}
    /// What comes up, or nothing if that is not known yet.
    fn chance(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item>;
    /// Told of a question that has no answer yet.
    fn open(&mut self, _asked: Asked<R>) {}
    /// Told that its answer was not legal; the step stops there.
    fn refused(&mut self, _refusal: Refusal<R::Law>) {}
    /// Told of a question that is not asked, because it has only this answer and everybody can see that.
    fn unasked(&mut self, _seat: Seat, _why: &R::Why, _answer: &dyn Fn() -> Answer<R::Item>) {}
    /// Told that several are asked at once from now on, or no longer.
    fn at_once(&mut self, _begins: bool) {}
    /// Told that what was answered before cannot be taken back.
    fn settled(&mut self) {}
    /// Told that these seats get to know something hidden.
    fn shows(&mut self, _seats: Seats) {}
    /// Told of what happens.
    fn hear(&mut self, _event: R::Event) {}
}

/// Where chance comes from when a match needs some that its record does not hold.
pub trait Luck<R: Rules> {
    /// One of the options, or nothing: then the match waits.
    fn draw(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item>;
}

impl<R: Rules> Luck<R> for Dice {
    fn draw(&mut self, _: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        Some(options[self.below(options.len())])
    }
}

/// No luck at all: a match stands still where its record ends. For looking at records.
pub struct NoLuck;

impl<R: Rules> Luck<R> for NoLuck {
    fn draw(&mut self, _: &R::Why, _: &[R::Item]) -> Option<R::Item> {
        None
    }
}
