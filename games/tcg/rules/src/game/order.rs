//! T1.4 Who sits where: clockwise is to the left, most procedures go to the right.

use super::State;
use crate::cards::facts::{Arrow, Side};
use smallvec::SmallVec;
use table::Seat;

impl State {
    fn place(&self, seat: Seat) -> usize {
        self.order.iter().position(|other| *other == seat).unwrap_or(0)
    }

    /// The player on the right of another: the next counter-clockwise.
    pub fn right_of(&self, seat: Seat) -> Seat {
        let count = self.order.len();
        self.order[(self.place(seat) + count - 1) % count]
    }

    /// The player on the left of another: the next clockwise, whose turn comes next, T9.13.
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.order[(self.place(seat) + 1) % self.order.len()]
    }

    /// T5.16 All players in the order of actions: the Free Peoples player first, then to the right.
    pub fn in_action_order(&self) -> SmallVec<[Seat; 5]> {
        self.order_from(self.free)
    }

    /// All players, from one of them to the right.
    pub(crate) fn order_from(&self, first: Seat) -> SmallVec<[Seat; 5]> {
        let mut seats = SmallVec::new();
        let mut seat = first;
        for _ in 0..self.order.len() {
            seats.push(seat);
            seat = self.right_of(seat);
        }
        seats
    }

    /// T7.1 The Shadow players, from the Free Peoples player's right.
    pub fn shadow_players(&self) -> SmallVec<[Seat; 5]> {
        self.in_action_order().into_iter().filter(|seat| *seat != self.free).collect()
    }

    /// T1.3 The side that a player is on this turn.
    pub fn side_of(&self, seat: Seat) -> Side {
        if seat == self.free { Side::Free } else { Side::Shadow }
    }

    /// T1.6 The opponents of a player.
    pub fn opponents_of(&self, seat: Seat) -> SmallVec<[Seat; 5]> {
        if seat == self.free { self.shadow_players() } else { SmallVec::from_slice(&[self.free]) }
    }

    /// T6.21 Who plays the next site, by the arrow of the site that is left.
    pub fn in_direction(&self, arrow: Option<Arrow>) -> Seat {
        match arrow {
            Some(Arrow::Left) => self.left_of(self.free),
            Some(Arrow::Right) | None => self.right_of(self.free),
        }
    }
}
