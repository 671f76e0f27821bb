//! The figures are right, and there are only so many of them.

use crate::{Page, game, program, start};
use axum::http::{Method, Request, header};
use client::{Client, host::*, program::ANYWHERE, program::Serving};
use serde_json::json;
use server::wire::{AnswerSent, FromClient};
use std::collections::BTreeSet;

/// Waits until the figures say something.
async fn until(serving: &mut Serving, says: impl Fn(&Page) -> bool) -> Page {
    let waiting = async {
        loop {
            let page = Page::of(serving).await;
            if says(&page) {
                return page;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it came to pass")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_is_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut serving = start(&program(), folder.path(), &[]);
    let game = game();
    let mut ann = Client::guest(serving.address, "Ann").await.expect("a guest is let in");
    let mut bob = Client::guest(serving.address, "Bob").await.expect("a guest is let in");
    let made = make(&mut ann, json!(["me", "open"]), json!({ "listed": true })).await;
    let id = id_of(&made);
    bob.put_up(&format!("/api/matches/{id}/join"), json!({})).await;
    const STEPS: usize = 12;
    for _ in 0..STEPS {
        step(&mut [&mut ann, &mut bob], &id).await;
    }

    // The same through a socket, where something is refused as well.
    let mut sockets = [ann.live(&id, 0).await.expect("a socket"), bob.live(&id, 0).await.expect("a socket")];
    let mut second_window = bob.live(&id, 0).await.expect("a socket");
    hear(&mut second_window, "seen").await;
    let mut through_sockets = 0;
    for socket in &mut sockets {
        let seen = hear(socket, "seen").await;
        socket.send_text("nonsense".into()).await.expect("it is sent");
        assert_eq!(hear(socket, "refused").await["refused"]["code"], "bad-message");
        let Some(seat) = seen["question"]["seat"].as_str() else { continue };
        // Some combinations are against a rule, so it may take several attempts.
        for _ in 0..500 {
            let (id, version) = (fresh(), version(&seen) as u32);
            let sent = AnswerSent { id, version, seat: seat.into(), answer: anything(&seen["question"]) };
            socket.send(&FromClient::Answer(sent)).await.expect("it is sent");
            let came = loop {
                let message: serde_json::Value =
                    serde_json::from_str(&socket.text().await.expect("a message")).expect("JSON");
                if message["type"] == "taken" || message["type"] == "refused" {
                    break message;
                }
            };
            if came["type"] == "taken" {
                through_sockets += 1;
                break;
            }
        }
    }
    for _ in 0..3 {
        refused(ann.get("/api/matches/nowhere").await.expect("an answer"), 404, "not-found");
    }
    let late = json!({ "id": fresh(), "version": 1, "seat": made["seats"][0]["seat"], "answer": "x" });
    refused(ann.post(&format!("/api/matches/{id}/answers"), late).await.expect("an answer"), 409, "late");

    let page = Page::of(&mut serving).await;
    let answers = (STEPS + through_sockets) as f64;
    assert!(through_sockets > 0, "somebody is asked");
    let figure = |name: &str| page.figure(name);
    assert_eq!(figure(&format!("westmarch_answers_total{{game=\"{game}\",by=\"person\"}}")), answers, "{}", page.0);
    assert_eq!(figure(&format!("westmarch_answer_commit_seconds_count{{game=\"{game}\"}}")), answers);
    assert_eq!(figure(&format!("westmarch_answer_told_seconds_count{{game=\"{game}\"}}")), answers);
    assert_eq!(figure(&format!("westmarch_answer_told_seconds_bucket{{le=\"+Inf\",game=\"{game}\"}}")), answers);
    // The match has a beginning besides.
    assert_eq!(figure("westmarch_store_append_seconds_count"), answers + 1.0);
    let route = "route=\"/api/matches/{id}/answers\",method=\"POST\"";
    assert_eq!(figure(&format!("westmarch_requests_total{{{route},status=\"2xx\"}}")), STEPS as f64);
    assert_eq!(figure("westmarch_refusals_total{code=\"not-found\"}"), 3.0);
    assert_eq!(figure("westmarch_refusals_total{code=\"late\"}"), 1.0);
    assert_eq!(figure("westmarch_refusals_total{code=\"bad-message\"}"), 2.0);
    assert_eq!((figure("westmarch_sockets"), figure("westmarch_people")), (3.0, 2.0));
    assert!(figure("westmarch_rooms") >= 1.0 && figure("westmarch_connections") >= 3.0);
    assert!(figure("westmarch_notices_total{what=\"sent\"}") >= answers);
    assert!(figure("westmarch_store_call_seconds_count") > answers);
    assert!(figure("process_start_time_seconds") > 1.7e9);
    assert_eq!(figure(&format!("westmarch_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"))), 1.0);
    for line in page.0.lines().filter(|line| line.starts_with("westmarch_errors_total")) {
        assert!(line.ends_with(" 0"), "{line}");
    }

    // Who goes is not counted any more.
    drop((sockets, second_window));
    until(&mut serving, |page| page.figure("westmarch_sockets") == 0.0 && page.figure("westmarch_people") == 0.0).await;

    // A program thinks.
    let alone = id_of(&make(&mut ann, json!([{ "program": "easy" }, "me"]), json!({})).await);
    answer(&mut ann, &alone).await;
    let thought = format!("westmarch_thought_seconds_count{{game=\"{game}\"}}");
    let answered = format!("westmarch_answers_total{{game=\"{game}\",by=\"program\"}}");
    let page = until(&mut serving, |page| page.figure(&thought) > 0.0 && page.figure(&answered) > 0.0).await;
    assert!(page.names().len() > 100);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_odd_requests_makes_no_new_labels() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut serving = start(&program(), folder.path(), &[]);
    let mut odd = Client::new(serving.address);
    let labels = |page: &Page| -> BTreeSet<String> { page.names().into_iter().map(str::to_string).collect() };
    let mut before = BTreeSet::new();
    for round in 0..3 {
        for number in 0..40 {
            let word = format!("mellon{round}x{number}");
            let paths = [
                format!("/{word}"),
                format!("/api/{word}/{word}"),
                format!("/api/matches/{word}"),
                format!("/api/decks/{word}?{word}={word}"),
                format!("/api/games/{word}/texts/{word}"),
            ];
            for path in paths {
                for method in [Method::GET, Method::OPTIONS, Method::from_bytes(word.as_bytes()).expect("a method")] {
                    let request = Request::builder().method(method).uri(format!("http://{}{path}", serving.address));
                    let request = request.header("x-request-id", &word).header(header::USER_AGENT, &word);
                    odd.send(request.body(Default::default()).expect("a request")).await.expect("an answer");
                }
            }
        }
        let page = Page::of(&mut serving).await;
        assert!(!page.0.contains("mellon"), "{}", page.0);
        if round > 0 {
            assert_eq!(labels(&page), before, "round {round}");
        }
        before = labels(&page);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_nowhere_unless_they_are_wanted_and_never_where_people_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut serving = start(&program(), folder.path(), &[]);
    let mut stranger = Client::new(serving.address);
    let (asked, other) = (stranger.get("/metrics").await, stranger.get("/nothing").await);
    let (asked, other) = (asked.expect("an answer"), other.expect("an answer"));
    assert_eq!((asked.status, &asked.text), (other.status, &other.text));
    assert!(!asked.text.contains("westmarch_answers"), "{}", asked.text);
    let mut reader = Client::new(serving.figures().expect("an address"));
    for path in ["/", "/api/me", "/metrics/", "/api/health"] {
        assert_eq!(reader.get(path).await.expect("an answer").status, 404, "{path}");
    }
    assert_eq!(reader.post("/metrics", json!({})).await.expect("an answer").status, 405);

    let quiet = tempfile::tempdir().expect("a folder");
    let silent = program().serve(quiet.path(), ANYWHERE).expect("it starts");
    let said = Client::new(silent.address).get("/metrics").await.expect("an answer");
    assert_eq!((said.status, &said.text), (other.status, &other.text));
    silent.ask_to_stop().expect("it can be told");
    assert!(!silent.wait_for_all().expect("it ends").iter().any(|line| line.contains("figures")));

    // The address of the players is taken.
    let taken = serving.address.to_string();
    let other = tempfile::tempdir().expect("a folder");
    let done = program().command(&["serve", "--listen", ANYWHERE, "--metrics", &taken], other.path()).output();
    let done = done.expect("the program can be started");
    let said = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(2), "{said}");
    assert!(said.contains("is taken by another program: choose another one, as with --metrics"), "{said}");
}
