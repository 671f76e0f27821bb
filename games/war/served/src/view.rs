//! A position as somebody may know it. It is built from the game's own view, which has no place for what is hidden.

use super::{
    battle::WarBattle,
    cards::WarCards,
    dice::{self, WarDie},
    figures::{self, WarPlace, WarRegion, WarUnits},
    players::{self, WarPlayer},
};
use serde::Serialize;
use std::{collections::BTreeMap, fmt::Display};
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Character, Event, Face, Handicap, Hunt, Nation, Place, Side, Switch, Token, View};

/// A position of War of the Ring, as one side or a spectator may know it.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarView {
    /// The side whose view it is; nobody's is a spectator's.
    pub side: Option<String>,
    /// The seat whose view it is.
    pub seat: Option<String>,
    /// Who plays, in the order of the seats, where three or four do; with two, nobody is named.
    pub players: Vec<WarPlayer>,
    /// The turn, from 1.
    pub turn: u16,
    /// The phase.
    pub phase: String,
    /// Whose turn it is to act.
    pub acting: String,
    /// Nobody may overfill a region of his own will.
    pub strict_stacking: bool,
    /// The switches that the game is played with, `strict-stacking` among them.
    pub options: Vec<String>,
    /// What the Free Peoples were given before the game, and still have.
    pub handicap: WarHandicap,
    /// How the game was won.
    pub victory: Option<String>,
    /// The victory points of each side.
    pub points: WarSides<u8>,
    /// The regions in which there is something to see.
    pub regions: BTreeMap<String, WarRegion>,
    /// Units and Leaders that can be recruited, by Nation.
    pub reinforcements: BTreeMap<String, WarUnits>,
    /// Nazgûl that can be recruited.
    pub nazgul_left: u8,
    /// Units and Leaders of the Free Peoples that are lost, by Nation.
    pub casualties: BTreeMap<String, WarUnits>,
    /// Where each Character is.
    pub characters: BTreeMap<String, WarPlace>,
    /// The Political Track, by Nation.
    pub politics: BTreeMap<String, WarPolitics>,
    /// The Fellowship.
    pub fellowship: WarFellowship,
    /// The Hunt.
    pub hunt: WarHunt,
    /// The action dice and Elven Rings of each side.
    pub dice: WarSides<WarDice>,
    /// The Mouth of Sauron's Messenger was used this turn.
    pub messenger_used: bool,
    /// The battle that is being fought.
    pub battle: Option<WarBattle>,
    /// The Event cards.
    pub cards: WarCards,
}

/// What the Free Peoples were given before the game, and still have.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarHandicap {
    /// What the player of the Shadow bid, in tokens: `1.5`.
    pub bid: Option<String>,
    /// Tokens that draw an Event card.
    pub draw_tokens: u8,
    /// Tokens that advance a Nation.
    pub advance_tokens: u8,
    /// Dwarven Rings.
    pub dwarven_rings: u8,
}

impl WarHandicap {
    fn of(handicap: &Handicap) -> WarHandicap {
        WarHandicap {
            bid: handicap.bid.map(Handicap::bid_in_words),
            draw_tokens: handicap.tokens[Token::Draw.index()],
            advance_tokens: handicap.tokens[Token::Advance.index()],
            dwarven_rings: handicap.dwarven_rings,
        }
    }
}

/// One of something for each side.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarSides<T> {
    /// The Free Peoples'.
    pub fp: T,
    /// The Shadow's.
    pub sh: T,
}

/// Where a Nation is on the Political Track.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarPolitics {
    /// The steps that are left to At War; 0 is At War.
    pub steps: u8,
    /// It is active.
    pub active: bool,
}

/// The Fellowship.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarFellowship {
    /// The last known place; none on the Mordor Track.
    pub region: Option<String>,
    /// The step on the Mordor Track.
    pub mordor: Option<u8>,
    /// The distance travelled since its place was last known.
    pub progress: u8,
    /// It is hidden.
    pub hidden: bool,
    /// Corruption.
    pub corruption: u8,
    /// The Guide.
    pub guide: String,
    /// The Companions with the Ring-bearers.
    pub companions: Vec<String>,
    /// It tried to move, or was hidden, this turn.
    pub stirred: bool,
}

/// The Hunt.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarHunt {
    /// The dice in the Hunt Box.
    pub dice: WarSides<u8>,
    /// A die of the Free Peoples was in the Hunt Box when it was emptied.
    pub was_used: bool,
    /// The tiles that can be drawn.
    pub pool: Vec<String>,
    /// Tiles that were drawn.
    pub drawn: Vec<String>,
    /// Special tiles in play that wait for the Mordor Track.
    pub waiting: Vec<String>,
    /// Tiles that a card set aside until the action is over.
    pub aside: Vec<String>,
    /// Tiles that are out for good.
    pub removed: Vec<String>,
}

/// The action dice and Elven Rings of a side.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarDice {
    /// Unused dice, by the result they show.
    pub unused: BTreeMap<String, u8>,
    /// All dice of this turn, each in its place.
    pub places: Vec<WarDie>,
    /// How many dice the side rolls this turn.
    pub pool: u8,
    /// Elven Rings.
    pub rings: u8,
    /// An Elven Ring was used this turn.
    pub ring_used: bool,
}

impl WarView {
    /// The position that a view shows, to somebody who has heard this, the latest first.
    pub fn of(view: &View, heard: impl Iterator<Item = Event>) -> WarView {
        let turn: Vec<Event> = dice::this_turn(heard);
        let open = view.open_state();
        let politics = |nation: Nation| WarPolitics {
            steps: view.politics.steps[nation.index()],
            active: view.politics.is_active(nation),
        };
        WarView {
            side: view.side.map(|side| side.to_string()),
            seat: view.seat.map(|seat| players::seat_name(&open, seat)),
            players: players::players(view, &open),
            turn: view.turn,
            phase: view.phase.to_string(),
            acting: view.acting.to_string(),
            strict_stacking: view.options.has(Switch::StrictStacking),
            options: ids(view.options.iter()),
            handicap: WarHandicap::of(&view.handicap),
            victory: view.victory.map(|victory| victory.to_string()),
            points: WarSides::each(|side| view.board.points(side)),
            regions: figures::regions(view, &open),
            reinforcements: figures::units(&view.reinforcements),
            nazgul_left: view.reinforcements.nazgul,
            casualties: figures::units(&view.casualties),
            characters: Character::ALL.map(|c| (c.to_string(), WarPlace::of(view.cast[c.index()]))).into(),
            politics: Nation::ALL.map(|nation| (nation.to_string(), politics(nation))).into(),
            fellowship: WarFellowship::of(view),
            hunt: WarHunt::of(&view.hunt),
            dice: WarSides::each(|side| WarDice::of(view, side, &turn)),
            messenger_used: view.messenger_used,
            battle: view.battle.as_ref().map(|battle| WarBattle::of(battle, &open)),
            cards: WarCards::of(view),
        }
    }
}

impl<T> WarSides<T> {
    /// Both sides' from a function.
    pub(super) fn each(of: impl Fn(Side) -> T) -> WarSides<T> {
        WarSides { fp: of(Side::Free), sh: of(Side::Shadow) }
    }
}

impl WarFellowship {
    fn of(view: &View) -> WarFellowship {
        let fellowship = &view.fellowship;
        let is_with_it = |c: &Character| view.cast[c.index()] == Place::Fellowship;
        WarFellowship {
            region: fellowship.region().map(|region| region.to_string()),
            mordor: fellowship.mordor,
            progress: fellowship.progress,
            hidden: fellowship.hidden,
            corruption: fellowship.corruption,
            guide: fellowship.guide.to_string(),
            companions: ids(Character::ALL.into_iter().filter(is_with_it)),
            stirred: fellowship.stirred,
        }
    }
}

impl WarHunt {
    fn of(hunt: &Hunt) -> WarHunt {
        WarHunt {
            dice: WarSides { fp: hunt.free_dice, sh: hunt.shadow_dice },
            was_used: hunt.was_used,
            pool: ids(hunt.pool.iter()),
            drawn: ids(hunt.drawn.iter()),
            waiting: ids(hunt.waiting.iter()),
            aside: ids(hunt.aside.iter()),
            removed: ids(hunt.removed.iter()),
        }
    }
}

impl WarDice {
    fn of(view: &View, side: Side, turn: &[Event]) -> WarDice {
        let dice = &view.dice[side.index()];
        let shown = |face: Face| (face.to_string(), dice.unused[face.index()]);
        WarDice {
            unused: dice.faces().map(shown).collect(),
            places: dice::places(view, side, turn),
            pool: dice.pool,
            rings: dice.rings,
            ring_used: dice.ring_used,
        }
    }
}

/// Things by their names in notation.
pub(super) fn ids(things: impl IntoIterator<Item = impl Display>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}
