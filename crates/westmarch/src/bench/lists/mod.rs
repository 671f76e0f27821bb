//! `westmarch bench lists`: a store with many people and matches, some people with thousands of them. How long its lists take, those of the store and
//! those of a server that has just been started on it and checks every match meanwhile; and how long that server takes to answer.

mod fill;

use crate::{Failed, kept::in_environment, say};
use anyhow::{Context, ensure};
use client::{
    Client,
    program::{ANYWHERE, Program},
};
use fill::Filled;
use serde::Serialize;
use server::{FILE, Games};
use std::{collections::BTreeMap, path::Path, time::Instant};
use store::{
    Address, MatchRow, Postgres, Sqlite, Store, Which,
    moving::{Place, to_fill},
};

#[derive(clap::Args)]
pub struct Args {
    /// People in the store
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    people: u32,
    /// Matches in the store; one of 20 is of the same person
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(5000..=1_000_000))]
    matches: u32,
    /// Answers in each match that has begun
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1000))]
    answers: u32,
    /// An empty PostgreSQL database, which is filled; WESTMARCH_STORE in the environment says the same. A file of SQLite if left out
    #[arg(long)]
    store: Option<String>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    store: String,
    people: u32,
    matches: u32,
    entries: u64,
    /// To fill the store.
    filling_seconds: f64,
    /// From starting the program until it says that it is well.
    start_ms: f64,
    /// Until all running matches were checked.
    checked_ms: f64,
    /// What each list of the store takes.
    lists_ms: BTreeMap<&'static str, Times>,
    /// What each list takes of a server that checks all matches meanwhile.
    calls_while_checking_ms: BTreeMap<String, Times>,
    /// The same of one that has done so.
    calls_ms: BTreeMap<String, Times>,
}

/// How long something took, of so many times. On a machine that has much else to do the longest says more of that.
#[derive(Clone, Copy, Serialize)]
struct Times {
    median: f64,
    longest: f64,
}

impl Times {
    fn of(mut all: Vec<f64>) -> Times {
        all.sort_by(f64::total_cmp);
        Times { median: all[all.len() / 2], longest: all[all.len() - 1] }
    }
}

/// So often each of them is asked for.
const TIMES: usize = 20;

pub fn run(args: &Args, games: Games) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let address = args.store.clone().or_else(in_environment).filter(|said| !said.is_empty());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let figures = runtime.block_on(measure(args, games, folder.path(), address))?;
    let text = match args.json {
        true => serde_json::to_string_pretty(&figures).map_err(anyhow::Error::from)? + "\n",
        false => told(&figures),
    };
    Ok(say(&text)?)
}

fn told(figures: &Figures) -> String {
    let Figures { store, people, matches, entries, filling_seconds, start_ms, checked_ms, .. } = figures;
    let line = |what: &str, when: &str, Times { median, longest }: &Times| {
        format!("{what}{when}: {median:.1} ms, at most {longest:.1} ms\n")
    };
    let lists = figures.lists_ms.iter().map(|(what, times)| line(what, "", times));
    let busy =
        figures.calls_while_checking_ms.iter().map(|(path, times)| line(path, " while matches are checked", times));
    let calm = figures.calls_ms.iter().map(|(path, times)| line(path, "", times));
    let head = format!(
        "{people} people and {matches} matches with {entries} entries in {store}, filled in {filling_seconds:.0} s\n\
         well {start_ms:.0} ms after the start, all running matches checked after {checked_ms:.0} ms\n"
    );
    std::iter::once(head).chain(lists).chain(busy).chain(calm).collect()
}

async fn measure(args: &Args, games: Games, folder: &Path, address: Option<String>) -> anyhow::Result<Figures> {
    let kind = games.all().first().context("there is a game")?;
    let place = match &address {
        Some(address) => Place::Database(Address::parse(address)?.into()),
        None => Place::File(folder.join(FILE)),
    };
    let begun = Instant::now();
    let mut shelf = to_fill(&place).await?;
    let filled = fill::fill(shelf.as_mut(), games, kind, args.people, args.matches, args.answers).await?;
    shelf.finish().await?;
    drop(shelf);
    let filling_seconds = begun.elapsed().as_secs_f64();
    let lists_ms = match &place {
        Place::File(path) => lists(&Sqlite::open(path)?, &filled).await?,
        Place::Database(address) => lists(&Postgres::open(address).await?, &filled).await?,
    };

    let mut program = Program::at(std::env::current_exe()?);
    if let Some(address) = address {
        program = program.with("WESTMARCH_STORE", address);
    }
    let started = Instant::now();
    let mut serving = program.serve(folder, ANYWHERE)?;
    let mut client = Client::new(serving.address);
    ensure!(client.get("/api/health").await?.status == 200, "it is not well");
    let start_ms = ms(started);
    client.cookie = Some(filled.cookie.clone());
    let calls_while_checking_ms = calls(&mut client, &filled).await?;
    tokio::task::block_in_place(|| serving.found())?;
    let checked_ms = ms(started);
    let calls_ms = calls(&mut client, &filled).await?;
    Ok(Figures {
        store: place.to_string(),
        people: args.people,
        matches: args.matches,
        entries: filled.entries,
        filling_seconds,
        start_ms,
        checked_ms,
        lists_ms,
        calls_while_checking_ms,
        calls_ms,
    })
}

/// How long the lists of a store take, for the person who has most matches.
async fn lists(store: &impl Store, filled: &Filled) -> anyhow::Result<BTreeMap<&'static str, Times>> {
    let (user, game) = (filled.user, filled.game.as_str());
    let mut all = BTreeMap::new();
    let half = store.page_of_matches(user, Which::All, None, filled.own / 2).await?;
    let middle = half.last().map(|row| row.made.id.clone());
    let middle = middle.as_ref();
    macro_rules! time {
        ($($name:literal: $call:expr, $some:expr;)*) => {$(
            let mut each = Vec::with_capacity(TIMES);
            for _ in 0..TIMES {
                let asked = Instant::now();
                let found = $call.await?;
                each.push(ms(asked));
                let count = Counted::count(&found);
                ensure!((count > 0) == $some, "{}: {count} found", $name);
            }
            all.insert($name, Times::of(each));
        )*};
    }
    time! {
        "lobby": store.lobby(100), true;
        "watchable": store.watchable(100), true;
        "first page of nobody": async { store.at_home(None, 50, 3).await.map(|home| home.counts.open) }, true;
        "first page": async { store.at_home(Some(user), 50, 3).await.map(|home| home.counts.yours) }, true;
        "my matches": store.page_of_matches(user, Which::All, None, 100), true;
        "my matches, from the middle": store.page_of_matches(user, Which::All, middle, 100), true;
        "my turn": store.page_of_matches(user, Which::HisTurn, None, 100), true;
        "others' turn": store.page_of_matches(user, Which::OthersTurn, None, 100), true;
        "over": store.page_of_matches(user, Which::Over, None, 100), true;
        "records": store.page_of_matches(user, Which::Records, None, 100), true;
        "results": store.page_of_results(user, game, None, 101), true;
        "results, from the middle": store.page_of_results(user, game, middle, 101), true;
        "how many wait for me": store.count_of_matches(user, Which::HisTurn), true;
        "how many are mine": store.count_of_matches(user, Which::All), true;
        "offers of mine": store.offers_of(user), true;
        "unfinished of mine": async { store.unfinished_of(user).await.map(|all| all.len() as u32) }, true;
        "running": async { store.running().await.map(|all| all.len() as u32) }, true;
        "half forgotten": async { store.half_forgotten().await.map(|all| all.len() as u32) }, false;
        "without winners": async { store.without_winners().await.map(|all| all.len() as u32) }, false;
        "without glance": async { store.without_glance().await.map(|all| all.len() as u32) }, false;
    }
    Ok(all)
}

/// How many there are of what was found.
trait Counted {
    fn count(&self) -> u32;
}

impl Counted for u32 {
    fn count(&self) -> u32 {
        *self
    }
}

impl Counted for Vec<MatchRow> {
    fn count(&self) -> u32 {
        self.len() as u32
    }
}

/// How long the lists of a server take.
async fn calls(client: &mut Client, filled: &Filled) -> anyhow::Result<BTreeMap<String, Times>> {
    let newest = client.get("/api/me/matches").await?.json();
    let last = newest.as_array().and_then(|all| all.last()).and_then(|info| info["id"].as_str());
    let before = format!("/api/me/matches?before={}", last.context("he has matches")?);
    let paths = [
        "/api/home",
        "/api/lobby",
        "/api/me",
        "/api/me/waiting",
        "/api/me/matches",
        "/api/me/matches?which=yours",
        "/api/me/matches?which=others",
        "/api/me/matches?which=over",
        "/api/me/matches?which=records",
        &before,
        &format!("/api/me/results/{}", filled.game),
    ];
    let mut all = BTreeMap::new();
    for path in paths {
        let mut each = Vec::with_capacity(TIMES);
        for _ in 0..TIMES {
            let asked = Instant::now();
            let list = client.get(path).await?;
            each.push(ms(asked));
            ensure!(list.status == 200, "{path} is not told: {}", list.text);
        }
        all.insert(path.split("before=").next().unwrap_or_default().to_string(), Times::of(each));
    }
    Ok(all)
}

fn ms(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}
