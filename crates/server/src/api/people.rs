//! Guests and accounts.

use super::Body;
use crate::{
    app::App,
    bus::{Ended, Notice},
    error::Refused,
    guard::address,
    names::{check_name, check_password, normal},
    people::{Anybody, Person, forgotten, hash, sign_in as open_session, verify},
    seen, wire,
};
use axum::{
    Json,
    extract::{ConnectInfo, State},
    http::{HeaderMap, header},
    response::{AppendHeaders, IntoResponse},
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, net::SocketAddr, sync::Arc, time::Duration};
use store::{Stops, StoreError, User};
use ts_rs::TS;
use utoipa::ToSchema;

/// So long somebody waits for being forgotten; the rest is done afterwards.
const LONGEST_FORGETTING: Duration = Duration::from_secs(3);

/// A name to be called by.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestName {
    /// The name.
    pub name: String,
}

/// A name and its password.
#[derive(Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password: 8 to 200 characters, and none that everybody tries first.
    pub password: String,
}

/// A password to be changed.
#[derive(Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The old one.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// Proof that it is you.
#[derive(Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The password; guests have none.
    #[serde(default)]
    pub password: Option<String>,
}

/// Who you are.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Me {
    /// Your name.
    pub name: String,
    /// You have no password: your matches are lost with the cookie.
    pub guest: bool,
}

/// Everything that is kept about you.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Export {
    /// Your name.
    pub name: String,
    /// You have no password.
    pub guest: bool,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Your matches.
    pub matches: Vec<wire::MatchInfo>,
    /// What you said.
    pub chat: Vec<Kept>,
    /// Your notes.
    pub notes: Vec<Kept>,
    /// What you have brought along to matches.
    pub brought: Vec<Kept>,
    /// The problems that you have reported.
    pub problems: Vec<KeptProblem>,
    /// Your decks.
    pub decks: Vec<KeptDeck>,
    /// Where you want to be asked, by game.
    pub stops: BTreeMap<String, Stops>,
}

/// A deck that you keep.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct KeptDeck {
    /// The game it is for.
    pub game: String,
    /// What you call it.
    pub name: String,
    /// What is in it.
    pub text: String,
    /// When you changed it last, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
    /// The end of the link with which others may look at it.
    pub share: String,
}

/// Something that was written in a match.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Kept {
    /// The match.
    pub id: String,
    /// The text.
    pub text: String,
}

/// A problem that was reported. The record that is kept with it is not here: it has what others hold. When the match is over,
/// everybody who played can get it.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct KeptProblem {
    /// Its number.
    #[ts(type = "number")]
    pub number: i64,
    /// The match.
    pub id: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// What you said.
    pub text: String,
    /// What you saw, as JSON.
    pub view: String,
    /// The end of the log, as you read it, as JSON.
    pub log: String,
}

fn about(user: &User) -> Json<Me> {
    Json(Me { name: user.name.clone(), guest: user.password.is_none() })
}

/// Starts as a guest, at once.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = GuestName, responses((status = 200, body = Me), (status = 400, body = Refused)))]
pub async fn guest(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(sent): Body<GuestName>,
) -> Result<impl IntoResponse, Refused> {
    app.new_things.check(address(&app, &headers, peer))?;
    let user = app.store().add_user(&check_name(&sent.name)?, None).await?;
    let cookie = open_session(&app, user.id).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), about(&user)))
}

/// Makes an account. A guest's matches go along.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials, responses((status = 200, body = Me), (status = 409, body = Refused)))]
pub async fn account(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    who: Anybody,
    Body(sent): Body<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    app.new_things.check(address(&app, &headers, peer))?;
    let name = check_name(&sent.name)?;
    check_password(&name, &sent.password)?;
    let password = hash(&app, &sent.password).await?;
    let user = match who.0 {
        Some(Person { user: guest, .. }) if guest.password.is_none() => {
            let user = app.store().make_account(guest.id, &name, &password).await?;
            // Whoever had the guest's cookie has no business in the account.
            app.store().end_other_sessions(user.id, None).await?;
            app.rooms.bus.publish(Notice::Ended(Ended::Others(user.id, None)));
            app.rooms.bus.publish(Notice::Renamed(user.id));
            user
        }
        _ => app.store().add_user(&name, Some(&password)).await?,
    };
    let cookie = open_session(&app, user.id).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), about(&user)))
}

/// Signs in.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = Credentials, responses((status = 200, body = Me), (status = 401, body = Refused)))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(sent): Body<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    app.may_sign_in(address(&app, &headers, peer)).await?;
    let user = account_called(&app, &sent.name).await?;
    if let Some(user) = &user {
        app.may_sign_in_as(user.id).await?;
    }
    verify(&app, &sent.password, user.as_ref().and_then(|user| user.password.clone())).await?;
    let user = user.ok_or_else(Refused::wrong_password)?;
    let cookie = open_session(&app, user.id).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), about(&user)))
}

/// The account of a name, if there is one.
async fn account_called(app: &App, name: &str) -> Result<Option<User>, Refused> {
    // Accounts from before names had a normal form are found by the name as it is.
    for name in [normal(name).as_str(), name.trim()] {
        match app.store().account(name).await {
            Err(StoreError::NotFound) => {}
            found => return Ok(Some(found?)),
        }
    }
    Ok(None)
}

/// Signs out.
#[utoipa::path(delete, path = "/api/sessions", tag = "people", responses((status = 200, body = String)))]
pub async fn sign_out(State(app): State<Arc<App>>, person: Person) -> Result<impl IntoResponse, Refused> {
    app.store().end_session(person.token).await?;
    app.rooms.bus.publish(Notice::Ended(Ended::Session(person.token)));
    Ok((AppendHeaders([(header::SET_COOKIE, forgotten(&app))]), "signed out"))
}

/// Who am I? Null for nobody: to look is no mistake, so it is not refused.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub async fn me(who: Anybody) -> Json<Option<Me>> {
    Json(who.0.map(|person| about(&person.user).0))
}

/// Changes the password; all other sessions end.
#[utoipa::path(put, path = "/api/me/password", tag = "people", request_body = PasswordChange, responses((status = 200, body = Me), (status = 401, body = Refused)))]
pub async fn change_password(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Body(sent): Body<PasswordChange>,
) -> Result<Json<Me>, Refused> {
    app.may_sign_in(address(&app, &headers, peer)).await?;
    // Not with those who try to sign in as him: they must not keep him from his own account.
    app.favours.check(person.user.id)?;
    verify(&app, &sent.old, person.user.password.clone()).await?;
    check_password(&person.user.name, &sent.new)?;
    let password = hash(&app, &sent.new).await?;
    app.store().set_password(person.user.id, &password).await?;
    app.store().end_other_sessions(person.user.id, Some(person.token)).await?;
    app.rooms.bus.publish(Notice::Ended(Ended::Others(person.user.id, Some(person.token))));
    Ok(about(&person.user))
}

/// Forgets me: name, password, chat and notes. Running matches are conceded; finished ones stay, without the name.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Proof, responses((status = 200, body = String), (status = 401, body = Refused)))]
pub async fn delete(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Body(sent): Body<Proof>,
) -> Result<impl IntoResponse, Refused> {
    app.may_sign_in(address(&app, &headers, peer)).await?;
    // Not with those who try to sign in as him: they must not keep him from his own account.
    app.favours.check(person.user.id)?;
    let user = &person.user;
    if user.password.is_some() {
        verify(&app, &sent.password.unwrap_or_default(), user.password.clone()).await?;
    }
    app.store().delete_user(user.id, "—").await?;
    app.rooms.bus.publish(Notice::Ended(Ended::Others(user.id, None)));
    // His traces are removed one after the other, and with the next start if this one does not come to it. Most people have few
    // of them: then it is done when they are told so.
    let (rooms, id) = (app.rooms.clone(), user.id);
    let forgetting = tokio::spawn(async move { rooms.forget(id).await });
    let _ = tokio::time::timeout(LONGEST_FORGETTING, forgetting).await;
    Ok((AppendHeaders([(header::SET_COOKIE, forgotten(&app))]), "forgotten"))
}

/// Everything that is kept about me.
#[utoipa::path(get, path = "/api/me/export", tag = "people", responses((status = 200, body = Export)))]
pub async fn export(State(app): State<Arc<App>>, person: Person) -> Result<Json<Export>, Refused> {
    let user = person.user;
    app.favours.check(user.id)?;
    let kept = |id: store::MatchId, text: String| Kept { id: id.0, text };
    let matches = app.store().matches_of(user.id, u32::MAX).await?;
    let chat = app.store().said_by(user.id).await?.into_iter().map(|(id, line)| kept(id, line.text)).collect();
    let notes = app.store().notes_of(user.id).await?.into_iter().map(|(id, text)| kept(id, text)).collect();
    let own = matches.iter().flat_map(|row| row.seats.iter().map(move |seat| (row, seat)));
    let own = own.filter(|(_, seat)| seat.holder.user() == Some(user.id) && !seat.brings.is_empty());
    let brought = own.map(|(row, seat)| kept(row.made.id.clone(), seat.brings.clone())).collect();
    let problem = |(number, kept): (i64, store::Problem)| {
        let store::Problem { id, at, text, view, log, .. } = kept;
        KeptProblem { number, id: id.0, at, text, view, log }
    };
    let problems = app.store().problems_of(user.id).await?.into_iter().map(problem).collect();
    let deck = |row: store::DeckRow| {
        let store::DeckRow { game, name, text, changed, secret, .. } = row;
        KeptDeck { game, name, text, changed, share: secret }
    };
    let decks = app.store().decks_of(user.id).await?.into_iter().map(deck).collect();
    let mut stops = BTreeMap::new();
    for kind in app.games().all().iter().filter(|kind| !kind.stops.is_empty()) {
        stops.insert(kind.name.to_string(), app.store().stops(user.id, kind.name).await?);
    }
    stops.retain(|_, wants| !wants.is_empty());
    Ok(Json(Export {
        guest: user.password.is_none(),
        created: user.created,
        matches: matches.iter().map(|row| seen::listed(app.games(), row, Some(user.id), &[])).collect(),
        name: user.name,
        chat,
        notes,
        brought,
        problems,
        decks,
        stops,
    }))
}
