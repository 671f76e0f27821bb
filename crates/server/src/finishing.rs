//! What was begun is finished. A caller who hangs up, or waits for too long, takes nothing with him: whatever changes something runs
//! in a task of its own, which nobody stops half-way between writing and telling. It begins when all that he sends is there: who
//! promises a body and does not bring it has begun nothing.

use crate::{app::App, asking, error::Refused, figures::Trouble};
use axum::{
    body::{Body, to_bytes},
    extract::{Request, State},
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::sync::Arc;
use tokio::time::timeout;

/// The longest body of a request, in bytes: a record of a long game fits.
pub const LONGEST_BODY: usize = 512 * 1024;

/// Runs a request that may change something to its end, whoever still waits for it.
pub async fn finish(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let body = match timeout(app.settings.silence, to_bytes(body, LONGEST_BODY)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return Refused::too_large().into_response(),
        Err(_) => return StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    let running = tokio::spawn(asking::going_on(next.run(Request::from_parts(head, Body::from(body)))));
    running.await.unwrap_or_else(|_| {
        app.rooms.figures.trouble(Trouble::Panic);
        Refused::broken().into_response()
    })
}
