//! W5 What Event cards do. W1.1.2 Where a card contradicts a rule, the card wins.
//!
//! Every card has a row in `data/cards.toml` and an [`Effect`] in the file of its deck: when its event may be played, and
//! what it does, as a function that reads like the card. What cards have in common is in [`verbs`]. The combat halves
//! are in [`combat`], one function for each title. What cards on the table change is in `turn/table_cards.rs`.

pub(crate) mod combat;
mod fp_character;
mod fp_strategy;
pub(crate) mod known;
mod sh_character;
mod sh_strategy;
mod title;
pub(crate) mod verbs;

pub(crate) use fp_character::mirror_heals;
pub use title::Title;

use crate::{Card, Deck, Game, Legal, Side, State};
use table::Flow;

/// The event of a card.
struct Effect {
    /// W5.3.2, W5.3.4 Whether its condition holds and a part of it can be carried out.
    may: fn(&State) -> Legal,
    /// W5.3.3 Carries it out, as far as possible.
    play: fn(&mut Game) -> Flow,
}

/// A card that may be played when `may` says so.
const fn when(may: fn(&State) -> Legal, play: fn(&mut Game) -> Flow) -> Effect {
    Effect { may, play }
}

/// A card that may always be played.
const fn always(play: fn(&mut Game) -> Flow) -> Effect {
    Effect { may: |_| Ok(()), play }
}

fn effect(card: Card) -> &'static Effect {
    let deck = match (card.side(), card.deck()) {
        (Side::Free, Deck::Character) => &fp_character::CARDS,
        (Side::Free, Deck::Strategy) => &fp_strategy::CARDS,
        (Side::Shadow, Deck::Character) => &sh_character::CARDS,
        (Side::Shadow, Deck::Strategy) => &sh_strategy::CARDS,
    };
    &deck[usize::from(card.number()) - 1]
}

/// Whether an event may be played now.
pub(crate) fn may_play(state: &State, card: Card) -> Legal {
    (effect(card).may)(state)
}

/// Carries out an event.
pub(crate) fn event(t: &mut Game, card: Card) -> Flow {
    (effect(card).play)(t)
}
