//! What a host watches: figures that are counted while the server runs, and read now and then by a program of his
//! ([`page`], [`docs/hosting.md`](../../../docs/hosting.md#what-a-host-watches)). Whatever counts does it in one line, by adding to a
//! number: nobody waits for anybody. What is a state and no event (rooms, sockets, the queue of the store) is looked up when
//! somebody reads.
//!
//! A label is never what somebody has chosen: it is a route as it is written in the code, a method, a game of the list, a code of a refusal. No
//! name of a person, no match and no address is among them, so that figures may be kept for years and shown to others.

mod answer;
mod labels;
pub mod page;
mod state;
mod thought;
mod times;

use crate::{app::App, games::Games};
pub use answer::Answer;
use labels::{Answered, Asked, Code, OfGame, Replied, What};
pub use labels::{By, Notices, Trouble};
use prometheus_client::{
    collector::Collector,
    encoding::{DescriptorEncoder, text::encode},
    metrics::{MetricType, counter::Counter, family::Family, gauge::Gauge, info::Info},
    registry::{Metric, Registry, Unit},
};
use state::State;
use std::{
    collections::HashMap,
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use store::{Store, UserId};
pub use thought::Thought;
pub use times::Lasted;

/// The figures of a server.
pub struct Figures {
    registry: Registry,
    answers: Family<Answered, Counter>,
    committed: Family<OfGame, Lasted>,
    told: Family<OfGame, Lasted>,
    /// How long the store took to add entries.
    pub appends: Lasted,
    requests: Family<Replied, Counter>,
    answered: Family<Asked, Lasted>,
    refusals: Family<Code, Counter>,
    errors: Family<What, Counter>,
    notices: Family<What, Counter>,
    thoughts: Family<OfGame, Lasted>,
    // Those that wait for a processor, and those that have one.
    waiting: Gauge,
    thinking: Gauge,
    state: State,
    /// Everybody who is connected to a match, with the number of his windows.
    people: Mutex<HashMap<UserId, u32>>,
}

impl Figures {
    /// Nothing has happened yet. What can happen in these games stands there with a nought, so that it can be seen to change.
    pub fn new(games: Games, store: Arc<dyn Store>) -> Arc<Figures> {
        let mut all = Registry::default();
        let started: Gauge<f64, AtomicU64> = Gauge::default();
        started.set(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64());
        all.register("process_start_time_seconds", "When the server was started, in seconds since 1970", started);
        let ours = all.sub_registry_with_prefix("westmarch");
        ours.register("build", "The program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
        ours.register_collector(Box::new(Calls(store)));
        let figures = Figures {
            answers: counter(ours, "answers", "Answers that were taken, by who gave them"),
            committed: lasted(ours, "answer_commit", "From the arrival of an answer of a person to its commit"),
            told: lasted(
                ours,
                "answer_told",
                "From the arrival of an answer of a person until all sockets had the update",
            ),
            appends: lasted(ours, "store_append", "How long the store took to add an entry to a match"),
            requests: counter(ours, "requests", "Requests, by the class of their status"),
            answered: lasted(ours, "request", "How long requests took"),
            refusals: counter(ours, "refusals", "What was refused, to requests and through sockets"),
            errors: counter(ours, "errors", "What went wrong here"),
            notices: counter(ours, "notices", "Notices of what was written"),
            thoughts: lasted(ours, "thought", "How long programs thought about an answer"),
            waiting: gauge(ours, "programs_waiting", "Programs, hints and chances that wait for a processor"),
            thinking: gauge(ours, "programs_thinking", "Programs, hints and chances that have one"),
            state: State::new(ours),
            people: Mutex::default(),
            registry: all,
        };
        figures.write_noughts(games);
        Arc::new(figures)
    }

    fn write_noughts(&self, games: Games) {
        for game in games.all().iter().map(|kind| kind.name) {
            By::ALL.iter().for_each(|by| drop(self.answers.get_or_create(&Answered { game, by: by.word() })));
            for times in [&self.committed, &self.told, &self.thoughts] {
                drop(times.get_or_create(&OfGame { game }));
            }
        }
        Trouble::ALL.iter().for_each(|what| drop(self.errors.get_or_create(&What { what: what.word() })));
        Notices::ALL.iter().for_each(|what| drop(self.notices.get_or_create(&What { what: what.word() })));
    }

    /// A request was answered.
    pub fn request(&self, route: &'static str, method: &'static str, status: u16, took: Duration) {
        let status = match status {
            100..200 => "1xx",
            200..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&Replied { route, method, status }).inc();
        self.answered.get_or_create(&Asked { route, method }).add(took);
    }

    /// Something was refused. Codes are written in the code: nobody can make one up.
    pub fn refused(&self, code: &str) {
        self.refusals.get_or_create(&Code { code: code.into() }).inc();
    }

    /// Something went wrong.
    pub fn trouble(&self, what: Trouble) {
        self.errors.get_or_create(&What { what: what.word() }).inc();
    }

    /// Something became of so many notices.
    pub fn notices(&self, what: Notices, count: u64) {
        self.notices.get_or_create(&What { what: what.word() }).inc_by(count);
    }

    /// Something waits for a processor: a program of a game that is asked, or whatever a person wants to know.
    pub fn thought(self: &Arc<Figures>, game: Option<&'static str>) -> Thought {
        Thought::new(self.clone(), game)
    }

    /// Somebody connects to a match; he stays for as long as this is kept.
    pub fn arrives(self: &Arc<Figures>, who: Option<UserId>) -> Visitor {
        let visitor = Visitor { figures: self.clone(), who };
        visitor.change(|windows| windows + 1);
        visitor
    }

    /// Everything, as it is written for those who read it.
    pub async fn page(&self, app: &App) -> Result<String, std::fmt::Error> {
        let people = self.people.lock().unwrap_or_else(PoisonError::into_inner).len();
        self.state.look(app, people).await;
        // What others count themselves.
        let set = |counter: &Family<What, Counter>, what: &'static str, count: u64| {
            counter.get_or_create(&What { what }).inner().store(count, Ordering::Relaxed);
        };
        let watch = app.store().watch();
        set(&self.errors, Trouble::StoreAway.word(), watch.away.load(Ordering::Relaxed));
        set(&self.errors, Trouble::StoreFailed.word(), watch.failed.load(Ordering::Relaxed));
        set(&self.notices, Notices::Sent.word(), app.rooms.bus.sent());
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Somebody who is connected to a match.
pub struct Visitor {
    figures: Arc<Figures>,
    /// Nobody in particular, if he is not signed in.
    who: Option<UserId>,
}

impl Visitor {
    fn change(&self, change: impl Fn(u32) -> u32) {
        let Some(who) = self.who else { return };
        let mut people = self.figures.people.lock().unwrap_or_else(PoisonError::into_inner);
        let windows = change(people.get(&who).copied().unwrap_or(0));
        if windows == 0 {
            people.remove(&who)
        } else {
            people.insert(who, windows)
        };
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        self.change(|windows| windows.saturating_sub(1));
    }
}

/// How long calls of the store took, which it counts itself.
struct Calls(Arc<dyn Store>);

impl fmt::Debug for Calls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.watch().fmt(f)
    }
}

impl Collector for Calls {
    fn encode(&self, mut encoder: DescriptorEncoder) -> fmt::Result {
        let help = "How long calls of the store took, with the time that they waited.";
        let encoder = encoder.encode_descriptor("store_call", help, Some(&Unit::Seconds), MetricType::Histogram)?;
        times::write(&self.0.watch().calls, encoder)
    }
}

fn lasted<T: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> T {
    let times = T::default();
    registry.register_with_unit(name, help, Unit::Seconds, times.clone());
    times
}

fn counter<T: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> T {
    let counter = T::default();
    registry.register(name, help, counter.clone());
    counter
}

fn gauge(registry: &mut Registry, name: &str, help: &str) -> Gauge {
    counter(registry, name, help)
}
