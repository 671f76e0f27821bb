//! A server with the card game: two to five sit down with decks, play, and see of each other what they may.

use client::{Client, host::*};
use serde_json::{Value, json};
use server::{GameKind, Games};
use tcg_served::TcgServed;

/// The games of the servers here.
const GAMES: Games = Games(&[GameKind::of::<TcgServed>()]);

/// People who sit on the seats of a match in order, each with a deck, and the match.
async fn seated(host: &Host, decks: &[&str]) -> (Vec<Client>, String) {
    let names = ["Ann", "Bob", "Cid", "Dot", "Eve"];
    let mut people = Vec::new();
    for name in names.iter().take(decks.len()) {
        people.push(host.guest(name).await);
    }
    let seats: Vec<&str> = (0..decks.len()).map(|at| if at == 0 { "me" } else { "open" }).collect();
    let setup = if decks.len() == 2 { String::new() } else { format!("set seats: {}", decks.len()) };
    let more = json!({ "listed": true, "spectators": true, "setup": setup, "brings": deck(0, decks[0]) });
    let id = id_of(&make(&mut people[0], json!(seats), more).await);
    for (at, other) in people.iter_mut().enumerate().skip(1) {
        other.put_up(&format!("/api/matches/{id}/join"), json!({ "brings": deck(at, decks[at]) })).await;
    }
    (people, id)
}

fn deck(at: usize, name: &str) -> String {
    format!("set deck {}: {name}", tcg::NAMES[at])
}

/// The same after the set-up: everybody bids little, so that nobody is corrupted by it, and has drawn his hand.
async fn begun(host: &Host, decks: &[&str]) -> (Vec<Client>, String) {
    let (mut people, id) = seated(host, decks).await;
    for (at, person) in people.iter_mut().enumerate() {
        let seen = person.seen(&id).await;
        done(send_answer(person, &id, tcg::NAMES[at], version(&seen), &at.to_string()).await);
    }
    let mut players: Vec<&mut Client> = people.iter_mut().collect();
    play_until(&mut players, &id, |seen| seen["view"]["turn"] == 1).await;
    (people, id)
}

/// The field of every player, as somebody sees it.
fn each<'a>(seen: &'a Value, field: &str) -> Vec<&'a Value> {
    seen["view"]["people"].as_array().expect("people").iter().map(|person| &person[field]).collect()
}

#[tokio::test]
async fn two_to_five_can_be_seated() {
    let host = Host::start(GAMES).await;
    let games = host.stranger().look("/api/games").await;
    let seatings = games[0]["seatings"].as_array().expect("seatings").iter();
    let counts: Vec<usize> = seatings.map(|seating| seating["seats"].as_array().expect("seats").len()).collect();
    assert_eq!((&games[0]["game"], counts), (&json!("tcg"), vec![2, 3, 4, 5]));
}

#[tokio::test]
async fn a_match_of_three_is_played_and_nobody_sees_the_hands_of_others() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = begun(&host, &["fotr-aragorn", "mom-gimli", "rotel-legolas"]).await;
    for (at, person) in people.iter_mut().enumerate() {
        let seen = person.seen(&id).await;
        let hand = seen["view"]["hand"].as_array().expect("a hand");
        let own: u64 = hand.iter().map(|card| card["count"].as_u64().expect("a number")).sum();
        for (of, (count, known)) in each(&seen, "hand").into_iter().zip(each(&seen, "known")).enumerate() {
            let count = count.as_u64().expect("a number");
            assert!(count > 4, "everybody has cards in hand");
            assert!(of != at || own == count, "{at} sees {own} cards of his own {count}");
            assert!(known.as_array().expect("cards").is_empty(), "{at} knows of {of}: {known}");
        }
        // Of the adventure deck of another nobody sees a site before it was played.
        let known = |sites: &&Value| sites.as_array().expect("sites").iter().filter(|site| !site.is_null()).count();
        let sites: Vec<usize> = each(&seen, "sites").iter().map(known).collect();
        let others = sites.iter().enumerate().filter(|(of, _)| *of != at);
        assert!(sites[at] >= 8 && others.clone().all(|(_, count)| *count == 0), "{sites:?}");
        let owners = seen["view"]["cards"].as_array().expect("cards").iter().map(|card| card["owner"].as_str());
        assert_eq!(owners.collect::<std::collections::BTreeSet<_>>().len(), 3, "everybody's fellowship lies there");
    }
    let spectator = host.stranger().seen(&id).await;
    assert_eq!(spectator["view"]["hand"], json!([]), "{spectator}");
    reads_back_alike(&host, &id).await;
}

/// Everything of this name that was told, wherever it stands.
fn told<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            if fields.get("name").is_some_and(|known| known == name) {
                found.push(value);
            }
            fields.values().for_each(|each| told(each, name, found));
        }
        Value::Array(all) => all.iter().for_each(|each| told(each, name, found)),
        _ => {}
    }
}

#[tokio::test]
async fn what_is_drawn_is_told_to_who_drew_it() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = begun(&host, &["fotr-aragorn", "fotr-gandalf"]).await;
    for (at, person) in people.iter_mut().enumerate() {
        let seen = person.seen(&id).await;
        let mut drawn = Vec::new();
        told(&seen, "drew", &mut drawn);
        let own = |event: &&&Value| event["args"]["seat"]["named"]["id"] == tcg::NAMES[at];
        assert!(drawn.iter().filter(own).count() >= 8, "{seen}");
        for event in &drawn {
            let is_back = event["args"]["card"]["named"]["id"] == "back";
            assert_ne!(is_back, own(&event), "{event}");
        }
    }
}

#[tokio::test]
async fn decks_that_break_the_rules_are_refused() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let with = |brings: &str| json!({ "game": "tcg", "seats": ["me", "open"], "brings": brings });
    for bad in ["set deck a: banana", "set deck a: ring-bearer 1C290; ring 1C2; 4 1C9", "set deck b: fotr-aragorn"] {
        refused(ann.post("/api/matches", with(bad)).await.expect("an answer"), 400, "bad-setup");
    }
    let why =
        ann.post("/api/matches", with("set deck a: ring-bearer 1C290; ring 1C2; 5 1C9")).await.expect("an answer").text;
    assert!(why.contains("T3.2") && why.contains("T3.5: Dwarven Axe (1C9)"), "{why}");
}

#[tokio::test]
async fn a_set_up_of_ones_own_says_so_and_one_with_the_cards_of_others_is_not_listed() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let wanted =
        |setup: &str, listed: bool| json!({ "game": "tcg", "seats": ["me", "open"], "setup": setup, "listed": listed });
    for line in ["set deck b: mom-gimli", "set draw b: 1C9 1C9", "set hand b: 1C9", "set sites b: none"] {
        let reply = ann.post("/api/matches", wanted(line, true)).await.expect("an answer");
        let why = refused(reply, 400, "bad-setup");
        assert!(why["message"].as_str().expect("a sentence").contains("Invite people"), "{why}");
    }
    assert_eq!(
        ann.put_up("/api/matches", wanted("set deck b: mom-gimli", false)).await["setup"],
        json!({ "hidden": true })
    );
    let open = "set options: mulligan";
    assert_eq!(ann.put_up("/api/matches", wanted(open, true)).await["setup"], json!({ "hidden": false }));
    assert_eq!(ann.put_up("/api/matches", wanted("set seats: 2", true)).await["setup"], Value::Null);
}

#[tokio::test]
async fn a_program_plays_against_a_person() {
    let host = Host::start(GAMES).await;
    let (mut ann, id) = host.alone("easy").await;
    for _ in 0..8 {
        let is_asked = |seen: &Value| !seen["question"].is_null() || seen["info"]["status"] == "over";
        wait_until(&mut ann, &id, is_asked).await;
        answer(&mut ann, &id).await;
    }
    let seen = ann.seen(&id).await;
    let answers = seen["info"]["version"].as_u64().expect("a number");
    assert!(answers > 8 || seen["info"]["status"] == "over", "{}", seen["info"]);
}

/// A position of the first player's turn, between two people.
async fn at(host: &Host, setup: &str) -> (Client, Client, String) {
    let (mut ann, mut bob) = (host.guest("Ann").await, host.guest("Bob").await);
    let made = make(&mut ann, json!(["me", "open"]), json!({ "setup": setup, "odds": true })).await;
    let id = id_of(&made);
    bob.put_up(&format!("/api/matches/{id}/join"), json!({ "invite": made["invite"] })).await;
    (ann, bob, id)
}

#[tokio::test]
async fn a_card_and_its_bearer_are_played_and_taken_back_as_one() {
    let host = Host::start(GAMES).await;
    let setup = "set phase: fellowship\nset at a: 2\nset 1U12.1: a\nset 1C311.1: a\nset hand a: 1C299\n\
                 set draw a: 1C9\nset draw b: 1C9\n";
    let (mut ann, _, id) = at(&host, setup).await;
    let plans = ann.look(&format!("/api/matches/{id}/plans")).await;
    let ways = plans["asks"][0]["ways"].as_array().expect("ways");
    let play = ways.iter().find(|way| way["answer"] == "play:1C299").expect("it can be played");
    let next = play["leads"].as_u64().expect("the bearer is asked for") as usize;
    assert_eq!(plans["asks"][next]["why"]["name"], "bearer", "{plans}");
    let before = ann.seen(&id).await;
    done(send_answer(&mut ann, &id, "a", version(&before), "play:1C299; 1C311.1").await);
    let played = ann.seen(&id).await;
    let borne = |seen: &Value| {
        let cards = seen["view"]["cards"].as_array().expect("cards").clone();
        cards.iter().any(|card| card["code"] == "1C299" && !card["on"].is_null())
    };
    assert!(borne(&played), "{}", played["view"]["cards"]);
    done(deed(&mut ann, &id, "a", "undo").await);
    let back = ann.seen(&id).await;
    assert_eq!((&back["view"], borne(&back)), (&before["view"], false));
}

#[tokio::test]
async fn wounds_of_archers_are_counted_and_given_to_one_at_once() {
    let host = Host::start(GAMES).await;
    let setup = "set phase: archery\nset at a: 4\nset 1U12.1: a\nset 1P365.1: a\nset 1C176.1: b\nset 1C176.2: b\n";
    // Nobody holds a card: nobody is asked to act.
    let (mut ann, _, id) = at(&host, setup).await;
    let seen = ann.seen(&id).await;
    assert_eq!((&seen["question"]["why"]["name"], &seen["view"]["arrows_left"]), (&json!("archery-wound"), &json!(2)));
    done(send_answer(&mut ann, &id, "a", version(&seen), "1P365.1; 1P365.1").await);
    let seen = ann.seen(&id).await;
    let hurt = seen["view"]["cards"].as_array().expect("cards").iter().find(|card| card["name"] == "1P365.1");
    assert_eq!((&hurt.expect("he lives")["wounds"], &seen["view"]["arrows_left"]), (&json!(2), &Value::Null));
}

#[tokio::test]
async fn skirmishes_that_are_over_stay_in_sight() {
    let host = Host::start(GAMES).await;
    let setup = "set phase: skirmish\nset at a: 4\nset 1U12.1: a\nset 1P365.1: a\nset 1C151.1: b\nset 3C74.1: b\n\
                 set hand a: 1C296\nset assigned: 1C151.1>1U12.1 3C74.1>1P365.1\n";
    let (mut ann, mut bob, id) = at(&host, setup).await;
    let seen = ann.seen(&id).await;
    assert_eq!(seen["view"]["fights"]["over"], json!([]));
    done(send_answer(&mut ann, &id, "a", version(&seen), "1U12.1").await);
    let fought = ann.seen(&id).await["view"]["fights"].clone();
    let now = fought["all"].as_array().expect("fights").iter().find(|fight| fight["state"] == "now");
    let (now, over) = (now.expect("one is fought").clone(), &fought["over"]);
    assert_eq!(over, &json!([]), "it is not over yet");
    let mut after = ann.seen(&id).await;
    while after["view"]["fights"]["over"] == json!([]) {
        let (person, seat) = if after["question"].is_null() { (&mut bob, "b") } else { (&mut ann, "a") };
        done(send_answer(person, &id, seat, version(&after), "pass").await);
        after = ann.seen(&id).await;
    }
    let over = &after["view"]["fights"]["over"][0];
    assert_eq!((&over["character"], &over["minions"]), (&now["character"], &now["minions"]), "{over}");
    let lost = now["outcome"]["free_lost"].as_bool().expect("a verdict");
    assert_eq!(over["end"], if lost { "lost" } else { "won" }, "{now}");
}

#[tokio::test]
async fn luck_is_told_to_nobody_before_the_match_is_over_and_then_everybodys() {
    let host = Host::start(GAMES).await;
    let (mut people, id) = begun(&host, &["fotr-aragorn", "mom-gimli"]).await;
    let path = format!("/api/matches/{id}/luck");
    for person in &mut people {
        refused(person.get(&path).await.expect("an answer"), 403, "not-over");
    }
    done(deed(&mut people[0], &id, "a", "concede").await);
    let told = people[1].look(&path).await;
    assert_eq!(told, people[0].look(&path).await);
    let drawn: Vec<u64> =
        told["people"].as_array().expect("people").iter().filter_map(|of| of["drawn"].as_u64()).collect();
    assert!(drawn.len() == 2 && drawn.iter().all(|drawn| *drawn >= 8), "{told}");
}
