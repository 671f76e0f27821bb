//! What everybody in a soak shares: where the server is, what time of the day it is, what was done and what was found.

use client::Client;
use serde::Serialize;
use server::api::matches::GameInfo;
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::sync::watch;

/// How long anything may take while nothing is done to the server.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How far the soak is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Everything goes wrong that can.
    Storm,
    /// The faults are over, and nobody does anything: what is still wrong now stays wrong.
    Quiet,
    /// People play on as if nothing had been.
    Calm,
    /// They stop, and compare what they see with what the server says.
    Settle,
}

/// A match that is being played, and somebody who plays it.
#[derive(Clone)]
pub struct Open {
    pub id: String,
    pub client: Client,
}

pub struct World {
    pub address: SocketAddr,
    pub games: Vec<GameInfo>,
    pub weather: Weather,
    pub phase: watch::Sender<Phase>,
    /// The match of every table.
    pub tables: Mutex<Vec<Option<Open>>>,
    done: Mutex<BTreeMap<&'static str, u64>>,
    findings: Mutex<BTreeMap<&'static str, Finding>>,
    slowest: Mutex<BTreeMap<&'static str, Duration>>,
}

/// Something that must not be.
#[derive(Clone, Default, Serialize)]
pub struct Finding {
    pub count: u64,
    /// The first few.
    pub examples: Vec<String>,
}

impl World {
    pub fn new(address: SocketAddr, games: Vec<GameInfo>, tables: usize) -> World {
        World {
            address,
            games,
            weather: Weather::default(),
            phase: watch::Sender::new(Phase::Storm),
            tables: Mutex::new(vec![None; tables]),
            done: Mutex::default(),
            findings: Mutex::default(),
            slowest: Mutex::default(),
        }
    }

    pub fn phase(&self) -> Phase {
        *self.phase.borrow()
    }

    pub fn is_stormy(&self) -> bool {
        self.phase() == Phase::Storm
    }

    /// Something was done so many times.
    pub fn did(&self, what: &'static str, times: u64) {
        *self.done.lock().expect("nothing panics while it holds this").entry(what).or_default() += times;
    }

    /// Something was found that must not be.
    pub fn find(&self, what: &'static str, example: impl Into<String>) {
        let mut findings = self.findings.lock().expect("nothing panics while it holds this");
        let finding = findings.entry(what).or_default();
        finding.count += 1;
        if finding.examples.len() < 5 {
            finding.examples.push(example.into());
        }
    }

    /// Something took so long.
    pub fn took(&self, what: &'static str, time: Duration) {
        let mut slowest = self.slowest.lock().expect("nothing panics while it holds this");
        let longest = slowest.entry(what).or_default();
        *longest = time.max(*longest);
    }

    /// The longest that everything took, in milliseconds.
    pub fn slowest(&self) -> BTreeMap<&'static str, u128> {
        let slowest = self.slowest.lock().expect("nothing panics while it holds this");
        slowest.iter().map(|(what, time)| (*what, time.as_millis())).collect()
    }

    pub fn done(&self) -> BTreeMap<&'static str, u64> {
        self.done.lock().expect("nothing panics while it holds this").clone()
    }

    pub fn findings(&self) -> BTreeMap<&'static str, Finding> {
        self.findings.lock().expect("nothing panics while it holds this").clone()
    }

    /// The matches that are being played.
    pub fn open(&self) -> Vec<Open> {
        self.tables.lock().expect("nothing panics while it holds this").iter().flatten().cloned().collect()
    }

    /// Waits for a while, or until the storm is over.
    pub async fn pause(&self, time: Duration) {
        let mut phase = self.phase.subscribe();
        let over = phase.wait_for(|phase| *phase != Phase::Storm);
        let _ = tokio::time::timeout(time, over).await;
    }
}

/// Whether something is being done to the server itself: then calls may fail.
#[derive(Default)]
pub struct Weather(AtomicU64);

/// A moment of fair weather.
#[derive(Clone, Copy)]
pub struct Fair(u64);

impl Weather {
    /// It turns bad, or fair again.
    pub fn turn(&self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }

    /// Fair weather begins now, if it is not bad.
    pub fn fair(&self) -> Option<Fair> {
        let now = self.0.load(Ordering::SeqCst);
        now.is_multiple_of(2).then_some(Fair(now))
    }

    /// Whether it has been fair since.
    pub fn still(&self, since: Option<Fair>) -> bool {
        since.is_some_and(|since| self.0.load(Ordering::SeqCst) == since.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fair_weather_does_not_outlast_a_fault() {
        let weather = Weather::default();
        let before = weather.fair();
        assert!(weather.still(before));
        weather.turn();
        assert!(weather.fair().is_none() && !weather.still(before) && !weather.still(None));
        weather.turn();
        assert!(weather.still(weather.fair()) && !weather.still(before));
    }
}
