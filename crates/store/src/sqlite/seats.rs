//! Who sits where.
//!
//! Of a person a seat keeps the number only; the name is that of today, wherever it is shown.

use super::{Result, matches, now, people};
use crate::{
    Holder, MatchId, MatchRow, Moment, SeatRow, Status, StoreError, UserId,
    words::{holder, of_holder},
};
use rusqlite::{Connection, OptionalExtension, params};

/// The seats of a match: those of the beginning, those of now.
pub fn of(db: &Connection, number: i64) -> Result<(Vec<Holder>, Vec<SeatRow>)> {
    let mut find = db.prepare_cached(
        "SELECT first_user, first.name, first_player, user, today.name, player, asked_since, brings, glance FROM seats
         LEFT JOIN users AS first ON first.id = first_user
         LEFT JOIN users AS today ON today.id = user
         WHERE match_number = ?1 ORDER BY seat",
    )?;
    let found = find.query_map([number], |row| {
        let holder_now = holder(row.get(3)?, row.get(4)?, row.get(5)?);
        let seat = SeatRow { holder: holder_now, asked_since: row.get(6)?, brings: row.get(7)?, glance: row.get(8)? };
        Ok((holder(row.get(0)?, row.get(1)?, row.get(2)?), seat))
    })?;
    Ok(found.collect::<rusqlite::Result<_>>()?)
}

/// Keeps the seats of a new match.
pub fn add(db: &Connection, number: i64, holders: &[Holder], brings: &[String]) -> Result<()> {
    let mut insert = db.prepare_cached(
        "INSERT INTO seats (match_number, seat, user, player, first_user, first_player, brings)
         VALUES (?1, ?2, ?3, ?4, ?3, ?4, ?5)",
    )?;
    for (seat, holder) in holders.iter().enumerate() {
        let (user, program) = of_holder(holder);
        let brought = brings.get(seat).map_or("", String::as_str);
        insert.execute(params![number, seat as i64, user, program, brought])?;
    }
    Ok(())
}

/// Notes who is asked. Whoever was asked already has been since then; a seat that is not mentioned is not asked.
pub fn ask(db: &Connection, number: i64, asked: &[bool], at: Moment) -> Result<()> {
    let mut find = db.prepare_cached("SELECT seat, asked_since IS NOT NULL FROM seats WHERE match_number = ?1")?;
    let before: Vec<(usize, bool)> = find
        .query_map([number], |row| Ok((row.get::<_, u32>(0)? as usize, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let mut update = db.prepare_cached("UPDATE seats SET asked_since = ?3 WHERE match_number = ?1 AND seat = ?2")?;
    for (seat, was) in before {
        let is = asked.get(seat).copied().unwrap_or(false);
        if is != was {
            update.execute(params![number, seat as i64, is.then_some(at)])?;
        }
    }
    Ok(())
}

/// Keeps what lists show to each seat.
pub fn show(db: &Connection, number: i64, glances: &[Option<String>]) -> Result<()> {
    let mut update = db.prepare_cached("UPDATE seats SET glance = ?3 WHERE match_number = ?1 AND seat = ?2")?;
    for (seat, glance) in glances.iter().enumerate() {
        update.execute(params![number, seat as i64, glance])?;
    }
    Ok(())
}

/// Gives an open seat to somebody. A match that waited for this one is played from now on.
pub fn take(db: &Connection, id: &MatchId, seat: u8, taker: &Holder, brings: &str) -> Result<MatchRow> {
    let (number, _, holder) = seat_of(db, id, seat)?;
    if holder != Holder::Open {
        return Err(StoreError::SeatTaken);
    }
    if let Holder::User { id, .. } = taker {
        people::must_live(db, *id)?;
    }
    give(db, number, seat, taker, brings)?;
    let any_open = "SELECT 1 FROM seats WHERE match_number = ?1 AND user IS NULL AND player IS NULL";
    if !db.prepare_cached(any_open)?.exists([number])? {
        db.prepare_cached("UPDATE matches SET status = ?2 WHERE number = ?1 AND status = ?3")?.execute(params![
            number,
            Status::Running,
            Status::Waiting
        ])?;
    }
    matches::row(db, id)
}

/// Opens a seat again.
pub fn leave(db: &Connection, id: &MatchId, seat: u8, user: UserId) -> Result<MatchRow> {
    let (number, status, holder) = seat_of(db, id, seat)?;
    let his = matches!(holder, Holder::User { id, .. } if id == user);
    if !his || status != Status::Waiting {
        return Err(StoreError::SeatTaken);
    }
    give(db, number, seat, &Holder::Open, "")?;
    matches::row(db, id)
}

/// The number and status of a match, and who holds a seat of it.
fn seat_of(db: &Connection, id: &MatchId, seat: u8) -> Result<(i64, Status, Holder)> {
    let mut find = db.prepare_cached(
        "SELECT number, status, user, player FROM matches JOIN seats ON match_number = number WHERE id = ?1 AND seat = ?2",
    )?;
    let found =
        find.query_row(params![id, seat], |row| Ok((row.get(0)?, row.get(1)?, holder(row.get(2)?, None, row.get(3)?))));
    found.optional()?.ok_or(StoreError::NotFound)
}

fn give(db: &Connection, number: i64, seat: u8, to: &Holder, brings: &str) -> Result<()> {
    let (user, program) = of_holder(to);
    db.prepare_cached("UPDATE seats SET user = ?3, player = ?4, brings = ?5 WHERE match_number = ?1 AND seat = ?2")?
        .execute(params![number, seat, user, program, brings])?;
    db.prepare_cached("UPDATE matches SET updated = ?2 WHERE number = ?1")?.execute(params![number, now()])?;
    Ok(())
}
