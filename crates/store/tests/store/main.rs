//! The contract of a store, as SQLite keeps it.

mod append;
mod decks;
mod file;
mod lists;
mod matches;
mod people;
mod stops;
mod talk;
mod traces;

use std::{
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};
use store::{Append, Glances, Holder, MatchId, MatchRow, Moment, NewMatch, Sqlite, Status, Store, Summary, User};
use tempfile::TempDir;

/// A store in a folder that goes away.
struct Place {
    store: Sqlite,
    folder: TempDir,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        Place { store: Sqlite::open(&folder.path().join("westmarch.db")).unwrap(), folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("westmarch.db")
    }

    async fn guest(&self, name: &str) -> User {
        self.store.add_user(name, None).await.unwrap()
    }

    async fn account(&self, name: &str) -> User {
        self.store.add_user(name, Some("$argon2id$")).await.unwrap()
    }

    /// A match that somebody made: he has the first seat, the second is open.
    async fn waiting(&self, id: &str, creator: &User) -> MatchRow {
        self.store.add_match(new(id, creator)).await.unwrap()
    }
}

fn new(id: &str, creator: &User) -> NewMatch {
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

fn held_by(user: &User) -> Holder {
    Holder::User { id: user.id, name: user.name.clone() }
}

fn id(name: &str) -> MatchId {
    MatchId(name.into())
}

fn running(asked: &[bool]) -> Summary {
    Summary {
        status: Status::Running,
        result: None,
        winners: vec![],
        asked: asked.to_vec(),
        glances: Glances::default(),
    }
}

/// An entry by nobody, in a match that goes on.
fn entry(to: &str, expected: u32, what: &str) -> Append {
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

fn now() -> Moment {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as Moment
}
