//! What somebody was advised to do: whoever asks again in the middle of it hears how it goes on, as long as luck or somebody else
//! has not changed things.

use crate::{games::AnyMatch, wire};
use table::Seat;

/// The best choice of a piece of advice, and when it was given.
pub struct Advised {
    seat: Seat,
    /// How many inputs there were then.
    inputs: usize,
    plan: String,
    best: wire::Choice,
}

impl Advised {
    /// What is kept of a piece of advice.
    pub fn new(seat: Seat, inputs: usize, advice: &wire::Advice) -> Option<Advised> {
        let best = advice.choices.first()?.clone();
        Some(Advised { seat, inputs, plan: advice.plan.clone(), best })
    }

    /// How it goes on, if the seat has answered as advised so far.
    pub fn goes_on(&self, game: &dyn AnyMatch, seat: Seat) -> Option<wire::Advice> {
        let given = game.answers_since(self.inputs).filter(|_| seat == self.seat)?;
        let followed =
            given.iter().zip(&self.best.answers).all(|((by, answer), advised)| *by == seat && answer == advised);
        let rest =
            self.best.answers.get(given.len()..).filter(|rest| followed && !rest.is_empty() && !given.is_empty())?;
        let choice = wire::Choice { answers: rest.to_vec(), ..self.best.clone() };
        Some(wire::Advice { plan: self.plan.clone(), choices: vec![choice] })
    }
}
