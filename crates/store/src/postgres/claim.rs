//! One server uses a database, for now: two would not hear of what the other writes.
//!
//! Whoever starts takes a lock that is kept as long as his connection is. PostgreSQL lets go of it when the process is gone, however it went. If the
//! database was away, the lock is taken again when it is back.

use super::{Postgres, Result, connections::Connections, one};
use crate::StoreError;
use deadpool_postgres::{Client, ClientWrapper};
use std::time::{Duration, Instant};
use tokio::{task::JoinHandle, time::sleep};

/// The number of the lock.
const LOCK: i64 = 0x7765_7374_6d61_7264;

/// How long the one before may take to be gone.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often it is looked after.
const OFTEN: Duration = Duration::from_millis(500);

/// A database that is ours for as long as this is kept.
pub struct Claim(JoinHandle<()>);

impl Drop for Claim {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Postgres {
    /// Takes the database for oneself; refused if another process has it.
    pub async fn claim(&self) -> Result<Claim> {
        let begun = Instant::now();
        let ours = loop {
            if let Some(ours) = lock(&self.connections).await? {
                break ours;
            }
            if begun.elapsed() > PATIENCE {
                return Err(StoreError::Failed(
                    "another server uses the database: stop it first, or name another database".into(),
                ));
            }
            sleep(OFTEN / 5).await;
        };
        Ok(Claim(tokio::spawn(look_after(ours, self.connections.clone()))))
    }
}

/// A connection that has the lock, if nobody else does. It is taken out of the pool, so that the lock goes with it.
async fn lock(connections: &Connections) -> Result<Option<ClientWrapper>> {
    let client = connections.client().await?;
    let locked: bool = one(&client, "SELECT pg_try_advisory_lock($1)", &[&LOCK]).await?.try_get(0)?;
    Ok(locked.then(|| Client::take(client)))
}

/// Takes the lock again whenever the connection has broken.
async fn look_after(mut ours: ClientWrapper, connections: Connections) {
    loop {
        sleep(OFTEN).await;
        if !ours.is_closed() {
            continue;
        }
        match lock(&connections).await {
            Ok(Some(locked)) => ours = locked,
            Ok(None) => tracing::error!("another server has begun to use the database: stop one of them"),
            Err(error) => tracing::debug!(%error, "the database is not back yet"),
        }
    }
}
