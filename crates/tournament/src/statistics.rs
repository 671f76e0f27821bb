//! Shares with their confidence, quantiles, and the scores of pairs of games.

use serde::Serialize;
use std::cmp::Ordering;

/// So many standard errors to each side hold 95 % of a normal distribution.
pub const Z: f64 = 1.959_963_984_540_054;

/// A count out of a number of games, with the interval that holds the true share with 95 % confidence (Wilson).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// How many there were.
    pub count: u64,
    /// Out of how many.
    pub of: u64,
    /// Nothing if there was no game.
    pub share: Option<f64>,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

impl Share {
    /// So many out of so many.
    pub fn new(count: u64, of: u64) -> Share {
        if of == 0 {
            return Share { count, of, share: None, low: 0.0, high: 1.0 };
        }
        let (low, high) = wilson(count as f64, of as f64);
        Share { count, of, share: Some(count as f64 / of as f64), low, high }
    }

    /// The share of the things that are so.
    pub fn of(so: impl IntoIterator<Item = bool>) -> Share {
        let (count, of) = so.into_iter().fold((0, 0), |(count, of), so| (count + u64::from(so), of + 1));
        Share::new(count, of)
    }

    /// The share in percent with its interval, always equally wide.
    pub fn in_percent(&self) -> String {
        let share = self.share.map_or("    - %".into(), |share| format!("{:>5.1} %", 100.0 * share));
        format!("{share} ({:>5.1} to {:>5.1})", 100.0 * self.low, 100.0 * self.high)
    }

    /// The same in whole percents, where there is little room.
    pub(crate) fn rounded(&self) -> String {
        let Share { low, high, .. } = self;
        let rounded = |share| format!("{:.0} % ({:.0}-{:.0})", 100.0 * share, 100.0 * low, 100.0 * high);
        self.share.map_or("-".into(), rounded)
    }
}

/// The interval of Wilson: it stays within 0 and 1 and is honest where everything or nothing was won.
fn wilson(count: f64, of: f64) -> (f64, f64) {
    let share = count / of;
    let spread = Z * Z / of;
    let middle = (share + spread / 2.0) / (1.0 + spread);
    let half = (share * (1.0 - share) * spread + spread * spread / 4.0).sqrt() / (1.0 + spread);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// How numbers are spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// How many there are.
    pub count: u64,
    /// The mean.
    pub mean: f64,
    /// The least.
    pub min: f64,
    /// A quarter is not above it.
    pub lower_quartile: f64,
    /// The middle.
    pub median: f64,
    /// A quarter is not below it.
    pub upper_quartile: f64,
    /// The most.
    pub max: f64,
}

impl Spread {
    /// The spread of some numbers; nothing if there are none.
    pub fn of(numbers: impl IntoIterator<Item = u16>) -> Option<Spread> {
        let mut sorted: Vec<f64> = numbers.into_iter().map(f64::from).collect();
        sorted.sort_by(f64::total_cmp);
        let (min, max) = (*sorted.first()?, *sorted.last()?);
        Some(Spread {
            count: sorted.len() as u64,
            mean: sorted.iter().sum::<f64>() / sorted.len() as f64,
            min,
            lower_quartile: quantile(&sorted, 0.25),
            median: quantile(&sorted, 0.5),
            upper_quartile: quantile(&sorted, 0.75),
            max,
        })
    }
}

/// A quantile of sorted numbers, in between two of them where it falls there. There must be at least one.
fn quantile(sorted: &[f64], q: f64) -> f64 {
    let at = q * (sorted.len() - 1) as f64;
    let (below, above) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    below + (above - below) * at.fract()
}

/// The mean of some numbers; nothing if there are none.
pub fn mean(numbers: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (sum, count) = numbers.into_iter().fold((0.0, 0_u64), |(sum, count), x| (sum + x, count + 1));
    (count > 0).then(|| sum / count as f64)
}

/// The scores of the first player in pairs of games with seats swapped: 1 if he did better than the second, a half if they did
/// equally well, 0 if he did worse.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PairScores {
    pub won: u64,
    pub split: u64,
    pub lost: u64,
}

impl PairScores {
    /// A few pairs would seem to have no variance at all if they happen to score alike. So the variance is computed as
    /// if there had been this many more pairs, which scored as those of equal players on equal sides.
    const PRIOR_PAIRS: f64 = 4.0;
    const PRIOR_VARIANCE: f64 = 0.125;

    /// Adds a pair by how the first player did in it.
    pub fn add(&mut self, first_did: Ordering) {
        match first_did {
            Ordering::Less => self.lost += 1,
            Ordering::Equal => self.split += 1,
            Ordering::Greater => self.won += 1,
        }
    }

    /// How many pairs there were.
    pub fn count(&self) -> u64 {
        self.won + self.split + self.lost
    }

    /// The mean score; a half before the first pair.
    pub fn mean(&self) -> f64 {
        match self.count() {
            0 => 0.5,
            count => (self.won as f64 + self.split as f64 / 2.0) / count as f64,
        }
    }

    /// The variance of one pair.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        let each = [(self.won, 1.0), (self.split, 0.5), (self.lost, 0.0)];
        let squares: f64 = each.iter().map(|(count, score): &(u64, f64)| *count as f64 * (score - mean).powi(2)).sum();
        (squares + Self::PRIOR_PAIRS * Self::PRIOR_VARIANCE) / (self.count() as f64 + Self::PRIOR_PAIRS)
    }

    /// The interval that holds the true mean with 95 % confidence.
    pub fn interval(&self) -> (f64, f64) {
        if self.count() == 0 {
            return (0.0, 1.0);
        }
        let half = Z * (self.variance() / self.count() as f64).sqrt();
        ((self.mean() - half).max(0.0), (self.mean() + half).min(1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "expected {expected}, found {found}");
    }

    #[test]
    fn intervals_of_wilson_are_those_of_the_books() {
        for (count, of, low, high) in
            [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)]
        {
            let share = Share::new(count, of);
            close(share.low, low);
            close(share.high, high);
        }
    }

    #[test]
    fn shares_are_told_in_percent() {
        assert_eq!(Share::new(50, 100).in_percent(), " 50.0 % ( 40.4 to  59.6)");
        assert_eq!(Share::new(50, 100).rounded(), "50 % (40-60)");
        assert_eq!(Share::of([]).in_percent(), "    - % (  0.0 to 100.0)");
        assert_eq!(Share::of([]).rounded(), "-");
    }

    #[test]
    fn no_games_say_nothing() {
        let share = Share::of([]);
        assert_eq!((share.share, share.low, share.high), (None, 0.0, 1.0));
        assert_eq!(Spread::of([]), None);
        assert_eq!(PairScores::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn quartiles_fall_between_numbers() {
        let spread = Spread::of([4, 1, 3, 2]).expect("there are numbers");
        let found = [spread.min, spread.lower_quartile, spread.median, spread.upper_quartile, spread.max, spread.mean];
        assert_eq!(found, [1.0, 1.75, 2.5, 3.25, 4.0, 2.5]);
        let one = Spread::of([7]).expect("there is a number");
        assert_eq!((one.lower_quartile, one.median, one.max), (7.0, 7.0, 7.0));
    }

    #[test]
    fn pairs_have_a_mean_and_a_variance() {
        let scores = PairScores { won: 30, split: 50, lost: 20 };
        close(scores.mean(), 0.55);
        // 30 * 0.45² + 50 * 0.05² + 20 * 0.55² = 12.25, and a half for the pairs that are assumed.
        close(scores.variance(), 12.75 / 104.0);
        let (low, high) = scores.interval();
        close((high - low) / 2.0, Z * (12.75_f64 / 10_400.0).sqrt());
    }
}
