//! `westmarch bench matches`: a store with many matches, each the same random game after so many answers. How long a server takes until it
//! listens, until somebody has opened one of them, for every position that he then looks back at, and for the lists of whoever plays them all.

use crate::{Failed, say};
use anyhow::{Context, ensure};
use client::{
    Client,
    program::{ANYWHERE, Program},
};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use server::{
    FILE, GameKind, Games,
    act::Act,
    games::{AnyMatch, Chance},
    sitting::Sitting,
};
use std::{collections::BTreeMap, path::Path, time::Instant};
use store::{Holder, MatchId, NewMatch, Past, Sqlite, Store, UserId};
use table::Dice;

#[derive(clap::Args)]
pub struct Args {
    /// The game that is played, in its ordinary seating; the first of the list if left out
    #[arg(long)]
    game: Option<String>,
    /// Matches in the store
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    matches: u32,
    /// Answers in each of them
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=19_000))]
    answers: u32,
    /// So many positions are looked back at
    #[arg(long, default_value_t = 200)]
    looks: u32,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    game: String,
    matches: u32,
    answers: u32,
    /// From starting the program until it listens.
    listening_ms: f64,
    /// Until somebody is answered.
    answering_ms: f64,
    /// Until all matches are checked, while others play.
    checked_ms: f64,
    /// Opening a match that nobody has opened yet, on average.
    opening_ms: f64,
    /// Opening one that is in memory, on average.
    opening_again_ms: f64,
    /// Looking at any position of it, on average.
    looking_back_ms: f64,
    /// The bytes of a first answer.
    opening_bytes: usize,
    /// The lists of somebody who plays all these matches, and those that everybody sees: the longest of so many calls, by path.
    lists_ms: BTreeMap<&'static str, f64>,
}

/// The lists.
const LISTS: &[&str] = &[
    "/api/home",
    "/api/lobby",
    "/api/me/matches",
    "/api/me/matches?which=yours",
    "/api/me/matches?which=over",
    "/api/me/waiting",
];
/// So often each of them is asked for.
const CALLS: usize = 20;

pub fn run(args: &Args, games: Games) -> Result<(), Failed> {
    let folder = std::env::temp_dir().join(format!("westmarch-bench-matches-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let measured = runtime.block_on(measure(args, games, &folder));
    let _ = std::fs::remove_dir_all(&folder);
    let figures = measured?;
    let text = match args.json {
        true => serde_json::to_string_pretty(&figures).map_err(anyhow::Error::from)? + "\n",
        false => format!(
            "{} matches of {} with {} answers each\nlistening after {:.0} ms, all matches checked after {:.0} ms\na match is opened in {:.2} ms ({} bytes), \
             again in {:.2} ms, and a position of it in {:.2} ms\n{}",
            figures.matches,
            figures.game,
            figures.answers,
            figures.listening_ms,
            figures.checked_ms,
            figures.opening_ms,
            figures.opening_bytes,
            figures.opening_again_ms,
            figures.looking_back_ms,
            figures.lists_ms.iter().map(|(path, ms)| format!("{path} at most {ms:.1} ms\n")).collect::<String>(),
        ),
    };
    Ok(say(&text)?)
}

async fn measure(args: &Args, games: Games, folder: &Path) -> anyhow::Result<Figures> {
    let kind = match &args.game {
        Some(name) => games.kind(name).map_err(|refused| anyhow::anyhow!(refused.message))?,
        None => games.all().first().context("there is a game")?,
    };
    let cookie = somebody(folder).await?;
    let (ids, inputs) = fill(args, games, kind, folder).await?;
    let started = Instant::now();
    let mut serving = Program::at(std::env::current_exe()?).serve(folder, ANYWHERE)?;
    let listening_ms = ms(started);
    let mut client = Client::new(serving.address);
    client.get("/api/health").await?;
    let answering_ms = ms(started);
    // Every match is checked meanwhile; what follows is to be measured without that.
    tokio::task::block_in_place(|| serving.found())?;
    let checked_ms = ms(started);
    let (mut first, mut again, mut opening_bytes) = (0.0, 0.0, 0);
    for id in &ids {
        let path = format!("/api/matches/{id}");
        for (round, sum) in [&mut first, &mut again].into_iter().enumerate() {
            let asked = Instant::now();
            let seen = client.get(&path).await?;
            *sum += ms(asked) / ids.len() as f64;
            ensure!(seen.status == 200, "a match is not opened: {}", seen.text);
            opening_bytes = if round == 0 { seen.text.len() } else { opening_bytes };
        }
    }
    let mut dice = Dice::new(1);
    let mut looking_back_ms = 0.0;
    for _ in 0..args.looks {
        let path = format!("/api/matches/{}/positions/{}", ids[0], dice.below(inputs + 1));
        let asked = Instant::now();
        let seen = client.get(&path).await?;
        looking_back_ms += ms(asked) / f64::from(args.looks);
        ensure!(seen.status == 200, "a position is not shown: {}", seen.text);
    }
    let mut lists_ms = BTreeMap::new();
    client.cookie = cookie;
    for path in LISTS {
        let mut longest: f64 = 0.0;
        for _ in 0..CALLS {
            let asked = Instant::now();
            let list = client.get(path).await?;
            longest = longest.max(ms(asked));
            ensure!(list.status == 200, "{path} is not told: {}", list.text);
        }
        lists_ms.insert(*path, longest);
    }
    Ok(Figures {
        game: kind.name.into(),
        matches: args.matches,
        answers: args.answers,
        listening_ms,
        answering_ms,
        checked_ms,
        opening_ms: first,
        opening_again_ms: again,
        looking_back_ms,
        opening_bytes,
        lists_ms,
    })
}

/// Lets somebody come to an empty server, who will play all matches; gives what he is known by.
async fn somebody(folder: &Path) -> anyhow::Result<Option<String>> {
    let serving = Program::at(std::env::current_exe()?).serve(folder, ANYWHERE)?;
    let client = Client::guest(serving.address, "Nobody").await?;
    serving.ask_to_stop()?;
    tokio::task::block_in_place(|| serving.wait())?;
    Ok(client.cookie)
}

fn ms(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

/// Fills a store; gives some of the matches in it, and how many inputs each has.
async fn fill(args: &Args, games: Games, kind: &GameKind, folder: &Path) -> anyhow::Result<(Vec<String>, usize)> {
    let game = played(kind, args.answers as usize)?;
    let store = Sqlite::open(&folder.join(FILE))?;
    let nobody = store.user(UserId(1)).await?;
    let holder = Holder::User { id: nobody.id, name: nobody.name };
    let new = NewMatch {
        id: MatchId(String::new()),
        game: kind.name.into(),
        rules: kind.rules.into(),
        setup: game.setup(),
        listed: false,
        spectators: true,
        odds: true,
        team_talk: true,
        invite: String::new(),
        creator: nobody.id,
        origin: None,
        seats: vec![holder; usize::from(game.seating().count())],
        brings: Vec::new(),
    };
    let (sitting, entries) =
        Sitting::from_acts(games, &new, acts(game.as_ref()), 0).map_err(|refused| anyhow::anyhow!(refused.message))?;
    let (inputs, position) = sitting.game().committed();
    let past = Past { entries, at: 0, summary: sitting.summary(), inputs: inputs as u32, position };
    let bar = ProgressBar::new(u64::from(args.matches));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len} matches stored")?);
    for number in 0..args.matches {
        let id = MatchId(format!("bench-{number}"));
        store.add_past(NewMatch { id, ..new.clone() }, past.clone()).await?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let some = (0..args.matches.min(200)).map(|number| format!("bench-{number}")).collect();
    Ok((some, sitting.game().inputs()))
}

/// What has happened in a game, as a match has it.
pub fn acts(game: &dyn AnyMatch) -> Vec<Act> {
    let act = |(seat, answer, chance)| match seat {
        None => Act::Begin(chance),
        Some(seat) => Act::Answer { seat: game.seat_name(seat).into(), answer, chance },
    };
    game.story().into_iter().map(act).collect()
}

/// A random game after so many answers that is not over.
pub fn played(kind: &GameKind, answers: usize) -> anyhow::Result<Box<dyn AnyMatch>> {
    const TRIES: usize = 1000;
    let refused = |refused: server::error::Refused| anyhow::anyhow!(refused.message);
    for _ in 0..TRIES {
        let mut game = (kind.begin)("").map_err(refused)?;
        let mut player = game.thinker("random").context("every game has a random player")?;
        game.nudge(Chance::Fresh).map_err(refused)?;
        let mut given = 0;
        while given < answers
            && let Some(seat) = game.seating().seats().find(|seat| game.asks(*seat))
        {
            let answer = player.answer(game.as_ref(), seat).context("an answer")?;
            game.answer(seat, &answer, Chance::Fresh).map_err(refused)?;
            given += 1;
        }
        if given == answers && game.outcome().is_none() {
            return Ok(game);
        }
    }
    anyhow::bail!("no game of {TRIES} has lasted for {answers} answers")
}
