//! What happened, for logs and animations, and who may know of it. Words for people are in the game's `words/`.

use crate::{
    NAMES,
    cards::{Card, facts::Phase},
    game::{Id, Skirmish},
};
use smallvec::SmallVec;
use std::fmt;
use table::Seat;

/// Who was in a skirmish when it ended, by their numbers: they tell copies of a card apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fought {
    /// The defending character, if he was still there.
    pub character: Option<Id>,
    /// The minions.
    pub minions: SmallVec<[Id; 4]>,
    /// T8.36 It was one of the fierce round.
    pub fierce: bool,
}

impl Fought {
    pub(crate) fn of(skirmish: &Skirmish) -> Fought {
        Fought { character: skirmish.free.first().copied(), minions: skirmish.minions.clone(), fierce: skirmish.fierce }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    Bid {
        by: Seat,
        bid: u8,
    },
    TookPlace {
        by: Seat,
        place: u8,
    },
    Turn {
        turn: u16,
        of: Seat,
    },
    Phase {
        phase: Phase,
    },
    /// A card was drawn; others see only that.
    Drew {
        by: Seat,
        card: Option<Card>,
    },
    /// A card of a hand or a deck was seen: by one player, or by all.
    Seen {
        by: Option<Seat>,
        of: Seat,
        card: Option<Card>,
    },
    Plays {
        by: Seat,
        card: Card,
    },
    /// An ability is used: of a card, by whose text, which of that text. That of an event is part of playing it.
    Uses {
        by: Seat,
        card: Card,
        text: Card,
        ability: u8,
    },
    SitePlayed {
        by: Seat,
        card: Card,
    },
    EventCancelled {
        card: Card,
    },
    Moved {
        by: Seat,
        to: u8,
    },
    Twilight {
        now: u8,
    },
    Burdens {
        of: Seat,
        now: u8,
    },
    Exerted {
        card: Card,
    },
    Wounded {
        card: Card,
    },
    Healed {
        card: Card,
    },
    Killed {
        card: Card,
    },
    Discarded {
        of: Seat,
        card: Card,
    },
    Returned {
        of: Seat,
        card: Card,
    },
    ToDeck {
        of: Seat,
        card: Card,
    },
    Stacked {
        card: Card,
    },
    RingWorn {
        worn: bool,
    },
    RingBearer {
        card: Card,
    },
    Archery {
        minions: u8,
        fellowship: u8,
    },
    Assigned {
        character: Card,
        minion: Card,
    },
    /// A skirmish was decided: the strengths, who was in it, and whether the Free Peoples' side lost.
    Resolved {
        free: i16,
        shadow: i16,
        fought: Fought,
        free_lost: bool,
    },
    SkirmishCancelled {
        fought: Fought,
    },
    Out {
        who: Seat,
    },
}

impl Event {
    /// What a seat, or a spectator, hears. Every event is named here, so that a new one is heard by nobody before somebody has
    /// thought about it.
    pub(crate) fn heard_by(&self, seat: Option<Seat>) -> Event {
        match self {
            Event::Drew { by, .. } if seat != Some(*by) => Event::Drew { by: *by, card: None },
            Event::Seen { by: Some(by), of, .. } if seat != Some(*by) && seat != Some(*of) => {
                Event::Seen { by: Some(*by), of: *of, card: None }
            }
            Event::Drew { .. }
            | Event::Seen { .. }
            | Event::Bid { .. }
            | Event::TookPlace { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Plays { .. }
            | Event::Uses { .. }
            | Event::SitePlayed { .. }
            | Event::EventCancelled { .. }
            | Event::Moved { .. }
            | Event::Twilight { .. }
            | Event::Burdens { .. }
            | Event::Exerted { .. }
            | Event::Wounded { .. }
            | Event::Healed { .. }
            | Event::Killed { .. }
            | Event::Discarded { .. }
            | Event::Returned { .. }
            | Event::ToDeck { .. }
            | Event::Stacked { .. }
            | Event::RingWorn { .. }
            | Event::RingBearer { .. }
            | Event::Archery { .. }
            | Event::Assigned { .. }
            | Event::Resolved { .. }
            | Event::SkirmishCancelled { .. }
            | Event::Out { .. } => self.clone(),
        }
    }
}

fn name(seat: &Seat) -> &'static str {
    NAMES.get(seat.index()).copied().unwrap_or("?")
}

/// A line of the log in notation.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let card_of = |card: &Option<Card>| card.map_or(String::new(), |card| format!(" {card}"));
        match self {
            Event::Bid { by, bid } => write!(f, "{} bid {bid}", name(by)),
            Event::TookPlace { by, place } => write!(f, "{} took place {place}", name(by)),
            Event::Turn { turn, of } => write!(f, "turn {turn} of {}", name(of)),
            Event::Phase { phase } => write!(f, "{phase} phase"),
            Event::Drew { by, card } => write!(f, "{} drew{}", name(by), card_of(card)),
            Event::Seen { by: Some(by), of, card } => {
                write!(f, "{} looked at a card of {}{}", name(by), name(of), card_of(card))
            }
            Event::Seen { by: None, of, card } => write!(f, "{} revealed{}", name(of), card_of(card)),
            Event::Plays { by, card } => write!(f, "{} played {card}", name(by)),
            Event::Uses { by, card, text, ability } if card == text => write!(f, "{} used {card}/{ability}", name(by)),
            Event::Uses { by, card, text, ability } => write!(f, "{} used {card}/{text}/{ability}", name(by)),
            Event::SitePlayed { by, card } => write!(f, "{} played site {card}", name(by)),
            Event::EventCancelled { card } => write!(f, "cancelled {card}"),
            Event::Moved { by, to } => write!(f, "{} moved to {to}", name(by)),
            Event::Twilight { now } => write!(f, "twilight {now}"),
            Event::Burdens { of, now } => write!(f, "burdens of {} {now}", name(of)),
            Event::Exerted { card } => write!(f, "exerted {card}"),
            Event::Wounded { card } => write!(f, "wounded {card}"),
            Event::Healed { card } => write!(f, "healed {card}"),
            Event::Killed { card } => write!(f, "killed {card}"),
            Event::Discarded { of, card } => write!(f, "{} discarded {card}", name(of)),
            Event::ToDeck { of, card } => write!(f, "{} put {card} into the deck", name(of)),
            Event::Returned { of, card } => write!(f, "{} took {card} into hand", name(of)),
            Event::Stacked { card } => write!(f, "stacked {card}"),
            Event::RingWorn { worn: true } => write!(f, "ring put on"),
            Event::RingWorn { worn: false } => write!(f, "ring taken off"),
            Event::RingBearer { card } => write!(f, "ring-bearer {card}"),
            Event::Archery { minions, fellowship } => write!(f, "archery {minions} against {fellowship}"),
            Event::Assigned { character, minion } => write!(f, "assigned {minion} to {character}"),
            Event::Resolved { free, shadow, .. } => write!(f, "skirmish {free} against {shadow}"),
            Event::SkirmishCancelled { .. } => write!(f, "skirmish cancelled"),
            Event::Out { who } => write!(f, "{} is out", name(who)),
        }
    }
}
