//! The card game at the keyboard as a person plays it: typed lines in, text out.

use clap::Parser;
use tcg_terminal::TcgShown;
use terminal::{Args, Paper, Terminal};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: Args,
}

/// Plays with arguments and typed lines; gives what was printed, or why it could not be played.
fn play(args: &[&str], typed: &str) -> Result<String, String> {
    let cli = Cli::try_parse_from([&["play", "tcg"], args].concat()).map_err(|error| error.to_string())?;
    let paper = Paper::default();
    terminal::play_at::<TcgShown>(&cli.args, Terminal::typed(typed, &paper)).map_err(|error| format!("{error:#}"))?;
    Ok(paper.text())
}

fn said(args: &[&str], typed: &str) -> String {
    play(args, typed).unwrap_or_else(|wrong| panic!("{wrong}"))
}

#[test]
fn a_person_plays_looks_and_leaves() {
    let typed = "nonsense\n? T3.2\n? 1R89\n? dwarven axe\n? banana\n99\n1\nstate\nmap\nhand\n1\n1\n1\nlog\n?\nquit\n";
    let text = said(&["--seed", "3", "--seats", "human,random", "--decks", "fotr-aragorn,mom-gimli"], typed);
    for expected in [
        "How many burdens do you bid",
        "Expected a number, found \"nonsense\".",
        "T3.2 Draw deck: at least 60 cards.",
        "Aragorn, Ranger of the North [1R89]\n  Free Peoples, Gondor, companion, Man, unique\n  Twilight cost 4, strength 8, vitality 4",
        "Dwarven Axe [1C9]",
        "There is no rule or card \"banana\".",
        "Player A bids 1.",
        "Adventure path:\n  1) ",
        "Rules for this question:\nT",
        "Goodbye.",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in:\n{text}");
    }
}

/// The first option of everything, and numbers too, is a game that goes on.
#[test]
fn many_questions_are_answered_by_the_first_option_for_three() {
    let text = said(&["--seats", "human,random,random", "--seed", "5"], &"1\n".repeat(400));
    for expected in ["Turn 1", "fellowship phase", "Twilight pool: ", "Fellowship of Player A, burdens ", " plays "] {
        assert!(text.contains(expected), "expected {expected:?} in:\n{text}");
    }
}

#[test]
fn it_is_told_in_other_languages() {
    for (lang, expected) in [
        ("hu", "Hány terhet ajánlasz"),
        ("tr", "kaç yük teklif ediyorsunuz?"),
        ("cs", "Kolik břemen vsadíte"),
        ("he", "כמה נטל תהמרו"),
    ] {
        let text = said(&["--seed", "3", "--lang", lang], "1\n1\n1\n1\nstate\nquit\n");
        assert!(text.contains(expected), "{lang}: {text}");
    }
}

#[test]
fn what_cannot_be_played() {
    let refused = |args: &[&str]| play(args, "").expect_err("it cannot be played");
    assert_eq!(refused(&["--seats", "human"]), "expected 2 to 5 seats, found 1");
    let decks = refused(&["--decks", "fotr-aragorn,no/such/file"]);
    assert!(decks.starts_with("--decks: no/such/file: expected the file of a deck"), "{decks}");
}
