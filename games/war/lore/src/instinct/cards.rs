//! Which cards to keep, to play and to fight with.

use players::Ideas;
use table::{Answer, Asked, Pick, Seat, Shape};
use war::{Card, Deck, Item, Side, State, Title, War};

/// What a card is worth as an event, where 1 is an ordinary one.
pub fn event(card: Card) -> f32 {
    match (card.side(), card.deck(), card.number()) {
        // Tiles for Mordor, and what spares or heals the Ring-bearers.
        (Side::Free, Deck::Character, 1..=10) => 1.6,
        (Side::Free, Deck::Character, 12 | 13) => 1.5,
        (Side::Free, Deck::Character, 19..=21) => 1.3,
        // Tiles and blows against the Ring-bearers.
        (Side::Shadow, Deck::Character, 1..=4) => 1.6,
        (Side::Shadow, Deck::Character, 5..=16) => 1.4,
        (Side::Shadow, Deck::Character, 18) => 1.4,
        // Many figures at once.
        (Side::Shadow, Deck::Strategy, 16..=24) => 1.4,
        _ => 1.0,
    }
}

/// What a card is worth in battle, where 1 is an ordinary one.
pub fn combat(card: Card) -> f32 {
    match card.text().combat {
        Title::DaringDefiance | Title::ItIsAGift => 0.7,
        _ => 1.0,
    }
}

/// The ways to discard so many cards, with equal weight: any card, any two, but of more only those that are the easiest to
/// part with.
pub fn discards(asked: &Asked<War>, ideas: &mut Ideas<Item>) {
    ideas.clear();
    let Shape::Some { least, .. } = asked.shape else { return };
    let mut cards: Vec<Item> = asked.items().collect();
    let mut part_with = |these: &[Item]| {
        let pick: Pick<Item> = these.iter().map(|card| (*card, 1)).collect();
        ideas.push((Answer::Some(pick), 1.0));
    };
    match least {
        1 => cards.iter().for_each(|card| part_with(&[*card])),
        2 => cards.iter().enumerate().for_each(|(at, one)| {
            cards[at + 1..].iter().for_each(|other| part_with(&[*one, *other]));
        }),
        _ => {
            cards.sort_by(|a, b| to_discard(*b).total_cmp(&to_discard(*a)));
            part_with(&cards[..usize::from(least)]);
        }
    }
}

/// What makes a card easy to part with.
pub fn to_discard(item: Item) -> f32 {
    match item {
        Item::Card(card) => 1.0 / (event(card).powi(3) * combat(card)),
        _ => 1.0,
    }
}

/// Which deck to draw from.
pub fn draw(side: Side, deck: Deck) -> f32 {
    match (side, deck) {
        (Side::Free, Deck::Character) => 1.2,
        _ => 1.0,
    }
}

/// W15.9.1 Whether a card is for the team-mate alone.
fn is_for_the_mate(state: &State, seat: Seat, card: Card) -> bool {
    card.text().player.is_some_and(|icon| state.seat_of(icon) != seat)
}

/// How much somebody wants to exchange a card: he does if he holds one that only his team-mate can play.
pub fn exchange(state: &State, seat: Seat) -> f32 {
    let hand = state.decks.hand.of(seat);
    if hand.iter().any(|card| is_for_the_mate(state, seat, card)) { 0.9 } else { 0.1 }
}

/// How gladly he gives a card.
pub fn give(state: &State, seat: Seat, card: Card) -> f32 {
    if is_for_the_mate(state, seat, card) { 5.0 } else { 1.0 / event(card) }
}
