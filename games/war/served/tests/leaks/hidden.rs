//! Which cards somebody can know, from the true state of the game.

use table::Seat;
use war::{Card, CardSet, State};

/// The cards that a seat, or a spectator, can see in this state.
pub fn open_to(state: &State, seat: Option<Seat>) -> CardSet {
    let decks = &state.decks;
    let own = seat.map_or(CardSet::EMPTY, |seat| decks.hand.of(seat).or(decks.discarded.of(seat)));
    let battle = state.battle.iter();
    let laid =
        battle.flat_map(|battle| battle.laid.into_iter().flatten().filter(|card| is_up(state, battle, *card, seat)));
    let made = state.battle.and_then(|battle| battle.card);
    let event = decks.resolving.map(|event| event.card);
    own.or(decks.table).or(decks.played).or(laid.chain(made).chain(event).collect())
}

/// Whether a combat card lies with its face to a seat: W15.13.2 before it is turned only to who commands his side there, and laid it.
fn is_up(state: &State, battle: &war::Battle, card: Card, seat: Option<Seat>) -> bool {
    let side = card.side();
    let from_table = side == war::Side::Shadow && battle.from_table;
    battle.revealed || from_table || seat == Some(state.seat_of(battle.control[side.index()]))
}

/// Whether a card lies face down.
pub fn lies_face_down(state: &State) -> bool {
    let is_down =
        |battle: &war::Battle| battle.laid.into_iter().flatten().any(|card| !is_up(state, battle, card, None));
    state.battle.as_ref().is_some_and(is_down)
}
