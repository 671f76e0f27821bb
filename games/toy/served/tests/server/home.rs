//! The first page and the lists: what waits for whom, who is here, how it stands at a glance, and what was played last.

use crate::{GAMES, play, seated};
use client::{Client, host::*};
use serde_json::{Value, json};

async fn home(client: &mut Client) -> Value {
    client.look("/api/home").await
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|info| info["id"].as_str().unwrap()).collect()
}

fn two() -> Value {
    json!({ "setup": "set seats: 2" })
}

/// Who is asked in a match of two, and the other.
async fn asked(people: &mut [Client], id: &str) -> (usize, usize) {
    if people[0].seen(id).await["question"].is_null() { (1, 0) } else { (0, 1) }
}

#[tokio::test]
async fn a_match_waits_for_one_and_not_for_the_other() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob"], two()).await;
    // Everybody is asked at once in the beginning.
    play(&mut people, &id, 3).await;
    let (due, other) = asked(&mut people, &id).await;
    let (of_due, of_other) = (home(&mut people[due]).await, home(&mut people[other]).await);
    assert_eq!((ids(&of_due["yours"]), ids(&of_due["others"])), (vec![id.as_str()], vec![]));
    assert_eq!((ids(&of_other["yours"]), ids(&of_other["others"])), (vec![], vec![id.as_str()]));
    assert_eq!(of_due["counts"], json!({ "yours": 1, "others": 0, "open": 0, "live": 0 }));
    assert_eq!(people[due].look("/api/me/waiting").await, json!({ "count": 1 }));
    assert_eq!(people[other].look("/api/me/waiting").await, json!({ "count": 0 }));
    for (kind, expected) in [("yours", vec![id.as_str()]), ("others", vec![]), ("over", vec![]), ("records", vec![])] {
        assert_eq!(ids(&people[due].look(&format!("/api/me/matches?which={kind}")).await), expected, "{kind}");
    }
    refused(people[due].get("/api/me/matches?which=best").await.unwrap(), 400, "bad-query");
    let nobody = home(&mut host.stranger()).await;
    assert_eq!((ids(&nobody["yours"]), ids(&nobody["others"]), &nobody["last"]), (vec![], vec![], &json!([])));
}

#[tokio::test]
async fn a_glance_shows_each_what_he_may_see() {
    let host = Host::start(GAMES).await;
    let more = json!({ "setup": "set seats: 2", "spectators": true });
    let (mut people, id) = seated(&host, &["Ann", "Bob"], more).await;
    play(&mut people, &id, 4).await;
    let mut watcher = host.guest("Cid").await;
    let of_watcher = home(&mut watcher).await["live"][0]["glance"].clone();
    assert!(of_watcher["picture"]["own_hand"].is_null() && of_watcher["picture"]["round"].is_number(), "{of_watcher}");
    for person in &mut people {
        let glance = person.look("/api/me/matches").await[0]["glance"].clone();
        let own = person.seen(&id).await["view"]["people"].clone();
        let hands: Vec<usize> =
            own.as_array().unwrap().iter().map(|one| one["own_hand"].as_array().unwrap().len()).collect();
        assert_eq!(glance["picture"]["own_hand"], json!(hands.iter().max()), "{glance} {own}");
        assert_eq!(glance["picture"]["round"], of_watcher["picture"]["round"]);
    }
    // Whoever plays at one device sees what all see, whoever has it in his hands.
    let mut alone = host.guest("Dora").await;
    let hotseat = id_of(&make(&mut alone, json!(["me", "me"]), two()).await);
    let shown = alone.look("/api/me/matches").await;
    assert_eq!((ids(&shown), &shown[0]["glance"]["picture"]["own_hand"]), (vec![hotseat.as_str()], &Value::Null));
}

#[tokio::test]
async fn a_glance_stands_in_the_store() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob"], two()).await;
    play(&mut people, &id, 4).await;
    let before = home(&mut people[0]).await;
    let ann = people.swap_remove(0);
    let host = Host::on(GAMES, host.stop().await).await;
    assert_eq!(host.app.rooms.in_memory(), 0);
    let mut ann = moved(&host, &ann);
    assert_eq!(home(&mut ann).await, before);
    assert_eq!(host.app.rooms.in_memory(), 0, "lists open nothing");
}

#[tokio::test]
async fn matches_from_before_get_a_glance() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob"], two()).await;
    play(&mut people, &id, 4).await;
    let before = home(&mut people[0]).await;
    let ann = people.swap_remove(0);
    let folder = host.stop().await;
    let db = rusqlite::Connection::open(folder.path().join(server::FILE)).unwrap();
    db.execute_batch("UPDATE matches SET glance = NULL; UPDATE seats SET glance = NULL").unwrap();
    drop(db);
    let host = Host::on(GAMES, folder).await;
    let mut ann = moved(&host, &ann);
    assert_eq!(home(&mut ann).await, before, "{id}");
}

#[tokio::test]
async fn those_come_first_in_which_somebody_is_here() {
    let host = Host::start(GAMES).await;
    let (mut people, one) = seated(&host, &["Ann", "Bob"], two()).await;
    let [ann, bob] = &mut people[..] else { panic!("two people") };
    let two = id_of(&make(ann, json!(["me", "open"]), json!({ "setup": "set seats: 2", "listed": true })).await);
    bob.put_up(&format!("/api/matches/{two}/join"), json!({})).await;
    let of_ann = home(ann).await;
    assert_eq!(ids(&of_ann["yours"]), [one.as_str(), two.as_str()], "what has waited longest comes first");
    assert_eq!(of_ann["yours"][1]["seats"][1]["here"], false);
    let mut socket = bob.live(&two, 0).await.unwrap();
    hear(&mut socket, "seen").await;
    let of_ann = home(ann).await;
    assert_eq!(ids(&of_ann["yours"]), [two.as_str(), one.as_str()]);
    assert_eq!(of_ann["yours"][0]["seats"][1]["here"], true);
    assert_eq!(of_ann["yours"][0]["seats"][0]["here"], false);
    socket.close().await;
    while home(ann).await["yours"][0]["id"] != one.as_str() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn what_was_played_last_against_programs_is_remembered() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    assert_eq!(home(&mut ann).await["last"], json!([]));
    let easy = json!([{ "program": "easy" }, "me", { "program": "normal" }]);
    make(&mut ann, easy.clone(), json!({})).await;
    make(&mut ann, json!(["me", "open"]), two()).await;
    make(&mut ann, json!(["me", "me"]), two()).await;
    assert_eq!(home(&mut ann).await["last"], json!([{ "game": "toy", "setup": "", "seats": easy }]));
    let normal = json!(["me", { "program": "normal" }]);
    make(&mut ann, normal.clone(), two()).await;
    assert_eq!(home(&mut ann).await["last"], json!([{ "game": "toy", "setup": "set seats: 2", "seats": normal }]));
    // What others made is not hers.
    assert_eq!(home(&mut host.guest("Bob").await).await["last"], json!([]));
}

#[tokio::test]
async fn nobody_fills_the_lobby_alone() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let wanted = json!({ "game": "toy", "seats": ["me", "open"], "setup": "set seats: 2", "listed": true });
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(id_of(&done(ann.post("/api/matches", wanted.clone()).await.unwrap())));
    }
    refused(ann.post("/api/matches", wanted.clone()).await.unwrap(), 409, "too-many-offers");
    assert_eq!(home(&mut ann).await["counts"]["open"], 5);
    // A private one is no offer, and others have theirs.
    make(&mut ann, json!(["me", "open"]), two()).await;
    let mut bob = host.guest("Bob").await;
    done(bob.post("/api/matches", wanted.clone()).await.unwrap());
    // A table at which nobody sits any more is none.
    done(ann.post(&format!("/api/matches/{}/leave", made[0]), json!({})).await.unwrap());
    assert_eq!(ann.look("/api/lobby").await["open"].as_array().unwrap().len(), 5);
    done(ann.post("/api/matches", wanted).await.unwrap());
}

#[tokio::test]
async fn a_game_that_does_not_judge_positions_tells_no_swing() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob"], two()).await;
    refused(people[0].get(&format!("/api/matches/{id}/swing")).await.unwrap(), 403, "not-over");
    done(deed(&mut people[0], &id, "a", "concede").await);
    assert_eq!(people[0].look(&format!("/api/matches/{id}/swing")).await, Value::Null);
}
