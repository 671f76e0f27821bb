//! The Event cards, as far as somebody may know of them.

use super::view::{WarSides, ids};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Hands, Resolving, View};

/// The Event cards.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarCards {
    /// The cards in one's own hand; a spectator has none.
    pub hand: Vec<String>,
    /// Cards that one has given to the team-mate and that he still holds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub given: Vec<String>,
    /// The cards one has discarded unseen.
    pub discarded: Vec<String>,
    /// Cards in play on the table.
    pub table: Vec<String>,
    /// Cards that were played, or used in battle: everybody has seen them.
    pub played: Vec<String>,
    /// The event that is being played.
    pub resolving: Option<WarResolving>,
    /// How many cards each side has where, which everybody may know.
    pub counts: WarSides<WarCardCounts>,
}

/// An event while it is played.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarResolving {
    /// The card.
    pub card: String,
    /// The die result that plays it; none if another card lets it be played.
    pub die: Option<String>,
    /// Its effect has been carried out, but for a battle that it made.
    pub done: bool,
}

/// How many cards a side has where.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarCardCounts {
    /// In hand.
    pub hand: WarDecks,
    /// Not drawn yet.
    pub undrawn: WarDecks,
    /// Discarded unseen.
    pub discarded: WarDecks,
}

/// So many cards of each of a side's two decks.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarDecks {
    /// Of the Character deck.
    pub character: u8,
    /// Of the Strategy deck.
    pub strategy: u8,
}

impl WarCards {
    pub(super) fn of(view: &View) -> WarCards {
        WarCards {
            hand: ids(view.own_hand.iter()),
            given: ids(view.own_known.iter()),
            discarded: ids(view.own_discarded.iter()),
            table: ids(view.table.iter()),
            played: ids(view.played.iter()),
            resolving: view.resolving.map(WarResolving::of),
            counts: WarSides::each(|side| WarCardCounts::of(view.hands_of(side))),
        }
    }
}

impl WarResolving {
    fn of(event: Resolving) -> WarResolving {
        WarResolving { card: event.card.to_string(), die: event.die.map(|face| face.to_string()), done: event.done }
    }
}

impl WarCardCounts {
    fn of(hands: Hands) -> WarCardCounts {
        let Hands { hand, undrawn, discarded } = hands;
        WarCardCounts { hand: WarDecks::of(hand), undrawn: WarDecks::of(undrawn), discarded: WarDecks::of(discarded) }
    }
}

impl WarDecks {
    pub(super) fn of([character, strategy]: [u8; 2]) -> WarDecks {
        WarDecks { character, strategy }
    }
}
