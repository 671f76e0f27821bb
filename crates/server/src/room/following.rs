//! What others have written: a room that has fallen behind takes what was added, or reads the match again.
//!
//! Taking what was added costs as much as an answer here does, and reading again as much as all of them; so a match that is played at two
//! nodes is read again only if something else than entries is new, or what was added does not lead to where the match stands.

use super::{Inner, Thinkers, mark_of};
use crate::{error::Refused, reading::Read, rooms::Rooms};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    slice::from_ref,
    sync::{Arc, atomic::Ordering},
};
use store::{Entry, MatchRow, Standing, Status};
use table::Seat;

/// More entries than these are taken in one go, by reading the match again.
const MOST_FOLLOWED: usize = 50;

/// What a room looked like before there was something new.
struct Before {
    /// The seats that the guests looked from.
    in_hand: Vec<Option<Seat>>,
    status: Status,
}

impl Inner {
    /// Takes the match from the store again.
    pub async fn reload(&mut self, rooms: &Rooms) -> Result<(), Refused> {
        let Read { row, sitting, .. } = rooms.desk.read(&self.row.made.id).await?;
        (self.row, self.sitting, self.in_doubt) = (row, sitting, false);
        self.thinkers = Thinkers::default();
        let inputs = self.sitting.game().inputs();
        if inputs < std::mem::replace(&mut self.inputs, inputs) {
            self.was_gone_back_to();
        }
        self.put_up_how_it_stands();
        Ok(())
    }

    /// The same, and everybody is told how it stands.
    pub async fn refresh(&mut self, rooms: &Arc<Rooms>) -> Result<(), Refused> {
        let before = self.before();
        self.reload(rooms).await?;
        self.learn_wants(rooms, None).await?;
        self.go_on_from(rooms, before).await;
        Ok(())
    }

    /// If more is written than is known here, it is taken.
    pub async fn catch_up(&mut self, rooms: &Arc<Rooms>) -> Result<(), Refused> {
        let row = rooms.store.row(&self.row.made.id).await?;
        let seated = |row: &MatchRow| row.seats.iter().map(|seat| seat.holder.clone()).collect::<Vec<_>>();
        let same = (self.row.version, self.row.status) == (row.version, row.status);
        match seated(&self.row) == seated(&row) {
            true if same => Ok(()),
            true if row.version > self.row.version => self.follow(rooms, row.version).await,
            _ => self.refresh(rooms).await,
        }
    }

    /// For somebody who comes to look: a room that has fallen behind what is written catches up first.
    pub async fn be_looked_at(&mut self, rooms: &Arc<Rooms>) -> Result<(), Refused> {
        self.catch_up(rooms).await?;
        // Everybody sits, but whoever sat down last did not come to begin it.
        self.begin(rooms).await
    }

    /// Others have come to this version: everybody is told how the match stands then.
    pub async fn follow(&mut self, rooms: &Arc<Rooms>, version: u32) -> Result<(), Refused> {
        if self.in_doubt {
            return self.refresh(rooms).await;
        }
        if self.sitting.version() >= version {
            return Ok(());
        }
        let before = self.before();
        if before.status != Status::Running || !self.take_added(rooms).await? {
            return self.refresh(rooms).await;
        }
        self.go_on_from(rooms, before).await;
        Ok(())
    }

    /// Takes the entries that were added; says whether they lead to where the match stands.
    async fn take_added(&mut self, rooms: &Rooms) -> Result<bool, Refused> {
        let id = self.row.made.id.clone();
        let added = rooms.store.entries(&id, self.sitting.version()).await?;
        let kept = rooms.store.snapshot(&id).await?;
        if added.is_empty() || added.len() > MOST_FOLLOWED {
            return Ok(false);
        }
        // Until all of it is taken. If it is not, the match is read again, which says what is wrong with it.
        self.in_doubt = true;
        if !added.iter().all(|entry| self.take(entry)) {
            return Ok(false);
        }
        let (inputs, position) = self.sitting.game().committed();
        let stands = |kept: store::Snapshot| (kept.inputs as usize, kept.position) == (inputs, position);
        // If something was added while this was read, it is compared with the next one.
        let leads_there = kept.is_none_or(|kept| kept.version != self.sitting.version() || stands(kept));
        self.in_doubt = !leads_there;
        Ok(leads_there)
    }

    fn take(&mut self, entry: &Entry) -> bool {
        let before = self.sitting.game().inputs();
        let taken = catch_unwind(AssertUnwindSafe(|| self.sitting.catch_up(from_ref(entry))));
        if !matches!(taken, Ok(Ok(()))) {
            return false;
        }
        let went_back = self.sitting.game().inputs() < before;
        if went_back || entry.by.is_none() {
            // Another program has played for them, or their plans are for a game that has not been.
            self.thinkers = Thinkers::default();
        }
        if went_back {
            self.was_gone_back_to();
        }
        self.note(entry.version, entry.at, self.sitting.summary());
        true
    }

    fn before(&self) -> Before {
        let in_hand = |guest: &super::Guest| guest.user.and_then(|user| self.sitting.seat_in_hand(user));
        Before { in_hand: self.guests.iter().map(in_hand).collect(), status: self.row.status }
    }

    /// Something new is known: everybody is told, and whoever is to answer by himself does.
    async fn go_on_from(&mut self, rooms: &Arc<Rooms>, before: Before) {
        let now = self.before();
        for (guest, (before, now)) in self.guests.iter_mut().zip(before.in_hand.iter().zip(now.in_hand)) {
            if *before != now {
                // He has heard the log with the ears of another seat.
                guest.log_seen = 0;
            }
        }
        self.push();
        if before.status == Status::Running && now.status == Status::Over {
            self.open_talk(rooms).await;
        }
        rooms.let_think(self);
        self.let_pass(rooms);
    }

    /// For whoever wants to know whether the room has fallen behind.
    pub(super) fn put_up_how_it_stands(&self) {
        self.sign.version.store(self.sitting.version(), Ordering::Relaxed);
        self.sign.seated.store(mark_of(&Standing::seated(&self.row)), Ordering::Relaxed);
        self.sign.chat.store(self.chat_sent, Ordering::Relaxed);
    }
}
