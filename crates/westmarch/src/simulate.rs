//! `westmarch simulate`: many games without people, and what they tell about the players and the game.

use crate::{Entry, Failed, entry::find, say};
use tournament::Plan;

/// What to simulate.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    #[command(flatten)]
    plan: Plan,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(games: &[Entry], args: &Args) -> Result<(), Failed> {
    let told = (find(games, &args.game)?.simulate)(&args.plan, args.json)?;
    say(&told.text)?;
    if told.aborted > 0 { Err(Failed::Check) } else { Ok(()) }
}
