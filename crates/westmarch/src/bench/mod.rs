//! `westmarch bench`: measures a server from another process, and puts it through faults. It is there if the program was built with
//! the feature `bench`.

mod files;
mod lists;
mod matches;
mod place;
mod server;
mod soak;

use crate::Failed;
use ::server::Games;

#[derive(clap::Subcommand)]
pub enum Bench {
    /// Many open matches, with a socket for each seat that answers at random
    Server(server::Args),
    /// How long a server takes to start with many matches, and to open one and look back in it
    Matches(matches::Args),
    /// How long lists take in a store with many people and matches, and a server to start with it
    Lists(lists::Args),
    /// Many matches while everything goes wrong that can: kills, hang-ups, a full disk, floods; and whether all is there afterwards
    Soak(soak::Args),
}

pub fn run(what: &Bench, games: Games) -> Result<(), Failed> {
    match what {
        Bench::Matches(args) => matches::run(args, games),
        Bench::Lists(args) => lists::run(args, games),
        Bench::Server(args) => server::run(args),
        Bench::Soak(args) => soak::run(args),
    }
}
