//! Taking back.

use crate::GAMES;
use client::host::*;
use client::{Client, Reply};
use serde_json::{Value, json};

async fn ask(client: &mut Client, id: &str, seat: &str, to: Option<u64>) -> Reply {
    let sent = json!({ "id": fresh(), "seat": seat, "deed": "ask-undo", "to": to });
    client.post(&format!("/api/matches/{id}/deeds"), sent).await.unwrap()
}

/// What must be the same again after going back.
fn stands(seen: &Value) -> Value {
    json!([seen["position"], seen["view"], seen["question"], seen["waits_for"]])
}

#[tokio::test]
async fn inside_an_action_one_can_step_back_freely() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    for _ in 0..2000 {
        let (asked, before) = play_until(&mut [&mut ann, &mut bob], &id, |seen| !seen["question"].is_null()).await;
        let client = [&mut ann, &mut bob].into_iter().nth(asked).unwrap();
        assert!(answer(client, &id).await);
        let after = client.seen(&id).await;
        if after["may_undo"] == true {
            done(deed(client, &id, before["seat"].as_str().unwrap(), "undo").await);
            let again = client.seen(&id).await;
            assert_eq!(stands(&again), stands(&before));
            assert_eq!(version(&again), version(&after) + 1);
            assert_eq!(deeds(&again), ["undo"]);
            // What was answered before is too late for the question as it stands now.
            let late = send_answer(client, &id, before["seat"].as_str().unwrap(), version(&before), "1").await;
            refused(late, 409, "late");
            assert!(answer(client, &id).await);
            return;
        }
    }
    panic!("nothing could be taken back");
}

#[tokio::test]
async fn after_chance_one_has_to_ask() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    refused(deed(&mut ann, &id, "fp", "undo").await, 409, "cannot-undo");
    refused(ask(&mut ann, &id, "fp", None).await, 409, "cannot-undo");
    let entries = async |id: &str| host.app.store().entries(&store::MatchId(id.into()), 0).await.unwrap();
    // Until an answer that brought chance with it.
    let last = loop {
        step(&mut [&mut ann, &mut bob], &id).await;
        let last = entries(&id).await.last().unwrap().what.clone();
        if last.contains("\nchance:") {
            break last;
        }
    };
    let (client, seat) = if last.starts_with("fp") { (&mut ann, "fp") } else { (&mut bob, "sh") };
    assert_eq!(client.seen(&id).await["may_undo"], false);
    refused(deed(client, &id, seat, "undo").await, 409, "cannot-undo");
}

#[tokio::test]
async fn the_other_may_refuse_or_grant_going_back() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let (_, before) = play_until(&mut [&mut ann], &id, |seen| seen["seat"] == "fp").await;
    let before_bob = bob.seen(&id).await;
    for _ in 0..6 {
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    let to = before["position"].as_u64();
    let later = bob.seen(&id).await;
    done(ask(&mut ann, &id, "fp", to).await);
    assert_eq!(bob.seen(&id).await["undo_asked"], json!({ "seat": "fp", "to": to, "waits_for": ["sh"] }));
    refused(deed(&mut ann, &id, "fp", "grant-undo").await, 409, "own-request");
    done(deed(&mut bob, &id, "sh", "refuse-undo").await);
    assert_eq!(stands(&bob.seen(&id).await), stands(&later));
    refused(deed(&mut bob, &id, "sh", "grant-undo").await, 409, "no-request");
    done(ask(&mut ann, &id, "fp", to).await);
    done(deed(&mut bob, &id, "sh", "grant-undo").await);
    let (seen_ann, seen_bob) = (ann.seen(&id).await, bob.seen(&id).await);
    assert_eq!(stands(&seen_ann), stands(&before));
    assert_eq!(stands(&seen_bob), stands(&before_bob));
    assert_eq!(deeds(&seen_ann), ["ask-undo", "refuse-undo", "ask-undo", "grant-undo"]);
    assert!(seen_ann["undo_asked"].is_null());
    step(&mut [&mut ann, &mut bob], &id).await;
    reads_back_alike(&host, &id).await;
}

#[tokio::test]
async fn who_goes_on_does_not_grant_it() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let start = ann.seen(&id).await["position"].as_u64();
    step(&mut [&mut ann, &mut bob], &id).await;
    done(ask(&mut ann, &id, "fp", start).await);
    step(&mut [&mut ann, &mut bob], &id).await;
    assert!(ann.seen(&id).await["undo_asked"].is_null());
    refused(ask(&mut ann, &id, "fp", Some(1_000_000)).await, 400, "bad-position");
}

#[tokio::test]
async fn a_program_lets_one_go_back_at_once() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = host.alone("easy").await;
    let before = wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
    for _ in 0..3 {
        answer(&mut ann, &id).await;
        wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
    }
    done(ask(&mut ann, &id, "fp", before["position"].as_u64()).await);
    let again = ann.seen(&id).await;
    assert_eq!(stands(&again), stands(&before));
    assert_eq!(deeds(&again), ["ask-undo"]);
    answer(&mut ann, &id).await;
    wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
    reads_back_alike(&host, &id).await;
}
