//! What every request can reach: settings, rooms, limits.

use crate::{
    doors::{Doors, MOST_CONNECTIONS, most_connections},
    error::Refused,
    games::Games,
    health::Health,
    limits::{Rate, Rates},
    rooms::Rooms,
};
use sha2::{Digest, Sha256};
use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};
use store::{Address, Store, UserId};
use tokio::sync::Semaphore;

/// So many passwords are hashed at once: each takes 19 MiB.
const HASHED_AT_ONCE: usize = 2;
/// So many may wait for that.
const WAITING: usize = 64;
/// How often somebody may try to sign in from one address.
const SIGN_INS: Rate = Rate { burst: 10, every: Duration::from_secs(5) };
/// How often a password of one person may be tried. Others can use these up for him, so there are more of them.
const SIGN_INS_AS: Rate = Rate { burst: 60, every: Duration::from_secs(1) };

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder it keeps its file in.
    pub data: PathBuf,
    /// The database it keeps everything in instead.
    pub store: Option<Address>,
    /// Where its figures are read; nowhere if there is none.
    pub metrics: Option<SocketAddr>,
    /// Other addresses that its pages are seen under: `https://example.org`.
    pub origins: Vec<String>,
    /// Cookies go over https only.
    pub secure: bool,
    /// A proxy stands before it and tells where requests come from.
    pub behind_proxy: bool,
    /// Requests from one address, a second; none for no limit.
    pub requests_per_second: Option<u32>,
    /// Connections from one address at once; none for no limit. There is none either where requests have none.
    pub connections_per_address: Option<u32>,
    /// Whoever says nothing, or reads nothing, for this long is sent away.
    pub silence: Duration,
    /// For so long it goes on after it was told to stop, and says that it is not ready: whoever sends people here sends them elsewhere meanwhile.
    pub drain: Duration,
}

impl Settings {
    /// What one needs to try it out.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Settings {
        Settings {
            listen,
            data,
            store: None,
            metrics: None,
            origins: Vec::new(),
            secure: false,
            behind_proxy: false,
            requests_per_second: Some(50),
            connections_per_address: Some(256),
            silence: Duration::from_secs(15),
            drain: Duration::ZERO,
        }
    }
}

/// What requests share.
pub struct App {
    /// The settings.
    pub settings: Settings,
    /// The matches.
    pub rooms: Arc<Rooms>,
    /// Everybody who is connected, by the address at the other end.
    pub connections: Arc<Doors>,
    /// Requests, by address.
    pub requests: Rates<IpAddr>,
    /// Requests and messages of a person, wherever he is.
    pub requests_of: Rates<UserId>,
    /// Attempts to sign in, by address.
    sign_ins: Rates<IpAddr>,
    /// Attempts at the password of a person, wherever they come from.
    sign_ins_as: Rates<UserId>,
    /// New guests, accounts and matches, by address.
    pub new_things: Rates<IpAddr>,
    /// New matches of a person, wherever he is.
    pub new_things_of: Rates<UserId>,
    /// Costly things that a person asks for: hints, problem reports.
    pub favours: Rates<UserId>,
    /// What a person says.
    pub talk: Rates<UserId>,
    /// What a person does at tables besides answering: going back, above all.
    pub deeds: Rates<UserId>,
    /// Hashing a password takes much memory, so few are hashed at once. Whoever hashes has one of these until he is done.
    pub hashing: Arc<Semaphore>,
    /// Those who hash or wait for it.
    pub before_hashing: Arc<Semaphore>,
    /// Those who are connected to a match, by the address that counts: behind a proxy it is not the one at the other end.
    pub visits: Arc<Doors>,
    /// It was told to stop, and nobody new is to be sent here.
    pub draining: AtomicBool,
    /// It is about to stop.
    pub stopping: AtomicBool,
    /// Whether it can write.
    pub health: Health,
}

impl App {
    /// An app that keeps its matches in these rooms.
    pub fn new(settings: Settings, rooms: Arc<Rooms>) -> Arc<App> {
        let per_second = settings.requests_per_second;
        // Without a limit of requests there is none of anything that is counted by address or person.
        let every = |seconds, burst| per_second.map(|_| Rate { burst, every: Duration::from_secs(seconds) });
        let requests =
            per_second.map(|n| Rate { burst: n.saturating_mul(4), every: Duration::from_secs(1) / n.max(1) });
        let each = settings.connections_per_address.filter(|_| per_second.is_some());
        Arc::new(App {
            // Behind a proxy everybody comes from the proxy: there it has to count.
            connections: Doors::new(most_connections(), each.filter(|_| !settings.behind_proxy)),
            settings,
            rooms,
            requests: Rates::new(requests),
            requests_of: Rates::new(requests),
            sign_ins: Rates::new(per_second.map(|_| SIGN_INS)),
            sign_ins_as: Rates::new(per_second.map(|_| SIGN_INS_AS)),
            new_things: Rates::new(every(1, 40)),
            new_things_of: Rates::new(every(1, 40)),
            favours: Rates::new(every(2, 10)),
            talk: Rates::new(every(1, 30)),
            deeds: Rates::new(every(2, 30)),
            hashing: Arc::new(Semaphore::new(HASHED_AT_ONCE)),
            before_hashing: Arc::new(Semaphore::new(HASHED_AT_ONCE + WAITING)),
            visits: Doors::new(MOST_CONNECTIONS, each),
            draining: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            health: Health::default(),
        })
    }

    /// Whether a password may be tried from this address.
    pub async fn may_sign_in(&self, from: IpAddr) -> Result<(), Refused> {
        self.sign_ins.check(from)?;
        self.may_at_all(SIGN_INS, &format!("sign in from {from}")).await
    }

    /// Whether the password of a person may be tried.
    pub async fn may_sign_in_as(&self, user: UserId) -> Result<(), Refused> {
        self.sign_ins_as.check(user)?;
        self.may_at_all(SIGN_INS_AS, &format!("sign in as {}", user.0)).await
    }

    /// The same for all servers together, if there are several: so many addresses of servers would else be so many more attempts. Who is refused by his own
    /// server does not get this far.
    async fn may_at_all(&self, rate: Rate, what: &str) -> Result<(), Refused> {
        if !self.store().is_shared() || self.settings.requests_per_second.is_none() {
            return Ok(());
        }
        // Addresses are nothing that should be found in a database.
        let hidden: String = Sha256::digest(what).iter().map(|byte| format!("{byte:02x}")).collect();
        let may = self.store().attempt(&hidden, rate.burst, rate.every).await?;
        if may { Ok(()) } else { Err(Refused::too_many()) }
    }

    /// So many servers let people in: of what one address may have, this one gives its share.
    pub fn share_with(&self, servers: u32) {
        self.connections.share_with(servers);
        self.visits.share_with(servers);
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
