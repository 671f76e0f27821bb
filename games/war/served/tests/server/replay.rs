//! What was: positions, records, forks, results.

use crate::GAMES;
use client::host::*;
use serde_json::{Value, json};

#[tokio::test]
async fn a_running_match_is_looked_back_at_from_ones_own_seat() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let start = ann.seen(&id).await;
    let at = start["position"].as_u64().unwrap();
    for _ in 0..5 {
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    let now = ann.seen(&id).await;
    let path = format!("/api/matches/{id}/positions");
    let then = ann.look(&format!("{path}/{at}")).await;
    assert_eq!((&then["view"], &then["question"], &then["seat"]), (&start["view"], &start["question"], &json!("fp")));
    assert_eq!(then["last"], now["position"]);
    assert_eq!(ann.look(&format!("{path}/{}?seat=fp", now["position"])).await["view"], now["view"]);
    refused(ann.get(&format!("{path}/{at}?seat=sh")).await.unwrap(), 403, "not-over");
    refused(ann.get(&format!("{path}/100000")).await.unwrap(), 400, "bad-position");
    for what in ["record", "result", "luck"] {
        refused(ann.get(&format!("/api/matches/{id}/{what}")).await.unwrap(), 403, "not-over");
    }
    done(deed(&mut ann, &id, "fp", "concede").await);
    let other = ann.look(&format!("{path}/{at}?seat=sh")).await;
    assert_ne!(other["view"]["cards"]["hand"], then["view"]["cards"]["hand"]);
}

#[tokio::test]
async fn a_record_can_be_brought_back() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, id) = host.finished(20).await;
    let record = ann.get(&format!("/api/matches/{id}/record")).await.unwrap();
    assert_eq!(record.status, 200);
    assert!(record.text.contains("[game \"war\"]") && record.text.contains("conceded-fp"), "{}", record.text);
    let mut cid = host.guest("Cid").await;
    let info = cid.put_up("/api/records", json!({ "record": record.text })).await;
    assert_eq!((&info["status"], &info["origin"]["kind"]), (&json!("over"), &json!("upload")));
    let last = ann.seen(&id).await["position"].clone();
    let position = |id: &str| format!("/api/matches/{id}/positions/{last}?seat=sh");
    let (mine, theirs) = (cid.look(&position(&id_of(&info))).await, ann.look(&position(&id)).await);
    assert_eq!((&mine["view"], &mine["last"]), (&theirs["view"], &theirs["last"]));
}

#[tokio::test]
async fn a_damaged_record_is_refused_with_its_line() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, id) = host.finished(20).await;
    let record = ann.get(&format!("/api/matches/{id}/record")).await.unwrap().text;
    let answers: Vec<usize> = (0..record.lines().count())
        .filter(|at| record.lines().nth(*at).is_some_and(|line| line.starts_with("fp:") || line.starts_with("sh:")))
        .collect();
    let damage = |at: usize, by: &str| {
        let lines = record.lines().enumerate().map(|(n, line)| if n == at { by } else { line });
        lines.collect::<Vec<_>>().join("\n")
    };
    for at in [answers[0], answers[answers.len() / 2]] {
        for by in ["fp: dance", "sh: [99 nazgul]", "nonsense"] {
            let refusal = refused(
                ann.post("/api/records", json!({ "record": damage(at, by) })).await.unwrap(),
                400,
                "bad-record",
            );
            let message = refusal["message"].as_str().unwrap();
            assert!(message.starts_with(&format!("Record:{}: ", at + 1)), "line {}: {message}", at + 1);
        }
    }
    refused(ann.post("/api/records", json!({ "record": "hello" })).await.unwrap(), 400, "bad-record");
    assert_eq!(ann.look("/api/me/matches").await.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_finished_match_goes_on_against_a_program() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.finished(12).await;
    let then = ann.look(&format!("/api/matches/{id}/positions/3?seat=sh")).await;
    let wanted = json!({ "position": 3, "seats": [{ "program": "easy" }, "me"] });
    let info = ann.put_up(&format!("/api/matches/{id}/fork"), wanted).await;
    assert_eq!(info["origin"], json!({ "kind": "fork", "from": id, "at": 3 }));
    let fork = id_of(&info);
    let first = ann.look(&format!("/api/matches/{fork}/positions/3")).await;
    assert_eq!(first["view"]["cards"]["hand"], then["view"]["cards"]["hand"]);
    for _ in 0..3 {
        wait_until(&mut ann, &fork, |seen| !seen["question"].is_null()).await;
        answer(&mut ann, &fork).await;
    }
    refused(bob.get(&format!("/api/matches/{fork}")).await.unwrap(), 404, "not-found");
}

#[tokio::test]
async fn a_fork_can_wait_for_somebody() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, id) = host.finished(6).await;
    let wanted = json!({ "position": 0, "seats": ["me", "open"] });
    let info = ann.put_up(&format!("/api/matches/{id}/fork"), wanted).await;
    let (fork, invite) = (id_of(&info), info["invite"].clone());
    let mut cid = host.guest("Cid").await;
    let joined = cid.put_up(&format!("/api/matches/{fork}/join"), json!({ "invite": invite })).await;
    assert_eq!((&joined["yours"], &joined["status"]), (&json!(["sh"]), &json!("running")));
    for _ in 0..5 {
        step(&mut [&mut ann, &mut cid], &fork).await;
    }
}

/// What is seen, but for the places of dice: a fork does not know where they lay before it began.
fn without_places(view: &Value) -> Value {
    let mut view = view.clone();
    for side in ["fp", "sh"] {
        view["dice"][side].as_object_mut().unwrap().remove("places");
    }
    view
}

#[tokio::test]
async fn a_fork_of_a_running_match_shows_nothing_new() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    for _ in 0..8 {
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    let (mut different, mine) = (false, ann.seen(&id).await);
    let hidden = bob.seen(&id).await["view"]["cards"]["hand"].clone();
    for _ in 0..8 {
        let wanted = json!({ "position": mine["position"], "seats": ["me", "me"] });
        let fork = id_of(&ann.put_up(&format!("/api/matches/{id}/fork"), wanted).await);
        done(deed(&mut ann, &fork, "fp", "take-over").await);
        assert_eq!(without_places(&ann.seen(&fork).await["view"]), without_places(&mine["view"]));
        done(deed(&mut ann, &fork, "sh", "take-over").await);
        different |= ann.seen(&fork).await["view"]["cards"]["hand"] != hidden;
    }
    assert!(different, "the other's cards were dealt as they were");
    let wanted = json!({ "position": mine["position"], "seats": ["me", "me"] });
    refused(host.guest("Cid").await.post(&format!("/api/matches/{id}/fork"), wanted).await.unwrap(), 404, "not-found");
}

#[tokio::test]
async fn a_match_that_is_over_has_a_result_and_its_luck() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.finished(10).await;
    let result = bob.look(&format!("/api/matches/{id}/result")).await;
    assert_eq!((&result["ending"], &result["players"]), (&json!("conceded-fp"), &json!({ "fp": "Ann", "sh": "Bob" })));
    assert!(!result["fields"].as_object().unwrap().is_empty());
    assert!(ann.look(&format!("/api/matches/{id}/luck")).await.is_object());
    refused(host.guest("Cid").await.get(&format!("/api/matches/{id}/result")).await.unwrap(), 404, "not-found");
}

#[tokio::test]
async fn all_results_come_as_a_table_that_no_spreadsheet_runs() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("=cmd()").await;
    for _ in 0..2 {
        let id = id_of(&make(&mut ann, json!(["me", { "program": "easy" }]), json!({})).await);
        done(deed(&mut ann, &id, "fp", "concede").await);
    }
    make(&mut ann, json!(["me", { "program": "easy" }]), json!({})).await;
    let reply = ann.get("/api/me/results/war").await.unwrap();
    assert_eq!(reply.headers["content-type"], "text/csv; charset=utf-8");
    let mut table = csv::Reader::from_reader(reply.text.as_bytes());
    assert_eq!(
        table.headers().unwrap().iter().take(7).collect::<Vec<_>>(),
        ["match", "finished", "fp", "sh", "ending", "winner", "start"]
    );
    let rows: Vec<csv::StringRecord> = table.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 2);
    assert!(
        rows.iter()
            .all(|row| &row[2] == "'=cmd()" && &row[3] == "easy" && &row[4] == "conceded-fp" && &row[6] == "ordinary")
    );
}

#[tokio::test]
async fn a_match_can_start_from_a_position() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let setup = include_str!("../../../starts/before-the-storm.record");
    let setup: Vec<&str> = setup.lines().filter(|line| line.starts_with("set ")).collect();
    let made = make(&mut ann, json!(["me", { "program": "easy" }]), json!({ "setup": setup.join("\n") })).await;
    let view: Value = ann.seen(&id_of(&made)).await["view"].clone();
    assert_eq!(view["fellowship"]["region"], "moria", "{}", view["fellowship"]);
}
