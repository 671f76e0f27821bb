//! Who sits in a seat.

use crate::{
    Shown,
    words::{Words, text},
};
use anyhow::bail;
use players::{Level, NAMES};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at the keyboard.
    Human,
    /// A program by its name: `greedy`, `search:5s`, or a level such as `normal`.
    Program(String),
}

/// The programs that are no level, in the order in which they are listed.
const OTHERS: [&str; 3] = ["random", "greedy", "search"];

impl Sitter {
    /// Who plays if nobody says who: a person against programs.
    pub fn by_default(seats: u8) -> Vec<Sitter> {
        let program = |_| Sitter::Program(Level::Normal.name().into());
        std::iter::once(Sitter::Human).chain((1..seats).map(program)).collect()
    }

    /// Somebody by his name.
    pub fn named<G: Shown>(name: &str) -> anyhow::Result<Sitter> {
        match name {
            "human" => Ok(Sitter::Human),
            name if G::player(name, 0, 1).is_ok() => Ok(Sitter::Program(name.into())),
            _ => bail!("expected a player (human, {NAMES}), found '{name}'"),
        }
    }

    /// One for each seat: `human,normal`.
    pub fn all<G: Shown>(names: &str) -> anyhow::Result<Vec<Sitter>> {
        names.split(',').map(|name| Sitter::named::<G>(name.trim())).collect()
    }

    /// The name on the command line and in records.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Human => "human",
            Sitter::Program(name) => name,
        }
    }

    /// Whether people have to wait for it.
    pub fn is_slow(&self) -> bool {
        match self {
            Sitter::Human => false,
            Sitter::Program(name) => name == Level::Hard.name() || kind(name) == "search",
        }
    }

    /// Who it is, in the language of the reader.
    pub fn described(&self, words: &Words) -> String {
        let name = kind(self.name());
        match words.maybe(&format!("level-{name}"), &[]) {
            Some(level) => words.say("player-level", &[("level", text(level))]),
            None => words.word(&format!("player-{name}")),
        }
    }
}

/// The names of those who sit in the seats, as on the command line.
pub fn names(sitters: &[Sitter]) -> String {
    sitters.iter().map(Sitter::name).collect::<Vec<_>>().join(",")
}

/// What kind of program a name means: `search:5s` is a `search`.
fn kind(name: &str) -> &str {
    name.split(':').next().unwrap_or(name)
}

/// All that can sit in one of these seats, each with what to expect of it.
pub fn list(words: &Words, seats: &[String]) -> String {
    let line = |name: &str, about: String| format!("  {name:<8} {about}");
    let level = |level: Level| {
        let name = level.name();
        let (called, about) = (words.word(&format!("level-{name}")), words.word(&format!("level-{name}-about")));
        line(name, if called == name { about } else { format!("{called} – {about}") })
    };
    let other = |name: &str| line(name, words.word(&format!("player-{name}-about")));
    let title = words.say("players-title", &[("seats", text(seats.join(", ")))]);
    let mut lines = vec![title, line("human", words.word("player-human"))];
    lines.extend(Level::ALL.map(level));
    lines.extend(OTHERS.map(other));
    lines.join("\n")
}
