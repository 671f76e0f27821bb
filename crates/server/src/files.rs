//! The pages of the server: the browser client, which is a part of the program. Where it has not been built (`make web`), a
//! page says so.

use crate::error::Refused;
use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{Embed, EmbeddedFile};

/// What Vite has made of `web/`.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

const NOT_BUILT: &str = include_str!("page.html");
/// Files whose names change with their content need never be asked for again.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Where the paths of its pages begin.
const PAGES: [&str; 12] =
    ["", "lobby", "mine", "create", "decks", "learn", "match", "join", "rules", "settings", "account", "about"];

/// The file at a path. Pages of the client have paths of their own, which all lead to its one page.
pub fn file(path: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    if PAGES.contains(&first) {
        return page(path, headers);
    }
    match Client::get(path) {
        Some(file) => send(path, file, headers),
        // Whoever mistyped an address is told so by a page; whoever asks for a file, or calls the server, by a refusal.
        None if first != "api" && !path.contains('.') => {
            let mut lost = page(path, &HeaderMap::new());
            *lost.status_mut() = StatusCode::NOT_FOUND;
            lost
        }
        None => Refused::not_found().into_response(),
    }
}

/// The one page of the client.
fn page(path: &str, headers: &HeaderMap) -> Response {
    match Client::get("index.html") {
        Some(file) => send(path, file, headers),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
    }
}

fn send(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag: String = file.metadata.sha256_hash()[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let caching = if path.starts_with("assets/") { FOR_EVER } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => {
            let kind = file.metadata.mimetype().to_string();
            ([(header::CONTENT_TYPE, kind)], file.data).into_response()
        }
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_the_client_is_its_one_page_and_other_paths_are_nothing() {
        let nobody = HeaderMap::new();
        for page in ["/", "/join/abc/def", "/rules", "/lobby"] {
            assert_eq!(file(page, &nobody).status(), StatusCode::OK, "{page}");
        }
        for nothing in ["/api", "/api/nothing", "/nothing", "/no.png", "/../Cargo.toml", "/%2e%2e/Cargo.toml"] {
            assert_eq!(file(nothing, &nobody).status(), StatusCode::NOT_FOUND, "{nothing}");
        }
    }

    #[test]
    fn a_mistyped_address_is_a_page_and_a_missing_file_is_none() {
        let is_page = |path: &str| {
            let answer = file(path, &HeaderMap::new());
            answer.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
        };
        assert!(is_page("/nothing") && is_page("/no/where"));
        assert!(!is_page("/api/nothing") && !is_page("/assets/no.js"));
    }
}
