//! How values of the contract are written into columns.

use crate::{MatchId, OriginKind, Status, UserId};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

const STATUSES: [(Status, &str); 4] =
    [(Status::Waiting, "waiting"), (Status::Running, "running"), (Status::Over, "over"), (Status::Held, "held")];

const ORIGINS: [(OriginKind, &str); 3] =
    [(OriginKind::Rematch, "rematch"), (OriginKind::Fork, "fork"), (OriginKind::Upload, "upload")];

/// The word for a value. All of them have one.
fn word<T: PartialEq>(words: &[(T, &'static str)], value: &T) -> ToSqlOutput<'static> {
    words.iter().find(|(known, _)| known == value).map_or("", |(_, word)| *word).into()
}

/// The value of a word.
fn value<T: Copy>(words: &[(T, &str)], word: ValueRef) -> FromSqlResult<T> {
    let word = word.as_str()?;
    let known = words.iter().find(|(_, known)| *known == word).map(|(value, _)| *value);
    known.ok_or_else(|| FromSqlError::Other(format!("an unknown word in the database: {word:?}").into()))
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(word(&STATUSES, self))
    }
}

impl FromSql for Status {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        value(&STATUSES, column)
    }
}

impl ToSql for OriginKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(word(&ORIGINS, self))
    }
}

impl FromSql for OriginKind {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        value(&ORIGINS, column)
    }
}

impl ToSql for UserId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for UserId {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        i64::column_result(column).map(UserId)
    }
}

impl ToSql for MatchId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for MatchId {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        String::column_result(column).map(MatchId)
    }
}
