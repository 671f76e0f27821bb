//! Talk has an audience: all, one's team, or those who watch.

use crate::{GAMES, PAIRS, does, seated};
use client::{Client, Socket, host::*};
use serde_json::{Value, json};
use tokio::time::{Duration, timeout};

async fn say(client: &mut Client, id: &str, text: &str, to: &str) -> Value {
    done(client.post(&format!("/api/matches/{id}/chat"), json!({ "text": text, "audience": to })).await.unwrap())
}

/// The texts that somebody finds.
async fn found(client: &mut Client, id: &str) -> Vec<String> {
    let lines = client.look(&format!("/api/matches/{id}/chat")).await;
    lines.as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap().to_string()).collect()
}

/// The texts that come through a socket up to one.
async fn heard(socket: &mut Socket, last: &str) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    while texts.last().is_none_or(|text| text != last) {
        let lines = hear(socket, "chat").await["lines"].as_array().unwrap().clone();
        texts.extend(lines.iter().map(|line| line["text"].as_str().unwrap().to_string()));
    }
    texts
}

#[tokio::test]
async fn everybody_hears_what_is_for_him() {
    let host = Host::start(GAMES).await;
    let more = json!({ "setup": PAIRS, "spectators": true });
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid", "Dot"], more).await;
    let mut eve = host.guest("Eve").await;
    let mut stranger = host.stranger();
    let mut sockets = Vec::new();
    for client in people.iter().chain([&eve, &stranger]) {
        sockets.push(client.live(&id, 0).await.unwrap());
    }
    let line = say(&mut people[0], &id, "to my ally", "team").await;
    assert_eq!((&line["name"], &line["audience"]), (&json!("Ann"), &json!("team")));
    say(&mut people[3], &id, "to mine", "team").await;
    say(&mut eve, &id, "he bluffs", "spectators").await;
    // Who says nothing of it speaks to all.
    people[1].put_up(&format!("/api/matches/{id}/chat"), json!({ "text": "to all" })).await;
    let (first, second, watching) = (["to my ally", "to all"], ["to mine", "to all"], ["he bluffs", "to all"]);
    let expected = [&first, &second, &first, &second, &watching, &watching];
    for (socket, expected) in sockets.iter_mut().zip(expected) {
        assert_eq!(heard(socket, "to all").await, *expected);
    }
    for (client, expected) in people.iter_mut().chain([&mut eve, &mut stranger]).zip(expected) {
        assert_eq!(found(client, &id).await, *expected);
    }

    // When it is over, those who played learn what was said about them; what teams said stays theirs.
    does(&mut people[0], &id, "a", "concede").await;
    assert_eq!(heard(&mut sockets[1], "he bluffs").await, ["he bluffs"]);
    assert_eq!(found(&mut people[1], &id).await, ["to mine", "he bluffs", "to all"]);
    assert_eq!(found(&mut eve, &id).await, watching);
    let again = timeout(Duration::from_millis(300), next_of(&mut sockets[4], "chat")).await;
    assert!(again.is_err(), "who has heard it is not told again");
}

#[tokio::test]
async fn who_may_say_what_to_whom() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({ "spectators": true })).await;
    let chat = format!("/api/matches/{id}/chat");
    let to = |audience: &str| json!({ "text": "hello", "audience": audience });
    let mut eve = host.guest("Eve").await;
    refused(people[0].post(&chat, to("team")).await.unwrap(), 409, "no-team");
    refused(people[0].post(&chat, to("spectators")).await.unwrap(), 403, "seated");
    refused(eve.post(&chat, to("all")).await.unwrap(), 403, "not-seated");
    refused(eve.post(&chat, to("team")).await.unwrap(), 403, "not-seated");
    refused(eve.post(&chat, to("nobody")).await.unwrap(), 400, "bad-body");
    refused(host.stranger().post(&chat, to("spectators")).await.unwrap(), 401, "not-signed-in");
    assert_eq!(eve.look(&chat).await, json!([]));
    // The socket takes the same.
    let mut socket = eve.live(&id, 0).await.unwrap();
    socket.send_text(json!({ "type": "say", "text": "psst", "audience": "spectators" }).to_string()).await.unwrap();
    assert_eq!(heard(&mut socket, "psst").await, ["psst"]);
    assert_eq!(found(&mut people[0], &id).await, [""; 0]);
}

#[tokio::test]
async fn a_table_may_do_without_talk_within_teams() {
    let host = Host::start(GAMES).await;
    let quiet = json!({ "setup": PAIRS, "team_talk": false, "spectators": true });
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid", "Dot"], quiet).await;
    let chat = format!("/api/matches/{id}/chat");
    let to = |audience: &str| json!({ "text": "hello", "audience": audience });
    refused(people[0].post(&chat, to("team")).await.unwrap(), 409, "no-team-talk");
    assert_eq!(found(&mut people[2], &id).await, [""; 0]);
    done(people[0].post(&chat, to("all")).await.unwrap());
    // Lists say it, and the next match is the same.
    let watch = host.stranger().look("/api/lobby").await["watch"][0].clone();
    assert_eq!((&watch["id"], &watch["team_talk"]), (&json!(id), &json!(false)));
    does(&mut people[0], &id, "a", "concede").await;
    let again = people[0].put_up(&format!("/api/matches/{id}/rematch"), json!({})).await;
    assert_eq!(again["team_talk"], false);
    // Who says nothing of it lets them talk.
    assert_eq!(make(&mut people[1], json!(["me", "open", "open"]), json!({})).await["team_talk"], true);
}
