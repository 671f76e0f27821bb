//! The socket of a match.

use crate::GAMES;
use client::{Client, Socket, host::*};
use serde_json::{Value, json};
use server::wire::{FromClient, ToClient};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// The next position that is newer than a version.
async fn news(socket: &mut Socket, after: u64) -> Value {
    loop {
        let seen = hear(socket, "seen").await;
        if version(&seen) > after {
            return seen;
        }
    }
}

async fn say_text(socket: &mut Socket, message: Value) {
    socket.send_text(message.to_string()).await.unwrap();
}

/// Whether a socket can be opened.
async fn opens(client: &Client, path: &str, origin: Option<&str>) -> bool {
    client.socket(path, origin).await.is_ok()
}

#[tokio::test]
async fn both_players_hear_of_an_answer() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let mut sockets = [ann.live(&id, 0).await.unwrap(), bob.live(&id, 0).await.unwrap()];
    let mut asked = None;
    for (at, socket) in sockets.iter_mut().enumerate() {
        let seen = hear(socket, "seen").await;
        asked = if seen["question"].is_null() { asked } else { Some((at, seen)) };
    }
    let (at, seen) = asked.unwrap();
    // Some answers are against a rule; the socket says so, and another can be sent.
    loop {
        say_text(
            &mut sockets[at],
            json!({ "type": "answer", "id": fresh(), "version": version(&seen),
            "seat": seen["seat"], "answer": anything(&seen["question"]) }),
        )
        .await;
        let reply: Value = loop {
            let message: Value = serde_json::from_str(&sockets[at].text().await.unwrap()).unwrap();
            if message["type"] == "taken" || message["type"] == "refused" {
                break message;
            }
        };
        if reply["type"] == "taken" {
            assert_eq!(reply["version"].as_u64(), Some(version(&seen) + 1));
            break;
        }
        assert_eq!(reply["refused"]["code"], "forbidden-by-rule", "{reply}");
    }
    let (now_ann, now_bob) = (ann.seen(&id).await, bob.seen(&id).await);
    let other = 1 - at;
    assert_eq!(news(&mut sockets[other], version(&seen)).await["view"], [now_ann, now_bob][other]["view"]);
}

#[tokio::test]
async fn messages_can_be_read_as_values() {
    let host = Host::start(GAMES).await;
    let (ann, _, id) = host.duel().await;
    let mut socket = ann.live(&id, 0).await.unwrap();
    let first = socket.next().await;
    assert!(matches!(&first, Some(ToClient::Seen(seen)) if seen.info.id == id), "{first:?}");
    socket
        .send(&FromClient::Deed(server::wire::DeedSent {
            id: "one".into(),
            seat: "fp".into(),
            deed: "accept-draw".into(),
            to: None,
        }))
        .await
        .unwrap();
    loop {
        if let ToClient::Refused { id, refused, seen } = socket.next().await.unwrap() {
            assert_eq!((id.as_deref(), refused.code.as_str(), seen.is_some()), (Some("one"), "no-offer", true));
            return;
        }
    }
}

#[tokio::test]
async fn who_connects_again_gets_exactly_what_he_missed() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    for _ in 0..5 {
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    let mut socket = ann.live(&id, 0).await.unwrap();
    let had = hear(&mut socket, "seen").await;
    socket.close().await;
    for _ in 0..10 {
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    let mut socket = ann.live(&id, had["log_end"].as_u64().unwrap() as u32).await.unwrap();
    let missed = hear(&mut socket, "seen").await;
    let all = ann.seen(&id).await;
    let lines = |seen: &Value| seen["log"].as_array().unwrap().clone();
    assert_eq!([lines(&had), lines(&missed)].concat(), lines(&all));
    assert!(!lines(&missed).is_empty());
    assert_eq!((&missed["question"], &missed["view"]), (&all["question"], &all["view"]));
    // What comes then goes on from there.
    step(&mut [&mut ann, &mut bob], &id).await;
    let next = news(&mut socket, version(&missed)).await;
    assert!(lines(&next).iter().all(|line| line["number"].as_u64() > missed["log_end"].as_u64()));
}

#[tokio::test]
async fn a_page_of_another_site_gets_no_socket() {
    let host = Host::start(GAMES).await;
    let (ann, _, id) = host.duel().await;
    let path = format!("/api/matches/{id}/live");
    let own = format!("http://{}", host.address);
    assert!(opens(&ann, &path, Some(&own)).await);
    assert!(!opens(&ann, &path, None).await);
    for other in ["http://evil.example", "null", "http://127.0.0.1", "ftp://127.0.0.1"] {
        assert!(!opens(&ann, &path, Some(other)).await, "{other}");
    }
    refused(ann.clone().get(&path).await.unwrap(), 403, "wrong-origin");
}

#[tokio::test]
async fn nor_may_it_send_anything() {
    let host = Host::with(GAMES, tempfile::tempdir().unwrap(), |settings| {
        settings.origins = vec!["https://war.example".into()]
    })
    .await;
    let (mut ann, _, id) = host.duel().await;
    for (origin, status) in [("http://evil.example", 403), ("https://war.example", 200)] {
        let request = axum::http::Request::post(format!("http://{}/api/matches/{id}/chat", host.address))
            .header("origin", origin)
            .header("cookie", ann.cookie.clone().unwrap())
            .header("content-type", "application/json")
            .body(json!({ "text": "well met" }).to_string().into());
        assert_eq!(ann.send(request.unwrap()).await.unwrap().status, status, "{origin}");
    }
}

#[tokio::test]
async fn only_an_open_match_has_spectators() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let seats = json!(["me", { "program": "easy" }]);
    let open = id_of(&make(&mut ann, seats.clone(), json!({ "spectators": true })).await);
    let shut = id_of(&make(&mut ann, seats, json!({})).await);
    let (stranger, cid) = (host.stranger(), host.guest("Cid").await);
    assert!(stranger.live(&shut, 0).await.is_err() && cid.live(&shut, 0).await.is_err());
    assert!(ann.live("nothing", 0).await.is_err());
    let mut socket = stranger.live(&open, 0).await.unwrap();
    let seen = hear(&mut socket, "seen").await;
    assert!(seen["seat"].is_null() && seen["question"].is_null());
    say_text(&mut socket, json!({ "type": "say", "text": "hello" })).await;
    assert_eq!(hear(&mut socket, "refused").await["refused"]["code"], "not-signed-in");
    let mut own = ann.live(&open, 0).await.unwrap();
    let here = hear(&mut own, "here").await;
    assert_eq!((&here["seats"], &here["spectators"]), (&json!(["fp"]), &json!(1)));
}

#[tokio::test]
async fn nonsense_is_refused_and_the_socket_goes_on() {
    let host = Host::start(GAMES).await;
    let (ann, _, id) = host.duel().await;
    let mut socket = ann.live(&id, 0).await.unwrap();
    for nonsense in
        ["", "hello", "{}", "[]", "{\"type\":\"dance\"}", "{\"type\":\"say\"}", "{\"type\":\"answer\",\"id\":1}"]
    {
        socket.send_text(nonsense.into()).await.unwrap();
        assert_eq!(hear(&mut socket, "refused").await["refused"]["code"], "bad-message", "{nonsense}");
    }
    say_text(&mut socket, json!({ "type": "deed", "id": "x", "seat": "fp", "deed": "dance" })).await;
    let refused = hear(&mut socket, "refused").await;
    assert_eq!((&refused["id"], &refused["refused"]["code"]), (&json!("x"), &json!("unknown-deed")));
    say_text(&mut socket, json!({ "type": "ping" })).await;
    hear(&mut socket, "pong").await;
}

#[tokio::test]
async fn too_many_messages_are_refused() {
    let host = Host::start(GAMES).await;
    let (ann, _, id) = host.duel().await;
    let mut socket = ann.live(&id, 0).await.unwrap();
    // As fast as the replies come, which is faster than anybody clicks.
    for _ in 0..100_000 {
        say_text(&mut socket, json!({ "type": "ping" })).await;
        let message: Value = loop {
            let message: Value = serde_json::from_str(&socket.text().await.unwrap()).unwrap();
            if message["type"] == "pong" || message["type"] == "refused" {
                break message;
            }
        };
        if message["type"] == "refused" {
            assert_eq!(message["refused"]["code"], "too-many-requests");
            return;
        }
    }
    panic!("nothing was too much");
}

#[tokio::test]
async fn a_message_that_is_too_long_closes_the_socket() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let mut socket = ann.live(&id, 0).await.unwrap();
    hear(&mut socket, "seen").await;
    let _ = socket.send_text("x".repeat(100_000)).await;
    assert!(next_of(&mut socket, "pong").await.is_none());
    wait_until(&mut bob, &id, |seen| seen["info"]["seats"][0]["here"] == false).await;
    step(&mut [&mut ann, &mut bob], &id).await;
}

#[tokio::test]
async fn who_does_not_read_is_dropped_and_the_match_goes_on() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    // A window that takes little, so that the messages soon wait with the server.
    let small = tokio::net::TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(2048).unwrap();
    let stream = small.connect(host.address).await.unwrap();
    let mut request = format!("ws://{}/api/matches/{id}/live", host.address).into_client_request().unwrap();
    request.headers_mut().insert("origin", format!("http://{}", host.address).parse().unwrap());
    request.headers_mut().insert("cookie", ann.cookie.clone().unwrap().parse().unwrap());
    let _slow = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let here = |seen: &Value| seen["info"]["seats"][0]["here"] == true;
    wait_until(&mut bob, &id, here).await;
    let mut talk = 0;
    while here(&bob.seen(&id).await) {
        assert!(talk < 5000, "he was never dropped");
        talk += 1;
        done(deed(&mut bob, &id, "sh", "offer-draw").await);
    }
    step(&mut [&mut ann, &mut bob], &id).await;
    let mut again = ann.live(&id, 0).await.unwrap();
    hear(&mut again, "seen").await;
}
