//! `westmarch replay`: plays a record again. Its tags say of which game it is.

use crate::{
    Entry, Failed,
    entry::{find, names},
    say,
};
use anyhow::{Context, anyhow, ensure};
use std::{collections::BTreeMap, fs, path::PathBuf};
use table::{Input, Match, NoLuck, Outcome, Record, Written};

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
pub fn run(games: &[Entry], args: &Args) -> Result<(), Failed> {
    let name = args.file.display().to_string();
    let text = fs::read_to_string(&args.file).with_context(|| name.clone())?;
    Ok(say(&(game_of(games, &name, &text)?.replay)(args, &name, &text)?)?)
}

/// The game of a record, by its tag.
fn game_of<'a>(games: &'a [Entry], name: &str, text: &str) -> anyhow::Result<&'a Entry> {
    let tag = |line: &str| line.trim().strip_prefix("[game \"")?.strip_suffix("\"]").map(String::from);
    let found = text.lines().enumerate().find_map(|(at, line)| Some((at + 1, tag(line)?)));
    let Some((line, game)) = found else {
        return Err(anyhow!("{name}:1: expected the tag [game \"...\"] with a game ({})", names(games)));
    };
    find(games, &game).map_err(|wrong| anyhow!("{name}:{line}: {wrong}"))
}

/// Replays a record of a game; what there is to say of it.
pub fn play<R: Written>(args: &Args, name: &str, text: &str) -> anyhow::Result<String> {
    let record = Record::read::<R>(text, name)?;
    if let Some(at) = args.at {
        ensure!(at <= record.inputs.len(), "{name}: expected --at from 0 to {}", record.inputs.len());
    }
    let game: Match<R> = record.play(args.at, &mut NoLuck).map_err(|trouble| {
        let line = record.lines.get(trouble.at).copied().unwrap_or(1);
        anyhow!("{name}:{line}: {}", trouble.what)
    })?;
    let result = game.outcome().map_or("unfinished", |Outcome { how, .. }| how);
    let promised = record.tag("result").unwrap_or("unfinished");
    ensure!(
        args.at.is_some() || promised == result,
        "{name}:1: expected the result {result}, which the inputs lead to, found {promised}"
    );
    let inputs = game.inputs().len();
    Ok(match (args.json, args.check, args.at) {
        (true, _, at) => {
            let position: BTreeMap<String, String> =
                if at.is_some() { R::describe(game.state()).into_iter().collect() } else { BTreeMap::new() };
            let report = serde_json::json!({ "file": name, "inputs": inputs, "result": result, "position": position });
            format!("{report:#}\n")
        }
        (false, true, _) => format!("{name}: {inputs} inputs, {result}\n"),
        (false, false, None) => game.events().iter().map(|event| format!("{event}\n")).collect(),
        (false, false, Some(_)) => position(&game),
    })
}

/// The position where it stopped, in notation.
fn position<R: Written>(game: &Match<R>) -> String {
    let after = match game.inputs().last() {
        Some(Input::Choice(seat, answer)) => format!("# after {}: {answer}\n", game.seating().name(*seat)),
        _ => String::new(),
    };
    let lines = R::describe(game.state()).into_iter().map(|(key, value)| format!("set {key}: {value}\n"));
    after + &lines.collect::<String>()
}
