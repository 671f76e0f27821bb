//! The players of any game, by the names that people type.

use crate::{Budget, Care, Greedy, Level, Lore, Player, RandomPlayer, Search};
use table::Rules;

/// The names of the players there are.
pub const NAMES: &str = "random, greedy, search, search:5s, easy, normal, hard";

/// A player by name, who may think on several threads at once. Greedy thinks with the lore `G`, search with the lore `S`.
pub fn by_name<R: Rules, G: Lore<R>, S: Lore<R>>(
    name: &str,
    seed: u64,
    threads: usize,
) -> Result<Box<dyn Player<R>>, UnknownPlayer> {
    by_name_with::<R, G>(name, seed, |budget| Box::new(Search::<R, S>::new(seed, budget, threads)))
}

/// The same, where a game has something better than search for who thinks long.
pub fn by_name_with<R: Rules, G: Lore<R>>(
    name: &str,
    seed: u64,
    search: impl FnOnce(Budget) -> Box<dyn Player<R>>,
) -> Result<Box<dyn Player<R>>, UnknownPlayer> {
    let greedy = |care| -> Box<dyn Player<R>> { Box::new(Greedy::<R, G>::with_care(seed, care)) };
    if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) {
        return Ok(match level {
            Level::Easy => greedy(Care::LITTLE),
            Level::Normal => greedy(Care::FULL),
            Level::Hard => search(Budget::DEFAULT),
        });
    }
    match name {
        "random" => Ok(Box::new(RandomPlayer::new(seed))),
        "greedy" => Ok(greedy(Care::FULL)),
        "search" => Ok(search(Budget::DEFAULT)),
        _ => {
            let budget = name.strip_prefix("search:").and_then(|text| text.parse().ok());
            budget.map(search).ok_or_else(|| UnknownPlayer(name.into()))
        }
    }
}

/// Nobody goes by this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a player ({NAMES}), found '{0}'")]
pub struct UnknownPlayer(pub String);
