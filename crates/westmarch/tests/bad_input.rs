//! Bad input to the other commands: exit code 2, and a message that names the file and the line.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_westmarch")).args(args).output().expect("the program runs")
}

/// A file with this content; its name.
fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a file can be written");
    path.display().to_string()
}

/// The command must end with code 2 and say this.
fn refused(args: &[&str], expected: &str) {
    let output = run(args);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {complaint}");
    assert!(complaint.contains(expected), "{args:?}: expected {expected:?} in {complaint}");
}

#[test]
fn scenarios_that_cannot_be_read() {
    let nonsense = file("nonsense.scenario", "scenario A broken one\nrules W1.1.1\nset turn: banana\n");
    refused(&["scenario", &nonsense], "nonsense.scenario:3: ");
    let unknown = file("unknown.scenario", "scenario Another\nfly to the moon\n");
    refused(&["scenario", &unknown], "unknown.scenario:2: ");
    refused(&["scenario", "no/such/place"], "no/such/place");
    refused(&["scenario"], "Usage");
}

#[test]
fn records_that_cannot_be_read() {
    let head = "[game \"war\"]\n[rules \"2e-1\"]\n\n";
    let no_seat = file("no-seat.war", &format!("{head}nobody: yes\n"));
    refused(&["replay", &no_seat], "no-seat.war:4: ");
    let no_answer = file("no-answer.war", &format!("{head}# a remark\nfp: banana\n"));
    refused(&["replay", &no_answer], "no-answer.war:5: ");
    let against_the_rules = file("against-the-rules.war", &format!("{head}sh: yes\n"));
    refused(&["replay", &against_the_rules], "against-the-rules.war:4: ");
    let position = file("position.war", "[game \"war\"]\n[rules \"2e-1\"]\nset turn: banana\n");
    refused(&["replay", &position], "position.war:3: ");
    let other_game = file("other-game.war", "[game \"chess\"]\n");
    refused(&["replay", &other_game], "other-game.war:1: ");
    refused(&["replay", "no/such/file"], "no/such/file");
}

#[test]
fn simulations_that_cannot_be_run() {
    refused(&["simulate", "chess"], "expected a game (war), found 'chess'");
    refused(&["simulate", "war", "--seats", "random"], "expected two seats");
    refused(&["simulate", "war", "--seats", "random,nobody"], "found 'nobody'");
    refused(&["simulate", "war", "--games", "many"], "many");
}
