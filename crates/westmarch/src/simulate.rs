//! `westmarch simulate`: many games without people, and what they tell about the players and the game.

use crate::{Failed, say};
use tournament::{Plan, Simulated};

/// What to simulate.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    pub game: String,
    #[command(flatten)]
    plan: Plan,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command for a game.
pub fn run<S: Simulated>(args: &Args) -> Result<(), Failed> {
    let told = tournament::simulate::<S>(&args.plan, args.json)?;
    say(&told.text)?;
    if told.aborted > 0 { Err(Failed::Check) } else { Ok(()) }
}
