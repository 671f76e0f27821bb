//! Moving, attacking, recruiting.

use crate::{
    distance::{distance, to_mordor},
    force::Force,
    fronts::{pull, resistance},
};
use war::{Figure, Region, Side, State};

/// Which Army moves: a large one that is drawn somewhere.
pub fn move_from(state: &State, side: Side, from: Region) -> f32 {
    let here = pull(&state.board, side, from);
    let best = from.neighbours().iter().map(|to| pull(&state.board, side, *to)).fold(0.0, f32::max);
    let units = f32::from(state.board.at(from).units(side));
    let drawn = (best - here).max(0.0);
    // Who holds something of value had better stay.
    let guards = if side == Side::Free && from.points() > 0 { 0.3 } else { 1.0 };
    guards * (0.1 + units * drawn)
}

/// Where it moves: to where it is drawn.
pub fn move_to(state: &State, side: Side, from: Region, to: Region) -> f32 {
    let (here, there) = (pull(&state.board, side, from), pull(&state.board, side, to));
    let company = if state.board.occupied(to, side) { 1.5 } else { 1.0 };
    let prize = if state.board.controls(side.enemy(), to) { 10.0 } else { 1.0 };
    company * prize * ((there / here.max(0.001)).ln() * 3.0).exp().clamp(0.02, 20.0)
}

/// The chance of an attack, roughly: the force against what holds the place.
pub fn ratio(state: &State, side: Side, from: Region, to: Region) -> f32 {
    let siege = from == to;
    let attacker = Force::attacking(state, from, side).power();
    let defender = match siege && state.board.besieged(to) == Some(side) {
        // A sortie: the besiegers have no walls.
        true => Force::defending(state, to, side.enemy()).power(),
        false => resistance(state, to, side.enemy()),
    };
    attacker / (0.3 + defender)
}

/// Which Army attacks.
pub fn attack_from(state: &State, side: Side, from: Region) -> f32 {
    let around = from.neighbours().iter().copied().chain([from]);
    let enemies = around.filter(|to| state.board.occupied(*to, side.enemy()));
    enemies.map(|to| attack_target(state, side, from, to)).fold(0.01, f32::max)
}

/// Which region it attacks.
pub fn attack_target(state: &State, side: Side, from: Region, to: Region) -> f32 {
    let ratio = ratio(state, side, from, to).min(4.0);
    (1.0 + f32::from(to.points())) * ratio * ratio
}

/// What is recruited.
pub fn recruit(_: &State, figure: Figure) -> f32 {
    match figure {
        Figure::Elite(_) => 3.0,
        Figure::Regular(_) => 2.0,
        Figure::Leader(_) => 1.0,
        Figure::Nazgul => 2.0,
        Figure::Character(_) => 1.0,
    }
}

/// Where: the Shadow near its prey, the Free Peoples where they are threatened.
pub fn recruit_where(state: &State, side: Side, at: Region) -> f32 {
    let base = match side {
        Side::Shadow => 4.0 * pull(&state.board, side, at),
        Side::Free => {
            let near = |r: &Region| Force::attacking(state, *r, Side::Shadow).power();
            let threat: f32 =
                at.neighbours().iter().filter(|r| state.board.occupied(**r, Side::Shadow)).map(near).sum();
            0.5 + threat.min(10.0) * 0.3 + f32::from(at.points())
        }
    };
    let full = state.board.at(at).units(side) >= 9;
    if full { 0.1 * base } else { base }
}

/// How many advance after a battle: all of them where there is something to take or to besiege.
pub fn advance(state: &State, side: Side, to: Region, chosen: u8) -> f32 {
    let stake = state.board.controls(side.enemy(), to) || to.points() > 0;
    if stake { f32::from(chosen).powi(3) + 0.01 } else { f32::from(chosen).powi(2) + 0.5 }
}

/// Where Nazgûl and Minions go: to an Army that wants leading, or to the Ring-bearers.
pub fn minions_to(state: &State, to: Region) -> f32 {
    let army = Force::attacking(state, to, Side::Shadow);
    let leads = if army.units > army.lead { army.units.min(10.0) * pull(&state.board, Side::Shadow, to) } else { 0.0 };
    let fellowship = state.fellowship.region().map_or(9, |r| distance(r, to));
    let hunts = if fellowship == 0 { 2.0 } else { 0.0 };
    0.05 + leads + hunts + 0.01 * f32::from(to_mordor(to) == 0)
}
