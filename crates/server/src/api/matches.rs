//! Making matches, and sitting down to them.

use super::{Body, Path};
use crate::{
    app::App,
    bus::Notice,
    error::Refused,
    fate,
    games::{KINDS, kind},
    guard::address,
    people::{Anybody, Person},
    seen, wire,
};
use axum::{
    Json,
    extract::{ConnectInfo, State},
    http::HeaderMap,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::{net::SocketAddr, sync::Arc};
use store::{Holder, MatchId, NewMatch, Origin, OriginKind, Status, User};
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct GameInfo {
    /// Its name: `war`.
    pub game: String,
    /// The version of its rules.
    pub rules: String,
    /// The names of its seats.
    pub seats: Vec<String>,
    /// The levels of the programs that play it, the weakest first.
    pub levels: Vec<String>,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// You. On several seats: you play them all, and hand the device over.
    Me,
    /// Somebody who joins.
    Open,
    /// A program of this level.
    Program(String),
}

/// A match to be made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchWanted {
    /// The game.
    pub game: String,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<Wanted>,
    /// Everybody sees it in the lobby, and may join; otherwise one needs the invitation.
    #[serde(default)]
    pub listed: bool,
    /// Everybody may watch.
    #[serde(default)]
    pub spectators: bool,
    /// Chances may be shown to the players.
    #[serde(default = "yes")]
    pub odds: bool,
    /// The position it starts from, in notation; empty for the ordinary start.
    #[serde(default)]
    pub setup: String,
}

fn yes() -> bool {
    true
}

/// How to join.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// On which seat; any open one without it.
    #[serde(default)]
    pub seat: Option<String>,
    /// What the invitation says.
    #[serde(default)]
    pub invite: Option<String>,
}

/// Matches that wait for somebody, and matches that can be watched.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Lobby {
    /// They wait for somebody.
    pub open: Vec<wire::MatchInfo>,
    /// They can be watched.
    pub watch: Vec<wire::MatchInfo>,
}

/// The games there are.
#[utoipa::path(get, path = "/api/games", tag = "matches", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games() -> Json<Vec<GameInfo>> {
    let owned = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
    let game = |kind: &crate::games::Kind| GameInfo {
        game: kind.name.into(),
        rules: kind.rules.into(),
        seats: owned(kind.seats),
        levels: owned(kind.levels),
    };
    Json(KINDS.iter().map(game).collect())
}

/// What never changes in a game: map, cards, characters.
#[utoipa::path(get, path = "/api/games/{game}/facts", tag = "matches", params(("game" = String, Path)), responses((status = 200, body = Object)))]
pub async fn facts(Path(game): Path<String>) -> Result<Json<Box<RawValue>>, Refused> {
    Ok(Json((kind(&game)?.facts)()))
}

/// Matches that wait for somebody, and matches that can be watched.
#[utoipa::path(get, path = "/api/lobby", tag = "matches", responses((status = 200, body = Lobby)))]
pub async fn lobby(State(app): State<Arc<App>>, who: Anybody) -> Result<Json<Lobby>, Refused> {
    let infos = |rows: Vec<store::MatchRow>| rows.iter().map(|row| seen::info(row, who.id(), &[])).collect();
    let open = infos(app.store().lobby(100).await?);
    let watch = infos(app.store().watchable(100).await?);
    Ok(Json(Lobby { open, watch }))
}

/// My matches: whose turn it is, and since when. The newest first.
#[utoipa::path(get, path = "/api/me/matches", tag = "matches", responses((status = 200, body = Vec<wire::MatchInfo>)))]
pub async fn mine(State(app): State<Arc<App>>, person: Person) -> Result<Json<Vec<wire::MatchInfo>>, Refused> {
    let rows = app.store().matches_of(person.user.id, 500).await?;
    Ok(Json(rows.iter().map(|row| seen::info(row, Some(person.user.id), &[])).collect()))
}

/// Makes a match. It begins when every seat is taken.
#[utoipa::path(post, path = "/api/matches", tag = "matches", request_body = MatchWanted, responses((status = 200, body = wire::MatchInfo), (status = 400, body = Refused)))]
pub async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Body(wanted): Body<MatchWanted>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    app.new_things.check(address(&app, &headers, peer))?;
    // A set-up that cannot be read is refused before anything is kept.
    (kind(&wanted.game)?.begin)(&wanted.setup)?;
    let seats = holders(&wanted.game, &wanted.seats, &person.user)?;
    let new = NewMatch {
        id: MatchId(fate::secret()),
        rules: kind(&wanted.game)?.rules.into(),
        game: wanted.game,
        setup: wanted.setup,
        listed: wanted.listed,
        spectators: wanted.spectators,
        odds: wanted.odds,
        invite: fate::secret(),
        creator: person.user.id,
        origin: None,
        seats,
    };
    let id = app.store().add_match(new).await?.made.id;
    begin(&app, &id, &person.user).await
}

/// Who holds which seat, if this is wanted.
pub fn holders(game: &str, wanted: &[Wanted], me: &User) -> Result<Vec<Holder>, Refused> {
    let kind = kind(game)?;
    if wanted.len() != kind.seats.len() {
        let message = format!("Expected {} seats: {}.", kind.seats.len(), kind.seats.join(", "));
        return Err(Refused::bad("bad-seats", message));
    }
    if !wanted.contains(&Wanted::Me) {
        return Err(Refused::bad("bad-seats", "Expected a seat for you: somebody has to look after the match."));
    }
    let holder = |wanted: &Wanted| match wanted {
        Wanted::Me => Ok(Holder::User { id: me.id, name: me.name.clone() }),
        Wanted::Open => Ok(Holder::Open),
        Wanted::Program(level) if kind.levels.contains(&level.as_str()) => Ok(Holder::Player(level.clone())),
        Wanted::Program(_) => {
            let message = format!("Expected a level of the program ({}).", kind.levels.join(", "));
            Err(Refused::bad("unknown-level", message))
        }
    };
    wanted.iter().map(holder).collect()
}

/// Begins a match if everybody sits; gives how it stands.
pub async fn begin(app: &Arc<App>, id: &MatchId, user: &User) -> Result<Json<wire::MatchInfo>, Refused> {
    let room = app.rooms.room(id);
    let mut inner = room.enter(&app.rooms).await?;
    inner.begin(&app.rooms).await?;
    Ok(Json(seen::info(&inner.row, Some(user.id), &[])))
}

/// Sits down to a match.
#[utoipa::path(post, path = "/api/matches/{id}/join", tag = "matches", params(("id" = String, Path)), request_body = Joining, responses((status = 200, body = wire::MatchInfo), (status = 409, body = Refused)))]
pub async fn join(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(sent): Body<Joining>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    let (id, user) = (MatchId(id), &person.user);
    let row = app.store().row(&id).await?;
    if !row.made.listed && sent.invite.as_deref() != Some(&row.made.invite) && row.made.creator != user.id {
        return Err(Refused::not_found());
    }
    let names = kind(&row.made.game)?.seats;
    let open = |at: &usize| row.seats[*at].holder == Holder::Open;
    let seat = match &sent.seat {
        Some(name) => {
            let known = names.iter().position(|seat| seat == name);
            let unknown = || Refused::bad("unknown-seat", format!("Expected a seat ({}).", names.join(", ")));
            Some(known.ok_or_else(unknown)?)
        }
        None => (0..row.seats.len()).find(open),
    };
    let seat = seat.filter(open).ok_or_else(|| Refused::from(store::StoreError::SeatTaken))?;
    let holder = Holder::User { id: user.id, name: user.name.clone() };
    app.store().take_seat(&id, seat as u8, holder).await?;
    reseat(&app, &id).await?;
    begin(&app, &id, user).await
}

/// Gets up from a match that has not begun.
#[utoipa::path(post, path = "/api/matches/{id}/leave", tag = "matches", params(("id" = String, Path)), responses((status = 200, body = wire::MatchInfo), (status = 409, body = Refused)))]
pub async fn leave(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    let id = MatchId(id);
    let row = app.store().row(&id).await?;
    if row.status != Status::Waiting {
        return Err(Refused::conflict("begun", "The match has begun. You can concede."));
    }
    let mine = |at: &usize| matches!(&row.seats[*at].holder, Holder::User { id, .. } if *id == person.user.id);
    let seat = (0..row.seats.len()).find(mine).ok_or_else(Refused::not_seated)?;
    let row = app.store().leave_seat(&id, seat as u8, person.user.id).await?;
    reseat(&app, &id).await?;
    Ok(Json(seen::info(&row, Some(person.user.id), &[])))
}

/// The seats have changed: everybody looks again.
async fn reseat(app: &Arc<App>, id: &MatchId) -> Result<(), Refused> {
    let room = app.rooms.room(id);
    let mut inner = room.enter(&app.rooms).await?;
    inner.reload(&app.rooms).await?;
    inner.push();
    app.rooms.bus.publish(Notice::Seats(id.clone()));
    Ok(())
}

/// The same again, with the seats changed round. The first who asks waits for the others; whoever asks after him joins.
#[utoipa::path(post, path = "/api/matches/{id}/rematch", tag = "matches", params(("id" = String, Path)), responses((status = 200, body = wire::MatchInfo), (status = 409, body = Refused)))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<wire::MatchInfo>, Refused> {
    let (id, me) = (MatchId(id), Holder::User { id: person.user.id, name: person.user.name.clone() });
    let old = app.store().row(&id).await?;
    if !old.seats.iter().any(|seat| seat.holder == me) {
        return Err(Refused::not_seated());
    }
    if old.status == Status::Running || old.status == Status::Waiting {
        return Err(Refused::conflict("not-over", "The match is not over yet."));
    }
    // Two who ask at once must not both be the first.
    let old_room = app.rooms.room(&id);
    let _alone = old_room.enter(&app.rooms).await?;
    let mut seats: Vec<Holder> = old.seats.iter().map(|seat| seat.holder.clone()).collect();
    seats.rotate_left(1);
    let made = app
        .store()
        .offspring(&id)
        .await?
        .into_iter()
        .find(|row| row.made.origin.as_ref().is_some_and(|origin| origin.kind == OriginKind::Rematch));
    let id = match made {
        Some(row) => {
            let waits = |at: &usize| row.seats[*at].holder == Holder::Open && seats[*at] == me;
            for seat in (0..seats.len()).filter(waits) {
                app.store().take_seat(&row.made.id, seat as u8, me.clone()).await?;
            }
            reseat(&app, &row.made.id).await?;
            row.made.id
        }
        None => {
            app.new_things.check(address(&app, &headers, peer))?;
            let new = NewMatch {
                id: MatchId(fate::secret()),
                rules: kind(&old.made.game)?.rules.into(),
                invite: fate::secret(),
                creator: person.user.id,
                origin: Some(Origin { kind: OriginKind::Rematch, from: Some(id), at: None }),
                listed: false,
                seats: seats.into_iter().map(|holder| unless_another(holder, &me)).collect(),
                ..old.made
            };
            app.store().add_match(new).await?.made.id
        }
    };
    begin(&app, &id, &person.user).await
}

/// Other people are not made to play: their seats wait for them.
fn unless_another(holder: Holder, me: &Holder) -> Holder {
    match holder {
        Holder::User { .. } if holder != *me => Holder::Open,
        other => other,
    }
}
