//! Plays every scenario of the game. `westmarch scenario` does the same for people who write them; `ONLY=t07` plays those of the
//! files whose names contain it.

use std::{
    env, fs,
    path::{Path, PathBuf},
};
use table::scenario;
use tcg::{Card, Tcg};

/// The numbered rules that scenarios cite.
const RULES: &str = include_str!("../../../../docs/rules/lotr-tcg.md");

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

/// Whether there is a rule, a worked example or a row of the index of decisions of this number, or a card of this code.
fn is_cited(number: &str) -> bool {
    let named = [format!("\n- {number} "), format!("`Example {number}`"), format!("\n| {number} |")];
    named.iter().any(|name| RULES.contains(name)) || number.parse::<Card>().is_ok()
}

/// Reads a file and plays its scenarios. What is wrong is noted with its line.
fn play(path: &Path, wrong: &mut Vec<String>) -> usize {
    let name = path.strip_prefix(folder()).expect("it was found there").display().to_string();
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{name}: {e}"));
    let scenarios = match scenario::read::<Tcg>(&text, &name) {
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
        for unknown in scenario.rules.iter().filter(|rule| !is_cited(rule)) {
            wrong.push(format!("{name}:{}: expected the number of a rule or a card, found '{unknown}'", scenario.line));
        }
        if let Err(scenario::Failure { line, expected, was }) = scenario.run() {
            wrong.push(format!("{name}:{line}: {}\n    expected {expected}\n    but      {was}", scenario.title));
        }
    }
    scenarios.len()
}

#[test]
fn every_scenario_goes_as_written() {
    let only = env::var("ONLY").unwrap_or_default();
    let mut wrong = Vec::new();
    let chosen = files(&folder()).into_iter().filter(|path| path.display().to_string().contains(&only));
    let played: usize = chosen.map(|path| play(&path, &mut wrong)).sum();
    assert!(wrong.is_empty(), "{} of {played} failed\n{}", wrong.len(), wrong.join("\n"));
    assert!(played > 0, "the scenarios have moved");
}
