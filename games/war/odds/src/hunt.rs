//! W12 The Hunt: the roll and the tile, before the Guide and the Companions do anything about it. W13.3 A step on the
//! Mordor Track.

use crate::{MOST_DICE, Roll, Spread, spread::total};
use std::{collections::BTreeMap, fmt};

/// W12.3.2 The most dice that are rolled again.
const MOST_RE_ROLLS: u8 = 3;

/// What a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// So much damage; W12.9.1 a negative number heals.
    Number(i8),
    /// An Eye: W12.4.2 the successes, W13.3.2 or the dice in the Hunt Box.
    Eye,
    /// W12.9.2 One die decides.
    Die,
}

/// A Hunt tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// What it does.
    pub damage: Damage,
    /// W12.4.4 It reveals the Fellowship.
    pub reveal: bool,
    /// W13.3.3 It stops the Fellowship on the Mordor Track.
    pub stop: bool,
}

/// W12.2 A Hunt roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hunt {
    /// W12.2.2 The Hunt Level: dice of the Shadow in the Hunt Box. At most 5 are rolled.
    pub dice: u8,
    /// W12.2.3 Dice of the Free Peoples in the Hunt Box: each adds 1.
    pub bonus: u8,
    /// W12.3.1 How many failed dice are rolled again, W12.3.2 at most 3.
    pub re_rolls: u8,
}

/// W13.3 A step on the Mordor Track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// W13.3.2 All dice in the Hunt Box, of both sides.
    pub dice: u8,
}

/// There is no tile to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyPool;

/// What the tile of a hunt does. If none is drawn there is no damage.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawn {
    /// How likely each damage is; W12.9.1 a negative one is healing.
    pub damage: BTreeMap<i16, f64>,
    /// How likely the tile reveals the Fellowship, W12.4.4.
    pub reveal: f64,
    /// How likely the tile stops it, W13.3.3; that matters only on the Mordor Track.
    pub stop: f64,
}

/// What a Hunt roll will come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Hunted {
    /// How many dice succeed. W12.4.1 With one or more a tile is drawn.
    pub successes: Spread,
    /// What that tile does.
    pub drawn: Drawn,
}

impl Hunt {
    /// How many dice succeed: W12.2.3 6 or more with the bonus, W12.3.2 also when rolled again; a natural 1 never does.
    pub fn successes(&self) -> Spread {
        let bonus = i8::try_from(self.bonus).unwrap_or(i8::MAX);
        let re_rolls = self.re_rolls.min(MOST_RE_ROLLS);
        Roll { dice: self.dice.min(MOST_DICE), needed: 6, bonus, re_bonus: bonus, re_rolls }.hits()
    }

    /// What it will come to, with these tiles in the pool.
    pub fn odds(&self, pool: &[Tile]) -> Result<Hunted, EmptyPool> {
        let successes = self.successes();
        let mut drawn = Drawn::default();
        for (count, chance) in successes.iter() {
            match count {
                0 => drawn.add_damage(0, chance),
                // W12.4.2 An Eye does as much damage as there are successes.
                _ => drawn.add_tile(pool, count as u8, chance)?,
            }
        }
        Ok(Hunted { successes, drawn })
    }
}

impl Step {
    /// What it will come to: W13.3.1 one tile is drawn, without a roll.
    pub fn odds(&self, pool: &[Tile]) -> Result<Drawn, EmptyPool> {
        let mut drawn = Drawn::default();
        drawn.add_tile(pool, self.dice, 1.0)?;
        Ok(drawn)
    }
}

impl Drawn {
    /// The chance of so much damage or more.
    pub fn at_least(&self, damage: i16) -> f64 {
        total(self.damage.range(damage..).map(|(_, chance)| *chance))
    }

    /// The mean damage, less what is healed.
    pub fn mean(&self) -> f64 {
        total(self.damage.iter().map(|(damage, chance)| f64::from(*damage) * chance))
    }

    /// W12.1.1 With this chance one tile is drawn from the pool, each as likely as the others.
    fn add_tile(&mut self, pool: &[Tile], eye: u8, chance: f64) -> Result<(), EmptyPool> {
        if pool.is_empty() {
            return Err(EmptyPool);
        }
        let each = chance / pool.len() as f64;
        for tile in pool {
            self.reveal += if tile.reveal { each } else { 0.0 };
            self.stop += if tile.stop { each } else { 0.0 };
            match tile.damage {
                Damage::Number(number) => self.add_damage(number.into(), each),
                Damage::Eye => self.add_damage(eye.into(), each),
                // W12.9.2
                Damage::Die => (1..=6).for_each(|face| self.add_damage(face, each / 6.0)),
            }
        }
        Ok(())
    }

    fn add_damage(&mut self, damage: i16, chance: f64) {
        *self.damage.entry(damage).or_default() += chance;
    }
}

impl fmt::Display for EmptyPool {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("there is no tile in the pool")
    }
}

impl std::error::Error for EmptyPool {}
