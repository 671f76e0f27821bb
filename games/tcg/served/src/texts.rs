//! What cards say, in the language of a page, as far as there are patterns for it.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::{
    collections::BTreeMap,
    sync::{LazyLock, Mutex},
};
use tcg::Card;
use tcg_sentences::{Language, sentences};
use ts_rs::TS;
use utoipa::ToSchema;

/// What cards say.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgTexts {
    /// In which language: English where there are no patterns for what was asked for.
    pub language: String,
    /// The paragraphs of each card, by its code.
    pub cards: BTreeMap<String, Vec<String>>,
}

/// Texts that were made once are kept: there are few languages.
static MADE: LazyLock<Mutex<BTreeMap<String, Box<RawValue>>>> = LazyLock::new(Mutex::default);

/// What cards say in a language.
pub fn texts(wanted: &str) -> Box<RawValue> {
    let found = Language::of(wanted).map(|language| (wanted, language));
    let (tag, language) = found.unwrap_or_else(|| ("en", Language::english()));
    let mut made = MADE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    made.entry(tag.into()).or_insert_with(|| written(tag, &language)).clone()
}

fn written(tag: &str, language: &Language) -> Box<RawValue> {
    let cards = Card::all().map(|card| (card.to_string(), sentences(card, language))).collect();
    to_raw_value(&TcgTexts { language: tag.into(), cards }).expect("our own values can be written")
}
