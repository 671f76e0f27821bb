//! What players know of the card game.
//!
//! | to read about | see |
//! |---|---|
//! | how good a position is | [`worth`], with what lies before a fellowship in [`danger`] and [`battle`] |
//! | how much everything counts | [`weights`] |
//! | what a card is worth | [`value`] |
//! | what comes to mind at a question | [`instinct`], [`targets`], [`lines`] for who fights whom |

mod battle;
mod danger;
mod instinct;
mod lines;
mod targets;
mod value;
mod weights;
mod worth;

pub use weights::Weights;

use players::{Foresight, Ideas, Lore, Player, UnknownPlayer};
use std::marker::PhantomData;
use table::{Asked, Seat};
use tcg::{Item, State, Tcg, Why};

/// The knowledge of the game, with how much everything counts for somebody.
pub struct Knowledge<J>(PhantomData<fn() -> J>);

/// What all players know: how much everything counts is as a person would guess.
pub type TcgLore = Knowledge<Plain>;

/// How much everything counts for somebody.
pub trait Judgement: 'static {
    /// The weights with which he judges positions.
    fn weights() -> Weights;
}

/// As a person would guess.
pub enum Plain {}

impl Judgement for Plain {
    fn weights() -> Weights {
        Weights::PLAIN
    }
}

impl<J: Judgement> Lore<Tcg> for Knowledge<J> {
    fn worth(state: &State, seat: Seat) -> f32 {
        worth::worth(state, seat, &J::weights())
    }

    fn ideas(state: &State, asked: &Asked<Tcg>, ideas: &mut Ideas<Item>) {
        instinct::ideas(state, asked, ideas);
    }

    fn begins_anew(why: &Why) -> bool {
        matches!(
            why,
            Why::Act(_)
                | Why::Defenders
                | Why::Leftovers
                | Why::NextSkirmish
                | Why::Reconcile
                | Why::MoveAgain
                | Why::Sanctuary { .. }
                | Why::ArcheryWound
                | Why::StartWith { .. }
        )
    }

    fn is_general(why: &Why) -> bool {
        matches!(why, Why::Act(_) | Why::Answer { .. })
    }

    fn by_instinct(why: &Why) -> bool {
        matches!(
            why,
            Why::Bid
                | Why::Tie
                | Why::FirstPlayer
                | Why::Place
                | Why::StartWith { .. }
                | Why::Mulligan
                | Why::Sanctuary { .. }
                | Why::LeaveOut
                | Why::ArcheryWound
                | Why::ArcheryTarget
                | Why::Reconcile
                | Why::DownToEight
                | Why::Order(_)
                | Why::Beneath(_)
                | Why::FirstOf
        )
    }

    fn turn(state: &State) -> u32 {
        state.turn.into()
    }

    fn plan(state: &State, seat: Seat) -> &'static str {
        if seat == state.free { "plan-travel" } else { "plan-hunt" }
    }
}

/// A player by name. Who thinks long plays his plans on: a search that stops before the skirmishes, or plays them by instinct, loses to
/// greedy (docs/decisions/0019).
pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Player<Tcg>>, UnknownPlayer> {
    players::by_name_with::<Tcg, TcgLore>(name, seed, |budget| Box::new(Foresight::<Tcg, TcgLore>::new(seed, budget)))
}
