//! What goes on in matches without anybody asking: programs think, what was under way when a server stopped is taken up, and so is what another has left behind.

use crate::{
    act::Act,
    error::Refused,
    figures::Trouble,
    nodes::LASTS,
    reading::apart,
    room::{Inner, MOST_ENTRIES, Room},
    rooms::Rooms,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::{Duration, Instant},
};
use store::{Holder, MatchId, MatchRow, StoreError};

/// So many matches at most are taken over at once: there are others who look, and there is a next time.
const TAKEN_OVER: u32 = 32;
/// A match with which nothing could be done is left alone for so long.
const LEFT_ALONE: Duration = Duration::from_secs(10);

impl Rooms {
    /// If a program is asked, it begins to think.
    pub fn let_think(self: &Arc<Self>, inner: &mut Inner) {
        let may_go_on = inner.sitting.version() < MOST_ENTRIES && !inner.lease.is_anothers();
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
            let due = due.filter(|_| may_go_on);
            // Where another node has the lease there is nothing to do here.
            let due = if due.is_some() && inner.take_lease(self).await? { due } else { None };
            let Some((seat, level)) = due else {
                inner.thinking = false;
                inner.settle(self).await;
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
        let thought = self.while_it_lasts(room, thought).await?;
        let mut inner = room.enter(self).await?;
        if inner.sitting.version() != version {
            return Ok(true);
        }
        let Some((thinker, answer)) = thought else { return Err(Refused::broken()) };
        let name = inner.sitting.game().seat_name(seat).to_string();
        let act = Act::Answer { seat: name, answer, chance: String::new() };
        match inner.commit(self, act, None, None).await {
            // Another node was faster: what was thought here has not been.
            Err(refused) if refused == Refused::late() => return Ok(true),
            taken => drop(taken?),
        }
        if let Some(thinker) = thinker {
            inner.thinkers.put(seat, thinker);
        }
        Ok(true)
    }

    /// Waits for what is being thought, and renews the lease meanwhile. If another has got it, the thought is thought to its end all the same: the version
    /// decides whose answer counts.
    async fn while_it_lasts<T>(self: &Arc<Self>, room: &Room, thought: impl Future<Output = T>) -> T {
        tokio::pin!(thought);
        loop {
            tokio::select! {
                thought = &mut thought => return thought,
                () = tokio::time::sleep(LASTS / 3), if self.node.is_shared() => {
                    let renewed = async { room.enter(self).await?.take_lease(self).await };
                    if let Err(refused) = renewed.await {
                        tracing::debug!(message = refused.message, "a lease could not be renewed");
                    }
                }
            }
        }
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

    /// Goes on with matches that no node goes on with.
    pub async fn take_over(self: &Arc<Self>) -> Result<(), StoreError> {
        let left_alone = |rooms: &Rooms, id: &MatchId| {
            let mut left_alone = rooms.left_alone.lock().expect("nothing panics while it holds this");
            left_alone.retain(|_, since: &mut Instant| since.elapsed() < LEFT_ALONE);
            left_alone.contains_key(id)
        };
        for id in self.store.orphaned(TAKEN_OVER).await? {
            if left_alone(self, &id) {
                continue;
            }
            let Some(until) = self.node.lease(&id).await? else { continue };
            let is_going_on = self.take_over_one(&id, until).await.unwrap_or_else(|refused| {
                tracing::warn!(id = id.0, message = refused.message, "a match could not be taken over");
                false
            });
            if !is_going_on {
                self.node.release(&id).await;
                let mut left_alone = self.left_alone.lock().expect("nothing panics while it holds this");
                left_alone.insert(id, Instant::now());
            }
        }
        Ok(())
    }

    /// Goes on with a match of which the lease is ours until then; says whether there is something to do.
    async fn take_over_one(self: &Arc<Self>, id: &MatchId, until: Instant) -> Result<bool, Refused> {
        let room = self.room(id);
        let mut inner = room.enter(self).await?;
        inner.lease.note(Some(until));
        inner.be_looked_at(self).await?;
        self.let_think(&mut inner);
        inner.let_pass(self);
        inner.settle(self).await;
        Ok(inner.has_something_to_do())
    }
}
