//! Everything in one file, with SQLite.

/// The store in one SQLite file.
pub struct Sqlite;
