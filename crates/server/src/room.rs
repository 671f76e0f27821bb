//! A room: a match that somebody looks at or that a program thinks about. Rooms live in memory only as long as they are needed;
//! the match itself is in the store.

mod advised;
mod commit;
mod following;
mod guests;
mod lease;
mod passing;
mod sign;

use crate::{
    act::{Act, Deed},
    bus::{Bus, Here},
    error::Refused,
    fate,
    games::Thinker,
    reading::Read,
    rooms::Rooms,
    seen,
    sitting::Sitting,
    wire,
};
pub use advised::Advised;
use guests::{Guest, Presence};
use lease::Lease;
use passing::Passing;
pub use sign::seats_of;
use sign::{Sign, mark_of};
use std::{
    collections::HashMap,
    sync::{Arc, atomic::Ordering},
    time::Instant,
};
use store::{Holder, MatchId, MatchRow, Moment, Status, UserId};
use table::Seat;
use tokio::sync::{Mutex, MutexGuard};

/// How many messages may wait for a client before it is dropped.
pub const MOST_WAITING: usize = 64;
/// So many entries a match has at most. The longest games have a quarter of that; it can be continued as a new match.
pub const MOST_ENTRIES: u32 = 20_000;

/// So many lines of chat are told at once.
pub const MOST_CHAT: u32 = 200;

/// A match that is being looked after.
pub struct Room {
    id: MatchId,
    sign: Arc<Sign>,
    inner: Mutex<Option<Inner>>,
}

/// What is in a room.
pub struct Inner {
    sign: Arc<Sign>,
    /// What lists know of the match.
    pub row: MatchRow,
    /// The match.
    pub sitting: Sitting,
    /// Those who are connected.
    guests: Vec<Guest>,
    /// Programs that have begun to play, by seat.
    pub thinkers: Thinkers,
    /// A program is thinking.
    pub thinking: bool,
    /// Whether this server is the one that lets it think.
    pub lease: Lease,
    /// The last line of chat that was sent to the guests.
    chat_sent: u32,
    used: Instant,
    /// Something was begun of which it is not known whether it was written: the match is read again before anybody looks.
    in_doubt: bool,
    presence: Presence,
    bus: Arc<dyn Bus>,
    /// Those who were connected at other nodes when it was told last.
    elsewhere: Here,
    /// How many inputs there were with what is known to be written.
    inputs: usize,
    /// What a person was advised to do last.
    pub advised: Option<Advised>,
    /// Who does not want to be asked.
    passing: Passing,
}

/// Programs that have begun to play, by seat. The lock is never waited for: the room is somebody's alone.
#[derive(Default)]
pub struct Thinkers(std::sync::Mutex<HashMap<Seat, Box<dyn Thinker>>>);

impl Thinkers {
    /// Takes one out.
    pub fn take(&mut self, seat: Seat) -> Option<Box<dyn Thinker>> {
        self.0.get_mut().ok()?.remove(&seat)
    }

    /// Puts one back.
    pub fn put(&mut self, seat: Seat, thinker: Box<dyn Thinker>) {
        if let Ok(thinkers) = self.0.get_mut() {
            thinkers.insert(seat, thinker);
        }
    }
}

/// Milliseconds since 1970.
pub fn now() -> Moment {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Moment)
}

impl Room {
    /// A room in which nobody is yet.
    pub fn new(id: MatchId) -> Room {
        Room { id, sign: Arc::default(), inner: Mutex::new(None) }
    }

    /// The room for oneself, with the match in it.
    pub async fn enter(&self, rooms: &Arc<Rooms>) -> Result<Entered<'_>, Refused> {
        self.enter_if(rooms, |_| Ok(())).await
    }

    /// The same for somebody who asks: a match that is not open to him is not there, whatever state it is in.
    pub async fn enter_as(&self, rooms: &Arc<Rooms>, user: Option<UserId>) -> Result<Entered<'_>, Refused> {
        self.enter_if(rooms, |row| seen::must_be_open_to(row, user)).await
    }

    /// The same; who has the invitation to a match that waits for somebody may look, too.
    pub async fn enter_invited(
        &self,
        rooms: &Arc<Rooms>,
        user: Option<UserId>,
        invite: Option<&str>,
    ) -> Result<Entered<'_>, Refused> {
        self.enter_if(rooms, |row| if is_invited(row, invite) { Ok(()) } else { seen::must_be_open_to(row, user) })
            .await
    }

    /// Asks first whether the match may be entered, and takes it from the store then if it is not here.
    async fn enter_if(
        &self,
        rooms: &Arc<Rooms>,
        may: impl Fn(&MatchRow) -> Result<(), Refused>,
    ) -> Result<Entered<'_>, Refused> {
        let mut inner = self.inner.lock().await;
        match &mut *inner {
            Some(inner) => {
                if may(&inner.row).is_err() && rooms.nodes.is_some() {
                    // He may have sat down at another node just now.
                    inner.catch_up(rooms).await?;
                }
                may(&inner.row)?;
                inner.used = Instant::now();
                if inner.in_doubt {
                    inner.refresh(rooms).await?;
                }
                inner.follow(rooms, self.sign.latest.load(Ordering::Relaxed)).await?;
            }
            None => {
                may(&rooms.store.row(&self.id).await?)?;
                let Read { row, sitting, chatted, .. } = rooms.desk.read(&self.id).await?;
                let loaded = inner.insert(Inner {
                    sign: self.sign.clone(),
                    inputs: sitting.game().inputs(),
                    row,
                    sitting,
                    guests: Vec::new(),
                    thinkers: Thinkers::default(),
                    thinking: false,
                    lease: Lease::default(),
                    chat_sent: chatted,
                    used: Instant::now(),
                    in_doubt: false,
                    presence: Presence::default(),
                    bus: rooms.bus.clone(),
                    elsewhere: rooms.bus.elsewhere(&self.id),
                    advised: None,
                    passing: Passing::default(),
                });
                loaded.put_up_how_it_stands();
                rooms.let_think(loaded);
                loaded.learn_wants(rooms, None).await?;
                loaded.let_pass(rooms);
            }
        }
        let inner = Entered(inner);
        // Somebody may have left it meanwhile.
        may(&inner.row)?;
        Ok(inner)
    }

    /// Forgets what is in the room if nobody has needed it for a while; says whether it is empty.
    pub fn tidy(&self, idle: std::time::Duration) -> bool {
        let Ok(mut inner) = self.inner.try_lock() else { return false };
        let needed = |inner: &Inner| !inner.guests.is_empty() || inner.thinking || inner.used.elapsed() < idle;
        if inner.as_ref().is_some_and(|inner| !needed(inner)) {
            *inner = None;
        }
        inner.is_none()
    }

    /// Lets everybody go who is connected, to come back elsewhere; the match is read again before anybody looks.
    pub async fn let_go(&self, rooms: &Arc<Rooms>) {
        if let Ok(mut inner) = self.enter(rooms).await {
            inner.dismiss();
            inner.in_doubt = true;
        }
    }

    /// Whether there is a match in it, without waiting.
    pub fn is_loaded(&self) -> bool {
        self.inner.try_lock().map_or(true, |inner| inner.is_some())
    }
}

/// A room that nobody else is in for the moment.
pub struct Entered<'a>(MutexGuard<'a, Option<Inner>>);

impl std::ops::Deref for Entered<'_> {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        self.0.as_ref().expect("a room that was entered has a match in it")
    }
}

impl std::ops::DerefMut for Entered<'_> {
    fn deref_mut(&mut self) -> &mut Inner {
        self.0.as_mut().expect("a room that was entered has a match in it")
    }
}

impl Inner {
    /// Takes an answer of a person. One that he has sent before counts once.
    pub async fn answer(
        &mut self,
        rooms: &Arc<Rooms>,
        user: UserId,
        sent: &wire::AnswerSent,
    ) -> Result<wire::Taken, Refused> {
        let refused = match self.new_answer(rooms, user, sent).await {
            Ok(version) => return Ok(wire::Taken { id: sent.id.clone(), version }),
            Err(refused) => refused,
        };
        if refused == Refused::late() && rooms.nodes.is_some() {
            // He is told how the match stands, which may be further than is known here.
            self.catch_up(rooms).await?;
        }
        self.known(rooms, user, &sent.id).await?.ok_or(refused)
    }

    async fn new_answer(&mut self, rooms: &Arc<Rooms>, user: UserId, sent: &wire::AnswerSent) -> Result<u32, Refused> {
        check_id(&sent.id)?;
        if sent.version > self.sitting.version() && rooms.nodes.is_some() {
            // He has seen at another node what has not been heard of here.
            self.catch_up(rooms).await?;
        }
        let seat = self.own_seat(user, &sent.seat)?;
        if self.sitting.is_late(sent.version) {
            return Err(Refused::late());
        }
        self.must_be_in_hand(user, seat)?;
        // An entry has a line for the answer, so whatever stands between its words becomes a space.
        let answer = sent.answer.split_whitespace().collect::<Vec<_>>().join(" ");
        let act = Act::Answer { seat: sent.seat.clone(), answer, chance: String::new() };
        self.commit(rooms, act, Some(user), Some(sent.id.clone())).await
    }

    /// Lets a person do something else. What he has sent before counts once.
    pub async fn deed(
        &mut self,
        rooms: &Arc<Rooms>,
        user: UserId,
        sent: &wire::DeedSent,
    ) -> Result<wire::Taken, Refused> {
        check_id(&sent.id)?;
        if let Some(taken) = self.known(rooms, user, &sent.id).await? {
            return Ok(taken);
        }
        if rooms.nodes.is_some() {
            // What he means depends on what he has seen, which may have been at another node.
            self.catch_up(rooms).await?;
        }
        let seat = self.own_seat(user, &sent.seat)?;
        let deed = self.meant(seat, sent)?;
        let act = Act::Person { seat: sent.seat.clone(), deed };
        let version = self.commit(rooms, act, Some(user), Some(sent.id.clone())).await?;
        Ok(wire::Taken { id: sent.id.clone(), version })
    }

    fn meant(&self, seat: Seat, sent: &wire::DeedSent) -> Result<Deed, Refused> {
        let decided = || self.last_decision(seat).map(|at| at as u32);
        if sent.deed == "undo"
            && let Some(to) = decided()
        {
            return Ok(Deed::AskUndo(to));
        }
        if sent.deed == "ask-undo" {
            let last = || self.sitting.before_last_answer(seat).map(|at| at as u32);
            let to = sent.to.or_else(decided).or_else(last);
            return to.map(Deed::AskUndo).ok_or_else(|| Refused::conflict("cannot-undo", "You have not answered yet."));
        }
        let deed = sent.deed.parse().map_err(|what| Refused::bad("unknown-deed", format!("{what}.")))?;
        let alone = self.sitting.others(seat).next().is_none();
        if deed == Deed::OfferDraw && alone {
            return Err(Refused::conflict("no-draw", "A program does not agree to a draw; you can concede."));
        }
        Ok(deed)
    }

    /// What came of something that this person has sent before, under the same name of his.
    async fn known(&self, rooms: &Rooms, user: UserId, request: &str) -> Result<Option<wire::Taken>, Refused> {
        let version = rooms.store.known(&self.row.made.id, user, request).await?;
        Ok(version.map(|version| wire::Taken { id: request.into(), version }))
    }

    /// A seat by its name, if it is this person's.
    pub fn own_seat(&self, user: UserId, name: &str) -> Result<Seat, Refused> {
        let seat = self.sitting.seat(name)?;
        match self.sitting.seats_of(user) {
            seats if seats.contains(&seat) && self.sitting.is_gone(seat) => Err(Refused::gone()),
            seats if seats.contains(&seat) => Ok(seat),
            seats if seats.is_empty() => Err(Refused::not_seated()),
            _ => Err(Refused::not_your_seat()),
        }
    }

    /// Where one person plays several seats, the device must have been handed over.
    pub fn must_be_in_hand(&self, user: UserId, seat: Seat) -> Result<(), Refused> {
        match self.sitting.seat_in_hand(user) {
            Some(in_hand) if in_hand == seat => Ok(()),
            _ => Err(Refused::hand_over()),
        }
    }

    /// Somebody who is being forgotten leaves all his seats; running matches he gives up.
    pub async fn give_up_all(&mut self, rooms: &Arc<Rooms>, user: UserId) -> Result<(), Refused> {
        // Somebody may have sat down just now.
        self.catch_up(rooms).await?;
        self.begin(rooms).await?;
        for seat in self.sitting.seats_of(user) {
            match self.sitting.status() {
                Status::Waiting => {
                    rooms.store.leave_seat(&self.row.made.id, seat.0, user).await?;
                }
                // Giving up for one seat may have ended it, or his other seats are of the same team.
                Status::Running if !self.sitting.is_gone(seat) => {
                    let (id, name) = (fate::secret(), self.sitting.game().seat_name(seat).to_string());
                    let concede = wire::DeedSent { id, seat: name, deed: "concede".into(), to: None };
                    self.deed(rooms, user, &concede).await?;
                }
                Status::Running | Status::Over | Status::Held => {}
            }
        }
        if self.sitting.status() == Status::Waiting {
            self.refresh(rooms).await?;
        }
        Ok(())
    }

    /// Begins the match if everybody sits.
    pub async fn begin(&mut self, rooms: &Arc<Rooms>) -> Result<(), Refused> {
        let open = self.row.seats.iter().any(|seat| seat.holder == Holder::Open);
        if self.sitting.status() == Status::Waiting && !open {
            match self.commit(rooms, Act::Begin(String::new()), None, None).await {
                // Another node was faster: it has begun.
                Err(refused) if refused == Refused::late() => {}
                begun => drop(begun?),
            }
        }
        Ok(())
    }

    /// The match as a person sees it, with the log after a line.
    pub fn seen_by(&self, user: Option<UserId>, log_after: u32) -> wire::Seen {
        self.seen_from(user, log_after, &self.seats_here())
    }

    /// The match as lists show it to a person.
    pub fn info(&self, user: Option<UserId>) -> wire::MatchInfo {
        seen::info(self.sitting.own_setup(), &self.sitting.seating(), &self.row, user, &[])
    }
}

/// Whether this is what the invitation to a match says that waits for somebody.
fn is_invited(row: &MatchRow, invite: Option<&str>) -> bool {
    let open = row.seats.iter().any(|seat| seat.holder == Holder::Open);
    open && invite == Some(row.made.invite.as_str())
}

/// People name what they send, so that it counts once.
fn check_id(id: &str) -> Result<(), Refused> {
    match id.chars().count() {
        1..=64 => Ok(()),
        _ => Err(Refused::bad("bad-id", "Expected an id of 1 to 64 characters.")),
    }
}
