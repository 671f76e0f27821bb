//! What every written card says in every language, read by people: `en/sentences.txt` has a block for each card. `UPDATE=1 cargo
//! test -p tcg-sentences` writes it anew; look at what has changed.

use crate::{languages, must_say};
use std::fmt::Write;
use tcg::Card;
use tcg_sentences::{Language, sentences};

#[test]
fn every_card_says_what_it_did() {
    for (tag, language) in languages() {
        must_say(&format!("{tag}/sentences.txt"), &everything(tag, &language));
    }
}

fn everything(tag: &str, language: &Language) -> String {
    let mut text = String::new();
    for card in Card::all() {
        let facts = card.facts();
        let name = [facts.title.as_str(), facts.subtitle.as_str()].join(", ");
        writeln!(text, "{card} {}", name.trim_end_matches(", ")).expect("text grows");
        for sentence in sentences(card, language) {
            writeln!(text, "    {sentence}").expect("text grows");
        }
        text.push('\n');
    }
    let missing: Vec<&str> = text.lines().filter(|line| line.contains('⟨')).collect();
    assert!(missing.is_empty(), "{tag}: patterns are missing: {missing:#?}");
    text
}
