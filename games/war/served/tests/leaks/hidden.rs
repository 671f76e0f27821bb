//! Which cards somebody can know, from the true state of the game.

use table::Seat;
use war::{Card, CardSet, Side, State};

/// The cards that a seat, or a spectator, can see in this state.
pub fn open_to(state: &State, seat: Option<Seat>) -> CardSet {
    let decks = &state.decks;
    let own = seat.map_or(CardSet::EMPTY, |seat| decks.hand.of(seat).or(decks.discarded.of(seat)));
    let side = seat.map(|seat| state.side_of(seat));
    let battle = state.battle.iter();
    let laid = battle.flat_map(|battle| battle.laid.into_iter().flatten().filter(|card| is_up(battle, *card, side)));
    let made = state.battle.and_then(|battle| battle.card);
    let event = decks.resolving.map(|event| event.card);
    own.or(decks.table).or(decks.played).or(laid.chain(made).chain(event).collect())
}

/// Whether a combat card lies with its face to this side.
fn is_up(battle: &war::Battle, card: Card, side: Option<Side>) -> bool {
    let from_table = card.side() == Side::Shadow && battle.from_table;
    battle.revealed || from_table || side == Some(card.side())
}

/// Whether a card lies face down.
pub fn lies_face_down(state: &State) -> bool {
    state.battle.is_some_and(|b| b.laid.into_iter().flatten().any(|card| !is_up(&b, card, None)))
}
