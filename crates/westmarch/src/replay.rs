//! `westmarch replay`: plays a record again.

use crate::{Failed, say};
use anyhow::{Context, anyhow};
use std::{collections::BTreeMap, fs, path::PathBuf};
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
    /// Stop before this input, counted from 0 with every die and card as one, and show the position
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
    let inputs = game.inputs().len();
    let text = match (args.json, args.check, args.at) {
        (true, _, at) => {
            let position: BTreeMap<String, String> =
                if at.is_some() { War::describe(game.state()).into_iter().collect() } else { BTreeMap::new() };
            let report = serde_json::json!({ "file": name, "inputs": inputs, "result": result, "position": position });
            format!("{report:#}\n")
        }
        (false, true, _) => format!("{name}: {inputs} inputs, {result}\n"),
        (false, false, None) => game.events().iter().map(|event| format!("{event}\n")).collect(),
        (false, false, Some(_)) => position(&game),
    };
    Ok(say(&text)?)
}

/// The position where it stopped, in notation.
fn position(game: &Match<War>) -> String {
    let after = match game.inputs().last() {
        Some(Input::Choice(seat, answer)) => format!("# after {}: {answer}\n", game.seating().name(*seat)),
        _ => String::new(),
    };
    let lines = War::describe(game.state()).into_iter().map(|(key, value)| format!("set {key}: {value}\n"));
    after + &lines.collect::<String>()
}
