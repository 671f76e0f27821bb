//! Every card is played, for its event and in battle, in random games, and nothing that must hold breaks. Some cards need
//! positions that random play seldom comes to, so that the games begin in the middle of the war.

use std::collections::BTreeMap;
use table::{Answer, Asked, Inputs, Random, Table, Written};
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

/// The set-up that these lines describe.
fn position(lines: &[(&str, &str)]) -> State {
    let lines: Vec<_> = lines.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    War::setup(&lines).unwrap_or_else(|(at, what)| panic!("{:?}: {what}", lines[at]))
}

/// The King has come, and everybody fights everybody.
fn king() -> State {
    position(&[
        ("companions", "peregrin"),
        ("gone", "strider, gandalf-the-grey"),
        ("politics gondor", "0 active"),
        ("politics rohan", "1 active"),
        ("politics elves", "0 active"),
        ("politics sauron", "0 active"),
        ("politics isengard", "0 active"),
        ("politics southrons", "0 active"),
        ("osgiliath", "4 gondor-regular, gondor-elite, gondor-leader, aragorn"),
        ("fangorn", "gandalf-the-white"),
        (
            "minas-tirith",
            "gondor-regular, gondor-leader, boromir, meriadoc, 6 sauron-regular, sauron-elite, 2 nazgul, witch-king",
        ),
        ("edoras", "2 rohan-regular, rohan-elite, legolas"),
        ("helms-deep", "2 rohan-regular, 5 isengard-regular, isengard-elite"),
        ("orthanc", "3 isengard-regular, saruman"),
        ("lorien", "2 elves-elite, elves-leader, gimli"),
        ("captured", "woodland-realm"),
        ("woodland-realm", "sauron-regular, southrons-elite"),
        ("south-ithilien", "3 southrons-regular, southrons-elite, sauron-regular, 2 nazgul"),
        ("figure", "druadan-forest"),
        ("progress", "2"),
    ])
}

/// The Fellowship has just set out, with Saruman and the Witch-king abroad and Rohan asleep.
fn dawn() -> State {
    position(&[
        ("politics sauron", "0 active"),
        ("politics isengard", "0 active"),
        ("politics southrons", "0 active"),
        ("politics gondor", "1 active"),
        ("companions", "gandalf-the-grey, boromir, gimli, peregrin"),
        ("edoras", "rohan-regular, rohan-elite, strider"),
        ("minas-tirith", "3 gondor-regular, gondor-elite, gondor-leader, legolas"),
        ("orthanc", "4 isengard-regular, isengard-elite, saruman"),
        ("osgiliath", "5 sauron-regular, southrons-elite, nazgul, witch-king"),
        ("figure", "moria"),
        ("progress", "1"),
    ])
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
