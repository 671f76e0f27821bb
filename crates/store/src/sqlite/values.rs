//! How values of the contract are written into columns.

use crate::{Audience, MatchId, OriginKind, Status, UserId};
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

/// The seats that won, as one column.
pub struct Winners(pub Vec<u8>);

impl ToSql for Winners {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let seats: Vec<String> = self.0.iter().map(u8::to_string).collect();
        Ok(seats.join(" ").into())
    }
}

impl FromSql for Winners {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        let seats = column.as_str()?.split_whitespace().map(str::parse).collect::<Result<_, _>>();
        seats.map(Winners).map_err(|error| FromSqlError::Other(Box::new(error)))
    }
}

impl ToSql for Audience {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Audience::All => "all".into(),
            Audience::Team(number) => format!("team {number}").into(),
            Audience::Spectators => "spectators".into(),
        })
    }
}

impl FromSql for Audience {
    fn column_result(column: ValueRef<'_>) -> FromSqlResult<Self> {
        let word = column.as_str()?;
        let team = || word.strip_prefix("team ").and_then(|number| number.parse().ok()).map(Audience::Team);
        match word {
            "all" => Ok(Audience::All),
            "spectators" => Ok(Audience::Spectators),
            // A word from a program that knows more must not be told to all.
            _ => team().ok_or_else(|| FromSqlError::Other(format!("an unknown audience: {word:?}").into())),
        }
    }
}
