//! Players play whole games with any deck and for any number of seats, and play them well enough.

use players::Glimpse;
use table::{Dice, Match, Rules};
use tcg::{Setup, Tcg, deck::DeckList, game::Options};
use tcg_lore::by_name;

/// Plays a game to its end. No game between people is as long as what is taken for one without an end.
fn play(decks: Vec<DeckList>, names: &[&str], seed: u64) -> Vec<f32> {
    let mut luck = Dice::new(seed);
    let mut game = Match::<Tcg>::begin(&Setup::Decks(decks, Options::default()), &mut luck);
    let mut seats: Vec<_> =
        names.iter().zip(seed + 1..).map(|(name, seed)| by_name(name, seed).expect("a player")).collect();
    let mut answers = 0;
    while let Some(asked) = game.next_question().cloned() {
        let answer = seats[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        game.answer(asked.seat, answer, &mut luck).expect("players give legal answers");
        answers += 1;
        assert!(answers < 6000, "a game of {names:?} does not end: turn {}", game.state().turn);
    }
    Tcg::outcome(game.state()).expect("it is over").scores.to_vec()
}

fn starters(names: [&str; 2]) -> Vec<DeckList> {
    names.iter().map(|name| tcg_decks::named(name).expect("a starter")).collect()
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let mut won = 0.0;
    for seed in 0..10 {
        let decks = || starters(["fotr-aragorn", "mom-gandalf"]);
        won += play(decks(), &["greedy", "random"], seed)[0] + play(decks(), &["random", "greedy"], seed)[1];
    }
    assert!(won >= 17.0, "{won} of 20");
}

#[test]
fn search_beats_random() {
    let mut won = 0.0;
    for seed in 0..3 {
        let decks = || starters(["fotr-gandalf", "mom-gimli"]);
        won += play(decks(), &["search:3", "random"], seed)[0] + play(decks(), &["random", "search:3"], seed)[1];
    }
    assert!(won >= 5.0, "{won} of 6");
}

#[test]
fn any_deck_is_played_by_two_to_five() {
    for seats in 2..=5 {
        let mut dice = Dice::new(seats);
        let decks = (0..seats).map(|_| tcg_decks::random(&mut dice)).collect();
        let names = ["search:2", "normal", "random", "search:2", "easy"];
        play(decks, &names[..seats as usize], seats);
    }
}
