//! Many games without people, of any game and for any number of seats: to find bugs, to see how a game goes, and to measure
//! players against each other. It knows no game.
//!
//! | to read about | see |
//! |---|---|
//! | what a game must offer | [`Simulated`], [`Notes`], [`Figures`] |
//! | what can be asked for | [`Plan`] |
//! | who plays whom, in which seat and with which luck | [`fixtures`] |
//! | one game | [`game`] |
//! | the figures of all games | [`report`], [`text`] |
//! | the mathematics | [`statistics`], [`elo`], [`sequential`], [`thinking`] |

mod bugs;
mod elo;
mod fixtures;
mod game;
mod plan;
mod report;
mod sequential;
mod simulated;
mod statistics;
mod text;
mod thinking;

pub use plan::Plan;
pub use simulated::{Figures, Noted, Notes, SeatName, Simulated, Wanted, Witness};
pub use statistics::{Share, Spread, mean};

use anyhow::Context as _;
use fixtures::Fixtures;
use game::{Hall, Played, Start};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use report::{Context, Report};
use sequential::Sequential;
use std::{
    fs,
    io::IsTerminal,
    ops::Range,
    sync::{Mutex, PoisonError},
    time::Instant,
};
use table::Rules;
use thinking::{Thinking, Times};

/// What a simulation has to say.
#[derive(Clone, Debug)]
pub struct Told {
    /// The figures, as tables for people or as JSON.
    pub text: String,
    /// How many games were aborted.
    pub aborted: u64,
}

/// So many games are played between two looks at the sequential test. It does not depend on the threads, so that the
/// same games are played on every machine.
const BATCH: u64 = 32;

/// Plays all games of a plan and tells their figures, as JSON if that is wanted. An error is a plan that cannot be carried out;
/// what goes wrong in a game is told among the figures.
pub fn simulate<S: Simulated>(plan: &Plan, json: bool) -> anyhow::Result<Told> {
    let start = Start::<S>::of(plan)?;
    let fixtures = Fixtures::new::<S>(plan, S::Rules::seating(&start.state(plan.seed)?))?;
    if let Some(directory) = &plan.keep {
        fs::create_dir_all(directory).with_context(|| format!("{}: expected a directory", directory.display()))?;
    }
    let times = fixtures.names.iter().map(|_| Mutex::default()).collect();
    let hall = Hall { fixtures: &fixtures, start, check: plan.check, keep: plan.keep.as_deref(), times };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads.unwrap_or(0).into()).build()?;
    let bar = progress_bar(fixtures.count());
    let mut test = plan.until_significant.then(Sequential::default);
    let begun = Instant::now();
    let played = pool.install(|| match &mut test {
        None => play(&hall, 0..fixtures.count(), &bar),
        Some(test) => play_until(test, &hall, &bar),
    });
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let context = Context { fixtures: &fixtures, seconds, thinking: thinking(&hall), test: test.as_ref() };
    let report = Report::of::<S>(&played?, context);
    let text = if json { serde_json::to_string_pretty(&report)? + "\n" } else { report.text() };
    Ok(Told { text, aborted: report.aborted })
}

fn play<S: Simulated>(hall: &Hall<S>, games: Range<u64>, bar: &ProgressBar) -> anyhow::Result<Vec<Played<S>>> {
    let play = |number| {
        let game = hall.play(hall.fixtures.game(number));
        bar.inc(1);
        game
    };
    games.into_par_iter().map(play).collect()
}

/// Plays batch after batch until the test has a verdict or no games are left.
fn play_until<S: Simulated>(
    test: &mut Sequential,
    hall: &Hall<S>,
    bar: &ProgressBar,
) -> anyhow::Result<Vec<Played<S>>> {
    let mut played = Vec::new();
    let mut next = 0;
    while test.verdict().is_none() && next < hall.fixtures.count() {
        let batch = next..hall.fixtures.count().min(next.saturating_add(BATCH));
        next = batch.end;
        let games = play(hall, batch, bar)?;
        report::pairs_of(hall.fixtures, &games).for_each(|pair| test.add(pair));
        played.extend(games);
    }
    Ok(played)
}

/// How long each player thought; nobody if nobody was asked.
fn thinking<S: Simulated>(hall: &Hall<S>) -> Vec<Thinking> {
    let times: Vec<Times> =
        hall.times.iter().map(|t| t.lock().unwrap_or_else(PoisonError::into_inner).clone()).collect();
    let labels = hall.fixtures.labels();
    let asked = labels.iter().zip(&times).filter(|(_, times)| times.count() > 0);
    asked.map(|(player, times)| times.summary(player)).collect()
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
