//! A data folder that a program from before has left: everything is there, and every match goes on.
//!
//! `tests/data/westmarch-2026-11.db` was made by the program as it was before seats and sides were parted: Ann (an account) plays
//! against a program; Ann and Bob play, went back freely, were refused to go back and were granted it, and refused a draw; Ann and
//! Bob played a match that Ann gave up, and its rematch waits for Bob.

use crate::GAMES;
use client::{Client, host::*};
use serde_json::{Value, json};
use server::{FILE, people};
use store::{Holder, Status};

/// A server on a copy of the folder.
async fn host() -> Host {
    let folder = tempfile::tempdir().unwrap();
    let kept = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/westmarch-2026-11.db");
    std::fs::copy(kept, folder.path().join(FILE)).unwrap();
    Host::on(GAMES, folder).await
}

/// The matches of Ann, the oldest first, and how far each has come.
async fn matches(ann: &mut Client) -> Vec<Value> {
    let mut all = ann.look("/api/me/matches").await.as_array().unwrap().clone();
    all.reverse();
    all
}

async fn sign_in(host: &Host) -> Client {
    let mut ann = host.stranger();
    ann.put_up("/api/sessions", json!({ "name": "ann", "password": PASSWORD })).await;
    ann
}

/// Bob is a guest: his cookie is as old as the folder, so he gets a new one.
async fn bob(host: &Host, id: &str) -> Client {
    let row = host.app.store().row(&store::MatchId(id.into())).await.unwrap();
    let Holder::User { id, .. } = row.seats[1].holder else { panic!("Bob sits there") };
    let cookie = people::sign_in(&host.app, id).await.unwrap();
    let mut bob = host.stranger();
    bob.cookie = Some(cookie.to_str().unwrap().split(';').next().unwrap().into());
    bob
}

#[tokio::test]
async fn no_match_from_before_is_held() {
    let host = host().await;
    assert_eq!((host.checked.good, &host.checked.held), (2, &vec![]));
    let mut ann = sign_in(&host).await;
    let all = matches(&mut ann).await;
    let stand: Vec<_> = all.iter().map(|info| (info["status"].as_str().unwrap(), info["version"].as_u64())).collect();
    assert_eq!(stand, [("running", Some(99)), ("running", Some(59)), ("over", Some(27)), ("waiting", Some(0))]);
    // It was not kept who won; it follows from what happened.
    assert_eq!((&all[2]["result"], &all[2]["winners"]), (&json!("conceded-fp"), &json!(["sh"])));
    let statuses = host.app.store().without_winners().await.unwrap();
    assert!(statuses.is_empty());
}

#[tokio::test]
async fn matches_from_before_go_on() {
    let host = host().await;
    let mut ann = sign_in(&host).await;
    let all = matches(&mut ann).await;
    // Against a program.
    let first = id_of(&all[0]);
    for _ in 0..3 {
        wait_until(&mut ann, &first, |seen| !seen["question"].is_null()).await;
        assert!(answer(&mut ann, &first).await);
    }
    // Between two people, with everything they have agreed on.
    let second = id_of(&all[1]);
    let mut bob = bob(&host, &second).await;
    let seen = ann.seen(&second).await;
    assert_eq!(
        deeds(&seen),
        ["undo", "ask-undo", "refuse-undo", "ask-undo", "grant-undo", "offer-draw", "refuse-draw"]
    );
    assert_eq!((&seen["undo_asked"], &seen["draw_offered"]), (&Value::Null, &Value::Null));
    for _ in 0..5 {
        step(&mut [&mut ann, &mut bob], &second).await;
    }
    done(deed(&mut bob, &second, "sh", "concede").await);
    assert_eq!(ann.seen(&second).await["info"]["winners"], json!(["fp"]));
    // What was said before is for all.
    let chat = host.stranger().look(&format!("/api/matches/{second}/chat")).await;
    let said: Vec<_> = chat.as_array().unwrap().iter().map(|line| (&line["text"], &line["audience"])).collect();
    assert_eq!(said, [(&json!("Well met."), &json!("all")), (&json!("Likewise."), &json!("all"))]);
    assert_eq!(ann.look(&format!("/api/matches/{second}/notes")).await["text"], "He bluffs.");
    // The rematch that waits begins.
    let third = id_of(&all[2]);
    let again = bob.put_up(&format!("/api/matches/{third}/rematch"), json!({})).await;
    assert_eq!((&again["id"], &again["status"], &again["yours"]), (&all[3]["id"], &json!("running"), &json!(["fp"])));
    let row = host.app.store().row(&store::MatchId(id_of(&again))).await.unwrap();
    assert_eq!(row.status, Status::Running);
    // And after another restart everything stands.
    let host = Host::on(GAMES, host.stop().await).await;
    assert_eq!((host.checked.good, host.checked.held.len()), (2, 0));
}
