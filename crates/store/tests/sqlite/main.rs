//! The contract of a store, as SQLite keeps it in a file; and what there is to say of the file.

#[path = "../contract/mod.rs"]
mod contract;
mod file;
mod traces;

use rusqlite::Connection;
use std::path::PathBuf;
use store::Sqlite;
use tempfile::TempDir;

/// A store in a folder that goes away.
struct Place {
    store: Sqlite,
    folder: TempDir,
}

impl Place {
    async fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        Place { store: Sqlite::open(&folder.path().join("westmarch.db")).unwrap(), folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("westmarch.db")
    }

    /// Another store on the same file, as another process would have it.
    async fn another(&self) -> Sqlite {
        Sqlite::open(&self.path()).unwrap()
    }

    /// The same after it has been closed.
    async fn open_again(self) -> Place {
        let (path, Place { store, folder }) = (self.path(), self);
        drop(store);
        Place { store: Sqlite::open(&path).unwrap(), folder }
    }

    /// Changes something behind its back.
    async fn run(&self, sql: &str) {
        Connection::open(self.path()).unwrap().execute_batch(sql).unwrap();
    }

    /// A number that is in it.
    async fn count(&self, sql: &str) -> i64 {
        Connection::open(self.path()).unwrap().query_row(sql, [], |row| row.get(0)).unwrap()
    }

    /// Lets no snapshot be replaced any more.
    async fn break_snapshots(&self, why: &str) {
        let raise = format!("SELECT raise(ABORT, '{why}')");
        self.run(&format!("CREATE TRIGGER broken BEFORE UPDATE ON snapshots BEGIN {raise}; END")).await;
    }

    /// Lets them be replaced again.
    async fn mend_snapshots(&self) {
        self.run("DROP TRIGGER broken").await;
    }
}
