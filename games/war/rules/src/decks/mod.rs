//! W5 The Event cards, and where each of them is.

mod card;

pub(crate) use card::parse;
pub use card::{Card, CardSet, Text};

use crate::{Face, Side, names::names};
use table::Seat;

names! {
    /// W1.7.3 A side's two decks.
    "a deck (character-deck or strategy-deck)" enum Deck {
        /// The Character deck.
        Character = "character-deck",
        /// The Strategy deck.
        Strategy = "strategy-deck",
    }
}

/// Where every card is. The order of a deck is no data: a card is drawn from it by chance when it is drawn, which
/// is the same as shuffling before (W2.1.6), and leaves nothing to hide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decks {
    /// Cards not drawn yet.
    pub undrawn: CardSet,
    /// The hands; a card is only ever in a hand of its own side.
    pub hand: BySeat,
    /// W15.13.3 Cards that a seat knows in the hand of its team-mate, because it gave them to him.
    pub known: BySeat,
    /// W5.4 Cards in play on the table.
    pub table: CardSet,
    /// Cards that were played or used in battle: everybody has seen them.
    pub played: CardSet,
    /// W5.2.3 Cards discarded unseen, by who discarded them.
    pub discarded: BySeat,
    /// W5.3 The event that is being played.
    pub resolving: Option<Resolving>,
}

/// The most seats there are, W15.1.
pub const SEATS: usize = 4;

/// Cards that belong to a seat each, and that only it may see.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BySeat([CardSet; SEATS]);

impl BySeat {
    /// Nobody has a card.
    pub const EMPTY: BySeat = BySeat([CardSet::EMPTY; SEATS]);

    /// The cards of a seat.
    pub fn of(&self, seat: Seat) -> CardSet {
        self.0[seat.index()]
    }

    /// The cards of all seats.
    pub fn all(&self) -> CardSet {
        self.0.into_iter().fold(CardSet::EMPTY, CardSet::or)
    }

    /// These are the cards of a seat now.
    pub fn set(&mut self, seat: Seat, cards: CardSet) {
        self.0[seat.index()] = cards;
    }

    /// Gives a seat a card.
    pub fn add(&mut self, seat: Seat, card: Card) {
        self.0[seat.index()].add(card);
    }

    /// Takes a card away, whoever has it.
    pub fn remove(&mut self, card: Card) {
        self.0.iter_mut().for_each(|cards| cards.remove(card));
    }
}

/// An event while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resolving {
    /// The card.
    pub card: Card,
    /// The die result that plays it; none if another card lets it be played.
    pub die: Option<Face>,
    /// Its effect has been carried out, but for a battle that it made.
    pub done: bool,
}

impl Decks {
    /// W5.2.1 The most cards a hand may hold, W15.4.1 and that of a player who shares his side.
    pub const HAND_LIMIT: u8 = 6;
    /// W15.4.1 The most cards in the hand of a player who shares his side.
    pub const SHARED_HAND_LIMIT: u8 = 4;

    /// W2.1.6 All cards undrawn.
    pub fn at_start() -> Decks {
        Decks {
            undrawn: CardSet::all(),
            hand: BySeat::EMPTY,
            known: BySeat::EMPTY,
            table: CardSet::EMPTY,
            played: CardSet::EMPTY,
            discarded: BySeat::EMPTY,
            resolving: None,
        }
    }

    /// A card leaves the hand that it is in. Which one of its deck has gone, the others may not know: what a team-mate knew of such
    /// cards in that hand he knows no more.
    pub fn leave_hand(&mut self, card: Card) {
        let cards = Card::of(card.side(), card.deck());
        let holder = self.hand.0.iter().find(|hand| hand.has(card)).copied().unwrap_or_default();
        self.known.0.iter_mut().for_each(|known| *known = known.without(holder.and(cards)));
        self.hand.remove(card);
    }

    /// The cards that can still be drawn from a deck.
    pub fn left(&self, side: Side, deck: Deck) -> CardSet {
        self.undrawn.and(Card::of(side, deck))
    }
}
