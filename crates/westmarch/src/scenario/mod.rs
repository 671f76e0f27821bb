//! `westmarch scenario`: plays scenario files and checks what they expect. Whatever is wrong with one scenario, the others are
//! played.

mod files;
mod pieces;

use crate::{Entry, Failed, entry::find, entry::names, say};
use anyhow::{anyhow, bail};
use files::File;
use pieces::Pieces;
use serde::Serialize;
use std::path::PathBuf;
use table::{TextError, Written, scenario};

/// Which scenarios to play.
#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, or directories in which to look for *.scenario; all scenarios of every game if left out
    paths: Vec<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize, Default)]
struct Report {
    passed: usize,
    failed: usize,
    failures: Vec<Failure>,
    /// What could not be read at all, and why.
    unreadable: Vec<String>,
}

#[derive(Serialize)]
struct Failure {
    file: String,
    line: usize,
    scenario: String,
    expected: String,
    was: String,
}

/// What became of one scenario.
pub struct Played {
    title: String,
    /// The rules that it cites.
    rules: Vec<String>,
    line: usize,
    /// Where it did not go as written.
    trouble: Option<scenario::Failure>,
}

/// Runs the command.
pub fn run(games: &[Entry], args: &Args) -> Result<(), Failed> {
    let mut report = Report::default();
    for file in files::wanted(games, &args.paths, &mut report.unreadable) {
        if let Err(error) = report.play(games, &file) {
            report.unreadable.push(format!("{}: {error:#}", file.name));
        }
    }
    say(&match args.json {
        true => serde_json::to_string_pretty(&report)? + "\n",
        false => report.text(),
    })?;
    match (report.unreadable.is_empty(), report.failed) {
        (false, _) => Err(Failed::Input(anyhow!("{}", report.unreadable.join("\nwestmarch: ")))),
        (true, 0) => Ok(()),
        (true, _) => Err(Failed::Check),
    }
}

/// Plays the scenarios of a text of a game; `file` is only for messages.
pub fn play<R: Written>(text: &str, file: &str) -> Result<Vec<Played>, TextError> {
    let scenarios = scenario::read::<R>(text, file)?.into_iter();
    Ok(scenarios.map(|s| Played { trouble: s.run().err(), title: s.title, rules: s.rules, line: s.line }).collect())
}

/// Whether a scenario can be one of this game: whether there is such a position, and such seats and things.
pub fn reads<R: Written>(text: &str) -> bool {
    let setting = |line: &str| {
        let (key, value) = line.trim().strip_prefix("set ")?.split_once(':')?;
        Some((key.trim().to_string(), value.trim().to_string()))
    };
    let position: Vec<_> = text.lines().filter_map(setting).collect();
    R::setup(&position).is_ok() && scenario::read::<R>(text, "").is_ok()
}

/// The game of a file: of the folder it is in, or the one that its first line names, or the only one that can read it.
fn game_of<'a>(games: &'a [Entry], file: &File, pieces: &Pieces) -> anyhow::Result<&'a Entry> {
    if let Some(name) = file.game.as_deref().or(pieces.game) {
        return find(games, name);
    }
    let reads = |game: &&Entry| games.len() == 1 || pieces.each().all(|piece| (game.reads)(&piece.text));
    let mut can = games.iter().filter(reads);
    match (can.next(), can.next()) {
        (Some(game), None) => Ok(game),
        _ => bail!("expected 'game NAME' in the first line, with a game ({})", names(games)),
    }
}

impl Report {
    /// Plays the scenarios of a file, each for itself; an error if it is no file of scenarios.
    fn play(&mut self, games: &[Entry], file: &File) -> anyhow::Result<()> {
        let pieces = Pieces::of(&file.text)?;
        let game = game_of(games, file, &pieces)?;
        for piece in pieces.each() {
            let played = (game.scenario)(&piece.text, &file.name);
            let played = played.unwrap_or_else(|wrong| vec![unreadable(&piece.title, wrong)]);
            played.into_iter().for_each(|played| self.note(game, &file.name, played));
        }
        Ok(())
    }

    fn note(&mut self, game: &Entry, file: &str, played: Played) {
        let unknown = played.rules.iter().find(|rule| !(game.is_a_rule)(rule)).map(|rule| scenario::Failure {
            line: played.line,
            expected: "the numbers of rules".into(),
            was: format!("there is no rule '{rule}'"),
        });
        let Some(trouble) = unknown.or(played.trouble) else {
            self.passed += 1;
            return;
        };
        let scenario::Failure { line, expected, was } = trouble;
        self.failed += 1;
        self.failures.push(Failure { file: file.into(), line, scenario: played.title, expected, was });
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for failure in &self.failures {
            let Failure { file, line, scenario, expected, was } = failure;
            text += &format!("{file}:{line}: {scenario}\n    expected {expected}\n    but      {was}\n");
        }
        text + &format!("{} passed, {} failed\n", self.passed, self.failed)
    }
}

/// A scenario with a line that says nothing.
fn unreadable(title: &str, wrong: TextError) -> Played {
    let expected = "a scenario that can be read".into();
    let trouble = Some(scenario::Failure { line: wrong.line, expected, was: wrong.what });
    Played { title: title.into(), rules: Vec::new(), line: wrong.line, trouble }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    /// A game that can read nothing or everything, beside the first of the list.
    fn two_games(reads: fn(&str) -> bool) -> Vec<Entry> {
        let first = || games::all().remove(0);
        vec![
            Entry { name: "first", reads: |text| text.contains("first"), ..first() },
            Entry { name: "second", reads, ..first() },
        ]
    }

    fn game(games: &[Entry], folder: Option<&str>, text: &str) -> Result<&'static str, String> {
        let file = File { name: "a.scenario".into(), text: text.into(), game: folder.map(String::from) };
        let pieces = Pieces::of(text).map_err(|wrong| wrong.to_string())?;
        game_of(games, &file, &pieces).map(|game| game.name).map_err(|wrong| wrong.to_string())
    }

    #[test]
    fn the_game_of_a_file_is_found() {
        let games = two_games(|_| false);
        assert_eq!(game(&games, Some("second"), "scenario first"), Ok("second"), "by its folder");
        assert_eq!(game(&games, None, "# remark\ngame second\nscenario first"), Ok("second"), "by its first line");
        assert_eq!(game(&games, None, "scenario first"), Ok("first"), "by who can read it");
        let unknown = "expected 'game NAME' in the first line, with a game (first, second)";
        assert_eq!(game(&games, None, "scenario third"), Err(unknown.into()), "nobody can read it");
        assert_eq!(game(&two_games(|_| true), None, "scenario first"), Err(unknown.into()), "everybody can read it");
        let chess = game(&games, None, "game chess\nscenario first");
        assert_eq!(chess, Err("expected a game (first, second), found 'chess'".into()));
    }

    #[test]
    fn after_an_error_the_others_are_played() {
        let text = "scenario One\nset no-such-thing: 1\nscenario Two\nfly to the moon\nscenario Three\nrules banana\n\
            scenario Four\n";
        let games = [Entry { is_a_rule: |rule| rule != "banana", ..games::all().remove(0) }];
        let mut report = Report::default();
        let file = File { name: "a.scenario".into(), text: text.into(), game: Some(games[0].name.into()) };
        report.play(&games, &file).expect("a file of scenarios");
        let lines: Vec<usize> = report.failures.iter().map(|failure| failure.line).collect();
        assert_eq!((report.passed, report.failed, &lines[..]), (1, 3, &[2, 4, 5][..]), "{}", report.text());
        assert!(report.text().ends_with("1 passed, 3 failed\n"), "{}", report.text());
    }
}
