//! `westmarch bench`: measures a server from another process. It is there if the program was built with the feature `bench`.

mod files;
mod server;

use crate::Failed;

#[derive(clap::Subcommand)]
pub enum Bench {
    /// Many open matches, with a socket for each seat that answers at random
    Server(server::Args),
}

pub fn run(what: &Bench) -> Result<(), Failed> {
    match what {
        Bench::Server(args) => server::run(args),
    }
}
