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

use players::{Ideas, Lore, Player, UnknownPlayer};
use std::marker::PhantomData;
use table::{Asked, Seat};
use tcg::{Item, State, Tcg, Why, cards::facts::Phase};

/// The knowledge of the game, with how far somebody looks ahead, and how much everything counts for him.
pub struct Knowledge<H, J>(PhantomData<fn() -> (H, J)>);

/// What greedy knows: it judges where an action has led to, as a person would guess.
pub type TcgLore = Knowledge<ToTheNextAction, Plain>;
/// What search knows: it judges who fights whom in the end.
pub type SharpLore = Knowledge<ToTheSkirmishes, Plain>;

/// How far somebody looks ahead.
pub trait Horizon: 'static {
    /// Whether what came before this question can be judged.
    fn ends_at(why: &Why) -> bool;
}

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

/// Until somebody may do something else.
pub enum ToTheNextAction {}

/// Until minions are played and assigned, or somebody decides whether to move on. What happens in skirmishes depends on cards in hand that
/// instinct plays badly, and walks through all of them took ten seconds for some decisions.
pub enum ToTheSkirmishes {}

impl Horizon for ToTheNextAction {
    fn ends_at(why: &Why) -> bool {
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
}

impl Horizon for ToTheSkirmishes {
    fn ends_at(why: &Why) -> bool {
        matches!(
            why,
            Why::Act(Phase::Skirmish)
                | Why::NextSkirmish
                | Why::Reconcile
                | Why::MoveAgain
                | Why::Sanctuary { .. }
                | Why::StartWith { .. }
        )
    }
}

impl<H: Horizon, J: Judgement> Lore<Tcg> for Knowledge<H, J> {
    fn worth(state: &State, seat: Seat) -> f32 {
        worth::worth(state, seat, &J::weights())
    }

    fn ideas(state: &State, asked: &Asked<Tcg>, ideas: &mut Ideas<Item>) {
        instinct::ideas(state, asked, ideas);
    }

    fn begins_anew(why: &Why) -> bool {
        H::ends_at(why)
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

    fn plan(state: &State, seat: Seat) -> &'static str {
        if seat == state.free { "plan-travel" } else { "plan-hunt" }
    }
}

/// A player by name, who thinks on one thread.
pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Player<Tcg>>, UnknownPlayer> {
    on_threads(name, seed, 1)
}

/// A player by name, who may think on several threads at once.
pub fn on_threads(name: &str, seed: u64, threads: usize) -> Result<Box<dyn Player<Tcg>>, UnknownPlayer> {
    // Search loses to greedy in this game so far (docs/performance.md); who wants a hard opponent gets the better one.
    let name = if name == "hard" { "greedy" } else { name };
    players::by_name::<Tcg, TcgLore, SharpLore>(name, seed, threads)
}
