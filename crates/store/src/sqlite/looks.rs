//! Names that look alike ([`looks`]). Everybody has his looks in a table, since a name that is wanted must be looked for among all.

use super::Result;
use crate::{MARK, StoreError, UserId, looks::looks};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};

/// Refuses a name if somebody's account has it, or one that looks like it.
pub fn refuse_taken(db: &Connection, name: &str) -> Result<()> {
    let mut taken = db.prepare_cached("SELECT 1 FROM looks WHERE look = ?1 AND account = 1")?;
    for look in looks(name) {
        if taken.exists([look])? {
            return Err(StoreError::NameTaken);
        }
    }
    Ok(())
}

/// Keeps what the name of a person looks like now.
pub fn keep(db: &Connection, user: UserId, name: &str, account: bool) -> Result<()> {
    remove(db, user)?;
    let mut insert = db.prepare_cached("INSERT INTO looks (look, account, user) VALUES (?1, ?2, ?3)")?;
    for look in looks(name) {
        insert.execute(params![look, account, user])?;
    }
    Ok(())
}

/// Forgets what the name of a person looked like.
pub fn remove(db: &Connection, user: UserId) -> Result<()> {
    db.prepare_cached("DELETE FROM looks WHERE user = ?1")?.execute([user])?;
    Ok(())
}

/// Guests who had a name before somebody made an account of it, or of one like it, cannot be taken for him any more. Nobody is
/// marked twice, so that this costs no more than to let them all in.
pub fn mark_guests(db: &Connection, name: &str) -> Result<()> {
    let mut find =
        db.prepare_cached("SELECT id, name FROM looks JOIN users ON id = user WHERE look = ?1 AND account = 0")?;
    let mut rename = db.prepare_cached("UPDATE users SET name = ?2 WHERE id = ?1")?;
    for look in looks(name) {
        let guests: Vec<(UserId, String)> =
            find.query_map([look], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?;
        for (id, name) in guests.into_iter().filter(|(_, name)| !name.ends_with(MARK)) {
            let marked = name + MARK;
            rename.execute(params![id, marked])?;
            keep(db, id, &marked, false)?;
        }
    }
    Ok(())
}

/// Keeps the looks of those whose names were kept before looks were. (When the tables of Unicode change, a migration has to
/// empty the table: then all are made anew here.)
pub fn complete(db: &mut Connection) -> Result<()> {
    const MISSING: &str = "SELECT id, name, password IS NOT NULL FROM users
         WHERE deleted IS NULL AND NOT EXISTS (SELECT 1 FROM looks WHERE user = id)";
    if db.query_row(MISSING, [], |_| Ok(())).optional()?.is_none() {
        return Ok(());
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let missing: Vec<(UserId, String, bool)> = transaction
        .prepare(MISSING)?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<rusqlite::Result<_>>()?;
    for (id, name, account) in &missing {
        keep(&transaction, *id, name, *account)?;
    }
    for (_, name, _) in missing.iter().filter(|(_, _, account)| *account) {
        mark_guests(&transaction, name)?;
    }
    Ok(transaction.commit()?)
}
