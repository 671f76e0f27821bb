//! Who sits where.
//!
//! Of a person a seat keeps the number only; the name is that of today, wherever it is shown.

use super::{Db, Result, change, matches, maybe, one, people, rows};
use crate::{
    Holder, MatchId, MatchRow, SeatRow, Status, StoreError, UserId, now,
    words::{holder, of_holder},
};
use std::collections::HashMap;

/// The seats of a match: those of the beginning, those of now.
type Seats = (Vec<Holder>, Vec<SeatRow>);

/// The seats of some matches, by the number of each.
pub async fn of(db: &impl Db, numbers: &[i64]) -> Result<HashMap<i64, Seats>> {
    let find = "SELECT first_user, first.name, first_player, user_id, today.name, player, asked_since, brings, glance, match_number
         FROM seats
         LEFT JOIN users AS first ON first.id = first_user
         LEFT JOIN users AS today ON today.id = user_id
         WHERE match_number = ANY($1) ORDER BY match_number, seat";
    let mut seats = HashMap::<i64, Seats>::new();
    for row in rows(db, find, &[&numbers]).await? {
        let (beginning, now) = seats.entry(row.try_get(9)?).or_default();
        beginning.push(holder(row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
        now.push(SeatRow {
            holder: holder(row.try_get(3)?, row.try_get(4)?, row.try_get(5)?),
            asked_since: row.try_get(6)?,
            brings: row.try_get(7)?,
            glance: row.try_get(8)?,
        });
    }
    Ok(seats)
}

/// Keeps the seats of a new match.
pub async fn add(db: &impl Db, number: i64, holders: &[Holder], brings: &[String]) -> Result<()> {
    let insert = "INSERT INTO seats (match_number, seat, user_id, player, first_user, first_player, brings)
         VALUES ($1, $2, $3, $4, $3, $4, $5)";
    for (seat, holder) in (0i32..).zip(holders) {
        let (user, program) = of_holder(holder);
        let brought = brings.get(seat as usize).map_or("", String::as_str);
        change(db, insert, &[&number, &seat, &user, &program, &brought]).await?;
    }
    Ok(())
}

/// Gives an open seat to somebody. A match that waited for this one is played from now on.
pub async fn take(db: &impl Db, id: &MatchId, seat: u8, taker: &Holder, brings: &str) -> Result<MatchRow> {
    let (number, _, holder) = seat_of(db, id, seat).await?;
    if holder != Holder::Open {
        return Err(StoreError::SeatTaken);
    }
    if let Holder::User { id, .. } = taker {
        people::must_live(db, *id).await?;
    }
    give(db, number, seat, taker, brings).await?;
    let begin = "UPDATE matches SET status = $2 WHERE number = $1 AND status = $3 AND NOT EXISTS (
            SELECT 1 FROM seats WHERE match_number = $1 AND user_id IS NULL AND player IS NULL)";
    change(db, begin, &[&number, &Status::Running, &Status::Waiting]).await?;
    matches::row(db, id).await
}

/// Opens a seat again.
pub async fn leave(db: &impl Db, id: &MatchId, seat: u8, user: UserId) -> Result<MatchRow> {
    let (number, status, holder) = seat_of(db, id, seat).await?;
    let his = matches!(holder, Holder::User { id, .. } if id == user);
    if !his || status != Status::Waiting {
        return Err(StoreError::SeatTaken);
    }
    give(db, number, seat, &Holder::Open, "").await?;
    matches::row(db, id).await
}

/// The number and status of a match, and who holds a seat of it. Nobody else sits down or gets up before the transaction ends.
async fn seat_of(db: &impl Db, id: &MatchId, seat: u8) -> Result<(i64, Status, Holder)> {
    let found = one(db, "SELECT number, status FROM matches WHERE id = $1 FOR NO KEY UPDATE", &[id]).await?;
    let number: i64 = found.try_get(0)?;
    // Asked for after the match is locked: before that, it may have been another's.
    let find = "SELECT user_id, player FROM seats WHERE match_number = $1 AND seat = $2";
    let held = maybe(db, find, &[&number, &i32::from(seat)]).await?.ok_or(StoreError::NotFound)?;
    Ok((number, found.try_get(1)?, holder(held.try_get(0)?, None, held.try_get(1)?)))
}

async fn give(db: &impl Db, number: i64, seat: u8, to: &Holder, brings: &str) -> Result<()> {
    let (user, program) = of_holder(to);
    let give = "UPDATE seats SET user_id = $3, player = $4, brings = $5 WHERE match_number = $1 AND seat = $2";
    change(db, give, &[&number, &i32::from(seat), &user, &program, &brings]).await?;
    change(db, "UPDATE matches SET updated = $2 WHERE number = $1", &[&number, &now()]).await?;
    Ok(())
}
