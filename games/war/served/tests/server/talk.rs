//! Chat, notes, and problems.

use crate::GAMES;
use axum::http::Method;
use client::host::*;
use serde_json::json;

#[tokio::test]
async fn what_is_said_everybody_there_hears() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", { "program": "easy" }]), json!({ "spectators": true })).await);
    let (mut own, mut watching) = (ann.live(&id, 0).await.unwrap(), host.stranger().live(&id, 0).await.unwrap());
    hear(&mut own, "seen").await;
    hear(&mut watching, "seen").await;
    let chat = format!("/api/matches/{id}/chat");
    ann.put_up(&chat, json!({ "text": "well met" })).await;
    own.send_text(json!({ "type": "say", "text": "<b>again</b>" }).to_string()).await.unwrap();
    for socket in [&mut own, &mut watching] {
        let mut lines = Vec::new();
        while lines.len() < 2 {
            lines.extend(hear(socket, "chat").await["lines"].as_array().unwrap().clone());
        }
        let said: Vec<_> = lines.iter().map(|line| (&line["name"], &line["text"])).collect();
        assert_eq!(said, [(&json!("Ann"), &json!("well met")), (&json!("Ann"), &json!("<b>again</b>"))]);
    }
    assert_eq!(host.stranger().look(&format!("{chat}?after=1")).await.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn only_those_who_play_may_say_something() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "me"]), json!({ "spectators": true })).await);
    let chat = format!("/api/matches/{id}/chat");
    let text = json!({ "text": "hello" });
    refused(host.guest("Cid").await.post(&chat, text.clone()).await.unwrap(), 403, "not-seated");
    refused(host.stranger().post(&chat, text).await.unwrap(), 401, "not-signed-in");
    for bad in ["", "   ", &"x".repeat(1001)] {
        refused(ann.post(&chat, json!({ "text": bad })).await.unwrap(), 400, "bad-text");
    }
    assert_eq!(ann.look(&chat).await, json!([]));
}

#[tokio::test]
async fn notes_are_private() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let notes = format!("/api/matches/{id}/notes");
    done(ann.other(Method::PUT, &notes, json!({ "text": "he bluffs" })).await);
    done(bob.other(Method::PUT, &notes, json!({ "text": "she knows" })).await);
    assert_eq!(ann.look(&notes).await, json!({ "text": "he bluffs" }));
    assert_eq!(bob.look(&notes).await, json!({ "text": "she knows" }));
    let mut cid = host.guest("Cid").await;
    refused(cid.other(Method::PUT, &notes, json!({ "text": "me too" })).await, 404, "not-found");
    refused(host.stranger().get(&notes).await.unwrap(), 401, "not-signed-in");
    let long = json!({ "text": "x".repeat(20_001) });
    refused(ann.other(Method::PUT, &notes, long).await, 400, "bad-text");
    assert_eq!(ann.look(&notes).await, json!({ "text": "he bluffs" }));
}

#[tokio::test]
async fn a_problem_is_kept_with_everything_one_needs_to_see_it() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    for _ in 0..5 {
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    let seen = ann.seen(&id).await;
    let reported = ann.put_up(&format!("/api/matches/{id}/problems"), json!({ "text": "that is wrong" })).await;
    let problems = host.app.store().problems(10).await.unwrap();
    let (number, problem) = &problems[0];
    assert_eq!((Some(*number), problems.len()), (reported["number"].as_i64(), 1));
    assert_eq!((problem.id.0.as_str(), problem.text.as_str()), (id.as_str(), "that is wrong"));
    assert!(problem.record.contains("[game \"war\"]") && problem.record.lines().count() > 5, "{}", problem.record);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&problem.view).unwrap(), seen["view"]);
    let log: Vec<serde_json::Value> = serde_json::from_str(&problem.log).unwrap();
    assert!(!log.is_empty() && seen["log"].as_array().unwrap().ends_with(&log));
}
