//! People and their sessions.

use super::{Db, Result, change, change_one, looks, maybe, one, rows};
use crate::{Moment, Session, Status, StoreError, TokenHash, User, UserId, now};
use std::time::Duration;
use tokio_postgres::Row;

fn user_of(row: &Row) -> Result<User> {
    Ok(User { id: row.try_get(0)?, name: row.try_get(1)?, password: row.try_get(2)?, created: row.try_get(3)? })
}

/// A new person.
pub async fn add(db: &impl Db, name: &str, password: Option<&str>) -> Result<User> {
    looks::refuse_taken(db, name).await?;
    if password.is_some() {
        looks::mark_guests(db, name).await?;
    }
    let folded = password.map(|_| name.to_lowercase());
    let add = "INSERT INTO users (name, folded, password, created) VALUES ($1, $2, $3, $4)
         RETURNING id, name, password, created";
    let user = user_of(&one(db, add, &[&name, &folded, &password, &now()]).await?)?;
    looks::keep(db, user.id, name, password.is_some()).await?;
    Ok(user)
}

/// A person by number, even one who has been forgotten.
pub async fn by_number(db: &impl Db, id: UserId) -> Result<User> {
    user_of(&one(db, "SELECT id, name, password, created FROM users WHERE id = $1", &[&id]).await?)
}

/// An account by name.
pub async fn by_name(db: &impl Db, name: &str) -> Result<User> {
    let find = "SELECT id, name, password, created FROM users WHERE folded = $1 AND password IS NOT NULL";
    user_of(&one(db, find, &[&name.to_lowercase()]).await?)
}

/// Refuses one who is not there, or has been forgotten: he is to leave no new traces. He cannot be forgotten before the transaction ends.
pub async fn must_live(db: &impl Db, id: UserId) -> Result<()> {
    one(db, "SELECT 1 FROM users WHERE id = $1 AND deleted IS NULL FOR SHARE", &[&id]).await.map(drop)
}

/// The same, and nobody else does such a thing for him before the transaction ends.
pub async fn must_live_alone(db: &impl Db, id: UserId) -> Result<()> {
    one(db, "SELECT 1 FROM users WHERE id = $1 AND deleted IS NULL FOR NO KEY UPDATE", &[&id]).await.map(drop)
}

/// Makes a guest an account.
pub async fn make_account(db: &impl Db, id: UserId, name: &str, password: &str) -> Result<User> {
    let guest = "SELECT 1 FROM users WHERE id = $1 AND password IS NULL AND deleted IS NULL";
    one(db, guest, &[&id]).await?;
    looks::refuse_taken(db, name).await?;
    // He may have become one in the meantime.
    let make = "UPDATE users SET name = $2, folded = $3, password = $4
         WHERE id = $1 AND password IS NULL AND deleted IS NULL";
    change_one(db, make, &[&id, &name, &name.to_lowercase(), &password]).await?;
    looks::keep(db, id, name, true).await?;
    looks::mark_guests(db, name).await?;
    by_number(db, id).await
}

/// Changes the password of an account.
pub async fn set_password(db: &impl Db, id: UserId, password: &str) -> Result<()> {
    change_one(db, "UPDATE users SET password = $2 WHERE id = $1 AND password IS NOT NULL", &[&id, &password]).await
}

/// Forgets a person.
pub async fn delete(db: &impl Db, id: UserId, called: &str) -> Result<()> {
    let forget =
        "UPDATE users SET name = $2, folded = NULL, password = NULL, deleted = $3 WHERE id = $1 AND deleted IS NULL";
    change_one(db, forget, &[&id, &called, &now()]).await?;
    looks::remove(db, id).await?;
    change(db, "DELETE FROM sessions WHERE user_id = $1", &[&id]).await?;
    Ok(())
}

/// So many lines are removed at a time.
const SOME: i64 = 500;

/// Removes some of what somebody said and noted who has been forgotten, and his decks and stops, which are few; says whether there is more.
pub async fn forget_some(db: &impl Db, id: UserId) -> Result<bool> {
    one(db, "SELECT 1 FROM users WHERE id = $1 AND deleted IS NOT NULL", &[&id]).await?;
    let notes = "DELETE FROM notes WHERE user_id = $1
         AND match_number IN (SELECT match_number FROM notes WHERE user_id = $1 LIMIT $2)";
    let chat = "DELETE FROM chat WHERE by_user = $1
         AND (match_number, line) IN (SELECT match_number, line FROM chat WHERE by_user = $1 LIMIT $2)";
    let notes = change(db, notes, &[&id, &SOME]).await?;
    let chat = change(db, chat, &[&id, &SOME]).await?;
    change(db, "DELETE FROM decks WHERE user_id = $1", &[&id]).await?;
    change(db, "DELETE FROM stops WHERE user_id = $1", &[&id]).await?;
    Ok(notes.max(chat) == SOME as u64)
}

/// Those who have been forgotten and of whom something is left.
pub async fn half_forgotten(db: &impl Db) -> Result<Vec<UserId>> {
    let find = "SELECT id FROM users WHERE deleted IS NOT NULL AND (
            EXISTS (SELECT 1 FROM notes WHERE notes.user_id = users.id)
            OR EXISTS (SELECT 1 FROM chat WHERE by_user = users.id)
            OR EXISTS (SELECT 1 FROM decks WHERE decks.user_id = users.id)
            OR EXISTS (SELECT 1 FROM stops WHERE stops.user_id = users.id)
            OR EXISTS (SELECT 1 FROM seats JOIN matches ON number = match_number
                WHERE seats.user_id = users.id AND status IN ($1, $2)))
         ORDER BY id";
    let found = rows(db, find, &[&Status::Waiting, &Status::Running]).await?;
    found.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// The moment by the clock of the database: nodes may think otherwise, but what has an end has it for all of them at once.
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// A time, as a session is kept.
fn milliseconds(lasts: Duration) -> Moment {
    lasts.as_millis() as Moment
}

/// Keeps a session, and forgets those that have expired: nobody may ever ask for them again.
pub async fn add_session(db: &impl Db, token: &TokenHash, user: UserId, lasts: Duration) -> Result<()> {
    must_live(db, user).await?;
    // What somebody else is just removing is not waited for.
    let clear = format!(
        "DELETE FROM sessions WHERE token IN (SELECT token FROM sessions WHERE expires <= {NOW} FOR UPDATE SKIP LOCKED)"
    );
    change(db, &clear, &[]).await?;
    let add = format!(
        "INSERT INTO sessions (token, user_id, expires) VALUES ($1, $2, {NOW} + $3)
         ON CONFLICT (token) DO UPDATE SET user_id = excluded.user_id, expires = excluded.expires"
    );
    change(db, &add, &[&&token[..], &user, &milliseconds(lasts)]).await?;
    Ok(())
}

/// Lets a session last for so long, if it has not been ended.
pub async fn prolong_session(db: &impl Db, token: &TokenHash, lasts: Duration) -> Result<()> {
    let prolong = format!("UPDATE sessions SET expires = {NOW} + $2 WHERE token = $1");
    change_one(db, &prolong, &[&&token[..], &milliseconds(lasts)]).await
}

/// The session of a token; nothing is left of one that has expired.
pub async fn session(db: &impl Db, token: &TokenHash) -> Result<Session> {
    let find = format!(
        "SELECT u.id, u.name, u.password, u.created, greatest(s.expires - {NOW}, 0)
         FROM sessions AS s JOIN users AS u ON u.id = s.user_id WHERE s.token = $1"
    );
    let row = maybe(db, &find, &[&&token[..]]).await?.ok_or(StoreError::NotFound)?;
    Ok(Session { user: user_of(&row)?, left: Duration::from_millis(row.try_get::<_, i64>(4)?.unsigned_abs()) })
}

/// Removes a session if it has expired; it may have been renewed since somebody looked.
pub async fn end_expired(db: &impl Db, token: &TokenHash) -> Result<()> {
    change(db, &format!("DELETE FROM sessions WHERE token = $1 AND expires <= {NOW}"), &[&&token[..]]).await?;
    Ok(())
}

/// Ends a session, if there is one.
pub async fn end_session(db: &impl Db, token: &TokenHash) -> Result<()> {
    change(db, "DELETE FROM sessions WHERE token = $1", &[&&token[..]]).await?;
    Ok(())
}

/// Ends all sessions of a person but one.
pub async fn end_other_sessions(db: &impl Db, user: UserId, but: Option<&TokenHash>) -> Result<()> {
    let but = but.map(|token| &token[..]);
    change(db, "DELETE FROM sessions WHERE user_id = $1 AND token IS DISTINCT FROM $2", &[&user, &but]).await?;
    Ok(())
}
