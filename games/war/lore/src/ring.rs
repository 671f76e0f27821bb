//! The race of the Ring: how far it is to the Crack of Doom, and whether the Ring-bearers can bear it.

use super::{distance::to_mordor, means::hopes, weights::Weights};
use war::{Character, Damage, Face, Fellowship, Side, State, TileSet};

/// How the journey stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Journey {
    /// Moves to the gates of Mordor.
    pub moves: f32,
    /// Steps on the Mordor Track.
    pub steps: f32,
    /// The turns it will take.
    pub turns: f32,
    /// The chance that the Ring-bearers bear what comes.
    pub survival: f32,
}

/// How the journey stands.
pub fn journey(state: &State, weights: &Weights) -> Journey {
    let fellowship = &state.fellowship;
    let (moves, steps) = way_to_go(fellowship);
    let outside = mean_damage(state.hunt.pool, weights.eye);
    let mordor_pool = state.hunt.pool.or(state.hunt.waiting);
    let inside = mean_damage(mordor_pool, weights.eye_in_mordor).max(0.3);
    let this_turn = moves_this_turn(state, weights);
    // The dice in the Hunt Box are for the moves of this turn; later turns are like any other.
    let now = this_turn.min(moves);
    let found = found_now(state);
    let harm = outside * (now * found + (moves - now) * weights.found) + inside * steps;
    let room = f32::from(Fellowship::LOST) - f32::from(fellowship.corruption) - weights.spare_corruption;
    let shield: f32 = weights.shield * state.companions().iter().map(shield).sum::<f32>();
    let spread = weights.spread + weights.spread_by_length * (0.81 * moves + 1.3 * steps).sqrt();
    let margin = room + shield.min(weights.shield_most * harm) - harm;
    let survival = 1.0 / (1.0 + (-margin / spread).exp());
    // W6.6.5 With Strider as Guide any die hides the Fellowship.
    let hiding = match (fellowship.hidden, fellowship.guide) {
        (true, _) => 0.0,
        (false, Character::Strider) => 0.5 * weights.hiding,
        (false, _) => weights.hiding,
    };
    let turns = (moves + steps + hiding - this_turn) / (weights.moves_a_die * dice(state, weights));
    Journey { moves, steps, turns, survival }
}

/// What a Companion in the Fellowship can take of the damage: W12.6.2 his Level, if it comes to that.
fn shield(who: Character) -> f32 {
    [0.0, 0.8, 1.4, 1.7][usize::from(who.level().min(3))]
}

/// Moves to Mordor, and steps on the Mordor Track.
fn way_to_go(fellowship: &Fellowship) -> (f32, f32) {
    let track = f32::from(Fellowship::CRACK_OF_DOOM);
    match fellowship.mordor {
        Some(step) => (0.0, track - f32::from(step)),
        None => {
            let left = f32::from(to_mordor(fellowship.figure)) - f32::from(fellowship.progress);
            // To stand before the gate is not yet to be in.
            (left.max(0.0) + 0.3, track)
        }
    }
}

/// The mean damage of a tile, where an Eye does so much.
fn mean_damage(pool: TileSet, eye: f32) -> f32 {
    let damage = |damage| match damage {
        Damage::Number(n) => f32::from(n),
        Damage::Eye => eye,
        Damage::Die => 3.5,
    };
    let sum: f32 = pool.iter().map(|tile| damage(tile.print().damage)).sum();
    sum / f32::from(pool.len().max(1))
}

/// The dice the Free Peoples have, with those they may hope for: W3.8.1 Aragorn and Gandalf the White.
fn dice(state: &State, weights: &Weights) -> f32 {
    let base = 4.0;
    let gained: u8 = Character::of(Side::Free).iter().filter(|c| state.in_play(**c)).map(|c| c.sheet().dice).sum();
    base + f32::from(gained) + weights.hopes * hopes(state)
}

/// How often the Fellowship will move before the turn is over.
fn moves_this_turn(state: &State, weights: &Weights) -> f32 {
    let dice = state.dice_of(Side::Free);
    let good = f32::from(dice.unused[Face::Character.index()]) + 0.9 * f32::from(dice.unused[Face::Will.index()]);
    weights.moves_now * good + 0.1 * f32::from(dice.left())
}

/// The chance that a move in this turn is found, W12.2: by the dice in the Hunt Box.
fn found_now(state: &State) -> f32 {
    let hunt = &state.hunt;
    let need = 6_i32 - i32::from(hunt.free_dice);
    let hit = (7 - need.max(2)) as f32 / 6.0;
    1.0 - (1.0 - hit).powi(i32::from(hunt.shadow_dice.min(5)))
}
