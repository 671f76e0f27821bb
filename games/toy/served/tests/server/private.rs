//! Who has no business in a match does not learn that there is one.

use crate::{GAMES, does};
use axum::http::Method;
use client::{Client, Socket, host::*};
use serde_json::{Value, json};
use store::{MatchId, NewMatch};

/// A name that no match has.
const NOWHERE: &str = "nnnnnnnnnnnnnnnnnnnnnnnnnn";

/// Everything that can be asked of a match, as the description of the server has it: what is sent with each call stands here, so
/// that nobody adds one and forgets it.
fn calls() -> Vec<(Method, String, Option<Value>)> {
    let described: Value = serde_json::from_str(&server::api::description(GAMES)).unwrap();
    let paths = described["paths"].as_object().unwrap();
    let of_matches = paths.iter().filter(|(path, _)| path.contains("{id}"));
    let calls = of_matches.flat_map(|(path, methods)| {
        methods.as_object().unwrap().keys().map(move |method| {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let sent = (method != Method::GET).then(|| sent_to(path));
            (method, path.replace("{position}", "0"), sent)
        })
    });
    calls.filter(|(_, path, _)| !path.ends_with("/live")).collect()
}

fn sent_to(path: &str) -> Value {
    match path.rsplit('/').next().unwrap() {
        "answers" => json!({ "id": "x", "version": 1, "seat": "a", "answer": "yes" }),
        "deeds" => json!({ "id": "x", "seat": "a", "deed": "concede" }),
        "go-on" => json!({ "seat": "a", "on": true }),
        "check" => json!({ "seat": "a", "answer": "yes" }),
        "join" => json!({ "invite": "a guess" }),
        "leave" | "rematch" | "hint" => json!({}),
        "fork" => json!({ "position": 0, "seats": ["me", "open", "open"] }),
        "chat" | "notes" | "problems" => json!({ "text": "hello" }),
        other => panic!("what is sent to {other}?"),
    }
}

/// A match that is not in the lobby, and that one of three has made; the others join it by invitation.
async fn private(host: &Host, others: &mut [&mut Client]) -> (Client, String, String) {
    let mut ann = host.guest("Ann").await;
    let made = make(&mut ann, json!(["me", "open", "open"]), json!({})).await;
    let (id, invite) = (id_of(&made), made["invite"].as_str().unwrap().to_string());
    for other in others {
        other.put_up(&format!("/api/matches/{id}/join"), json!({ "invite": invite })).await;
    }
    (ann, id, invite)
}

/// Everything about a match is answered as if there were none.
async fn knows_of_none(who: &mut Client, id: &str) {
    for (method, path, sent) in calls() {
        let mut ask = async |id: &str| {
            let reply = who.call(method.clone(), &path.replace("{id}", id), sent.clone()).await.unwrap();
            (reply.status, reply.text)
        };
        let (there, nowhere) = (ask(id).await, ask(NOWHERE).await);
        assert_eq!(there, nowhere, "{method} {path}");
        assert!(matches!(there.0, 401 | 404), "{method} {path}: {there:?}");
    }
    let mut refusals = Vec::new();
    for id in [id, NOWHERE] {
        refusals.push(who.live(id, 0).await.err().expect("the socket stays shut").to_string());
    }
    assert!(refusals[0] == refusals[1] && refusals[0].contains("404"), "{refusals:?}");
    let listed = who.get("/api/me/matches").await.unwrap();
    assert!(!listed.text.contains(id), "{}", listed.text);
}

/// What was under way may still come; then the socket is closed.
async fn is_closed(mut socket: Socket) {
    let closed = async { while socket.text().await.is_some() {} };
    tokio::time::timeout(PATIENCE, closed).await.expect("the socket is closed");
}

#[tokio::test]
async fn a_private_match_is_none_for_others() {
    let host = Host::start(GAMES).await;
    let (mut bob, mut cid) = (host.guest("Bob").await, host.guest("Cid").await);
    let (mut ann, id, invite) = private(&host, &mut [&mut bob]).await;
    let mut strangers = [host.guest("Eve").await, host.stranger()];
    for stranger in &mut strangers {
        knows_of_none(stranger, &id).await;
    }
    cid.put_up(&format!("/api/matches/{id}/join"), json!({ "invite": invite })).await;
    assert_eq!(ann.seen(&id).await["info"]["status"], "running");
    for stranger in &mut strangers {
        knows_of_none(stranger, &id).await;
    }
    for (person, seat) in [(&mut ann, "a"), (&mut bob, "b")] {
        does(person, &id, seat, "concede").await;
    }
    assert_eq!(ann.seen(&id).await["info"]["status"], "over");
    for stranger in &mut strangers {
        knows_of_none(stranger, &id).await;
    }
}

#[tokio::test]
async fn who_has_left_a_private_match_sees_no_more_of_it() {
    let host = Host::start(GAMES).await;
    let mut bob = host.guest("Bob").await;
    let (mut ann, id, invite) = private(&host, &mut [&mut bob]).await;
    let notes = format!("/api/matches/{id}/notes");
    done(bob.other(Method::PUT, &notes, json!({ "text": "she bluffs" })).await);
    let mut socket = bob.live(&id, 0).await.unwrap();
    hear(&mut socket, "seen").await;
    bob.put_up(&format!("/api/matches/{id}/leave"), json!({})).await;
    is_closed(socket).await;
    ann.put_up(&format!("/api/matches/{id}/chat"), json!({ "text": "he is gone" })).await;
    knows_of_none(&mut bob, &id).await;
    // He still has the invitation, and what he wrote is his.
    assert_eq!(bob.look("/api/me/export").await["notes"][0]["text"], "she bluffs");
    bob.put_up(&format!("/api/matches/{id}/join"), json!({ "invite": invite })).await;
    assert_eq!(bob.look(&notes).await["text"], "she bluffs");
}

#[tokio::test]
async fn who_made_a_match_may_come_back_until_it_begins_without_him() {
    let host = Host::start(GAMES).await;
    let (mut bob, mut cid, mut dot) = (host.guest("Bob").await, host.guest("Cid").await, host.guest("Dot").await);
    let (mut ann, id, invite) = private(&host, &mut [&mut bob]).await;
    let (join, leave) = (format!("/api/matches/{id}/join"), format!("/api/matches/{id}/leave"));
    ann.put_up(&leave, json!({})).await;
    assert_eq!(ann.seen(&id).await["info"]["invite"], invite.as_str());
    ann.put_up(&join, json!({})).await;
    ann.put_up(&leave, json!({})).await;
    let mut socket = ann.live(&id, 0).await.unwrap();
    hear(&mut socket, "seen").await;
    for other in [&mut cid, &mut dot] {
        other.put_up(&join, json!({ "invite": invite })).await;
    }
    assert_eq!(bob.seen(&id).await["info"]["status"], "running");
    is_closed(socket).await;
    knows_of_none(&mut ann, &id).await;
}

#[tokio::test]
async fn who_looked_at_a_match_in_the_lobby_does_not_watch_it() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "open", "open"]), json!({ "listed": true })).await);
    let mut socket = host.stranger().live(&id, 0).await.unwrap();
    hear(&mut socket, "seen").await;
    for name in ["Bob", "Cid"] {
        host.guest(name).await.put_up(&format!("/api/matches/{id}/join"), json!({})).await;
    }
    is_closed(socket).await;
    // Whoever wanted to join is told why he cannot.
    let late = host.guest("Dot").await.post(&format!("/api/matches/{id}/join"), json!({})).await.unwrap();
    refused(late, 409, "seat-taken");
}

/// Where a list goes on may be said with any name; that of another's match is like one that is not there.
#[tokio::test]
async fn a_list_does_not_tell_that_there_is_a_match_of_another() {
    let host = Host::start(GAMES).await;
    let (mut ann, mut cid) = (host.guest("Ann").await, host.guest("Cid").await);
    let id = id_of(&make(&mut ann, json!(["me", "open", "open"]), json!({})).await);
    for list in ["/api/me/matches", "/api/me/results/toy"] {
        let other = cid.get(&format!("{list}?before={id}")).await.unwrap();
        let nothing = cid.get(&format!("{list}?before=nothing")).await.unwrap();
        assert_eq!((other.status, other.text), (nothing.status, nothing.text));
        assert_eq!(ann.get(&format!("{list}?before={id}")).await.unwrap().status, 200);
    }
}

/// Whether a match can be read at all is nobody's business either: one of a game that this server does not have any more.
#[tokio::test]
async fn a_private_match_that_cannot_be_read_is_none_for_others() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, _) = private(&host, &mut []).await;
    let known = id_of(&make(&mut ann, json!(["me", "open", "open"]), json!({})).await);
    let made = host.app.store().row(&MatchId(known)).await.unwrap().made;
    let gone = NewMatch { id: MatchId(fresh()), game: "whist".into(), invite: "w".into(), ..made };
    let id = host.app.store().add_match(gone).await.unwrap().made.id.0;
    for stranger in &mut [host.guest("Eve").await, host.stranger()] {
        knows_of_none(stranger, &id).await;
    }
    refused(ann.get(&format!("/api/matches/{id}")).await.unwrap(), 400, "unknown-game");
}
