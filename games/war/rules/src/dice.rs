//! W1.7.1, W3.8 Action dice: their faces, the pools, and the Elven Rings that change them.

use crate::{Side, names::names};

names! {
    /// W1.7.1 A result of an action die.
    "a result of an action die" enum Face {
        /// Character.
        Character = "character",
        /// Army.
        Army = "army",
        /// Muster.
        Muster = "muster",
        /// Muster/Army: either of the two.
        MusterArmy = "muster-army",
        /// Event.
        Event = "event",
        /// Will of the West, only on the dice of the Free Peoples.
        Will = "will",
        /// The Eye, only on the dice of the Shadow.
        Eye = "eye",
    }
}

impl Face {
    /// W1.7.1 The six faces of a side's dice.
    pub const fn of(side: Side) -> [Face; 6] {
        match side {
            Side::Free => [Face::Character, Face::Character, Face::Muster, Face::MusterArmy, Face::Event, Face::Will],
            Side::Shadow => [Face::Character, Face::Army, Face::Muster, Face::MusterArmy, Face::Event, Face::Eye],
        }
    }

    /// W4.2.11, W4.2.14 Whether it serves as a Muster result.
    pub const fn musters(self) -> bool {
        matches!(self, Face::Muster | Face::MusterArmy)
    }

    /// W4.2.11 Whether it serves as an Army result.
    pub const fn moves_armies(self) -> bool {
        matches!(self, Face::Army | Face::MusterArmy)
    }
}

/// The dice and Elven Rings of one side.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Dice {
    /// Unused dice by face.
    pub unused: [u8; 7],
    /// How many dice the side rolls this turn, fixed in phase 1.
    pub pool: u8,
    /// Elven Rings.
    pub rings: u8,
    /// W4.5.4 A Ring was used this turn.
    pub ring_used: bool,
}

impl Dice {
    /// How many dice are unused.
    pub fn left(&self) -> u8 {
        self.unused.iter().sum()
    }

    /// Whether an unused die shows this face.
    pub fn has(&self, face: Face) -> bool {
        self.unused[face.index()] > 0
    }

    /// The faces that unused dice show.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        Face::ALL.into_iter().filter(|f| self.has(*f))
    }
}
