//! T3 Deck building: a deck as a text file, and every rule that it breaks.

use crate::cards::{
    Card,
    facts::{Keyword, Side, Type},
};
use std::{collections::BTreeMap, fmt, sync::LazyLock};

/// T3.1 What a player brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckList {
    /// T3.8 Frodo, who starts with the Ring.
    pub ring_bearer: Card,
    /// T3.1 One version of The One Ring.
    pub ring: Card,
    /// T3.9 The adventure deck.
    pub sites: Vec<Card>,
    /// T3.2 The draw deck, sorted. T3.7 Ring-bearer and Ring are no part of it.
    pub draw: Vec<Card>,
}

/// A rule that a deck breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The number of the rule.
    pub rule: &'static str,
    /// The card, or the title, it is about.
    pub card: Option<Card>,
    /// What was expected and what was found.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let rule = self.rule;
        match self.card {
            Some(card) => write!(f, "{rule}: {} ({card}): {}", card.title(), self.what),
            None => write!(f, "{rule}: {}", self.what),
        }
    }
}

/// The six starter decks, by name.
pub const STARTERS: [(&str, &str); 6] = [
    ("fotr-aragorn", include_str!("../data/decks/fotr-aragorn.deck")),
    ("fotr-gandalf", include_str!("../data/decks/fotr-gandalf.deck")),
    ("mom-gandalf", include_str!("../data/decks/mom-gandalf.deck")),
    ("mom-gimli", include_str!("../data/decks/mom-gimli.deck")),
    ("rotel-boromir", include_str!("../data/decks/rotel-boromir.deck")),
    ("rotel-legolas", include_str!("../data/decks/rotel-legolas.deck")),
];

/// The same, read.
static READ: LazyLock<[DeckList; 6]> = LazyLock::new(|| {
    STARTERS.map(|(name, text)| DeckList::read(text).unwrap_or_else(|(line, what)| panic!("{name}:{line}: {what}")))
});

/// A starter deck by its name.
pub fn starter(name: &str) -> Option<DeckList> {
    let at = STARTERS.iter().position(|(known, _)| *known == name)?;
    Some(READ[at].clone())
}

impl DeckList {
    /// Reads a deck: `ring-bearer 1C290`, `ring 1C2`, `site 1U320`, `4 1C9 Dwarven Axe`; names are for people. An error
    /// names the line.
    pub fn read(text: &str) -> Result<DeckList, (usize, String)> {
        let (mut bearer, mut ring, mut sites, mut draw) = (None, None, Vec::new(), Vec::new());
        for (at, line) in text.lines().enumerate().map(|(at, line)| (at + 1, line.trim())) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let mut words = line.split_whitespace();
            let (what, code) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
            let count = what.parse::<usize>();
            if count.is_err() && !["ring-bearer", "ring", "site"].contains(&what) {
                let expected = "expected a line such as '4 1C9', 'ring-bearer 1C290', 'ring 1C2' or 'site 1U320'";
                return Err((at, format!("{expected}, found '{line}'")));
            }
            let card: Card = code.parse().map_err(|what| (at, what))?;
            let once = |place: &mut Option<Card>| match place.replace(card) {
                None => Ok(()),
                Some(_) => Err((at, format!("expected one line '{what}', found a second"))),
            };
            match (count, what) {
                (Ok(count @ 1..=99), _) => draw.extend(std::iter::repeat_n(card, count)),
                (Ok(count), _) => return Err((at, format!("expected 1 to 99 of a card, found {count}"))),
                (Err(_), "ring-bearer") => once(&mut bearer)?,
                (Err(_), "ring") => once(&mut ring)?,
                (Err(_), _) => sites.push(card),
            }
        }
        let last = text.lines().count().max(1);
        let missing = |what: &str| (last, format!("expected a line '{what} CODE'"));
        sites.sort_by_key(|site| (site.facts().site, *site));
        draw.sort();
        Ok(DeckList {
            ring_bearer: bearer.ok_or_else(|| missing("ring-bearer"))?,
            ring: ring.ok_or_else(|| missing("ring"))?,
            sites,
            draw,
        })
    }

    /// The deck as text.
    pub fn write(&self) -> String {
        let name = Card::full_name;
        let mut text = format!("ring-bearer {} {}\n", self.ring_bearer, name(self.ring_bearer));
        text += &format!("ring {} {}\n\n", self.ring, name(self.ring));
        self.sites.iter().for_each(|site| text += &format!("site {site} {}\n", name(*site)));
        text.push('\n');
        for same in self.draw.chunk_by(|a, b| a == b) {
            text += &format!("{} {} {}\n", same.len(), same[0], name(same[0]));
        }
        text
    }

    /// Every rule that the deck breaks. T3.11 Any cultures go together, and no card is banned. `sites` is the number of the last
    /// site: 9, or 7 in a first game (T14.9), where the deck need not reach 60 cards (T14.12).
    pub fn faults(&self, sites: u8) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut fault = |rule, card: Option<Card>, what: String| faults.push(Fault { rule, card, what });
        let bearer = self.ring_bearer.facts();
        if bearer.title != "Frodo" || !bearer.keywords.iter().any(|(keyword, _)| *keyword == Keyword::RingBearer) {
            fault("T3.8", Some(self.ring_bearer), "expected Frodo with the keyword Ring-bearer".into());
        }
        if self.ring.kind() != Type::Ring {
            fault("T3.1", Some(self.ring), "expected The One Ring".into());
        }
        if sites == 9 && self.draw.len() < 60 {
            fault("T3.2", None, format!("expected at least 60 cards, found {}", self.draw.len()));
        }
        let of = |side: Side| self.draw.iter().filter(|card| card.side() == Some(side)).count();
        if of(Side::Free) != of(Side::Shadow) {
            let found = format!("found {} and {}", of(Side::Free), of(Side::Shadow));
            fault("T3.3", None, format!("expected as many Shadow cards as Free Peoples cards, {found}"));
        }
        for card in kinds(&self.draw).filter(|card| card.side().is_none()) {
            fault("T3.4", Some(card), "expected no site and no Ring in the draw deck".into());
        }
        self.title_faults(&mut fault);
        self.site_faults(sites, &mut fault);
        faults
    }

    /// T3.5, T3.6
    fn title_faults(&self, fault: &mut dyn FnMut(&'static str, Option<Card>, String)) {
        let mut titles: BTreeMap<&str, (Card, usize)> = BTreeMap::new();
        self.draw.iter().for_each(|card| titles.entry(card.title()).or_insert((*card, 0)).1 += 1);
        for (title, (card, count)) in titles {
            if title == self.ring_bearer.title() && count > 3 {
                fault("T3.6", Some(card), format!("expected at most three besides the Ring-bearer, found {count}"));
            } else if count > 4 {
                fault("T3.5", Some(card), format!("expected at most four of a title, found {count}"));
            }
        }
    }

    /// T3.9
    fn site_faults(&self, sites: u8, fault: &mut dyn FnMut(&'static str, Option<Card>, String)) {
        let (there, strange): (Vec<Card>, Vec<Card>) = self.sites.iter().partition(|card| card.kind() == Type::Site);
        strange.iter().for_each(|card| fault("T3.9", Some(*card), "expected a site".into()));
        for number in 1..=sites {
            let here: Vec<Card> = there.iter().copied().filter(|card| card.facts().site == number).collect();
            if here.is_empty() {
                fault("T3.9", None, format!("expected a site {number}, found none"));
            }
            for more in here.iter().skip(1) {
                fault("T3.9", Some(*more), format!("expected one site {number}, found {}", here.len()));
            }
        }
    }
}

/// Every card once.
fn kinds(cards: &[Card]) -> impl Iterator<Item = Card> + '_ {
    cards.chunk_by(|a, b| a == b).map(|same| same[0])
}
