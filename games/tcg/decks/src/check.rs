//! What there is to say of a deck: what is in it, and every rule that it breaks.

use crate::named;
use serde::Serialize;
use std::fmt;
use tcg::{
    cards::facts::Side,
    deck::{DeckList, Fault, LAST_SITE},
};

/// A deck that was looked through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Checked {
    /// The file, or the starter.
    pub file: String,
    /// Whether it may be played with.
    pub legal: bool,
    /// How many cards the draw deck has.
    pub cards: usize,
    /// How many of them are Free Peoples cards.
    pub free_peoples: usize,
    /// How many of them are Shadow cards.
    pub shadow: usize,
    /// How many sites there are.
    pub sites: usize,
    /// The Ring-bearer.
    pub ring_bearer: String,
    /// The One Ring.
    pub ring: String,
    /// What is wrong with it.
    pub broken: Vec<Broken>,
}

/// A rule that a deck breaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Broken {
    /// The number of the rule.
    pub rule: &'static str,
    /// The code of the card that it is about.
    pub card: Option<String>,
    /// The title of that card.
    pub title: Option<&'static str>,
    /// What was expected, and what was found.
    pub what: String,
}

impl Checked {
    /// Looks through a deck by its name; an error says where it could not be read, and what was expected there.
    pub fn of(name: &str) -> Result<Checked, String> {
        named(name).map(|deck| Checked::deck(name, &deck))
    }

    fn deck(file: &str, deck: &DeckList) -> Checked {
        let of = |side| deck.draw.iter().filter(|card| card.side() == Some(side)).count();
        let broken: Vec<Broken> = deck.faults(LAST_SITE).iter().map(Broken::of).collect();
        Checked {
            file: file.into(),
            legal: broken.is_empty(),
            cards: deck.draw.len(),
            free_peoples: of(Side::Free),
            shadow: of(Side::Shadow),
            sites: deck.sites.len(),
            ring_bearer: deck.ring_bearer.full_name(),
            ring: deck.ring.full_name(),
            broken,
        }
    }
}

impl Broken {
    fn of(fault: &Fault) -> Broken {
        Broken {
            rule: fault.wrong.rule(),
            card: fault.card.map(|card| card.to_string()),
            title: fault.card.map(|card| card.title()),
            what: fault.wrong.to_string(),
        }
    }
}

/// `T3.5: Dwarven Axe (1C9): expected at most four of a title, found 5`
impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: ", self.rule)?;
        if let (Some(title), Some(card)) = (self.title, &self.card) {
            write!(f, "{title} ({card}): ")?;
        }
        f.write_str(&self.what)
    }
}

/// What is in the deck in one line, or everything that is wrong with it.
impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Checked { file, cards, free_peoples, shadow, sites, ring_bearer, ring, broken, .. } = self;
        if self.legal {
            writeln!(f, "{file}: legal")?;
            writeln!(f, "  {cards} cards: {free_peoples} Free Peoples, {shadow} Shadow; {sites} sites")?;
            return writeln!(f, "  {ring_bearer} with {ring}");
        }
        let things = if broken.len() == 1 { "one thing is" } else { "these things are" };
        writeln!(f, "{file}: not legal, {things} wrong:")?;
        broken.iter().try_for_each(|broken| writeln!(f, "  {broken}"))
    }
}
