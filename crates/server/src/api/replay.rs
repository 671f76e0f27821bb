//! What was: positions, records, forks, results.

use super::{
    Body, Path, Query,
    matches::{Wanted, begin, holders},
};
use crate::{
    act::Act,
    app::App,
    error::Refused,
    fate,
    games::{AnyMatch, GameKind, Games, Swing},
    guard::address,
    people::{Anybody, Person},
    room::{Inner, MOST_ENTRIES, now},
    seen,
    sitting::Sitting,
    wire,
};
use axum::{
    Json,
    extract::{ConnectInfo, State},
    http::{HeaderMap, header},
    response::IntoResponse,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::{collections::BTreeMap, net::SocketAddr, sync::Arc};
use store::{Holder, MatchId, NewMatch, Origin, OriginKind, Past, Status, UserId};
use table::Seat;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// From whose seat.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct From {
    /// The seat; when the match is over, any. Without it: one's own.
    #[serde(default)]
    pub seat: Option<String>,
}

/// A position of a match.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Position {
    /// Its number: how many inputs there were.
    pub position: u32,
    /// The number of the last one.
    pub last: u32,
    /// The seat it is seen from; none for spectators.
    pub seat: Option<String>,
    /// What is seen.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// The question put to the seat then.
    pub question: Option<wire::Question>,
}

/// Any position of a match: of one that is over from any seat, of a running one from one's own.
#[utoipa::path(get, path = "/api/matches/{id}/positions/{position}", tag = "replay", params(("id" = String, Path), ("position" = u32, Path), From), responses((status = 200, body = Position), (status = 403, body = Refused)))]
pub async fn position(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path((id, position)): Path<(String, u32)>,
    Query(from): Query<From>,
) -> Result<Json<Position>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let inner = room.enter_as(&app.rooms, who.id()).await?;
    let own = who.id().and_then(|user| inner.sitting.seat_in_hand(user));
    let seat = match &from.seat {
        None => own,
        Some(name) => Some(inner.sitting.seat(name)?),
    };
    if seat != own && inner.sitting.status() != Status::Over {
        return Err(Refused::not_over());
    }
    let last = inner.sitting.game().inputs() as u32;
    let game = rewound(&inner, position)?;
    let name = |seat: Seat| game.seat_name(seat).to_string();
    Ok(Json(Position {
        position,
        last,
        seat: seat.map(name),
        view: game.view(seat),
        question: seat.and_then(|seat| game.question(seat)),
    }))
}

fn rewound(inner: &Inner, position: u32) -> Result<Box<dyn AnyMatch>, Refused> {
    let last = inner.sitting.game().inputs();
    let game = inner.sitting.game().rewound(position as usize);
    game.ok_or_else(|| Refused::bad("bad-position", format!("Expected a position from 0 to {last}.")))
}

/// The record of a match that is over.
#[utoipa::path(get, path = "/api/matches/{id}/record", tag = "replay", params(("id" = String, Path)), responses((status = 200, body = String), (status = 403, body = Refused)))]
pub async fn record(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let inner = room.enter_as(&app.rooms, who.id()).await?;
    must_be_over(&inner)?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"match.record\""),
    ];
    Ok((headers, record_of(&inner)))
}

/// The record of a match, with who played.
pub fn record_of(inner: &Inner) -> String {
    let names: Vec<(String, String)> = inner
        .info(None)
        .seats
        .into_iter()
        .map(|seat| {
            let name = match seat.holder {
                wire::Holder::Open => "-".to_string(),
                wire::Holder::Person(name) => name,
                wire::Holder::Program(level) => level,
            };
            // Tags are quoted, so a name must not end the quotes.
            (seat.seat, name.replace(['"', ']', '\\'], " "))
        })
        .collect();
    let result = inner.sitting.result().unwrap_or_default();
    let mut tags: Vec<(&str, &str)> = names.iter().map(|(seat, name)| (seat.as_str(), name.as_str())).collect();
    tags.push(("ending", &result));
    inner.sitting.game().record(&tags)
}

fn must_be_over(inner: &Inner) -> Result<(), Refused> {
    match inner.sitting.status() {
        Status::Over => Ok(()),
        Status::Held => Err(Refused::held()),
        Status::Waiting | Status::Running => Err(Refused::not_over()),
    }
}

/// A record from elsewhere.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Upload {
    /// The text of the record.
    pub record: String,
}

/// Brings a record. It is checked against the rules, and can then be looked at and continued like a match that is over.
#[utoipa::path(post, path = "/api/records", tag = "replay", request_body = Upload, responses((status = 200, body = wire::MatchInfo), (status = 400, body = Refused)))]
pub async fn upload(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Body(sent): Body<Upload>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    app.new_things.check(address(&app, &headers, peer))?;
    app.new_things_of.check(person.user.id)?;
    let tag = |kind: &&GameKind| sent.record.contains(&format!("[game \"{}\"]", kind.name));
    let unnamed = || Refused::bad("bad-record", "Expected a record that names its game, as in [game \"chess\"].");
    let found = app.games().all().iter().find(tag).ok_or_else(unnamed)?;
    let record = sent.record;
    let game = app.rooms.desk.apart(move || (found.read)(&record)).await??;
    let origin = Origin { kind: OriginKind::Upload, from: None, at: None };
    let me = Holder::User { id: person.user.id, name: person.user.name.clone() };
    let seats = vec![me; usize::from(game.seating().count())];
    let id = keep(&app, game, found, seats, &person, origin, true).await?;
    let row = app.store().row(&id).await?;
    Ok(Json(seen::listed(app.games(), &row, Some(person.user.id), &[])))
}

/// Keeps a game as a match of its own: its inputs become entries.
async fn keep(
    app: &Arc<App>,
    game: Box<dyn AnyMatch>,
    kind: &GameKind,
    seats: Vec<Holder>,
    person: &Person,
    origin: Origin,
    closed: bool,
) -> Result<MatchId, Refused> {
    let new = NewMatch {
        id: MatchId(fate::secret()),
        game: kind.name.into(),
        rules: game.rules().into(),
        setup: game.setup(),
        listed: false,
        spectators: false,
        odds: true,
        team_talk: true,
        invite: fate::secret(),
        creator: person.user.id,
        origin: Some(origin),
        seats,
        brings: Vec::new(),
    };
    let games = app.games();
    let told = app.rooms.desk.apart(move || past_of(games, game.as_ref(), &new, closed).map(|past| (new, past)));
    let (new, past) = told.await??;
    let row = app.store().add_past(new, past).await?;
    Ok(row.made.id)
}

/// What has happened in a game, as entries of a new match.
fn past_of(games: Games, game: &dyn AnyMatch, new: &NewMatch, closed: bool) -> Result<Past, Refused> {
    let mut acts: Vec<Act> = Vec::new();
    for (seat, answer, chance) in game.story() {
        acts.push(match seat {
            None => Act::Begin(chance),
            Some(seat) => Act::Answer { seat: game.seat_name(seat).into(), answer, chance },
        });
    }
    if closed && game.outcome().is_none() {
        acts.push(Act::Close);
    }
    let at = now();
    let (sitting, entries) = Sitting::from_acts(games, new, acts, at)?;
    if entries.len() > MOST_ENTRIES as usize {
        return Err(Refused::conflict("too-long", "This game is too long to be kept as a match."));
    }
    let (inputs, position) = sitting.game().committed();
    Ok(Past { entries, at, summary: sitting.summary(), inputs: inputs as u32, position })
}

/// How to continue.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkWanted {
    /// From which position.
    pub position: u32,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<Wanted>,
}

/// Continues from a position, as a new match. From a match that is still running, what one cannot see is dealt anew.
#[utoipa::path(post, path = "/api/matches/{id}/fork", tag = "replay", params(("id" = String, Path)), request_body = ForkWanted, responses((status = 200, body = wire::MatchInfo), (status = 400, body = Refused)))]
pub async fn fork(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Path(id): Path<String>,
    Body(wanted): Body<ForkWanted>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    app.new_things.check(address(&app, &headers, peer))?;
    app.new_things_of.check(person.user.id)?;
    let room = app.rooms.room(&MatchId(id));
    let (game, kind, from) = {
        let inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
        let game = fork_of(&inner, wanted.position, person.user.id)?;
        (game, inner.sitting.kind(), inner.row.made.id.clone())
    };
    if game.outcome().is_some() {
        return Err(Refused::conflict("over", "The game is over in this position. Choose an earlier one."));
    }
    let seats = holders(kind, &game.seating(), &wanted.seats, &person.user)?;
    let origin = Origin { kind: OriginKind::Fork, from: Some(from), at: Some(wanted.position) };
    let id = keep(&app, game, kind, seats, &person, origin, false).await?;
    let mut infos = begin(&app, &id, &person.user).await?;
    let room = app.rooms.room(&id);
    let mut inner = room.enter(&app.rooms).await?;
    app.rooms.let_think(&mut inner);
    infos.0 = inner.info(Some(person.user.id));
    Ok(infos)
}

/// The game to be continued.
fn fork_of(inner: &Inner, position: u32, user: UserId) -> Result<Box<dyn AnyMatch>, Refused> {
    match inner.sitting.status() {
        Status::Over => rewound(inner, position),
        Status::Waiting => Err(Refused::not_begun()),
        Status::Running | Status::Held => {
            // Of a held match the snapshot is all there is, and nobody can take it over.
            let held = inner.sitting.status() == Status::Held;
            let any = || inner.sitting.seats_of(user).first().copied().filter(|_| held);
            let seat = inner.sitting.seat_in_hand(user).or_else(any).ok_or_else(Refused::not_seated)?;
            let then = if held { inner.sitting.game().copy() } else { rewound(inner, position)? };
            let dealt = then.dealt_anew(seat);
            dealt.ok_or_else(|| Refused::conflict("no-fork", "Nothing can be continued from here."))
        }
    }
}

/// What leagues record of a match.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct ResultReport {
    /// The match.
    pub id: String,
    /// Who played, by seat.
    pub players: BTreeMap<String, String>,
    /// How it began: from an `ordinary` start, from a set-up of its `own`, or as a `fork` of another match.
    pub start: String,
    /// How it ended.
    pub ending: String,
    /// The seats that won; none after a draw, or where a record breaks off.
    pub winners: Vec<String>,
    /// The fields of the game, by name.
    pub fields: BTreeMap<String, String>,
}

/// The result of a match that is over, as leagues record it.
#[utoipa::path(get, path = "/api/matches/{id}/result", tag = "replay", params(("id" = String, Path)), responses((status = 200, body = ResultReport), (status = 403, body = Refused)))]
pub async fn result(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path(id): Path<String>,
) -> Result<Json<ResultReport>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let inner = room.enter_as(&app.rooms, who.id()).await?;
    must_be_over(&inner)?;
    let fields = inner.sitting.game().result().into_iter().map(|(name, value)| (name.to_string(), value)).collect();
    Ok(Json(ResultReport {
        id: inner.row.made.id.0.clone(),
        players: players(&inner),
        start: start(&inner),
        ending: inner.sitting.result().unwrap_or_default(),
        winners: winners(&inner),
        fields,
    }))
}

/// How it began: from an `ordinary` start, from a set-up of its `own`, or as a `fork` of another match.
pub fn start(inner: &Inner) -> String {
    let is_fork = inner.row.made.origin.as_ref().is_some_and(|origin| origin.kind == OriginKind::Fork);
    match inner.sitting.own_setup() {
        _ if is_fork => "fork".into(),
        Some(_) => "own".into(),
        None => "ordinary".into(),
    }
}

/// The names of the seats that won.
pub fn winners(inner: &Inner) -> Vec<String> {
    let seating = inner.sitting.seating();
    inner.sitting.winners().into_iter().map(|seat| seating.name(seat).to_string()).collect()
}

/// Who played, by seat.
pub fn players(inner: &Inner) -> BTreeMap<String, String> {
    let name = |holder: wire::Holder| match holder {
        wire::Holder::Open => String::new(),
        wire::Holder::Person(name) | wire::Holder::Program(name) => name,
    };
    inner.info(None).seats.into_iter().map(|seat| (seat.seat, name(seat.holder))).collect()
}

/// Dice and draws of a match that is over, against what was to be expected. Null if the game does not tell that.
#[utoipa::path(get, path = "/api/matches/{id}/luck", tag = "replay", params(("id" = String, Path)), responses((status = 200, body = Object), (status = 403, body = Refused)))]
pub async fn luck(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path(id): Path<String>,
) -> Result<Json<Option<Box<RawValue>>>, Refused> {
    let game = over(&app, &who, id).await?;
    Ok(Json(app.rooms.apart(move || game.fortune()).await?))
}

/// How a match that is over has swung: chances by turn, and the actions that changed most. Null if the game does not tell that.
#[utoipa::path(get, path = "/api/matches/{id}/swing", tag = "replay", params(("id" = String, Path)), responses((status = 200, body = Swing), (status = 403, body = Refused)))]
pub async fn swing(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path(id): Path<String>,
) -> Result<Json<Option<Swing>>, Refused> {
    let game = over(&app, &who, id).await?;
    Ok(Json(app.rooms.apart(move || game.swing()).await?))
}

/// A match that is over, to be worked on apart from those who answer.
async fn over(app: &Arc<App>, who: &Anybody, id: String) -> Result<Box<dyn AnyMatch>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let inner = room.enter_as(&app.rooms, who.id()).await?;
    must_be_over(&inner)?;
    Ok(inner.sitting.game().copy())
}
