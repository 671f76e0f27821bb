//! Decks: those of a game to begin with, one's own, and those that somebody showed. Nobody sees another's but by its link.

use super::{Body, Path, Query};
use crate::{
    app::App,
    error::Refused,
    fate,
    games::{Decks, GameKind, readable},
    guard::address,
    names::check_title,
    people::Person,
    wire::{Deck, DeckCheck, DeckChoice, DeckInfo, SharedDeck, StarterDeck},
};
use axum::{
    Json,
    extract::{ConnectInfo, State},
    http::HeaderMap,
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, net::SocketAddr, sync::Arc};
use store::{DeckRow, NewDeck, UserId};
use table::Seating;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// So many decks a person may keep.
pub const MOST_DECKS: u32 = 100;

/// A deck to be looked through.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    /// What is in it.
    pub text: String,
}

/// A deck to be kept.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckWanted {
    /// The game it is for.
    pub game: String,
    /// What you call it: 1 to 60 characters that can be seen.
    pub name: String,
    /// What is in it, finished or not.
    pub text: String,
}

/// A deck to be changed.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckChange {
    /// The version that you have seen.
    pub version: u32,
    /// What you call it now; as before without it.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// What is in it now; as before without it.
    #[serde(default)]
    #[ts(optional)]
    pub text: Option<String>,
}

/// Which of my decks.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct DecksFor {
    /// Those of a game; without it all.
    #[serde(default)]
    pub game: Option<String>,
}

/// How a game deals with decks; refused if it has none.
fn decks_of(kind: &GameKind) -> Result<Decks, Refused> {
    kind.decks.ok_or_else(|| Refused::bad("no-decks", format!("Expected a game with decks; {} has none.", kind.name)))
}

fn check_of(app: &App, game: &str, text: &str) -> DeckCheck {
    let decks = app.games().kind(game).ok().and_then(|kind| kind.decks);
    // A game that is gone leaves the decks of people as they were.
    let nothing = || DeckCheck { legal: false, faults: Vec::new(), counts: BTreeMap::new(), tidy: text.into() };
    decks.map_or_else(nothing, |decks| (decks.check)(text))
}

fn info(row: &DeckRow, check: &DeckCheck) -> DeckInfo {
    DeckInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        name: row.name.clone(),
        version: row.version,
        changed: row.changed,
        legal: check.legal,
    }
}

fn whole(app: &App, row: DeckRow) -> Json<Deck> {
    let check = check_of(app, &row.game, &row.text);
    Json(Deck { info: info(&row, &check), text: row.text, check, share: row.secret })
}

/// The decks that a game has to begin with.
#[utoipa::path(get, path = "/api/games/{game}/decks", tag = "decks", params(("game" = String, Path)), responses((status = 200, body = Vec<StarterDeck>)))]
pub async fn starters(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<StarterDeck>>, Refused> {
    Ok(Json(app.games().kind(&game)?.decks.map(|decks| (decks.starters)()).unwrap_or_default()))
}

/// Looks a deck through, and keeps nothing of it.
#[utoipa::path(post, path = "/api/games/{game}/decks/check", tag = "decks", params(("game" = String, Path)), request_body = DeckText, responses((status = 200, body = DeckCheck), (status = 400, body = Refused)))]
pub async fn check_deck(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Body(sent): Body<DeckText>,
) -> Result<Json<DeckCheck>, Refused> {
    let decks = decks_of(app.games().kind(&game)?)?;
    readable(&sent.text)?;
    Ok(Json((decks.check)(&sent.text)))
}

/// My decks, the last changed first.
#[utoipa::path(get, path = "/api/me/decks", tag = "decks", params(DecksFor), responses((status = 200, body = Vec<DeckInfo>)))]
pub async fn my_decks(
    State(app): State<Arc<App>>,
    person: Person,
    Query(wanted): Query<DecksFor>,
) -> Result<Json<Vec<DeckInfo>>, Refused> {
    let rows = app.store().decks_of(person.user.id).await?;
    let of_game = |row: &&DeckRow| wanted.game.as_ref().is_none_or(|game| *game == row.game);
    let infos = rows.iter().filter(of_game).map(|row| info(row, &check_of(&app, &row.game, &row.text)));
    Ok(Json(infos.collect()))
}

/// Keeps a new deck.
#[utoipa::path(post, path = "/api/me/decks", tag = "decks", request_body = DeckWanted, responses((status = 200, body = Deck), (status = 400, body = Refused), (status = 409, body = Refused)))]
pub async fn add_deck(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Body(sent): Body<DeckWanted>,
) -> Result<Json<Deck>, Refused> {
    app.new_things.check(address(&app, &headers, peer))?;
    app.new_things_of.check(person.user.id)?;
    decks_of(app.games().kind(&sent.game)?)?;
    readable(&sent.text)?;
    let new = NewDeck {
        id: fate::secret(),
        owner: person.user.id,
        name: check_title(&sent.name)?,
        game: sent.game,
        text: sent.text,
        secret: fate::secret(),
    };
    Ok(whole(&app, app.store().add_deck(new, MOST_DECKS).await?))
}

/// One of my decks.
#[utoipa::path(get, path = "/api/me/decks/{deck}", tag = "decks", params(("deck" = String, Path)), responses((status = 200, body = Deck), (status = 404, body = Refused)))]
pub async fn my_deck(
    State(app): State<Arc<App>>,
    person: Person,
    Path(deck): Path<String>,
) -> Result<Json<Deck>, Refused> {
    Ok(whole(&app, app.store().deck(person.user.id, &deck).await?))
}

/// Changes one of my decks, if it was not changed elsewhere in the meantime.
#[utoipa::path(put, path = "/api/me/decks/{deck}", tag = "decks", params(("deck" = String, Path)), request_body = DeckChange, responses((status = 200, body = Deck), (status = 404, body = Refused), (status = 409, body = Refused)))]
pub async fn change_deck(
    State(app): State<Arc<App>>,
    person: Person,
    Path(deck): Path<String>,
    Body(sent): Body<DeckChange>,
) -> Result<Json<Deck>, Refused> {
    let row = app.store().deck(person.user.id, &deck).await?;
    let name = sent.name.map_or(Ok(row.name), |name| check_title(&name))?;
    let text = sent.text.unwrap_or(row.text);
    readable(&text)?;
    Ok(whole(&app, app.store().change_deck(person.user.id, &deck, sent.version, &name, &text).await?))
}

/// Removes one of my decks. Matches that were made with it go on.
#[utoipa::path(delete, path = "/api/me/decks/{deck}", tag = "decks", params(("deck" = String, Path)), responses((status = 200, body = String), (status = 404, body = Refused)))]
pub async fn remove_deck(
    State(app): State<Arc<App>>,
    person: Person,
    Path(deck): Path<String>,
) -> Result<&'static str, Refused> {
    app.store().remove_deck(person.user.id, &deck).await?;
    Ok("removed")
}

/// A deck that somebody showed, by the end of its link. Whose it is is not said.
#[utoipa::path(get, path = "/api/decks/{share}", tag = "decks", params(("share" = String, Path)), responses((status = 200, body = SharedDeck), (status = 404, body = Refused)))]
pub async fn shared_deck(State(app): State<Arc<App>>, Path(share): Path<String>) -> Result<Json<SharedDeck>, Refused> {
    let DeckRow { game, name, text, .. } = app.store().deck_shared(&share).await?;
    let check = check_of(&app, &game, &text);
    Ok(Json(SharedDeck { game, name, text, check }))
}

/// The lines of a set-up with which seats bring the decks that were chosen for them.
pub async fn chosen(
    app: &App,
    kind: &GameKind,
    seating: &Seating,
    chosen: &BTreeMap<String, DeckChoice>,
    user: UserId,
) -> Result<String, Refused> {
    let mut lines = String::new();
    for (name, choice) in chosen {
        let decks = decks_of(kind)?;
        let seat = seating.seat(name).ok_or_else(|| Refused::unknown_seat(seating))?;
        let text = match choice {
            DeckChoice::Mine(id) => own(app, kind, user, id).await?,
            DeckChoice::Starter(id) => decks.starter(id)?,
            DeckChoice::Text(text) => text.clone(),
        };
        lines.push_str(&decks.brought(seat, &text)?);
        lines.push('\n');
    }
    Ok(lines)
}

/// What is in one of somebody's decks, if it is for this game.
async fn own(app: &App, kind: &GameKind, user: UserId, id: &str) -> Result<String, Refused> {
    let row = app.store().deck(user, id).await?;
    if row.game == kind.name { Ok(row.text) } else { Err(Refused::not_found()) }
}
