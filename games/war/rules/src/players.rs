//! W15.1, W15.2 The players of a game for three or four: whose Nations are whose, and who leads.

use crate::{Character, Nation, Side, names::names};

names! {
    /// How many play.
    "a number of players (2, 3 or 4)" enum Players {
        /// One for each side.
        Two = "2",
        /// W15.11 One for the Free Peoples, two for the Shadow.
        Three = "3",
        /// Two for each side.
        Four = "4",
    }
}

names! {
    /// W15.1 A player of a side that two people play.
    "a player (gondor, rohan, witch-king or saruman)" enum Player {
        /// W15.1.1 Gondor and the Elves.
        Gondor = "gondor",
        /// W15.1.1 Rohan, the North and the Dwarves.
        Rohan = "rohan",
        /// W15.1.2 Sauron, the Witch-king and the Mouth of Sauron.
        WitchKing = "witch-king",
        /// W15.1.2 Isengard, the Southrons and Easterlings, and Saruman.
        Saruman = "saruman",
    }
}

impl Player {
    /// W15.1.3 The side that he plays for: dice, decks, Rings, Hunt Pool and points are the side's.
    pub const fn side(self) -> Side {
        match self {
            Player::Gondor | Player::Rohan => Side::Free,
            Player::WitchKing | Player::Saruman => Side::Shadow,
        }
    }

    /// The other player of his side.
    pub const fn team_mate(self) -> Player {
        match self {
            Player::Gondor => Player::Rohan,
            Player::Rohan => Player::Gondor,
            Player::WitchKing => Player::Saruman,
            Player::Saruman => Player::WitchKing,
        }
    }

    /// The two players of a side; the first leads in turn 1.
    pub const fn of(side: Side) -> [Player; 2] {
        match side {
            Side::Free => [Player::Gondor, Player::Rohan],
            Side::Shadow => [Player::WitchKing, Player::Saruman],
        }
    }

    /// W15.1.1, W15.1.2 The player of a Nation; W15.1.4 its Leaders are his too, W15.1.6 and so are the points of its Settlements.
    pub const fn of_nation(nation: Nation) -> Player {
        match nation {
            Nation::Gondor | Nation::Elves => Player::Gondor,
            Nation::Rohan | Nation::North | Nation::Dwarves => Player::Rohan,
            Nation::Sauron => Player::WitchKing,
            Nation::Isengard | Nation::Southrons => Player::Saruman,
        }
    }

    /// W15.1.2 The player of a Minion; W15.1.4 Companions belong to both players of their side.
    pub const fn of_minion(who: Character) -> Option<Player> {
        match who {
            Character::WitchKing | Character::MouthOfSauron => Some(Player::WitchKing),
            Character::Saruman => Some(Player::Saruman),
            _ => None,
        }
    }

    /// W15.2.1 Who leads a side in a turn: the token changes hands at the start of every turn but the first, W15.2.2 before anything
    /// else.
    pub const fn leading(side: Side, turn: u16) -> Player {
        Player::of(side)[(turn as usize + 1) % 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W15.2.1 Gondor and the Witch-king first, then in turn.
    #[test]
    fn the_token_changes_hands_every_turn() {
        let leads = |side: Side| [1, 2, 3].map(|turn| Player::leading(side, turn));
        assert_eq!(leads(Side::Free), [Player::Gondor, Player::Rohan, Player::Gondor]);
        assert_eq!(leads(Side::Shadow), [Player::WitchKing, Player::Saruman, Player::WitchKing]);
    }
}
