//! `westmarch bench server`: starts a server of its own, or goes to one that runs, and plays many matches at random through
//! sockets. It counts answers, and how long it takes until the opponent knows; at the end it asks the server again how every match
//! stands, so that a lost update would be found.

use crate::{Failed, say};
use anyhow::{Context, bail, ensure};
use client::{Client, Socket, at_random};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use server::{
    api::matches::GameInfo,
    wire::{AnswerSent, FromClient, Question},
};
use std::{
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use table::Dice;
use tokio::sync::Mutex;

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
    lost_updates: u64,
    /// From sending an answer to the opponent's update.
    p50_ms: f64,
    p90_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// The memory of the server, where it can be seen, in megabytes.
    server_mb_before: Option<f64>,
    server_mb_open: Option<f64>,
    /// Started again, with all matches in the store and nobody there.
    server_mb_idle: Option<f64>,
}

/// A server that was started for this, in a folder of its own.
struct Started {
    child: Child,
    data: std::path::PathBuf,
    address: SocketAddr,
}

impl Started {
    fn new() -> anyhow::Result<Started> {
        let data = std::env::temp_dir().join(format!("westmarch-bench-{}", std::process::id()));
        let (child, address) = Started::start(&data)?;
        Ok(Started { child, data, address })
    }

    /// Stops it and starts it again, with what it has kept.
    fn again(&mut self) -> anyhow::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        (self.child, self.address) = Started::start(&self.data)?;
        Ok(())
    }

    fn start(data: &std::path::Path) -> anyhow::Result<(Child, SocketAddr)> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--requests-per-second", "0", "--log", "warn", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .context("the server does not start")?;
        let out = child.stdout.take().context("the server has an output")?;
        for line in BufReader::new(out).lines() {
            if let Some(address) = line?.strip_prefix("listening on http://") {
                return Ok((child, address.parse()?));
            }
        }
        bail!("the server did not say where it listens")
    }

    /// The memory it uses, in megabytes.
    fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<f64>().ok().map(|kb| kb / 1024.0)
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// A message of the server, as far as it matters here.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    /// Of `seen`.
    info: Option<Info>,
    question: Option<Question>,
    /// Of `taken`.
    version: Option<u32>,
}

#[derive(Deserialize)]
struct Info {
    version: u32,
}

/// An answer that was taken: who sent it when, and the version it led to.
struct Sent {
    seat: String,
    version: u32,
    at: Instant,
}

/// A match that is being played.
#[derive(Default)]
struct Bout {
    /// The opponent measures from when an answer was sent.
    sent: Mutex<Vec<Sent>>,
    answers: AtomicU64,
    refused: AtomicU64,
    waits: Mutex<Vec<Duration>>,
}

pub fn run(args: &Args) -> Result<(), Failed> {
    let mut started = match args.address {
        Some(_) => None,
        None => Some(Started::new()?),
    };
    let address = args.address.or(started.as_ref().map(|s| s.address)).context("an address")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut figures = runtime.block_on(measure(args, address, started.as_ref()))?;
    if let Some(started) = &mut started {
        started.again()?;
        figures.server_mb_idle = started.memory();
    }
    print(args, &figures)?;
    if figures.lost_updates > 0 { Err(Failed::Check) } else { Ok(()) }
}

async fn measure(args: &Args, address: SocketAddr, started: Option<&Started>) -> anyhow::Result<Figures> {
    let before = started.and_then(Started::memory);
    let bar = ProgressBar::new(u64::from(args.matches + args.seconds));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}")?);
    bar.set_message("opening matches");
    let (game, names) = seats(args, address).await?;
    let mut people = Vec::new();
    for name in &names {
        people.push(Client::guest(address, name).await?);
    }
    let mut tables = Vec::new();
    for _ in 0..args.matches {
        tables.push(open(&game, &mut people).await?);
        bar.inc(1);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = Vec::new();
    let begun = Instant::now();
    for (number, id) in tables.iter().enumerate() {
        let table = Arc::new(Bout::default());
        let mut seats = Vec::new();
        for (at, (person, seat)) in people.iter().zip(&names).enumerate() {
            let socket = person.live(id, 0).await.context("a socket is not opened")?;
            let seed = args.seed + (names.len() * number + at) as u64;
            let player = Bot { table: table.clone(), seat: seat.clone(), dice: Dice::new(seed), stop: stop.clone() };
            seats.push(tokio::spawn(player.play(socket, args.think)));
        }
        tasks.push((id.clone(), table, seats));
    }
    let open = started.and_then(Started::memory);
    bar.set_message("playing");
    for _ in 0..args.seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    stop.store(true, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    bar.set_message("comparing");
    let mut figures = Figures {
        matches: args.matches,
        sockets: names.len() as u32 * args.matches,
        seconds,
        answers: 0,
        answers_per_second: 0.0,
        refused: 0,
        lost_updates: 0,
        p50_ms: 0.0,
        p90_ms: 0.0,
        p99_ms: 0.0,
        max_ms: 0.0,
        server_mb_before: before,
        server_mb_open: open,
        server_mb_idle: None,
    };
    let mut waits = Vec::new();
    for (id, table, seats) in tasks {
        let mut last = Vec::new();
        for seat in seats {
            last.push(seat.await?);
        }
        let answers = table.answers.load(Ordering::Relaxed);
        figures.answers += answers;
        figures.refused += table.refused.load(Ordering::Relaxed);
        waits.extend(table.waits.lock().await.drain(..));
        // The beginning is one entry, every answer that was taken another; all players must have come that far.
        let now = people[0].get(&format!("/api/matches/{id}")).await?.json()["info"]["version"].as_u64();
        let complete = now == Some(1 + answers) && last.iter().all(|seen| Some(u64::from(*seen)) == now);
        figures.lost_updates += u64::from(!complete);
    }
    bar.finish_and_clear();
    waits.sort();
    ensure!(!waits.is_empty(), "nothing was measured");
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    (figures.p50_ms, figures.p90_ms, figures.p99_ms, figures.max_ms) = (at(0.5), at(0.9), at(0.99), at(1.0));
    figures.answers_per_second = figures.answers as f64 / seconds;
    Ok(figures)
}

/// The game that is played, and the names of its seats.
async fn seats(args: &Args, address: SocketAddr) -> anyhow::Result<(String, Vec<String>)> {
    let games: Vec<GameInfo> = serde_json::from_str(&Client::new(address).get("/api/games").await?.text)?;
    let wanted = |game: &GameInfo| args.game.as_ref().is_none_or(|name| game.game == *name);
    let game = games.into_iter().find(wanted).context("the server has no such game")?;
    Ok((game.game, game.seats))
}

/// Opens a match between people.
async fn open(game: &str, people: &mut [Client]) -> anyhow::Result<String> {
    let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("open", people.len() - 1)).collect();
    let wanted = serde_json::json!({ "game": game, "seats": seats, "listed": true });
    let made = people[0].post("/api/matches", wanted).await?;
    ensure!(made.status == 200, "a match was not made: {}", made.text);
    let id = made.json()["id"].as_str().context("a match has an id")?.to_string();
    for other in &mut people[1..] {
        let joined = other.post(&format!("/api/matches/{id}/join"), serde_json::json!({})).await?;
        ensure!(joined.status == 200, "a match was not joined: {}", joined.text);
    }
    Ok(id)
}

/// Somebody who answers at random.
struct Bot {
    table: Arc<Bout>,
    seat: String,
    dice: Dice,
    stop: Arc<AtomicBool>,
}

impl Bot {
    /// Plays until it is told to stop; gives the last version it has seen.
    async fn play(mut self, mut socket: Socket, think: u32) -> u32 {
        let mut version = 0;
        let mut due: Option<(Instant, u32, Question)> = None;
        let mut asked: Option<(u32, Question)> = None;
        let mut waiting: Option<Instant> = None;
        loop {
            let stopped = self.stop.load(Ordering::Relaxed);
            let patience = match (&due, stopped) {
                // What was sent before the end is waited for.
                (_, true) => Duration::from_millis(1500),
                (Some((at, ..)), false) => at.saturating_duration_since(Instant::now()),
                (None, false) => Duration::from_secs(1),
            };
            match tokio::time::timeout(patience, socket.text()).await {
                Ok(None) => return version,
                Ok(Some(text)) => {
                    let Ok(heard) = serde_json::from_str::<Heard>(&text) else { return version };
                    match (heard.r#type.as_str(), heard.info, heard.version) {
                        ("seen", Some(info), _) => {
                            if info.version > version {
                                version = info.version;
                                self.note(version);
                            }
                            due = heard.question.map(|question| (self.after_thinking(think), version, question));
                        }
                        ("taken", _, Some(version)) => {
                            if let Some(at) = waiting.take() {
                                self.table.answers.fetch_add(1, Ordering::Relaxed);
                                self.table.sent.lock().await.push(Sent { seat: self.seat.clone(), version, at });
                            }
                        }
                        ("refused", ..) => {
                            self.table.refused.fetch_add(1, Ordering::Relaxed);
                            waiting = None;
                            // A selection that the rules forbid: another one may do.
                            due = asked
                                .clone()
                                .map(|(version, question)| (self.after_thinking(think), version, question));
                        }
                        _ => {}
                    }
                }
                Err(_) if stopped => return version,
                Err(_) => {
                    if let Some((_, version, question)) = due.take() {
                        let id = format!("{}-{version}-{}", self.seat, self.dice.below(1 << 30));
                        let answer = at_random(&mut self.dice, &question);
                        let sent = AnswerSent { id, version, seat: self.seat.clone(), answer };
                        asked = Some((version, question));
                        waiting = Some(Instant::now());
                        if socket.send(&FromClient::Answer(sent)).await.is_err() {
                            return version;
                        }
                    }
                }
            }
        }
    }

    fn after_thinking(&mut self, think: u32) -> Instant {
        Instant::now() + Duration::from_millis(self.dice.below(2 * think as usize + 1) as u64)
    }

    /// The opponent's update has come: how long did it take? Whoever answers notes when he sent it, but he may hear of it later.
    fn note(&self, version: u32) {
        let (now, table, seat) = (Instant::now(), self.table.clone(), self.seat.clone());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let sent = table.sent.lock().await;
            if let Some(sent) = sent.iter().rev().find(|sent| sent.version == version && sent.seat != seat) {
                table.waits.lock().await.push(now.duration_since(sent.at));
            }
        });
    }
}

fn print(args: &Args, figures: &Figures) -> anyhow::Result<()> {
    if args.json {
        return Ok(say(&format!("{}\n", serde_json::to_string_pretty(figures)?))?);
    }
    let memory = |mb: Option<f64>| mb.map_or("unknown".into(), |mb| format!("{mb:.0} MB"));
    say(&format!(
        "{} matches, {} sockets, {:.0} s\n{} answers ({:.0} a second), {} refused\nmatches with a lost update: {}\n\
         from answer to the opponent's update: median {:.1} ms, 90 % {:.1} ms, 99 % {:.1} ms, longest {:.1} ms\n\
         memory of the server: {} before, {} with all matches open, {} started again with all of them idle\n",
        figures.matches,
        figures.sockets,
        figures.seconds,
        figures.answers,
        figures.answers_per_second,
        figures.refused,
        figures.lost_updates,
        figures.p50_ms,
        figures.p90_ms,
        figures.p99_ms,
        figures.max_ms,
        memory(figures.server_mb_before),
        memory(figures.server_mb_open),
        memory(figures.server_mb_idle),
    ))?;
    Ok(())
}
