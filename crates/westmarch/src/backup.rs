//! `westmarch backup`: copies the file of a server, while it runs.

use crate::{Failed, say};
use anyhow::ensure;
use std::path::PathBuf;
use store::Sqlite;

#[derive(clap::Args)]
pub struct Args {
    /// The folder of the server
    #[arg(long, default_value = "westmarch-data")]
    data: PathBuf,
    /// The file to write; it must not be there yet
    file: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Failed> {
    let from = args.data.join(server::FILE);
    ensure_there(&from)?;
    Sqlite::copy(&from, &args.file)?;
    say(&format!("wrote {}\n", args.file.display()))?;
    Ok(())
}

fn ensure_there(file: &std::path::Path) -> anyhow::Result<()> {
    ensure!(file.is_file(), "expected the file of a server at {}", file.display());
    Ok(())
}
