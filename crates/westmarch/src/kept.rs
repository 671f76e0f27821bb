//! Where commands find what a server keeps: a file in a folder, or a database.

use std::{env, path::PathBuf};
use store::Address;

/// The name of the environment variable for the database. Others can see what a program was started with, and not its environment.
const VARIABLE: &str = "WESTMARCH_STORE";

#[derive(clap::Args)]
pub struct Kept {
    /// The folder for everything that is kept: one SQLite file
    #[arg(long, default_value = "westmarch-data")]
    pub data: PathBuf,
    /// A PostgreSQL database for everything that is kept instead, as in postgres://user:password@host:5432/database. The environment variable
    /// WESTMARCH_STORE says the same, and does not show the password to others on this machine
    #[arg(long, value_name = "ADDRESS")]
    store: Option<String>,
}

impl Kept {
    /// The database, if one was named.
    pub fn address(&self) -> anyhow::Result<Option<Address>> {
        // Not read by clap, which repeats what it cannot use: there may be a password in it.
        let said = self.store.clone().or_else(in_environment).filter(|said| !said.is_empty());
        Ok(said.map(|said| Address::parse(&said)).transpose()?)
    }
}

/// What the environment says of the database.
pub fn in_environment() -> Option<String> {
    env::var(VARIABLE).ok()
}
