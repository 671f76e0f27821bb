//! What cards say. The patterns are there in English so far, and English is what everybody reads.

use std::sync::LazyLock;
use tcg::Card;
use tcg_sentences::Language;

static LANGUAGE: LazyLock<Language> = LazyLock::new(Language::english);

/// The paragraphs of a card.
pub fn card(card: Card) -> Vec<String> {
    tcg_sentences::sentences(card, &LANGUAGE)
}

/// What an ability does.
pub fn ability(card: Card, ability: u8) -> Option<String> {
    tcg_sentences::ability(card, ability, &LANGUAGE)
}

/// What one of several ways does.
pub fn way(card: Card, way: u8) -> Option<String> {
    tcg_sentences::way(card, way, &LANGUAGE)
}
