//! Going back, and a draw: everybody who could be hurt has to agree.

use crate::{GAMES, PAIRS, does, play, seated};
use client::{Client, host::*};
use serde_json::{Value, json};

async fn ask_undo(client: &mut Client, id: &str, seat: &str, to: u64) {
    let sent = json!({ "id": fresh(), "seat": seat, "deed": "ask-undo", "to": to });
    done(client.post(&format!("/api/matches/{id}/deeds"), sent).await.unwrap());
}

#[tokio::test]
async fn all_others_have_to_let_one_go_back_allies_too() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid", "Dot"], json!({ "setup": PAIRS })).await;
    let start = people[0].seen(&id).await["position"].as_u64().unwrap();
    play(&mut people, &id, 5).await;
    let later = people[0].seen(&id).await["position"].clone();
    ask_undo(&mut people[0], &id, "a", start).await;
    let asked = |waits: &[&str]| json!({ "seat": "a", "to": start, "waits_for": waits });
    assert_eq!(people[3].seen(&id).await["undo_asked"], asked(&["b", "c", "d"]));
    does(&mut people[1], &id, "b", "grant-undo").await;
    does(&mut people[2], &id, "c", "grant-undo").await;
    let seen = people[0].seen(&id).await;
    assert_eq!((&seen["undo_asked"], &seen["position"]), (&asked(&["d"]), &later));
    refused(deed(&mut people[0], &id, "a", "grant-undo").await, 409, "own-request");
    // One who refuses ends it.
    does(&mut people[3], &id, "d", "refuse-undo").await;
    let seen = people[0].seen(&id).await;
    assert_eq!((&seen["undo_asked"], &seen["position"]), (&Value::Null, &later));

    ask_undo(&mut people[0], &id, "a", start).await;
    for (at, seat) in ["b", "c", "d"].into_iter().enumerate() {
        does(&mut people[at + 1], &id, seat, "grant-undo").await;
    }
    assert_eq!(people[2].seen(&id).await["position"], start);
    reads_back_alike(&host, &id).await;
}

#[tokio::test]
async fn who_plays_two_seats_agrees_once() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let id = id_of(&make(&mut ann, json!(["me", "open", "open"]), json!({ "listed": true })).await);
    for _ in 0..2 {
        bob.put_up(&format!("/api/matches/{id}/join"), json!({})).await;
    }
    does(&mut ann, &id, "a", "offer-draw").await;
    assert_eq!(ann.seen(&id).await["draw_offered"], json!({ "seat": "a", "waits_for": ["b", "c"] }));
    does(&mut bob, &id, "c", "accept-draw").await;
    let info = bob.seen(&id).await["info"].clone();
    assert_eq!((&info["result"], &info["winners"]), (&json!("draw"), &json!([])));
}

#[tokio::test]
async fn all_have_to_agree_on_a_draw() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({})).await;
    does(&mut people[1], &id, "b", "offer-draw").await;
    does(&mut people[0], &id, "a", "accept-draw").await;
    let offered = json!({ "seat": "b", "waits_for": ["c"] });
    assert_eq!(people[2].seen(&id).await["draw_offered"], offered);
    refused(deed(&mut people[1], &id, "b", "accept-draw").await, 409, "own-offer");
    does(&mut people[2], &id, "c", "refuse-draw").await;
    assert!(people[0].seen(&id).await["draw_offered"].is_null());
    does(&mut people[1], &id, "b", "offer-draw").await;
    does(&mut people[2], &id, "c", "accept-draw").await;
    assert_eq!(people[0].seen(&id).await["info"]["status"], "running");
    does(&mut people[0], &id, "a", "accept-draw").await;
    assert_eq!(people[0].seen(&id).await["info"]["result"], "draw");
}

#[tokio::test]
async fn what_is_wished_is_the_same_after_a_restart() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({})).await;
    play(&mut people, &id, 3).await;
    does(&mut people[0], &id, "a", "offer-draw").await;
    does(&mut people[1], &id, "b", "accept-draw").await;
    let before = timeless(people[2].seen(&id).await);
    let host = Host::on(GAMES, host.stop().await).await;
    assert_eq!(host.checked.good, 1);
    let mut cid = moved(&host, &people[2]);
    assert_eq!(timeless(cid.seen(&id).await), before);
    does(&mut cid, &id, "c", "accept-draw").await;
    assert_eq!(cid.seen(&id).await["info"]["result"], "draw");
}
