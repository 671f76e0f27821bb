//! The tables, and how they change over time.
//!
//! The files in `migrations` lead from an empty database to the tables of today. A database says how many of them it has been through; opening
//! it runs the others, all or none. Never change one that has been released: add one.

use super::{Db, Result, connections};
use crate::StoreError;
use deadpool_postgres::Client;

/// What leads from an empty database to the tables of today.
pub const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001-the-tables.sql"),
    include_str!("migrations/0002-team-talk.sql"),
    include_str!("migrations/0003-moving.sql"),
    include_str!("migrations/0004-lists.sql"),
];

/// The lock of whoever looks at the version: of several that start at once one migrates, and the others find it done. The number is that of
/// nobody else who uses this database, as far as one can know.
const LOCK: i64 = 0x7765_7374_6d61_7263;

/// Runs the migrations that a database has not been through: all of them, or none if one fails.
pub async fn migrate(client: &mut Client, migrations: &[&str]) -> Result<()> {
    must_speak_unicode(client).await?;
    let transaction = connections::to_write(client).await?;
    let migrated = async {
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
        let done = version(&transaction).await?;
        refuse_newer(done, migrations.len())?;
        for migration in &migrations[done..] {
            transaction.batch_execute(migration).await?;
        }
        if done < migrations.len() {
            transaction.batch_execute("CREATE TABLE IF NOT EXISTS migrations (count INTEGER NOT NULL)").await?;
            transaction.execute("DELETE FROM migrations", &[]).await?;
            transaction.execute("INSERT INTO migrations (count) VALUES ($1)", &[&(migrations.len() as i32)]).await?;
        }
        Ok(())
    };
    let migrated = migrated.await;
    connections::finish(transaction, migrated).await
}

/// Refuses a database that has been through more migrations than there are.
pub fn refuse_newer(done: usize, known: usize) -> Result<()> {
    if done <= known {
        return Ok(());
    }
    Err(StoreError::Failed(format!(
        "it is of version {done}, and this program knows versions up to {known} only: use a newer program"
    )))
}

/// How many migrations the database has been through.
pub async fn version(db: &impl Db) -> Result<usize> {
    // A table of this name in another schema is not meant.
    let there: bool = db.query_one("SELECT to_regclass('migrations') IS NOT NULL", &[]).await?.try_get(0)?;
    if !there {
        return Ok(0);
    }
    let count: Option<i32> = db.query_one("SELECT max(count) FROM migrations", &[]).await?.try_get(0)?;
    let count = count.and_then(|count| usize::try_from(count).ok());
    count.ok_or_else(|| StoreError::Failed("its table \"migrations\" is not one of ours".into()))
}

/// Names and what people say are in all the scripts of the world.
async fn must_speak_unicode(client: &Client) -> Result<()> {
    let encoding: String = client.query_one("SHOW server_encoding", &[]).await?.try_get(0)?;
    if encoding == "UTF8" {
        return Ok(());
    }
    Err(StoreError::Failed(format!(
        "its encoding is {encoding}, and UTF8 is needed: createdb --encoding UTF8 --template template0"
    )))
}
