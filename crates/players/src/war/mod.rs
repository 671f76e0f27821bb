//! What players know of War of the Ring.

use crate::{Player, RandomPlayer};
use ::war::War;

/// The names of the players there are.
pub const NAMES: &str = "random, greedy, search, search:5s";

/// A player by name.
pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Player<War>>, UnknownPlayer> {
    match name {
        "random" => Ok(Box::new(RandomPlayer::new(seed))),
        _ => Err(UnknownPlayer(name.into())),
    }
}

/// Nobody goes by this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a player ({NAMES}), found '{0}'")]
pub struct UnknownPlayer(pub String);
