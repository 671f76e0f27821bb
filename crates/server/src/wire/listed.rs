//! A match in a list: who plays, how far it has come, and how it stands at a glance.

use super::Told;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct SeatInfo {
    /// The name of the seat.
    pub seat: String,
    /// Its team: seats with the same number win together.
    pub team: u8,
    /// Who sits there.
    pub holder: Holder,
    /// Since when an answer of it is waited for, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub asked_since: Option<i64>,
    /// Somebody is connected for it.
    pub here: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, by name.
    Person(String),
    /// A program, by its level.
    Program(String),
}

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// A seat is open.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// The rules have changed and do not lead to where it stood: it is kept as it was.
    Held,
}

/// Where a match comes from, if from another.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Origin {
    /// `rematch`, `fork` or `upload`.
    pub kind: String,
    /// The match that it comes from.
    pub from: Option<String>,
    /// The position of that match.
    pub at: Option<u32>,
}

/// What is special about the start of a match.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct OwnSetup {
    /// It fixes something hidden, such as a hand: whoever made the match may know what the others do not.
    pub hidden: bool,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct MatchInfo {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// How far it has come.
    pub status: Status,
    /// How it ended: a victory of the game, `conceded-` and a seat, `draw`.
    pub result: Option<String>,
    /// The seats that have won: one, a whole team, or nobody.
    pub winners: Vec<String>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Your seats.
    pub yours: Vec<String>,
    /// It is your turn.
    pub your_turn: bool,
    /// It stands in the lobby.
    pub listed: bool,
    /// Everybody may watch.
    pub spectators: bool,
    /// Chances may be shown to the players.
    pub odds: bool,
    /// Those of a team may talk among themselves.
    #[serde(default = "yes")]
    pub team_talk: bool,
    /// What an invitation says; only those who play see it.
    pub invite: Option<String>,
    /// Where it comes from.
    pub origin: Option<Origin>,
    /// It starts from a set-up of its own, and not from one of the ordinary ones.
    pub setup: Option<OwnSetup>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When something happened last.
    #[ts(type = "number")]
    pub updated: i64,
    /// How many entries it has.
    pub version: u32,
    /// What is wrong with it, where it is held.
    pub trouble: Option<String>,
    /// How it stands at a glance; in lists only, where something has happened and the game shows it.
    pub glance: Option<Glance>,
}

fn yes() -> bool {
    true
}

/// How a match stands, for a list: what the one who looks may see of it, in [`Glance::MOST`] bytes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Glance {
    /// What somebody else did last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last: Option<Told>,
    /// The position, as small as it can be drawn. Its type is that of the game.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub picture: Value,
}

impl Glance {
    /// So many bytes it has at most, as it is sent.
    pub const MOST: usize = 600;
}
