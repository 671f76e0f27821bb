//! Listening: accepts connections, and stops without losing anything.

use crate::{
    api,
    app::{App, MOST_VISITS, Settings},
    bus::LocalBus,
    check::{Checked, check},
    error::Refused,
    finishing::finish,
    games::Games,
    guard,
    reading::Desk,
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
    sync::{Arc, atomic::Ordering},
    time::Duration,
};
use store::{Sqlite, Store, StoreError};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
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

/// Checks every running match of a folder; see [`check`].
pub async fn check_store(data: &std::path::Path, games: Games) -> Result<Checked, ServeError> {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&data.join(FILE))?);
    check(store.as_ref(), &Desk::new(games, store.clone())).await.map_err(ServeError::Check)
}

/// A server that listens and has not begun to answer.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    checked: watch::Sender<Option<Checked>>,
}

impl Server {
    /// Opens the store and listens. Matches of the given games can be played.
    pub async fn open(settings: Settings, games: Games) -> Result<Server, ServeError> {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&settings.data.join(FILE))?);
        let listener = TcpListener::bind(settings.listen).await?;
        let rooms = Rooms::new(games, store, Arc::new(LocalBus::new()));
        Ok(Server { app: App::new(settings, rooms), listener, checked: watch::Sender::new(None) })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// What the check of all running matches finds, once it is done. It begins when the server runs, and others play meanwhile.
    pub fn checked(&self) -> watch::Receiver<Option<Checked>> {
        self.checked.subscribe()
    }

    /// The app, for tests.
    pub fn app(&self) -> Arc<App> {
        self.app.clone()
    }

    /// Answers until it is told to stop; then finishes what is under way and tells everybody.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
        let app = self.app;
        app.rooms.look_after();
        tokio::spawn(take_up(app.rooms.clone(), self.checked));
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

/// Takes up what was under way when the server was stopped, and then checks every running match. Whatever is opened in the meantime is
/// checked before.
async fn take_up(rooms: Arc<Rooms>, checked: watch::Sender<Option<Checked>>) {
    if let Err(refused) = rooms.wake().await {
        tracing::error!(message = refused.message, "not everything could be taken up");
    }
    match check(rooms.store.as_ref(), &rooms.desk).await {
        Ok(found) => drop(checked.send(Some(found))),
        Err(refused) => tracing::error!(message = refused.message, "the matches could not be checked"),
    }
}

/// Everything that can be asked for.
pub fn router(app: Arc<App>) -> Router {
    let (calls, _) = api::calls().split_for_parts();
    calls
        .fallback(nothing_here)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn(finish))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, LONGEST_TIME))
        .layer(CatchPanicLayer::custom(|_| Refused::broken().into_response()))
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
