//! How good a position is: the points of every player, and from them the chance of one to win.

use crate::{Weights, danger::danger, value};
use table::{Rules, Seat};
use tcg::{
    State, Tcg,
    cards::facts::{Phase, Type},
    game::{InPlay, now},
};

/// So many points make the chances e to 1.
const DECISIVE: f32 = 9.0;

/// The chance of a seat to win.
pub fn worth(s: &State, seat: Seat, w: &Weights) -> f32 {
    if let Some(outcome) = Tcg::outcome(s) {
        return outcome.scores[seat.index()];
    }
    if s.of(seat).is_out {
        return 0.0;
    }
    let chance = |at: Seat| (points(s, at, seat, w) / DECISIVE).exp();
    let all: f32 = s.order.iter().map(|at| chance(*at)).sum();
    chance(seat) / all
}

/// What a player has: his way, his fellowship, what he holds.
fn points(s: &State, seat: Seat, seen_by: Seat, w: &Weights) -> f32 {
    let person = s.of(seat);
    let own = s.in_play.iter().filter(|o| o.owner == seat);
    let in_play: f32 = own.map(|o| of_card(s, o, w)).sum();
    let hand = hand(s, seat, w);
    let dreaded = if seat == seen_by { w.own_danger } else { w.others_danger };
    let danger = if seat == s.free { dreaded * danger(s, seen_by, w) } else { 0.0 };
    // T6.1 In the fellowship phase the fellowship has still to move: who has not done so is not behind.
    let is_to_move = seat == s.free && s.phase == Phase::Fellowship && s.happened.moves == 0 && s.turn > 0;
    let at = f32::from(person.at) + if is_to_move { 1.0 } else { 0.0 };
    let ahead = at + w.late_site * at.powi(2);
    w.site * ahead + in_play + w.hand * hand - burdens(s, seat, w) - danger
}

/// T9.4 What a hand is worth. A card that was played makes room for another.
fn hand(s: &State, seat: Seat, w: &Weights) -> f32 {
    let cards = &s.of(seat).cards;
    let held: f32 = cards.hand().cards().map(|card| value::in_hand(s, card)).sum();
    let room = 8_usize.saturating_sub(cards.hand().len()).min(cards.deck().len());
    held + w.new_card * room as f32
}

fn of_card(s: &State, o: &InPlay, w: &Weights) -> f32 {
    match o.card.kind() {
        Type::Companion | Type::Ally => {
            let bears = s.of(o.owner).ring_bearer == Some(o.id);
            value::of_character(s, o, w) * if bears { w.ring_bearer } else { 1.0 }
        }
        Type::Minion => 0.0,
        _ => w.support * value::of_support(o),
    }
}

/// What burdens cost: more and more, until they are too many.
fn burdens(s: &State, seat: Seat, w: &Weights) -> f32 {
    let person = s.of(seat);
    if person.ring_bearer.is_none() {
        return 0.5 * f32::from(person.bid);
    }
    let left = f32::from(now::resistance(s, seat)) - f32::from(person.burdens);
    if left <= 0.0 { w.ring_bearer_lost } else { w.burden * f32::from(person.burdens) + w.corruption / left }
}
