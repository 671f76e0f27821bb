//! A match that the rules of today do not follow is kept as it was, and harms nobody.

use crate::GAMES;
use client::host::*;
use serde_json::json;
use server::FILE;
use store::{Append, Appended, Glances, MatchId, Sqlite, Status, Store, Summary};

/// Writes something that never happened.
async fn spoil(folder: &tempfile::TempDir, id: &str) {
    let store = Sqlite::open(&folder.path().join(FILE)).unwrap();
    let id = MatchId(id.into());
    let (row, snapshot) = (store.row(&id).await.unwrap(), store.snapshot(&id).await.unwrap().unwrap());
    let asked = row.seats.iter().map(|seat| seat.asked_since.is_some()).collect();
    let append = Append {
        id,
        expected: row.version,
        by: None,
        request: None,
        at: row.updated,
        what: "fp: [77 oliphaunts]".into(),
        summary: Summary { status: Status::Running, result: None, winners: vec![], asked, glances: Glances::default() },
        inputs: snapshot.inputs,
        position: snapshot.position,
    };
    assert!(matches!(store.append(append).await, Ok(Appended::Added(_))));
}

#[tokio::test]
async fn a_match_that_does_not_replay_is_held_and_the_others_go_on() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let open = json!({ "listed": true, "spectators": true });
    let spoilt = id_of(&make(&mut ann, json!(["me", "open"]), open).await);
    bob.put_up(&format!("/api/matches/{spoilt}/join"), json!({})).await;
    for _ in 0..6 {
        step(&mut [&mut ann, &mut bob], &spoilt).await;
    }
    let sound = id_of(&make(&mut ann, json!(["me", { "program": "easy" }]), json!({})).await);
    let folder = host.stop().await;
    spoil(&folder, &spoilt).await;

    let host = Host::on(GAMES, folder).await;
    let held: Vec<&str> = host.checked.held.iter().map(|(id, _)| id.0.as_str()).collect();
    assert_eq!((held, host.checked.good), (vec![spoilt.as_str()], 1));
    let (mut ann, mut bob) = (moved(&host, &ann), moved(&host, &bob));
    let seen = ann.seen(&spoilt).await;
    assert_eq!((&seen["info"]["status"], &seen["seat"]), (&json!("held"), &json!("fp")));
    assert!(seen["info"]["trouble"].is_string() && seen["question"].is_null());
    assert!(!seen["view"]["cards"]["hand"].as_array().unwrap().is_empty());
    let answer_to_it = send_answer(&mut ann, &spoilt, "fp", version(&seen), "1").await;
    assert_eq!(refused(answer_to_it, 409, "held")["seen"]["info"]["status"], "held");
    refused(deed(&mut bob, &spoilt, "sh", "concede").await, 409, "held");
    refused(ann.get(&format!("/api/matches/{spoilt}/record")).await.unwrap(), 409, "held");
    // The others go on.
    wait_until(&mut ann, &sound, |seen| !seen["question"].is_null()).await;
    assert!(answer(&mut ann, &sound).await);
    // It can be continued elsewhere, from where it stands.
    let wanted = json!({ "position": 0, "seats": ["me", { "program": "easy" }] });
    let path = format!("/api/matches/{spoilt}/fork");
    // But not by somebody who would see then what is hidden from him.
    refused(host.guest("Cid").await.post(&path, wanted.clone()).await.unwrap(), 403, "not-seated");
    let fork = id_of(&ann.put_up(&path, wanted).await);
    assert_eq!(ann.look(&format!("/api/matches/{fork}/positions/0")).await["view"], seen["view"]);
    wait_until(&mut ann, &fork, |seen| !seen["question"].is_null()).await;
    assert!(answer(&mut ann, &fork).await);
    // It is held after the next start too.
    let host = Host::on(GAMES, host.stop().await).await;
    assert_eq!(moved(&host, &ann).seen(&spoilt).await["info"]["status"], "held");
}
