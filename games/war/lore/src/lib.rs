//! What players know of War of the Ring.
//!
//! | to read about | see |
//! |---|---|
//! | how good a position is by a formula | [`worth`], [`ring`], [`fronts`], [`means`], [`weights`] |
//! | how good it is by experience | [`signs`], [`experience`] |
//! | what an Army is worth | [`force`] |
//! | what comes to mind at a question | [`instinct`] |

mod distance;
mod experience;
mod force;
mod fronts;
mod instinct;
mod means;
mod ring;
mod signs;
mod weights;
mod worth;

pub use distance::distance;
pub use experience::Experience;
use players::{Ideas, Lore, Player, UnknownPlayer};
pub use signs::{Signs, names, signs};
use std::marker::PhantomData;
use table::{Asked, Seat};
use war::{Item, Side, State, War, Why};
use weights::Weights;

/// The knowledge of the game, with the judgement of a player.
pub struct Knowledge<J>(PhantomData<fn() -> J>);

/// What greedy knows: it judges by a formula, and plays as people do.
pub type WarLore = Knowledge<ByFormula>;
/// What search knows: it judges by experience, and plays to win.
pub type SharpLore = Knowledge<ByExperience>;

/// A way to judge positions.
pub trait Judgement: 'static {
    /// The chance of the Free Peoples while nobody has won, as it looks to a side.
    fn free_chance(state: &State, side: Side) -> f32;

    /// Whether it is good enough to weigh what is far from its consequences: how many dice go to the Hunt before the roll, and
    /// which cards to keep.
    const FAR_SIGHTED: bool;
}

/// By a formula, with weights that make games between greedy players go as games between people do.
pub enum ByFormula {}

/// By what came of such positions.
pub enum ByExperience {}

impl Judgement for ByFormula {
    const FAR_SIGHTED: bool = false;

    fn free_chance(state: &State, _: Side) -> f32 {
        worth::outlook(state, &Weights::AS_PEOPLE_DO).free
    }
}

impl Judgement for ByExperience {
    const FAR_SIGHTED: bool = true;

    fn free_chance(state: &State, side: Side) -> f32 {
        Experience::of(side).judge(&signs(state, side))
    }
}

impl<J: Judgement> Lore<War> for Knowledge<J> {
    fn worth(state: &State, seat: Seat) -> f32 {
        let side = state.side_of(seat);
        if let Some(victory) = state.victory {
            return f32::from(u8::from(victory.winner() == side));
        }
        let free = J::free_chance(state, side);
        match side {
            Side::Free => free,
            Side::Shadow => 1.0 - free,
        }
    }

    fn ideas(state: &State, asked: &Asked<War>, ideas: &mut Ideas<Item>) {
        instinct::ideas(state, asked, ideas);
    }

    fn begins_anew(why: &Why) -> bool {
        matches!(why, Why::Turn | Why::Declare | Why::HuntDice | Why::Discard)
    }

    fn is_general(why: &Why) -> bool {
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

    fn by_instinct(why: &Why) -> bool {
        match why {
            Why::HuntDice | Why::Discard => !J::FAR_SIGHTED,
            // What a team-mate wants is not known, so there is little to weigh.
            Why::Exchange | Why::Give | Why::Propose | Why::Join { .. } => true,
            _ => matches!(why, Why::ReRoll | Why::HuntReRoll | Why::Casualty { .. } | Why::AbilityDraw { .. }),
        }
    }

    fn plan(state: &State, seat: Seat) -> &'static str {
        let side = state.side_of(seat);
        let outlook = worth::outlook(state, &Weights::AS_PEOPLE_DO);
        match side {
            Side::Free if outlook.war > 0.3 => "plan-free-war",
            Side::Free if outlook.race < 0.15 => "plan-defence",
            Side::Free => "plan-race",
            Side::Shadow if outlook.survival < 0.45 => "plan-hunt",
            Side::Shadow => "plan-conquest",
        }
    }
}

/// A player by name, who thinks on one thread.
pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Player<War>>, UnknownPlayer> {
    on_threads(name, seed, 1)
}

/// A player by name, who may think on several threads at once.
pub fn on_threads(name: &str, seed: u64, threads: usize) -> Result<Box<dyn Player<War>>, UnknownPlayer> {
    players::by_name::<War, WarLore, SharpLore>(name, seed, threads)
}
