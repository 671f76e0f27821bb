//! The ledger: every numbered rule is cited by the code that carries it out and by a test that would fail without it; every worked
//! example and every row of the index of decisions is played through; every card that is written has a scenario; nothing cites
//! what does not exist. Rules that state no behaviour are listed, with the reason, in `ledger.txt`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use tcg::Card;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Every file below a directory with this ending.
fn files(dir: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(dir)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
            let path = entry.expect("a directory entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// All things in a text that look like `T7.5`, `T6.22a`, `T4-a` or `D19`.
fn citations(text: &str) -> BTreeSet<String> {
    let is_inside = |c: char| c.is_ascii_alphanumeric() || ".-".contains(c);
    text.split(|c: char| !is_inside(c)).filter_map(citation).collect()
}

fn citation(word: &str) -> Option<String> {
    let word = word.trim_end_matches(['.', '-']);
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    if let Some(row) = word.strip_prefix('D') {
        return digits(row).then(|| word.to_string());
    }
    let tail = word.strip_prefix('T')?;
    let is_letter = |letter: &str| letter.len() == 1 && letter.chars().all(|c| c.is_ascii_lowercase());
    let is_example = tail.split_once('-').is_some_and(|(chapter, letter)| digits(chapter) && is_letter(letter));
    let is_rule = tail.split_once('.').is_some_and(|(chapter, number)| {
        let bare = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
        digits(chapter) && digits(bare) && number.len() - bare.len() <= 1
    });
    (is_example || is_rule).then(|| word.to_string())
}

/// Rules, worked examples and rows of the index of decisions.
fn rules() -> BTreeSet<String> {
    let text = read("docs/rules/lotr-tcg.md");
    let begins = |line: &str| {
        let rule = line.strip_prefix("- ").or_else(|| line.strip_prefix("| "));
        let example = line.strip_prefix("`Example ").and_then(|rest| rest.split('`').next());
        citation(example.or_else(|| rule?.split(' ').next())?)
    };
    let rules: BTreeSet<String> = text.lines().filter_map(begins).collect();
    assert!(rules.len() > 420, "the rules have moved: {} found", rules.len());
    rules
}

fn is_rule(cited: &str) -> bool {
    cited.starts_with('T') && !cited.contains('-')
}

/// What `ledger.txt` lists, with the reasons.
fn listed() -> BTreeMap<String, String> {
    let text = read("games/tcg/rules/tests/ledger.txt");
    let lines = text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#'));
    let split = |line: &str| line.split_once(' ').map(|(rule, why)| (rule.to_string(), why.trim().to_string()));
    lines
        .map(|line| split(line).unwrap_or_else(|| panic!("ledger.txt: expected a rule and a reason: {line}")))
        .collect()
}

fn tests() -> Vec<PathBuf> {
    let rust = files("games/tcg/rules/tests", "rs").into_iter().filter(|path| !path.ends_with("ledger.rs"));
    files("games/tcg/scenarios", "scenario").into_iter().chain(rust).collect()
}

/// The words of the `rules` lines of scenarios.
fn cited_by_scenarios() -> impl Iterator<Item = String> {
    let texts = files("games/tcg/scenarios", "scenario").into_iter().map(read);
    texts.flat_map(|text| {
        let lines = text.lines().filter_map(|line| line.strip_prefix("rules "));
        lines.flat_map(str::split_whitespace).map(|word| word.trim_end_matches(',').to_string()).collect::<Vec<_>>()
    })
}

/// What tests claim to test: `rules` lines of scenarios, and citations in Rust tests.
fn tested() -> BTreeSet<String> {
    let rust = tests().into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    rust.flat_map(|path| citations(&read(path))).chain(cited_by_scenarios()).collect()
}

fn code() -> Vec<PathBuf> {
    // Which rules a question is about is for people to read: it carries out none of them.
    files("games/tcg/rules/src", "rs").into_iter().filter(|path| !path.ends_with("rulebook.rs")).collect()
}

fn cited_by_code() -> BTreeSet<String> {
    code().iter().flat_map(|path| citations(&read(path))).collect()
}

#[test]
fn nothing_cites_a_rule_that_does_not_exist() {
    let rules = rules();
    for path in code().iter().chain(&tests()) {
        let wrong: Vec<_> = citations(&read(path)).into_iter().filter(|cited| !rules.contains(cited)).collect();
        assert!(wrong.is_empty(), "{} cites {wrong:?}", path.display());
    }
    let wrong: Vec<_> = listed().into_keys().filter(|cited| !rules.contains(cited)).collect();
    assert!(wrong.is_empty(), "ledger.txt lists {wrong:?}");
}

#[test]
fn every_rule_example_and_decision_is_tested() {
    let (tested, listed) = (tested(), listed());
    let is_missing = |rule: &String| !tested.contains(rule) && !listed.contains_key(rule);
    let missing: Vec<_> = rules().into_iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
}

#[test]
fn every_rule_is_cited_by_the_code() {
    let (cited, listed) = (cited_by_code(), listed());
    let is_missing = |rule: &String| is_rule(rule) && !cited.contains(rule) && !listed.contains_key(rule);
    let missing: Vec<_> = rules().into_iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "no code cites {missing:?}");
}

#[test]
fn the_list_holds_only_what_has_no_test() {
    let tested = tested();
    let stale: Vec<_> = listed().into_keys().filter(|rule| tested.contains(rule)).collect();
    assert!(stale.is_empty(), "listed in ledger.txt but tested: {stale:?}");
}

#[test]
fn every_card_has_a_scenario() {
    let played: BTreeSet<Card> = cited_by_scenarios().filter_map(|word| word.parse().ok()).collect();
    let missing: Vec<String> =
        Card::all().filter(|card| !played.contains(card)).map(|card| format!("{card} {}", card.title())).collect();
    assert!(missing.is_empty(), "{} have none: {missing:?}", missing.len());
}

#[test]
fn citations_are_found() {
    let found: Vec<_> = citations("T7.5, T6.22a (T8-a) D19. T1 T9.12. NOT1.2 T3.4-T3.6 1R13").into_iter().collect();
    assert_eq!(found, ["D19", "T6.22a", "T7.5", "T8-a", "T9.12"]);
}
