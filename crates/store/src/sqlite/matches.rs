//! Matches: the row of each, and the lists of them.

use super::{Result, now, people, seats, values::Winners};
use crate::{Holder, MatchId, MatchRow, NewMatch, Origin, Status, StoreError, UserId};
use rusqlite::{Connection, Params, Row, params};

/// The columns that [`row_of`] reads.
const SELECT: &str = "SELECT number, id, game, rules, setup, listed, spectators, odds, invite, creator,
    origin_kind, origin_from, origin_at, created, updated, status, result, winners, version, trouble FROM matches";

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
    };
    Ok((row.get("number")?, found))
}

/// The matches that a condition is true of.
fn all_where(db: &Connection, condition: &str, values: impl Params) -> Result<Vec<MatchRow>> {
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
        "INSERT INTO matches (id, game, rules, setup, listed, spectators, odds, invite, creator,
            origin_kind, origin_from, origin_at, created, updated, status)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13, ?14)",
    )?
    .execute(params![
        new.id,
        new.game,
        new.rules,
        new.setup,
        new.listed,
        new.spectators,
        new.odds,
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

/// Those in the lobby that wait for somebody.
pub fn lobby(db: &Connection, most: u32) -> Result<Vec<MatchRow>> {
    let condition = "status = ?1 AND listed AND EXISTS (
            SELECT 1 FROM seats WHERE match_number = number AND user IS NULL AND player IS NULL
        ) ORDER BY number DESC LIMIT ?2";
    all_where(db, condition, params![Status::Waiting, most])
}

/// Those that are being played and that everybody may watch.
pub fn watchable(db: &Connection, most: u32) -> Result<Vec<MatchRow>> {
    all_where(db, "status = ?1 AND spectators ORDER BY number DESC LIMIT ?2", params![Status::Running, most])
}

/// Those of a person (?1): where he has a seat, and those he made, unless he got up and they began without him.
const HIS: &str = "number IN (
        SELECT match_number FROM seats WHERE user = ?1
        UNION SELECT number FROM matches WHERE creator = ?1 AND (
            status = 'waiting' OR NOT EXISTS (SELECT 1 FROM seats WHERE match_number = number AND first_user = ?1)))";

/// Those of a person.
pub fn of_user(db: &Connection, user: UserId, most: u32) -> Result<Vec<MatchRow>> {
    page_of_user(db, user, None, most)
}

/// So many of a person that are older than a match, or the newest.
pub fn page_of_user(db: &Connection, user: UserId, before: Option<&MatchId>, most: u32) -> Result<Vec<MatchRow>> {
    let condition = format!("number < ?2 AND {HIS} ORDER BY number DESC LIMIT ?3");
    all_where(db, &condition, params![user, number_or_last(db, user, before)?, most])
}

/// The same of those of a game that are over.
pub fn page_of_results(
    db: &Connection,
    user: UserId,
    game: &str,
    before: Option<&MatchId>,
    most: u32,
) -> Result<Vec<MatchRow>> {
    let condition = format!("number < ?2 AND status = ?4 AND game = ?5 AND {HIS} ORDER BY number DESC LIMIT ?3");
    all_where(db, &condition, params![user, number_or_last(db, user, before)?, most, Status::Over, game])
}

/// The number of a match of a person, or one that is greater than all. That of another's match is not told from one that is not there.
fn number_or_last(db: &Connection, user: UserId, id: Option<&MatchId>) -> Result<i64> {
    let Some(id) = id else { return Ok(i64::MAX) };
    let find = format!("SELECT number FROM matches WHERE id = ?2 AND {HIS}");
    Ok(db.prepare_cached(&find)?.query_row(params![user, id], |row| row.get(0))?)
}

/// Those that are being played, or held.
pub fn running(db: &Connection) -> Result<Vec<MatchId>> {
    let mut find = db.prepare_cached("SELECT id FROM matches WHERE status IN (?1, ?2) ORDER BY number")?;
    Ok(find.query_map([Status::Running, Status::Held], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
}

/// Those that a person has a seat in and that are not over.
pub fn unfinished_of(db: &Connection, user: UserId) -> Result<Vec<MatchId>> {
    let mut find = db.prepare_cached(
        "SELECT id FROM matches WHERE status IN (?2, ?3) AND number IN (SELECT match_number FROM seats WHERE user = ?1)
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
    let mut find = db.prepare_cached("SELECT id FROM matches WHERE status = ?1 AND winners IS NULL ORDER BY number")?;
    Ok(find.query_map([Status::Over], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
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
