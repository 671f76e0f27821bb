//! What goes over the network, as values that every game shares. TypeScript types are generated from these. Matches as lists show them are
//! the story of [`listed`].

mod decks;
mod listed;

pub use decks::{Deck, DeckCheck, DeckChoice, DeckFault, DeckInfo, SharedDeck, StarterDeck};
pub use listed::{Glance, Holder, MatchInfo, Origin, OwnSetup, SeatInfo, Status};

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::value::{RawValue, Value, to_raw_value};
use std::{collections::BTreeMap, fmt::Display};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something a client says in its reader's language: a message of `locales/`, and what it mentions.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Told {
    /// The key of the message, without its prefix: `moved` for `event-moved`.
    pub name: String,
    /// What it mentions, by name.
    pub args: BTreeMap<String, Arg>,
}

/// Something that a message mentions.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number.
    Number(i32),
    /// A word that is not shown: messages select by it.
    Word(String),
    /// A thing that has a name: its kind (`card`), and which (`ace-of-spades`).
    Named {
        /// The kind: the beginning of its key in `locales/`.
        kind: String,
        /// Which: the rest of it.
        id: String,
        /// What the message of its name mentions, as in "2 cards of spades".
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        #[ts(as = "Option<BTreeMap<String, Arg>>", optional)]
        #[schema(no_recursion)]
        args: BTreeMap<String, Arg>,
    },
    /// Several things, to be listed.
    #[schema(no_recursion)]
    Many(Vec<Arg>),
}

impl Arg {
    /// A thing that has a name.
    pub fn named(kind: &str, id: impl Display) -> Arg {
        Arg::Named { kind: kind.into(), id: id.to_string(), args: BTreeMap::new() }
    }

    /// The same, whose name mentions something; only names mention anything.
    pub fn with(mut self, name: &str, mentioned: Arg) -> Arg {
        if let Arg::Named { args, .. } = &mut self {
            args.insert(name.into(), mentioned);
        }
        self
    }
}

/// How a question is to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Shape {
    /// One of the options: `ace-of-spades`.
    One,
    /// A selection of the options: `[2 pawn, queen]`.
    Some {
        /// The fewest things.
        least: u8,
        /// The most things.
        most: u8,
    },
    /// Some of the options in an order that counts: `[this, that]`.
    Order {
        /// The fewest things.
        least: u8,
        /// The most things.
        most: u8,
    },
    /// A number: `3`.
    Number {
        /// The lowest.
        least: u8,
        /// The highest.
        most: u8,
    },
}

impl From<table::Shape> for Shape {
    fn from(shape: table::Shape) -> Shape {
        match shape {
            table::Shape::One => Shape::One,
            table::Shape::Some { least, most } => Shape::Some { least, most },
            table::Shape::Order { least, most } => Shape::Order { least, most },
            table::Shape::Number { least, most } => Shape::Number { least, most },
        }
    }
}

/// Something that can be answered.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Offer {
    /// How it is answered, in notation.
    pub item: String,
    /// How many of it there are.
    pub count: u8,
    /// How it is named to people.
    pub named: Arg,
    /// The piece that it stands for, where its name does not say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<Arg>,
}

/// What a seat can do from its open question: whole plans, chains of answers up to where something takes them out of its hands.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Plans {
    /// The version of the match that they are for.
    pub version: u32,
    /// The questions of the plans; the first is the one that is open. None if there are no plans.
    pub asks: Vec<PlanAsk>,
    /// Everything that their answers name, by notation.
    pub things: BTreeMap<String, PlanThing>,
}

/// A question of a plan.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct PlanAsk {
    /// What for.
    pub why: Told,
    /// How it is answered, if it is not one of its ways.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shape: Option<Shape>,
    /// What can be answered then, and how many of each there are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(String, u8)>>", optional)]
    pub options: Vec<(String, u8)>,
    /// The answers that plans go on with: all, or of a selection the largest.
    pub ways: Vec<PlanWay>,
}

/// An answer of a plan.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct PlanWay {
    /// The answer, in notation.
    pub answer: String,
    /// Where it leads.
    pub leads: Leads,
    /// What goes without saying then: what it is for, and the only answer to it. It is shown, and not sent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(Told, String)>>", optional)]
    pub settled: Vec<(Told, String)>,
}

/// Where an answer of a plan leads.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(untagged)]
pub enum Leads {
    /// To another question of the plan, by its number.
    To(u32),
    /// To where the plan ends.
    End(PlanEnd),
}

/// How a plan ends.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlanEnd {
    /// The seat is asked on, and a new plan begins.
    Asked,
    /// It is out of the seat's hands. Why is not told: that may be somebody's secret.
    Done,
}

/// A thing that an answer of a plan names.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct PlanThing {
    /// How it is named to people.
    pub named: Arg,
    /// The piece that it stands for, where its name does not say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub about: Option<Arg>,
}

/// A question put to a seat.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Question {
    /// Which seat.
    pub seat: String,
    /// What for.
    pub why: Told,
    /// How it is to be answered.
    pub shape: Shape,
    /// What can be answered.
    pub options: Vec<Offer>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Line {
    /// Its number; a seat does not hear all of them.
    pub number: u32,
    /// When it happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// The position after it: how many inputs there were.
    pub position: u32,
    /// What happened.
    pub what: Happened,
}

/// What a line of the log tells.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// Something in the game.
    Event(Told),
    /// Somebody at the table did something that is no move: `undo`, `concede`.
    Deed {
        /// Which seat.
        seat: String,
        /// What.
        deed: String,
    },
}

/// What a program thinks of a question.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Advice {
    /// The key of the plan it follows.
    pub plan: String,
    /// The best choices, the best one first.
    pub choices: Vec<Choice>,
}

/// A choice that was thought about.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Choice {
    /// The answer, and those that would follow.
    pub answers: Vec<String>,
    /// How many of them can be given in one call: up to where chance or somebody else comes in.
    pub at_once: u32,
    /// The chance to win that it promises, 0 to 1.
    pub chance: f32,
}

/// Somebody asks to go back.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct UndoAsked {
    /// Who.
    pub seat: String,
    /// To which position.
    pub to: u32,
    /// The seats of those who have still to agree.
    pub waits_for: Vec<String>,
}

/// Somebody offers a draw.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct DrawOffered {
    /// Who.
    pub seat: String,
    /// The seats of those who have still to agree.
    pub waits_for: Vec<String>,
}

/// A match as somebody sees it.
#[derive(Clone, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Seen {
    /// The match.
    pub info: MatchInfo,
    /// The position: how many inputs there are.
    pub position: u32,
    /// The seat it is seen from; none for spectators.
    pub seat: Option<String>,
    /// One person plays several seats: this one has to take the device.
    pub hand_over: Option<String>,
    /// The seats that are waited for.
    pub waits_for: Vec<String>,
    /// Seats that people have given up in a match that goes on: a program answers for them.
    pub gone: Vec<String>,
    /// What the seat sees. Its type is that of the game.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    #[serde(deserialize_with = "raw")]
    pub view: Box<RawValue>,
    /// The question put to the seat.
    pub question: Option<Question>,
    /// The lines of the log that are new: those after `log_after`, at most 500.
    pub log: Vec<Line>,
    /// The number after which the lines are. It is greater than the one that was asked for where there were too many.
    pub log_after: u32,
    /// The number of its last line, heard or not.
    pub log_end: u32,
    /// The last answer can be taken back without asking.
    pub may_undo: bool,
    /// Somebody asks to go back.
    pub undo_asked: Option<UndoAsked>,
    /// Somebody offers a draw.
    pub draw_offered: Option<DrawOffered>,
    /// The question is about to be passed for you, as you wish. You may still answer it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub passed: bool,
    /// You pass until your next stop.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub goes_on: bool,
}

/// A part of the log.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct LogPage {
    /// The lines, at most 500.
    pub lines: Vec<Line>,
    /// The number up to which they are; the next part comes after it.
    pub end: u32,
    /// The number of the last line of the log, heard or not.
    pub log_end: u32,
}

/// The position that a match starts from, as far as it is open.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Setup {
    /// It is a set-up of its own, and not one of the ordinary ones.
    pub own: bool,
    /// It fixes something hidden, such as a hand, and these lines are not shown.
    pub hidden: bool,
    /// What is different from the ordinary start, in notation.
    pub lines: Vec<String>,
}

/// Reads JSON that is to stay text. Inside of a message with a tag, serde has no text any more, only values.
fn raw<'de, D: Deserializer<'de>>(from: D) -> Result<Box<RawValue>, D::Error> {
    to_raw_value(&Value::deserialize(from)?).map_err(D::Error::custom)
}

/// An answer to a question.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerSent {
    /// The sender's own name for it; sent twice it counts once.
    pub id: String,
    /// The version of the match that it answers.
    pub version: u32,
    /// The seat that answers.
    pub seat: String,
    /// The answer, in notation.
    pub answer: String,
}

/// Something a person does that is no answer.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeedSent {
    /// The sender's own name for it; sent twice it counts once.
    pub id: String,
    /// The seat that he speaks for.
    pub seat: String,
    /// `undo`, `ask-undo`, `grant-undo`, `refuse-undo`, `take-over`, `concede`, `leave`, `offer-draw`, `accept-draw`, `refuse-draw`.
    pub deed: String,
    /// For `ask-undo`: to which position; without it, before one's last answer.
    #[serde(default)]
    pub to: Option<u32>,
}

/// What was sent has been taken.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Taken {
    /// The sender's own name for it.
    pub id: String,
    /// The version of the match with it.
    pub version: u32,
}

/// Who hears what is said.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody.
    #[default]
    All,
    /// Those who play for the same team.
    Team,
    /// Those who watch; those who play hear it when the match is over.
    Spectators,
}

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// What.
    pub text: String,
    /// Who is to hear it; all if it is left out.
    #[serde(default)]
    #[ts(as = "Option<Audience>", optional)]
    pub audience: Audience,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct ChatLine {
    /// Its number.
    pub number: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// Who hears it.
    pub audience: Audience,
}

/// What a client sends through the socket of a match.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type", deny_unknown_fields)]
pub enum FromClient {
    /// An answer.
    Answer(AnswerSent),
    /// Something else that a person does.
    Deed(DeedSent),
    /// Says something.
    Say(Say),
    /// Is anybody there?
    Ping,
}

/// What the server sends through it.
#[derive(Clone, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum ToClient {
    /// How the match stands: first of all, and whenever something has happened.
    Seen(Box<Seen>),
    /// What was sent has been taken. The new position comes by itself.
    Taken(Taken),
    /// It was refused; with how the match stands, where that may be news.
    Refused {
        /// The sender's own name for it.
        id: Option<String>,
        /// Why.
        refused: crate::error::Refused,
        /// How the match stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<Box<Seen>>,
    },
    /// Somebody said something.
    Chat {
        /// The lines that are new.
        lines: Vec<ChatLine>,
    },
    /// Somebody came or went.
    Here {
        /// The seats for which somebody is connected.
        seats: Vec<String>,
        /// How many watch.
        spectators: u32,
    },
    /// The server stops, and will be back. Connect again in a while.
    Stopping,
    /// Yes.
    Pong,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_reads_what_the_server_writes() {
        let info = serde_json::json!({
            "id": "m", "game": "chess", "status": "running", "result": null, "winners": [], "seats": [], "yours": [], "your_turn": false,
            "listed": true, "spectators": true, "odds": true, "invite": null, "origin": null, "setup": null, "created": 1, "updated": 2,
            "version": 3, "trouble": null,
        });
        let seen = serde_json::json!({
            "info": info, "position": 4, "seat": null, "hand_over": null, "waits_for": ["white"], "gone": [], "view": {"turn": 1},
            "question": null, "log": [], "log_after": 0, "log_end": 0, "may_undo": false, "undo_asked": null, "draw_offered": null,
        });
        let seen: Seen = serde_json::from_value(seen).expect("a position");
        let refused = crate::error::Refused::late();
        let messages = [
            ToClient::Seen(Box::new(seen.clone())),
            ToClient::Refused { id: None, refused, seen: Some(Box::new(seen)) },
        ];
        for message in messages {
            let text = serde_json::to_string(&message).expect("a message");
            let read: ToClient = serde_json::from_str(&text).expect("the same message");
            assert_eq!(serde_json::to_string(&read).expect("a message"), text);
        }
    }
}
