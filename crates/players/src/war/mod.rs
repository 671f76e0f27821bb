//! What players know of War of the Ring.
//!
//! | to read about | see |
//! |---|---|
//! | how good a position is | [`worth`], [`ring`], [`fronts`], [`means`] |
//! | what an Army is worth | [`force`] |
//! | what comes to mind at a question | [`instinct`] |

mod distance;
mod force;
mod fronts;
mod instinct;
mod means;
mod ring;
mod worth;

use crate::{Greedy, Ideas, Lore, Player, RandomPlayer};
use ::war::{Item, Side, State, War, Why};
use table::{Asked, Seat};

/// The knowledge of the game.
pub struct WarLore;

impl Lore<War> for WarLore {
    fn worth(state: &State, seat: Seat) -> f32 {
        let free = worth::free_chance(state);
        match Side::of(seat) {
            Side::Free => free,
            Side::Shadow => 1.0 - free,
        }
    }

    fn ideas(state: &State, asked: &Asked<War>, ideas: &mut Ideas<Item>) {
        instinct::ideas(state, asked, ideas);
    }

    fn begins_anew(why: Why) -> bool {
        matches!(why, Why::Turn | Why::Declare | Why::HuntDice | Why::Discard)
    }

    fn is_general(why: Why) -> bool {
        matches!(
            why,
            Why::Turn
                | Why::WillAs
                | Why::Action { .. }
                | Why::Event { .. }
                | Why::AttackFrom { .. }
                | Why::AttackTarget { .. }
                | Why::MoveFrom { second: false, .. }
                | Why::Nation
                | Why::Minion
        )
    }

    fn by_instinct(why: Why) -> bool {
        matches!(
            why,
            Why::Discard | Why::HuntDice | Why::ReRoll | Why::HuntReRoll | Why::Casualty { .. } | Why::AbilityDraw
        )
    }

    fn plan(state: &State, seat: Seat) -> &'static str {
        let outlook = worth::outlook(state);
        match Side::of(seat) {
            Side::Free if outlook.war > 0.3 => "plan-free-war",
            Side::Free if outlook.race < 0.4 => "plan-defence",
            Side::Free => "plan-race",
            Side::Shadow if outlook.survival < 0.45 => "plan-hunt",
            Side::Shadow => "plan-conquest",
        }
    }
}

/// The names of the players there are.
pub const NAMES: &str = "random, greedy, search, search:5s";

/// A player by name.
pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Player<War>>, UnknownPlayer> {
    match name {
        "random" => Ok(Box::new(RandomPlayer::new(seed))),
        "greedy" => Ok(Box::new(Greedy::<War, WarLore>::new(seed))),
        _ => Err(UnknownPlayer(name.into())),
    }
}

/// Nobody goes by this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a player ({NAMES}), found '{0}'")]
pub struct UnknownPlayer(pub String);
