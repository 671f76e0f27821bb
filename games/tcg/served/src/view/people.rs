//! Players: their piles as far as one may know them, and their Ring-bearers.

use super::seat;
use serde::Serialize;
use table::{
    Seat,
    cards::{Pile, PlaceView},
};
use tcg::{Card, State, View, game::now, view::SiteView};
use ts_rs::TS;
use utoipa::ToSchema;

/// A player.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgPerson {
    /// His seat.
    pub seat: String,
    /// T10.9 He has left the game.
    pub is_out: bool,
    /// What he bid.
    pub bid: u8,
    /// The burdens on his Ring-bearer.
    pub burdens: u8,
    /// So many corrupt him.
    pub resistance: Option<i16>,
    /// He wears the Ring.
    pub ring_worn: bool,
    /// The number of the site where he is; 0 before the first.
    pub at: u8,
    /// Cards in hand.
    pub hand: u8,
    /// What one knows of that hand, if it is not one's own.
    pub known: Vec<String>,
    /// Cards in the draw deck.
    pub deck: u8,
    /// T13.46 What one knows of the top of the deck, from the top on; nothing for a card that one does not know.
    pub top: Vec<Option<String>>,
    /// The same of its bottom, from the bottom on.
    pub bottom: Vec<Option<String>>,
    /// Cards in the discard pile.
    pub discarded: u8,
    /// The discard pile, where one may look through it.
    pub discard: Option<Vec<String>>,
    /// The dead pile.
    pub dead: Vec<String>,
    /// The sites of the adventure deck that one may know, by number.
    pub sites: Vec<Option<String>>,
    /// How many sites it has.
    pub sites_left: u8,
}

impl TcgPerson {
    /// A player, as somebody sees him.
    pub fn of(view: &View, state: &State, at: Seat) -> TcgPerson {
        let person = &view.people[at.index()];
        let cards = &person.cards;
        let deck = usize::from(cards.rest) + cards.top.places.len() + cards.bottom.places.len();
        let known = |place: &PlaceView<Card>| place.card.map(|card| card.to_string());
        TcgPerson {
            seat: seat(at),
            is_out: person.is_out,
            bid: person.bid,
            burdens: person.burdens,
            resistance: person.ring_bearer.map(|_| now::resistance(state, at)),
            ring_worn: person.ring_worn,
            at: person.at,
            hand: cards.hand,
            known: if view.seat == Some(at) { Vec::new() } else { codes(&cards.in_hand) },
            deck: deck as u8,
            top: cards.top.places.iter().rev().map(known).collect(),
            bottom: cards.bottom.places.iter().map(known).collect(),
            discarded: person.discard.len() as u8,
            discard: person.discard_is_open.then(|| codes(&person.discard)),
            dead: codes(&person.dead),
            sites: person.sites.iter().map(known_site).collect(),
            sites_left: person.sites.iter().filter(|site| **site != SiteView::None).count() as u8,
        }
    }
}

fn known_site(site: &SiteView) -> Option<String> {
    if let SiteView::Face(card) = site { Some(card.to_string()) } else { None }
}

fn codes(pile: &Pile<Card>) -> Vec<String> {
    pile.cards().map(|card| card.to_string()).collect()
}
