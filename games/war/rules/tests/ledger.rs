//! The ledger: every numbered rule is cited by the code that implements it and by a test that would fail without it, and
//! nothing cites a rule that does not exist. Rules that state no behaviour are listed, with the reason, in
//! `ledger.txt`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Every file below a directory with this ending.
fn files(dir: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display())) {
        let path = entry.expect("a directory entry").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// All things in a text that look like `W7.5.3`, `W7.5` or `W7-a`.
fn citations(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices('W') {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let tail: String = text[at + 1..]
            .chars()
            .take_while(|c| c.is_ascii_digit() || ".-".contains(*c) || c.is_ascii_lowercase())
            .collect();
        if !tail.starts_with(|c: char| c.is_ascii_digit()) {
            continue;
        }
        found.extend(citation(&tail));
    }
    found
}

fn citation(tail: &str) -> Option<String> {
    if let Some((chapter, letter)) = tail.split_once('-') {
        let example = chapter.chars().all(|c| c.is_ascii_digit())
            && letter.chars().next().is_some_and(|c| c.is_ascii_lowercase());
        return example.then(|| format!("W{chapter}-{}", &letter[..1]));
    }
    let is_number = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    let parts: Vec<&str> = tail.split('.').take(3).collect();
    let numbers: Vec<&str> = parts.iter().copied().take_while(|part| is_number(part)).collect();
    // A rule that was added between two others has a letter behind its number: W15.8.1a.
    let lettered = parts.get(2).filter(|_| numbers.len() == 2).and_then(|last| {
        let digits = last.trim_end_matches(|c: char| c.is_ascii_lowercase());
        (is_number(digits) && last.len() == digits.len() + 1).then_some(*last)
    });
    let numbers: Vec<&str> = numbers.into_iter().chain(lettered).collect();
    (numbers.len() > 1).then(|| format!("W{}", numbers.join(".")))
}

/// The rules and examples of all chapters.
fn rules() -> BTreeSet<String> {
    let text = read("docs/rules/war-of-the-ring.md");
    let mut rules = BTreeSet::new();
    for line in text.lines() {
        let rule = line.strip_prefix("- **W").and_then(|rest| rest.split_once("**")).map(|(id, _)| format!("W{id}"));
        let example =
            line.strip_prefix("* Example ").and_then(|rest| rest.split_once(':')).map(|(id, _)| id.to_string());
        rules.extend(rule.or(example));
    }
    assert!(rules.len() > 300, "the rules have moved: {} found", rules.len());
    rules
}

/// What `ledger.txt` lists, with the reasons.
fn listed() -> BTreeMap<String, String> {
    let text = read("games/war/rules/tests/ledger.txt");
    let lines = text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#'));
    let split = |line: &str| line.split_once(' ').map(|(rule, why)| (rule.to_string(), why.trim().to_string()));
    lines
        .map(|line| split(line).unwrap_or_else(|| panic!("ledger.txt: expected a rule and a reason: {line}")))
        .collect()
}

fn cited_in(paths: &[PathBuf]) -> BTreeSet<String> {
    paths.iter().flat_map(|path| citations(&read(path))).collect()
}

fn tests() -> Vec<PathBuf> {
    let mut paths = files(&root().join("games/war/scenarios"), "scenario");
    paths.extend(files(&root().join("games/war/rules/tests"), "rs").into_iter().filter(|p| !p.ends_with("ledger.rs")));
    paths
}

/// What tests claim to test: `rules` lines of scenarios, and citations in Rust tests.
fn tested() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in tests() {
        let text = read(&path);
        match path.extension().is_some_and(|e| e == "scenario") {
            true => found.extend(text.lines().filter(|l| l.starts_with("rules ")).flat_map(citations)),
            false => found.extend(citations(&text)),
        }
    }
    found
}

fn code() -> Vec<PathBuf> {
    // Which rules a question is about is for people to read: it carries out none of them.
    let mut paths = files(&root().join("games/war/rules/src"), "rs");
    paths.retain(|path| !path.ends_with("rulebook.rs"));
    paths.extend(files(&root().join("games/war/rules/data"), "toml"));
    paths
}

#[test]
fn nothing_cites_a_rule_that_does_not_exist() {
    let rules = rules();
    let exists = |cited: &String| rules.contains(cited) || rules.iter().any(|r| r.starts_with(&format!("{cited}.")));
    let rulebook = root().join("games/war/rules/src/rulebook.rs");
    for path in code().iter().chain(&tests()).chain([&rulebook]) {
        let wrong: Vec<_> = citations(&read(path)).into_iter().filter(|c| !exists(c)).collect();
        assert!(wrong.is_empty(), "{} cites {wrong:?}", path.display());
    }
    let wrong: Vec<_> = listed().into_keys().filter(|c| !rules.contains(c)).collect();
    assert!(wrong.is_empty(), "ledger.txt lists {wrong:?}");
}

#[test]
fn every_rule_is_tested() {
    let (tested, listed) = (tested(), listed());
    let missing: Vec<_> =
        rules().into_iter().filter(|rule| !tested.contains(rule) && !listed.contains_key(rule)).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

#[test]
fn every_rule_is_cited_by_the_code() {
    let (cited, listed) = (cited_in(&code()), listed());
    let missing: Vec<_> =
        rules().into_iter().filter(|r| !r.contains('-') && !cited.contains(r) && !listed.contains_key(r)).collect();
    assert!(missing.is_empty(), "no code cites {missing:?}");
}

#[test]
fn the_list_holds_only_what_has_no_test() {
    let tested = tested();
    let stale: Vec<_> =
        listed().into_iter().filter(|(rule, why)| tested.contains(rule) && !why.starts_with("follows")).collect();
    assert!(stale.is_empty(), "listed in ledger.txt but tested: {stale:?}");
}

#[test]
fn citations_are_found() {
    let text = "W7.5.3 and W12.5, (W8-a) \"W10.4.1\" W9. W15 NOW1.2 W6.3.3-W6.3.6. W15.8.1a, W15.8.1";
    let found: Vec<_> = citations(text).into_iter().collect();
    assert_eq!(found, ["W10.4.1", "W12.5", "W15.8.1", "W15.8.1a", "W6.3.6", "W7.5.3", "W8-a"]);
}
