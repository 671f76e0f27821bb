//! W1.7.4, W12.1 The Hunt tiles, the Hunt Pool and the Hunt Box.

use crate::{Card, Side, data, names::names, sets::set_of};
use serde::Deserialize;
use std::sync::LazyLock;

names! {
    /// A Hunt tile.
    "a hunt tile" enum Tile {
        /// Eye, Reveal.
        Eye1 = "std-eye-reveal-1",
        /// Eye, Reveal.
        Eye2 = "std-eye-reveal-2",
        /// Eye, Reveal.
        Eye3 = "std-eye-reveal-3",
        /// Eye, Reveal.
        Eye4 = "std-eye-reveal-4",
        /// 0, Reveal.
        ZeroReveal1 = "std-0-reveal-1",
        /// 0, Reveal.
        ZeroReveal2 = "std-0-reveal-2",
        /// 1, Reveal.
        OneReveal1 = "std-1-reveal-1",
        /// 1, Reveal.
        OneReveal2 = "std-1-reveal-2",
        /// 2, Reveal.
        TwoReveal = "std-2-reveal",
        /// 1.
        One1 = "std-1-1",
        /// 1.
        One2 = "std-1-2",
        /// 2.
        Two1 = "std-2-1",
        /// 2.
        Two2 = "std-2-2",
        /// 3.
        Three1 = "std-3-1",
        /// 3.
        Three2 = "std-3-2",
        /// 3.
        Three3 = "std-3-3",
        /// Free Peoples, 0.
        ElvenCloaks = "blue-elven-cloaks",
        /// Free Peoples, 0.
        ElvenRope = "blue-elven-rope",
        /// Free Peoples, -2.
        Phial = "blue-phial",
        /// Free Peoples, -1.
        Smeagol = "blue-smeagol",
        /// Shadow, a die, Stop.
        Shelob = "red-shelob",
        /// Shadow, Eye, Reveal, Stop.
        RingIsMine = "red-ring-is-mine",
        /// Shadow, 3, Stop.
        OnOn = "red-on-on",
        /// Shadow, 1, Reveal, Stop.
        GiveIt = "red-give-it",
    }
}

/// What a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// So much damage; a negative number heals, W12.9.1.
    Number(i8),
    /// An Eye, W12.4.2.
    Eye,
    /// One die decides, W12.9.2.
    Die,
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug)]
pub struct Print {
    /// Which side's card brings it into play; nobody's for the standard tiles.
    pub special: Option<Side>,
    /// What it does.
    pub damage: Damage,
    /// W12.4.4 It reveals the Fellowship.
    pub reveal: bool,
    /// W13.3.3 It stops the Fellowship on the Mordor Track.
    pub stop: bool,
    /// The card that brings it into play.
    pub card: Option<Card>,
}

static PRINTS: LazyLock<Vec<Print>> = LazyLock::new(|| data::must(parse(data::TILES, "tiles.toml")));

impl Tile {
    /// What is printed on it.
    pub fn print(self) -> &'static Print {
        &PRINTS[self.index()]
    }

    /// Whether it is one of the 16 standard tiles.
    pub fn is_standard(self) -> bool {
        self.print().special.is_none()
    }

    /// Whether it shows an Eye.
    pub fn is_eye(self) -> bool {
        self.print().damage == Damage::Eye
    }
}

set_of! {
    /// A set of tiles.
    TileSet of Tile, u32, |at: usize| Tile::ALL[at]
}

/// W12.1 The Hunt: where the tiles are, and the dice in the Hunt Box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hunt {
    /// The tiles that can be drawn.
    pub pool: TileSet,
    /// Tiles that were drawn and are kept out of the pool.
    pub drawn: TileSet,
    /// W12.1.2 Special tiles in play that wait for the Mordor Track.
    pub waiting: TileSet,
    /// Tiles removed for good.
    pub removed: TileSet,
    /// A tile that Mithril Coat and Sting has set aside until the action is over; none between actions.
    pub aside: TileSet,
    /// Dice of the Free Peoples in the Hunt Box, W4.1.2.
    pub free_dice: u8,
    /// Dice of the Shadow in the Hunt Box, W3.4.1, W3.5.1.
    pub shadow_dice: u8,
    /// W3.2.2 A die of the Free Peoples was in the Hunt Box when it was emptied.
    pub was_used: bool,
}

impl Hunt {
    /// W2.1.7 The 16 standard tiles in the pool, the others set aside.
    pub fn at_start() -> Hunt {
        Hunt {
            pool: Tile::ALL.into_iter().filter(|t| t.is_standard()).collect(),
            drawn: TileSet::EMPTY,
            waiting: TileSet::EMPTY,
            removed: TileSet::EMPTY,
            aside: TileSet::EMPTY,
            free_dice: 0,
            shadow_dice: 0,
            was_used: false,
        }
    }

    /// W12.1.1 Takes a drawn tile out of the pool; when the pool is empty all standard tiles return.
    pub fn take(&mut self, tile: Tile) {
        self.pool.remove(tile);
        self.drawn.add(tile);
        if self.pool.is_empty() {
            self.put_back(Tile::is_standard);
        }
    }

    /// Sets a tile that was just drawn aside.
    pub fn set_aside(&mut self, tile: Tile) {
        self.pool.remove(tile);
        self.drawn.remove(tile);
        self.aside.add(tile);
    }

    /// Puts what was set aside back into the pool.
    pub fn return_aside(&mut self) {
        self.aside.iter().for_each(|tile| self.pool.add(tile));
        self.aside = TileSet::EMPTY;
    }

    /// W12.1.2 A special tile comes into play: it waits for the Mordor Track, or goes into the pool if it is there.
    pub fn bring(&mut self, tile: Tile, in_mordor: bool) {
        match in_mordor {
            true => self.pool.add(tile),
            false => self.waiting.add(tile),
        }
    }

    /// Puts drawn tiles of a kind back into the pool.
    pub fn put_back(&mut self, which: impl Fn(Tile) -> bool) {
        for tile in self.drawn.iter().filter(|t| which(*t)) {
            self.drawn.remove(tile);
            self.pool.add(tile);
        }
    }

    /// W13.2.1 The new pool for Mordor: drawn Eyes come back and the special tiles in play come in.
    pub fn enter_mordor(&mut self) {
        self.put_back(Tile::is_eye);
        for tile in self.waiting.iter() {
            self.pool.add(tile);
        }
        self.waiting = TileSet::EMPTY;
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<toml::Spanned<Row>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    set: String,
    damage: toml::Value,
    #[serde(default)]
    reveal: bool,
    #[serde(default)]
    stop: bool,
    card: Option<String>,
}

pub(crate) fn parse(text: &str, file: &str) -> Result<Vec<Print>, data::DataError> {
    let rows: File = data::read(text, file)?;
    data::in_order(text, file, &rows.tile, Tile::ALL.map(Tile::id), |row| &row.id, Row::print)
}

impl Row {
    fn print(&self) -> Result<Print, String> {
        let special = match self.set.as_str() {
            "standard" => None,
            "free-peoples" => Some(Side::Free),
            "shadow" => Some(Side::Shadow),
            other => return Err(format!("expected standard, free-peoples or shadow, found '{other}'")),
        };
        let damage = match (self.damage.as_integer(), self.damage.as_str()) {
            (Some(n @ -3..=3), _) => Damage::Number(n as i8),
            (_, Some("eye")) => Damage::Eye,
            (_, Some("die")) => Damage::Die,
            _ => return Err(format!("expected a number, \"eye\" or \"die\", found {}", self.damage)),
        };
        let card = self.card.as_deref().map(str::parse).transpose()?;
        Ok(Print { special, damage, reveal: self.reveal, stop: self.stop, card })
    }
}
