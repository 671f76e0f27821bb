//! Several nodes on one database of PostgreSQL, without sticky sessions: whatever happens at one is heard at the others.

mod arrives;
mod passing;
mod presence;
mod versions;

use client::{Client, Socket, host::*};
use cluster::Cluster;
use serde_json::Value;
use server::{GameKind, Games, bus::Nodes};
use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};
use toy_served::ToyServed;

/// The games of the nodes here.
const GAMES: Games = Games(&[GameKind::of::<ToyServed>()]);

/// A match for two.
const TWO: &str = "set seats: 2";

/// The cluster that the nodes here share.
fn cluster() -> &'static Cluster {
    cluster::shared()
}

/// A node on a database.
async fn node(address: &str) -> Host {
    let address = store::Address::parse(address).unwrap();
    Host::with(GAMES, tempfile::tempdir().unwrap(), |settings| settings.store = Some(address)).await
}

/// Two nodes on one database, which have heard of each other.
async fn two() -> (Host, Host) {
    two_on(&cluster().database()).await
}

async fn two_on(address: &str) -> (Host, Host) {
    let (one, other) = (node(address).await, node(address).await);
    let begun = Instant::now();
    while [&one, &other].iter().any(|host| nodes(host).known() == 0) {
        assert!(begun.elapsed() < PATIENCE, "they do not hear of each other");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    (one, other)
}

/// What a node has to do with the others.
fn nodes(host: &Host) -> Arc<Nodes> {
    host.app.rooms.nodes.clone().expect("it is one of several")
}

/// Everything that came through a socket so far, read all the time.
#[derive(Clone, Default)]
struct Listening(Arc<Mutex<(Vec<Value>, bool)>>);

impl Listening {
    async fn to(client: &Client, id: &str) -> Listening {
        let (listening, mut socket): (Listening, Socket) = (Listening::default(), client.live(id, 0).await.unwrap());
        let heard = listening.clone();
        tokio::spawn(async move {
            while let Some(text) = socket.text().await {
                heard.0.lock().unwrap().0.push(serde_json::from_str(&text).unwrap());
            }
            heard.0.lock().unwrap().1 = true;
        });
        listening
    }

    /// Waits until a message has come that is as it should be.
    async fn hears(&self, what: &str, is_it: impl Fn(&Value) -> bool) {
        self.until(what, |heard, _| heard.iter().any(&is_it)).await;
    }

    /// Waits until the last message of a kind is as it should be.
    async fn ends_with(&self, kind: &str, is_it: impl Fn(&Value) -> bool) {
        self.until(kind, |heard, _| heard.iter().rev().find(|message| message["type"] == kind).is_some_and(&is_it))
            .await;
    }

    /// Everything that came so far.
    fn all(&self) -> Vec<Value> {
        self.0.lock().unwrap().0.clone()
    }

    /// Waits until the socket was closed by the server.
    async fn is_closed(&self) {
        self.until("the end", |_, closed| closed).await;
    }

    async fn until(&self, what: &str, holds: impl Fn(&[Value], bool) -> bool) {
        let begun = Instant::now();
        loop {
            {
                let heard = self.0.lock().unwrap();
                if holds(&heard.0, heard.1) {
                    return;
                }
                assert!(begun.elapsed() < PATIENCE, "{what} did not come: {:#?}", heard.0.last());
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}
