//! What every written card says, read by people: `sentences.txt` has a block for each card. `UPDATE=1 cargo test -p
//! tcg-sentences` writes it anew; look at what has changed.

use std::{fmt::Write, fs, path::Path};
use tcg::Card;
use tcg_sentences::{Language, sentences};

/// Compares a file of this folder with what it should say, or writes it if asked to.
fn must_say(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, text).expect("the file can be written");
    }
    let said = fs::read_to_string(&path).unwrap_or_default();
    let differs = said.lines().zip(text.lines()).find(|(old, new)| old != new);
    assert!(said == text, "{file} is not up to date, first at {differs:?}: run it with UPDATE=1 and look at what has changed");
}

#[test]
fn every_card_says_what_it_did() {
    let english = Language::english();
    let mut text = String::new();
    for card in Card::all().filter(|card| card.printed().is_written) {
        let facts = card.facts();
        let name = [facts.title.as_str(), facts.subtitle.as_str()].join(", ");
        writeln!(text, "{card} {}", name.trim_end_matches(", ")).expect("text grows");
        for sentence in sentences(card, &english) {
            writeln!(text, "    {sentence}").expect("text grows");
        }
        text.push('\n');
    }
    must_say("sentences.txt", &text);
    let missing: Vec<&str> = text.lines().filter(|line| line.contains('⟨')).collect();
    assert!(missing.is_empty(), "patterns are missing: {missing:#?}");
}
