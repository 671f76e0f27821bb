//! Who sits at the table.

/// A place at the table. Which side or faction it plays is the game's affair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array with one entry a seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
