//! What stands before every request: where it comes from, how often it comes, and what the browser may do with the answer.

use crate::{app::App, doors::counted, error::Refused};
use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

/// Where a request comes from, as it is counted.
pub fn address(app: &App, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    // The last entry of the last line is the one that our own proxy wrote; what stands before it anybody can write.
    let told = || client_ip::rightmost_x_forwarded_for(headers).ok();
    let forwarded = if app.settings.behind_proxy { told() } else { None };
    counted(forwarded.unwrap_or(peer.ip()))
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
    let checked = app
        .requests
        .check(from)
        .and_then(|()| if changes { check_origin(&app, request.headers(), false) } else { Ok(()) });
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if app.settings.secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_HTTPS));
    }
    if is_api {
        // Nobody keeps what he was told, unless the call says so itself.
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
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

/// For a year the browser comes over https only. Other names under this one are the business of whoever has them.
const ONLY_HTTPS: &str = "max-age=31536000";
