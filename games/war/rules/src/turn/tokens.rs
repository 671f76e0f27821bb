//! W17.2 Action tokens.

use super::{actions, draw, politics};
use crate::{Event, Game, Legal, Side, State, Token, law::lawful};
use table::Flow;

/// W17.2.1 Only the Free Peoples are given tokens; W17.2.3 and one is used only if something comes of it.
pub(crate) fn may_use(state: &State, side: Side, token: Token) -> Legal {
    lawful(side == Side::Free && state.handicap.has(token), "W17.2.1")?;
    match token {
        Token::Draw => lawful(!state.decks.undrawn.of(side).is_empty(), "W5.1.1"),
        Token::Advance => politics::any(state, side),
    }
}

/// W17.2.2 A token is used once, as an action without a die; W17.2.6 whoever acts for the side uses it, and it is an action like any
/// other. W17.2.1 What it does is what an Event result and a Muster result do.
pub(crate) fn action(t: &mut Game, side: Side, token: Token) -> Flow {
    t.state.handicap.tokens[token.index()] -= 1;
    t.tell(Event::TokenUsed { side, token });
    match token {
        Token::Draw => draw::action(t, side)?,
        Token::Advance => politics::action(t, side)?,
    }
    actions::end_of_action(t)
}
