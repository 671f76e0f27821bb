//! The connections that only read.
//!
//! There are a few, opened when they are first needed. A read runs on a thread that may block, in a transaction, so that
//! all it looks at is of one moment.

use super::{Result, file};
use crate::StoreError;
use rusqlite::Connection;
use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// How many may read at once.
const MOST: usize = 4;

/// The connections that only read.
pub struct Readers {
    path: PathBuf,
    room: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    /// Those of a file.
    pub fn new(path: &Path) -> Readers {
        Readers { path: path.into(), room: Arc::new(Semaphore::new(MOST)), idle: Mutex::default() }
    }

    /// Runs a job on one of them.
    pub async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let stopped = |why: &dyn std::fmt::Display| StoreError::Failed(format!("a read was not finished: {why}"));
        let room = self.room.clone().acquire_owned().await.map_err(|error| stopped(&error))?;
        let readers = self.clone();
        let read = spawn_blocking(move || {
            // Kept in here, since the job goes on even if nobody waits for it any more.
            let _room = room;
            readers.run_here(work)
        });
        read.await.unwrap_or_else(|error| Err(stopped(&error)))
    }

    fn run_here<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let idle = self.idle().pop();
        let db = match idle {
            Some(db) => db,
            None => file::open_to_read(&self.path)?,
        };
        db.prepare_cached("BEGIN")?.execute([])?;
        let answer = work(&db);
        db.prepare_cached("COMMIT")?.execute([])?;
        // A connection that something went wrong with does not get here, and is closed instead.
        self.idle().push(db);
        answer
    }

    /// How many are in use, and how many there can be.
    pub fn in_use(&self) -> (usize, usize) {
        (MOST - self.room.available_permits(), MOST)
    }

    /// Closes those that nobody uses.
    pub fn close(&self) {
        self.idle().clear();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn reads_that_fail_or_panic_leave_room_for_others_and_none_can_write() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rings.db");
        Connection::open(&path).unwrap().execute_batch("CREATE TABLE rings (power TEXT);").unwrap();
        let readers = Arc::new(Readers::new(&path));
        for _ in 0..2 * MOST {
            let wrote = readers.run(|db| Ok(db.execute("INSERT INTO rings VALUES ('great')", [])?)).await;
            assert!(matches!(wrote, Err(StoreError::Failed(why)) if why.contains("readonly")));
            let panicked = readers.run::<()>(|_| panic!("a wraith")).await;
            assert!(matches!(panicked, Err(StoreError::Failed(why)) if why.contains("panic")));
        }
        let count = |db: &Connection| Ok(db.query_row("SELECT count(*) FROM rings", [], |row| row.get::<_, i64>(0))?);
        assert_eq!(readers.run(count).await, Ok(0));
        assert!(readers.idle().len() <= MOST);
        readers.close();
        assert!(readers.idle().is_empty());
    }
}
