//! Where scenarios are: where somebody says, or else with every game, in the checkout that the program is run in or, where
//! there is none, in the program itself.

use crate::Entry;
use anyhow::{Context, bail};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A scenario file.
pub struct File {
    /// Its name, for messages.
    pub name: String,
    /// What is in it.
    pub text: String,
    /// The game of the folder that it is in.
    pub game: Option<String>,
}

/// The files at these paths, or all files of every game; and what could not be read.
pub fn wanted(games: &[Entry], paths: &[PathBuf], unreadable: &mut Vec<String>) -> Vec<File> {
    if paths.is_empty() {
        let here = std::env::current_dir().unwrap_or_default();
        return games.iter().flat_map(|game| of_game(game, &here, unreadable)).collect();
    }
    paths.iter().flat_map(|path| at(path, unreadable)).collect()
}

/// The scenarios of a game: in `games/NAME/scenarios` here or further up, or else those that are part of the program.
fn of_game(game: &Entry, here: &Path, unreadable: &mut Vec<String>) -> Vec<File> {
    let folder = |of: &Path| of.join("games").join(game.name).join("scenarios");
    match here.ancestors().map(folder).find(|folder| folder.is_dir()) {
        Some(folder) => at(&folder, unreadable),
        None => {
            let name = |file: &str| format!("games/{}/scenarios/{file}", game.name);
            let file = |(file, text): (String, String)| File { name: name(&file), text, game: Some(game.name.into()) };
            (game.scenarios)().into_iter().map(file).collect()
        }
    }
}

/// The scenarios at a path.
fn at(path: &Path, unreadable: &mut Vec<String>) -> Vec<File> {
    let mut found = Vec::new();
    match collect(path, &mut found) {
        Err(error) => unreadable.push(format!("{error:#}")),
        Ok(()) if found.is_empty() => unreadable.push(format!("expected a *.scenario file in {}", path.display())),
        Ok(()) => {}
    }
    let mut files = Vec::new();
    for path in found {
        match fs::read_to_string(&path) {
            Ok(text) => files.push(File { name: path.display().to_string(), text, game: game_of(&path) }),
            Err(error) => unreadable.push(format!("{}: {error}", path.display())),
        }
    }
    files
}

/// The scenario files at a path, in order.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if path.is_file() {
        files.push(path.into());
        return Ok(());
    }
    if !path.is_dir() {
        bail!("expected a file or directory, found nothing at {}", path.display());
    }
    let entries = fs::read_dir(path).with_context(|| path.display().to_string())?;
    let mut inside = entries.map(|e| e.map(|e| e.path())).collect::<Result<Vec<_>, _>>()?;
    inside.sort();
    for entry in inside {
        if entry.is_dir() || entry.extension().is_some_and(|e| e == "scenario") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

/// The game of the folder `games/NAME/scenarios` that a file is in.
fn game_of(path: &Path) -> Option<String> {
    let whole = fs::canonicalize(path).ok()?;
    let parts: Vec<_> = whole.iter().map(|part| part.to_string_lossy()).collect();
    let folder = parts.windows(3).rev().find(|parts| parts[0] == "games" && parts[2] == "scenarios")?;
    Some(folder[1].to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn scenarios_are_found_from_within_a_checkout_and_without_one() {
        for game in games::all() {
            let mut unreadable = Vec::new();
            let inside = of_game(&game, Path::new(env!("CARGO_MANIFEST_DIR")), &mut unreadable);
            let without = of_game(&game, Path::new("/"), &mut unreadable);
            assert!(unreadable.is_empty(), "{unreadable:?}");
            assert!(!inside.is_empty(), "{} has scenarios", game.name);
            let texts = |files: Vec<File>| {
                let mut texts: Vec<String> = files.into_iter().map(|file| file.text).collect();
                texts.sort();
                texts
            };
            assert!(inside.iter().chain(&without).all(|file| file.game.as_deref() == Some(game.name)));
            assert_eq!(texts(inside), texts(without), "{}", game.name);
        }
    }
}
