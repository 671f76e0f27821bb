//! Everything in one file, with SQLite.
//!
//! One thread writes: calls hand it jobs, it runs all that have queued up in one transaction and answers when that is on
//! the disk ([`writer`]). So a busy server pays for one flush of the disk where it would pay for a hundred. A few
//! connections only read, each call in a transaction of its own ([`readers`]); they see everything that was answered
//! before. No thread that serves the network ever waits for the disk.
//!
//! Other processes may use the same file: a transaction that writes locks it from its first statement on, and what is
//! decided inside it (whose version is the next, whether a name is free) is decided on what is there.
//!
//! | to read about | see |
//! |---|---|
//! | the tables, and how they change over time | [`schema`] |
//! | the file, its settings, its copies | [`mod@file`] |
//! | which job each call of the contract is | [`calls`] |
//! | people and sessions, names that look alike | [`people`], [`looks`] |
//! | matches and their seats | [`mod@matches`], [`seats`] |
//! | entries and snapshots | [`record`] |
//! | chat, notes, problems | [`talk`] |
//! | decks | [`decks`] |
//! | where people want to be asked | [`stops`] |
//! | all of it, for a move to another store | [`moving`] |

mod calls;
mod decks;
mod file;
mod lists;
mod looks;
mod matches;
mod moving;
mod people;
mod readers;
mod record;
mod schema;
mod seats;
mod stops;
mod talk;
mod values;
mod writer;

pub use moving::File;

use crate::{StoreError, now};
use readers::Readers;
use rusqlite::{Connection, ErrorCode};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};
use writer::{Haste, Writer};

type Result<T> = std::result::Result<T, StoreError>;

/// The store in one SQLite file. When it is dropped it first finishes what it was given to write.
///
/// Its calls must be made inside a tokio runtime.
pub struct Sqlite {
    path: PathBuf,
    readers: Arc<Readers>,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, after making it and its folder where they are missing. Tables of an older version are brought up
    /// to date; those of a newer version are refused, and such as a move has filled half.
    pub fn open(path: &Path) -> Result<Sqlite> {
        let db = open(path).and_then(|db| moving::refuse_half_moved(&db).map(|()| db));
        Sqlite::on(path, db)
    }

    /// Opens a file into which a move is under way.
    pub(crate) fn open_half_moved(path: &Path) -> Result<Sqlite> {
        Sqlite::on(path, open(path))
    }

    fn on(path: &Path, db: Result<Connection>) -> Result<Sqlite> {
        let db = db.map_err(|error| with_file(path, error))?;
        Ok(Sqlite { path: path.into(), readers: Arc::new(Readers::new(path)), writer: Writer::start(db)? })
    }

    /// Copies a file to a new one, while a server uses it. The file is only read: a newer program than the server's changes nothing.
    pub fn copy(path: &Path, to: &Path) -> Result<()> {
        file::copy(path, to).map_err(|error| with_file(path, error))
    }

    /// Runs a job on the thread that writes; it has been committed when this returns.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        self.writer.run(work, Haste::Now).await.map_err(|error| with_file(&self.path, error))
    }

    /// The same for a job that takes a while: others go before it.
    async fn write_long<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        self.writer.run(work, Haste::Later).await.map_err(|error| with_file(&self.path, error))
    }

    /// Runs a job on the thread that writes, which removes something: afterwards it is not in the log either.
    async fn forget<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
        haste: Haste,
    ) -> Result<T> {
        self.writer.run_and_clear(work, haste).await.map_err(|error| with_file(&self.path, error))
    }

    /// Runs a job on a connection that only reads.
    async fn read<T: Send + 'static>(&self, work: impl FnOnce(&Connection) -> Result<T> + Send + 'static) -> Result<T> {
        self.readers.run(work).await.map_err(|error| with_file(&self.path, error))
    }
}

fn open(path: &Path) -> Result<Connection> {
    let mut db = file::open_to_write(path)?;
    schema::migrate(&mut db, schema::MIGRATIONS)?;
    looks::complete(&mut db)?;
    Ok(db)
}

/// If a file is damaged, says which and what to do.
fn with_file(path: &Path, error: StoreError) -> StoreError {
    match error {
        StoreError::Damaged(why) => file::damaged(path, &why),
        other => other,
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        // The last connection that is closed tidies up the write-ahead log, which one that only reads cannot.
        self.readers.close();
        self.writer.finish();
    }
}

impl From<rusqlite::Error> for StoreError {
    /// A row that is missing, or one that another would have to point to, is something that is not there.
    fn from(error: rusqlite::Error) -> StoreError {
        let points_nowhere = error
            .sqlite_error()
            .is_some_and(|error| error.extended_code == rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY);
        match error {
            rusqlite::Error::QueryReturnedNoRows => StoreError::NotFound,
            _ if points_nowhere => StoreError::NotFound,
            other if is_damage(&other) => StoreError::Damaged(other.to_string()),
            other => StoreError::Failed(other.to_string()),
        }
    }
}

fn is_damage(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
}
