//! The calls of the server, in the chapters of `docs/api.md`; lists of matches and tables of results have files of their own.

pub mod decks;
pub mod facts;
pub mod lobby;
pub mod matches;
pub mod people;
pub mod play;
pub mod rematch;
pub mod replay;
pub mod results;
pub mod stops;
pub mod talk;

use crate::{
    app::App,
    error::Refused,
    games::Games,
    live,
    people::COOKIE,
    wire::{FromClient, ToClient},
};
use axum::{
    extract::{FromRequest, FromRequestParts, Request, State, rejection::JsonRejection},
    http::{StatusCode, request::Parts},
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::sync::{Arc, atomic::Ordering};
use utoipa::{
    OpenApi,
    openapi::{
        self, Content, Ref, RefOr, ResponseBuilder,
        path::Operation,
        security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme},
    },
};
use utoipa_axum::{router::OpenApiRouter, routes};

/// What the description says of itself.
#[derive(OpenApi)]
#[openapi(
    info(title = "Westmarch", description = "Play tabletop games with every rule enforced. See docs/api.md."),
    tags(
        (name = "people", description = "Guests and accounts."),
        (name = "matches", description = "Making matches, and sitting down to them."),
        (name = "decks", description = "Decks: to begin with, your own, and those that somebody showed you."),
        (name = "play", description = "Answering, and what else people do at a table."),
        (name = "replay", description = "What was: positions, records, forks, results."),
        (name = "talk", description = "Chat, private notes, and telling us of a problem."),
        (name = "server", description = "The server itself."),
    ),
    components(schemas(FromClient, ToClient, Refused)),
)]
struct Description;

/// All calls, with their description.
pub fn calls() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::guest))
        .routes(routes!(people::account))
        .routes(routes!(people::sign_in, people::sign_out))
        .routes(routes!(people::me, people::delete))
        .routes(routes!(people::change_password))
        .routes(routes!(people::export))
        .routes(routes!(matches::games))
        .routes(routes!(facts::facts))
        .routes(routes!(facts::texts))
        .routes(routes!(decks::starters))
        .routes(routes!(decks::check_deck))
        .routes(routes!(decks::my_decks, decks::add_deck))
        .routes(routes!(decks::my_deck, decks::change_deck, decks::remove_deck))
        .routes(routes!(decks::shared_deck))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::mine))
        .routes(routes!(lobby::waiting))
        .routes(routes!(lobby::home))
        .routes(routes!(matches::create))
        .routes(routes!(matches::join))
        .routes(routes!(matches::leave))
        .routes(routes!(rematch::rematch))
        .routes(routes!(play::seen))
        .routes(routes!(play::log))
        .routes(routes!(play::setup))
        .routes(routes!(play::answer))
        .routes(routes!(play::deed))
        .routes(routes!(play::check))
        .routes(routes!(play::hint))
        .routes(routes!(play::odds))
        .routes(routes!(play::plans))
        .routes(routes!(stops::go_on))
        .routes(routes!(stops::stops, stops::set_stops))
        .routes(routes!(live::live))
        .routes(routes!(replay::position))
        .routes(routes!(replay::record))
        .routes(routes!(replay::upload))
        .routes(routes!(replay::fork))
        .routes(routes!(replay::result))
        .routes(routes!(results::results))
        .routes(routes!(replay::luck))
        .routes(routes!(replay::swing))
        .routes(routes!(talk::chat, talk::say))
        .routes(routes!(talk::notes, talk::set_notes))
        .routes(routes!(talk::problem))
        .routes(routes!(health))
        .routes(routes!(ready))
}

/// Calls for which nobody has to be signed in, by the names of their functions.
const OPEN: &[&str] = &[
    "account",
    "chat",
    "check_deck",
    "facts",
    "games",
    "guest",
    "health",
    "home",
    "live",
    "lobby",
    "log",
    "luck",
    "me",
    "position",
    "ready",
    "record",
    "result",
    "seen",
    "setup",
    "shared_deck",
    "sign_in",
    "starters",
    "swing",
    "texts",
];

/// The description of all calls, as `docs/openapi.json` has it, with what the games show.
pub fn description(games: Games) -> String {
    let mut all = calls().into_openapi();
    for schemas in games.all().iter().filter_map(|kind| kind.schemas) {
        all.components.get_or_insert_default().schemas.extend(schemas().schemas);
    }
    for path in all.paths.paths.values_mut() {
        let methods = [&mut path.get, &mut path.put, &mut path.post, &mut path.delete];
        methods.into_iter().flatten().for_each(describe);
    }
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE)));
    all.components.get_or_insert_default().add_security_scheme("session", cookie);
    let mut text = all.to_pretty_json().expect("a description can be written");
    text.push('\n');
    text
}

/// What is true of every call: it may be refused, and most of them want to know who asks.
fn describe(call: &mut Operation) {
    let refused = || Content::new(Some(Ref::from_schema_name("Refused")));
    let answers = &mut call.responses.responses;
    if !OPEN.contains(&call.operation_id.as_deref().unwrap_or_default()) {
        call.security = Some(vec![SecurityRequirement::new::<_, [&str; 0], &str>("session", [])]);
        let nobody = ResponseBuilder::new().description("Nobody is signed in.");
        answers.entry("401".into()).or_insert(nobody.content("application/json", refused()).into());
    }
    let other = ResponseBuilder::new().description("Refused: the code says why, see docs/api.md.");
    answers.insert("default".into(), other.content("application/json", refused()).into());
    for (status, answer) in answers {
        if let RefOr::T(openapi::Response { description, .. }) = answer
            && description.is_empty()
        {
            *description = said(status).into();
        }
    }
}

/// What a status means here.
fn said(status: &str) -> &'static str {
    match status {
        "101" => "The socket is open.",
        "200" => "It is done.",
        "400" => "What was sent cannot be used.",
        "401" => "It is not clear who asks, or the password is wrong.",
        "403" => "Not for this person, or not yet.",
        "404" => "There is nothing here that this person may see.",
        "409" => "That does not go now.",
        "422" => "The rules refuse it.",
        "503" => "The disk is full, or gone; or the server is about to stop.",
        _ => "Refused.",
    }
}

/// The server is there, and can write to its disk if it keeps everything there. A database that is away does not make it unwell: to start it again would mend
/// nothing.
#[utoipa::path(get, path = "/api/health", tag = "server", responses((status = 200, body = String), (status = 503, body = Refused)))]
async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Refused> {
    let is_well = app.store().is_shared() || app.health.can_write(&app.rooms.store).await;
    if is_well { Ok("well") } else { Err(Refused::cannot_write()) }
}

/// People may be sent here: the server can write to its store, and has not been told to stop.
#[utoipa::path(get, path = "/api/ready", tag = "server", responses((status = 200, body = String), (status = 503, body = Refused)))]
async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Refused> {
    if app.draining.load(Ordering::Relaxed) {
        return Err(Refused::stopping());
    }
    match app.health.can_write(&app.rooms.store).await {
        true => Ok("ready"),
        false if app.store().is_shared() => Err(Refused::store_away()),
        false => Err(Refused::cannot_write()),
    }
}

/// A body in JSON. What is wrong with one that cannot be read is said as everything else is.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Refused> {
        // Fields have names: a list in their order, which serde would take, is not what anybody means to send.
        let fields: axum::Json<Map<String, Value>> =
            axum::Json::from_request(request, app).await.map_err(|rejection| unreadable(&rejection))?;
        let read = serde_json::from_value(Value::Object(fields.0));
        read.map(Body).map_err(|error| Refused::bad("bad-body", format!("{error}.")))
    }
}

/// What the path of a request says.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Path<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Path<T>, Refused> {
        let read = axum::extract::Path::from_request_parts(parts, app).await;
        read.map(|axum::extract::Path(value)| Path(value))
            .map_err(|rejection| Refused::bad("bad-path", format!("{}.", rejection.body_text())))
    }
}

/// What stands after the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Query<T>, Refused> {
        let read = axum::extract::Query::from_request_parts(parts, app).await;
        read.map(|axum::extract::Query(value)| Query(value))
            .map_err(|rejection| Refused::bad("bad-query", format!("{}.", rejection.body_text())))
    }
}

fn unreadable(rejection: &JsonRejection) -> Refused {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refused::too_large(),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            Refused::new(415, "not-json", "Expected JSON, with the header content-type: application/json.")
        }
        _ => Refused::bad("bad-body", format!("{}.", rejection.body_text())),
    }
}
