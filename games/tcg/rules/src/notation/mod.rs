//! How positions are written. Answers and chance are written by their items, see `item.rs`.
//!
//! A set-up is a few lines: `deck a: fotr-aragorn`, `options: mulligan`. A full position has a line for everything on the table,
//! hidden things too, and one for each thing under way. One that is written by hand has the lines that matter, see `position.rs`.

mod derived;
mod describe;
mod position;
mod read;
mod sound;
mod under_way;
mod word;

use crate::{
    Item, NAMES, Setup, State, Tcg,
    cards::{Card, words::Effect},
    game::Options,
};
use std::sync::LazyLock;
use table::{Seat, Written};

impl Written for Tcg {
    const VERSION: &'static str = "2";

    fn options(start: &State) -> String {
        let Options { mulligan, first_game, open_discards } = start.options;
        let all = [(mulligan, "mulligan"), (first_game, "first-game"), (open_discards, "open-discards")];
        let on: Vec<&str> = all.into_iter().filter(|(is_on, _)| *is_on).map(|(_, name)| name).collect();
        if on.is_empty() { "none".into() } else { on.join(" ") }
    }

    fn describe(state: &State) -> Vec<(String, String)> {
        describe::describe(state)
    }

    fn derived(state: &State, key: &str) -> Option<String> {
        derived::of(state, key)
    }

    fn setup(lines: &[(String, String)]) -> Result<Setup, (usize, String)> {
        read::setup(lines)
    }

    /// What lies on the table, and what was seen by all when it went away (T13.43). Hands, decks, adventure decks and what is
    /// under way are not among it.
    fn is_open(key: &str) -> bool {
        match key.split_once(' ') {
            Some((what, _)) => {
                matches!(
                    what,
                    "discard" | "dead" | "seen" | "at" | "burdens" | "worn" | "bearer" | "out" | "reconciled"
                )
            }
            None => OPEN.contains(&key) || matches!(key.parse(), Ok(Item::In(..))),
        }
    }

    fn brought_by(key: &str) -> Option<Seat> {
        let name = key.strip_prefix("deck ")?;
        NAMES.iter().position(|known| *known == name).map(|at| Seat(at as u8))
    }
}

/// The lines that are about nobody's cards in particular, and open.
const OPEN: [&str; 12] = [
    "options",
    "seats",
    "order",
    "opponents",
    "free",
    "turn",
    "phase",
    "twilight",
    "numbers",
    "assigned",
    "moves",
    "taken",
];

/// The words of every card, in the order in which they stand there; a word that holds others comes before them.
static WORDS: LazyLock<Vec<Vec<&'static Effect>>> = LazyLock::new(|| {
    Card::all()
        .map(|card| {
            let text = card.text();
            let mut words = Vec::new();
            text.extra_costs.iter().for_each(|word| collect(word, &mut words));
            for ability in &text.abilities {
                ability.costs.iter().chain(&ability.effects).for_each(|word| collect(word, &mut words));
            }
            words
        })
        .collect()
});

fn collect(word: &'static Effect, words: &mut Vec<&'static Effect>) {
    words.push(word);
    let inside: Vec<&'static Effect> = match word {
        Effect::OneOf(_, ways) => ways.iter().flatten().collect(),
        Effect::May(_, inside) | Effect::Repeat(_, _, inside) => inside.iter().collect(),
        Effect::If(_, then, or) | Effect::Unless(_, then, or) => then.iter().chain(or).collect(),
        Effect::Instead(inside) | Effect::UpTo(_, inside) => vec![inside],
        _ => Vec::new(),
    };
    inside.into_iter().for_each(|word| collect(word, words));
}

/// The place of a word on its card.
fn place_of(card: Card, word: &'static Effect) -> Option<usize> {
    WORDS[card.index()].iter().position(|known| std::ptr::eq(*known, word))
}

/// The word at a place of a card.
fn word_at(card: Card, place: usize) -> Option<&'static Effect> {
    WORDS[card.index()].get(place).copied()
}
