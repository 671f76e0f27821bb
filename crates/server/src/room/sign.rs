//! What can be seen of a room without entering: how far it has come, and who is there. Whoever hears of something looks here whether the
//! room has to be told.

use super::Room;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::atomic::{AtomicU32, AtomicU64, Ordering},
};
use store::{MatchId, Standing};
use table::{Seat, Seating};

/// What can be seen of a room without entering.
#[derive(Default)]
pub(super) struct Sign {
    /// The version that everybody in the room knows of.
    pub(super) version: AtomicU32,
    /// The last version that was heard of: whoever enters next takes what was added.
    pub(super) latest: AtomicU32,
    /// How many are connected here.
    pub(super) guests: AtomicU32,
    /// The last line of chat that was sent to the guests.
    pub(super) chat: AtomicU32,
    /// Who sits where, as a number that is another one when somebody else does.
    pub(super) seated: AtomicU64,
    /// The seats that somebody is connected for here, a bit each.
    pub(super) here: AtomicU32,
}

impl Room {
    /// The match has come to this version; says whether somebody here has to be told. Where nobody is, whoever enters next is early enough:
    /// a room that nobody needs is not kept because the match is played elsewhere.
    pub fn hear_of(&self, version: u32) -> bool {
        // Most that is heard of is our own: nobody needs to wait for the room to see that.
        if self.sign.version.load(Ordering::Relaxed) >= version {
            return false;
        }
        self.sign.latest.fetch_max(version, Ordering::Relaxed);
        // Whoever is inside may be about to let somebody in, and has looked before this was heard.
        self.has_guests() || self.inner.try_lock().is_err()
    }

    /// Whether somebody is connected here.
    pub fn has_guests(&self) -> bool {
        self.sign.guests.load(Ordering::Relaxed) > 0
    }

    /// The match.
    pub fn id(&self) -> &MatchId {
        &self.id
    }

    /// The seats that somebody is connected for here, a bit each.
    pub fn here(&self) -> u32 {
        self.sign.here.load(Ordering::Relaxed)
    }

    /// Whether somebody else sits there than the room knows, or has another name.
    pub fn is_seated_otherwise(&self, standing: &Standing) -> bool {
        standing.seated.as_ref().is_some_and(|seated| self.sign.seated.load(Ordering::Relaxed) != mark_of(seated))
    }

    /// Whether something was said that the room has not heard.
    pub fn was_spoken_in(&self, standing: &Standing) -> bool {
        self.sign.chat.load(Ordering::Relaxed) < standing.chatted
    }
}

/// The seats of these bits.
pub fn seats_of(bits: u32) -> Vec<Seat> {
    (0..Seating::MOST as u8).filter(|seat| bits & (1 << seat) != 0).map(Seat).collect()
}

/// A number that stands for a text.
pub(super) fn mark_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
