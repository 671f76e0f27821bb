//! A hand and a deck as somebody sees them, and as they may be.

use super::{Deck, Holding, Noticed, Notices, Pile, Placed};
use crate::{Dice, Seat, Seats};
use smallvec::SmallVec;

/// A place in a deck, as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceView<C> {
    /// The card, if he knows that it lies here.
    pub card: Option<C>,
    /// Who knows what lies here.
    pub placed_by: Seats,
}

/// One end of a deck, as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacesView<C> {
    /// The places, in the order of [`Deck`].
    pub places: SmallVec<[PlaceView<C>; 4]>,
    /// Cards he has seen there without knowing their places.
    pub loose: Pile<C>,
}

/// A hand and a deck, as somebody sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HoldingView<C> {
    /// Whose they are.
    pub owner: Seat,
    /// How many cards are in hand.
    pub hand: u8,
    /// One's own hand; empty in the views of others.
    pub own_hand: Pile<C>,
    /// How many cards of the deck nobody knows a place of.
    pub rest: u8,
    /// What one's own deck holds in places that one does not know; empty in the views of others.
    pub own_rest: Pile<C>,
    /// The top.
    pub top: PlacesView<C>,
    /// The bottom.
    pub bottom: PlacesView<C>,
    /// Cards he knows to be in the hand, at least these.
    pub in_hand: Pile<C>,
    /// Cards he knows to be in the hand or the deck, at least these.
    pub around: Pile<C>,
    viewer: Option<Seat>,
}

impl<C: Copy + Ord> Holding<C> {
    /// What a seat, or a spectator, may know of it.
    pub fn seen_by(&self, seat: Option<Seat>) -> HoldingView<C> {
        let own = seat == Some(self.owner);
        let knows = |seats: Seats| seat.is_some_and(|seat| seats.has(seat));
        let place = |placed: &Placed<C>| PlaceView {
            card: (knows(placed.seen_by & placed.placed_by)).then_some(placed.card),
            placed_by: placed.placed_by,
        };
        let loose = |placed: &&Placed<C>| knows(placed.seen_by & !placed.placed_by);
        let noticed = |notices: &Notices<C>| notices.iter().filter(|n| knows(n.by)).map(|n| n.card).collect();
        let places = |placed: &[Placed<C>]| PlacesView {
            places: placed.iter().map(place).collect(),
            loose: placed.iter().filter(loose).map(|placed| placed.card).collect(),
        };
        let unplaced = |placed: &&Placed<C>| !knows(placed.seen_by & placed.placed_by);
        let hidden_places = self.deck.top.iter().chain(&self.deck.bottom).filter(unplaced).map(|placed| placed.card);
        HoldingView {
            owner: self.owner,
            hand: self.hand.len() as u8,
            own_hand: if own { self.hand.clone() } else { Pile::new() },
            rest: self.deck.rest.len() as u8,
            own_rest: if own { self.deck.rest.cards().chain(hidden_places).collect() } else { Pile::new() },
            top: places(&self.deck.top),
            bottom: places(&self.deck.bottom),
            in_hand: if own { Pile::new() } else { noticed(&self.in_hand) },
            around: if own { Pile::new() } else { noticed(&self.around) },
            viewer: seat,
        }
    }
}

impl<C: Copy + Ord> HoldingView<C> {
    /// A hand and a deck that look like this. `guess` says what a card may be of which nothing is known; it is asked for all
    /// of them at once, since what a deck may hold depends on what it holds already.
    pub fn redeal(&self, dice: &mut Dice, guess: impl FnOnce(usize, &mut Dice) -> Vec<C>) -> Holding<C> {
        let own = self.viewer == Some(self.owner);
        let known_top = self.top.places.iter().filter(|place| place.card.is_some()).count() + self.top.loose.len();
        let known_bottom =
            self.bottom.places.iter().filter(|place| place.card.is_some()).count() + self.bottom.loose.len();
        let places = self.top.places.len() + self.bottom.places.len();
        let mut unknown: Vec<C> = if own {
            self.own_rest.cards().filter(skip_all(&self.top.loose, &self.bottom.loose)).collect()
        } else {
            let hidden = usize::from(self.hand) - self.in_hand.len() + usize::from(self.rest) + places;
            let around = self.around.len();
            let mut cards = guess(hidden - known_top - known_bottom - around, dice);
            cards.extend(self.around.cards());
            cards
        };
        let mut draw = |dice: &mut Dice| unknown.swap_remove(dice.below(unknown.len()));
        let viewer = self.viewer.map_or(Seats::NONE, Seats::only);
        let mut end = |seen: &PlacesView<C>, dice: &mut Dice| -> SmallVec<[Placed<C>; 4]> {
            // Cards seen there without their places lie somewhere among the places that he does not know.
            let mut open: Vec<usize> = (0..seen.places.len()).filter(|at| seen.places[*at].card.is_none()).collect();
            let mut loose = vec![None; seen.places.len()];
            for card in seen.loose.cards() {
                loose[open.swap_remove(dice.below(open.len()))] = Some(card);
            }
            let place = |(place, loose): (&PlaceView<C>, Option<C>)| {
                let card = place.card.or(loose).unwrap_or_else(|| draw(dice));
                let seen_by = if place.card.or(loose).is_some() { viewer | place.placed_by } else { place.placed_by };
                Placed { card, seen_by, placed_by: place.placed_by }
            };
            seen.places.iter().zip(loose).map(place).collect()
        };
        let (top, bottom) = (end(&self.top, dice), end(&self.bottom, dice));
        let mut hand: Pile<C> = if own { self.own_hand.clone() } else { self.in_hand.clone() };
        while hand.len() < usize::from(self.hand) {
            hand.add(draw(dice));
        }
        let noticed = |cards: &Pile<C>| cards.cards().map(|card| Noticed { card, by: viewer }).collect();
        let (in_hand, around) = (noticed(&self.in_hand), noticed(&self.around));
        let deck = Deck { top, rest: unknown.into_iter().collect(), bottom };
        Holding { owner: self.owner, hand, deck, in_hand, around }
    }
}

/// Leaves out so many of each card as these piles hold.
fn skip_all<C: Copy + Ord>(one: &Pile<C>, other: &Pile<C>) -> impl FnMut(&C) -> bool {
    let mut left: Pile<C> = one.cards().chain(other.cards()).collect();
    move |card| !left.take(*card)
}
