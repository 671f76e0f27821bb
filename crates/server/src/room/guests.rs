//! Those who are connected to a match, and what they are told. However many they are, each telling is made once for all who see the same.

use super::{Inner, MOST_CHAT, MOST_WAITING, seats_of};
use crate::{
    bus::Here,
    error::Refused,
    rooms::Rooms,
    seen,
    wire::{self, ToClient},
};
use axum::extract::ws::Utf8Bytes;
use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};
use store::{Audience, ChatLine, Page, UserId};
use table::Seat;
use tokio::sync::mpsc;

/// From so many on it is not told at once who came and who went.
const CROWD: usize = 50;
/// How long it then takes.
const TOGETHER: Duration = Duration::from_secs(1);

/// Somebody who is connected.
pub(super) struct Guest {
    number: u64,
    pub(super) user: Option<UserId>,
    out: mpsc::Sender<Utf8Bytes>,
    /// The last line of the log that he has got.
    pub(super) log_seen: u32,
}

/// Whether it is to be told who is here.
#[derive(Default)]
pub(super) struct Presence {
    is_due: bool,
}

impl Inner {
    /// Lets somebody listen. He gets how the match stands first of all.
    pub fn connect(
        &mut self,
        rooms: &Arc<Rooms>,
        user: Option<UserId>,
        log_after: u32,
    ) -> (u64, mpsc::Receiver<Utf8Bytes>) {
        let (out, receiver) = mpsc::channel(MOST_WAITING);
        let number = rooms.next_number();
        self.guests.push(Guest { number, user, out, log_seen: log_after });
        let seen = ToClient::Seen(Box::new(self.seen_by(user, log_after)));
        if let Some(guest) = self.guests.last_mut() {
            guest.log_seen = self.sitting.log_len();
            send(guest, as_text(&seen));
        }
        self.presence_changed(rooms);
        (number, receiver)
    }

    /// How often somebody is connected to this match.
    pub fn windows_of(&self, user: UserId) -> usize {
        self.guests.iter().filter(|guest| guest.user == Some(user)).count()
    }

    /// He has gone.
    pub fn disconnect(&mut self, rooms: &Arc<Rooms>, number: u64) {
        self.guests.retain(|guest| guest.number != number);
        self.used = Instant::now();
        self.presence_changed(rooms);
    }

    /// Tells one of them something.
    pub fn tell(&mut self, number: u64, message: &ToClient) {
        let text = as_text(message);
        self.guests.retain(|guest| guest.number != number || send(guest, text.clone()));
    }

    /// Tells one person alone how the match stands.
    pub(super) fn push_to(&mut self, user: Option<UserId>) {
        let here = self.seats_here();
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain(|guest| {
            let is_he = user.is_some() && guest.user == user;
            !is_he || send(guest, as_text(&ToClient::Seen(Box::new(self.seen_from(user, guest.log_seen, &here)))))
        });
        self.guests = guests;
    }

    /// How the match stands for somebody: what he alone is told is with it.
    pub(super) fn seen_from(&self, user: Option<UserId>, log_after: u32, here: &[Seat]) -> wire::Seen {
        let passes = self.passes_for(user);
        let seen = seen::seen(&self.row, &self.sitting, user, log_after, here);
        let question = seen.question.filter(|_| !passes.at_once);
        wire::Seen { question, passed: passes.passed, goes_on: passes.goes_on, ..seen }
    }

    /// Tells everybody how the match stands. Who may not look any more, because he got up or because it has begun, is let go.
    pub fn push(&mut self) {
        let mut guests = std::mem::take(&mut self.guests);
        guests.retain(|guest| seen::is_open_to(&self.row, guest.user));
        let here = seats_of(self.everywhere(&guests).seats);
        let end = self.sitting.log_len();
        // Spectators all see the same, and so do two windows of one player.
        let mut made: Vec<((Option<UserId>, u32), Utf8Bytes)> = Vec::new();
        guests.retain_mut(|guest| {
            let user = self.as_heard(guest);
            let key = (user, guest.log_seen);
            let known = made.iter().find(|(other, _)| *other == key).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let seen = self.seen_from(user, guest.log_seen, &here);
                let text = as_text(&ToClient::Seen(Box::new(seen)));
                made.push((key, text.clone()));
                text
            });
            guest.log_seen = end;
            send(guest, text)
        });
        self.guests = guests;
        self.put_up_who_is_here();
    }

    /// Sends the chat that is new, to everybody what he is to hear.
    pub async fn push_chat(&mut self, rooms: &Rooms) -> Result<(), Refused> {
        let lines = rooms.store.chat(&self.row.made.id, self.chat_sent).await?;
        let Some(last) = lines.last() else { return Ok(()) };
        self.chat_sent = last.number;
        self.sign.chat.store(last.number, Ordering::Relaxed);
        self.send_chat(&lines, |_| true);
        Ok(())
    }

    /// The match is over: those who played hear what the spectators said.
    pub(super) async fn open_talk(&mut self, rooms: &Rooms) {
        // Who does not get it now still finds it when he asks.
        let sent = Page::Before(self.chat_sent + 1);
        let said = rooms.store.page_of_chat(&self.row.made.id, sent, &[Audience::Spectators], MOST_CHAT).await;
        let Ok(lines) = said else { return };
        let players: Vec<UserId> = self.row.seats.iter().filter_map(|seat| seat.holder.user()).collect();
        self.send_chat(&lines, |user| user.is_some_and(|user| players.contains(&user)));
    }

    fn send_chat(&mut self, lines: &[ChatLine], to: impl Fn(Option<UserId>) -> bool) {
        let mut guests = std::mem::take(&mut self.guests);
        // Spectators all hear the same.
        let mut made: Vec<(Option<UserId>, Option<Utf8Bytes>)> = Vec::new();
        guests.retain(|guest| {
            if !to(guest.user) {
                return true;
            }
            let user = self.as_heard(guest);
            let known = made.iter().find(|(other, _)| *other == user).map(|(_, text)| text.clone());
            let text = known.unwrap_or_else(|| {
                let heard = lines.iter().filter(|line| self.sitting.may_hear(user, line.audience));
                let heard: Vec<_> = heard.cloned().map(seen::chat_line).collect();
                let text = (!heard.is_empty()).then(|| as_text(&ToClient::Chat { lines: heard }));
                made.push((user, text.clone()));
                text
            });
            text.is_none_or(|text| send(guest, text))
        });
        self.guests = guests;
    }

    /// Who somebody is to the match: nobody in particular, if he only watches.
    fn as_heard(&self, guest: &Guest) -> Option<UserId> {
        guest.user.filter(|user| self.sitting.is_seated(*user))
    }

    /// Tells everybody something, and lets them go.
    pub fn dismiss(&mut self) {
        let text = as_text(&ToClient::Stopping);
        self.guests.drain(..).for_each(|guest| {
            send(&guest, text.clone());
        });
    }

    /// Somebody came or went. Where many are, all of them are told together, after a while: each telling is as long as they are many.
    fn presence_changed(&mut self, rooms: &Arc<Rooms>) {
        self.put_up_who_is_here();
        if self.guests.len() <= CROWD {
            return self.tell_who_is_here();
        }
        if !std::mem::replace(&mut self.presence.is_due, true) {
            let (rooms, id) = (rooms.clone(), self.row.made.id.clone());
            tokio::spawn(async move {
                tokio::time::sleep(TOGETHER).await;
                if let Ok(mut inner) = rooms.room(&id).enter(&rooms).await {
                    inner.tell_who_is_here();
                }
            });
        }
    }

    /// Somebody may have come to another node, or gone there.
    pub fn look_elsewhere(&mut self, rooms: &Arc<Rooms>) {
        if self.elsewhere != self.bus.elsewhere(&self.row.made.id) {
            self.presence_changed(rooms);
        }
    }

    fn tell_who_is_here(&mut self) {
        self.presence.is_due = false;
        self.elsewhere = self.bus.elsewhere(&self.row.made.id);
        let here = self.here_of(&self.guests).and(self.elsewhere);
        let seats = seats_of(here.seats).iter().map(|seat| self.sitting.game().seat_name(*seat).into()).collect();
        let text = as_text(&ToClient::Here { seats, spectators: here.spectators });
        self.guests.retain(|guest| send(guest, text.clone()));
    }

    /// For those who look at lists, and for other nodes.
    fn put_up_who_is_here(&self) {
        let here = self.here_of(&self.guests);
        self.sign.here.store(here.seats, Ordering::Relaxed);
        self.sign.guests.store(self.guests.len() as u32, Ordering::Relaxed);
        self.bus.tell_here(&self.row.made.id, here);
    }

    /// The seats that somebody is connected for, here or elsewhere.
    pub(super) fn seats_here(&self) -> Vec<Seat> {
        seats_of(self.everywhere(&self.guests).seats)
    }

    /// These, and those who are connected elsewhere.
    fn everywhere(&self, guests: &[Guest]) -> Here {
        self.here_of(guests).and(self.bus.elsewhere(&self.row.made.id))
    }

    /// Whom these are to the match.
    fn here_of(&self, guests: &[Guest]) -> Here {
        let is_here = |seat: &Seat| {
            guests.iter().any(|guest| guest.user.is_some() && guest.user == self.sitting.holder_of(*seat))
        };
        let seats = self.sitting.seating().seats().filter(is_here).fold(0, |seats, seat| seats | 1 << seat.0);
        let spectators = guests.iter().filter(|guest| self.as_heard(guest).is_none()).count() as u32;
        Here { seats, spectators }
    }
}

/// Sends something to somebody; says whether he can be kept. Who does not read is dropped: he can connect again.
fn send(guest: &Guest, text: Utf8Bytes) -> bool {
    guest.out.try_send(text).is_ok()
}

fn as_text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("our own messages can be written").into()
}
