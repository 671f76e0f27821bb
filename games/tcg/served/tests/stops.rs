//! Where somebody is asked, and where it is passed for him.

use client::{Client, host::*};
use serde_json::{Value, json};
use server::{GameKind, Games};
use tcg_served::TcgServed;

/// The games of the servers here.
const GAMES: Games = Games(&[GameKind::of::<TcgServed>()]);

/// A companion fights; nobody's Ring-bearer is in danger.
const SAFE: &str =
    "set phase: skirmish\nset at a: 4\nset 1U12.1: a\nset 1C191.1: b\nset hand a: 1C299\nset hand b: 1C191
set assigned: 1C191.1>1U12.1";
/// The Ring-bearer fights, and would be overwhelmed.
const DEADLY: &str =
    "set phase: skirmish\nset at a: 4\nset 1U12.1: a\nset 1C158.1: b\nset hand a: 1C299\nset hand b: 1C191
set assigned: 1C158.1>1C290.1";

/// Nothing can be done any more; passing ends the phase.
const FELLOWSHIP: &str = "set phase: fellowship\nset at a: 4\nset hand a: 1C191\nset hand b: 1C191";

/// Two people at a position.
async fn seated(host: &Host, setup: &str) -> (Client, Client, String) {
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let made = make(&mut ann, json!(["me", "open"]), json!({ "setup": setup })).await;
    let (id, invite) = (id_of(&made), made["invite"].as_str().expect("an invitation").to_string());
    bob.put_up(&format!("/api/matches/{id}/join"), json!({ "invite": invite })).await;
    (ann, bob, id)
}

/// Whether whoever goes on is passed for at once, or soon.
async fn goes_on(client: &mut Client, id: &str, seat: &str) -> bool {
    done(
        client.post(&format!("/api/matches/{id}/go-on"), json!({ "seat": seat, "on": true })).await.expect("an answer"),
    );
    client.seen(id).await["passed"] == true
}

#[tokio::test]
async fn alone_one_is_not_asked_where_one_can_only_pass() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = host.alone("easy").await;
    for _ in 0..60 {
        let is_asked = |seen: &Value| !seen["question"].is_null() || seen["info"]["status"] == "over";
        let seen = wait_until(&mut ann, &id, is_asked).await;
        if seen["info"]["status"] == "over" {
            break;
        }
        let question = &seen["question"];
        let can_only_pass = question["options"].as_array().is_some_and(|options| options.len() == 1);
        match question["why"]["name"].as_str() {
            Some("act") if ["fellowship", "shadow"].contains(&seen["view"]["phase"].as_str().expect("a phase")) => {}
            Some("act" | "answer") => assert!(!can_only_pass, "{question}"),
            _ => {}
        }
        answer(&mut ann, &id).await;
    }
}

#[tokio::test]
async fn who_goes_on_is_asked_when_his_ring_bearer_would_die() {
    let host = Host::start(GAMES).await;
    for (setup, is_passed) in [(SAFE, true), (DEADLY, false)] {
        let (mut ann, mut bob, id) = seated(&host, setup).await;
        assert_eq!(ann.seen(&id).await["view"]["phase"], "skirmish");
        assert_eq!(goes_on(&mut ann, &id, "a").await, is_passed, "{setup}");
        // It is not his Ring-bearer.
        wait_until(&mut bob, &id, |seen| seen["waits_for"] == json!([if is_passed { "b" } else { "a" }])).await;
        if is_passed {
            assert!(goes_on(&mut bob, &id, "b").await);
        }
    }
}

#[tokio::test]
async fn who_goes_on_ends_his_own_phases_himself() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, id) = seated(&host, FELLOWSHIP).await;
    assert_eq!(ann.seen(&id).await["question"]["options"].as_array().map(Vec::len), Some(1));
    assert!(!goes_on(&mut ann, &id, "a").await);
}
