//! Decks by their names, and what is wrong with one.

use std::{fs, path::PathBuf};
use tcg::deck::STARTERS;
use tcg_decks::{Checked, brought, legal, named};

/// A deck in a file of its own, made from the first starter.
fn file(folder: &tempfile::TempDir, change: impl Fn(&str) -> String) -> String {
    let path: PathBuf = folder.path().join("my.deck");
    fs::write(&path, change(STARTERS[0].1)).expect("a file can be written");
    path.display().to_string()
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn every_starter_is_legal() {
    for (name, _) in STARTERS {
        let checked = Checked::of(name).expect("a starter can be read");
        assert!(checked.legal && checked.to_string().contains(": legal\n"), "{checked}");
        assert_eq!((checked.cards, checked.free_peoples, checked.sites), (60, 30, 9), "{name}");
    }
}

#[test]
fn a_file_is_read_like_a_starter() {
    let folder = folder();
    let file = file(&folder, |text| format!("# mine\n{text}"));
    assert_eq!(named(&file), named(STARTERS[0].0));
    assert!(legal(&file).is_ok());
}

#[test]
fn what_cannot_be_read_is_told_with_file_and_line() {
    let folder = folder();
    let bad = file(&folder, |text| format!("banana 1C9\n{text}"));
    let expected = "expected a line such as '4 1C9', 'ring-bearer 1C290', 'ring 1C2' or 'site 1U320'";
    assert_eq!(named(&bad), Err(format!("{bad}:1: {expected}, found 'banana 1C9'")));
    let bad = file(&folder, |text| format!("{text}4 nothing Nothing\n"));
    let line = STARTERS[0].1.lines().count() + 1;
    assert_eq!(named(&bad), Err(format!("{bad}:{line}: expected the code of a card such as 1C9, found 'nothing'")));
    let nothing = named("no/such/file").expect_err("there is none");
    assert!(
        nothing.starts_with("no/such/file: expected the file of a deck, or a starter (fotr-aragorn, "),
        "{nothing}"
    );
}

#[test]
fn every_rule_that_is_broken_is_told_with_its_card() {
    let folder = folder();
    let broken = file(&folder, |text| format!("{text}5 1C9 Dwarven Axe\nsite {}\n", first_site(text)));
    let checked = Checked::of(&broken).expect("it can be read");
    assert!(!checked.legal);
    let rules: Vec<_> = checked.broken.iter().map(|broken| broken.rule).collect();
    assert_eq!(rules, ["T3.3", "T3.5", "T3.9"], "{checked}");
    let axes = "\n  T3.5: Dwarven Axe (1C9): expected at most four of a title, found 5\n";
    assert!(checked.to_string().contains(axes), "{checked}");
    let refused = legal(&broken).expect_err("it may not be played with");
    assert!(refused.contains(axes), "{refused}");
}

/// The code and the name of the first site of a deck.
fn first_site(text: &str) -> String {
    let site = text.lines().find_map(|line| line.strip_prefix("site "));
    site.expect("there is a site").to_string()
}

#[test]
fn everybody_brings_a_deck() {
    let two = [STARTERS[0].0, STARTERS[1].0];
    assert_eq!(brought(&two, None).map(|decks| decks.len()), Ok(2));
    assert_eq!(brought(&two, Some(3)), Err("expected 3 decks, one for each seat, found 2".into()));
    assert_eq!(brought(&two[..1], None), Err("expected 2 to 5 seats, found 1".into()));
}
