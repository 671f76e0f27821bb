//! What whoever keeps something in memory compares it with: how far many matches have come, and which sessions there still are. One
//! question for all of them, so that it can be asked every second.

use super::{Postgres, Result, rows, values::count};
use crate::{Holder, MatchId, MatchRow, StoreError, TokenHash};

/// How far a match has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Which match.
    pub id: MatchId,
    /// Its version.
    pub version: u32,
    /// The number of the last line of chat.
    pub chatted: u32,
    /// Who sits there, as [`Standing::seated`] writes it, if that was asked for or the match has not begun.
    pub seated: Option<String>,
}

impl Standing {
    /// Who sits in a match, and how he is called, as one text: nothing else is needed to see whether it has changed.
    pub fn seated(row: &MatchRow) -> String {
        let seat = |holder: &Holder| match holder {
            Holder::Open => "-".into(),
            Holder::User { id, name } => format!("u{} {name}", id.0),
            Holder::Program(level) => format!("p{level}"),
        };
        row.seats.iter().map(|held| seat(&held.holder)).collect::<Vec<_>>().join("\n")
    }
}

impl Postgres {
    /// How far these matches have come; for those that have not begun, or for all, with who sits there.
    pub async fn standing(&self, of: &[MatchId], with_all_names: bool) -> Result<Vec<Standing>> {
        let find = "SELECT id, version, chatted, CASE WHEN version = 0 OR $2 THEN (
                SELECT string_agg(coalesce('u' || user_id || ' ' || name, 'p' || player, '-'), chr(10) ORDER BY seat)
                FROM seats LEFT JOIN users ON users.id = user_id WHERE match_number = number) END
             FROM matches WHERE id = ANY($1)";
        let client = self.connections.client().await?;
        let standing = |row: &tokio_postgres::Row| {
            let (id, seated) = (row.try_get(0)?, row.try_get(3)?);
            Ok(Standing { id, version: count(row, 1)?, chatted: count(row, 2)?, seated })
        };
        rows(&client, find, &[&of, &with_all_names]).await?.iter().map(standing).collect()
    }

    /// Those of these sessions that there are not any more.
    pub async fn ended(&self, of: &[TokenHash]) -> Result<Vec<TokenHash>> {
        let find = "SELECT asked.token FROM unnest($1::bytea[]) AS asked (token)
             WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.token = asked.token)";
        let tokens: Vec<&[u8]> = of.iter().map(|token| &token[..]).collect();
        let client = self.connections.client().await?;
        let found = rows(&client, find, &[&tokens]).await?;
        let token = |row: &tokio_postgres::Row| {
            let token = row.try_get::<_, &[u8]>(0)?;
            token
                .try_into()
                .map_err(|_| StoreError::Failed("a session has another length than it was asked with".into()))
        };
        found.iter().map(token).collect()
    }
}
