//! A seat brings a part of the set-up along that nobody else sees: a deck.

use crate::GAMES;
use client::{Client, host::*};
use serde_json::{Value, json};

/// A deck that nobody has by chance.
const DECK: &str = "c4 c4 c4 c4 c4 c4 c4 c4";

fn deck(seat: &str) -> String {
    format!("set deck {seat}: {DECK}")
}

/// A person who keeps everything that he is sent.
async fn listening(host: &Host, name: &str) -> Client {
    let mut client = host.guest(name).await;
    client.heard = Some(Default::default());
    client
}

/// The cards in the hand and the deck of a seat, as somebody sees them.
fn cards(seen: &Value, at: usize) -> Vec<String> {
    let person = &seen["view"]["people"][at];
    let all = [&person["own_hand"], &person["own_deck"]].into_iter().flat_map(|cards| cards.as_array().unwrap());
    all.map(|card| card.as_str().unwrap().to_string()).collect()
}

async fn two(host: &Host, brings: &str) -> (Client, Client, String) {
    let (mut ann, bob) = (listening(host, "Ann").await, listening(host, "Bob").await);
    let more = json!({ "setup": "set seats: 2", "listed": true, "brings": brings });
    let id = id_of(&make(&mut ann, json!(["me", "open"]), more).await);
    (ann, bob, id)
}

#[tokio::test]
async fn what_one_brings_along_nobody_else_sees_before_the_end() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = two(&host, &deck("a")).await;
    // Before the beginning nothing of it is on the table, not even for whoever looks at the match in the lobby.
    assert!(cards(&bob.seen(&id).await, 0).is_empty());
    let join = json!({ "brings": "set deck b: c1 c1 c1 c1 c1 c1 c1 c1" });
    bob.put_up(&format!("/api/matches/{id}/join"), join).await;
    assert_eq!(cards(&ann.seen(&id).await, 0), ["c4"; 8]);
    assert_eq!(cards(&bob.seen(&id).await, 1), ["c1"; 8]);
    // A card is a word of its own: the letters of one may stand in the name of a match.
    let names = |piece: &str, card: &str| piece.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == card);
    for (client, own, hidden) in [(&ann, "c4", "c1"), (&bob, "c1", "c4")] {
        let heard = client.heard.clone().unwrap();
        let told = |card| heard.lock().unwrap().iter().any(|piece| names(piece, card));
        assert!(told(own), "{own} was not told");
        assert!(!told(hidden), "{hidden} was told");
    }
    // It is the same match when the server comes back.
    let host = Host::on(GAMES, host.stop().await).await;
    assert_eq!(host.checked.good, 1);
    let mut bob = moved(&host, &bob);
    assert_eq!(cards(&bob.seen(&id).await, 1), ["c1"; 8]);
    done(deed(&mut bob, &id, "b", "concede").await);
    assert!(bob.look("/api/me/export").await["brought"][0]["text"].as_str().unwrap().contains("c1 c1"));
    let record = bob.get(&format!("/api/matches/{id}/record")).await.unwrap().text;
    assert!(record.contains("c4 c4 c4"), "{record}");
}

#[tokio::test]
async fn one_that_cannot_be_played_is_refused_and_changes_nothing() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = two(&host, "").await;
    let join = format!("/api/matches/{id}/join");
    for bad in ["set deck b: c1 c2", "set deck b: queen", &deck("a"), "set round: 5", "deck"] {
        refused(bob.post(&join, json!({ "brings": bad })).await.unwrap(), 400, "bad-setup");
    }
    let info = ann.seen(&id).await["info"].clone();
    assert_eq!((&info["status"], &info["seats"][1]["holder"]), (&json!("waiting"), &json!("open")));
    let wanted = |brings: &str| json!({ "game": "toy", "seats": ["me", "open", "open"], "brings": brings });
    for bad in ["set deck a: c1", &deck("b"), &deck("e"), "set seats: 2"] {
        refused(ann.post("/api/matches", wanted(bad)).await.unwrap(), 400, "bad-setup");
    }
    bob.put_up(&join, json!({ "brings": deck("b") })).await;
    assert_eq!(cards(&bob.seen(&id).await, 1), ["c4"; 8]);
}

#[tokio::test]
async fn who_gets_up_takes_it_along_and_in_a_rematch_it_is_brought_again() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = two(&host, "").await;
    ann.put_up(&format!("/api/matches/{id}/leave"), json!({})).await;
    ann.put_up(&format!("/api/matches/{id}/join"), json!({ "seat": "b", "brings": deck("b") })).await;
    bob.put_up(&format!("/api/matches/{id}/join"), json!({})).await;
    assert_ne!(cards(&bob.seen(&id).await, 0), ["c4"; 8]);
    assert_eq!(cards(&ann.seen(&id).await, 1), ["c4"; 8]);
    done(deed(&mut bob, &id, "a", "concede").await);
    let again = format!("/api/matches/{id}/rematch");
    bob.put_up(&again, json!({})).await;
    let next = ann.put_up(&again, json!({})).await;
    assert_eq!((&next["status"], &next["yours"]), (&json!("running"), &json!(["b"])));
    assert_eq!(cards(&ann.seen(&id_of(&next)).await, 1), ["c4"; 8]);
}

/// Not every game has decks that are kept.
#[tokio::test]
async fn a_game_without_decks_says_so() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    assert_eq!(ann.look("/api/games/toy/decks").await, json!([]));
    let deck = json!({ "game": "toy", "name": "Mine", "text": "" });
    refused(ann.post("/api/me/decks", deck).await.unwrap(), 400, "no-decks");
    refused(ann.post("/api/games/toy/decks/check", json!({ "text": "" })).await.unwrap(), 400, "no-decks");
    let made =
        json!({ "game": "toy", "setup": "set seats: 2", "seats": ["me", "me"], "decks": { "a": { "text": "" } } });
    refused(ann.post("/api/matches", made).await.unwrap(), 400, "no-decks");
    let facts = ann.get("/api/games/toy/texts/en").await.unwrap();
    assert_eq!((facts.status, facts.text.as_str()), (200, "null"));
}
