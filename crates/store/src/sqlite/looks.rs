//! Names that look alike: whoever has an account has his name for himself, and all that could be taken for it.
//!
//! Unicode says which characters look alike (UTS #39): the skeleton of a text has the same character in place of all of them.
//! Case is no difference either. Everybody has his looks in a table, since a name that is wanted must be looked for among all.

use super::Result;
use crate::{MARK, StoreError, UserId};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// What a name looks like, as it is written and in small letters: `LegoIas` with a capital I can be taken for `Legolas` and
/// is `legoias`. Two names that have a look in common are alike.
fn looks(name: &str) -> Vec<String> {
    let name: String = name.nfkc().collect();
    let shape = |text: &str| skeleton(&skeleton(text).collect::<String>().to_lowercase()).collect::<String>();
    let mut looks = vec![shape(&name), shape(&name.to_lowercase())];
    looks.dedup();
    looks.retain(|look| !look.is_empty());
    looks
}

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

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, two: &str) -> bool {
        let two = looks(two);
        looks(one).iter().any(|look| two.contains(look))
    }

    #[test]
    fn what_cannot_be_told_apart_is_alike() {
        for (name, other) in [
            ("Legolas", "legolas"),
            ("Legolas", "LegoIas"),
            ("legolas", "LegoIas"),
            ("Legolas", "Lego1as"),
            ("Legolas", "Lеgоlаs"),
            ("Boromir", "B0r0mir"),
            ("Merry", "Rnerry"),
            ("Gimli", "Ｇｉｍｌｉ"),
            ("Éowyn", "E\u{301}owyn"),
            ("IRIS", "іris"),
        ] {
            assert!(alike(name, other), "{name} {other}");
        }
    }

    #[test]
    fn what_can_be_told_apart_is_not() {
        for (name, other) in
            [("Ali", "All"), ("Éowyn", "Eowyn"), ("Ann", "Anna"), ("Ann", "Ann (2)"), ("שמוליק", "שמואל")]
        {
            assert!(!alike(name, other), "{name} {other}");
        }
    }
}
