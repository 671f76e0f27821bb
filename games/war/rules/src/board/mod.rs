//! W1.3 to W1.5 The board: the map, the figures on it, and who controls what.

mod areas;
mod map;
mod region;

pub use areas::{AREAS, Area};
pub use map::{Land, Map, Site};
pub use region::{Region, RegionSet};

use crate::{Figure, Side, Troops};

/// The figures on the map and the control markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Units, Leaders and Nazgûl by region. Characters keep their own place, see `State::cast`.
    troops: [Troops; 105],
    /// W1.5.3 Where each side has a unit: what `troops` says, kept up to date for speed.
    occupied: [RegionSet; 2],
    /// W15.8.1 Where both players of a side would have units or Leaders, were it played by two; kept for speed too.
    shared: [RegionSet; 2],
    /// W1.4.2 Settlements that carry a control marker: they are held by the enemy of their first owner.
    pub captured: RegionSet,
}

impl Board {
    /// A board with these figures and no control marker.
    pub fn new(troops: [Troops; 105]) -> Board {
        let mut board = Board {
            troops,
            occupied: [RegionSet::EMPTY; 2],
            shared: [RegionSet::EMPTY; 2],
            captured: RegionSet::EMPTY,
        };
        Region::ALL.into_iter().for_each(|region| board.note(region));
        board
    }

    /// The figures in a region.
    pub fn at(&self, region: Region) -> &Troops {
        &self.troops[region.index()]
    }

    /// Adds figures of a kind.
    pub fn add(&mut self, region: Region, figure: Figure, count: u8) {
        self.troops[region.index()].add(figure, count);
        self.note(region);
    }

    /// Takes figures of a kind away.
    pub fn take(&mut self, region: Region, figure: Figure, count: u8) {
        self.troops[region.index()].take(figure, count);
        self.note(region);
    }

    /// Adds troops.
    pub fn join(&mut self, region: Region, troops: &Troops) {
        self.troops[region.index()].join(troops);
        self.note(region);
    }

    /// Takes troops away.
    pub fn leave(&mut self, region: Region, troops: &Troops) {
        self.troops[region.index()].leave(troops);
        self.note(region);
    }

    fn note(&mut self, region: Region) {
        for side in Side::ALL {
            match self.troops[region.index()].has_units(side) {
                true => self.occupied[side.index()].add(region),
                false => self.occupied[side.index()].remove(region),
            }
            match self.troops[region.index()].is_of_both(side) {
                true => self.shared[side.index()].add(region),
                false => self.shared[side.index()].remove(region),
            }
        }
    }

    /// The regions in which a side has a unit.
    pub fn armies(&self, side: Side) -> RegionSet {
        self.occupied[side.index()]
    }

    /// The regions with units or Leaders of Nations of both players of a side.
    pub(crate) fn shared(&self, side: Side) -> RegionSet {
        self.shared[side.index()]
    }

    /// W1.5.3 Whether a side has a unit there.
    pub fn occupied(&self, region: Region, side: Side) -> bool {
        self.occupied[side.index()].has(region)
    }

    /// W1.4.2 The side that controls the Settlement there.
    pub fn controller(&self, region: Region) -> Option<Side> {
        let first = region.first_owner()?;
        Some(if self.captured.has(region) { first.enemy() } else { first })
    }

    /// Whether a side controls a Settlement there.
    pub fn controls(&self, side: Side, region: Region) -> bool {
        self.controller(region) == Some(side)
    }

    /// Whether a side controls a Stronghold there.
    pub fn controls_stronghold(&self, side: Side, region: Region) -> bool {
        region.is_stronghold() && self.controls(side, region)
    }

    /// W1.4.4 Whether the Settlement is in the hands of its first owner.
    pub fn unconquered(&self, region: Region) -> bool {
        region.is_settlement() && !self.captured.has(region)
    }

    /// W9.4 The side that is besieged there. Only in a siege do units of both sides share a region, and the one that
    /// controls the Stronghold is inside. So a siege begins, W8.9.5, and ends, W9.4.3, with the units: W9.4.4 Nazgûl and
    /// Minions alone do not keep it up, and W1.7.6 a Stronghold box needs no place of its own.
    pub fn besieged(&self, region: Region) -> Option<Side> {
        let both = self.occupied(region, Side::Free) && self.occupied(region, Side::Shadow);
        if both { self.controller(region) } else { None }
    }

    /// Whether a side besieges the Stronghold there.
    pub fn besieges(&self, side: Side, region: Region) -> bool {
        self.besieged(region) == Some(side.enemy())
    }

    /// W1.5.1, W9.4.2 Whether a region is free for a side. W1.5.4 Characters, Nazgûl and the Ring-bearers do not matter.
    pub fn free_for(&self, side: Side, region: Region) -> bool {
        self.besieges(side, region) || !self.occupied(region, side.enemy()) && !self.controls(side.enemy(), region)
    }

    /// W9.10.1 The points a side has: what it holds of the other's Cities and Strongholds, W14.5.2 with or without an
    /// Army there. W9.10.2 What the first owner regains counts no more.
    pub fn points(&self, side: Side) -> u8 {
        let taken = self.captured.iter().filter(|r| r.first_owner() == Some(side.enemy()));
        taken.map(Region::points).sum()
    }
}
