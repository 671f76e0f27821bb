//! People and their sessions.

use super::{Result, looks, now};
use crate::{Moment, Session, Status, StoreError, TokenHash, User, UserId};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::time::Duration;

fn user_of(row: &Row) -> rusqlite::Result<User> {
    Ok(User { id: row.get(0)?, name: row.get(1)?, password: row.get(2)?, created: row.get(3)? })
}

/// A new person.
pub fn add(db: &Connection, name: &str, password: Option<&str>) -> Result<User> {
    looks::refuse_taken(db, name)?;
    if password.is_some() {
        looks::mark_guests(db, name)?;
    }
    let folded = password.map(|_| name.to_lowercase());
    let created = now();
    db.prepare_cached("INSERT INTO users (name, folded, password, created) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![name, folded, password, created])?;
    let id = UserId(db.last_insert_rowid());
    looks::keep(db, id, name, password.is_some())?;
    Ok(User { id, name: name.into(), password: password.map(Into::into), created })
}

/// A person by number, even one who has been forgotten.
pub fn by_number(db: &Connection, id: UserId) -> Result<User> {
    let mut find = db.prepare_cached("SELECT id, name, password, created FROM users WHERE id = ?1")?;
    Ok(find.query_row([id], user_of)?)
}

/// An account by name.
pub fn by_name(db: &Connection, name: &str) -> Result<User> {
    let mut find =
        db.prepare_cached("SELECT id, name, password, created FROM users WHERE folded = ?1 AND password IS NOT NULL")?;
    Ok(find.query_row([name.to_lowercase()], user_of)?)
}

/// Refuses one who is not there, or has been forgotten: he is to leave no new traces.
pub fn must_live(db: &Connection, id: UserId) -> Result<()> {
    let lives = db.prepare_cached("SELECT 1 FROM users WHERE id = ?1 AND deleted IS NULL")?.exists([id])?;
    if lives { Ok(()) } else { Err(StoreError::NotFound) }
}

/// Makes a guest an account.
pub fn make_account(db: &Connection, id: UserId, name: &str, password: &str) -> Result<User> {
    let guest = db
        .prepare_cached("SELECT 1 FROM users WHERE id = ?1 AND password IS NULL AND deleted IS NULL")?
        .exists([id])?;
    if !guest {
        return Err(StoreError::NotFound);
    }
    looks::refuse_taken(db, name)?;
    db.prepare_cached("UPDATE users SET name = ?2, folded = ?3, password = ?4 WHERE id = ?1")?.execute(params![
        id,
        name,
        name.to_lowercase(),
        password
    ])?;
    looks::keep(db, id, name, true)?;
    looks::mark_guests(db, name)?;
    by_number(db, id)
}

/// Changes the password of an account.
pub fn set_password(db: &Connection, id: UserId, password: &str) -> Result<()> {
    let changed = db
        .prepare_cached("UPDATE users SET password = ?2 WHERE id = ?1 AND password IS NOT NULL")?
        .execute(params![id, password])?;
    if changed == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

/// Forgets a person.
pub fn delete(db: &Connection, id: UserId, called: &str) -> Result<()> {
    must_live(db, id)?;
    db.prepare_cached("UPDATE users SET name = ?2, folded = NULL, password = NULL, deleted = ?3 WHERE id = ?1")?
        .execute(params![id, called, now()])?;
    looks::remove(db, id)?;
    db.prepare_cached("DELETE FROM sessions WHERE user = ?1")?.execute([id])?;
    Ok(())
}

/// So many lines are removed at a time.
const SOME: u32 = 500;

/// Removes some of what somebody said and noted who has been forgotten, and his decks and stops, which are few; says whether there is more.
pub fn forget_some(db: &Connection, id: UserId) -> Result<bool> {
    if must_live(db, id).is_ok() {
        return Err(StoreError::NotFound);
    }
    let notes = "DELETE FROM notes WHERE user = ?1 AND match_number IN (SELECT match_number FROM notes WHERE user = ?1 LIMIT ?2)";
    let chat = "DELETE FROM chat WHERE by_user = ?1 AND (match_number, line) IN (
            SELECT match_number, line FROM chat WHERE by_user = ?1 LIMIT ?2)";
    let notes = db.prepare_cached(notes)?.execute(params![id, SOME])?;
    let chat = db.prepare_cached(chat)?.execute(params![id, SOME])?;
    db.prepare_cached("DELETE FROM decks WHERE user = ?1")?.execute([id])?;
    db.prepare_cached("DELETE FROM stops WHERE user = ?1")?.execute([id])?;
    Ok(notes.max(chat) == SOME as usize)
}

/// Those who have been forgotten and of whom something is left.
pub fn half_forgotten(db: &Connection) -> Result<Vec<UserId>> {
    let mut find = db.prepare_cached(
        "SELECT id FROM users WHERE deleted IS NOT NULL AND (
            EXISTS (SELECT 1 FROM notes WHERE notes.user = users.id)
            OR EXISTS (SELECT 1 FROM chat WHERE by_user = users.id)
            OR EXISTS (SELECT 1 FROM decks WHERE decks.user = users.id)
            OR EXISTS (SELECT 1 FROM stops WHERE stops.user = users.id)
            OR EXISTS (SELECT 1 FROM seats JOIN matches ON number = match_number
                WHERE seats.user = users.id AND status IN (?1, ?2)))",
    )?;
    Ok(find.query_map([Status::Waiting, Status::Running], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
}

/// Keeps a session, and forgets those that have expired: nobody may ever ask for them again.
pub fn add_session(db: &Connection, token: &TokenHash, user: UserId, lasts: Duration) -> Result<()> {
    must_live(db, user)?;
    db.prepare_cached("DELETE FROM sessions WHERE expires <= ?1")?.execute([now()])?;
    db.prepare_cached(
        "INSERT INTO sessions (token, user, expires) VALUES (?1, ?2, ?3)
         ON CONFLICT (token) DO UPDATE SET user = excluded.user, expires = excluded.expires",
    )?
    .execute(params![token, user, after(lasts)])?;
    Ok(())
}

/// Lets a session last for so long, if it has not been ended.
pub fn prolong_session(db: &Connection, token: &TokenHash, lasts: Duration) -> Result<()> {
    let changed = db
        .prepare_cached("UPDATE sessions SET expires = ?2 WHERE token = ?1")?
        .execute(params![token, after(lasts)])?;
    if changed == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

/// The moment after so long.
fn after(lasts: Duration) -> Moment {
    now() + lasts.as_millis() as Moment
}

/// The session of a token; nothing is left of one that has expired.
pub fn session(db: &Connection, token: &TokenHash) -> Result<Option<Session>> {
    let mut find = db.prepare_cached(
        "SELECT u.id, u.name, u.password, u.created, s.expires
         FROM sessions AS s JOIN users AS u ON u.id = s.user WHERE s.token = ?1",
    )?;
    let found = find.query_row([token], |row| {
        let left = u64::try_from(row.get::<_, Moment>(4)? - now()).unwrap_or(0);
        Ok(Session { user: user_of(row)?, left: Duration::from_millis(left) })
    });
    Ok(found.optional()?)
}

/// Removes a session if it has expired; it may have been renewed since somebody looked.
pub fn end_expired(db: &Connection, token: &TokenHash) -> Result<()> {
    db.prepare_cached("DELETE FROM sessions WHERE token = ?1 AND expires <= ?2")?.execute(params![token, now()])?;
    Ok(())
}

/// Ends a session, if there is one.
pub fn end_session(db: &Connection, token: &TokenHash) -> Result<()> {
    db.prepare_cached("DELETE FROM sessions WHERE token = ?1")?.execute([token])?;
    Ok(())
}

/// Ends all sessions of a person but one.
pub fn end_other_sessions(db: &Connection, user: UserId, but: Option<&TokenHash>) -> Result<()> {
    db.prepare_cached("DELETE FROM sessions WHERE user = ?1 AND token IS NOT ?2")?.execute(params![user, but])?;
    Ok(())
}
