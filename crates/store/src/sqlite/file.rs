//! The file: who may read it, how it is opened, how it is copied.

use super::{Result, now, schema};
use crate::StoreError;
use rusqlite::{Connection, ErrorCode, OpenFlags, backup::Backup};
use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind},
    path::Path,
    thread,
    time::{Duration, Instant},
};

/// How long a connection waits for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long it waits for those who read, to empty the log.
const READING: Duration = Duration::from_millis(20);

/// How many pages of 4 KiB a copy takes at a time.
const STEP: i32 = 1024;
/// How long the file is then left to others.
const PAUSE: Duration = Duration::from_millis(2);

/// More than the different statements that there are.
const STATEMENTS: usize = 100;

/// Opens a file for the thread that writes, after making it if it is missing.
pub fn open_to_write(path: &Path) -> Result<Connection> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| trouble(folder, &error))?;
    }
    match create(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(trouble(path, &error)),
        _ => {}
    }
    let db = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // Before anything is changed, the settings included.
    schema::refuse_newer(&db, schema::MIGRATIONS.len())?;
    use_log(&db)?;
    // A log that a long copy has let grow is cut down again. What is deleted is overwritten with zeros.
    db.execute_batch(
        "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 67108864;
         PRAGMA secure_delete = ON;",
    )?;
    Ok(db)
}

/// Brings everything from the log into the file and empties the log, so that what was deleted is not there either; says whether
/// it could, or somebody was just reading what is there.
pub fn empty_log(db: &Connection) -> Result<bool> {
    // Whoever waits to write is not to wait long for those who read.
    db.busy_timeout(READING)?;
    let busy = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0));
    db.busy_timeout(PATIENCE)?;
    match busy {
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => Ok(false),
        busy => Ok(!busy?),
    }
}

/// Writes something that nobody needs.
pub fn try_to_write(db: &Connection) -> Result<()> {
    let write = "INSERT INTO pulse (only, at) VALUES (1, ?1) ON CONFLICT (only) DO UPDATE SET at = excluded.at";
    db.prepare_cached(write)?.execute([now()])?;
    Ok(())
}

/// What to do about a file that is damaged.
pub fn damaged(path: &Path, why: &str) -> StoreError {
    let path = path.display();
    StoreError::Damaged(format!(
        "the file {path} is damaged ({why}): stop the server, keep the damaged file, and go back to the last backup as docs/hosting.md says under \"Backup\""
    ))
}

/// Turns on the write-ahead log.
fn use_log(db: &Connection) -> Result<()> {
    let start = Instant::now();
    loop {
        match db.query_row("PRAGMA journal_mode = WAL", [], |row| row.get::<_, String>(0)) {
            Ok(mode) if mode == "wal" => return Ok(()),
            Ok(mode) => return Err(StoreError::Failed(format!("no write-ahead log here, only {mode:?}"))),
            // The first time SQLite does not wait by itself for another who does the same.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && start.elapsed() < PATIENCE => {
                thread::sleep(PAUSE);
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// Opens a file that is there, to read.
pub fn open_to_read(path: &Path) -> Result<Connection> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn connect(path: &Path, how: OpenFlags) -> Result<Connection> {
    // No mutex: a connection is only ever used by one thread at a time.
    let db = Connection::open_with_flags(path, how | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    db.busy_timeout(PATIENCE)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(db)
}

/// Makes a new file that nobody else can read: there are hashes of passwords in it. SQLite gives the files that it puts
/// beside it the same permissions.
fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Copies everything to a new file, as it is now, while others go on writing.
pub fn copy(path: &Path, to: &Path) -> Result<()> {
    create(to).map_err(|error| trouble(to, &error))?;
    let copied = copy_into(path, to);
    if copied.is_err() {
        // Half a copy is worse than none: somebody may trust it.
        let _ = fs::remove_file(to);
    }
    copied
}

fn copy_into(path: &Path, to: &Path) -> Result<()> {
    let from = open_to_read(path)?;
    // One transaction for all steps: the copy is of one moment, and need not start again whenever somebody writes.
    from.execute_batch("BEGIN; SELECT count(*) FROM sqlite_schema;")?;
    let mut copy = connect(to, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    Backup::new(&from, &mut copy)?.run_to_completion(STEP, PAUSE, None)?;
    // One file that needs no others beside it.
    copy.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get::<_, String>(0))?;
    copy.close().map_err(|(_, error)| error.into())
}

fn trouble(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Failed(format!("{}: {error}", path.display()))
}
