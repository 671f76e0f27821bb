//! Callers hang up in the middle of everything. Whatever is written has also begun and been told, without anybody asking.

use crate::GAMES;
use client::{Client, Socket, host::*};
use serde_json::{Value, json};
use std::time::Duration;
use store::{Holder, MatchId, MatchRow};

/// How many calls of each kind are cut.
const CALLS: usize = 500;
/// Two people, or one and a program.
const TWO: &str = "set seats: 2";

/// Sends a call and hangs up after a number of steps of a third of a millisecond, from 0 to 6 ms.
async fn cut(client: &Client, path: &str, body: Value, call: usize) {
    let after = Duration::from_micros(333 * (call % 19) as u64);
    client.hang_up(path, &body, after).await.unwrap();
}

/// Waits until something holds of a match in the store, which nobody asks the server about.
async fn comes_to(host: &Host, id: &MatchId, what: &str, holds: impl Fn(&MatchRow) -> bool) {
    let waiting = async {
        while !holds(&host.app.store().row(id).await.unwrap()) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let came = tokio::time::timeout(PATIENCE, waiting).await;
    assert!(came.is_ok(), "{what}: {:?}", host.app.store().row(id).await);
}

/// The matches of somebody, as they are kept.
async fn kept(host: &Host, client: &mut Client) -> Vec<MatchRow> {
    // What was cut last is finished before this is: it waits for the same thread that writes.
    client.put_up("/api/guests", json!({ "name": "Last" })).await;
    let store = host.app.store();
    let mut rows = Vec::new();
    for id in store.running().await.unwrap() {
        rows.push(store.row(&id).await.unwrap());
    }
    rows
}

/// A match in which everybody sits has begun, and no program keeps anybody waiting.
async fn all_have_begun(host: &Host, rows: Vec<MatchRow>) -> usize {
    for row in &rows {
        comes_to(host, &row.made.id, "it has begun", |row| row.version > 0).await;
        let waits_for_a_person =
            |row: &MatchRow| row.seats.iter().any(|seat| seat.asked_since.is_some() && seat.holder.user().is_some());
        let over = |row: &MatchRow| row.status == store::Status::Over;
        comes_to(host, &row.made.id, "no program stands still", |row| waits_for_a_person(row) || over(row)).await;
    }
    rows.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_and_deeds_that_are_cut_are_told_to_all_and_programs_go_on() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let mut tables: Vec<(String, Socket, u64)> = Vec::new();
    for call in 0..2 * CALLS {
        // A game is short, so there is always another.
        if call % 10 == 0 {
            let wanted = json!({ "setup": TWO, "spectators": true });
            let id = id_of(&make(&mut ann, json!(["me", { "program": "easy" }]), wanted).await);
            let socket =
                host.stranger().socket(&format!("/api/matches/{id}/live"), Some(&origin(&host))).await.unwrap();
            tables.push((id, socket, 0));
        }
        let (id, ..) = tables.last().unwrap();
        let seen =
            wait_until(&mut ann, id, |seen| !seen["question"].is_null() || seen["info"]["status"] == "over").await;
        if seen["info"]["status"] == "over" {
            continue;
        }
        if call % 2 == 0 {
            let answer = anything(&seen["question"]);
            let sent = json!({ "id": fresh(), "version": version(&seen), "seat": "a", "answer": answer });
            cut(&ann, &format!("/api/matches/{id}/answers"), sent, call / 2).await;
        } else {
            let sent = json!({ "id": fresh(), "seat": "a", "deed": "ask-undo" });
            cut(&ann, &format!("/api/matches/{id}/deeds"), sent, call / 2).await;
        }
    }
    let rows = kept(&host, &mut ann).await;
    all_have_begun(&host, rows).await;
    for (id, mut socket, mut told) in tables {
        // Nobody asks: the socket is told by itself.
        loop {
            let written = host.app.store().row(&MatchId(id.clone())).await.unwrap().version;
            if told >= u64::from(written) {
                break;
            }
            told = hear(&mut socket, "seen").await["info"]["version"].as_u64().unwrap();
        }
    }
}

fn origin(host: &Host) -> String {
    format!("http://{}", host.address)
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_that_are_made_and_joined_by_who_hangs_up_begin() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    for call in 0..CALLS {
        let seats = json!(["me", { "program": "easy" }]);
        cut(&ann, "/api/matches", json!({ "game": "toy", "seats": seats, "setup": TWO }), call).await;
    }
    let rows = kept(&host, &mut ann).await;
    assert!(all_have_begun(&host, rows).await > CALLS / 4, "some were made");
    for call in 0..CALLS {
        let made = make(&mut bob, json!(["me", "open"]), json!({ "setup": TWO })).await;
        let join = format!("/api/matches/{}/join", id_of(&made));
        cut(&ann, &join, json!({ "invite": made["invite"] }), call).await;
    }
    let mut rows = kept(&host, &mut ann).await;
    rows.retain(|row| row.seats.iter().all(|seat| matches!(seat.holder, Holder::User { .. })));
    assert!(all_have_begun(&host, rows).await > CALLS / 4, "some were joined");
}

#[tokio::test(flavor = "multi_thread")]
async fn rematches_forks_and_records_of_who_hangs_up_are_whole() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let seats = json!(["me", { "program": "easy" }]);
    let id = id_of(&make(&mut ann, seats.clone(), json!({ "setup": TWO })).await);
    wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
    answer(&mut ann, &id).await;
    let position = ann.seen(&id).await["position"].as_u64().unwrap();
    done(deed(&mut ann, &id, "a", "concede").await);
    let record = ann.get(&format!("/api/matches/{id}/record")).await.unwrap().text;
    for call in 0..3 * CALLS {
        let again = format!("/api/matches/{id}/rematch");
        let (kind, call) = (call % 3, call / 3);
        match kind {
            0 => cut(&ann, &again, json!({}), call).await,
            1 => {
                cut(&ann, &format!("/api/matches/{id}/fork"), json!({ "position": position - 1, "seats": seats }), call)
                    .await
            }
            _ => cut(&ann, "/api/records", json!({ "record": record }), call).await,
        }
    }
    let rows = kept(&host, &mut ann).await;
    assert!(all_have_begun(&host, rows).await > CALLS / 4, "some were made");
    for info in ann.look("/api/me/matches").await.as_array().unwrap() {
        reads_back_alike(&host, info["id"].as_str().unwrap()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_by_who_hangs_up_is_heard() {
    let host = Host::start(GAMES).await;
    let (ann, bob, id) = host.duel_with(json!({ "setup": TWO })).await;
    let mut socket = bob.live(&id, 0).await.unwrap();
    for call in 0..CALLS {
        cut(&ann, &format!("/api/matches/{id}/chat"), json!({ "text": format!("word {call}") }), call).await;
    }
    let heard = async {
        let mut last = 0;
        loop {
            // What is said last may still be on its way.
            let said = host.app.store().chatted(&MatchId(id.clone())).await.unwrap();
            if last == u64::from(said) && said > CALLS as u32 / 4 {
                return;
            }
            let lines = hear(&mut socket, "chat").await["lines"].clone();
            last = lines.as_array().unwrap().last().unwrap()["number"].as_u64().unwrap();
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.expect("everything is heard");
}

#[tokio::test]
async fn a_room_that_is_behind_what_is_written_catches_up_when_somebody_looks() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel_with(json!({ "setup": TWO })).await;
    let before = version(&ann.seen(&id).await);
    let (store, id_kept) = (host.app.store(), MatchId(id.clone()));
    let history = store.history(&id_kept).await.unwrap();
    let snapshot = history.snapshot.unwrap();
    let append = store::Append {
        id: id_kept,
        expected: history.row.version,
        by: None,
        request: None,
        at: 0,
        what: "! a offer-draw".into(),
        summary: store::Summary {
            status: store::Status::Running,
            result: None,
            winners: vec![],
            asked: history.row.seats.iter().map(|seat| seat.asked_since.is_some()).collect(),
            glances: Default::default(),
        },
        inputs: snapshot.inputs,
        position: snapshot.position,
    };
    store.append(append).await.unwrap();
    let seen = bob.seen(&id).await;
    assert_eq!((version(&seen), &seen["draw_offered"]["seat"]), (before + 1, &json!("a")));
    done(deed(&mut bob, &id, "b", "accept-draw").await);
}
