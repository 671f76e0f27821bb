//! Connections that are silent, that nobody reads from, or that are too many.

use super::*;
use server::Settings;
use std::{net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

const ASKED: &str = "GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n";

/// A server that is set up in its own way, and counts.
async fn counting(change: impl FnOnce(&mut Settings)) -> Host {
    Host::with(GAMES, tempfile::tempdir().unwrap(), |settings| {
        settings.requests_per_second = Some(10_000);
        change(settings);
    })
    .await
}

async fn connect(to: SocketAddr) -> TcpStream {
    TcpStream::connect(to).await.unwrap()
}

/// Waits until the server has closed it. Whatever it says before is read; a connection that is torn off is closed too.
async fn is_closed(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut said)).await.expect("it is closed");
    String::from_utf8_lossy(&said).into()
}

/// Opens the socket of a match by hand, as through a proxy; gives the first line of the answer.
async fn knock(host: &Host, id: &str, forwarded: &str) -> (TcpStream, String) {
    let mut stream = connect(host.address).await;
    let request = format!(
        "GET /api/matches/{id}/live HTTP/1.1\r\nhost: here\r\norigin: http://here\r\nx-forwarded-for: {forwarded}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut line = String::new();
    while !line.ends_with('\n') {
        line.push(timeout(PATIENCE, stream.read_u8()).await.unwrap().unwrap().into());
    }
    (stream, line)
}

#[tokio::test]
async fn who_says_nothing_is_sent_away() {
    let host = counting(|settings| settings.silence = Duration::from_millis(300)).await;
    let nothing = connect(host.address).await;
    let mut half = connect(host.address).await;
    half.write_all(&ASKED.as_bytes()[..20]).await.unwrap();
    let mut once = connect(host.address).await;
    once.write_all(ASKED.as_bytes()).await.unwrap();
    assert_eq!(is_closed(nothing).await, "");
    assert!(!is_closed(half).await.contains("200"));
    assert!(is_closed(once).await.starts_with("HTTP/1.1 200"), "what was asked for is answered");
}

#[tokio::test]
async fn who_promises_a_body_and_does_not_bring_it_is_sent_away() {
    let host = counting(|settings| settings.silence = Duration::from_millis(300)).await;
    let mut half = connect(host.address).await;
    let head = "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    half.write_all(head.as_bytes()).await.unwrap();
    assert!(is_closed(half).await.starts_with("HTTP/1.1 408"));
    timeout(PATIENCE, host.app.connections.empty()).await.expect("nobody is left");
}

#[tokio::test]
async fn who_does_not_read_is_sent_away() {
    let host = counting(|settings| settings.silence = Duration::from_millis(300)).await;
    let mut deaf = connect(host.address).await;
    // He asks and asks until nothing more can be sent, and is closed while he still waits.
    let asking = async { while deaf.write_all(ASKED.repeat(100).as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, asking).await.expect("his connection is torn off");
    timeout(PATIENCE, host.app.connections.empty()).await.expect("nobody is left");
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_sockets_are_among_them() {
    let host = counting(|settings| settings.connections_per_address = Some(8)).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "me", "me"]), json!({})).await);
    let mut sockets = Vec::new();
    while let Ok(socket) = ann.live(&id, 0).await {
        sockets.push(socket);
        assert!(sockets.len() <= 8, "there is no end to it");
    }
    assert!(sockets.len() >= 4, "{} sockets beside what the client needs for calls", sockets.len());
    assert_eq!(is_closed(connect(host.address).await).await, "", "not even a word");
    drop(sockets);
    let let_in = async {
        loop {
            let mut again = connect(host.address).await;
            let request = ASKED.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n");
            let _ = again.write_all(request.as_bytes()).await;
            if is_closed(again).await.starts_with("HTTP/1.1 200") {
                return;
            }
        }
    };
    timeout(PATIENCE, let_in).await.expect("who leaves makes room");
}

#[tokio::test]
async fn behind_a_proxy_its_own_connections_are_not_counted_but_sockets_are() {
    let host = counting(|settings| {
        settings.behind_proxy = true;
        settings.connections_per_address = Some(2);
    })
    .await;
    let mut ann = host.guest("Ann").await;
    let more = json!({ "listed": true, "spectators": true });
    let id = id_of(&make(&mut ann, json!(["me", "open", "open"]), more).await);
    let mut open = Vec::new();
    for network in 1..=5 {
        for _ in 0..2 {
            let (stream, line) = knock(&host, &id, &format!("192.0.2.1, 2001:db8:0:{network}::7")).await;
            assert!(line.contains(" 101 "), "{line}");
            open.push(stream);
        }
        let (_, line) = knock(&host, &id, &format!("2001:db8:0:{network}:a:b:c:d")).await;
        assert!(line.contains(" 429 "), "{line}");
    }
}

#[tokio::test]
async fn silent_connections_do_not_keep_a_server_from_stopping() {
    let host = counting(|_| {}).await;
    let silent = connect(host.address).await;
    let mut ann = host.guest("Ann").await;
    ann.look("/api/me").await;
    let stopping = std::time::Instant::now();
    host.stop().await;
    assert!(stopping.elapsed() < Duration::from_secs(9), "it waits for ten seconds at most, and not for these");
    is_closed(silent).await;
}
