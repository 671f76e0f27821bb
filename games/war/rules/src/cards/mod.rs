//! W5 What Event cards do. W1.1.2 Where a card contradicts a rule, the card wins.
//!
//! Every card has a row in `data/cards.toml` and, by the same code, an [`Effect`] in the list of its deck: when its event may be
//! played, and what it does, as a function that reads like the card. What cards have in common is in [`verbs`]. The combat halves
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

use crate::{Card, CardSet, Game, Legal, State};
use std::sync::LazyLock;
use table::Flow;

/// The event of a card.
struct Effect {
    /// The card, by its code.
    card: Card,
    /// W5.3.2, W5.3.4 Whether its condition holds and a part of it can be carried out.
    may: fn(&State) -> Legal,
    /// W5.3.3 Carries it out, as far as possible.
    play: fn(&mut Game) -> Flow,
}

/// A card that may be played when `may` says so.
const fn when(code: &str, may: fn(&State) -> Legal, play: fn(&mut Game) -> Flow) -> Effect {
    Effect { card: Card::called(code), may, play }
}

/// A card that may always be played.
const fn always(code: &str, play: fn(&mut Game) -> Flow) -> Effect {
    Effect { card: Card::called(code), may: |_| Ok(()), play }
}

/// The events of every card, deck by deck.
fn all() -> impl Iterator<Item = &'static Effect> {
    [fp_character::CARDS, fp_strategy::CARDS, sh_character::CARDS, sh_strategy::CARDS].into_iter().flatten()
}

/// The cards that have an event: each of them needs a row in `data/cards.toml`, and no other card has one.
pub(crate) fn have_effects() -> CardSet {
    all().map(|effect| effect.card).collect()
}

/// The event of a card, found once by its code and then by its place.
fn effect(card: Card) -> &'static Effect {
    static BY_PLACE: LazyLock<[Option<&'static Effect>; Card::PLACES]> = LazyLock::new(|| {
        let mut places = [None; Card::PLACES];
        all().for_each(|effect| places[effect.card.index()] = Some(effect));
        places
    });
    BY_PLACE[card.index()].expect("every card in the game has an event")
}

/// Whether an event may be played now.
pub(crate) fn may_play(state: &State, card: Card) -> Legal {
    (effect(card).may)(state)
}

/// Carries out an event.
pub(crate) fn event(t: &mut Game, card: Card) -> Flow {
    (effect(card).play)(t)
}
