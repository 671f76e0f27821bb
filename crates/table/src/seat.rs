//! Who sits at the table.

use smallvec::SmallVec;

/// A place at the table. Which side or faction it plays is the game's affair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array with one entry a seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Some of the seats: who sees something.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// Everybody.
    pub const ALL: Seats = Seats(u8::MAX);

    /// One seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Everybody but one seat.
    pub fn but(seat: Seat) -> Seats {
        Seats(!(1 << seat.0))
    }

    /// Whether a seat is among them.
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is among them.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl std::ops::BitOr for Seats {
    type Output = Seats;
    fn bitor(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
}

impl std::iter::Sum for Seats {
    fn sum<I: Iterator<Item = Seats>>(seats: I) -> Seats {
        seats.fold(Seats::NONE, |all, some| all | some)
    }
}

impl std::ops::BitOrAssign for Seats {
    fn bitor_assign(&mut self, other: Seats) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for Seats {
    type Output = Seats;
    fn bitand(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }
}

impl std::ops::Not for Seats {
    type Output = Seats;
    fn not(self) -> Seats {
        Seats(!self.0)
    }
}

/// Who sits at a table: the names of the seats, as records write them, and who plays together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(SmallVec<[(&'static str, u8); 5]>);

impl Seating {
    /// The most seats that a table has: who sees what is kept in eight bits.
    pub const MOST: usize = 8;

    /// Everybody plays for himself.
    pub fn of(names: &[&'static str]) -> Seating {
        assert!(names.len() <= Self::MOST, "too many seats");
        Seating(names.iter().zip(0..).map(|(name, team)| (*name, team)).collect())
    }

    /// Each seat with the number of its team.
    pub fn in_teams(seats: &[(&'static str, u8)]) -> Seating {
        assert!(seats.len() <= Self::MOST, "too many seats");
        Seating(seats.into())
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.count()).map(Seat)
    }

    /// The names of all seats, in order.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(name, _)| *name)
    }

    /// The name of a seat: `a`.
    pub fn name(&self, seat: Seat) -> &'static str {
        self.0[seat.index()].0
    }

    /// A seat by its name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.seats().find(|seat| self.name(*seat) == name)
    }

    /// The number of the team that a seat plays for.
    pub fn team(&self, seat: Seat) -> u8 {
        self.0[seat.index()].1
    }

    /// Whether two seats play together; everybody does so with himself.
    pub fn allied(&self, one: Seat, other: Seat) -> bool {
        self.team(one) == self.team(other)
    }
}
