//! Who somebody is: passwords, sessions, and the cookie that carries them. What he may be called is in [`crate::names`].

use crate::{app::App, error::Refused, fate, hashing};
use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::Response,
};
use sha2::{Digest, Sha256};
use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};
use store::{Session, StoreError, TokenHash, User, UserId};

/// The name of the cookie.
pub const COOKIE: &str = "westmarch";
/// How long a session lasts: 90 days. It has an end by the clock of the store, which is the same for all who use it.
const LASTS: Duration = Duration::from_secs(90 * 24 * 3600);
/// Whoever comes when less than this is left of it has it for the whole time again.
const RENEWED_BELOW: Duration = Duration::from_secs(60 * 24 * 3600);

/// Somebody who is signed in.
pub struct Person {
    /// Who.
    pub user: User,
    /// By which session.
    pub token: TokenHash,
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Person, Refused> {
        find(parts, app).await?.ok_or_else(Refused::unknown_person)
    }
}

/// Whoever has sent a request, if he is signed in. That it cannot be found out is no reason to take him for a stranger.
async fn find(parts: &Parts, app: &App) -> Result<Option<Person>, Refused> {
    let Some(text) = token_in(&parts.headers) else { return Ok(None) };
    let token = hash_token(text);
    let session = match app.store().session(token).await {
        Ok(session) => session,
        Err(StoreError::NotFound) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    app.requests_of.check(session.user.id)?;
    if let Some(renewed) = parts.extensions.get::<Renewed>() {
        renewed.renew(app, text, &session).await;
    }
    Ok(Some(Person { user: session.user, token }))
}

/// Somebody who may be signed in.
pub struct Anybody(pub Option<Person>);

impl Anybody {
    /// Who, if anybody.
    pub fn id(&self) -> Option<UserId> {
        self.0.as_ref().map(|person| person.user.id)
    }
}

impl FromRequestParts<Arc<App>> for Anybody {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Anybody, Refused> {
        find(parts, app).await.map(Anybody)
    }
}

/// The cookie to be set again, if a session was renewed by the request that carries this.
#[derive(Clone, Default)]
struct Renewed(Arc<OnceLock<HeaderValue>>);

impl Renewed {
    async fn renew(&self, app: &App, token: &str, session: &Session) {
        if session.left >= RENEWED_BELOW {
            return;
        }
        match app.store().prolong_session(hash_token(token), LASTS).await {
            Ok(()) => {
                let _ = self.0.set(cookie(app, token, LASTS));
            }
            // Somebody has ended it just now.
            Err(StoreError::NotFound) => {}
            // It is good as it is; the next request tries again.
            Err(error) => tracing::error!(%error, "a session could not be renewed"),
        }
    }
}

/// Sends the cookie again with the answer, if the session was renewed by the request.
pub async fn renew(mut request: Request, next: Next) -> Response {
    let renewed = Renewed::default();
    request.extensions_mut().insert(renewed.clone());
    let mut response = next.run(request).await;
    if let Some(cookie) = renewed.0.get() {
        // An answer that sets another cookie, or takes it away, knows better.
        response.headers_mut().entry(header::SET_COOKIE).or_insert_with(|| cookie.clone());
    }
    response
}

/// The token in the cookie.
fn token_in(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token)
}

/// The token has 130 bits, so a plain hash is as good as a slow one.
pub fn hash_token(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Opens a session; gives the cookie that carries it.
pub async fn sign_in(app: &App, user: UserId) -> Result<HeaderValue, Refused> {
    let token = fate::secret();
    app.store().add_session(hash_token(&token), user, LASTS).await?;
    Ok(cookie(app, &token, LASTS))
}

/// A cookie that makes the browser forget.
pub fn forgotten(app: &App) -> HeaderValue {
    cookie(app, "", Duration::ZERO)
}

fn cookie(app: &App, token: &str, lasts: Duration) -> HeaderValue {
    let seconds = lasts.as_secs();
    let secure = if app.settings.secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).expect("letters and digits only")
}

/// Hashes a password with argon2id.
pub async fn hash(app: &App, password: &str) -> Result<String, Refused> {
    let password = password.to_string();
    slowly(app, move || hashing::hash(&password).map_err(|_| Refused::broken())).await
}

/// Whether this is the password. Where there is no such account it takes as long.
pub async fn verify(app: &App, password: &str, hash: Option<String>) -> Result<(), Refused> {
    /// The hash of no password.
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$sVfTn4qYjJ1KkW8P8P6rW0dG0m9cN0m9cN0m9cN0m9c";
    let password: String = password.chars().take(200).collect();
    slowly(app, move || {
        let kept = hash.as_deref().unwrap_or(NOBODY);
        let right = hashing::fits(&password, kept).map_err(|_| Refused::broken())?;
        if right && hash.is_some() { Ok(()) } else { Err(Refused::wrong_password()) }
    })
    .await
}

/// Does something that takes a processor for a while, away from the network. Only so many may wait for it. A place is taken
/// until the work is done, whether somebody still wants to know or not.
async fn slowly<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Result<T, Refused> {
    let waiting = app.before_hashing.clone().try_acquire_owned().map_err(|_| Refused::too_many())?;
    let working = app.hashing.clone().acquire_owned().await.map_err(|_| Refused::broken())?;
    let work = move || {
        let _places = (waiting, working);
        work()
    };
    tokio::task::spawn_blocking(work).await.map_err(|_| Refused::broken())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("a=1; westmarch=token; b=2"));
        assert_eq!(token_in(&headers), Some("token"));
        assert_eq!(token_in(&HeaderMap::new()), None);
    }
}
