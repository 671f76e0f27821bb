//! The war on the map: which places are threatened, and how much.

use super::{
    distance::distance,
    force::{self, Force},
    weights::Weights,
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

/// How much of a force counts at each distance.
const NEAR: [f32; 7] = [1.0, 0.85, 0.70, 0.58, 0.47, 0.38, 0.3];
/// How much of what a force will do there counts now: who is near will do it soon.
const SOON: [f32; 7] = [1.0, 0.85, 0.70, 0.58, 0.48, 0.40, 0.33];
/// How much of the pull of a place is left one step further.
const FADES: f32 = 0.6;

/// A City or Stronghold, and how it looks from every region.
struct Place {
    number: usize,
    at: Region,
    owner: Side,
    near: [f32; Region::ALL.len()],
    soon: [f32; Region::ALL.len()],
    pull: [f32; Region::ALL.len()],
}

static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let all =
        Region::ALL.into_iter().filter_map(|at| at.first_owner().filter(|_| at.points() > 0).map(|owner| (at, owner)));
    all.enumerate().map(|(number, (at, owner))| Place::new(number, at, owner)).collect()
});

impl Place {
    fn new(number: usize, at: Region, owner: Side) -> Place {
        let far = Region::ALL.map(|from| usize::from(distance(from, at)));
        let fading = |table: &[f32; 7]| far.map(|steps| table.get(steps).copied().unwrap_or(0.0));
        let pull = far.map(|steps| f32::from(at.points()) * FADES.powi(steps as i32));
        Place { number, at, owner, near: fading(&NEAR), soon: fading(&SOON), pull }
    }

    fn is_held_by(&self, board: &Board, side: Side) -> bool {
        (self.owner == side) != board.captured.has(self.at)
    }
}

/// The most places that can be wanted at once.
const MOST_PRIZES: usize = 32;

/// The number of Cities and Strongholds.
pub fn place_count() -> usize {
    PLACES.len()
}

/// The places that a side wants, with what it could bring against them.
type Prizes = SmallVec<[Prize; MOST_PRIZES]>;

/// A place that the other side holds, and what could be brought against it.
pub struct Prize {
    place: &'static Place,
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
pub fn threats(state: &State, by: Side, weights: &Weights) -> Threats {
    sum(&prizes(state, by, weights), by)
}

/// What is threatened in all.
pub fn sum(prizes: &[Prize], by: Side) -> Threats {
    let mut threats = Threats::default();
    for prize in prizes {
        match prize.place.owner == by {
            true => threats.regains += prize.value(),
            false => threats.gains += prize.value(),
        }
    }
    threats
}

/// The places that a side wants, with its Armies shared out among them.
pub fn prizes(state: &State, by: Side, weights: &Weights) -> Prizes {
    let armies = force::armies(state, by);
    let wanted = PLACES.iter().filter(|place| place.is_held_by(&state.board, by.enemy()));
    let mut prizes: Prizes = wanted.map(|place| Prize::new(state, place, by.enemy(), weights)).collect();
    for prize in &mut prizes {
        for (region, force) in &armies {
            prize.reach.join(force, prize.place.near[region.index()]);
        }
        prize.chance = prize.odds();
        prize.reach = Force::NONE;
    }
    for (region, force) in &armies {
        share_out(&mut prizes, region.index(), force);
    }
    prizes
}

/// Shares an Army out among the prizes, most of it to those that it has the best chances at.
fn share_out(prizes: &mut [Prize], region: usize, force: &Force) {
    let appeal = |prize: &Prize| {
        let appeal = prize.points * prize.chance * prize.place.near[region];
        appeal * appeal
    };
    let all: f32 = prizes.iter().map(appeal).sum();
    if all > 0.0 {
        for prize in prizes {
            let share = appeal(prize) / all * prize.place.near[region];
            prize.reach.join(force, share);
            prize.hits += share * force.hits;
            prize.soon += share * force.hits * prize.place.soon[region];
        }
    }
}

impl Prize {
    fn new(state: &State, place: &'static Place, holder: Side, weights: &Weights) -> Prize {
        let resistance = weights.empty_place + resistance(state, place.at, holder);
        let points = f32::from(place.at.points());
        Prize { place, points, resistance, reach: Force::NONE, chance: 0.0, hits: 0.0, soon: 0.0 }
    }

    /// The place, by its number among all of them.
    pub fn number(&self) -> usize {
        self.place.number
    }

    /// Where it is.
    pub fn at(&self) -> Region {
        self.place.at
    }

    /// How hard it would be to take.
    pub fn resistance(&self) -> f32 {
        self.resistance
    }

    /// The chance if everybody near went there.
    pub fn chance(&self) -> f32 {
        self.chance
    }

    /// The points that are threatened here.
    pub fn value(&self) -> f32 {
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
    let wanted = PLACES.iter().filter(|place| place.is_held_by(board, by.enemy()));
    wanted.map(|place| place.pull[region.index()]).fold(0.0, f32::max)
}
