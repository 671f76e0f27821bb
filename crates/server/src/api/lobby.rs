//! Lists of matches: the first page, the lobby, and one's own.

use super::{Query, matches::Wanted};
use crate::{
    app::App,
    error::Refused,
    people::{Anybody, Person},
    seen, wire,
};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{AtHome, Holder, MatchId, MatchRow, NewMatch, UserId, Which};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// So many matches are told at once.
pub const PAGE: u32 = 100;

/// Matches that wait for somebody, and matches that can be watched.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Lobby {
    /// They wait for somebody.
    pub open: Vec<wire::MatchInfo>,
    /// They can be watched.
    pub watch: Vec<wire::MatchInfo>,
}

/// Matches that wait for somebody, and matches that can be watched.
#[utoipa::path(get, path = "/api/lobby", tag = "matches", responses((status = 200, body = Lobby)))]
pub async fn lobby(State(app): State<Arc<App>>, who: Anybody) -> Result<Json<Lobby>, Refused> {
    let open = offers(&app, &app.store().lobby(PAGE).await?, who.id());
    let watch = infos(&app, &app.store().watchable(PAGE).await?, who.id());
    Ok(Json(Lobby { open, watch }))
}

/// Matches as a list shows them to somebody.
fn infos(app: &App, rows: &[MatchRow], user: Option<UserId>) -> Vec<wire::MatchInfo> {
    let info = |row: &MatchRow| seen::listed(app.games(), row, user, &app.rooms.seats_here(&row.made.id));
    rows.iter().map(info).collect()
}

/// The same of those in the lobby, without such as fix something hidden: there may be some from before that was refused.
fn offers(app: &App, rows: &[MatchRow], user: Option<UserId>) -> Vec<wire::MatchInfo> {
    let mut open = infos(app, rows, user);
    open.retain(|info| !info.setup.as_ref().is_some_and(|own| own.hidden));
    open
}

/// So many of one's own matches the first page shows in each list.
const OWN: usize = 12;
/// So many are looked at for that.
const LOOKED_AT: u32 = 50;
/// So many of those that everybody sees.
const FEW: u32 = 3;

/// Everything that the first page shows.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Home {
    /// Matches that wait for you: those first in which somebody else is here, then what has waited longest.
    pub yours: Vec<wire::MatchInfo>,
    /// Matches of yours that are not over and wait for somebody else, the latest first.
    pub others: Vec<wire::MatchInfo>,
    /// Some that wait for somebody to join, the newest first.
    pub open: Vec<wire::MatchInfo>,
    /// Some that can be watched, the newest first.
    pub live: Vec<wire::MatchInfo>,
    /// How many there are in all.
    pub counts: HomeCounts,
    /// What you played last against programs, for each game.
    pub last: Vec<LastPlayed>,
}

/// How many matches there are for the first page.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct HomeCounts {
    /// That wait for you.
    pub yours: u32,
    /// That wait for somebody else.
    pub others: u32,
    /// That wait for somebody to join.
    pub open: u32,
    /// That can be watched.
    pub live: u32,
}

/// What was played last against programs.
#[derive(PartialEq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct LastPlayed {
    /// The game.
    pub game: String,
    /// Its set-up.
    pub setup: String,
    /// Who sat where.
    pub seats: Vec<Wanted>,
}

/// Everything that the first page shows: your matches, some of the others', and what you played last.
#[utoipa::path(get, path = "/api/home", tag = "matches", responses((status = 200, body = Home)))]
pub async fn home(State(app): State<Arc<App>>, who: Anybody) -> Result<Json<Home>, Refused> {
    let AtHome { yours, others, made, open, live, counts } = app.store().at_home(who.id(), LOOKED_AT, FEW).await?;
    let mut yours = infos(&app, &yours, who.id());
    yours.sort_by_key(|info| (!is_somebody_here(info), waits_since(info)));
    yours.truncate(OWN);
    let mut others = infos(&app, &others, who.id());
    others.sort_by_key(|info| std::cmp::Reverse(info.updated));
    others.truncate(OWN);
    let mut last: Vec<LastPlayed> = Vec::new();
    for played in made.iter().filter_map(|row| played_alone(row, who.id()?)) {
        if last.iter().all(|known| known.game != played.game) {
            last.push(played);
        }
    }
    Ok(Json(Home {
        yours,
        others,
        open: offers(&app, &open, who.id()),
        live: infos(&app, &live, who.id()),
        counts: HomeCounts { yours: counts.yours, others: counts.others, open: counts.open, live: counts.live },
        last,
    }))
}

/// Whether another person who plays is here.
fn is_somebody_here(info: &wire::MatchInfo) -> bool {
    let is_another =
        |seat: &wire::SeatInfo| matches!(seat.holder, wire::Holder::Person(_)) && !info.yours.contains(&seat.seat);
    info.seats.iter().any(|seat| seat.here && is_another(seat))
}

/// Since when one's own answer is waited for.
fn waits_since(info: &wire::MatchInfo) -> i64 {
    let own = info.seats.iter().filter(|seat| info.yours.contains(&seat.seat));
    own.filter_map(|seat| seat.asked_since).min().unwrap_or(i64::MAX)
}

/// How a person has set up a match in which he alone plays, with programs and from an ordinary start.
fn played_alone(row: &MatchRow, user: UserId) -> Option<LastPlayed> {
    let NewMatch { game, setup, seats, origin, .. } = &row.made;
    let wanted = |holder: &Holder| match holder {
        Holder::Program(level) => Some(Wanted::Program(level.clone())),
        Holder::User { id, .. } if *id == user => Some(Wanted::Me),
        Holder::User { .. } | Holder::Open => None,
    };
    let seats = seats.iter().map(wanted).collect::<Option<Vec<_>>>()?;
    let is_alone = seats.iter().filter(|seat| **seat == Wanted::Me).count() == 1;
    (is_alone && origin.is_none()).then(|| LastPlayed { game: game.clone(), setup: setup.clone(), seats })
}

/// How many matches wait for me.
#[derive(Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct WaitingForMe {
    /// So many.
    pub count: u32,
}

/// How many matches wait for an answer of mine.
#[utoipa::path(get, path = "/api/me/waiting", tag = "matches", responses((status = 200, body = WaitingForMe)))]
pub async fn waiting(State(app): State<Arc<App>>, person: Person) -> Result<Json<WaitingForMe>, Refused> {
    Ok(Json(WaitingForMe { count: app.store().count_of_matches(person.user.id, Which::HisTurn).await? }))
}

/// Which part of a list of matches.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Older {
    /// Those that are older than this match; without it the newest.
    #[serde(default)]
    pub before: Option<String>,
}

impl Older {
    /// The match.
    pub fn before(&self) -> Option<MatchId> {
        self.before.clone().map(MatchId)
    }
}

/// Which of my matches.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Mine {
    /// Those that are older than this match; without it the newest.
    #[serde(default)]
    pub before: Option<String>,
    /// Those of a kind; without it all of them.
    #[serde(default)]
    #[param(inline)]
    pub which: Option<Kind>,
}

/// A kind of one's matches.
#[derive(Clone, Copy, Deserialize, Debug, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Those that wait for an answer of mine.
    Yours,
    /// Those that are not over and wait for somebody else.
    Others,
    /// Those that are over and were played here.
    Over,
    /// Those that were read from a record.
    Records,
}

impl From<Kind> for Which {
    fn from(kind: Kind) -> Which {
        match kind {
            Kind::Yours => Which::HisTurn,
            Kind::Others => Which::OthersTurn,
            Kind::Over => Which::Over,
            Kind::Records => Which::Records,
        }
    }
}

/// My matches: whose turn it is, and since when. The newest first, 100 at once; fewer say that there are no more.
#[utoipa::path(get, path = "/api/me/matches", tag = "matches", params(Mine), responses((status = 200, body = Vec<wire::MatchInfo>)))]
pub async fn mine(
    State(app): State<Arc<App>>,
    person: Person,
    Query(mine): Query<Mine>,
) -> Result<Json<Vec<wire::MatchInfo>>, Refused> {
    let (which, before) = (mine.which.map_or(Which::All, Which::from), mine.before.map(MatchId));
    let rows = app.store().page_of_matches(person.user.id, which, before.as_ref(), PAGE).await?;
    Ok(Json(infos(&app, &rows, Some(person.user.id))))
}
