//! Where somebody may want to be asked, or have it passed for him: the phases, and answers to what happens.

use crate::view::fights;
use server::games::Stop;
use table::Asked;
use tcg::{
    Item, Tcg, View, Why,
    actions::Frame,
    cards::{facts::Phase, words::Kind},
};

/// The phases of a turn, then answers to wounds, to skirmishes, and to everything else.
pub const STOPS: &[&str] = &[
    "fellowship",
    "shadow",
    "maneuver",
    "archery",
    "assignment",
    "skirmish",
    "regroup",
    "answer-wounds",
    "answer-skirmishes",
    "answer-others",
];

/// The stop that a question is.
pub fn stop(view: &View, asked: &Asked<Tcg>) -> Option<Stop<Item>> {
    let (name, is_urgent, ends) = match &asked.why {
        // T5.20 Whoever is alone in his phase ends it by passing.
        Why::Act(phase @ (Phase::Fellowship | Phase::Shadow)) => (phase.word(), false, true),
        Why::Act(phase) => (phase.word(), is_in_danger(view), false),
        Why::Answer { kind, .. } => (answered(*kind), is_about(view), false),
        _ => return None,
    };
    Some(Stop { name, pass: Item::Pass, is_urgent, ends })
}

const fn answered(kind: Kind) -> &'static str {
    match kind {
        Kind::Exert | Kind::Wound | Kind::Heal | Kind::Kill => "answer-wounds",
        Kind::Assign | Kind::Win | Kind::Lose | Kind::SkirmishEnds => "answer-skirmishes",
        Kind::Discard
        | Kind::DiscardFromHand
        | Kind::AddBurdens
        | Kind::RemoveBurdens
        | Kind::AddTwilight
        | Kind::Draw
        | Kind::Play
        | Kind::PutOnRing
        | Kind::MoveFrom
        | Kind::Move
        | Kind::MoveTo
        | Kind::StartOfTurn
        | Kind::EndOfTurn
        | Kind::StartOfPhase
        | Kind::EndOfPhase => "answer-others",
    }
}

/// Somebody's own Ring-bearer would die in the skirmish that is fought.
fn is_in_danger(view: &View) -> bool {
    let own = view.seat == Some(view.free);
    own && view.skirmish.is_some() && fights::all(&view.world()).first().is_some_and(|now| now.outcome.ring_bearer_dies)
}

/// What happens, happens to a card of one's own.
fn is_about(view: &View) -> bool {
    view.stack.iter().rev().find_map(|frame| match frame {
        Frame::Occurrence(occurrence) => Some(occurrence.whom.iter().any(|thing| Some(thing.owner) == view.seat)),
        _ => None,
    }) == Some(true)
}
