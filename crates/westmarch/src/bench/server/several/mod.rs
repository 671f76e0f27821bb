//! `westmarch bench server --nodes`: several servers on one database, and many matches whose players sit at different ones. Servers are
//! killed and started again, or the database goes away for a while. Nothing that was acknowledged may be missing after it, every
//! match must go on, and everybody has to come back by himself.

mod faults;
mod nodes;
mod verdict;

pub use nodes::Database;

use super::{
    Args, Spread,
    bot::Around,
    game,
    tables::{Counted, Table},
};
use crate::{Failed, bench::files::Allowed, say};
use anyhow::ensure;
use client::Client;
use faults::{Done, Faults, Kills};
use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::{ProgressBar, ProgressStyle};
use nodes::Nodes;
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{sync::watch, time::sleep};
use verdict::{Figures, Measured};

/// How often servers are killed if nothing is said.
const KILL_EVERY: u32 = 20;
/// So many matches are made at once.
const AT_ONCE: usize = 8;
/// So many more answers show that a match goes on.
const MORE: u64 = 2;
/// How long it may take until it does, when nothing goes wrong any more.
const GOES_ON: Duration = Duration::from_secs(60);

pub fn run(args: &Args, files: &Allowed) -> Result<(), Failed> {
    check(args)?;
    let database = match Database::named(args.store.as_deref())? {
        Some(database) => database,
        None => Database::own(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let figures = runtime.block_on(measure(args, files, database))?;
    let text = if args.json { serde_json::to_string_pretty(&figures)? + "\n" } else { verdict::text(&figures)? };
    say(&text)?;
    if figures.broken.is_empty() { Ok(()) } else { Err(Failed::Check) }
}

fn check(args: &Args) -> anyhow::Result<()> {
    let theirs = args.store.as_deref().is_some_and(|store| store != "own");
    ensure!(!(theirs && args.stop_store.is_some()), "--stop-store stops a database: only one of its own, --store own");
    ensure!(args.address.is_none(), "--address names one server; with --nodes they are started for this");
    let enough = args.stop_store.is_none_or(|time| time < args.seconds);
    ensure!(enough, "--seconds must be more than --stop-store");
    Ok(())
}

fn kills(args: &Args) -> Kills {
    match (args.kill_after, args.kill_every) {
        (Some(answers), _) => Kills::After(answers, args.kills),
        (None, Some(0)) => Kills::Never,
        (None, Some(every)) => Kills::Every(Duration::from_secs(every.into())),
        (None, None) if args.stop_store.is_some() => Kills::Never,
        (None, None) => Kills::Every(Duration::from_secs(KILL_EVERY.into())),
    }
}

async fn measure(args: &Args, files: &Allowed, database: Database) -> anyhow::Result<Figures> {
    let bar = ProgressBar::new_spinner();
    bar.set_style(ProgressStyle::with_template("{spinner} {elapsed} {msg}")?);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar.set_message("opening matches");
    let nodes = Nodes::start(args.nodes, &database).await?;
    let servers = Arc::new(nodes.addresses());
    let game = game(args.game.as_deref(), servers[0]).await?;
    let sockets = args.matches * game.seats.len() as u32;
    files.must_suffice(sockets.into())?;
    let open = |number: u32| {
        let around = Around { servers: servers.clone(), progress: Arc::default() };
        let seed = args.seed + u64::from(number) * game.seats.len() as u64;
        let game = &game;
        async move {
            let people = people(&around.servers, number as usize, game.seats.len()).await?;
            let mut table = Table::open(game, &people, around.clone(), args.think, seed).await?;
            table.sit_down().await?;
            anyhow::Ok((table, around))
        }
    };
    let opened = stream::iter(0..args.matches).map(open).buffer_unordered(AT_ONCE);
    let (tables, around): (Vec<Table>, Vec<Around>) = opened.try_collect::<Vec<_>>().await?.into_iter().unzip();

    bar.set_message("playing");
    let progress: Vec<_> = around.iter().map(|around| around.progress.clone()).collect();
    let (work, worked) = (database.work(), nodes.worked());
    let (stop, stopped) = watch::channel(false);
    let begun = Instant::now();
    let tasks: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(stopped.clone()))).collect();
    let mut faults =
        Faults { nodes: nodes.clone(), database: database.clone(), progress: progress.clone(), done: Done::default() };
    let until = begun + Duration::from_secs(args.seconds.into());
    match args.stop_store {
        Some(time) => faults.stop_store(Duration::from_secs(time.into()), until).await?,
        None => faults.kill(kills(args), until).await?,
    }
    let done = faults.done;
    bar.set_message("seeing whether every match goes on");
    let matches_stuck = stuck(&progress).await;
    stop.send(true)?;
    let seconds = begun.elapsed().as_secs_f64();
    bar.set_message("comparing");
    let mut counted = Counted::default();
    for task in tasks {
        counted.add(task.await??);
    }
    ensure!(!counted.waits.is_empty(), "nothing was measured");
    let worked = nodes.worked().saturating_sub(worked);
    let work = work.zip(database.work());
    let servers_mb = nodes.memory() >> 20;
    let (forgetful, ours) = (nodes.clone(), around[0].clone());
    tokio::task::spawn_blocking(move || forgetful.forget_everything()).await??;
    let answers_lost = verdict::lost(std::mem::take(&mut counted.played), &ours).await?;
    bar.finish_and_clear();
    let figures = Figures {
        nodes: args.nodes,
        matches: args.matches,
        sockets,
        seconds,
        kills: done.kills.len(),
        answers: counted.answers,
        answers_per_second: counted.answers as f64 / seconds,
        refused: counted.refused.clone(),
        matches_over: counted.over,
        sockets_closed: counted.closed,
        answers_lost,
        answers_unheard: counted.unheard,
        lost_updates: counted.lost,
        matches_stuck,
        longest_pause_ms: counted.longest_pause.as_millis(),
        update: Spread::default(),
        update_after_kill: Spread::default(),
        update_store_away: Spread::default(),
        came_back: Spread::default(),
        came_back_otherwise: Spread::default(),
        restart: Spread::default(),
        store_away: None,
        server_cpu_us_per_answer: worked.as_micros() as f64 / counted.answers.max(1) as f64,
        wire_bytes_per_answer: 0.0,
        store: None,
        servers_mb,
        complaints: nodes.complaints(),
        broken: Vec::new(),
    };
    Ok(Measured { figures, counted, done, work }.judged())
}

/// Those who play at a table: each sits at another server, as long as there are others.
async fn people(servers: &[SocketAddr], table: usize, count: usize) -> anyhow::Result<Vec<Client>> {
    let mut people = Vec::new();
    for seat in 0..count {
        let server = servers[(table + seat) % servers.len()];
        let client = Client::guest(server, &format!("Player {table}-{seat}")).await?;
        ensure!(client.cookie.is_some(), "somebody was not let in");
        people.push(client);
    }
    Ok(people)
}

/// How many matches do not go on although nothing goes wrong any more.
async fn stuck(progress: &[Arc<AtomicU64>]) -> u64 {
    let now = || progress.iter().map(|table| table.load(Ordering::Relaxed)).collect::<Vec<_>>();
    let (before, begun) = (now(), Instant::now());
    loop {
        let still = now().iter().zip(&before).filter(|(now, before)| **now < **before + MORE).count() as u64;
        if still == 0 || begun.elapsed() > GOES_ON {
            return still;
        }
        sleep(Duration::from_millis(50)).await;
    }
}
