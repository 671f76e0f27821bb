//! A match from the store: replayed by the rules of today and compared with where it stood. That takes a processor for a while, so it
//! is done away from the threads that answer, a few at a time, and not for longer than [`LONGEST`].

use crate::{error::Refused, games::Games, nodes::ThisNode, sitting::Sitting};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::{Duration, Instant},
};
use store::{History, MatchId, MatchRow, Status, Store, StoreError};
use tokio::sync::Semaphore;

/// The longest time that a match may take to be read.
const LONGEST: Duration = Duration::from_secs(10);

/// Where matches are read.
#[derive(Clone)]
pub struct Desk {
    games: Games,
    store: Arc<dyn Store>,
    node: Arc<ThisNode>,
    /// So many are read at once.
    places: Arc<Semaphore>,
}

/// A match that was read.
pub struct Read {
    /// What lists know of it.
    pub row: MatchRow,
    /// The match. One that the rules do not follow any more is held: it stands where its snapshot was taken.
    pub sitting: Sitting,
    /// The number of the last line of chat.
    pub chatted: u32,
    /// What the comparison has changed.
    pub verdict: Verdict,
}

/// What came of comparing a match with where it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It leads to where it was.
    Good,
    /// It does not: what is wrong with it. It is held.
    Held(String),
    /// It was held, and leads to where it was again. It goes on.
    Released,
}

impl Desk {
    /// A desk for the matches of a store.
    pub fn new(games: Games, store: Arc<dyn Store>, node: Arc<ThisNode>) -> Desk {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        Desk { games, store, node, places: Arc::new(Semaphore::new(cores)) }
    }

    /// Does something that takes a processor for a while, where matches are read.
    pub async fn apart<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        apart(&self.places, work).await
    }

    /// Reads a match. One that differs from where it stood is held, until rules come (or come back) that lead there. As long as servers of several builds
    /// use the store, none of them holds a match: another may be the one that has played it, and can go on.
    pub async fn read(&self, id: &MatchId) -> Result<Read, Refused> {
        let history = self.store.history(id).await?;
        let games = self.games;
        let replayed = self.apart(move || {
            let replayed = replay(games, &history);
            (history, replayed)
        });
        let (history, replayed) = replayed.await?;
        let History { mut row, snapshot, chatted, .. } = history;
        let (sitting, verdict) = match replayed {
            Ok(sitting) if row.status == Status::Held => {
                match self.store.release(id, sitting.status()).await {
                    // Somebody else has just done so.
                    Ok(()) | Err(StoreError::NotFound) => {}
                    Err(error) => return Err(error.into()),
                }
                row = self.store.row(id).await?;
                (sitting, Verdict::Released)
            }
            Ok(sitting) => (sitting, Verdict::Good),
            Err(refused) if refused == Refused::slow() => return Err(refused),
            Err(trouble) => {
                if row.status != Status::Held {
                    if self.node.here().await?.other_builds {
                        let why = trouble.message;
                        tracing::warn!(id = id.0, why, "a match is left to servers of another build");
                        return Err(Refused::other_version());
                    }
                    tracing::error!(
                        id = id.0,
                        trouble = trouble.message,
                        "a match does not lead to where it was; it is held"
                    );
                    self.store.hold(id, &trouble.message).await?;
                    row = self.store.row(id).await?;
                }
                (Sitting::held(games, &row, snapshot)?, Verdict::Held(trouble.message))
            }
        };
        Ok(Read { row, sitting, chatted, verdict })
    }

    /// Compares a match with where it stood and changes nothing; says whether it is held, and what is wrong with it if something is.
    pub async fn compare(&self, id: &MatchId) -> Result<(Status, Option<String>), Refused> {
        let history = self.store.history(id).await?;
        let (games, status) = (self.games, history.row.status);
        let wrong = self.apart(move || replay(games, &history).err()).await?;
        Ok((status, wrong.map(|refused| refused.message)))
    }
}

/// Does something that takes a processor for a while, away from those who answer, in one of these places. It keeps the place until it
/// is done, even if nobody waits for it any more.
pub async fn apart<T: Send + 'static>(
    places: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refused> {
    let place = places.clone().acquire_owned().await.map_err(|_| Refused::broken())?;
    let work = tokio::task::spawn_blocking(move || {
        let _place = place;
        work()
    });
    work.await.map_err(|_| Refused::broken())
}

/// The match that its entries make by the rules of today, if that is where it stood.
fn replay(games: Games, history: &History) -> Result<Sitting, Refused> {
    let until = Some(Instant::now() + LONGEST);
    let replayed = || Sitting::replay_until(until, games, &history.row, || history.entries.iter());
    let panicked = |_| Err(Refused::conflict("diverged", "the rules panicked"));
    let sitting = catch_unwind(AssertUnwindSafe(replayed)).unwrap_or_else(panicked)?;
    let (inputs, position) = sitting.game().committed();
    match &history.snapshot {
        Some(kept) if kept.inputs as usize != inputs || kept.position != position => {
            Err(Refused::conflict("diverged", "it leads to another position than it had"))
        }
        _ => Ok(sitting),
    }
}
