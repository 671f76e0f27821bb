//! The tables of a database, for a move.
//!
//! A move has both its databases for itself: it holds a lock that whoever opens one asks for, and looks whether somebody has opened it before.

use super::{Address, Db, Result, at_the_start, connections::Connections, schema};
use crate::{
    StoreError,
    moving::{HALF_MOVED, Kind, Row, Shelf, Table, Value},
};
use async_trait::async_trait;
use deadpool_postgres::Client;
use std::{
    error::Error,
    pin::pin,
    time::{Duration, Instant},
};
use tokio::time::sleep;
use tokio_postgres::{
    binary_copy::BinaryCopyInWriter,
    types::{FromSql, IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

/// The number of the lock.
const LOCK: i64 = 0x7765_7374_6d61_7265;

/// How long those who were here before may take to be gone.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a move calls itself among the connections of a database.
const NAME: &str = "westmarch move";

/// The tables of a database.
pub struct Database(Client);

impl Database {
    /// Those of a database that is there, all of them as they are at this moment.
    pub async fn to_read(address: &Address) -> Result<Database> {
        let read = async {
            let client = alone(address).await?;
            let (numbers, known) = (schema::numbers(&client).await?, schema::MIGRATIONS.len());
            schema::refuse_newer(numbers, known)?;
            let (version, _) = numbers;
            if version == 0 {
                return Err(StoreError::Failed("there is nothing of a server in it".into()));
            }
            if version < known {
                return Err(StoreError::Failed(
                    "it is of an older version: westmarch serve --check brings it up to date".into(),
                ));
            }
            client.batch_execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
            Ok(Database(client))
        };
        read.await.map_err(|error| at_the_start(address, error))
    }

    /// Those of a database that is empty or half filled.
    pub async fn to_fill(address: &Address) -> Result<Database> {
        let fill = async {
            let mut client = alone(address).await?;
            // Before anything is changed.
            refuse_full(&client).await?;
            schema::migrate(&mut client, schema::MIGRATIONS).await?;
            Ok(Database(client))
        };
        fill.await.map_err(|error| at_the_start(address, error))
    }
}

/// A connection to a database that nobody else uses, and that nobody else can open as long as this is kept.
async fn alone(address: &Address) -> Result<Client> {
    // Of a pool that is dropped here: the connection is closed when nobody needs it, and the lock is gone with it.
    let client = Connections::to(address)?.client().await?;
    client.batch_execute(&format!("SET application_name = '{NAME}'")).await?;
    let begun = Instant::now();
    while let Some(user) = user(&client).await? {
        if begun.elapsed() > PATIENCE {
            return Err(StoreError::Failed(user.into()));
        }
        sleep(PATIENCE / 50).await;
    }
    Ok(client)
}

/// Takes the lock, if nobody uses the database; says otherwise who does. A lock that was taken is kept.
async fn user(client: &Client) -> Result<Option<&'static str>> {
    let locked: bool = client.query_one("SELECT pg_try_advisory_lock($1)", &[&LOCK]).await?.try_get(0)?;
    if !locked {
        return Ok(Some("another move uses it, or it is both ends of this one"));
    }
    let others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1";
    let count: i64 = client.query_one(others, &[&Address::NAME]).await?.try_get(0)?;
    Ok((count > 0).then_some("a server uses it: stop all its servers first"))
}

/// Refuses a database in which somebody is, unless he has come with a move that is not finished.
async fn refuse_full(db: &impl Db) -> Result<()> {
    if is_empty(db, "users").await? || !is_empty(db, "moving").await? {
        return Ok(());
    }
    Err(StoreError::Failed("it has people and matches already: name an empty database to move to".into()))
}

/// Whether there is nothing in a table, or no such table.
async fn is_empty(db: &impl Db, table: &str) -> Result<bool> {
    let there: bool = db.query_one("SELECT to_regclass($1) IS NOT NULL", &[&table]).await?.try_get(0)?;
    Ok(!there || db.query_opt(&format!("SELECT 1 FROM {table} LIMIT 1"), &[]).await?.is_none())
}

/// Refuses a database that a move uses.
pub async fn refuse_moving(db: &impl Db) -> Result<()> {
    let free = "SELECT pg_try_advisory_xact_lock_shared($1)";
    if db.query_one(free, &[&LOCK]).await?.try_get(0)? {
        return Ok(());
    }
    Err(StoreError::Failed("it is being moved just now: wait until that is done".into()))
}

/// Refuses a database into which a move is not finished.
pub async fn refuse_half_moved(db: &impl Db) -> Result<()> {
    if is_empty(db, "moving").await? { Ok(()) } else { Err(StoreError::Failed(HALF_MOVED.into())) }
}

/// What a column is called here.
fn called(column: &str) -> &str {
    if column == "user" { "user_id" } else { column }
}

/// The columns of a table.
fn columns(table: &Table) -> String {
    table.names().map(called).collect::<Vec<_>>().join(", ")
}

/// The columns of a key, in an order that does not depend on a language.
fn key(table: &Table) -> Vec<String> {
    let ordered = |(name, kind): &(&str, Kind)| match kind {
        Kind::Text => format!("{} COLLATE \"C\"", called(name)),
        _ => called(name).into(),
    };
    table.columns[..table.key].iter().map(ordered).collect()
}

fn all(row: &tokio_postgres::Row) -> Result<Row> {
    (0..row.len()).map(|at| Ok(row.try_get(at)?)).collect()
}

#[async_trait]
impl Shelf for Database {
    async fn after(&mut self, table: &Table, after: Option<&[Value]>) -> Result<Vec<Row>> {
        let (name, columns, key, most) = (table.name, columns(table), key(table).join(", "), table.batch);
        let after = after.unwrap_or_default();
        let places = (1..=after.len()).map(|at| format!("${at}")).collect::<Vec<_>>().join(", ");
        let from = if after.is_empty() { String::new() } else { format!("WHERE ({key}) > ({places})") };
        let find = format!("SELECT {columns} FROM {name} {from} ORDER BY {key} LIMIT {most}");
        let values: Vec<&(dyn ToSql + Sync)> = after.iter().map(|value| value as _).collect();
        super::rows(&self.0, &find, &values).await?.iter().map(all).collect()
    }

    async fn last(&mut self, table: &Table) -> Result<Option<Vec<Value>>> {
        let (name, key) = (table.name, key(table));
        let columns = table.names().take(table.key).map(called).collect::<Vec<_>>().join(", ");
        let find = format!("SELECT {columns} FROM {name} ORDER BY {} DESC LIMIT 1", key.join(" DESC, "));
        super::maybe(&self.0, &find, &[]).await?.as_ref().map(all).transpose()
    }

    async fn count(&mut self, table: &Table) -> Result<u64> {
        let counted = self.0.query_one(&format!("SELECT count(*) FROM {}", table.name), &[]).await?;
        Ok(counted.try_get::<_, i64>(0)?.unsigned_abs())
    }

    async fn put(&mut self, table: &Table, rows: Vec<Row>) -> Result<()> {
        let (name, columns) = (table.name, columns(table));
        let into = self.0.copy_in(&format!("COPY {name} ({columns}) FROM STDIN BINARY")).await?;
        let types: Vec<Type> = table.columns.iter().map(|(_, kind)| kind.column()).collect();
        let mut writer = pin!(BinaryCopyInWriter::new(into, &types));
        for row in &rows {
            let values: Vec<&(dyn ToSql + Sync)> = row.iter().map(|value| value as _).collect();
            writer.as_mut().write(&values).await?;
        }
        writer.finish().await?;
        Ok(())
    }

    async fn mark(&mut self) -> Result<Option<String>> {
        let found = super::maybe(&self.0, "SELECT source FROM moving", &[]).await?;
        Ok(found.map(|row| row.try_get(0)).transpose()?)
    }

    async fn set_mark(&mut self, from: &str) -> Result<()> {
        super::change_one(&self.0, "INSERT INTO moving (number, source) VALUES (1, $1)", &[&from]).await
    }

    async fn finish(&mut self) -> Result<()> {
        let transaction = self.0.transaction().await?;
        // Whoever comes next gets a number that nobody has.
        for (table, column) in [("users", "id"), ("matches", "number"), ("problems", "number"), ("decks", "number")] {
            let next = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), coalesce(max({column}), 0) + 1, false) FROM {table}"
            );
            transaction.query_one(&next, &[]).await?;
        }
        // What was written at once is not known to whoever plans how to look for something.
        transaction.batch_execute("ANALYZE; DELETE FROM moving").await?;
        Ok(transaction.commit().await?)
    }
}

impl Kind {
    /// The type of its column.
    fn column(self) -> Type {
        match self {
            Kind::Number => Type::INT8,
            Kind::Small => Type::INT4,
            Kind::Truth => Type::BOOL,
            Kind::Text => Type::TEXT,
            Kind::Bytes => Type::BYTEA,
        }
    }
}

/// Whether a column can hold a value of a move.
fn fits(kind: &Type) -> bool {
    [Type::INT8, Type::INT4, Type::BOOL, Type::TEXT, Type::BYTEA].contains(kind)
}

type Unfit = Box<dyn Error + Sync + Send>;

impl ToSql for Value {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> std::result::Result<IsNull, Unfit> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Number(number) if *kind == Type::BOOL => (*number != 0).to_sql(kind, out),
            Value::Number(number) if *kind == Type::INT4 => i32::try_from(*number)?.to_sql(kind, out),
            Value::Number(number) => number.to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
            Value::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        fits(kind)
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> std::result::Result<Value, Unfit> {
        Ok(match *kind {
            Type::BOOL => Value::Number(bool::from_sql(kind, raw)?.into()),
            Type::INT4 => Value::Number(i32::from_sql(kind, raw)?.into()),
            Type::INT8 => Value::Number(i64::from_sql(kind, raw)?),
            Type::BYTEA => Value::Bytes(raw.into()),
            _ => Value::Text(String::from_sql(kind, raw)?),
        })
    }

    fn from_sql_null(_: &Type) -> std::result::Result<Value, Unfit> {
        Ok(Value::Null)
    }

    fn accepts(kind: &Type) -> bool {
        fits(kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Postgres,
        moving::{LEFT, known},
        postgres::rows,
    };

    #[tokio::test]
    async fn no_table_and_no_column_is_left_behind() {
        let address = Address::parse(&cluster::shared().database()).unwrap();
        let store = Postgres::open(&address).await.unwrap();
        let find = "SELECT table_name || '.' || column_name FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name <> ALL($1)";
        let all = rows(&store.connections.client().await.unwrap(), find, &[&LEFT]).await.unwrap();
        let mut all: Vec<String> = all.iter().map(|row| row.get(0)).collect();
        all.sort_unstable();
        assert_eq!(all, known(|column| called(column).into()));
    }
}
