//! Who somebody is: passwords, sessions, and the cookie that carries them.

use crate::{app::App, error::Refused, fate, hashing, room::now};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::{TokenHash, User, UserId};

/// The name of the cookie.
pub const COOKIE: &str = "westmarch";
/// How long a session lasts, in seconds: 90 days.
const LASTS: i64 = 90 * 24 * 3600;

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
        let token = token_in(&parts.headers).ok_or_else(Refused::unknown_person)?;
        let session = app.store().session(token).await.map_err(|_| Refused::unknown_person())?;
        app.requests_of.check(session.user.id)?;
        Ok(Person { user: session.user, token })
    }
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
        match Person::from_request_parts(parts, app).await {
            Ok(person) => Ok(Anybody(Some(person))),
            // Nobody is somebody too; but who asks too often is not nobody.
            Err(refused) if refused.status() == StatusCode::UNAUTHORIZED => Ok(Anybody(None)),
            Err(refused) => Err(refused),
        }
    }
}

/// The hash of the token in the cookie. The token has 130 bits, so a plain hash is as good as a slow one.
fn token_in(headers: &HeaderMap) -> Option<TokenHash> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(name, _)| *name == COOKIE)?;
    Some(hash_token(token))
}

fn hash_token(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Opens a session; gives the cookie that carries it.
pub async fn sign_in(app: &App, user: UserId) -> Result<HeaderValue, Refused> {
    let token = fate::secret();
    app.store().add_session(hash_token(&token), user, now() + 1000 * LASTS).await?;
    Ok(cookie(app, &token, LASTS))
}

/// A cookie that makes the browser forget.
pub fn forgotten(app: &App) -> HeaderValue {
    cookie(app, "", 0)
}

fn cookie(app: &App, token: &str, seconds: i64) -> HeaderValue {
    let secure = if app.settings.secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).expect("letters and digits only")
}

/// A name that others will see: 1 to 32 characters that can be seen.
pub fn check_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    let fits = (1..=32).contains(&name.chars().count());
    // Marks that turn the direction of writing or cannot be seen would let one pass for another.
    let hidden = |c: char| {
        c.is_control()
            || ('\u{200b}'..='\u{200f}').contains(&c)
            || ('\u{202a}'..='\u{202e}').contains(&c)
            || ('\u{2060}'..='\u{206f}').contains(&c)
            || c == '\u{feff}'
    };
    if fits && !name.contains(hidden) {
        return Ok(name.into());
    }
    Err(Refused::bad("bad-name", "Expected a name of 1 to 32 characters."))
}

fn check_password(password: &str) -> Result<(), Refused> {
    match password.chars().count() {
        8..=200 => Ok(()),
        _ => Err(Refused::bad("bad-password", "Expected a password of 8 to 200 characters.")),
    }
}

/// Hashes a password with argon2id.
pub async fn hash(app: &App, password: &str) -> Result<String, Refused> {
    check_password(password)?;
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

/// Does something that takes a processor for a while, away from the network. Only so many may wait for it. Whoever hangs up while
/// he waits makes room; once the work has begun, its place is taken until it is done, whether somebody still wants to know or not.
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
    fn names_are_seen_as_they_are() {
        assert_eq!(check_name("  Éowyn ").unwrap(), "Éowyn");
        assert_eq!(check_name("שמוליק").unwrap(), "שמוליק");
        for bad in ["", "   ", "a\u{202e}b", "line\nbreak", &"x".repeat(33)] {
            assert_eq!(check_name(bad).unwrap_err().code, "bad-name", "{bad:?}");
        }
    }

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_static("a=1; westmarch=token; b=2"));
        assert_eq!(token_in(&headers), Some(hash_token("token")));
        assert_eq!(token_in(&HeaderMap::new()), None);
    }
}
