//! How long things took, as it is written for those who read figures.

use prometheus_client::{
    encoding::{EncodeMetric, MetricEncoder, NoLabelSet},
    metrics::{MetricType, TypedMetric},
};
use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};
use store::Times;

/// How long things took. The library has a histogram too, behind a lock; this one is added to without.
#[derive(Clone, Default, Debug)]
pub struct Lasted(Arc<Times>);

impl Lasted {
    /// Something took so long.
    pub fn add(&self, took: Duration) {
        self.0.add(took);
    }

    /// Does something, and counts how long it took.
    pub async fn of<T>(&self, work: impl Future<Output = T>) -> T {
        let begun = Instant::now();
        let done = work.await;
        self.add(begun.elapsed());
        done
    }
}

/// Writes a histogram.
pub(super) fn write(times: &Times, mut encoder: MetricEncoder) -> fmt::Result {
    let counts = times.counts();
    let count = counts.iter().map(|(_, count)| count).sum();
    encoder.encode_histogram::<NoLabelSet>(times.sum(), count, &counts, None)
}

impl EncodeMetric for Lasted {
    fn encode(&self, encoder: MetricEncoder) -> fmt::Result {
        write(&self.0, encoder)
    }

    fn metric_type(&self) -> MetricType {
        MetricType::Histogram
    }
}

impl TypedMetric for Lasted {
    const TYPE: MetricType = MetricType::Histogram;
}
