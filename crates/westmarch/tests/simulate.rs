//! `westmarch simulate` as a person or a program uses it.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_westmarch")).args(args).output().expect("the program runs")
}

/// What the command says.
fn said(args: &[&str]) -> String {
    let output = run(&[&["simulate", "war"], args].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}

/// What it says as JSON, without what the clock had to say.
fn figures(args: &[&str]) -> serde_json::Value {
    let mut found: serde_json::Value =
        serde_json::from_str(&said(&[args, &["--json"]].concat())).expect("it writes JSON");
    let all = found.as_object_mut().expect("an object");
    for clock in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(all.remove(clock).is_some_and(|figure| figure.is_number()), "{clock}");
    }
    for player in all["thinking"].as_array_mut().expect("a list") {
        let times = player.as_object_mut().expect("an object");
        for clock in ["mean", "p50", "p99", "max"] {
            assert!(times.remove(clock).is_some_and(|time| time.is_number()), "{clock}");
        }
    }
    found
}

/// The command must end with code 2 and say this.
fn refused(args: &[&str], expected: &str) {
    let output = run(&[&["simulate", "war"], args].concat());
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {complaint}");
    assert!(complaint.contains(expected), "{args:?}: expected {expected:?} in {complaint}");
}

/// A directory of its own for each test, which does not exist yet.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

#[test]
fn random_games_are_the_same_for_ever() {
    let found = figures(&["--games", "8", "--seed", "3"]);
    assert_eq!(found, figures(&["--games", "8", "--seed", "3", "--threads", "1"]));
    assert_eq!((&found["games"], &found["finished"], &found["aborted"]), (&8.into(), &8.into(), &0.into()));
    let ended: u64 = found["outcomes"].as_object().expect("an object").values().filter_map(|n| n.as_u64()).sum();
    assert_eq!(ended, 8);
    assert_eq!(found["turns"]["mean"], found["mean_turns"]);
    assert_eq!(found["by_turn"][0]["running"], 8);
    assert_eq!(found["by_turn"].as_array().map(Vec::len), Some(15));
    assert_eq!(found["cards"].as_object().map(serde_json::Map::len), Some(96));
    assert!(found["elo"].is_null() && found["significance"].is_null());
}

#[test]
fn a_ladder_rates_its_players() {
    let args = ["--ladder", "random,random,random", "--games", "2", "--seed", "5"];
    let found = figures(&args);
    assert_eq!(found, figures(&[&args[..], &["--threads", "1"]].concat()));
    assert_eq!(found["players"], serde_json::json!(["random", "random#2", "random#3"]));
    assert_eq!(found["games"], 6);
    let pairings = found["pairings"].as_array().expect("a list");
    assert_eq!(pairings.len(), 3);
    for pairing in pairings {
        assert_eq!((&pairing["games"], &pairing["wins_as_free_peoples"]["of"]), (&2.into(), &1.into()));
        let pairs = ["won", "split", "lost"].map(|how| pairing["pairs"][how].as_u64().expect("a number"));
        assert_eq!(pairs.iter().sum::<u64>(), 1);
    }
    let elo = found["elo"].as_array().expect("a list");
    let sum: f64 = elo.iter().map(|rated| rated["elo"].as_f64().expect("a number")).sum();
    assert!(elo.len() == 3 && (sum - 4500.0).abs() < 1e-6, "{elo:?}");
    let decisions = |player: &serde_json::Value| player["decisions"].as_u64().expect("a number");
    let thought: u64 = found["thinking"].as_array().expect("a list").iter().map(decisions).sum();
    assert_eq!(found["decisions"], thought);
}

#[test]
fn two_seats_can_be_paired() {
    let paired = figures(&["--seats", "random,random", "--paired", "--games", "2", "--seed", "5"]);
    assert_eq!(paired, figures(&["--ladder", "random,random", "--games", "2", "--seed", "5"]));
}

#[test]
fn a_test_stops_at_the_games_there_are() {
    let text = said(&["--seats", "random,random", "--until-significant", "--games", "4"]);
    assert!(text.contains("After 2 pairs: not decided within 4 games\n"), "{text}");
    for expected in ["4 games in ", "turn  running  Corruption", "random - random#2 ", "player  ", "thinking  "] {
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
fn records_are_kept_and_replay() {
    let kept = directory("kept").join("deep");
    let name = kept.display().to_string();
    said(&["--paired", "--games", "2", "--seed", "7", "--keep", &name]);
    for file in ["000001-random-random.record", "000002-random-random.record"] {
        let path = kept.join(file);
        let text = fs::read_to_string(&path).expect("the record is there");
        assert!(text.contains("[seats \"random,random\"]\n[seed \"7\"]\n"), "{text}");
        let output = run(&["replay", &path.display().to_string(), "--check"]);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert_eq!(fs::read_dir(&kept).expect("the directory is there").count(), 2);
}

#[test]
fn what_cannot_be_simulated() {
    refused(
        &["--ladder", "random"],
        "expected two players or more, as in --ladder random,greedy,search, found 'random'",
    );
    refused(&["--ladder", "random,nobody"], "found 'nobody'");
    refused(&["--ladder", "random,"], "found ''");
    refused(&["--ladder", "random,random", "--seats", "random,random"], "cannot be used with");
    refused(&["--ladder", "random,random", "--games", "3"], "expected an even number of games");
    refused(&["--paired", "--games", "3"], "found 3");
    refused(&["--games", "0"], "expected at least one game");
    let three = ["--ladder", "random,random,random", "--until-significant"];
    refused(&three, "expected two players with --until-significant, found 3");
    let file = directory("no-directory");
    fs::write(&file, "a file").expect("a file can be written");
    refused(&["--games", "2", "--keep", &file.display().to_string()], "no-directory: expected a directory");
    let _ = fs::remove_file(&file);
}
