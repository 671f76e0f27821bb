//! Bad input of every kind: refused in words, and nothing changes.

use crate::GAMES;
use axum::http::{Method, Request};
use client::host::*;
use client::{Client, Reply};
use serde_json::{Value, json};

/// Every call that takes a body, with a body that it would take.
fn calls(id: &str) -> Vec<(Method, String, Value)> {
    let of = |what: &str| format!("/api/matches/{id}/{what}");
    let post = |path: String, body: Value| (Method::POST, path, body);
    vec![
        post("/api/guests".into(), json!({ "name": "Cid" })),
        post("/api/accounts".into(), json!({ "name": "Cid", "password": PASSWORD })),
        post("/api/sessions".into(), json!({ "name": "Cid", "password": PASSWORD })),
        post("/api/matches".into(), json!({ "game": "war", "seats": ["me", "open"] })),
        post("/api/records".into(), json!({ "record": "x" })),
        post(of("join"), json!({})),
        post(of("answers"), json!({ "id": "a", "version": 1, "seat": "fp", "answer": "1" })),
        post(of("deeds"), json!({ "id": "a", "seat": "fp", "deed": "concede" })),
        post(of("check"), json!({ "seat": "fp", "answer": "1" })),
        post(of("fork"), json!({ "position": 0, "seats": ["me", "me"] })),
        post(of("chat"), json!({ "text": "hello" })),
        post(of("problems"), json!({ "text": "hello" })),
        (Method::PUT, of("notes"), json!({ "text": "hello" })),
        (Method::PUT, "/api/me/password".into(), json!({ "old": PASSWORD, "new": PASSWORD })),
        (Method::DELETE, "/api/me".into(), json!({})),
    ]
}

/// Sends bytes as they are.
async fn raw(host: &Host, client: &mut Client, method: &Method, path: &str, kind: &str, body: Vec<u8>) -> Reply {
    let request = Request::builder()
        .method(method)
        .uri(format!("http://{}{path}", host.address))
        .header("content-type", kind)
        .header("cookie", client.cookie.clone().unwrap_or_default())
        .body(body.into());
    client.send(request.unwrap()).await.unwrap()
}

/// It was refused as everything is: 4xx, with a code and a sentence.
#[track_caller]
fn is_refused(reply: &Reply, what: &str) {
    let json = reply.json();
    assert!((400..500).contains(&reply.status), "{what}: {} {}", reply.status, reply.text);
    assert!(json["code"].is_string() && json["message"].is_string(), "{what}: {} {}", reply.status, reply.text);
}

#[tokio::test]
async fn no_call_takes_what_it_cannot_read() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, id) = host.duel().await;
    let before = (ann.seen(&id).await, ann.look("/api/me/export").await);
    for (method, path, good) in calls(&id) {
        let what = format!("{method} {path}");
        let json = "application/json";
        for bad in ["", "hello", "{", "[]", "null", "{\"nonsense\":1}", "{\"name\":1}", "\u{0}"] {
            is_refused(&raw(&host, &mut ann, &method, &path, json, bad.into()).await, &format!("{what} {bad}"));
        }
        is_refused(&raw(&host, &mut ann, &method, &path, json, vec![0xff; 10]).await, &what);
        let mut more = good.clone();
        more.as_object_mut().unwrap().insert("more".into(), json!(1));
        is_refused(&raw(&host, &mut ann, &method, &path, json, more.to_string().into()).await, &what);
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
            let reply = raw(&host, &mut ann, &method, &path, kind, good.to_string().into()).await;
            assert_eq!((reply.status, reply.code().as_str()), (415, "not-json"), "{what}");
        }
        let huge = json!({ "name": "x".repeat(600_000) }).to_string();
        let reply = raw(&host, &mut ann, &method, &path, json, huge.into()).await;
        assert_eq!((reply.status, reply.code().as_str()), (413, "too-large"), "{what}");
    }
    assert_eq!((ann.seen(&id).await, ann.look("/api/me/export").await), before);
}

#[tokio::test]
async fn no_call_knows_a_match_that_is_not_there() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    for (method, path, good) in calls("nothing").into_iter().filter(|(_, path, _)| path.contains("nothing")) {
        refused(ann.other(method, &path, good).await, 404, "not-found");
    }
    for what in ["", "/log", "/setup", "/record", "/result", "/luck", "/chat", "/positions/0"] {
        refused(ann.get(&format!("/api/matches/nothing{what}")).await.unwrap(), 404, "not-found");
    }
    for what in ["leave", "rematch", "hint"] {
        refused(ann.post(&format!("/api/matches/nothing/{what}"), json!({})).await.unwrap(), 404, "not-found");
    }
}

#[tokio::test]
async fn no_call_of_a_person_is_for_a_stranger() {
    let host = Host::start(GAMES).await;
    let (_, _, id) = host.duel().await;
    let open = ["/api/guests", "/api/accounts", "/api/sessions"];
    for (method, path, good) in calls(&id).into_iter().filter(|(_, path, _)| !open.contains(&path.as_str())) {
        refused(host.stranger().other(method, &path, good).await, 401, "not-signed-in");
    }
}

#[tokio::test]
async fn names_and_passwords_have_to_fit() {
    let host = Host::start(GAMES).await;
    let mut stranger = host.stranger();
    for bad in ["", "  ", "a\u{7}b", "line\nbreak", "a\u{202e}b", "a\u{200b}b", &"x".repeat(33)] {
        refused(stranger.post("/api/guests", json!({ "name": bad })).await.unwrap(), 400, "bad-name");
        let account = json!({ "name": bad, "password": PASSWORD });
        refused(stranger.post("/api/accounts", account).await.unwrap(), 400, "bad-name");
    }
    for bad in ["", "short", &"x".repeat(201)] {
        let account = json!({ "name": "Ann", "password": bad });
        refused(stranger.post("/api/accounts", account).await.unwrap(), 400, "bad-password");
    }
    assert!(stranger.cookie.is_none());
}

#[tokio::test]
async fn a_match_has_to_be_one_that_can_be_played() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let wanted = |game: &str, seats: Value, setup: &str| json!({ "game": game, "seats": seats, "setup": setup });
    let both = json!(["me", "me"]);
    for (bad, code) in [
        (wanted("chess", both.clone(), ""), "unknown-game"),
        (wanted("war", json!([]), ""), "bad-seats"),
        (wanted("war", json!(["me"]), ""), "bad-seats"),
        (wanted("war", json!(["me", "me", "me"]), ""), "bad-seats"),
        (wanted("war", json!(["open", "open"]), ""), "bad-seats"),
        (wanted("war", json!([{ "program": "easy" }, { "program": "easy" }]), ""), "bad-seats"),
        (wanted("war", json!(["me", { "program": "genius" }]), ""), "unknown-level"),
        (wanted("war", json!(["me", "somebody"]), ""), "bad-body"),
        (wanted("war", both.clone(), "hello"), "bad-setup"),
        (wanted("war", both.clone(), "set moon: 3 cheese"), "bad-setup"),
        (wanted("war", both.clone(), "set shire: 99 oliphaunts"), "bad-setup"),
        (wanted("war", both, "set progress: -1"), "bad-setup"),
    ] {
        refused(ann.post("/api/matches", bad).await.unwrap(), 400, code);
    }
    assert_eq!(ann.look("/api/me/matches").await, json!([]));
}

#[tokio::test]
async fn answers_and_deeds_have_to_make_sense() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let (asked, seen) = play_until(&mut [&mut ann, &mut bob], &id, |seen| !seen["question"].is_null()).await;
    let client = [&mut ann, &mut bob].into_iter().nth(asked).unwrap();
    let (seat, now) = (seen["seat"].as_str().unwrap(), version(&seen));
    for bad in ["", "dance", "[", "[99 nazgul]", "99999999999", "1\nchance: 6 6 6", "\u{0}", &"x".repeat(10_000)] {
        is_refused(&send_answer(client, &id, seat, now, bad).await, bad);
    }
    for bad in ["", "dance", "ask-undo x", "undo\n", &"x".repeat(10_000)] {
        refused(deed(client, &id, seat, bad).await, 400, "unknown-deed");
    }
    refused(deed(client, &id, "elves", "concede").await, 400, "unknown-seat");
    for name in ["", &"x".repeat(65)] {
        let sent = json!({ "id": name, "version": now, "seat": seat, "answer": "1" });
        refused(client.post(&format!("/api/matches/{id}/answers"), sent).await.unwrap(), 400, "bad-id");
        let sent = json!({ "id": name, "seat": seat, "deed": "concede" });
        refused(client.post(&format!("/api/matches/{id}/deeds"), sent).await.unwrap(), 400, "bad-id");
    }
    let fork = |position: u64, seats: Value| json!({ "position": position, "seats": seats });
    let path = format!("/api/matches/{id}/fork");
    refused(client.post(&path, fork(100_000, json!(["me", "me"]))).await.unwrap(), 400, "bad-position");
    refused(client.post(&path, fork(0, json!(["me"]))).await.unwrap(), 400, "bad-seats");
    refused(client.get(&format!("/api/matches/{id}/positions/0?seat=elves")).await.unwrap(), 400, "unknown-seat");
    assert_eq!(client.seen(&id).await, seen);
}

#[tokio::test]
async fn what_is_not_there_is_refused_in_words_too() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, id) = host.duel().await;
    for path in ["/api", "/api/nothing", "/nothing.js", "/../etc/passwd", "/api/matches"] {
        is_refused(&ann.get(path).await.unwrap(), path);
    }
    for (method, path) in [(Method::PATCH, "/api/me"), (Method::GET, "/api/guests"), (Method::DELETE, "/api/lobby")] {
        refused(ann.call(method, path, None).await.unwrap(), 405, "wrong-method");
    }
    for query in ["log=x", "log=-1", "nonsense=1", "log=1&log=2"] {
        refused(ann.get(&format!("/api/matches/{id}?{query}")).await.unwrap(), 400, "bad-query");
        is_refused(&ann.get(&format!("/api/matches/{id}/chat?{query}")).await.unwrap(), query);
    }
    for path in ["positions/x", "positions/-1", "positions/99999999999"] {
        refused(ann.get(&format!("/api/matches/{id}/{path}")).await.unwrap(), 400, "bad-path");
    }
    refused(ann.get("/api/matches/%ff%fe").await.unwrap(), 400, "bad-path");
}

#[tokio::test]
async fn every_response_tells_the_browser_to_be_careful() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, id) = host.duel().await;
    let seen = format!("/api/matches/{id}");
    for path in
        ["/", "/api/health", "/api/me", "/api/nothing", "/nothing", "/api/games/war/facts", &seen, "/api/guests"]
    {
        let reply = ann.get(path).await.unwrap();
        let header = |name: &str| reply.headers.get(name).map_or("", |value| value.to_str().unwrap()).to_string();
        assert!(header("content-security-policy").contains("default-src 'none'"), "{path}");
        assert!(!header("content-security-policy").contains("unsafe"), "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
        // What never changes may be kept, and is asked for by its tag; what is about people may not.
        let is_kept = !path.starts_with("/api/") || path.ends_with("/facts");
        assert_eq!(header("cache-control") != "no-store", is_kept, "{path}");
    }
}

#[tokio::test]
async fn who_asks_too_often_has_to_wait() {
    let host = Host::with(GAMES, tempfile::tempdir().unwrap(), |settings| settings.requests_per_second = Some(1)).await;
    let mut stranger = host.stranger();
    for _ in 0..1000 {
        let reply = stranger.get("/api/health").await.unwrap();
        if reply.status != 200 {
            refused(reply, 429, "too-many-requests");
            return;
        }
    }
    panic!("nothing was too often");
}
