//! W1.3, W1.4 What the map says of each region: neighbours, nation, settlement.

use super::{Region, RegionSet};
use crate::{Nation, Side, data, names::names};
use serde::Deserialize;
use smallvec::SmallVec;
use std::sync::LazyLock;

names! {
    /// W1.3.4 What a region may hold, one at most. W1.4.1 A Fortification is no Settlement.
    "a settlement (town, city, stronghold) or fortification" enum Site {
        /// A Town: worth nothing, but figures are recruited there.
        Town = "town",
        /// A City: worth 1 point.
        City = "city",
        /// A Stronghold: worth 2 points, and can be besieged.
        Stronghold = "stronghold",
        /// A Fortification.
        Fortification = "fortification",
    }
}

/// What the map says of one region.
#[derive(Clone, Debug)]
pub struct Land {
    /// The name on the English board.
    pub name: String,
    /// W1.2.2 The Nation it belongs to.
    pub nation: Option<Nation>,
    /// What stands there.
    pub site: Option<Site>,
    /// W1.3.3 It touches the sea.
    pub coastal: bool,
    /// It touches the eastern edge of the board.
    pub east_edge: bool,
    /// Where to draw it, as a fraction of the width.
    pub x: f32,
    /// Where to draw it, as a fraction of the height.
    pub y: f32,
    /// W1.3.1 The adjacent regions.
    pub neighbours: SmallVec<[Region; 8]>,
    /// The same, as a set.
    pub around: RegionSet,
    /// Regions that touch this one behind an impassable border only.
    pub walls: RegionSet,
}

/// The map.
#[derive(Clone, Debug)]
pub struct Map(Vec<Land>);

/// The map of the game, read once.
static MAP: LazyLock<Map> = LazyLock::new(|| data::must(Map::parse(data::MAP, "map.toml")));

impl Region {
    /// What the map says of it.
    pub fn land(self) -> &'static Land {
        &MAP.0[self.index()]
    }

    /// W1.3.1 The adjacent regions.
    pub fn neighbours(self) -> &'static [Region] {
        &self.land().neighbours
    }

    /// W1.3.1 Whether two regions are adjacent.
    pub fn borders(self, other: Region) -> bool {
        self.land().around.has(other)
    }

    /// W1.2.2 The Nation it belongs to.
    pub fn nation(self) -> Option<Nation> {
        self.land().nation
    }

    /// What stands there.
    pub fn site(self) -> Option<Site> {
        self.land().site
    }

    /// Whether a Stronghold stands there.
    pub fn is_stronghold(self) -> bool {
        self.site() == Some(Site::Stronghold)
    }

    /// Whether a City or a Stronghold stands there.
    pub fn is_city_or_stronghold(self) -> bool {
        matches!(self.site(), Some(Site::City | Site::Stronghold))
    }

    /// W1.4.1 Whether a Town, City or Stronghold stands there.
    pub fn is_settlement(self) -> bool {
        matches!(self.site(), Some(Site::Town | Site::City | Site::Stronghold))
    }

    /// W1.4.2 The side that controls the Settlement when the game starts; W1.4.5 by which it is called a Settlement of
    /// the Free Peoples or of the Shadow, whoever holds it.
    pub fn first_owner(self) -> Option<Side> {
        self.nation().filter(|_| self.is_settlement()).map(Nation::side)
    }

    /// W1.4.3 What the Settlement is worth to the enemy of its first owner.
    pub fn points(self) -> u8 {
        match self.site() {
            Some(Site::City) => 1,
            Some(Site::Stronghold) => 2,
            Some(Site::Town | Site::Fortification) | None => 0,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    region: Vec<toml::Spanned<RegionRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionRow {
    id: String,
    name: String,
    nation: Option<String>,
    settlement: Option<String>,
    #[serde(default)]
    coastal: bool,
    #[serde(default)]
    east_edge: bool,
    x: f32,
    y: f32,
    neighbours: Vec<String>,
    #[serde(default)]
    walls: Vec<String>,
}

impl Map {
    /// Reads a map from the text of a data file.
    pub fn parse(text: &str, file: &str) -> Result<Map, data::DataError> {
        let rows: MapFile = data::read(text, file)?;
        let ids = Region::ALL.map(Region::id);
        let lands = data::in_order(text, file, &rows.region, ids, |row| &row.id, RegionRow::land)?;
        for (from, row) in Region::ALL.iter().zip(&rows.region) {
            let one_way = lands[from.index()].neighbours.iter().find(|to| !lands[to.index()].around.has(*from));
            if let Some(to) = one_way {
                let what = format!("expected '{to}' to have '{from}' as a neighbour too");
                return Err(data::error(text, file, row.span().start, what));
            }
        }
        Ok(Map(lands))
    }
}

impl RegionRow {
    fn land(&self) -> Result<Land, String> {
        let regions = |ids: &[String]| ids.iter().map(|id| id.parse()).collect::<Result<SmallVec<[Region; 8]>, _>>();
        let neighbours = regions(&self.neighbours)?;
        Ok(Land {
            name: self.name.clone(),
            nation: self.nation.as_deref().map(str::parse).transpose()?,
            site: self.settlement.as_deref().map(str::parse).transpose()?,
            coastal: self.coastal,
            east_edge: self.east_edge,
            x: self.x,
            y: self.y,
            around: neighbours.iter().copied().collect(),
            neighbours,
            walls: regions(&self.walls)?.into_iter().collect(),
        })
    }
}
