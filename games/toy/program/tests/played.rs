//! The toy as a person finds it: at the keyboard and in a tournament, by the same commands as every game.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

fn toy(args: &[&str], typed: &str) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_toy"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut program = program.expect("the program starts");
    let mut keyboard = program.stdin.take().expect("a keyboard");
    // Whoever has seen enough may have gone.
    let _ = keyboard.write_all(typed.as_bytes());
    drop(keyboard);
    program.wait_with_output().expect("the program ends")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

/// The first option of everything, a hundred times, is enough for a whole game of three; numbers are answered with 1 too.
#[test]
fn a_game_of_three_is_played_at_the_keyboard() {
    let typed = "1\n".repeat(300);
    let played = toy(&["play", "toy", "--seats", "human,random,greedy", "--seed", "5"], &typed);
    let said = text(&played);
    assert!(played.status.success(), "{said}");
    assert!(said.contains("leads for") && said.contains("a: "), "{said}");
}

#[test]
fn three_four_and_five_are_simulated() {
    for seats in ["random,random,random", "greedy,random,random,random", "random,random,random,random,random"] {
        let played = toy(&["simulate", "toy", "--games", "20", "--seats", seats, "--json"], "");
        let said = text(&played);
        assert!(played.status.success() && said.contains("\"finished\": 20"), "{seats}: {said}");
    }
}

#[test]
fn another_game_is_not_known_here() {
    let played = toy(&["simulate", "chess"], "");
    let said = String::from_utf8(played.stderr.clone()).expect("UTF-8");
    assert!(played.status.code() == Some(2) && said.contains("expected a game (toy), found 'chess'"), "{said}");
}
