//! What can be watched of a store: how long its calls take, how many wait, and what goes wrong. Whoever counts waits for nobody:
//! everything here is a number that is added to.

use crate::StoreError;
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// How long things took, counted by these lengths, in seconds.
#[derive(Default, Debug)]
pub struct Times {
    /// Those that took no longer than each bound, and longer than the one before; at the end those that took longer than all.
    counts: [AtomicU64; Times::BOUNDS.len() + 1],
    /// All of them together, in nanoseconds.
    sum: AtomicU64,
}

impl Times {
    /// From half a millisecond to half a minute.
    pub const BOUNDS: [f64; 16] =
        [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];

    /// Something took so long.
    pub fn add(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        let at = Times::BOUNDS.partition_point(|bound| *bound < seconds);
        self.counts[at].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(took.as_nanos().try_into().unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// How many took no longer than each bound and longer than the one before; the last bound is infinite.
    pub fn counts(&self) -> Vec<(f64, u64)> {
        let bounds = Times::BOUNDS.into_iter().chain([f64::INFINITY]);
        bounds.zip(&self.counts).map(|(bound, count)| (bound, count.load(Ordering::Relaxed))).collect()
    }

    /// All of them together, in seconds.
    pub fn sum(&self) -> f64 {
        Duration::from_nanos(self.sum.load(Ordering::Relaxed)).as_secs_f64()
    }
}

/// What a store counts.
#[derive(Default, Debug)]
pub struct Watch {
    /// How long calls took, with the time that they waited.
    pub calls: Times,
    /// Calls for which the database was out of reach.
    pub away: AtomicU64,
    /// Calls that failed otherwise: a full disk, a damaged file.
    pub failed: AtomicU64,
}

impl Watch {
    /// Counts a call.
    pub(crate) async fn call<T>(&self, call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        let begun = Instant::now();
        let done = call.await;
        self.calls.add(begun.elapsed());
        match &done {
            Err(StoreError::Away(_)) => drop(self.away.fetch_add(1, Ordering::Relaxed)),
            Err(StoreError::Failed(_) | StoreError::Damaged(_)) => drop(self.failed.fetch_add(1, Ordering::Relaxed)),
            Err(
                StoreError::NotFound
                | StoreError::NameTaken
                | StoreError::SeatTaken
                | StoreError::Changed
                | StoreError::TooMany,
            )
            | Ok(_) => {}
        }
        done
    }
}

/// How busy a store is just now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Load {
    /// Calls that wait: to be written to a file, or for a connection to a database.
    pub waiting: usize,
    /// Connections that are in use; of a file, those that only read.
    pub busy: usize,
    /// How many of these there can be.
    pub most: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_as_long_as_a_bound_is_within_it() {
        let times = Times::default();
        for millis in [0, 1, 2, 150, 151, 60_000] {
            times.add(Duration::from_millis(millis));
        }
        let counted: Vec<(f64, u64)> = times.counts().into_iter().filter(|(_, count)| *count > 0).collect();
        assert_eq!(counted, [(0.0005, 1), (0.001, 1), (0.0025, 1), (0.15, 1), (0.25, 1), (f64::INFINITY, 1)]);
        assert!((times.sum() - 60.304).abs() < 1e-9);
    }

    #[tokio::test]
    async fn what_is_refused_is_no_error() {
        let watch = Watch::default();
        for error in [StoreError::NotFound, StoreError::Away("x".into()), StoreError::Damaged("x".into())] {
            let _ = watch.call(async { Err::<(), _>(error) }).await;
        }
        assert_eq!((watch.away.into_inner(), watch.failed.into_inner()), (1, 1));
        assert_eq!(watch.calls.counts().iter().map(|(_, count)| count).sum::<u64>(), 3);
    }
}
