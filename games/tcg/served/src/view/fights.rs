//! Skirmishes: the one that is fought, those that are to come, those that could be; and what would come of each if everybody passed.

use serde::Serialize;
use smallvec::SmallVec;
use tcg::{
    State,
    actions::Frame,
    cards::facts::Keyword,
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
    /// What is fought, and what could be.
    pub fn of(state: &State) -> TcgFights {
        TcgFights { all: all(state), possible: possible(state) }
    }
}

/// The skirmish that is fought, and then those that are assigned, in the order of their defenders.
pub fn all(state: &State) -> Vec<TcgFight> {
    let mut fights = Vec::new();
    if let Some(fought) = &state.skirmish {
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
