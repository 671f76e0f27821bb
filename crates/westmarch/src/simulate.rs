//! `westmarch simulate`: many games without people.

use crate::{Failed, say};
use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use std::{
    cell::RefCell,
    collections::BTreeMap,
    io::IsTerminal,
    panic,
    path::{Path, PathBuf},
    time::Instant,
};
use table::{Inputs, Match, NoLuck, Overheard, Random, Record, Rules, Table};
use war::{Card, Event, State, Victory, War, invariants};

/// What to simulate.
#[derive(clap::Args)]
pub struct Args {
    /// The game: war
    game: String,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Who plays, the Free Peoples first
    #[arg(long, default_value = "random,random")]
    seats: String,
    /// The seed that the games are made from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play (all cores if left out)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Begin every game where this record ends, or in the position it sets
    #[arg(long)]
    start: Option<PathBuf>,
    /// Check what must always hold after every step, not only after every turn
    #[arg(long)]
    check: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

thread_local! {
    /// What the rules panicked with, and where, for the report.
    static LAST_BUG: RefCell<String> = const { RefCell::new(String::new()) };
}

/// How one game went.
struct Played {
    decisions: u64,
    turns: u16,
    ended: Result<Victory, String>,
    cards: Box<[Uses; CARDS]>,
}

const CARDS: usize = Card::COUNT as usize;

/// How often a card was used.
#[derive(Clone, Copy, Default, Serialize)]
struct Uses {
    event: u64,
    combat: u64,
}

/// The figures of all games.
#[derive(Serialize)]
struct Report {
    games: u64,
    finished: u64,
    aborted: u64,
    seconds: f64,
    games_per_second: f64,
    decisions: u64,
    decisions_per_second: f64,
    mean_turns: f64,
    outcomes: BTreeMap<&'static str, u64>,
    /// How often each card was played for its event, and used in battle.
    cards: BTreeMap<String, Uses>,
    /// Why games were aborted, if any were.
    troubles: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failed> {
    check_names(args)?;
    let start = start(args.start.as_deref())?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let bar = progress_bar(args.games);
    panic::set_hook(Box::new(|bug| LAST_BUG.with(|last| *last.borrow_mut() = bug.to_string())));
    let begun = Instant::now();
    let played: Vec<Played> = pool.install(|| {
        (0..args.games)
            .into_par_iter()
            .map(|at| {
                let game = play(&start, args.seed.wrapping_add(at), args.check);
                bar.inc(1);
                game
            })
            .collect()
    });
    let seconds = begun.elapsed().as_secs_f64();
    let _ = panic::take_hook();
    bar.finish_and_clear();
    let report = Report::of(&played, seconds);
    say(&match args.json {
        true => serde_json::to_string_pretty(&report)? + "\n",
        false => report.text(),
    })?;
    if report.aborted > 0 { Err(Failed::Check) } else { Ok(()) }
}

fn check_names(args: &Args) -> anyhow::Result<()> {
    if args.game != War::NAME {
        bail!("expected a game (war), found '{}'", args.game);
    }
    let seats: Vec<&str> = args.seats.split(',').map(str::trim).collect();
    if seats.len() != 2 {
        bail!("expected two seats, as in random,random, found '{}'", args.seats);
    }
    match seats.iter().find(|name| **name != "random") {
        Some(other) => bail!("expected a player (random), found '{other}'"),
        None => Ok(()),
    }
}

/// Where the games begin: as usual, or where a record ends.
fn start(record: Option<&Path>) -> anyhow::Result<State> {
    let Some(path) = record else { return Ok(war::start()) };
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).with_context(|| name.clone())?;
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

/// Plays one game. A bug in the rules aborts it, but not the simulation.
fn play(start: &State, seed: u64, check_every_step: bool) -> Played {
    let played = panic::catch_unwind(|| {
        let (mut state, mut cards) = (*start, Box::new([Uses::default(); CARDS]));
        let count = |event| match event {
            Event::Played { card, .. } => cards[card.index()].event += 1,
            Event::Turned { card, .. } => cards[card.index()].combat += 1,
            _ => {}
        };
        let mut player = Overheard { random: Random::new(seed), listener: count };
        let ended = to_the_end(&mut state, &mut player, check_every_step);
        let ended = ended.map_err(|what| format!("seed {seed}: {what}"));
        Played { decisions: player.random.asked, turns: state.turn, ended, cards }
    });
    played.unwrap_or_else(|_| {
        let bug = LAST_BUG.with(|last| last.take());
        let cards = Box::new([Uses::default(); CARDS]);
        Played { decisions: 0, turns: 0, ended: Err(format!("seed {seed}: {bug}")), cards }
    })
}

/// A game that has not ended by then does not end.
const MOST_TURNS: u16 = 10_000;

fn to_the_end(state: &mut State, player: &mut dyn Inputs<War>, check_every_step: bool) -> Result<Victory, String> {
    let mut table = Table::<War>::new(state, player);
    let mut turn = 0;
    loop {
        if table.step().is_err() {
            return Err("the random player did not answer".into());
        }
        let state = &*table.state;
        if check_every_step || state.turn != turn || state.victory.is_some() {
            turn = state.turn;
            invariants::check(state)?;
        }
        if let Some(victory) = state.victory {
            return Ok(victory);
        }
        if turn > MOST_TURNS {
            return Err(format!("no end after {MOST_TURNS} turns"));
        }
    }
}

/// How often a card was used in all games.
fn uses(played: &[Played], card: Card) -> Uses {
    let each = played.iter().map(|game| game.cards[card.index()]);
    each.fold(Uses::default(), |all, one| Uses { event: all.event + one.event, combat: all.combat + one.combat })
}

impl Report {
    fn of(played: &[Played], seconds: f64) -> Report {
        let mut outcomes: BTreeMap<&'static str, u64> = Victory::ALL.map(|v| (v.id(), 0)).into();
        let mut troubles = Vec::new();
        for game in played {
            match &game.ended {
                Ok(victory) => *outcomes.entry(victory.id()).or_default() += 1,
                Err(what) => troubles.push(what.clone()),
            }
        }
        let (games, aborted) = (played.len() as u64, troubles.len() as u64);
        let decisions = played.iter().map(|g| g.decisions).sum::<u64>();
        let turns: u64 = played.iter().map(|g| u64::from(g.turns)).sum();
        troubles.truncate(10);
        Report {
            games,
            finished: games - aborted,
            aborted,
            seconds,
            games_per_second: games as f64 / seconds,
            decisions,
            decisions_per_second: decisions as f64 / seconds,
            mean_turns: turns as f64 / games.max(1) as f64,
            outcomes,
            cards: Card::all().map(|card| (card.to_string(), uses(played, card))).collect(),
            troubles,
        }
    }

    fn text(&self) -> String {
        let Report { games, seconds, finished, aborted, .. } = self;
        let mut text = format!("{games} games in {seconds:.2} s: {finished} finished, {aborted} aborted\n");
        let (games_per, decisions_per) = (self.games_per_second, self.decisions_per_second);
        text += &format!("{games_per:.0} games a second, {decisions_per:.0} decisions a second\n");
        text += &format!("{:.1} turns a game\n", self.mean_turns);
        for (how, count) in &self.outcomes {
            let share = 100.0 * *count as f64 / (*games).max(1) as f64;
            text += &format!("{count:>8}  {share:>5.1} %  {how}\n");
        }
        text + &self.troubles.iter().map(|what| format!("aborted: {what}\n")).collect::<String>()
    }
}
