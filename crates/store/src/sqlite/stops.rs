//! Where people want to be asked.

use super::{Result, people};
use crate::{Stops, UserId};
use rusqlite::{Connection, params};

/// Those of a person in a game.
pub fn of(db: &Connection, user: UserId, game: &str) -> Result<Stops> {
    let mut find = db.prepare_cached("SELECT stop, ask FROM stops WHERE user = ?1 AND game = ?2")?;
    let found = find.query_map(params![user, game], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}

/// Replaces them.
pub fn set(db: &Connection, user: UserId, game: &str, stops: &Stops) -> Result<()> {
    people::must_live(db, user)?;
    db.prepare_cached("DELETE FROM stops WHERE user = ?1 AND game = ?2")?.execute(params![user, game])?;
    let mut add = db.prepare_cached("INSERT INTO stops (user, game, stop, ask) VALUES (?1, ?2, ?3, ?4)")?;
    stops.iter().try_for_each(|(stop, ask)| add.execute(params![user, game, stop, ask]).map(drop))?;
    Ok(())
}
