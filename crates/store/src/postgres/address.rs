//! Where a database is: `postgres://user:password@host:5432/database`.
//!
//! There is a password in it, so it is shown without: in errors, in logs, when it is printed for whoever looks for a bug.
//!
//! What goes over a network is encrypted, and the certificate of the database must be good: by those that the system trusts, or those in the
//! file that the environment variable `SSL_CERT_FILE` names. On the same machine it goes as it is. Who wants it otherwise says so with `sslmode`.

use super::Result;
use crate::StoreError;
use std::{fmt, time::Duration};
use tokio_postgres::{
    Config,
    config::{Host, SslMode},
};

/// How long to wait for a database that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How addresses begin.
const BEGINS: [&str; 2] = ["postgres://", "postgresql://"];

/// Where a database is.
#[derive(Clone, PartialEq, Eq)]
pub struct Address(Config);

impl Address {
    /// What a server calls itself among the connections of a database.
    pub(super) const NAME: &str = "westmarch";

    /// Reads an address.
    pub fn parse(text: &str) -> Result<Address> {
        // What is wrong with it is not told word by word: a part of the password may have been taken for something else.
        let wrong = || {
            StoreError::Failed(
                "expected the address of a database as in postgres://user:password@host:5432/database, with %40 for @ and %2F for / in the password"
                    .into(),
            )
        };
        if !BEGINS.iter().any(|begins| text.starts_with(begins)) {
            return Err(wrong());
        }
        // Everything before the last @ may be a password.
        let host = text.rfind('@').unwrap_or_default();
        let (place, options) =
            text[host..].find('?').map_or((text, ""), |at| (&text[..host + at], &text[host + at + 1..]));
        let chosen = options.split('&').any(|option| option.starts_with("sslmode="));
        // Certificates are always looked at.
        let options =
            options.replace("sslmode=verify-full", "sslmode=require").replace("sslmode=verify-ca", "sslmode=require");
        let mut config: Config = format!("{place}?{options}").parse().map_err(|_| wrong())?;
        if config.get_hosts().is_empty() || config.get_dbname().is_none_or(str::is_empty) {
            return Err(wrong());
        }
        if !chosen {
            config.ssl_mode(if config.get_hosts().iter().all(is_here) { SslMode::Disable } else { SslMode::Require });
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        // A machine that has vanished is noticed in seconds, and not when the system gives up.
        config.tcp_user_timeout(2 * PATIENCE).keepalives_idle(2 * PATIENCE);
        config.application_name(Address::NAME);
        Ok(Address(config))
    }

    /// How to connect.
    pub(super) fn config(&self) -> &Config {
        &self.0
    }

    /// Whether what is said may have to be encrypted.
    pub(super) fn is_secret(&self) -> bool {
        self.0.get_ssl_mode() != SslMode::Disable
    }
}

/// Whether nothing that is said leaves the machine.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(BEGINS[0])?;
        if let Some(user) = self.0.get_user() {
            write!(f, "{user}@")?;
        }
        for (at, host) in self.0.get_hosts().iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "," })?;
            match host {
                Host::Tcp(name) => f.write_str(name)?,
                #[cfg(unix)]
                Host::Unix(folder) => write!(f, "{}", folder.display())?,
            }
            if let Some(port) = self.0.get_ports().get(at) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.0.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(text: &str) -> SslMode {
        Address::parse(text).unwrap().0.get_ssl_mode()
    }

    #[test]
    fn a_password_is_never_shown() {
        for address in [
            "postgres://frodo:mellon@moria.example:5433/doors",
            "postgresql://frodo:mellon@%2Frun%2Fpostgresql/doors?connect_timeout=3",
            "postgres://frodo:mel%40mellon@moria.example/doors?password=mellon",
        ] {
            let read = Address::parse(address).unwrap();
            let shown = format!("{read} {read:?} {read:#?}");
            assert!(shown.contains("frodo@") && shown.contains("/doors") && !shown.contains("mel"), "{shown}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_without_repeating_it() {
        for address in [
            "",
            "mellon",
            "westmarch-data",
            "mysql://frodo:mellon@moria/doors",
            "host=moria password=mellon",
            "postgres://frodo:mellon@moria",
            "postgres://frodo:mellon@moria:door/doors",
            "postgres://frodo:x@moria/doors?mellon=1",
        ] {
            let refused = Address::parse(address).unwrap_err().to_string();
            assert!(refused.contains("postgres://user:password@host") && !refused.contains("mellon"), "{refused}");
        }
    }

    #[test]
    fn what_leaves_the_machine_is_encrypted_unless_somebody_says_otherwise() {
        assert_eq!(mode("postgres://frodo@moria.example/doors"), SslMode::Require);
        assert_eq!(mode("postgres://frodo@10.0.0.7/doors"), SslMode::Require);
        assert_eq!(mode("postgres://frodo:mellon?sslmode=disable@moria.example/doors"), SslMode::Require);
        assert_eq!(mode("postgres://frodo@moria.example/doors?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://frodo@moria.example/doors?sslmode=verify-full"), SslMode::Require);
        assert_eq!(mode("postgres://frodo@localhost/doors?sslmode=require"), SslMode::Require);
        for here in ["localhost", "127.0.0.1", "%2Frun%2Fpostgresql"] {
            assert_eq!(mode(&format!("postgres://frodo@{here}/doors")), SslMode::Disable, "{here}");
        }
    }
}
