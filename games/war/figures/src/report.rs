//! The figures of many games that no other game has.

use crate::notes::{Milestone, TURNS, Together, TurnEnd, Uses, WarNotes};
use serde::Serialize;
use std::collections::BTreeMap;
use table::Outcome;
use tournament::{Noted, Share, Spread, mean};
use war::{Card, Side, Victory};

/// What is told of many games.
#[derive(Serialize)]
pub struct WarReport {
    /// How often the Free Peoples won.
    pub free_peoples: Share,
    /// The first turns, one by one.
    pub by_turn: Vec<Turn>,
    /// What happened in some games, and when.
    pub milestones: BTreeMap<&'static str, Reached>,
    /// How often two players of a side did something together.
    pub together: Together,
    /// How often each card was played for its event, and used in battle.
    pub cards: BTreeMap<String, Uses>,
}

/// How games stood at the end of a turn. Means are over the games that were running then or ended in that turn.
#[derive(Serialize)]
pub struct Turn {
    /// The turn.
    pub turn: u16,
    /// The games that went on.
    pub running: u64,
    /// The mean Corruption.
    pub corruption: Option<f64>,
    /// The mean of the Shadow's victory points.
    pub shadow_points: Option<f64>,
    /// The mean of the Free Peoples' victory points.
    pub free_points: Option<f64>,
    /// The share of games with the Fellowship in Mordor.
    pub in_mordor: Option<f64>,
}

/// In how many games something happened, and in which turn.
#[derive(Serialize)]
pub struct Reached {
    /// In how many games.
    pub games: Share,
    /// In which turn of those.
    pub turn: Option<Spread>,
}

impl WarReport {
    /// The figures of these games. Those that were aborted count only for the use of cards.
    pub(crate) fn of(games: &[Noted<WarNotes>]) -> WarReport {
        let outcomes = games.iter().filter_map(|game| game.outcome);
        let finished: Vec<&WarNotes> =
            games.iter().filter(|game| game.outcome.is_some()).map(|game| game.notes).collect();
        WarReport {
            free_peoples: Share::of(outcomes.map(|outcome| won_by(outcome) == Some(Side::Free))),
            by_turn: (1..=TURNS).map(|turn| Turn::of(&finished, turn)).collect(),
            milestones: Milestone::ALL.map(|milestone| (milestone.id(), reached(&finished, milestone))).into(),
            together: games.iter().map(|game| game.notes.together()).fold(Together::default(), Together::and),
            cards: Card::all().map(|card| (card.to_string(), uses(games, card))).collect(),
        }
    }
}

/// The side that has won.
fn won_by(outcome: &Outcome) -> Option<Side> {
    outcome.how.parse().ok().map(Victory::winner)
}

impl Turn {
    fn of(finished: &[&WarNotes], turn: u16) -> Turn {
        let turn_ends: Vec<TurnEnd> = finished.iter().filter_map(|notes| notes.at_end_of(turn)).collect();
        let over = |figure: fn(&TurnEnd) -> f64| mean(turn_ends.iter().map(figure));
        Turn {
            turn,
            running: turn_ends.iter().filter(|end| !end.over).count() as u64,
            corruption: over(|end| f64::from(end.corruption)),
            shadow_points: over(|end| f64::from(end.points[Side::Shadow.index()])),
            free_points: over(|end| f64::from(end.points[Side::Free.index()])),
            in_mordor: over(|end| f64::from(u8::from(end.in_mordor))),
        }
    }
}

fn reached(finished: &[&WarNotes], milestone: Milestone) -> Reached {
    let turns: Vec<Option<u16>> = finished.iter().map(|notes| notes.turn_of(milestone)).collect();
    Reached { games: Share::of(turns.iter().map(Option::is_some)), turn: Spread::of(turns.into_iter().flatten()) }
}

/// How often a card was used in all games.
fn uses(games: &[Noted<WarNotes>], card: Card) -> Uses {
    let each = games.iter().map(|game| game.notes.uses(card));
    each.fold(Uses::default(), |all, one| Uses { event: all.event + one.event, combat: all.combat + one.combat })
}
