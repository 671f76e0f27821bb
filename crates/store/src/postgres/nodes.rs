//! What several nodes on one database agree on: who is there, who thinks in which match, how often somebody has tried.
//!
//! What has an end has it by the clock of the database, which is the only one that all nodes share: here no moment comes from a node. A node says for how long,
//! never until when.

use super::values::count;
use super::{Db, Result, change, one, rows};
use crate::{Company, MatchId, Node};
use std::time::Duration;

/// A node of which nothing was heard may still be about to come back, as the version that it was, for so many minutes.
const REMEMBERED: &str = "interval '10 minutes'";

/// A time, as it is bound to a statement.
fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Says that a node is there for so long. Those that have been away for long are forgotten, and what they have left.
pub async fn here(db: &impl Db, node: &Node, lasts: Duration) -> Result<Company> {
    let say = format!(
        "WITH here AS (
            INSERT INTO nodes (name, build, ends) VALUES ($1, $2, clock_timestamp() + $3::float8 * interval '1 millisecond')
            ON CONFLICT (name) DO UPDATE SET build = excluded.build, ends = excluded.ends),
         gone AS (
            DELETE FROM nodes WHERE name IN (
                SELECT name FROM nodes WHERE name <> $1 AND ends < clock_timestamp() - {REMEMBERED} FOR UPDATE SKIP LOCKED)),
         left_behind AS (
            DELETE FROM leases WHERE match_number IN (
                SELECT match_number FROM leases WHERE ends < clock_timestamp() - {REMEMBERED} FOR UPDATE SKIP LOCKED)),
         tried AS (
            DELETE FROM attempts WHERE what IN (
                SELECT what FROM attempts WHERE until < clock_timestamp() LIMIT 1000 FOR UPDATE SKIP LOCKED))
         SELECT 1 + count(*) FILTER (WHERE ends > clock_timestamp()),
            coalesce(bool_or(build <> $2 AND ends > clock_timestamp() - {REMEMBERED}), false)
         FROM nodes WHERE name <> $1"
    );
    let found = one(db, &say, &[&node.name, &node.build, &milliseconds(lasts)]).await?;
    Ok(Company { nodes: count(&found, 0)?, other_builds: found.try_get(1)? })
}

/// A node goes, and leaves what it had to the others.
pub async fn gone(db: &impl Db, node: &str) -> Result<()> {
    let forget = "WITH leases AS (DELETE FROM leases WHERE node = $1) DELETE FROM nodes WHERE name = $1";
    change(db, forget, &[&node]).await.map(drop)
}

/// Takes a lease that nobody has, or whose end has come; or lets one's own last for so long from now on.
pub async fn lease(db: &impl Db, id: &MatchId, node: &str, lasts: Duration) -> Result<bool> {
    let take = "INSERT INTO leases (match_number, node, ends)
         SELECT number, $2, clock_timestamp() + $3::float8 * interval '1 millisecond' FROM matches WHERE id = $1
         ON CONFLICT (match_number) DO UPDATE SET node = excluded.node, ends = excluded.ends
         WHERE leases.node = excluded.node OR leases.ends <= clock_timestamp()";
    Ok(change(db, take, &[id, &node, &milliseconds(lasts)]).await? == 1)
}

/// Gives a lease back, if it is this node's.
pub async fn release_lease(db: &impl Db, id: &MatchId, node: &str) -> Result<()> {
    let release = "DELETE FROM leases WHERE node = $2 AND match_number = (SELECT number FROM matches WHERE id = $1)";
    change(db, release, &[id, &node]).await.map(drop)
}

/// Matches that are being played, in which something is to be done by a node and none has the lease. In any order, so that several that look share
/// them.
pub async fn orphaned(db: &impl Db, most: u32) -> Result<Vec<MatchId>> {
    let find = "SELECT id FROM matches AS m WHERE status = 'running'
         AND number IN (
            SELECT match_number FROM leases
            UNION ALL SELECT match_number FROM seats WHERE asked_since IS NOT NULL AND player IS NOT NULL
            UNION ALL SELECT number FROM matches WHERE status = 'running' AND version = 0)
         AND NOT EXISTS (SELECT 1 FROM leases WHERE match_number = m.number AND ends > clock_timestamp())
         ORDER BY random() LIMIT $1";
    rows(db, find, &[&i64::from(most)]).await?.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Counts an attempt, if there may be one: so many at once, and one more after each time that passes.
pub async fn attempt(db: &impl Db, what: &str, burst: u32, every: Duration) -> Result<bool> {
    let each = "$2::float8 * interval '1 millisecond'";
    let count = format!(
        "INSERT INTO attempts (what, until) VALUES ($1, clock_timestamp() + {each})
         ON CONFLICT (what) DO UPDATE SET until = greatest(attempts.until, clock_timestamp()) + {each}
         WHERE attempts.until <= clock_timestamp() + $3::float8 * {each}"
    );
    let others = f64::from(burst.saturating_sub(1));
    Ok(change(db, &count, &[&what, &milliseconds(every), &others]).await? == 1)
}
