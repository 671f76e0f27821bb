//! What a card is worth, in points: about one for what a card of cost 1 does.

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
pub fn of_character(s: &State, o: &InPlay) -> f32 {
    let left = f32::from(now::vitality_left(s, o).max(0));
    let share = if o.card.kind() == Type::Ally { 0.35 } else { 1.0 };
    // The last points of vitality are worth the most: without them nobody can be exerted.
    let health = 1.1 * left.min(2.0) + 0.6 * (left - 2.0).max(0.0);
    share * (1.5 + 0.3 * plain_strength(s, o) + health)
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
        (Some(Side::Free), Type::Companion) => 1.0 + 0.15 * cost,
        (Some(Side::Free), Type::Event) => 0.7,
        (Some(Side::Free), _) => 0.8,
        (Some(Side::Shadow), Type::Minion) => 0.9 + 0.06 * cost,
        (Some(Side::Shadow), _) => 0.6,
        (None, _) => 0.0,
    }
}
