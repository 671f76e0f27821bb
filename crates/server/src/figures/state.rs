//! How things are when somebody reads the figures: who is there, what is in memory, how busy the store is.

use super::gauge;
use crate::app::App;
use prometheus_client::{metrics::gauge::Gauge, registry::Registry};
use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};
use tokio::time::timeout;

/// For how long a count that the store has to make is good enough.
const GOOD_FOR: Duration = Duration::from_secs(30);
/// Whoever reads the figures does not wait for the store for longer: they are wanted most when it is in trouble.
const PATIENCE: Duration = Duration::from_secs(1);

pub(super) struct State {
    connections: Gauge,
    sockets: Gauge,
    people: Gauge,
    rooms: Gauge,
    held: Gauge,
    counted: Mutex<Option<Instant>>,
    waiting: Gauge,
    busy: Gauge,
    most: Gauge,
}

impl State {
    pub(super) fn new(registry: &mut Registry) -> State {
        State {
            connections: gauge(registry, "connections", "Connections that are open, sockets among them"),
            sockets: gauge(registry, "sockets", "Sockets of matches that are open"),
            people: gauge(registry, "people", "People who are connected to a match"),
            rooms: gauge(registry, "rooms", "Matches in memory"),
            held: gauge(registry, "matches_held", "Matches that the rules do not follow any more, in the whole store"),
            counted: Mutex::default(),
            waiting: gauge(
                registry,
                "store_waiting",
                "Calls that wait to be written, or for a connection to the database",
            ),
            busy: gauge(registry, "store_connections_busy", "Connections to the store in use"),
            most: gauge(registry, "store_connections_most", "Connections to the store that there can be"),
        }
    }

    /// Looks around.
    pub(super) async fn look(&self, app: &App, people: usize) {
        let load = app.store().load();
        let now = [
            (&self.connections, app.connections.inside()),
            (&self.sockets, app.visits.inside()),
            (&self.people, people),
            (&self.rooms, app.rooms.in_memory()),
            (&self.waiting, load.waiting),
            (&self.busy, load.busy),
            (&self.most, load.most),
        ];
        for (gauge, count) in now {
            gauge.set(count.try_into().unwrap_or(i64::MAX));
        }
        if self.is_to_be_counted()
            && let Ok(Ok(held)) = timeout(PATIENCE, app.store().count_of_held()).await
        {
            self.held.set(held.into());
            *self.counted.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        }
    }

    fn is_to_be_counted(&self) -> bool {
        let counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        counted.is_none_or(|counted| counted.elapsed() > GOOD_FOR)
    }
}
