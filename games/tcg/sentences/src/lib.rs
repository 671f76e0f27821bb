//! What a card says, made from its value: one pattern for each word of the vocabulary, no text of a card anywhere.
//!
//! | to read about | see |
//! |---|---|
//! | a language: patterns, and the few functions they can call | [`Language`] |
//! | the paragraphs of a card, its abilities | `paragraphs` |
//! | verbs | `effects` |
//! | what is true while a card is active, and what is waited for | `modifiers`, `triggers` |
//! | numbers and requirements | `numbers`, `conds` |
//! | descriptions of cards as noun phrases | `sorting`, `nouns` |
//! | how a pattern gets its parts | `phrase` |
//!
//! Here nothing knows a word or an order of words. A pattern gets the parts in every case that its language names in the
//! message `cases`, with their number and gender, and puts them together.

mod conds;
mod effects;
mod language;
mod modifiers;
mod nouns;
mod numbers;
mod paragraphs;
mod phrase;
mod sorting;
mod triggers;

pub use language::Language;
pub use phrase::Speaker;

use std::collections::BTreeSet;
use tcg::{Card, cards::words::Effect};

/// What a card says: one text for each paragraph.
pub fn sentences(card: Card, language: &Language) -> Vec<String> {
    Speaker::new(card, language).paragraphs()
}

/// What one of its abilities does.
pub fn ability(card: Card, ability: u8, language: &Language) -> Option<String> {
    let ability = card.text().abilities.get(usize::from(ability))?;
    Some(Speaker::new(card, language).ability(ability))
}

/// What one of the ways does that a card lets somebody choose; nothing if it has several such choices.
pub fn way(card: Card, way: u8, language: &Language) -> Option<String> {
    let abilities = &card.text().abilities;
    let mut choices =
        abilities.iter().flat_map(|ability| ability.costs.iter().chain(&ability.effects)).filter_map(|effect| {
            match effect {
                Effect::OneOf(_, ways) => Some(ways),
                _ => None,
            }
        });
    match (choices.next(), choices.next()) {
        (Some(ways), None) => Some(Speaker::new(card, language).effects("then", ways.get(usize::from(way))?)),
        _ => None,
    }
}

/// The patterns that a card is said with: which words of the vocabulary it uses.
pub fn words(card: Card, language: &Language) -> BTreeSet<String> {
    let speaker = Speaker::new(card, language);
    speaker.paragraphs();
    speaker.said()
}
