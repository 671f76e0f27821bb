//! What a card of a hand is good for when its time comes, as the table stands. Nothing is decided by it: it is asked of cards that were
//! drawn, by whoever wants to know how lucky somebody was.

use super::legal;
use crate::{
    cards::{
        Card,
        facts::{Side, Type},
        words::From,
    },
    game::{State, Thing},
};
use table::Seat;

/// What the cards of a player would meet, each in a turn of its own side, with all the twilight that it may need.
pub struct Prospect {
    seat: Seat,
    /// His turn.
    free: State,
    /// A turn of another, before he has played anything.
    shadow: State,
    /// The same with the minions of his hand: what else he plays against a fellowship goes with them, and none stays for long.
    with_minions: State,
}

impl Prospect {
    /// For a player who holds these cards.
    pub fn of(s: &State, seat: Seat, hand: impl IntoIterator<Item = Card>) -> Prospect {
        let mut free = s.clone();
        free.free = seat;
        let mut shadow = s.clone();
        if s.free == seat {
            shadow.free = s.right_of(seat);
        }
        shadow.twilight = u8::MAX;
        let mut with_minions = shadow.clone();
        for card in hand {
            let is_new = with_minions.minions().all(|o| o.card.title() != card.title());
            if card.kind() == Type::Minion && is_new {
                with_minions.enter(card, seat, None);
            }
        }
        Prospect { seat, free, shadow, with_minions }
    }

    /// Whether a card of his hand could be played in a phase of its own, or T6.14 heal.
    pub fn is_of_use(&mut self, card: Card) -> bool {
        let world = match (card.side(), card.kind()) {
            (Some(Side::Shadow), Type::Minion) => &mut self.shadow,
            (Some(Side::Shadow), _) => &mut self.with_minions,
            _ => &mut self.free,
        };
        if let Some(phase) = card.facts().phases.first() {
            world.phase = *phase;
        }
        let thing = Thing { card, owner: self.seat, id: None };
        legal::may_play(world, self.seat, thing, From::Hand, 0).is_ok()
            || card.side() == Some(Side::Free) && legal::may_heal_with(world, self.seat, card).is_ok()
    }
}
