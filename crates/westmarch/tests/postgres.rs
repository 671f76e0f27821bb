//! The program on a database of PostgreSQL: it is killed and goes on, the database goes away and comes back, and what is wrong is said.

mod support;

use client::{
    Client, Socket, at_random,
    program::{ANYWHERE, Serving},
};
use cluster::Cluster;
use serde_json::json;
use server::wire::{AnswerSent, FromClient, ToClient};
use std::{
    fs::File,
    path::Path,
    time::{Duration, Instant},
};
use support::{Given, PATIENCE, People, SEATS, program, refused};
use table::Dice;

/// The password of the role that needs one. It is to be found nowhere.
const PASSWORD: &str = "speak-friend-and-enter";

/// How often the server is killed.
const KILLS: usize = 3;
/// How many matches are played at once.
const MATCHES: usize = 4;

/// A server on a database.
fn start(address: &str, data: &Path) -> Serving {
    program().with("WESTMARCH_STORE", address).serve(data, ANYWHERE).expect("the program can be started")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_is_there_after_a_kill_and_in_a_copy() {
    let (cluster, folder) = (cluster::shared(), tempfile::tempdir().expect("a folder"));
    let data = folder.path().join("data");
    let address = cluster.database();
    let mut serving = start(&address, &data);
    let mut people = People::arrive(serving.address, 1).await;
    people.open_up_to(MATCHES).await;
    let mut taken = Vec::<Given>::new();
    for _ in 0..KILLS {
        let players = people.play().await;
        // However slow the machine is, something has been played.
        let begun = people.matches[0].clone();
        let version = people.see(&begun).await["version"].as_u64().expect("a version");
        while people.see(&begun).await["version"].as_u64().expect("a version") < version + 5 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        serving.kill().expect("it can be killed");
        for player in players {
            let given = player.await.expect("a player ends well").given;
            taken.extend(given.into_iter().filter(|given| given.version.is_some()));
        }
        serving = start(&address, &data);
        people.return_to(serving.address).await;
        for given in &taken {
            assert_eq!(people.send_again(given).await, given.version.map(u64::from), "{given:?}");
        }
    }
    assert!(taken.len() >= KILLS * 5, "only {} answers were taken", taken.len());
    assert!(!data.exists(), "nothing is kept in the folder");

    // A copy, made while it runs, and brought back elsewhere.
    let database = address.rsplit('/').next().expect("a name");
    let copy = folder.path().join("copy").display().to_string();
    cluster.program("pg_dump", &["--format", "custom", "--file", &copy, database]);
    serving.kill().expect("it can be killed");
    let elsewhere = cluster.database();
    let name = elsewhere.rsplit('/').next().expect("a name");
    cluster.program("pg_restore", &["--no-owner", "--exit-on-error", "--dbname", name, &copy]);
    let mut serving = start(&elsewhere, &data);
    people.return_to(serving.address).await;
    assert_eq!(people.send_again(&taken[0]).await, taken[0].version.map(u64::from));
    serving.found().expect("no match is held");
}

/// Waits until a call is answered with this status; gives the answer.
async fn wait_for(client: &mut Client, path: &str, status: u16) -> String {
    let begun = Instant::now();
    loop {
        let reply = client.get(path).await.expect("an answer");
        if reply.status == status {
            return reply.text;
        }
        assert!(begun.elapsed() < PATIENCE, "{}", reply.text);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The next message.
async fn heard(socket: &mut Socket) -> ToClient {
    tokio::time::timeout(PATIENCE, socket.next()).await.expect("something is heard").expect("the socket stays open")
}

/// The socket of somebody who is asked in a match, and an answer of his.
async fn somebody_who_is_asked(people: [&Client; 2], id: &str) -> (Socket, AnswerSent) {
    for person in people {
        let mut socket = person.live(id, 0).await.expect("a socket");
        if let ToClient::Seen(seen) = heard(&mut socket).await
            && let (Some(question), Some(seat)) = (&seen.question, &seen.seat)
        {
            let answer = at_random(&mut Dice::new(1), question);
            let sent = AnswerSent { id: "once".into(), version: seen.info.version, seat: seat.clone(), answer };
            return (socket, sent);
        }
    }
    panic!("nobody is asked");
}

/// What is said to an answer: the version that it became, or the code of a refusal.
async fn said_of(socket: &mut Socket, name: &str) -> Result<u32, String> {
    loop {
        match heard(socket).await {
            ToClient::Taken(taken) if taken.id == name => return Ok(taken.version),
            ToClient::Refused { id, refused, .. } if id.as_deref() == Some(name) => return Err(refused.code),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_away_and_comes_back_needs_no_restart_and_no_log_has_its_password() {
    let (cluster, folder) = (Cluster::start(&[]), tempfile::tempdir().expect("a folder"));
    cluster.run("postgres", &format!("CREATE ROLE locked LOGIN PASSWORD '{PASSWORD}'"));
    cluster.run("postgres", "CREATE DATABASE house OWNER locked");
    let (log, data) = (folder.path().join("log"), folder.path().join("data"));
    let address = cluster.address(&format!("locked:{PASSWORD}"), "house");
    let args = ["serve", "--listen", ANYWHERE, "--requests-per-second", "0", "--log", "debug"];
    let mut command = program().with("WESTMARCH_STORE", address).command(&args, &data);
    command.stderr(File::create(&log).expect("a log"));
    let serving = Serving::by(command).expect("it starts");

    let mut ann = Client::guest(serving.address, "Ann").await.expect("a guest is let in");
    let game = westmarch::games::all()[0].name;
    let wanted = json!({ "game": game, "seats": ["me", "open"], "listed": true });
    let made = ann.post("/api/matches", wanted).await.expect("an answer");
    let id = made.json()["id"].as_str().expect("a match").to_string();
    let chat = format!("/api/matches/{id}/chat");
    assert_eq!(ann.post(&chat, json!({ "text": "before" })).await.expect("an answer").status, 200);

    let mut bob = Client::guest(serving.address, "Bob").await.expect("a guest is let in");
    let joined = bob.post(&format!("/api/matches/{id}/join"), json!({})).await.expect("an answer");
    assert_eq!(joined.status, 200, "{}", joined.text);
    let (mut socket, sent) = somebody_who_is_asked([&ann, &bob], &id).await;

    cluster.stop();
    // Also when it is not known any more how the match stands, nobody is left without a word.
    for _ in 0..3 {
        socket.send(&FromClient::Answer(sent.clone())).await.expect("it can be sent");
        let code = said_of(&mut socket, &sent.id).await.expect_err("nothing can be taken");
        assert_eq!(code, "store-away");
    }
    let mut names = Vec::new();
    for _ in 0..3 {
        for reply in [ann.get("/api/me").await, ann.post(&chat, json!({ "text": "meanwhile" })).await] {
            let reply = reply.expect("an answer");
            assert_eq!((reply.status, reply.json()["code"].as_str()), (503, Some("store-away")), "{}", reply.text);
            // Whoever asked can quote it.
            names.push(reply.json()["request"].as_str().expect("a name").to_string());
            assert_eq!(reply.headers["x-request-id"], names.last().expect("a name").as_str());
        }
    }
    // To start it again would mend nothing, but nobody should be sent to it.
    assert!(wait_for(&mut ann, "/api/ready", 503).await.contains("store-away"));
    assert_eq!(wait_for(&mut ann, "/api/health", 200).await, "well");
    cluster.go_on();
    let me = wait_for(&mut ann, "/api/me", 200).await;
    socket.send(&FromClient::Answer(sent.clone())).await.expect("it can be sent");
    assert_eq!(said_of(&mut socket, &sent.id).await, Ok(sent.version + 1));
    assert!(me.contains("Ann"), "nobody was signed out: {me}");
    assert_eq!(ann.post(&chat, json!({ "text": "afterwards" })).await.expect("an answer").status, 200);
    assert_eq!(wait_for(&mut ann, "/api/ready", 200).await, "ready");
    let said = ann.get(&chat).await.expect("an answer").text;
    assert!(said.contains("before") && said.contains("afterwards") && !said.contains("meanwhile"), "{said}");

    serving.ask_to_stop().expect("it can be told");
    assert_eq!(serving.wait().expect("it ends").0, Some(0));
    let log = std::fs::read_to_string(log).expect("a log");
    assert!(log.contains("the store is out of reach"), "{log}");
    assert!(!log.contains(PASSWORD), "{log}");
    for name in names {
        let told = |line: &&str| line.contains(&name) && line.contains("the store is out of reach");
        assert!(log.lines().any(|line| told(&line)), "{name} is not in {log}");
    }
}

#[test]
fn what_is_wrong_with_a_database_is_said_at_the_start() {
    let (cluster, folder) = (cluster::shared(), tempfile::tempdir().expect("a folder"));
    cluster.run("postgres", &format!("CREATE ROLE locked LOGIN PASSWORD '{PASSWORD}'"));
    let serve = |address: &str| {
        let by_switch = program().command(&["serve", "--listen", ANYWHERE, "--store", address], folder.path());
        let serve = ["serve", "--listen", ANYWHERE];
        let by_environment = program().with("WESTMARCH_STORE", address).command(&serve, folder.path());
        let [one, other] = [by_switch, by_environment].map(refused);
        assert_eq!(one, other);
        one
    };
    let wrong = serve(&cluster.address("locked:mellon", "postgres"));
    assert!(wrong.contains("password authentication failed for user \"locked\""), "{wrong}");
    let nowhere = serve(&cluster.address("postgres:mellon", "nowhere"));
    assert!(nowhere.contains("database \"nowhere\" does not exist"), "{nowhere}");
    let nobody = serve("postgres://frodo:mellon@127.0.0.1:1/doors");
    assert!(nobody.contains("postgres://frodo@127.0.0.1:1/doors cannot be used"), "{nobody}");
    for address in ["mellon", "mysql://frodo:mellon@moria/doors", "postgres://frodo:mellon@moria:gate/doors"] {
        let said = serve(address);
        assert!(said.contains("postgres://user:password@host:5432/database"), "{said}");
    }
    let copy = folder.path().join("copy.db").display().to_string();
    let said =
        refused(program().command(&["backup", "--store", "postgres://frodo:mellon@moria/doors", &copy], folder.path()));
    assert!(said.contains("pg_dump"), "{said}");
}

/// Waits until a client has heard who is connected.
async fn hear_who_is_here(socket: &mut Socket, seats: &[&str]) {
    let waiting = async {
        loop {
            match socket.next().await.expect("the socket stays open") {
                ToClient::Here { seats: here, .. } if here == seats => return,
                _ => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it is told");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_use_one_database_and_one_that_is_killed_is_missed() {
    let (address, folder) = (cluster::shared().database(), tempfile::tempdir().expect("a folder"));
    let [one, other] = [(); 2].map(|()| start(&address, folder.path()));
    let mut ann = Client::guest(one.address, "Ann").await.expect("a guest is let in");
    let mut bob = Client::guest(other.address, "Bob").await.expect("a guest is let in");
    let wanted = json!({ "game": westmarch::games::all()[0].name, "seats": ["me", "open"], "listed": true });
    let made = ann.post("/api/matches", wanted).await.expect("an answer");
    let id = made.json()["id"].as_str().expect("a match").to_string();
    let mut anns = ann.live(&id, 0).await.expect("a socket");
    let joined = bob.post(&format!("/api/matches/{id}/join"), json!({})).await.expect("an answer");
    assert_eq!(joined.status, 200, "{}", joined.text);
    let _bobs = bob.live(&id, 0).await.expect("a socket");
    hear_who_is_here(&mut anns, &SEATS[..]).await;
    // It says nothing more, and its guests are gone with it.
    other.kill().expect("it can be killed");
    hear_who_is_here(&mut anns, &SEATS[..1]).await;
    // A match is checked while others play.
    let checked = program().with("WESTMARCH_STORE", &address).check(folder.path()).expect("the program can be started");
    assert_eq!(checked.matches, Some(1), "{}", checked.said);
    assert_eq!(ann.get("/api/health").await.expect("an answer").status, 200);
}
