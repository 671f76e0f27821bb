//! What is learned from games, and how.

use players::Lore;
use table::{Dice, Seat};
use war::{Character, Fellowship, Place, Region, Side, State, start};
use war_lore::{Experience, SharpLore, names, signs};

/// The chance of the Free Peoples, as either side sees it.
fn chances(state: &State) -> [f32; 2] {
    [SharpLore::worth(state, Seat(0)), 1.0 - SharpLore::worth(state, Seat(1))]
}

/// The Ring-bearers on the Mordor Track.
fn in_mordor(step: u8, corruption: u8) -> State {
    let mut state = start();
    state.fellowship.figure = Region::Morannon;
    state.fellowship.mordor = Some(step);
    state.fellowship.corruption = corruption;
    state
}

#[test]
fn a_lesson_is_learned_and_kept() {
    let mut pupil = Experience::anew(&mut Dice::new(1));
    let lesson = signs(&start(), Side::Free);
    for wanted in [0.9, 0.2] {
        (0..2000).for_each(|_| pupil.learn(&lesson, wanted, 0.01));
        assert!((pupil.judge(&lesson) - wanted).abs() < 0.02, "{wanted}: {}", pupil.judge(&lesson));
    }
    let kept = pupil.to_bytes();
    let names = names();
    let known: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(Experience::from_bytes(&kept, &known, &names), Some(pupil));
    assert_eq!(Experience::from_bytes(&kept[4..], &known, &names), None, "a number is missing");
    assert_eq!(Experience::from_bytes(&kept, &known[1..], &names), None, "about other signs");
}

/// Somebody who has learned nothing judges as the formula does, only less surely.
#[test]
fn anew_is_the_formula() {
    let pupil = Experience::anew(&mut Dice::new(1));
    let far = pupil.judge(&signs(&start(), Side::Free));
    let near = pupil.judge(&signs(&in_mordor(4, 2), Side::Free));
    assert!(far < near, "{far} {near}");
}

/// What was learned is trusted by half.
#[test]
fn experience_is_tempered_by_the_formula() {
    let odds = |chance: f32| (chance / (1.0 - chance)).ln();
    for (state, side) in
        [start(), in_mordor(4, 2), in_mordor(2, 8)].iter().flat_map(|s| Side::ALL.map(|side| (s, side)))
    {
        let signs = signs(state, side);
        let formula = odds(Experience::anew(&mut Dice::new(1)).judge(&signs));
        let learned = odds(Experience::learned(side).judge(&signs));
        let trusted = odds(Experience::of(side).judge(&signs));
        assert!((formula - learned).abs() > 0.05, "nothing was learned of this position");
        assert!((trusted - (formula + learned) / 2.0).abs() < 0.01, "{formula} {trusted} {learned}");
    }
}

#[test]
fn experience_knows_how_games_end() {
    let last = Fellowship::CRACK_OF_DOOM - 1;
    let mut alone = in_mordor(0, 10);
    for companion in alone.companions().iter() {
        alone.put(companion, Place::Gone);
    }
    alone.fellowship.guide = Character::Gollum;
    let all = [in_mordor(last, 2), in_mordor(last, 9), in_mordor(0, 10), alone];
    for [good, fair, bad, lost] in [0, 1].map(|side| all.map(|state| chances(&state)[side])) {
        assert!(good > 0.7 && good > fair && fair > bad && bad > lost && lost < 0.3, "{good} {fair} {bad} {lost}");
    }
}

/// A chance that is shown to people must be about right: at the start nobody has won or lost yet.
#[test]
fn the_start_is_open() {
    for chance in chances(&start()) {
        assert!((0.3..0.7).contains(&chance), "{chance}");
    }
}
