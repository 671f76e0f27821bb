//! The figures: in the regions, beside the map, and where the Characters are.

use super::{
    players::{self, WarShared},
    view::ids,
};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Army, Character, Nation, Place, Region, Side, State, Troops, View};

/// What there is to see in a region.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarRegion {
    /// The figures of the Free Peoples.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fp: Option<WarArmy>,
    /// The figures of the Shadow.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sh: Option<WarArmy>,
    /// The side that is besieged: all its figures here are inside the Stronghold, all those of the other side outside.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub besieged: Option<String>,
    /// The side that has captured the Settlement; none while its first owner holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub captured_by: Option<String>,
    /// The seat that has captured it for the Shadow, where two play the Shadow.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub captor: Option<String>,
}

/// Figures of one side that stand together.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarArmy {
    /// Units and Leaders by Nation.
    pub units: BTreeMap<String, WarUnits>,
    /// Nazgûl, without the Witch-king.
    pub nazgul: u8,
    /// Characters.
    pub characters: Vec<String>,
    /// Both players of the side have units or Leaders here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shared: Option<WarShared>,
}

/// Units and Leaders of one Nation.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarUnits {
    /// Regulars.
    pub regulars: u8,
    /// Elites.
    pub elites: u8,
    /// Leaders.
    pub leaders: u8,
}

/// Where a Character is.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WarPlace {
    /// Not yet in play.
    Aside,
    /// In the Fellowship.
    Fellowship,
    /// In a region.
    On(String),
    /// Out of the game.
    Gone,
}

impl WarPlace {
    pub(super) fn of(place: Place) -> WarPlace {
        match place {
            Place::Aside => WarPlace::Aside,
            Place::Fellowship => WarPlace::Fellowship,
            Place::On(region) => WarPlace::On(region.to_string()),
            Place::Gone => WarPlace::Gone,
        }
    }
}

impl WarArmy {
    pub(super) fn of(army: &Army, shared: Option<WarShared>) -> WarArmy {
        let characters = ids(army.characters.iter());
        WarArmy { units: units(&army.troops), nazgul: army.troops.nazgul, characters, shared }
    }
}

/// The regions in which there is something to see.
pub(super) fn regions(view: &View, open: &State) -> BTreeMap<String, WarRegion> {
    Region::ALL.into_iter().filter_map(|region| Some((region.to_string(), seen(view, open, region)?))).collect()
}

fn seen(view: &View, open: &State, region: Region) -> Option<WarRegion> {
    let figures = |side| Some(army(view, region, side)).filter(|army| !army.is_empty());
    let army = |side| figures(side).map(|army| WarArmy::of(&army, WarShared::of(open, region, side)));
    let is_captured = view.board.captured.has(region);
    let (fp, sh) = (army(Side::Free), army(Side::Shadow));
    (fp.is_some() || sh.is_some() || is_captured).then(|| WarRegion {
        fp,
        sh,
        besieged: view.board.besieged(region).map(|side| side.to_string()),
        captured_by: view.board.controller(region).filter(|_| is_captured).map(|side| side.to_string()),
        captor: players::captor(open, region),
    })
}

/// The figures of a side in a region.
pub(super) fn army(view: &View, region: Region, side: Side) -> Army {
    let is_here = |c: &Character| view.cast[c.index()] == Place::On(region);
    let characters = Character::of(side).iter().copied().filter(is_here).collect();
    Army { troops: view.board.at(region).of(side), characters }
}

/// The Nations that have units or Leaders among the troops.
pub(super) fn units(troops: &Troops) -> BTreeMap<String, WarUnits> {
    let of = |nation: Nation| {
        let at = nation.index();
        // Only the Free Peoples have Leaders.
        let leaders = troops.leaders.get(at).copied().unwrap_or(0);
        WarUnits { regulars: troops.regulars[at], elites: troops.elites[at], leaders }
    };
    let some = |units: &WarUnits| units.regulars + units.elites + units.leaders > 0;
    let all = Nation::ALL.into_iter().map(|nation| (nation.to_string(), of(nation)));
    all.filter(|(_, units)| some(units)).collect()
}
