//! What never changes: the map and what is printed on cards and tiles, so that a client carries no rules of its own.

use super::view::{WarSides, ids};
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{
    AREAS, Activates, Card, Character, Damage, Decks, Face, Fellowship, Nation, Region, Role, Tile, rulebook::PURPOSES,
};

/// What never changes. Lists are in the order of the game.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarFacts {
    /// The regions.
    pub regions: Vec<WarRegionFacts>,
    /// The Nations.
    pub nations: Vec<WarNationFacts>,
    /// The Characters.
    pub characters: Vec<WarCharacterFacts>,
    /// The Event cards.
    pub cards: Vec<WarCardFacts>,
    /// The Hunt tiles.
    pub tiles: Vec<WarTileFacts>,
    /// The six faces of the action dice of each side.
    pub faces: WarSides<Vec<String>>,
    /// The Corruption that loses the game.
    pub most_corruption: u8,
    /// The last step of the progress of the Fellowship.
    pub most_progress: u8,
    /// The step of the Mordor Track that is the Crack of Doom.
    pub crack_of_doom: u8,
    /// The most cards a hand may hold.
    pub hand_limit: u8,
    /// The parts of the map, from the north-west to the south-east.
    pub areas: Vec<WarAreaFacts>,
    /// The rules for each purpose of a question, by their numbers: rules (`W7.5.3`) or whole sections (`W7.5`).
    pub questions: BTreeMap<String, Vec<String>>,
}

/// A part of the map.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarAreaFacts {
    /// Which.
    pub id: String,
    /// Its regions.
    pub regions: Vec<String>,
}

/// A region.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarRegionFacts {
    /// Which.
    pub id: String,
    /// The Nation it belongs to.
    pub nation: Option<String>,
    /// The Settlement or Fortification there.
    pub site: Option<String>,
    /// The side that holds the Settlement when the game starts.
    pub first_owner: Option<String>,
    /// What the Settlement is worth to the enemy of its first owner.
    pub points: u8,
    /// It touches the sea.
    pub coastal: bool,
    /// It touches the eastern edge of the board.
    pub east_edge: bool,
    /// Where to draw it, as a fraction of the width.
    pub x: f32,
    /// Where to draw it, as a fraction of the height.
    pub y: f32,
    /// The adjacent regions.
    pub neighbours: Vec<String>,
    /// Regions that touch this one behind an impassable border only.
    pub walls: Vec<String>,
}

/// A Nation.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarNationFacts {
    /// Which.
    pub id: String,
    /// Its side.
    pub side: String,
}

/// A Character.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarCharacterFacts {
    /// Which.
    pub id: String,
    /// The side he fights for.
    pub side: String,
    /// What he is: `companion`, `minion` or `guide`.
    pub role: String,
    /// His Level.
    pub level: u8,
    /// He moves as a Nazgûl does.
    pub flies: bool,
    /// His Leadership.
    pub leadership: u8,
    /// The Nations he activates.
    pub activates: Vec<String>,
    /// He is a Captain of the West.
    pub captain: bool,
    /// The action dice his side gains while he is in play.
    pub dice: u8,
    /// He starts in the Fellowship.
    pub starts_in_fellowship: bool,
}

/// An Event card.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarCardFacts {
    /// Which.
    pub id: String,
    /// Whose it is.
    pub side: String,
    /// The deck it belongs to.
    pub deck: String,
    /// The number in its deck.
    pub number: u8,
    /// The die result that plays it besides Event.
    pub die: String,
    /// It stays on the table.
    pub table: bool,
    /// The title of the combat half.
    pub combat: String,
    /// The initiative of the combat effect, or of each of two.
    pub initiative: Vec<u8>,
}

/// A Hunt tile.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarTileFacts {
    /// Which.
    pub id: String,
    /// The side whose card brings it into play; nobody's for the standard tiles.
    pub special: Option<String>,
    /// The damage.
    pub damage: WarDamage,
    /// It reveals the Fellowship.
    pub reveal: bool,
    /// It stops the Fellowship on the Mordor Track.
    pub stop: bool,
    /// The card that brings it into play.
    pub card: Option<String>,
}

/// The damage of a Hunt tile.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WarDamage {
    /// So much; a negative number heals.
    Number(i8),
    /// An Eye.
    Eye,
    /// One die decides.
    Die,
}

/// What never changes.
pub fn static_facts() -> WarFacts {
    WarFacts {
        regions: Region::ALL.map(region).into(),
        nations: Nation::ALL.map(|n| WarNationFacts { id: n.to_string(), side: n.side().to_string() }).into(),
        characters: Character::ALL.map(character).into(),
        cards: Card::all().map(card).collect(),
        tiles: Tile::ALL.map(tile).into(),
        faces: WarSides::each(|side| ids(Face::of(side))),
        most_corruption: Fellowship::LOST,
        most_progress: Fellowship::LAST_STEP,
        crack_of_doom: Fellowship::CRACK_OF_DOOM,
        hand_limit: Decks::HAND_LIMIT,
        areas: AREAS.map(|area| WarAreaFacts { id: area.id.into(), regions: ids(area.regions()) }).into(),
        questions: PURPOSES.iter().map(|(purpose, rules)| (purpose.to_string(), ids(rules.iter()))).collect(),
    }
}

fn region(region: Region) -> WarRegionFacts {
    let land = region.land();
    WarRegionFacts {
        id: region.to_string(),
        nation: land.nation.map(|nation| nation.to_string()),
        site: land.site.map(|site| site.to_string()),
        first_owner: region.first_owner().map(|side| side.to_string()),
        points: region.points(),
        coastal: land.coastal,
        east_edge: land.east_edge,
        x: land.x,
        y: land.y,
        neighbours: ids(&land.neighbours),
        walls: ids(land.walls.iter()),
    }
}

fn character(character: Character) -> WarCharacterFacts {
    let sheet = character.sheet();
    let role = match sheet.role {
        Role::Companion => "companion",
        Role::Minion => "minion",
        Role::Guide => "guide",
    };
    WarCharacterFacts {
        id: character.to_string(),
        side: character.side().to_string(),
        role: role.into(),
        level: sheet.level,
        flies: sheet.flies,
        leadership: sheet.leadership,
        activates: match sheet.activates {
            Activates::None => Vec::new(),
            Activates::Nation(nation) => ids([nation]),
            Activates::Any => ids(Nation::FREE),
        },
        captain: sheet.captain,
        dice: sheet.dice,
        starts_in_fellowship: sheet.starts_in_fellowship,
    }
}

fn card(card: Card) -> WarCardFacts {
    let text = card.text();
    WarCardFacts {
        id: card.to_string(),
        side: card.side().to_string(),
        deck: card.deck().to_string(),
        number: card.number(),
        die: text.die.to_string(),
        table: text.table,
        combat: text.combat.to_string(),
        initiative: text.initiative.clone(),
    }
}

fn tile(tile: Tile) -> WarTileFacts {
    let print = tile.print();
    WarTileFacts {
        id: tile.to_string(),
        special: print.special.map(|side| side.to_string()),
        damage: match print.damage {
            Damage::Number(number) => WarDamage::Number(number),
            Damage::Eye => WarDamage::Eye,
            Damage::Die => WarDamage::Die,
        },
        reveal: print.reveal,
        stop: print.stop,
        card: print.card.map(|card| card.to_string()),
    }
}
