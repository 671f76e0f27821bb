//! The house knows no game: outside `games/`, the lists of games and documentation, no file names a game, its pieces or its
//! rules.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Where the house lives.
const HOUSE: [&str; 4] = ["crates", "web/src", "locales", "tools"];

/// The two lists of games, and what the first of them needs to be built.
const LISTS: [&str; 3] = ["crates/westmarch/src/games.rs", "crates/westmarch/Cargo.toml", "web/src/games.ts"];

/// The tests that look for games by name: this one and that of the web client.
const TESTS: [&str; 2] = [file!(), "web/src/house.test.ts"];

/// What tells of a game, in lower case: its name in every language, its pieces and places, its crates.
const TELLING: [&str; 40] = [
    // War of the Ring
    "war of the ring",
    "gyűrű háborúja",
    "yüzük savaşı",
    "válka o prsten",
    "מלחמת הטבעת",
    "lord of the rings",
    "middle-earth",
    "gondor",
    "mordor",
    "rohan",
    "minas",
    "osgiliath",
    "rivendell",
    "isengard",
    "nazg",
    "sauron",
    "fellowship",
    "free peoples",
    "free-peoples",
    "ring-bearer",
    "hunt pool",
    "hunt box",
    "hunt-pool",
    "war::",
    "war_lore",
    "war-lore",
    "war_terminal",
    "war-terminal",
    "war_served",
    "war-served",
    "\"war\"",
    "'war'",
    "war.ftl",
    // The card game
    "tcg::",
    "tcg_",
    "tcg-",
    "\"tcg\"",
    "'tcg'",
    "twilight",
    "site-path",
];

/// What tells of a game in a line.
fn telling(line: &str) -> Option<String> {
    let lower = line.to_lowercase();
    let named = TELLING.into_iter().find(|word| lower.contains(word)).map(String::from);
    named.or_else(|| rule_number(line))
}

/// The number of a rule of a game: a capital letter and numbers with a point, as a word.
fn rule_number(line: &str) -> Option<String> {
    let is_number = |word: &&str| {
        let rest = word.strip_prefix(['W', 'T']);
        let parts: Vec<&str> =
            rest.map_or_else(Vec::new, |rest| rest.split('.').filter(|part| !part.is_empty()).collect());
        parts.len() > 1 && parts.iter().all(|part| part.bytes().all(|b| b.is_ascii_digit()))
    };
    line.split(|c: char| !c.is_alphanumeric() && c != '.').find(is_number).map(String::from)
}

/// Every line of a folder that tells of a game, with its place.
fn look(root: &Path, path: &Path, found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(path) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let may_name = LISTS.into_iter().chain(TESTS).any(|file| file == name);
        let is_text = !name.ends_with(".md") && !may_name;
        if path.is_dir() {
            look(root, &path, found);
        } else if is_text && let Ok(text) = fs::read_to_string(&path) {
            let lines = text.lines().enumerate().filter_map(|(at, line)| Some((at + 1, telling(line)?)));
            found.extend(lines.map(|(at, word)| format!("{name}:{at}: {word}")));
        }
    }
}

#[test]
fn the_house_names_no_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    HOUSE.iter().for_each(|folder| look(&root, &root.join(folder), &mut found));
    assert!(found.is_empty(), "{} lines tell of a game:\n{}", found.len(), found.join("\n"));
}

#[test]
fn games_are_told_by_their_names_and_their_rules() {
    let tells = |line: &str| telling(line).unwrap_or_default();
    assert_eq!(tells("Let Gondor fall"), "gondor");
    assert_eq!(tells("as W7.5.3 says"), "W7.5.3");
    assert_eq!(tells("W12.2"), "W12.2");
    assert_eq!(tells("use war::Side;"), "war::");
    for innocent in ["beware of the dog", "a warning", "W3C 1.0", "v1.2.3", "forward::to", "R7.5.3", "steward"] {
        assert_eq!(tells(innocent), "", "{innocent}");
    }
}
