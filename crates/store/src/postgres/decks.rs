//! The decks that people keep.

use super::values::{Count, count, plain};
use super::{Db, Result, change, change_one, one, people, rows};
use crate::{DeckRow, NewDeck, StoreError, UserId, now};
use tokio_postgres::Row;

/// The columns that [`deck_of`] reads.
const DECKS: &str = "SELECT d.id, d.user_id, d.game, d.name, d.text, d.version, d.changed, d.secret FROM decks AS d";

fn deck_of(row: &Row) -> Result<DeckRow> {
    Ok(DeckRow {
        id: row.try_get(0)?,
        owner: row.try_get(1)?,
        game: row.try_get(2)?,
        name: row.try_get(3)?,
        text: row.try_get(4)?,
        version: count(row, 5)?,
        changed: row.try_get(6)?,
        secret: row.try_get(7)?,
    })
}

/// Keeps a new deck, if its owner has fewer than so many.
pub async fn add(db: &impl Db, new: &NewDeck, most: u32) -> Result<DeckRow> {
    people::must_live_alone(db, new.owner).await?;
    let there = one(db, "SELECT count(*) FROM decks WHERE user_id = $1", &[&new.owner]).await?;
    if count(&there, 0)? >= most {
        return Err(StoreError::TooMany);
    }
    let keep = "INSERT INTO decks (id, user_id, game, name, text, version, changed, secret) VALUES ($1, $2, $3, $4, $5, 1, $6, $7)";
    let (name, text) = (plain(&new.name), plain(&new.text));
    change(db, keep, &[&new.id, &new.owner, &new.game, &name, &text, &now(), &new.secret]).await?;
    of(db, new.owner, &new.id).await
}

/// A deck of a person.
pub async fn of(db: &impl Db, user: UserId, id: &str) -> Result<DeckRow> {
    deck_of(&one(db, &format!("{DECKS} WHERE d.id = $1 AND d.user_id = $2"), &[&id, &user]).await?)
}

/// A deck by the secret of its link. What somebody had who has been forgotten is not shown any more.
pub async fn shared(db: &impl Db, secret: &str) -> Result<DeckRow> {
    let find = format!("{DECKS} JOIN users AS u ON u.id = d.user_id WHERE d.secret = $1 AND u.deleted IS NULL");
    deck_of(&one(db, &find, &[&secret]).await?)
}

/// All decks of a person, the last changed first.
pub async fn all_of(db: &impl Db, user: UserId) -> Result<Vec<DeckRow>> {
    let find = format!("{DECKS} WHERE d.user_id = $1 ORDER BY d.changed DESC, d.number DESC");
    rows(db, &find, &[&user]).await?.iter().map(deck_of).collect()
}

/// Changes a deck that is still of this version.
pub async fn change_deck(
    db: &impl Db,
    user: UserId,
    id: &str,
    version: u32,
    name: &str,
    text: &str,
) -> Result<DeckRow> {
    people::must_live_alone(db, user).await?;
    if of(db, user, id).await?.version != version {
        return Err(StoreError::Changed);
    }
    let keep = "UPDATE decks SET name = $3, text = $4, version = version + 1, changed = $5
         WHERE id = $1 AND user_id = $2 AND version = $6";
    change_one(db, keep, &[&id, &user, &plain(name), &plain(text), &now(), &Count(version)]).await?;
    of(db, user, id).await
}

/// Removes a deck.
pub async fn remove(db: &impl Db, user: UserId, id: &str) -> Result<()> {
    change_one(db, "DELETE FROM decks WHERE id = $1 AND user_id = $2", &[&id, &user]).await
}
