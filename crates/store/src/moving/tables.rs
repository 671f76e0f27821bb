//! Everything that is kept, table by table and column by column: what a move has to bring.
//!
//! A table or a column that a migration adds belongs in here, or into [`LEFT`]; tests compare this with the tables of both stores.

use Kind::{Bytes, Number, Small, Text, Truth};

/// A table.
#[derive(Debug)]
pub struct Table {
    /// Its name, the same in all stores.
    pub name: &'static str,
    /// So many of its first columns tell a row from all others; rows are moved in their order.
    pub key: usize,
    /// So many rows are taken at once, so that they are never more than some megabytes.
    pub batch: u32,
    /// Its columns.
    pub columns: &'static [(&'static str, Kind)],
}

/// What is in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A number.
    Number,
    /// A small number.
    Small,
    /// Yes or no: 1 or 0.
    Truth,
    /// A text.
    Text,
    /// Bytes.
    Bytes,
}

/// What is in a column of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing.
    Null,
    /// A number, or yes or no.
    Number(i64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// A row, in the order of the columns of its table.
pub type Row = Vec<Value>;

/// The tables, each after those that it points to.
pub const TABLES: &[Table] = &[
    USERS,
    Table {
        name: "sessions",
        key: 1,
        batch: 5000,
        columns: &[("token", Bytes), ("user", Number), ("expires", Number)],
    },
    MATCHES,
    Table {
        name: "seats",
        key: 2,
        batch: 2000,
        columns: &[
            ("match_number", Number),
            ("seat", Small),
            ("user", Number),
            ("player", Text),
            ("first_user", Number),
            ("first_player", Text),
            ("asked_since", Number),
            ("brings", Text),
            ("glance", Text),
        ],
    },
    ENTRIES,
    Table {
        name: "snapshots",
        key: 1,
        batch: 500,
        columns: &[("match_number", Number), ("version", Number), ("inputs", Number), ("position", Text)],
    },
    Table {
        name: "chat",
        key: 2,
        batch: 2000,
        columns: &[
            ("match_number", Number),
            ("line", Number),
            ("at", Number),
            ("by_user", Number),
            ("text", Text),
            ("audience", Text),
        ],
    },
    Table { name: "notes", key: 2, batch: 100, columns: &[("user", Number), ("match_number", Number), ("text", Text)] },
    Table {
        name: "problems",
        key: 1,
        batch: 10,
        columns: &[
            ("number", Number),
            ("match_number", Number),
            ("by_user", Number),
            ("at", Number),
            ("text", Text),
            ("record", Text),
            ("view", Text),
            ("log", Text),
        ],
    },
    Table { name: "looks", key: 3, batch: 5000, columns: &[("user", Number), ("look", Text), ("account", Truth)] },
    Table {
        name: "decks",
        key: 1,
        batch: 200,
        columns: &[
            ("number", Number),
            ("id", Text),
            ("user", Number),
            ("game", Text),
            ("name", Text),
            ("text", Text),
            ("version", Number),
            ("changed", Number),
            ("secret", Text),
        ],
    },
    Table {
        name: "stops",
        key: 3,
        batch: 2000,
        columns: &[("user", Number), ("game", Text), ("stop", Text), ("ask", Text)],
    },
];

/// People. Everything else points to one of them, so that a store without people is empty.
pub const USERS: Table = Table {
    name: "users",
    key: 1,
    batch: 2000,
    columns: &[
        ("id", Number),
        ("name", Text),
        ("folded", Text),
        ("password", Text),
        ("created", Number),
        ("deleted", Number),
    ],
};

/// Matches. Their first columns are their number and their name.
pub const MATCHES: Table = Table {
    name: "matches",
    key: 1,
    batch: 500,
    columns: &[
        ("number", Number),
        ("id", Text),
        ("game", Text),
        ("rules", Text),
        ("setup", Text),
        ("listed", Truth),
        ("spectators", Truth),
        ("odds", Truth),
        ("team_talk", Truth),
        ("invite", Text),
        ("creator", Number),
        ("origin_kind", Text),
        ("origin_from", Text),
        ("origin_at", Number),
        ("created", Number),
        ("updated", Number),
        ("status", Text),
        ("result", Text),
        ("winners", Text),
        ("version", Number),
        ("trouble", Text),
        ("chatted", Number),
        ("glance", Text),
    ],
};

/// What happened in matches.
pub const ENTRIES: Table = Table {
    name: "entries",
    key: 2,
    batch: 5000,
    columns: &[
        ("match_number", Number),
        ("version", Number),
        ("at", Number),
        ("by_user", Number),
        ("request", Text),
        ("what", Text),
    ],
};

/// Tables that say something of this moment or of the store itself, and are not moved.
#[cfg(test)]
pub const LEFT: &[&str] = &["attempts", "leases", "migrations", "moving", "nodes", "pulse"];

impl Table {
    /// The names of its columns.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().map(|(name, _)| *name)
    }

    /// What tells this row from all others.
    pub fn key_of<'a>(&self, row: &'a Row) -> &'a [Value] {
        &row[..self.key]
    }
}

/// All columns as `table.column`, in order: what a move knows of.
#[cfg(test)]
pub fn known(name: impl Fn(&str) -> String) -> Vec<String> {
    let columns =
        TABLES.iter().flat_map(|table| table.names().map(|column| format!("{}.{}", table.name, name(column))));
    let mut columns: Vec<String> = columns.collect();
    columns.sort_unstable();
    columns
}
