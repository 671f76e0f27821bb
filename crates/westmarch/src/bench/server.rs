//! `westmarch bench server`: starts a server of its own, or goes to one that runs, and plays many matches at random through
//! sockets. It counts answers, and how long it takes until the opponent knows; at the end it asks the server again how every match
//! stands, so that a lost update would be found.

use crate::{Failed, say};
use anyhow::{Context, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use server::{
    client::{Client, Socket},
    wire::{AnswerSent, FromClient, Question, Shape},
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
    /// Open matches, two sockets each
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
    seat: &'static str,
    version: u32,
    at: Instant,
}

/// A match that is being played.
#[derive(Default)]
struct Game {
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
    let mut people = [Client::guest(address, "fp").await?, Client::guest(address, "sh").await?];
    let mut tables = Vec::new();
    for _ in 0..args.matches {
        tables.push(open(&mut people).await?);
        bar.inc(1);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = Vec::new();
    let begun = Instant::now();
    for (number, id) in tables.iter().enumerate() {
        let game = Arc::new(Game::default());
        let mut seats = Vec::new();
        for (seat, person) in people.iter().enumerate() {
            let socket = person.live(id, 0).await.context("a socket is not opened")?;
            let seed = args.seed + 2 * number as u64 + seat as u64;
            let player =
                Player { game: game.clone(), seat: ["fp", "sh"][seat], dice: Dice::new(seed), stop: stop.clone() };
            seats.push(tokio::spawn(player.play(socket, args.think)));
        }
        tasks.push((id.clone(), game, seats));
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
        sockets: 2 * args.matches,
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
    for (id, game, seats) in tasks {
        let mut last = Vec::new();
        for seat in seats {
            last.push(seat.await?);
        }
        let answers = game.answers.load(Ordering::Relaxed);
        figures.answers += answers;
        figures.refused += game.refused.load(Ordering::Relaxed);
        waits.extend(game.waits.lock().await.drain(..));
        // The beginning is one entry, every answer that was taken another; both players must have come that far.
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

/// Opens a match between two people.
async fn open(people: &mut [Client; 2]) -> anyhow::Result<String> {
    let wanted = serde_json::json!({ "game": "war", "seats": ["me", "open"], "listed": true });
    let made = people[0].post("/api/matches", wanted).await?;
    ensure!(made.status == 200, "a match was not made: {}", made.text);
    let id = made.json()["id"].as_str().context("a match has an id")?.to_string();
    let joined = people[1].post(&format!("/api/matches/{id}/join"), serde_json::json!({})).await?;
    ensure!(joined.status == 200, "a match was not joined: {}", joined.text);
    Ok(id)
}

/// Somebody who answers at random.
struct Player {
    game: Arc<Game>,
    seat: &'static str,
    dice: Dice,
    stop: Arc<AtomicBool>,
}

impl Player {
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
                                self.game.answers.fetch_add(1, Ordering::Relaxed);
                                self.game.sent.lock().await.push(Sent { seat: self.seat, version, at });
                            }
                        }
                        ("refused", ..) => {
                            self.game.refused.fetch_add(1, Ordering::Relaxed);
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
                        let sent = AnswerSent { id, version, seat: self.seat.into(), answer };
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
        let (now, game, seat) = (Instant::now(), self.game.clone(), self.seat);
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let sent = game.sent.lock().await;
            if let Some(sent) = sent.iter().rev().find(|sent| sent.version == version && sent.seat != seat) {
                game.waits.lock().await.push(now.duration_since(sent.at));
            }
        });
    }
}

/// An answer that has the right shape. Rules may still refuse a selection; then nothing is lost.
fn at_random(dice: &mut Dice, question: &Question) -> String {
    match question.shape {
        Shape::One => question.options[dice.below(question.options.len())].item.clone(),
        Shape::Number { least, most } => (least as usize + dice.below(usize::from(most - least) + 1)).to_string(),
        Shape::Some { least, most } => {
            let wanted = usize::from(least) + dice.below(usize::from(most - least) + 1);
            let mut all: Vec<&str> = Vec::new();
            for offer in &question.options {
                all.extend(std::iter::repeat_n(offer.item.as_str(), usize::from(offer.count)));
            }
            let mut taken: Vec<&str> =
                (0..wanted.min(all.len())).map(|_| all.swap_remove(dice.below(all.len()))).collect();
            taken.sort_unstable();
            let mut parts: Vec<String> = Vec::new();
            for group in taken.chunk_by(|a, b| a == b) {
                parts.push(if group.len() == 1 { group[0].into() } else { format!("{} {}", group.len(), group[0]) });
            }
            format!("[{}]", parts.join(", "))
        }
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
