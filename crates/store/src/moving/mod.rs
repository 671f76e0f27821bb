//! Everything of one store into another: a file into a database, and back.
//!
//! Tables are copied one after the other, each in the order of its key and some rows at a time, so that what is there already tells where to go on:
//! a move that was broken off is run again and does nothing twice. The store that is filled has a mark until everything has been
//! compared, with the name of the one it comes from; nobody else opens it as long as it has.
//!
//! The source is only read, all of it as it is at one moment.

mod tables;

pub use tables::{ENTRIES, Kind, MATCHES, Row, TABLES, Table, USERS, Value};
#[cfg(test)]
pub(crate) use tables::{LEFT, known};

use crate::{Address, MatchId, Postgres, Sqlite, Store, StoreError, postgres::Database, sqlite::File};
use async_trait::async_trait;
use std::{fmt, path::PathBuf, sync::Arc};

/// What somebody is told who opens a store that has been filled half.
pub(crate) const HALF_MOVED: &str =
    "a move into this store is not finished: run westmarch move again as before, or empty it";

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a file of SQLite.
    File(PathBuf),
    /// In a database of PostgreSQL.
    Database(Box<Address>),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => path.display().fmt(f),
            Place::Database(address) => address.fmt(f),
        }
    }
}

/// Why a move does not go on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// One of both cannot be used; says which, and what to do. Nothing was changed.
    #[error("{0}")]
    Refused(String),
    /// What has arrived is not what was sent.
    #[error("{0}")]
    Differs(String),
    /// A store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How many there are of what people ask for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Rows of all tables.
    pub rows: u64,
    /// People, those who have been forgotten too.
    pub people: u64,
    /// Matches.
    pub matches: u64,
    /// What happened in them.
    pub entries: u64,
}

/// Tables that rows are read from or put into, for a move. Its calls may keep their thread waiting.
#[async_trait]
pub trait Shelf: Send {
    /// The rows after a key in order, or the first ones: as many as are taken at once.
    async fn after(&mut self, table: &Table, key: Option<&[Value]>) -> Result<Vec<Row>, StoreError>;
    /// The key of the last row.
    async fn last(&mut self, table: &Table) -> Result<Option<Vec<Value>>, StoreError>;
    /// How many rows there are.
    async fn count(&mut self, table: &Table) -> Result<u64, StoreError>;
    /// Adds rows: all of them, or none.
    async fn put(&mut self, table: &Table, rows: Vec<Row>) -> Result<(), StoreError>;
    /// Where what is in here comes from, as long as not all of it has come.
    async fn mark(&mut self) -> Result<Option<String>, StoreError>;
    /// Says where it comes from.
    async fn set_mark(&mut self, from: &str) -> Result<(), StoreError>;
    /// Everything is there: what is new gets new numbers from now on, and others may open it.
    async fn finish(&mut self) -> Result<(), StoreError>;
}

/// The tables of a place, to fill them; they are made where there are none.
pub async fn to_fill(place: &Place) -> Result<Box<dyn Shelf>, StoreError> {
    Ok(match place {
        Place::File(path) => Box::new(File::to_fill(path)?),
        Place::Database(address) => Box::new(Database::to_fill(address).await?),
    })
}

async fn to_read(place: &Place) -> Result<Box<dyn Shelf>, StoreError> {
    Ok(match place {
        Place::File(path) => Box::new(File::to_read(path)?),
        Place::Database(address) => Box::new(Database::to_read(address).await?),
    })
}

/// A store that everything is to be moved from.
pub struct Source {
    place: Place,
    shelf: Box<dyn Shelf>,
}

impl Source {
    /// The store at a place. Refused if a server uses it, if it is of another version than this program, and if a move into it is not finished.
    pub async fn open(place: &Place) -> Result<Source, MoveError> {
        let mut shelf = to_read(place).await.map_err(|error| of(place, error))?;
        if let Some(before) = shelf.mark().await? {
            let why = format!("nothing can be moved from {place}: a move into it from {before} is not finished");
            return Err(MoveError::Refused(why));
        }
        Ok(Source { place: place.clone(), shelf })
    }

    /// Begins a move to a place, or goes on with one that was broken off. Refused if a server uses that place, or if something else is there.
    pub async fn move_to(self, place: &Place) -> Result<Move, MoveError> {
        let from = self.place.to_string();
        let mut shelf = to_fill(place).await.map_err(|error| of(place, error))?;
        match shelf.mark().await? {
            Some(before) if before == from => {}
            Some(before) => {
                let why =
                    format!("a move from {before} into {place} is not finished: run that one again, or empty {place}");
                return Err(MoveError::Refused(why));
            }
            None => shelf.set_mark(&from).await?,
        }
        Ok(Move { place: place.clone(), from: self.shelf, to: shelf })
    }
}

/// An error with the place that it is about.
fn of(place: &Place, error: StoreError) -> MoveError {
    match error {
        StoreError::Failed(why) if why.contains(&place.to_string()) => MoveError::Refused(why),
        StoreError::Failed(why) => MoveError::Refused(format!("{place} cannot be used: {why}")),
        other => MoveError::Store(other),
    }
}

/// A move that is under way.
pub struct Move {
    place: Place,
    from: Box<dyn Shelf>,
    to: Box<dyn Shelf>,
}

impl Move {
    /// How many there are to move.
    pub async fn counts(&mut self) -> Result<Counts, MoveError> {
        let mut counts = Counts::default();
        for table in TABLES {
            counts.add(table, self.from.count(table).await?);
        }
        Ok(counts)
    }

    /// Copies what is missing. Says how many rows were there already or have been copied, again and again.
    pub async fn copy(&mut self, mut told: impl FnMut(u64)) -> Result<(), MoveError> {
        for table in TABLES {
            let mut key = self.to.last(table).await?;
            if key.is_some() {
                told(self.to.count(table).await?);
            }
            loop {
                let rows = self.from.after(table, key.as_deref()).await?;
                let Some(last) = rows.last() else { break };
                key = Some(table.key_of(last).to_vec());
                let count = rows.len() as u64;
                self.to.put(table, rows).await?;
                told(count);
            }
        }
        Ok(())
    }

    /// Compares every row; gives how many there are. Says how many have been compared, again and again.
    pub async fn compare(&mut self, mut told: impl FnMut(u64)) -> Result<Counts, MoveError> {
        let mut counts = Counts::default();
        for table in TABLES {
            let mut key: Option<Vec<Value>> = None;
            loop {
                let sent = self.from.after(table, key.as_deref()).await?;
                if sent != self.to.after(table, key.as_deref()).await? {
                    return Err(MoveError::Differs(format!(
                        "the table {} has not arrived as it was sent: somebody has changed one of both since the move began. Empty {} and move again",
                        table.name, self.place
                    )));
                }
                let Some(last) = sent.last() else { break };
                key = Some(table.key_of(last).to_vec());
                counts.add(table, sent.len() as u64);
                told(sent.len() as u64);
            }
        }
        Ok(counts)
    }

    /// Some of the matches that have arrived, after the one of a number; each with its number.
    pub async fn matches(&mut self, after: i64) -> Result<Vec<(i64, MatchId)>, MoveError> {
        let rows = self.to.after(&MATCHES, Some(&[Value::Number(after)])).await?;
        let named = rows.into_iter().filter_map(|row| match &row[..2] {
            [Value::Number(number), Value::Text(id)] => Some((*number, MatchId(id.clone()))),
            _ => None,
        });
        Ok(named.collect())
    }

    /// The store that is being filled, to look at what has arrived.
    pub async fn target(&self) -> Result<Arc<dyn Store>, MoveError> {
        Ok(match &self.place {
            Place::File(path) => Arc::new(Sqlite::open_half_moved(path)?),
            Place::Database(address) => Arc::new(Postgres::open_half_moved(address).await?),
        })
    }

    /// Everything has arrived: others may use it from now on.
    pub async fn finish(mut self) -> Result<(), MoveError> {
        Ok(self.to.finish().await?)
    }
}

impl Counts {
    fn add(&mut self, table: &Table, rows: u64) {
        self.rows += rows;
        match table.name {
            "users" => self.people += rows,
            "matches" => self.matches += rows,
            "entries" => self.entries += rows,
            _ => {}
        }
    }
}
