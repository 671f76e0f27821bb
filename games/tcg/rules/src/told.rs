//! What events, questions and things to choose mention, by name, for whoever puts them into words. There is a message for
//! every name in the game's `words/`, and this is what its values are. Titles of cards are facts and need no words.

use crate::{
    Event, Item, Why,
    cards::{
        Card,
        facts::Phase,
        words::{From, Kind},
    },
};
use table::Seat;

/// Something that is mentioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mention {
    /// A number.
    Number(i16),
    /// A player.
    Seat(Seat),
    /// A card.
    Card(Card),
    /// A card in play, and which of those that are alike.
    InPlay(Card, u8),
    /// A card that one does not see.
    Back,
    /// A phase.
    Phase(Phase),
    /// Something that happens.
    Kind(Kind),
    /// A word that is not shown: messages select by it.
    Word(&'static str),
}

/// What is mentioned, each under the name that messages know it by.
pub type Mentions = Vec<(&'static str, Mention)>;

fn seat(seat: &Seat) -> Mention {
    Mention::Seat(*seat)
}

fn card(card: &Card) -> Mention {
    Mention::Card(*card)
}

fn face_or_back(card: &Option<Card>) -> Mention {
    card.map_or(Mention::Back, Mention::Card)
}

fn number(number: impl Into<i16>) -> Mention {
    Mention::Number(number.into())
}

const fn yes_or_no(yes: bool) -> Mention {
    Mention::Word(if yes { "yes" } else { "no" })
}

impl Card {
    /// Title and subtitle: there may be several cards of one title.
    pub fn full_name(self) -> String {
        match self.facts().subtitle.as_str() {
            "" => self.title().to_string(),
            subtitle => format!("{}, {subtitle}", self.title()),
        }
    }
}

impl Event {
    /// Its name.
    pub const fn name(&self) -> &'static str {
        match self {
            Event::Bid { .. } => "bid",
            Event::TookPlace { .. } => "took-place",
            Event::Turn { .. } => "turn",
            Event::Phase { .. } => "phase",
            Event::Drew { .. } => "drew",
            Event::Seen { by: Some(_), .. } => "looked-at",
            Event::Seen { by: None, .. } => "revealed",
            Event::Plays { .. } => "plays",
            Event::Uses { .. } => "uses",
            Event::SitePlayed { .. } => "site-played",
            Event::EventCancelled { .. } => "event-cancelled",
            Event::Moved { .. } => "moved",
            Event::Twilight { .. } => "twilight",
            Event::Burdens { .. } => "burdens",
            Event::Exerted { .. } => "exerted",
            Event::Wounded { .. } => "wounded",
            Event::Healed { .. } => "healed",
            Event::Killed { .. } => "killed",
            Event::Discarded { .. } => "discarded",
            Event::Returned { .. } => "returned",
            Event::ToDeck { .. } => "to-deck",
            Event::Stacked { .. } => "stacked",
            Event::RingWorn { .. } => "ring-worn",
            Event::RingBearer { .. } => "ring-bearer",
            Event::Archery { .. } => "archery",
            Event::Assigned { .. } => "assigned",
            Event::Resolved { .. } => "resolved",
            Event::SkirmishCancelled { .. } => "skirmish-cancelled",
            Event::Out { .. } => "out",
        }
    }

    /// What it mentions.
    pub fn mentions(&self) -> Mentions {
        match self {
            Event::Bid { by, bid } => vec![("seat", seat(by)), ("bid", number(*bid))],
            Event::TookPlace { by, place } => vec![("seat", seat(by)), ("place", number(*place))],
            Event::Turn { turn, of } => vec![("turn", number(*turn as i16)), ("seat", seat(of))],
            Event::Phase { phase } => vec![("phase", Mention::Phase(*phase))],
            Event::Drew { by, card } => vec![("seat", seat(by)), ("card", face_or_back(card))],
            Event::Seen { by: Some(by), of, card } => {
                vec![("seat", seat(by)), ("of", seat(of)), ("card", face_or_back(card))]
            }
            Event::Seen { by: None, of, card } => vec![("seat", seat(of)), ("card", face_or_back(card))],
            Event::Plays { by, card: played } | Event::SitePlayed { by, card: played } => {
                vec![("seat", seat(by)), ("card", card(played))]
            }
            Event::Uses { by, card: used, .. } => vec![("seat", seat(by)), ("card", card(used))],
            Event::Moved { by, to } => vec![("seat", seat(by)), ("site", number(*to))],
            Event::Twilight { now } => vec![("now", number(*now))],
            Event::Burdens { of, now } => vec![("seat", seat(of)), ("now", number(*now))],
            Event::Exerted { card: what }
            | Event::Wounded { card: what }
            | Event::Healed { card: what }
            | Event::Killed { card: what }
            | Event::Stacked { card: what }
            | Event::EventCancelled { card: what }
            | Event::RingBearer { card: what } => vec![("card", card(what))],
            Event::Discarded { of, card: what }
            | Event::Returned { of, card: what }
            | Event::ToDeck { of, card: what } => {
                vec![("seat", seat(of)), ("card", card(what))]
            }
            Event::RingWorn { worn } => vec![("worn", yes_or_no(*worn))],
            Event::Archery { minions, fellowship } => {
                vec![("minions", number(*minions)), ("fellowship", number(*fellowship))]
            }
            Event::Assigned { character, minion } => vec![("character", card(character)), ("minion", card(minion))],
            Event::Resolved { free, shadow, .. } => vec![("free", number(*free)), ("shadow", number(*shadow))],
            Event::SkirmishCancelled { .. } => Vec::new(),
            Event::Out { who } => vec![("seat", seat(who))],
        }
    }
}

impl Why {
    /// What it mentions.
    pub fn mentions(&self) -> Mentions {
        match self {
            Why::Act(phase) => vec![("phase", Mention::Phase(*phase))],
            Why::Answer { kind, about } => vec![("what", Mention::Kind(*kind)), ("about", yes_or_no(*about))],
            Why::StartWith { left } | Why::Sanctuary { left } => vec![("left", number(*left))],
            Why::Target { card: by, verb } => vec![("card", card(by)), ("verb", Mention::Word(verb))],
            Why::PlayFrom { card: by, from } => vec![("card", card(by)), ("from", Mention::Word(place(*from)))],
            Why::Bearer(by)
            | Why::Number(by)
            | Why::OneOf(by)
            | Why::May(by)
            | Why::Again(by)
            | Why::PayToPrevent(by)
            | Why::Player(by)
            | Why::PlaySite(by)
            | Why::Reveal(by)
            | Why::DiscardFromHand(by)
            | Why::DiscardIt(by)
            | Why::Order(by)
            | Why::Beneath(by)
            | Why::Take(by)
            | Why::TakeUp(by)
            | Why::PutUnder(by)
            | Why::ShuffleIn(by)
            | Why::Stack(by)
            | Why::Assign(by) => vec![("card", card(by))],
            Why::Bid
            | Why::Tie
            | Why::FirstPlayer
            | Why::Place
            | Why::Mulligan
            | Why::FirstOf
            | Why::ArcheryWound
            | Why::LeaveOut
            | Why::ArcheryTarget
            | Why::Defenders
            | Why::Leftovers
            | Why::NextSkirmish
            | Why::Reconcile
            | Why::DownToEight
            | Why::MoveAgain
            | Why::Draw
            | Why::TopCard
            | Why::RandomCard => Vec::new(),
        }
    }
}

/// The word of a place from which cards are played.
const fn place(from: From) -> &'static str {
    match from {
        From::Hand => "hand",
        From::Discard => "discard",
        From::Deck => "deck",
        From::StackedHere => "stacked",
    }
}

impl Item {
    /// The name of its message.
    pub fn name(&self) -> &'static str {
        match self {
            Item::Pass => "pass",
            Item::Is(true) => "yes",
            Item::Is(false) => "no",
            Item::Card(_) => "card",
            Item::In(..) => "in-play",
            Item::Play(_) => "play",
            Item::HealWith(_) => "heal",
            Item::Give(..) => "give",
            Item::Use { card, text, .. } if card == text => "use",
            Item::Use { .. } => "use-like",
            Item::Pair(..) => "pair",
            Item::Way(_) => "way",
            Item::Seat(_) => "seat",
        }
    }

    /// What it mentions.
    pub fn mentions(&self) -> Mentions {
        match *self {
            Item::Pass | Item::Is(_) => Vec::new(),
            Item::Card(card) | Item::Play(card) | Item::HealWith(card) => vec![("card", Mention::Card(card))],
            Item::In(card, rank) | Item::Give(card, rank) => vec![("card", Mention::InPlay(card, rank))],
            Item::Use { card, rank, text, ability } => vec![
                ("card", Mention::InPlay(card, rank)),
                ("text", Mention::Card(text)),
                // People count from 1; a card with one ability needs no number.
                ("ability", number(if text.text().abilities.len() > 1 { i16::from(ability) + 1 } else { 0 })),
            ],
            Item::Pair((minion, m), (character, c)) => {
                vec![("minion", Mention::InPlay(minion, m)), ("character", Mention::InPlay(character, c))]
            }
            // Places are counted from 1, ways from 0.
            Item::Way(way) => vec![("way", number(way)), ("next", number(way + 1))],
            Item::Seat(seat) => vec![("seat", Mention::Seat(seat))],
        }
    }

    /// The card that there is to read about.
    pub const fn card(&self) -> Option<Card> {
        match *self {
            Item::Card(card)
            | Item::In(card, _)
            | Item::Play(card)
            | Item::HealWith(card)
            | Item::Give(card, _)
            | Item::Use { card, .. }
            | Item::Pair((card, _), _) => Some(card),
            Item::Pass | Item::Is(_) | Item::Way(_) | Item::Seat(_) => None,
        }
    }
}
