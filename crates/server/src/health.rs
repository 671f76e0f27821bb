//! Whether the server is well: it can write to its disk.
//!
//! Whoever watches a server asks often. So it is tried every few seconds at most, however many ask and whether or not they wait
//! for the answer.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};
use store::Store;
use tokio::{sync::watch, time::timeout};

/// For how long what was found is good enough.
const GOOD_FOR: Duration = Duration::from_secs(5);
/// A disk that needs longer than this is not well.
const PATIENCE: Duration = Duration::from_secs(10);

/// What was found last: nothing while it is being tried.
type Found = watch::Receiver<Option<bool>>;

/// Whether the server is well.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, Found)>>);

impl Health {
    /// Whether it can write.
    pub async fn can_write(&self, store: &Arc<dyn Store>) -> bool {
        let mut found = self.found(store);
        let told = timeout(PATIENCE, found.wait_for(Option::is_some)).await;
        matches!(told, Ok(Ok(written)) if *written == Some(true))
    }

    fn found(&self, store: &Arc<dyn Store>) -> Found {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((since, found)) = &*last {
            let under_way = found.borrow().is_none() && found.has_changed().is_ok();
            if under_way || since.elapsed() < GOOD_FOR {
                return found.clone();
            }
        }
        let (tell, found) = watch::channel(None);
        *last = Some((Instant::now(), found.clone()));
        let store = store.clone();
        tokio::spawn(async move {
            let written = store.try_to_write().await;
            if let Err(error) = &written {
                tracing::error!(%error, "nothing can be written");
            }
            tell.send_replace(Some(written.is_ok()));
        });
        found
    }
}
