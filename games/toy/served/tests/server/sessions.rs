//! Sessions are renewed by use, and a store that cannot be read signs nobody out. What is kept about somebody, and whether the
//! server is well.

use crate::{GAMES, seated};
use axum::http::{Method, header};
use client::{Client, Reply, host::*};
use rusqlite::Connection;
use serde_json::json;
use std::{
    collections::BTreeSet,
    time::{Instant, SystemTime, UNIX_EPOCH},
};

const DAY: i64 = 24 * 3600 * 1000;

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64
}

/// The file of a server, from outside.
fn file(host: &Host) -> Connection {
    Connection::open(host.app.settings.data.join(server::FILE)).unwrap()
}

/// The one session that there is shall end in so many days.
fn ends_in(host: &Host, days: i64) {
    assert_eq!(file(host).execute("UPDATE sessions SET expires = ?1", [now() + days * DAY]).unwrap(), 1);
}

/// In how many days the one session ends.
fn days_left(host: &Host) -> i64 {
    let expires: i64 = file(host).query_row("SELECT expires FROM sessions", [], |row| row.get(0)).unwrap();
    (expires - now()) / DAY
}

fn cookie_set(reply: &Reply) -> Option<&str> {
    reply.headers.get(header::SET_COOKIE).map(|cookie| cookie.to_str().unwrap())
}

#[tokio::test]
async fn a_session_is_renewed_by_use() {
    let host = Host::start(GAMES).await;
    let mut ann = host.account("Ann").await;
    let cookie = ann.cookie.clone().unwrap();
    assert_eq!(cookie_set(&ann.get("/api/me").await.unwrap()), None, "a new one need not be");
    ends_in(&host, 61);
    assert_eq!(cookie_set(&ann.get("/api/me").await.unwrap()), None);
    assert_eq!(days_left(&host), 60);
    ends_in(&host, 59);
    let renewed = ann.get("/api/me/matches").await.unwrap();
    let set = cookie_set(&renewed).expect("the cookie is set again");
    assert!(set.starts_with(&cookie) && set.contains("Max-Age=7776000") && set.contains("HttpOnly"), "{set}");
    assert_eq!(days_left(&host), 89);
    assert_eq!(cookie_set(&ann.get("/api/me").await.unwrap()), None, "once is enough");
    // Who signs out with a session that would be renewed is signed out.
    ends_in(&host, 1);
    let out = ann.clone().call(Method::DELETE, "/api/sessions", None).await.unwrap();
    assert!(cookie_set(&out).unwrap().contains("Max-Age=0"));
    assert_eq!(ann.look("/api/me").await, json!(null));
}

#[tokio::test]
async fn a_store_that_cannot_be_read_signs_nobody_out() {
    let host = Host::start(GAMES).await;
    let mut ann = host.account("Ann").await;
    let everything = async |ann: &mut Client| {
        let credentials = json!({ "name": "Ann", "password": PASSWORD });
        [
            ann.get("/api/me").await.unwrap(),
            ann.get("/api/lobby").await.unwrap(),
            ann.get("/api/me/matches").await.unwrap(),
            host.stranger().post("/api/sessions", credentials).await.unwrap(),
        ]
    };
    file(&host).execute_batch("ALTER TABLE users RENAME TO lost").unwrap();
    for reply in everything(&mut ann).await {
        refused(reply, 500, "internal");
    }
    file(&host).execute_batch("ALTER TABLE lost RENAME TO users").unwrap();
    for reply in everything(&mut ann).await {
        done(reply);
    }
    assert_eq!(ann.look("/api/me").await["name"], "Ann");
}

#[tokio::test]
async fn everybody_gets_the_problems_that_he_has_reported() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({})).await;
    let problems = format!("/api/matches/{id}/problems");
    let number = people[0].put_up(&problems, json!({ "text": "the dice hate me" })).await["number"].clone();
    people[1].put_up(&problems, json!({ "text": "me too" })).await;
    let export = people[0].look("/api/me/export").await;
    let kept = export["problems"].as_array().unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!((&kept[0]["number"], &kept[0]["id"]), (&number, &json!(id)));
    assert_eq!(kept[0]["text"], "the dice hate me");
    let view: serde_json::Value = serde_json::from_str(kept[0]["view"].as_str().unwrap()).unwrap();
    assert_eq!(view, people[0].seen(&id).await["view"], "what he saw");
    assert!(kept[0].get("record").is_none(), "the record has what others hold");
}

#[tokio::test]
async fn whoever_asks_often_whether_the_server_is_well_costs_nothing() {
    let host = Host::start(GAMES).await;
    let mut watcher = host.stranger();
    let (start, mut written) = (Instant::now(), BTreeSet::new());
    for _ in 0..50 {
        let reply = watcher.get("/api/health").await.unwrap();
        assert_eq!((reply.status, reply.text.as_str()), (200, "well"));
        written.insert(file(&host).query_row("SELECT at FROM pulse", [], |row| row.get::<_, i64>(0)).unwrap());
    }
    let tried = 1 + start.elapsed().as_secs() as usize / 5;
    assert!(written.len() <= tried, "{} times", written.len());
}
