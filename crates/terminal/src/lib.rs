//! A game at the keyboard, line by line. It knows no game: what is a game's own comes from its [`Shown`].
//!
//! | to read about | see |
//! |---|---|
//! | what a game brings | [`Shown`], [`Thing`], [`Extra`] |
//! | the game and who answers | `session`, `sitter`, `programs` |
//! | what an adviser thinks | `hint` |
//! | looking, saving, the end | `looking`, `files`, `ending` |
//! | what can be typed | `command`, `answer` |
//! | how a question is put | `ask` |
//! | words | [`Words`], and `locales/`; tests for them in [`messages`] |

mod answer;
mod ask;
mod command;
mod ending;
mod extra;
mod files;
mod hint;
mod looking;
pub mod messages;
mod programs;
mod session;
mod shown;
mod sitter;
mod terminal;
mod thing;
mod words;

pub use answer::{read, to_type};
pub use ask::{answer as say_answer, one_a_line};
pub use extra::{Extra, FoundWrong};
pub use hint::advice;
pub use session::Session;
pub use shown::{AskedOf, EventOf, ItemOf, Program, SetupOf, Shown, ViewOf, Wanted, WhyOf};
pub use sitter::Sitter;
pub use terminal::{Paper, Terminal};
pub use thing::{Thing, find};
pub use words::{Lang, Value, Words, echoed, house, text};

use anyhow::ensure;
use std::{
    io::{self, ErrorKind},
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};
use table::{Dice, Match, Rules};

/// What to play.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The game
    pub game: String,
    /// Who plays, in the order of the seats: human, easy, normal, hard and others (see --players) [default: human, the others
    /// normal, or as in the loaded game]
    #[arg(long)]
    pub seats: Option<String>,
    /// The decks that the players bring, in the order of the seats, where a game is played with decks of one's own
    #[arg(long, value_delimiter = ',')]
    pub decks: Vec<String>,
    /// List who can play, in the language of --lang, and leave
    #[arg(long)]
    pub players: bool,
    /// The language
    #[arg(long, value_enum, default_value = "en")]
    pub lang: Lang,
    /// The seed that luck and programs are made from (if left out, another one every time)
    #[arg(long)]
    pub seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
}

/// Plays a game where the program was started.
pub fn play<G: Shown>(args: &Args) -> anyhow::Result<()> {
    play_at::<G>(args, Terminal::standard(args.lang.line_mark()))
}

/// Plays a game at this terminal.
pub fn play_at<G: Shown>(args: &Args, mut terminal: Terminal) -> anyhow::Result<()> {
    let words = Words::of::<G>(args.lang)?;
    let sitters = args.seats.as_deref().map(Sitter::all::<G>).transpose()?;
    let wanted = Wanted { seats: sitters.as_ref().map(Vec::len), decks: args.decks.clone() };
    if args.players {
        let seating = G::Rules::seating(&G::Rules::begin(&G::setup(&wanted)?));
        let names: Vec<String> = seating.names().map(|name| G::seat(&words, name)).collect();
        return Ok(unless_nobody_reads(terminal.say(&sitter::list(&words, &names)))?);
    }
    let seed = args.seed.unwrap_or_else(any_seed);
    let mut luck = Dice::new(seed);
    let saved = args.load.as_deref().map(|file| files::load::<G::Rules>(file, &mut luck)).transpose()?;
    let is_saved = saved.is_some();
    let (game, saved_sitters) = match saved {
        Some((game, record)) => (game, record.tag("seats").and_then(|seats| Sitter::all::<G>(seats).ok())),
        None => (Match::begin(&G::setup(&wanted)?, &mut luck), None),
    };
    let count = game.seating().count();
    let sitters = seated(count, sitters, saved_sitters)?;
    let mut session = Session::<G>::new(game.clone(), luck, seed, sitters, words, terminal);
    session.seed = args.seed;
    if is_saved {
        session.resume(game);
    }
    Ok(unless_nobody_reads(session.play())?)
}

/// Who sits in the seats: whoever was named, or else those who sat there before, or else a person against programs.
fn seated(count: u8, named: Option<Vec<Sitter>>, before: Option<Vec<Sitter>>) -> anyhow::Result<Vec<Sitter>> {
    let by_default = || Sitter::by_default(count);
    let Some(named) = named else {
        return Ok(before.filter(|before| before.len() == usize::from(count)).unwrap_or_else(by_default));
    };
    let example = sitter::names(&by_default());
    let found = sitter::names(&named);
    ensure!(named.len() == usize::from(count), "expected {count} seats, as in {example}, found '{found}'");
    Ok(named)
}

/// Whoever read the output may have gone; then there is nobody left to tell.
fn unless_nobody_reads(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// A seed that nobody chose.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 ^ u64::from(std::process::id()).rotate_left(40)
}
