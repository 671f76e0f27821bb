//! War of the Ring put through the tests that every game at the table has to pass.

mod positions;

use positions::{dawn, king};
use table::{Reach, conformance};
use war::{Players, State, War, start, start_for};

/// The games begin as usual, and in the middle of the war; W15 also for three and four players.
fn starts() -> [State; 5] {
    [start(), king(), dawn(), start_for(Players::Three), start_for(Players::Four)]
}

/// A battle round with five dice a side, re-rolls and a long list of casualties is the longest step there is.
const MOST_INPUTS: usize = 100;

#[test]
fn random_games_end_and_steps_are_short() {
    for players in Players::ALL {
        let seen = conformance::games_end::<War>(&start_for(players), 0..100, MOST_INPUTS);
        assert!(seen.questions > 100 * 100, "{players}: {seen:?}");
    }
}

#[test]
fn every_question_accepts_what_it_offers_and_nothing_else() {
    for (setup, seed) in starts().into_iter().zip(0..) {
        let seen = conformance::answers_are_as_offered::<War>(&setup, seed, 17);
        assert!(seen.questions > 50, "{seen:?}");
    }
}

#[test]
fn saved_reloaded_and_replayed_games_are_equal() {
    for (setup, seed) in starts().into_iter().zip(0..) {
        conformance::saved_and_replayed_games_agree::<War>(&setup, seed, 50);
    }
}

#[test]
fn views_hide_what_they_should() {
    let hides = |setup: State| (0..6).map(move |seed| conformance::views_hide::<War>(&setup, seed, 7));
    let changed: usize = starts().into_iter().flat_map(hides).sum();
    assert!(changed > 100, "the worlds dealt anew were hardly ever different: {changed}");
}

#[test]
fn open_lines_hide_what_is_hidden() {
    let hides = |setup: State| (0..6).map(move |seed| conformance::open_lines_hide::<War>(&setup, seed, 7));
    let changed: usize = starts().into_iter().flat_map(hides).sum();
    assert!(changed > 100, "the worlds dealt anew were hardly ever different: {changed}");
}

/// Two games that differ only in what a side may not see go on alike until something is shown to it.
#[test]
fn silence_tells_nothing() {
    let mut seen = conformance::Parted::default();
    for (setup, seed) in starts().into_iter().cycle().zip(0..9) {
        let parted = conformance::silence_tells_nothing::<War>(&setup, seed, 31);
        seen.pairs += parted.pairs;
        seen.together += parted.together;
        seen.shown += parted.shown;
    }
    assert!(seen.pairs > 300 && seen.together > 20 * seen.pairs, "{seen:?}");
}

#[test]
fn steps_back_are_exact() {
    let backs: usize = starts().iter().map(|setup| conformance::steps_back::<War>(setup, 1, 37)).sum();
    assert!(backs > 100, "{backs}");
}

/// A long game is rewound from marks on the way, and taken up in one go.
#[test]
fn it_rewinds_and_goes_on() {
    let compared: usize = starts().iter().map(|setup| conformance::rewinds_and_goes_on::<War>(setup, 2, 41)).sum();
    assert!(compared > 200, "{compared}");
}

#[test]
fn plans_hold_to_the_end_of_the_step() {
    let held = |(setup, seed): (State, u64)| conformance::plans_hold::<War>(&setup, seed, 61, Reach::STEP);
    let checked: usize = starts().into_iter().zip(0..).map(held).sum();
    assert!(checked > 2_000, "{checked}");
}

#[test]
fn few_tries_leave_plans_that_hold() {
    let checked = conformance::plans_hold::<War>(&start(), 7, 61, Reach { tries: 40, ..Reach::STEP });
    assert!(checked > 100, "{checked}");
}
