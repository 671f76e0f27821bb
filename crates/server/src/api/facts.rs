//! What never changes in a game. A browser keeps it, and is told when it is still the same.

use super::Path;
use crate::{app::App, error::Refused};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// What never changes in a game: a map, cards, pieces. Null if the game has no such thing.
#[utoipa::path(get, path = "/api/games/{game}/facts", tag = "matches", params(("game" = String, Path)), responses((status = 200, body = Object)))]
pub async fn facts(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    Ok(unless_known(&headers, app.games().kind(&game)?.facts.map(|facts| facts())))
}

/// What the things of a game say in a language, where that is made and not written in the client: the sentences of cards. It says in
/// which language it is. Null if the game has no such thing.
#[utoipa::path(get, path = "/api/games/{game}/texts/{language}", tag = "matches", params(("game" = String, Path), ("language" = String, Path)), responses((status = 200, body = Object)))]
pub async fn texts(
    State(app): State<Arc<App>>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    Ok(unless_known(&headers, app.games().kind(&game)?.texts.map(|texts| texts(&language))))
}

/// The whole of it, or that it is what the caller has already.
fn unless_known(headers: &HeaderMap, value: Option<Box<RawValue>>) -> Response {
    let text = value.map_or_else(|| "null".into(), |value| String::from(Box::<str>::from(value)));
    let digest = Sha256::digest(text.as_bytes());
    let tag: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    // Weak: it may be compressed on its way.
    let tag = format!("W/\"{tag}\"");
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let how = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".into())];
    if known {
        return (StatusCode::NOT_MODIFIED, how).into_response();
    }
    (how, [(header::CONTENT_TYPE, "application/json")], text).into_response()
}
