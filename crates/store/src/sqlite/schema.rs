//! The tables, and how they change over time.
//!
//! A database says how many of the [`MIGRATIONS`] it has been through; opening it runs the others, all or none. Never
//! change one that has been released: add one.

use super::Result;
use crate::StoreError;
use rusqlite::{Connection, TransactionBehavior};

/// What leads from an empty file to the tables of today.
pub const MIGRATIONS: &[&str] = &[FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH, NINTH];

/// A match has a `number` besides its name: the other tables point to that, and it says which match is newer.
///
/// Only accounts have a `folded` name, the one that is looked for. A person is never removed, since matches show him; one
/// who is `deleted` has a name that says nothing.
///
/// A seat is open if neither a person nor a program holds it; `first_user` and `first_player` held it in the beginning.
///
/// `chatted` counts the lines of chat that there ever were, so that the number of a line that was removed is not given
/// to another.
const FIRST: &str = "
CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT,
    password TEXT,
    created INTEGER NOT NULL,
    deleted INTEGER
) STRICT;
CREATE UNIQUE INDEX users_by_name ON users (folded) WHERE password IS NOT NULL;

CREATE TABLE sessions (
    token BLOB PRIMARY KEY,
    user INTEGER NOT NULL REFERENCES users,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    setup TEXT NOT NULL,
    listed INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    odds INTEGER NOT NULL,
    invite TEXT NOT NULL,
    creator INTEGER NOT NULL REFERENCES users,
    origin_kind TEXT,
    origin_from TEXT REFERENCES matches (id),
    origin_at INTEGER,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    status TEXT NOT NULL,
    result TEXT,
    version INTEGER NOT NULL DEFAULT 0,
    trouble TEXT,
    chatted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX matches_by_status ON matches (status);
CREATE INDEX matches_by_creator ON matches (creator);
CREATE INDEX matches_by_origin ON matches (origin_from) WHERE origin_from IS NOT NULL;

CREATE TABLE seats (
    match_number INTEGER NOT NULL REFERENCES matches,
    seat INTEGER NOT NULL,
    user INTEGER REFERENCES users,
    player TEXT,
    first_user INTEGER REFERENCES users,
    first_player TEXT,
    asked_since INTEGER,
    PRIMARY KEY (match_number, seat),
    CHECK (user IS NULL OR player IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;

CREATE TABLE entries (
    match_number INTEGER NOT NULL REFERENCES matches,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    by_user INTEGER REFERENCES users,
    request TEXT,
    what TEXT NOT NULL,
    PRIMARY KEY (match_number, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_request ON entries (match_number, ifnull(by_user, 0), request) WHERE request IS NOT NULL;

CREATE TABLE snapshots (
    match_number INTEGER PRIMARY KEY REFERENCES matches,
    version INTEGER NOT NULL,
    inputs INTEGER NOT NULL,
    position TEXT NOT NULL
) STRICT;

CREATE TABLE chat (
    match_number INTEGER NOT NULL REFERENCES matches,
    line INTEGER NOT NULL,
    at INTEGER NOT NULL,
    by_user INTEGER NOT NULL REFERENCES users,
    text TEXT NOT NULL,
    PRIMARY KEY (match_number, line)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_user ON chat (by_user);

CREATE TABLE notes (
    user INTEGER NOT NULL REFERENCES users,
    match_number INTEGER NOT NULL REFERENCES matches,
    text TEXT NOT NULL,
    PRIMARY KEY (user, match_number)
) STRICT, WITHOUT ROWID;

CREATE TABLE problems (
    number INTEGER PRIMARY KEY,
    match_number INTEGER NOT NULL REFERENCES matches,
    by_user INTEGER REFERENCES users,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    record TEXT NOT NULL,
    view TEXT NOT NULL,
    log TEXT NOT NULL
) STRICT;
";

/// Seats that are not sides: several may have won, talk has an audience, and a seat may bring a part of the set-up along.
///
/// `winners` are the numbers of seats with spaces between them; it is null as long as nobody knows.
const SECOND: &str = "
ALTER TABLE matches ADD COLUMN winners TEXT;
ALTER TABLE seats ADD COLUMN brings TEXT NOT NULL DEFAULT '';
ALTER TABLE chat ADD COLUMN audience TEXT NOT NULL DEFAULT 'all';
";

/// What names look like, so that nobody can be taken for another ([`super::looks`]): those of accounts apart from those of
/// guests, of whom many may be called the same. And something to write, for whoever wants
/// to know whether that can be done.
const THIRD: &str = "
CREATE TABLE looks (
    look TEXT NOT NULL,
    account INTEGER NOT NULL,
    user INTEGER NOT NULL REFERENCES users,
    PRIMARY KEY (look, account, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX looks_by_user ON looks (user);

CREATE TABLE pulse (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;
";

/// What lists show of a match, kept with it so that they replay nothing; and the ways in which they look for matches, each of which finds
/// what it wants without passing by all the others.
const FOURTH: &str = "
ALTER TABLE matches ADD COLUMN glance TEXT;
ALTER TABLE seats ADD COLUMN glance TEXT;
CREATE INDEX seats_by_turn ON seats (user, asked_since) WHERE user IS NOT NULL AND asked_since IS NOT NULL;
CREATE INDEX matches_in_lobby ON matches (status, listed);
CREATE INDEX matches_to_watch ON matches (status, spectators);
DROP INDEX matches_by_status;
CREATE INDEX matches_without_glance ON matches (number) WHERE glance IS NULL AND version > 0;
";

/// The decks that people keep, whatever is in them.
const FIFTH: &str = "
CREATE TABLE decks (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user INTEGER NOT NULL REFERENCES users,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    version INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    secret TEXT NOT NULL UNIQUE
) STRICT;
CREATE INDEX decks_by_user ON decks (user);
";

/// Where people want to be asked in a game, and where others may pass for them. Nobody else ever sees it.
const SIXTH: &str = "
CREATE TABLE stops (
    user INTEGER NOT NULL REFERENCES users,
    game TEXT NOT NULL,
    stop TEXT NOT NULL,
    ask TEXT NOT NULL,
    PRIMARY KEY (user, game, stop)
) STRICT, WITHOUT ROWID;
";

/// A table at which those of a team do not talk among themselves.
const SEVENTH: &str = "
ALTER TABLE matches ADD COLUMN team_talk INTEGER NOT NULL DEFAULT 1;
";

/// Where everything in here comes from, as long as a move into it is not finished.
const EIGHTH: &str = "
CREATE TABLE moving (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    source TEXT NOT NULL
) STRICT;
";

/// Lists of somebody who has thousands of matches, and what is looked for at every start.
const NINTH: &str = "
CREATE INDEX seats_by_first ON seats (first_user) WHERE first_user IS NOT NULL;
CREATE INDEX matches_waiting ON matches (creator) WHERE status = 'waiting';
CREATE INDEX matches_by_kind ON matches (number, status, origin_kind, game);
CREATE INDEX matches_without_winners ON matches (number) WHERE status = 'over' AND winners IS NULL;
";

/// How many migrations a database has been through.
fn version(db: &Connection) -> Result<usize> {
    let version: i64 = db.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    usize::try_from(version)
        .map_err(|_| StoreError::Failed(format!("a database of version {version} is not one of ours")))
}

/// Refuses a database that has been through more migrations than there are.
pub fn refuse_newer(db: &Connection, known: usize) -> Result<usize> {
    let version = version(db)?;
    if version > known {
        return Err(StoreError::Failed(format!(
            "the database is of version {version}, and this program knows versions up to {known} only: use a newer program"
        )));
    }
    Ok(version)
}

/// Runs the migrations that a database has not been through: all of them, or none if one fails.
pub fn migrate(db: &mut Connection, migrations: &[&str]) -> Result<()> {
    // Locked before it looks, so that of two programs that open the file at once one migrates and the other finds it done.
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = refuse_newer(&transaction, migrations.len())?;
    for migration in &migrations[done..] {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", migrations.len() as i64)?;
    Ok(transaction.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "CREATE TABLE pipes (leaf TEXT); INSERT INTO pipes VALUES ('Longbottom')";
    const TWO: &str = "ALTER TABLE pipes ADD COLUMN age INTEGER NOT NULL DEFAULT 3";
    const BAD: &str = "CREATE TABLE mugs (ale TEXT); INSERT INTO nowhere VALUES (1)";

    fn empty() -> Connection {
        Connection::open_in_memory().unwrap()
    }

    #[test]
    fn an_old_database_gets_what_it_lacks_and_keeps_what_it_has() {
        let mut db = empty();
        migrate(&mut db, &[ONE]).unwrap();
        assert_eq!(version(&db), Ok(1));
        migrate(&mut db, &[ONE, TWO]).unwrap();
        assert_eq!(version(&db), Ok(2));
        migrate(&mut db, &[ONE, TWO]).unwrap();
        let kept: (String, i64) =
            db.query_row("SELECT leaf, age FROM pipes", [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        assert_eq!(kept, ("Longbottom".into(), 3));
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let mut db = empty();
        migrate(&mut db, &[ONE]).unwrap();
        assert!(migrate(&mut db, &[ONE, TWO, BAD]).is_err());
        assert_eq!(version(&db), Ok(1));
        assert!(db.prepare("SELECT age FROM pipes").is_err());
        assert!(db.prepare("SELECT ale FROM mugs").is_err());
    }

    #[test]
    fn a_newer_database_is_refused() {
        let mut db = empty();
        migrate(&mut db, &[ONE, TWO]).unwrap();
        let refused = migrate(&mut db, &[ONE]).unwrap_err().to_string();
        assert!(refused.contains("version 2") && refused.contains("up to 1"), "{refused}");
        db.pragma_update(None, "user_version", -1).unwrap();
        assert!(migrate(&mut db, &[ONE]).is_err());
    }

    #[test]
    fn the_tables_of_today_come_out_of_an_empty_file() {
        let mut db = empty();
        migrate(&mut db, MIGRATIONS).unwrap();
        let sound: String = db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
        assert_eq!(sound, "ok");
    }
}
