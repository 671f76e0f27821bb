//! Many games of a small race for two to four seats.

mod race;

use clap::Parser;
use race::{NotedRace, PlainRace};
use serde_json::{Value, json};
use std::{fs, path::Path};
use tournament::{Plan, Simulated, Told, simulate};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    plan: Plan,
}

fn plan(args: &[&str]) -> Result<Plan, clap::Error> {
    Cli::try_parse_from([&["simulate"], args].concat()).map(|cli| cli.plan)
}

fn told<S: Simulated>(args: &[&str], json: bool) -> Told {
    simulate::<S>(&plan(args).expect("good arguments"), json).expect("a plan that can be carried out")
}

/// The figures of a race as JSON, without what the clock had to say.
fn figures(args: &[&str]) -> Value {
    let mut found: Value = serde_json::from_str(&told::<NotedRace>(args, true).text).expect("it is JSON");
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

/// The plan must be refused in these words.
fn refused(args: &[&str], expected: &str) {
    let complaint = match plan(args) {
        Ok(plan) => format!("{:#}", simulate::<NotedRace>(&plan, true).expect_err(expected)),
        Err(error) => error.to_string(),
    };
    assert!(complaint.contains(expected), "{args:?}: expected {expected:?} in {complaint}");
}

/// The names of the files in a directory, in order.
fn files(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).expect("the directory is there");
    let mut names: Vec<String> = entries.flatten().map(|e| e.file_name().display().to_string()).collect();
    names.sort();
    names
}

#[test]
fn random_games_are_the_same_for_ever() {
    let found = figures(&["--games", "8", "--seed", "3"]);
    assert_eq!(found, figures(&["--games", "8", "--seed", "3", "--threads", "1", "--check"]));
    assert_ne!(found, figures(&["--games", "8", "--seed", "4"]));
    assert_eq!((&found["games"], &found["finished"], &found["aborted"]), (&8.into(), &8.into(), &0.into()));
    assert_eq!(found["players"], json!(["random", "random#2", "random#3"]));
    assert_eq!((&found["decisions"], &found["mean_turns"]), (&72.into(), &4.0.into()));
    assert_eq!(found["turns"]["mean"], found["mean_turns"]);
    assert_eq!(found["thinking"], json!([]), "nobody is asked in line");
}

#[test]
fn games_in_line_and_games_of_players_are_noted_alike() {
    for args in [&["--games", "6"][..], &["--games", "6", "--paired"], &["--games", "6", "--seats", "bold,shy,random"]]
    {
        let found = figures(args);
        let notes = ["rolls", "before_last", "finished_with_notes"].map(|note| found[note].as_u64());
        assert_eq!(notes, [Some(54), Some(36), Some(6)], "{args:?}");
    }
}

#[test]
fn kinds_of_victory_are_told_even_if_there_were_none() {
    let found = figures(&["--seats", "bold,shy", "--games", "3"]);
    assert_eq!(found["outcomes"], json!({ "alone": 3, "never": 0 }));
    assert_eq!(
        (&found["victories"]["alone"]["share"], &found["victories"]["never"]["share"]),
        (&1.0.into(), &0.0.into())
    );
}

#[test]
fn everybody_has_every_seat_in_a_set() {
    let kept = tempfile::tempdir().expect("a directory");
    let directory = kept.path().join("deep").display().to_string();
    let found = figures(&["--seats", "shy,bold,shy", "--paired", "--games", "6", "--keep", &directory]);
    let standings = found["standings"].as_array().expect("a list");
    let wins: Vec<_> = standings.iter().map(|s| (s["player"].as_str(), s["wins"]["count"].as_u64())).collect();
    assert_eq!(wins, [(Some("shy"), Some(0)), (Some("bold"), Some(6)), (Some("shy#2"), Some(0))]);
    for seat in ["wins_as_first_lane", "wins_as_second_lane", "wins_as_third_lane"] {
        assert_eq!((&standings[1][seat]["count"], &standings[1][seat]["of"]), (&2.into(), &2.into()), "{seat}");
    }
    assert_eq!((&standings[1]["score"], &standings[0]["score"]), (&1.0.into(), &0.0.into()));
    assert_eq!((&found["pairings"], &found["elo"]), (&json!([]), &Value::Null), "nobody met one other alone");
    let names = files(&kept.path().join("deep"));
    let expected = ["000001-shy-bold-shy.record", "000002-bold-shy-shy.record", "000003-shy-shy-bold.record"];
    assert_eq!((names.len(), &names[..3]), (6, &expected.map(String::from)[..]));
}

#[test]
fn two_of_a_ladder_share_the_seats_of_three() {
    let args = ["--ladder", "bold,shy,random", "--games", "4", "--seed", "5"];
    let found = figures(&args);
    assert_eq!(found, figures(&[&args[..], &["--threads", "1"]].concat()));
    assert_eq!((&found["games"], found.get("standings")), (&12.into(), None));
    let first = &found["pairings"][0];
    assert_eq!(first["players"], json!(["bold", "shy"]));
    assert_eq!(first["pairs"]["won"].as_u64().zip(first["pairs"]["split"].as_u64()), Some((2, 0)), "{first}");
    assert_eq!(first["wins_as_first_lane"]["of"], 2);
    let elo: Vec<f64> =
        found["elo"].as_array().expect("a list").iter().map(|rated| rated["elo"].as_f64().expect("a number")).collect();
    assert!(elo[0] > elo[2] && elo[2] > elo[1] && (elo.iter().sum::<f64>() - 4500.0).abs() < 1e-6, "{elo:?}");
    let decisions = |player: &Value| player["decisions"].as_u64().expect("a number");
    let thought: u64 = found["thinking"].as_array().expect("a list").iter().map(decisions).sum();
    assert_eq!(found["decisions"], thought);
}

#[test]
fn a_shared_victory_is_half_a_win() {
    let found = figures(&["--seats", "shy,shy", "--paired", "--games", "40"]);
    assert!(found["outcomes"]["shared"].as_u64().is_some_and(|shared| (1..39).contains(&shared)), "{found}");
    let pairing = &found["pairings"][0];
    assert_eq!(pairing["pairs"]["split"], 20, "they play every game twice, once from each seat");
    assert!(pairing["wins"]["count"].as_u64().is_some_and(|wins| wins < 20), "{pairing}");
    for rated in found["elo"].as_array().expect("a list") {
        assert!((rated["elo"].as_f64().expect("a number") - 1500.0).abs() < 1e-6, "{rated}");
    }
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let found = figures(&["--seats", "bold,shy", "--until-significant", "--games", "400"]);
    assert_eq!(found["significance"]["verdict"], "first-stronger");
    assert_eq!(found["significance"]["says"], "bold is stronger");
    assert_eq!(found["games"], 32, "one batch shows it");
    let text = told::<NotedRace>(&["--seats", "bold,shy", "--until-significant", "--games", "4"], false).text;
    assert!(text.contains("\nAfter 2 pairs: not decided within 4 games\n"), "{text}");
}

#[test]
fn the_text_has_tables_for_people() {
    let text = told::<NotedRace>(&["--seats", "bold,shy", "--paired", "--games", "4"], false).text;
    let columns =
        "pairing     games  first wins                as first-lane as second-lane  pairs + = -  score of pairs\n";
    for expected in [
        "4 games in ",
        "4.0 turns a game: 4 to 4, half of them 4.0 to 4.0, the median 4.0\n",
        "       4  100.0 % ( 51.0 to 100.0)  alone\n",
        "24 rolls of the die\n",
        columns,
        "bold - shy      4  100.0 % ( 51.0 to 100.0)  100 % (34-100)  100 % (34-100)        2 0 0  100.0 % ",
        "\nplayer                   Elo\nbold",
        "\nthinking           decisions ",
    ] {
        assert!(text.contains(expected), "expected {expected:?} in\n{text}");
    }
    let three = told::<NotedRace>(&["--seats", "bold,shy,shy", "--games", "2"], false).text;
    let standing = "bold                  2  100.0 % ( 34.2 to 100.0)   100.0 %\n";
    assert!(three.contains(standing) && !three.contains("pairing"), "{three}");
}

#[test]
fn a_game_may_bring_nothing_of_its_own() {
    let text = told::<PlainRace>(&["--games", "3", "--check"], true).text;
    let found: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!((&found["finished"], found.get("mean_turns"), found.get("turns")), (&3.into(), None, None));
    assert_eq!(found["standings"][0]["wins_as_first_lane"]["of"], 3);
    assert!(!told::<PlainRace>(&["--games", "3"], false).text.contains("turns a game"));
}

#[test]
fn what_goes_wrong_ends_the_game() {
    let kept = tempfile::tempdir().expect("a directory");
    let directory = kept.path().display().to_string();
    let found = figures(&["--seats", "bold,stubborn,shy", "--games", "2", "--seed", "7", "--keep", &directory]);
    let troubles = "seed 7, bold,stubborn,shy: stubborn was asked stake and answered 9, which was refused: ";
    assert!(found["troubles"][0].as_str().is_some_and(|trouble| trouble.starts_with(troubles)), "{found}");
    assert_eq!((&found["aborted"], &found["finished_with_notes"], &found["rolls"]), (&2.into(), &0.into(), &2.into()));
    assert_eq!(files(kept.path()).len(), 2, "the games can be looked at");
    let lost = figures(&["--seats", "lost,shy", "--games", "2"]);
    let trouble = lost["troubles"][0].as_str().expect("a sentence");
    assert!(trouble.contains("seed 1, lost,shy: ") && trouble.contains("something to say"), "{trouble}");
    assert!(trouble.contains("race") && trouble.contains("mod.rs"), "{trouble}");
    assert_eq!(told::<NotedRace>(&["--seats", "lost,shy", "--games", "2"], false).aborted, 2);
}

#[test]
fn a_pair_with_an_aborted_game_does_not_count() {
    let found = figures(&["--seats", "bold,lost-in-the-second-lane", "--paired", "--games", "2"]);
    let pairing = &found["pairings"][0];
    assert_eq!((&found["aborted"], &pairing["games"], &pairing["wins"]["count"]), (&1.into(), &1.into(), &1.into()));
    let pairs = ["won", "split", "lost"].map(|how| pairing["pairs"][how].as_u64());
    assert_eq!((pairs, pairing["pairs"]["score"].as_f64()), ([Some(0); 3], Some(0.5)));
    let nobody = figures(&["--seats", "bold,lost", "--paired", "--games", "2"]);
    assert_eq!((&nobody["aborted"], &nobody["elo"]), (&2.into(), &Value::Null));
}

#[test]
fn what_must_hold_is_checked() {
    let found = figures(&["--decks", "1000,0,0", "--games", "2"]);
    assert_eq!(found["aborted"], 2);
    let trouble = found["troubles"][0].as_str().expect("a sentence");
    assert!(trouble.starts_with("seed 1: nobody can have 10") && trouble.ends_with(" points"), "{trouble}");
    // What is wrong for a part of a turn only shows when every step is checked.
    let slips = ["--decks", "1998,0,0", "--seats", "bold,shy,shy", "--games", "1"];
    assert_eq!(figures(&slips)["aborted"], 0);
    assert_eq!(figures(&[&slips[..], &["--check"]].concat())["aborted"], 1);
}

#[test]
fn decks_are_made_from_the_luck() {
    let kept = tempfile::tempdir().expect("a directory");
    let directory = kept.path().display().to_string();
    told::<NotedRace>(&["--decks", "random", "--paired", "--games", "6", "--keep", &directory], true);
    let line = |name: &String| {
        let text = fs::read_to_string(kept.path().join(name)).expect("a record");
        text.lines().find(|line| line.starts_with("set points: ")).expect("a position").to_string()
    };
    let points: Vec<String> = files(kept.path()).iter().map(line).collect();
    assert!(points[0] == points[1] && points[1] == points[2], "the same luck, the same decks: {points:?}");
    assert_ne!(points[2], points[3]);
    refused(&["--decks", "1,2"], "expected 3 numbers, found --decks 1,2");
}

#[test]
fn games_begin_where_a_record_ends() {
    let kept = tempfile::tempdir().expect("a directory");
    let write = |name: &str, lines: &str| {
        let path = kept.path().join(name);
        fs::write(&path, format!("[game \"race\"]\n[rules \"1\"]\n{lines}\n")).expect("a file can be written");
        path.display().to_string()
    };
    let late = write("late.record", "set points: 5 5\nset round: 3");
    let found = figures(&["--start", &late, "--games", "4"]);
    assert_eq!((&found["rolls"], &found["players"]), (&8.into(), &json!(["random", "random#2"])));
    refused(&["--start", &late, "--seats", "shy,shy,shy"], "expected players for 2 seats, found 'shy,shy,shy'");
    refused(&["--start", &late, "--decks", "random"], "cannot be used with");
    let over = write("over.record", "set points: 5 5\nset round: 4");
    refused(&["--start", &over], "over.record: expected a game that is not over");
    let endless = write("endless.record", "set points: 5 5\nset last: 60000");
    let found = figures(&["--start", &endless, "--games", "1"]);
    assert_eq!(found["troubles"], json!(["seed 1: no end after 10000 turns"]));
}

#[test]
fn what_cannot_be_simulated() {
    refused(
        &["--ladder", "random"],
        "expected two players or more, as in --ladder random,greedy,search, found 'random'",
    );
    refused(&["--ladder", "random,nobody"], "found 'nobody'");
    refused(&["--seats", "random,nobody"], "found 'nobody'");
    refused(&["--ladder", "random,"], "found ''");
    refused(&["--seats", "random"], "expected two to four seats, found 1");
    refused(&["--ladder", "random,random", "--seats", "random,random"], "cannot be used with");
    refused(&["--ladder", "random,random", "--games", "3"], "expected an even number of games");
    refused(
        &["--paired", "--games", "4"],
        "expected games in sets of 3, in which everybody has every seat once, found 4",
    );
    refused(&["--games", "0"], "expected at least one game");
    let three = ["--ladder", "random,random,random", "--until-significant"];
    refused(&three, "expected two players with --until-significant, found 3");
    refused(&["--until-significant"], "expected two players with --until-significant, found 3");
    let file = tempfile::NamedTempFile::new().expect("a file");
    refused(&["--games", "2", "--keep", &file.path().display().to_string()], "expected a directory");
}
