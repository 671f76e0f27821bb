//! The war on the map: which places are threatened, and how much.

use super::{
    distance::distance,
    force::{self, Force},
};
use ::war::{Board, Region, Side, Site, State};
use smallvec::SmallVec;
use std::sync::LazyLock;

/// What one side threatens of what the other holds, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Threats {
    /// Points it would gain.
    pub gains: f32,
    /// Points the other would lose: Settlements it has captured.
    pub regains: f32,
}

/// The Cities and Strongholds.
static PRIZES: LazyLock<Vec<Region>> =
    LazyLock::new(|| Region::ALL.into_iter().filter(|region| region.points() > 0).collect());

/// How much of a force counts at each distance.
const NEAR: [f32; 7] = [1.0, 0.85, 0.70, 0.58, 0.47, 0.38, 0.3];
/// How much of what a force will do there counts now: who is near will do it soon.
const SOON: [f32; 7] = [1.0, 0.85, 0.70, 0.58, 0.48, 0.40, 0.33];
/// The most places that can be wanted at once.
const MOST_PRIZES: usize = 32;

/// A place that the other side holds, and what could be brought against it.
#[derive(Clone, Copy)]
struct Prize {
    at: Region,
    points: f32,
    resistance: f32,
    reach: Force,
    /// The chance if everybody near went there.
    chance: f32,
    /// The hits that could be brought there, and the part of them that counts now.
    hits: f32,
    soon: f32,
}

/// What a side threatens. An Army cannot be everywhere: it counts where it would best be used.
pub fn threats(state: &State, by: Side) -> Threats {
    let armies = force::armies(state, by);
    let wanted = PRIZES.iter().copied().filter(|at| state.board.controls(by.enemy(), *at));
    let mut prizes: SmallVec<[Prize; MOST_PRIZES]> = wanted.map(|at| Prize::new(state, at, by.enemy())).collect();
    for prize in &mut prizes {
        for (region, force) in &armies {
            prize.reach.join(force, near(*region, prize.at));
        }
        prize.chance = prize.odds();
        prize.reach = Force::NONE;
    }
    for (region, force) in &armies {
        let appeal = |prize: &Prize| (prize.points * prize.chance * near(*region, prize.at)).powi(2);
        let all: f32 = prizes.iter().map(appeal).sum();
        if all > 0.0 {
            for prize in &mut prizes {
                let share = appeal(prize) / all * near(*region, prize.at);
                prize.reach.join(force, share);
                prize.hits += share * force.hits;
                prize.soon += share * force.hits * soon(*region, prize.at);
            }
        }
    }
    let mut threats = Threats::default();
    for prize in &prizes {
        match prize.at.first_owner() == Some(by) {
            true => threats.regains += prize.value(),
            false => threats.gains += prize.value(),
        }
    }
    threats
}

/// How much of a force in one region counts in another.
fn near(from: Region, to: Region) -> f32 {
    NEAR.get(usize::from(distance(from, to))).copied().unwrap_or(0.0)
}

/// How soon a force in one region can act in another.
fn soon(from: Region, to: Region) -> f32 {
    SOON.get(usize::from(distance(from, to))).copied().unwrap_or(0.0)
}

impl Prize {
    fn new(state: &State, at: Region, holder: Side) -> Prize {
        let resistance = 0.8 + resistance(state, at, holder);
        Prize { at, points: f32::from(at.points()), resistance, reach: Force::NONE, chance: 0.0, hits: 0.0, soon: 0.0 }
    }

    /// The points that are threatened here.
    fn value(&self) -> f32 {
        if self.hits > 0.0 { self.points * self.odds() * self.soon / self.hits } else { 0.0 }
    }

    /// The chance to take it in good time: 0 to 1.
    fn odds(&self) -> f32 {
        let ratio = self.reach.power() / self.resistance;
        let steep = ratio * ratio.sqrt();
        steep / (1.0 + steep)
    }
}

/// What holds a place: those within, times the walls, and those who stand near.
pub fn resistance(state: &State, target: Region, side: Side) -> f32 {
    let walls = match target.site() {
        Some(Site::Stronghold) => 2.2,
        Some(Site::City | Site::Fortification) => 1.25,
        _ => 1.0,
    };
    let within = walls * Force::defending(state, target, side).power();
    let near = target.neighbours().iter().filter(|r| state.board.occupied(**r, side));
    within + near.map(|r| 0.2 * Force::defending(state, *r, side).power()).sum::<f32>()
}

/// How strongly the places that a side wants draw its Armies to a region: more, the nearer and the dearer they are.
pub fn pull(board: &Board, by: Side, region: Region) -> f32 {
    let wanted = PRIZES.iter().filter(|t| board.controls(by.enemy(), **t));
    let pull = |t: &Region| f32::from(t.points()) * 0.6_f32.powi(i32::from(distance(region, *t)));
    wanted.map(pull).fold(0.0, f32::max)
}
