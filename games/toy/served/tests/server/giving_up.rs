//! Somebody gives up: for his team, and the others may play on.

use crate::{GAMES, PAIRS, does, seated};
use client::host::*;
use serde_json::json;
use server::FILE;
use store::{Append, Appended, MatchId, Sqlite, Status, Store, Summary};

#[tokio::test]
async fn who_gives_up_does_so_for_his_team() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid", "Dot"], json!({ "setup": PAIRS })).await;
    does(&mut people[2], &id, "c", "concede").await;
    let info = people[0].seen(&id).await["info"].clone();
    assert_eq!((&info["result"], &info["winners"]), (&json!("conceded-c"), &json!(["b", "d"])));
    let result = people[0].look(&format!("/api/matches/{id}/result")).await;
    assert_eq!((&result["ending"], &result["winners"]), (&json!("conceded-c"), &json!(["b", "d"])));
}

#[tokio::test]
async fn who_leaves_lets_his_team_play_on() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid", "Dot"], json!({ "setup": PAIRS })).await;
    does(&mut people[2], &id, "c", "leave").await;
    let seen = people[0].seen(&id).await;
    assert_eq!(
        (&seen["info"]["status"], &seen["gone"], deeds(&seen)),
        (&json!("running"), &json!(["c"]), vec!["leave".into()])
    );
    refused(deed(&mut people[0], &id, "a", "leave").await, 409, "last-of-team");
    // His team may still lose, and win without him.
    does(&mut people[1], &id, "b", "concede").await;
    assert_eq!(people[0].seen(&id).await["info"]["winners"], json!(["a"]));
}

#[tokio::test]
async fn of_three_two_play_on() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({ "spectators": true })).await;
    does(&mut people[1], &id, "b", "concede").await;
    let seen = people[1].seen(&id).await;
    assert_eq!(seen["info"]["status"], "running");
    assert_eq!((&seen["gone"], &people[0].seen(&id).await["gone"]), (&json!(["b"]), &json!(["b"])));
    // He has no say any more, and nobody waits for him: a program answers.
    refused(deed(&mut people[1], &id, "b", "offer-draw").await, 409, "gone");
    let question = send_answer(&mut people[1], &id, "b", version(&seen), "0").await;
    refused(question, 409, "gone");
    assert!(!seen["waits_for"].as_array().unwrap().contains(&json!("b")));
    for _ in 0..6 {
        for at in [0, 2] {
            let asked = |seen: &serde_json::Value| {
                seen["info"]["status"] == "over" || !seen["waits_for"].as_array().unwrap().is_empty()
            };
            wait_until(&mut people[at], &id, asked).await;
            answer(&mut people[at], &id).await;
        }
    }
    // An answer ends an offer, and the program may be about to give one.
    let offered = loop {
        does(&mut people[0], &id, "a", "offer-draw").await;
        let offered = people[0].seen(&id).await["draw_offered"].clone();
        if !offered.is_null() {
            break offered;
        }
    };
    assert_eq!(offered["waits_for"], json!(["c"]));

    // It is the same when the server comes back.
    let host = Host::on(GAMES, host.stop().await).await;
    assert_eq!(host.checked.good, 1);
    let (mut ann, mut bob) = (moved(&host, &people[0]), moved(&host, &people[1]));
    refused(deed(&mut bob, &id, "b", "concede").await, 409, "gone");
    does(&mut ann, &id, "a", "concede").await;
    let info = ann.seen(&id).await["info"].clone();
    assert_eq!((&info["result"], &info["winners"]), (&json!("conceded-a"), &json!(["c"])));
}

#[tokio::test]
async fn a_program_goes_on_for_him_when_the_server_comes_back() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({})).await;
    for at in [0, 2] {
        assert!(answer(&mut people[at], &id).await);
    }
    assert_eq!(people[0].seen(&id).await["waits_for"], json!(["b"]), "all bid at once");
    // The server stopped after he gave up and before the program could answer.
    let folder = host.stop().await;
    {
        let store = Sqlite::open(&folder.path().join(FILE)).unwrap();
        let id = MatchId(id.clone());
        let (row, snapshot) = (store.row(&id).await.unwrap(), store.snapshot(&id).await.unwrap().unwrap());
        let append = Append {
            id,
            expected: row.version,
            by: None,
            request: None,
            at: row.updated,
            what: "! b concede".into(),
            summary: Summary {
                status: Status::Running,
                result: None,
                winners: vec![],
                asked: vec![],
                glances: Default::default(),
            },
            inputs: snapshot.inputs,
            position: snapshot.position,
        };
        assert!(matches!(store.append(append).await, Ok(Appended::Added(_))));
    }
    let host = Host::on(GAMES, folder).await;
    let mut ann = moved(&host, &people[0]);
    wait_until(&mut ann, &id, |seen| seen["info"]["version"].as_u64() > Some(4)).await;
}

#[tokio::test]
async fn who_is_forgotten_gives_up_all_his_seats() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let id = id_of(&make(&mut ann, json!(["me", "open", "me"]), json!({ "listed": true })).await);
    bob.put_up(&format!("/api/matches/{id}/join"), json!({})).await;
    let waiting = id_of(&make(&mut ann, json!(["me", "open", "me"]), json!({ "listed": true })).await);
    done(ann.other(axum::http::Method::DELETE, "/api/me", json!({})).await);
    let info = bob.seen(&id).await["info"].clone();
    assert_eq!((&info["status"], &info["winners"]), (&json!("over"), &json!(["b"])));
    let left = bob.seen(&waiting).await["info"]["seats"].clone();
    assert!(left.as_array().unwrap().iter().all(|seat| seat["holder"] == "open"), "{left}");
}
