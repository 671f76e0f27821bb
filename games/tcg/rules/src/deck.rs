//! T3 Deck building: a deck as a text file, and every rule that it breaks.

use crate::cards::{
    Card,
    facts::{Keyword, Side, Type},
};
use std::{collections::BTreeMap, fmt, sync::LazyLock};

/// T3.2 The fewest cards of a draw deck.
pub const FEWEST_CARDS: usize = 60;

/// T3.5 The most cards of one title.
pub const MOST_OF_A_TITLE: usize = 4;

/// T3.9 The number of the last site.
pub const LAST_SITE: u8 = 9;

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
    /// The card, or the title, it is about.
    pub card: Option<Card>,
    /// How.
    pub wrong: Wrong,
}

/// How a deck breaks a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "how many were found, and the number of a site")]
pub enum Wrong {
    /// T3.1
    NoRingBearer,
    /// T3.8
    NotARingBearer,
    /// T3.1
    NoRing,
    /// T3.1
    NotTheRing,
    /// T3.2
    TooFew { found: usize },
    /// T3.3
    Sides { free: usize, shadow: usize },
    /// T3.4
    NotForTheDrawDeck,
    /// T3.5
    TooMany { found: usize },
    /// T3.6
    TooManyBearers { found: usize },
    /// T3.9
    NotASite,
    /// T3.9
    NoSite { number: u8 },
    /// T3.9
    SiteTwice { number: u8, found: usize },
}

impl Wrong {
    /// The number of the rule.
    pub fn rule(self) -> &'static str {
        match self {
            Wrong::NoRingBearer | Wrong::NoRing | Wrong::NotTheRing => "T3.1",
            Wrong::NotARingBearer => "T3.8",
            Wrong::TooFew { .. } => "T3.2",
            Wrong::Sides { .. } => "T3.3",
            Wrong::NotForTheDrawDeck => "T3.4",
            Wrong::TooMany { .. } => "T3.5",
            Wrong::TooManyBearers { .. } => "T3.6",
            Wrong::NotASite | Wrong::NoSite { .. } | Wrong::SiteTwice { .. } => "T3.9",
        }
    }

    /// Whether the card it is about lies in the draw deck.
    pub fn is_about_the_draw_deck(self) -> bool {
        matches!(self, Wrong::NotForTheDrawDeck | Wrong::TooMany { .. } | Wrong::TooManyBearers { .. })
    }
}

/// What was expected and what was found.
impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Wrong::NoRingBearer => f.write_str("expected a Ring-bearer, found none"),
            Wrong::NotARingBearer => f.write_str("expected Frodo with the keyword Ring-bearer"),
            Wrong::NoRing => f.write_str("expected The One Ring, found none"),
            Wrong::NotTheRing => f.write_str("expected The One Ring"),
            Wrong::TooFew { found } => write!(f, "expected at least {FEWEST_CARDS} cards, found {found}"),
            Wrong::Sides { free, shadow } => {
                write!(f, "expected as many Shadow cards as Free Peoples cards, found {free} and {shadow}")
            }
            Wrong::NotForTheDrawDeck => f.write_str("expected no site and no Ring in the draw deck"),
            Wrong::TooMany { found } => write!(f, "expected at most four of a title, found {found}"),
            Wrong::TooManyBearers { found } => {
                write!(f, "expected at most three besides the Ring-bearer, found {found}")
            }
            Wrong::NotASite => f.write_str("expected a site"),
            Wrong::NoSite { number } => write!(f, "expected a site {number}, found none"),
            Wrong::SiteTwice { number, found } => write!(f, "expected one site {number}, found {found}"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let rule = self.wrong.rule();
        match self.card {
            Some(card) => write!(f, "{rule}: {} ({card}): {}", card.title(), self.wrong),
            None => write!(f, "{rule}: {}", self.wrong),
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

    /// Every rule that the deck breaks. `sites` is the number of the last site: 9, or 7 in a first game (T14.9).
    pub fn faults(&self, sites: u8) -> Vec<Fault> {
        let DeckList { ring_bearer, ring, sites: adventure, draw } = self;
        faults(Some(*ring_bearer), Some(*ring), adventure, draw, sites)
    }
}

/// Every rule that a deck breaks, which may not be finished yet. T3.11 Any cultures go together, and no card is banned. The draw
/// deck is sorted. `last` is the number of the last site: in a first game (T14.9) the deck need not reach 60 cards (T14.12).
pub fn faults(bearer: Option<Card>, ring: Option<Card>, sites: &[Card], draw: &[Card], last: u8) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |card: Option<Card>, wrong: Wrong| faults.push(Fault { card, wrong });
    let bears = |(keyword, _): &(Keyword, i16)| *keyword == Keyword::RingBearer;
    match bearer.map(Card::facts) {
        None => fault(None, Wrong::NoRingBearer),
        Some(facts) if facts.title == "Frodo" && facts.keywords.iter().any(bears) => {}
        Some(_) => fault(bearer, Wrong::NotARingBearer),
    }
    match ring.map(Card::kind) {
        None => fault(None, Wrong::NoRing),
        Some(Type::Ring) => {}
        Some(_) => fault(ring, Wrong::NotTheRing),
    }
    if last == LAST_SITE && draw.len() < FEWEST_CARDS {
        fault(None, Wrong::TooFew { found: draw.len() });
    }
    let of = |side: Side| draw.iter().filter(|card| card.side() == Some(side)).count();
    let (free, shadow) = (of(Side::Free), of(Side::Shadow));
    if free != shadow {
        fault(None, Wrong::Sides { free, shadow });
    }
    for card in kinds(draw).filter(|card| card.side().is_none()) {
        fault(Some(card), Wrong::NotForTheDrawDeck);
    }
    title_faults(bearer, draw, &mut fault);
    site_faults(sites, last, &mut fault);
    faults
}

/// T3.5, T3.6
fn title_faults(bearer: Option<Card>, draw: &[Card], fault: &mut dyn FnMut(Option<Card>, Wrong)) {
    let mut titles: BTreeMap<&str, (Card, usize)> = BTreeMap::new();
    draw.iter().for_each(|card| titles.entry(card.title()).or_insert((*card, 0)).1 += 1);
    for (title, (card, found)) in titles {
        if bearer.is_some_and(|bearer| bearer.title() == title) && found >= MOST_OF_A_TITLE {
            fault(Some(card), Wrong::TooManyBearers { found });
        } else if found > MOST_OF_A_TITLE {
            fault(Some(card), Wrong::TooMany { found });
        }
    }
}

/// T3.9
fn site_faults(sites: &[Card], last: u8, fault: &mut dyn FnMut(Option<Card>, Wrong)) {
    let (there, strange): (Vec<Card>, Vec<Card>) = sites.iter().partition(|card| card.kind() == Type::Site);
    strange.iter().for_each(|card| fault(Some(*card), Wrong::NotASite));
    for number in 1..=last {
        let here: Vec<Card> = there.iter().copied().filter(|card| card.facts().site == number).collect();
        if here.is_empty() {
            fault(None, Wrong::NoSite { number });
        }
        for more in here.iter().skip(1) {
            fault(Some(*more), Wrong::SiteTwice { number, found: here.len() });
        }
    }
}

/// Every card once.
fn kinds(cards: &[Card]) -> impl Iterator<Item = Card> + '_ {
    cards.chunk_by(|a, b| a == b).map(|same| same[0])
}
