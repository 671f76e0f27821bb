//! W1.1 Who sits at the table, and who decides. A seat is not a side: rules ask a side, and which seat decides for it is a
//! function of the state. With two players each side is one person, who decides everything.

use crate::{CardSet, Side, State, War, Why};
use table::{Decider, Seat, Seating};

impl State {
    /// W1.1.1 The seats, by name.
    pub(crate) fn seating(&self) -> Seating {
        Seating::of(&Side::ALL.map(Side::id))
    }

    /// W1.1.1 The side that a seat plays for.
    pub fn side_of(&self, seat: Seat) -> Side {
        Side::ALL[seat.index()]
    }

    /// Who decides something for a side.
    pub fn decider(&self, side: Side, why: Why) -> Seat {
        side.seat(self, &why)
    }

    /// The hand from which whoever decides this for a side takes cards.
    pub(crate) fn hand_for(&self, side: Side, why: Why) -> CardSet {
        self.decks.hand.of(self.decider(side, why))
    }
}

/// W1.1.3 "Player" in a rule means the side, and for a side its one player decides.
impl Decider<War> for Side {
    fn seat(self, _: &State, _: &Why) -> Seat {
        Seat(self as u8)
    }
}
