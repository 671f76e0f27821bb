//! The entries of a match, and its snapshot.

use super::{Result, matches, seats, talk, values::Winners};
use crate::{
    Append, Appended, Entries, Entry, History, MatchId, MatchRow, Moment, NewMatch, Past, Said, Snapshot, Status,
    Summary, UserId,
};
use rusqlite::{Connection, OptionalExtension, params};

/// Adds an entry, if it is new and nobody was faster.
pub fn append(db: &Connection, new: &Append) -> Result<Appended> {
    let mut find = db.prepare_cached("SELECT number, version FROM matches WHERE id = ?1")?;
    let (number, version): (i64, u32) = find.query_row([&new.id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    // Asked first: whoever repeats a request has seen less than what came of it, and would seem late.
    if let Some(version) = repeated(db, number, new)? {
        return Ok(Appended::Known(version));
    }
    if version != new.expected {
        return Ok(Appended::Late(version));
    }
    let (version, at) = (version + 1, new.at);
    db.prepare_cached(
        "INSERT INTO entries (match_number, version, at, by_user, request, what) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![number, version, at, new.by, new.request, new.what])?;
    sum_up(db, number, version, at, &new.summary, new.inputs, &new.position)?;
    Ok(Appended::Added(version))
}

/// Keeps a new match with everything that has happened in it; where it stands then is written once.
pub fn add_past(db: &Connection, new: &NewMatch, past: &Past) -> Result<MatchRow> {
    matches::add(db, new)?;
    let number = matches::number(db, &new.id)?;
    let mut insert = db
        .prepare_cached("INSERT INTO entries (match_number, version, at, by_user, what) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for (version, what) in (1u32..).zip(&past.entries) {
        insert.execute(params![number, version, past.at, new.creator, what])?;
    }
    if !past.entries.is_empty() {
        let version = past.entries.len() as u32;
        sum_up(db, number, version, past.at, &past.summary, past.inputs, &past.position)?;
    }
    matches::row(db, &new.id)
}

/// The version of the entry that this one repeats. Nobody counts as one sender.
fn repeated(db: &Connection, number: i64, new: &Append) -> Result<Option<u32>> {
    match &new.request {
        Some(request) => asked_before(db, number, new.by, request),
        None => Ok(None),
    }
}

/// The version of the entry that a person has asked for under this name of his.
pub fn known(db: &Connection, id: &MatchId, by: UserId, request: &str) -> Result<Option<u32>> {
    asked_before(db, matches::number(db, id)?, Some(by), request)
}

fn asked_before(db: &Connection, number: i64, by: Option<UserId>, request: &str) -> Result<Option<u32>> {
    let mut find = db.prepare_cached(
        "SELECT version FROM entries WHERE match_number = ?1 AND ifnull(by_user, 0) = ifnull(?2, 0) AND request = ?3",
    )?;
    Ok(find.query_row(params![number, by, request], |row| row.get(0)).optional()?)
}

/// Writes down where the match stands after an entry. One that is no longer held has no trouble.
fn sum_up(
    db: &Connection,
    number: i64,
    version: u32,
    at: Moment,
    summary: &Summary,
    inputs: u32,
    position: &str,
) -> Result<()> {
    let held = summary.status == Status::Held;
    let winners = (summary.status == Status::Over).then(|| Winners(summary.winners.clone()));
    db.prepare_cached(
        "UPDATE matches SET version = ?2, updated = ?3, status = ?4, result = ?5, winners = ?6,
            trouble = iif(?7, trouble, NULL), glance = ?8
         WHERE number = ?1",
    )?
    .execute(params![number, version, at, summary.status, summary.result, winners, held, summary.glances.all])?;
    seats::ask(db, number, &summary.asked, at)?;
    seats::show(db, number, &summary.glances.seats)?;
    db.prepare_cached(
        "INSERT INTO snapshots (match_number, version, inputs, position) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (match_number) DO UPDATE
         SET version = excluded.version, inputs = excluded.inputs, position = excluded.position",
    )?
    .execute(params![number, version, inputs, position])?;
    Ok(())
}

/// The entries of a match after a version.
pub fn entries(db: &Connection, id: &MatchId, after: u32) -> Result<Vec<Entry>> {
    let number = matches::number(db, id)?;
    let mut find = db.prepare_cached(
        "SELECT version, at, by_user, what FROM entries WHERE match_number = ?1 AND version > ?2 ORDER BY version",
    )?;
    let found = find.query_map(params![number, after], |row| {
        Ok(Entry { version: row.get(0)?, at: row.get(1)?, by: row.get(2)?, what: row.get(3)? })
    })?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}

/// All entries of a match, of which there should be so many.
fn all_entries(db: &Connection, id: &MatchId, count: u32) -> Result<Entries> {
    let number = matches::number(db, id)?;
    let mut find =
        db.prepare_cached("SELECT version, at, what FROM entries WHERE match_number = ?1 ORDER BY version")?;
    let mut rows = find.query([number])?;
    let mut entries = Entries::with_room(count as usize);
    while let Some(row) = rows.next()? {
        let what = row.get_ref(2)?.as_str().map_err(rusqlite::Error::from)?;
        entries.push(Said { version: row.get(0)?, at: row.get(1)?, what });
    }
    Ok(entries)
}

/// Everything of a match.
pub fn history(db: &Connection, id: &MatchId) -> Result<History> {
    let row = matches::row(db, id)?;
    Ok(History {
        entries: all_entries(db, id, row.version)?,
        row,
        snapshot: snapshot(db, id)?,
        chatted: talk::chatted(db, id)?,
    })
}

/// The last snapshot of a match.
pub fn snapshot(db: &Connection, id: &MatchId) -> Result<Option<Snapshot>> {
    let number = matches::number(db, id)?;
    let mut find = db.prepare_cached("SELECT version, inputs, position FROM snapshots WHERE match_number = ?1")?;
    let found = find
        .query_row([number], |row| Ok(Snapshot { version: row.get(0)?, inputs: row.get(1)?, position: row.get(2)? }));
    Ok(found.optional()?)
}
