//! What lies before the fellowship whose turn it is: skirmishes that are assigned, minions that are not, archery, and the twilight that
//! there is for more of them.

use crate::{Weights, battle::Battle, value};
use smallvec::SmallVec;
use table::Seat;
use tcg::{
    State,
    actions::Frame,
    cards::facts::{Phase, Side},
    game::{Id, InPlay, Outlook, now},
    turn::Place,
};

/// What the fellowship may expect to lose this turn, in points, as somebody sees it who knows his own hand.
pub fn danger(s: &State, seen_by: Seat, w: &Weights) -> f32 {
    if s.turn == 0 {
        return 0.0;
    }
    fought(s, w) + archery(s, w) + unassigned(s, seen_by, w)
}

/// What the skirmishes cost that are assigned or being fought, if everybody passes.
fn fought(s: &State, w: &Weights) -> f32 {
    let mut cost = 0.0;
    if let Some(skirmish) = s.skirmish.as_ref().filter(|skirmish| !skirmish.cancelled && is_open(s)) {
        cost += outcome(s, &Outlook::of(s, &skirmish.free, &skirmish.minions), &skirmish.free, &skirmish.minions, w);
    }
    let mut known: SmallVec<[Id; 9]> = SmallVec::new();
    for (character, _) in &s.assigned {
        if !known.contains(character) {
            known.push(*character);
            cost += if_fought(s, *character, &minions_of(s, *character), w);
        }
    }
    cost
}

/// The skirmish has not been resolved yet.
fn is_open(s: &State) -> bool {
    is_under_way(s, |place| matches!(place, Place::Resolve))
}

fn is_under_way(s: &State, is: impl Fn(&Place) -> bool) -> bool {
    s.stack.iter().any(|frame| matches!(frame, Frame::Turn(place) if is(place)))
}

/// The minions that are assigned to a character.
pub fn minions_of(s: &State, character: Id) -> SmallVec<[Id; 4]> {
    s.assigned.iter().filter(|(c, _)| *c == character).map(|(_, minion)| *minion).collect()
}

/// What it costs the fellowship if these fight.
pub fn if_fought(s: &State, character: Id, minions: &[Id], w: &Weights) -> f32 {
    let (outlook, _) = Outlook::if_they_fought(s, character, minions, false);
    outcome(s, &outlook, &[character], minions, w)
}

fn outcome(s: &State, outlook: &Outlook, free: &[Id], minions: &[Id], w: &Weights) -> f32 {
    let deaths = outlook.deaths(s, free, minions);
    if !outlook.free_lost {
        // A minion that dies does not fight again, if it is fierce or the fellowship moves on.
        let gained: f32 = deaths.iter().filter_map(|id| s.find(*id)).map(|o| value::of_minion(s, o)).sum();
        return -w.minion_killed * gained - w.won;
    }
    let lost = |id: &Id| -> f32 {
        let Some(o) = s.find(*id) else { return 0.0 };
        let bears = s.of(o.owner).ring_bearer == Some(o.id);
        match (deaths.contains(id), bears) {
            (true, true) => w.ring_bearer_lost,
            (true, false) => value::of_character(s, o, w) + w.death,
            (false, _) => wounds(s, o, outlook.wounds, w) * if bears { w.ring_bearer } else { 1.0 },
        }
    };
    // How near it is to turn matters a little: something may come to help, or to make it worse.
    let margin = f32::from(outlook.shadow - outlook.free).min(8.0);
    free.iter().map(lost).sum::<f32>() + w.margin * margin
}

/// What so many wounds cost.
pub fn wounds(s: &State, o: &InPlay, count: u8, w: &Weights) -> f32 {
    let left = f32::from(now::vitality_left(s, o).max(0));
    let after = (left - f32::from(count)).max(0.0);
    value::health(left, w) - value::health(after, w) + w.wound
}

/// Arrows that are still to come.
fn archery(s: &State, w: &Weights) -> f32 {
    let to_come = matches!(s.phase, Phase::Shadow | Phase::Maneuver | Phase::Archery);
    if to_come { w.arrow * f32::from(now::archery(s, Side::Shadow, 0)) } else { 0.0 }
}

/// T8.9 What it costs if the Shadow assigns what the Free Peoples player has left: all of it where it hurts most.
fn left_over(s: &State, w: &Weights) -> f32 {
    let waiting: SmallVec<[Id; 8]> =
        s.minions().filter(|o| s.is_active(o) && !is_busy(s, o.id)).map(|o| o.id).collect();
    if waiting.is_empty() {
        return 0.0;
    }
    let cost = |character: &InPlay| {
        let before = minions_of(s, character.id);
        let known = if before.is_empty() { 0.0 } else { if_fought(s, character.id, &before, w) };
        let with: SmallVec<[Id; 8]> = before.iter().chain(&waiting).copied().collect();
        if_fought(s, character.id, &with, w) - known
    };
    s.companions(s.free).map(cost).fold(0.0, f32::max)
}

/// Minions that nobody fights yet, and twilight from which more may come.
fn unassigned(s: &State, seen_by: Seat, w: &Weights) -> f32 {
    if is_under_way(s, |place| matches!(place, Place::Leftovers(..))) {
        return left_over(s, w);
    }
    match s.phase {
        Phase::Regroup => 0.0,
        Phase::Fellowship | Phase::Shadow => Battle::of(s, is_busy, w).with_more(s, seen_by),
        Phase::Maneuver | Phase::Archery | Phase::Assignment => Battle::of(s, is_busy, w).cost(),
        // T8.36 Only the fierce fight again.
        Phase::Skirmish => Battle::of(s, is_busy, w).cost_of_fierce(),
    }
}

fn is_busy(s: &State, minion: Id) -> bool {
    s.assigned.iter().any(|(_, m)| *m == minion)
        || s.skirmish.as_ref().is_some_and(|skirmish| skirmish.minions.contains(&minion))
}
