//! `westmarch backup`: copies the file of a server, while it runs.

use crate::{Failed, kept::Kept, say};
use anyhow::ensure;
use std::path::PathBuf;
use store::{Postgres, Sqlite};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    kept: Kept,
    /// The file to write; it must not be there yet
    file: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Failed> {
    if args.kept.address()?.is_some() {
        return Err(anyhow::anyhow!(Postgres::COPIES).into());
    }
    let from = args.kept.data.join(server::FILE);
    ensure_there(&from)?;
    Sqlite::copy(&from, &args.file)?;
    say(&format!("wrote {}\n", args.file.display()))?;
    Ok(())
}

fn ensure_there(file: &std::path::Path) -> anyhow::Result<()> {
    ensure!(file.is_file(), "expected the file of a server at {}", file.display());
    Ok(())
}
