//! What people say: chat, notes, problems.

use super::{Result, matches, now, people};
use crate::{Audience, ChatLine, MatchId, Problem, StoreError, UserId};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// Adds a line of chat.
pub fn say(db: &Connection, id: &MatchId, by: UserId, text: &str, audience: Audience) -> Result<ChatLine> {
    people::must_live(db, by)?;
    let mut count =
        db.prepare_cached("UPDATE matches SET chatted = chatted + 1 WHERE id = ?1 RETURNING number, chatted")?;
    // Read to its end, so that the statement is done.
    let counted: Vec<(i64, u32)> =
        count.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?;
    let &(match_number, number) = counted.first().ok_or(StoreError::NotFound)?;
    let at = now();
    db.prepare_cached(
        "INSERT INTO chat (match_number, line, at, by_user, text, audience) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![match_number, number, at, by, text, audience])?;
    Ok(ChatLine { number, at, by, name: people::by_number(db, by)?.name, text: text.into(), audience })
}

fn line_of(row: &Row) -> rusqlite::Result<ChatLine> {
    Ok(ChatLine {
        number: row.get(0)?,
        at: row.get(1)?,
        by: row.get(2)?,
        name: row.get(3)?,
        text: row.get(4)?,
        audience: row.get(5)?,
    })
}

/// The lines of chat after a number.
pub fn chat(db: &Connection, id: &MatchId, after: u32) -> Result<Vec<ChatLine>> {
    let number = matches::number(db, id)?;
    let mut find = db.prepare_cached(
        "SELECT line, at, by_user, name, text, audience FROM chat JOIN users ON users.id = by_user
         WHERE match_number = ?1 AND line > ?2 ORDER BY line",
    )?;
    Ok(find.query_map(params![number, after], line_of)?.collect::<rusqlite::Result<_>>()?)
}

/// Everything that a person said.
pub fn said_by(db: &Connection, user: UserId) -> Result<Vec<(MatchId, ChatLine)>> {
    let mut find = db.prepare_cached(
        "SELECT line, at, by_user, name, text, audience, matches.id FROM chat
         JOIN users ON users.id = by_user JOIN matches ON matches.number = match_number
         WHERE by_user = ?1 ORDER BY match_number, line",
    )?;
    let found = find.query_map([user], |row| Ok((row.get(6)?, line_of(row)?)))?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}

/// The notes of a person on a match.
pub fn notes(db: &Connection, id: &MatchId, user: UserId) -> Result<String> {
    let number = matches::number(db, id)?;
    let mut find = db.prepare_cached("SELECT text FROM notes WHERE user = ?1 AND match_number = ?2")?;
    let found = find.query_row(params![user, number], |row| row.get(0)).optional()?;
    Ok(found.unwrap_or_default())
}

/// Replaces them. Empty ones are not kept.
pub fn set_notes(db: &Connection, id: &MatchId, user: UserId, text: &str) -> Result<()> {
    people::must_live(db, user)?;
    let number = matches::number(db, id)?;
    if text.is_empty() {
        db.prepare_cached("DELETE FROM notes WHERE user = ?1 AND match_number = ?2")?.execute(params![user, number])?;
        return Ok(());
    }
    db.prepare_cached(
        "INSERT INTO notes (user, match_number, text) VALUES (?1, ?2, ?3)
         ON CONFLICT (user, match_number) DO UPDATE SET text = excluded.text",
    )?
    .execute(params![user, number, text])?;
    Ok(())
}

/// All notes of a person.
pub fn notes_of(db: &Connection, user: UserId) -> Result<Vec<(MatchId, String)>> {
    let mut find = db.prepare_cached(
        "SELECT id, text FROM notes JOIN matches ON number = match_number WHERE user = ?1 ORDER BY number",
    )?;
    let found = find.query_map([user], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}

/// Keeps a problem report.
pub fn report(db: &Connection, problem: &Problem) -> Result<i64> {
    let number = matches::number(db, &problem.id)?;
    db.prepare_cached(
        "INSERT INTO problems (match_number, by_user, at, text, record, view, log) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![number, problem.by, now(), problem.text, problem.record, problem.view, problem.log])?;
    Ok(db.last_insert_rowid())
}

fn problem_of(row: &Row) -> rusqlite::Result<(i64, Problem)> {
    let problem = Problem {
        id: row.get(1)?,
        by: row.get(2)?,
        at: row.get(3)?,
        text: row.get(4)?,
        record: row.get(5)?,
        view: row.get(6)?,
        log: row.get(7)?,
    };
    Ok((row.get(0)?, problem))
}

/// The problems that were reported.
pub fn problems(db: &Connection, most: u32) -> Result<Vec<(i64, Problem)>> {
    let mut find = db.prepare_cached(
        "SELECT p.number, m.id, p.by_user, p.at, p.text, p.record, p.view, p.log
         FROM problems AS p JOIN matches AS m ON m.number = p.match_number ORDER BY p.number DESC LIMIT ?1",
    )?;
    Ok(find.query_map([most], problem_of)?.collect::<rusqlite::Result<_>>()?)
}

/// The problems that a person reported.
pub fn problems_of(db: &Connection, user: UserId) -> Result<Vec<(i64, Problem)>> {
    let mut find = db.prepare_cached(
        "SELECT p.number, m.id, p.by_user, p.at, p.text, p.record, p.view, p.log
         FROM problems AS p JOIN matches AS m ON m.number = p.match_number WHERE p.by_user = ?1 ORDER BY p.number",
    )?;
    Ok(find.query_map([user], problem_of)?.collect::<rusqlite::Result<_>>()?)
}
