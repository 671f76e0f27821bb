//! `westmarch simulate`: many games without people, and what they tell about the players and the game.

mod course;
mod elo;
mod fixtures;
mod game;
mod report;
mod sequential;
mod statistics;
mod text;
mod thinking;

use crate::{Failed, say};
use anyhow::{Context as _, bail};
use fixtures::Fixtures;
use game::{Hall, Played};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use report::{Context, Report};
use sequential::Sequential;
use std::{
    fs,
    io::IsTerminal,
    ops::Range,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::Instant,
};
use table::{Match, NoLuck, Record};
use thinking::{Thinking, Times};
use war::{State, War};

/// What to simulate.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    pub game: String,
    /// How many games; with --ladder, how many for every two players
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Who plays, in the order of the seats
    #[arg(long, default_value = "random,random")]
    seats: String,
    /// Play every two games with the same luck and the sides swapped
    #[arg(long)]
    paired: bool,
    /// Let each of these players meet each other in paired games, and rate them
    #[arg(long, value_name = "PLAYERS", conflicts_with = "seats")]
    ladder: Option<String>,
    /// Play paired games only until it is clear whether one of two players is stronger, or neither by 5 %
    #[arg(long)]
    until_significant: bool,
    /// The seed that the games are made from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play (all cores if left out)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Begin every game where this record ends, or in the position it sets
    #[arg(long)]
    start: Option<PathBuf>,
    /// Write the record of every game into this directory
    #[arg(long, value_name = "DIRECTORY")]
    keep: Option<PathBuf>,
    /// Check what must always hold after every step, not only after every turn
    #[arg(long)]
    check: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// So many games are played between two looks at the sequential test. It does not depend on the threads, so that the
/// same games are played on every machine.
const BATCH: u64 = 32;

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failed> {
    let fixtures = Fixtures::new(args)?;
    let start = start(args.start.as_deref())?;
    if let Some(directory) = &args.keep {
        fs::create_dir_all(directory).with_context(|| format!("{}: expected a directory", directory.display()))?;
    }
    let times = fixtures.names.iter().map(|_| Mutex::default()).collect();
    let hall = Hall { fixtures: &fixtures, start, check: args.check, keep: args.keep.as_deref(), times };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let bar = progress_bar(fixtures.count());
    let mut test = args.until_significant.then(Sequential::default);
    let begun = Instant::now();
    let played = game::with_bugs_noted(|| {
        pool.install(|| match &mut test {
            None => play(&hall, 0..fixtures.count(), &bar),
            Some(test) => play_until(test, &hall, &bar),
        })
    });
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let context = Context { fixtures: &fixtures, seconds, thinking: thinking(&hall), test: test.as_ref() };
    tell(&Report::of(&played?, context), args.json)
}

fn tell(report: &Report, json: bool) -> Result<(), Failed> {
    say(&match json {
        true => serde_json::to_string_pretty(report)? + "\n",
        false => report.text(),
    })?;
    if report.aborted > 0 { Err(Failed::Check) } else { Ok(()) }
}

fn play(hall: &Hall, games: Range<u64>, bar: &ProgressBar) -> anyhow::Result<Vec<Played>> {
    let play = |number| {
        let game = hall.play(hall.fixtures.game(number));
        bar.inc(1);
        game
    };
    games.into_par_iter().map(play).collect()
}

/// Plays batch after batch until the test has a verdict or no games are left.
fn play_until(test: &mut Sequential, hall: &Hall, bar: &ProgressBar) -> anyhow::Result<Vec<Played>> {
    let mut played = Vec::new();
    let mut next = 0;
    while test.verdict().is_none() && next < hall.fixtures.count() {
        let batch = next..hall.fixtures.count().min(next.saturating_add(BATCH));
        next = batch.end;
        let games = play(hall, batch, bar)?;
        let won = games.chunks(2).filter_map(|pair| report::won_of_pair(hall.fixtures, pair));
        won.for_each(|won| test.add(won));
        played.extend(games);
    }
    Ok(played)
}

/// How long each player thought; nobody if nobody was asked.
fn thinking(hall: &Hall) -> Vec<Thinking> {
    let times: Vec<Times> =
        hall.times.iter().map(|t| t.lock().unwrap_or_else(PoisonError::into_inner).clone()).collect();
    let labels = hall.fixtures.labels();
    let asked = labels.iter().zip(&times).filter(|(_, times)| times.count() > 0);
    asked.map(|(player, times)| times.summary(player)).collect()
}

/// Where the games begin: as usual, or where a record ends.
fn start(record: Option<&Path>) -> anyhow::Result<State> {
    let Some(path) = record else { return Ok(war::start()) };
    let name = path.display().to_string();
    let text = fs::read_to_string(path).with_context(|| name.clone())?;
    let game: Match<War> = Record::read::<War>(&text, &name)?.play(None, &mut NoLuck)?;
    // A step under way is taken from its beginning.
    let state = *game.step().0;
    match state.victory {
        Some(_) => bail!("{name}: expected a game that is not over"),
        None => Ok(state),
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    let target = match std::io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr_with_hz(10),
        false => ProgressDrawTarget::hidden(),
    };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} to go");
    let bar = ProgressBar::with_draw_target(Some(games), target);
    style.map_or_else(|_| bar.clone(), |style| bar.clone().with_style(style))
}
