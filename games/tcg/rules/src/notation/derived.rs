//! What a scenario may expect besides the lines of a position: what the rules say of the table now.
//!
//! `strength 1R13.1`, `vitality 1R13.1` (what is left of it), `keyword damage 1R13.1`, `active 1R13.1`, `roaming 1C176.1`, `in play 1R13` (how
//! many), `archery free`, `move limit`, `resistance a`, `cost a 1C9` or `cost a 1C9 on 1R13.1`, `shadow number 1U320.1`.

use super::{describe::spaced, word::Word};
use crate::{
    Item, State,
    cards::Card,
    game::{InPlay, Thing, now},
};
use table::Seat;

/// What the rules say about this, if they say something.
pub(super) fn of(state: &State, key: &str) -> Option<String> {
    let words: Vec<&str> = key.split_whitespace().collect();
    let said = match words[..] {
        ["strength", card] => now::strength(state, find(state, card)?.id).write(),
        ["vitality", card] => now::vitality_left(state, find(state, card)?).write(),
        ["keyword", keyword, card] => now::keyword(state, find(state, card)?, keyword.parse().ok()?).write(),
        ["active", card] => state.is_active(find(state, card)?).write(),
        ["roaming", card] => now::is_roaming(state, find(state, card)?).write(),
        ["in", "play", card] => {
            let card: Card = card.parse().ok()?;
            (state.in_play.iter().filter(|o| o.card == card).count() as u16).write()
        }
        ["archery", side] => now::archery(state, side.parse().ok()?, 0).write(),
        ["move", "limit"] => now::move_limit(state).write(),
        ["resistance", seat] => now::resistance(state, Seat::read(seat).ok()?).write(),
        ["shadow", "number", site] => now::shadow_number(state, find(state, site)?.thing()).write(),
        ["cost", seat, card] => cost(state, seat, card, None)?,
        ["cost", seat, card, "on", bearer] => cost(state, seat, card, Some(find(state, bearer)?.thing()))?,
        ["skirmish", "of"] => {
            let skirmish = state.skirmish.as_ref()?;
            spaced(skirmish.free.iter().chain(&skirmish.minions).map(|id| super::describe::name(state, *id)))
        }
        _ => return None,
    };
    Some(said)
}

fn find<'a>(state: &'a State, name: &str) -> Option<&'a InPlay> {
    match name.parse() {
        Ok(Item::In(card, rank)) => state.at(card, rank),
        _ => None,
    }
}

fn cost(state: &State, seat: &str, card: &str, on: Option<Thing>) -> Option<String> {
    let owner = Seat::read(seat).ok()?;
    let thing = Thing { card: card.parse().ok()?, owner, id: None };
    Some(now::cost(state, owner, thing, on, 0).write())
}
