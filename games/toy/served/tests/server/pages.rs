//! Answers have a bounded size: what is long comes in pages, and nothing of it is lost between them.

use crate::{GAMES, play, seated};
use client::{Client, host::*};
use serde_json::{Value, json};
use store::{Audience, MatchId, UserId};

fn lines(value: &Value) -> Vec<Value> {
    value.as_array().unwrap().clone()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

/// A match with a log of some hundred lines: Ann offers a draw, and Bob does not like it.
async fn talkative(host: &Host) -> (Vec<Client>, String) {
    let (mut people, id) = seated(host, &["Ann", "Bob"], json!({ "setup": "set seats: 2" })).await;
    play(&mut people, &id, 2).await;
    for _ in 0..300 {
        done(deed(&mut people[0], &id, "a", "offer-draw").await);
        done(deed(&mut people[1], &id, "b", "refuse-draw").await);
    }
    (people, id)
}

#[tokio::test]
async fn a_long_log_comes_in_pages() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = talkative(&host).await;
    let seen = people[0].seen(&id).await;
    let (newest, end) = (lines(&seen["log"]), number(&seen["log_end"]));
    assert!(end > 600 && newest.len() == 500, "{end} lines, {} of them sent", newest.len());
    assert_eq!(number(&seen["log_after"]) + 1, number(&newest[0]["number"]));
    // Who opens a socket gets no more either.
    let mut socket = people[0].live(&id, 0).await.unwrap();
    let first = hear(&mut socket, "seen").await;
    assert_eq!((&first["log"], &first["log_after"]), (&seen["log"], &seen["log_after"]));

    let (mut all, mut after) = (Vec::new(), 0);
    while after < end {
        let page = people[0].look(&format!("/api/matches/{id}/log?after={after}")).await;
        assert!(lines(&page["lines"]).len() <= 500 && number(&page["end"]) > after, "{page}");
        assert_eq!(number(&page["log_end"]), end);
        after = number(&page["end"]);
        all.extend(lines(&page["lines"]));
    }
    assert_eq!(all[all.len() - 500..], newest[..]);
    assert_eq!(all[0]["number"], 1);
    let rest = people[0].look(&format!("/api/matches/{id}?log={}", end - 3)).await;
    assert_eq!((lines(&rest["log"]).len(), number(&rest["log_after"])), (3, end - 3));
    let nothing = people[0].look(&format!("/api/matches/{id}/log?after=4294967295")).await;
    assert_eq!((&nothing["lines"], number(&nothing["end"])), (&json!([]), end));
    // The log is for who may see the match, as he hears it: the first line is a card that somebody drew.
    refused(host.stranger().get(&format!("/api/matches/{id}/log")).await.unwrap(), 404, "not-found");
    let of_bob = lines(&people[1].look(&format!("/api/matches/{id}/log")).await["lines"]);
    assert_ne!(of_bob[..20], all[..20]);
}

#[tokio::test]
async fn a_late_answer_gets_what_is_new() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = talkative(&host).await;
    let before = people[0].seen(&id).await;
    play(&mut people, &id, 2).await;
    let now = people[0].seen(&id).await;
    let late = send_answer(&mut people[0], &id, "a", version(&before), "pass").await;
    let seen = refused(late, 409, "late")["seen"].clone();
    assert_eq!(seen["log_after"], before["log_end"]);
    assert_eq!((&seen["log_end"], &seen["view"]), (&now["log_end"], &now["view"]));
    let new = lines(&now["log"]).into_iter().filter(|line| number(&line["number"]) > number(&before["log_end"]));
    assert_eq!(lines(&seen["log"]), new.collect::<Vec<_>>());
    assert!(!lines(&seen["log"]).is_empty());
}

#[tokio::test]
async fn chat_comes_in_pages_of_what_is_for_me() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = seated(&host, &["Ann", "Bob", "Cid"], json!({})).await;
    let row = host.app.store().row(&MatchId(id.clone())).await.unwrap();
    let ann: UserId = row.seats[0].holder.user().unwrap();
    // Every third line is for Ann alone, who has no ally.
    for at in 1..=700 {
        let to = if at % 3 == 0 { Audience::Team(0) } else { Audience::All };
        host.app.store().say(&MatchId(id.clone()), ann, &at.to_string(), to).await.unwrap();
    }
    let chat = format!("/api/matches/{id}/chat");
    let numbers = |reply: Value| -> Vec<u64> { lines(&reply).iter().map(|line| number(&line["number"])).collect() };
    let for_bob: Vec<u64> = (1..=700).filter(|at| at % 3 != 0).collect();
    let newest = numbers(people[1].look(&chat).await);
    assert_eq!(newest, for_bob[for_bob.len() - 200..]);
    let (mut all, mut page) = (newest.clone(), newest);
    while page.len() == 200 {
        page = numbers(people[1].look(&format!("{chat}?before={}", all[0])).await);
        all = [page.clone(), all].concat();
    }
    assert_eq!(all, for_bob);
    let (mut all, mut page) = (Vec::new(), vec![0; 200]);
    while page.len() == 200 {
        let after = all.last().copied().unwrap_or(0);
        page = numbers(people[0].look(&format!("{chat}?after={after}")).await);
        all.extend(page.clone());
    }
    assert_eq!(all, (1..=700).collect::<Vec<u64>>());
    refused(people[0].get(&format!("{chat}?after=1&before=9")).await.unwrap(), 400, "bad-query");
}

#[tokio::test]
async fn my_matches_and_their_results_come_in_pages() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let mut made = Vec::new();
    for at in 0..130 {
        let id = id_of(&make(&mut ann, json!(["me", "me"]), json!({ "setup": "set seats: 2" })).await);
        // One is still played; the others are over.
        if at != 7 {
            done(deed(&mut ann, &id, "a", "concede").await);
        }
        made.insert(0, id);
    }
    let ids = |page: Value| -> Vec<String> { lines(&page).iter().map(id_of).collect() };
    let first = ids(ann.look("/api/me/matches").await);
    assert_eq!(first, made[..100]);
    let second = ids(ann.look(&format!("/api/me/matches?before={}", first[99])).await);
    assert_eq!(second, made[100..]);
    refused(ann.get("/api/me/matches?before=nothing").await.unwrap(), 404, "not-found");

    let first = ann.get("/api/me/results/toy").await.unwrap();
    let link = first.headers["link"].to_str().unwrap();
    let next = link.strip_prefix('<').and_then(|link| link.strip_suffix(">; rel=\"next\"")).unwrap().to_string();
    let second = ann.get(&next).await.unwrap();
    assert!(!second.headers.contains_key("link"));
    let first: Vec<&str> = first.text.lines().collect();
    assert!(first[0].starts_with("match,finished,") && first.len() == 101, "{} lines: {}", first.len(), first[0]);
    let results = first[1..].iter().copied().chain(second.text.lines());
    let results: Vec<&str> = results.map(|line| line.split(',').next().unwrap()).collect();
    made.remove(129 - 7);
    assert_eq!(results, made);
}
