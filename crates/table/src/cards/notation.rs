//! A hand and a deck as text, for positions: `c1 c2 | c3 c4 c4 | top c1:01/0 | bottom c2:0/0 | in-hand c1:2 | around c4:12`.
//! First the hand, then the shuffled part of the deck; then, where there are any, known places with who has seen the card and
//! who knows its place, and cards that other seats know of. Seats are digits.

use super::{Deck, Holding, Noticed, Notices, Pile, Placed, each};
use crate::{Seat, Seating, Seats};
use smallvec::SmallVec;
use std::{fmt::Display, str::FromStr};

impl<C: Copy + Ord + Display + FromStr<Err = String>> Holding<C> {
    /// The text.
    pub fn describe(&self) -> String {
        let pile = |pile: &Pile<C>| join(pile.cards().map(|card| card.to_string()));
        let places = |places: &[Placed<C>]| {
            let each = |p: &Placed<C>| format!("{}:{}/{}", p.card, digits(p.seen_by), digits(p.placed_by));
            join(places.iter().map(each))
        };
        let notices = |notices: &Notices<C>| join(notices.iter().map(|n| format!("{}:{}", n.card, digits(n.by))));
        let parts = [
            ("top", places(&self.deck.top)),
            ("bottom", places(&self.deck.bottom)),
            ("in-hand", notices(&self.in_hand)),
            ("around", notices(&self.around)),
        ];
        let mut text = format!("{} | {}", pile(&self.hand), pile(&self.deck.rest));
        for (name, part) in parts.into_iter().filter(|(_, part)| !part.is_empty()) {
            text += &format!(" | {name} {part}");
        }
        text.trim().into()
    }

    /// The hand and the deck that a text tells of.
    pub fn read(owner: Seat, text: &str) -> Result<Self, String> {
        let mut parts = text.split('|').map(str::trim);
        let hand = cards(parts.next().unwrap_or_default())?;
        let rest = cards(parts.next().ok_or("expected the hand, '|' and the deck")?)?;
        let mut holding = Holding {
            owner,
            hand: hand.into_iter().collect(),
            deck: Deck::shuffled(rest),
            in_hand: SmallVec::new(),
            around: SmallVec::new(),
        };
        for part in parts {
            let (name, told) = part.split_once(' ').unwrap_or((part, ""));
            match name {
                "top" => holding.deck.top = told.split_whitespace().map(placed).collect::<Result<_, _>>()?,
                "bottom" => holding.deck.bottom = told.split_whitespace().map(placed).collect::<Result<_, _>>()?,
                "in-hand" => holding.in_hand = told.split_whitespace().map(noticed).collect::<Result<_, _>>()?,
                "around" => holding.around = told.split_whitespace().map(noticed).collect::<Result<_, _>>()?,
                _ => return Err(format!("expected top, bottom, in-hand or around, found '{name}'")),
            }
        }
        Ok(holding)
    }
}

fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

fn digits(seats: Seats) -> String {
    each(seats).map(|seat| seat.0.to_string()).collect()
}

fn cards<C: FromStr<Err = String>>(text: &str) -> Result<Vec<C>, String> {
    text.split_whitespace().map(str::parse).collect()
}

fn seats(text: &str) -> Result<Seats, String> {
    let seat = |c: char| c.to_digit(10).filter(|n| (*n as usize) < Seating::MOST).map(|n| Seats::only(Seat(n as u8)));
    let all = text.chars().map(|c| seat(c).ok_or_else(|| format!("expected seats as digits, found '{text}'")));
    all.sum::<Result<Seats, String>>()
}

/// `c1:01/0`
fn placed<C: FromStr<Err = String>>(text: &str) -> Result<Placed<C>, String> {
    let expected = || format!("expected a card with who has seen it and who knows its place, found '{text}'");
    let (card, who) = text.split_once(':').ok_or_else(expected)?;
    let (seen_by, placed_by) = who.split_once('/').ok_or_else(expected)?;
    Ok(Placed { card: card.parse()?, seen_by: seats(seen_by)?, placed_by: seats(placed_by)? })
}

/// `c1:12`
fn noticed<C: FromStr<Err = String>>(text: &str) -> Result<Noticed<C>, String> {
    let (card, by) = text.split_once(':').ok_or_else(|| format!("expected a card and who knows it, found '{text}'"))?;
    Ok(Noticed { card: card.parse()?, by: seats(by)? })
}
