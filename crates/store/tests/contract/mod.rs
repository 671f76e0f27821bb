//! The contract of a store, whichever it is: a test program says what a `Place` is, with a store in it, and has all of this.

mod append;
mod decks;
mod lists;
mod matches;
mod open;
mod people;
mod races;
mod stops;
mod talk;

use crate::Place;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Append, Glances, Holder, MatchId, MatchRow, Moment, NewMatch, Status, Store, Summary, User};

/// Half of it is longer than a test takes.
pub const MINUTE: Duration = Duration::from_secs(600);

impl Place {
    pub async fn guest(&self, name: &str) -> User {
        self.store.add_user(name, None).await.unwrap()
    }

    pub async fn account(&self, name: &str) -> User {
        self.store.add_user(name, Some("$argon2id$")).await.unwrap()
    }

    /// A match that somebody made: he has the first seat, the second is open.
    pub async fn waiting(&self, id: &str, creator: &User) -> MatchRow {
        self.store.add_match(new(id, creator)).await.unwrap()
    }
}

pub fn new(id: &str, creator: &User) -> NewMatch {
    NewMatch {
        id: MatchId(id.into()),
        game: "chess".into(),
        rules: "1".into(),
        setup: String::new(),
        listed: true,
        spectators: true,
        odds: false,
        team_talk: true,
        invite: "speak friend".into(),
        creator: creator.id,
        origin: None,
        seats: vec![held_by(creator), Holder::Open],
        brings: vec![],
    }
}

pub fn held_by(user: &User) -> Holder {
    Holder::User { id: user.id, name: user.name.clone() }
}

pub fn id(name: &str) -> MatchId {
    MatchId(name.into())
}

pub fn running(asked: &[bool]) -> Summary {
    Summary {
        status: Status::Running,
        result: None,
        winners: vec![],
        asked: asked.to_vec(),
        glances: Glances::default(),
    }
}

/// An entry by nobody, in a match that goes on.
pub fn entry(to: &str, expected: u32, what: &str) -> Append {
    Append {
        at: now(),
        id: id(to),
        expected,
        by: None,
        request: None,
        what: what.into(),
        summary: running(&[true, false]),
        inputs: expected + 1,
        position: format!("after {what}"),
    }
}

pub fn now() -> Moment {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as Moment
}
