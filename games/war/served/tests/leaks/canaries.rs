//! A table with two, three or four players, a spectator and an outsider, and everything they can try.

use crate::{GAMES, hidden, somebody};
use client::{Client, Reply, Socket};
use serde_json::{Value, json};
use server::{
    Server, Settings,
    app::App,
    games::Playing,
    sitting::Sitting,
    wire::{AnswerSent, FromClient, Question, Shape},
};
use std::{collections::BTreeSet, sync::Arc, time::Duration};
use store::{MatchId, Status};
use table::{Dice, Seat};
use tokio::time::timeout;
use war::{Card, CardSet, Players, Side, State};
use war_served::WarServed;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A position in which Armies stand against each other.
const START: &str = include_str!("../../../starts/before-the-storm.record");

/// What spectators say among themselves: those who play do not hear it before the end.
const AMONG_SPECTATORS: &str = "canary-among-spectators";

/// Somebody who is sent something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player.
    Player(Seat),
    /// Somebody who watches.
    Spectator,
    /// Somebody who has no business in the match.
    Outsider,
}

/// What those of a team say among themselves.
const WITHIN_A_TEAM: &str = "canary-within-team-";

/// A text that only some may be sent.
struct Secret {
    text: String,
    whose: Vec<Viewer>,
    /// When the match is over it is none any more.
    until_over: bool,
}

impl Secret {
    /// A text that is secret for ever.
    fn new(text: impl Into<String>, whose: impl Into<Vec<Viewer>>) -> Secret {
        Secret { text: text.into(), whose: whose.into(), until_over: false }
    }
}

/// The table.
pub struct Table {
    app: Arc<App>,
    _folder: tempfile::TempDir,
    /// The match that is played; everybody may watch.
    id: String,
    /// A match of the same players that nobody may watch.
    closed: String,
    /// The names of the seats.
    seats: Vec<&'static str>,
    /// Everybody: the players in the order of their seats, the spectator and the outsider.
    viewers: Vec<Viewer>,
    /// In the order of the viewers.
    clients: Vec<Client>,
    /// Of the players and the spectator.
    sockets: Vec<Socket>,
    /// The version that has come through each of them.
    newest: Vec<u32>,
    /// What the match truly is.
    truth: Sitting,
    /// The cards that each viewer has been able to see so far.
    known: Vec<CardSet>,
    secrets: Vec<Secret>,
    dice: Dice,
    sent: usize,
    /// What has happened.
    pub tally: Tally,
}

/// What has happened at a table.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    answers: usize,
    /// Positions in which a card lay face down.
    face_down: usize,
    /// How often refusals were compared.
    compared: usize,
    pieces: usize,
    bytes: usize,
    forks: usize,
    /// Forks in which another hand was dealt than the true one.
    dealt_anew: usize,
}

impl Tally {
    /// Adds that of another table.
    pub fn add(&mut self, other: &Tally) {
        self.answers += other.answers;
        self.face_down += other.face_down;
        self.compared += other.compared;
        self.pieces += other.pieces;
        self.bytes += other.bytes;
        self.forks += other.forks;
        self.dealt_anew += other.dealt_anew;
    }

    /// Whether enough has happened to believe in it. Dealing the true hand by chance is rare.
    pub fn is_enough(&self) -> bool {
        self.answers >= 400 && self.face_down > 10 && self.compared > 20 && self.dealt_anew > self.forks / 2
    }
}

impl Table {
    /// Everybody comes, and the match begins.
    pub async fn open(players: Players) -> Table {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = Settings {
            requests_per_second: None,
            ..Settings::new(([127, 0, 0, 1], 0).into(), folder.path().to_path_buf())
        };
        let server = Server::open(settings, GAMES).await.expect("a server");
        let (app, address) = (server.app(), server.address().expect("an address"));
        tokio::spawn(server.run(std::future::pending()));
        let setup: String = std::iter::once(format!("set players: {players}\n"))
            .chain(START.lines().filter(|line| line.starts_with("set ")).map(|line| format!("{line}\n")))
            .collect();
        let seating = Playing::<WarServed>::seating_of(&setup).expect("a good set-up");
        let seats: Vec<&'static str> = seating.names().collect();
        let mut viewers: Vec<Viewer> = seating.seats().map(Viewer::Player).collect();
        viewers.extend([Viewer::Spectator, Viewer::Outsider]);
        let mut clients = Vec::new();
        for name in seats.iter().copied().chain(["watcher", "outsider"]) {
            clients.push(somebody(address, name).await);
        }
        let account = json!({ "name": "the shadow", "password": "canary-password" });
        assert_eq!(clients[1].post("/api/accounts", account).await.expect("an answer").status, 200);
        let mut stranger = somebody(address, "stranger").await;
        let elsewhere = make(&mut stranger, json!({ "game": "war", "seats": ["me", "open"] })).await;
        let mut of_stranger = vec![elsewhere["id"].clone(), elsewhere["invite"].clone()];
        let mut ids = Vec::new();
        let mut secrets = vec![
            Secret::new("canary-password", []),
            Secret { until_over: true, ..Secret::new(AMONG_SPECTATORS, &viewers[seats.len()..]) },
        ];
        let players = &viewers[..seats.len()];
        for (name, at) in seats.iter().zip(seating.seats()) {
            let team: Vec<Viewer> =
                seating.seats().filter(|seat| seating.allied(*seat, at)).map(Viewer::Player).collect();
            secrets.push(Secret::new(format!("{WITHIN_A_TEAM}{name}."), team));
        }
        for spectators in [true, false] {
            let wanted: Vec<&str> = (0..seats.len()).map(|at| if at == 0 { "me" } else { "open" }).collect();
            let made = json!({ "game": "war", "seats": wanted, "spectators": spectators, "setup": setup });
            let info = make(&mut clients[0], made).await;
            let invite = info["invite"].as_str().expect("an invitation").to_string();
            let id = info["id"].as_str().expect("an id").to_string();
            for (at, seat) in seats.iter().enumerate().skip(1) {
                let wanted = json!({ "invite": invite, "seat": seat });
                let joined = clients[at].post(&format!("/api/matches/{id}/join"), wanted).await;
                assert_eq!(joined.expect("an answer").status, 200);
            }
            secrets.push(Secret::new(invite, players));
            if !spectators {
                secrets.push(Secret::new(id.clone(), players));
            }
            ids.push(id);
        }
        for (client, viewer) in clients.iter().zip(viewers.iter().copied()) {
            let token = client.cookie.clone().expect("a cookie").replace("westmarch=", "");
            secrets.push(Secret::new(token, [viewer]));
        }
        let of_stranger = of_stranger.drain(..).map(|text| text.as_str().expect("a text").to_string());
        secrets.extend(of_stranger.map(|text| Secret::new(text, [])));
        let row = app.store().row(&MatchId(ids[0].clone())).await.expect("the match");
        let mut table = Table {
            app,
            _folder: folder,
            id: ids[0].clone(),
            closed: ids[1].clone(),
            newest: vec![0; seats.len() + 1],
            known: vec![CardSet::EMPTY; viewers.len()],
            clients,
            seats,
            viewers: viewers.clone(),
            sockets: Vec::new(),
            truth: Sitting::replay(GAMES, &row, &[]).expect("the match"),
            secrets,
            dice: Dice::new(7),
            sent: 0,
            tally: Tally::default(),
        };
        for (at, viewer) in players.iter().copied().enumerate() {
            let text = format!("canary-notes-{at}");
            table.put(at, "notes", json!({ "text": text })).await;
            table.secrets.push(Secret::new(text, [viewer]));
        }
        for at in 0..table.seats.len() + 1 {
            let socket = table.clients[at].live(&table.id, 0).await.expect("a socket");
            table.sockets.push(socket);
        }
        table.look().await;
        table
    }

    /// What was looked at.
    pub fn told(&self) -> String {
        format!("version {}, turn {}, {:?}", self.truth.version(), self.state().turn, self.tally)
    }

    /// Whether the game has come to its end.
    pub fn is_over(&self) -> bool {
        self.truth.status() == Status::Over
    }

    fn state(&self) -> &State {
        let playing = self.truth.game().as_any().downcast_ref::<Playing<WarServed>>();
        playing.expect("War of the Ring").game().state()
    }

    /// The truth is brought up to date, the sockets are read as far, and everything that came is looked at.
    async fn look(&mut self) {
        let entries = self.app.store().entries(&MatchId(self.id.clone()), self.truth.version()).await;
        let entries = entries.expect("the entries");
        assert!(entries.len() <= 1 || self.truth.version() == 0, "one thing at a time");
        self.truth.catch_up(&entries).expect("the match as it was");
        // Everybody may watch, so lists show the outsider what whoever watches sees.
        for (at, viewer) in self.viewers.clone().into_iter().enumerate() {
            let seat = if let Viewer::Player(seat) = viewer { Some(seat) } else { None };
            self.known[at] = self.known[at].or(hidden::open_to(self.state(), seat));
        }
        if !entries.is_empty() {
            for at in 0..self.sockets.len() {
                while self.newest[at] < self.truth.version() {
                    self.read(at, |message| message["type"] == "seen").await;
                }
            }
            self.tally.face_down += usize::from(hidden::lies_face_down(self.state()));
        }
        for (at, viewer) in self.viewers.clone().into_iter().enumerate() {
            let heard = self.clients[at].heard.clone().expect("everything is kept");
            for piece in heard.lock().expect("nobody panicked").drain(..) {
                self.tally.pieces += 1;
                self.tally.bytes += piece.len();
                self.must_not_tell(viewer, self.known[at], &piece);
            }
        }
    }

    fn must_not_tell(&self, viewer: Viewer, known: CardSet, piece: &str) {
        let told = cards_in(piece).into_iter().find(|card| !known.has(*card));
        let version = self.truth.version();
        assert!(told.is_none(), "at version {version} {} was told of {}: {piece}", self.name(viewer), told.unwrap());
        let kept_from_him = |secret: &&Secret| !(secret.whose.contains(&viewer) || secret.until_over && self.is_over());
        for secret in self.secrets.iter().filter(kept_from_him) {
            assert!(!piece.contains(&secret.text), "{} was told {}: {piece}", self.name(viewer), secret.text);
        }
    }

    /// Who looks, for messages.
    fn name(&self, viewer: Viewer) -> &'static str {
        match viewer {
            Viewer::Player(seat) => self.seats[seat.index()],
            Viewer::Spectator => "the spectator",
            Viewer::Outsider => "the outsider",
        }
    }

    /// The places of the players and the spectator.
    fn seated_and_watching(&self) -> std::ops::Range<usize> {
        0..self.seats.len() + 1
    }

    /// The seats that players have.
    fn playing(&self) -> impl Iterator<Item = (usize, Seat)> + use<> {
        (0..self.seats.len()).map(|at| (at, Seat(at as u8)))
    }

    /// Reads a socket until this message.
    async fn read(&mut self, at: usize, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let text = timeout(PATIENCE, self.sockets[at].text()).await.expect("a message in time");
            let message: Value = serde_json::from_str(&text.expect("an open socket")).expect("JSON");
            if let Some(version) = message["info"]["version"].as_u64() {
                self.newest[at] = version as u32;
            }
            if is_it(&message) {
                return message;
            }
        }
    }

    async fn post(&mut self, at: usize, what: &str, body: Value) -> Reply {
        let path = format!("/api/matches/{}/{what}", self.id);
        self.clients[at].post(&path, body).await.expect("an answer")
    }

    async fn get(&mut self, at: usize, what: &str) -> Reply {
        let path = format!("/api/matches/{}{what}", self.id);
        self.clients[at].get(&path).await.expect("an answer")
    }

    async fn put(&mut self, at: usize, what: &str, body: Value) {
        let path = format!("/api/matches/{}/{what}", self.id);
        let put = self.clients[at].call(axum::http::Method::PUT, &path, Some(body)).await.expect("an answer");
        assert_eq!(put.status, 200, "{}", put.text);
    }

    fn new_name(&mut self) -> String {
        self.sent += 1;
        format!("sent-{}", self.sent)
    }

    async fn deed(&mut self, at: usize, deed: &str) -> Reply {
        let body = json!({ "id": self.new_name(), "seat": self.seats[at], "deed": deed });
        self.post(at, "deeds", body).await
    }

    /// Whoever is asked answers at random, through the socket or with a request.
    pub async fn answer(&mut self) {
        self.tally.answers += 1;
        let Some(seat) = self.truth.waits_for().first().copied() else { return };
        let at = seat.index();
        let game = self.truth.game();
        // The random player tries everything, and the greedy one fights.
        let player = if self.dice.below(3) == 0 { "random" } else { "greedy" };
        let thought = || game.thinker(player)?.answer(game, seat);
        let answer = game.question(seat).and_then(|question| to_battle(&mut self.dice, &question));
        let answer = answer.or_else(thought).expect("an answer");
        let id = self.new_name();
        let sent = AnswerSent { id, version: self.truth.version(), seat: self.seats[at].into(), answer };
        if self.sent.is_multiple_of(9) {
            self.sockets[at].send(&FromClient::Answer(sent)).await.expect("an open socket");
            self.read(at, |message| message["type"] == "taken").await;
        } else {
            let body = serde_json::to_value(&sent).expect("an answer");
            let taken = self.post(at, "answers", body).await;
            assert_eq!(taken.status, 200, "{}: {}", sent.answer, taken.text);
        }
        self.look().await;
    }

    /// Everybody looks at some positions that were, and tries to see them from elsewhere.
    pub async fn look_at_positions(&mut self) {
        let last = self.truth.game().inputs();
        for at in self.seated_and_watching() {
            for _ in 0..3 {
                let position = self.dice.below(last + 1);
                assert_eq!(self.get(at, &format!("/positions/{position}")).await.status, 200);
                let other = self.seats[(at + 1) % self.seats.len()];
                let refused = self.get(at, &format!("/positions/{position}?seat={other}")).await;
                assert_eq!(refused.code(), "not-over", "{}", refused.text);
            }
            assert_eq!(self.get(at, &format!("/positions/{}", last + 1)).await.code(), "bad-position");
        }
        self.look().await;
    }

    /// All name cards that others may hold, the team-mate too: those in a hand and those elsewhere are refused with the same words.
    pub async fn try_cards_of_others(&mut self) {
        for (at, side) in self.playing().flat_map(|(at, _)| Side::ALL.map(|side| (at, side))) {
            let unknown: Vec<Card> = CardSet::all().of(side).without(self.known[at]).iter().collect();
            let (in_hand, elsewhere): (Vec<Card>, Vec<Card>) =
                unknown.into_iter().partition(|card| self.state().decks.hand.all().has(*card));
            if in_hand.is_empty() || elsewhere.is_empty() {
                continue;
            }
            for deck in [war::Deck::Character, war::Deck::Strategy] {
                let of_deck = |cards: &[Card]| cards.iter().copied().filter(|c| c.deck() == deck).take(3).collect();
                let (has, has_not): (Vec<Card>, Vec<Card>) = (of_deck(&in_hand), of_deck(&elsewhere));
                for form in ["?", "[?]", "[2 ?]"] {
                    let mut replies = BTreeSet::new();
                    for card in has.iter().chain(&has_not) {
                        let answer = form.replace('?', &card.to_string());
                        let check = json!({ "seat": self.seats[at], "answer": answer });
                        let checked = self.post(at, "check", check).await;
                        assert!(!checked.json()["refused"].is_null(), "{answer} would be taken: {}", checked.text);
                        let version = self.truth.version();
                        let sent = json!({ "id": self.new_name(), "version": version, "seat": self.seats[at], "answer": answer });
                        let refused = self.post(at, "answers", sent).await;
                        assert_ne!(refused.status, 200, "{answer} was taken");
                        replies.insert((checked.text, refused.text));
                    }
                    assert!(replies.len() <= 1, "refusals differ: {replies:?}");
                    self.tally.compared += usize::from(!has.is_empty() && !has_not.is_empty());
                }
            }
            // The same through the socket, and a message that cannot be read.
            let answer = in_hand[0].to_string();
            let sent =
                AnswerSent { id: self.new_name(), version: self.truth.version(), seat: self.seats[at].into(), answer };
            self.sockets[at].send(&FromClient::Answer(sent)).await.expect("an open socket");
            self.read(at, |message| message["type"] == "refused").await;
            self.sockets[at].send_text("{\"type\":\"answer\"}".into()).await.expect("an open socket");
            self.read(at, |message| message["type"] == "refused").await;
        }
        self.look().await;
    }

    /// Everything that can be looked at.
    pub async fn look_around(&mut self) {
        for at in 0..self.viewers.len() {
            let lists =
                ["/api/home", "/api/lobby", "/api/me/matches", "/api/me/matches?which=others", "/api/me/waiting"];
            for path in lists.into_iter().chain(["/api/me", "/api/me/export", "/api/games", "/api/me/results/war"]) {
                assert_eq!(self.clients[at].get(path).await.expect("an answer").status, 200, "{path}");
            }
        }
        for at in self.seated_and_watching() {
            for what in ["", "?log=7", "/log", "/log?after=7", "/setup", "/chat", "/notes"] {
                assert_eq!(self.get(at, what).await.status, 200, "{what}");
            }
            for what in ["/record", "/result", "/luck", "/swing"] {
                assert_eq!(self.get(at, what).await.code(), "not-over", "{what}");
            }
        }
        // A late answer is told how the match stands.
        for (at, _) in self.playing() {
            let late = json!({ "id": self.new_name(), "version": 0, "seat": self.seats[at], "answer": "yes" });
            assert_eq!(self.post(at, "answers", late).await.code(), "late");
        }
        let (seat, version) = (self.seats[0], self.truth.version());
        let not_his = json!({ "id": self.new_name(), "version": version, "seat": seat, "answer": "yes" });
        let watcher = self.seats.len();
        assert_eq!(self.post(watcher, "answers", not_his.clone()).await.code(), "not-seated");
        // Nobody answers for another, his team-mate neither.
        for at in 1..watcher {
            assert_eq!(self.post(at, "answers", not_his.clone()).await.code(), "not-your-seat");
        }
        self.look().await;
    }

    /// Whoever may takes his last answer back.
    pub async fn take_back(&mut self) {
        for (at, seat) in self.playing() {
            let done = self.deed(at, "undo").await;
            assert_eq!(done.status == 200, self.truth.may_undo(seat), "{}", done.text);
            self.look().await;
        }
    }

    /// One asks to go back, and the others let him or do not.
    pub async fn ask_to_go_back(&mut self, granted: bool) {
        let at = self.dice.below(self.seats.len());
        if self.deed(at, "ask-undo").await.status == 200 {
            self.look().await;
            // One who does not is enough.
            let others = (0..self.seats.len()).filter(|other| *other != at).take(if granted { usize::MAX } else { 1 });
            for other in others {
                let answer = self.deed(other, if granted { "grant-undo" } else { "refuse-undo" }).await;
                assert_eq!(answer.status, 200, "{}", answer.text);
                self.look().await;
            }
        }
        self.look().await;
    }

    /// They talk, and report a problem.
    pub async fn talk(&mut self) {
        let said = self.post(0, "chat", json!({ "text": "good luck" })).await;
        assert_eq!(said.status, 200, "{}", said.text);
        let watcher = self.seats.len();
        assert_eq!(self.post(watcher, "chat", json!({ "text": "psst" })).await.code(), "not-seated");
        for (at, seat) in self.playing() {
            let text = format!("{WITHIN_A_TEAM}{}.", self.seats[at]);
            let said = self.post(at, "chat", json!({ "text": text, "audience": "team" })).await;
            let is_alone = !self.state().is_shared(self.state().side_of(seat));
            assert_eq!(said.code() == "no-team", is_alone, "{}", said.text);
        }
        let among = json!({ "text": AMONG_SPECTATORS, "audience": "spectators" });
        assert_eq!(self.post(0, "chat", among.clone()).await.code(), "seated");
        let said = self.post(watcher, "chat", among).await;
        assert_eq!(said.status, 200, "{}", said.text);
        for at in self.seated_and_watching() {
            assert_eq!(self.get(at, "/chat").await.status, 200);
        }
        for at in self.seated_and_watching() {
            let reported = self.post(at, "problems", json!({ "text": "something is wrong" })).await;
            assert_eq!(reported.status, 200, "{}", reported.text);
        }
        self.look().await;
    }

    /// Everybody goes and comes again, and gets the whole log.
    pub async fn connect_again(&mut self) {
        for at in self.seated_and_watching() {
            let socket = self.clients[at].live(&self.id, 0).await.expect("a socket");
            std::mem::replace(&mut self.sockets[at], socket).close().await;
            self.read(at, |message| message["type"] == "seen").await;
        }
        self.look().await;
    }

    /// Everybody asks what to do.
    pub async fn ask_for_a_hint(&mut self) {
        for at in self.seated_and_watching() {
            let advice = self.post(at, "hint", json!({})).await;
            assert!(advice.status == 200 || advice.status == 409 || advice.code() == "not-seated", "{}", advice.text);
        }
        self.look().await;
    }

    /// The players continue from here as a new match of their own: what they cannot see is dealt anew.
    pub async fn continue_elsewhere(&mut self) {
        let position = self.truth.game().inputs();
        let wanted = json!({ "position": position, "seats": vec!["me"; self.seats.len()] });
        assert_eq!(self.post(self.seats.len(), "fork", wanted.clone()).await.code(), "not-seated");
        for (at, seat) in self.playing() {
            let fork = self.post(at, "fork", wanted.clone()).await;
            if fork.code() == "no-fork" {
                continue;
            }
            assert_eq!(fork.status, 200, "{}", fork.text);
            let id = fork.json()["id"].as_str().expect("an id").to_string();
            // There he sees everything: it is not what is hidden here, and is not looked at for names of cards.
            let mut there = self.clients[at].clone();
            there.heard = None;
            for (other, hidden) in self.playing().filter(|(_, other)| *other != seat) {
                let take = json!({ "id": format!("take-{other}"), "seat": self.seats[other], "deed": "take-over" });
                assert_eq!(there.post(&format!("/api/matches/{id}/deeds"), take).await.expect("an answer").status, 200);
                let seen = there.get(&format!("/api/matches/{id}")).await.expect("an answer").json();
                let dealt = cards_in(&seen["view"]["cards"]["hand"].to_string());
                let true_hand = self.state().decks.hand.of(hidden);
                if true_hand.iter().count() > 1 {
                    self.tally.forks += 1;
                    self.tally.dealt_anew += usize::from(dealt.into_iter().collect::<CardSet>() != true_hand);
                }
            }
        }
        self.look().await;
    }

    /// The outsider tries everything on a match that is not for him.
    pub async fn let_the_outsider_try(&mut self) {
        let id = self.closed.clone();
        let (someone, all) = (self.seats[0], vec!["me"; self.seats.len()]);
        for at in self.seats.len()..self.viewers.len() {
            let client = &mut self.clients[at];
            for what in [
                "",
                "/log",
                "/setup",
                "/positions/0",
                "/record",
                "/result",
                "/luck",
                "/chat",
                "?invite=guessed",
                "/setup?invite=guessed",
            ] {
                let refused = client.get(&format!("/api/matches/{id}{what}")).await.expect("an answer");
                assert_eq!((refused.status, refused.code().as_str()), (404, "not-found"), "{what}");
            }
            let posts = [
                ("join", json!({})),
                ("join", json!({ "invite": "guessed" })),
                ("answers", json!({ "id": "a", "version": 1, "seat": someone, "answer": "yes" })),
                ("deeds", json!({ "id": "b", "seat": someone, "deed": "concede" })),
                ("check", json!({ "seat": someone, "answer": "yes" })),
                ("hint", json!({})),
                ("fork", json!({ "position": 0, "seats": all })),
                ("chat", json!({ "text": "hello" })),
                ("problems", json!({ "text": "hello" })),
            ];
            for (what, body) in posts {
                let refused = client.post(&format!("/api/matches/{id}/{what}"), body).await.expect("an answer");
                assert_eq!((refused.status, refused.code().as_str()), (404, "not-found"), "{what}: {}", refused.text);
            }
            assert!(client.live(&id, 0).await.is_err(), "no socket for him");
            let notes = client.get(&format!("/api/matches/{}/notes", self.id)).await.expect("an answer");
            assert!(!notes.text.contains("canary"), "{}", notes.text);
        }
        self.look().await;
    }

    /// The match ends: its record is open, and nothing else.
    pub async fn end(mut self) {
        if !self.is_over() {
            self.look_around().await;
            assert_eq!(self.deed(0, "concede").await.status, 200);
        }
        self.look().await;
        // Now everything that was hidden in the game is open.
        self.known = vec![CardSet::all(); self.viewers.len()];
        for at in self.seated_and_watching() {
            let seats: Vec<String> = self.seats.iter().map(|seat| format!("/positions/3?seat={seat}")).collect();
            for what in ["/record", "/result", "/luck"].into_iter().chain(seats.iter().map(String::as_str)) {
                assert_eq!(self.get(at, what).await.status, 200, "{what}");
            }
        }
        let record = self.get(self.seats.len(), "/record").await.text;
        assert!(cards_in(&record).len() > 10, "{record}");
        self.let_the_outsider_try().await;
    }
}

async fn make(client: &mut Client, wanted: Value) -> Value {
    let made = client.post("/api/matches", wanted).await.expect("an answer");
    assert_eq!(made.status, 200, "{}", made.text);
    made.json()
}

/// An attack, or a combat card, if one is offered.
fn to_battle(dice: &mut Dice, question: &Question) -> Option<String> {
    let lays = question.why.name == "combat-card";
    let fits = |item: &&str| item.contains("attack") || lays && item.parse::<Card>().is_ok();
    let offers: Vec<&str> = question.options.iter().map(|offer| offer.item.as_str()).filter(fits).collect();
    let wanted = question.shape == Shape::One && !offers.is_empty();
    wanted.then(|| offers[dice.below(offers.len())].to_string())
}

/// All cards that a text names.
fn cards_in(text: &str) -> Vec<Card> {
    let found = ["-char-", "-strat-"].into_iter().flat_map(|deck| {
        text.match_indices(deck)
            .filter_map(move |(at, _)| text.get(at.checked_sub(2)?..at + deck.len() + 2)?.parse().ok())
    });
    found.collect()
}
