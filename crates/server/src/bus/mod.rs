//! How rooms hear of what others have written, and of who is connected elsewhere.
//!
//! | to read about | see |
//! |---|---|
//! | one process | [`LocalBus`] |
//! | several processes on one database | [`nodes`] |
//! | what they say to each other, as text | [`letter`] |
//! | who is connected to them | [`elsewhere`] |

mod elsewhere;
pub mod letter;
pub mod nodes;

pub use nodes::Nodes;

use std::sync::atomic::{AtomicU64, Ordering};
use store::{MatchId, TokenHash, UserId};
use table::Seat;
use tokio::sync::broadcast;

/// Something was written, or happened elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A match has come to this version.
    Match(MatchId, u32),
    /// Somebody sat down, or got up, in a match that has not begun.
    Seats(MatchId),
    /// Somebody said something.
    Chat(MatchId),
    /// Somebody is called otherwise, or has been forgotten.
    Renamed(UserId),
    /// Somebody wants to be asked elsewhere.
    Stops(UserId),
    /// Somebody is not signed in any more.
    Ended(Ended),
    /// Somebody passes until his next stop, or does not any more. Whoever has written it knows already.
    GoesOn(MatchId, Seat, bool),
    /// Somebody came to a match at another node, or went.
    Here(MatchId),
    /// Something was not heard, and nobody knows what.
    Missed,
}

/// Sessions that have ended: whoever is connected by one of them is not any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// This one.
    Session(TokenHash),
    /// All of a person, but one.
    Others(UserId, Option<TokenHash>),
}

impl Ended {
    /// Whether a session is among them.
    pub fn has(self, user: UserId, token: TokenHash) -> bool {
        match self {
            Ended::Session(ended) => ended == token,
            Ended::Others(of, but) => of == user && but != Some(token),
        }
    }
}

/// Who is connected to a match.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Here {
    /// The seats that somebody is connected for, a bit each.
    pub seats: u32,
    /// How many watch.
    pub spectators: u32,
}

impl Here {
    /// Those of both.
    pub fn and(self, other: Here) -> Here {
        Here { seats: self.seats | other.seats, spectators: self.spectators.saturating_add(other.spectators) }
    }
}

/// Carries notices to everybody who serves matches, the sender too.
pub trait Bus: Send + Sync + 'static {
    /// Tells everybody.
    fn publish(&self, notice: Notice);
    /// What is told from now on.
    fn subscribe(&self) -> broadcast::Receiver<Notice>;
    /// How many have been sent, for whoever watches.
    fn sent(&self) -> u64 {
        0
    }

    /// Tells everybody but oneself.
    fn publish_elsewhere(&self, _notice: Notice) {}
    /// Tells the others who is connected to a match here.
    fn tell_here(&self, _id: &MatchId, _here: Here) {}
    /// Who is connected to a match elsewhere.
    fn elsewhere(&self, _id: &MatchId) -> Here {
        Here::default()
    }
}

/// A bus for one process.
pub struct LocalBus(broadcast::Sender<Notice>, AtomicU64);

impl LocalBus {
    /// A bus nobody listens to yet.
    pub fn new() -> LocalBus {
        LocalBus(broadcast::channel(4096).0, AtomicU64::new(0))
    }
}

impl Default for LocalBus {
    fn default() -> Self {
        LocalBus::new()
    }
}

impl Bus for LocalBus {
    fn publish(&self, notice: Notice) {
        self.1.fetch_add(1, Ordering::Relaxed);
        // Nobody listening is nothing to worry about.
        let _ = self.0.send(notice);
    }

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }

    fn sent(&self) -> u64 {
        self.1.load(Ordering::Relaxed)
    }
}
