//! W15.3.2 Team-mates may exchange one card each.

use crate::{Card, Event, Game, Side, Why};
use smallvec::SmallVec;
use table::{Flow, Seat, Seats};

/// W15.3.2a Each is asked whether he wants to, without knowing the other's answer, whenever both hold a card; W15.3.3 and that is all they may
/// say. Says whether both do.
pub(crate) fn is_wanted(t: &mut Game, side: Side) -> Flow<bool> {
    let seats = seats(t, side);
    if seats.iter().any(|seat| t.state.decks.hand.of(*seat).is_empty()) {
        return Ok(false);
    }
    let wishes = t.together(seats, |t, seat| t.confirm(seat, Why::Exchange))?;
    // W15.13.3 Everybody sees whether it takes place.
    t.shows(Seats::ALL);
    Ok(wishes.iter().all(|wish| *wish))
}

/// W15.3.2a Each lays down a card of his hand, without knowing the other's, and takes the other.
pub(crate) fn cards(t: &mut Game, side: Side) -> Flow {
    let seats = seats(t, side);
    let given = t.together(seats.iter().copied(), |t, seat| {
        let hand: SmallVec<[Card; 8]> = t.state.decks.hand.of(seat).iter().collect();
        t.ask(seat, Why::Give, &hand)
    })?;
    let (first, second) = (seats[0], seats[1]);
    let laid = [(first, given[0], second), (second, given[1], first)];
    // W15.13.3 Others see what the backs of the hands tell.
    t.shows(Seats::ALL);
    for (from, card, to) in laid {
        t.state.decks.leave_hand(card);
        t.state.decks.hand.add(to, card);
        // W15.13.3 Who has given a card knows where it is.
        t.state.decks.known.add(from, card);
    }
    t.tell(Event::Exchanged { side, given: laid.map(|(from, card, _)| (from, Some(card))) });
    Ok(())
}

fn seats(t: &Game, side: Side) -> SmallVec<[Seat; 2]> {
    t.state.seats_of(side).collect()
}
