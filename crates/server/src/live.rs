//! The socket of a match: what happens is told at once, and answers come in.

use crate::{
    api::{Path, Query, play::After, talk::speak},
    app::App,
    asking::Asked,
    bus::Ended,
    doors::Place,
    error::Refused,
    guard::{address, check_origin},
    limits::{Pace, Rate},
    people::{Anybody, Person},
    wire::{FromClient, ToClient},
};
use axum::{
    extract::{
        ConnectInfo, FromRequestParts, State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    http::{HeaderMap, request::Parts},
    response::Response,
};
use futures_util::SinkExt;
use std::{
    net::SocketAddr,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};
use store::{MatchId, UserId};
use tokio::{sync::mpsc, time::timeout};

/// The longest message a client may send, in bytes.
const LONGEST: usize = 16 * 1024;
/// Memory for reading and for writing, in bytes, for each of thousands who are silent most of the time.
const BUFFER: usize = 4 * 1024;
/// In so many windows one person may look at one match.
const MOST_WINDOWS: usize = 20;
/// How often a client may send something.
const RATE: Rate = Rate { burst: 60, every: Duration::from_millis(50) };
/// Who is silent for this long is asked whether he is there; silent for twice as long, he is not.
const SILENCE: Duration = Duration::from_secs(30);
/// How long he may take to hear that it is over.
const PARTING: Duration = Duration::from_secs(1);
/// How long a client may take to read a message.
const READING: Duration = Duration::from_secs(10);

/// The places that a visitor has until he goes: one among those who are connected to matches, and still that of his connection,
/// although HTTP is done with it.
pub struct Places {
    _visit: Place,
    _connection: Arc<Place>,
}

impl FromRequestParts<Arc<App>> for Places {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Places, Refused> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or_else(Refused::broken)?.0;
        let connection = parts.extensions.get::<Arc<Place>>().ok_or_else(Refused::broken)?.clone();
        let visit = app.visits.enter(address(app, &parts.headers, peer))?;
        Ok(Places { _visit: visit, _connection: connection })
    }
}

/// Opens the socket of a match. What it carries is described by `FromClient` and `ToClient`.
#[utoipa::path(get, path = "/api/matches/{id}/live", tag = "play", params(("id" = String, Path), After), responses((status = 101), (status = 403, body = Refused), (status = 404, body = Refused)))]
pub async fn live(
    State(app): State<Arc<App>>,
    places: Places,
    who: Anybody,
    Path(id): Path<String>,
    Query(after): Query<After>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    check_origin(&app, &headers, true)?;
    let upgrade = upgrade.map_err(|_| Refused::bad("not-a-socket", "Expected a WebSocket."))?;
    let id = MatchId(id);
    {
        let room = app.rooms.room(&id);
        let mut inner = room.enter_as(&app.rooms, who.id()).await?;
        inner.be_looked_at(&app.rooms).await?;
        if who.id().is_some_and(|user| inner.windows_of(user) >= MOST_WINDOWS) {
            return Err(Refused::too_many());
        }
    }
    let asked = Asked::now().ok_or_else(Refused::broken)?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _visitor = app.rooms.figures.arrives(who.id());
        let visit = Visit { app, id, person: who.0, asked };
        visit.stay(socket, after.log).await;
        drop(places);
    }))
}

/// Somebody who is connected to a match. A server that stops waits until he has been told.
struct Visit {
    app: Arc<App>,
    id: MatchId,
    person: Option<Person>,
    /// The request that opened the socket.
    asked: Asked,
}

impl Visit {
    fn user(&self) -> Option<UserId> {
        self.person.as_ref().map(|person| person.user.id)
    }

    /// A message counts like any other request of a person.
    fn may_ask(&self) -> Result<(), Refused> {
        self.user().map_or(Ok(()), |user| self.app.requests_of.check(user))
    }

    /// Whether his own session is among those that have ended.
    fn has_ended(&self, ended: Ended) -> bool {
        self.person.as_ref().is_some_and(|person| ended.has(person.user.id, person.token))
    }

    /// Stays until one of both goes.
    async fn stay(self, mut socket: WebSocket, log_after: u32) {
        let room = self.app.rooms.room(&self.id);
        let user = self.user();
        let connected = match room.enter(&self.app.rooms).await {
            Ok(mut inner) => {
                let connected = inner.connect(&self.app.rooms, user, log_after);
                // Whoever comes after all others were sent away goes with them.
                if self.app.stopping.load(Ordering::Relaxed) {
                    inner.dismiss();
                }
                connected
            }
            Err(_) => return,
        };
        let (number, mut news) = connected;
        self.talk(&mut socket, number, &mut news).await;
        if let Ok(mut inner) = room.enter(&self.app.rooms).await {
            inner.disconnect(&self.app.rooms, number);
        }
        let _ = timeout(READING, socket.close()).await;
    }

    async fn talk(&self, socket: &mut WebSocket, number: u64, news: &mut mpsc::Receiver<Utf8Bytes>) {
        let pace = Pace::new(RATE);
        let (mut silent, mut count) = (false, 0);
        let mut endings = self.app.rooms.ended.subscribe();
        let _connected = self.person.as_ref().map(|person| self.app.rooms.connected.add(person.token));
        loop {
            tokio::select! {
                ended = endings.recv() => match ended {
                    Ok(ended) if !self.has_ended(ended) => {}
                    // Who has missed some connects again: then it shows who he is.
                    _ => return dropped(socket).await,
                },
                text = news.recv() => {
                    let Some(text) = text else { return dropped(socket).await };
                    if !matches!(timeout(READING, socket.send(Message::Text(text))).await, Ok(Ok(()))) {
                        return;
                    }
                }
                message = timeout(SILENCE, socket.recv()) => match message {
                    Ok(Some(Ok(Message::Text(text)))) => {
                        silent = false;
                        let untold = match pace.check().and_then(|()| self.may_ask()) {
                            Ok(()) => {
                                count += 1;
                                self.asked.message(count, self.heard(number, &text)).await
                            }
                            Err(refused) => self.refuse(number, None, refused).await,
                        };
                        if !said(socket, untold).await {
                            return;
                        }
                    }
                    Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => silent = false,
                    Ok(Some(Ok(Message::Binary(_)))) => {
                        let untold = self.refuse(number, None, Refused::bad("bad-message", "Expected text.")).await;
                        if !said(socket, untold).await {
                            return;
                        }
                    }
                    Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return,
                    Err(_) if silent => return,
                    Err(_) => {
                        silent = true;
                        if !matches!(timeout(READING, socket.send(Message::Ping(Default::default()))).await, Ok(Ok(()))) {
                            return;
                        }
                    }
                },
            }
        }
    }

    /// Somebody sent something. What he is to be told comes through the room, with all else that he is told; what the room cannot tell,
    /// because the match cannot be read just now, is given back.
    async fn heard(&self, number: u64, text: &str) -> Option<ToClient> {
        let message: FromClient = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.refuse(number, None, Refused::bad("bad-message", format!("{error}."))).await,
        };
        let room = self.app.rooms.room(&self.id);
        if let FromClient::Ping = message {
            return self.tell(number, ToClient::Pong).await;
        }
        let Some(Person { user, .. }) = &self.person else {
            return self.refuse(number, None, Refused::unknown_person()).await;
        };
        let (id, done) = match message {
            FromClient::Say(said) => (None, speak(&self.app, &self.id, user, &said).await.map(|_| None)),
            FromClient::Answer(sent) => {
                let done = match room.enter(&self.app.rooms).await {
                    Ok(mut inner) => inner.answer(&self.app.rooms, user.id, &sent).await.map(Some),
                    Err(refused) => Err(refused),
                };
                (Some(sent.id), done)
            }
            FromClient::Deed(sent) if self.app.deeds.check(user.id).is_err() => {
                (Some(sent.id), Err(Refused::too_many()))
            }
            FromClient::Deed(sent) => {
                let done = match room.enter(&self.app.rooms).await {
                    Ok(mut inner) => inner.deed(&self.app.rooms, user.id, &sent).await.map(Some),
                    Err(refused) => Err(refused),
                };
                (Some(sent.id), done)
            }
            FromClient::Ping => return None,
        };
        match done {
            Ok(Some(taken)) => self.tell(number, ToClient::Taken(taken)).await,
            Ok(None) => None,
            Err(refused) => self.refuse(number, id, refused).await,
        }
    }

    async fn tell(&self, number: u64, message: ToClient) -> Option<ToClient> {
        let room = self.app.rooms.room(&self.id);
        let Ok(mut inner) = room.enter(&self.app.rooms).await else { return Some(message) };
        inner.tell(number, &message);
        None
    }

    /// Says no; who is late gets how the match stands with it.
    async fn refuse(&self, number: u64, id: Option<String>, refused: Refused) -> Option<ToClient> {
        self.app.rooms.figures.refused(&refused.code);
        let refused = refused.named();
        let room = self.app.rooms.room(&self.id);
        let Ok(mut inner) = room.enter(&self.app.rooms).await else {
            return Some(ToClient::Refused { id, refused, seen: None });
        };
        let stands = refused.status() == axum::http::StatusCode::CONFLICT;
        let user = self.user();
        let seen = stands.then(|| Box::new(inner.seen_by(user, inner.sitting.log_len())));
        inner.tell(number, &ToClient::Refused { id, refused, seen });
        None
    }
}

/// Whether he is still there after he was told what the room could not tell him, if there is anything.
async fn said(socket: &mut WebSocket, untold: Option<ToClient>) -> bool {
    let Some(text) = untold.and_then(|message| serde_json::to_string(&message).ok()) else { return true };
    matches!(timeout(READING, socket.send(Message::text(text))).await, Ok(Ok(())))
}

/// The room has let him go: he was too slow, or the server stops. He can connect again.
async fn dropped(socket: &mut WebSocket) {
    let frame = CloseFrame { code: 1013, reason: "connect again".into() };
    let _ = timeout(PARTING, socket.send(Message::Close(Some(frame)))).await;
    let _ = timeout(PARTING, SinkExt::<Message>::flush(socket)).await;
}
