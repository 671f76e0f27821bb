//! The address at which figures are read: another one than that of the players, over plain http, and nothing else is there.

use super::Figures;
use crate::app::App;
use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use std::{sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::Semaphore, task::JoinSet, time::timeout};

/// So many may read at once.
const READERS: usize = 16;
/// For no longer than this.
const LONGEST: Duration = Duration::from_secs(10);
/// What the text is.
const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Answers there for as long as what it gives is kept.
pub fn show(listener: Option<TcpListener>, app: &Arc<App>) -> JoinSet<()> {
    let mut showing = JoinSet::new();
    if let Some(listener) = listener {
        showing.spawn(answer(listener, app.clone()));
    }
    showing
}

async fn answer(listener: TcpListener, app: Arc<App>) {
    let service = TowerToHyperService::new(Router::new().route("/metrics", get(page)).with_state(app));
    let places = Arc::new(Semaphore::new(READERS));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(place) = places.clone().try_acquire_owned() else { continue };
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).keep_alive(false);
        let connection = http.serve_connection(TokioIo::new(stream), service.clone());
        tokio::spawn(async move {
            // Who hangs up, or does not read, is no concern of ours.
            let _ = timeout(LONGEST, connection).await;
            drop(place);
        });
    }
}

async fn page(State(app): State<Arc<App>>) -> Response {
    let figures: &Figures = &app.rooms.figures;
    match figures.page(&app).await {
        Ok(text) => ([(header::CONTENT_TYPE, FORMAT)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
