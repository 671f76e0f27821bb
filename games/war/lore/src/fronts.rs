//! The war on the map: which places are threatened, and how much.

use super::{
    distance::distance,
    force::{self, Force},
    weights::Weights,
};
use std::sync::LazyLock;
use war::{Board, Region, Side, Site, State};

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

/// The number of Cities and Strongholds.
pub const PLACES: usize = 22;

/// Something about each place.
type OfPlaces = [f32; PLACES];

/// The Cities and Strongholds, and how they look from every region.
struct Map {
    at: [Region; PLACES],
    owner: [Side; PLACES],
    points: OfPlaces,
    from: [Sight; Region::ALL.len()],
}

/// How the places look from a region.
struct Sight {
    near: OfPlaces,
    soon: OfPlaces,
    pull: OfPlaces,
}

static MAP: LazyLock<Map> = LazyLock::new(|| {
    let all: Vec<Region> = Region::ALL.into_iter().filter(|at| at.points() > 0 && at.first_owner().is_some()).collect();
    let at: [Region; PLACES] = all.try_into().expect("every City and every Stronghold has a number");
    let owner = at.map(|at| at.first_owner().expect("somebody lives there"));
    let points = at.map(|at| f32::from(at.points()));
    Map { at, owner, points, from: Region::ALL.map(|from| Sight::new(from, &at)) }
});

impl Map {
    /// Whether a side holds a place.
    fn is_held_by(&self, n: usize, board: &Board, side: Side) -> bool {
        (self.owner[n] == side) != board.captured.has(self.at[n])
    }
}

impl Sight {
    fn new(from: Region, places: &[Region; PLACES]) -> Sight {
        let far = places.map(|at| usize::from(distance(from, at)));
        let fading = |table: &[f32; 7]| far.map(|steps| table.get(steps).copied().unwrap_or(0.0));
        let pull = |n: usize| f32::from(places[n].points()) * FADES.powi(far[n] as i32);
        Sight { near: fading(&NEAR), soon: fading(&SOON), pull: std::array::from_fn(pull) }
    }
}

/// The places that a side wants, and what it could bring against each of them; nothing where it wants none.
pub struct Prizes {
    by: Side,
    /// Which places they are: those that the other side holds.
    pub wanted: [bool; PLACES],
    /// How hard each would be to take.
    pub resistance: OfPlaces,
    /// The chance if everybody near went there.
    pub chance: OfPlaces,
    /// The points that are threatened there, by Armies that cannot be everywhere.
    pub value: OfPlaces,
}

/// What can be brought to bear on each place.
struct Reach {
    units: OfPlaces,
    hits: OfPlaces,
    lead: OfPlaces,
}

impl Reach {
    const NONE: Reach = Reach { units: [0.0; PLACES], hits: [0.0; PLACES], lead: [0.0; PLACES] };

    /// Adds a part of a force, another one at each place.
    fn join(&mut self, force: &Force, part: &OfPlaces) {
        for (n, part) in part.iter().enumerate() {
            self.units[n] += part * force.units;
            self.hits[n] += part * force.hits;
            self.lead[n] += part * force.lead;
        }
    }

    /// The chance to take a place in good time, 0 to 1.
    fn odds(&self, n: usize, resistance: f32) -> f32 {
        let reach = Force { units: self.units[n], hits: self.hits[n], lead: self.lead[n] };
        let ratio = reach.power() / resistance;
        let steep = ratio * ratio.sqrt();
        steep / (1.0 + steep)
    }
}

/// What a side threatens. An Army cannot be everywhere: it counts where it would best be used.
pub fn threats(state: &State, by: Side, weights: &Weights) -> Threats {
    prizes(state, by, weights).sum()
}

/// The places that a side wants, with its Armies shared out among them.
pub fn prizes(state: &State, by: Side, weights: &Weights) -> Prizes {
    let map = &*MAP;
    let armies = force::armies(state, by);
    let wanted = std::array::from_fn(|n| map.is_held_by(n, &state.board, by.enemy()));
    let mut prizes = Prizes { by, wanted, resistance: [0.0; PLACES], chance: [0.0; PLACES], value: [0.0; PLACES] };
    let mut all_near = Reach::NONE;
    for (region, force) in &armies {
        all_near.join(force, &map.from[region.index()].near);
    }
    for n in (0..PLACES).filter(|n| wanted[*n]) {
        prizes.resistance[n] = weights.empty_place + resistance(state, map.at[n], by.enemy());
        prizes.chance[n] = all_near.odds(n, prizes.resistance[n]);
    }
    prizes.share_out(&armies);
    prizes
}

impl Prizes {
    /// Shares the Armies out among the places, most of each to those that it has the best chances at.
    fn share_out(&mut self, armies: &[(Region, Force)]) {
        let map = &*MAP;
        let mut reach = Reach::NONE;
        let mut soon = [0.0; PLACES];
        for (region, force) in armies {
            let sight = &map.from[region.index()];
            let appeal: OfPlaces = std::array::from_fn(|n| {
                let appeal = map.points[n] * self.chance[n] * sight.near[n];
                appeal * appeal
            });
            let all: f32 = appeal.iter().sum();
            if all > 0.0 {
                let share: OfPlaces = std::array::from_fn(|n| appeal[n] / all * sight.near[n]);
                reach.join(force, &share);
                for n in 0..PLACES {
                    soon[n] += share[n] * force.hits * sight.soon[n];
                }
            }
        }
        for n in (0..PLACES).filter(|n| reach.hits[*n] > 0.0) {
            self.value[n] = map.points[n] * reach.odds(n, self.resistance[n]) * soon[n] / reach.hits[n];
        }
    }

    /// What is threatened in all.
    pub fn sum(&self) -> Threats {
        let mut threats = Threats::default();
        for n in 0..PLACES {
            match MAP.owner[n] == self.by {
                true => threats.regains += self.value[n],
                false => threats.gains += self.value[n],
            }
        }
        threats
    }
}

/// Where a place is.
pub fn place(number: usize) -> Region {
    MAP.at[number]
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
    let map = &*MAP;
    let pull = &map.from[region.index()].pull;
    (0..PLACES).filter(|n| map.is_held_by(*n, board, by.enemy())).map(|n| pull[n]).fold(0.0, f32::max)
}
