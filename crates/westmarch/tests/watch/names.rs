//! Every request has a name, which a proxy may give.

use crate::{program, start};
use axum::http::Request;
use client::Client;

async fn name_of(client: &mut Client, given: &str) -> String {
    let request = Request::get(format!("http://{}/api/games", client.address)).header("x-request-id", given);
    let reply = client.send(request.body(Default::default()).expect("a request")).await.expect("an answer");
    reply.headers["x-request-id"].to_str().expect("text").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_has_a_name_and_only_a_proxy_may_choose_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = start(&program(), folder.path(), &["--log", "debug"]);
    let mut client = Client::new(open.address);
    let (one, other) = (name_of(&mut client, "chosen").await, name_of(&mut client, "chosen").await);
    assert!(one != other && one != "chosen" && one.len() > 8, "{one} {other}");
    open.ask_to_stop().expect("it can be told");
    assert_eq!(open.wait().expect("it ends").0, Some(0));
    let log = std::fs::read_to_string(folder.path().join("log")).expect("a log");
    assert!(log.contains(&one) && log.contains(&other) && !log.contains("chosen"), "{log}");
    assert!(log.contains("route=\"/api/games\""), "{log}");

    let folder = tempfile::tempdir().expect("a folder");
    let behind = start(&program(), folder.path(), &["--behind-proxy"]);
    let mut client = Client::new(behind.address);
    assert_eq!(name_of(&mut client, "chosen").await, "chosen");
    for bad in ["two words", "{\"a\":1}", &"a".repeat(65)] {
        assert_ne!(name_of(&mut client, bad).await, bad);
    }
}
