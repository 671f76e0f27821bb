//! Everything in a database of PostgreSQL, which others look after.
//!
//! Each call takes a connection from a pool. What is written, and what reads more than one thing, goes in a transaction of its own
//! ([`connections`]). Nothing is kept in the process: any number of them may use one database, and what is decided (whose version is the
//! next, whether a name is free) is decided under a lock in the database, on what is there.
//!
//! Calls that write at once share a flush of the disk: PostgreSQL does that by itself
//! ([decision 20](../../../../docs/decisions/0020-postgresql-beside-sqlite.md)).
//!
//! Who locks what: an entry, a seat or a line of chat locks the row of its match; who may have no more than so many of something, his row in
//! `users`; a name, what it looks like. Matches are locked before people, and nobody who locks a person alone goes on to a match, so that no two wait for each other.
//!
//! | to read about | see |
//! |---|---|
//! | where the database is, and who may read the password | [`address`] |
//! | connections, and what goes wrong with them | [`connections`] |
//! | how several servers hear of each other | [`notices`], [`standing`] |
//! | the tables, and how they change over time | [`schema`] |
//! | which job each call of the contract is | [`calls`] |
//! | people and sessions, names that look alike | [`people`], [`looks`] |
//! | matches and their seats, lists of them | [`mod@matches`], [`seats`], [`lists`] |
//! | entries and snapshots | [`record`] |
//! | chat, notes, problems | [`talk`] |
//! | decks | [`decks`] |
//! | where people want to be asked | [`stops`] |
//! | what several servers agree on | [`nodes`] |
//! | all of it, for a move to another store | [`moving`] |

mod address;
mod calls;
mod connections;
mod decks;
mod lists;
mod looks;
mod matches;
mod moving;
mod nodes;
mod notices;
mod people;
mod record;
mod schema;
mod seats;
mod standing;
mod stops;
mod talk;
mod values;

pub use address::Address;
pub use moving::Database;
pub use notices::{Heard, LONGEST_TEXT, Line};
pub use standing::Standing;

use crate::StoreError;
use connections::Connections;
use deadpool_postgres::GenericClient as Db;
use tokio_postgres::{Row, types::ToSql};

type Result<T> = std::result::Result<T, StoreError>;

/// The store in a database of PostgreSQL.
pub struct Postgres {
    address: Address,
    connections: Connections,
}

impl Postgres {
    /// What makes copies of it.
    pub const COPIES: &str =
        "what is kept in PostgreSQL is copied with its own program: pg_dump --format custom --file FILE DATABASE";

    /// Opens a database that is there. Tables are made where there are none, those of an older version are brought up to date, and those of
    /// a newer version are refused, and such as are being moved or have been filled half by a move.
    pub async fn open(address: &Address) -> Result<Postgres> {
        let connections = Connections::to(address)?;
        let opened = async {
            let mut client = connections.client().await?;
            moving::refuse_moving(&client).await?;
            schema::migrate(&mut client, schema::MIGRATIONS).await?;
            moving::refuse_half_moved(&client).await
        };
        opened.await.map_err(|error| at_the_start(address, error))?;
        Ok(Postgres { address: address.clone(), connections })
    }

    /// Opens a database into which a move is under way.
    pub(crate) async fn open_half_moved(address: &Address) -> Result<Postgres> {
        Ok(Postgres { address: address.clone(), connections: Connections::to(address)? })
    }
}

/// Says which database it is that cannot be used.
fn at_the_start(address: &Address, error: StoreError) -> StoreError {
    match error {
        StoreError::Failed(why) => StoreError::Failed(format!("the database {address} cannot be used: {why}")),
        StoreError::Away(why) => StoreError::Away(format!("the database {address} cannot be used: {why}")),
        other => other,
    }
}

/// What is bound to the places `$1`, `$2` of a statement.
type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// All rows of a statement.
async fn rows(db: &impl Db, sql: &str, values: Values<'_>) -> Result<Vec<Row>> {
    let statement = db.prepare_cached(sql).await?;
    Ok(db.query(&statement, values).await?)
}

/// The one row that there may be.
async fn maybe(db: &impl Db, sql: &str, values: Values<'_>) -> Result<Option<Row>> {
    let statement = db.prepare_cached(sql).await?;
    Ok(db.query_opt(&statement, values).await?)
}

/// The one row that must be there.
async fn one(db: &impl Db, sql: &str, values: Values<'_>) -> Result<Row> {
    maybe(db, sql, values).await?.ok_or(StoreError::NotFound)
}

/// Changes something; says how many rows.
async fn change(db: &impl Db, sql: &str, values: Values<'_>) -> Result<u64> {
    let statement = db.prepare_cached(sql).await?;
    Ok(db.execute(&statement, values).await?)
}

/// The same where a row must have been changed.
async fn change_one(db: &impl Db, sql: &str, values: Values<'_>) -> Result<()> {
    if change(db, sql, values).await? == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}
