//! Decks at random, of all cards, so that every card meets every other. They are legal: T3.2 to T3.9.

use std::{collections::BTreeMap, sync::LazyLock};
use table::Dice;
use tcg::{
    Card,
    cards::{
        facts::{Culture, Keyword, Side, Type},
        words::{Cond, Effect, Filter, Which},
    },
    deck::DeckList,
};

/// T3.3 So many of each side make the smallest deck, T3.2.
const EACH_SIDE: usize = 30;

/// What decks are made of, sorted once.
struct Cards {
    ring_bearers: Vec<Card>,
    rings: Vec<Card>,
    /// Those of each number.
    sites: Vec<Vec<Card>>,
    /// Those of each side.
    sides: [Vec<Card>; 2],
    by_title: BTreeMap<&'static str, Vec<Card>>,
    /// What each card asks for by name, by its place among all cards.
    asked_for: Vec<Vec<&'static str>>,
}

static CARDS: LazyLock<Cards> = LazyLock::new(|| {
    let of = |fits: &dyn Fn(&Card) -> bool| -> Vec<Card> { Card::all().filter(|card| fits(card)).collect() };
    let is_bearer = |card: &Card| card.facts().keywords.iter().any(|(keyword, _)| *keyword == Keyword::RingBearer);
    let mut by_title: BTreeMap<&str, Vec<Card>> = BTreeMap::new();
    Card::all().for_each(|card| by_title.entry(card.title()).or_default().push(card));
    Cards {
        ring_bearers: of(&is_bearer),
        rings: of(&|card| card.kind() == Type::Ring),
        sites: (1..=9).map(|n| of(&|card| card.kind() == Type::Site && card.facts().site == n)).collect(),
        sides: [Side::Free, Side::Shadow].map(|side| of(&|card| card.side() == Some(side))),
        asked_for: Card::all().map(|card| asked_for(card, &by_title)).collect(),
        by_title,
    }
});

/// A legal deck, as the dice fall.
pub fn random(dice: &mut Dice) -> DeckList {
    let ring_bearer = any(dice, &CARDS.ring_bearers);
    let ring = any(dice, &CARDS.rings);
    let sites = CARDS.sites.iter().map(|here| any(dice, here)).collect();
    let mut draw = half(dice, &CARDS.sides[0]);
    draw.extend(half(dice, &CARDS.sides[1]));
    draw.sort();
    DeckList { ring_bearer, ring, sites, draw }
}

fn any(dice: &mut Dice, cards: &[Card]) -> Card {
    cards[dice.below(cards.len())]
}

/// The cards of one side. Most are of two cultures, and what a card asks for by its name comes with it: so that cards can be played
/// which need each other.
fn half(dice: &mut Dice, pool: &[Card]) -> Vec<Card> {
    let mut cultures: Vec<Culture> = pool.iter().filter_map(|card| card.facts().culture).collect();
    cultures.sort();
    cultures.dedup();
    let homes = [0, 1].map(|_| cultures.swap_remove(dice.below(cultures.len())));
    let is_home = |card: &Card| card.facts().culture.is_some_and(|culture| homes.contains(&culture));
    let at_home: Vec<Card> = pool.iter().copied().filter(is_home).collect();
    let mut half = Half::default();
    while half.cards.len() < EACH_SIDE {
        let from = if dice.one_in(4) { pool } else { &at_home[..] };
        let card = any(dice, from);
        for _ in 0..=dice.below(2) {
            half.add(card);
        }
        for title in &CARDS.asked_for[card.index()] {
            half.add(any(dice, &CARDS.by_title[title]));
        }
    }
    half.cards
}

/// Cards of one side, within the limits of their titles.
#[derive(Default)]
struct Half {
    cards: Vec<Card>,
    titles: BTreeMap<&'static str, usize>,
}

impl Half {
    /// T3.5, T3.6 One more, if there may be one.
    fn add(&mut self, card: Card) {
        let most = if card.title() == "Frodo" { 3 } else { 4 };
        let count = self.titles.entry(card.title()).or_default();
        if *count < most && self.cards.len() < EACH_SIDE {
            *count += 1;
            self.cards.push(card);
        }
    }
}

/// The titles of the own side that a card needs to be played or used: who bears it, who is spotted, who exerts.
fn asked_for(card: Card, by_title: &BTreeMap<&str, Vec<Card>>) -> Vec<&'static str> {
    let text = card.text();
    let mut titles = Vec::new();
    text.borne_by.iter().for_each(|bearer| name(bearer, &mut titles));
    let conds = text.to_play.iter().chain(text.abilities.iter().flat_map(|ability| &ability.needs));
    conds.for_each(|cond| {
        if let Cond::Spot(_, filter) = cond {
            name(filter, &mut titles);
        }
    });
    let costs = text.extra_costs.iter().chain(text.abilities.iter().flat_map(|ability| &ability.costs));
    costs.for_each(|cost| {
        if let Effect::Exert(Which::Choice { of: filter, .. } | Which::All(filter), _) = cost {
            name(filter, &mut titles);
        }
    });
    titles.retain(|title| by_title.get(title).is_some_and(|cards| cards[0].side() == card.side()));
    titles
}

/// The titles that a description names.
fn name(filter: &Filter, titles: &mut Vec<&'static str>) {
    match filter {
        Filter::Title(title) => titles.push(title),
        Filter::Both(one, other) | Filter::Either(one, other) => {
            name(one, titles);
            name(other, titles);
        }
        Filter::Bearing(inner) | Filter::On(inner) => name(inner, titles),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn decks_at_random_are_legal_and_hold_every_card() {
        let mut seen = BTreeSet::new();
        for seed in 0..600 {
            let deck = random(&mut Dice::new(seed));
            assert!(deck.faults(9).is_empty(), "{seed}: {:?}\n{}", deck.faults(9), deck.write());
            seen.extend(deck.draw.iter().chain(&deck.sites).chain([&deck.ring_bearer, &deck.ring]).copied());
        }
        let missing: Vec<Card> = Card::all().filter(|card| !seen.contains(card)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        assert_eq!(random(&mut Dice::new(7)), random(&mut Dice::new(7)));
    }

    #[test]
    fn what_a_card_asks_for_by_name_comes_with_it() {
        let axe: Card = "1R14".parse().expect("a card");
        assert_eq!(CARDS.asked_for[axe.index()], ["Gimli"]);
        let with = (0..600).map(|seed| random(&mut Dice::new(seed)).draw).filter(|draw| draw.contains(&axe));
        let (alone, together): (Vec<_>, Vec<_>) =
            with.partition(|draw| !draw.iter().any(|card| card.title() == "Gimli"));
        assert!(together.len() > 10 * alone.len(), "{} with, {} without", together.len(), alone.len());
    }
}
