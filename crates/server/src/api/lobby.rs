//! Lists of matches: the lobby, and one's own.

use super::Query;
use crate::{
    app::App,
    error::Refused,
    people::{Anybody, Person},
    seen, wire,
};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::MatchId;
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
    let infos = |rows: Vec<store::MatchRow>| -> Vec<wire::MatchInfo> {
        rows.iter().map(|row| seen::listed(app.games(), row, who.id())).collect()
    };
    let mut open = infos(app.store().lobby(PAGE).await?);
    // One from before this was refused.
    open.retain(|info| !info.setup.as_ref().is_some_and(|own| own.hidden));
    let watch = infos(app.store().watchable(PAGE).await?);
    Ok(Json(Lobby { open, watch }))
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

/// My matches: whose turn it is, and since when. The newest first, 100 at once; fewer say that there are no more.
#[utoipa::path(get, path = "/api/me/matches", tag = "matches", params(Older), responses((status = 200, body = Vec<wire::MatchInfo>)))]
pub async fn mine(
    State(app): State<Arc<App>>,
    person: Person,
    Query(older): Query<Older>,
) -> Result<Json<Vec<wire::MatchInfo>>, Refused> {
    let rows = app.store().page_of_matches(person.user.id, older.before().as_ref(), PAGE).await?;
    Ok(Json(rows.iter().map(|row| seen::listed(app.games(), row, Some(person.user.id))).collect()))
}
