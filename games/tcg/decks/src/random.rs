//! Decks at random, of all cards, so that every card meets every other. They are legal: T3.2 to T3.9.

use std::collections::BTreeMap;
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

/// A legal deck, as the dice fall.
pub fn random(dice: &mut Dice) -> DeckList {
    let is_bearer = |card: &Card| card.facts().keywords.iter().any(|(keyword, _)| *keyword == Keyword::RingBearer);
    let ring_bearer = any(dice, all(is_bearer));
    let ring = any(dice, all(|card| card.kind() == Type::Ring));
    let sites = (1..=9).map(|number| {
        let here = |card: &Card| card.kind() == Type::Site && card.facts().site == number;
        any(dice, all(here))
    });
    let sites = sites.collect();
    let mut draw = half(dice, Side::Free);
    draw.extend(half(dice, Side::Shadow));
    draw.sort();
    DeckList { ring_bearer, ring, sites, draw }
}

/// The cards of one side. Most are of two cultures, and what a card asks for by its name comes with it: so that cards can be played
/// which need each other.
fn half(dice: &mut Dice, side: Side) -> Vec<Card> {
    let pool: Vec<Card> = all(|card| card.side() == Some(side)).collect();
    let mut cultures: Vec<Culture> = pool.iter().filter_map(|card| card.facts().culture).collect();
    cultures.sort();
    cultures.dedup();
    let homes = [0, 1].map(|_| cultures.swap_remove(dice.below(cultures.len())));
    let at_home: Vec<Card> = pool
        .iter()
        .copied()
        .filter(|card| card.facts().culture.is_some_and(|culture| homes.contains(&culture)))
        .collect();
    let mut half = Half::default();
    while half.cards.len() < EACH_SIDE {
        let from = if dice.one_in(4) { &pool } else { &at_home };
        let card = from[dice.below(from.len())];
        for _ in 0..=dice.below(2) {
            half.add(card);
        }
        for title in asked_for(card) {
            let named = pool.iter().copied().filter(|card| card.title() == title);
            half.add(any(dice, named));
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

/// The cards that may be played and fit.
fn all(fits: impl Fn(&Card) -> bool) -> impl Iterator<Item = Card> {
    Card::all().filter(|card| card.printed().is_written).filter(move |card| fits(card))
}

fn any(dice: &mut Dice, cards: impl Iterator<Item = Card>) -> Card {
    let cards: Vec<Card> = cards.collect();
    cards[dice.below(cards.len())]
}

/// The titles of the own side that a card needs to be played or used: who bears it, who is spotted, who exerts.
fn asked_for(card: Card) -> Vec<&'static str> {
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
    titles.retain(|title| all(|other| other.side() == card.side()).any(|other| other.title() == *title));
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
        let missing: Vec<Card> = all(|_| true).filter(|card| !seen.contains(card)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        assert_eq!(random(&mut Dice::new(7)), random(&mut Dice::new(7)));
    }

    #[test]
    fn what_a_card_asks_for_by_name_comes_with_it() {
        let swords: Vec<Card> = all(|card| asked_for(*card).contains(&"Gimli")).collect();
        assert!(!swords.is_empty());
        let with = (0..600).map(|seed| random(&mut Dice::new(seed)).draw).filter(|draw| draw.contains(&swords[0]));
        let (alone, together): (Vec<_>, Vec<_>) =
            with.partition(|draw| !draw.iter().any(|card| card.title() == "Gimli"));
        assert!(together.len() > 10 * alone.len(), "{} with, {} without", together.len(), alone.len());
    }
}
