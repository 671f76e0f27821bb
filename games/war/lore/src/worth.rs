//! How good a position is, as far as one can tell by looking: two races, and the means to run them.
//!
//! The Free Peoples win if the Ring-bearers bear what comes and are at the Crack of Doom before the Shadow has its ten
//! points; or, seldom, by four points of their own.

use super::{
    fronts::{self, Threats},
    means,
    ring::{self, Journey},
    weights::Weights,
};
use war::{Side, State};

/// What is known of a position before it is judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// The chance of the Free Peoples.
    pub free: f32,
    /// The chance that the Ring-bearers bear what comes.
    pub survival: f32,
    /// The chance that they come before the Shadow's armies.
    pub race: f32,
    /// The chance that the Free Peoples win the war.
    pub war: f32,
}

/// Judges a position.
pub fn outlook(state: &State, weights: &Weights) -> Outlook {
    let threats = Side::ALL.map(|side| fronts::threats(state, side, weights));
    from_parts(state, &ring::journey(state, weights), &threats, weights)
}

/// Judges a position whose parts are known: the journey, and what each side threatens.
pub fn from_parts(state: &State, journey: &Journey, threats: &[Threats; 2], weights: &Weights) -> Outlook {
    let [shadow, free] = [Side::Shadow, Side::Free].map(|side| threats[side.index()]);
    let points = f32::from(state.board.points(Side::Shadow));
    let unused = f32::from(state.dice_of(Side::Shadow).left());
    let dice = means::shadow_dice(state, weights);
    // What is threatened is not taken: it shortens the way, but never to nothing.
    let needed = (10.0 - points).max(0.5);
    let wanted = needed * ((weights.free_regains * free.regains - weights.shadow_gains * shadow.gains) / needed).exp();
    let turns = (wanted / weights.points_a_die - unused) / dice;
    let race = logistic((turns - journey.turns.max(0.0)) / weights.turns);
    let own = f32::from(state.board.points(Side::Free)) + weights.free_gains * free.gains
        - weights.shadow_regains * shadow.regains;
    let war = logistic((own - weights.war_points) * weights.war_steep);
    let chance = 1.0 - (1.0 - journey.survival * race) * (1.0 - war);
    // Even a lost cause can be more or less lost.
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    let odds = (chance / (1.0 - chance)).ln() + means::balance(state, weights);
    // People come back from worse than this formula thinks.
    Outlook { free: logistic(0.3 + 0.7 * odds), survival: journey.survival, race, war }
}

/// From log-odds to a chance.
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
