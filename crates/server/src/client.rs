//! A client of the server, for tests and for measuring. It keeps its cookie, and every byte that it was sent if asked to.

use crate::{
    error::Refused,
    wire::{FromClient, Seen, ToClient},
};
use axum::http::{HeaderMap, HeaderValue, Method, Request, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper_util::{
    client::legacy::{Client as Http, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde::Deserialize;
use serde_json::Value;
use std::{io, net::SocketAddr};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest},
};

/// A browser, as far as the server can tell.
#[derive(Clone)]
pub struct Client {
    address: SocketAddr,
    http: Http<HttpConnector, Full<axum::body::Bytes>>,
    /// The session it has.
    pub cookie: Option<String>,
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
        Client { address, http: Http::builder(TokioExecutor::new()).build_http(), cookie: None }
    }

    /// Somebody new who starts as a guest.
    pub async fn guest(address: SocketAddr, name: &str) -> io::Result<Client> {
        let mut client = Client::new(address);
        client.post("/api/guests", serde_json::json!({ "name": name })).await?;
        Ok(client)
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
        let bytes = response.into_body().collect().await.map_err(io::Error::other)?.to_bytes();
        Ok(Reply { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() })
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
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.map_err(io::Error::other)?;
        Ok(Socket(socket))
    }
}

/// The socket of a match.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Sends something.
    pub async fn send(&mut self, message: &FromClient) -> io::Result<()> {
        let text = serde_json::to_string(message).map_err(io::Error::other)?;
        self.send_text(text).await
    }

    /// Sends a text as it is.
    pub async fn send_text(&mut self, text: String) -> io::Result<()> {
        self.0.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// The next text that comes; nothing when the socket is closed.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> Option<ToClient> {
        let text = self.text().await?;
        read(&text).ok()
    }

    /// Closes it.
    pub async fn close(mut self) {
        let _ = self.0.close(None).await;
    }
}

/// Reads a message. What has a view in it is read by its kind: a view is kept as text, which serde cannot do while it still
/// looks for the kind.
fn read(text: &str) -> serde_json::Result<ToClient> {
    #[derive(Deserialize)]
    struct Kind {
        r#type: String,
    }
    #[derive(Deserialize)]
    struct Refusal {
        id: Option<String>,
        refused: Refused,
        seen: Option<Box<Seen>>,
    }
    match serde_json::from_str::<Kind>(text)?.r#type.as_str() {
        "seen" => serde_json::from_str(text).map(ToClient::Seen),
        "refused" => {
            let Refusal { id, refused, seen } = serde_json::from_str(text)?;
            Ok(ToClient::Refused { id, refused, seen })
        }
        _ => serde_json::from_str(text),
    }
}
