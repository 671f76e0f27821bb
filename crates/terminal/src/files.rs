//! Saved games are records, as `westmarch replay` reads them.

use anyhow::{Context, anyhow};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};
use table::{Luck, Match, Record, Written};

/// Writes a record so that the file is whole or as it was before.
pub fn save<R: Written>(path: &Path, game: &Match<R>, tags: &[(&str, &str)]) -> anyhow::Result<()> {
    let text = Record::of(game, tags).write::<R>();
    let beside = beside(path)?;
    let written = write(&beside, &text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The first error is the one to tell; a leftover that cannot be removed changes nothing.
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| path.display().to_string())
}

/// A name in the same directory, so that renaming it is one step.
fn beside(path: &Path) -> anyhow::Result<PathBuf> {
    let name = path.file_name().with_context(|| format!("{}: expected the name of a file", path.display()))?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.tmp", std::process::id()));
    Ok(path.with_file_name(hidden))
}

fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Reads a record; an error names the file and the line.
pub fn load<R: Written>(path: &Path, luck: &mut dyn Luck<R>) -> anyhow::Result<(Match<R>, Record<R::Item>)> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).with_context(|| name.clone())?;
    let record = Record::read::<R>(&text, &name)?;
    let game = record.play(None, luck).map_err(|trouble| {
        let line = record.lines.get(trouble.at).copied().unwrap_or(1);
        anyhow!("{name}:{line}: {}", trouble.what)
    })?;
    Ok((game, record))
}
