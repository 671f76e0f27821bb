//! Every card is played, for its event and in battle, in random games, and nothing that must hold breaks. Some cards need
//! positions that random play seldom comes to, so that the games begin in the middle of the war.

mod positions;

use positions::{dawn, king};
use std::collections::BTreeMap;
use table::{Answer, Asked, Inputs, Random, Table};
use war::{Card, Event, Item, State, Title, War, Why, invariants};

/// Plays at random and counts the cards that are used.
struct Counting {
    random: Random,
    events: Vec<u32>,
    titles: BTreeMap<Title, u32>,
}

impl Inputs<War> for Counting {
    fn choose(&mut self, state: &State, asked: &Asked<War>) -> Option<Answer<Item>> {
        Some(self.random.answer::<War>(state, asked))
    }
    fn chance(&mut self, why: Why, options: &[Item]) -> Option<Item> {
        Inputs::<War>::chance(&mut self.random, why, options)
    }
    fn hear(&mut self, event: Event) {
        match event {
            Event::Played { card, .. } => self.events[card.index()] += 1,
            Event::Turned { card, .. } => *self.titles.entry(card.text().combat).or_default() += 1,
            _ => {}
        }
    }
}

#[test]
fn every_card_is_played_and_every_title_used() {
    let mut seen = Counting { random: Random::new(1), events: vec![0; Card::COUNT.into()], titles: BTreeMap::new() };
    for start in [war::start(), king(), dawn()] {
        for seed in 0..500 {
            seen.random = Random::new(seed);
            let mut state = start;
            // The decks are empty after that.
            while state.victory.is_none() && state.turn < 26 {
                Table::<War>::new(&mut state, &mut seen).step().expect("a random player always answers");
                invariants::check(&state).unwrap_or_else(|what| panic!("seed {seed}: {what}"));
            }
        }
    }
    let rare: Vec<_> = Card::all().filter(|card| seen.events[card.index()] < 20).map(|c| c.to_string()).collect();
    assert!(rare.is_empty(), "hardly ever played: {rare:?}");
    let unused: Vec<_> = Title::ALL.into_iter().filter(|t| seen.titles.get(t).copied().unwrap_or(0) < 20).collect();
    assert!(unused.is_empty(), "hardly ever used in battle: {unused:?}");
}
