//! Every card is played, for its event and in battle, in random games, and nothing that must hold breaks. Some cards need
//! positions that random play seldom comes to, so that the games begin in the middle of the war.

mod positions;

use positions::{dawn, king};
use std::collections::BTreeMap;
use table::{Overheard, Random, Table};
use war::{Card, Event, Title, War, invariants};

#[test]
fn every_card_is_played_and_every_title_used() {
    let mut events = vec![0u32; Card::PLACES];
    let mut titles: BTreeMap<Title, u32> = BTreeMap::new();
    for start in [war::start(), king(), dawn()] {
        for seed in 0..500 {
            let count = |event| match event {
                Event::Played { card, .. } => events[card.index()] += 1,
                Event::Turned { card, .. } => *titles.entry(card.text().combat).or_default() += 1,
                _ => {}
            };
            let mut state = start;
            let mut player = Overheard { random: Random::new(seed), listener: count };
            // The decks are empty after that.
            while state.victory.is_none() && state.turn < 26 {
                Table::<War>::new(&mut state, &mut player).step().expect("a random player always answers");
                invariants::check(&state).unwrap_or_else(|what| panic!("seed {seed}: {what}"));
            }
        }
    }
    let rare: Vec<_> = Card::all().filter(|card| events[card.index()] < 20).map(|c| c.to_string()).collect();
    assert!(rare.is_empty(), "hardly ever played: {rare:?}");
    let unused: Vec<_> = Title::ALL.into_iter().filter(|t| titles.get(t).copied().unwrap_or(0) < 20).collect();
    assert!(unused.is_empty(), "hardly ever used in battle: {unused:?}");
}
