//! How long players think: a histogram whose buckets grow with the time, so that it never grows itself.

use serde::Serialize;
use std::time::Duration;

/// Each doubling of the time has this many buckets, so that a quantile is right to about 3 %.
const STEPS: usize = 16;
const BUCKETS: usize = 61 * STEPS;

/// The times that decisions took.
#[derive(Clone, Debug)]
pub struct Times {
    buckets: Vec<u64>,
    count: u64,
    nanos: u128,
    longest: u64,
}

/// What a player's times were, in microseconds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thinking {
    pub player: String,
    pub decisions: u64,
    pub mean: f64,
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

impl Default for Times {
    fn default() -> Self {
        Times { buckets: vec![0; BUCKETS], count: 0, nanos: 0, longest: 0 }
    }
}

impl Times {
    pub fn add(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.buckets[bucket(nanos)] += 1;
        self.count += 1;
        self.nanos += u128::from(nanos);
        self.longest = self.longest.max(nanos);
    }

    /// Adds all times of another.
    pub fn join(&mut self, other: &Times) {
        self.buckets.iter_mut().zip(&other.buckets).for_each(|(mine, other)| *mine += other);
        self.count += other.count;
        self.nanos += other.nanos;
        self.longest = self.longest.max(other.longest);
    }

    pub fn count(&self) -> u64 {
        self.count
    }

    /// The figures of a player who had these times.
    pub fn summary(&self, player: &str) -> Thinking {
        Thinking {
            player: player.into(),
            decisions: self.count,
            mean: self.nanos as f64 / self.count.max(1) as f64 / 1000.0,
            p50: self.quantile(0.5) / 1000.0,
            p99: self.quantile(0.99) / 1000.0,
            max: self.longest as f64 / 1000.0,
        }
    }

    /// The middle of the bucket that a quantile falls into, in nanoseconds.
    fn quantile(&self, q: f64) -> f64 {
        let wanted = (q * self.count as f64).ceil() as u64;
        let mut seen = 0;
        let found = self.buckets.iter().position(|count| {
            seen += count;
            seen >= wanted.max(1)
        });
        found.map_or(0.0, |bucket| middle(bucket).min(self.longest as f64))
    }
}

/// The bucket of a time.
fn bucket(nanos: u64) -> usize {
    let steps = STEPS as u64;
    if nanos < steps {
        return nanos as usize;
    }
    let shift = nanos.ilog2() - STEPS.ilog2();
    (shift as usize + 1) * STEPS + (nanos >> shift) as usize - STEPS
}

/// The middle of a bucket.
fn middle(bucket: usize) -> f64 {
    let (doubling, step) = (bucket / STEPS, bucket % STEPS);
    match doubling {
        0 => step as f64,
        _ => ((STEPS + step) as f64 + 0.5) * 2_f64.powi(doubling as i32 - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_has_a_bucket_near_it() {
        for nanos in [0, 1, 15, 16, 17, 31, 32, 33, 1000, 123_456_789, u64::MAX / 3, u64::MAX] {
            let (found, at) = (middle(bucket(nanos)), bucket(nanos));
            assert!(at < BUCKETS && (found - nanos as f64).abs() <= 0.033 * nanos as f64, "{nanos}: {found}");
        }
    }

    #[test]
    fn quantiles_are_near() {
        let (mut even, mut odd) = (Times::default(), Times::default());
        for micros in 1..=1000 {
            if micros % 2 == 0 { &mut even } else { &mut odd }.add(Duration::from_micros(micros));
        }
        even.join(&odd);
        let found = even.summary("greedy");
        assert_eq!((found.decisions, found.mean, found.max), (1000, 500.5, 1000.0));
        assert!((found.p50 - 500.0).abs() < 17.0 && (found.p99 - 990.0).abs() < 33.0, "{found:?}");
    }

    #[test]
    fn no_times_are_no_trouble() {
        let found = Times::default().summary("nobody");
        assert_eq!((found.decisions, found.mean, found.p50, found.p99, found.max), (0, 0.0, 0.0, 0.0, 0.0));
    }
}
