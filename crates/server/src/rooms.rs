//! All rooms: who looks after which match, who thinks, who is told.

use crate::{
    act::Act,
    bus::{Bus, Ended, Notice},
    error::Refused,
    figures::{Figures, Notices, Trouble},
    games::Games,
    reading::{Desk, apart},
    room::{Inner, MOST_ENTRIES, Room},
};
use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use store::{Holder, MatchId, MatchRow, Store, UserId};
use table::Seat;
use tokio::sync::{
    Semaphore,
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
    /// Something was written.
    Written,
    /// Somebody said something.
    Said,
    /// Nobody knows what.
    Missed,
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
    /// Where matches are read.
    pub desk: Desk,
    /// What a host watches.
    pub figures: Arc<Figures>,
    rooms: Mutex<HashMap<MatchId, Arc<Room>>>,
    /// So many programs may think at once; the network always has room left.
    thinking: Arc<Semaphore>,
    guests: AtomicU64,
    /// Sessions that end, for those who are connected.
    pub ended: broadcast::Sender<Ended>,
}

impl Rooms {
    /// The rooms of a server that keeps its matches here.
    pub fn new(games: Games, store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Arc<Rooms> {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        Arc::new(Rooms {
            games,
            desk: Desk::new(games, store.clone()),
            figures: Figures::new(games, store.clone()),
            store,
            bus,
            rooms: Mutex::new(HashMap::new()),
            thinking: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            guests: AtomicU64::new(1),
            ended: broadcast::channel(64).0,
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

    /// The seats of a match that somebody is connected for.
    pub fn seats_here(&self, id: &MatchId) -> Vec<Seat> {
        let rooms = self.rooms.lock().expect("nothing panics while it holds this");
        rooms.get(id).map_or_else(Vec::new, |room| room.seats_here())
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
    }

    /// Forgets rooms that nobody has needed for so long.
    pub fn tidy(&self, idle: Duration) {
        let mut rooms = self.rooms.lock().expect("nothing panics while it holds this");
        // Whoever has the room in his hands has counted himself in while he held the lock.
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.tidy(idle));
    }

    fn heard(self: &Arc<Self>, notice: Notice) {
        self.figures.notices(Notices::Received, 1);
        let id = match &notice {
            Notice::Match(id, _) | Notice::Seats(id) | Notice::Chat(id) => id,
            Notice::Renamed(user) => return self.tell_all(News::Renamed(*user)),
            Notice::Stops(user) => return self.tell_all(News::Stops(*user)),
            Notice::Ended(ended) => {
                // Nobody being connected is nothing to worry about.
                let _ = self.ended.send(*ended);
                return;
            }
        };
        let Some(room) = self.room_in_use(id) else { return };
        // Most notices are our own: nobody needs to wait for the room to see that.
        if matches!(notice, Notice::Match(_, version) if room.knows(version)) {
            return;
        }
        let news = if matches!(notice, Notice::Chat(_)) { News::Said } else { News::Written };
        self.bring_up_to_date(room, news);
    }

    /// Too much was written at once: every room looks for itself.
    fn missed(self: &Arc<Self>, count: u64) {
        self.figures.notices(Notices::Missed, count);
        tracing::warn!(count, "notices were missed; all rooms are brought up to date");
        self.tell_all(News::Missed);
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
            if let Err(refused) = rooms.tell(&room, news).await {
                rooms.figures.trouble(Trouble::Room);
                tracing::error!(message = refused.message, "a room could not be brought up to date");
            }
        });
    }

    async fn tell(self: &Arc<Self>, room: &Room, news: News) -> Result<(), Refused> {
        let mut inner = room.enter(self).await?;
        match news {
            News::Written => inner.refresh(self).await,
            News::Said => inner.push_chat(self).await,
            News::Missed => {
                inner.catch_up(self).await?;
                inner.learn_wants(self, None).await?;
                inner.push_chat(self).await
            }
            News::Renamed(user) if inner.sitting.is_seated(user) => inner.refresh(self).await,
            News::Stops(user) if inner.sitting.is_seated(user) => inner.want_otherwise(self, user).await,
            News::Renamed(_) | News::Stops(_) => Ok(()),
        }
    }

    /// If a program is asked, it begins to think.
    pub fn let_think(self: &Arc<Self>, inner: &mut Inner) {
        let may_go_on = inner.sitting.version() < MOST_ENTRIES;
        if inner.thinking || !may_go_on || inner.sitting.due_program().is_none() {
            return;
        }
        inner.thinking = true;
        let (rooms, id) = (self.clone(), inner.row.made.id.clone());
        tokio::spawn(async move {
            let room = rooms.room(&id);
            loop {
                match rooms.think(&room).await {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(refused) => {
                        rooms.figures.trouble(Trouble::NoAnswer);
                        // The store may be busy: the game must go on all the same.
                        tracing::error!(message = refused.message, "a program could not answer; it tries again");
                        tokio::time::sleep(Duration::from_secs(1)).await;
                    }
                }
            }
        });
    }

    /// Lets a program give one answer; says whether there may be more to do.
    async fn think(self: &Arc<Self>, room: &Room) -> Result<bool, Refused> {
        let (seat, level, version, game, thinker, name) = {
            let mut inner = room.enter(self).await?;
            let due = inner.sitting.due_program().map(|(seat, level)| (seat, level.to_string()));
            let may_go_on = inner.sitting.version() < MOST_ENTRIES;
            let Some((seat, level)) = due.filter(|_| may_go_on) else {
                inner.thinking = false;
                return Ok(false);
            };
            let thinker = inner.thinkers.take(seat).or_else(|| inner.sitting.game().thinker(&level));
            (seat, level, inner.sitting.version(), inner.sitting.game().copy(), thinker, inner.sitting.kind().name)
        };
        let (figures, mut watched) = (self.figures.clone(), self.figures.thought(Some(name)));
        let thought = apart(&self.thinking, move || {
            watched.begin();
            let think = || {
                let mut thinker = thinker?;
                thinker.answer(game.as_ref(), seat).map(|answer| (Some(thinker), answer))
            };
            catch_unwind(AssertUnwindSafe(think)).ok().flatten().or_else(|| {
                // A program that fails must not stop the game: anything legal will do.
                figures.trouble(Trouble::Program);
                tracing::error!(level, "a program failed; it answers at random");
                game.thinker("random")?.answer(game.as_ref(), seat).map(|answer| (None, answer))
            })
        });
        let thought = thought.await?;
        let mut inner = room.enter(self).await?;
        if inner.sitting.version() != version {
            return Ok(true);
        }
        let Some((thinker, answer)) = thought else { return Err(Refused::broken()) };
        let name = inner.sitting.game().seat_name(seat).to_string();
        let act = Act::Answer { seat: name, answer, chance: String::new() };
        inner.commit(self, act, None, None).await?;
        if let Some(thinker) = thinker {
            inner.thinkers.put(seat, thinker);
        }
        Ok(true)
    }

    /// Does something that takes a processor for a while, where programs think.
    pub async fn apart<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        let mut watched = self.figures.thought(None);
        let work = move || {
            watched.begin();
            work()
        };
        apart(&self.thinking, work).await
    }

    /// Takes up what was under way when the server was stopped: programs go on, and who was being forgotten is forgotten. What fails
    /// for one keeps no other waiting.
    pub async fn wake(self: &Arc<Self>) -> Result<(), Refused> {
        for id in self.store.running().await? {
            if let Err(refused) = self.wake_up(&id).await {
                tracing::error!(id = id.0, message = refused.message, "a match could not be taken up");
            }
        }
        for user in self.store.half_forgotten().await? {
            self.forget(user).await;
        }
        Ok(())
    }

    async fn wake_up(self: &Arc<Self>, id: &MatchId) -> Result<(), Refused> {
        let row = self.store.row(id).await?;
        let program = |seat: &store::SeatRow| matches!(seat.holder, Holder::Program(_)) && seat.asked_since.is_some();
        // The server may have stopped after the last seat was taken and before the beginning was written.
        let not_begun = row.version == 0;
        // Nobody waits for those who have given up; a program answers for them too.
        let for_the_gone = row.seats.iter().all(|seat| seat.asked_since.is_none());
        if not_begun || for_the_gone || row.seats.iter().any(program) || self.somebody_may_pass(&row).await? {
            // With the match in it, programs begin to think.
            self.room(id).enter(self).await?.begin(self).await?;
        }
        Ok(())
    }

    /// Whether somebody is asked who may not want to be.
    async fn somebody_may_pass(&self, row: &MatchRow) -> Result<bool, Refused> {
        if self.games.kind(&row.made.game).map_or(true, |kind| kind.stops.is_empty()) {
            return Ok(false);
        }
        for user in row.seats.iter().filter(|seat| seat.asked_since.is_some()).filter_map(|seat| seat.holder.user()) {
            if !self.store.stops(user, &row.made.game).await?.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
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
        self.room(id).enter(self).await?.give_up_all(self, user).await
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
