//! What a card is worth, in points: about one for what a card of cost 1 does.

use crate::Weights;
use table::Seat;
use tcg::{
    Card, State,
    cards::facts::{Keyword, Side, Type},
    game::{InPlay, now},
};

/// The strength of a character with what it bears, whatever texts say: a quick look.
pub fn plain_strength(s: &State, o: &InPlay) -> f32 {
    let borne: i16 = s.on(o.id).map(|item| item.card.facts().strength).sum();
    f32::from((o.card.facts().strength + borne).max(0))
}

/// What a companion or ally in play is worth to its owner, as it stands.
pub fn of_character(s: &State, o: &InPlay, w: &Weights) -> f32 {
    let left = f32::from(now::vitality_left(s, o).max(0));
    let share = if o.card.kind() == Type::Ally { w.ally } else { 1.0 };
    share * (w.companion + w.strength * plain_strength(s, o) + health(left, w))
}

/// What so much vitality is worth.
pub fn health(left: f32, w: &Weights) -> f32 {
    w.vitality * left.min(2.0) + w.more_vitality * (left - 2.0).max(0.0)
}

/// What any other card in play is worth to its owner.
pub fn of_support(o: &InPlay) -> f32 {
    let facts = o.card.facts();
    match facts.kind {
        Type::Condition | Type::Artifact => 1.2 + 0.3 * f32::from(facts.cost),
        Type::Possession => 0.8 + 0.2 * f32::from(facts.strength.max(0)) + 0.3 * f32::from(facts.vitality.max(0)),
        _ => 0.0,
    }
}

/// How much a minion threatens, by what it can do in skirmishes.
pub fn of_minion(s: &State, o: &InPlay) -> f32 {
    let has = |keyword| f32::from(now::keyword(s, o, keyword).max(0));
    let fierce = if has(Keyword::Fierce) > 0.0 { 1.5 } else { 1.0 };
    plain_strength(s, o) * fierce + 3.0 * has(Keyword::Damage) + 1.5 * has(Keyword::Archer).min(1.0)
}

/// What it is worth to hold a card in hand.
pub fn in_hand(s: &State, card: Card) -> f32 {
    let facts = card.facts();
    let is_lost =
        facts.unique && s.in_play.iter().any(|o| o.card.title() == card.title() && o.card.side() == card.side());
    if is_lost {
        return 0.1;
    }
    let cost = f32::from(facts.cost.max(0));
    match (facts.side, facts.kind) {
        (Some(Side::Free), Type::Companion) => 1.0 + 0.1 * cost,
        (Some(Side::Free), Type::Event) => 0.55,
        (Some(Side::Free), _) => 0.4,
        (Some(Side::Shadow), Type::Minion) => 1.0 + 0.06 * cost,
        (Some(Side::Shadow), _) => 0.5,
        (None, _) => 0.0,
    }
}

/// What a companion is worth to begin with.
pub fn of_companion(card: Card) -> f32 {
    let (facts, w) = (card.facts(), &Weights::PLAIN);
    w.companion + w.strength * f32::from(facts.strength) + health(f32::from(facts.vitality), w)
}

/// What it is worth to keep a card in hand rather than draw another: less, if its culture is not there to use it, or another copy is in
/// hand.
pub fn to_keep(s: &State, seat: Seat, card: Card) -> f32 {
    let facts = card.facts();
    let hand = s.of(seat).cards.hand();
    let is_character = |other: Card| other.facts().is_character() && other.facts().culture == facts.culture;
    let in_play = || s.in_play.iter().any(|o| o.owner == seat && is_character(o.card));
    let is_helped = facts.is_character() || hand.cards().any(is_character) || in_play();
    let copies = hand.cards().filter(|other| other.title() == card.title()).count();
    let is_too_many = copies > if facts.unique { 1 } else { 2 };
    in_hand(s, card) * if is_helped { 1.0 } else { 0.55 } * if is_too_many { 0.75 } else { 1.0 }
}
