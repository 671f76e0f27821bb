//! Callers who do not wait for an answer: they hang up in the middle of a call, say things that mean nothing, or say nothing at all.

use crate::Client;
use serde_json::Value;
use std::{io, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

impl Client {
    /// Sends something and hangs up after a while; says whether an answer had begun to come.
    pub async fn hang_up(&self, path: &str, body: &Value, after: Duration) -> io::Result<bool> {
        let body = body.to_string();
        let (address, cookie) = (self.address, self.cookie.as_deref().unwrap_or_default());
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len(),
        );
        let mut stream = self.connect().await?;
        stream.write_all(request.as_bytes()).await?;
        let mut first = [0];
        Ok(matches!(timeout(after, stream.read(&mut first)).await, Ok(Ok(1))))
    }

    /// Sends bytes as they are, and hears what comes until the server hangs up or a time is over.
    pub async fn mumble(&self, bytes: &[u8], patience: Duration) -> io::Result<Vec<u8>> {
        let mut stream = self.connect().await?;
        stream.write_all(bytes).await?;
        let mut heard = Vec::new();
        // What came before the time was over has been kept.
        let _ = timeout(patience, stream.read_to_end(&mut heard)).await;
        Ok(heard)
    }

    /// Connects and says nothing.
    pub async fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}
