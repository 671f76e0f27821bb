//! What one person may cost the others: matches do not grow without end, reading them has a limit, and nobody waits for the room of
//! another.

use crate::{GAMES, does};
use client::{Client, host::*};
use serde_json::json;
use server::{Server, Settings, room::MOST_ENTRIES, sitting::Sitting};
use std::time::{Duration, Instant};
use store::{Holder, MatchId, NewMatch, Past, Sqlite, Status, Store, Summary, UserId};

const TWO: &str = "set seats: 2";

/// Ann in a match that has this past: against herself, or against a program.
async fn with_past(host: &Host, ann: &mut Client, entries: Vec<String>, other: Option<&str>) -> String {
    // Her number is that of whoever made her last match.
    let known = id_of(&make(ann, json!(["me", "open"]), json!({ "setup": TWO })).await);
    let made = host.app.store().row(&MatchId(known)).await.unwrap().made;
    let me = Holder::User { id: made.creator, name: "Ann".into() };
    let id = MatchId(fresh());
    let other = other.map_or(me.clone(), |level| Holder::Program(level.into()));
    let new = NewMatch { id: id.clone(), seats: vec![me, other], ..made };
    let mut sitting = Sitting::new(GAMES, &new).unwrap();
    for what in &entries {
        sitting.apply(what.parse().unwrap(), 0, server::sitting::Source::Written).unwrap();
    }
    let (inputs, position) = sitting.game().committed();
    let summary = sitting.summary();
    let past = Past { entries, at: 0, summary, inputs: inputs as u32, position };
    host.app.store().add_past(new, past).await.unwrap();
    id.0
}

/// The beginning of a match, as it is written.
async fn beginning(host: &Host, ann: &mut Client) -> String {
    let id = id_of(&make(ann, json!(["me", "me"]), json!({ "setup": TWO })).await);
    host.app.store().entries(&MatchId(id), 0).await.unwrap()[0].what.clone()
}

#[tokio::test]
async fn a_match_does_not_grow_without_end_and_can_still_be_ended() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let mut entries = vec![beginning(&host, &mut ann).await];
    entries.resize(MOST_ENTRIES as usize, "! a take-over".into());
    let id = with_past(&host, &mut ann, entries, None).await;
    let seen = ann.seen(&id).await;
    assert_eq!(version(&seen), u64::from(MOST_ENTRIES));
    let question = &seen["question"];
    let late = send_answer(&mut ann, &id, "a", version(&seen), &anything(question)).await;
    refused(late, 409, "too-long");
    refused(deed(&mut ann, &id, "b", "take-over").await, 409, "too-long");
    does(&mut ann, &id, "a", "concede").await;
    assert_eq!(ann.seen(&id).await["info"]["status"], "over");
}

#[tokio::test]
async fn a_program_that_is_asked_thinks_as_soon_as_somebody_looks() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    // Nobody has woken it: it was written while nobody looked.
    let entries = vec![beginning(&host, &mut ann).await];
    let id = with_past(&host, &mut ann, entries, Some("easy")).await;
    let row = host.app.store().row(&MatchId(id.clone())).await.unwrap();
    if row.seats[1].asked_since.is_none() {
        assert!(answer(&mut ann, &id).await);
    }
    let waits_for_ann = |seen: &serde_json::Value| version(seen) > 1 && !seen["question"].is_null();
    wait_until(&mut ann, &id, waits_for_ann).await;
}

#[tokio::test]
async fn a_match_that_takes_too_long_to_be_read_is_refused_and_not_held() {
    let host = Host::start(GAMES).await;
    let (_, _, id) = host.duel_with(json!({ "setup": TWO })).await;
    let history = host.app.store().history(&MatchId(id)).await.unwrap();
    let read = |until: Option<Instant>| Sitting::replay_until(until, GAMES, &history.row, || history.entries.iter());
    assert!(read(None).is_ok() && read(Some(Instant::now() + PATIENCE)).is_ok());
    let too_late = read(Some(Instant::now() - Duration::from_secs(1)));
    assert_eq!(too_late.err().map(|refused| refused.code), Some("slow".into()));
}

#[tokio::test]
async fn who_goes_back_and_forth_has_to_wait() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::with(GAMES, folder, |settings| settings.requests_per_second = Some(1000)).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "me"]), json!({ "setup": TWO })).await);
    let mut taken = 0;
    for at in 0..60 {
        let seat = ["a", "b"][at % 2];
        let reply = deed(&mut ann, &id, seat, "take-over").await;
        match reply.status {
            200 => taken += 1,
            _ => drop(refused(reply, 429, "too-many-requests")),
        }
    }
    assert!((30..45).contains(&taken), "{taken} were taken");
}

#[tokio::test]
async fn a_room_that_is_busy_keeps_no_other_from_hearing() {
    let host = Host::start(GAMES).await;
    let (mut ann, _, busy) = host.duel_with(json!({ "setup": TWO })).await;
    let (mut cid, dot, quiet) = host.duel_with(json!({ "setup": TWO })).await;
    let mut socket = dot.live(&quiet, 0).await.unwrap();
    hear(&mut socket, "seen").await;
    ann.seen(&busy).await;
    // Somebody is in the one room for a long time while something is said there.
    let room = host.app.rooms.room(&MatchId(busy.clone()));
    let inside = room.enter(&host.app.rooms).await.unwrap();
    host.app.rooms.bus.publish(server::bus::Notice::Chat(MatchId(busy)));
    cid.put_up(&format!("/api/matches/{quiet}/chat"), json!({ "text": "Hello" })).await;
    assert_eq!(hear(&mut socket, "chat").await["lines"][0]["text"], "Hello");
    drop(inside);
}

#[tokio::test]
async fn in_a_crowd_it_is_told_together_who_came() {
    const SPECTATORS: usize = 150;
    let host = Host::start(GAMES).await;
    let (_, _, id) = host.duel_with(json!({ "setup": TWO, "spectators": true })).await;
    let mut first = host.stranger().live(&id, 0).await.unwrap();
    let (mut others, begun) = (Vec::new(), Instant::now());
    for _ in 1..SPECTATORS {
        others.push(host.stranger().live(&id, 0).await.unwrap());
    }
    let mut tellings = 0;
    loop {
        let here = hear(&mut first, "here").await;
        tellings += 1;
        if here["spectators"] == SPECTATORS {
            break;
        }
    }
    let seconds = begun.elapsed().as_secs() as usize;
    assert!(tellings <= 50 + seconds + 2, "{tellings} tellings in {seconds} s for {SPECTATORS}");
}

#[tokio::test]
async fn one_person_looks_at_a_match_through_so_many_windows() {
    let host = Host::start(GAMES).await;
    let (ann, bob, id) = host.duel_with(json!({ "setup": TWO })).await;
    let mut windows = Vec::new();
    while let Ok(socket) = ann.live(&id, 0).await {
        windows.push(socket);
        assert!(windows.len() <= 20, "there is no end to it");
        // Counted when it was told how the match stands.
        hear(windows.last_mut().unwrap(), "seen").await;
    }
    assert_eq!(windows.len(), 20);
    assert!(bob.live(&id, 0).await.is_ok());
    windows.pop().unwrap().close().await;
    while ann.live(&id, 0).await.is_err() {}
}

#[tokio::test]
async fn a_server_listens_before_it_has_read_a_match_and_reads_one_before_it_is_opened() {
    let host = Host::start(GAMES).await;
    let (_, _, id) = host.duel_with(json!({ "setup": TWO })).await;
    let folder = host.stop().await;
    let id = MatchId(id);
    {
        let store = Sqlite::open(&folder.path().join(server::FILE)).unwrap();
        let history = store.history(&id).await.unwrap();
        let append = store::Append {
            id: id.clone(),
            expected: history.row.version,
            by: None,
            request: None,
            at: 0,
            what: "a: nonsense".into(),
            summary: Summary {
                status: Status::Running,
                result: None,
                winners: vec![],
                asked: vec![true, true],
                glances: Default::default(),
            },
            inputs: 0,
            position: history.snapshot.unwrap().position,
        };
        store.append(append).await.unwrap();
    }
    let settings = Settings::new("127.0.0.1:0".parse().unwrap(), folder.path().into());
    let server = Server::open(settings, GAMES).await.unwrap();
    let app = server.app();
    assert!(server.address().is_ok() && server.checked().borrow().is_none());
    assert_eq!(app.store().row(&id).await.unwrap().status, Status::Running, "nobody has looked");
    let room = app.rooms.room(&id);
    assert_eq!(room.enter(&app.rooms).await.unwrap().row.status, Status::Held);
}

#[tokio::test]
async fn who_is_forgotten_is_forgotten_with_the_next_start_if_not_before() {
    let host = Host::start(GAMES).await;
    let mut ann = host.guest("Ann").await;
    let mut waiting = Vec::new();
    for _ in 0..30 {
        waiting.push(id_of(&make(&mut ann, json!(["me", "open"]), json!({ "setup": TWO })).await));
    }
    let (mut bob, id) = (host.guest("Bob").await, &waiting[0]);
    let invite = ann.seen(id).await["info"]["invite"].clone();
    bob.put_up(&format!("/api/matches/{id}/join"), json!({ "invite": invite })).await;
    for line in 0..5 {
        ann.put_up(&format!("/api/matches/{id}/chat"), json!({ "text": format!("secret {line}") })).await;
    }
    // The server was stopped when she had just been told.
    let user: UserId = host.app.store().row(&MatchId(id.clone())).await.unwrap().made.creator;
    host.app.store().delete_user(user, "—").await.unwrap();
    let host = Host::on(GAMES, host.stop().await).await;
    let mut bob = moved(&host, &bob);
    wait_until(&mut bob, id, |seen| seen["info"]["status"] == "over").await;
    let store = host.app.store();
    assert_eq!(store.said_by(user).await.unwrap(), vec![]);
    assert_eq!(store.half_forgotten().await.unwrap(), vec![]);
    for id in &waiting[1..] {
        let row = store.row(&MatchId(id.clone())).await.unwrap();
        assert_eq!((row.status, &row.seats[0].holder), (Status::Waiting, &Holder::Open));
    }
}
