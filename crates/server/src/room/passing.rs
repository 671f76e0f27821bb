//! Passing for those who do not want to be asked.
//!
//! A pass that is made for somebody cannot be told from one that he chose: it is the same entry, told in the same words, and it comes
//! after a time that is drawn by lot and depends only on who sits at the table ([`pause`]). What he wants where is known to nobody
//! else, and neither is whether he could have done anything.

use super::{Inner, MOST_ENTRIES};
use crate::{
    act::Act,
    bus::Notice,
    error::Refused,
    fate::Fate,
    games::{AnyStop, Ask, is_passed},
    nodes::LASTS,
    rooms::Rooms,
};
use std::{collections::HashMap, sync::Arc, time::Duration};
use store::{Holder, Stops, UserId};
use table::{Seat, Seats};

/// Somebody who passes quickly takes about so long, in milliseconds: from the first, and up to so much more.
const QUICKLY: (u32, u32) = (900, 1_700);

/// What those who sit in a room want to be asked.
#[derive(Default)]
pub struct Passing {
    wants: HashMap<UserId, Stops>,
    /// Those who pass until their next stop.
    goes_on: Seats,
    /// The version of the match for which a pass is on its way.
    due: Option<u32>,
    /// Somebody has gone back to where there were so many inputs: he wants to be asked there.
    asked_at: Option<usize>,
    /// The passes that were made for somebody, by their places among the inputs, as far as the room remembers.
    made: Vec<usize>,
}

/// What a person is told about it, and nobody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassesFor {
    /// His question is about to be passed.
    pub passed: bool,
    /// So soon that he need not see it.
    pub at_once: bool,
    /// He passes until his next stop.
    pub goes_on: bool,
}

/// How long it takes until somebody has passed. It knows nothing of his hand, nor whether he was asked.
fn pause(alone: bool) -> Duration {
    let (least, more) = QUICKLY;
    // Programs learn nothing from how long somebody takes.
    if alone { Duration::ZERO } else { Duration::from_millis((least + Fate.below(more)).into()) }
}

impl Inner {
    /// Learns what somebody who sits here wants, or all of them.
    pub async fn learn_wants(&mut self, rooms: &Rooms, only: Option<UserId>) -> Result<(), Refused> {
        if self.sitting.kind().stops.is_empty() {
            return Ok(());
        }
        let sits = |holder: &Holder| holder.user().filter(|user| only.is_none_or(|only| only == *user));
        for user in self.sitting.holders().iter().filter_map(sits).collect::<Vec<_>>() {
            let wants = rooms.store.stops(user, &self.row.made.game).await?;
            self.passing.wants.insert(user, wants);
        }
        Ok(())
    }

    /// What a person is told about passing.
    pub fn passes_for(&self, user: Option<UserId>) -> PassesFor {
        let seat = user.and_then(|user| self.sitting.seat_in_hand(user));
        let passed = self.to_pass().is_some_and(|(by, _)| Some(by) == seat);
        let at_once = passed && seat.is_some_and(|seat| self.is_alone(seat));
        PassesFor { passed, at_once, goes_on: seat.is_some_and(|seat| self.passing.goes_on.has(seat)) }
    }

    /// Somebody may want to be asked elsewhere than before, and nobody has heard who.
    pub async fn learn_who_wants_otherwise(&mut self, rooms: &Arc<Rooms>) -> Result<(), Refused> {
        let before = self.passing.wants.clone();
        self.learn_wants(rooms, None).await?;
        let changed = self.passing.wants.iter().filter(|(user, wants)| before.get(user) != Some(wants));
        let changed: Vec<UserId> = changed.map(|(user, _)| *user).collect();
        if !changed.is_empty() {
            self.let_pass(rooms);
        }
        changed.into_iter().for_each(|user| self.push_to(Some(user)));
        Ok(())
    }

    /// Somebody wants to be asked elsewhere than before.
    pub async fn want_otherwise(&mut self, rooms: &Arc<Rooms>, user: UserId) -> Result<(), Refused> {
        self.learn_wants(rooms, Some(user)).await?;
        self.let_pass(rooms);
        self.push_to(Some(user));
        Ok(())
    }

    /// Somebody passes until his next stop from now on, or does not any more. He may ask another node next time.
    pub fn go_on(&mut self, rooms: &Arc<Rooms>, seat: Seat, on: bool) {
        rooms.bus.publish_elsewhere(Notice::GoesOn(self.row.made.id.clone(), seat, on));
        self.set_goes_on(rooms, seat, on);
    }

    /// The same, if all others know.
    pub fn set_goes_on(&mut self, rooms: &Arc<Rooms>, seat: Seat, on: bool) {
        let others: Seats = self.goes_on_but(seat);
        self.passing.goes_on = if on { others | Seats::only(seat) } else { others };
        self.let_pass(rooms);
        // Nobody else hears of it, also not that there was something to hear.
        self.push_to(self.sitting.holder_of(seat));
    }

    fn goes_on_but(&self, seat: Seat) -> Seats {
        let stays = |other: &Seat| *other != seat && self.passing.goes_on.has(*other);
        self.sitting.seating().seats().filter(stays).map(Seats::only).sum()
    }

    /// Whoever is asked now wants to be: he has gone back to here.
    pub(super) fn was_gone_back_to(&mut self) {
        let inputs = self.sitting.game().inputs();
        self.passing.asked_at = Some(inputs);
        self.passing.made.retain(|at| *at < inputs);
        self.passing.goes_on = Seats::NONE;
    }

    /// If somebody is asked who does not want to be, it is passed for him.
    pub fn let_pass(&mut self, rooms: &Arc<Rooms>) {
        let Some((seat, _)) = self.to_pass() else { return self.stop_at_stops() };
        let version = self.sitting.version();
        if self.passing.due == Some(version) {
            return;
        }
        self.passing.due = Some(version);
        let pause = pause(self.is_alone(seat));
        let (rooms, id) = (rooms.clone(), self.row.made.id.clone());
        tokio::spawn(async move {
            let room = rooms.room(&id);
            let passed = async {
                // One node passes for him; the others would, if it were gone.
                while !room.enter(&rooms).await?.may_pass(&rooms, version).await? {
                    tokio::time::sleep(LASTS / 5).await;
                }
                tokio::time::sleep(pause).await;
                room.enter(&rooms).await?.pass(&rooms, version).await
            };
            let Err(refused) = passed.await else { return };
            if refused == Refused::late() {
                // He has answered himself, or another node has passed for him: the room knows by now.
                return;
            }
            tracing::error!(id = id.0, message = refused.message, "somebody could not be passed for; he is asked");
            // Nobody waits for a pass that does not come.
            if let Ok(mut inner) = room.enter(&rooms).await {
                inner.was_gone_back_to();
                inner.push();
            }
        });
    }

    /// Whether somebody is about to be passed for.
    pub(super) fn passes_soon(&self) -> bool {
        self.passing.due == Some(self.sitting.version())
    }

    /// Whether what was to be passed at this version is to be passed here. What is not to be passed any more need not wait for that.
    async fn may_pass(&mut self, rooms: &Rooms, version: u32) -> Result<bool, Refused> {
        let is_due = self.sitting.version() == version && self.passes_soon();
        Ok(!is_due || self.take_lease(rooms).await?)
    }

    /// Passes what was to be passed at this version, if it still is.
    async fn pass(&mut self, rooms: &Arc<Rooms>, version: u32) -> Result<(), Refused> {
        let passed = self.pass_if_due(rooms, version).await;
        self.settle(rooms).await;
        passed
    }

    async fn pass_if_due(&mut self, rooms: &Arc<Rooms>, version: u32) -> Result<(), Refused> {
        if self.passing.due != Some(version) || self.sitting.version() != version {
            return Ok(());
        }
        self.passing.due = None;
        let Some((seat, answer)) = self.to_pass() else { return Ok(()) };
        let name = self.sitting.game().seat_name(seat).to_string();
        let act = Act::Answer { seat: name, answer, chance: String::new() };
        let by = self.sitting.holder_of(seat);
        let at = self.sitting.game().inputs();
        self.commit(rooms, act, by, None).await?;
        self.passing.made.push(at);
        Ok(())
    }

    /// Where somebody has decided something himself for the last time, if since then it was only passed for him. Only who is alone with
    /// programs goes back there at once: to others it would tell which of his passes were his.
    pub(super) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let game = self.sitting.game();
        let was_made = game.last_answer(seat).is_some_and(|at| self.passing.made.contains(&at));
        (was_made && self.is_alone(seat)).then(|| self.sitting.before_last_answer_but(seat, &self.passing.made))?
    }

    /// Whoever is asked something that he has to answer himself does not go on any more.
    fn stop_at_stops(&mut self) {
        for seat in self.sitting.waits_for() {
            self.passing.goes_on = self.goes_on_but(seat);
        }
    }

    /// The seat that is passed for now, and the answer.
    fn to_pass(&self) -> Option<(Seat, String)> {
        let game = self.sitting.game();
        let is_asked_again = self.passing.asked_at == Some(game.inputs());
        if self.sitting.kind().stops.is_empty() || self.sitting.version() >= MOST_ENTRIES || is_asked_again {
            return None;
        }
        // Whoever wishes something waits for an answer of people.
        if self.sitting.undo_asked().is_some() || self.sitting.draw_offered().is_some() {
            return None;
        }
        self.sitting.waits_for().into_iter().find_map(|seat| {
            let user = self.sitting.holder_of(seat)?;
            // Who plays several seats at one device is handed it, or he would not know what has happened.
            let stop = game.stop(seat).filter(|_| self.sitting.seats_of(user).len() == 1)?;
            self.does_not_want(user, seat, &stop).then_some((seat, stop.pass))
        })
    }

    fn does_not_want(&self, user: UserId, seat: Seat, stop: &AnyStop) -> bool {
        let wants = self.passing.wants.get(&user).and_then(|wants| Ask::named(wants.get(stop.name)?));
        // A position that was laid out is there to be looked at.
        let alone = self.is_alone(seat) && self.sitting.own_setup().is_none();
        is_passed(stop, wants, self.passing.goes_on.has(seat), alone)
    }

    fn is_alone(&self, seat: Seat) -> bool {
        self.sitting.others(seat).next().is_none()
    }
}
