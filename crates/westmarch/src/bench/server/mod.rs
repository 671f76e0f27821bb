//! `westmarch bench server`: starts a server of its own, or goes to one that runs, and plays many matches at random through
//! sockets. It counts answers, and how long it takes until the opponent knows; at the end it asks the server again how every match
//! stands, so that a lost update would be found. With several servers on one database it is [`several`] that tells the story.

mod bot;
mod several;
mod tables;

use super::files::Allowed;
use crate::{Failed, say};
use anyhow::{Context, ensure};
use bot::Around;
use client::{
    Client,
    program::{ANYWHERE, Program, Serving},
};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use server::api::matches::GameInfo;
use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};
use tables::{Counted, Table};
use tempfile::TempDir;
use tokio::sync::watch;

#[derive(clap::Args)]
pub struct Args {
    /// The game that is played, in its ordinary seating; the first of the list if left out
    #[arg(long)]
    game: Option<String>,
    /// Open matches, a socket for each seat
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=5000))]
    matches: u32,
    /// For how many seconds they are played
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
    /// How long a player thinks before he answers, in milliseconds, on average
    #[arg(long, default_value_t = 1000)]
    think: u32,
    /// So many servers on one database, of which one after the other is killed and started again
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=8))]
    nodes: u32,
    /// The database, as in postgres://user@host/database; or own: one is started for this, which several nodes do if nothing is said
    #[arg(long, value_name = "ADDRESS")]
    store: Option<String>,
    /// A node is killed every so many seconds; 0 for never. 20 if there are several and nothing else goes wrong
    #[arg(long, value_name = "SECONDS")]
    kill_every: Option<u32>,
    /// A node is killed whenever so many answers were taken, --kills times, and then it is over, however long that takes
    #[arg(long, value_name = "ANSWERS", conflicts_with = "kill_every")]
    kill_after: Option<u64>,
    /// How often, with --kill-after
    #[arg(long, default_value_t = 3)]
    kills: u32,
    /// The database is stopped in the middle of it, for so many seconds; it has to be an own one
    #[arg(long, value_name = "SECONDS")]
    stop_store: Option<u32>,
    /// A server that runs already, started with --requests-per-second 0; otherwise one is started for this
    #[arg(long)]
    address: Option<SocketAddr>,
    /// The seed of the answers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    matches: u32,
    sockets: u32,
    seconds: f64,
    answers: u64,
    answers_per_second: f64,
    refused: u64,
    /// Matches that came to their end and were followed by new ones.
    matches_over: u64,
    /// Sockets that the server closed, and that were opened again.
    sockets_closed: u64,
    /// Answers of which nothing was heard, however often they were sent.
    answers_unheard: u64,
    /// Matches that do not have every answer that was taken, or of which somebody was not told everything.
    lost_updates: u64,
    /// From sending an answer to the opponent's update.
    p50_ms: f64,
    p90_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// The memory of the server, where it can be seen, in megabytes.
    server_mb_before: Option<f64>,
    /// With all matches made and nobody connected.
    server_mb_made: Option<f64>,
    server_mb_open: Option<f64>,
    /// Started again, with all matches in the store and nobody there.
    server_mb_idle: Option<f64>,
    /// What a socket adds to a match that is in memory, in kilobytes.
    server_kb_per_socket: Option<f64>,
}

/// How long something took, many times, in milliseconds.
#[derive(Clone, Copy, Default, Serialize)]
struct Spread {
    count: usize,
    p50_ms: f64,
    p90_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

impl Spread {
    fn of(times: impl Iterator<Item = Duration>) -> Spread {
        let mut times: Vec<Duration> = times.collect();
        times.sort_unstable();
        let Some(last) = times.len().checked_sub(1) else { return Spread::default() };
        let at = |share: f64| times[(last as f64 * share) as usize].as_secs_f64() * 1000.0;
        Spread { count: times.len(), p50_ms: at(0.5), p90_ms: at(0.9), p99_ms: at(0.99), max_ms: at(1.0) }
    }
}

/// A server that was started for this, in a folder of its own.
struct Started {
    program: Program,
    data: TempDir,
    serving: Serving,
}

impl Started {
    fn new(store: Option<&str>) -> anyhow::Result<Started> {
        let program = Program::at(std::env::current_exe()?);
        let program = store.into_iter().fold(program, |program, store| program.with("WESTMARCH_STORE", store));
        let data = tempfile::tempdir()?;
        let serving = program.serve(data.path(), ANYWHERE).context("the server does not start")?;
        Ok(Started { program, data, serving })
    }

    /// Stops it and starts it again, with what it has kept; gives the memory it has then.
    fn again(self) -> anyhow::Result<Option<f64>> {
        self.serving.kill()?;
        let mut serving = self.program.serve(self.data.path(), ANYWHERE)?;
        // It may go on to look at its matches after it listens.
        serving.found()?;
        Ok(serving.memory().map(megabytes))
    }

    fn memory(&self) -> Option<f64> {
        self.serving.memory().map(megabytes)
    }
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1024.0 / 1024.0
}

pub fn run(args: &Args) -> Result<(), Failed> {
    let files = Allowed::raised()?;
    if args.nodes > 1 || args.kill_every.is_some() || args.kill_after.is_some() || args.stop_store.is_some() {
        return several::run(args, &files);
    }
    let database = several::Database::named(args.store.as_deref())?;
    let started = match args.address {
        Some(_) => None,
        None => Some(Started::new(database.as_ref().map(several::Database::address))?),
    };
    let address = args.address.or(started.as_ref().map(|s| s.serving.address)).context("an address")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut figures = runtime.block_on(measure(args, address, &files, started.as_ref()))?;
    if let Some(started) = started {
        figures.server_mb_idle = started.again()?;
    }
    print(args, &figures)?;
    if figures.lost_updates > 0 { Err(Failed::Check) } else { Ok(()) }
}

async fn measure(
    args: &Args,
    address: SocketAddr,
    files: &Allowed,
    started: Option<&Started>,
) -> anyhow::Result<Figures> {
    let before = started.and_then(Started::memory);
    let game = game(args.game.as_deref(), address).await?;
    let sockets = args.matches * game.seats.len() as u32;
    files.must_suffice(sockets.into())?;
    let bar = ProgressBar::new(u64::from(2 * args.matches + args.seconds));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}")?);
    bar.set_message("opening matches");
    let mut people = Vec::new();
    for name in &game.seats {
        people.push(Client::guest(address, name).await?);
    }
    let servers = Arc::new(vec![address]);
    let mut tables = Vec::new();
    for number in 0..args.matches {
        let seed = args.seed + u64::from(number) * game.seats.len() as u64;
        let around = Around { servers: servers.clone(), progress: Arc::default() };
        tables.push(Table::open(&game, &people, around, args.think, seed).await?);
        bar.inc(1);
    }
    let made = started.and_then(Started::memory);
    for table in &mut tables {
        table.sit_down().await?;
        bar.inc(1);
    }
    let open = started.and_then(Started::memory);
    bar.set_message("playing");
    let (stop, stopped) = watch::channel(false);
    let begun = Instant::now();
    let tasks: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(stopped.clone()))).collect();
    for _ in 0..args.seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    stop.send(true)?;
    let seconds = begun.elapsed().as_secs_f64();
    bar.set_message("comparing");
    let mut counted = Counted::default();
    for task in tasks {
        counted.add(task.await??);
    }
    bar.finish_and_clear();
    ensure!(!counted.waits.is_empty(), "nothing was measured");
    let waits = Spread::of(counted.waits.iter().map(|(_, wait)| *wait));
    Ok(Figures {
        matches: args.matches,
        sockets,
        seconds,
        answers: counted.answers,
        answers_per_second: counted.answers as f64 / seconds,
        refused: counted.refused.values().sum(),
        matches_over: counted.over,
        sockets_closed: counted.closed,
        answers_unheard: counted.unheard,
        lost_updates: counted.lost,
        p50_ms: waits.p50_ms,
        p90_ms: waits.p90_ms,
        p99_ms: waits.p99_ms,
        max_ms: waits.max_ms,
        server_mb_before: before,
        server_mb_made: made,
        server_mb_open: open,
        server_mb_idle: None,
        server_kb_per_socket: made.zip(open).map(|(made, open)| (open - made) * 1024.0 / f64::from(sockets)),
    })
}

/// The game that is played.
async fn game(name: Option<&str>, address: SocketAddr) -> anyhow::Result<GameInfo> {
    let games: Vec<GameInfo> = serde_json::from_str(&Client::new(address).get("/api/games").await?.text)?;
    let wanted = |game: &GameInfo| name.is_none_or(|name| game.game == name);
    games.into_iter().find(wanted).context("the server has no such game")
}

fn print(args: &Args, figures: &Figures) -> anyhow::Result<()> {
    if args.json {
        return Ok(say(&format!("{}\n", serde_json::to_string_pretty(figures)?))?);
    }
    let memory = |mb: Option<f64>| mb.map_or("unknown".into(), |mb| format!("{mb:.0} MB"));
    say(&format!(
        "{} matches, {} sockets, {:.0} s\n{} answers ({:.0} a second), {} refused, {} of which nothing was heard\n\
         matches with a lost update: {}; that came to their end: {}; sockets closed by the server: {}\n\
         from answer to the opponent's update: median {:.1} ms, 90 % {:.1} ms, 99 % {:.1} ms, longest {:.1} ms\n\
         memory of the server: {} before, {} with all matches made, {} with all sockets open ({} a socket), {} started again with \
         all of them idle\n",
        figures.matches,
        figures.sockets,
        figures.seconds,
        figures.answers,
        figures.answers_per_second,
        figures.refused,
        figures.answers_unheard,
        figures.lost_updates,
        figures.matches_over,
        figures.sockets_closed,
        figures.p50_ms,
        figures.p90_ms,
        figures.p99_ms,
        figures.max_ms,
        memory(figures.server_mb_before),
        memory(figures.server_mb_made),
        memory(figures.server_mb_open),
        figures.server_kb_per_socket.map_or("unknown".into(), |kb| format!("{kb:.0} KB")),
        memory(figures.server_mb_idle),
    ))?;
    Ok(())
}
