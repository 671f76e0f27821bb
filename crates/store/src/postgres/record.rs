//! The entries of a match, and its snapshot.

use super::values::{Count, Winners, count, plain};
use super::{Db, Result, Values, change, matches, maybe, one, rows, talk};
use crate::{
    Append, Appended, Entries, Entry, History, MatchId, Moment, NewMatch, Past, Said, Snapshot, Status, Summary, UserId,
};

/// Adds an entry, if it is new and nobody was faster.
pub async fn append(db: &impl Db, new: &Append) -> Result<Appended> {
    // Whoever else wants to add one waits here, and then sees what came of this.
    let found = one(db, "SELECT number, version FROM matches WHERE id = $1 FOR NO KEY UPDATE", &[&new.id]).await?;
    let (number, version): (i64, u32) = (found.try_get(0)?, count(&found, 1)?);
    // Asked first: whoever repeats a request has seen less than what came of it, and would seem late.
    if let Some(request) = &new.request
        && let Some(version) = asked_before(db, number, new.by, request).await?
    {
        return Ok(Appended::Known(version));
    }
    if version != new.expected {
        return Ok(Appended::Late(version));
    }
    let version = version + 1;
    let entry = "INSERT INTO entries (match_number, version, at, by_user, request, what)
         VALUES ($1, $2, $3, $12, $13, $14)";
    let stands = stands(new.at, &new.summary, new.inputs, &new.position);
    stands.write(db, number, version, entry, &[&new.by, &new.request, &plain(&new.what)]).await?;
    Ok(Appended::Added(version))
}

/// Keeps a new match with everything that has happened in it; where it stands then is written once.
pub async fn add_past(db: &impl Db, new: &NewMatch, past: &Past) -> Result<()> {
    let number = matches::add(db, new).await?;
    if past.entries.is_empty() {
        return Ok(());
    }
    let entries = "INSERT INTO entries (match_number, version, at, by_user, what)
         SELECT $1, told.version, $3, $12, told.what FROM unnest($13::text[]) WITH ORDINALITY AS told (what, version)";
    let what: Vec<_> = past.entries.iter().map(|what| plain(what)).collect();
    let stands = stands(past.at, &past.summary, past.inputs, &past.position);
    stands.write(db, number, past.entries.len() as u32, entries, &[&new.creator, &what]).await
}

/// The version of the entry that a person has asked for under this name of his.
pub async fn known(db: &impl Db, id: &MatchId, by: UserId, request: &str) -> Result<Option<u32>> {
    asked_before(db, matches::number(db, id).await?, Some(by), request).await
}

/// Nobody counts as one sender.
async fn asked_before(db: &impl Db, number: i64, by: Option<UserId>, request: &str) -> Result<Option<u32>> {
    let find = "SELECT version FROM entries
         WHERE match_number = $1 AND coalesce(by_user, 0) = coalesce($2::bigint, 0) AND request = $3";
    maybe(db, find, &[&number, &by, &request]).await?.map(|row| count(&row, 0)).transpose()
}

/// Where a match stands after an entry.
struct Stands<'a> {
    at: Moment,
    summary: &'a Summary,
    inputs: u32,
    position: &'a str,
}

fn stands<'a>(at: Moment, summary: &'a Summary, inputs: u32, position: &'a str) -> Stands<'a> {
    Stands { at, summary, inputs, position }
}

impl Stands<'_> {
    /// Writes it down together with the entry, which is `$12` and what comes after it: one way to the database and back for all. A match
    /// that is no longer held has no trouble. Whoever was asked already has been since then.
    async fn write(&self, db: &impl Db, number: i64, version: u32, entry: &str, more: Values<'_>) -> Result<()> {
        let Summary { status, result, winners, asked, glances } = self.summary;
        let sql = format!(
            "WITH entry AS ({entry}),
             stands AS (
                UPDATE matches SET version = $2, updated = $3, status = $4, result = $5, winners = $6, glance = $7,
                    trouble = CASE WHEN $4 = 'held' THEN trouble END
                WHERE number = $1),
             wanted AS (
                SELECT seat AS place, coalesce(($8::bool[])[seat + 1], false) AS is_asked, ($9::text[])[seat + 1] AS shown
                FROM seats WHERE match_number = $1),
             seated AS (
                UPDATE seats SET asked_since = CASE WHEN is_asked THEN coalesce(asked_since, $3) END, glance = shown
                FROM wanted WHERE match_number = $1 AND seat = place
                    AND (is_asked <> (asked_since IS NOT NULL) OR glance IS DISTINCT FROM shown))
             INSERT INTO snapshots (match_number, version, inputs, position) VALUES ($1, $2, $10, $11)
             ON CONFLICT (match_number) DO UPDATE
             SET version = excluded.version, inputs = excluded.inputs, position = excluded.position"
        );
        let winners = (*status == Status::Over).then(|| Winners(winners.clone()));
        let (version, inputs, position) = (Count(version), Count(self.inputs), plain(self.position));
        let first: Values = &[
            &number,
            &version,
            &self.at,
            status,
            result,
            &winners,
            &glances.all,
            asked,
            &glances.seats,
            &inputs,
            &position,
        ];
        let values: Vec<_> = first.iter().chain(more).copied().collect();
        change(db, &sql, &values).await?;
        Ok(())
    }
}

/// The entries of a match after a version.
pub async fn entries(db: &impl Db, id: &MatchId, after: u32) -> Result<Vec<Entry>> {
    let number = matches::number(db, id).await?;
    let find =
        "SELECT version, at, by_user, what FROM entries WHERE match_number = $1 AND version > $2 ORDER BY version";
    let found = rows(db, find, &[&number, &Count(after)]).await?;
    let entry = |row: &tokio_postgres::Row| {
        Ok(Entry { version: count(row, 0)?, at: row.try_get(1)?, by: row.try_get(2)?, what: row.try_get(3)? })
    };
    found.iter().map(entry).collect()
}

/// Everything of a match.
pub async fn history(db: &impl Db, id: &MatchId) -> Result<History> {
    let row = matches::row(db, id).await?;
    let number = matches::number(db, id).await?;
    let find = "SELECT version, at, what FROM entries WHERE match_number = $1 ORDER BY version";
    let mut entries = Entries::with_room(row.version as usize);
    for row in rows(db, find, &[&number]).await? {
        entries.push(Said { version: count(&row, 0)?, at: row.try_get(1)?, what: row.try_get(2)? });
    }
    Ok(History { row, entries, snapshot: snapshot(db, id).await?, chatted: talk::chatted(db, id).await? })
}

/// The last snapshot of a match.
pub async fn snapshot(db: &impl Db, id: &MatchId) -> Result<Option<Snapshot>> {
    let find =
        "SELECT s.version, s.inputs, s.position FROM matches AS m LEFT JOIN snapshots AS s ON s.match_number = m.number
         WHERE m.id = $1";
    let row = one(db, find, &[id]).await?;
    let Some(position) = row.try_get(2)? else { return Ok(None) };
    Ok(Some(Snapshot { version: count(&row, 0)?, inputs: count(&row, 1)?, position }))
}
