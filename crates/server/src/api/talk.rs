//! Chat, private notes, and telling us of a problem.

use super::{Body, Path, Query};
use crate::{
    app::App,
    bus::Notice,
    error::Refused,
    people::{Anybody, Person},
    room::{MOST_CHAT, now},
    seen, wire,
};
use axum::{Json, extract::State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Audience, MatchId, Page, Problem, User};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// A text.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// What it says.
    pub text: String,
}

/// Which part of the chat.
#[derive(Deserialize, Debug, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ChatPart {
    /// What came after this line: the first 200.
    #[serde(default)]
    pub after: Option<u32>,
    /// What came before this line: the last 200.
    #[serde(default)]
    pub before: Option<u32>,
}

/// What was said in a match, as far as it is for me: the last 200 lines, or 200 before or after one. Fewer say that there are
/// no more.
#[utoipa::path(get, path = "/api/matches/{id}/chat", tag = "talk", params(("id" = String, Path), ChatPart), responses((status = 200, body = Vec<wire::ChatLine>)))]
pub async fn chat(
    State(app): State<Arc<App>>,
    who: Anybody,
    Path(id): Path<String>,
    Query(part): Query<ChatPart>,
) -> Result<Json<Vec<wire::ChatLine>>, Refused> {
    let page = match (part.after, part.before) {
        (None, None) => Page::Newest,
        (Some(line), None) => Page::After(line),
        (None, Some(line)) => Page::Before(line),
        (Some(_), Some(_)) => return Err(Refused::bad("bad-query", "Expected after or before, not both.")),
    };
    let id = MatchId(id);
    let room = app.rooms.room(&id);
    let to = {
        let inner = room.enter_as(&app.rooms, who.id()).await?;
        inner.sitting.hears(who.id())
    };
    let lines = app.store().page_of_chat(&id, page, &to, MOST_CHAT).await?;
    Ok(Json(lines.into_iter().map(seen::chat_line).collect()))
}

/// Says something: those who play to all or to their team, those who watch among themselves.
#[utoipa::path(post, path = "/api/matches/{id}/chat", tag = "talk", params(("id" = String, Path)), request_body = wire::Say, responses((status = 200, body = wire::ChatLine), (status = 403, body = Refused)))]
pub async fn say(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(said): Body<wire::Say>,
) -> Result<Json<wire::ChatLine>, Refused> {
    speak(&app, &MatchId(id), &person.user, &said).await.map(Json)
}

/// Says something in a match, for somebody who plays in it or watches.
pub async fn speak(app: &Arc<App>, id: &MatchId, user: &User, said: &wire::Say) -> Result<wire::ChatLine, Refused> {
    let text = said.text.trim();
    if !(1..=1000).contains(&text.chars().count()) {
        return Err(Refused::bad("bad-text", "Expected 1 to 1000 characters."));
    }
    app.talk.check(user.id)?;
    let room = app.rooms.room(id);
    let to = {
        let inner = room.enter_as(&app.rooms, Some(user.id)).await?;
        let to = inner.sitting.audience(user.id, said.audience)?;
        if matches!(to, Audience::Team(_)) && !inner.row.made.team_talk {
            return Err(Refused::conflict("no-team-talk", "Talk within teams is switched off in this match."));
        }
        to
    };
    let line = app.store().say(id, user.id, text, to).await?;
    app.rooms.bus.publish(Notice::Chat(id.clone()));
    Ok(seen::chat_line(line))
}

/// My notes on a match; nobody else sees them.
#[utoipa::path(get, path = "/api/matches/{id}/notes", tag = "talk", params(("id" = String, Path)), responses((status = 200, body = Text)))]
pub async fn notes(State(app): State<Arc<App>>, person: Person, Path(id): Path<String>) -> Result<Json<Text>, Refused> {
    let (id, user) = (MatchId(id), person.user.id);
    seen::must_be_open_to(&app.store().row(&id).await?, Some(user))?;
    let text = app.store().notes(&id, user).await?;
    Ok(Json(Text { text }))
}

/// Replaces them.
#[utoipa::path(put, path = "/api/matches/{id}/notes", tag = "talk", params(("id" = String, Path)), request_body = Text, responses((status = 200, body = Text)))]
pub async fn set_notes(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(sent): Body<Text>,
) -> Result<Json<Text>, Refused> {
    if sent.text.chars().count() > 20_000 {
        return Err(Refused::bad("bad-text", "Expected up to 20,000 characters."));
    }
    app.talk.check(person.user.id)?;
    let id = MatchId(id);
    app.rooms.room(&id).enter_as(&app.rooms, Some(person.user.id)).await?;
    app.store().set_notes(&id, person.user.id, &sent.text).await?;
    Ok(Json(sent))
}

/// A problem that was reported.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
pub struct Reported {
    /// Its number.
    #[ts(type = "number")]
    pub number: i64,
}

/// Reports a problem. The record, what I see and the end of the log are kept with it.
#[utoipa::path(post, path = "/api/matches/{id}/problems", tag = "talk", params(("id" = String, Path)), request_body = Text, responses((status = 200, body = Reported)))]
pub async fn problem(
    State(app): State<Arc<App>>,
    person: Person,
    Path(id): Path<String>,
    Body(sent): Body<Text>,
) -> Result<Json<Reported>, Refused> {
    app.favours.check(person.user.id)?;
    if sent.text.chars().count() > 5000 {
        return Err(Refused::bad("bad-text", "Expected up to 5,000 characters."));
    }
    let id = MatchId(id);
    let room = app.rooms.room(&id);
    let problem = {
        let inner = room.enter_as(&app.rooms, Some(person.user.id)).await?;
        let seen = inner.seen_by(Some(person.user.id), inner.sitting.log_len().saturating_sub(50));
        Problem {
            id,
            by: Some(person.user.id),
            at: now(),
            text: sent.text,
            // Without names: somebody who is forgotten later must not stay here.
            record: inner.sitting.game().record(&[]),
            log: serde_json::to_string(&seen.log).unwrap_or_default(),
            view: seen.view.get().to_string(),
        }
    };
    Ok(Json(Reported { number: app.store().report(problem).await? }))
}
