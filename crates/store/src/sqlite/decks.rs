//! The decks that people keep.

use super::{Result, now, people};
use crate::{DeckRow, NewDeck, StoreError, UserId};
use rusqlite::{Connection, OptionalExtension, Row, params};

const COLUMNS: &str = "d.id, d.user, d.game, d.name, d.text, d.version, d.changed, d.secret";

fn deck_of(row: &Row) -> rusqlite::Result<DeckRow> {
    Ok(DeckRow {
        id: row.get(0)?,
        owner: row.get(1)?,
        game: row.get(2)?,
        name: row.get(3)?,
        text: row.get(4)?,
        version: row.get(5)?,
        changed: row.get(6)?,
        secret: row.get(7)?,
    })
}

/// Keeps a new deck, if its owner has fewer than so many.
pub fn add(db: &Connection, new: &NewDeck, most: u32) -> Result<DeckRow> {
    people::must_live(db, new.owner)?;
    let mut count = db.prepare_cached("SELECT count(*) FROM decks WHERE user = ?1")?;
    if count.query_row([new.owner], |row| row.get::<_, u32>(0))? >= most {
        return Err(StoreError::TooMany);
    }
    db.prepare_cached(
        "INSERT INTO decks (id, user, game, name, text, version, changed, secret) VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?7)",
    )?
    .execute(params![new.id, new.owner, new.game, new.name, new.text, now(), new.secret])?;
    of(db, new.owner, &new.id)
}

/// A deck of a person.
pub fn of(db: &Connection, user: UserId, id: &str) -> Result<DeckRow> {
    let mut find = db.prepare_cached(&format!("SELECT {COLUMNS} FROM decks AS d WHERE d.id = ?1 AND d.user = ?2"))?;
    Ok(find.query_row(params![id, user], deck_of)?)
}

/// A deck by the secret of its link. What somebody had who has been forgotten is not shown any more.
pub fn shared(db: &Connection, secret: &str) -> Result<DeckRow> {
    let mut find = db.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM decks AS d JOIN users AS u ON u.id = d.user WHERE d.secret = ?1 AND u.deleted IS NULL"
    ))?;
    Ok(find.query_row([secret], deck_of)?)
}

/// All decks of a person, the last changed first.
pub fn all_of(db: &Connection, user: UserId) -> Result<Vec<DeckRow>> {
    let mut find = db.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM decks AS d WHERE d.user = ?1 ORDER BY d.changed DESC, d.number DESC"
    ))?;
    Ok(find.query_map([user], deck_of)?.collect::<rusqlite::Result<_>>()?)
}

/// Changes a deck that is still of this version.
pub fn change(db: &Connection, user: UserId, id: &str, version: u32, name: &str, text: &str) -> Result<DeckRow> {
    people::must_live(db, user)?;
    let mut find = db.prepare_cached("SELECT version FROM decks WHERE id = ?1 AND user = ?2")?;
    let now_at: Option<u32> = find.query_row(params![id, user], |row| row.get(0)).optional()?;
    if now_at.ok_or(StoreError::NotFound)? != version {
        return Err(StoreError::Changed);
    }
    db.prepare_cached(
        "UPDATE decks SET name = ?3, text = ?4, version = version + 1, changed = ?5 WHERE id = ?1 AND user = ?2",
    )?
    .execute(params![id, user, name, text, now()])?;
    of(db, user, id)
}

/// Removes a deck.
pub fn remove(db: &Connection, user: UserId, id: &str) -> Result<()> {
    let mut remove = db.prepare_cached("DELETE FROM decks WHERE id = ?1 AND user = ?2")?;
    if remove.execute(params![id, user])? == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}
