//! Decks of people over the network: kept, looked through, shown to others by a link, and brought to matches.

use axum::http::Method;
use client::{Client, host::*};
use serde_json::{Value, json};
use server::{GameKind, Games};
use tcg::deck::STARTERS;
use tcg_served::TcgServed;

/// The games of the servers here.
const GAMES: Games = Games(&[GameKind::of::<TcgServed>()]);

fn wanted(name: &str, text: &str) -> Value {
    json!({ "game": "tcg", "name": name, "text": text })
}

async fn keep(client: &mut Client, name: &str, text: &str) -> Value {
    client.put_up("/api/me/decks", wanted(name, text)).await
}

fn text_of(value: &Value) -> String {
    value.as_str().expect("a text").into()
}

async fn check(client: &mut Client, text: &str) -> Value {
    client.put_up("/api/games/tcg/decks/check", json!({ "text": text })).await
}

#[tokio::test]
async fn the_game_has_starters_and_anybody_may_have_a_deck_looked_through() {
    let host = Host::start(GAMES).await;
    let mut nobody = host.stranger();
    let starters = nobody.look("/api/games/tcg/decks").await;
    assert_eq!(starters.as_array().expect("a list").len(), 6);
    for starter in starters.as_array().expect("a list") {
        let check = check(&mut nobody, starter["text"].as_str().expect("a text")).await;
        assert_eq!((&check["legal"], &check["faults"]), (&json!(true), &json!([])), "{starter}");
        assert_eq!(check["counts"], json!({ "cards": 60, "free": 30, "shadow": 30, "sites": 9 }));
    }
    let text = format!("banana\n{}1 1U320\n5 1C9 Dwarven Axe\n", STARTERS[0].1);
    let lines = text.lines().count();
    let found = check(&mut nobody, &text).await;
    let faults: Vec<_> = found["faults"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|fault| (fault["line"].as_u64(), fault["rule"].as_str(), fault["what"]["name"].as_str().expect("a name")))
        .collect();
    let expected = [
        (Some(1), None, "line"),
        (None, Some("T3.3"), "sides"),
        (Some(lines as u64 - 1), Some("T3.4"), "not-for-the-draw-deck"),
        (Some(lines as u64), Some("T3.5"), "too-many"),
    ];
    assert_eq!((&found["legal"], &faults[..]), (&json!(false), &expected[..]));
    let axes = &found["faults"][3]["what"]["args"];
    assert_eq!((&axes["count"], &axes["most"]), (&json!({ "number": 5 }), &json!({ "number": 4 })));
    assert_eq!(axes["card"]["named"]["args"]["code"], json!({ "word": "1C9" }));
    // A list of another program comes back as ours.
    let other = check(&mut nobody, "4x1_9").await;
    assert_eq!(other["tidy"], "4 1C9 Dwarven Axe\n");
}

#[tokio::test]
async fn a_deck_is_kept_changed_renamed_and_removed() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let deck = keep(&mut ann, "  Goblins ", "4 1C9").await;
    let id = text_of(&deck["info"]["id"]);
    let path = format!("/api/me/decks/{id}");
    assert_eq!((&deck["info"]["name"], &deck["info"]["version"]), (&json!("Goblins"), &json!(1)));
    assert_eq!((&deck["text"], &deck["info"]["legal"]), (&json!("4 1C9"), &json!(false)));

    let changed = json!({ "version": 1, "text": STARTERS[0].1 });
    let changed = done(ann.other(Method::PUT, &path, changed).await);
    assert_eq!((&changed["info"]["name"], &changed["info"]["version"]), (&json!("Goblins"), &json!(2)));
    assert_eq!(changed["check"]["legal"], true);
    let renamed = done(ann.other(Method::PUT, &path, json!({ "version": 2, "name": "Men" })).await);
    assert_eq!((&renamed["info"]["name"], &renamed["text"]), (&json!("Men"), &json!(STARTERS[0].1)));
    // Another window that has seen an older one is told so, and nothing is overwritten.
    let late = ann.other(Method::PUT, &path, json!({ "version": 2, "text": "" })).await;
    refused(late, 409, "deck-changed");
    assert_eq!(ann.look(&path).await["text"], STARTERS[0].1);

    keep(&mut ann, "Second", "").await;
    let names: Vec<String> = ann
        .look("/api/me/decks?game=tcg")
        .await
        .as_array()
        .expect("a list")
        .iter()
        .map(|info| text_of(&info["name"]))
        .collect();
    assert_eq!(names, ["Second", "Men"]);
    assert_eq!(ann.look("/api/me/decks?game=chess").await, json!([]));
    done(ann.other(Method::DELETE, &path, json!({})).await);
    refused(ann.get(&path).await.expect("an answer"), 404, "not-found");
    refused(ann.other(Method::DELETE, &path, json!({})).await, 404, "not-found");
}

#[tokio::test]
async fn decks_of_others_are_seen_by_their_links_only() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    bob.heard = Some(Default::default());
    let deck = keep(&mut ann, "Secret plan", STARTERS[1].1).await;
    let (id, share) = (text_of(&deck["info"]["id"]), text_of(&deck["share"]));
    let path = format!("/api/me/decks/{id}");
    refused(bob.get(&path).await.expect("an answer"), 404, "not-found");
    refused(bob.other(Method::PUT, &path, json!({ "version": 1, "name": "Mine" })).await, 404, "not-found");
    refused(bob.other(Method::DELETE, &path, json!({})).await, 404, "not-found");
    refused(bob.get(&format!("/api/decks/{id}")).await.expect("an answer"), 404, "not-found");
    assert_eq!(bob.look("/api/me/decks").await, json!([]));
    let mine = json!({ "game": "tcg", "seats": ["me", "open"], "decks": { "a": { "mine": id } } });
    refused(bob.post("/api/matches", mine).await.expect("an answer"), 404, "not-found");
    let heard = bob.heard.take().expect("he listens").lock().expect("nothing panics").join("\n");
    assert!(!heard.contains("Secret plan") && !heard.contains("1C296") && !heard.contains(&share), "{heard}");
    for mut anybody in [bob, host.stranger()] {
        let shared = anybody.look(&format!("/api/decks/{share}")).await;
        assert_eq!((&shared["name"], &shared["text"]), (&json!("Secret plan"), &json!(STARTERS[1].1)));
        assert!(!shared.to_string().contains("Ann") && !shared.to_string().contains(&id), "{shared}");
    }
    refused(host.stranger().get("/api/me/decks").await.expect("an answer"), 401, "not-signed-in");
}

#[tokio::test]
async fn what_cannot_be_kept_is_refused_with_the_reason() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let mut post =
        async |name: &str, text: &str| ann.post("/api/me/decks", wanted(name, text)).await.expect("an answer");
    for name in ["", "   ", "a\u{7}b", "a\nb", "\u{202e}evil", &"x".repeat(61)] {
        refused(post(name, "").await, 400, "bad-title");
    }
    assert_eq!(post(&"x".repeat(60), "").await.status, 200);
    refused(post("Long", &"4 1C9\n".repeat(3000)).await, 400, "unreadable-deck");
    let strange = refused(post("Strange", "4 1C9\n1 1C3 Axe\u{0}Strike").await, 400, "unreadable-deck");
    assert!(text_of(&strange["message"]).contains("line 2"), "{strange}");
    let chess = json!({ "game": "chess", "name": "x", "text": "" });
    refused(ann.post("/api/me/decks", chess).await.expect("an answer"), 400, "unknown-game");
    let check = json!({ "text": "\u{1b}[2J" });
    refused(ann.post("/api/games/tcg/decks/check", check).await.expect("an answer"), 400, "unreadable-deck");
    // A name and a text that cannot be changed to leave the deck as it was.
    let deck = keep(&mut ann, "Good", "4 1C9").await;
    let path = format!("/api/me/decks/{}", text_of(&deck["info"]["id"]));
    refused(ann.other(Method::PUT, &path, json!({ "version": 1, "name": "\u{0}" })).await, 400, "bad-title");
    refused(ann.other(Method::PUT, &path, json!({ "version": 1, "text": "\u{0}" })).await, 400, "unreadable-deck");
    assert_eq!(ann.look(&path).await, deck);
}

#[tokio::test]
async fn nobody_keeps_more_than_a_hundred_decks() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    for number in 1..=100 {
        keep(&mut ann, &number.to_string(), "").await;
    }
    let more = ann.post("/api/me/decks", wanted("One more", "")).await.expect("an answer");
    refused(more, 409, "too-many-decks");
    keep(&mut bob, "First", "").await;
    assert_eq!(ann.look("/api/me/decks").await.as_array().expect("a list").len(), 100);
}

#[tokio::test]
async fn decks_are_exported_and_forgotten_with_their_owner() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let share = text_of(&keep(&mut ann, "Mine", "4 1C9").await["share"]);
    let export = ann.look("/api/me/export").await;
    assert_eq!((&export["decks"][0]["name"], &export["decks"][0]["text"]), (&json!("Mine"), &json!("4 1C9")));
    done(ann.other(Method::DELETE, "/api/me", json!({})).await);
    refused(host.stranger().get(&format!("/api/decks/{share}")).await.expect("an answer"), 404, "not-found");
}

/// Everybody has bid, and plays on until the first turn.
async fn dealt(people: &mut [&mut Client], id: &str) {
    for (at, person) in people.iter_mut().enumerate() {
        let seen = person.seen(id).await;
        done(send_answer(person, id, tcg::NAMES[at], version(&seen), &at.to_string()).await);
    }
    play_until(people, id, |seen| seen["view"]["turn"] == 1).await;
}

#[tokio::test]
async fn seats_play_with_the_decks_that_were_chosen_and_nobody_else_sees_them() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    ann.heard = Some(Default::default());
    bob.heard = Some(Default::default());
    let own = text_of(&keep(&mut ann, "Mine", STARTERS[3].1).await["info"]["id"]);
    ann.heard = Some(Default::default());
    let made = json!({
        "game": "tcg", "seats": ["me", "open"], "listed": true, "decks": { "a": { "mine": own } },
    });
    let id = id_of(&ann.put_up("/api/matches", made).await);
    // The names of cards are for people: a deck of one's own as text may have any.
    let text = format!("# Bob's\n{}", STARTERS[5].1);
    bob.put_up(&format!("/api/matches/{id}/join"), json!({ "deck": { "text": text } })).await;
    // A card that only one of the two decks has.
    let heard = |client: &Client| client.heard.clone().expect("he listens").lock().expect("nothing panics").join("\n");
    let only = |of: usize, other: usize| {
        let lines = |text: &'static str| text.lines().filter(|line| !line.starts_with('#'));
        let codes = |text: &'static str| lines(text).filter_map(|line| line.split(' ').nth(1));
        let others: Vec<&str> = codes(STARTERS[other].1).collect();
        codes(STARTERS[of].1).find(|code| code.len() > 3 && !others.contains(code)).expect("a card")
    };
    let (anns, bobs) = (only(3, 5), only(5, 3));
    assert!(!heard(&ann).contains(bobs) && !heard(&bob).contains(anns));
    dealt(&mut [&mut ann, &mut bob], &id).await;
    let brought = |client: &Value| text_of(&client["brought"][0]["text"]);
    assert!(brought(&ann.look("/api/me/export").await).contains(anns));
    assert!(brought(&bob.look("/api/me/export").await).contains(bobs));
    reads_back_alike(&host, &id).await;
    // The deck may go; the match goes on.
    done(ann.other(Method::DELETE, &format!("/api/me/decks/{own}"), json!({})).await);
    reads_back_alike(&host, &id).await;
}

#[tokio::test]
async fn a_program_plays_with_a_starter() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let decks = json!({ "a": { "starter": "mom-gimli" }, "b": { "starter": "rotel-boromir" } });
    let made = json!({ "game": "tcg", "seats": ["me", { "program": "easy" }], "decks": decks });
    let id = id_of(&ann.put_up("/api/matches", made).await);
    let asked = |seen: &Value| !seen["question"].is_null();
    wait_until(&mut ann, &id, asked).await;
    reads_back_alike(&host, &id).await;
}

#[tokio::test]
async fn an_illegal_deck_is_refused_with_the_reason_and_the_line() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let broken = format!("{}6 1C9 Dwarven Axe\n", STARTERS[0].1);
    let line = broken.lines().count();
    let with = |deck: Value| json!({ "game": "tcg", "seats": ["me", "open"], "listed": true, "decks": { "a": deck } });
    let why =
        refused(ann.post("/api/matches", with(json!({ "text": broken }))).await.expect("an answer"), 400, "bad-deck");
    assert!(text_of(&why["message"]).contains(&format!("T3.5 in line {line}")), "{why}");
    assert_eq!(why["deck"]["faults"][1]["line"], line);
    for (deck, code) in [
        (json!({ "starter": "nothing" }), "unknown-deck"),
        (json!({ "text": "\u{0}" }), "unreadable-deck"),
        (json!({ "text": "" }), "bad-deck"),
    ] {
        refused(ann.post("/api/matches", with(deck)).await.expect("an answer"), 400, code);
    }
    let elsewhere = json!({ "game": "tcg", "seats": ["me", "open"], "decks": { "b": { "starter": "mom-gimli" } } });
    refused(ann.post("/api/matches", elsewhere).await.expect("an answer"), 400, "bad-setup");
    let nowhere = json!({ "game": "tcg", "seats": ["me", "open"], "decks": { "z": { "starter": "mom-gimli" } } });
    refused(ann.post("/api/matches", nowhere).await.expect("an answer"), 400, "unknown-seat");
    assert_eq!(ann.look("/api/me/matches").await, json!([]), "nothing was made");

    let id = id_of(&ann.put_up("/api/matches", with(json!({ "starter": "mom-gimli" }))).await);
    let join = format!("/api/matches/{id}/join");
    refused(bob.post(&join, json!({ "deck": { "text": broken } })).await.expect("an answer"), 400, "bad-deck");
    let info = bob.put_up(&join, json!({ "deck": { "starter": "mom-gandalf" } })).await;
    assert_eq!(info["status"], "running", "the seat was left free for him");
}

#[tokio::test]
async fn facts_and_texts_are_sent_once() {
    let host = Host::start(GAMES).await;
    let mut nobody = host.stranger();
    let facts = nobody.look("/api/games/tcg/facts").await;
    let cards = facts["cards"].as_array().expect("cards");
    assert_eq!(cards.len(), 609);
    let card = |code: &str| cards.iter().find(|card| card["code"] == code).expect("a card").clone();
    let archer = card("1C176");
    assert_eq!((&archer["type"], &archer["culture"], &archer["site"]), (&json!("minion"), &json!("moria"), &json!(4)));
    let site = card("1U320");
    assert_eq!((&site["cost"], &site["shadow"], &site["site"]), (&Value::Null, &json!(0), &json!(1)));
    assert_eq!(card("1R13")["keywords"], json!([{ "id": "damage", "plus": 1 }]));
    for (asked, told) in [("en", "en"), ("xx", "en")] {
        let texts = nobody.look(&format!("/api/games/tcg/texts/{asked}")).await;
        assert_eq!((&texts["language"], texts["cards"].as_object().expect("cards").len()), (&json!(told), 609));
        assert_eq!(texts["cards"]["1C7"], json!(["Playable only if you can spot a Dwarf."]));
    }
    for path in ["/api/games/tcg/facts", "/api/games/tcg/texts/en"] {
        let first = nobody.get(path).await.expect("an answer");
        let tag = first.headers.get("etag").expect("a tag").clone();
        assert_eq!(first.headers["cache-control"], "no-cache");
        let request = axum::http::Request::builder().uri(format!("http://{}{path}", host.address));
        let request = request.header("if-none-match", tag).body(Default::default()).expect("a request");
        let again = nobody.send(request).await.expect("an answer");
        assert_eq!((again.status, again.text.as_str()), (304, ""), "{path}");
    }
    assert_eq!(nobody.get("/api/games").await.expect("an answer").headers["cache-control"], "no-store");
}
