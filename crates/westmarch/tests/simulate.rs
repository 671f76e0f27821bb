//! `westmarch simulate` as a person or a program uses it. What it counts is tested in `crates/tournament` and with the games.

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
fn figures_come_as_text_or_as_json() {
    let text = said(&["--games", "2", "--seed", "3", "--threads", "1"]);
    assert!(text.starts_with("2 games in "), "{text}");
    let found: serde_json::Value = serde_json::from_str(&said(&["--games", "2", "--json"])).expect("it writes JSON");
    assert_eq!((&found["games"], &found["finished"]), (&2.into(), &2.into()));
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
    refused(&["--ladder", "random,nobody"], "found 'nobody'");
    refused(&["--ladder", "random,random", "--seats", "random,random"], "cannot be used with");
    refused(&["--games", "0"], "expected at least one game");
    refused(&["--decks", "random"], "expected no --decks");
}
