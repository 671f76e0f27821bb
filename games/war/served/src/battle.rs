//! The battle that is being fought.

use super::{
    figures::WarArmy,
    players,
    view::{WarSides, ids},
};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{BattleView, CharacterSet, Laid, State};

/// A battle. Who fights stands in the regions; the attacker's rearguard does not take part.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarBattle {
    /// Who attacks.
    pub attacker: String,
    /// The seats that command the Armies in this round, where three or four play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub command: Option<WarSides<String>>,
    /// Where the attackers stand.
    pub from: String,
    /// Where the defenders stand.
    pub to: String,
    /// The kind of battle.
    pub kind: String,
    /// The round, from 1.
    pub round: u8,
    /// How far it has come.
    pub stage: String,
    /// The part of the Army that does not attack.
    pub rearguard: WarArmy,
    /// The combat cards laid this round.
    pub laid: WarSides<Option<WarLaid>>,
    /// Who has announced a combat card and has still to lay it, where cards are announced.
    pub announced: WarSides<bool>,
    /// The combat cards have been revealed.
    pub revealed: bool,
    /// The Shadow's combat card came from the table.
    pub from_table: bool,
    /// The lowest result with which a die of each side hits.
    pub hits_on: WarSides<u8>,
    /// The combat strength of each side: its dice, five at most. Cards may change it for a round.
    pub strength: WarSides<u8>,
    /// The Leadership of each side: the dice it may roll again.
    pub leadership: WarSides<u8>,
    /// The regions to which the defender can retreat, when he may.
    pub ways_out: Vec<String>,
    /// Gandalf the White has given up his Leadership for that of the Nazgûl.
    pub white_rider: bool,
    /// The defender went inside.
    pub inside: bool,
    /// The event that made this attack.
    pub card: Option<String>,
}

/// A combat card on the table.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WarLaid {
    /// Its back: the deck.
    Back(String),
    /// Its face: the card.
    Face(String),
}

impl WarLaid {
    fn of(laid: Laid) -> Option<WarLaid> {
        match laid {
            Laid::Nothing => None,
            Laid::Back(deck) => Some(WarLaid::Back(deck.to_string())),
            Laid::Face(card) => Some(WarLaid::Face(card.to_string())),
        }
    }
}

impl WarBattle {
    pub(super) fn of(battle: &BattleView, open: &State) -> WarBattle {
        // The rules can be asked; cards change nothing of what is asked here.
        let ruled = battle.with([None; 2]);
        let nobody = CharacterSet::EMPTY;
        WarBattle {
            attacker: battle.attacker.to_string(),
            command: players::command(open, battle.control),
            from: battle.from.to_string(),
            to: battle.to.to_string(),
            kind: battle.kind.to_string(),
            round: battle.round,
            stage: battle.stage.to_string(),
            rearguard: WarArmy::of(&battle.rearguard, None),
            laid: WarSides::each(|side| WarLaid::of(battle.laid[side.index()])),
            announced: WarSides::each(|side| battle.announced[side.index()]),
            revealed: battle.revealed,
            from_table: battle.from_table,
            hits_on: WarSides::each(|side| ruled.hits_on(side)),
            strength: WarSides::each(|side| ruled.strength(open, side, nobody)),
            leadership: WarSides::each(|side| ruled.leadership(open, side, nobody)),
            ways_out: ids(ruled.ways_out(open)),
            white_rider: battle.white_rider,
            inside: battle.inside,
            card: battle.card.map(|card| card.to_string()),
        }
    }
}
