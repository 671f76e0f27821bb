//! What was begun is finished. A caller who hangs up, or waits for too long, takes nothing with him: whatever changes something runs
//! in a task of its own, which nobody stops half-way between writing and telling.

use crate::error::Refused;
use axum::{
    extract::Request,
    middleware::Next,
    response::{IntoResponse, Response},
};

/// Runs a request that may change something to its end, whoever still waits for it.
pub async fn finish(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    let running = tokio::spawn(next.run(request));
    running.await.unwrap_or_else(|_| Refused::broken().into_response())
}
