//! What is said of War over the network is true: `docs/openapi.json` describes the calls of a server that has it, and the types of
//! `games/war/web/src/wire.ts` are those of the code. `make types` writes both.

use axum::http::Method;
use client::{
    Client,
    typescript::{Types, must_say, sources},
};
use serde_json::{Value, json};
use server::{GameKind, Games, Server, Settings, api};
use war_served::{WarFacts, WarOdds, WarServed, WarView, luck::WarLuck, result::WarResult};

/// The games of the server that is described.
const GAMES: Games = Games(&[GameKind::of::<WarServed>()]);

#[test]
fn the_description_is_up_to_date() {
    must_say("docs/openapi.json", &api::description(GAMES));
}

#[test]
fn the_schemas_of_the_game_are_in_the_description() {
    let all: Value = serde_json::from_str(&api::description(GAMES)).expect("JSON");
    for name in ["WarView", "WarFacts", "WarLuck", "WarOdds", "WarRegion", "Seen"] {
        assert!(all["components"]["schemas"][name].is_object(), "{name} is not there");
    }
}

fn wire() -> Types {
    Types::new().with::<WarView>().with::<WarFacts>().with::<WarLuck>().with::<WarOdds>().with::<WarResult>()
}

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    must_say("games/war/web/src/wire.ts", &wire().text());
}

#[test]
fn the_types_of_the_browser_are_complete() {
    wire().must_have_all_of(&sources("games/war/served/src"));
}

/// A call as it is described.
struct Call {
    method: Method,
    path: String,
    about: Value,
}

fn calls() -> Vec<Call> {
    let all: Value = serde_json::from_str(&api::description(GAMES)).expect("JSON");
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
    let server = Server::open(settings, GAMES).await.expect("a server");
    let address = server.address().expect("an address");
    tokio::spawn(server.run(std::future::pending()));
    let (mut nobody, mut somebody) = (Client::new(address), Client::guest(address, "Éowyn").await.expect("a guest"));
    let made = json!({ "game": "war", "seats": ["me", "me"], "spectators": true });
    let made = somebody.post("/api/matches", made).await.expect("a match").json();
    let id = made["id"].as_str().expect("an id");

    // Whoever signs out or is forgotten can do nothing after it.
    let (last, first): (Vec<Call>, _) = calls().into_iter().partition(|call| call.method == Method::DELETE);
    for Call { method, path, about } in first.into_iter().chain(last) {
        let path = path.replace("{id}", id).replace("{game}", "war").replace("{position}", "0");
        let reply = nobody.call(method.clone(), &path, Some(json!({}))).await.expect("a reply");
        let wants_to_know = !about["security"].is_null();
        assert_eq!(reply.code() == "not-signed-in", wants_to_know, "{method} {path}: {}", reply.text);

        let reply = somebody.call(method.clone(), &path, Some(json!({}))).await.expect("a reply");
        assert!(![404, 405, 500].contains(&reply.status), "{method} {path}: {} {}", reply.status, reply.text);
        if method == Method::DELETE {
            somebody = Client::guest(address, "Éowyn").await.expect("a guest");
        }
    }
    let nowhere = somebody.get("/api/nowhere").await.expect("a reply");
    assert_eq!((nowhere.status, nowhere.code().as_str()), (404, "not-found"));
}
