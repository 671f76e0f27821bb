//! Several servers on one database: one of them thinks, and what one leaves the others take over. Servers of two builds do not fight over a match.

use crate::{
    GAMES, seated,
    stops::{ABLE, led, wants},
};
use client::{Client, host::*};
use cluster::Cluster;
use serde_json::{Value, json};
use server::{GameKind, Games, error::Refused};
use std::{
    sync::mpsc,
    time::{Duration, Instant},
};
use store::{Address, MatchId, Status};
use toy_served::ToyServed;

const TWO: &str = "set seats: 2";

/// A database, by its address and its name.
struct Database {
    address: String,
    name: String,
}

impl Database {
    fn new(cluster: &Cluster) -> Database {
        let address = cluster.database();
        let name = address.rsplit('/').next().unwrap().to_string();
        Database { address, name }
    }

    /// A server on it.
    async fn serve(&self, games: Games) -> Host {
        self.serve_with(games, |_| {}).await
    }

    async fn serve_with(&self, games: Games, change: impl FnOnce(&mut server::Settings)) -> Host {
        let store = Address::parse(&self.address).unwrap();
        Host::with(games, tempfile::tempdir().unwrap(), |settings| {
            settings.store = Some(store);
            change(settings);
        })
        .await
    }

    /// What SQL finds in it.
    fn find(&self, sql: &str) -> String {
        cluster::shared().run(&self.name, sql)
    }

    /// Waits until SQL finds this.
    async fn wait_for(&self, sql: &str, found: &str) {
        let begun = Instant::now();
        while self.find(sql) != found {
            assert!(begun.elapsed() < PATIENCE, "{sql}: {}", self.find(sql));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

fn database() -> Database {
    Database::new(cluster::shared())
}

/// Lets no program of a server think before this is dropped: whoever begins to has the lease, and waits.
fn let_none_think(host: &Host) -> Vec<mpsc::Sender<()>> {
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let busy = |_| {
        let (stop, stopped) = mpsc::channel::<()>();
        let (begun, has_begun) = mpsc::channel();
        let rooms = host.app.rooms.clone();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let _ = runtime.block_on(rooms.apart(move || {
                begun.send(()).unwrap();
                let _ = stopped.recv();
            }));
        });
        (stop, has_begun)
    };
    let places = threads.saturating_sub(1).max(1);
    let all: Vec<_> = (0..places).map(busy).collect();
    all.into_iter().map(|(stop, has_begun)| (has_begun.recv().unwrap(), stop).1).collect()
}

/// Ann in a match of two against a program, in which the program is asked as soon as it may think.
async fn against_a_program(host: &Host) -> (Client, String) {
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", { "program": "easy" }]), json!({ "setup": TWO })).await);
    if !ann.seen(&id).await["question"].is_null() {
        assert!(answer(&mut ann, &id).await);
    }
    (ann, id)
}

const LEASES: &str = "SELECT count(*) FROM leases WHERE ends > clock_timestamp()";

/// How often the lease of the one match was taken or renewed since it was last looked at.
const ENDS: &str = "SELECT ends FROM leases";

fn is_asked(seen: &Value) -> bool {
    !seen["question"].is_null() || seen["info"]["status"] == "over"
}

#[tokio::test(flavor = "multi_thread")]
async fn the_node_that_thinks_has_the_lease_and_when_it_is_killed_another_goes_on() {
    let database = database();
    let (one, two) = (database.serve(GAMES).await, database.serve(GAMES).await);
    let busy = let_none_think(&one);
    let (ann, id) = against_a_program(&one).await;
    database.wait_for(LEASES, "1").await;
    let before = database.find("SELECT version FROM matches");
    // The lease is renewed, also by one that thinks for longer than it lasts, and the other does not begin.
    let first = database.find(ENDS);
    database.wait_for(&format!("SELECT ends > '{first}'::timestamptz + interval '6 seconds' FROM leases"), "t").await;
    assert_eq!(database.find("SELECT version FROM matches"), before);
    let owner = format!("SELECT count(*) FROM leases WHERE node = '{}'", one.app.rooms.node.name());
    assert_eq!(database.find(&owner), "1");

    one.kill().await;
    let mut ann = moved(&two, &ann);
    wait_until(&mut ann, &id, is_asked).await;
    assert_ne!(database.find("SELECT version FROM matches"), before);
    // Nobody is asked who thinks: the lease was given back.
    database.wait_for("SELECT count(*) FROM leases", "0").await;
    drop(busy);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_leaves_its_leases_at_once() {
    let database = database();
    let one = database.serve(GAMES).await;
    let busy = let_none_think(&one);
    let (ann, id) = against_a_program(&one).await;
    database.wait_for(LEASES, "1").await;
    one.stop().await;
    assert_eq!(database.find("SELECT count(*) FROM leases"), "0");
    assert_eq!(database.find("SELECT count(*) FROM nodes"), "0");
    drop(busy);
    let two = database.serve(GAMES).await;
    wait_until(&mut moved(&two, &ann), &id, is_asked).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_that_think_at_once_one_counts_and_the_other_leaves_no_trace() {
    let database = database();
    let (one, two) = (database.serve(GAMES).await, database.serve(GAMES).await);
    let busy = let_none_think(&one);
    let (mut ann, id) = against_a_program(&one).await;
    database.wait_for(LEASES, "1").await;
    // The one that thinks is held up for so long that its lease is gone, and knows nothing of it.
    let mut elsewhere = moved(&two, &ann);
    let begun = Instant::now();
    while !is_asked(&elsewhere.seen(&id).await) {
        assert!(begun.elapsed() < PATIENCE);
        database.find("DELETE FROM leases WHERE node = '{}'".replace("{}", one.app.rooms.node.name()).as_str());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let stands = elsewhere.seen(&id).await;
    let entries = two.app.store().entries(&MatchId(id.clone()), 0).await.unwrap();
    drop(busy);
    // It has thought to its end when it has nothing to do any more.
    let room = one.app.rooms.room(&MatchId(id.clone()));
    while room.enter(&one.app.rooms).await.unwrap().thinking {
        assert!(begun.elapsed() < PATIENCE);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(timeless(ann.seen(&id).await), timeless(stands));
    assert_eq!(one.app.store().entries(&MatchId(id.clone()), 0).await.unwrap(), entries);
    assert_eq!(database.find("SELECT count(*) FROM problems"), "0");
    reads_back_alike(&one, &id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lease_of_somebody_who_is_gone_is_taken_over() {
    let database = database();
    let host = database.serve(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", { "program": "easy" }]), json!({ "setup": TWO })).await);
    wait_until(&mut ann, &id, is_asked).await;
    database.wait_for("SELECT count(*) FROM leases", "0").await;
    // Another node has the lease, and is never heard of again.
    let m = MatchId(id.clone());
    assert!(host.app.store().lease(&m, "gone", Duration::from_secs(2)).await.unwrap());
    let before = version(&ann.seen(&id).await);
    assert!(answer(&mut ann, &id).await);
    wait_until(&mut ann, &id, |seen| is_asked(seen) && version(seen) > before).await;
    database.wait_for("SELECT count(*) FROM leases", "0").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pass_is_made_once_and_also_if_the_node_that_would_make_it_is_killed() {
    for is_killed in [false, true] {
        let database = database();
        let (one, two) = (database.serve(GAMES).await, database.serve(GAMES).await);
        let (mut people, id) = led(&one, ABLE, "c").await;
        let asked = version(&people[0].seen(&id).await);
        wants(&mut people[1], "never").await;
        // The other node knows of it too.
        let mut elsewhere = moved(&two, &people[2]);
        elsewhere.seen(&id).await;
        if is_killed {
            database.wait_for(LEASES, "1").await;
            one.kill().await;
        }
        let is_cids = |seen: &Value| seen["waits_for"] == json!(["c"]);
        let seen = wait_until(&mut elsewhere, &id, is_cids).await;
        assert_eq!(version(&seen), asked + 1, "he has passed, once");
        database.wait_for("SELECT count(*) FROM leases", "0").await;
        assert_eq!(version(&elsewhere.seen(&id).await), asked + 1);
        reads_back_alike(&two, &id).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_down_or_asks_for_a_rematch_at_two_nodes_at_once_meets_the_other() {
    let database = database();
    let (one, two) = (database.serve(GAMES).await, database.serve(GAMES).await);
    for _ in 0..5 {
        let (mut people, id) = seated(&one, &["Ann", "Bob"], json!({ "setup": TWO })).await;
        let seat = people[0].seen(&id).await["seat"].as_str().unwrap().to_string();
        done(deed(&mut people[0], &id, &seat, "concede").await);
        let again = format!("/api/matches/{id}/rematch");
        let (mut ann, mut bob) = (people.remove(0), moved(&two, &people[0]));
        // Ann has two windows, and clicks in both.
        let mut ann_elsewhere = moved(&two, &ann);
        let (a, b, c) = tokio::join!(
            ann.post(&again, json!({})),
            bob.post(&again, json!({})),
            ann_elsewhere.post(&again, json!({}))
        );
        let ids = [a, b, c].map(|reply| id_of(&done(reply.unwrap())));
        assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
        let seen = wait_until(&mut ann, &ids[0], |seen| seen["info"]["status"] == "running").await;
        assert_eq!(version(&seen), 1, "it has begun once");
        assert_eq!(timeless(ann_elsewhere.seen(&ids[0]).await), timeless(seen));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn attempts_to_sign_in_and_tables_in_the_lobby_are_counted_for_all_nodes_together() {
    let database = database();
    let limited = |settings: &mut server::Settings| settings.requests_per_second = Some(1000);
    let one = database.serve_with(GAMES, limited).await;
    let two = database.serve_with(GAMES, limited).await;
    one.account("Ann").await;
    let mut tried = 0;
    for host in [&one, &two] {
        for _ in 0..10 {
            let wrong = json!({ "name": "Ann", "password": "mellon" });
            let reply = host.stranger().post("/api/sessions", wrong).await.unwrap();
            match reply.status {
                401 => tried += 1,
                _ => drop(refused(reply, 429, "too-many-requests")),
            }
        }
    }
    // One more every five seconds.
    assert!((10..20).contains(&tried), "{tried} attempts");
    assert_eq!(database.find("SELECT count(*) FROM attempts WHERE what LIKE '%127%'"), "0", "no address is kept");

    let mut bob = one.guest("Bob").await;
    let mut elsewhere = moved(&two, &bob);
    let table = json!({ "game": "toy", "seats": ["me", "open"], "setup": TWO, "listed": true });
    let mut made = 0;
    for _ in 0..4 {
        let (a, b) =
            tokio::join!(bob.post("/api/matches", table.clone()), elsewhere.post("/api/matches", table.clone()));
        for reply in [a.unwrap(), b.unwrap()] {
            match reply.status {
                200 => made += 1,
                _ => drop(refused(reply, 409, "too-many-offers")),
            }
        }
    }
    assert_eq!(made, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_the_connections_of_an_address_each_node_lets_in_its_share() {
    let database = database();
    let limited = |settings: &mut server::Settings| {
        settings.requests_per_second = Some(1000);
        settings.connections_per_address = Some(10);
        settings.behind_proxy = true;
    };
    let one = database.serve_with(GAMES, limited).await;
    let two = database.serve_with(GAMES, limited).await;
    let (people, id) = seated(&one, &["Ann", "Bob"], json!({ "setup": TWO, "spectators": true })).await;
    let enter = async |host: &Host| {
        let mut inside = Vec::new();
        while let Ok(socket) = moved(host, &people[0]).live(&id, 0).await {
            inside.push(socket);
            assert!(inside.len() <= 10, "there is no end to it");
        }
        inside.len()
    };
    let begun = Instant::now();
    while enter(&one).await != 5 || enter(&two).await != 5 {
        assert!(begun.elapsed() < PATIENCE, "each has its share");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    two.stop().await;
    while enter(&one).await != 10 {
        assert!(begun.elapsed() < PATIENCE, "the last has all of it");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// A program of another version, in which no match of two begins as it did.
const CHANGED: Games = Games(&[GameKind {
    rules: "another",
    begin: |setup| match setup.trim() {
        TWO => Err(Refused::bad("changed", "The rules have changed.")),
        position => (GameKind::of::<ToyServed>().begin)(position),
    },
    ..GameKind::of::<ToyServed>()
}]);

#[tokio::test(flavor = "multi_thread")]
async fn servers_of_two_builds_do_not_fight_over_a_match() {
    let database = database();
    let old = database.serve(GAMES).await;
    let (mut people, id) = seated(&old, &["Ann", "Bob"], json!({ "setup": TWO })).await;
    let m = MatchId(id.clone());
    let new = database.serve(CHANGED).await;
    // The new one has looked at all of them when it started, and held none that the old one plays.
    assert_eq!((new.checked.held.len(), new.checked.unread.len()), (0, 1));
    let path = format!("/api/matches/{id}");
    let mut elsewhere = moved(&new, &people[0]);
    for _ in 0..3 {
        refused(elsewhere.get(&path).await.unwrap(), 503, "other-version");
        assert!(is_asked(&people[0].seen(&id).await) || is_asked(&people[1].seen(&id).await));
        assert_eq!(old.app.store().row(&m).await.unwrap().status, Status::Running);
    }
    // When the old one has gone, it is as after any upgrade.
    old.stop().await;
    let seen = elsewhere.seen(&id).await;
    assert_eq!(seen["info"]["status"], "held");
    // And when it comes back, it goes on with it, and the new one lets it.
    let old = database.serve(GAMES).await;
    assert_eq!(old.checked.released, std::slice::from_ref(&m));
    refused(elsewhere.get(&path).await.unwrap(), 503, "other-version");
    assert_eq!(old.app.store().row(&m).await.unwrap().status, Status::Running);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_told_to_stop_says_so_and_goes_on_for_a_while() {
    let database = database();
    let mut host = database.serve_with(GAMES, |settings| settings.drain = PATIENCE).await;
    let mut ann = host.guest("Ann").await;
    assert_eq!(ann.get("/api/ready").await.unwrap().text, "ready");
    host.tell_to_stop();
    let begun = Instant::now();
    while ann.get("/api/ready").await.unwrap().status == 200 {
        assert!(begun.elapsed() < PATIENCE);
    }
    refused(ann.get("/api/ready").await.unwrap(), 503, "stopping");
    assert_eq!(ann.get("/api/health").await.unwrap().text, "well");
    // Whoever comes in spite of it is served, and programs play with him.
    let mut late = host.guest("Late").await;
    let id = id_of(&make(&mut late, json!(["me", { "program": "easy" }]), json!({ "setup": TWO })).await);
    wait_until(&mut late, &id, is_asked).await;
}
