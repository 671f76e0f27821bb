//! Connections: a pool of them, transactions, and what goes wrong.
//!
//! A connection that has broken is thrown away, and the next call opens another: a database that comes back is used again without anybody
//! doing something for it. As long as it is away, calls are told so within seconds.

use super::{Address, Result};
use crate::{Load, StoreError};
use deadpool_postgres::{
    Client, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime, Transaction,
    tokio_postgres::{IsolationLevel, NoTls},
};
use rustls::{CertificateError, ClientConfig, RootCertStore, crypto::ring};
use std::{error::Error, io, sync::Arc, time::Duration};
use tokio_postgres::error::SqlState;
use tokio_postgres_rustls::MakeRustlsConnect;

/// So many connections there are at most. PostgreSQL takes 100 in all if nobody says otherwise.
const MOST: usize = 16;

/// How long a call waits for one of them.
const PATIENCE: Duration = Duration::from_secs(5);

/// A pool of connections.
#[derive(Clone)]
pub struct Connections(Pool);

impl Connections {
    /// Those to a database. None is opened yet.
    pub fn to(address: &Address) -> Result<Connections> {
        // A connection that is not known to be closed is used: who asks it first would cost every call a way there and back.
        let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let config = address.config().clone();
        let manager = match address.is_secret() {
            true => Manager::from_config(config, trusting()?, how),
            false => Manager::from_config(config, NoTls, how),
        };
        let pool = Pool::builder(manager)
            .max_size(MOST)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(2 * PATIENCE))
            .build();
        pool.map(Connections).map_err(|error| StoreError::Failed(error.to_string()))
    }

    /// A connection for a while.
    pub async fn client(&self) -> Result<Client> {
        self.0.get().await.map_err(|error| match error {
            PoolError::Backend(error) if is_refusal(&error) => StoreError::Failed(told(&error)),
            PoolError::Backend(error) => StoreError::Away(told(&error)),
            PoolError::Timeout(_) => StoreError::Away("no connection within five seconds".into()),
            other => StoreError::Away(other.to_string()),
        })
    }

    /// How many are in use, and how many wait for one.
    pub fn load(&self) -> Load {
        let status = self.0.status();
        Load { waiting: status.waiting, busy: status.size.saturating_sub(status.available), most: status.max_size }
    }
}

/// Begins to write. What is looked at is what others have committed by then.
pub async fn to_write(client: &mut Client) -> Result<Transaction<'_>> {
    Ok(client.build_transaction().isolation_level(IsolationLevel::ReadCommitted).start().await?)
}

/// Begins to read: everything of one moment.
pub async fn to_read(client: &mut Client) -> Result<Transaction<'_>> {
    Ok(client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true).start().await?)
}

/// Commits what was done, or takes it back if it failed.
pub async fn finish<T>(transaction: Transaction<'_>, done: Result<T>) -> Result<T> {
    match done {
        Ok(done) => transaction.commit().await.map(|()| done).map_err(StoreError::from),
        Err(error) => {
            // A connection that is gone has taken it back already.
            let _ = transaction.rollback().await;
            Err(error)
        }
    }
}

/// Trusts the certificates that the system trusts.
pub fn trusting() -> Result<MakeRustlsConnect> {
    let trouble = |why: &dyn std::fmt::Display| StoreError::Failed(format!("nothing can be encrypted: {why}"));
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(trouble(&"the system trusts no certificates (Debian: ca-certificates)"));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| trouble(&error))?;
    Ok(MakeRustlsConnect::new(config.with_root_certificates(roots).with_no_client_auth()))
}

impl From<tokio_postgres::Error> for StoreError {
    /// A row that another would have to point to is something that is not there.
    fn from(error: tokio_postgres::Error) -> StoreError {
        match error.code() {
            Some(code) if *code == SqlState::FOREIGN_KEY_VIOLATION => StoreError::NotFound,
            _ if is_away(&error) => StoreError::Away(told(&error)),
            _ => StoreError::Failed(told(&error)),
        }
    }
}

/// Whether the database has gone, or is about to go or to come: nothing is wrong with what was asked.
fn is_away(error: &tokio_postgres::Error) -> bool {
    match error.code() {
        // Classes of PostgreSQL: 08 is the connection, 57P what an operator does, 53 what has run out, the disk too.
        Some(code) => ["08", "57P", "53"].iter().any(|class| code.code().starts_with(class)),
        None => error.is_closed() || causes(error).any(|cause| cause.is::<io::Error>()),
    }
}

/// Whether the database is there and does not let us in: a wrong password, a database that is not there.
fn is_refusal(error: &tokio_postgres::Error) -> bool {
    error.code().is_some() && !is_away(error)
}

/// The error and what it comes from.
fn causes(error: &tokio_postgres::Error) -> impl Iterator<Item = &(dyn Error + 'static)> {
    let mut next = Some(error as &(dyn Error + 'static));
    std::iter::from_fn(move || {
        let here = next.take()?;
        next = here.source();
        Some(here)
    })
}

/// What went wrong, in one line. Values that somebody wrote are not in it: PostgreSQL has them in the details.
fn told(error: &tokio_postgres::Error) -> String {
    if let Some(said) = error.as_db_error() {
        return said.message().to_owned();
    }
    match causes(error).find_map(certificate) {
        Some(CertificateError::UnknownIssuer | CertificateError::BadSignature) => {
            "its certificate is by nobody whom this system trusts; for an authority of your own, SSL_CERT_FILE names its file".into()
        }
        Some(CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. }) => {
            "its certificate is for another name".into()
        }
        _ => causes(error).map(ToString::to_string).collect::<Vec<_>>().join(": "),
    }
}

/// What is wrong with a certificate, if it is that.
fn certificate<'a>(cause: &'a (dyn Error + 'static)) -> Option<&'a CertificateError> {
    match cause.downcast_ref::<io::Error>()?.get_ref()?.downcast_ref()? {
        rustls::Error::InvalidCertificate(wrong) => Some(wrong),
        _ => None,
    }
}
