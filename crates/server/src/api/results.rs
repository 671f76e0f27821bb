//! Results in a table, as leagues keep them.

use super::{
    Path, Query,
    lobby::{Older, PAGE},
    replay::{players, start, winners},
};
use crate::{app::App, error::Refused, games::GameKind, people::Person};
use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, header},
    response::IntoResponse,
};
use std::sync::Arc;
use store::MatchRow;

/// The results of my matches of a game that are over, as CSV, the newest first. The header `Link` leads to older ones, where
/// there are some; only the first part has a line with the names of the columns.
#[utoipa::path(get, path = "/api/me/results/{game}", tag = "replay", params(("game" = String, Path), Older), responses((status = 200, body = String)))]
pub async fn results(
    State(app): State<Arc<App>>,
    person: Person,
    Path(game): Path<String>,
    Query(older): Query<Older>,
) -> Result<impl IntoResponse, Refused> {
    let (seats, later) = columns(app.games().kind(&game)?)?;
    let before = older.before();
    // One more than is told, to know whether there are more.
    let mut rows = app.store().page_of_results(person.user.id, &game, before.as_ref(), PAGE + 1).await?;
    let has_more = rows.len() > PAGE as usize;
    rows.truncate(PAGE as usize);
    let mut table = csv::Writer::from_writer(Vec::new());
    for (at, row) in rows.iter().enumerate() {
        let (own, fields, others) = result_of(&app, row, &seats, &later).await?;
        if at == 0 && before.is_none() {
            let first = ["match", "finished"].into_iter().chain(seats.iter().copied());
            let head = first.chain(["ending", "winner", "start"]).chain(fields.iter().map(|(name, _)| *name));
            table.write_record(head.chain(later.iter().copied())).map_err(|_| Refused::broken())?;
        }
        let cells = own.into_iter().chain(fields.into_iter().map(|(_, value)| value)).chain(others);
        table.write_record(cells).map_err(|_| Refused::broken())?;
    }
    let text = table.into_inner().map_err(|_| Refused::broken())?;
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/csv; charset=utf-8"));
    headers.insert(header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"results.csv\""));
    if let Some(last) = rows.last().filter(|_| has_more) {
        let next = format!("</api/me/results/{game}?before={}>; rel=\"next\"", last.made.id.0);
        headers.insert(header::LINK, HeaderValue::from_str(&next).map_err(|_| Refused::broken())?);
    }
    Ok((headers, text))
}

/// The seats that have columns in the beginning, and those that have theirs at the end: seats that begin as the ordinary ones do stand
/// together, and others come later, so that a game that gets more ways to be seated keeps the places of its columns.
fn columns(kind: &GameKind) -> Result<(Vec<&'static str>, Vec<&'static str>), Refused> {
    let mut first: Vec<&'static str> = (kind.seating)("")?.names().collect();
    for setup in kind.seatings {
        let names: Vec<&'static str> = (kind.seating)(setup)?.names().collect();
        if names.starts_with(&first) {
            first = names;
        }
    }
    let later = kind.seat_names()?.into_iter().filter(|name| !first.contains(name)).collect();
    Ok((first, later))
}

/// What every match has, and the fields of the game. One match at a time is loaded, and its fields are worked out apart from
/// those who answer.
async fn result_of(
    app: &Arc<App>,
    row: &MatchRow,
    seats: &[&str],
    later: &[&str],
) -> Result<(Vec<String>, Vec<(&'static str, String)>, Vec<String>), Refused> {
    let finished = time::OffsetDateTime::from_unix_timestamp(row.updated / 1000).ok();
    let finished = finished.map(|at| at.date().to_string()).unwrap_or_default();
    let mut cells = vec![row.made.id.0.clone(), finished];
    let (game, others) = {
        let room = app.rooms.room(&row.made.id);
        let inner = room.enter(&app.rooms).await?;
        let players = players(&inner);
        let called = |seat: &&str| harmless(players.get(*seat).cloned().unwrap_or_default());
        cells.extend(seats.iter().map(called));
        cells.push(inner.sitting.result().unwrap_or_default());
        cells.push(winners(&inner).join(" "));
        cells.push(start(&inner));
        (inner.sitting.game().copy(), later.iter().map(called).collect())
    };
    let fields = app.rooms.apart(move || game.result()).await?;
    Ok((cells, fields, others))
}

/// A name that a spreadsheet would take for a formula is made a text.
fn harmless(name: String) -> String {
    if name.starts_with(['=', '+', '-', '@', '\t']) { format!("'{name}") } else { name }
}
