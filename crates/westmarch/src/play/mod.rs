//! `westmarch play`: a game in the terminal, line by line.
//!
//! | to read about | see |
//! |---|---|
//! | the game and who answers | [`session`], [`player`], [`programs`] |
//! | what an adviser thinks | [`advice`] |
//! | looking, saving, the end | [`looking`], [`ending`], [`files`] |
//! | what can be typed | [`command`], [`answer`] |
//! | how things are shown | [`ask`], [`board`], [`status`], [`news`], [`sheet`] |
//! | words | [`words`], [`names`], and `locales/` |

mod advice;
mod answer;
mod areas;
mod ask;
mod board;
mod command;
mod ending;
mod files;
mod looking;
mod names;
mod news;
mod player;
mod programs;
mod rulebook;
mod session;
mod sheet;
mod status;
mod terminal;
#[cfg(test)]
mod tests;
mod words;

use crate::Failed;
use anyhow::bail;
use player::Player;
use session::Session;
use std::{
    io::{self, ErrorKind},
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};
use table::{Dice, Match, Rules};
use terminal::Terminal;
use war::War;
use words::{Lang, Words};

/// What to play.
#[derive(clap::Args)]
pub struct Args {
    /// The game: war
    game: String,
    /// Who plays, the Free Peoples first: human, easy, normal, hard and others (see --players) [default: human,normal, or as
    /// in the loaded game]
    #[arg(long)]
    seats: Option<String>,
    /// List who can play, in the language of --lang, and leave
    #[arg(long)]
    players: bool,
    /// The language
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
    /// The seed that luck and programs are made from (if left out, another one every time)
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failed> {
    if args.game != War::NAME {
        Err(anyhow::anyhow!("expected a game (war), found '{}'", args.game))?;
    }
    let seats = args.seats.as_deref().map(players).transpose()?;
    let words = Words::new(args.lang)?;
    if args.players {
        return Ok(unless_nobody_reads(Terminal::standard(args.lang.line_mark()).say(&player::list(&words)))?);
    }
    let seed = args.seed.unwrap_or_else(any_seed);
    let mut luck = Dice::new(seed);
    let saved = args.load.as_deref().map(|file| files::load(file, &mut luck)).transpose()?;
    let saved_seats = saved.as_ref().and_then(|(_, record)| players(record.tag("seats")?).ok());
    let seats = seats.or(saved_seats).unwrap_or_else(Player::by_default);
    let game = Match::begin(&war::start(), &mut luck);
    let mut session = Session::new(game, luck, seed, seats, words);
    session.seed = args.seed;
    if let Some((game, _)) = saved {
        session.resume(game);
    }
    Ok(unless_nobody_reads(session.play())?)
}

/// Whoever read the output may have gone; then there is nobody left to tell.
fn unless_nobody_reads(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// `human,normal`
fn players(seats: &str) -> anyhow::Result<[Player; 2]> {
    let names: Vec<&str> = seats.split(',').map(str::trim).collect();
    match names[..] {
        [free, shadow] => Ok([free.parse()?, shadow.parse()?]),
        _ => bail!("expected two seats, as in human,normal, found '{seats}'"),
    }
}

/// A seed that nobody chose.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 ^ u64::from(std::process::id()).rotate_left(40)
}
