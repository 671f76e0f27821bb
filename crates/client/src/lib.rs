//! A client of the server, for tests and for measuring. It keeps its cookie, and every byte that it was sent if asked to.
//!
//! It is no part of the program that people use. [`host`] starts a server to talk to, [`program`] the whole
//! program as a process, [`hangup`] are callers who do not wait for an answer, [`typescript`] writes the types of the
//! browser client and finds out whether they are up to date.

pub mod hangup;
pub mod host;
pub mod program;
pub mod typescript;

use axum::http::{HeaderMap, HeaderValue, Method, Request, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper_util::{
    client::legacy::{Client as Http, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::Value;
use server::wire::{FromClient, Offer, Question, Shape, ToClient};
use std::{
    io,
    net::SocketAddr,
    sync::{Arc, Mutex},
};
use table::Dice;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest},
};

/// A browser, as far as the server can tell.
#[derive(Clone)]
pub struct Client {
    /// Where the server is.
    pub address: SocketAddr,
    http: Http<HttpConnector, Full<axum::body::Bytes>>,
    /// The session it has.
    pub cookie: Option<String>,
    /// Everything it was sent is put here, if anything is: heads and bodies, and what came through its sockets.
    pub heard: Option<Heard>,
}

/// Everything that a client was sent, piece by piece.
pub type Heard = Arc<Mutex<Vec<String>>>;

fn note(heard: &Option<Heard>, text: impl FnOnce() -> String) {
    if let Some(heard) = heard {
        heard.lock().expect("nothing panics while it holds this").push(text());
    }
}

/// What the server said.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The whole text.
    pub text: String,
}

impl Reply {
    /// The text as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The code of a refusal.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().into()
    }
}

impl Client {
    /// Somebody who has not been there yet.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, http: Http::builder(TokioExecutor::new()).build_http(), cookie: None, heard: None }
    }

    /// Somebody new who starts as a guest.
    pub async fn guest(address: SocketAddr, name: &str) -> io::Result<Client> {
        let mut client = Client::new(address);
        client.post("/api/guests", serde_json::json!({ "name": name })).await?;
        Ok(client)
    }

    /// The same person with another server.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { address, ..self.clone() }
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.call(Method::GET, path, None).await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, body: Value) -> io::Result<Reply> {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Asks for something in a certain way.
    pub async fn call(&mut self, method: Method, path: &str, body: Option<Value>) -> io::Result<Reply> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = match body {
            Some(body) => request
                .header(header::CONTENT_TYPE, "application/json")
                .header(header::ORIGIN, format!("http://{}", self.address))
                .body(Full::from(body.to_string())),
            None => request.body(Full::default()),
        };
        self.send(request.map_err(io::Error::other)?).await
    }

    /// Sends a request as it is.
    pub async fn send(&mut self, request: Request<Full<axum::body::Bytes>>) -> io::Result<Reply> {
        let response = self.http.request(request).await.map_err(io::Error::other)?;
        let status = response.status().as_u16();
        let headers = response.headers().clone();
        if let Some(cookie) = headers.get(header::SET_COOKIE) {
            let text = cookie.to_str().unwrap_or_default();
            self.cookie = Some(text.split(';').next().unwrap_or_default().into());
        }
        note(&self.heard, || format!("{:?}", response.headers()));
        let bytes = response.into_body().collect().await.map_err(io::Error::other)?.to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        note(&self.heard, || text.clone());
        Ok(Reply { status, headers, text })
    }

    /// Opens the socket of a match, from a line of the log on.
    pub async fn live(&self, id: &str, log: u32) -> io::Result<Socket> {
        let origin = format!("http://{}", self.address);
        self.socket(&format!("/api/matches/{id}/live?log={log}"), Some(&origin)).await
    }

    /// Opens a socket, from a page of some origin.
    pub async fn socket(&self, path: &str, origin: Option<&str>) -> io::Result<Socket> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().map_err(io::Error::other)?;
        let mut put = |name, value: &str| -> io::Result<()> {
            request.headers_mut().insert(name, HeaderValue::from_str(value).map_err(io::Error::other)?);
            Ok(())
        };
        if let Some(cookie) = &self.cookie {
            put(header::COOKIE, cookie)?;
        }
        if let Some(origin) = origin {
            put(header::ORIGIN, origin)?;
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let opened = tokio_tungstenite::client_async(request, stream).await;
        note(&self.heard, || match &opened {
            Ok((_, response)) => format!("{:?}", response.headers()),
            Err(error) => format!("{error:?}"),
        });
        let (socket, _) = opened.map_err(io::Error::other)?;
        Ok(Socket { socket, heard: self.heard.clone() })
    }
}

/// The socket of a match.
pub struct Socket {
    socket: WebSocketStream<TcpStream>,
    heard: Option<Heard>,
}

impl Socket {
    /// Sends something.
    pub async fn send(&mut self, message: &FromClient) -> io::Result<()> {
        let text = serde_json::to_string(message).map_err(io::Error::other)?;
        self.send_text(text).await
    }

    /// Sends a text as it is.
    pub async fn send_text(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// The next text that comes; nothing when the socket is closed.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            let message = self.socket.next().await?;
            note(&self.heard, || match &message {
                Ok(Message::Text(text)) => text.to_string(),
                other => format!("{other:?}"),
            });
            match message {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> Option<ToClient> {
        let text = self.text().await?;
        serde_json::from_str(&text).ok()
    }

    /// Closes it.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// An answer that has the right shape. Rules may still refuse a selection; then nothing is lost.
pub fn at_random(dice: &mut Dice, question: &Question) -> String {
    match question.shape {
        Shape::One => question.options[dice.below(question.options.len())].item.clone(),
        Shape::Number { least, most } => (least as usize + dice.below(usize::from(most - least) + 1)).to_string(),
        Shape::Order { least, most } => format!("[{}]", drawn(dice, question, least, most).join(", ")),
        Shape::Some { least, most } => {
            let mut taken = drawn(dice, question, least, most);
            taken.sort_unstable();
            let mut parts: Vec<String> = Vec::new();
            for group in taken.chunk_by(|a, b| a == b) {
                parts.push(if group.len() == 1 { group[0].into() } else { format!("{} {}", group.len(), group[0]) });
            }
            format!("[{}]", parts.join(", "))
        }
    }
}

/// So many of the options, in the order in which they are drawn.
fn drawn<'a>(dice: &mut Dice, question: &'a Question, least: u8, most: u8) -> Vec<&'a str> {
    let wanted = usize::from(least) + dice.below(usize::from(most - least) + 1);
    let each = |offer: &'a Offer| std::iter::repeat_n(offer.item.as_str(), usize::from(offer.count));
    let mut all: Vec<&str> = question.options.iter().flat_map(each).collect();
    (0..wanted.min(all.len())).map(|_| all.swap_remove(dice.below(all.len()))).collect()
}
