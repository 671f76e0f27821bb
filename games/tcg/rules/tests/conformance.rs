//! The card game put through the tests that every game at the table has to pass.

use table::conformance;
use tcg::{Setup, Tcg, deck, game::Options};

fn start(seats: usize) -> Setup {
    let names = ["fotr-aragorn", "fotr-gandalf", "mom-gimli", "rotel-boromir", "rotel-legolas"];
    let decks = names[..seats].iter().map(|name| deck::starter(name).expect("a starter")).collect();
    Setup::Decks(decks, Options::default())
}

#[test]
fn random_games_end() {
    for seats in 2..=5 {
        let seen = conformance::games_end::<Tcg>(&start(seats), 0..40, 40);
        println!("{seats}: {seen:?}");
    }
}

#[test]
fn questions_come_first() {
    for seats in 2..=5 {
        conformance::questions_come_first::<Tcg>(&start(seats), 0..10);
    }
}
