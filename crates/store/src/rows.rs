//! What is kept, as plain values.

use crate::{Entries, Moment};
use std::{collections::BTreeMap, time::Duration};

/// A person, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UserId(pub i64);

/// A match, by a name that cannot be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MatchId(pub String);

/// What stands behind the name of a guest once somebody else has made an account of that name. Nobody may call himself so.
pub const MARK: &str = " (2)";

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// The number.
    pub id: UserId,
    /// The name that others see. Nobody else has the name of an account, or one that looks like it; guests may share theirs.
    pub name: String,
    /// The password as argon2id has hashed it; a guest has none.
    pub password: Option<String>,
    /// Since when.
    pub created: Moment,
}

/// The hash of a session's token; the token itself is kept nowhere.
pub type TokenHash = [u8; 32];

/// A session of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Whose.
    pub user: User,
    /// How much longer it lasts, by the clock of the store.
    pub left: Duration,
}

/// A server among those that use a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// A name that no other has.
    pub name: String,
    /// What it was built from: two that are called the same play by the same rules.
    pub build: String,
}

/// Those that use a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// How many there are, oneself too.
    pub nodes: u32,
    /// One of another build is there, or was a few minutes ago and did not say that it goes.
    pub other_builds: bool,
}

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Somebody is missing.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// The rules of today do not lead to where it was: it stands still at its snapshot.
    Held,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    User {
        /// Who.
        id: UserId,
        /// The name that others see.
        name: String,
    },
    /// A program, by its name: `normal`.
    Program(String),
}

impl Holder {
    /// The person who holds it, if one does.
    pub fn user(&self) -> Option<UserId> {
        match self {
            Holder::User { id, .. } => Some(*id),
            Holder::Open | Holder::Program(_) => None,
        }
    }
}

/// A seat of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who holds it.
    pub holder: Holder,
    /// Since when the match waits for an answer of this seat; none if it does not.
    pub asked_since: Option<Moment>,
    /// The part of the set-up that this seat has brought along, and that nobody else may see before the match is over.
    pub brings: String,
    /// What lists show of the match to whoever sits there, where that is not what they show to all ([`MatchRow::glance`]).
    pub glance: Option<String>,
}

/// Where a match comes from, if from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OriginKind {
    /// The same people again.
    Rematch,
    /// Continued from a position of the other.
    Fork,
    /// Read from a record that somebody brought.
    Upload,
}

/// The match that a match comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// How.
    pub kind: OriginKind,
    /// From which match; an uploaded record comes from none.
    pub from: Option<MatchId>,
    /// From which position of it: the number of inputs.
    pub at: Option<u32>,
}

/// A match that is to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    /// Its name.
    pub id: MatchId,
    /// The game, by its name.
    pub game: String,
    /// The version of the rules.
    pub rules: String,
    /// The position it starts from, as lines of notation; empty for the ordinary start. What seats bring along is not in it.
    pub setup: String,
    /// Everybody sees it in the lobby, and may join.
    pub listed: bool,
    /// Everybody may watch.
    pub spectators: bool,
    /// Chances may be shown to the players.
    pub odds: bool,
    /// Those of a team may talk among themselves.
    pub team_talk: bool,
    /// What an invitation must say.
    pub invite: String,
    /// Who made it.
    pub creator: UserId,
    /// Where it comes from.
    pub origin: Option<Origin>,
    /// The seats, in order.
    pub seats: Vec<Holder>,
    /// What those who sit there bring along, in the same order; seats beyond the end bring nothing. It is kept with the seats,
    /// so this is empty in a match that comes from the store.
    pub brings: Vec<String>,
}

/// A match, without its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRow {
    /// What it was made with; `seats` there are those of the beginning.
    pub made: NewMatch,
    /// When it was made.
    pub created: Moment,
    /// When something happened last.
    pub updated: Moment,
    /// How far it has come.
    pub status: Status,
    /// How it ended: a victory of the game, `conceded-` and a seat, `draw`.
    pub result: Option<String>,
    /// The seats that won; none as long as it is not over. Matches from before this was kept have none either, until somebody
    /// looks ([`Store::set_winners`](crate::Store::set_winners)).
    pub winners: Option<Vec<u8>>,
    /// How many entries there are.
    pub version: u32,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// What is wrong with it, where it is held.
    pub trouble: Option<String>,
    /// What lists show of it to all who may look: the store does not read it. None before anything has happened, and in matches from
    /// before this was kept, until somebody looks ([`Store::set_glances`](crate::Store::set_glances)).
    pub glance: Option<String>,
}

/// Something that happened in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number: 1 is the first.
    pub version: u32,
    /// When.
    pub at: Moment,
    /// By whom; programs and the server itself are nobody.
    pub by: Option<UserId>,
    /// What: the store does not read it.
    pub what: String,
}

/// Where a match stands after an entry, so that lists need not replay it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How far it has come.
    pub status: Status,
    /// How it ended.
    pub result: Option<String>,
    /// The seats that won, if it is over.
    pub winners: Vec<u8>,
    /// For each seat, whether an answer of it is waited for; it is not for seats beyond the end of this.
    pub asked: Vec<bool>,
    /// What lists show of it.
    pub glances: Glances,
}

/// What lists show of a match, to whom.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Glances {
    /// To all who may look.
    pub all: String,
    /// To each seat, where that is something else; seats beyond the end of this see what all see.
    pub seats: Vec<Option<String>>,
}

/// Which of a person's matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All of them.
    All,
    /// Those that wait for an answer of his.
    HisTurn,
    /// Those that are not over and wait for somebody else.
    OthersTurn,
    /// Those that are over and were played here.
    Over,
    /// Those that were read from a record.
    Records,
}

/// The last committed position of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The entry after which it was taken.
    pub version: u32,
    /// How many inputs lead to it.
    pub inputs: u32,
    /// The position, as lines of notation.
    pub position: String,
}

/// Everything of a match, as it was at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// The match.
    pub row: MatchRow,
    /// Its entries, in order.
    pub entries: Entries,
    /// Its last snapshot.
    pub snapshot: Option<Snapshot>,
    /// The number of the last line of chat that there ever was.
    pub chatted: u32,
}

/// An entry that is to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// To which match.
    pub id: MatchId,
    /// On top of which version.
    pub expected: u32,
    /// By whom.
    pub by: Option<UserId>,
    /// The sender's own name for it: the same person sending the same one again to the same match adds nothing. All who
    /// are nobody count as one.
    pub request: Option<String>,
    /// When.
    pub at: Moment,
    /// What.
    pub what: String,
    /// Where the match stands then.
    pub summary: Summary,
    /// How many inputs the snapshot has behind it.
    pub inputs: u32,
    /// The last committed position.
    pub position: String,
}

/// What happened in a match before it was brought here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The entries, in order.
    pub entries: Vec<String>,
    /// When it was brought.
    pub at: Moment,
    /// Where the match stands.
    pub summary: Summary,
    /// How many inputs the snapshot has behind it.
    pub inputs: u32,
    /// The last committed position.
    pub position: String,
}

/// What came of an [`Append`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is the entry of this version.
    Added(u32),
    /// It had been added before, as the entry of this version.
    Known(u32),
    /// Another was faster: the match is at this version.
    Late(u32),
}

/// Who hears what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// Those who play for a team, by its number.
    Team(u8),
    /// Those who watch.
    Spectators,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number, in the match.
    pub number: u32,
    /// When.
    pub at: Moment,
    /// By whom.
    pub by: UserId,
    /// His name.
    pub name: String,
    /// What he said.
    pub text: String,
    /// To whom.
    pub audience: Audience,
}

/// Which part of something with numbered lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// The last lines.
    Newest,
    /// The first lines after a number.
    After(u32),
    /// The last lines before a number.
    Before(u32),
}

/// A problem that somebody reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// In which match.
    pub id: MatchId,
    /// By whom; nobody if the server reports itself.
    pub by: Option<UserId>,
    /// When. The store says so itself when it keeps the report.
    pub at: Moment,
    /// What he says.
    pub text: String,
    /// The record of the match.
    pub record: String,
    /// What he saw.
    pub view: String,
    /// The last lines of the log, as he read them.
    pub log: String,
}

/// Everything that the first page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtHome {
    /// Matches that wait for an answer of the person: some that have waited longest, and some that came up last.
    pub yours: Vec<MatchRow>,
    /// Matches of his that are not over and wait for somebody else, the newest first.
    pub others: Vec<MatchRow>,
    /// The matches that he made last.
    pub made: Vec<MatchRow>,
    /// Matches in the lobby, the newest first.
    pub open: Vec<MatchRow>,
    /// Matches that can be watched, the newest first.
    pub live: Vec<MatchRow>,
    /// How many there are of these in all.
    pub counts: AtHomeCounts,
}

/// How many matches there are for the first page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtHomeCounts {
    /// That wait for an answer of the person.
    pub yours: u32,
    /// Of his that wait for somebody else.
    pub others: u32,
    /// In the lobby.
    pub open: u32,
    /// That can be watched.
    pub live: u32,
}

/// A deck to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDeck {
    /// Its name for programs, which cannot be guessed.
    pub id: String,
    /// Whose.
    pub owner: UserId,
    /// The game it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// What is in it; the store does not read it.
    pub text: String,
    /// Whoever has this may look at it.
    pub secret: String,
}

/// A deck that somebody keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckRow {
    /// Its name for programs.
    pub id: String,
    /// Whose.
    pub owner: UserId,
    /// The game it is for.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// What is in it.
    pub text: String,
    /// How often it was kept.
    pub version: u32,
    /// When last.
    pub changed: Moment,
    /// Whoever has this may look at it.
    pub secret: String,
}

/// Where a person wants to be asked in a game, by the names that the game gives; the store reads neither these nor the wishes.
pub type Stops = BTreeMap<String, String>;
