//! `westmarch simulate`: many games without people, and what they tell about the players and the game.

use crate::{Failed, say};
use anyhow::anyhow;
use table::Rules;
use tournament::Plan;
use war::War;
use war_figures::SimulatedWar;

/// What to simulate.
#[derive(clap::Args)]
pub struct Args {
    /// The game: war
    game: String,
    #[command(flatten)]
    plan: Plan,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failed> {
    let told = match args.game.as_str() {
        War::NAME => tournament::simulate::<SimulatedWar>(&args.plan, args.json)?,
        other => Err(anyhow!("expected a game ({}), found '{other}'", War::NAME))?,
    };
    say(&told.text)?;
    if told.aborted > 0 { Err(Failed::Check) } else { Ok(()) }
}
