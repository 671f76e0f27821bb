//! `westmarch replay`: plays a record again.

use crate::Failed;
use anyhow::{Context, anyhow};
use std::{fs, path::PathBuf};
use table::{Input, Match, NoLuck, Outcome, Record, Written};
use war::War;

/// What to replay.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Only check that it follows the rules and ends as it says
    #[arg(long)]
    check: bool,
    /// Stop before this input, and show the position
    #[arg(long)]
    at: Option<usize>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failed> {
    let name = args.file.display().to_string();
    let text = fs::read_to_string(&args.file).with_context(|| name.clone())?;
    let record = Record::read::<War>(&text, &name)?;
    if args.at.is_some_and(|at| at > record.inputs.len()) {
        Err(anyhow!("{name}: expected --at from 0 to {}", record.inputs.len()))?;
    }
    let game: Match<War> = record.play(args.at, &mut NoLuck).map_err(|trouble| {
        let line = record.lines.get(trouble.at).copied().unwrap_or(1);
        anyhow!("{name}:{line}: {}", trouble.what)
    })?;
    let result = game.outcome().map_or("unfinished", |Outcome { how, .. }| how);
    let promised = record.tag("result").unwrap_or("unfinished");
    if args.at.is_none() && promised != result {
        Err(anyhow!("{name}:1: expected the result {result}, which the inputs lead to, found {promised}"))?;
    }
    if args.json {
        let report = serde_json::json!({ "file": name, "inputs": game.inputs().len(), "result": result });
        println!("{report:#}");
    } else if args.check {
        println!("{name}: {} inputs, {result}", game.inputs().len());
    } else {
        show(&game, args.at.is_some());
    }
    Ok(())
}

/// The log of the game, or the position where it stopped.
fn show(game: &Match<War>, position: bool) {
    if !position {
        game.events().iter().for_each(|event| println!("{event}"));
        return;
    }
    if let Some(Input::Choice(seat, answer)) = game.inputs().last() {
        println!("# after {}: {answer}", War::seat_name(*seat));
    }
    for (key, value) in War::describe(game.state()) {
        println!("set {key}: {value}");
    }
}
