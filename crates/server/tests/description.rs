//! What is said of the server is true: `docs/openapi.json`, the types of `web/src/wire.ts` and the codes of `docs/api.md` are
//! those of the code. `make types` writes the first two.

use axum::http::Method;
use serde_json::{Value, json};
use server::{
    Server, Settings,
    api::{
        self,
        matches::{GameInfo, Joining, Lobby, MatchWanted},
        people::{Credentials, Export, GuestName, Me, PasswordChange, Proof},
        play::{Asking, Late, Verdict},
        replay::{ForkWanted, Position, ResultReport, Upload},
        talk::{Reported, Text},
    },
    client::Client,
    error::Refused,
    games::war::{WarFacts, WarOdds, WarView, luck::WarLuck, result::WarResult},
    wire::{Advice, FromClient, ToClient},
};
use std::{
    any::TypeId,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use ts_rs::{Config, TS, TypeVisitor};

/// Something in the repository.
fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Compares a file with what it should say, or writes it if asked to.
fn must_say(path: &str, text: &str) {
    let file = at(path);
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&file, text).expect("the file can be written");
    }
    let said = fs::read_to_string(&file).unwrap_or_default();
    assert!(said == text, "{path} is not up to date: run `make types` and look at what has changed");
}

#[test]
fn the_description_is_up_to_date() {
    must_say("docs/openapi.json", &api::description());
}

/// A call as it is described.
struct Call {
    method: Method,
    path: String,
    about: Value,
}

fn described() -> Value {
    serde_json::from_str(&api::description()).expect("JSON")
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
    let written: usize = sources().iter().map(|text| text.matches("#[utoipa::path(").count()).sum();
    assert_eq!(calls().len(), written);
}

#[test]
fn every_schema_that_is_mentioned_is_there() {
    let all = described();
    let mut mentioned = BTreeSet::new();
    mentions(&all, &mut mentioned);
    for name in ["FromClient", "ToClient", "Seen", "Refused", "WarView", "WarFacts", "WarLuck", "WarOdds"] {
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

/// Every call of the description leads somewhere, and asks who one is if it says so.
#[tokio::test]
async fn every_call_leads_somewhere() {
    let data = tempfile::tempdir().expect("a folder");
    let settings = Settings {
        requests_per_second: None,
        ..Settings::new("127.0.0.1:0".parse().expect("an address"), data.path().into())
    };
    let server = Server::open(settings).await.expect("a server");
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

/// Collects the declarations of types, and of those that they mention.
struct Types {
    config: Config,
    visited: BTreeSet<TypeId>,
    declared: BTreeMap<String, (TypeId, String)>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to.
        if T::output_path().is_none() || !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        let (name, id) = (T::ident(&self.config), TypeId::of::<T::WithoutGenerics>());
        let declaration = || format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        let (declared, _) = self.declared.entry(name).or_insert_with(|| (id, declaration()));
        assert!(*declared == id, "two types are called {}", T::ident(&self.config));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

macro_rules! types {
    ($($name:ty),* $(,)?) => {{
        let mut types = Types { config: Config::new(), visited: BTreeSet::new(), declared: BTreeMap::new() };
        $(types.visit::<$name>();)*
        types.declared.into_values().map(|(_, text)| text)
    }};
}

/// The types of everything that goes over the network, and of results.
fn wire() -> String {
    let head =
        "// What goes over the network. Generated from the types of the server: do not edit, run `make types`.\n";
    let types = types![
        FromClient,
        ToClient,
        Refused,
        // Requests and answers.
        GuestName,
        Credentials,
        PasswordChange,
        Proof,
        Me,
        Export,
        GameInfo,
        MatchWanted,
        Joining,
        Lobby,
        Late,
        Asking,
        Verdict,
        Advice,
        Position,
        Upload,
        ForkWanted,
        ResultReport,
        Text,
        Reported,
        // War of the Ring.
        WarView,
        WarFacts,
        WarLuck,
        WarOdds,
        WarResult,
    ];
    let text = std::iter::once(head.to_string()).chain(types).collect::<Vec<_>>().join("\n");
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    must_say("web/src/wire.ts", &wire());
}

/// Every type that there is for TypeScript is declared once, and every name that is used is declared.
#[test]
fn the_types_of_the_browser_are_complete() {
    let text = wire();
    let declared: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("export type ")).map(word).collect();
    let unique: BTreeSet<&str> = declared.iter().copied().collect();
    assert_eq!(unique.len(), declared.len());
    let code = without_comments(&text);
    let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
    for word in words.filter(|word| word.starts_with(char::is_uppercase)) {
        assert!(["Array", "T"].contains(&word) || unique.contains(word), "{word} is not declared");
    }
    for source in sources() {
        for name in derived(&source) {
            assert!(unique.contains(name), "{name} is not in wire.ts: add it to the list in this file");
        }
    }
}

/// The word that a text begins with.
fn word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}

/// The names of the types of a source that derive `TS`.
fn derived(source: &str) -> impl Iterator<Item = &str> {
    source.split("#[derive(").skip(1).filter_map(|rest| {
        let (traits, rest) = rest.split_once(')')?;
        traits.split(", ").find(|name| *name == "TS")?;
        let (_, declared) = rest.split_once("\npub ")?;
        Some(word(declared.split_once(' ')?.1))
    })
}

fn without_comments(text: &str) -> String {
    let uncommented = |part: &str| part.split_once("*/").map_or(part.to_string(), |(_, code)| code.to_string());
    let code: String = text.split("/*").map(uncommented).collect();
    code.lines().filter(|line| !line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The sources of the server, without their tests.
fn sources() -> Vec<String> {
    fn collect(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
                let text = fs::read_to_string(&path).expect("a source");
                found.push(text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().into());
            }
        }
    }
    let mut found = Vec::new();
    collect(&at("crates/server/src"), &mut found);
    found
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
    for (code, status) in sources().iter().flat_map(|source| codes(source)) {
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
