//! What cards say, in the language of the reader.

use std::sync::OnceLock;
use tcg::Card;
use tcg_sentences::Language;
use terminal::{Lang, Words};

/// The patterns of the reader's language, read when they are needed first.
fn language(words: &Words) -> &'static Language {
    static LANGUAGES: [OnceLock<Language>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let read = || Language::of(words.lang.tag()).unwrap_or_else(Language::english);
    LANGUAGES[words.lang as usize].get_or_init(read)
}

/// The paragraphs of a card.
pub fn card(words: &Words, card: Card) -> Vec<String> {
    tcg_sentences::sentences(card, language(words))
}

/// What an ability does.
pub fn ability(words: &Words, card: Card, ability: u8) -> Option<String> {
    tcg_sentences::ability(card, ability, language(words))
}

/// What one of several ways does.
pub fn way(words: &Words, card: Card, way: u8) -> Option<String> {
    tcg_sentences::way(card, way, language(words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TcgShown;

    #[test]
    fn everybody_reads_cards_in_his_language() {
        let bred_for_battle: Card = "1C121".parse().expect("a card");
        let said = Lang::ALL.map(|lang| card(&Words::of::<TcgShown>(lang).expect("words"), bred_for_battle));
        for (at, one) in said.iter().enumerate() {
            assert!(!one.is_empty() && !said[..at].contains(one), "{one:?}");
        }
    }
}
