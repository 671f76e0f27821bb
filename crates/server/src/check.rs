//! Whether every match still is what it was: replays them all.

use crate::{error::Refused, games::Games, sitting::Sitting};
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
pub async fn check(store: &dyn Store, games: Games) -> Result<Checked, Refused> {
    let mut checked = Checked::default();
    tell_winners(store, games).await?;
    for id in store.running().await? {
        let row = store.row(&id).await?;
        match (replayed(store, games, &row).await?, row.status) {
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
async fn replayed(store: &dyn Store, games: Games, row: &MatchRow) -> Result<Result<Status, String>, Refused> {
    let entries = store.entries(&row.made.id, 0).await?;
    let snapshot = store.snapshot(&row.made.id).await?;
    let sitting = match catch_unwind(AssertUnwindSafe(|| Sitting::replay(games, row, &entries))) {
        Err(_) => return Ok(Err("the rules panicked".into())),
        Ok(Err(refused)) => return Ok(Err(refused.message)),
        Ok(Ok(sitting)) => sitting,
    };
    let (inputs, position) = sitting.game().committed();
    let same = snapshot.is_none_or(|kept| kept.inputs as usize == inputs && kept.position == position);
    let moved = || "it leads to another position than it had".into();
    Ok(same.then(|| sitting.status()).ok_or_else(moved))
}

/// Writes down who won, for matches that ended before that was kept. Whoever does not replay any more has no winners.
async fn tell_winners(store: &dyn Store, games: Games) -> Result<(), Refused> {
    for id in store.without_winners().await? {
        let (row, entries) = (store.row(&id).await?, store.entries(&id, 0).await?);
        let replayed = catch_unwind(AssertUnwindSafe(|| Sitting::replay(games, &row, &entries)));
        let winners = replayed.ok().and_then(Result::ok).map_or_else(Vec::new, |sitting| sitting.winners());
        let seats: Vec<u8> = winners.into_iter().map(|seat| seat.0).collect();
        store.set_winners(&id, &seats).await?;
    }
    Ok(())
}
