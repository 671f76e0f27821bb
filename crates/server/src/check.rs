//! Whether every match still is what it was: replays them all.

use crate::{course::Course, error::Refused};
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::{MatchId, Store};

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many matches lead to where they were.
    pub good: usize,
    /// Those that do not, and what is wrong with them. They are held.
    pub held: Vec<(MatchId, String)>,
}

/// Replays every running match, and compares it with its snapshot. One that differs is held where it was.
pub async fn check(store: &dyn Store) -> Result<Checked, Refused> {
    let mut checked = Checked::default();
    for id in store.running().await? {
        match trouble(store, &id).await? {
            None => checked.good += 1,
            Some(trouble) => {
                store.hold(&id, &trouble).await?;
                checked.held.push((id, trouble));
            }
        }
    }
    Ok(checked)
}

async fn trouble(store: &dyn Store, id: &MatchId) -> Result<Option<String>, Refused> {
    let row = store.row(id).await?;
    let entries = store.entries(id, 0).await?;
    let snapshot = store.snapshot(id).await?;
    let replayed = catch_unwind(AssertUnwindSafe(|| Course::replay(&row, &entries)));
    let course = match replayed {
        Err(_) => return Ok(Some("the rules panicked".into())),
        Ok(Err(refused)) => return Ok(Some(refused.message)),
        Ok(Ok(course)) => course,
    };
    let (inputs, position) = course.game().committed();
    let same = snapshot.is_none_or(|kept| kept.inputs as usize == inputs && kept.position == position);
    Ok((!same).then(|| "it leads to another position than it had".into()))
}
