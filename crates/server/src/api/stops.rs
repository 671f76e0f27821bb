//! Where I want to be asked, and passing until then. Nobody else hears of either.

use super::{Body, Path};
use crate::{app::App, bus::Notice, error::Refused, games::Ask, people::Person};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};
use store::MatchId;
use ts_rs::TS;
use utoipa::ToSchema;

/// Where I want to be asked.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct MyStops {
    /// The stops of the game, in the order in which they come.
    pub known: Vec<String>,
    /// What I want there. Where nothing is said, I am asked; alone with programs, only where I can do something.
    pub wants: BTreeMap<String, Ask>,
}

/// What is wanted from now on.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StopsWanted {
    /// By the names of stops; those that are not named are as in the beginning.
    pub wants: BTreeMap<String, Ask>,
}

/// Whether to pass on.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GoingOn {
    /// The seat.
    pub seat: String,
    /// From now on, or not any more.
    pub on: bool,
}

async fn my_stops(app: &App, person: &Person, game: &str) -> Result<Json<MyStops>, Refused> {
    let known = app.games().kind(game)?.stops;
    let kept = app.store().stops(person.user.id, game).await?;
    let wants = kept.into_iter().filter(|(stop, _)| known.contains(&stop.as_str()));
    let wants = wants.filter_map(|(stop, ask)| Some((stop, Ask::named(&ask)?))).collect();
    Ok(Json(MyStops { known: known.iter().map(|stop| stop.to_string()).collect(), wants }))
}

/// Where I want to be asked in a game.
#[utoipa::path(get, path = "/api/me/stops/{game}", tag = "people", params(("game" = String, Path)), responses((status = 200, body = MyStops)))]
pub async fn stops(
    State(app): State<Arc<App>>,
    person: Person,
    Path(game): Path<String>,
) -> Result<Json<MyStops>, Refused> {
    my_stops(&app, &person, &game).await
}

/// Says where I want to be asked in a game, from the next question on. Everything that was said before is replaced.
#[utoipa::path(put, path = "/api/me/stops/{game}", tag = "people", params(("game" = String, Path)), request_body = StopsWanted, responses((status = 200, body = MyStops), (status = 400, body = Refused)))]
pub async fn set_stops(
    State(app): State<Arc<App>>,
    person: Person,
    Path(game): Path<String>,
    Body(sent): Body<StopsWanted>,
) -> Result<Json<MyStops>, Refused> {
    let known = app.games().kind(&game)?.stops;
    if let Some(unknown) = sent.wants.keys().find(|stop| !known.contains(&stop.as_str())) {
        let message = format!("There is no stop {unknown:?} in this game; expected {}.", known.join(", "));
        return Err(Refused::bad("unknown-stop", message));
    }
    let wants = sent.wants.into_iter().map(|(stop, ask)| (stop, ask.name().to_string())).collect();
    app.store().set_stops(person.user.id, &game, &wants).await?;
    app.rooms.bus.publish(Notice::Stops(person.user.id));
    my_stops(&app, &person, &game).await
}

/// Passes for me until my next stop: where I said that I want to be asked, where I have to choose, or where something is aimed at me.
#[utoipa::path(post, path = "/api/matches/{id}/go-on", tag = "play", params(("id" = String, Path)), request_body = GoingOn, responses((status = 200, body = String), (status = 400, body = Refused)))]
pub async fn go_on(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(sent): Body<GoingOn>,
) -> Result<&'static str, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let mut inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
    let seat = inner.own_seat(person.user.id, &sent.seat)?;
    inner.must_be_in_hand(person.user.id, seat)?;
    if inner.sitting.kind().stops.is_empty() {
        return Err(Refused::bad(
            "no-stops",
            "Expected a game in which one can pass; in this one everything is answered.",
        ));
    }
    inner.go_on(&app.rooms, seat, sent.on);
    Ok(if sent.on { "passing" } else { "asked again" })
}
