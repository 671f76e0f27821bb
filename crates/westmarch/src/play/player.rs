//! Who can sit in a seat.

use super::words::{Words, text};
use anyhow::bail;
use players::{Level, NAMES};
use std::str::FromStr;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// A program by its name: `greedy`, `search:5s`, or a level such as `normal`.
    Program(String),
}

/// The programs that are no level, in the order in which they are listed.
const OTHERS: [&str; 3] = ["random", "greedy", "search"];

impl Player {
    /// Who plays if nobody says who.
    pub fn by_default() -> [Player; 2] {
        [Player::Human, Player::Program(Level::Normal.name().into())]
    }

    /// The name on the command line and in records.
    pub fn name(&self) -> &str {
        match self {
            Player::Human => "human",
            Player::Program(name) => name,
        }
    }

    /// Whether people have to wait for it.
    pub fn is_slow(&self) -> bool {
        match self {
            Player::Human => false,
            Player::Program(name) => name == Level::Hard.name() || kind(name) == "search",
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

/// What kind of program a name means: `search:5s` is a `search`.
fn kind(name: &str) -> &str {
    name.split(':').next().unwrap_or(name)
}

/// All that can sit in a seat, each with what to expect of it.
pub fn list(words: &Words) -> String {
    let line = |name: &str, about: String| format!("  {name:<8} {about}");
    let level = |level: Level| {
        let name = level.name();
        let (called, about) = (words.word(&format!("level-{name}")), words.word(&format!("level-{name}-about")));
        line(name, if called == name { about } else { format!("{called} – {about}") })
    };
    let other = |name: &str| line(name, words.word(&format!("player-{name}-about")));
    let mut lines = vec![words.word("players-title"), line("human", words.word("player-human"))];
    lines.extend(Level::ALL.map(level));
    lines.extend(OTHERS.map(other));
    lines.join("\n")
}

impl FromStr for Player {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Player> {
        match text {
            "human" => Ok(Player::Human),
            name if war_lore::by_name(name, 0).is_ok() => Ok(Player::Program(name.into())),
            _ => bail!("expected a player (human, {}), found '{text}'", NAMES),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names() {
        for name in ["human", "random", "greedy", "search", "search:5s", "easy", "normal", "hard"] {
            let player: Player = name.parse().expect("a player");
            assert_eq!(player.name(), name);
        }
        for name in ["", "Human", "search:never", "greedy:5s"] {
            assert!(name.parse::<Player>().is_err(), "{name}");
        }
    }

    #[test]
    fn only_those_who_search_are_slow() {
        let slow = |name: &str| name.parse::<Player>().is_ok_and(|player| player.is_slow());
        assert!(["search", "search:5s", "hard"].into_iter().all(slow));
        assert!(!["human", "random", "greedy", "easy", "normal"].into_iter().any(slow));
    }
}
