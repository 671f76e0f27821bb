//! Whole plans: offered from what a seat may know, answered in one call, all or none, and taken back as a whole.

use crate::GAMES;
use client::{Client, Reply, host::*};
use serde_json::{Value, json};

/// The plans of whoever is asked.
async fn plans(client: &mut Client, id: &str) -> Value {
    client.look(&format!("/api/matches/{id}/plans")).await
}

/// All chains of answers in a tree of plans.
fn chains(plans: &Value) -> Vec<Vec<String>> {
    fn walk(plans: &Value, at: usize, path: &mut Vec<String>, all: &mut Vec<Vec<String>>) {
        for way in plans["asks"][at]["ways"].as_array().into_iter().flatten() {
            path.push(way["answer"].as_str().unwrap().into());
            match way["leads"].as_u64() {
                Some(next) => walk(plans, next as usize, path, all),
                None => all.push(path.clone()),
            }
            path.pop();
        }
    }
    let mut all = Vec::new();
    walk(plans, 0, &mut Vec::new(), &mut all);
    all
}

/// Sends the answers of a plan in one call.
async fn send(client: &mut Client, id: &str, seen: &Value, answers: &[String]) -> Reply {
    let seat = seen["question"]["seat"].as_str().unwrap();
    send_answer(client, id, seat, version(seen), &answers.join("; ")).await
}

/// What must be the same again after going back, or when nothing was done.
fn stands(seen: &Value) -> Value {
    json!([seen["position"], seen["view"], seen["question"], seen["waits_for"]])
}

#[tokio::test]
async fn plans_are_taken_refused_and_taken_back_as_a_whole() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let (mut whole, mut refusals, mut undone) = (0, 0, 0);
    for number in 0..400 {
        let asked = [&mut ann, &mut bob];
        let mut found = None;
        for client in asked {
            let seen = client.seen(&id).await;
            if !seen["question"].is_null() {
                found = Some((client, seen));
                break;
            }
        }
        let Some((client, before)) = found else { break };
        let offered = plans(client, &id).await;
        assert_eq!(offered["version"], before["info"]["version"]);
        let mut all = chains(&offered);
        if all.is_empty() {
            assert!(answer(client, &id).await);
            continue;
        }
        let chain = all.swap_remove((number * 7919) % all.len());
        if chain.len() > 1 {
            // Nothing is left of a plan whose last answer is no answer.
            let mut wrong = chain.clone();
            *wrong.last_mut().unwrap() = "none".into();
            if wrong != chain && !all.contains(&wrong) {
                let seen = send(client, &id, &before, &wrong).await;
                assert_eq!(seen.status, 422, "{wrong:?}: {}", seen.text);
                assert_eq!(seen.json()["answer"], "none");
                assert_eq!(stands(&client.seen(&id).await), stands(&before));
                refusals += 1;
            }
        }
        done(send(client, &id, &before, &chain).await);
        let after = client.seen(&id).await;
        assert!(version(&after) == version(&before) + 1, "one entry");
        whole += usize::from(chain.len() > 1);
        if chain.len() > 1 && after["may_undo"] == true && number % 2 == 0 {
            done(deed(client, &id, before["seat"].as_str().unwrap(), "undo").await);
            assert_eq!(stands(&client.seen(&id).await), stands(&before));
            undone += 1;
            let again = client.seen(&id).await;
            done(send(client, &id, &again, &chain).await);
        }
    }
    reads_back_alike(&host, &id).await;
    assert!(whole > 50 && refusals > 20 && undone > 10, "{whole} {refusals} {undone}");
}

/// An Army of the Free Peoples beside one of the Shadow, and a die for it.
const ATTACK: &str = "set phase: actions
set acting: fp
set dice fp: army, character
set dice sh: army
set politics gondor: 0 active
set osgiliath: 2 sauron-regular
set minas-tirith: 4 gondor-regular, gondor-elite, gondor-leader";

async fn at_osgiliath(host: &Host) -> (Client, String) {
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", { "program": "easy" }]), json!({ "setup": ATTACK })).await);
    wait_until(&mut ann, &id, |seen| !seen["question"].is_null()).await;
    (ann, id)
}

#[tokio::test]
async fn a_whole_attack_is_one_call_and_says_its_chances_before() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = at_osgiliath(&host).await;
    let offered = plans(&mut ann, &id).await;
    let all = chains(&offered);
    let is_attack = |chain: &&Vec<String>| chain[0] == "army" && chain[1] == "attack";
    let attack = all.iter().find(is_attack).unwrap_or_else(|| panic!("an attack: {all:?}"));
    let chances = async |ann: &mut Client, chain: &[String]| {
        let answer = chain.join(";").replace(' ', "%20").replace('[', "%5B").replace(']', "%5D");
        ann.look(&format!("/api/matches/{id}/odds?answer={answer}")).await
    };
    let odds = chances(&mut ann, attack).await;
    assert!(odds.is_object(), "{odds}");
    // A part of the Army: the plan with another selection.
    let mut some = attack.clone();
    *some.last_mut().unwrap() = "[2 gondor-regular]".into();
    let fewer = chances(&mut ann, &some).await;
    assert!(fewer.is_object() && fewer != odds, "{fewer}");
    let before = ann.seen(&id).await;
    done(send(&mut ann, &id, &before, &some).await);
}

#[tokio::test]
async fn what_is_no_plan_is_refused_as_a_whole() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = at_osgiliath(&host).await;
    let before = ann.seen(&id).await;
    let attack = chains(&plans(&mut ann, &id).await).into_iter().find(|chain| chain[1] == "attack").unwrap();
    let too_long: Vec<String> = std::iter::repeat_n("army".to_string(), 17).collect();
    let beyond: Vec<String> = attack.iter().cloned().chain(["none".into()]).collect();
    let text = |parts: &[&str]| parts.iter().map(|part| part.to_string()).collect::<Vec<_>>();
    let cases = [
        (too_long, 400, "too-many-answers"),
        (text(&["army", ""]), 400, "unreadable-answer"),
        (text(&["", "army"]), 400, "unreadable-answer"),
        (text(&["army", "attack", "rivendell"]), 422, "forbidden-by-rule"),
        (beyond, 422, "out-of-hand"),
    ];
    for (chain, status, code) in cases {
        let reply = send(&mut ann, &id, &before, &chain).await;
        let said = refused(reply, status, code);
        assert!(code == "too-many-answers" || said["answer"].is_string(), "{said}");
        assert_eq!(stands(&ann.seen(&id).await), stands(&before), "{chain:?}");
    }
    let seat = before["question"]["seat"].as_str().unwrap();
    let late = send_answer(&mut ann, &id, seat, version(&before) + 7, &attack.join("; ")).await;
    refused(late, 409, "late");
    let mut bob = host.guest("Bob").await;
    refused(bob.get(&format!("/api/matches/{id}/plans")).await.unwrap(), 404, "not-found");
}

#[tokio::test]
async fn a_hint_is_a_plan_and_goes_on_in_the_middle_of_it() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = at_osgiliath(&host).await;
    let hint = async |ann: &mut Client| ann.put_up(&format!("/api/matches/{id}/hint"), json!({})).await;
    let first = hint(&mut ann).await;
    let best = first["choices"][0].clone();
    let answers: Vec<String> = serde_json::from_value(best["answers"].clone()).unwrap();
    let at_once = best["at_once"].as_u64().unwrap() as usize;
    assert!((1..=answers.len()).contains(&at_once), "{best}");
    if at_once > 1 {
        let before = ann.seen(&id).await;
        done(send(&mut ann, &id, &before, &answers[..1]).await);
        let again = hint(&mut ann).await;
        assert_eq!(again["choices"][0]["answers"], json!(answers[1..]));
        done(deed(&mut ann, &id, "fp", "undo").await);
    }
    let before = ann.seen(&id).await;
    done(send(&mut ann, &id, &before, &answers[..at_once]).await);
}

/// Whoever asks in the moment in which another has answered, or is asked nothing, is not refused: a page cannot know.
#[tokio::test]
async fn who_is_asked_nothing_has_no_plans() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob, id) = host.duel().await;
    let seen = ann.seen(&id).await;
    let idle = if seen["question"].is_null() { &mut ann } else { &mut bob };
    let offered = plans(idle, &id).await;
    assert_eq!(offered["version"], seen["info"]["version"]);
    assert_eq!(offered["asks"], json!([]));
}
