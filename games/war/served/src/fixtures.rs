//! Whole games for tests, and that one told again is the same game.

use players::Glimpse;
use server::games::retell::{Listener, retell};
use table::{Answer, Asked, Dice, Input, Match, Random, Seat, Written};
use war::{Event, Item, State, War, Why};

/// A whole game of the random player against himself.
pub(crate) fn random_game(seed: u64) -> Match<War> {
    random_game_from(&[], seed)
}

/// The same, from a position as scenarios write it.
pub(crate) fn random_game_from(position: &[(&str, &str)], seed: u64) -> Match<War> {
    let (mut dice, mut random) = (Dice::new(seed), Random::new(seed ^ 0xabcd));
    let mut game = Match::<War>::begin(&setup(position), &mut dice);
    while let Some(asked) = game.next_question() {
        let (seat, answer) = (asked.seat, random.answer::<War>(game.state(), asked));
        game.answer(seat, answer, &mut dice).expect("a legal answer");
    }
    game
}

/// A whole game of two greedy players.
pub(crate) fn greedy_game(seed: u64) -> Match<War> {
    let mut dice = Dice::new(seed);
    let mut players = [seed, seed + 1].map(|s| war_lore::by_name("greedy", s).expect("a known player"));
    let mut game = Match::<War>::begin(&war::start(), &mut dice);
    while let Some(asked) = game.next_question() {
        let seat = asked.seat;
        let answer = players[usize::from(seat.0)].answer(&Glimpse::new(&game, asked));
        game.answer(seat, answer, &mut dice).expect("a legal answer");
    }
    game
}

/// A game from a position and answers, both as scenarios write them.
pub(crate) fn from_text(position: &[(&str, &str)], inputs: &[&str]) -> Match<War> {
    let parse = |line: &&str| match line.split_once(": ").expect("who: what") {
        ("fp", answer) => Input::Choice(Seat(0), answer.parse().expect("an answer")),
        ("sh", answer) => Input::Choice(Seat(1), answer.parse().expect("an answer")),
        (_, item) => Input::Chance(item.parse().expect("an item")),
    };
    Match::resume(setup(position), inputs.iter().map(parse).collect(), &mut table::NoLuck).expect("legal inputs")
}

/// A position as scenarios write it.
pub(crate) fn setup(position: &[(&str, &str)]) -> State {
    let lines: Vec<_> = position.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    War::setup(&lines).expect("a position")
}

#[derive(Default)]
struct Notes {
    inputs: Vec<Input<Item>>,
    events: Vec<Event>,
}

impl Listener<War> for Notes {
    fn choice(&mut self, _: &State, asked: &Asked<War>, answer: &Answer<Item>) {
        self.inputs.push(Input::Choice(asked.seat, answer.clone()));
    }
    fn chance(&mut self, _: &Why, options: &[Item], item: Item) {
        assert!(options.len() > 1 && options.contains(&item));
        self.inputs.push(Input::Chance(item));
    }
    fn event(&mut self, event: &Event) {
        self.events.push(*event);
    }
}

fn is_told_as_it_was(game: &Match<War>) {
    let mut notes = Notes::default();
    assert_eq!(retell(game, &mut notes), *game.state());
    assert_eq!(notes.inputs, game.inputs());
    assert_eq!(notes.events, game.events());
}

#[test]
fn a_game_told_again_is_the_same_game() {
    (0..20).map(random_game).for_each(|game| is_told_as_it_was(&game));
    is_told_as_it_was(&greedy_game(1));
}

#[test]
fn an_unfinished_game_is_told_as_far_as_it_went() {
    let game = random_game(3);
    for part in [0, 1, 5, 50, 171, 300] {
        let inputs = game.inputs()[..part].to_vec();
        let part = Match::<War>::resume(*game.start(), inputs, &mut table::NoLuck).expect("a part of a game");
        is_told_as_it_was(&part);
    }
}
