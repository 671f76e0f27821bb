//! What every test needs: a server, people who play on it, and somebody who answers anything.

use crate::{Client, Reply, Socket};
use axum::http::Method;
use serde_json::{Value, json};
use server::{Games, Server, Settings, app::App, check::Checked, sitting::Sitting};
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread::JoinHandle,
    time::Duration,
};
use store::MatchId;
use tempfile::TempDir;
use tokio::sync::oneshot;

/// Longer than anything here takes, so that nothing depends on how fast it goes.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server, with its own threads, as a process has them: when it stops, nothing of it goes on.
pub struct Host {
    /// Where it listens.
    pub address: SocketAddr,
    /// What its requests share.
    pub app: Arc<App>,
    /// What it found when it was started.
    pub checked: Checked,
    folder: Option<TempDir>,
    stop: Option<oneshot::Sender<Ends>>,
    thread: Option<JoinHandle<()>>,
}

/// How a server ends.
enum Ends {
    /// As if its process had been killed.
    Killed,
}

impl Host {
    /// A server to which nobody has come yet.
    pub async fn start(games: Games) -> Host {
        Host::on(games, tempfile::tempdir().unwrap()).await
    }

    /// A server that goes on with what is in a folder.
    pub async fn on(games: Games, folder: TempDir) -> Host {
        Host::with(games, folder, |_| {}).await
    }

    /// A server that is set up in another way.
    pub async fn with(games: Games, folder: TempDir, change: impl FnOnce(&mut Settings)) -> Host {
        let listen = "127.0.0.1:0".parse().unwrap();
        let mut settings = Settings { requests_per_second: None, ..Settings::new(listen, folder.path().to_path_buf()) };
        change(&mut settings);
        let (stop, stopped) = oneshot::channel::<Ends>();
        let (kill, killed) = oneshot::channel::<()>();
        let (opened, is_open) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let mut builder = tokio::runtime::Builder::new_multi_thread();
            let runtime = builder.worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::open(settings, games).await.unwrap();
                let _ = opened.send((server.address().unwrap(), server.app(), server.checked()));
                let stop = async move {
                    if let Ok(Ends::Killed) = stopped.await {
                        let _ = kill.send(());
                        std::future::pending::<()>().await;
                    }
                };
                tokio::select! {
                    Ok(()) = killed => {}
                    ran = server.run(stop) => ran.unwrap(),
                }
            });
            runtime.shutdown_background();
        });
        let (address, app, mut checked) = is_open.await.unwrap();
        let checked = checked.wait_for(Option::is_some).await.unwrap().clone().unwrap();
        Host { address, app, checked, folder: Some(folder), stop: Some(stop), thread: Some(thread) }
    }

    /// Stops it in order; what it has written stays.
    pub async fn stop(mut self) -> TempDir {
        self.stop.take();
        let thread = self.thread.take().unwrap();
        tokio::task::spawn_blocking(move || thread.join().unwrap()).await.unwrap();
        self.folder.take().unwrap()
    }

    /// Ends it in the middle of whatever it does.
    pub async fn kill(mut self) -> TempDir {
        let _ = self.stop.take().unwrap().send(Ends::Killed);
        let thread = self.thread.take().unwrap();
        tokio::task::spawn_blocking(move || thread.join().unwrap()).await.unwrap();
        self.folder.take().unwrap()
    }

    /// Tells it to stop, and does not wait for it.
    pub fn tell_to_stop(&mut self) {
        self.stop.take();
    }

    /// Somebody who has not said who he is.
    pub fn stranger(&self) -> Client {
        Client::new(self.address)
    }

    /// Somebody who plays as a guest.
    pub async fn guest(&self, name: &str) -> Client {
        let client = Client::guest(self.address, name).await.unwrap();
        assert!(client.cookie.is_some());
        client
    }

    /// Somebody who has an account, with the password [`PASSWORD`].
    pub async fn account(&self, name: &str) -> Client {
        let mut client = self.stranger();
        client.put_up("/api/accounts", json!({ "name": name, "password": PASSWORD })).await;
        client
    }

    /// Ann on the first of two seats against Bob on the second, and their match.
    pub async fn duel(&self) -> (Client, Client, String) {
        self.duel_with(json!({})).await
    }

    /// The same, with something more than the seats.
    pub async fn duel_with(&self, mut more: Value) -> (Client, Client, String) {
        let (mut ann, mut bob) = (self.guest("Ann").await, self.guest("Bob").await);
        more["listed"] = json!(true);
        let made = make(&mut ann, json!(["me", "open"]), more).await;
        let id = id_of(&made);
        bob.put_up(&format!("/api/matches/{id}/join"), json!({})).await;
        (ann, bob, id)
    }

    /// Ann on the first of two seats against a program.
    pub async fn alone(&self, level: &str) -> (Client, String) {
        let mut ann = self.guest("Ann").await;
        let made = make(&mut ann, json!(["me", { "program": level }]), json!({})).await;
        (ann, id_of(&made))
    }

    /// Ann on both seats.
    pub async fn hotseat(&self) -> (Client, String) {
        let mut ann = self.guest("Ann").await;
        let made = make(&mut ann, json!(["me", "me"]), json!({})).await;
        (ann, id_of(&made))
    }

    /// A match of Ann and Bob that Ann has given up, after so many answers.
    pub async fn finished(&self, answers: u32) -> (Client, Client, String) {
        let (mut ann, mut bob, id) = self.duel().await;
        for _ in 0..answers {
            step(&mut [&mut ann, &mut bob], &id).await;
        }
        let seat = ann.seen(&id).await["seat"].as_str().unwrap().to_string();
        done(deed(&mut ann, &id, &seat, "concede").await);
        (ann, bob, id)
    }
}

/// The same browser, where the server has started again on another port.
pub fn moved(host: &Host, client: &Client) -> Client {
    let mut moved = host.stranger();
    moved.cookie = client.cookie.clone();
    moved
}

/// The password of every account here.
pub const PASSWORD: &str = "speak friend";

/// More ways to talk to the server.
#[allow(async_fn_in_trait)]
pub trait Talk {
    /// Sends something that must be taken.
    async fn put_up(&mut self, path: &str, body: Value) -> Value;
    /// Asks for something that must be there.
    async fn look(&mut self, path: &str) -> Value;
    /// Asks for something of a match that must be there.
    async fn seen(&mut self, id: &str) -> Value;
    /// Sends something in another way.
    async fn other(&mut self, method: Method, path: &str, body: Value) -> Reply;
}

impl Talk for Client {
    async fn put_up(&mut self, path: &str, body: Value) -> Value {
        done(self.post(path, body).await.unwrap())
    }

    async fn look(&mut self, path: &str) -> Value {
        done(self.get(path).await.unwrap())
    }

    async fn seen(&mut self, id: &str) -> Value {
        self.look(&format!("/api/matches/{id}")).await
    }

    async fn other(&mut self, method: Method, path: &str, body: Value) -> Reply {
        self.call(method, path, Some(body)).await.unwrap()
    }
}

/// It must have been done.
#[track_caller]
pub fn done(reply: Reply) -> Value {
    assert_eq!(reply.status, 200, "{}", reply.text);
    reply.json()
}

/// It must have been refused, in words for people and a code for programs.
#[track_caller]
pub fn refused(reply: Reply, status: u16, code: &str) -> Value {
    let json = reply.json();
    assert_eq!((reply.status, json["code"].as_str()), (status, Some(code)), "{}", reply.text);
    assert!(json["message"].as_str().is_some_and(|message| message.ends_with('.')), "{}", reply.text);
    json
}

/// Makes a match of the first game that the server has, with something more than the seats.
pub async fn make(client: &mut Client, seats: Value, more: Value) -> Value {
    let game = client.look("/api/games").await[0]["game"].clone();
    let mut wanted = json!({ "game": game, "seats": seats });
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    client.put_up("/api/matches", wanted).await
}

/// The name of a match.
pub fn id_of(info: &Value) -> String {
    info["id"].as_str().unwrap().into()
}

/// A name for something that is sent.
pub fn fresh() -> String {
    static LAST: AtomicU64 = AtomicU64::new(0);
    format!("request-{}", LAST.fetch_add(1, Ordering::Relaxed))
}

/// A number below `n`. Any will do: chance comes from the server anyway.
fn below(n: u64) -> u64 {
    static SEED: AtomicU64 = AtomicU64::new(0x9e37_79b9_7f4a_7c15);
    let seed = SEED.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
    let mixed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ (mixed >> 27)) % n.max(1)
}

/// Something that fits the shape of a question.
pub fn anything(question: &Value) -> String {
    let options = question["options"].as_array().unwrap();
    let (least, most) = (question["shape"]["least"].as_u64(), question["shape"]["most"].as_u64());
    let any = |least: Option<u64>, most: Option<u64>| least.unwrap() + below(most.unwrap() - least.unwrap() + 1);
    match question["shape"]["kind"].as_str().unwrap() {
        "one" => options[below(options.len() as u64) as usize]["item"].as_str().unwrap().into(),
        "number" => any(least, most).to_string(),
        kind => {
            let mut left: Vec<(&str, u64)> = options
                .iter()
                .map(|offer| (offer["item"].as_str().unwrap(), offer["count"].as_u64().unwrap()))
                .collect();
            let mut picked: Vec<String> = Vec::new();
            for _ in 0..any(least, most) {
                let Some(at) = (!left.is_empty()).then(|| below(left.len() as u64) as usize) else { break };
                picked.push(left[at].0.into());
                left[at].1 -= 1;
                left.retain(|(_, count)| *count > 0);
            }
            if kind == "order" {
                return format!("[{}]", picked.join(", "));
            }
            picked.sort();
            let count = |item: &String| picked.iter().filter(|other| *other == item).count();
            let mut counted: Vec<String> = picked.iter().map(|item| format!("{} {item}", count(item))).collect();
            counted.dedup();
            format!("[{}]", counted.join(", "))
        }
    }
}

/// Sends an answer.
pub async fn send_answer(client: &mut Client, id: &str, seat: &str, version: u64, answer: &str) -> Reply {
    let sent = json!({ "id": fresh(), "version": version, "seat": seat, "answer": answer });
    client.post(&format!("/api/matches/{id}/answers"), sent).await.unwrap()
}

/// Answers what is asked, somehow; says whether something was asked.
pub async fn answer(client: &mut Client, id: &str) -> bool {
    let seen = client.seen(id).await;
    let question = &seen["question"];
    let Some(seat) = question["seat"].as_str() else { return false };
    // Some combinations are against a rule, so it may take several attempts.
    for _ in 0..500 {
        let reply = send_answer(client, id, seat, version(&seen), &anything(question)).await;
        match reply.status {
            200 => return true,
            422 => {}
            _ => panic!("{}", reply.text),
        }
    }
    panic!("nothing fits {question}");
}

/// One answer of whoever is asked; one must be.
pub async fn step(players: &mut [&mut Client], id: &str) {
    for player in players {
        if answer(player, id).await {
            return;
        }
    }
    panic!("nobody is asked");
}

/// Plays on until a player sees something; gives which one, and what he sees.
pub async fn play_until(players: &mut [&mut Client], id: &str, holds: impl Fn(&Value) -> bool) -> (usize, Value) {
    for _ in 0..2000 {
        for (at, player) in players.iter_mut().enumerate() {
            let seen = player.seen(id).await;
            assert_ne!(seen["info"]["status"], "over", "it ended too early");
            if holds(&seen) {
                return (at, seen);
            }
        }
        step(players, id).await;
    }
    panic!("it never came to that");
}

/// Somebody does something that is no answer.
pub async fn deed(client: &mut Client, id: &str, seat: &str, deed: &str) -> Reply {
    let sent = json!({ "id": fresh(), "seat": seat, "deed": deed });
    client.post(&format!("/api/matches/{id}/deeds"), sent).await.unwrap()
}

/// Waits until a client sees something.
pub async fn wait_until(client: &mut Client, id: &str, holds: impl Fn(&Value) -> bool) -> Value {
    let waiting = async {
        loop {
            let seen = client.seen(id).await;
            if holds(&seen) {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it came to pass")
}

/// The version of a match.
pub fn version(seen: &Value) -> u64 {
    seen["info"]["version"].as_u64().unwrap()
}

/// The same without moments: a match that was read back has those of the store, which may differ by a blink.
pub fn timeless(mut value: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| !["at", "updated", "asked_since"].contains(&name.as_str()));
                fields.values_mut().for_each(strip);
            }
            Value::Array(values) => values.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut value);
    value
}

/// The deeds that a log tells of.
pub fn deeds(seen: &Value) -> Vec<String> {
    let lines = seen["log"].as_array().unwrap().iter();
    lines.filter_map(|line| line["what"]["deed"]["deed"].as_str().map(str::to_string)).collect()
}

/// The next message of a kind; others are passed over. Nothing if the socket is closed before.
pub async fn next_of(socket: &mut Socket, kind: &str) -> Option<Value> {
    let waiting = async {
        loop {
            let message: Value = serde_json::from_str(&socket.text().await?).unwrap();
            if message["type"] == kind {
                return Some(message);
            }
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("something was to come")
}

/// The next message of a kind, which must come.
pub async fn hear(socket: &mut Socket, kind: &str) -> Value {
    next_of(socket, kind).await.unwrap_or_else(|| panic!("the socket was closed before {kind}"))
}

/// A match that is read back in one go is the same, for everybody who sees it, as one that is read back entry by entry.
pub async fn reads_back_alike(host: &Host, id: &str) {
    let id = MatchId(id.into());
    let (row, entries) = (host.app.store().row(&id).await.unwrap(), host.app.store().entries(&id, 0).await.unwrap());
    let at_once = Sitting::replay(host.app.games(), &row, &entries).unwrap();
    let mut one_by_one = Sitting::replay(host.app.games(), &row, &[]).unwrap();
    one_by_one.catch_up(&entries).unwrap();
    let users = row.seats.iter().map(|seat| seat.holder.user()).chain([None]);
    for user in users {
        let seen = |sitting: &Sitting| json!(server::seen::seen(&row, sitting, user, 0, &[]));
        let (at_once, one_by_one) = (seen(&at_once), seen(&one_by_one));
        for (name, value) in at_once.as_object().unwrap() {
            assert_eq!(value, &one_by_one[name], "{name} of {user:?}");
        }
    }
    for version in 0..=row.version + 1 {
        assert_eq!(at_once.is_late(version), one_by_one.is_late(version), "at version {version}");
    }
    assert_eq!(at_once.game().record(&[]), one_by_one.game().record(&[]));
    assert_eq!(at_once.game().committed(), one_by_one.game().committed());
}
