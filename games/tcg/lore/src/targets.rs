//! Whom to choose: whom to wound, exert, heal or discard, and who bears what.

use crate::{Weights, value};
use table::Asked;
use tcg::{
    Item, State, Tcg, Why,
    cards::facts::{Side, Type},
    game::{InPlay, now},
};

/// How much a card in play comes to mind.
pub fn of_item(s: &State, asked: &Asked<Tcg>, item: Item) -> f32 {
    let Item::In(card, rank) = item else { return 1.0 };
    let Some(o) = s.at(card, rank) else { return 1.0 };
    let is_own = o.owner == asked.seat;
    match &asked.why {
        Why::Bearer(_) => bearer(s, o),
        Why::Sanctuary { .. } => healing(s, o),
        Why::ArcheryWound => hurting(s, o, is_own),
        Why::Target { verb, .. } => match *verb {
            "wound" | "exert" | "exhaust" | "discard" | "return" => hurting(s, o, is_own),
            "heal" => {
                if is_own {
                    healing(s, o)
                } else {
                    0.05
                }
            }
            "strengthen" => {
                if is_own {
                    0.3 + fighting(s, o)
                } else {
                    0.5
                }
            }
            _ => {
                if is_own {
                    1.0
                } else {
                    0.7
                }
            }
        },
        _ => 1.0,
    }
}

/// Items go to who fights, the strong before the weak.
fn bearer(s: &State, o: &InPlay) -> f32 {
    1.0 + 0.1 * value::plain_strength(s, o) + fighting(s, o)
}

fn fighting(s: &State, o: &InPlay) -> f32 {
    let is_in = s.skirmish.as_ref().is_some_and(|fought| fought.free.contains(&o.id) || fought.minions.contains(&o.id));
    if is_in { 3.0 } else { 0.0 }
}

/// Who is hurt most, and who matters most, is healed first.
fn healing(s: &State, o: &InPlay) -> f32 {
    let bears = s.of(o.owner).ring_bearer == Some(o.id);
    let left = f32::from(now::vitality_left(s, o).max(0));
    f32::from(o.wounds).min(1.0)
        * (2.0 / (left + 0.5) + 0.1 * value::plain_strength(s, o))
        * if bears { 1.8 } else { 1.0 }
}

/// One's own who can bear it, or another's whom it hurts most.
fn hurting(s: &State, o: &InPlay, is_own: bool) -> f32 {
    let left = f32::from(now::vitality_left(s, o).max(0));
    if !o.card.facts().is_character() {
        return if is_own { 0.3 } else { 1.0 + value::of_support(o) };
    }
    let bears = s.of(o.owner).ring_bearer == Some(o.id);
    let value = match (o.card.kind(), o.card.side()) {
        (Type::Minion, _) => 0.4 * value::of_minion(s, o),
        (_, Some(Side::Free)) => value::of_character(s, o, &Weights::PLAIN),
        _ => 1.0,
    };
    if is_own {
        let spare = (left - 1.0).max(0.0);
        (0.05 + spare) / (1.0 + 0.1 * value) * if bears { 0.35 } else { 1.0 }
    } else {
        let dies = if left <= 1.0 { 2.0 } else { 1.0 };
        0.2 * value * dies * if bears { 1.6 } else { 1.0 }
    }
}
