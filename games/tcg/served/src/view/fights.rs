//! Skirmishes: the one that is fought, those that are to come, those that could be, and what would come of each if everybody passed;
//! and those that are over.

use serde::Serialize;
use server::games::Heard;
use smallvec::SmallVec;
use tcg::{
    Event, Fought, State, Tcg,
    actions::Frame,
    cards::facts::{Keyword, Phase},
    game::{Id, Outlook, now},
    turn::{Place, open_pairs},
};
use ts_rs::TS;
use utoipa::ToSchema;

/// The skirmishes of this round.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgFights {
    /// The one that is fought, and those that are to come.
    pub all: Vec<TcgFight>,
    /// While defenders are assigned: each character and minion that could be, with the minions that he has already.
    pub possible: Vec<TcgFight>,
    /// Those of this round that are over, the last first.
    pub over: Vec<TcgFought>,
}

/// A skirmish that is over.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgFought {
    /// How it ended.
    pub end: TcgEnd,
    /// T8.36 It was one of the fierce round.
    pub fierce: bool,
    /// The number of the defending character, if he was there to the end.
    pub character: Option<u16>,
    /// The numbers of the minions that were.
    pub minions: Vec<u16>,
    /// Both strengths, the Free Peoples' first; none of one that was cancelled.
    pub strengths: Option<(i16, i16)>,
}

/// How a skirmish ended, for its defender.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TcgEnd {
    /// The Free Peoples' side won.
    Won,
    /// It lost.
    Lost,
    /// T8.31 Nobody did.
    Cancelled,
}

/// A skirmish.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgFight {
    /// Whether it is fought now.
    pub state: TcgFightState,
    /// T8.36 It is one of the fierce round.
    pub fierce: bool,
    /// The number of the defending character, while he is there.
    pub character: Option<u16>,
    /// The numbers of the minions.
    pub minions: Vec<u16>,
    /// The strength of the Free Peoples' side.
    pub free: i16,
    /// That of the Shadow's.
    pub shadow: i16,
    /// T8.23 The damage bonus of each side, the Free Peoples' first.
    pub damage: (i16, i16),
    /// How it ends if everybody passes.
    pub outcome: TcgOutcome,
    /// Where that changes.
    pub marks: TcgMarks,
}

/// Where a skirmish stands.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TcgFightState {
    /// It is being fought.
    Now,
    /// It is to come.
    ToCome,
    /// It could be.
    Possible,
    /// T8.31 It was cancelled.
    Cancelled,
}

/// How a skirmish ends.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgOutcome {
    /// The Free Peoples' side loses.
    pub free_lost: bool,
    /// Who loses is overwhelmed.
    pub overwhelmed: bool,
    /// How many wounds each loser takes.
    pub wounds: u8,
    /// Who dies of it.
    pub deaths: Vec<u16>,
    /// A Ring-bearer is among them.
    pub ring_bearer_dies: bool,
}

/// The strengths of the Free Peoples' side at which the outcome changes, as long as the other side's stays what it is.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct TcgMarks {
    /// Up to here it is overwhelmed.
    pub killed_to: i16,
    /// From here on it wins.
    pub wins_from: i16,
    /// From here on it overwhelms.
    pub kills_from: i16,
}

impl TcgFights {
    /// What is fought, what could be, and what was, from what was heard of it, the latest first.
    pub fn of(state: &State, heard: Heard<Tcg>) -> TcgFights {
        TcgFights { all: all(state), possible: possible(state), over: over(state, heard) }
    }
}

impl TcgFought {
    /// The end of a skirmish, if it is one that happened.
    pub(crate) fn of(event: Event) -> Option<TcgFought> {
        let (fought, end, strengths) = match event {
            Event::Resolved { free, shadow, fought, free_lost } => {
                (fought, if free_lost { TcgEnd::Lost } else { TcgEnd::Won }, Some((free, shadow)))
            }
            Event::SkirmishCancelled { fought } => (fought, TcgEnd::Cancelled, None),
            _ => return None,
        };
        let Fought { character, minions, fierce } = fought;
        let (character, minions) = (character.map(|id| id.0), minions.iter().map(|id| id.0).collect());
        Some(TcgFought { end, fierce, character, minions, strengths })
    }

    fn is_seen(&self, state: &State) -> bool {
        self.character.iter().chain(&self.minions).any(|id| state.find(Id(*id)).is_some())
    }
}

/// T8.29, T8.33 The skirmish has an end, and what comes of it is under way: what its sides come to now means nothing any more.
fn is_decided(state: &State) -> bool {
    !state.stack.iter().any(|frame| matches!(frame, Frame::Turn(Place::Resolve)))
}

/// The skirmishes since the last assignment of which somebody is still there: each is a phase of its own, T8.14.
fn over(state: &State, heard: Heard<Tcg>) -> Vec<TcgFought> {
    let mut fights = Vec::new();
    let mut is_fought = state.skirmish.is_some() && !is_decided(state);
    for event in heard {
        match event {
            Event::Phase { phase: Phase::Skirmish } => is_fought = false,
            Event::Phase { .. } | Event::Turn { .. } => break,
            _ if is_fought => {}
            other => fights.extend(TcgFought::of(other).filter(|fought| fought.is_seen(state))),
        }
    }
    fights
}

/// The skirmish that is fought, and then those that are assigned, in the order of their defenders.
pub fn all(state: &State) -> Vec<TcgFight> {
    let mut fights = Vec::new();
    if let Some(fought) = state.skirmish.as_ref().filter(|_| !is_decided(state)) {
        let outlook = Outlook::of(state, &fought.free, &fought.minions);
        let deaths = outlook.deaths(state, &fought.free, &fought.minions);
        let is = if fought.cancelled { TcgFightState::Cancelled } else { TcgFightState::Now };
        fights.push(fight(state, (is, fought.fierce), (&fought.free, &fought.minions), (outlook, &deaths)));
    }
    let fierce = is_fierce_round(state);
    let mut characters: SmallVec<[Id; 9]> = SmallVec::new();
    for (character, _) in &state.assigned {
        if !characters.contains(character) {
            characters.push(*character);
            fights.push(if_fought(state, TcgFightState::ToCome, *character, &minions_of(state, *character), fierce));
        }
    }
    fights
}

/// T8.5, T8.9 The pairs that whoever assigns now could choose.
fn possible(state: &State) -> Vec<TcgFight> {
    let fierce = is_fierce_round(state);
    let pairs = open_pairs(state);
    let each = pairs.iter().map(|(character, minion)| {
        let mut minions = minions_of(state, *character);
        minions.push(*minion);
        if_fought(state, TcgFightState::Possible, *character, &minions, fierce)
    });
    each.collect()
}

fn minions_of(state: &State, character: Id) -> SmallVec<[Id; 4]> {
    state.assigned.iter().filter(|(c, _)| *c == character).map(|(_, minion)| *minion).collect()
}

fn is_fierce_round(state: &State) -> bool {
    let fierce = |frame: &Frame| {
        let Frame::Turn(place) = frame else { return false };
        matches!(
            place,
            Place::Assignment(true) | Place::Defenders(true) | Place::Leftovers(true, _) | Place::NextSkirmish(true)
        )
    };
    state.stack.iter().any(fierce) || state.skirmish.as_ref().is_some_and(|fought| fought.fierce)
}

fn if_fought(state: &State, is: TcgFightState, character: Id, minions: &[Id], fierce: bool) -> TcgFight {
    let (outlook, deaths) = Outlook::if_they_fought(state, character, minions, fierce);
    fight(state, (is, fierce), (&[character], minions), (outlook, &deaths))
}

fn fight(
    state: &State,
    (is, fierce): (TcgFightState, bool),
    (free, minions): (&[Id], &[Id]),
    (outlook, deaths): (Outlook, &[Id]),
) -> TcgFight {
    let damage = |ids: &[Id]| -> i16 {
        ids.iter().filter_map(|id| state.find(*id)).map(|o| now::keyword(state, o, Keyword::Damage)).sum()
    };
    let bears = |id: &Id| state.people.iter().any(|person| person.ring_bearer == Some(*id));
    TcgFight {
        state: is,
        fierce,
        character: free.first().map(|id| id.0),
        minions: minions.iter().map(|id| id.0).collect(),
        free: outlook.free,
        shadow: outlook.shadow,
        damage: (damage(free), damage(minions)),
        outcome: TcgOutcome {
            free_lost: outlook.free_lost,
            overwhelmed: outlook.overwhelmed,
            wounds: outlook.wounds,
            deaths: deaths.iter().map(|id| id.0).collect(),
            ring_bearer_dies: deaths.iter().any(bears),
        },
        marks: marks(outlook),
    }
}

/// T8.22 to T8.25, T8.30 On a scale of the Free Peoples' strength.
fn marks(Outlook { shadow, factors: (ours, theirs), .. }: Outlook) -> TcgMarks {
    let wins_from = shadow + 1;
    TcgMarks { killed_to: shadow / ours, wins_from, kills_from: wins_from.max(theirs * shadow) }
}
