//! How often one address and one person may ask, wherever requests seem to come from.

use super::*;
use axum::http::StatusCode;
use std::net::Ipv6Addr;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// A server behind a proxy that allows so many requests.
async fn behind_proxy(requests_per_second: u32) -> Host {
    Host::with(GAMES, tempfile::tempdir().unwrap(), |settings| {
        settings.behind_proxy = true;
        settings.requests_per_second = Some(requests_per_second);
    })
    .await
}

/// Sends a request with the lines that a proxy hands on, and a body if there is one; gives the status of the answer.
async fn send(host: &Host, call: &str, lines: &[String], body: Option<&Value>) -> StatusCode {
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut request =
        format!("{call} HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\n");
    lines.iter().for_each(|line| request += &format!("{line}\r\n"));
    request += &format!("content-length: {}\r\n\r\n{body}", body.len());
    let mut answer = String::new();
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    timeout(PATIENCE, stream.read_to_string(&mut answer)).await.unwrap().unwrap();
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

/// Where the proxy says that it comes from.
fn from(address: impl std::fmt::Display) -> String {
    format!("X-Forwarded-For: {address}")
}

/// Address number so many of a network, and network number so many.
fn within(network: u16, number: u16) -> Ipv6Addr {
    Ipv6Addr::new(0x2001, 0xdb8, 0, network, number, 0, 0, 1)
}

fn cookie(client: &Client) -> String {
    format!("cookie: {}", client.cookie.as_ref().unwrap())
}

/// Asks until it is too much; says whether it ever was.
async fn too_often(host: &Host, call: &str, body: Option<&Value>, lines: impl Fn(u16) -> Vec<String>) -> bool {
    for number in 0..500 {
        let status = send(host, call, &lines(number), body).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            return true;
        }
        assert!(status.is_success() || status == StatusCode::UNAUTHORIZED, "{status}");
    }
    false
}

#[tokio::test]
async fn what_the_proxy_wrote_last_counts() {
    let host = behind_proxy(1).await;
    let one_line = |number| vec![from(format!("{}, 192.0.2.1", within(number, 1)))];
    assert!(too_often(&host, "GET /api/health", None, one_line).await, "in one line");
    let two_lines = |number| vec![from(within(number, 1)), from("192.0.2.2")];
    assert!(too_often(&host, "GET /api/health", None, two_lines).await, "in the last of several lines");
    assert_eq!(send(&host, "GET /api/health", &[from("192.0.2.3")], None).await, StatusCode::OK);
}

#[tokio::test]
async fn a_network_of_ipv6_counts_as_one_address() {
    let host = behind_proxy(1).await;
    assert!(too_often(&host, "GET /api/health", None, |number| vec![from(within(1, number))]).await);
    assert_eq!(send(&host, "GET /api/health", &[from(within(2, 1))], None).await, StatusCode::OK);
}

#[tokio::test]
async fn a_person_may_ask_so_often_from_all_addresses_together() {
    let host = behind_proxy(1).await;
    let ann = cookie(&host.guest("Ann").await);
    let everywhere = |number| vec![from(within(number, 1)), ann.clone()];
    assert!(too_often(&host, "GET /api/me/matches", None, everywhere).await, "where one must be somebody");
    assert!(too_often(&host, "GET /api/me", None, everywhere).await, "where one may be nobody");
    assert_eq!(send(&host, "GET /api/me", &[from(within(0, 1))], None).await, StatusCode::OK, "as nobody");
}

#[tokio::test]
async fn a_person_may_make_so_many_matches_from_all_addresses_together() {
    let host = behind_proxy(10_000).await;
    let ann = cookie(&host.guest("Ann").await);
    let wanted = json!({ "game": "toy", "seats": ["me", "open", "open"] });
    let everywhere = |number| vec![from(within(number, 1)), ann.clone()];
    assert!(too_often(&host, "POST /api/matches", Some(&wanted), everywhere).await);
}

#[tokio::test]
async fn the_password_of_a_person_may_be_guessed_so_often_from_all_addresses_together() {
    let host = behind_proxy(10_000).await;
    host.account("Ann").await;
    let guess = json!({ "name": "Ann", "password": "guess again" });
    assert!(too_often(&host, "POST /api/sessions", Some(&guess), |number| vec![from(within(number, 1))]).await);
}

#[tokio::test]
async fn a_person_may_send_so_much_through_all_sockets_together() {
    let host = behind_proxy(10).await;
    let mut ann = host.guest("Ann").await;
    let id = id_of(&make(&mut ann, json!(["me", "me", "me"]), json!({})).await);
    let mut sockets = Vec::new();
    for _ in 0..4 {
        sockets.push(ann.live(&id, 0).await.unwrap());
    }
    // Every socket alone would take sixty at once; the person may send forty.
    for socket in &mut sockets {
        for _ in 0..30 {
            socket.send_text(r#"{"type":"ping"}"#.into()).await.unwrap();
        }
    }
    let mut refused = 0;
    for socket in &mut sockets {
        for _ in 0..30 {
            let message = loop {
                let message: Value = serde_json::from_str(&socket.text().await.unwrap()).unwrap();
                if message["type"] == "pong" || message["type"] == "refused" {
                    break message;
                }
            };
            refused += usize::from(message["refused"]["code"] == "too-many-requests");
        }
    }
    assert!(refused > 0, "nothing was too much");
}

#[tokio::test]
async fn only_so_many_wait_for_their_passwords_to_be_hashed() {
    /// Two whose passwords are hashed, and all who wait.
    const PLACES: usize = 2 + 64;
    let host = Host::start(GAMES).await;
    let app = host.app.clone();
    let nobody_hashes = app.hashing.acquire_many(2).await.unwrap();
    let sign_up = |number: usize| {
        let mut stranger = host.stranger();
        let wanted = json!({ "name": format!("Hobbit {number}"), "password": PASSWORD });
        tokio::spawn(async move { stranger.post("/api/accounts", wanted).await.unwrap() })
    };
    let waits_for = async |left: usize| {
        let waiting = async {
            while app.before_hashing.available_permits() != left {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("{left} places should be left"));
    };
    let mut waiting: Vec<_> = (0..PLACES).map(sign_up).collect();
    waits_for(0).await;
    refused(sign_up(PLACES).await.unwrap(), 429, "too-many-requests");
    // Whoever hangs up makes room.
    for gone in waiting.drain(..PLACES - 6) {
        gone.abort();
    }
    waits_for(PLACES - 6).await;
    drop(nobody_hashes);
    for one in waiting {
        done(one.await.unwrap());
    }
    waits_for(PLACES).await;
}

#[tokio::test]
async fn browsers_are_told_to_use_https_where_there_is_https() {
    let told = async |secure: bool| {
        let host = Host::with(GAMES, tempfile::tempdir().unwrap(), |settings| settings.secure = secure).await;
        let reply = host.stranger().get("/api/health").await.unwrap();
        reply.headers.get("strict-transport-security").map(|value| value.to_str().unwrap().to_string())
    };
    assert_eq!(told(true).await.as_deref(), Some("max-age=31536000"));
    assert_eq!(told(false).await, None);
}
