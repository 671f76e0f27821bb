//! How good a position is: the points of every player, and from them the chance of one to win.

use crate::{danger::danger, value};
use table::{Rules, Seat};
use tcg::{
    State, Tcg,
    cards::facts::Type,
    game::{InPlay, now},
};

/// So many points make the chances e to 1.
const DECISIVE: f32 = 9.0;
/// A site that was reached.
const SITE: f32 = 4.0;

/// The chance of a seat to win.
pub fn worth(s: &State, seat: Seat) -> f32 {
    if let Some(outcome) = Tcg::outcome(s) {
        return outcome.scores[seat.index()];
    }
    if s.of(seat).is_out {
        return 0.0;
    }
    let chance = |at: Seat| (points(s, at) / DECISIVE).exp();
    let all: f32 = s.order.iter().map(|at| chance(*at)).sum();
    chance(seat) / all
}

/// What a player has: his way, his fellowship, what he holds.
fn points(s: &State, seat: Seat) -> f32 {
    let person = s.of(seat);
    let own = s.in_play.iter().filter(|o| o.owner == seat);
    let in_play: f32 = own.map(|o| of_card(s, o)).sum();
    let hand: f32 = person.cards.hand().cards().map(|card| value::in_hand(s, card)).sum();
    let danger = if seat == s.free { danger(s) } else { 0.0 };
    let ahead = f32::from(person.at) + 0.04 * f32::from(person.at).powi(2);
    SITE * ahead + in_play + 0.5 * hand - burdens(s, seat) - danger
}

fn of_card(s: &State, o: &InPlay) -> f32 {
    match o.card.kind() {
        Type::Companion | Type::Ally => {
            let bears = s.of(o.owner).ring_bearer == Some(o.id);
            value::of_character(s, o) * if bears { 1.6 } else { 1.0 }
        }
        Type::Minion => 0.0,
        _ => value::of_support(o),
    }
}

/// What burdens cost: more and more, until they are too many.
fn burdens(s: &State, seat: Seat) -> f32 {
    let person = s.of(seat);
    if person.ring_bearer.is_none() {
        return 0.5 * f32::from(person.bid);
    }
    let left = f32::from(now::resistance(s, seat)) - f32::from(person.burdens);
    if left <= 0.0 { 60.0 } else { 0.35 * f32::from(person.burdens) + 7.0 / left }
}
