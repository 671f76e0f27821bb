//! Means to an end: Characters who give dice, Nations at war, cards, Rings.

use super::{distance::distance, weights::Weights};
use war::{Character, Nation, Place, Region, Side, State};

/// The dice that the Free Peoples may hope for: Strider on his way to the crown, W6.2; Gandalf who fell and will return.
pub fn hopes(state: &State) -> f32 {
    let mut hopes = 0.0;
    if let Some(at) = state.region_of(Character::Strider)
        && state.place(Character::Aragorn) == Place::Aside
    {
        let thrones = [Region::MinasTirith, Region::DolAmroth, Region::Pelargir];
        let open = thrones.into_iter().filter(|r| state.board.controls(Side::Free, *r));
        let far = open.map(|r| distance(at, r)).min().unwrap_or(9);
        hopes += 0.65 * 0.9_f32.powi(i32::from(far));
    }
    if state.place(Character::GandalfTheWhite) == Place::Aside {
        let minions = Character::MINIONS.into_iter().any(|c| state.in_play(c));
        hopes += match state.place(Character::GandalfTheGrey) {
            Place::Gone if minions => 0.65,
            Place::On(_) if minions => 0.6,
            Place::Gone | Place::On(_) => 0.4,
            _ => 0.15,
        };
    }
    hopes
}

/// The dice of the Shadow, with those it may hope for.
pub fn shadow_dice(state: &State, weights: &Weights) -> f32 {
    let mut dice = 7.0;
    for minion in Character::MINIONS {
        dice += match state.place(minion) {
            Place::On(_) => 1.0,
            Place::Aside => weights.minion_to_come,
            _ => 0.0,
        };
    }
    dice
}

/// What is good for the Free Peoples besides, in units of log-odds.
pub fn balance(state: &State, weights: &Weights) -> f32 {
    let mut balance = 0.0;
    for nation in Nation::ALL {
        let steps = f32::from(state.politics.steps[nation.index()]);
        match nation.side() {
            Side::Free => {
                let active = if state.politics.is_active(nation) { 0.04 } else { 0.0 };
                let weight = if nation == Nation::Gondor || nation == Nation::Rohan { 0.05 } else { 0.03 };
                balance += active - weights.free_step * weight * steps;
            }
            Side::Shadow => balance += weights.shadow_step * steps,
        }
    }
    for side in Side::ALL {
        let sign = if side == Side::Free { 1.0 } else { -1.0 };
        let cards = f32::from(state.decks.hand.all().of(side).len().min(6));
        let table = f32::from(state.decks.table.of(side).len());
        // W17.3 A Dwarven Ring is as good as an Elven one, and better: the Shadow never gets it.
        let dwarven = if side == Side::Free { state.handicap.dwarven_rings } else { 0 };
        let rings = f32::from(state.dice_of(side).rings) + 1.5 * f32::from(dwarven);
        balance += sign * (weights.card * cards + weights.table_card * table + weights.elven_ring * rings);
    }
    let units = |side| f32::from(state.board.armies(side).iter().map(|r| state.board.at(r).units(side)).sum::<u8>());
    // What has not been declared leaves all ways open.
    if state.fellowship.progress > 0 {
        balance += 0.04;
    }
    balance + weights.free_unit * units(Side::Free) - weights.shadow_unit * units(Side::Shadow)
}
