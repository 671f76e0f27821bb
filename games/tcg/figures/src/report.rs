//! The figures of many games that no other game has.

use crate::notes::{TcgNotes, Uses};
use serde::Serialize;
use std::collections::BTreeMap;
use tcg::Card;
use tournament::{Noted, Spread, mean};

/// What is told of many games.
#[derive(Serialize)]
pub struct TcgReport {
    /// How far players came.
    pub sites: Sites,
    /// The mean of the moves of a game.
    pub moves: Option<f64>,
    /// How often each card of the decks was played, and each of its abilities used; by code.
    pub cards: BTreeMap<String, CardUse>,
}

/// How far players came in the games that were finished.
#[derive(Serialize)]
pub struct Sites {
    /// The site that players reached.
    pub reached: Option<Spread>,
    /// How many reached each site and none behind it, by its number; 0 for those whom their bid corrupted.
    pub last: BTreeMap<u8, u64>,
}

/// How often a card was used in all games.
#[derive(Serialize, Default, PartialEq, Eq, Debug)]
pub struct CardUse {
    /// What it is called.
    pub title: String,
    /// The games in which somebody had brought it.
    pub games: u64,
    /// How often it was played, or lay there from the start.
    pub played: u64,
    /// How often each of its abilities was used, by number.
    pub abilities: BTreeMap<u8, u64>,
}

impl TcgReport {
    /// The figures of these games. Those that were aborted count only for the use of cards.
    pub(crate) fn of(games: &[Noted<TcgNotes>]) -> TcgReport {
        let finished = games.iter().filter(|game| game.outcome.is_some()).map(|game| game.notes);
        let mut cards: BTreeMap<Card, CardUse> = BTreeMap::new();
        for (card, uses) in games.iter().flat_map(|game| &game.notes.cards) {
            cards.entry(*card).or_default().add(*card, uses);
        }
        TcgReport {
            sites: Sites::of(finished.clone().flat_map(|notes| notes.reached.iter().copied())),
            moves: mean(finished.map(|notes| f64::from(notes.moves))),
            cards: cards.into_iter().map(|(card, uses)| (card.to_string(), uses)).collect(),
        }
    }
}

impl Sites {
    fn of(reached: impl Iterator<Item = u8> + Clone) -> Sites {
        let mut last: BTreeMap<u8, u64> = (0..=9).map(|site| (site, 0)).collect();
        reached.clone().for_each(|site| *last.entry(site).or_default() += 1);
        Sites { reached: Spread::of(reached.map(u16::from)), last }
    }
}

impl CardUse {
    fn add(&mut self, card: Card, uses: &Uses) {
        if self.title.is_empty() {
            self.title = card.full_name();
        }
        self.games += u64::from(uses.brought);
        self.played += u64::from(uses.played);
        for (ability, times) in (0..).zip(&uses.abilities) {
            *self.abilities.entry(ability).or_default() += u64::from(*times);
        }
    }
}
