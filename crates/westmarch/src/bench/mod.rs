//! `westmarch bench`: measures a server from another process.

mod server;

use crate::Failed;

#[derive(clap::Subcommand)]
pub enum Bench {
    /// Many open matches, with two sockets each that answer at random
    Server(server::Args),
}

pub fn run(what: &Bench) -> Result<(), Failed> {
    match what {
        Bench::Server(args) => server::run(args),
    }
}
