//! Listening: accepts connections, and stops without losing anything.

use crate::{
    api,
    app::{App, MOST_VISITS, Settings},
    bus::LocalBus,
    check::{Checked, check},
    error::Refused,
    folder::Folder,
    games::Games,
    guard, people,
    rooms::Rooms,
};
use axum::{
    Extension, Router,
    extract::{ConnectInfo, DefaultBodyLimit, Request},
    http::StatusCode,
    middleware,
    response::{IntoResponse, Response},
};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    server::{conn::auto::Builder, graceful::GracefulShutdown},
};
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::{Arc, atomic::Ordering},
    time::Duration,
};
use store::{Sqlite, Store, StoreError};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer};

/// The longest body of a request, in bytes: a record of a long game fits.
const LONGEST_BODY: usize = 512 * 1024;
/// The longest time for a request.
const LONGEST_TIME: Duration = Duration::from_secs(30);
/// The longest time for the head of a request.
const LONGEST_HEAD: Duration = Duration::from_secs(15);
/// So many connections at most.
const MOST_CONNECTIONS: usize = 20_000;
/// How long a stop waits for what is under way.
const STOPPING: Duration = Duration::from_secs(10);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another process has the folder.
    #[error("another server uses the folder {}: stop it first, or name another folder with --data", .0.display())]
    InUse(PathBuf),
    /// The folder cannot be used.
    #[error("cannot use the folder {}", .0.display())]
    Folder(PathBuf, #[source] std::io::Error),
    /// The store cannot be opened.
    #[error("the store cannot be opened")]
    Store(#[from] StoreError),
    /// It cannot listen there.
    #[error("cannot listen there")]
    Listen(#[from] std::io::Error),
    /// The matches could not be checked.
    #[error("the matches could not be checked: {}", .0.message)]
    Check(Refused),
}

/// The name of the file in the data folder.
pub const FILE: &str = "westmarch.db";

/// Checks every running match of a folder that no server uses: one that does not lead to where it was is held. See [`check`].
pub async fn check_store(data: &Path, games: Games) -> Result<Checked, ServeError> {
    let _ours = Folder::take(data)?;
    let store = Sqlite::open(&data.join(FILE))?;
    check(&store, games).await.map_err(ServeError::Check)
}

/// A server that listens and has not begun to answer.
pub struct Server {
    folder: Folder,
    app: Arc<App>,
    listener: TcpListener,
    /// What the check of all matches has found.
    pub checked: Checked,
}

impl Server {
    /// Takes the folder, opens the store, checks every running match, and listens. Matches of the given games can be played.
    pub async fn open(settings: Settings, games: Games) -> Result<Server, ServeError> {
        let folder = Folder::take(&settings.data)?;
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&settings.data.join(FILE))?);
        let checked = check(store.as_ref(), games).await.map_err(ServeError::Check)?;
        let listener = TcpListener::bind(settings.listen).await?;
        let rooms = Rooms::new(games, store, Arc::new(LocalBus::new()));
        Ok(Server { folder, app: App::new(settings, rooms), listener, checked })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The app, for tests.
    pub fn app(&self) -> Arc<App> {
        self.app.clone()
    }

    /// Answers until it is told to stop; then finishes what is under way and tells everybody.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        // Nobody else has it before the last of this is over.
        let _ours = self.folder;
        let app = self.app;
        app.rooms.look_after();
        app.rooms.wake().await.map_err(ServeError::Check)?;
        let service = router(app.clone());
        let graceful = GracefulShutdown::new();
        let connections = Arc::new(Semaphore::new(MOST_CONNECTIONS));
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match (accepted, connections.clone().try_acquire_owned()) {
                    (Ok((stream, peer)), Ok(permit)) => connection(stream, peer, permit, service.clone(), &graceful),
                    // Too many: the door stays shut until somebody leaves.
                    (Ok(_), Err(_)) => {}
                    (Err(error), _) => {
                        tracing::warn!(%error, "a connection was not accepted");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        drop(self.listener);
        app.stopping.store(true, Ordering::Relaxed);
        app.rooms.dismiss().await;
        // Sockets are not counted among the connections: every one of them has to hear of it too.
        let sockets_told = app.visits.acquire_many(MOST_VISITS as u32);
        let all_gone = async { tokio::join!(graceful.shutdown(), sockets_told) };
        if tokio::time::timeout(STOPPING, all_gone).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        Ok(())
    }
}

/// Everything that can be asked for.
pub fn router(app: Arc<App>) -> Router {
    let (calls, _) = api::calls().split_for_parts();
    calls
        .fallback(nothing_here)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST_TIME))
        .layer(CatchPanicLayer::custom(|_| Refused::broken().into_response()))
        .layer(middleware::from_fn(people::renew))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .with_state(app)
}

async fn nothing_here(request: Request) -> Response {
    crate::files::file(request.uri().path(), request.headers())
}

async fn wrong_method() -> Refused {
    Refused::new(405, "wrong-method", "This can be asked for, but not in this way.")
}

/// Serves a connection, away from the loop that accepts them.
fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    permit: OwnedSemaphorePermit,
    service: Router,
    graceful: &GracefulShutdown,
) {
    // Small messages should not wait for more.
    let _ = stream.set_nodelay(true);
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(LONGEST_HEAD);
    let service = service.layer(Extension(ConnectInfo(peer)));
    let service = hyper_util::service::TowerToHyperService::new(service);
    let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service).into_owned();
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        let _permit = permit;
        // Who hangs up in the middle is no concern of ours.
        let _ = connection.await;
    });
}
