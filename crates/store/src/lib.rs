//! What a server must not forget: people, matches, what they said, their decks.
//!
//! A match is event-sourced: its set-up and a list of entries that only grows. An entry is a text the store does not read; the
//! server writes answers and undos into it. With every entry comes a snapshot, the last committed position as text, so that
//! a match whose rules have changed since is not lost.
//!
//! [`Store`] is the contract. Whoever appends says on top of which version; the store takes one of two that come at once
//! and refuses the other, so that any number of processes can work on the same matches. [`Sqlite`] keeps everything in
//! one file, [`Postgres`] in a database that others look after.

mod entries;
mod looks;
pub mod moving;
mod postgres;
mod rows;
mod sqlite;
#[path = "store.rs"]
mod the_store;
mod words;

pub use entries::{Entries, Said};
pub use postgres::{Address, Heard, LONGEST_TEXT, Line, Postgres, Standing};
pub use rows::{
    Append, Appended, AtHome, AtHomeCounts, Audience, ChatLine, Company, DeckRow, Entry, Glances, History, Holder,
    MARK, MatchId, MatchRow, NewDeck, NewMatch, Node, Origin, OriginKind, Page, Past, Problem, SeatRow, Session,
    Snapshot, Status, Stops, Summary, TokenHash, User, UserId, Which,
};
pub use sqlite::Sqlite;
pub use the_store::{Store, StoreError};

/// Milliseconds since 1970.
pub type Moment = i64;

/// The time, as it is kept.
fn now() -> Moment {
    let since_1970 = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since_1970.as_millis().try_into().unwrap_or(Moment::MAX)
}
