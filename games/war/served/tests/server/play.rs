//! Playing: answers, and what is refused.

use crate::GAMES;
use client::host::*;
use serde_json::{Value, json};

#[tokio::test]
async fn a_program_of_every_level_answers_by_itself() {
    let host = Host::start(GAMES).await;
    let levels = host.stranger().look("/api/games").await[0]["levels"].clone();
    for level in levels.as_array().unwrap() {
        let (mut ann, id) = host.alone(level.as_str().unwrap()).await;
        for _ in 0..4 {
            wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
            answer(&mut ann, &id).await;
        }
        let seen = wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
        let entries = host.app.store().entries(&store::MatchId(id), 0).await.unwrap();
        let by_program = entries.iter().filter(|entry| entry.what.starts_with("sh: ")).count();
        assert!(by_program > 0 && version(&seen) >= 5, "{level}: {entries:?}");
    }
}

#[tokio::test]
async fn what_is_too_late_is_refused_with_how_the_match_stands() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let (asked, before) = play_until(&mut [&mut ann, &mut bob], &id, |seen| !seen["question"].is_null()).await;
    let client = [&mut ann, &mut bob].into_iter().nth(asked).unwrap();
    assert!(answer(client, &id).await);
    let now = client.seen(&id).await;
    for wrong in [version(&before), version(&now) + 1] {
        let (seat, answer) = (before["seat"].as_str().unwrap(), anything(&before["question"]));
        let late = refused(send_answer(client, &id, seat, wrong, &answer).await, 409, "late");
        assert_eq!(late["seen"]["info"]["version"], now["info"]["version"]);
        assert_eq!(late["seen"]["view"], now["view"]);
    }
    assert_eq!(client.seen(&id).await["info"]["version"], now["info"]["version"]);
}

#[tokio::test]
async fn who_answers_a_question_that_has_stood_is_not_late() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let before = ann.seen(&id).await;
    let (asked, other, seat) = match before["waits_for"][0].as_str().unwrap() {
        "fp" => (&mut ann, &mut bob, "sh"),
        _ => (&mut bob, &mut ann, "fp"),
    };
    let before = asked.seen(&id).await;
    done(deed(other, &id, seat, "offer-draw").await);
    let own = before["seat"].as_str().unwrap();
    for _ in 0..500 {
        let reply = send_answer(asked, &id, own, version(&before), &anything(&before["question"])).await;
        if reply.status == 200 {
            return;
        }
        assert_eq!(reply.status, 422, "{}", reply.text);
    }
    panic!("nothing was taken");
}

#[tokio::test]
async fn what_is_sent_twice_counts_once() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let (asked, before) = play_until(&mut [&mut ann, &mut bob], &id, |seen| !seen["question"].is_null()).await;
    let client = [&mut ann, &mut bob].into_iter().nth(asked).unwrap();
    let path = format!("/api/matches/{id}/answers");
    let (first, sent) = loop {
        let sent = json!({ "id": fresh(), "version": before["info"]["version"], "seat": before["seat"],
            "answer": anything(&before["question"]) });
        let reply = client.post(&path, sent.clone()).await.unwrap();
        if reply.status == 200 {
            break (reply, sent);
        }
    };
    let after = client.seen(&id).await;
    assert_eq!(client.post(&path, sent).await.unwrap().text, first.text);
    assert_eq!(client.seen(&id).await, after);
    // So do other deeds.
    let draw = json!({ "id": "draw", "seat": before["seat"], "deed": "offer-draw" });
    let path = format!("/api/matches/{id}/deeds");
    let first = client.put_up(&path, draw.clone()).await;
    assert_eq!(client.put_up(&path, draw).await, first);
    assert_eq!(deeds(&client.seen(&id).await), ["offer-draw"]);
}

#[tokio::test]
async fn what_a_rule_forbids_is_refused_with_its_number() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    for _ in 0..2000 {
        for client in [&mut ann, &mut bob] {
            let seen = client.seen(&id).await;
            let Some(seat) = seen["seat"].as_str().filter(|_| !seen["question"].is_null()) else { continue };
            // Regions are a good guess: most of them are against some rule.
            for guess in
                [anything(&seen["question"]), "mordor".into(), "minas-tirith".into(), "moria".into(), "shire".into()]
            {
                let asked = json!({ "seat": seat, "answer": guess });
                let verdict = client.post(&format!("/api/matches/{id}/check"), asked).await.unwrap().json();
                if verdict["refused"]["rule"].is_string() {
                    let json =
                        refused(send_answer(client, &id, seat, version(&seen), &guess).await, 422, "forbidden-by-rule");
                    assert_eq!(json, verdict["refused"]);
                    assert_eq!(client.seen(&id).await["info"]["version"], seen["info"]["version"]);
                    return;
                }
            }
        }
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    panic!("no rule forbade anything");
}

#[tokio::test]
async fn one_answers_for_oneself_only() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let seen = ann.seen(&id).await;
    let now = version(&seen);
    refused(send_answer(&mut ann, &id, "sh", now, "x").await, 403, "not-your-seat");
    refused(send_answer(&mut bob, &id, "fp", now, "x").await, 403, "not-your-seat");
    refused(send_answer(&mut ann, &id, "elves", now, "x").await, 400, "unknown-seat");
    refused(send_answer(&mut host.guest("Cid").await, &id, "fp", now, "x").await, 404, "not-found");
    refused(send_answer(&mut host.stranger(), &id, "fp", now, "x").await, 401, "not-signed-in");
    let (idle, seat) = if seen["question"].is_null() { (&mut ann, "fp") } else { (&mut bob, "sh") };
    refused(send_answer(idle, &id, seat, now, "1").await, 422, "not-asked");
    assert_eq!(version(&ann.seen(&id).await), now);
}

#[tokio::test]
async fn who_only_watches_cannot_answer() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "me"]), json!({ "spectators": true })).await);
    let mut cid = host.guest("Cid").await;
    refused(send_answer(&mut cid, &id, "fp", 1, "x").await, 403, "not-seated");
    refused(deed(&mut cid, &id, "fp", "concede").await, 403, "not-seated");
}

#[tokio::test]
async fn of_two_answers_at_once_one_counts() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    for _ in 0..10 {
        let (asked, seen) = play_until(&mut [&mut ann, &mut bob], &id, |seen| !seen["question"].is_null()).await;
        let (mut here, mut there) = [(ann.clone(), ann.clone()), (bob.clone(), bob.clone())][asked].clone();
        let seat = seen["seat"].as_str().unwrap();
        let (mine, yours) = (anything(&seen["question"]), anything(&seen["question"]));
        let (one, other) = tokio::join!(
            send_answer(&mut here, &id, seat, version(&seen), &mine),
            send_answer(&mut there, &id, seat, version(&seen), &yours)
        );
        let taken = [&one, &other].iter().filter(|reply| reply.status == 200).count() as u64;
        assert!(taken <= 1, "{} {}", one.text, other.text);
        assert!([one.status, other.status].iter().all(|status| [200, 409, 422].contains(status)));
        assert_eq!(version(&ann.seen(&id).await), version(&seen) + taken);
    }
}

#[tokio::test]
async fn a_draw_needs_both() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    refused(deed(&mut bob, &id, "sh", "accept-draw").await, 409, "no-offer");
    done(deed(&mut ann, &id, "fp", "offer-draw").await);
    assert_eq!(bob.seen(&id).await["draw_offered"], json!({ "seat": "fp", "waits_for": ["sh"] }));
    refused(deed(&mut ann, &id, "fp", "accept-draw").await, 409, "own-offer");
    done(deed(&mut bob, &id, "sh", "refuse-draw").await);
    assert!(ann.seen(&id).await["draw_offered"].is_null());
    refused(deed(&mut bob, &id, "sh", "accept-draw").await, 409, "no-offer");
    done(deed(&mut bob, &id, "sh", "offer-draw").await);
    done(deed(&mut ann, &id, "fp", "accept-draw").await);
    let seen = bob.seen(&id).await;
    assert_eq!((&seen["info"]["status"], &seen["info"]["result"]), (&json!("over"), &json!("draw")));
    assert_eq!(deeds(&seen), ["offer-draw", "refuse-draw", "offer-draw", "accept-draw"]);
}

#[tokio::test]
async fn an_answer_declines_a_draw() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    done(deed(&mut ann, &id, "fp", "offer-draw").await);
    step(&mut [&mut ann, &mut bob], &id).await;
    assert!(ann.seen(&id).await["draw_offered"].is_null());
}

#[tokio::test]
async fn a_program_does_not_agree_to_a_draw() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = host.alone("easy").await;
    refused(deed(&mut ann, &id, "fp", "offer-draw").await, 409, "no-draw");
}

#[tokio::test]
async fn who_concedes_has_lost_and_nothing_goes_on() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    refused(deed(&mut bob, &id, "fp", "concede").await, 403, "not-your-seat");
    done(deed(&mut bob, &id, "sh", "concede").await);
    let seen = ann.seen(&id).await;
    assert_eq!((&seen["info"]["status"], &seen["info"]["result"]), (&json!("over"), &json!("conceded-sh")));
    assert!(seen["question"].is_null() && seen["waits_for"] == json!([]) && seen["info"]["your_turn"] == false);
    refused(send_answer(&mut ann, &id, "fp", version(&seen), "1").await, 409, "over");
    refused(deed(&mut ann, &id, "fp", "offer-draw").await, 409, "over");
}

#[tokio::test]
async fn nothing_is_answered_before_the_beginning() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "open"]), json!({})).await);
    refused(send_answer(&mut ann, &id, "fp", 0, "1").await, 409, "not-begun");
    refused(deed(&mut ann, &id, "fp", "concede").await, 409, "not-begun");
    assert_eq!(version(&ann.seen(&id).await), 0);
}

/// Orcs stand before a few men of Gondor, and the Shadow may attack them.
const BATTLE: &str = "set phase: actions
set acting: sh
set dice sh: army
set politics sauron: 0 active
set osgiliath: 2 gondor-regular, gondor-leader
set south-ithilien: 5 sauron-regular, sauron-elite, nazgul
set minas-morgul: none";

#[tokio::test]
async fn chances_of_a_battle_before_and_while_it_is_fought() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let seats = json!(["me", "me"]);
    let id = id_of(&make(&mut ann, seats.clone(), json!({ "setup": BATTLE })).await);
    let odds = format!("/api/matches/{id}/odds");
    done(deed(&mut ann, &id, "sh", "take-over").await);
    assert!(ann.look(&odds).await.is_null());
    for answer in ["army", "attack"] {
        let at = version(&ann.seen(&id).await);
        done(send_answer(&mut ann, &id, "sh", at, answer).await);
    }
    let seen = ann.seen(&id).await;
    assert_eq!(seen["question"]["why"]["name"], "attack-with", "{seen}");
    // One Orc alone is worse off than all of them.
    let chance = |odds: &Value| odds["attacker_wins"].as_f64().unwrap();
    let one = ann.look(&format!("{odds}?answer=%5Bsauron-regular%5D")).await;
    let all = ann.look(&format!("{odds}?answer=%5B5%20sauron-regular,%20sauron-elite,%20nazgul%5D")).await;
    assert!(chance(&one) < 0.3 && chance(&all) > 0.9, "{one} {all}");
    assert!(ann.look(&format!("{odds}?answer=%5B9%20sauron-regular%5D")).await.is_null());
    let at = version(&seen);
    done(send_answer(&mut ann, &id, "sh", at, "[5 sauron-regular, sauron-elite, nazgul]").await);
    // The dice of the first round have been rolled, and Osgiliath protects in no other.
    assert!(chance(&ann.look(&odds).await) > chance(&all));
    let battle = &ann.seen(&id).await["view"]["battle"];
    assert_eq!((&battle["strength"], &battle["leadership"]), (&json!({"fp":2,"sh":6}), &json!({"fp":1,"sh":1})));
    assert!(battle["ways_out"].as_array().unwrap().contains(&json!("lossarnach")), "{battle}");

    let without = id_of(&make(&mut ann, seats, json!({ "setup": BATTLE, "odds": false })).await);
    refused(ann.get(&format!("/api/matches/{without}/odds")).await.unwrap(), 409, "no-odds");
}

#[tokio::test]
async fn hints_come_only_where_chances_are_shown() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let seats = json!(["me", { "program": "easy" }]);
    let (with, without) =
        (make(&mut ann, seats.clone(), json!({})).await, make(&mut ann, seats, json!({ "odds": false })).await);
    let (with, without) = (id_of(&with), id_of(&without));
    wait_until(&mut ann, &with, |seen| !seen["question"].is_null()).await;
    let advice = ann.put_up(&format!("/api/matches/{with}/hint"), json!({})).await;
    assert!(!advice["choices"].as_array().unwrap().is_empty(), "{advice}");
    refused(ann.post(&format!("/api/matches/{without}/hint"), json!({})).await.unwrap(), 409, "no-odds");
}
