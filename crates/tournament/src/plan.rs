//! What can be asked for, as it stands on the command line.

use std::path::PathBuf;

/// Which games are to be played.
#[derive(Clone, Debug, clap::Args)]
pub struct Plan {
    /// How many games; with --ladder, how many for every two players
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    /// Who plays, seat by seat, as in greedy,random (random in every seat if left out)
    #[arg(long, value_name = "PLAYERS")]
    pub seats: Option<String>,
    /// Play sets of games with the same luck, in which everybody has every seat once; of two seats, with the seats swapped
    #[arg(long)]
    pub paired: bool,
    /// Let each of these players meet each other in paired games, and rate them
    #[arg(long, value_name = "PLAYERS", conflicts_with = "seats")]
    pub ladder: Option<String>,
    /// Play paired games only until it is clear whether one of two players is stronger, or neither by 5 %
    #[arg(long)]
    pub until_significant: bool,
    /// The seed that the games are made from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads play (all cores if left out)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// What is played with, seat by seat, or random, in games to which players bring decks of their own
    #[arg(long, conflicts_with = "start")]
    pub decks: Option<String>,
    /// Begin every game where this record ends, or in the position it sets
    #[arg(long)]
    pub start: Option<PathBuf>,
    /// Write the record of every game into this directory
    #[arg(long, value_name = "DIRECTORY")]
    pub keep: Option<PathBuf>,
    /// Check what must always hold after every step, not only after every turn
    #[arg(long)]
    pub check: bool,
}

impl Plan {
    /// The players of a ladder, or else those who are seated, if anybody was named.
    pub(crate) fn named(&self) -> Option<Vec<String>> {
        self.ladder.as_deref().or(self.seats.as_deref()).map(split)
    }

    /// How many seats were named.
    pub(crate) fn seat_count(&self) -> Option<usize> {
        self.seats.as_deref().map(|seats| split(seats).len())
    }

    /// Whether games with the same luck are played from every seat.
    pub(crate) fn is_paired(&self) -> bool {
        self.ladder.is_some() || self.paired || self.until_significant
    }
}

fn split(names: &str) -> Vec<String> {
    names.split(',').map(|name| name.trim().to_string()).collect()
}
