//! War of the Ring put through the tests that every game at the table has to pass.

use table::conformance;
use war::{War, start};

/// A battle round with five dice a side, re-rolls and a long list of casualties is the longest step there is.
const MOST_INPUTS: usize = 100;

#[test]
fn random_games_end_and_steps_are_short() {
    let seen = conformance::games_end::<War>(&start(), 0..200, MOST_INPUTS);
    assert!(seen.questions > 200 * 100, "{seen:?}");
}

#[test]
fn every_question_accepts_what_it_offers_and_nothing_else() {
    for seed in 0..4 {
        let seen = conformance::answers_are_as_offered::<War>(&start(), seed, 17);
        assert!(seen.questions > 50, "{seen:?}");
    }
}

#[test]
fn saved_reloaded_and_replayed_games_are_equal() {
    for seed in 0..6 {
        conformance::saved_and_replayed_games_agree::<War>(&start(), seed, 50);
    }
}

#[test]
fn views_hide_what_they_should() {
    let changed: usize = (0..10).map(|seed| conformance::views_hide::<War>(&start(), seed, 7)).sum();
    assert!(changed > 100, "the worlds dealt anew were hardly ever different: {changed}");
}

#[test]
fn steps_back_are_exact() {
    let backs: usize = (0..3).map(|seed| conformance::steps_back::<War>(&start(), seed, 37)).sum();
    assert!(backs > 100, "{backs}");
}
