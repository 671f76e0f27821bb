//! Guests and accounts.

use crate::GAMES;
use axum::http::{Method, header};
use client::host::*;
use serde_json::json;

#[tokio::test]
async fn a_guest_plays_at_once_and_his_cookie_is_not_for_scripts() {
    let host = Host::start(GAMES).await;
    let mut ann = host.stranger();
    assert_eq!(ann.look("/api/me").await, json!(null));
    let reply = ann.post("/api/guests", json!({ "name": " Ann " })).await.unwrap();
    let cookie = reply.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(
        cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax") && !cookie.contains("Secure"),
        "{cookie}"
    );
    assert_eq!(ann.look("/api/me").await, json!({ "name": "Ann", "guest": true }));
}

#[tokio::test]
async fn behind_https_the_cookie_goes_nowhere_else() {
    let host = Host::with(GAMES, tempfile::tempdir().unwrap(), |settings| settings.secure = true).await;
    let reply = host.stranger().post("/api/guests", json!({ "name": "Ann" })).await.unwrap();
    assert!(reply.headers[header::SET_COOKIE].to_str().unwrap().contains("; Secure"));
}

#[tokio::test]
async fn the_matches_of_a_guest_go_along_into_his_account() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let guest = ann.clone();
    let me = ann.put_up("/api/accounts", json!({ "name": "Arwen", "password": PASSWORD })).await;
    assert_eq!(me, json!({ "name": "Arwen", "guest": false }));
    assert_eq!(ann.look("/api/me/matches").await[0]["id"], id);
    wait_until(&mut bob, &id, |seen| seen["info"]["seats"][0]["holder"]["person"] == "Arwen").await;
    assert_eq!(guest.clone().look("/api/me").await, json!(null));
}

#[tokio::test]
async fn a_name_is_taken_whatever_its_case() {
    let host = Host::start(GAMES).await;
    host.account("Éowyn").await;
    let again = json!({ "name": "éOWYN", "password": PASSWORD });
    refused(host.stranger().post("/api/accounts", again.clone()).await.unwrap(), 409, "name-taken");
    let mut guest = host.guest("Somebody").await;
    refused(guest.post("/api/accounts", again.clone()).await.unwrap(), 409, "name-taken");
    assert_eq!(guest.look("/api/me").await["guest"], true);
    assert_eq!(host.stranger().put_up("/api/sessions", again).await["name"], "Éowyn");
}

#[tokio::test]
async fn a_wrong_password_looks_like_an_unknown_name() {
    let host = Host::start(GAMES).await;
    host.account("Ann").await;
    let mut stranger = host.stranger();
    let wrong = stranger.post("/api/sessions", json!({ "name": "Ann", "password": "guess again" })).await.unwrap();
    let unknown = stranger.post("/api/sessions", json!({ "name": "Nobody", "password": PASSWORD })).await.unwrap();
    assert_eq!((wrong.status, &wrong.text), (unknown.status, &unknown.text));
    refused(wrong, 401, "wrong-password");
    assert!(stranger.cookie.is_none());
}

#[tokio::test]
async fn guesses_at_a_password_are_slowed_down() {
    let host =
        Host::with(GAMES, tempfile::tempdir().unwrap(), |settings| settings.requests_per_second = Some(1000)).await;
    let mut stranger = host.stranger();
    let guess = json!({ "name": "Ann", "password": "guess again" });
    for _ in 0..100 {
        let reply = stranger.post("/api/sessions", guess.clone()).await.unwrap();
        if reply.status == 429 {
            refused(reply, 429, "too-many-requests");
            return;
        }
    }
    panic!("a hundred guesses were let through");
}

#[tokio::test]
async fn signing_out_ends_the_session() {
    let host = Host::start(GAMES).await;
    let mut ann = host.account("Ann").await;
    let old = ann.clone();
    let reply = ann.call(Method::DELETE, "/api/sessions", None).await.unwrap();
    assert!(reply.headers[header::SET_COOKIE].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(old.clone().look("/api/me").await, json!(null));
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let host = Host::start(GAMES).await;
    let mut here = host.account("Ann").await;
    let mut there = host.stranger();
    there.put_up("/api/sessions", json!({ "name": "Ann", "password": PASSWORD })).await;
    let change = |old: &str| json!({ "old": old, "new": "melon mellon" });
    let wrong = here.other(Method::PUT, "/api/me/password", change("not it at all")).await;
    refused(wrong, 401, "wrong-password");
    assert_eq!(there.look("/api/me").await["name"], "Ann");
    done(here.other(Method::PUT, "/api/me/password", change(PASSWORD)).await);
    assert_eq!(here.look("/api/me").await["name"], "Ann");
    assert_eq!(there.look("/api/me").await, json!(null));
    let old = there.post("/api/sessions", json!({ "name": "Ann", "password": PASSWORD })).await.unwrap();
    refused(old, 401, "wrong-password");
    there.put_up("/api/sessions", json!({ "name": "Ann", "password": "melon mellon" })).await;
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is_forgotten() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    ann.put_up("/api/accounts", json!({ "name": "Arwen", "password": PASSWORD })).await;
    ann.put_up(&format!("/api/matches/{id}/chat"), json!({ "text": "farewell" })).await;
    let wrong = ann.other(Method::DELETE, "/api/me", json!({ "password": "not it at all" })).await;
    refused(wrong, 401, "wrong-password");
    let old = ann.clone();
    let reply = ann.other(Method::DELETE, "/api/me", json!({ "password": PASSWORD })).await;
    assert_eq!(reply.status, 200, "{}", reply.text);
    assert_eq!(old.clone().look("/api/me").await, json!(null));
    let seen = wait_until(&mut bob, &id, |seen| seen["info"]["seats"][0]["holder"]["person"] == "—").await;
    assert_eq!((&seen["info"]["status"], &seen["info"]["result"]), (&json!("over"), &json!("conceded-fp")));
    assert_eq!(bob.look(&format!("/api/matches/{id}/chat")).await, json!([]));
    // The name is free again.
    host.account("Arwen").await;
}

#[tokio::test]
async fn who_is_forgotten_gets_up_from_a_match_that_waits() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "open"]), json!({ "listed": true })).await);
    assert_eq!(ann.other(Method::DELETE, "/api/me", json!({})).await.status, 200);
    let seen = host.stranger().seen(&id).await;
    assert_eq!(seen["info"]["seats"][0]["holder"], "open");
}

#[tokio::test]
async fn everybody_gets_what_is_kept_about_him_and_no_secrets() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    ann.put_up("/api/accounts", json!({ "name": "Arwen", "password": PASSWORD })).await;
    ann.put_up(&format!("/api/matches/{id}/chat"), json!({ "text": "well met" })).await;
    bob.put_up(&format!("/api/matches/{id}/chat"), json!({ "text": "likewise" })).await;
    done(ann.other(Method::PUT, &format!("/api/matches/{id}/notes"), json!({ "text": "he bluffs" })).await);
    let export = ann.get("/api/me/export").await.unwrap();
    let json = export.json();
    assert_eq!((&json["name"], &json["matches"][0]["id"]), (&json!("Arwen"), &json!(id)));
    assert_eq!(json["chat"], json!([{ "id": id, "text": "well met" }]));
    assert_eq!(json["notes"], json!([{ "id": id, "text": "he bluffs" }]));
    let token = ann.cookie.as_ref().unwrap().split_once('=').unwrap().1;
    assert!(!export.text.contains("argon2") && !export.text.contains(token), "{}", export.text);
}

#[tokio::test]
async fn tokens_and_passwords_are_nowhere_on_the_disk() {
    let host = Host::start(GAMES).await;
    let ann = host.account("Galadriel").await;
    let token = ann.cookie.as_ref().unwrap().split_once('=').unwrap().1.to_string();
    let folder = host.stop().await;
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let bytes: Vec<u8> = files.flatten().collect();
    let holds = |text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("Galadriel"), "the file is not where it was looked for");
    assert!(!holds(&token) && !holds(PASSWORD));
}

#[tokio::test]
async fn whoever_signs_out_is_not_connected_any_more() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "open"]), json!({})).await);
    let mut socket = ann.live(&id, 0).await.unwrap();
    assert!(socket.text().await.unwrap().contains("\"seen\""));
    ann.call(Method::DELETE, "/api/sessions", None).await.unwrap();
    // What was under way may still come; then the socket is closed.
    let closed = async { while socket.text().await.is_some() {} };
    tokio::time::timeout(std::time::Duration::from_secs(20), closed).await.expect("the socket is closed");
    host.stop().await;
}
