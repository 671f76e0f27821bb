//! How values of the contract are written into columns.

use crate::{
    Audience, MatchId, OriginKind, Status, StoreError, UserId,
    words::{self, ORIGINS, STATUSES, Unknown, value, word},
};
use std::borrow::Cow;
use tokio_postgres::{
    Row,
    types::{FromSql, IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

/// Implements both ways for a type that is another one in the database.
macro_rules! written {
    ($type:ty as $column:ty, $read:expr, $write:expr) => {
        impl<'a> FromSql<'a> for $type {
            fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Unknown> {
                #[allow(clippy::redundant_closure_call)]
                ($read)(<$column>::from_sql(kind, raw)?)
            }

            fn accepts(kind: &Type) -> bool {
                <$column as FromSql>::accepts(kind)
            }
        }

        impl ToSql for $type {
            fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Unknown> {
                #[allow(clippy::redundant_closure_call)]
                ($write)(self).to_sql(kind, out)
            }

            fn accepts(kind: &Type) -> bool {
                <$column as ToSql>::accepts(kind)
            }

            to_sql_checked!();
        }
    };
}

written!(Status as &str, |text| value(&STATUSES, text), |status| word(&STATUSES, status));
written!(OriginKind as &str, |text| value(&ORIGINS, text), |kind| word(&ORIGINS, kind));
written!(UserId as i64, |number| Ok(UserId(number)), |user: &UserId| user.0);
written!(MatchId as &str, |id: &str| Ok(MatchId(id.into())), |id: &'_ MatchId| id.0.clone());
written!(Audience as &str, words::audience, |audience: &Audience| words::of_audience(*audience));
written!(Winners as &str, |text| words::winners(text).map(Winners), |winners: &Winners| words::of_winners(&winners.0));
written!(Count as i64, |number| Ok(Count(u32::try_from(number)?)), |count: &Count| i64::from(count.0));

/// The seats that won, as one column.
#[derive(Debug)]
pub struct Winners(pub Vec<u8>);

/// A number that is never negative, as a column that could be.
#[derive(Debug)]
pub struct Count(pub u32);

/// A number that is never negative.
pub fn count(row: &Row, column: usize) -> Result<u32, StoreError> {
    Ok(row.try_get::<_, Count>(column)?.0)
}

/// A text that somebody wrote: PostgreSQL keeps every character but one.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.contains('\0') { text.replace('\0', "\u{fffd}").into() } else { text.into() }
}
