//! Exact chances in War of the Ring: what a combat roll, a whole battle or a hunt will come to. Nothing is sampled; every
//! figure is a sum over all that can happen, as an `f64`.
//!
//! | to read about | see |
//! |---|---|
//! | how many dice of a roll hit | [`Roll`], W8.5, W8.6 |
//! | a battle to its end | [`Battle`], W8, W9 |
//! | a hunt, and a step on the Mordor Track | [`Hunt`], [`Step`], W12, W13 |
//! | how chances of counts are kept | [`Spread`] |
//!
//! It knows no cards, no regions and no Nations: whoever asks says how many dice there are and what they need.

mod battle;
mod hunt;
mod roll;
mod spread;
mod troops;

pub use battle::{Army, Battle, Ending, Impossible, Kind, Odds, Outcome};
pub use hunt::{Damage, Drawn, EmptyPool, Hunt, Hunted, Step, Tile};
pub use roll::{MOST_DICE, Roll, chance_to_hit};
pub use spread::Spread;
pub use troops::{Policy, Troops};
