//! Whether every match still is what it was: reads them all, one after the other, while others play.

use crate::{
    error::Refused,
    reading::{Desk, Read, Verdict},
};
use store::{MatchId, Store};

/// What a check has found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many matches lead to where they were.
    pub good: usize,
    /// Those that do not, and what is wrong with them. They are held.
    pub held: Vec<(MatchId, String)>,
    /// Those that were held and lead to where they were again. They go on.
    pub released: Vec<MatchId>,
    /// Those that could not be read; they are tried again when somebody opens them.
    pub unread: Vec<MatchId>,
}

/// Reads every running match ([`Desk::read`]).
pub async fn check(store: &dyn Store, desk: &Desk) -> Result<Checked, Refused> {
    let mut checked = Checked::default();
    tell_winners(store, desk).await?;
    show_glances(store, desk).await?;
    for id in store.running().await? {
        match desk.read(&id).await.map(|read| read.verdict) {
            Ok(Verdict::Good) => checked.good += 1,
            Ok(Verdict::Held(trouble)) => checked.held.push((id, trouble)),
            Ok(Verdict::Released) => checked.released.push(id),
            Err(refused) => {
                tracing::error!(id = id.0, why = refused.message, "a match could not be read");
                checked.unread.push(id);
            }
        }
    }
    Ok(checked)
}

/// Writes down who won, for matches that ended before that was kept.
async fn tell_winners(store: &dyn Store, desk: &Desk) -> Result<(), Refused> {
    for id in store.without_winners().await? {
        if let Ok(Read { sitting, verdict: Verdict::Good, .. }) = desk.read(&id).await {
            let seats: Vec<u8> = sitting.winners().into_iter().map(|seat| seat.0).collect();
            store.set_winners(&id, &seats).await?;
        }
    }
    Ok(())
}

/// Keeps what lists show, for matches from before that was kept.
async fn show_glances(store: &dyn Store, desk: &Desk) -> Result<(), Refused> {
    for id in store.without_glance().await? {
        if let Ok(Read { row, sitting, verdict: Verdict::Good, .. }) = desk.read(&id).await {
            store.set_glances(&id, row.version, sitting.glances()).await?;
        }
    }
    Ok(())
}
