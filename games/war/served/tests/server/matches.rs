//! Making matches, finding them, and sitting down to them.

use crate::GAMES;
use client::Client;
use client::host::*;
use serde_json::{Value, json};

/// The matches of a list of the lobby.
async fn lobby(client: &mut Client, list: &str) -> Vec<String> {
    client.look("/api/lobby").await[list].as_array().unwrap().iter().map(id_of).collect()
}

async fn join(client: &mut Client, id: &str, how: Value) -> client::Reply {
    client.post(&format!("/api/matches/{id}/join"), how).await.unwrap()
}

#[tokio::test]
async fn the_games_there_are_say_what_one_needs_to_choose() {
    let host = Host::start(GAMES).await;
    let mut stranger = host.stranger();
    let games = stranger.look("/api/games").await;
    assert_eq!((&games[0]["game"], &games[0]["seats"]), (&json!("war"), &json!(["fp", "sh"])));
    assert!(!games[0]["levels"].as_array().unwrap().is_empty());
    assert_eq!(games[0]["offers"], json!(["hints", "odds", "luck", "swing", "result", "facts", "lessons", "rules"]));
    let seats = json!([{ "seat": "fp", "team": 0 }, { "seat": "sh", "team": 1 }]);
    assert_eq!(games[0]["seatings"][0], json!({ "setup": "", "seats": seats }));
    assert!(stranger.look("/api/games/war/facts").await.is_object());
    refused(stranger.get("/api/games/chess/facts").await.unwrap(), 400, "unknown-game");
}

#[tokio::test]
async fn a_listed_match_is_joined_from_the_lobby() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let id = id_of(&make(&mut ann, json!(["open", "me"]), json!({ "listed": true })).await);
    assert_eq!(lobby(&mut host.stranger(), "open").await, [id.as_str()]);
    assert!(bob.seen(&id).await["info"]["invite"].is_null());
    let info = done(join(&mut bob, &id, json!({})).await);
    assert_eq!((&info["status"], &info["yours"]), (&json!("running"), &json!(["fp"])));
    assert!(lobby(&mut bob, "open").await.is_empty());
    assert_eq!(bob.look("/api/me/matches").await[0]["id"], id);
}

#[tokio::test]
async fn a_set_up_of_ones_own_says_so_and_one_with_hands_is_not_listed() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let wanted =
        |setup: &str, listed: bool| json!({ "game": "war", "seats": ["me", "open"], "setup": setup, "listed": listed });
    for line in ["set hand: sh-char-01", "set discarded: sh-char-01"] {
        let setup = format!("set corruption: 4\n{line}");
        refused(ann.post("/api/matches", wanted(&setup, true)).await.unwrap(), 400, "bad-setup");
        let made = ann.put_up("/api/matches", wanted(&setup, false)).await;
        let path = format!("/api/matches/{}/setup?invite={}", id_of(&made), made["invite"].as_str().unwrap());
        assert_eq!(bob.look(&path).await, json!({ "own": true, "hidden": true, "lines": ["corruption: 4"] }));
    }
    ann.put_up("/api/matches", wanted("set corruption: 5\nset progress: 2", true)).await;
    ann.put_up("/api/matches", wanted("set turn: 1", true)).await;
    let open = bob.look("/api/lobby").await["open"].clone();
    assert_eq!((&open[0]["setup"], &open[1]["setup"]), (&Value::Null, &json!({ "hidden": false })));
}

#[tokio::test]
async fn an_unlisted_match_is_joined_by_its_invitation_only() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let made = make(&mut ann, json!(["me", "open"]), json!({})).await;
    let (id, invite) = (id_of(&made), made["invite"].as_str().unwrap());
    assert!(lobby(&mut bob, "open").await.is_empty());
    let nowhere = bob.get("/api/matches/nothing").await.unwrap();
    let hidden = bob.get(&format!("/api/matches/{id}")).await.unwrap();
    assert_eq!((nowhere.status, &nowhere.text), (hidden.status, &hidden.text));
    refused(join(&mut bob, &id, json!({})).await, 404, "not-found");
    refused(join(&mut bob, &id, json!({ "invite": "a guess" })).await, 404, "not-found");
    refused(bob.get(&format!("/api/matches/{id}?invite=guess")).await.unwrap(), 404, "not-found");
    bob.look(&format!("/api/matches/{id}?invite={invite}")).await;
    assert_eq!(done(join(&mut bob, &id, json!({ "invite": invite })).await)["status"], "running");
}

#[tokio::test]
async fn of_two_who_want_a_seat_at_once_one_gets_it() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, mut cid) = (host.guest("Ann").await, host.guest("Bob").await, host.guest("Cid").await);
    let id = id_of(&make(&mut ann, json!(["me", "open"]), json!({ "listed": true })).await);
    let (one, other) = tokio::join!(join(&mut bob, &id, json!({})), join(&mut cid, &id, json!({})));
    let (winner, loser) = if one.status == 200 { (one, other) } else { (other, one) };
    assert_eq!(done(winner)["yours"], json!(["sh"]));
    refused(loser, 409, "seat-taken");
}

#[tokio::test]
async fn a_full_match_cannot_be_joined() {
    let host = Host::start(GAMES).await;
    let (_, _, id) = host.duel().await;
    let mut cid = host.guest("Cid").await;
    refused(join(&mut cid, &id, json!({})).await, 409, "seat-taken");
    refused(join(&mut cid, &id, json!({ "seat": "fp" })).await, 409, "seat-taken");
    assert!(cid.look("/api/me/matches").await.as_array().unwrap().is_empty());
}

#[tokio::test]
async fn one_can_get_up_before_the_beginning_but_not_after() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let id = id_of(&make(&mut ann, json!(["me", "open"]), json!({ "listed": true })).await);
    let leave = format!("/api/matches/{id}/leave");
    refused(bob.post(&leave, json!({})).await.unwrap(), 403, "not-seated");
    let info = ann.put_up(&leave, json!({})).await;
    assert_eq!((&info["status"], &info["yours"]), (&json!("waiting"), &json!([])));
    done(join(&mut bob, &id, json!({ "seat": "fp" })).await);
    assert_eq!(done(join(&mut ann, &id, json!({})).await)["yours"], json!(["sh"]));
    refused(bob.post(&leave, json!({})).await.unwrap(), 409, "begun");
}

#[tokio::test]
async fn only_an_open_match_can_be_watched() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut cid) = (host.guest("Ann").await, host.guest("Cid").await);
    let seats = json!(["me", { "program": "easy" }]);
    let open = id_of(&make(&mut ann, seats.clone(), json!({ "spectators": true })).await);
    let shut = id_of(&make(&mut ann, seats, json!({})).await);
    assert_eq!(lobby(&mut cid, "watch").await, [open.as_str()]);
    for client in [&mut cid, &mut host.stranger()] {
        let seen = client.seen(&open).await;
        assert!(seen["seat"].is_null() && seen["question"].is_null() && seen["info"]["invite"].is_null());
        assert_eq!(seen["view"]["cards"]["hand"], json!([]));
        refused(client.get(&format!("/api/matches/{shut}")).await.unwrap(), 404, "not-found");
    }
}

#[tokio::test]
async fn a_rematch_waits_for_the_other_and_the_seats_are_changed_round() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let again = format!("/api/matches/{id}/rematch");
    refused(ann.post(&again, json!({})).await.unwrap(), 409, "not-over");
    done(deed(&mut ann, &id, "fp", "concede").await);
    refused(host.guest("Cid").await.post(&again, json!({})).await.unwrap(), 404, "not-found");
    let first = ann.put_up(&again, json!({})).await;
    assert_eq!((&first["status"], &first["yours"]), (&json!("waiting"), &json!(["sh"])));
    assert_eq!((&first["origin"]["kind"], &first["origin"]["from"]), (&json!("rematch"), &json!(id)));
    let second = bob.put_up(&again, json!({})).await;
    assert_eq!((&second["id"], &second["status"], &second["yours"]), (&first["id"], &json!("running"), &json!(["fp"])));
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_meet() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.finished(0).await;
    let again = format!("/api/matches/{id}/rematch");
    let (one, other) = tokio::join!(ann.post(&again, json!({})), bob.post(&again, json!({})));
    let (one, other) = (done(one.unwrap()), done(other.unwrap()));
    assert_eq!(one["id"], other["id"]);
    assert_eq!(ann.seen(&id_of(&one)).await["info"]["status"], "running");
}

#[tokio::test]
async fn a_rematch_against_a_program_begins_at_once() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = host.alone("easy").await;
    done(deed(&mut ann, &id, "fp", "concede").await);
    let info = ann.put_up(&format!("/api/matches/{id}/rematch"), json!({})).await;
    assert_eq!((&info["status"], &info["yours"]), (&json!("running"), &json!(["sh"])));
}
