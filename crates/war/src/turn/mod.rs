//! The sequence of play, W3: one file for each part of it, in the order of the rulebook.

mod action_roll;
pub mod actions;
mod advance;
pub mod army_moves;
pub mod attack;
mod battle;
mod capture;
mod casualties;
mod character_moves;
mod corruption;
mod draw;
mod enter_play;
mod event_card;
mod fellowship_moves;
mod fellowship_phase;
mod guide;
mod hunt;
mod hunt_allocation;
pub(crate) mod legality;
mod minion_moves;
mod politics;
mod recover;
mod recruit;
mod retreat;
mod reveal;
mod rings;
mod separate;
mod stacking;
mod tile;
mod travel;
mod victory;
mod voice;

use crate::{Game, Item, Phase, Why};
use smallvec::SmallVec;
use table::Flow;

/// W3.1.1 One step of the sequence of play.
pub(crate) fn step(t: &mut Game) -> Flow {
    if t.state.battle.is_some() {
        return battle::step(t);
    }
    if t.state.decks.resolving.is_some() {
        return event_card::resolve(t);
    }
    match t.state.phase {
        Phase::Recover => recover::free_peoples(t),
        Phase::ShadowDraw => recover::shadow(t),
        Phase::Fellowship => fellowship_phase::phase(t),
        Phase::HuntAllocation => hunt_allocation::phase(t),
        Phase::ActionRoll => action_roll::phase(t),
        Phase::Actions => actions::turn(t),
        Phase::VictoryCheck => victory::check(t),
    }
}

/// The faces of an ordinary die.
const DIE: [Item; 6] = [Item::Roll(1), Item::Roll(2), Item::Roll(3), Item::Roll(4), Item::Roll(5), Item::Roll(6)];

/// Rolls one ordinary die.
fn roll(t: &mut Game, why: Why) -> Flow<u8> {
    match t.chance(why, &DIE)? {
        Item::Roll(n) => Ok(n),
        other => unreachable!("{other} is not on a die"),
    }
}

/// Rolls ordinary dice.
fn roll_many(t: &mut Game, why: Why, count: u8) -> Flow<SmallVec<[u8; 5]>> {
    (0..count).map(|_| roll(t, why)).collect()
}
