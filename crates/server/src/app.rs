//! What every request can reach: settings, rooms, limits.

use crate::{
    games::Games,
    guard::{Rate, Rates},
    health::Health,
    rooms::Rooms,
};
use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    sync::{Arc, atomic::AtomicBool},
};
use store::{Store, UserId};
use tokio::sync::Semaphore;

/// So many may be connected to matches at once.
pub const MOST_VISITS: usize = 20_000;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder it keeps its file in.
    pub data: PathBuf,
    /// Other addresses that its pages are seen under: `https://example.org`.
    pub origins: Vec<String>,
    /// Cookies go over https only.
    pub secure: bool,
    /// A proxy stands before it and tells where requests come from.
    pub behind_proxy: bool,
    /// Requests from one address, a second; none for no limit.
    pub requests_per_second: Option<u32>,
}

impl Settings {
    /// What one needs to try it out.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Settings {
        Settings {
            listen,
            data,
            origins: Vec::new(),
            secure: false,
            behind_proxy: false,
            requests_per_second: Some(50),
        }
    }
}

/// What requests share.
pub struct App {
    /// The settings.
    pub settings: Settings,
    /// The matches.
    pub rooms: Arc<Rooms>,
    /// Requests, by address.
    pub requests: Option<Rates<IpAddr>>,
    /// Attempts to sign in, by address.
    pub sign_ins: Rates<IpAddr>,
    /// New guests, accounts and matches, by address.
    pub new_things: Rates<IpAddr>,
    /// Costly things that a person asks for: hints, problem reports.
    pub favours: Rates<UserId>,
    /// What a person says.
    pub talk: Rates<UserId>,
    /// Hashing a password takes much memory, so few are hashed at once.
    pub hashing: Semaphore,
    /// Those who are connected to a match. A stop waits for them to hear of it.
    pub visits: Arc<Semaphore>,
    /// It is about to stop.
    pub stopping: AtomicBool,
    /// Whether it can write.
    pub health: Health,
}

impl App {
    /// An app that keeps its matches in these rooms.
    pub fn new(settings: Settings, rooms: Arc<Rooms>) -> Arc<App> {
        let unlimited = settings.requests_per_second.is_none();
        let rate = |per_second: f32, burst: f32| {
            let easier = if unlimited { 1e6 } else { 1.0 };
            Rate { burst: burst * easier, per_second: per_second * easier }
        };
        let requests = settings.requests_per_second.map(|n| Rates::new(rate(n as f32, 4.0 * n as f32)));
        Arc::new(App {
            settings,
            rooms,
            requests,
            sign_ins: Rates::new(rate(0.2, 10.0)),
            new_things: Rates::new(rate(1.0, 40.0)),
            favours: Rates::new(rate(0.5, 10.0)),
            talk: Rates::new(rate(1.0, 30.0)),
            hashing: Semaphore::new(2),
            visits: Arc::new(Semaphore::new(MOST_VISITS)),
            stopping: AtomicBool::new(false),
            health: Health::default(),
        })
    }

    /// The games that can be played.
    pub fn games(&self) -> Games {
        self.rooms.games
    }

    /// Where everything is kept.
    pub fn store(&self) -> &dyn Store {
        self.rooms.store.as_ref()
    }
}
