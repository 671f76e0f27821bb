//! W1.1 The two sides. "Player" in a rule means the side, W1.1.3.

use crate::names::names;

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
}
