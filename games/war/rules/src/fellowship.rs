//! W11 The Fellowship: where it is, how far it has come, and who guides it. W11.1.3 Companions in it are in no region, and
//! W11.2.2 only the Guide's ability works.

use crate::{Character, Region};

/// The Fellowship of the Ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fellowship {
    /// W11.1.1 Where the Ring-bearers' figure stands. On the Mordor Track it is the region they entered from, and
    /// counts for nothing: ask [`Fellowship::region`].
    pub figure: Region,
    /// W11.1.2 The distance travelled since.
    pub progress: u8,
    /// W11.1.2 Hidden, or else Revealed.
    pub hidden: bool,
    /// W11.3.1 Corruption, 0 to 12.
    pub corruption: u8,
    /// W11.2 Who guides it.
    pub guide: Character,
    /// W13.1.2 The step on the Mordor Track, 0 to 5.
    pub mordor: Option<u8>,
    /// W13.5.1 It tried to move, or was hidden, this turn.
    pub stirred: bool,
}

impl Fellowship {
    /// W11.1.4 The last step of the Progress track.
    pub const LAST_STEP: u8 = 12;
    /// W11.3.1 The Corruption that loses the game.
    pub const LOST: u8 = 12;
    /// W13.6.1 The Crack of Doom.
    pub const CRACK_OF_DOOM: u8 = 5;

    /// The region it is in, W11.1.1; on the Mordor Track it is in none, W13.1.2.
    pub fn region(&self) -> Option<Region> {
        match self.mordor {
            None => Some(self.figure),
            Some(_) => None,
        }
    }
}
