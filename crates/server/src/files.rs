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
const PAGES: [&str; 8] = ["", "learn", "match", "join", "rules", "settings", "account", "about"];

/// The file at a path. Pages of the client have paths of their own, which all lead to its one page.
pub fn file(path: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    let is_page = PAGES.contains(&path.split('/').next().unwrap_or_default());
    match Client::get(if is_page { "index.html" } else { path }) {
        Some(file) => send(path, file, headers),
        None if is_page => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response(),
        None => Refused::not_found().into_response(),
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
        for page in ["/", "/join/abc/def", "/rules"] {
            assert_eq!(file(page, &nobody).status(), StatusCode::OK, "{page}");
        }
        for nothing in ["/api", "/api/nothing", "/nothing", "/no.png", "/../Cargo.toml", "/%2e%2e/Cargo.toml"] {
            assert_eq!(file(nothing, &nobody).status(), StatusCode::NOT_FOUND, "{nothing}");
        }
    }
}
