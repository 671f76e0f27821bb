//! What measures a server counts right, and what puts it through faults finds none. Of the first: players who answer at once have an
//! answer under way when they are stopped, and send the next one before they have heard of the last.

use serde_json::Value;
use std::process::Command;

/// What a command of `bench` says as JSON, and its exit code.
fn bench(args: &[&str]) -> (Option<i32>, Value) {
    let done = Command::new(env!("CARGO_BIN_EXE_westmarch")).arg("bench").args(args).arg("--json").output();
    let done = done.expect("the program can be started");
    let said = String::from_utf8_lossy(&done.stdout);
    let json = serde_json::from_str(&said);
    (done.status.code(), json.unwrap_or_else(|_| panic!("{said}{}", String::from_utf8_lossy(&done.stderr))))
}

#[test]
fn no_update_is_counted_as_lost_that_is_there() {
    let (code, figures) = bench(&["server", "--matches", "8", "--seconds", "3", "--think", "0"]);
    assert_eq!((code, &figures["lost_updates"]), (Some(0), &0.into()), "{figures}");
    assert_eq!((&figures["answers_unheard"], &figures["sockets_closed"]), (&0.into(), &0.into()), "{figures}");
    assert!(figures["answers"].as_u64().expect("answers are counted") > 100, "{figures}");
}

#[test]
fn matches_that_come_to_their_end_are_followed_by_others() {
    // A game that is over soon, wherever it stands in the list.
    let games: Vec<&str> = westmarch::games::all().iter().map(|game| game.name).collect();
    let args = ["server", "--matches", "8", "--seconds", "6", "--think", "0", "--game", games[games.len() - 1]];
    let (code, figures) = bench(&args);
    assert_eq!((code, &figures["lost_updates"]), (Some(0), &0.into()), "{figures}");
    assert!(figures["matches_over"].as_u64().expect("ends are counted") > 0, "{figures}");
}

#[test]
fn nothing_is_wrong_after_ten_seconds_of_faults() {
    let (code, outcome) = bench(&["soak", "--seconds", "10", "--matches", "30"]);
    assert_eq!((code, &outcome["findings"]), (Some(0), &serde_json::json!({})), "{outcome:#}");
    let done = |what: &str| outcome["done"][what].as_u64().unwrap_or_default();
    assert!(done("killed and started again") > 0 && done("answers and deeds sent again") > 100, "{outcome:#}");
}

#[test]
fn two_servers_on_one_database_are_killed_in_turn_and_nothing_is_lost() {
    // By the number of answers and not by time; what takes how long is for a machine that has nothing else to do.
    let few = ["server", "--nodes", "2", "--matches", "8", "--think", "20", "--kill-after", "100", "--kills", "3"];
    let (code, figures) = bench(&few);
    nothing_is_lost(code, &figures);
    assert_eq!(figures["kills"], 3, "{figures:#}");
    assert!(figures["came_back"]["count"].as_u64().expect("a number") >= 8, "people were thrown out: {figures:#}");
}

#[test]
fn a_database_that_goes_away_under_load_is_missed_and_found_again() {
    let few = ["server", "--nodes", "2", "--matches", "8", "--think", "50", "--seconds", "12", "--stop-store", "4"];
    let (code, figures) = bench(&few);
    nothing_is_lost(code, &figures);
    assert_eq!(figures["store_away"]["wrong"], 0, "{figures:#}");
    assert!(figures["refused"]["store-away"].as_u64().is_some_and(|times| times > 0), "{figures:#}");
}

/// Nothing that depends on how fast the machine is.
fn nothing_is_lost(code: Option<i32>, figures: &Value) {
    for none in ["answers_lost", "answers_unheard", "lost_updates", "matches_stuck"] {
        assert_eq!(figures[none], 0, "{none}: {figures:#}");
    }
    let broken = figures["broken"].as_array().expect("a list");
    let slow = |what: &Value| what.as_str().is_some_and(|what| what.ends_with(" ms"));
    assert!(broken.iter().all(slow), "{figures:#}");
    assert_eq!(code, Some(i32::from(!broken.is_empty())), "{figures:#}");
    assert!(figures["answers"].as_u64().expect("answers are counted") > 100, "{figures:#}");
}

#[test]
fn what_cannot_be_stopped_is_refused() {
    let args =
        ["bench", "server", "--nodes", "2", "--store", "postgres://frodo:mellon@moria/doors", "--stop-store", "3"];
    let done = Command::new(env!("CARGO_BIN_EXE_westmarch")).args(args).output().expect("the program can be started");
    let said = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(2), "{said}");
    assert!(said.contains("--store own") && !said.contains("mellon"), "{said}");
}

#[test]
fn lists_of_a_store_that_was_filled_are_what_they_should_be() {
    let (code, figures) = bench(&["lists", "--people", "100", "--matches", "5000"]);
    assert_eq!(code, Some(0), "{figures}");
    // Each list is looked at for something to be in it; here only that all were measured.
    let measured = |what: &str| figures[what].as_object().map_or(0, serde_json::Map::len);
    assert!(measured("lists_ms") >= 20 && measured("calls_ms") >= 11, "{figures:#}");
    assert!(figures["entries"].as_u64() > Some(10_000) && figures["start_ms"].as_f64() > Some(0.0), "{figures:#}");
}
