//! What is said of the server is true: the calls it describes, the types of `web/src/wire.ts` and the codes of `docs/api.md` are
//! those of the code. `make types` writes the types. What the games show is described with them; `docs/openapi.json` has both.

use axum::http::Method;
use client::typescript::{Types, at, must_say, sources};
use serde_json::Value;
use server::{
    Games,
    api::{
        self,
        decks::{DeckChange, DeckText, DeckWanted},
        lobby::{Home, Lobby, WaitingForMe},
        matches::{GameInfo, Joining, MatchWanted},
        people::{Credentials, Export, GuestName, Me, PasswordChange, Proof},
        play::{Asking, Late, Verdict},
        replay::{ForkWanted, Position, ResultReport, Upload},
        stops::{GoingOn, MyStops, StopsWanted},
        talk::{Reported, Text},
    },
    error::Refused,
    games::{Swing, luck::Measure},
    wire::{Advice, Deck, FromClient, LogPage, Plans, Setup, SharedDeck, StarterDeck, ToClient},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

/// Where the sources of the server are.
const HERE: &str = "crates/server/src";

/// A call as it is described.
struct Call {
    method: Method,
    path: String,
    about: Value,
}

fn described() -> Value {
    serde_json::from_str(&api::description(Games(&[]))).expect("JSON")
}

fn calls() -> Vec<Call> {
    let mut calls = Vec::new();
    for (path, methods) in described()["paths"].as_object().expect("paths") {
        for (method, about) in methods.as_object().expect("methods") {
            let method = method.to_uppercase().parse().expect("a method");
            calls.push(Call { method, path: path.clone(), about: about.clone() });
        }
    }
    calls
}

#[test]
fn every_call_is_described() {
    let all = described();
    let tags: Vec<&str> = all["tags"].as_array().expect("tags").iter().filter_map(|tag| tag["name"].as_str()).collect();
    for Call { method, path, about } in calls() {
        let tag = about["tags"][0].as_str().unwrap_or_default();
        assert!(tags.contains(&tag), "{method} {path} has no tag");
        assert!(about["summary"].as_str().is_some_and(|text| text.len() > 8), "{method} {path} has no summary");
        let answers = about["responses"].as_object().expect("responses");
        for (status, answer) in answers {
            assert!(answer["description"].as_str().is_some_and(|text| !text.is_empty()), "{method} {path} {status}");
            let schema = answer["content"]["application/json"]["schema"]["$ref"].as_str().unwrap_or_default();
            let good = status.starts_with(['1', '2']);
            let refuses = schema.ends_with("/Refused") || schema.ends_with("/Late");
            assert!(good != refuses, "{method} {path} {status}: {schema}");
        }
        assert!(answers.contains_key("default"), "{method} {path} does not describe its refusals");
    }
}

/// A function that is described but has no route would be missing from the description.
#[test]
fn every_described_function_has_a_route() {
    let written: usize = sources(HERE).iter().map(|text| text.matches("#[utoipa::path(").count()).sum();
    assert_eq!(calls().len(), written);
}

#[test]
fn every_schema_that_is_mentioned_is_there() {
    let all = described();
    let mut mentioned = BTreeSet::new();
    mentions(&all, &mut mentioned);
    for name in ["FromClient", "ToClient", "Seen", "Refused"] {
        mentioned.insert(format!("#/components/schemas/{name}"));
    }
    for place in mentioned {
        assert!(all.pointer(place.trim_start_matches('#')).is_some(), "{place} is not there");
    }
}

fn mentions(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| match value.as_str() {
            Some(place) if key == "$ref" => drop(found.insert(place.into())),
            _ => mentions(value, found),
        }),
        Value::Array(values) => values.iter().for_each(|value| mentions(value, found)),
        _ => {}
    }
}

/// The types of everything that goes over the network, whatever the game.
fn wire() -> Types {
    let requests = Types::new().with::<FromClient>().with::<ToClient>().with::<Refused>().with::<GuestName>();
    let requests = requests.with::<Credentials>().with::<PasswordChange>().with::<Proof>().with::<MatchWanted>();
    let requests = requests.with::<Joining>().with::<Asking>().with::<Upload>().with::<ForkWanted>().with::<Text>();
    let requests = requests.with::<DeckText>().with::<DeckWanted>().with::<DeckChange>();
    let requests = requests.with::<StopsWanted>().with::<GoingOn>();
    let answers =
        requests.with::<Me>().with::<Export>().with::<GameInfo>().with::<Lobby>().with::<Late>().with::<Home>();
    answers
        .with::<Verdict>()
        .with::<Advice>()
        .with::<Plans>()
        .with::<Position>()
        .with::<ResultReport>()
        .with::<Reported>()
        .with::<WaitingForMe>()
        .with::<Swing>()
        .with::<Measure>()
        .with::<LogPage>()
        .with::<Setup>()
        .with::<Deck>()
        .with::<SharedDeck>()
        .with::<StarterDeck>()
        .with::<MyStops>()
}

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    must_say("web/src/wire.ts", &wire().text());
}

/// Every type that there is for TypeScript is declared.
#[test]
fn the_types_of_the_browser_are_complete() {
    wire().must_have_all_of(&sources(HERE));
}

/// The codes in a source, with their statuses. Refusals are made with `Refused::bad`, `conflict` and `new`, by the macro
/// `refusals!` (`late: 409 "late" "..."`), and of what the table refuses (`Refusal::NotAsked => "not-asked"`).
fn codes(source: &str) -> Vec<(String, u16)> {
    fn quoted(text: &str) -> Option<String> {
        Some(text.strip_prefix('"')?.split_once('"')?.0.into())
    }
    fn numbered(text: &str, between: &str) -> Option<(String, u16)> {
        let (status, rest) = text.split_once(between)?;
        Some((quoted(rest)?, status.parse().ok()?))
    }
    let source = source.split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
    let after = |start| source.split(start).skip(1);
    let bad = after("Refused::bad(").filter_map(|rest| Some((quoted(rest)?, 400)));
    let conflict = after("Refused::conflict(").filter_map(|rest| Some((quoted(rest)?, 409)));
    let new = after("Refused::new(").filter_map(|rest| numbered(rest, ", "));
    let made = after("refusals! {").flat_map(|rest| rest.split(": ")).filter_map(|rest| numbered(rest, " "));
    let refusal = after("Refusal::").filter_map(|rest| {
        let (kind, rest) = rest.split_once(" => ")?;
        Some((quoted(rest).filter(|_| !kind.contains(' '))?, 422))
    });
    bad.chain(conflict).chain(new).chain(made).chain(refusal).collect()
}

/// The table of codes in `docs/api.md` has those that there are, with their statuses, and no others.
#[test]
fn the_codes_are_all_in_the_documentation() {
    let mut written: BTreeMap<String, BTreeSet<u16>> = BTreeMap::new();
    for (code, status) in sources(HERE).iter().flat_map(|source| codes(source)) {
        written.entry(code).or_default().insert(status);
    }
    assert!(written.len() > 40, "{written:?}");

    let text = fs::read_to_string(at("docs/api.md")).unwrap_or_default();
    let chapter = text.split("\n## Refusals\n").nth(1).and_then(|rest| rest.split("\n## ").next()).unwrap_or_default();
    let mut told: BTreeMap<String, BTreeSet<u16>> = BTreeMap::new();
    for row in chapter.lines().filter_map(|line| line.strip_prefix("| `")) {
        let (code, rest) = row.split_once("` | ").expect("a code");
        let (statuses, _) = rest.split_once(" | ").expect("a status");
        let statuses = statuses.split(", ").map(|status| status.parse().expect("a number")).collect();
        assert!(told.insert(code.into(), statuses).is_none(), "{code} is there twice");
    }
    for code in written.keys().chain(told.keys()) {
        assert_eq!(told.get(code), written.get(code), "`{code}` in docs/api.md (left) and in the code (right)");
    }
}
