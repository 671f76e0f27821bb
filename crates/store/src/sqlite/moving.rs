//! The tables of a file, for a move.

use super::{Result, file, schema, with_file};
use crate::{
    StoreError,
    moving::{HALF_MOVED, Row, Shelf, Table, Value},
};
use async_trait::async_trait;
use rusqlite::{
    Connection, OptionalExtension, params_from_iter,
    types::{ToSqlOutput, ValueRef},
};
use std::path::Path;

/// The tables of a file.
pub struct File(Connection);

impl File {
    /// Those of a file that is there, all of them as they are at this moment.
    pub fn to_read(path: &Path) -> Result<File> {
        open_to_read(path).map(File).map_err(|error| with_file(path, error))
    }

    /// Those of a file that is new, empty or half filled.
    pub fn to_fill(path: &Path) -> Result<File> {
        open_to_fill(path).map(File).map_err(|error| with_file(path, error))
    }
}

fn open_to_read(path: &Path) -> Result<Connection> {
    let db = file::open_to_read(path)?;
    let known = schema::MIGRATIONS.len();
    if schema::refuse_newer(&db, known)? < known {
        return Err(StoreError::Failed(format!(
            "{} is of an older version: westmarch serve --check brings it up to date",
            path.display()
        )));
    }
    // Whoever begins has not looked yet: the first statement does.
    db.execute_batch("BEGIN; SELECT count(*) FROM sqlite_schema;")?;
    Ok(db)
}

fn open_to_fill(path: &Path) -> Result<Connection> {
    if path.is_file() {
        // Before anything is changed.
        refuse_full(path, &file::open_to_read(path)?)?;
    }
    let mut db = file::open_to_write(path)?;
    schema::migrate(&mut db, schema::MIGRATIONS)?;
    Ok(db)
}

/// Refuses a file in which somebody is, unless he has come with a move that is not finished.
fn refuse_full(path: &Path, db: &Connection) -> Result<()> {
    let has = |table: &str| -> Result<bool> {
        let there = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1")?.exists([table])?;
        Ok(there && db.prepare(&format!("SELECT 1 FROM {table} LIMIT 1"))?.exists([])?)
    };
    if has("users")? && !has("moving")? {
        return Err(StoreError::Failed(format!(
            "{} has people and matches already: name an empty folder to move to",
            path.display()
        )));
    }
    Ok(())
}

/// Refuses a file into which a move is not finished.
pub fn refuse_half_moved(db: &Connection) -> Result<()> {
    if db.prepare("SELECT 1 FROM moving")?.exists([])? { Err(StoreError::Failed(HALF_MOVED.into())) } else { Ok(()) }
}

/// The columns of a key.
fn key(table: &Table) -> String {
    table.names().take(table.key).collect::<Vec<_>>().join(", ")
}

/// The columns of a table.
fn columns(table: &Table) -> String {
    table.names().collect::<Vec<_>>().join(", ")
}

/// `?1, ?2, ?3`
fn places(count: usize) -> String {
    (1..=count).map(|at| format!("?{at}")).collect::<Vec<_>>().join(", ")
}

#[async_trait]
impl Shelf for File {
    async fn after(&mut self, table: &Table, after: Option<&[Value]>) -> Result<Vec<Row>> {
        let (name, columns, key, most) = (table.name, columns(table), key(table), table.batch);
        let from = after.map_or(String::new(), |after| format!("WHERE ({key}) > ({})", places(after.len())));
        let mut find =
            self.0.prepare_cached(&format!("SELECT {columns} FROM {name} {from} ORDER BY {key} LIMIT {most}"))?;
        let found = find.query_map(params_from_iter(after.unwrap_or_default()), |row| {
            (0..table.columns.len()).map(|at| row.get_ref(at)?.try_into()).collect::<rusqlite::Result<Row>>()
        })?;
        Ok(found.collect::<rusqlite::Result<_>>()?)
    }

    async fn last(&mut self, table: &Table) -> Result<Option<Vec<Value>>> {
        let (name, key) = (table.name, key(table));
        let order = key.replace(',', " DESC,");
        let mut find = self.0.prepare_cached(&format!("SELECT {key} FROM {name} ORDER BY {order} DESC LIMIT 1"))?;
        let found = find.query_row([], |row| {
            (0..table.key).map(|at| row.get_ref(at)?.try_into()).collect::<rusqlite::Result<Row>>()
        });
        Ok(found.optional()?)
    }

    async fn count(&mut self, table: &Table) -> Result<u64> {
        let count: i64 = self.0.query_row(&format!("SELECT count(*) FROM {}", table.name), [], |row| row.get(0))?;
        Ok(count.unsigned_abs())
    }

    async fn put(&mut self, table: &Table, rows: Vec<Row>) -> Result<()> {
        let transaction = self.0.transaction()?;
        let (name, columns, places) = (table.name, columns(table), places(table.columns.len()));
        let mut insert = transaction.prepare_cached(&format!("INSERT INTO {name} ({columns}) VALUES ({places})"))?;
        for row in &rows {
            insert.execute(params_from_iter(row))?;
        }
        drop(insert);
        Ok(transaction.commit()?)
    }

    async fn mark(&mut self) -> Result<Option<String>> {
        Ok(self.0.query_row("SELECT source FROM moving", [], |row| row.get(0)).optional()?)
    }

    async fn set_mark(&mut self, from: &str) -> Result<()> {
        self.0.execute("INSERT INTO moving (number, source) VALUES (1, ?1)", [from])?;
        Ok(())
    }

    async fn finish(&mut self) -> Result<()> {
        self.0.execute("DELETE FROM moving", [])?;
        Ok(())
    }
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Number(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl TryFrom<ValueRef<'_>> for Value {
    type Error = rusqlite::Error;

    fn try_from(value: ValueRef<'_>) -> rusqlite::Result<Value> {
        Ok(match value {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Number(number),
            ValueRef::Blob(bytes) => Value::Bytes(bytes.into()),
            // There is one character that not every store can keep.
            text => Value::Text(text.as_str()?.replace('\0', "\u{fffd}")),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moving::{LEFT, known};

    #[test]
    fn no_table_and_no_column_is_left_behind() {
        let mut db = Connection::open_in_memory().unwrap();
        schema::migrate(&mut db, schema::MIGRATIONS).unwrap();
        let find = "SELECT t.name, t.name || '.' || c.name FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
             WHERE t.type = 'table' ORDER BY 2";
        let mut find = db.prepare(find).unwrap();
        let all = find.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))).unwrap();
        let all = all.map(|row| row.unwrap()).filter(|(table, _)| !LEFT.contains(&table.as_str()));
        assert_eq!(all.map(|(_, column)| column).collect::<Vec<_>>(), known(|column| column.into()));
    }
}
