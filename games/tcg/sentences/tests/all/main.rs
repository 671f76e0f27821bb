//! What cards say, and with which words. `UPDATE=1 cargo test -p tcg-sentences` writes the files that the tests compare with;
//! look at what has changed.

mod languages;
mod ledger;
mod samples;
mod sentences;
mod vocabulary;

use std::{fs, path::Path};
use tcg_sentences::Language;

/// All languages, each with its tag; one of them with `ONLY=cs`.
fn languages() -> impl Iterator<Item = (&'static str, Language)> {
    let only = std::env::var("ONLY").ok();
    let tags = Language::tags().filter(move |tag| only.as_ref().is_none_or(|only| only == tag));
    tags.map(|tag| (tag, Language::of(tag).expect("a language with patterns")))
}

/// A file of this crate.
fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Compares a file of the folder of tests with what it should say, or writes it if asked to.
fn must_say(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, text).expect("the file can be written");
    }
    let said = fs::read_to_string(&path).unwrap_or_default();
    let differs = said.lines().zip(text.lines()).find(|(old, new)| old != new);
    assert!(said == text, "{file}, first at {differs:?}: run it with UPDATE=1 and look at what has changed");
}
