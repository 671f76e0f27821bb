//! How often somebody may do something.
//!
//! `governor` counts. `tower_governor` would do it for whole routes, but here a limit belongs to a call that has found out who
//! asks, also to a message through a socket, and is refused in our own words.

use crate::error::Refused;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota};
use std::{
    hash::Hash,
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

/// So many at once, and one more after each time that passes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: u32,
    /// After how long there is one more.
    pub every: Duration,
}

impl Rate {
    fn quota(self) -> Quota {
        let burst = NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(self.every).unwrap_or_else(|| Quota::per_second(NonZeroU32::MAX));
        quota.allow_burst(burst)
    }
}

/// A rate for one who does something.
pub struct Pace(DefaultDirectRateLimiter);

impl Pace {
    /// Nothing has happened yet.
    pub fn new(rate: Rate) -> Pace {
        Pace(DefaultDirectRateLimiter::direct(rate.quota()))
    }

    /// Whether it may happen once more.
    pub fn check(&self) -> Result<(), Refused> {
        self.0.check().map_err(|_| Refused::too_many())
    }
}

/// The same rate for everybody, each for himself.
pub struct Rates<K: Hash + Eq + Clone> {
    /// None if there is no limit.
    limiter: Option<DefaultKeyedRateLimiter<K>>,
    /// How many came since those who have been quiet were forgotten.
    came: AtomicU32,
}

/// After so many, those who have been quiet are forgotten. No more than these, and whoever came so recently that he still counts,
/// are ever remembered.
const REMEMBERED: u32 = 10_000;

impl<K: Hash + Eq + Clone> Rates<K> {
    /// Nobody has come yet. Without a rate everybody may come as often as he likes.
    pub fn new(rate: Option<Rate>) -> Rates<K> {
        let limiter = rate.map(|rate| DefaultKeyedRateLimiter::hashmap(rate.quota()));
        Rates { limiter, came: AtomicU32::new(0) }
    }

    /// Whether he may come once more.
    pub fn check(&self, who: K) -> Result<(), Refused> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.came.fetch_add(1, Ordering::Relaxed) == REMEMBERED {
            self.came.store(0, Ordering::Relaxed);
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        limiter.check_key(&who).map_err(|_| Refused::too_many())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_burst_one_has_to_wait() {
        let rates = Rates::new(Some(Rate { burst: 3, every: Duration::from_secs(1000) }));
        let allowed = (0..5).filter(|_| rates.check("somebody").is_ok()).count();
        assert_eq!(allowed, 3);
        assert!(rates.check("somebody else").is_ok());
    }

    #[test]
    fn without_a_rate_nobody_has_to_wait() {
        let rates = Rates::new(None);
        assert!((0..10_000).all(|_| rates.check("somebody").is_ok()));
    }

    #[test]
    fn who_was_quiet_is_forgotten() {
        let rates = Rates::new(Some(Rate { burst: 1, every: Duration::from_nanos(1) }));
        assert!((0..5 * REMEMBERED).all(|who| rates.check(who).is_ok()));
        assert!(rates.limiter.unwrap().len() <= REMEMBERED as usize + 1);
    }
}
