//! Names that look alike ([`looks`]). Everybody has his looks in a table, since a name that is wanted must be looked for among all.

use super::{Db, Result, change, maybe, rows};
use crate::{MARK, StoreError, UserId, looks::looks};

/// Refuses a name if somebody's account has it, or one that looks like it. Until the transaction ends nobody else can have such a name.
pub async fn refuse_taken(db: &impl Db, name: &str) -> Result<()> {
    let mut looks = looks(name);
    // Always in the same order, so that no two wait for each other.
    looks.sort();
    for look in &looks {
        // Two looks that share a lock only wait for one another.
        change(db, "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", &[look]).await?;
    }
    let taken = maybe(db, "SELECT 1 FROM looks WHERE look = ANY($1) AND account LIMIT 1", &[&looks]).await?;
    if taken.is_some() { Err(StoreError::NameTaken) } else { Ok(()) }
}

/// Keeps what the name of a person looks like now.
pub async fn keep(db: &impl Db, user: UserId, name: &str, account: bool) -> Result<()> {
    remove(db, user).await?;
    let keep = "INSERT INTO looks (look, account, user_id) SELECT look, $2, $3 FROM unnest($1::text[]) AS look";
    change(db, keep, &[&looks(name), &account, &user]).await?;
    Ok(())
}

/// Forgets what the name of a person looked like.
pub async fn remove(db: &impl Db, user: UserId) -> Result<()> {
    change(db, "DELETE FROM looks WHERE user_id = $1", &[&user]).await?;
    Ok(())
}

/// Guests who had a name before somebody made an account of it, or of one like it, cannot be taken for him any more. Nobody is
/// marked twice, so that this costs no more than to let them all in.
pub async fn mark_guests(db: &impl Db, name: &str) -> Result<()> {
    let find = "SELECT DISTINCT id, name FROM looks JOIN users ON id = user_id WHERE look = ANY($1) AND NOT account ORDER BY id";
    for guest in rows(db, find, &[&looks(name)]).await? {
        let (id, name): (UserId, String) = (guest.try_get(0)?, guest.try_get(1)?);
        if !name.ends_with(MARK) {
            let marked = name + MARK;
            change(db, "UPDATE users SET name = $2 WHERE id = $1", &[&id, &marked]).await?;
            keep(db, id, &marked, false).await?;
        }
    }
    Ok(())
}
