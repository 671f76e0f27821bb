//! Who does not want to be asked is passed for, and nobody can tell.

use crate::GAMES;
use axum::http::Method;
use client::{Client, Socket, host::*};
use serde_json::{Value, json};

/// Of these Bob could answer what Ann plays; of the others he could not.
pub const ABLE: &str = "set deck b: c1 c1 c1 c1 c1 c1 c1 c1";
const IDLE: &str = "set deck b: c2 c2 c2 c2 c2 c2 c2 c2";

/// Ann has led a card and says at whom: Bob is asked whether he answers it, then Cid.
pub async fn led(host: &Host, bobs: &str, at: &str) -> (Vec<Client>, String) {
    let mut people = vec![host.guest("Ann").await, host.guest("Bob").await, host.guest("Cid").await];
    let brings = ["set deck a: c1 c1 c1 c1 c1 c1 c1 c1", bobs, "set deck c: c3 c3 c3 c3 c3 c3 c3 c3"];
    let more = json!({ "listed": true, "spectators": true, "brings": brings[0] });
    let id = id_of(&make(&mut people[0], json!(["me", "open", "open"]), more).await);
    for (other, brings) in people.iter_mut().zip(brings).skip(1) {
        other.put_up(&format!("/api/matches/{id}/join"), json!({ "brings": brings })).await;
    }
    for (at, bid) in ["1", "0", "0"].into_iter().enumerate() {
        says(&mut people[at], &id, ["a", "b", "c"][at], bid).await;
    }
    says(&mut people[0], &id, "a", "c1").await;
    says(&mut people[0], &id, "a", at).await;
    (people, id)
}

async fn says(client: &mut Client, id: &str, seat: &str, answer: &str) {
    let now = version(&client.seen(id).await);
    done(send_answer(client, id, seat, now, answer).await);
}

pub async fn wants(client: &mut Client, ask: &str) {
    let sent = json!({ "wants": { "answer": ask } });
    done(client.call(Method::PUT, "/api/me/stops/toy", Some(sent)).await.unwrap());
}

async fn go_on(client: &mut Client, id: &str, seat: &str, on: bool) {
    done(client.post(&format!("/api/matches/{id}/go-on"), json!({ "seat": seat, "on": on })).await.unwrap());
}

/// Everything that somebody hears until Cid is asked, with how long each message is; the name of the match and moments are left out.
async fn heard_until_cid_is_asked(mut socket: Socket, id: &str) -> Vec<(usize, Value)> {
    let mut heard = Vec::new();
    loop {
        let text = socket.text().await.expect("the socket stays open").replace(id, "ID");
        let mut message = timeless(serde_json::from_str(&text).unwrap());
        // When it was made, and how one is invited, are not the same for two matches.
        if let Some(info) = message["info"].as_object_mut() {
            info.retain(|name, _| name != "created" && name != "invite");
        }
        let is_cids = message["waits_for"] == json!(["c"]);
        heard.push((text.len(), message));
        if is_cids {
            return heard;
        }
    }
}

#[tokio::test]
async fn a_pass_that_is_made_cannot_be_told_from_one_that_is_chosen() {
    let host = Host::start(GAMES).await;
    let mut told = Vec::new();
    // He can answer, or not; he passes himself, or it is passed for him, for one reason or another.
    for (deck, ask) in [(ABLE, "always"), (IDLE, "always"), (ABLE, "never"), (IDLE, "never"), (IDLE, "able")] {
        let (mut people, id) = led(&host, deck, "c").await;
        let log = people[0].seen(&id).await["log_end"].as_u64().unwrap() as u32;
        let watched = host.stranger().live(&id, log).await.unwrap();
        let anns = people[0].live(&id, log).await.unwrap();
        match ask {
            "always" => says(&mut people[1], &id, "b", "pass").await,
            _ => wants(&mut people[1], ask).await,
        }
        told.push((heard_until_cid_is_asked(anns, &id).await, heard_until_cid_is_asked(watched, &id).await));
        reads_back_alike(&host, &id).await;
    }
    let (first, others) = told.split_first().unwrap();
    assert!(first.0.len() > 1 && first.1.len() > 1, "{first:?}");
    others.iter().for_each(|other| assert_eq!(other, first));
}

#[tokio::test]
async fn one_is_asked_where_one_wants_to_be() {
    let host = Host::start(GAMES).await;
    // With people at the table one who has said nothing is asked, also if he can only pass; one who is able to act is asked then.
    for (deck, ask, is_asked) in [
        (IDLE, None, true),
        (ABLE, None, true),
        (ABLE, Some("able"), true),
        (IDLE, Some("able"), false),
        (ABLE, Some("never"), false),
    ] {
        let (mut people, id) = led(&host, deck, "c").await;
        if let Some(ask) = ask {
            wants(&mut people[1], ask).await;
        }
        let seen = wait_until(&mut people[1], &id, |seen| is_asked || seen["passed"] == true).await;
        assert_eq!(seen["passed"] == true, !is_asked, "{deck} {ask:?}");
        assert!(!seen["question"].is_null(), "he may still answer himself");
        let anns = people[0].seen(&id).await;
        assert_eq!(
            (&anns["waits_for"], &anns["passed"]),
            (&json!(["b"]), &Value::Null),
            "nobody else sees anything of it"
        );
        if ask == Some("able") && is_asked {
            // What he says himself counts.
            says(&mut people[1], &id, "b", "c1").await;
        }
    }
}

#[tokio::test]
async fn alone_with_programs_one_is_asked_if_one_can_do_something() {
    let host = Host::start(GAMES).await;
    for deck in [ABLE, IDLE] {
        let mut bob = host.guest("Bob").await;
        let programs = json!([{ "program": "easy" }, "me", { "program": "easy" }]);
        let id = id_of(&make(&mut bob, programs, json!({ "brings": deck })).await);
        // Programs lead any card; he is asked for an answer only where he has the same one.
        for _ in 0..40 {
            let seen =
                wait_until(&mut bob, &id, |seen| !seen["question"].is_null() || seen["info"]["status"] == "over").await;
            if seen["info"]["status"] == "over" {
                break;
            }
            let options = seen["question"]["options"].as_array().unwrap().len();
            assert!(seen["question"]["why"]["name"] != "answer" || options == 2, "{seen}");
            answer(&mut bob, &id).await;
        }
    }
}

#[tokio::test]
async fn who_goes_on_is_asked_again_where_something_is_aimed_at_him() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = led(&host, ABLE, "c").await;
    go_on(&mut people[1], &id, "b", true).await;
    let seen = wait_until(&mut people[0], &id, |seen| seen["waits_for"] == json!(["c"])).await;
    assert!(seen["goes_on"].is_null(), "Ann sees nothing of it");
    assert_eq!(people[1].seen(&id).await["goes_on"], true);

    let (mut people, id) = led(&host, ABLE, "b").await;
    go_on(&mut people[1], &id, "b", true).await;
    let seen = people[1].seen(&id).await;
    assert!(seen["passed"].is_null() && seen["goes_on"].is_null() && !seen["question"].is_null(), "{seen}");
}

#[tokio::test]
async fn who_steps_back_is_asked_there() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = led(&host, ABLE, "c").await;
    wants(&mut people[1], "never").await;
    wait_until(&mut people[0], &id, |seen| seen["waits_for"] == json!(["c"])).await;
    done(deed(&mut people[1], &id, "b", "undo").await);
    let seen = people[1].seen(&id).await;
    assert!(seen["passed"].is_null() && !seen["question"].is_null(), "{seen}");
}

#[tokio::test]
async fn what_is_said_stays_said_and_nonsense_is_refused() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    assert_eq!(ann.look("/api/me/stops/toy").await, json!({ "known": ["answer"], "wants": {} }));
    wants(&mut ann, "able").await;
    assert_eq!(ann.look("/api/me/stops/toy").await["wants"], json!({ "answer": "able" }));
    assert_eq!(bob.look("/api/me/stops/toy").await["wants"], json!({}));
    assert_eq!(ann.look("/api/me/export").await["stops"], json!({ "toy": { "answer": "able" } }));
    let mut put = async |game: &str, sent: Value| {
        ann.call(Method::PUT, &format!("/api/me/stops/{game}"), Some(sent)).await.unwrap()
    };
    refused(put("toy", json!({ "wants": { "breakfast": "never" } })).await, 400, "unknown-stop");
    refused(put("toy", json!({ "wants": { "answer": "sometimes" } })).await, 400, "bad-body");
    refused(put("toy", json!({})).await, 400, "bad-body");
    refused(put("chess", json!({ "wants": {} })).await, 400, "unknown-game");
    assert_eq!(ann.look("/api/me/stops/toy").await["wants"], json!({ "answer": "able" }));
    let (mut people, id) = led(&host, ABLE, "c").await;
    let path = format!("/api/matches/{id}/go-on");
    refused(people[1].post(&path, json!({ "seat": "a", "on": true })).await.unwrap(), 403, "not-your-seat");
    refused(people[1].post(&path, json!({ "seat": "x", "on": true })).await.unwrap(), 400, "unknown-seat");
    refused(host.stranger().post(&path, json!({ "seat": "b", "on": true })).await.unwrap(), 401, "not-signed-in");
}

#[tokio::test]
async fn a_pass_that_was_on_its_way_comes_after_a_restart() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = led(&host, ABLE, "c").await;
    wants(&mut people[1], "never").await;
    let host = Host::on(GAMES, host.stop().await).await;
    let mut ann = moved(&host, &people[0]);
    wait_until(&mut ann, &id, |seen| seen["waits_for"] == json!(["c"])).await;
}

#[tokio::test]
async fn alone_a_step_back_leads_to_ones_own_last_decision_over_all_passes_that_were_made() {
    let host = Host::start(GAMES).await;
    let mut bob = host.guest("Bob").await;
    wants(&mut bob, "never").await;
    let mut passes = 0;
    // Programs lead what they like: it may take several matches until it was passed for him often enough.
    for _ in 0..20 {
        let programs = json!([{ "program": "easy" }, "me", { "program": "easy" }]);
        let id = id_of(&make(&mut bob, programs, json!({ "brings": ABLE })).await);
        passes += passes_gone_back_over(&host, &mut bob, &id).await;
        if passes > 2 {
            return;
        }
    }
    panic!("it was passed for him only {passes} times");
}

/// Bob plays, and takes back every other answer: whatever was passed for him since, he is asked what he was asked then.
async fn passes_gone_back_over(host: &Host, bob: &mut Client, id: &str) -> usize {
    let (mut passes, mut before) = (0, Value::Null);
    loop {
        let is_asked = |seen: &Value| !seen["question"].is_null() && seen["passed"].is_null();
        let seen = wait_until(bob, id, |seen| is_asked(seen) || seen["info"]["status"] == "over").await;
        if seen["info"]["status"] == "over" {
            return passes;
        }
        if before.is_null() {
            before = seen;
        } else {
            passes += passes_of_bob(host, id, version(&before) as u32).await;
            let wanted = if seen["may_undo"] == true { "undo" } else { "ask-undo" };
            done(deed(bob, id, "b", wanted).await);
            let back = bob.seen(id).await;
            assert_eq!((&back["position"], &back["question"]), (&before["position"], &before["question"]));
            before = Value::Null;
        }
        answer(bob, id).await;
    }
}

/// How many passes of Bob the store has from a version on.
async fn passes_of_bob(host: &Host, id: &str, from: u32) -> usize {
    let entries = host.app.store().entries(&store::MatchId(id.into()), from).await.unwrap();
    entries.iter().filter(|entry| entry.what.starts_with("b: pass")).count()
}

#[tokio::test]
async fn with_people_a_step_back_takes_one_pass_at_a_time_and_tells_nobody_which_were_made() {
    let host = Host::start(GAMES).await;
    let mut told = Vec::new();
    for ask in ["always", "never"] {
        let (mut people, id) = led(&host, ABLE, "c").await;
        let log = people[0].seen(&id).await["log_end"].as_u64().unwrap() as u32;
        match ask {
            "always" => says(&mut people[1], &id, "b", "pass").await,
            _ => wants(&mut people[1], ask).await,
        }
        wait_until(&mut people[0], &id, |seen| seen["waits_for"] == json!(["c"])).await;
        done(deed(&mut people[1], &id, "b", "undo").await);
        let seen = people[0].seen(&id).await;
        told.push((
            seen["waits_for"].clone(),
            seen["position"].clone(),
            seen["log_end"].as_u64().unwrap() as u32 - log,
        ));
    }
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0].0, json!(["b"]));
}

#[tokio::test]
async fn who_cannot_be_passed_for_is_asked() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = led(&host, ABLE, "c").await;
    let db = rusqlite::Connection::open(host.app.settings.data.join(server::FILE)).unwrap();
    db.execute_batch("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'no room'); END").unwrap();
    wants(&mut people[1], "never").await;
    assert_eq!(people[1].seen(&id).await["passed"], true);
    // Nobody waits for a pass that does not come.
    let seen = wait_until(&mut people[1], &id, |seen| seen["passed"].is_null()).await;
    assert!(!seen["question"].is_null(), "{seen}");
    assert_eq!(people[0].seen(&id).await["waits_for"], json!(["b"]));
    db.execute_batch("DROP TRIGGER full").unwrap();
    says(&mut people[1], &id, "b", "pass").await;
    assert_eq!(people[0].seen(&id).await["waits_for"], json!(["c"]));
}
