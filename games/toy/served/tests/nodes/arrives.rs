//! Everything that happens at one node arrives at the other, whatever is lost on the way, and nobody there does anything for it.

use crate::{Listening, TWO, cluster, nodes, two, two_on};
use client::host::*;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// So long the nodes do not hear each other, where the line is cut.
const CUT: Duration = Duration::from_secs(10);

/// Who sits on the second seat.
fn second(message: &Value) -> &Value {
    &message["info"]["seats"][1]["holder"]["person"]
}

/// All that can happen happens at the second node, where Ann plays too, in another window. Then it is waited for what is heard at the first.
async fn everything_arrives(at: [&Host; 2], meanwhile: impl Future<Output = ()>) {
    let [here, there] = at;
    let mut ann = here.guest("Ann").await;
    let id = id_of(
        &make(&mut ann, json!(["me", "open"]), json!({ "listed": true, "spectators": true, "setup": TWO })).await,
    );
    let (anns, watched) = (Listening::to(&ann, &id).await, Listening::to(&here.stranger(), &id).await);
    let mut bob = there.guest("Bob").await;
    let mut ann = moved(there, &ann);
    let name = format!("Robert {}", &id[..8]);
    let deeds = async {
        bob.put_up(&format!("/api/matches/{id}/join"), json!({})).await;
        let bobs = bob.live(&id, 0).await.unwrap();
        for _ in 0..4 {
            step(&mut [&mut ann, &mut bob], &id).await;
        }
        done(deed(&mut bob, &id, "b", "ask-undo").await);
        let seen = bob.seen(&id).await;
        bob.put_up(&format!("/api/matches/{id}/chat"), json!({ "text": "one" })).await;
        bob.put_up(&format!("/api/matches/{id}/chat"), json!({ "text": "two" })).await;
        bob.put_up("/api/accounts", json!({ "name": name, "password": PASSWORD })).await;
        bobs.close().await;
        let bobs = bob.live(&id, 0).await.unwrap();
        done(ann.call(axum::http::Method::DELETE, "/api/sessions", None).await.unwrap());
        (seen, bobs)
    };
    let ((seen, bobs), ()) = tokio::join!(deeds, meanwhile);

    watched.ends_with("seen", |heard| heard["position"] == seen["position"] && version(heard) == version(&seen)).await;
    watched
        .ends_with("seen", |heard| heard["undo_asked"] == seen["undo_asked"] && heard["undo_asked"]["seat"] == "b")
        .await;
    watched.ends_with("seen", |heard| *second(heard) == name).await;
    watched.hears("that it began", |heard| heard["info"]["status"] == "running").await;
    let said = |text: &'static str| {
        move |heard: &Value| {
            heard["lines"].as_array().is_some_and(|lines| lines.iter().any(|line| line["text"] == text))
        }
    };
    watched.hears("what was said first", said("one")).await;
    watched.hears("what was said last", said("two")).await;
    // Ann has signed out at the other node.
    anns.is_closed().await;
    watched.ends_with("here", |heard| *heard == json!({ "type": "here", "seats": ["b"], "spectators": 1 })).await;
    bobs.close().await;
    watched.ends_with("here", |heard| *heard == json!({ "type": "here", "seats": [], "spectators": 1 })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_arrives_at_the_other_node() {
    let (one, other) = two().await;
    // By what the nodes tell each other, and not because they look for themselves.
    for host in [&one, &other] {
        nodes(host).rely_on_notices();
    }
    everything_arrives([&one, &other], async {}).await;
    everything_arrives([&other, &one], async {}).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_arrives_though_every_third_letter_is_lost() {
    let (one, other) = two().await;
    for host in [&one, &other] {
        nodes(host).lose_every(3);
    }
    for _ in 0..3 {
        everything_arrives([&one, &other], async {}).await;
        everything_arrives([&other, &one], async {}).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_arrives_after_the_line_was_cut_for_ten_seconds() {
    let address = cluster().database();
    let (one, other) = two_on(&address).await;
    let database = address.rsplit('/').next().unwrap().to_string();
    let cut = || async {
        let cut = format!(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
             WHERE application_name = 'westmarch listens' AND datname = '{database}'"
        );
        let cutting = tokio::task::spawn_blocking(move || {
            let (begun, mut lines) = (Instant::now(), 0);
            while begun.elapsed() < CUT {
                lines += cluster().run("postgres", &cut).parse::<u32>().unwrap();
            }
            lines
        });
        let lines = cutting.await.unwrap();
        assert!(lines > 2, "they came back again and again, and were cut: {lines}");
    };
    everything_arrives([&one, &other], cut()).await;
}
