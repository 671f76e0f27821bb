//! What a game must offer to be served, and the games there are.
//!
//! The server knows a game only as a [`Game`]: text goes in, values for the network come out. [`Playing`] makes one of any game
//! on the table that says how it is shown ([`Served`]).

mod playing;
pub mod retell;
pub mod war;

pub use playing::{Chance, Game, Playing, Thinker};

use crate::{
    error::Refused,
    wire::{Arg, Told},
};
use players::Player;
use serde_json::value::RawValue;
use table::{Answer, Match, Written};

/// A game that says how it is shown.
pub trait Served: Written {
    /// The names of its players, the weakest first; all can be asked for by name.
    const LEVELS: &'static [&'static str];
    /// The player who is asked for hints, by name.
    const ADVISOR: &'static str;

    /// What a seat sees, for the network.
    fn show(view: &Self::View) -> Box<RawValue>;
    /// What a question is for.
    fn purpose(why: &Self::Why) -> Told;
    /// What happened.
    fn happened(event: &Self::Event) -> Told;
    /// How so many of a thing are named.
    fn named(item: Self::Item, count: u8) -> Arg;
    /// A player by name.
    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Self>>>;
    /// The fields that leagues record.
    fn result(game: &Match<Self>) -> Vec<(&'static str, String)>;
    /// Dice and draws against what was to be expected.
    fn luck(game: &Match<Self>) -> Box<RawValue>;
    /// The chances of what a seat sees going on, or of what an answer of its would begin.
    fn odds(view: &Self::View, planned: Option<(&Self::Why, &Answer<Self::Item>)>) -> Option<Box<RawValue>>;
    /// What never changes: map, cards, characters.
    fn facts() -> Box<RawValue>;
}

/// A game that can be chosen.
pub struct Kind {
    /// Its name: `war`.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: &'static str,
    /// The names of its seats.
    pub seats: &'static [&'static str],
    /// The names of its players.
    pub levels: &'static [&'static str],
    /// The player who is asked for hints, by name.
    pub advisor: &'static str,
    /// A game from a set-up, before anything has come up by chance.
    pub begin: fn(&str) -> Result<Box<dyn Game>, Refused>,
    /// A game from the text of a record.
    pub read: fn(&str) -> Result<Box<dyn Game>, Refused>,
    /// What never changes.
    pub facts: fn() -> Box<RawValue>,
}

/// The games there are.
pub const KINDS: &[Kind] = &[Kind {
    name: <::war::War as table::Rules>::NAME,
    rules: <::war::War as Written>::VERSION,
    seats: &["fp", "sh"],
    levels: <::war::War as Served>::LEVELS,
    advisor: <::war::War as Served>::ADVISOR,
    begin: Playing::<::war::War>::begin,
    read: Playing::<::war::War>::read,
    facts: <::war::War as Served>::facts,
}];

/// A game by its name.
pub fn kind(name: &str) -> Result<&'static Kind, Refused> {
    KINDS.iter().find(|kind| kind.name == name).ok_or_else(|| {
        let known: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
        Refused::bad("unknown-game", format!("Expected a game ({}).", known.join(", ")))
    })
}
