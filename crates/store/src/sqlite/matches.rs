//! Matches: the row of each, and what becomes of it.

use super::{Result, now, people, seats, values::Winners};
use crate::{Glances, Holder, MatchId, MatchRow, NewMatch, Origin, OriginKind, Status, StoreError, UserId};
use rusqlite::{Connection, Params, Row, params};

/// The columns that [`row_of`] reads.
const SELECT: &str = "SELECT number, id, game, rules, setup, listed, spectators, odds, team_talk, invite, creator,
    origin_kind, origin_from, origin_at, created, updated, status, result, winners, version, trouble, glance FROM matches";

/// The row of a match, still without seats, and its number.
fn row_of(row: &Row) -> rusqlite::Result<(i64, MatchRow)> {
    let origin = match row.get("origin_kind")? {
        Some(kind) => Some(Origin { kind, from: row.get("origin_from")?, at: row.get("origin_at")? }),
        None => None,
    };
    let made = NewMatch {
        id: row.get("id")?,
        game: row.get("game")?,
        rules: row.get("rules")?,
        setup: row.get("setup")?,
        listed: row.get("listed")?,
        spectators: row.get("spectators")?,
        odds: row.get("odds")?,
        team_talk: row.get("team_talk")?,
        invite: row.get("invite")?,
        creator: row.get("creator")?,
        origin,
        seats: Vec::new(),
        brings: Vec::new(),
    };
    let found = MatchRow {
        made,
        created: row.get("created")?,
        updated: row.get("updated")?,
        status: row.get("status")?,
        result: row.get("result")?,
        winners: row.get::<_, Option<Winners>>("winners")?.map(|winners| winners.0),
        version: row.get("version")?,
        seats: Vec::new(),
        trouble: row.get("trouble")?,
        glance: row.get("glance")?,
    };
    Ok((row.get("number")?, found))
}

/// The matches that a condition is true of.
pub fn all_where(db: &Connection, condition: &str, values: impl Params) -> Result<Vec<MatchRow>> {
    let mut find = db.prepare_cached(&format!("{SELECT} WHERE {condition}"))?;
    let found = find.query_map(values, row_of)?;
    let with_seats = found.map(|found| {
        let (number, mut row) = found?;
        (row.made.seats, row.seats) = seats::of(db, number)?;
        Ok(row)
    });
    with_seats.collect()
}

/// The number of a match.
pub fn number(db: &Connection, id: &MatchId) -> Result<i64> {
    Ok(db.prepare_cached("SELECT number FROM matches WHERE id = ?1")?.query_row([id], |row| row.get(0))?)
}

/// A match.
pub fn row(db: &Connection, id: &MatchId) -> Result<MatchRow> {
    all_where(db, "id = ?1", [id])?.pop().ok_or(StoreError::NotFound)
}

/// Keeps a new match. It waits as long as a seat is open.
pub fn add(db: &Connection, new: &NewMatch) -> Result<MatchRow> {
    people::must_live(db, new.creator)?;
    let status = if new.seats.contains(&Holder::Open) { Status::Waiting } else { Status::Running };
    let origin = new.origin.as_ref();
    db.prepare_cached(
        "INSERT INTO matches (id, game, rules, setup, listed, spectators, odds, team_talk, invite, creator,
            origin_kind, origin_from, origin_at, created, updated, status)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?14, ?15)",
    )?
    .execute(params![
        new.id,
        new.game,
        new.rules,
        new.setup,
        new.listed,
        new.spectators,
        new.odds,
        new.team_talk,
        new.invite,
        new.creator,
        origin.map(|origin| origin.kind),
        origin.and_then(|origin| origin.from.as_ref()),
        origin.and_then(|origin| origin.at),
        now(),
        status,
    ])?;
    seats::add(db, db.last_insert_rowid(), &new.seats, &new.brings)?;
    row(db, &new.id)
}

/// Keeps a new match, unless the one it comes from has a rematch already: gives that.
pub fn add_rematch(db: &Connection, new: &NewMatch) -> Result<MatchRow> {
    let from = new.origin.as_ref().and_then(|origin| origin.from.as_ref());
    let made =
        all_where(db, "origin_from = ?1 AND origin_kind = ?2 ORDER BY number", params![from, OriginKind::Rematch])?;
    made.into_iter().next().map_or_else(|| add(db, new), Ok)
}

/// Holds a match.
pub fn hold(db: &Connection, id: &MatchId, trouble: &str) -> Result<()> {
    let held = db
        .prepare_cached("UPDATE matches SET status = ?2, trouble = ?3, updated = ?4 WHERE id = ?1")?
        .execute(params![id, Status::Held, trouble, now()])?;
    if held == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

/// Lets a held match go on.
pub fn release(db: &Connection, id: &MatchId, status: Status) -> Result<()> {
    let released = db
        .prepare_cached("UPDATE matches SET status = ?2, trouble = NULL WHERE id = ?1 AND status = ?3")?
        .execute(params![id, status, Status::Held])?;
    if released == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

/// Those that are being played, or held.
pub fn running(db: &Connection) -> Result<Vec<MatchId>> {
    let mut find = db.prepare_cached("SELECT id FROM matches WHERE status IN (?1, ?2) ORDER BY number")?;
    Ok(find.query_map([Status::Running, Status::Held], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
}

/// Those that a person has a seat in and that are not over.
pub fn unfinished_of(db: &Connection, user: UserId) -> Result<Vec<MatchId>> {
    let mut find = db.prepare_cached(
        "SELECT id FROM matches WHERE +status IN (?2, ?3) AND number IN (SELECT match_number FROM seats WHERE user = ?1)
         ORDER BY number",
    )?;
    let found = find.query_map(params![user, Status::Waiting, Status::Running], |row| row.get(0))?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}

/// Those that come from a match.
pub fn offspring(db: &Connection, id: &MatchId) -> Result<Vec<MatchRow>> {
    number(db, id)?;
    all_where(db, "origin_from = ?1 ORDER BY number", [id])
}

/// Those that are over and of which nobody has kept who won.
pub fn without_winners(db: &Connection) -> Result<Vec<MatchId>> {
    let mut find = db.prepare_cached("SELECT id FROM matches INDEXED BY matches_without_winners WHERE status = 'over' AND winners IS NULL ORDER BY number")?;
    Ok(find.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
}

/// Keeps who won.
pub fn set_winners(db: &Connection, id: &MatchId, winners: &[u8]) -> Result<()> {
    let kept = db.prepare_cached("UPDATE matches SET winners = ?2 WHERE id = ?1 AND status = ?3")?.execute(params![
        id,
        Winners(winners.into()),
        Status::Over
    ])?;
    if kept == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

/// Those of which it is not kept what lists show, though something has happened.
pub fn without_glance(db: &Connection) -> Result<Vec<MatchId>> {
    let mut find = db.prepare_cached(
        "SELECT id FROM matches WHERE glance IS NULL AND version > 0 AND +status IN ('running', 'over')
         ORDER BY number DESC",
    )?;
    Ok(find.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
}

/// Keeps what lists show, if nothing has happened since this version.
pub fn set_glances(db: &Connection, id: &MatchId, version: u32, glances: &Glances) -> Result<()> {
    let kept = db.prepare_cached("UPDATE matches SET glance = ?3 WHERE id = ?1 AND version = ?2")?.execute(params![
        id,
        version,
        glances.all
    ])?;
    if kept == 0 {
        return Ok(());
    }
    seats::show(db, number(db, id)?, &glances.seats)
}
