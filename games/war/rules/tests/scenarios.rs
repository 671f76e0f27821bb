//! Plays every scenario of the game. `westmarch scenario` does the same for people who write them.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};
use table::{Match, Random, scenario};
use war::{Figure, Item, Side, War};

/// The numbered rules that scenarios cite.
const RULES: &str = include_str!("../../../../docs/rules/war-of-the-ring.md");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios")
}

/// Every scenario file, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a directory entry").path()).collect();
    paths.sort();
    let inside = |path: PathBuf| match path.is_dir() {
        true => files(&path),
        false if path.extension().is_some_and(|ending| ending == "scenario") => vec![path],
        false => Vec::new(),
    };
    paths.into_iter().flat_map(inside).collect()
}

/// Whether there is a rule, or a worked example, of this number.
fn is_a_rule(number: &str) -> bool {
    let named = [format!("**{number}**"), format!("* Example {number}:")];
    number.starts_with('W') && named.iter().any(|name| RULES.contains(name))
}

/// Reads a file, plays its scenarios, and hands each match to `look`. What is wrong is noted with its line.
fn play(path: &Path, wrong: &mut Vec<String>, mut look: impl FnMut(&scenario::Scenario<War>, &Match<War>)) -> usize {
    let name = path.strip_prefix(folder()).expect("it was found there").display().to_string();
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{name}: {e}"));
    let scenarios = match scenario::read::<War>(&text, &name) {
        Ok(scenarios) => scenarios,
        Err(error) => {
            wrong.push(error.to_string());
            return 0;
        }
    };
    for scenario in &scenarios {
        if scenario.rules.is_empty() {
            wrong.push(format!("{name}:{}: it tests no rule", scenario.line));
        }
        for unknown in scenario.rules.iter().filter(|rule| !is_a_rule(rule)) {
            wrong.push(format!("{name}:{}: expected the number of a rule, found '{unknown}'", scenario.line));
        }
        match scenario.played() {
            Ok(game) => look(scenario, &game),
            Err(scenario::Failure { line, expected, was }) => {
                wrong.push(format!("{name}:{line}: {}\n    expected {expected}\n    but      {was}", scenario.title));
            }
        }
    }
    scenarios.len()
}

#[test]
fn every_scenario_goes_as_written() {
    let mut wrong = Vec::new();
    let played: usize = files(&folder()).iter().map(|path| play(path, &mut wrong, |_, _| {})).sum();
    assert!(wrong.is_empty(), "{} of {played} failed\n{}", wrong.len(), wrong.join("\n"));
    assert!(played > 700, "the scenarios have moved: {played} found");
}

/// The shape of a line of the log: names and numbers are taken for what they name. `sh captured dale` and `fp captured moria`
/// have the same one.
fn shape(text: &str) -> String {
    let word = |word: &str| match word.parse::<Item>() {
        _ if word.parse::<Side>().is_ok() => "SIDE".into(),
        _ if word.parse::<u8>().is_ok() => "NUMBER".into(),
        Ok(Item::Region(_)) => "REGION".into(),
        Ok(Item::Figure(Figure::Character(_))) => "CHARACTER".into(),
        Ok(Item::Figure(_)) => "FIGURE".into(),
        Ok(Item::Nation(_)) => "NATION".into(),
        Ok(Item::Card(_)) => "CARD".into(),
        Ok(Item::Tile(_)) => "TILE".into(),
        Ok(Item::Face(_)) => "FACE".into(),
        Ok(Item::Action(_)) => "ACTION".into(),
        _ => word.to_string(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// `not log` with a text that nothing is ever told with would always hold: a slip of the pen, or an event that is told in other
/// words by now. What is told is told in some scenario, or in random games.
#[test]
fn what_is_not_logged_could_have_been() {
    let (mut told, mut denied, mut wrong) = (BTreeSet::new(), Vec::new(), Vec::new());
    for path in files(&folder()) {
        let name = path.display().to_string();
        play(&path, &mut wrong, |scenario, game| {
            told.extend(game.events().iter().map(|event| shape(&event.to_string())));
            denied.extend(scenario.denied().map(|(line, text)| (format!("{name}:{line}"), text.to_string())));
        });
    }
    for seed in 0..20 {
        let listener = |event: war::Event| told.extend([shape(&event.to_string())]);
        let mut player = table::Overheard { random: Random::new(seed), listener };
        table::play_on::<War>(&mut war::start(), &mut player).expect("a random player always answers");
    }
    let never = denied.iter().filter(|(_, text)| !told.contains(&shape(text)));
    let never: Vec<String> = never.map(|(place, text)| format!("{place}: nothing is ever told as '{text}'")).collect();
    assert!(never.is_empty(), "{}", never.join("\n"));
    assert!(denied.len() > 40, "{} lines found", denied.len());
}

#[test]
fn shapes_are_found() {
    assert_eq!(shape("sh attacked osgiliath to minas-tirith"), "SIDE attacked REGION to REGION");
    assert_eq!(shape("lost 2 gondor-regular dale"), "lost NUMBER FIGURE REGION");
    assert_eq!(shape("boromir went to dale"), "CHARACTER went to REGION");
    assert_eq!(shape("gondor advanced to 1"), "NATION advanced to NUMBER");
    assert_eq!(shape("sh used sh-char-01"), "SIDE used CARD");
    assert_eq!(shape("fp used army for move-armies"), "SIDE used FACE for ACTION");
    assert_eq!(shape("tile std-9-9"), "tile std-9-9");
}
