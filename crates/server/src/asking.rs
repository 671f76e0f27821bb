//! Whatever is asked has a name: each request, and each message that comes through a socket. The name is in every line that is logged
//! for it, in the header `X-Request-Id` of the answer, and in what is said of a fault of ours, so that a person can quote it.
//!
//! What is logged of a request is how it is written in the code, never the path itself: there are secrets in paths.

use crate::{app::App, error::Code, fate};
use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method},
    middleware::Next,
    response::Response,
};
use std::{
    collections::HashSet,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tracing::{Instrument, Span};

/// The header that carries the name.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// What takes longer is worth a warning.
const SLOW: Duration = Duration::from_secs(1);
/// The longest name that a proxy may give.
const LONGEST: usize = 64;

tokio::task_local! {
    /// What is being answered.
    static ASKED: Option<Asked>;
}

/// Something that was asked.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Its name.
    pub id: Arc<str>,
    /// When it came.
    pub at: Instant,
}

impl Asked {
    /// What is being answered here, if anything is.
    pub fn now() -> Option<Asked> {
        ASKED.try_with(Clone::clone).ok().flatten()
    }

    /// Answers a message that came through the socket which this opened, the so manieth.
    pub async fn message<T>(&self, count: u64, work: impl Future<Output = T>) -> T {
        let asked = Asked { id: format!("{}-{count}", self.id).into(), at: Instant::now() };
        let (span, at) = (tracing::info_span!("message", id = &*asked.id), asked.at);
        let done = ASKED.scope(Some(asked), work).instrument(span.clone()).await;
        span.in_scope(|| {
            let (took, ms) = (at.elapsed(), at.elapsed().as_millis() as u64);
            if took > SLOW { tracing::warn!(ms, "a message took long") } else { tracing::debug!(ms, "heard") }
        });
        done
    }
}

/// Something that goes on with what is being answered, in a task of its own.
pub fn going_on<T>(work: impl Future<Output = T>) -> impl Future<Output = T> {
    ASKED.scope(Asked::now(), work).instrument(Span::current())
}

/// Gives a request its name, and counts and logs what came of it.
pub async fn follow(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (route, method) = (template(&request), word(request.method()));
    let given = app.settings.behind_proxy.then(|| given(request.headers())).flatten();
    let asked = Asked { id: given.map_or_else(made, Arc::from), at: Instant::now() };
    let span = tracing::info_span!("request", id = &*asked.id, method, route);
    let mut response = ASKED.scope(Some(asked.clone()), next.run(request)).instrument(span.clone()).await;
    if let Ok(id) = HeaderValue::from_str(&asked.id) {
        response.headers_mut().insert(HEADER, id);
    }
    let (status, took) = (response.status().as_u16(), asked.at.elapsed());
    let figures = &app.rooms.figures;
    figures.request(route, method, status, took);
    if let Some(code) = response.extensions().get::<Code>() {
        figures.refused(&code.0);
    }
    span.in_scope(|| {
        let ms = took.as_millis() as u64;
        if took > SLOW {
            tracing::warn!(status, ms, "a request took long");
        } else {
            tracing::debug!(status, ms, "answered");
        }
    });
    response
}

/// How the path of a request is written in the code. Whatever is no call is one of the files of the client, or nothing at all.
fn template(request: &Request) -> &'static str {
    static ROUTES: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let (_, described) = crate::api::calls().split_for_parts();
        described.paths.paths.into_keys().collect()
    });
    let matched = request.extensions().get::<MatchedPath>();
    matched.and_then(|path| ROUTES.get(path.as_str())).map_or("files", String::as_str)
}

/// Anybody can make up a method: only those that mean something here have a word.
fn word(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
    KNOWN.into_iter().find(|known| method == *known).unwrap_or("other")
}

/// The name that a proxy has given, if it is one that can be written anywhere.
fn given(headers: &HeaderMap) -> Option<&str> {
    let given = headers.get(HEADER)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    ((1..=LONGEST).contains(&given.len()) && given.bytes().all(plain)).then_some(given)
}

/// A name of our own. It is no secret; only no other request has it, of this server or another.
fn made() -> Arc<str> {
    static SERVER: LazyLock<String> = LazyLock::new(|| fate::secret().chars().take(8).collect());
    static LAST: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}", *SERVER, LAST.fetch_add(1, Ordering::Relaxed)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_cannot_be_written_anywhere_is_not_taken() {
        let name = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(HEADER, HeaderValue::from_static(value));
            given(&headers).map(str::to_string)
        };
        assert_eq!(name("f00-Ba_r.9").as_deref(), Some("f00-Ba_r.9"));
        for bad in ["", "two words", "quoted\"", "{}", "tab\there"] {
            assert_eq!(name(bad), None, "{bad}");
        }
        let long: &'static str = "a".repeat(LONGEST + 1).leak();
        assert_eq!((name(&long[1..]).is_some(), name(long)), (true, None));
    }

    #[test]
    fn methods_that_nobody_knows_are_all_the_same() {
        assert_eq!(word(&Method::GET), "GET");
        assert_eq!(word(&Method::from_bytes(b"MELLON").unwrap()), "other");
    }
}
