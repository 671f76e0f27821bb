//! How a match that is over has swung: the chance to win at the beginning of every turn, and the few actions that changed it most.

use super::{AnyMatch, Playing, Served};
use crate::wire::{Glance, Told};
use serde::{Deserialize, Serialize};
use table::{Input, Match, NoLuck, Rules};
use ts_rs::TS;
use utoipa::ToSchema;

/// So many moments are told at most.
const MOST: usize = 5;
/// So many are told even if they changed little.
const LEAST: usize = 3;
/// What changed the chance by less than this is no moment, if there are enough others.
const WORTH_TELLING: f32 = 0.05;

/// What a game has to say for this.
pub struct SwingOf<R: Rules> {
    /// The chance that the first seat wins from here, as far as one can tell by looking: 0 to 1.
    pub chance: fn(&R::State) -> f32,
    /// Whether a question begins an action.
    pub begins: fn(&R::Why) -> bool,
    /// The number of the turn.
    pub turn: fn(&R::State) -> u32,
    /// How well an event tells what an action was: the best one of it is told, none that is 0.
    pub tells: fn(&R::Event) -> u8,
}

/// How a match has swung.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Swing {
    /// The seats; the chances are those of the first.
    pub seats: Vec<String>,
    /// The chance at the beginning of each turn, and at the end.
    pub turns: Vec<SwingTurn>,
    /// The actions that changed most, in order.
    pub moments: Vec<SwingMoment>,
}

/// The beginning of a turn.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct SwingTurn {
    /// The turn.
    pub turn: u32,
    /// The position.
    pub position: u32,
    /// The chance of the first seat to win, 0 to 1.
    pub chance: f32,
}

/// An action that changed much.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct SwingMoment {
    /// The position before it.
    pub position: u32,
    /// The position after it.
    pub end: u32,
    /// The chance of the first seat before it.
    pub before: f32,
    /// The chance after it.
    pub after: f32,
    /// What it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub what: Option<Told>,
    /// How it stood then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub glance: Option<Glance>,
}

/// Where an action began.
struct Stop {
    inputs: usize,
    events: usize,
    turn: u32,
    chance: f32,
}

/// How a match has swung.
pub(super) fn swing<S: Served>(playing: &Playing<S>, of: SwingOf<S::Rules>) -> Swing {
    let stops = stops(&playing.game, &of);
    let position = |stop: &Stop| playing.outside(stop.inputs) as u32;
    let mut turns: Vec<SwingTurn> = Vec::new();
    for stop in &stops {
        if turns.last().is_none_or(|last| last.turn != stop.turn) {
            turns.push(SwingTurn { turn: stop.turn, position: position(stop), chance: stop.chance });
        }
    }
    if let Some(end) = stops.last().filter(|end| turns.last().is_some_and(|last| last.position != position(end))) {
        turns.push(SwingTurn { turn: end.turn, position: position(end), chance: end.chance });
    }
    let moment = |(from, to): (&Stop, &Stop)| {
        let happened = playing.game.events()[from.events..to.events].iter();
        let best = happened.map(|event| ((of.tells)(event), event)).filter(|(telling, _)| *telling > 0);
        SwingMoment {
            position: position(from),
            end: position(to),
            before: from.chance,
            after: to.chance,
            what: best.max_by_key(|(telling, _)| *telling).map(|(_, event)| S::happened(event)),
            glance: playing.rewound(playing.outside(to.inputs)).and_then(|then| then.glance(None)),
        }
    };
    let moments = greatest(&stops).into_iter().map(moment).collect();
    Swing { seats: playing.seating().names().map(String::from).collect(), turns, moments }
}

/// The actions that changed most, in order.
fn greatest(stops: &[Stop]) -> Vec<(&Stop, &Stop)> {
    let change = |(from, to): &(&Stop, &Stop)| (to.chance - from.chance).abs();
    let mut actions: Vec<(&Stop, &Stop)> = stops.iter().zip(stops.iter().skip(1)).collect();
    actions.sort_by(|one, other| change(other).total_cmp(&change(one)));
    let enough = actions.iter().take_while(|action| change(action) >= WORTH_TELLING).count();
    actions.truncate(enough.clamp(LEAST, MOST));
    actions.sort_by_key(|(from, _)| from.inputs);
    actions
}

/// Goes through a match once more, and stops where an action begins, and at the end.
fn stops<R: Rules>(game: &Match<R>, of: &SwingOf<R>) -> Vec<Stop> {
    let mut walk: Match<R> = Match::from_state(game.start().clone(), &mut NoLuck);
    let mut stops = Vec::new();
    let mut left = game.inputs();
    while !left.is_empty() {
        // An answer, and what came up by chance after it.
        let next =
            left[1..].iter().position(|input| matches!(input, Input::Choice(..))).map_or(left.len(), |at| at + 1);
        let (now, later) = left.split_at(next);
        left = later;
        if walk.go_on(now.iter().cloned()).is_err() {
            break;
        }
        let begins = walk.open().any(|asked| (of.begins)(&asked.why));
        if begins || left.is_empty() {
            stops.push(Stop {
                inputs: walk.inputs().len(),
                events: walk.events().len(),
                turn: (of.turn)(walk.state()),
                chance: (of.chance)(walk.state()),
            });
        }
    }
    stops
}
