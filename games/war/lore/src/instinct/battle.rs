//! In battle: cards, losses, when to stop.

use super::cards;
use crate::{force::Force, fronts::pull};
use war::{Battle, BattleKind, Item, Loss, Side, State, Word};

/// The force of a side in the battle that is fought.
fn force(state: &State, battle: &Battle, side: Side) -> Force {
    Force::fighting(state, &battle.army(state, side), side)
}

/// How much stronger the attacker is, with the walls taken into account.
fn advantage(state: &State, battle: &Battle) -> f32 {
    let walls = match battle.kind {
        BattleKind::Siege => 2.0,
        BattleKind::Field | BattleKind::Sortie => 1.0,
    };
    let defender = force(state, battle, battle.defender()).power();
    force(state, battle, battle.attacker).power() / (0.1 + walls * defender)
}

/// Whether the attacker stops: when he is the weaker.
pub fn cease(state: &State, _: Side, yes: bool) -> f32 {
    let Some(battle) = state.battle else { return 1.0 };
    let go_on = (advantage(state, &battle) / 0.7).powi(3);
    if yes { 1.0 } else { go_on }
}

/// Whether the defender goes inside: unless he is stronger in the open.
pub fn into_siege(state: &State, yes: bool) -> f32 {
    let Some(battle) = state.battle else { return 1.0 };
    let advantage = advantage(state, &battle);
    if yes { (advantage / 0.6).powi(2) } else { 1.0 }
}

/// Where to retreat, or to stand: from an enemy who is stronger, and not out of a place of value.
pub fn retreat(state: &State, side: Side, item: Item) -> f32 {
    let Some(battle) = state.battle else { return 1.0 };
    let advantage = advantage(state, &battle);
    let holds = if battle.to.points() > 0 { 1.5 } else { 0.8 };
    match item {
        Item::Region(to) if to == battle.to => 2.0,
        Item::Region(to) => {
            let friends = if state.board.occupied(to, side) { 2.0 } else { 1.0 };
            let home = if state.board.controls(side, to) { 2.0 } else { 1.0 };
            0.3 * friends * home * (advantage / holds).powi(2) * (0.5 + 0.5 * pull(&state.board, side.enemy(), to))
        }
        _ => 1.0,
    }
}

/// Whether to fight on before the walls: when the end is near.
pub fn extend(state: &State, side: Side, item: Item) -> f32 {
    let Some(battle) = state.battle else { return 1.0 };
    let defender = force(state, &battle, side.enemy());
    let attacker = force(state, &battle, side);
    let near = (attacker.hits - 1.0) / (1.0 + 2.5 * defender.hits);
    match item {
        Item::Word(Word::None) => 1.0,
        _ => (near * 1.5).powi(2),
    }
}

/// How to take a hit. Dice are what counts: Regulars go first while there are more than five units, then Elites are
/// reduced, which costs no die.
pub fn casualty(state: &State, side: Side, loss: Loss) -> f32 {
    let units = state.battle.map_or(5, |battle| battle.army(state, side).units());
    match loss {
        Loss::Regular(_) if units > 5 => 10.0,
        Loss::Regular(_) => 2.0,
        Loss::Reduce(_) if units > 5 => 2.0,
        Loss::Reduce(_) => 8.0,
        Loss::Elite(_) => 0.02,
    }
}

/// Which card to use, or none: what it does now against what it is worth later.
pub fn card(state: &State, side: Side, item: Item) -> f32 {
    match item {
        Item::Card(card) => {
            let stakes = state.battle.map_or(0, |battle| battle.to.points());
            let full = state.decks.hand.all().of(side).len() >= 5;
            (0.6 + 0.3 * f32::from(stakes) + if full { 0.4 } else { 0.0 }) * cards::combat(card) / cards::event(card)
        }
        _ => 1.0,
    }
}

/// Whether to use a card at all, W16.1.2: as the best of them would be chosen rather than none.
pub fn announce(state: &State, side: Side) -> f32 {
    let hand = state.decks.hand.all().of(side);
    let best = hand.iter().map(|held| card(state, side, Item::Card(held))).fold(0.0, f32::max);
    best / (1.0 + best)
}
