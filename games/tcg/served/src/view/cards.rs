//! Cards in play, with what is true of them now and why.

use super::seat;
use serde::Serialize;
use tcg::{
    State,
    cards::facts::{Keyword, Side, Type},
    game::{InPlay, Thing, now},
};
use ts_rs::TS;
use utoipa::ToSchema;

/// A card in play.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgCard {
    /// Its number, as long as it is in play.
    pub id: u16,
    /// How it is written: `1C9.1`.
    pub name: String,
    /// What it is.
    pub code: String,
    /// Whose it is.
    pub owner: String,
    /// Where it lies: `fellowship`, `support`, `shadow`; what is attached lies with its bearer.
    pub zone: String,
    /// What it is attached to, or lies on; also a site.
    pub on: Option<u16>,
    /// T12.8 It is active.
    pub active: bool,
    /// The wounds on it.
    pub wounds: u8,
    /// The strength of a character.
    pub strength: Option<TcgSum>,
    /// The vitality of a character.
    pub vitality: Option<TcgSum>,
    /// Its keywords now.
    pub keywords: Vec<TcgKeyword>,
    /// T7.8 A minion that roams.
    pub roaming: bool,
    /// He bears the Ring.
    pub ring_bearer: bool,
    /// T11.29 An ally that takes part in archery and skirmishes.
    pub takes_part: bool,
    /// Cards that lie under it.
    pub stacked: Vec<TcgStacked>,
}

/// A number with where it comes from.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgSum {
    /// What it is now.
    pub now: i16,
    /// What is printed.
    pub printed: i16,
    /// What changes it.
    pub from: Vec<TcgSource>,
}

/// Something that changes a number.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgSource {
    /// The card it comes from.
    pub code: String,
    /// Its number, if it is in play.
    pub id: Option<u16>,
    /// By how much.
    pub by: i16,
}

/// A keyword that a card has.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgKeyword {
    /// Which.
    pub word: String,
    /// Its number; 1 where it has none.
    pub number: i16,
}

/// A card under another.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgStacked {
    /// What it is.
    pub code: String,
    /// Whose it is.
    pub owner: String,
}

impl TcgSum {
    /// A printed number and what changes it; T11.24 it is never below 0.
    pub fn of(printed: i16, from: impl IntoIterator<Item = (Thing, i16)>) -> TcgSum {
        let from: Vec<TcgSource> = from.into_iter().filter(|(_, by)| *by != 0).map(source).collect();
        let sum = printed + from.iter().map(|source| source.by).sum::<i16>();
        TcgSum { now: sum.max(0), printed, from }
    }
}

fn source((thing, by): (Thing, i16)) -> TcgSource {
    TcgSource { code: thing.card.to_string(), id: thing.id.map(|id| id.0), by }
}

/// All cards in play but for the sites.
pub fn in_play(state: &State) -> Vec<TcgCard> {
    let cards = state.in_play.iter().filter(|o| o.card.kind() != Type::Site);
    cards.map(|o| card(state, o)).collect()
}

fn card(state: &State, o: &InPlay) -> TcgCard {
    let is_character = o.card.facts().is_character();
    let strength = || {
        let (printed, from) = now::strength_with_sources(state, o.id);
        TcgSum::of(printed, from)
    };
    let vitality = || {
        let borne = state.on(o.id).map(|item| (item.thing(), item.card.facts().vitality));
        TcgSum::of(o.card.facts().vitality, borne)
    };
    let keyword = |word: &Keyword| {
        let number = now::keyword(state, o, *word);
        (number > 0).then(|| TcgKeyword { word: word.to_string(), number })
    };
    let under = state.stacked.iter().filter(|under| under.on == o.id);
    let (card, rank) = state.name(o.id);
    TcgCard {
        id: o.id.0,
        name: format!("{card}.{rank}"),
        code: o.card.to_string(),
        owner: seat(o.owner),
        zone: zone(o).into(),
        on: o.on.map(|on| on.0),
        active: state.is_active(o),
        wounds: o.wounds,
        strength: is_character.then(strength),
        vitality: is_character.then(vitality),
        keywords: Keyword::ALL.iter().filter_map(keyword).collect(),
        roaming: now::is_roaming(state, o),
        ring_bearer: state.of(o.owner).ring_bearer == Some(o.id),
        takes_part: now::takes_part(state, o),
        stacked: under.map(|under| TcgStacked { code: under.card.to_string(), owner: seat(under.owner) }).collect(),
    }
}

fn zone(o: &InPlay) -> &'static str {
    match o.card.kind() {
        Type::Companion => "fellowship",
        Type::Minion => "shadow",
        _ => "support",
    }
}

/// An archery total.
pub fn archery(state: &State, side: Side) -> TcgSum {
    TcgSum::of(0, now::archery_with_sources(state, side))
}
