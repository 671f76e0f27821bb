//! This server among those that use the same store: that it is there, what it was built from, and what it has taken on.
//!
//! What a server does in a match without anybody asking (a program's answer, a pass that is due) one of them does: the one that has the lease of the match. A
//! lease has an end by the clock of the store and is renewed as long as there is something to do, so that a server that is gone leaves its matches to the
//! others within seconds. It keeps no answer right, versions do that; it keeps two from thinking about the same. See
//! [decision 22](../../../docs/decisions/0022-thinking-has-one-owner.md).

use crate::{app::App, fate, fate::Fate, games::Games};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use store::{Company, MatchId, Node, Store, StoreError};

/// For so long a lease is taken, and a server is there that says so.
pub const LASTS: Duration = Duration::from_secs(5);
/// How often a server looks for what others have left, in milliseconds: from the first, and up to so much more.
const LOOKS: (u32, u32) = (1_000, 1_000);

/// This server.
pub struct ThisNode {
    node: Node,
    store: Arc<dyn Store>,
    is_leaving: AtomicBool,
}

impl ThisNode {
    /// A server that has not said yet that it is there.
    pub fn new(games: Games, store: Arc<dyn Store>) -> Arc<ThisNode> {
        let rules: Vec<String> = games.all().iter().map(|kind| format!("{} {}", kind.name, kind.rules)).collect();
        let build = format!("{}, {}", env!("CARGO_PKG_VERSION"), rules.join(", "));
        Arc::new(ThisNode { node: Node { name: fate::secret(), build }, store, is_leaving: AtomicBool::new(false) })
    }

    /// The name that no other server has.
    pub fn name(&self) -> &str {
        &self.node.name
    }

    /// Whether others may use the store at the same time.
    pub fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// Says that it is there; gives who else is.
    pub async fn here(&self) -> Result<Company, StoreError> {
        self.store.here(&self.node, LASTS).await
    }

    /// Takes the lease of a match, or renews it; gives until when it lasts, if another has not got it. The end is counted from before it was asked for, so that
    /// it comes here no later than in the store.
    pub async fn lease(&self, id: &MatchId) -> Result<Option<Instant>, StoreError> {
        let until = Instant::now() + LASTS;
        let ours = !self.is_leaving() && self.store.lease(id, &self.node.name, LASTS).await?;
        Ok(ours.then_some(until))
    }

    /// Gives the lease of a match back.
    pub async fn release(&self, id: &MatchId) {
        if let Err(error) = self.store.release_lease(id, &self.node.name).await {
            tracing::debug!(%error, "a lease was not given back; it ends by itself");
        }
    }

    /// Whether it takes nothing on any more.
    pub fn is_leaving(&self) -> bool {
        self.is_leaving.load(Ordering::Relaxed)
    }

    /// Takes nothing on any more, and leaves what it has to the others.
    pub async fn leave(&self) {
        self.is_leaving.store(true, Ordering::Relaxed);
        if let Err(error) = self.store.gone(&self.node.name).await {
            tracing::warn!(%error, "the other servers could not be told that this one goes; they notice within seconds");
        }
    }
}

/// Whether a lease need not be renewed yet: more than half of it is left.
pub fn lasts(until: Instant) -> bool {
    until > Instant::now() + LASTS / 2
}

/// For as long as the server runs: says that it is there, and goes on with what others have left.
pub async fn stay_among_others(app: Arc<App>) {
    let rooms = &app.rooms;
    let (least, more) = LOOKS;
    loop {
        tokio::time::sleep(Duration::from_millis((least + Fate.below(more)).into())).await;
        if rooms.node.is_leaving() {
            return;
        }
        let looked = async {
            let company = rooms.node.here().await?;
            app.share_with(company.nodes);
            rooms.take_over().await
        };
        if let Err(error) = looked.await {
            tracing::warn!(%error, "the other servers cannot be seen");
        }
    }
}
