//! Playing: how a match stands, answers, and what else people do at a table. The socket of a match ([`crate::live`]) does the
//! same faster.

use super::{Body, Path, Query};
use crate::{
    app::App,
    error::Refused,
    people::{Anybody, Person},
    room::{Advised, Inner},
    wire,
};
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use store::{MatchId, Status};
use table::Seat;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// From where on the log is wanted.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct After {
    /// The number of the last line that one has.
    #[serde(default)]
    pub log: u32,
    /// What an invitation says: who has it may look before he joins.
    #[serde(default)]
    pub invite: Option<String>,
}

/// What was sent came too late: here is how the match stands.
#[derive(Serialize, Deserialize, TS, ToSchema)]
pub struct Late {
    /// Why it was refused.
    #[serde(flatten)]
    pub refused: Refused,
    /// How the match stands.
    pub seen: Box<wire::Seen>,
}

/// How a match stands, as I see it.
#[utoipa::path(get, path = "/api/matches/{id}", tag = "play", params(("id" = String, Path), After), responses((status = 200, body = wire::Seen), (status = 404, body = Refused)))]
pub async fn seen(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path(id): Path<String>,
    Query(after): Query<After>,
) -> Result<Json<wire::Seen>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let mut inner = room.enter_invited(&app.rooms, who.id(), after.invite.as_deref()).await?;
    inner.be_looked_at(&app.rooms).await?;
    Ok(Json(inner.seen_by(who.id(), after.log)))
}

/// Which part of the log is wanted.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct LogPart {
    /// The number of the last line that one has.
    #[serde(default)]
    pub after: u32,
}

/// A part of the log, as I hear it.
#[utoipa::path(get, path = "/api/matches/{id}/log", tag = "play", params(("id" = String, Path), LogPart), responses((status = 200, body = wire::LogPage), (status = 404, body = Refused)))]
pub async fn log(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path(id): Path<String>,
    Query(part): Query<LogPart>,
) -> Result<Json<wire::LogPage>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let inner = room.enter_as(&app.rooms, who.id()).await?;
    let seat = who.id().and_then(|user| inner.sitting.seat_in_hand(user));
    let (lines, end) = inner.sitting.log_page(part.after, seat);
    Ok(Json(wire::LogPage { lines, end, log_end: inner.sitting.log_len() }))
}

/// Who may look before he joins.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Invited {
    /// What an invitation says.
    #[serde(default)]
    pub invite: Option<String>,
}

/// What is different about the start of a match, to be read before one joins.
#[utoipa::path(get, path = "/api/matches/{id}/setup", tag = "play", params(("id" = String, Path), Invited), responses((status = 200, body = wire::Setup), (status = 404, body = Refused)))]
pub async fn setup(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path(id): Path<String>,
    Query(invited): Query<Invited>,
) -> Result<Json<wire::Setup>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let inner = room.enter_invited(&app.rooms, who.id(), invited.invite.as_deref()).await?;
    let own = inner.sitting.own_setup();
    Ok(Json(wire::Setup {
        own: own.is_some(),
        hidden: own.is_some_and(|own| !own.hidden.is_empty()),
        lines: own.map(|own| own.open.clone()).unwrap_or_default(),
    }))
}

/// Answers a question.
#[utoipa::path(post, path = "/api/matches/{id}/answers", tag = "play", params(("id" = String, Path)), request_body = wire::AnswerSent, responses((status = 200, body = wire::Taken), (status = 409, body = Late), (status = 422, body = Refused)))]
pub async fn answer(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(sent): Body<wire::AnswerSent>,
) -> Result<Response, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let mut inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
    match inner.answer(&app.rooms, person.user.id, &sent).await {
        Ok(taken) => Ok(Json(taken).into_response()),
        Err(refused) if refused.status() == StatusCode::CONFLICT => {
            // He has heard what there was when he answered.
            let heard = inner.sitting.log_len_at(sent.version);
            let seen = Box::new(inner.seen_by(Some(person.user.id), heard));
            Ok((StatusCode::CONFLICT, refused.counted(), Json(Late { refused, seen })).into_response())
        }
        Err(refused) => Err(refused),
    }
}

/// Does something that is no answer: takes an answer back, concedes, offers a draw, hands over.
#[utoipa::path(post, path = "/api/matches/{id}/deeds", tag = "play", params(("id" = String, Path)), request_body = wire::DeedSent, responses((status = 200, body = wire::Taken), (status = 409, body = Refused)))]
pub async fn deed(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(sent): Body<wire::DeedSent>,
) -> Result<Json<wire::Taken>, Refused> {
    app.deeds.check(person.user.id)?;
    let room = app.rooms.room(&MatchId(id));
    let mut inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
    inner.deed(&app.rooms, person.user.id, &sent).await.map(Json)
}

/// An answer that one only asks about.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Asking {
    /// The seat.
    pub seat: String,
    /// The answer, in notation.
    pub answer: String,
}

/// Whether an answer would be taken, and if not, why. Nothing is changed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Verdict {
    /// Why not; nothing if it would be taken.
    pub refused: Option<Refused>,
}

/// Why not? Says whether an answer would be taken, and which rule forbids it.
#[utoipa::path(post, path = "/api/matches/{id}/check", tag = "play", params(("id" = String, Path)), request_body = Asking, responses((status = 200, body = Verdict)))]
pub async fn check(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(sent): Body<Asking>,
) -> Result<Json<Verdict>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
    let seat = inner.own_seat(person.user.id, &sent.seat)?;
    inner.must_be_in_hand(person.user.id, seat)?;
    if inner.sitting.status() != Status::Running {
        return Err(Refused::over());
    }
    Ok(Json(Verdict { refused: inner.sitting.game().check(seat, &sent.answer).err() }))
}

/// What I can do from my open question, as whole plans: to be answered in one call, several answers separated by `;`. None where
/// nothing is asked of me, as when somebody has answered while this call was on its way.
#[utoipa::path(get, path = "/api/matches/{id}/plans", tag = "play", params(("id" = String, Path)), responses((status = 200, body = wire::Plans)))]
pub async fn plans(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<wire::Plans>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let (game, seat, version) = {
        let inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
        let seat = own_seat(&inner, &person)?;
        (inner.sitting.game().copy(), seat, inner.sitting.version())
    };
    let plans = app.rooms.desk.apart(move || game.plans(seat)).await?;
    Ok(Json(wire::Plans { version, ..plans }))
}

/// The seat of somebody, and the one that he has in his hands where he has several.
fn own_seat(inner: &Inner, person: &Person) -> Result<Seat, Refused> {
    inner.sitting.seat_in_hand(person.user.id).ok_or_else(Refused::not_seated)
}

/// The seat of somebody who is asked something.
fn asked_seat(inner: &Inner, person: &Person) -> Result<Seat, Refused> {
    let seat = own_seat(inner, person)?;
    let not_asked = || Refused::conflict("not-asked", "Nothing is asked of you.");
    inner.sitting.waits_for().contains(&seat).then_some(seat).ok_or_else(not_asked)
}

/// Which chances are wanted.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct OddsOf {
    /// Those of what this answer would begin, or the last of several separated by `;`; without it, of what is going on.
    #[serde(default)]
    pub answer: Option<String>,
}

/// The chances of what is going on, or of what an answer of mine would begin; null if none can be told. Not where the host
/// has switched chances off.
#[utoipa::path(get, path = "/api/matches/{id}/odds", tag = "play", params(("id" = String, Path), OddsOf), responses((status = 200, body = Object), (status = 409, body = Refused)))]
pub async fn odds(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Query(wanted): Query<OddsOf>,
) -> Result<Json<Option<Box<RawValue>>>, Refused> {
    let room = app.rooms.room(&MatchId(id));
    let (game, seat) = {
        let inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
        must_show_odds(&inner)?;
        let seat = own_seat(&inner, &person)?;
        (inner.sitting.game().copy(), seat)
    };
    Ok(Json(app.rooms.apart(move || game.odds(seat, wanted.answer.as_deref())).await?))
}

fn must_show_odds(inner: &Inner) -> Result<(), Refused> {
    match inner.row.made.odds {
        true => Ok(()),
        false => Err(Refused::conflict("no-odds", "Chances are switched off in this match.")),
    }
}

/// What a good player would do, as far as one can tell from my seat: its plan, and its best choices with their chances. Not
/// where the host has switched chances off.
#[utoipa::path(post, path = "/api/matches/{id}/hint", tag = "play", params(("id" = String, Path)), responses((status = 200, body = wire::Advice), (status = 409, body = Refused)))]
pub async fn hint(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Json<wire::Advice>, Refused> {
    app.favours.check(person.user.id)?;
    let room = app.rooms.room(&MatchId(id));
    let (game, seat, advisor, known) = {
        let inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
        let seat = asked_seat(&inner, &person)?;
        must_show_odds(&inner)?;
        let game = inner.sitting.game();
        let known = inner.advised.as_ref().and_then(|advised| advised.goes_on(game, seat));
        (game.copy(), seat, inner.sitting.kind().advisor, known)
    };
    let (inputs, is_new) = (game.inputs(), known.is_none());
    let thought = app.rooms.apart(move || {
        let think = || game.thinker(advisor?)?.advise(game.as_ref(), seat);
        let mut advice = known.or_else(think)?;
        for choice in &mut advice.choices {
            choice.at_once = game.at_once(seat, &choice.answers) as u32;
        }
        Some(advice)
    });
    let advice = thought.await?.ok_or_else(|| Refused::conflict("no-hint", "There is nothing to say about this."))?;
    if is_new {
        room.enter(&app.rooms).await?.advised = Advised::new(seat, inputs, &advice);
    }
    Ok(Json(advice))
}
