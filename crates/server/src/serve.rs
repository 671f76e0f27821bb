//! Listening: accepts connections, and stops without losing anything.

use crate::{
    api,
    app::{App, Settings},
    bus::Nodes,
    check::{Checked, check},
    doors::Place,
    error::Refused,
    finishing::{LONGEST_BODY, finish},
    folder::Folder,
    games::Games,
    guard,
    nodes::{self, ThisNode},
    people,
    reading::Desk,
    rooms::Rooms,
};
use axum::{
    Router,
    extract::{ConnectInfo, DefaultBodyLimit, Request},
    http::StatusCode,
    middleware,
    response::{IntoResponse, Response},
};
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use std::{
    io::ErrorKind,
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};
use store::{Postgres, Sqlite, Store, StoreError};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    time::timeout,
};
use tokio_io_timeout::TimeoutStream;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer};

/// The longest time for a request.
const LONGEST_TIME: Duration = Duration::from_secs(30);
/// The longest head of a request, in bytes. No more of what is read or written is kept for a connection either.
const LONGEST_HEAD: usize = 64 * 1024;
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
    /// Another program listens there.
    #[error("port {} of {} is taken by another program: choose another one, as with --listen {}", .0.port(), .0.ip(), beside(*.0))]
    Taken(SocketAddr),
    /// It cannot listen there.
    #[error("cannot listen at {0}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// The matches could not be checked.
    #[error("the matches could not be checked: {}", .0.message)]
    Check(Refused),
}

/// The port beside one that is taken.
fn beside(taken: SocketAddr) -> SocketAddr {
    SocketAddr::new(taken.ip(), taken.port().checked_add(1).unwrap_or(8080))
}

/// The name of the file in the data folder.
pub const FILE: &str = "westmarch.db";

/// What a server keeps everything in.
enum Kept {
    /// A file, in a folder that nobody else has for as long as this is kept.
    File { file: Arc<Sqlite>, _folder: Folder },
    /// A database, which others may use too.
    Database(Arc<Postgres>),
}

impl Kept {
    /// Takes what the settings name, and opens the store there.
    async fn take(settings: &Settings) -> Result<Kept, ServeError> {
        if let Some(address) = &settings.store {
            return Ok(Kept::Database(Arc::new(Postgres::open(address).await?)));
        }
        let folder = Folder::take(&settings.data)?;
        Ok(Kept::File { file: Arc::new(Sqlite::open(&settings.data.join(FILE))?), _folder: folder })
    }

    fn store(&self) -> Arc<dyn Store> {
        match self {
            Kept::File { file, .. } => file.clone(),
            Kept::Database(database) => database.clone(),
        }
    }

    fn rooms(&self, games: Games) -> Arc<Rooms> {
        match self {
            Kept::File { file, .. } => Rooms::new(games, file.clone()),
            Kept::Database(database) => Rooms::among(games, Nodes::join(database.clone())),
        }
    }
}

/// Checks every running match that is kept there: one that does not lead to where it was is held. See [`check`].
pub async fn check_store(settings: &Settings, games: Games) -> Result<Checked, ServeError> {
    let kept = Kept::take(settings).await?;
    let store = kept.store();
    let node = ThisNode::new(games, store.clone());
    let checked = check(store.as_ref(), &Desk::new(games, store.clone(), node.clone())).await;
    node.leave().await;
    checked.map_err(ServeError::Check)
}

/// A server that listens and has not begun to answer.
pub struct Server {
    kept: Kept,
    app: Arc<App>,
    listener: TcpListener,
    checked: watch::Sender<Option<Checked>>,
}

impl Server {
    /// Takes the folder, or joins those who use the database, opens the store and listens. Matches of the given games can be played.
    pub async fn open(settings: Settings, games: Games) -> Result<Server, ServeError> {
        let kept = Kept::take(&settings).await?;
        let listener = TcpListener::bind(settings.listen).await.map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => ServeError::Taken(settings.listen),
            _ => ServeError::Listen(settings.listen, error),
        })?;
        let rooms = kept.rooms(games);
        // The others know of it before it does anything.
        let company = rooms.node.here().await?;
        let app = App::new(settings, rooms);
        app.share_with(company.nodes);
        Ok(Server { kept, app, listener, checked: watch::Sender::new(None) })
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
        // Nobody else has the folder before the last of this is over.
        let _kept = self.kept;
        let app = self.app;
        app.rooms.look_after();
        tokio::spawn(take_up(app.rooms.clone(), self.checked));
        if app.rooms.node.is_shared() {
            tokio::spawn(nodes::stay_among_others(app.clone()));
        }
        let service = TowerToHyperService::new(router(app.clone()));
        let (stopping, is_stopping) = watch::channel(false);
        let stop = async {
            stop.await;
            app.draining.store(true, Ordering::Relaxed);
            tokio::time::sleep(app.settings.drain).await;
        };
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    // Where there are too many, the door is shut in his face: he needs no file and no memory.
                    Ok((stream, peer)) => if let Ok(place) = app.connections.enter(peer.ip()) {
                        let guest = Guest { stream, peer, place: Arc::new(place), is_stopping: is_stopping.clone() };
                        tokio::spawn(guest.stay(app.settings.silence, service.clone()));
                    },
                    Err(error) => {
                        tracing::warn!(%error, "a connection was not accepted");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        drop(self.listener);
        app.stopping.store(true, Ordering::Relaxed);
        stopping.send_replace(true);
        // Programs think on elsewhere, from now on.
        app.rooms.node.leave().await;
        app.rooms.dismiss().await;
        // Sockets are among the connections, so every one of them has heard of it when all are gone.
        if timeout(STOPPING, app.connections.empty()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if let Some(nodes) = &app.rooms.nodes {
            nodes.goodbye().await;
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
        .layer(middleware::from_fn_with_state(app.clone(), finish))
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

/// Somebody who is connected.
struct Guest {
    stream: TcpStream,
    peer: SocketAddr,
    /// Requests have it too: the socket of a match outlives the HTTP that it began with.
    place: Arc<Place>,
    is_stopping: watch::Receiver<bool>,
}

impl Guest {
    /// Stays until one of both goes. Nothing is made ready for him before he has said something: then he costs next to nothing.
    async fn stay(mut self, silence: Duration, router: TowerToHyperService<Router>) {
        let mut first = [0];
        let spoken = tokio::select! {
            // That there might be something to read is assumed of everybody who is new, so `readable` would not do.
            spoken = timeout(silence, self.stream.peek(&mut first)) => matches!(spoken, Ok(Ok(1))),
            _ = self.is_stopping.wait_for(|stopping| *stopping) => false,
        };
        if spoken {
            Box::pin(self.talk(silence, router)).await;
        }
    }

    async fn talk(mut self, silence: Duration, router: TowerToHyperService<Router>) {
        // Small messages should not wait for more.
        let _ = self.stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(self.stream);
        stream.set_write_timeout(Some(silence));
        let (peer, place) = (self.peer, self.place);
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(place.clone());
            router.call(request)
        });
        let mut http = http1::Builder::new();
        // This counts from the last answer on, so that nobody stays who asks for nothing more.
        http.timer(TokioTimer::new()).header_read_timeout(silence).max_buf_size(LONGEST_HEAD);
        let connection = http.serve_connection(TokioIo::new(Box::pin(stream)), service).with_upgrades();
        tokio::pin!(connection);
        // Who hangs up in the middle is no concern of ours.
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = self.is_stopping.wait_for(|stopping| *stopping) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}
