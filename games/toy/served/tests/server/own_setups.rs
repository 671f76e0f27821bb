//! A match that does not start as usual says so: in the lobby, to who is invited, and in its result.

use crate::GAMES;
use client::{Client, host::*};
use serde_json::{Value, json};

/// What everybody sees is different.
const OPEN: &str = "set seats: 2\nset round: 3\nset person b: 2 1";
/// What the other has in hand is known to who made it.
const HIDDEN: &str = "set seats: 2\nset round: 3\nset cards b: c1 c1 | c2 c2 c3 c3 c4 c4";

fn wanted(setup: &str, listed: bool) -> Value {
    json!({ "game": "toy", "seats": ["me", "open"], "setup": setup, "listed": listed })
}

async fn setup_of(client: &mut Client, id: &str, invite: &str) -> Value {
    client.look(&format!("/api/matches/{id}/setup?invite={invite}")).await
}

#[tokio::test]
async fn the_lobby_says_which_matches_have_a_set_up_of_their_own() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let own = id_of(&ann.put_up("/api/matches", wanted(OPEN, true)).await);
    // The ordinary ways to be seated are nothing special, however they are written.
    let ordinary = id_of(&ann.put_up("/api/matches", wanted(" set  seats:2 \n\nset round: 0", true)).await);
    let mut stranger = host.stranger();
    let lobby = stranger.look("/api/lobby").await["open"].clone();
    assert_eq!((&lobby[0]["id"], &lobby[0]["setup"]), (&json!(ordinary), &Value::Null));
    assert_eq!((&lobby[1]["id"], &lobby[1]["setup"]), (&json!(own), &json!({ "hidden": false })));
    let lines = json!(["seats: 2", "round: 3", "person b: 2 1"]);
    assert_eq!(setup_of(&mut stranger, &own, "").await, json!({ "own": true, "hidden": false, "lines": lines }));
    assert_eq!(setup_of(&mut stranger, &ordinary, "").await, json!({ "own": false, "hidden": false, "lines": [] }));
}

#[tokio::test]
async fn a_set_up_that_fixes_what_is_hidden_is_not_for_the_lobby() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    for hidden in
        [HIDDEN, "set seats: 2\nset deck b: c1 c1 c1 c1 c1 c1 c1 c1", "set seats: 2\nset under way: order b c1"]
    {
        let refusal = refused(ann.post("/api/matches", wanted(hidden, true)).await.unwrap(), 400, "bad-setup");
        assert!(refusal["message"].as_str().unwrap().contains("Invite"), "{refusal}");
    }
    assert_eq!(ann.look("/api/me/matches").await, json!([]));
    // Who is invited is told, but not what.
    let made = ann.put_up("/api/matches", wanted(HIDDEN, false)).await;
    let (id, invite) = (id_of(&made), made["invite"].as_str().unwrap());
    assert_eq!(made["setup"], json!({ "hidden": true }));
    refused(bob.get(&format!("/api/matches/{id}/setup")).await.unwrap(), 404, "not-found");
    let seen = bob.look(&format!("/api/matches/{id}?invite={invite}")).await;
    assert_eq!(seen["info"]["setup"], json!({ "hidden": true }));
    let told = json!({ "own": true, "hidden": true, "lines": ["seats: 2", "round: 3"] });
    assert_eq!(setup_of(&mut bob, &id, invite).await, told);
}

#[tokio::test]
async fn a_set_up_is_not_endless() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let long = format!("set seats: 2\n{}", "set round: 3\n".repeat(10_000));
    refused(ann.post("/api/matches", wanted(&long, false)).await.unwrap(), 400, "bad-setup");
}

#[tokio::test]
async fn results_rematches_records_and_forks_say_it_too() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let made = ann.put_up("/api/matches", wanted(HIDDEN, false)).await;
    let id = id_of(&made);
    bob.put_up(&format!("/api/matches/{id}/join"), json!({ "invite": made["invite"] })).await;
    step(&mut [&mut ann, &mut bob], &id).await;
    done(deed(&mut ann, &id, "a", "concede").await);
    assert_eq!(ann.look(&format!("/api/matches/{id}/result")).await["start"], "own");
    let again = ann.put_up(&format!("/api/matches/{id}/rematch"), json!({})).await;
    assert_eq!((&again["setup"], &again["listed"]), (&json!({ "hidden": true }), &json!(false)));
    let record = ann.get(&format!("/api/matches/{id}/record")).await.unwrap().text;
    let brought = bob.put_up("/api/records", json!({ "record": record })).await;
    assert_eq!(brought["setup"], json!({ "hidden": true }));
    let fork = ann.put_up(&format!("/api/matches/{id}/fork"), json!({ "position": 0, "seats": ["me", "me"] })).await;
    assert_eq!((&fork["setup"], &fork["origin"]["kind"]), (&json!({ "hidden": true }), &json!("fork")));
    done(deed(&mut ann, &id_of(&fork), "a", "concede").await);

    // One that is as usual says that; a fork of it is none.
    let usual = ann.put_up("/api/matches", wanted("set seats: 2", true)).await;
    bob.put_up(&format!("/api/matches/{}/join", id_of(&usual)), json!({})).await;
    done(deed(&mut ann, &id_of(&usual), "a", "concede").await);
    let fork = ann
        .put_up(&format!("/api/matches/{}/fork", id_of(&usual)), json!({ "position": 0, "seats": ["me", "me"] }))
        .await;
    assert_eq!(fork["setup"], Value::Null);
    done(deed(&mut ann, &id_of(&fork), "b", "concede").await);
    let table = ann.get("/api/me/results/toy").await.unwrap().text;
    let mut table = csv::Reader::from_reader(table.as_bytes());
    let column = table.headers().unwrap().iter().position(|name| name == "start").unwrap();
    let starts: Vec<String> = table.records().map(|row| row.unwrap()[column].to_string()).collect();
    assert_eq!(starts, ["fork", "ordinary", "fork", "own"]);
}
