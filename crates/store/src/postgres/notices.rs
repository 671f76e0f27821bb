//! A line between all who use one database: what one says, all hear who listen, he himself too. PostgreSQL carries it (`LISTEN`, `NOTIFY`).
//!
//! It has a connection of its own, beside the pool: nobody who waits for a connection keeps it from hearing. When that breaks another is
//! opened. What is said while there is none is lost, and whoever listens is told that there was a break ([`Heard::Connected`]): he has to
//! compare what he knows with what is stored.

use super::{Address, Postgres, Result, connections::trusting};
use crate::StoreError;
use std::{
    future::poll_fn,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    sync::mpsc::{self, UnboundedReceiver, UnboundedSender},
    task::{AbortHandle, JoinHandle},
    time::{sleep, timeout},
};
use tokio_postgres::{AsyncMessage, Client, Connection, NoTls, Socket, Statement, tls::MakeTlsConnect};
use tokio_postgres_rustls::MakeRustlsConnect;

/// What the connection is called in `pg_stat_activity`.
const CALLED: &str = "westmarch listens";
/// How long after a break it is tried again.
const AGAIN: Duration = Duration::from_millis(250);
/// How long something may take to be said. Who takes longer is gone.
const PATIENCE: Duration = Duration::from_secs(5);

/// So many bytes a text may have. PostgreSQL takes 7999.
pub const LONGEST_TEXT: usize = 7_500;

/// What is heard on a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// From now on everything is heard. What was said before is lost.
    Connected,
    /// Somebody said this.
    Text(String),
}

/// A line to all who use the same database; it is hung up when this is dropped.
pub struct Line {
    now: Arc<Now>,
    keeps: JoinHandle<()>,
}

/// The connection that there is, if there is one.
#[derive(Default)]
struct Now(Mutex<Option<Arc<Talk>>>);

/// A connection that listens. It is closed when this is dropped.
struct Talk {
    client: Client,
    say: Statement,
    channel: String,
    /// Stops hearing, if nothing else helps.
    hears: AbortHandle,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.keeps.abort();
        self.now.set(None);
    }
}

impl Now {
    fn get(&self) -> Option<Arc<Talk>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, talk: Option<Talk>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = talk.map(Arc::new);
    }
}

impl Postgres {
    /// A line to all who use this database, and what is heard there.
    pub fn line(&self) -> (Line, UnboundedReceiver<Heard>) {
        let (tell, heard) = mpsc::unbounded_channel();
        let now = Arc::<Now>::default();
        let keeps = tokio::spawn(keep(self.address.clone(), now.clone(), tell));
        (Line { now, keeps }, heard)
    }
}

impl Line {
    /// Says all of these in one go. An error tells that they may not have been heard.
    pub async fn say(&self, texts: &[String]) -> Result<()> {
        let talk = self.now.get().ok_or_else(|| StoreError::Away("nobody listens just now".into()))?;
        match timeout(PATIENCE, talk.client.query(&talk.say, &[&talk.channel, &texts])).await {
            Ok(said) => said.map(drop).map_err(StoreError::from),
            Err(_) => {
                talk.hears.abort();
                Err(StoreError::Away("nothing could be said within five seconds".into()))
            }
        }
    }
}

/// Opens a connection whenever there is none, for as long as somebody wants to hear.
async fn keep(address: Address, now: Arc<Now>, tell: UnboundedSender<Heard>) {
    while !tell.is_closed() {
        let opened = match trust(&address) {
            Ok(None) => open(&address, NoTls, &now, &tell).await,
            Ok(Some(tls)) => open(&address, tls, &now, &tell).await,
            Err(error) => Err(error),
        };
        if let Err(error) = opened {
            tracing::debug!(%error, "other servers cannot be heard; it is tried again");
        }
        now.set(None);
        sleep(AGAIN).await;
    }
}

fn trust(address: &Address) -> Result<Option<MakeRustlsConnect>> {
    address.is_secret().then(trusting).transpose()
}

/// Opens a connection, and hears until it breaks.
async fn open<T>(address: &Address, tls: T, now: &Now, tell: &UnboundedSender<Heard>) -> Result<()>
where
    T: MakeTlsConnect<Socket>,
    T::Stream: Send + 'static,
{
    let mut config = address.config().clone();
    config.application_name(CALLED);
    let (client, connection) = config.connect(tls).await?;
    let hears = tokio::spawn(hear(connection, tell.clone()));
    // Two houses in two schemas of one database do not hear each other.
    let channel = "SELECT 'westmarch_' || md5(current_schema())";
    let channel: String = client.query_one(channel, &[]).await?.try_get(0)?;
    // What is said need not outlive the database, so nobody waits for a disk.
    client.batch_execute(&format!("SET synchronous_commit = off; LISTEN {channel}")).await?;
    // One statement for all that is said at once: each costs a commit, and these wait for each other in the whole cluster.
    let say = client.prepare("SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text").await?;
    now.set(Some(Talk { client, say, channel, hears: hears.abort_handle() }));
    let _ = tell.send(Heard::Connected);
    let _ = hears.await;
    Ok(())
}

/// Passes on what is heard, until the connection ends.
async fn hear<T>(mut connection: Connection<Socket, T>, tell: UnboundedSender<Heard>)
where
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(said) = message
            && tell.send(Heard::Text(said.payload().into())).is_err()
        {
            break;
        }
    }
}
