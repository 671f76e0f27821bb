//! Whether every match still is what it was: replays them all.

use crate::{course::Course, error::Refused};
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::{MatchId, MatchRow, Status, Store};

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many matches lead to where they were.
    pub good: usize,
    /// Those that do not, and what is wrong with them. They are held.
    pub held: Vec<(MatchId, String)>,
    /// Those that were held and lead to where they were again. They go on.
    pub released: Vec<MatchId>,
}

/// Replays every running match, and compares it with its snapshot. One that differs is held where it was, until rules come
/// (or come back) that lead there.
pub async fn check(store: &dyn Store) -> Result<Checked, Refused> {
    let mut checked = Checked::default();
    for id in store.running().await? {
        let row = store.row(&id).await?;
        match (replayed(store, &row).await?, row.status) {
            (Ok(status), Status::Held) => {
                store.release(&id, status).await?;
                checked.released.push(id);
            }
            (Ok(_), _) => checked.good += 1,
            (Err(trouble), _) => {
                store.hold(&id, &trouble).await?;
                checked.held.push((id, trouble));
            }
        }
    }
    Ok(checked)
}

/// How far a match has come by the rules of today, or what is wrong with it.
async fn replayed(store: &dyn Store, row: &MatchRow) -> Result<Result<Status, String>, Refused> {
    let entries = store.entries(&row.made.id, 0).await?;
    let snapshot = store.snapshot(&row.made.id).await?;
    let course = match catch_unwind(AssertUnwindSafe(|| Course::replay(row, &entries))) {
        Err(_) => return Ok(Err("the rules panicked".into())),
        Ok(Err(refused)) => return Ok(Err(refused.message)),
        Ok(Ok(course)) => course,
    };
    let (inputs, position) = course.game().committed();
    let same = snapshot.is_none_or(|kept| kept.inputs as usize == inputs && kept.position == position);
    let moved = || "it leads to another position than it had".into();
    Ok(same.then(|| course.status()).ok_or_else(moved))
}
