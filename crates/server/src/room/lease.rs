//! Whether this server is the one that goes on with the match where nobody has to be asked ([`crate::nodes`]).

use super::Inner;
use crate::{
    error::Refused,
    nodes::{LASTS, lasts},
    rooms::Rooms,
};
use std::time::Instant;

/// The lease of a match, as far as a room knows of it.
#[derive(Default)]
pub struct Lease {
    /// It is ours until then.
    until: Option<Instant>,
    /// Another had it then.
    denied: Option<Instant>,
}

impl Lease {
    /// It was taken or renewed until then, or not.
    pub fn note(&mut self, until: Option<Instant>) {
        self.until = until;
        self.denied = until.is_none().then(Instant::now);
    }

    /// Another had it a moment ago. Whoever looks for what is left behind finds it if he does not go on.
    pub fn is_anothers(&self) -> bool {
        self.denied.is_some_and(|denied| denied.elapsed() < LASTS)
    }

    /// Something was written here, so somebody here has to see to what comes of it.
    pub fn may_be_had(&mut self) {
        self.denied = None;
    }
}

impl Inner {
    /// Takes the lease of the match if it is not ours for a while yet; says whether it is.
    pub async fn take_lease(&mut self, rooms: &Rooms) -> Result<bool, Refused> {
        if rooms.node.is_leaving() || self.lease.until.is_none_or(|until| !lasts(until)) {
            self.lease.note(rooms.node.lease(&self.row.made.id).await?);
        }
        Ok(self.lease.until.is_some())
    }

    /// Gives the lease back if there is nothing more to do.
    pub async fn settle(&mut self, rooms: &Rooms) {
        if self.has_something_to_do() || self.lease.until.take().is_none() {
            return;
        }
        rooms.node.release(&self.row.made.id).await;
    }

    /// Whether a program thinks, or somebody is to be passed for.
    pub fn has_something_to_do(&self) -> bool {
        self.thinking || self.passes_soon()
    }
}
