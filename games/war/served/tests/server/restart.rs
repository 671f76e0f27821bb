//! Stopping and starting again, and leaving matches to the store.

use crate::GAMES;
use client::Client;
use client::host::*;
use serde_json::json;
use server::FILE;
use std::time::Duration;
use store::{Holder, MatchId, NewMatch, Sqlite, Store};

#[tokio::test]
async fn everything_is_as_it_was_after_a_stop() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    for _ in 0..8 {
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    done(deed(&mut ann, &id, "fp", "offer-draw").await);
    let before = [ann.seen(&id).await, bob.seen(&id).await];
    let mut sockets = [ann.live(&id, 0).await.unwrap(), bob.live(&id, 0).await.unwrap()];
    for socket in &mut sockets {
        hear(socket, "seen").await;
    }
    let folder = host.stop().await;
    for socket in &mut sockets {
        hear(socket, "stopping").await;
        assert!(next_of(socket, "seen").await.is_none());
    }
    let host = Host::on(GAMES, folder).await;
    assert!(host.checked.held.is_empty());
    let (mut ann, mut bob) = (moved(&host, &ann), moved(&host, &bob));
    let after = [ann.seen(&id).await, bob.seen(&id).await];
    assert_eq!(after.map(timeless), before.map(timeless));
    step(&mut [&mut ann, &mut bob], &id).await;
}

#[tokio::test]
async fn a_program_that_was_asked_goes_on() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let made = make(&mut ann, json!(["me", { "program": "hard" }]), json!({})).await;
    let id = id_of(&made);
    wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
    // Until the program is asked; then the server stops at once.
    play_until(&mut [&mut ann], &id, |seen| seen["waits_for"].as_array().unwrap().contains(&json!("sh"))).await;
    let host = Host::on(GAMES, host.stop().await).await;
    wait_until(&mut moved(&host, &ann), &id, |seen| !seen["question"].is_null()).await;
}

/// A server, and Ann's match against a program, kept by a program that had these rules; it was full but had not begun.
async fn kept(rules: &str, setup: &str) -> (Host, Client) {
    let host = Host::start(GAMES).await;
    let ann = host.guest("Ann").await;
    let me = host.app.store().session(token_of(&ann)).await.unwrap().user;
    let folder = host.stop().await;
    {
        let store = Sqlite::open(&folder.path().join(FILE)).unwrap();
        let new = NewMatch {
            id: MatchId("full".into()),
            game: "war".into(),
            rules: rules.into(),
            setup: setup.into(),
            listed: false,
            spectators: false,
            odds: true,
            team_talk: true,
            invite: "x".into(),
            creator: me.id,
            origin: None,
            seats: vec![Holder::User { id: me.id, name: me.name }, Holder::Program("easy".into())],
            brings: vec![],
        };
        store.add_match(new).await.unwrap();
    }
    let host = Host::on(GAMES, folder).await;
    let ann = moved(&host, &ann);
    (host, ann)
}

#[tokio::test]
async fn a_match_that_was_full_but_had_not_begun_begins() {
    let (_host, mut ann) = kept("2e-3", "").await;
    let seen = wait_until(&mut ann, "full", |seen| !seen["question"].is_null()).await;
    assert_eq!(seen["info"]["status"], "running");
}

/// Under rules 2e-2 it was asked what a Will of the West stands for. A match that was begun so goes on so.
#[tokio::test]
async fn a_match_asks_what_its_rules_asked_when_it_was_begun() {
    let setup = "set phase: actions\nset dice fp: will, 2 event\nset dice sh: none\nset hand: fp-char-01";
    for (rules, asked) in [("2e-2", "will-as"), ("2e-3", "action")] {
        let (host, mut ann) = kept(rules, setup).await;
        let seen = wait_until(&mut ann, "full", |seen| !seen["question"].is_null()).await;
        done(send_answer(&mut ann, "full", "fp", version(&seen), "will").await);
        let seen = ann.seen("full").await;
        assert_eq!(seen["question"]["why"]["name"], asked, "{rules}");
        assert!(answer(&mut ann, "full").await, "{rules}");
        let (before, folder) = (ann.seen("full").await, host.stop().await);
        let host = Host::on(GAMES, folder).await;
        assert!(host.checked.held.is_empty(), "{rules}");
        let after = moved(&host, &ann).seen("full").await;
        assert_eq!(timeless(after), timeless(before), "{rules}");
    }
}

/// The hash under which a session is kept.
fn token_of(client: &Client) -> store::TokenHash {
    use sha2::{Digest, Sha256};
    let token = client.cookie.as_ref().unwrap().split_once('=').unwrap().1.to_string();
    Sha256::digest(token.as_bytes()).into()
}

#[tokio::test]
async fn a_match_that_nobody_looks_at_is_left_to_the_store() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    step(&mut [&mut ann, &mut bob], &id).await;
    let mut socket = ann.live(&id, 0).await.unwrap();
    let before = hear(&mut socket, "seen").await;
    host.app.rooms.tidy(Duration::ZERO);
    assert_eq!(host.app.rooms.in_memory(), 1, "somebody is connected");
    socket.close().await;
    let empty = async {
        while host.app.rooms.in_memory() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
            host.app.rooms.tidy(Duration::ZERO);
        }
    };
    tokio::time::timeout(PATIENCE, empty).await.expect("all rooms are left");
    let (again, before) = (timeless(ann.seen(&id).await), timeless(before));
    for what in ["view", "question", "log", "waits_for", "position"] {
        assert_eq!(again[what], before[what], "{what}");
    }
    step(&mut [&mut ann, &mut bob], &id).await;
}
