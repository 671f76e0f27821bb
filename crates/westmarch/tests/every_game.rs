//! The program as a person uses it, with every game of the list: typed lines in, text out, exit codes.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};
use westmarch::Entry;

/// Runs the program with arguments and typed lines.
fn run(args: &[&str], typed: &[u8]) -> Output {
    run_in(Path::new(env!("CARGO_MANIFEST_DIR")), args, typed)
}

fn run_in(folder: &Path, args: &[&str], typed: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_westmarch"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("its input is a pipe");
    // A program that left before it read everything is no failure of the test.
    let _ = input.write_all(typed);
    drop(input);
    child.wait_with_output().expect("the program ends")
}

/// What the program says; it must end well.
fn said(args: &[&str], typed: &str) -> String {
    let output = run(args, typed.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", complaint(&output));
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The program must end with code 2 and say this.
fn refused(args: &[&str], expected: &str) {
    let output = run(args, b"");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", complaint(&output));
    assert!(complaint(&output).contains(expected), "{args:?}: expected {expected:?} in {}", complaint(&output));
}

/// A file of its own for each test and game.
fn file(game: &Entry, name: &str) -> String {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", game.name)).display().to_string()
}

/// The same player in every seat of a game.
fn all(game: &Entry, player: &str) -> String {
    let seats = (game.seats)().unwrap_or_else(|wrong| panic!("{wrong}"));
    vec![player; seats.len()].join(",")
}

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    for game in westmarch::games::all() {
        assert!(said(&["play", game.name, "--seed", "3"], "").ends_with("Goodbye.\n"));
        let nonsense = run(&["play", game.name, "--seed", "3"], b"\xff\xfe\x00\n\x1b[A\n");
        assert_eq!(nonsense.status.code(), Some(0), "bytes that are no text do no harm");
    }
}

#[test]
fn a_whole_game_is_played_saved_and_replayed() {
    for game in westmarch::games::all() {
        let (name, random) = (file(&game, "finished.record"), all(&game, "random"));
        let typed = format!("save! {name}\n\n");
        let text = said(&["play", game.name, "--seats", &random, "--seed", "1"], &typed);
        assert!(text.contains("The match is over. ") && text.contains("Saved: "), "{text}");
        assert!(said(&["replay", "--check", &name], "").contains(" inputs, "));
        let json: serde_json::Value =
            serde_json::from_str(&said(&["replay", "--json", &name], "")).expect("it writes JSON");
        assert_ne!(json["result"], "unfinished");
        assert!(said(&["replay", "--at", "1", &name], "").contains("set "));
        refused(&["replay", "--at", "1000000", &name], "expected --at from 0 to ");
        let record = fs::read_to_string(&name).expect("the record is there");
        fs::write(&name, record.replace("[result \"", "[result \"not-")).expect("a file can be written");
        refused(&["replay", &name], ":1: expected the result ");
        let seat = (game.seats)().expect("there are seats")[0];
        fs::write(&name, format!("{record}{seat}: 1\n")).expect("a file can be written");
        let line = record.lines().count() + 1;
        refused(&["replay", &name], &format!("finished.record:{line}: the game was over before this"));
    }
}

#[test]
fn a_game_is_saved_and_loaded_with_its_players() {
    for game in westmarch::games::all() {
        let (name, human) = (file(&game, "saved.record"), all(&game, "human"));
        let text = said(&["play", game.name, "--seed", "3", "--seats", &human], &format!("\nsave! {name}\nquit\n"));
        assert!(text.contains("Saved: "), "{text}");
        let record = fs::read_to_string(&name).expect("the file is there");
        let tags = [format!("[game \"{}\"]", game.name), format!("[seats \"{human}\"]"), "[seed \"3\"]".into()];
        assert!(tags.iter().all(|tag| record.contains(tag)), "{record}");
        let text = said(&["play", game.name, "--load", &name], "quit\n");
        assert!(text.contains(": your turn."), "everybody is somebody at the keyboard: {text}");
    }
}

#[test]
fn all_players_are_listed_in_every_language() {
    for game in westmarch::games::all() {
        for lang in ["en", "hu", "tr", "cs", "he"] {
            let text = said(&["play", game.name, "--players", "--lang", lang], "");
            for name in ["human", "easy", "normal", "hard", "random", "greedy", "search:5s"] {
                assert!(text.contains(name), "{lang}, {name}: {text}");
            }
            assert!(!text.contains("-about") && !text.contains("level-"), "{lang}: {text}");
        }
    }
}

#[test]
fn what_does_not_exist_is_refused() {
    let games = westmarch::games::all();
    let names = games.iter().map(|game| game.name).collect::<Vec<_>>().join(", ");
    for command in ["play", "simulate"] {
        refused(&[command, "chess"], &format!("expected a game ({names}), found 'chess'"));
    }
    for game in &games {
        refused(&["play", game.name, "--seats", &all(game, "clever")], "found 'clever'");
        refused(&["play", game.name, "--seats", &["random"; 12].join(",")], " seats");
        refused(&["play", game.name, "--lang", "xx"], "xx");
        refused(&["play", game.name, "--load", "no/such/file"], "no/such/file");
    }
    let help = said(&["--help"], "");
    assert!(help.contains(&format!("Games: {names}")), "{help}");
}

#[test]
fn records_that_cannot_be_read() {
    for game in westmarch::games::all() {
        let broken = |name: &str, text: &str| {
            let path = file(&game, name);
            fs::write(&path, text).expect("a file can be written");
            path
        };
        let other = broken("other.record", "# remark\n[game \"chess\"]\n");
        refused(&["replay", &other], "other.record:2: expected a game (");
        refused(&["replay", &broken("none.record", "nobody: yes\n")], "none.record:1: expected the tag [game ");
        let rules = broken("rules.record", &format!("[game \"{}\"]\n[rules \"none\"]\n", game.name));
        refused(&["replay", &rules], "rules.record:1: expected the tag [rules ");
    }
    refused(&["replay", "no/such/file"], "no/such/file");
}

/// `12 passed, 0 failed`
fn passed(text: &str) -> usize {
    let last = text.lines().last().unwrap_or_default();
    last.strip_suffix(" passed, 0 failed").and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{text}"))
}

#[test]
fn the_scenarios_of_every_game_pass_in_a_checkout_and_without_one() {
    let here = passed(&said(&["scenario"], ""));
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    assert!(here > 0 && here == passed(&said(&["scenario", root], "")));
    let elsewhere = tempfile::tempdir().expect("a folder");
    let output = run_in(elsewhere.path(), &["scenario"], b"");
    assert_eq!(passed(&String::from_utf8_lossy(&output.stdout)), here);
}

#[test]
fn after_a_scenario_that_fails_the_others_are_played() {
    for game in westmarch::games::all() {
        let path = file(&game, "broken.scenario");
        let text = format!("game {}\nscenario Set wrong\nset nonsense: banana\n\nscenario Fine\n", game.name);
        fs::write(&path, format!("{text}\nscenario Not to be read\nfly to the moon\n")).expect("it can be written");
        let output = run(&["scenario", &path], b"");
        let report = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{report}{}", complaint(&output));
        for expected in ["broken.scenario:3: Set wrong", "broken.scenario:8: Not to be read", "1 passed, 2 failed"] {
            assert!(report.contains(expected), "expected {expected:?} in\n{report}");
        }
        let both = run(&["scenario", "no/such/place", &path], b"");
        assert_eq!(both.status.code(), Some(2));
        assert!(complaint(&both).contains("no/such/place"), "{}", complaint(&both));
        assert!(String::from_utf8_lossy(&both.stdout).contains("1 passed, 2 failed"));
        let empty = file(&game, "empty.scenario");
        fs::write(&empty, "# nothing\n").expect("it can be written");
        refused(&["scenario", &empty], "empty.scenario: line 1: expected 'scenario TITLE', found nothing");
    }
}
