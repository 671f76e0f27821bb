//! Where people want to be asked.

use super::{Db, Result, change, people, rows};
use crate::{Stops, UserId};

/// Those of a person in a game.
pub async fn of(db: &impl Db, user: UserId, game: &str) -> Result<Stops> {
    let found = rows(db, "SELECT stop, ask FROM stops WHERE user_id = $1 AND game = $2", &[&user, &game]).await?;
    found.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Replaces them.
pub async fn set(db: &impl Db, user: UserId, game: &str, stops: &Stops) -> Result<()> {
    people::must_live_alone(db, user).await?;
    change(db, "DELETE FROM stops WHERE user_id = $1 AND game = $2", &[&user, &game]).await?;
    let add = "INSERT INTO stops (user_id, game, stop, ask)
         SELECT $1, $2, stop, ask FROM unnest($3::text[], $4::text[]) AS wanted (stop, ask)";
    let (wanted, asks): (Vec<&str>, Vec<&str>) = stops.iter().map(|(stop, ask)| (stop.as_str(), ask.as_str())).unzip();
    change(db, add, &[&user, &game, &wanted, &asks]).await?;
    Ok(())
}
