//! W1.1 The two sides. "Player" in a rule means the side, W1.1.3.

use crate::names::names;
use table::Seat;

names! {
    /// W1.1.1 A side. With two players, each plays one.
    "a side (fp or sh)" enum Side {
        /// The Free Peoples.
        Free = "fp",
        /// The Shadow.
        Shadow = "sh",
    }
}

impl Side {
    /// The other side.
    pub const fn enemy(self) -> Side {
        match self {
            Side::Free => Side::Shadow,
            Side::Shadow => Side::Free,
        }
    }

    /// The side that sits in this seat.
    pub const fn of(seat: Seat) -> Side {
        if seat.0 == 0 { Side::Free } else { Side::Shadow }
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        Seat(side as u8)
    }
}
