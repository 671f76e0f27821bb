//! Why something may not be done: a rule by its number, or a card whose text forbids it.

use crate::{cards::Card, game::Thing};
use std::fmt;

/// What forbids an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// A rule of `docs/rules/lotr-tcg.md`.
    Rule(&'static str),
    /// The text of a card.
    Card(Card),
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Law::Rule(number) => f.write_str(number),
            Law::Card(card) => write!(f, "{card}"),
        }
    }
}

/// Whether something may be done.
pub type Legal = Result<(), Law>;

/// It may be done if this holds; else this rule forbids it.
pub(crate) fn lawful(holds: bool, rule: &'static str) -> Legal {
    if holds { Ok(()) } else { Err(Law::Rule(rule)) }
}

/// It may be done unless a card forbids it.
pub(crate) fn unless(forbidden_by: Option<Thing>) -> Legal {
    forbidden_by.map_or(Ok(()), |thing| Err(Law::Card(thing.card)))
}
