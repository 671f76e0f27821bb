//! The card game at the keyboard.
//!
//! | to read about | see |
//! |---|---|
//! | how the house reaches all of it | [`TcgShown`] |
//! | what things are called | `names`, and `games/tcg/words/` |
//! | how things are shown | `path`, `status`, `figure`, `news`, `sheet` |
//! | questions | `question` |
//! | the rules to read | [`rulebook`] |
//! | `westmarch deck` | `deck` |

mod deck;
mod figure;
mod names;
mod news;
mod path;
mod question;
pub mod rulebook;
mod says;
mod sheet;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use shown::TcgShown;

use rust_embed::Embed;
use terminal::Extra;

/// The commands that the game brings to the program.
pub fn commands() -> Vec<Extra> {
    let about = "Look through a deck and tell every rule that it breaks (The Lord of the Rings TCG)";
    vec![Extra::of::<deck::Args>("deck", about, |given| deck::run(&Extra::args(given)?))]
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
