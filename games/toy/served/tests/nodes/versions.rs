//! Two nodes write to one match: one of two that come at once is taken, and nobody has to know where he is.

use crate::{Listening, TWO, nodes, two};
use client::{Client, host::*};
use serde_json::{Value, json};

/// Ann and Bob at the first node, and the same two at the second.
async fn duel(one: &Host, other: &Host) -> ([Client; 2], [Client; 2], String) {
    let (ann, bob, id) = one.duel_with(json!({ "setup": TWO })).await;
    let there = [moved(other, &ann), moved(other, &bob)];
    ([ann, bob], there, id)
}

/// Who is asked, his seat, the version, and the question; nobody when the match is over.
async fn asked(people: &mut [Client; 2], id: &str) -> Option<(usize, String, u64, Value)> {
    for (at, client) in people.iter_mut().enumerate() {
        let seen = client.seen(id).await;
        if let Some(seat) = seen["question"]["seat"].as_str() {
            return Some((at, seat.into(), version(&seen), seen["question"].clone()));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_late_is_told_how_the_match_stands_at_both_nodes() {
    let (one, other) = two().await;
    let (mut here, mut there, id) = duel(&one, &other).await;
    // Nothing is heard: only the store knows.
    nodes(&one).lose_every(1);
    nodes(&other).lose_every(1);
    let mut answers = 0;
    while let Some((at, seat, version_then, question)) = asked(&mut here, &id).await {
        // The other node has the match as it stands now.
        there[at].seen(&id).await;
        assert!(answer(&mut here[at], &id).await);
        let late = send_answer(&mut there[at], &id, &seat, version_then, &anything(&question)).await;
        let told = refused(late, 409, "late");
        assert_eq!(version(&told["seen"]), version_then + 1, "{told}");
        answers += 1;
    }
    assert!(answers > 3, "{answers}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_answers_at_once_one_is_taken() {
    let (one, other) = two().await;
    let (mut here, mut there, id) = duel(&one, &other).await;
    let mut rounds = 0;
    while let Some((at, seat, version_then, question)) = asked(&mut here, &id).await {
        rounds += 1;
        there[at].seen(&id).await;
        let answers = [anything(&question), anything(&question)];
        let (first, second) = tokio::join!(
            send_answer(&mut here[at], &id, &seat, version_then, &answers[0]),
            send_answer(&mut there[at], &id, &seat, version_then, &answers[1])
        );
        let mut replies = [first, second];
        replies.sort_by_key(|reply| reply.status);
        let [taken, late] = replies;
        assert_eq!(taken.status, 200, "{} {}", taken.text, late.text);
        // Where several are asked at once the question still stands for the others: he is not late, but has answered.
        if (late.status, late.code().as_str()) != (422, "not-asked") {
            assert_eq!((late.status, version(&late.json()["seen"])), (409, version_then + 1), "{}", late.text);
        }
    }
    let entries = one.app.store().entries(&store::MatchId(id.clone()), 0).await.unwrap();
    assert!(rounds > 3 && entries.len() == rounds + 1, "the beginning, and one each time");
    reads_back_alike(&other, &id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_seen_at_one_node_can_be_answered_at_the_other_before_that_has_heard_of_it() {
    let (one, other) = two().await;
    let (mut here, mut there, id) = duel(&one, &other).await;
    nodes(&one).lose_every(1);
    // Somebody looks on at the first node: its room is there, and knows nothing.
    let watched = Listening::to(&here[0], &id).await;
    let mut answers = 0;
    while answer(&mut there[0], &id).await || answer(&mut there[1], &id).await {
        let Some((at, seat, version_now, question)) = asked(&mut there, &id).await else { break };
        answers += 1;
        let reply = loop {
            let reply = send_answer(&mut here[at], &id, &seat, version_now, &anything(&question)).await;
            // Some combinations are against a rule.
            if reply.status != 422 {
                break reply;
            }
        };
        done(reply);
    }
    assert!(answers > 1, "{answers}");
    let last = version(&there[0].seen(&id).await);
    watched.ends_with("seen", |heard| version(heard) == last).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_has_just_sat_down_elsewhere_may_look_and_a_match_begins_once() {
    let (one, other) = two().await;
    nodes(&one).lose_every(1);
    nodes(&other).lose_every(1);
    for _ in 0..10 {
        let mut ann = one.guest("Ann").await;
        let made = make(&mut ann, json!(["me", "open"]), json!({ "setup": TWO })).await;
        let (id, invite) = (id_of(&made), made["invite"].as_str().unwrap().to_string());
        let watched = Listening::to(&ann, &id).await;
        let mut bob = other.guest("Bob").await;
        let (join, look) = (format!("/api/matches/{id}/join"), format!("/api/matches/{id}"));
        let (joined, seen) = tokio::join!(bob.post(&join, json!({ "invite": invite })), ann.get(&look));
        done(joined.unwrap());
        done(seen.unwrap());
        // The room of the first node has not heard that he sits there.
        let seen = moved(&one, &bob).seen(&id).await;
        assert_eq!((&seen["seat"], version(&seen)), (&json!("b"), 1));
        watched.ends_with("seen", |heard| version(heard) == 1).await;
    }
}
