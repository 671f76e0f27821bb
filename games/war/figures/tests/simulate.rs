//! Many games of War of the Ring.

use clap::Parser;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tournament::{Plan, simulate};
use war_figures::SimulatedWar;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    plan: Plan,
}

fn plan(args: &[&str]) -> Plan {
    Cli::parse_from([&["simulate"], args].concat()).plan
}

fn told(args: &[&str], json: bool) -> String {
    simulate::<SimulatedWar>(&plan(args), json).expect("a plan that can be carried out").text
}

/// What is told as JSON.
fn figures(args: &[&str]) -> Value {
    serde_json::from_str(&told(args, true)).expect("it is JSON")
}

/// The plan must be refused in these words.
fn refused(args: &[&str], expected: &str) {
    let complaint = simulate::<SimulatedWar>(&plan(args), true).expect_err(expected).to_string();
    assert!(complaint.contains(expected), "{args:?}: expected {expected:?} in {complaint}");
}

#[test]
fn the_figures_have_their_names() {
    let found = figures(&["--games", "8", "--seed", "3"]);
    let names: BTreeSet<&str> = found.as_object().expect("an object").keys().map(String::as_str).collect();
    let expected = "games finished aborted seconds games_per_second decisions decisions_per_second mean_turns outcomes \
                    victories free_peoples turns by_turn milestones players pairings elo significance thinking cards \
                    together troubles";
    assert_eq!(names, expected.split_whitespace().collect());
    assert_eq!((&found["games"], &found["finished"], &found["aborted"]), (&8.into(), &8.into(), &0.into()));
    let ended: u64 = found["outcomes"].as_object().expect("an object").values().filter_map(|n| n.as_u64()).sum();
    assert_eq!((ended, found["outcomes"].as_object().map(|kinds| kinds.len())), (8, Some(4)));
    assert_eq!(found["free_peoples"]["count"], won(&found, "fp-ring") + won(&found, "fp-military"));
    assert_eq!(found["turns"]["mean"], found["mean_turns"]);
    assert!(found["elo"].is_null() && found["significance"].is_null());
}

fn won(found: &Value, how: &str) -> u64 {
    found["outcomes"][how].as_u64().expect("a number")
}

#[test]
fn turns_milestones_and_cards_are_noted() {
    let found = figures(&["--games", "8", "--seed", "3"]);
    assert_eq!((&found["by_turn"][0]["running"], &found["by_turn"][14]["turn"]), (&8.into(), &15.into()));
    let milestones: Vec<&String> = found["milestones"].as_object().expect("an object").keys().collect();
    assert_eq!(milestones, ["aragorn-crowned", "gandalf-the-white", "mordor-entered"]);
    let cards = found["cards"].as_object().expect("an object");
    assert_eq!(cards.len(), 96);
    for way in ["event", "combat"] {
        assert!(cards.values().any(|uses| uses[way].as_u64().is_some_and(|times| times > 0)), "{way}");
    }
}

/// W15 What two players of a side do together is counted where two play a side, and in every game whom the rules name is asked.
#[test]
fn what_players_do_together_is_counted() {
    let names = ["exchanges", "proposals", "joins", "joins_by_attack", "changes_of_control", "removed_in_turn"];
    for (seats, shared) in
        [("random,random", false), ("random,random,random", true), ("random,random,random,random", true)]
    {
        let found = figures(&["--games", "60", "--seed", "1", "--check", "--seats", seats]);
        assert_eq!((&found["finished"], &found["aborted"]), (&60.into(), &0.into()), "{seats}: {}", found["troubles"]);
        let together = found["together"].as_object().expect("an object");
        assert_eq!(together.keys().map(String::as_str).collect::<BTreeSet<_>>(), names.into());
        for name in names {
            assert_eq!(together[name].as_u64().is_some_and(|times| times > 0), shared, "{name} of {seats}");
        }
    }
}

#[test]
fn pairs_are_told_by_side() {
    let found = figures(&["--seats", "random,random", "--paired", "--games", "2", "--seed", "5"]);
    let pairing = &found["pairings"][0];
    assert_eq!((&pairing["games"], &pairing["players"]), (&2.into(), &json!(["random", "random#2"])));
    assert_eq!((&pairing["wins_as_free_peoples"]["of"], &pairing["wins_as_shadow"]["of"]), (&1.into(), &1.into()));
}

#[test]
fn the_text_fits_a_terminal() {
    let text = told(&["--seats", "random,random", "--until-significant", "--games", "4"], false);
    for expected in [
        "4 games in ",
        "  won by the Free Peoples\n\nturn  running  Corruption  Shadow points  FP points  in Mordor\n",
        "\naragorn-crowned ",
        "          as FP      as Shadow  pairs + = -  score of pairs\nrandom - random#2 ",
        "player  ",
        "thinking  ",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in\n{text}");
    }
    assert!(text.lines().count() <= 60 && text.lines().all(|line| line.chars().count() <= 120), "{text}");
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let found = figures(&["--seats", "easy,random", "--until-significant", "--games", "400"]);
    assert_eq!(found["significance"]["verdict"], "first-stronger", "{found}");
    let games = found["games"].as_u64().expect("a number of games");
    assert!((4..200).contains(&games), "{games} games for what a few can show");
}

#[test]
fn what_cannot_be_simulated() {
    refused(&["--seats", "random"], "expected two to four seats, as in random,random, found 1");
    let five = "random,random,random,random,random";
    refused(&["--seats", five], "expected two to four seats, as in random,random, found 5");
    refused(&["--seats", "random,nobody"], "found 'nobody'");
    refused(&["--decks", "random"], "expected no --decks, since the decks of this game are in its box, found 'random'");
}
