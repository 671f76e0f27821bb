//! All rooms: who looks after which match, who thinks, who is told.

mod keeping_up;

use crate::{
    bus::{Bus, Ended, LocalBus, Nodes, Notice},
    connected::Connected,
    error::Refused,
    games::Games,
    nodes::ThisNode,
    reading::{Desk, apart},
    room::{Room, seats_of},
};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use store::{MatchId, Store, UserId};
use table::Seat;
use tokio::sync::{
    Notify, Semaphore,
    broadcast::{self, error::RecvError},
};

/// After how long without anybody a match is left to the store.
const IDLE: Duration = Duration::from_secs(60);
/// As long as there are no more than these, it is kept for whoever comes back to it.
const KEPT: usize = 100;
/// For so long.
const KEPT_FOR: Duration = Duration::from_secs(15 * 60);

/// What a room has to hear of.
#[derive(Clone, Copy)]
enum News {
    /// The match has come to this version.
    Written(u32),
    /// Somebody sat down, or got up.
    Seats,
    /// Somebody said something.
    Said,
    /// Nobody knows what.
    Missed,
    /// Somebody came or went elsewhere.
    Here,
    /// Somebody may want to be asked elsewhere.
    Wants,
    /// Somebody passes until his next stop, or does not any more.
    GoesOn(Seat, bool),
    /// Somebody is called otherwise.
    Renamed(UserId),
    /// Somebody wants to be asked elsewhere.
    Stops(UserId),
}

/// The rooms of a server.
pub struct Rooms {
    /// The games that can be played.
    pub games: Games,
    /// Where matches are kept.
    pub store: Arc<dyn Store>,
    /// How others hear of what is written.
    pub bus: Arc<dyn Bus>,
    /// The other nodes, if the store is one that several can use.
    pub nodes: Option<Arc<Nodes>>,
    /// Where matches are read.
    pub desk: Desk,
    /// This server among those that use the store.
    pub node: Arc<ThisNode>,
    rooms: Mutex<HashMap<MatchId, Arc<Room>>>,
    /// So many programs may think at once; the network always has room left.
    pub(crate) thinking: Arc<Semaphore>,
    /// Matches that others have left and with which nothing can be done just now.
    pub(crate) left_alone: Mutex<HashMap<MatchId, Instant>>,
    guests: AtomicU64,
    /// Sessions that end, for those who are connected.
    pub ended: broadcast::Sender<Ended>,
    /// The sessions by which somebody is connected.
    pub connected: Arc<Connected>,
    /// Something was missed: everything is to be compared with the store.
    missed: Notify,
}

impl Rooms {
    /// The rooms of a server that has a store for itself.
    pub fn new(games: Games, store: Arc<dyn Store>) -> Arc<Rooms> {
        Rooms::on(games, store, Arc::new(LocalBus::new()), None)
    }

    /// The rooms of a node that has a store with others.
    pub fn among(games: Games, nodes: Arc<Nodes>) -> Arc<Rooms> {
        Rooms::on(games, nodes.store.clone(), nodes.clone(), Some(nodes))
    }

    fn on(games: Games, store: Arc<dyn Store>, bus: Arc<dyn Bus>, nodes: Option<Arc<Nodes>>) -> Arc<Rooms> {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        let node = ThisNode::new(games, store.clone());
        Arc::new(Rooms {
            games,
            desk: Desk::new(games, store.clone(), node.clone()),
            node,
            store,
            bus,
            nodes,
            rooms: Mutex::new(HashMap::new()),
            thinking: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            left_alone: Mutex::new(HashMap::new()),
            guests: AtomicU64::new(1),
            ended: broadcast::channel(64).0,
            connected: Arc::default(),
            missed: Notify::new(),
        })
    }

    /// The room of a match. There may be none such match: entering it tells.
    pub fn room(&self, id: &MatchId) -> Arc<Room> {
        let mut rooms = self.rooms.lock().expect("nothing panics while it holds this");
        rooms.entry(id.clone()).or_insert_with(|| Arc::new(Room::new(id.clone()))).clone()
    }

    /// The room of a match, if somebody is in it.
    fn room_in_use(&self, id: &MatchId) -> Option<Arc<Room>> {
        let rooms = self.rooms.lock().expect("nothing panics while it holds this");
        rooms.get(id).filter(|room| room.is_loaded()).cloned()
    }

    /// The seats of a match that somebody is connected for, at any node.
    pub fn seats_here(&self, id: &MatchId) -> Vec<Seat> {
        let rooms = self.rooms.lock().expect("nothing panics while it holds this");
        let here = rooms.get(id).map_or(0, |room| room.here());
        drop(rooms);
        seats_of(here | self.bus.elsewhere(id).seats)
    }

    /// A number for somebody who connects.
    pub fn next_number(&self) -> u64 {
        self.guests.fetch_add(1, Ordering::Relaxed)
    }

    /// How many matches are in memory.
    pub fn in_memory(&self) -> usize {
        self.rooms.lock().expect("nothing panics while it holds this").len()
    }

    /// Looks after the rooms for as long as the server runs: hears what others write, and clears rooms that nobody needs.
    pub fn look_after(self: &Arc<Self>) {
        let rooms = self.clone();
        tokio::spawn(async move {
            let mut notices = rooms.bus.subscribe();
            loop {
                // Nobody waits here for a room: one that is busy must not keep the others from hearing.
                match notices.recv().await {
                    Ok(notice) => rooms.heard(notice),
                    Err(RecvError::Lagged(missed)) => rooms.missed(missed),
                    Err(RecvError::Closed) => break,
                }
            }
        });
        let rooms = self.clone();
        tokio::spawn(async move {
            let mut every = tokio::time::interval(IDLE / 4);
            loop {
                every.tick().await;
                rooms.tidy(if rooms.in_memory() > KEPT { IDLE } else { KEPT_FOR });
            }
        });
        if let Some(nodes) = self.nodes.clone() {
            tokio::spawn(self.clone().keep_up(nodes));
        }
    }

    /// Forgets rooms that nobody has needed for so long.
    pub fn tidy(&self, idle: Duration) {
        let mut rooms = self.rooms.lock().expect("nothing panics while it holds this");
        // Whoever has the room in his hands has counted himself in while he held the lock.
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.tidy(idle));
    }

    fn heard(self: &Arc<Self>, notice: Notice) {
        let (id, news) = match notice {
            Notice::Match(id, version) => (id, News::Written(version)),
            Notice::Seats(id) => (id, News::Seats),
            Notice::Chat(id) => (id, News::Said),
            Notice::Here(id) => (id, News::Here),
            Notice::GoesOn(id, seat, on) => (id, News::GoesOn(seat, on)),
            Notice::Renamed(user) => return self.tell_all(News::Renamed(user)),
            Notice::Stops(user) => return self.tell_all(News::Stops(user)),
            Notice::Missed => return self.missed.notify_one(),
            Notice::Ended(ended) => {
                // Nobody being connected is nothing to worry about.
                let _ = self.ended.send(ended);
                return;
            }
        };
        let Some(room) = self.room_in_use(&id) else { return };
        let matters = match news {
            News::Written(version) => room.hear_of(version),
            News::Here => room.has_guests(),
            _ => true,
        };
        if matters {
            self.bring_up_to_date(room, news);
        }
    }

    /// Too much was written at once: every room looks for itself.
    fn missed(self: &Arc<Self>, count: u64) {
        tracing::warn!(count, "notices were missed; all rooms are brought up to date");
        match self.nodes {
            Some(_) => self.missed.notify_one(),
            None => self.tell_all(News::Missed),
        }
    }

    fn tell_all(self: &Arc<Self>, news: News) {
        self.in_use().into_iter().for_each(|room| self.bring_up_to_date(room, news));
    }

    /// The rooms that somebody is in.
    fn in_use(&self) -> Vec<Arc<Room>> {
        let rooms = self.rooms.lock().expect("nothing panics while it holds this");
        rooms.values().filter(|room| room.is_loaded()).cloned().collect()
    }

    /// Brings a room up to date, as soon as it can be entered.
    fn bring_up_to_date(self: &Arc<Self>, room: Arc<Room>, news: News) {
        let rooms = self.clone();
        tokio::spawn(async move {
            let Err(refused) = rooms.tell(&room, news).await else { return };
            if refused == Refused::other_version() {
                // They see how it goes on at a node that can tell.
                room.let_go(&rooms).await;
            } else {
                tracing::error!(message = refused.message, "a room could not be brought up to date");
            }
        });
    }

    async fn tell(self: &Arc<Self>, room: &Room, news: News) -> Result<(), Refused> {
        let mut inner = room.enter(self).await?;
        match news {
            News::Written(version) => inner.follow(self, version).await,
            News::Seats => inner.refresh(self).await,
            News::Said => inner.push_chat(self).await,
            News::Missed => {
                inner.catch_up(self).await?;
                inner.learn_wants(self, None).await?;
                inner.push_chat(self).await
            }
            News::Here => {
                inner.look_elsewhere(self);
                Ok(())
            }
            News::Wants => inner.learn_who_wants_otherwise(self).await,
            News::GoesOn(seat, on) => {
                inner.set_goes_on(self, seat, on);
                Ok(())
            }
            News::Renamed(user) if inner.sitting.is_seated(user) => inner.refresh(self).await,
            News::Stops(user) if inner.sitting.is_seated(user) => inner.want_otherwise(self, user).await,
            News::Renamed(_) | News::Stops(_) => Ok(()),
        }
    }

    /// Does something that takes a processor for a while, where programs think.
    pub async fn apart<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        apart(&self.thinking, work).await
    }

    /// Removes the traces of somebody who has been forgotten, a few at a time so that nobody waits for it: what he said, and his
    /// seats in matches that are not over. What fails is done with the next start.
    pub async fn forget(self: &Arc<Self>, user: UserId) {
        if let Err(refused) = self.forget_words(user).await {
            tracing::error!(message = refused.message, "what somebody said could not be removed");
        }
        let unfinished = self.store.unfinished_of(user).await.unwrap_or_default();
        for id in unfinished {
            if let Err(refused) = self.give_up_all(&id, user).await {
                tracing::error!(id = id.0, message = refused.message, "the seat of somebody could not be given up");
            }
        }
        self.bus.publish(Notice::Renamed(user));
    }

    async fn forget_words(&self, user: UserId) -> Result<(), Refused> {
        while self.store.forget_some(user).await? {}
        Ok(())
    }

    async fn give_up_all(self: &Arc<Self>, id: &MatchId, user: UserId) -> Result<(), Refused> {
        loop {
            match self.room(id).enter(self).await?.give_up_all(self, user).await {
                // Somebody has answered at another node meanwhile.
                Err(refused) if refused == Refused::late() && self.nodes.is_some() => {}
                done => return done,
            }
        }
    }

    /// Tells everybody that the server stops.
    pub async fn dismiss(self: &Arc<Self>) {
        for room in self.in_use() {
            if let Ok(mut inner) = room.enter(self).await {
                inner.dismiss();
            }
        }
    }
}
