//! W6.6 The Characters: Companions, Minions and Gollum, and what is printed on their cards.

use crate::{Nation, Region, Side, data, names::names, sets::set_of};
use serde::Deserialize;
use std::sync::LazyLock;

names! {
    /// A Character.
    "a character" enum Character {
        /// Gandalf the Grey.
        GandalfTheGrey = "gandalf-the-grey",
        /// Strider.
        Strider = "strider",
        /// Boromir.
        Boromir = "boromir",
        /// Legolas.
        Legolas = "legolas",
        /// Gimli.
        Gimli = "gimli",
        /// Meriadoc Brandybuck.
        Meriadoc = "meriadoc",
        /// Peregrin Took.
        Peregrin = "peregrin",
        /// Gollum, who only ever guides.
        Gollum = "gollum",
        /// Gandalf the White.
        GandalfTheWhite = "gandalf-the-white",
        /// Aragorn, Heir to Isildur.
        Aragorn = "aragorn",
        /// Saruman.
        Saruman = "saruman",
        /// The Witch-king.
        WitchKing = "witch-king",
        /// The Mouth of Sauron.
        MouthOfSauron = "mouth-of-sauron",
    }
}

/// What a Character is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A Companion of the Free Peoples.
    Companion,
    /// A Minion of the Shadow.
    Minion,
    /// Gollum: no Companion, never on the map, W1.6.7.
    Guide,
}

/// Which Nations a Companion activates, W10.2.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activates {
    /// None.
    None,
    /// One Nation.
    Nation(Nation),
    /// Every Nation of the Free Peoples.
    Any,
}

/// What is printed on a Character's card.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// His name in English.
    pub name: String,
    /// What he is.
    pub role: Role,
    /// W6.6.1 His Level: how far he moves and how much damage he absorbs in a Hunt.
    pub level: u8,
    /// He moves as a Nazgûl does, W6.4.1.
    pub flies: bool,
    /// W6.6.1 His Leadership.
    pub leadership: u8,
    /// W6.6.1 The Nations he activates.
    pub activates: Activates,
    /// W6.6.2 Captain of the West.
    pub captain: bool,
    /// W3.8.1 The action dice his side gains while he is in play.
    pub dice: u8,
    /// Whether he starts in the Fellowship, W2.1.3; the others start out of play, W2.1.4.
    pub starts_in_fellowship: bool,
}

static SHEETS: LazyLock<Vec<Sheet>> = LazyLock::new(|| data::must(parse(data::CHARACTERS, "characters.toml")));

impl Character {
    /// The Minions.
    pub const MINIONS: [Character; 3] = [Character::Saruman, Character::WitchKing, Character::MouthOfSauron];

    /// The Characters of a side; the Shadow's are the Minions.
    pub const fn of(side: Side) -> &'static [Character] {
        const FREE: [Character; 10] = *Character::ALL.first_chunk().expect("ten of them");
        match side {
            Side::Free => &FREE,
            Side::Shadow => &Character::MINIONS,
        }
    }

    /// What is printed on his card.
    pub fn sheet(self) -> &'static Sheet {
        &SHEETS[self.index()]
    }

    /// The side he fights for.
    pub const fn side(self) -> Side {
        match self {
            Character::Saruman | Character::WitchKing | Character::MouthOfSauron => Side::Shadow,
            _ => Side::Free,
        }
    }

    /// His Level.
    pub fn level(self) -> u8 {
        self.sheet().level
    }

    /// W6.3.6 A Character of Level 0 never moves, not even with an Army.
    pub fn can_move(self) -> bool {
        self.level() > 0 || self.sheet().flies
    }

    /// Whether he is Meriadoc or Peregrin.
    pub const fn is_hobbit(self) -> bool {
        matches!(self, Character::Meriadoc | Character::Peregrin)
    }

    /// W10.2.4 Whether his arrival activates this Nation.
    pub fn activates(self, nation: Nation) -> bool {
        match self.sheet().activates {
            Activates::None => false,
            Activates::Nation(own) => own == nation,
            Activates::Any => nation.side() == Side::Free,
        }
    }
}

set_of! {
    /// A set of Characters.
    CharacterSet of Character, u16, |at: usize| Character::ALL[at]
}

impl CharacterSet {
    /// The highest Level in it.
    pub fn highest_level(self) -> u8 {
        self.iter().map(Character::level).max().unwrap_or(0)
    }
}

/// Where a Character is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Not yet in play, W2.1.4; also Gollum before he guides.
    Aside,
    /// In the Fellowship, W2.1.3. W6.1.1 Companions come onto the map from here, and W11.9.5 never go back.
    Fellowship,
    /// On the map.
    On(Region),
    /// W1.6.10, W6.1.5 Out for the rest of the game: eliminated or replaced.
    Gone,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    character: Vec<toml::Spanned<Row>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    name: String,
    kind: Role,
    level: toml::Value,
    leadership: u8,
    activates: Option<String>,
    #[serde(default)]
    captain: bool,
    #[serde(default)]
    dice: u8,
    starts: Option<String>,
}

pub(crate) fn parse(text: &str, file: &str) -> Result<Vec<Sheet>, data::DataError> {
    let rows: File = data::read(text, file)?;
    data::in_order(text, file, &rows.character, Character::ALL.map(Character::id), |row| &row.id, Row::sheet)
}

impl Row {
    fn sheet(&self) -> Result<Sheet, String> {
        let (level, flies) = match (self.level.as_integer(), self.level.as_str()) {
            (Some(n @ 0..=3), _) => (n as u8, false),
            (_, Some("flies")) => (0, true),
            _ => return Err(format!("expected a level from 0 to 3 or \"flies\", found {}", self.level)),
        };
        let activates = match self.activates.as_deref() {
            None => Activates::None,
            Some("any") => Activates::Any,
            Some(nation) => Activates::Nation(nation.parse()?),
        };
        let starts_in_fellowship = match self.starts.as_deref() {
            None => false,
            Some("fellowship") => true,
            Some(other) => return Err(format!("expected starts = \"fellowship\" or nothing, found '{other}'")),
        };
        Ok(Sheet {
            name: self.name.clone(),
            role: self.kind,
            level,
            flies,
            leadership: self.leadership,
            activates,
            captain: self.captain,
            dice: self.dice,
            starts_in_fellowship,
        })
    }
}
