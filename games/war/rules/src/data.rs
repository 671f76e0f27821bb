//! The data files of the game, and how they are read: an error names the file, the line and what was expected.

use serde::de::DeserializeOwned;

pub(crate) const MAP: &str = include_str!("../data/map.toml");
pub(crate) const SETUP: &str = include_str!("../data/setup.toml");
pub(crate) const CHARACTERS: &str = include_str!("../data/characters.toml");
pub(crate) const TILES: &str = include_str!("../data/tiles.toml");
pub(crate) const CARDS: &str = include_str!("../data/cards.toml");

/// What is wrong with a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct DataError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected.
    pub what: String,
}

pub(crate) fn read<T: DeserializeOwned>(text: &str, file: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|e| error(text, file, e.span().map_or(0, |s| s.start), e.message().into()))
}

/// An error at a byte of the text.
pub(crate) fn error(text: &str, file: &str, at: usize, what: String) -> DataError {
    let line = text[..at.min(text.len())].matches('\n').count() + 1;
    DataError { file: file.into(), line, what }
}

/// The files are part of the program and checked by [`check`]; to get here with a broken one is a build gone wrong.
pub(crate) fn must<T>(parsed: Result<T, DataError>) -> T {
    parsed.unwrap_or_else(|e| panic!("{e}"))
}

/// Reads every data file and says what is wrong with the first broken one. Programs call it before anything else.
pub fn check() -> Result<(), DataError> {
    crate::board::Map::parse(MAP, "map.toml")?;
    crate::characters::parse(CHARACTERS, "characters.toml")?;
    crate::hunt::parse(TILES, "tiles.toml")?;
    crate::decks::parse(CARDS, "cards.toml", crate::cards::have_effects())?;
    crate::setup::parse(SETUP, "setup.toml")?;
    Ok(())
}

/// Turns rows that must stand in a given order into what they describe.
pub(crate) fn in_order<R, T, const N: usize>(
    text: &str,
    file: &str,
    rows: &[toml::Spanned<R>],
    order: [&str; N],
    id: impl Fn(&R) -> &String,
    make: impl Fn(&R) -> Result<T, String>,
) -> Result<Vec<T>, DataError> {
    let mut made = Vec::with_capacity(N);
    for row in rows {
        let wrong = |what| error(text, file, row.span().start, what);
        let expected = order.get(made.len()).copied().unwrap_or("the end of the list");
        let found = id(row.get_ref());
        if found != expected {
            return Err(wrong(format!("expected '{expected}', found '{found}'")));
        }
        made.push(make(row.get_ref()).map_err(wrong)?);
    }
    match order.get(made.len()) {
        None => Ok(made),
        Some(missing) => Err(error(text, file, text.len(), format!("expected '{missing}', found the end of the file"))),
    }
}
