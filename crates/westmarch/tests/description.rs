//! What is said of the server with all its games is true: `docs/openapi.json` describes its calls, and every call leads somewhere.
//! `make types` writes it.

use axum::http::Method;
use client::{Client, typescript::must_say};
use serde_json::{Value, json};
use server::{Games, Server, Settings, api};

/// The games of the server that is described.
fn games() -> Games {
    Games(westmarch::games::all().iter().map(|game| (game.served)()).collect::<Vec<_>>().leak())
}

#[test]
fn the_description_is_up_to_date() {
    must_say("docs/openapi.json", &api::description(games()));
}

/// A call as it is described.
struct Call {
    method: Method,
    path: String,
    about: Value,
}

fn calls() -> Vec<Call> {
    let all: Value = serde_json::from_str(&api::description(games())).expect("JSON");
    let mut calls = Vec::new();
    for (path, methods) in all["paths"].as_object().expect("paths") {
        for (method, about) in methods.as_object().expect("methods") {
            let method = method.to_uppercase().parse().expect("a method");
            calls.push(Call { method, path: path.clone(), about: about.clone() });
        }
    }
    calls
}

/// Every call of the description leads somewhere, and asks who one is if it says so.
#[tokio::test]
async fn every_call_leads_somewhere() {
    let data = tempfile::tempdir().expect("a folder");
    let settings = Settings {
        requests_per_second: None,
        ..Settings::new("127.0.0.1:0".parse().expect("an address"), data.path().into())
    };
    let server = Server::open(settings, games()).await.expect("a server");
    let address = server.address().expect("an address");
    tokio::spawn(server.run(std::future::pending()));
    let (mut nobody, mut somebody) = (Client::new(address), Client::guest(address, "Éowyn").await.expect("a guest"));
    let all = somebody.get("/api/games").await.expect("games").json();
    let offers = |what: &str| {
        let has = |game: &&Value| game["offers"].as_array().expect("a list").contains(&json!(what));
        let found = all.as_array().expect("a list").iter().find(has).expect("a game that offers it");
        found["game"].as_str().expect("a name").to_string()
    };
    // What a game offers is asked of one that has it.
    let (game, with_decks) = (offers("luck"), offers("decks"));
    let made = json!({ "game": game, "seats": ["me", "me"], "spectators": true });
    let made = somebody.post("/api/matches", made).await.expect("a match").json();
    let id = made["id"].as_str().expect("an id");
    let wanted = json!({ "game": with_decks, "name": "Mine", "text": "" });
    let mut deck = somebody.post("/api/me/decks", wanted.clone()).await.expect("a deck").json();

    // Whoever signs out or is forgotten can do nothing after it.
    let (last, first): (Vec<Call>, _) = calls().into_iter().partition(|call| call.method == Method::DELETE);
    for Call { method, path, about } in first.into_iter().chain(last) {
        let game = if path.contains("/decks") { &with_decks } else { &game };
        let text = |value: &Value| value.as_str().expect("a text").to_string();
        let path = path.replace("{id}", id).replace("{game}", game).replace("{position}", "0");
        let path = path.replace("{deck}", &text(&deck["info"]["id"])).replace("{share}", &text(&deck["share"]));
        let path = path.replace("{language}", "en");
        let reply = nobody.call(method.clone(), &path, Some(json!({}))).await.expect("a reply");
        let wants_to_know = !about["security"].is_null();
        assert_eq!(reply.code() == "not-signed-in", wants_to_know, "{method} {path}: {}", reply.text);

        let reply = somebody.call(method.clone(), &path, Some(json!({}))).await.expect("a reply");
        assert!(![404, 405, 500].contains(&reply.status), "{method} {path}: {} {}", reply.status, reply.text);
        if method == Method::DELETE {
            somebody = Client::guest(address, "Éowyn").await.expect("a guest");
            deck = somebody.post("/api/me/decks", wanted.clone()).await.expect("a deck").json();
        }
    }
    let nowhere = somebody.get("/api/nowhere").await.expect("a reply");
    assert_eq!((nowhere.status, nowhere.code().as_str()), (404, "not-found"));
}
