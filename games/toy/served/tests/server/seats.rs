//! Seats, their names and teams come from the set-up.

use crate::{GAMES, PAIRS, does, play, seated};
use client::host::*;
use serde_json::{Value, json};

fn each<'a>(info: &'a Value, field: &str) -> Vec<&'a Value> {
    info["seats"].as_array().unwrap().iter().map(|seat| &seat[field]).collect()
}

#[tokio::test]
async fn a_game_says_how_people_can_be_seated_and_what_it_has() {
    let host = Host::start(GAMES).await;
    let games = host.stranger().look("/api/games").await;
    let toy = &games[0];
    assert_eq!((&toy["game"], &toy["seats"]), (&json!("toy"), &json!(["a", "b", "c"])));
    assert_eq!(toy["offers"], json!(["stops"]));
    let pairs = toy["seatings"].as_array().unwrap().iter().find(|seating| seating["setup"] == PAIRS).unwrap();
    assert_eq!(each(pairs, "seat"), ["a", "b", "c", "d"]);
    assert_eq!(each(pairs, "team"), [0, 1, 0, 1]);
    // What it does not have is nothing.
    assert_eq!(host.stranger().look("/api/games/toy/facts").await, Value::Null);
}

#[tokio::test]
async fn the_set_up_says_how_many_seats_there_are() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let wanted = |seats: Value| json!({ "game": "toy", "seats": seats, "setup": "set seats: 4" });
    let three = ann.post("/api/matches", wanted(json!(["me", "me", "me"]))).await.unwrap();
    refused(three, 400, "bad-seats");
    let four = done(ann.post("/api/matches", wanted(json!(["me", "me", "me", "me"]))).await.unwrap());
    assert_eq!(each(&four, "seat"), ["a", "b", "c", "d"]);
    assert_eq!(each(&four, "team"), [0, 1, 2, 3]);
    let nobody =
        ann.post("/api/matches", json!({ "game": "toy", "seats": [], "setup": "set seats: 9" })).await.unwrap();
    refused(nobody, 400, "bad-setup");
}

#[tokio::test]
async fn a_match_of_three_is_played_to_its_end() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({ "spectators": true })).await;
    while people[0].seen(&id).await["info"]["status"] == "running" {
        play(&mut people, &id, 1).await;
        reads_back_alike(&host, &id).await;
    }
    let info = people[1].seen(&id).await["info"].clone();
    assert_eq!((&info["status"], &info["result"]), (&json!("over"), &json!("lives")));
    assert!(!info["winners"].as_array().unwrap().is_empty());
    let result = people[2].look(&format!("/api/matches/{id}/result")).await;
    assert_eq!(result["winners"], info["winners"]);
    assert_eq!(people[2].look("/api/me/matches").await[0]["winners"], info["winners"], "lists know it too");
    assert_eq!(people[0].look(&format!("/api/matches/{id}/luck")).await, Value::Null);
    let csv = people[0].get("/api/me/results/toy").await.unwrap().text;
    assert!(csv.starts_with("match,finished,a,b,c,d,e,ending,winner,start\n"), "{csv}");
    assert!(csv.contains(",Ann,Bob,Cid,,,lives,"), "{csv}");
}

#[tokio::test]
async fn one_person_plays_three_seats_and_hands_the_device_round() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "me", "me"]), json!({})).await);
    let mut shown = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let seen = ann.seen(&id).await;
        if seen["info"]["status"] == "over" {
            break;
        }
        match seen["hand_over"].as_str() {
            Some(due) => {
                assert!(seen["question"].is_null());
                does(&mut ann, &id, due, "take-over").await;
                shown.insert(due.to_string());
                let taken = ann.seen(&id).await;
                assert_eq!((&taken["seat"], &taken["hand_over"]), (&json!(due), &Value::Null));
                let hands = taken["view"]["people"].as_array().unwrap().iter();
                let open: Vec<bool> = hands.map(|one| !one["own_deck"].as_array().unwrap().is_empty()).collect();
                let own = ["a", "b", "c"].map(|seat| seat == due);
                assert!(open.iter().zip(own).all(|(open, own)| !*open || own), "{taken}");
            }
            // All are asked at once: who has the device answers first.
            None => assert!(answer(&mut ann, &id).await),
        }
    }
    assert_eq!(shown.len(), 3, "everybody had his turn");
}

#[tokio::test]
async fn in_a_rematch_teams_stay_together() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid", "Dot"], json!({ "setup": PAIRS })).await;
    does(&mut people[0], &id, "a", "concede").await;
    let again = format!("/api/matches/{id}/rematch");
    let mut seats = Vec::new();
    for person in &mut people {
        seats.push(person.put_up(&again, json!({})).await["yours"][0].as_str().unwrap().to_string());
    }
    assert_eq!(seats, ["b", "a", "d", "c"]);
}

#[tokio::test]
async fn programs_play_with_people() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let seats = json!(["me", { "program": "easy" }, { "program": "normal" }, { "program": "easy" }]);
    let id = id_of(&make(&mut ann, seats, json!({ "setup": PAIRS })).await);
    for _ in 0..4 {
        wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
        assert!(answer(&mut ann, &id).await);
    }
}
