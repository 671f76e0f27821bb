//! Everybody else: people who watch, people who connect and do not read, connections that say nothing, floods of nonsense, and somebody
//! who asks all the time whether the server is well.

use super::world::{PATIENCE, World};
use client::Client;
use futures_util::future::join_all;
use serde_json::json;
use server::wire::ToClient;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use table::Dice;
use tokio::{io::AsyncReadExt, time::timeout};

/// How many people watch at once.
const WATCHING: usize = 10;
/// How many connect and do not read.
const SLOW: usize = 10;
/// How many connections say nothing.
const SILENT: usize = 100;
/// How much nonsense comes at once.
const FLOOD: usize = 100;

/// People who watch a match for a while.
pub async fn watch(world: Arc<World>, seed: u64) {
    let mut dice = Dice::new(seed);
    while world.is_stormy() {
        let watching = (0..WATCHING).map(|_| watch_one(&world, dice.below(1 << 30)));
        join_all(watching.collect::<Vec<_>>()).await;
        world.pause(Duration::from_millis(200)).await;
    }
}

async fn watch_one(world: &World, any: usize) {
    let open = world.open();
    if open.is_empty() {
        return;
    }
    let id = &open[any % open.len()].id;
    let Ok(mut socket) = Client::new(world.address).live(id, u32::MAX).await else { return };
    world.did("spectators", 1);
    let mut version = 0;
    let watching = async {
        while let Some(message) = socket.next().await {
            let ToClient::Seen(seen) = message else { continue };
            if seen.info.version < version {
                world.find("a version that was seen is gone", format!("match {id} stood at {version}"));
            }
            version = seen.info.version;
        }
    };
    let _ = timeout(Duration::from_secs(5), watching).await;
}

/// People who connect and do not read.
pub async fn doze(world: Arc<World>, seed: u64) {
    let mut dice = Dice::new(seed);
    while world.is_stormy() {
        let open = world.open();
        let mut dozing = Vec::new();
        for _ in 0..SLOW {
            let Some(table) = (!open.is_empty()).then(|| &open[dice.below(open.len())]) else { break };
            if let Ok(socket) = table.client.live(&table.id, 0).await {
                dozing.push(socket);
            }
        }
        world.did("sockets that do not read", dozing.len() as u64);
        world.pause(Duration::from_secs(20)).await;
    }
}

/// Connections that say nothing, or stop in the middle of a word.
pub async fn be_silent(world: Arc<World>) {
    while world.is_stormy() {
        let (mut silent, weather) = (Vec::new(), world.weather.fair());
        for number in 0..SILENT {
            let Ok(mut stream) = Client::new(world.address).connect().await else { break };
            if number % 2 == 0 {
                let _ = tokio::io::AsyncWriteExt::write_all(&mut stream, b"POST /api/matches HTTP/1.1\r\nHo").await;
            }
            silent.push(stream);
        }
        world.did("silent connections", silent.len() as u64);
        world.pause(Duration::from_secs(20)).await;
        // After a kill it is no merit of the server.
        for mut stream in silent.into_iter().filter(|_| world.weather.still(weather)) {
            let ended = timeout(Duration::ZERO, stream.read(&mut [0; 256])).await;
            world.did("silent connections that were let go", u64::from(ended.is_ok()));
        }
    }
}

/// Floods of nonsense. Whatever it is, it is refused, and nothing of the server breaks.
pub async fn flood(world: Arc<World>, seed: u64) {
    let mut dice = Dice::new(seed);
    while world.is_stormy() {
        let open = world.open();
        let id = open.first().map_or("none", |table| &table.id);
        let sent = (0..FLOOD).map(|_| mumble(&world, nonsense(&mut dice, id)));
        join_all(sent.collect::<Vec<_>>()).await;
        if let Some(table) = (!open.is_empty()).then(|| &open[dice.below(open.len())]) {
            babble(&world, &table.client, &table.id).await;
        }
        world.pause(Duration::from_millis(500)).await;
    }
}

async fn mumble(world: &World, bytes: Vec<u8>) {
    let weather = world.weather.fair();
    let Ok(heard) = Client::new(world.address).mumble(&bytes, Duration::from_secs(1)).await else { return };
    world.did("nonsense sent", 1);
    let broke = heard.starts_with(b"HTTP/1.1 5");
    if broke && world.weather.still(weather) {
        let sent = String::from_utf8_lossy(&bytes[..bytes.len().min(120)]).into_owned();
        world.find("nonsense breaks something", format!("{} after {sent}", String::from_utf8_lossy(&heard)));
    }
}

/// Nonsense through a socket of somebody who plays.
async fn babble(world: &World, client: &Client, id: &str) {
    let Ok(mut socket) = client.live(id, u32::MAX).await else { return };
    let answer = r#"{"type":"answer","id":"","version":-1,"seat":null,"answer":[]}"#;
    for text in
        ["", "{", "null", "[[[[[[", r#"{"type":"seen"}"#, r#"{"type":"deed","id":"x","seat":"","deed":""}"#, answer]
    {
        let _ = socket.send_text(text.into()).await;
    }
    let _ = socket.send_text("x".repeat(20_000)).await;
    world.did("nonsense sent", 8);
}

fn nonsense(dice: &mut Dice, id: &str) -> Vec<u8> {
    let size = 1 + dice.below(400);
    let mut bytes: Vec<u8> = (0..size).map(|_| dice.below(256) as u8).collect();
    let post = |path: &str, body: &[u8]| {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        [head.as_bytes(), body].concat()
    };
    let paths = ["/api/guests", "/api/accounts", "/api/sessions", "/api/matches", "/api/records"];
    let path = paths[dice.below(paths.len())];
    match dice.below(8) {
        0 => bytes,
        1 => post(path, &bytes),
        2 => post(path, "[".repeat(10_000).as_bytes()),
        3 => post(&format!("/api/matches/{id}/answers"), br#"{"id":1,"version":"x"}"#),
        4 => post(path, br#"{"name":"\ud800","password":0,"game":"\u0000","seats":[[]],"record":"[game"}"#),
        5 => format!("GET /api/matches/{}?log=-1 HTTP/1.1\r\nHost: x\r\n\r\n", "%ff%00".repeat(50)).into_bytes(),
        6 => format!("GET / HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n\r\n", "a".repeat(100_000)).into_bytes(),
        _ => {
            // A call that promises more than it brings.
            let mut whole = post(path, br#"{"name":"somebody"}"#);
            whole.truncate(whole.len() - 5);
            whole.append(&mut bytes.split_off(bytes.len() / 2));
            whole
        }
    }
}

/// What was found about the disk is good for five seconds: so long it may say that it is full when it is not any more.
const FULL_BEFORE: Duration = Duration::from_secs(10);

/// Somebody who asks whether the server is well, whatever else it does.
pub async fn ask_whether_it_is_well(world: Arc<World>) {
    let mut full_since: Option<Instant> = None;
    while world.is_stormy() {
        let (begun, weather) = (Instant::now(), world.weather.fair());
        let mut client = Client::new(world.address);
        let reply = timeout(PATIENCE, client.get("/api/health")).await;
        if !world.weather.still(weather) {
            full_since = None;
        } else {
            world.took("health while all this went on", begun.elapsed());
            match reply {
                Ok(Ok(reply)) if reply.status == 200 => {
                    full_since = None;
                    world.did("asked whether it is well", 1);
                }
                Ok(Ok(reply))
                    if reply.code() == "cannot-write"
                        && full_since.get_or_insert_with(Instant::now).elapsed() < FULL_BEFORE =>
                {
                    world.did("said that its disk had been full", 1);
                }
                other => world.find("the server is not well", format!("{other:?}")),
            }
        }
        world.pause(Duration::from_millis(100)).await;
    }
}

/// Somebody who talks in a match of his own: how long it takes while others do all this.
pub async fn talk(world: Arc<World>) {
    let mut client = super::tables::guest(&world, "somebody else").await;
    let game = &world.games[0];
    let seats = vec!["me"; game.seats.len()];
    let Ok(made) = client.post("/api/matches", json!({ "game": game.game, "seats": seats })).await else { return };
    let Some(id) = made.json()["id"].as_str().map(str::to_string) else { return };
    while world.is_stormy() {
        let (begun, weather) = (Instant::now(), world.weather.fair());
        let said = client.post(&format!("/api/matches/{id}/chat"), json!({ "text": "Hello?" })).await;
        if said.is_ok_and(|reply| reply.status == 200) && world.weather.still(weather) {
            world.took("a line of chat in another match", begun.elapsed());
        }
        world.pause(Duration::from_millis(500)).await;
    }
}
