//! `westmarch bench soak`: many matches are played while everything goes wrong that can. The server is killed and started again, its disk
//! fills up, its clock jumps; people hang up in the middle of calls, do not read, say nothing or nonsense. Afterwards every match
//! must go on, equal the replay of its entries, and have every answer that was acknowledged.

mod callers;
mod crowd;
mod disk;
mod faults;
mod house;
mod players;
mod tables;
mod verdict;
mod world;

use super::files::Allowed;
use crate::{Failed, say};
use client::Client;
use disk::Disk;
use faults::Faults;
use futures_util::future::try_join_all;
use house::{Clock, House};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};
use table::Dice;
use world::{Finding, Phase, World};

#[derive(clap::Args)]
pub struct Args {
    /// For how many seconds everything goes wrong; what is left is looked at after that
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u32).range(5..=86_400))]
    seconds: u32,
    /// Matches that are played at once
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=2000))]
    matches: u32,
    /// A folder on a small disk of its own, which is filled up; without it one is mounted in memory, where that is allowed
    #[arg(long)]
    disk: Option<PathBuf>,
    /// The size of the disk in memory, in megabytes
    #[arg(long, default_value_t = 512)]
    disk_size: u32,
    /// The library libfaketime, where it is not in its usual place; without it the clock does not jump
    #[arg(long)]
    faketime: Option<PathBuf>,
    /// A file for what the server complains about; without it nothing is kept
    #[arg(long)]
    log: Option<PathBuf>,
    /// The seed of what people do
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// What was done and what was found.
#[derive(Serialize)]
struct Outcome {
    seconds: u32,
    matches: u32,
    /// What could not be done on this machine.
    left_out: Vec<&'static str>,
    done: BTreeMap<&'static str, u64>,
    slowest_ms: BTreeMap<&'static str, u128>,
    server_mb: Option<u64>,
    findings: BTreeMap<&'static str, Finding>,
}

pub fn run(args: &Args) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let data = match &args.disk {
        Some(disk) => disk.clone(),
        None if disk::can_be_mounted(folder.path()) => return on_a_small_disk(args, folder.path()),
        None => folder.path().join("data"),
    };
    let scratch = tempfile::tempdir()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let outcome = runtime.block_on(soak(args, &data, scratch.path()))?;
    print(args, &outcome)?;
    if outcome.findings.is_empty() { Ok(()) } else { Err(Failed::Check) }
}

/// The same once more, with a small disk on a folder.
fn on_a_small_disk(args: &Args, folder: &Path) -> Result<(), Failed> {
    let program = std::env::current_exe()?;
    let mut again = disk::with_a_small_disk(folder, args.disk_size, &[&program]);
    let ended = again.args(std::env::args_os().skip(1)).arg("--disk").arg(folder).status()?;
    match ended.code() {
        Some(0) => Ok(()),
        Some(1) => Err(Failed::Check),
        _ => Err(Failed::FoundWrong),
    }
}

async fn soak(args: &Args, data: &Path, scratch: &Path) -> anyhow::Result<Outcome> {
    // Two seats a match, as many windows more, and what else is open at a time.
    Allowed::raised()?.must_suffice(u64::from(args.matches) * 4 + 1000)?;
    let clock = Clock::new(args.faketime.as_deref(), scratch)?;
    let disk = args.disk.as_deref().map(Disk::at);
    let mut left_out = Vec::new();
    if clock.is_none() {
        left_out.push("clock jumps: libfaketime is not installed");
    }
    if disk.is_none() {
        left_out.push("a full disk: no file system may be mounted with unshare");
    }
    let log = args.log.clone().unwrap_or_else(|| scratch.join("log"));
    let house = House::open(data, &log, clock.as_ref()).await?;
    let games = serde_json::from_str(&Client::new(house.address).get("/api/games").await?.text)?;
    let world = Arc::new(World::new(house.address, games, args.matches as usize));
    let mut dice = Dice::new(args.seed);
    let mut seed = || dice.below(1 << 30) as u64;

    let bar = ProgressBar::new_spinner();
    bar.set_style(ProgressStyle::with_template("{spinner} {elapsed} {msg}")?);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar.set_message("everything goes wrong");
    let tables = (0..args.matches).map(|number| tokio::spawn(tables::table(world.clone(), number as usize, seed())));
    let tables: Vec<_> = tables.collect();
    let callers: Vec<_> = (0..4).map(|_| tokio::spawn(callers::call(world.clone(), seed()))).collect();
    let crowd = [
        tokio::spawn(crowd::watch(world.clone(), seed())),
        tokio::spawn(crowd::doze(world.clone(), seed())),
        tokio::spawn(crowd::be_silent(world.clone())),
        tokio::spawn(crowd::flood(world.clone(), seed())),
        tokio::spawn(crowd::ask_whether_it_is_well(world.clone())),
        tokio::spawn(crowd::talk(world.clone())),
    ];
    let until = Instant::now() + Duration::from_secs(args.seconds.into());
    let faults = Faults { world: world.clone(), house: house.clone(), disk, clock, dice: Dice::new(seed()) };
    faults.happen(until).await?;

    bar.set_message("nothing goes wrong any more");
    world.phase.send_replace(Phase::Quiet);
    try_join_all(crowd).await?;
    let mut callers: Vec<Client> = try_join_all(callers).await?.into_iter().flatten().collect();
    verdict::after_the_storm(&world, &mut callers).await;
    let before = verdict::versions(&world).await;
    bar.set_message("people play on");
    world.phase.send_replace(Phase::Calm);
    verdict::all_go_on(&world, before).await;
    world.phase.send_replace(Phase::Settle);
    let played: Vec<_> = try_join_all(tables).await?.into_iter().flatten().collect();
    let server_mb = house.memory().map(|bytes| bytes >> 20);
    bar.set_message("everything is compared");
    verdict::every_match_is_its_entries(&world, &house, &played).await?;
    verdict::nothing_is_missing(&world, &played).await;
    for panic in house.panics() {
        world.find("the program panicked", panic);
    }
    bar.finish_and_clear();
    Ok(Outcome {
        seconds: args.seconds,
        matches: args.matches,
        left_out,
        done: world.done(),
        slowest_ms: world.slowest(),
        server_mb,
        findings: world.findings(),
    })
}

fn print(args: &Args, outcome: &Outcome) -> anyhow::Result<()> {
    if args.json {
        return Ok(say(&format!("{}\n", serde_json::to_string_pretty(outcome)?))?);
    }
    let mut text = format!("{} matches, {} s of faults\n", outcome.matches, outcome.seconds);
    outcome.left_out.iter().for_each(|what| text += &format!("left out: {what}\n"));
    text += "\ndone\n";
    outcome.done.iter().for_each(|(what, times)| text += &format!("{times:>9}  {what}\n"));
    text += "\nlongest, in ms\n";
    outcome.slowest_ms.iter().for_each(|(what, ms)| text += &format!("{ms:>9}  {what}\n"));
    text += "\nfound\n";
    for (what, finding) in &outcome.findings {
        text += &format!("{:>9}  {what}\n", finding.count);
        finding.examples.iter().for_each(|example| text += &format!("           {example}\n"));
    }
    if outcome.findings.is_empty() {
        text += "        0  nothing\n";
    }
    say(&text)?;
    Ok(())
}
