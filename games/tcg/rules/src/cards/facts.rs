//! T2 What is printed on a card besides its text: a row of `data/cards.csv`, T14.17 as corrected; T14.7 keywords among them.

use serde::Deserialize;
use smallvec::SmallVec;
use std::str::FromStr;

/// Declares closed sets with the words that data files, notation and locales have for their members.
macro_rules! words {
    ($($(#[$about:meta])* $expected:literal enum $Name:ident { $($(#[$doc:meta])* $Member:ident = $word:literal),+ $(,)? })+) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "the members are words of the rulebook")]
        pub enum $Name { $($(#[$doc])* $Member),+ }

        impl $Name {
            /// All of them.
            pub const ALL: &[$Name] = &[$($Name::$Member),+];

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self { $($Name::$Member => $word),+ }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                match text {
                    $($word => Ok($Name::$Member),)+
                    _ => Err(format!("expected {}, found '{text}'", $expected)),
                }
            }
        }
    )+ };
}
pub(crate) use words;

words! {
    /// T2.1 Sites and The One Ring belong to neither side.
    "free or shadow" enum Side { Free = "free", Shadow = "shadow" }

    /// T2.1, T2.2, T2.3, T2.5. T2.6 Possessions and artifacts are two types; T2.9 The One Ring is of its own.
    "a type of cards" enum Type {
        Companion = "companion", Ally = "ally", Minion = "minion", Possession = "possession", Artifact = "artifact",
        Event = "event", Condition = "condition", Site = "site", Ring = "ring",
    }

    /// T2.23
    "a culture" enum Culture {
        Dwarven = "dwarven", Elven = "elven", Gandalf = "gandalf", Gondor = "gondor", Shire = "shire",
        Isengard = "isengard", Moria = "moria", Ringwraith = "ringwraith", Sauron = "sauron",
    }

    /// T2.13. T2.14 Uruk-hai are no Orcs; women are Men here.
    "a race" enum Race {
        Man = "man", Elf = "elf", Dwarf = "dwarf", Hobbit = "hobbit", Wizard = "wizard", Orc = "orc",
        UrukHai = "uruk-hai", Nazgul = "nazgul", Balrog = "balrog", Troll = "troll", Creature = "creature",
    }

    /// T2.18
    "a class of items" enum Class {
        HandWeapon = "hand-weapon", RangedWeapon = "ranged-weapon", Armor = "armor", Shield = "shield", Helm = "helm",
        Cloak = "cloak", Bracers = "bracers", Mount = "mount", Pipe = "pipe", Staff = "staff", Ring = "ring",
        Palantir = "palantir",
    }

    /// T14.1 to T14.8
    "a keyword" enum Keyword {
        Archer = "archer", Damage = "damage", Defender = "defender", Fierce = "fierce", RingBearer = "ring-bearer",
        Sanctuary = "sanctuary", Ranger = "ranger", Tracker = "tracker", Tentacle = "tentacle", Twilight = "twilight",
        Search = "search", Stealth = "stealth", Tale = "tale", Spell = "spell", Weather = "weather",
        Pipeweed = "pipeweed", Forest = "forest", Marsh = "marsh", Mountain = "mountain", Plains = "plains",
        River = "river", Underground = "underground",
    }

    /// T2.15
    "a signet" enum Signet { Aragorn = "aragorn", Frodo = "frodo", Gandalf = "gandalf" }

    /// T2.20
    "an arrow" enum Arrow { Left = "left", Right = "right" }

    /// T5.1 The phases of a turn.
    "a phase" enum Phase {
        Fellowship = "fellowship", Shadow = "shadow", Maneuver = "maneuver", Archery = "archery",
        Assignment = "assignment", Skirmish = "skirmish", Regroup = "regroup",
    }

    /// Where a card goes when it is played, T6.9 to T6.12, T7.5.
    "where a card is played" enum Plays {
        /// An event is never in play.
        Nowhere = "none", Support = "support-area", Shadow = "shadow-area", Bearer = "bearer", Path = "adventure-path",
        Fellowship = "fellowship", Site = "site", RingBearer = "ring-bearer",
    }
}

/// What is printed on a card besides its text.
#[derive(Clone, Debug)]
pub struct Facts {
    /// T2.24, T2.25 The code with its rarity: `1C9`.
    pub code: String,
    /// T2.10 Titles alone decide identity.
    pub title: String,
    /// What stands below it, or nothing.
    pub subtitle: String,
    /// T2.11
    pub unique: bool,
    /// The side; none for sites and The One Ring.
    pub side: Option<Side>,
    /// The culture.
    pub culture: Option<Culture>,
    /// The type.
    pub kind: Type,
    /// The race of a character.
    pub race: Option<Race>,
    /// The class of an item.
    pub class: Option<Class>,
    /// T2.12 The twilight cost.
    pub cost: i16,
    /// T2.13, T2.19 Of a character; of an attached card, what it adds.
    pub strength: i16,
    /// The same for vitality.
    pub vitality: i16,
    /// T2.21
    pub resistance: i16,
    /// T2.15
    pub signet: Option<Signet>,
    /// T2.16, T2.17, T2.20 The number of a site, of a minion's site, of an ally's home; 0 for none.
    pub site: u8,
    /// T2.20 The Shadow number of a site.
    pub shadow: i16,
    /// T2.20
    pub arrow: Option<Arrow>,
    /// T5.9 The phases that an event is labelled with.
    pub phases: SmallVec<[Phase; 2]>,
    /// The event is a response.
    pub response: bool,
    /// Where it is played.
    pub plays: Plays,
    /// T2.22 The keywords, each with its number (1 where it has none).
    pub keywords: SmallVec<[(Keyword, i16); 2]>,
}

/// A row as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    code: String,
    title: String,
    subtitle: String,
    unique: String,
    side: String,
    culture: String,
    #[serde(rename = "type")]
    kind: String,
    race: String,
    class: String,
    cost: Option<i16>,
    strength: Option<i16>,
    vitality: Option<i16>,
    resistance: Option<i16>,
    signet: String,
    site: Option<u8>,
    shadow: Option<i16>,
    arrow: String,
    phases: String,
    plays: String,
    keywords: String,
}

/// The facts of all cards, in the order of the file.
pub(super) fn read(file: &str) -> Result<Vec<Facts>, String> {
    let mut rows = csv::Reader::from_reader(file.as_bytes());
    let facts = rows.deserialize().enumerate().map(|(at, row)| {
        let wrong = |what: String| format!("cards.csv:{}: {what}", at + 2);
        let row: Row = row.map_err(|error| wrong(error.to_string()))?;
        row.facts().map_err(wrong)
    });
    facts.collect()
}

/// A word, or nothing.
fn maybe<T: FromStr<Err = String>>(text: &str) -> Result<Option<T>, String> {
    if text.is_empty() { Ok(None) } else { text.parse().map(Some) }
}

impl Row {
    fn facts(self) -> Result<Facts, String> {
        let response = |word: &&str| *word == "response";
        let phases = self.phases.split_whitespace();
        Ok(Facts {
            unique: self.unique == "unique",
            side: maybe(&self.side)?,
            culture: maybe(&self.culture)?,
            kind: self.kind.parse()?,
            race: maybe(&self.race)?,
            class: maybe(&self.class)?,
            cost: self.cost.unwrap_or(0),
            strength: self.strength.unwrap_or(0),
            vitality: self.vitality.unwrap_or(0),
            resistance: self.resistance.unwrap_or(0),
            signet: maybe(&self.signet)?,
            site: self.site.unwrap_or(0),
            shadow: self.shadow.unwrap_or(0),
            arrow: maybe(&self.arrow)?,
            response: phases.clone().any(|word| response(&word)),
            phases: phases.filter(|word| !response(word)).map(str::parse).collect::<Result<_, _>>()?,
            plays: self.plays.parse()?,
            keywords: self.keywords.split_whitespace().map(keyword).collect::<Result<_, _>>()?,
            code: self.code,
            title: self.title,
            subtitle: self.subtitle,
        })
    }
}

/// `damage+1`, `archer`.
fn keyword(text: &str) -> Result<(Keyword, i16), String> {
    let (word, number) = text.split_once('+').unwrap_or((text, "1"));
    Ok((word.parse()?, number.parse().map_err(|_| format!("expected a number behind {word}+, found '{number}'"))?))
}

impl Facts {
    /// T2.4
    pub fn is_character(&self) -> bool {
        matches!(self.kind, Type::Companion | Type::Ally | Type::Minion)
    }

    /// T2.18 "Weapon" means hand weapon or ranged weapon.
    pub fn is_weapon(&self) -> bool {
        matches!(self.class, Some(Class::HandWeapon | Class::RangedWeapon))
    }
}
