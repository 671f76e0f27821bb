//! People who play while everything goes wrong. They answer through the socket and with calls, hang up in the middle of some, talk, go
//! back, do not read for a while; when their socket is closed they come again. They remember what the server has said that it took.

use super::world::{Fair, PATIENCE, Phase, World};
use client::{Client, Socket, at_random};
use serde_json::{Value, json};
use server::wire::{AnswerSent, DeedSent, FromClient, Holder, Question, Say, SeatInfo, Seen, Status, ToClient};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use table::Dice;
use tokio::time::{sleep, sleep_until, timeout};

/// Something that was sent to a match under a name of its own.
#[derive(Clone)]
pub struct Given {
    /// The call that sends it again.
    pub path: String,
    pub body: Value,
    /// The version it became, if the server has said so.
    pub version: Option<u32>,
    /// The server has refused it because of trouble of its own.
    pub failed: bool,
}

/// What somebody did in a match.
pub struct Played {
    pub client: Client,
    pub id: String,
    pub given: Vec<Given>,
}

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    Ordinary,
    /// Answers and takes it back, again and again.
    Undoes,
}

pub struct Player {
    world: Arc<World>,
    client: Client,
    id: String,
    seat: String,
    habit: Habit,
    dice: Dice,
    /// How long he thinks, in milliseconds, on average.
    think: u32,
    /// How the match stands, as the socket has told.
    seen: Option<Box<Seen>>,
    /// When he does something next.
    due: Option<Instant>,
    /// What nothing was heard of yet: its name, when it was sent, and the weather then.
    under_way: Option<(String, Instant, Option<Fair>)>,
    given: Vec<Given>,
}

impl Player {
    pub fn new(
        world: &Arc<World>,
        client: Client,
        id: &str,
        seat: &str,
        habit: Habit,
        think: u32,
        dice: Dice,
    ) -> Player {
        let (world, id, seat) = (world.clone(), id.into(), seat.into());
        let (seen, due, under_way, given) = (None, None, None, Vec::new());
        Player { world, client, id, seat, habit, dice, think, seen, due, under_way, given }
    }

    /// Plays until the match is over, or to the end of the soak.
    pub async fn play(mut self) -> Played {
        while !self.is_over() && self.world.phase() < Phase::Settle {
            match timeout(PATIENCE, self.client.live(&self.id, u32::MAX)).await {
                Ok(Ok(socket)) => self.sit(socket).await,
                _ => sleep(Duration::from_millis(200)).await,
            }
        }
        Played { client: self.client, id: self.id, given: self.given }
    }

    fn is_over(&self) -> bool {
        self.seen.as_ref().is_some_and(|seen| seen.info.status == Status::Over)
    }

    fn version(&self) -> u32 {
        self.seen.as_ref().map_or(0, |seen| seen.info.version)
    }

    /// Stays until the socket is closed or there is nothing more to do.
    async fn sit(&mut self, mut socket: Socket) {
        self.ask_again().await;
        let mut phases = self.world.phase.subscribe();
        while !self.is_over() {
            let phase = *phases.borrow_and_update();
            if phase == Phase::Settle && self.under_way.is_none() {
                return self.settle(socket).await;
            }
            let owed = self.under_way.as_ref().map(|(_, at, _)| *at + PATIENCE);
            let acts = matches!(phase, Phase::Storm | Phase::Calm) && owed.is_none();
            let due = self.due.filter(|_| acts);
            let far = Instant::now() + PATIENCE;
            tokio::select! {
                message = socket.next() => match message {
                    Some(message) => self.hear(message),
                    None => {
                        self.world.did("sockets closed", 1);
                        return;
                    }
                },
                () = sleep_until(due.unwrap_or(far).into()), if due.is_some() => self.act(&mut socket, phase).await,
                () = sleep_until(owed.unwrap_or(far).into()), if owed.is_some() => return self.is_left_waiting(),
                _ = phases.changed() => {}
            }
        }
    }

    /// What was under way when the last socket was closed may have arrived or not. Some send it again, which counts once; others do
    /// not care any more.
    async fn ask_again(&mut self) {
        let Some((name, ..)) = self.under_way.take() else { return };
        let sent = self.given.iter().rev().find(|given| given.body["id"] == name).cloned();
        let Some(Given { path, body, .. }) = sent.filter(|_| self.dice.one_in(2)) else { return };
        if let Ok(Ok(reply)) = timeout(PATIENCE, self.client.post(&path, body)).await
            && reply.status == 200
        {
            self.world.did("sent again after the socket was closed", 1);
            self.is_taken(&name, reply.json()["version"].as_u64().unwrap_or_default() as u32);
        }
    }

    fn is_left_waiting(&mut self) {
        let Some((name, _, weather)) = self.under_way.take() else { return };
        if self.world.weather.still(weather) {
            self.world.find("no reply through a socket", format!("{name} in match {}", self.id));
        }
    }

    fn hear(&mut self, message: ToClient) {
        match message {
            ToClient::Seen(seen) => self.see(seen),
            ToClient::Taken(taken) => {
                self.under_way.take_if(|(name, ..)| *name == taken.id);
                self.is_taken(&taken.id, taken.version);
                self.think();
            }
            ToClient::Refused { id, refused, seen } => {
                let sent = self.under_way.take_if(|(name, ..)| id.as_ref().is_none_or(|id| name == id));
                let name = sent.as_ref().map(|(name, ..)| name.clone()).unwrap_or_default();
                let weather = sent.and_then(|(.., weather)| weather);
                self.is_refused(&name, &refused.code, weather);
                seen.into_iter().for_each(|seen| self.see(seen));
                self.think();
            }
            ToClient::Chat { .. } | ToClient::Here { .. } | ToClient::Stopping | ToClient::Pong => {}
        }
    }

    fn see(&mut self, seen: Box<Seen>) {
        if seen.info.version < self.version() {
            let example = format!("match {} stood at {}, then at {}", self.id, self.version(), seen.info.version);
            self.world.find("a version that was seen is gone", example);
        }
        self.seen = Some(seen);
        self.think();
    }

    fn think(&mut self) {
        let wait = self.dice.below(2 * self.think as usize + 1) as u64;
        self.due = Some(Instant::now() + Duration::from_millis(wait));
    }

    fn is_taken(&mut self, name: &str, version: u32) {
        self.world.did("answers and deeds taken", 1);
        let given = self.given.iter_mut().rev().find(|given| given.body["id"] == name);
        given.expect("only what was sent is taken").version = Some(version);
    }

    fn is_refused(&mut self, name: &str, code: &str, weather: Option<Fair>) {
        self.world.did(if code == "late" { "refused as late" } else { "refused otherwise" }, 1);
        let given = self.given.iter_mut().rev().find(|given| given.body["id"] == name);
        if code == "internal" {
            self.world.did("refused because of the disk", 1);
            given.into_iter().for_each(|given| given.failed = true);
            if self.world.weather.still(weather) {
                self.world.find("refused with trouble where there was none", format!("{name} in match {}", self.id));
            }
        }
    }

    /// Does something: what, chance says.
    async fn act(&mut self, socket: &mut Socket, phase: Phase) {
        self.due = None;
        let Some(seen) = &self.seen else { return };
        let wished = seen.undo_asked.as_ref().is_some_and(|asked| asked.waits_for.contains(&self.seat));
        if wished {
            let deed = if self.dice.one_in(2) { "grant-undo" } else { "refuse-undo" };
            return self.do_deed(socket, deed).await;
        }
        let Some(question) = seen.question.clone() else { return };
        let answer = self.answer(&question);
        match self.dice.below(100) {
            _ if phase == Phase::Calm => self.send(socket, answer).await,
            _ if self.habit == Habit::Undoes && self.dice.one_in(2) => self.do_deed(socket, "ask-undo").await,
            0..70 => self.send(socket, answer).await,
            70..78 => self.call(answer).await,
            78..86 => self.hang_up("answers", &answer).await,
            86..90 => {
                let deed = self.deed("ask-undo");
                self.hang_up("deeds", &deed).await;
            }
            90..93 => self.do_deed(socket, "ask-undo").await,
            93..95 => {
                let said = FromClient::Say(Say { text: "Well played.".into(), audience: Default::default() });
                let _ = socket.send(&said).await;
                self.world.did("lines of chat", 1);
                self.think();
            }
            95..98 => self.hang_up("chat", &json!({ "text": "Well pl" })).await,
            _ => {
                self.world.did("players who did not read for a while", 1);
                sleep(Duration::from_secs(2)).await;
                self.think();
            }
        }
    }

    fn answer(&mut self, question: &Question) -> Value {
        let (version, seat) = (self.version(), self.seat.clone());
        json!({ "id": self.name(), "version": version, "seat": seat, "answer": at_random(&mut self.dice, question) })
    }

    fn deed(&mut self, deed: &str) -> Value {
        json!({ "id": self.name(), "seat": self.seat, "deed": deed })
    }

    fn name(&mut self) -> String {
        format!("{}-{}-{}", self.seat, self.given.len(), self.dice.below(1 << 30))
    }

    fn path(&self, kind: &str) -> String {
        format!("/api/matches/{}/{kind}", self.id)
    }

    async fn do_deed(&mut self, socket: &mut Socket, deed: &str) {
        let deed = self.deed(deed);
        self.send(socket, deed).await;
    }

    /// Through the socket.
    async fn send(&mut self, socket: &mut Socket, body: Value) {
        let name = body["id"].as_str().unwrap_or_default().to_string();
        let (kind, message) = match serde_json::from_value::<AnswerSent>(body.clone()) {
            Ok(answer) => ("answers", FromClient::Answer(answer)),
            Err(_) => {
                let deed: DeedSent = serde_json::from_value(body.clone()).expect("an answer or a deed");
                ("deeds", FromClient::Deed(deed))
            }
        };
        self.given.push(Given { path: self.path(kind), body, version: None, failed: false });
        self.under_way = Some((name, Instant::now(), self.world.weather.fair()));
        // A server that is gone is noticed when the socket is.
        let _ = socket.send(&message).await;
    }

    /// With a call, and waits for what comes of it.
    async fn call(&mut self, body: Value) {
        let (path, weather) = (self.path("answers"), self.world.weather.fair());
        let name = body["id"].as_str().unwrap_or_default().to_string();
        self.given.push(Given { path: path.clone(), body: body.clone(), version: None, failed: false });
        self.world.did("calls", 1);
        match timeout(PATIENCE, self.client.post(&path, body)).await {
            Ok(Ok(reply)) if reply.status == 200 => {
                let version = reply.json()["version"].as_u64().unwrap_or_default() as u32;
                self.is_taken(&name, version);
            }
            Ok(Ok(reply)) => self.is_refused(&name, &reply.code(), weather),
            Ok(Err(_)) => {}
            Err(_) if self.world.weather.still(weather) => self.world.find("no reply to a call", path),
            Err(_) => {}
        }
        self.think();
    }

    /// With a call that is cut. A second later nobody may know less than the store.
    async fn hang_up(&mut self, kind: &'static str, body: &Value) {
        let weather = self.world.weather.fair();
        let after = Duration::from_micros(self.dice.below(6_001) as u64);
        let _ = self.client.hang_up(&self.path(kind), body, after).await;
        self.world.did("hung up: answers, deeds, chat", 1);
        sleep(Duration::from_secs(1)).await;
        if let Some((room, store)) = behind(&mut self.client, &self.id).await
            && self.world.weather.still(weather)
        {
            let example = format!("match {}: {room} instead of {store} after {kind}", self.id);
            self.world.find("a match is shown as it was before a call that was cut", example);
        }
        self.think();
    }

    /// Nobody does anything any more: what the socket has told last is how the match stands.
    async fn settle(&mut self, mut socket: Socket) {
        let begun = Instant::now();
        let differs = loop {
            while let Ok(Some(message)) = timeout(Duration::from_millis(300), socket.next()).await {
                self.hear(message);
            }
            let now = self.client.get(&format!("/api/matches/{}?log={}", self.id, u32::MAX)).await;
            let now = now.ok().and_then(|reply| serde_json::from_str::<Seen>(&reply.text).ok());
            match (&self.seen, now) {
                (Some(seen), Some(now)) if same(seen, &now) && !program_is_asked(&now) => {
                    self.world.did("last views compared", 1);
                    return;
                }
                (Some(seen), Some(now)) if begun.elapsed() > PATIENCE => {
                    break format!("match {}: {} told, {} now", self.id, seen.info.version, now.info.version);
                }
                _ if begun.elapsed() > PATIENCE => break format!("match {}: nothing", self.id),
                _ => {}
            }
        };
        self.world.find("a client was told something else than the server says", differs);
    }
}

/// Whether both are the same match as it is seen by the same person.
fn same(one: &Seen, other: &Seen) -> bool {
    let told = |seen: &Seen| (seen.info.version, seen.position, seen.info.status, seen.waits_for.clone());
    told(one) == told(other) && one.question == other.question && one.view.get() == other.view.get()
}

/// Whether a program has to move.
pub fn program_is_asked(seen: &Seen) -> bool {
    let asked = |seat: &SeatInfo| seen.waits_for.contains(&seat.seat);
    seen.info.seats.iter().any(|seat| matches!(seat.holder, Holder::Program(_)) && asked(seat))
}

/// If the match that people are shown is behind the one in the store: both versions. Versions grow, so the store is asked first.
pub async fn behind(client: &mut Client, id: &str) -> Option<(u64, u64)> {
    let mine = client.get("/api/me/matches").await.ok()?.json();
    let listed = mine.as_array()?.iter().find(|info| info["id"] == id)?["version"].as_u64()?;
    let shown = client.get(&format!("/api/matches/{id}?log={}", u32::MAX)).await.ok()?.json();
    let shown = shown["info"]["version"].as_u64()?;
    (shown < listed).then_some((shown, listed))
}
