//! Many games of the card game.

use clap::Parser;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tcg_figures::SimulatedTcg;
use tournament::{Plan, simulate};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    plan: Plan,
}

fn plan(args: &[&str]) -> Plan {
    Cli::parse_from([&["simulate"], args].concat()).plan
}

fn told(args: &[&str], json: bool) -> String {
    simulate::<SimulatedTcg>(&plan(args), json).expect("a plan that can be carried out").text
}

/// What is told as JSON.
fn figures(args: &[&str]) -> Value {
    serde_json::from_str(&told(args, true)).expect("it is JSON")
}

/// The plan must be refused in these words.
fn refused(args: &[&str], expected: &str) {
    let complaint = simulate::<SimulatedTcg>(&plan(args), true).expect_err(expected).to_string();
    assert!(complaint.contains(expected), "{args:?}: expected {expected:?} in {complaint}");
}

#[test]
fn the_figures_have_their_names() {
    let found = figures(&["--games", "12", "--seed", "3", "--check"]);
    let names: BTreeSet<&str> = found.as_object().expect("an object").keys().map(String::as_str).collect();
    let expected = "games finished aborted seconds games_per_second decisions decisions_per_second mean_turns outcomes \
                    victories turns sites moves cards players pairings elo significance thinking troubles";
    assert_eq!(names, expected.split_whitespace().collect());
    assert_eq!((&found["games"], &found["finished"], &found["aborted"]), (&12.into(), &12.into(), &0.into()));
    let kinds: Vec<&String> = found["outcomes"].as_object().expect("an object").keys().collect();
    assert_eq!(kinds, ["draw", "last-player", "last-site"]);
}

#[test]
fn two_to_five_play_and_what_must_hold_holds() {
    for seats in 2..=5 {
        let found = figures(&["--games", "6", "--seats", &vec!["random"; seats].join(","), "--check"]);
        assert_eq!((&found["finished"], &found["troubles"]), (&6.into(), &json!([])), "{seats} seats");
        let reached: u64 = found["sites"]["last"].as_object().expect("sites").values().filter_map(Value::as_u64).sum();
        assert_eq!(reached, 6 * seats as u64, "everybody came somewhere");
    }
}

#[test]
fn decks_at_random_are_others_in_every_game() {
    let found = figures(&["--games", "8", "--decks", "random", "--seed", "5", "--check"]);
    assert_eq!((&found["finished"], &found["troubles"]), (&8.into(), &json!([])));
    let cards = found["cards"].as_object().expect("cards");
    assert!(cards.len() > 250, "{} cards in 16 decks", cards.len());
}

/// In `starts` cards come into their own that seldom do by chance.
#[test]
fn from_every_start_games_can_be_played_to_their_end() {
    let starts = concat!(env!("CARGO_MANIFEST_DIR"), "/../starts");
    let files: Vec<_> = std::fs::read_dir(starts).expect("a folder").map(|file| file.expect("a file").path()).collect();
    assert!(files.len() > 8, "{files:?}");
    for file in files {
        let start = file.to_str().expect("a name");
        let found = figures(&["--games", "20", "--start", start, "--check"]);
        assert_eq!((&found["finished"], &found["troubles"]), (&20.into(), &json!([])), "{start}");
    }
}

#[test]
fn every_card_of_the_decks_is_counted_even_if_nobody_played_it() {
    let found = figures(&["--games", "1", "--decks", "fotr-aragorn,fotr-aragorn"]);
    let cards = found["cards"].as_object().expect("cards");
    let deck = tcg::deck::starter("fotr-aragorn").expect("a starter");
    let brought = deck.draw.iter().chain(&deck.sites).chain([&deck.ring_bearer, &deck.ring]);
    let brought: BTreeSet<String> = brought.map(ToString::to_string).collect();
    assert_eq!(cards.keys().cloned().collect::<BTreeSet<_>>(), brought);
    assert!(cards.values().any(|uses| uses["played"] == 0) && cards.values().any(|uses| uses["played"] != 0));
    for (code, uses) in cards {
        let card: tcg::Card = code.parse().expect("a card");
        assert_eq!(uses["abilities"].as_object().map(|all| all.len()), Some(card.text().abilities.len()), "{code}");
        assert_eq!(uses["games"], 1, "{code}");
    }
    let used = |uses: &&Value| uses["abilities"].as_object().is_some_and(|all| all.values().any(|times| *times != 0));
    assert!(cards.values().any(|uses| used(&uses)), "some abilities were used");
    assert_eq!(cards[&deck.ring.to_string()]["played"], 2, "both began with it");
}

#[test]
fn the_same_seeds_play_the_same_games_on_any_number_of_threads() {
    let cards = |threads| figures(&["--games", "8", "--seed", "11", "--threads", threads])["cards"].clone();
    assert_eq!(cards("1"), cards("3"));
}

#[test]
fn players_that_think_can_play() {
    let found = figures(&["--games", "1", "--seats", "easy,random", "--seed", "2"]);
    assert_eq!((&found["finished"], &found["troubles"]), (&1.into(), &json!([])));
}

#[test]
fn the_text_fits_a_terminal() {
    let text = told(&["--games", "6", "--seats", "random,random,random"], false);
    for expected in [
        "6 games in ",
        " turns a game: ",
        "last-site\n",
        "\nlast site ",
        "\ncard    played most",
        " cards were never played:\n  ",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 120), "{text}");
}

#[test]
fn what_cannot_be_simulated() {
    refused(&["--seats", "random"], "expected 2 to 5 seats, found 1");
    refused(&["--seats", "random,random,random,random,random,random"], "expected 2 to 5 seats, found 6");
    refused(&["--seats", "random,random", "--decks", "fotr-aragorn"], "expected 2 decks, one for each seat, found 1");
    refused(&["--decks", "fotr-aragorn,banana"], "--decks: banana: expected the file of a deck, or a starter (fotr-");
    refused(&["--seats", "random,nobody"], "found 'nobody'");
}
