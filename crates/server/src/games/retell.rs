//! Telling a game again from its record, to somebody who listens: what was asked and answered, what came up by chance
//! and what it came from, and what happened, each in its order.

use table::{Answer, Asked, Input, Inputs, Match, Rules, Table};

/// Somebody who is told a game again. Everything may be left unheard.
pub trait Listener<R: Rules> {
    /// A step begins in this state; within the step nothing else is committed.
    fn step(&mut self, _state: &R::State) {}
    /// A seat answered.
    fn choice(&mut self, _state: &R::State, _asked: &Asked<R>, _answer: &Answer<R::Item>) {}
    /// One of the options came up, all equally likely. Where there was but one, nothing is told.
    fn chance(&mut self, _why: &R::Why, _options: &[R::Item], _item: R::Item) {}
    /// Something happened.
    fn event(&mut self, _event: &R::Event) {}
}

/// Tells a match again, from its start to where its record ends; gives the state it stands in then.
///
/// Every step runs once, with the inputs that are written down, so each thing is told once.
pub fn retell<R: Rules>(game: &Match<R>, listener: &mut dyn Listener<R>) -> R::State {
    let mut state = game.start().clone();
    let mut witness = Witness { inputs: game.inputs().iter(), listener };
    while R::outcome(&state).is_none() {
        witness.listener.step(&state);
        // A step pauses where the record of an unfinished game ends.
        if Table::new(&mut state, &mut witness).step().is_err() {
            break;
        }
    }
    state
}

/// A record as the source of all inputs, with somebody who listens.
struct Witness<'a, R: Rules> {
    inputs: std::slice::Iter<'a, Input<R::Item>>,
    listener: &'a mut dyn Listener<R>,
}

// The inputs of a match were checked when they came, so the next one is always the one that is due.
impl<R: Rules> Inputs<R> for Witness<'_, R> {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        let Input::Choice(_, answer) = self.inputs.next()? else { return None };
        self.listener.choice(state, asked, answer);
        Some(answer.clone())
    }

    fn chance(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        let Input::Chance(item) = self.inputs.next()? else { return None };
        self.listener.chance(why, options, *item);
        Some(*item)
    }

    fn hear(&mut self, event: R::Event) {
        self.listener.event(&event);
    }
}
