//! Luck as games tell it: what came up by chance, beside what was to be expected.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What came up, beside what was to be expected. More is not always better: see what is measured.
#[derive(Clone, Copy, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct Measure {
    /// What came up.
    pub got: f64,
    /// What comes up on average.
    pub expected: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// By how many standard deviations more came up than expected: beyond 2 or -2 about once in twenty games. Null if
    /// nothing was left to chance.
    pub z: Option<f64>,
}

/// Draws that are added up.
#[derive(Clone, Copy, Default)]
pub struct Sum {
    /// How many draws.
    pub draws: u32,
    /// What came up, in all.
    pub got: f64,
    expected: f64,
    variance: f64,
}

impl Sum {
    /// Adds a draw, for what it and its options are worth.
    pub fn add<T: Copy>(&mut self, drawn: T, options: &[T], worth: impl Fn(T) -> f64) {
        let count = options.len().max(1) as f64;
        let mean = options.iter().map(|option| worth(*option)).sum::<f64>() / count;
        let spread = options.iter().map(|option| (worth(*option) - mean).powi(2)).sum::<f64>();
        self.draws += 1;
        self.got += worth(drawn);
        self.expected += mean;
        self.variance += spread / count;
    }

    /// Adds a draw that counts or does not.
    pub fn count<T: Copy>(&mut self, drawn: T, options: &[T], counts: impl Fn(T) -> bool) {
        self.add(drawn, options, |option| f64::from(u8::from(counts(option))));
    }

    /// What came of them, beside what was to be expected.
    pub fn told(&self) -> Measure {
        let deviation = self.variance.sqrt();
        let z = (deviation > 1e-9).then(|| (self.got - self.expected) / deviation);
        Measure { got: self.got, expected: self.expected, deviation, z }
    }
}
