//! Nothing that is somebody's secret is in the log or in the figures, however much is logged and however badly requests are made.

use crate::{Page, game, program, start};
use axum::http::{Method, Request, header};
use client::{
    Client,
    host::*,
    program::{Program, Serving},
};
use serde_json::{Value, json};
use std::{collections::BTreeSet, path::Path};

/// What people wrote or chose, and nobody else is to know.
const WORDS: [&str; 12] = [
    "Lobelia-of-the-Bags",
    "mellon-the-password",
    "mellon-the-new-password",
    "mellon-the-wrong-password",
    "mellon-the-cookie",
    "mellon-the-invitation",
    "mellon-the-deck-link",
    "mellon-the-note",
    "mellon-the-chat",
    "mellon-the-answer",
    "mellon-the-problem",
    "mellon-in-broken-json",
];

/// Does everything that has a secret in it, well and badly; gives what else was secret.
async fn play_through(serving: &Serving) -> BTreeSet<String> {
    let mut secrets: BTreeSet<String> = WORDS.map(str::to_string).into();
    let mut ann = Client::new(serving.address);
    ann.put_up("/api/accounts", json!({ "name": "Lobelia-of-the-Bags", "password": "mellon-the-password" })).await;
    let change = json!({ "old": "mellon-the-password", "new": "mellon-the-new-password" });
    done(ann.other(Method::PUT, "/api/me/password", change).await);
    let wrong = json!({ "name": "Lobelia-of-the-Bags", "password": "mellon-the-wrong-password" });
    refused(ann.post("/api/sessions", wrong).await.expect("an answer"), 401, "wrong-password");
    let right = json!({ "name": "Lobelia-of-the-Bags", "password": "mellon-the-new-password" });
    ann.put_up("/api/sessions", right).await;
    let mut bob = Client::guest(serving.address, "Bob").await.expect("a guest is let in");

    // A match of two who know its invitation, with all that is said there.
    let made = make(&mut ann, json!(["me", "open"]), json!({})).await;
    let (id, invite) = (id_of(&made), made["invite"].as_str().expect("an invitation").to_string());
    bob.look(&format!("/api/matches/{id}?invite={invite}")).await;
    let wrong = json!({ "invite": "mellon-the-invitation" });
    bob.post(&format!("/api/matches/{id}/join"), wrong).await.expect("an answer");
    bob.get(&format!("/api/matches/{id}?invite=mellon-the-invitation")).await.expect("an answer");
    bob.put_up(&format!("/api/matches/{id}/join"), json!({ "invite": invite })).await;
    secrets.insert(invite);
    done(ann.other(Method::PUT, &format!("/api/matches/{id}/notes"), json!({ "text": "mellon-the-note" })).await);
    ann.put_up(&format!("/api/matches/{id}/chat"), json!({ "text": "mellon-the-chat" })).await;
    ann.put_up(&format!("/api/matches/{id}/problems"), json!({ "text": "mellon-the-problem" })).await;
    for _ in 0..6 {
        step(&mut [&mut ann, &mut bob], &id).await;
    }
    let (of_ann, of_bob) = (ann.seen(&id).await, bob.seen(&id).await);
    let seat = of_ann["seat"].as_str().expect("a seat").to_string();
    send_answer(&mut ann, &id, &seat, version(&of_ann), "mellon-the-answer").await;
    let mut socket = ann.live(&id, 0).await.expect("a socket");
    let number = version(&of_ann);
    let answer = json!({ "type": "answer", "id": "x", "version": number, "seat": seat, "answer": "mellon-the-answer" });
    for text in [answer, json!({ "type": "say", "text": "mellon-the-chat" }), json!({ "mellon-in-broken-json": 1 })] {
        socket.send_text(text.to_string()).await.expect("it is sent");
    }
    socket.send_text("{\"mellon-in-broken-json".into()).await.expect("it is sent");
    hear(&mut socket, "refused").await;
    secrets.extend(words_in(&of_ann["view"]).difference(&words_in(&of_bob["view"])).cloned());
    secrets.extend(words_in(&of_bob["view"]).difference(&words_in(&of_ann["view"])).cloned());

    decks(&mut ann, &mut secrets).await;
    badly_made(serving, &ann).await;
    for client in [&ann, &bob] {
        let cookie = client.cookie.as_deref().expect("a cookie");
        secrets.insert(cookie.split_once('=').expect("a value").1.to_string());
    }
    ann.look("/api/me/export").await;
    done(ann.other(Method::DELETE, "/api/me", json!({ "password": "mellon-the-new-password" })).await);
    secrets
}

/// A deck of one's own, which is shown to others by a link.
async fn decks(ann: &mut Client, secrets: &mut BTreeSet<String>) {
    for game in westmarch::games::all().iter().map(|game| game.name) {
        let starters = ann.look(&format!("/api/games/{game}/decks")).await;
        let Some(text) = starters[0]["text"].as_str() else { continue };
        let deck = ann.put_up("/api/me/decks", json!({ "game": game, "name": "My own", "text": text })).await;
        let share = deck["share"].as_str().expect("a link").to_string();
        ann.look(&format!("/api/decks/{share}")).await;
        ann.other(Method::DELETE, &format!("/api/decks/{share}"), json!({})).await;
        secrets.insert(share);
    }
    ann.get("/api/decks/mellon-the-deck-link").await.expect("an answer");
}

/// Requests that are wrong in every way, with a secret in each.
async fn badly_made(serving: &Serving, ann: &Client) {
    let mut odd = Client::new(serving.address);
    let cookie = ann.cookie.clone().expect("a cookie");
    let broken = "{\"name\": \"mellon-in-broken-json\", \"password\": mellon-the-password";
    let typed = "{\"name\": {\"mellon-in-broken-json\": 1}, \"password\": [\"mellon-the-password\"]}";
    for path in ["/api/sessions", "/api/accounts", "/api/guests", "/api/me/password", "/api/nothing"] {
        for (method, body) in [("POST", broken), ("PUT", typed), ("PATCH", broken), ("MELLON", typed)] {
            for cookie in ["westmarch=mellon-the-cookie", &cookie, "westmarch=\"mellon-the-cookie; ;;="] {
                let request = Request::builder().method(method).uri(format!("http://{}{path}", serving.address));
                let request = request.header(header::COOKIE, cookie).header(header::CONTENT_TYPE, "application/json");
                let request = request.header("authorization", "Bearer mellon-the-cookie");
                odd.send(request.body(body.to_string().into()).expect("a request")).await.expect("an answer");
            }
        }
    }
}

/// The words in a value that are long enough not to be there by chance.
fn words_in(value: &Value) -> BTreeSet<String> {
    match value {
        Value::String(text) if text.len() >= 6 => [text.clone()].into(),
        Value::Array(values) => values.iter().flat_map(words_in).collect(),
        Value::Object(fields) => fields.values().flat_map(words_in).collect(),
        _ => BTreeSet::new(),
    }
}

/// Plays through everything, stops the server and searches.
async fn nothing_is_told(program: &Program, folder: &Path, more: &[&str]) -> String {
    let mut serving = start(program, folder, &[&["--log", "trace"], more].concat());
    let secrets = play_through(&serving).await;
    let page = Page::of(&mut serving).await;
    serving.ask_to_stop().expect("it can be told");
    assert_eq!(serving.wait().expect("it ends").0, Some(0));
    let log = std::fs::read_to_string(folder.join("log")).expect("a log");
    assert!(log.contains("/api/sessions") && log.contains("message"), "everything is logged: {log}");
    assert!(secrets.len() > WORDS.len() + 4, "something is hidden in {}: {secrets:?}", game());
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} in {log}");
        assert!(!page.0.contains(&secret), "{secret} in {}", page.0);
    }
    log
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_the_log_as_text_or_as_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = nothing_is_told(&program(), folder.path(), &[]).await;
    assert!(log.contains("request{id="), "{log}");
    let folder = tempfile::tempdir().expect("a folder");
    let log = nothing_is_told(&program(), folder.path(), &["--log-format", "json"]).await;
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let spans: BTreeSet<&str> = lines.iter().filter_map(|line| line["span"]["name"].as_str()).collect();
    assert_eq!(spans, ["message", "request"].into());
    // A message is called after the request that opened its socket.
    let named = |name: &str| lines.iter().filter(|line| line["span"]["name"] == name).collect::<Vec<_>>();
    let id = |line: &Value| line["span"]["id"].as_str().expect("a name").to_string();
    let live = named("request").into_iter().find(|line| line["span"]["route"] == "/api/matches/{id}/live");
    let live = id(live.expect("a socket was opened"));
    let messages: Vec<String> = named("message").into_iter().map(id).collect();
    assert_eq!(messages[..2], [format!("{live}-1"), format!("{live}-2")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_the_log_of_a_server_on_a_database() {
    const PASSWORD: &str = "mellon-of-the-database";
    let (cluster, folder) = (cluster::shared(), tempfile::tempdir().expect("a folder"));
    cluster.run("postgres", &format!("CREATE ROLE watched LOGIN PASSWORD '{PASSWORD}'"));
    cluster.run("postgres", "CREATE DATABASE watched OWNER watched");
    let address = cluster.address(&format!("watched:{PASSWORD}"), "watched");
    let program = program().with("WESTMARCH_STORE", address).with("WESTMARCH_LOG_FORMAT", "json");
    let log = nothing_is_told(&program, folder.path(), &[]).await;
    assert!(log.starts_with('{') && !log.contains(PASSWORD), "{log}");
}
