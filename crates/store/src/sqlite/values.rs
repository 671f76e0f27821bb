//! How values of the contract are written into columns.

use crate::{
    Audience, MatchId, OriginKind, Status, UserId,
    words::{self, ORIGINS, STATUSES, Unknown, value, word},
};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

/// The value of a word, as `read` finds it.
fn read<T>(column: ValueRef, read: impl FnOnce(&str) -> Result<T, Unknown>) -> FromSqlResult<T> {
    read(column.as_str()?).map_err(FromSqlError::Other)
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(word(&STATUSES, self).into())
    }
}

impl FromSql for Status {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        read(column, |text| value(&STATUSES, text))
    }
}

impl ToSql for OriginKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(word(&ORIGINS, self).into())
    }
}

impl FromSql for OriginKind {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        read(column, |text| value(&ORIGINS, text))
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

/// The seats that won, as one column.
pub struct Winners(pub Vec<u8>);

impl ToSql for Winners {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(words::of_winners(&self.0).into())
    }
}

impl FromSql for Winners {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        read(column, words::winners).map(Winners)
    }
}

impl ToSql for Audience {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(words::of_audience(*self).into())
    }
}

impl FromSql for Audience {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        read(column, words::audience)
    }
}
