//! W1.2 The eight Nations.

use crate::{Side, names::names, sets::set_of};

names! {
    /// W1.2.1 A Nation.
    "a nation" enum Nation {
        /// The Dwarves.
        Dwarves = "dwarves",
        /// The Elves.
        Elves = "elves",
        /// Gondor.
        Gondor = "gondor",
        /// The North.
        North = "north",
        /// Rohan.
        Rohan = "rohan",
        /// Isengard.
        Isengard = "isengard",
        /// Sauron.
        Sauron = "sauron",
        /// The Southrons and Easterlings.
        Southrons = "southrons",
    }
}

impl Nation {
    /// The Nations of the Free Peoples; they have Leaders.
    pub const FREE: [Nation; 5] = [Nation::Dwarves, Nation::Elves, Nation::Gondor, Nation::North, Nation::Rohan];
    /// The Nations of the Shadow.
    pub const SHADOW: [Nation; 3] = [Nation::Isengard, Nation::Sauron, Nation::Southrons];

    /// W1.2.1 The side it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Nation::Dwarves | Nation::Elves | Nation::Gondor | Nation::North | Nation::Rohan => Side::Free,
            Nation::Isengard | Nation::Sauron | Nation::Southrons => Side::Shadow,
        }
    }

    /// The Nations of a side.
    pub const fn of(side: Side) -> &'static [Nation] {
        match side {
            Side::Free => &Nation::FREE,
            Side::Shadow => &Nation::SHADOW,
        }
    }
}

set_of! {
    /// A set of Nations.
    NationSet of Nation, u8, |at: usize| Nation::ALL[at]
}
