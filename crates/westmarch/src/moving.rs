//! `westmarch move`: everything that a server keeps, from a folder into a database or back, with every match replayed where it has arrived.

use crate::{Failed, kept::in_environment, say};
use anyhow::{Context, ensure};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;
use server::{FILE, Games, folder::Folder, nodes::ThisNode, reading::Desk};
use std::{ffi::OsString, io::IsTerminal, path::PathBuf, time::Instant};
use store::{
    Address, MatchId, Status,
    moving::{Counts, Move, MoveError, Place, Source},
};
use tokio::task::JoinSet;

#[derive(clap::Args)]
pub struct Args {
    /// Where everything is: the folder of a server, or a database as in postgres://user:password@host:5432/database. It is only read, and no
    /// server may use it meanwhile. The database that the environment variable WESTMARCH_STORE names, if left out
    #[arg(long, value_name = "FOLDER|ADDRESS")]
    from: Option<OsString>,
    /// Where it is to go: a folder or a database that is empty, or into which the same move was broken off. The database that the environment
    /// variable WESTMARCH_STORE names, if left out
    #[arg(long, value_name = "FOLDER|ADDRESS")]
    to: Option<OsString>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What was moved.
#[derive(Serialize)]
struct Figures {
    from: String,
    to: String,
    people: u64,
    matches: u64,
    entries: u64,
    /// Matches that were replayed.
    checked: u64,
    /// Matches that were held before, and still are.
    held: u64,
    /// Matches that do not lead to where they were.
    wrong: u64,
    seconds: f64,
}

/// What came of replaying the matches that have arrived.
#[derive(Default)]
struct Replayed {
    checked: u64,
    held: Vec<MatchId>,
    wrong: Vec<(MatchId, String)>,
}

pub fn run(args: &Args, games: Games) -> Result<(), Failed> {
    let (from, to) = (place(args.from.as_ref(), "--from")?, place(args.to.as_ref(), "--to")?);
    ensure_there(&from)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let moved = runtime.block_on(go(&from, &to, games));
    let (figures, replayed) = match moved {
        Ok(moved) => moved,
        Err(error) => {
            if let Some(MoveError::Differs(why)) = error.downcast_ref() {
                eprintln!("westmarch: {why}");
                return Err(Failed::Check);
            }
            return Err(error.into());
        }
    };
    match args.json {
        true => say(&(serde_json::to_string_pretty(&figures).map_err(anyhow::Error::from)? + "\n"))?,
        false => say(&told(&figures, &replayed))?,
    }
    if replayed.wrong.is_empty() { Ok(()) } else { Err(Failed::Check) }
}

/// The place that somebody has named.
fn place(said: Option<&OsString>, switch: &str) -> anyhow::Result<Place> {
    // Not read by clap, which repeats what it cannot use: there may be a password in it.
    let said = said.cloned().or_else(|| in_environment().map(OsString::from)).filter(|said| !said.is_empty());
    let said = said.with_context(|| format!("expected {switch} with a folder or the address of a database"))?;
    match said.to_str() {
        Some(address) if address.contains("://") => Ok(Place::Database(Address::parse(address)?.into())),
        _ => Ok(Place::File(PathBuf::from(said).join(FILE))),
    }
}

/// A folder from which nothing can come is not made.
fn ensure_there(from: &Place) -> anyhow::Result<()> {
    if let Place::File(file) = from {
        ensure!(file.is_file(), "expected the file of a server at {}", file.display());
    }
    Ok(())
}

/// The same place by one name, however it was written.
fn by_one_name(place: &Place) -> Place {
    match place {
        Place::File(file) => Place::File(file.canonicalize().unwrap_or_else(|_| file.clone())),
        Place::Database(_) => place.clone(),
    }
}

/// Takes a folder for as long as everything is moved. A database is taken by whoever opens it.
fn take(place: &Place) -> anyhow::Result<Option<Folder>> {
    match place {
        Place::File(file) => Ok(file.parent().map(Folder::take).transpose()?),
        Place::Database(_) => Ok(None),
    }
}

async fn go(from: &Place, to: &Place, games: Games) -> anyhow::Result<(Figures, Replayed)> {
    let begun = Instant::now();
    let (from, to) = (by_one_name(from), by_one_name(to));
    ensure!(from != to, "{from} is both where to move from and where to move to");
    let _from = take(&from)?;
    let source = Source::open(&from).await?;
    let _to = take(&to)?;
    let mut under_way = source.move_to(&to).await?;
    let rows = under_way.counts().await?.rows;
    let bar = bar(rows, "rows copied")?;
    under_way.copy(|rows| bar.inc(rows)).await?;
    bar.finish_and_clear();
    let bar = self::bar(rows, "rows compared")?;
    let counts = under_way.compare(|rows| bar.inc(rows)).await?;
    bar.finish_and_clear();
    let replayed = replay(&mut under_way, games, counts).await?;
    under_way.finish().await?;
    let figures = Figures {
        from: from.to_string(),
        to: to.to_string(),
        people: counts.people,
        matches: counts.matches,
        entries: counts.entries,
        checked: replayed.checked,
        held: replayed.held.len() as u64,
        wrong: replayed.wrong.len() as u64,
        seconds: begun.elapsed().as_secs_f64(),
    };
    Ok((figures, replayed))
}

/// Replays every match where it has arrived, a few at a time. Nothing is changed by that.
async fn replay(under_way: &mut Move, games: Games, counts: Counts) -> anyhow::Result<Replayed> {
    let target = under_way.target().await?;
    let desk = Desk::new(games, target.clone(), ThisNode::new(games, target));
    let most = 2 * std::thread::available_parallelism().map_or(1, |n| n.get());
    let bar = bar(counts.matches, "matches replayed")?;
    let (mut replayed, mut last, mut tasks) = (Replayed::default(), 0, JoinSet::new());
    loop {
        let some = under_way.matches(last).await?;
        let Some((number, _)) = some.last() else { break };
        last = *number;
        for (_, id) in some {
            if tasks.len() == most {
                replayed.note(tasks.join_next().await, &bar)?;
            }
            let desk = desk.clone();
            tasks.spawn(async move { (desk.compare(&id).await, id) });
        }
    }
    while !tasks.is_empty() {
        replayed.note(tasks.join_next().await, &bar)?;
    }
    bar.finish_and_clear();
    Ok(replayed)
}

/// Whether a match is held and what is wrong with it, or why it could not be read.
type Compared = Result<(Status, Option<String>), server::error::Refused>;

impl Replayed {
    fn note(
        &mut self,
        done: Option<Result<(Compared, MatchId), tokio::task::JoinError>>,
        bar: &ProgressBar,
    ) -> anyhow::Result<()> {
        let Some(done) = done else { return Ok(()) };
        match done? {
            (Ok((Status::Held, _)), id) => self.held.push(id),
            (Ok((_, Some(why))), id) => self.wrong.push((id, why)),
            (Err(refused), id) => self.wrong.push((id, refused.message)),
            (Ok((_, None)), _) => {}
        }
        self.checked += 1;
        bar.inc(1);
        Ok(())
    }
}

/// What was done, in words.
fn told(figures: &Figures, replayed: &Replayed) -> String {
    let held = replayed.held.iter().map(|id| format!("held: match {}, as it was before\n", id.0));
    let wrong = replayed.wrong.iter().map(|(id, why)| format!("wrong: match {}: {why}\n", id.0));
    let Figures { from, to, people, matches, entries, checked, seconds, .. } = figures;
    let all = format!(
        "moved {people} people and {matches} matches with {entries} entries from {from} to {to} in {seconds:.1} s; {checked} matches replayed, {} held, {} wrong\n",
        replayed.held.len(),
        replayed.wrong.len(),
    );
    held.chain(wrong).chain([all]).collect()
}

fn bar(length: u64, what: &str) -> anyhow::Result<ProgressBar> {
    let target = match std::io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr_with_hz(10),
        false => ProgressDrawTarget::hidden(),
    };
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} to go"))?;
    Ok(ProgressBar::with_draw_target(Some(length), target).with_style(style))
}
