//! Keeping up with other nodes, whatever of their notices is lost: what is in memory is compared with the store. Every second it is asked how far
//! all rooms have come, in one question; after something was missed also who is called how, who is connected where and who wants to be
//! asked what. Only a room that has fallen behind is entered for it, and not before somebody comes if nobody is there.

use super::{News, Rooms};
use crate::bus::{Ended, Nodes};
use std::{collections::HashMap, sync::Arc, time::Duration};
use store::{MatchId, StoreError};
use tokio::time::{MissedTickBehavior, interval};

/// How often rooms are compared with the store.
const OFTEN: Duration = Duration::from_secs(1);
/// At every so manieth time it is asked whether those who are connected are still signed in.
const SESSIONS: u32 = 5;

impl Rooms {
    /// Compares what is in memory with the store for as long as the server runs.
    pub(super) async fn keep_up(self: Arc<Self>, nodes: Arc<Nodes>) {
        let mut often = interval(OFTEN);
        often.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut missed, mut time) = (false, 0u32);
        loop {
            tokio::select! {
                _ = often.tick() => time = time.wrapping_add(1),
                () = self.missed.notified() => missed = true,
            }
            if !nodes.compares() {
                continue;
            }
            let compared = async {
                self.compare(&nodes, missed).await?;
                if missed || time % SESSIONS == 0 {
                    self.end_sessions(&nodes).await?;
                }
                Ok::<_, StoreError>(())
            };
            match compared.await {
                Ok(()) => missed = false,
                // What was missed stays missed until it can be asked.
                Err(error) => tracing::debug!(%error, "rooms cannot be compared with the store; it is tried again"),
            }
        }
    }

    /// Brings rooms up to date that have fallen behind.
    async fn compare(self: &Arc<Self>, nodes: &Nodes, missed: bool) -> Result<(), StoreError> {
        let rooms: HashMap<MatchId, _> = self.in_use().into_iter().map(|room| (room.id().clone(), room)).collect();
        if rooms.is_empty() {
            return Ok(());
        }
        let ids: Vec<MatchId> = rooms.keys().cloned().collect();
        for standing in nodes.store.standing(&ids, missed).await? {
            let Some(room) = rooms.get(&standing.id) else { continue };
            if room.is_seated_otherwise(&standing) {
                self.bring_up_to_date(room.clone(), News::Seats);
            } else if room.hear_of(standing.version) {
                self.bring_up_to_date(room.clone(), News::Written(standing.version));
            }
            if room.was_spoken_in(&standing) {
                self.bring_up_to_date(room.clone(), News::Said);
            }
        }
        if missed {
            let with_guests = rooms.values().filter(|room| room.has_guests());
            with_guests.for_each(|room| self.bring_up_to_date(room.clone(), News::Here));
            // One after the other: nobody else should wait for a connection because of it.
            let all = self.clone();
            tokio::spawn(async move {
                for room in rooms.into_values() {
                    if let Err(refused) = all.tell(&room, News::Wants).await {
                        tracing::error!(message = refused.message, "what somebody wants to be asked is not known");
                    }
                }
            });
        }
        Ok(())
    }

    /// Whoever is connected by a session that there is not any more is told so.
    async fn end_sessions(&self, nodes: &Nodes) -> Result<(), StoreError> {
        let connected = self.connected.all();
        if connected.is_empty() {
            return Ok(());
        }
        for token in nodes.store.ended(&connected).await? {
            // He may have gone meanwhile.
            let _ = self.ended.send(Ended::Session(token));
        }
        Ok(())
    }
}
