//! Decks, as they go over the network: what is in one is text that only its game reads.

use super::Told;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What there is to say of a deck.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct DeckCheck {
    /// Whether it may be played with.
    pub legal: bool,
    /// Why not: all of it.
    pub faults: Vec<DeckFault>,
    /// How many cards of each kind there are; the game names the kinds.
    pub counts: BTreeMap<String, u32>,
    /// What could be read of it, as the game itself writes it.
    pub tidy: String,
}

/// Something that is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct DeckFault {
    /// The line of the text that it is about, from 1; it may be about the whole deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<u32>,
    /// The number of the rule that it breaks; a line that cannot be read breaks none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// What is wrong: a message `fault-…` of the game.
    pub what: Told,
}

/// A deck that the game itself has to begin with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct StarterDeck {
    /// Its name for programs; people read the message `starter-…` of the game.
    pub id: String,
    /// What is in it.
    pub text: String,
}

/// One of your decks, as lists show it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct DeckInfo {
    /// Its name for programs.
    pub id: String,
    /// The game it is for.
    pub game: String,
    /// What you call it.
    pub name: String,
    /// How often it was kept: whoever changes it says which version he has seen.
    pub version: u32,
    /// When last, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
    /// Whether it may be played with.
    pub legal: bool,
}

/// One of your decks.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Deck {
    /// As lists show it.
    pub info: DeckInfo,
    /// What is in it, as you wrote it.
    pub text: String,
    /// What there is to say of it.
    pub check: DeckCheck,
    /// Whoever has this may look at it: the end of its link.
    pub share: String,
}

/// A deck that somebody showed you.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct SharedDeck {
    /// The game it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// What is in it.
    pub text: String,
    /// What there is to say of it.
    pub check: DeckCheck,
}

/// The deck that a seat plays with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DeckChoice {
    /// One of yours, by its name for programs.
    Mine(String),
    /// One that the game has to begin with.
    Starter(String),
    /// What is in it.
    Text(String),
}
