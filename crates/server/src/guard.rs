//! What stands before every request: where it comes from, how often it comes, and what the browser may do with the answer.

use crate::{app::App, error::Refused};
use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::{
    collections::HashMap,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex},
    time::Instant,
};

/// How often something may happen: so many at once, and so many a second on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// At once.
    pub burst: f32,
    /// A second.
    pub per_second: f32,
}

/// What is left of a rate.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f32,
    at: Instant,
}

impl Bucket {
    /// Nothing has happened yet.
    pub fn full(rate: Rate) -> Bucket {
        Bucket { left: rate.burst, at: Instant::now() }
    }

    /// Takes one; says whether there was one.
    pub fn take(&mut self, rate: Rate) -> bool {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f32() * rate.per_second).min(rate.burst);
        self.at = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }
}

/// The rates of everybody.
pub struct Rates<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// So many are remembered at most; then those who have been quiet are forgotten.
const MOST_REMEMBERED: usize = 100_000;

impl<K: std::hash::Hash + Eq> Rates<K> {
    /// Nobody has come yet.
    pub fn new(rate: Rate) -> Rates<K> {
        Rates { rate, buckets: Mutex::new(HashMap::new()) }
    }

    /// Whether he may come once more.
    pub fn check(&self, who: K) -> Result<(), Refused> {
        let mut buckets = self.buckets.lock().expect("nothing panics while it holds this");
        if buckets.len() > MOST_REMEMBERED {
            let refill = self.rate.burst / self.rate.per_second;
            buckets.retain(|_, bucket| bucket.at.elapsed().as_secs_f32() < refill);
        }
        let bucket = buckets.entry(who).or_insert_with(|| Bucket::full(self.rate));
        if bucket.take(self.rate) { Ok(()) } else { Err(Refused::too_many()) }
    }
}

/// Where a request comes from.
pub fn address(app: &App, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    // The last entry is the one that our own proxy wrote; what stands before it anybody can write.
    let told = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    let forwarded = if app.settings.behind_proxy { told() } else { None };
    forwarded.unwrap_or(peer.ip())
}

/// A page of another site must not act for somebody who is signed in here.
pub fn check_origin(app: &App, headers: &HeaderMap, required: bool) -> Result<(), Refused> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return if required { Err(Refused::wrong_origin()) } else { Ok(()) };
    };
    let origin = origin.to_str().map_err(|_| Refused::wrong_origin())?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = origin.strip_prefix("http://").or(origin.strip_prefix("https://")) == Some(host);
    let allowed = app.settings.origins.iter().any(|other| other == origin);
    if own && !host.is_empty() || allowed { Ok(()) } else { Err(Refused::wrong_origin()) }
}

/// The checks before a request, and the headers after it.
pub async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let from = address(&app, request.headers(), peer);
    let checked = match &app.requests {
        Some(rates) => rates.check(from),
        None => Ok(()),
    };
    let checked = checked.and_then(|()| if changes { check_origin(&app, request.headers(), false) } else { Ok(()) });
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// What a browser may do: nothing that does not come from here.
const HEADERS: [(&str, &str); 5] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_burst_one_has_to_wait() {
        let rates = Rates::new(Rate { burst: 3.0, per_second: 0.001 });
        let allowed = (0..5).filter(|_| rates.check("somebody").is_ok()).count();
        assert_eq!(allowed, 3);
        assert!(rates.check("somebody else").is_ok());
    }
}
