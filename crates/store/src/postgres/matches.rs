//! Matches: the row of each, and what becomes of it.

use super::values::{Count, Winners, plain};
use super::{Db, Result, Values, change, change_one, one, people, rows, seats};
use crate::{Glances, Holder, MatchId, MatchRow, NewMatch, Origin, OriginKind, Status, StoreError, UserId, now};
use tokio_postgres::Row;

/// The columns that [`row_of`] reads.
const SELECT: &str = "SELECT number, id, game, rules, setup, listed, spectators, odds, team_talk, invite, creator,
    origin_kind, origin_from, origin_at, created, updated, status, result, winners, version, trouble, glance FROM matches";

/// The row of a match, still without seats, and its number.
fn row_of(row: &Row) -> Result<(i64, MatchRow)> {
    let origin = match row.try_get("origin_kind")? {
        Some(kind) => Some(Origin {
            kind,
            from: row.try_get("origin_from")?,
            at: row.try_get::<_, Option<Count>>("origin_at")?.map(|at| at.0),
        }),
        None => None,
    };
    let made = NewMatch {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        setup: row.try_get("setup")?,
        listed: row.try_get("listed")?,
        spectators: row.try_get("spectators")?,
        odds: row.try_get("odds")?,
        team_talk: row.try_get("team_talk")?,
        invite: row.try_get("invite")?,
        creator: row.try_get("creator")?,
        origin,
        seats: Vec::new(),
        brings: Vec::new(),
    };
    let found = MatchRow {
        made,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        status: row.try_get("status")?,
        result: row.try_get("result")?,
        winners: row.try_get::<_, Option<Winners>>("winners")?.map(|winners| winners.0),
        version: row.try_get::<_, Count>("version")?.0,
        seats: Vec::new(),
        trouble: row.try_get("trouble")?,
        glance: row.try_get("glance")?,
    };
    Ok((row.try_get("number")?, found))
}

/// The matches that a condition is true of.
pub async fn all_where(db: &impl Db, condition: &str, values: Values<'_>) -> Result<Vec<MatchRow>> {
    let found = rows(db, &format!("{SELECT} WHERE {condition}"), values).await?;
    let found: Vec<(i64, MatchRow)> = found.iter().map(row_of).collect::<Result<_>>()?;
    let numbers: Vec<i64> = found.iter().map(|(number, _)| *number).collect();
    let mut seats = seats::of(db, &numbers).await?;
    let with_seats = found.into_iter().map(|(number, mut row)| {
        (row.made.seats, row.seats) = seats.remove(&number).unwrap_or_default();
        row
    });
    Ok(with_seats.collect())
}

/// The number of a match.
pub async fn number(db: &impl Db, id: &MatchId) -> Result<i64> {
    Ok(one(db, "SELECT number FROM matches WHERE id = $1", &[id]).await?.try_get(0)?)
}

/// A match.
pub async fn row(db: &impl Db, id: &MatchId) -> Result<MatchRow> {
    all_where(db, "id = $1", &[id]).await?.pop().ok_or(StoreError::NotFound)
}

/// Keeps a new match. It waits as long as a seat is open.
pub async fn add(db: &impl Db, new: &NewMatch) -> Result<i64> {
    people::must_live(db, new.creator).await?;
    let status = if new.seats.contains(&Holder::Open) { Status::Waiting } else { Status::Running };
    let origin = new.origin.as_ref();
    let add = "INSERT INTO matches (id, game, rules, setup, listed, spectators, odds, team_talk, invite, creator,
            origin_kind, origin_from, origin_at, created, updated, status)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15) RETURNING number";
    let values: Values = &[
        &new.id,
        &new.game,
        &new.rules,
        &plain(&new.setup),
        &new.listed,
        &new.spectators,
        &new.odds,
        &new.team_talk,
        &new.invite,
        &new.creator,
        &origin.map(|origin| origin.kind),
        &origin.and_then(|origin| origin.from.clone()),
        &origin.and_then(|origin| origin.at).map(Count),
        &now(),
        &status,
    ];
    let number = one(db, add, values).await?.try_get(0)?;
    seats::add(db, number, &new.seats, &new.brings).await?;
    Ok(number)
}

/// Keeps a new match, unless the one it comes from has a rematch already: gives that. Nobody else makes one before the transaction ends.
pub async fn add_rematch(db: &impl Db, new: &NewMatch) -> Result<MatchRow> {
    let from = new.origin.as_ref().and_then(|origin| origin.from.as_ref()).ok_or(StoreError::NotFound)?;
    one(db, "SELECT 1 FROM matches WHERE id = $1 FOR NO KEY UPDATE", &[from]).await?;
    let rematches = "origin_from = $1 AND origin_kind = $2 ORDER BY number";
    if let Some(made) = all_where(db, rematches, &[from, &OriginKind::Rematch]).await?.into_iter().next() {
        return Ok(made);
    }
    add(db, new).await?;
    row(db, &new.id).await
}

/// Holds a match.
pub async fn hold(db: &impl Db, id: &MatchId, trouble: &str) -> Result<()> {
    let hold = "UPDATE matches SET status = $2, trouble = $3, updated = $4 WHERE id = $1";
    change_one(db, hold, &[id, &Status::Held, &trouble, &now()]).await
}

/// Lets a held match go on.
pub async fn release(db: &impl Db, id: &MatchId, status: Status) -> Result<()> {
    let release = "UPDATE matches SET status = $2, trouble = NULL WHERE id = $1 AND status = $3";
    change_one(db, release, &[id, &status, &Status::Held]).await
}

/// The names of matches.
async fn ids(db: &impl Db, sql: &str, values: Values<'_>) -> Result<Vec<MatchId>> {
    rows(db, sql, values).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Those that are being played, or held.
pub async fn running(db: &impl Db) -> Result<Vec<MatchId>> {
    let find = "SELECT id FROM matches WHERE status IN ($1, $2) ORDER BY number";
    ids(db, find, &[&Status::Running, &Status::Held]).await
}

/// Those that a person has a seat in and that are not over.
pub async fn unfinished_of(db: &impl Db, user: UserId) -> Result<Vec<MatchId>> {
    let find = "SELECT id FROM matches WHERE status IN ($2, $3)
         AND number IN (SELECT match_number FROM seats WHERE user_id = $1) ORDER BY number";
    ids(db, find, &[&user, &Status::Waiting, &Status::Running]).await
}

/// Those that come from a match.
pub async fn offspring(db: &impl Db, id: &MatchId) -> Result<Vec<MatchRow>> {
    number(db, id).await?;
    all_where(db, "origin_from = $1 ORDER BY number", &[id]).await
}

/// Those that are over and of which nobody has kept who won.
pub async fn without_winners(db: &impl Db) -> Result<Vec<MatchId>> {
    // Not bound, so that the index of those is found.
    ids(db, "SELECT id FROM matches WHERE status = 'over' AND winners IS NULL ORDER BY number", &[]).await
}

/// Keeps who won.
pub async fn set_winners(db: &impl Db, id: &MatchId, winners: &[u8]) -> Result<()> {
    let keep = "UPDATE matches SET winners = $2 WHERE id = $1 AND status = $3";
    change_one(db, keep, &[id, &Winners(winners.into()), &Status::Over]).await
}

/// Those of which it is not kept what lists show, though something has happened.
pub async fn without_glance(db: &impl Db) -> Result<Vec<MatchId>> {
    let find = "SELECT id FROM matches WHERE glance IS NULL AND version > 0 AND status IN ('running', 'over')
         ORDER BY number DESC";
    ids(db, find, &[]).await
}

/// Keeps what lists show, if nothing has happened since this version.
pub async fn set_glances(db: &impl Db, id: &MatchId, version: u32, glances: &Glances) -> Result<()> {
    let keep = "UPDATE matches SET glance = $3 WHERE id = $1 AND version = $2";
    if change(db, keep, &[id, &Count(version), &glances.all]).await? == 0 {
        return Ok(());
    }
    let show = "UPDATE seats SET glance = ($2::text[])[seat + 1] WHERE match_number = (SELECT number FROM matches WHERE id = $1)";
    change(db, show, &[id, &glances.seats]).await?;
    Ok(())
}
