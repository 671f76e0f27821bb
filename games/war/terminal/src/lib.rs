//! War of the Ring at the keyboard.
//!
//! | to read about | see |
//! |---|---|
//! | how the house reaches all of it | [`WarShown`] |
//! | what things are called | `names`, and `games/war/words/` |
//! | how things are shown | `board`, `status`, `team`, `news`, `sheet` |
//! | questions, and what an adviser would do | `question`, `advice` |
//! | the rules to read | [`rulebook`] |
//! | `westmarch odds` | `odds` |

mod advice;
mod board;
mod names;
mod news;
mod odds;
mod question;
pub mod rulebook;
mod sheet;
mod shown;
mod status;
mod team;
#[cfg(test)]
mod tests;

pub use shown::WarShown;

use rust_embed::Embed;
use terminal::Extra;

/// The commands that the game brings to the program.
pub fn commands() -> Vec<Extra> {
    let about = "Compute the exact chances of a battle or a hunt (War of the Ring)";
    vec![Extra::of::<odds::Args>("odds", about, |given| odds::run(&Extra::args(given)?))]
}

/// The scenarios of the game, for a program that is not run where they are.
#[derive(Embed)]
#[folder = "../scenarios"]
struct Scenarios;

/// The scenarios of the game, each file with its name and its text.
pub fn scenarios() -> Vec<(String, String)> {
    let file = |name: String| Some((name.clone(), String::from_utf8_lossy(&Scenarios::get(&name)?.data).into_owned()));
    Scenarios::iter().map(|name| name.into_owned()).filter_map(file).collect()
}
