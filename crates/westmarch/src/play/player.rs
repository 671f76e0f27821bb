//! Who can sit in a seat.

use anyhow::anyhow;
use std::str::FromStr;

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// The random player.
    Random,
}

impl Player {
    const ALL: [(Player, &'static str); 2] = [(Player::Human, "human"), (Player::Random, "random")];

    /// The name on the command line and in records.
    pub fn name(self) -> &'static str {
        match self {
            Player::Human => "human",
            Player::Random => "random",
        }
    }
}

impl FromStr for Player {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Player> {
        let known = Player::ALL.into_iter().find(|(_, name)| *name == text);
        let names = Player::ALL.map(|(_, name)| name).join(", ");
        known.map(|(player, _)| player).ok_or_else(|| anyhow!("expected a player ({names}), found '{text}'"))
    }
}
