//! The card game put through the tests that every game at the table has to pass, for two to five players.

use table::{Dice, Random, Reach, Rules, Table, conformance};
use tcg::{Setup, Tcg, deck, game::Options, invariants};

/// A game of so many decks, which the number says: starters if it is even, else any cards.
fn start(seats: usize, number: usize) -> Setup {
    let starter = |at: usize| deck::starter(deck::STARTERS[(number + at) % deck::STARTERS.len()].0).expect("a starter");
    let mut dice = Dice::new(number as u64);
    let decks = match number % 2 {
        0 => (0..seats).map(starter).collect(),
        _ => (0..seats).map(|_| tcg_decks::random(&mut dice)).collect(),
    };
    Setup::Decks(decks, Options::default())
}

#[test]
fn random_games_end_and_steps_are_short() {
    for seats in 2..=5 {
        for first in 0..6 {
            let seen = conformance::games_end::<Tcg>(&start(seats, first), 0..8, 16);
            assert!(seen.questions > 8 * 50, "{seats} seats: {seen:?}");
        }
    }
}

#[test]
fn questions_come_first() {
    (2..=5).for_each(|seats| conformance::questions_come_first::<Tcg>(&start(seats, seats), 0..10));
}

#[test]
fn every_question_accepts_what_it_offers_and_nothing_else() {
    for seats in 2..=5 {
        let seen = (0..6).map(|seed| conformance::answers_are_as_offered::<Tcg>(&start(seats, seed as usize), seed, 5));
        let questions: usize = seen.map(|seen| seen.questions).sum();
        assert!(questions > 150, "{questions}");
    }
}

#[test]
fn saved_reloaded_and_replayed_games_are_equal() {
    for (seats, seed) in (2..=5).flat_map(|seats| (0..5).map(move |seed| (seats, seed))) {
        conformance::saved_and_replayed_games_agree::<Tcg>(&start(seats, seed as usize), seed, 20);
    }
}

#[test]
fn steps_back_are_exact() {
    let backs: usize = (2..=5).map(|seats| conformance::steps_back::<Tcg>(&start(seats, 2), 3, 9)).sum();
    assert!(backs > 20, "{backs}");
}

#[test]
fn it_rewinds_and_goes_on() {
    let all = (2..=5).flat_map(|seats| (0..6).map(move |seed| (seats, seed)));
    let compared =
        all.map(|(seats, seed)| conformance::rewinds_and_goes_on::<Tcg>(&start(seats, seed as usize), seed, 3));
    let compared: usize = compared.sum();
    assert!(compared > 500, "{compared}");
}

#[test]
fn views_hide_what_they_should() {
    for seats in 2..=5 {
        let changed: usize =
            (0..16).map(|seed| conformance::views_hide::<Tcg>(&start(seats, seed as usize), seed, 5)).sum();
        assert!(changed > 100, "{changed}");
    }
}

#[test]
fn open_lines_hide_what_is_hidden() {
    for seats in 2..=5 {
        let changed: usize =
            (0..16).map(|seed| conformance::open_lines_hide::<Tcg>(&start(seats, seed as usize), seed, 5)).sum();
        assert!(changed > 100, "{changed}");
    }
}

#[test]
fn silence_tells_nothing() {
    for seats in 2..=4 {
        let (mut pairs, mut together) = (0, 0);
        for seed in 0..20 {
            let parted = conformance::silence_tells_nothing::<Tcg>(&start(seats, seed as usize), seed, 11);
            (pairs, together) = (pairs + parted.pairs, together + parted.together);
        }
        assert!(pairs > 20 && together > 2 * pairs, "{together} questions of {pairs} pairs");
    }
}

/// What must always hold, holds after every step; and the cards of every player are conserved while he plays.
#[test]
fn invariants_hold() {
    for seats in 2..=5 {
        for seed in 0..40 {
            let mut state = Tcg::begin(&start(seats, seed as usize));
            let mut random = Random::new(seed);
            let mut own = None;
            while Tcg::outcome(&state).is_none() {
                Table::<Tcg>::new(&mut state, &mut random).step().expect("a random player always answers");
                invariants::check(&state).unwrap_or_else(|what| panic!("{seats} seats, seed {seed}: {what}"));
                if state.turn == 0 {
                    continue;
                }
                let playing = state.order.iter().filter(|seat| !state.of(**seat).is_out);
                let now: Vec<_> = playing.map(|seat| (*seat, invariants::cards_of(&state, *seat))).collect();
                let before = own.get_or_insert_with(|| now.clone());
                for (seat, cards) in &now {
                    let (_, had) = before.iter().find(|(other, _)| other == seat).expect("he was there");
                    assert_eq!(cards, had, "{seats} seats, seed {seed}, {seat:?}");
                }
            }
        }
    }
}

/// As it is served: a card is played in several steps.
const REACH: Reach = Reach { steps: true, tries: 400 };

#[test]
fn plans_hold() {
    let all = (2..=5).flat_map(|seats| (0..3).map(move |seed| (seats, seed)));
    let checked: usize =
        all.map(|(seats, seed)| conformance::plans_hold::<Tcg>(&start(seats, seed as usize), seed, 7, REACH)).sum();
    assert!(checked > 500, "{checked}");
}
