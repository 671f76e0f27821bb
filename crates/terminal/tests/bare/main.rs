//! A game with nothing but its rules at the keyboard: what the house does for any game, for three people and more.

mod game;

use clap::Parser;
use game::{Bare, Item, Mine, Plain};
use table::{Answer, Dice, Match, Seat, Written, conformance};
use terminal::{Args, Lang, Paper, Shown, Terminal, Words, house, messages};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: Args,
}

/// Plays with arguments and typed lines; gives what was printed, or why it could not be played.
fn play<G: Shown>(args: &[&str], typed: &str) -> Result<String, String> {
    let cli = Cli::try_parse_from([&["play", "bare", "--seed", "1"], args].concat()).map_err(|e| e.to_string())?;
    let paper = Paper::default();
    terminal::play_at::<G>(&cli.args, Terminal::typed(typed, &paper)).map_err(|error| format!("{error:#}"))?;
    Ok(paper.text())
}

fn said<G: Shown>(args: &[&str], typed: &str) -> String {
    play::<G>(args, typed).unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// All of these are said, in this order.
fn in_order(text: &str, expected: &[&str]) {
    let mut left = text;
    for part in expected {
        let Some((_, after)) = left.split_once(part) else { panic!("expected {part:?} in:\n{left}\nof\n{text}") };
        left = after;
    }
}

#[test]
fn the_game_is_a_game() {
    for seats in ["3", "4"] {
        let setup = Bare::setup(&[("seats".into(), seats.into())]).expect("a start");
        conformance::games_end::<Bare>(&setup, 0..20, 100);
        conformance::answers_are_as_offered::<Bare>(&setup, 1, 1);
    }
}

#[test]
fn a_game_without_words_is_played_in_notation() {
    let text = said::<Plain>(&["--seats", "human,human,human"], "\n3 1 2\n1 2\n\n2x1\n\n2\n\nyes\n\n");
    in_order(
        &text,
        &[
            "ann: your turn.",
            "secret: Some(1",
            "ann: rank\n  1) north\n  2) east\n  3) 2 × south\n",
            "Choose 2 to 3 in the order that you want: numbers (3 1 2) or names (north, east).\n",
            "Not allowed by rule B1:\n",
            "bob: your turn.",
            "* ranked north east\n",
            "bob: take\n  1) 2 × north\n  2) east\nChoose up to 2: ",
            "names (2 north, east), all or none.\n",
            "cem: your turn.",
            "* taken 2\n",
            "cem: guess\nType a number from 0 to 3.\n",
            "ann: your turn.",
            "ann: end\n  1) yes\n  2) no\n",
            "The match is over. Winners: bob, cem – guess.\n",
            "Goodbye.",
        ],
    );
}

#[test]
fn nobody_sees_what_another_one_hides() {
    let text = said::<Plain>(&["--seats", "human,human,human"], "\n1 2\n\nnone\n\nq\n");
    let turns: Vec<&str> = text.split(": your turn.").skip(1).collect();
    assert_eq!(turns.len(), 3, "{text}");
    for (turn, own) in turns.iter().zip(1..) {
        for secret in 1..=3 {
            assert_eq!(turn.contains(&format!("secret: Some({secret}")), secret == own, "{turn}");
        }
    }
}

#[test]
fn there_may_be_nobody_who_won() {
    let text = said::<Plain>(&["--seats", "human,random,human"], "\n1 2\n\n3\n\nyes\nback\nno\nq\n");
    in_order(&text, &["The match is over. Nobody has won – guess.\n", "ann: end\n", "ann: rank\n"]);
}

#[test]
fn as_many_play_as_are_named() {
    let four = said::<Mine>(&["--seats", "human,random,random,random"], "q\n");
    assert!(four.contains("seats: 4"), "{four}");
    let three = said::<Mine>(&["--seats", "human,random,random"], "q\n");
    assert!(three.contains("seats: 3"), "{three}");
    assert_eq!(
        play::<Mine>(&["--seats", "human,random"], ""),
        Err("expected 'seats: 3' or 'seats: 4', found 'seats: 2'".into())
    );
    let two = "expected 3 seats, as in human,normal,normal, found 'human,random'";
    assert_eq!(play::<Plain>(&["--seats", "human,random"], ""), Err(two.into()));
    assert_eq!(play::<Plain>(&["--decks", "a,b,c"], ""), Err("--decks: nobody brings a deck to bare".into()));
}

#[test]
fn a_loaded_game_brings_its_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("four.record").display().to_string();
    said::<Mine>(&["--seats", "random,human,random,human"], &format!("\nsave {file}\nq\n"));
    let text = said::<Mine>(&[], &format!("load {file}\n\nq\n"));
    in_order(
        &text,
        &[
            "ann: the random player.\nbob: a person at the keyboard.\ncem: the random player.\ndan: a person",
            "bob: your turn.",
            "bob: take",
        ],
    );
}

#[test]
fn a_program_that_fails_does_not_cost_the_game() {
    for name in ["panics", "wrong"] {
        let text = said::<Mine>(&["--seats", &format!("human,{name},random")], "1 2\nq\n");
        assert_eq!(text.matches("bob: the program failed to answer").count(), 1, "{text}");
        assert!(text.contains("* taken ") && text.contains("ann: end"), "{text}");
    }
}

#[test]
fn only_whoever_is_waited_for_is_said_to_think() {
    for (name, times) in [("greedy", 0), ("search:1", 1)] {
        let text = said::<Plain>(&["--seats", &format!("human,{name},random")], "1 2\nq\n");
        assert_eq!(text.matches("bob: thinking").count(), times, "{name}: {text}");
    }
}

#[test]
fn a_hint_is_given_without_lore_and_is_no_input() {
    let text = said::<Plain>(&["--seats", "human,random,random"], "hint 20\n1 2\nback\nhint banana\nhint random\nq\n");
    in_order(&text, &["Plan: win.\n", " %", "  1 2  north → east", "There is no adviser \"banana\"", "no hint"]);
}

#[test]
fn what_a_game_has_not_is_no_command() {
    let text = said::<Plain>(&["--seats", "human,random,random"], "map\nhand\n?\n? B1\n? 1\nstate\nlog\nq\n");
    in_order(
        &text,
        &[
            "\"map\" is neither an option",
            "\"hand\" is neither",
            "You can also type:",
            "There is nothing to read about \"B1\"",
        ],
    );
    assert!(!text.contains("Rules for this question") && !text.contains("help-more"), "{text}");
}

#[test]
fn what_is_to_be_typed_is_read_as_the_answer() {
    let words = Words::of::<Plain>(Lang::En).unwrap_or_else(|error| panic!("{error}"));
    let mut luck = Dice::new(1);
    let game = Match::<Bare>::begin(&Bare::setup(&[]).expect("the start"), &mut luck);
    let asked = game.asked(Seat(0)).expect("it is asked");
    for (typed, order) in [
        ("2 1 3", [Item::East, Item::North, Item::South]),
        ("1, 2x3", [Item::North, Item::South, Item::South]),
        ("north, east, south", [Item::North, Item::East, Item::South]),
        ("[north, south, east]", [Item::North, Item::South, Item::East]),
    ] {
        let given = Answer::Some(order.into_iter().map(|item| (item, 1)).collect());
        assert_eq!(terminal::read::<Plain>(&words, asked, typed), Ok(given.clone()), "{typed}");
        let typed = terminal::to_type::<Plain>(asked, &given);
        assert_eq!(terminal::read::<Plain>(&words, asked, &typed), Ok(given), "{typed}");
    }
}

#[test]
fn players_have_names() {
    use terminal::Sitter;
    for name in ["human", "random", "greedy", "search", "search:5s", "easy", "normal", "hard"] {
        assert_eq!(Sitter::named::<Plain>(name).expect("a player").name(), name);
    }
    for name in ["", "Human", "search:never", "greedy:5s"] {
        assert!(Sitter::named::<Plain>(name).is_err(), "{name}");
    }
    let slow = |name: &str| Sitter::named::<Plain>(name).is_ok_and(|sitter| sitter.is_slow());
    assert!(["search", "search:5s", "hard"].into_iter().all(slow));
    assert!(!["human", "random", "greedy", "easy", "normal"].into_iter().any(slow));
}

#[test]
fn every_language_has_every_message_of_the_house() {
    messages::must_be_the_same_in_every_language(house);
    for lang in Lang::ALL {
        let words = Words::of::<Plain>(lang).unwrap_or_else(|error| panic!("{error}"));
        assert_ne!(words.word("welcome"), "welcome");
        let text = said::<Plain>(&["--players", "--lang", lang.tag()], "");
        assert!(text.contains("ann, bob, cem") && !text.contains("-about") && !text.contains("level-"), "{text}");
    }
}

#[test]
fn the_house_says_everything_that_it_has_words_for() {
    let mut sources = String::new();
    let folder = format!("{}/src", env!("CARGO_MANIFEST_DIR"));
    for file in std::fs::read_dir(folder).expect("there are sources") {
        sources.push_str(&std::fs::read_to_string(file.expect("a file").path()).expect("a source"));
    }
    assert_eq!(messages::unused(house(Lang::En), &sources, &["level-", "player-", "plan-win"]), [""; 0]);
}
