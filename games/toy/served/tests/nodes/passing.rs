//! Who does not want to be asked is passed for once, whatever nodes look after his match, and is asked where he wants to be at all of them.

use crate::{Listening, nodes, two};
use axum::http::Method;
use client::{Client, host::*};
use serde_json::{Value, json};

/// Ann at the first node has led a card at Cid: Bob, who is at the second, is asked whether he answers it, then Cid.
async fn led(one: &Host, other: &Host) -> (Vec<Client>, String) {
    let people = vec![one.guest("Ann").await, other.guest("Bob").await, one.guest("Cid").await];
    led_by(people).await
}

async fn led_by(mut people: Vec<Client>) -> (Vec<Client>, String) {
    let deck = |seat: &str, card: &str| format!("set deck {seat}:{}", format!(" {card}").repeat(8));
    let more = json!({ "listed": true, "spectators": true, "brings": deck("a", "c1") });
    let id = id_of(&make(&mut people[0], json!(["me", "open", "open"]), more).await);
    for (at, seat, card) in [(1, "b", "c1"), (2, "c", "c3")] {
        people[at].put_up(&format!("/api/matches/{id}/join"), json!({ "brings": deck(seat, card) })).await;
    }
    for (at, answer) in [(0, "1"), (1, "0"), (2, "0"), (0, "c1"), (0, "c")] {
        let now = version(&people[at].seen(&id).await);
        done(send_answer(&mut people[at], &id, ["a", "b", "c"][at], now, answer).await);
    }
    (people, id)
}

async fn wants(client: &mut Client, ask: &str) {
    let sent = json!({ "wants": { "answer": ask } });
    done(client.call(Method::PUT, "/api/me/stops/toy", Some(sent)).await.unwrap());
}

async fn go_on(client: &mut Client, id: &str, on: bool) {
    done(client.post(&format!("/api/matches/{id}/go-on"), json!({ "seat": "b", "on": on })).await.unwrap());
}

/// How often Bob has passed.
async fn passes(host: &Host, id: &str) -> usize {
    let entries = host.app.store().entries(&store::MatchId(id.into()), 0).await.unwrap();
    entries.iter().filter(|entry| entry.what.starts_with("b: pass")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_one_passes_and_both_tell_the_same() {
    let (one, other) = two().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        let (people, id) = led(&one, &other).await;
        let heard = [Listening::to(&one.stranger(), &id).await, Listening::to(&other.stranger(), &id).await];
        tables.push((people, id, heard));
    }
    for (people, ..) in &mut tables {
        wants(&mut people[1], "never").await;
    }
    for (people, id, heard) in &mut tables {
        for heard in heard {
            heard.ends_with("seen", |seen| seen["waits_for"] == json!(["c"])).await;
        }
        assert_eq!(passes(&one, id).await, 1);
        let mut bobs = [moved(&one, &people[1]), people[1].clone()];
        // He wants to be asked again, at whatever node: he has gone back to here.
        done(deed(&mut bobs[0], id, "b", "undo").await);
        for bob in &mut bobs {
            let seen = bob.seen(id).await;
            assert!(seen["passed"].is_null() && !seen["question"].is_null(), "{seen}");
        }
        assert_eq!(passes(&one, id).await, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_passes_at_once_one_is_dropped_without_a_trace() {
    let (one, other) = two().await;
    let mut people = vec![one.guest("Ann").await, other.guest("Bob").await, one.guest("Cid").await];
    for client in &mut people[1..] {
        wants(client, "never").await;
    }
    let (people, id) = led_by(people).await;
    let cids = [Listening::to(&people[2], &id).await, Listening::to(&moved(&other, &people[2]), &id).await];
    // From here on no node knows what the other does: one passes for Bob, and then for Cid; the other would too, and finds that it was done. Whether it
    // finds both at once is up to chance.
    for host in [&one, &other] {
        nodes(host).lose_every(1);
        nodes(host).rely_on_notices();
    }
    let is_cids = |seen: &Value| seen["waits_for"] == json!(["c"]);
    for heard in &cids {
        heard.ends_with("seen", |seen| !is_cids(seen) && seen["waits_for"] != json!(["b"])).await;
        let asked: Vec<Value> = heard.all().into_iter().filter(is_cids).collect();
        assert!(asked.iter().all(|seen| seen["passed"] == true), "{asked:#?}");
    }
    assert_eq!(passes(&one, &id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_passes_until_his_next_stop_does_so_at_all_nodes() {
    let (one, other) = two().await;
    let (people, id) = led(&one, &other).await;
    // Somebody looks at both nodes, so that both have the match.
    let _heard = [Listening::to(&people[0], &id).await, Listening::to(&people[1], &id).await];
    let mut bobs = [moved(&one, &people[1]), people[1].clone()];
    let goes_on = |on: bool| move |seen: &Value| (seen["goes_on"] == true) == on;
    go_on(&mut bobs[0], &id, true).await;
    wait_until(&mut bobs[1], &id, goes_on(true)).await;
    go_on(&mut bobs[1], &id, false).await;
    wait_until(&mut bobs[0], &id, goes_on(false)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_wants_is_known_at_all_nodes() {
    let (one, other) = two().await;
    let (people, id) = led(&one, &other).await;
    let _heard = [Listening::to(&people[0], &id).await, Listening::to(&people[1], &id).await];
    let mut bobs = [moved(&one, &people[1]), people[1].clone()];
    wants(&mut bobs[0], "never").await;
    wait_until(&mut bobs[1], &id, |seen| seen["passed"] == true || seen["waits_for"] == json!(["c"])).await;
}
