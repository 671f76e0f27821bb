//! Players of a game, for a server that does not know which game it is.

use super::{AnyMatch, Item, Playing, Served, Thinker};
use crate::wire;
use players::Glimpse;
use table::Seat;

/// A player of a game that is known.
pub(super) struct Thinking<S: Served>(pub(super) Box<dyn players::Player<S::Rules>>);

impl<S: Served> Thinker for Thinking<S> {
    fn answer(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<String> {
        let game = &game.as_any().downcast_ref::<Playing<S>>()?.game;
        Some(self.0.answer(&Glimpse::new(game, game.asked(seat)?)).to_string())
    }

    fn advise(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<wire::Advice> {
        let game = &game.as_any().downcast_ref::<Playing<S>>()?.game;
        let advice = self.0.advise(&Glimpse::new(game, game.asked(seat)?))?;
        let choice = |choice: &players::Choice<Item<S>>| wire::Choice {
            answers: choice.answers.iter().map(|answer| answer.to_string()).collect(),
            at_once: 1,
            chance: choice.worth,
        };
        Some(wire::Advice { plan: advice.plan.into(), choices: advice.choices.iter().map(choice).collect() })
    }
}
