//! The tables, and how they change over time.
//!
//! The files in `migrations` lead from an empty database to the tables of today. A database keeps two numbers: how many of them it has been
//! through, and how many a program must know to live with it. Opening it runs those that it has not been through, all or none; a program that knows
//! too few is refused.
//!
//! Nodes of two versions use one database while one after the other is replaced, so what a migration may do is bounded: `migrations/README.md`.

use super::{Db, Result, connections};
use crate::StoreError;
use deadpool_postgres::Client;

/// A step from the tables of one version to those of the next. Never change one that has been released: add one.
pub struct Migration {
    /// What is done.
    sql: &'static str,
    /// So many migrations a program must know to live with what comes of it.
    oldest: usize,
}

/// What leads from an empty database to the tables of today.
pub const MIGRATIONS: &[Migration] = &[
    Migration { sql: include_str!("migrations/0001-the-tables.sql"), oldest: 1 },
    Migration { sql: include_str!("migrations/0002-team-talk.sql"), oldest: 1 },
    // Programs from before know of no leases.
    Migration { sql: include_str!("migrations/0003-several-nodes.sql"), oldest: 3 },
    // Nor of a move that is not finished.
    Migration { sql: include_str!("migrations/0004-moving.sql"), oldest: 4 },
    Migration { sql: include_str!("migrations/0005-lists.sql"), oldest: 4 },
];

/// The lock of whoever looks at the version: of several that start at once one migrates, and the others find it done. The number is that of
/// nobody else who uses this database, as far as one can know.
const LOCK: i64 = 0x7765_7374_6d61_7263;

/// Where a database keeps its two numbers. There was one before there were several nodes.
const NUMBERS: &str = "CREATE TABLE IF NOT EXISTS migrations (count INTEGER NOT NULL);
     ALTER TABLE migrations ADD COLUMN IF NOT EXISTS oldest INTEGER NOT NULL DEFAULT 0";

/// Runs the migrations that a database has not been through: all of them, or none if one fails.
pub async fn migrate(client: &mut Client, migrations: &[Migration]) -> Result<()> {
    must_speak_unicode(client).await?;
    let transaction = connections::to_write(client).await?;
    let migrated = async {
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
        let (done, oldest) = numbers(&transaction).await?;
        refuse_newer((done, oldest), migrations.len())?;
        // A newer program has been here, and has left everything that this one needs.
        let Some(missing) = migrations.get(done..).filter(|missing| !missing.is_empty()) else { return Ok(()) };
        for migration in missing {
            transaction.batch_execute(migration.sql).await?;
        }
        let oldest = missing.iter().map(|migration| migration.oldest).fold(oldest, usize::max);
        transaction.batch_execute(NUMBERS).await?;
        transaction.execute("DELETE FROM migrations", &[]).await?;
        let keep = "INSERT INTO migrations (count, oldest) VALUES ($1, $2)";
        transaction.execute(keep, &[&(migrations.len() as i32), &(oldest as i32)]).await?;
        Ok(())
    };
    let migrated = migrated.await;
    connections::finish(transaction, migrated).await
}

/// Refuses a database that needs a program that knows more migrations than this one.
pub fn refuse_newer((done, oldest): (usize, usize), known: usize) -> Result<()> {
    if oldest <= known {
        return Ok(());
    }
    Err(StoreError::Failed(format!(
        "it is of version {done} and needs a program that knows version {oldest}, and this one knows versions up to {known} only: use a newer program"
    )))
}

/// How many migrations the database has been through, and how many a program must know.
pub async fn numbers(db: &impl Db) -> Result<(usize, usize)> {
    // A table of this name in another schema is not meant.
    let there: bool = db.query_one("SELECT to_regclass('migrations') IS NOT NULL", &[]).await?.try_get(0)?;
    if !there {
        return Ok((0, 0));
    }
    // Before the second number was kept, a program had to know all of them.
    let find = "SELECT max(count), max(coalesce((to_jsonb(migrations) ->> 'oldest')::integer, count)) FROM migrations";
    let found = db.query_one(find, &[]).await?;
    let number =
        |at| found.try_get::<_, Option<i32>>(at).map(|number| number.and_then(|number| usize::try_from(number).ok()));
    let numbers = number(0)?.zip(number(1)?);
    numbers.ok_or_else(|| StoreError::Failed("its table \"migrations\" is not one of ours".into()))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Address, postgres::Connections};

    const PIPES: Migration = Migration { sql: "CREATE TABLE pipes (leaf TEXT)", oldest: 1 };
    /// As it should be: whoever does not know of it does not miss it.
    const AGE: Migration = Migration { sql: "ALTER TABLE pipes ADD COLUMN age INTEGER NOT NULL DEFAULT 3", oldest: 1 };
    /// The version after next may take away what the last but one did not use any more.
    const NO_AGE: Migration = Migration { sql: "ALTER TABLE pipes DROP COLUMN age", oldest: 3 };

    #[tokio::test]
    async fn a_program_lives_with_newer_tables_until_they_need_more_than_it_knows() {
        let database = cluster::shared().database();
        let connections = Connections::to(&Address::parse(&database).unwrap()).unwrap();
        let mut client = connections.client().await.unwrap();
        migrate(&mut client, &[PIPES]).await.unwrap();
        migrate(&mut client, &[PIPES, AGE]).await.unwrap();
        migrate(&mut client, &[PIPES]).await.unwrap();
        assert_eq!(numbers(&client).await, Ok((2, 1)), "the older one has left them as they are");
        client.batch_execute("INSERT INTO pipes (leaf) VALUES ('Longbottom')").await.unwrap();
        migrate(&mut client, &[PIPES, AGE, NO_AGE]).await.unwrap();
        assert_eq!(numbers(&client).await, Ok((3, 3)));
        for older in [&[PIPES][..], &[PIPES, AGE]] {
            let refused = migrate(&mut client, older).await.unwrap_err().to_string();
            assert!(refused.contains("version 3") && refused.contains("use a newer program"), "{refused}");
        }
        migrate(&mut client, &[PIPES, AGE, NO_AGE]).await.unwrap();
    }
}
