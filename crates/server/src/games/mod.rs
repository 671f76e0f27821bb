//! What a game must offer to be served, what it may offer besides, and the list of games that a server has.
//!
//! The server knows a match only as [`AnyMatch`]: text goes in, values for the network come out. [`Playing`] makes one of any
//! game on the table that says how it is shown ([`Served`]). Which games there are is told to the server when it is opened
//! ([`Games`]).

mod any_match;
mod choice;
mod decks;
mod own_setup;
mod planned;
mod playing;
pub mod retell;
mod several;
mod stops;
mod swing;
mod thinking;
mod written;

pub use any_match::{AnyMatch, Chance, Given, Reached, Thinker};
pub use choice::{Choice, ChoiceInfo};
pub use decks::{Decks, readable};
pub use own_setup::OwnSetup;
pub use playing::Playing;
pub use stops::{AnyStop, Ask, Stop, is_passed};
pub use swing::{Swing, SwingMoment, SwingOf, SwingTurn};

use crate::{
    error::Refused,
    wire::{Arg, Glance, Told},
};
use players::Player;
use serde_json::value::RawValue;
use table::{Answer, Asked, Match, Reach, Rules, Seat, Seating, Written};
use utoipa::openapi::Components;

/// The fields that leagues record of a match, each with its name.
pub type ResultOf<R> = fn(&Match<R>) -> Vec<(&'static str, String)>;
/// What came up by chance in a match, against what was to be expected.
pub type FortuneOf<R> = fn(&Match<R>) -> Box<RawValue>;
/// The chances of what a seat sees going on, or of what an answer of its would begin.
pub type OddsOf<R> = fn(&<R as Rules>::View, Option<Planned<R>>) -> Option<Box<RawValue>>;
/// What the things of a game say in a language, by its tag.
pub type TextsIn = fn(&str) -> Box<RawValue>;
/// An answer that somebody thinks of giving, and what it was asked for.
pub type Planned<'a, R> = (&'a <R as Rules>::Why, &'a Answer<<R as Rules>::Item>);

type Item<S> = <<S as Served>::Rules as Rules>::Item;
type Event<S> = <<S as Served>::Rules as Rules>::Event;
type Law<S> = <<S as Served>::Rules as Rules>::Law;

/// What somebody has heard of a match, the latest first.
pub type Heard<'a, R> = &'a mut dyn Iterator<Item = <R as Rules>::Event>;

/// A game that says how it is shown. The rules know nothing of this, so it is said by a type of its own.
pub trait Served: Sized + 'static {
    /// The rules.
    type Rules: Written;

    /// The names of its players, the weakest first; all can be asked for by name.
    const LEVELS: &'static [&'static str];

    /// What a seat sees, for the network. What it has heard, the latest first, is there to be looked at too.
    fn show(view: &<Self::Rules as Rules>::View, heard: Heard<Self::Rules>) -> Box<RawValue>;
    /// How it stands at a glance, for lists: from the same, in [`Glance::MOST`] bytes; nothing if the game has no picture.
    fn glance(_view: &<Self::Rules as Rules>::View, _heard: Heard<Self::Rules>, _seat: Option<Seat>) -> Option<Glance> {
        None
    }
    /// What a question is for.
    fn purpose(why: &<Self::Rules as Rules>::Why) -> Told;
    /// What happened.
    fn happened(event: &<Self::Rules as Rules>::Event) -> Told;
    /// How so many of a thing are named where they are offered for this.
    fn named(item: <Self::Rules as Rules>::Item, count: u8, why: &<Self::Rules as Rules>::Why) -> Arg;
    /// The piece that a thing stands for without naming it: what to click at to choose it.
    fn about(_item: <Self::Rules as Rules>::Item) -> Option<Arg> {
        None
    }
    /// The rule that says who of a team decides what is asked for this, by its number.
    fn decided_by(_why: &<Self::Rules as Rules>::Why) -> Option<&'static str> {
        None
    }
    /// A player by name: a level, `random`, or another that the game knows.
    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Self::Rules>>>;

    /// The set-ups to choose from that seat people in different ways; the first is the ordinary one.
    const SEATINGS: &'static [&'static str] = &[""];
    /// What people can agree on before a match.
    const CHOICES: &'static [Choice] = &[];
    /// The rule that those of a team keep to when they talk among themselves, by its number.
    const TEAM_RULE: Option<&'static str> = None;
    /// How far plans go. Where nothing hidden is settled within a step, its end is far enough.
    const REACH: Reach = Reach::STEP;
    /// The player who is asked for hints, by name.
    const ADVISOR: Option<&'static str> = None;
    /// The fields that leagues record.
    const RESULT: Option<ResultOf<Self::Rules>> = None;
    /// Dice and draws against what was to be expected.
    const FORTUNE: Option<FortuneOf<Self::Rules>> = None;
    /// How a match that is over has swung.
    const SWING: Option<SwingOf<Self::Rules>> = None;
    /// Exact chances.
    const ODDS: Option<OddsOf<Self::Rules>> = None;
    /// What never changes: a map, cards, pieces.
    const FACTS: Option<fn() -> Box<RawValue>> = None;
    /// What its things say, in the language of a page if there is such a text: where it is made and not a word of a locale.
    const TEXTS: Option<TextsIn> = None;
    /// Decks that people bring along.
    const DECKS: Option<Decks> = None;
    /// The schemas of what it shows, for the description of the API.
    const SCHEMAS: Option<fn() -> Components> = None;
    /// Where somebody may want to be asked, or to have it passed for him, in the order in which they come. Without any, nobody is
    /// ever passed for.
    const STOPS: &'static [&'static str] = &[];
    /// The pages that its part of the client has besides the match: `lessons`, `rules`.
    const PAGES: &'static [&'static str] = &[];

    /// The stop that a question to a seat is, and how it is passed; nothing if only the player himself can answer it. Which stop it
    /// is must be known to all: it may not depend on what is offered.
    fn stop(_view: &<Self::Rules as Rules>::View, _asked: &Asked<Self::Rules>) -> Option<Stop<Item<Self>>> {
        None
    }

    /// Why people cannot play what is set up like this, though it can be read: a deck that is not allowed.
    fn unplayable(_setup: &<Self::Rules as Rules>::Setup) -> Option<String> {
        None
    }

    /// Whether the game goes on when somebody gives up and others still play against each other. A program then answers for
    /// him.
    fn can_go_on_without(_game: &Match<Self::Rules>, _seat: Seat) -> bool {
        false
    }
}

/// A game that can be chosen.
pub struct GameKind {
    /// Its name, as in records.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: &'static str,
    /// The versions of its rules from before under which matches may have been begun.
    pub older: &'static [&'static str],
    /// The names of its players.
    pub levels: &'static [&'static str],
    /// The player who is asked for hints, by name.
    pub advisor: Option<&'static str>,
    /// The set-ups to choose from that seat people in different ways.
    pub seatings: &'static [&'static str],
    /// What people can agree on before a match.
    pub choices: &'static [Choice],
    /// The rule for talk within a team, by its number.
    pub team_rule: Option<&'static str>,
    /// What it has that not every game has.
    pub offers: fn() -> Vec<&'static str>,
    /// Who sits at a table that is set up like this.
    pub seating: fn(&str) -> Result<Seating, Refused>,
    /// Whose secret each line of a set-up is.
    pub owners: fn(&str) -> Result<Vec<Option<Seat>>, Refused>,
    /// What is special about a set-up; nothing if it is an ordinary one.
    pub own_setup: fn(&str) -> Option<OwnSetup>,
    /// A match from a set-up, before anything has come up by chance.
    pub begin: fn(&str) -> Result<Box<dyn AnyMatch>, Refused>,
    /// A match from the text of a record.
    pub read: fn(&str) -> Result<Box<dyn AnyMatch>, Refused>,
    /// What never changes.
    pub facts: Option<fn() -> Box<RawValue>>,
    /// What its things say in a language.
    pub texts: Option<TextsIn>,
    /// Decks that people bring along.
    pub decks: Option<Decks>,
    /// Where somebody may want to be asked.
    pub stops: &'static [&'static str],
    /// The schemas of what it shows.
    pub schemas: Option<fn() -> Components>,
}

impl GameKind {
    /// A game for the list.
    pub const fn of<S: Served>() -> GameKind {
        GameKind {
            name: <S::Rules as Rules>::NAME,
            rules: <S::Rules as Written>::VERSION,
            older: <S::Rules as Written>::OLDER,
            levels: S::LEVELS,
            advisor: S::ADVISOR,
            seatings: S::SEATINGS,
            choices: S::CHOICES,
            team_rule: S::TEAM_RULE,
            offers: offers::<S>,
            seating: Playing::<S>::seating_of,
            owners: Playing::<S>::owners,
            own_setup: own_setup::of::<S>,
            begin: Playing::<S>::begin,
            read: Playing::<S>::read,
            facts: S::FACTS,
            texts: S::TEXTS,
            decks: S::DECKS,
            stops: S::STOPS,
            schemas: S::SCHEMAS,
        }
    }

    /// The names of all seats that people may sit on, in whichever way they are seated.
    pub fn seat_names(&self) -> Result<Vec<&'static str>, Refused> {
        let mut names = Vec::new();
        for setup in self.seatings {
            let seating = (self.seating)(setup)?;
            names.extend(seating.names());
        }
        let mut known = std::collections::BTreeSet::new();
        names.retain(|name| known.insert(*name));
        Ok(names)
    }
}

fn offers<S: Served>() -> Vec<&'static str> {
    let own = [
        ("hints", S::ADVISOR.is_some()),
        ("odds", S::ODDS.is_some()),
        ("luck", S::FORTUNE.is_some()),
        ("swing", S::SWING.is_some()),
        ("result", S::RESULT.is_some()),
        ("facts", S::FACTS.is_some()),
        ("texts", S::TEXTS.is_some()),
        ("decks", S::DECKS.is_some()),
        ("stops", !S::STOPS.is_empty()),
    ];
    own.into_iter().filter(|(_, has)| *has).map(|(name, _)| name).chain(S::PAGES.iter().copied()).collect()
}

/// The games that a server has.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [GameKind]);

impl Games {
    /// All of them.
    pub fn all(self) -> &'static [GameKind] {
        self.0
    }

    /// A game by its name.
    pub fn kind(self, name: &str) -> Result<&'static GameKind, Refused> {
        self.0.iter().find(|kind| kind.name == name).ok_or_else(|| {
            let known: Vec<&str> = self.0.iter().map(|kind| kind.name).collect();
            Refused::bad("unknown-game", format!("Expected a game ({}).", known.join(", ")))
        })
    }
}
