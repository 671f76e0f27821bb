//! The text of a whole game: tags as in PGN, the position it began with if that is not the ordinary one, and one
//! input a line. Saved games, replays and bug reports are all written like this.

use crate::{Input, Luck, Match, Outcome, Seat, Seating, Trouble, Written};
use std::fmt::{self, Write};

/// A game written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<I> {
    /// What is known about the game: `game`, `rules`, `seats`, `options`, `result` and whatever else.
    pub tags: Vec<(String, String)>,
    /// The position it began with; empty for the ordinary one.
    pub position: Vec<(String, String)>,
    /// Everything that happened.
    pub inputs: Vec<Input<I>>,
    /// The line that each input stands on, for messages; empty if the record was not read from text.
    pub lines: Vec<usize>,
}

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct TextError {
    /// The file, as it was named.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub what: String,
}

impl<I: Copy + Eq + fmt::Display + std::str::FromStr<Err = String>> Record<I> {
    /// The record of a match so far.
    pub fn of<R: Written<Item = I>>(game: &Match<R>, more_tags: &[(&str, &str)]) -> Self {
        let version = R::version_of(game.start());
        let ordinary = R::setup(&[]).map(|setup| R::as_of(R::begin(&setup), version));
        let position = match ordinary {
            Ok(start) if start == *game.start() => Vec::new(),
            _ => R::describe(game.start()),
        };
        let result = game.outcome().map_or("unfinished", |Outcome { how, .. }| how);
        let options = R::options(game.start());
        let own = [("game", R::NAME), ("rules", version), ("options", options.as_str()), ("result", result)];
        let agreed = R::agreed(game.start());
        let agreed = agreed.iter().map(|(key, value)| (*key, value.as_str()));
        let all = own.into_iter().chain(agreed).chain(more_tags.iter().copied());
        let tags = all.map(|(k, v)| (k.to_string(), v.to_string()));
        Record { tags: tags.collect(), position, inputs: game.inputs().to_vec(), lines: Vec::new() }
    }

    /// The value of a tag.
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }

    /// The match that the record tells, up to and without input `until`; or where it does not follow the rules.
    pub fn play<R: Written<Item = I>>(
        &self,
        until: Option<usize>,
        luck: &mut dyn Luck<R>,
    ) -> Result<Match<R>, Trouble> {
        let setup = R::setup(&self.position).map_err(|(_, what)| Trouble { at: 0, what })?;
        let inputs = &self.inputs[..until.unwrap_or(usize::MAX).min(self.inputs.len())];
        let start = R::as_of(R::begin(&setup), self.tag("rules").unwrap_or(R::VERSION));
        Match::resume(start, inputs.to_vec(), luck)
    }

    /// The record as text.
    pub fn write<R: Written<Item = I>>(&self) -> String {
        let seating = seating::<R>(&self.position).expect("the position of a record can be read");
        let mut text = String::new();
        for (key, value) in &self.tags {
            let _ = writeln!(text, "[{key} \"{value}\"]");
        }
        for (key, value) in &self.position {
            let _ = writeln!(text, "set {key}: {value}");
        }
        text.push('\n');
        let mut rolling = false;
        for input in &self.inputs {
            match input {
                Input::Chance(item) if rolling => {
                    let _ = write!(text, " {item}");
                    continue;
                }
                Input::Chance(item) => {
                    let _ = write!(text, "chance: {item}");
                    rolling = true;
                    continue;
                }
                Input::Choice(seat, answer) => {
                    let end = if rolling { "\n" } else { "" };
                    let _ = writeln!(text, "{end}{}: {answer}", seating.name(*seat));
                    rolling = false;
                }
            }
        }
        if rolling {
            text.push('\n');
        }
        text
    }

    /// Reads a record from text; `file` is only for messages.
    pub fn read<R: Written<Item = I>>(text: &str, file: &str) -> Result<Self, TextError> {
        let mut record = Record { tags: Vec::new(), position: Vec::new(), inputs: Vec::new(), lines: Vec::new() };
        let mut set_lines = Vec::new();
        let mut played = Vec::new();
        for (at, line) in meaningful_lines(text) {
            let wrong = |what: String| TextError { file: file.into(), line: at, what };
            if let Some(tag) = line.strip_prefix('[') {
                record.tags.push(parse_tag(tag).map_err(wrong)?);
            } else if let Some(setting) = line.strip_prefix("set ") {
                record.position.push(parse_setting(setting).map_err(wrong)?);
                set_lines.push(at);
            } else {
                played.push((at, line));
            }
        }
        record.check_tags::<R>(file)?;
        let seating = seating::<R>(&record.position).map_err(|(at, what)| TextError {
            file: file.into(),
            line: set_lines.get(at).copied().unwrap_or(1),
            what,
        })?;
        for (at, line) in played {
            let before = record.inputs.len();
            let read = parse_inputs(line, &seating, &mut record.inputs);
            read.map_err(|what| TextError { file: file.into(), line: at, what })?;
            record.lines.extend(std::iter::repeat_n(at, record.inputs.len() - before));
        }
        record.bring_up::<R>();
        Ok(record)
    }

    /// A record of rules that never asked where there was one answer becomes one of rules that do.
    fn bring_up<R: Written<Item = I>>(&mut self) {
        let Some((_, version)) = self.tags.iter_mut().find(|(key, _)| key == "rules") else { return };
        if let (true, Ok(setup)) = (R::SILENT.contains(&version.as_str()), R::setup(&self.position)) {
            let start = R::as_of(R::begin(&setup), version);
            *version = R::version_of(&start).into();
            crate::older::bring_up::<R>(self, start);
        }
    }

    fn check_tags<R: Written<Item = I>>(&self, file: &str) -> Result<(), TextError> {
        for (key, expected) in [("game", R::NAME), ("rules", R::VERSION)] {
            let found = self.tag(key);
            let older = key == "rules" && found.is_some_and(|found| R::OLDER.contains(&found));
            if found != Some(expected) && !older {
                let found = found.unwrap_or("none");
                let what = format!("expected the tag [{key} \"{expected}\"], found {found}");
                return Err(TextError { file: file.into(), line: 1, what });
            }
        }
        Ok(())
    }
}

/// The lines of a text that say something, trimmed, with their numbers.
pub(crate) fn meaningful_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim()));
    numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// `key "value"]`
fn parse_tag(text: &str) -> Result<(String, String), String> {
    let inside = text.strip_suffix(']').ok_or("expected ] at the end of the tag")?;
    let (key, value) = inside.split_once(' ').ok_or("expected [key \"value\"]")?;
    let quoted = value.trim().strip_prefix('"').and_then(|v| v.strip_suffix('"'));
    let value = quoted.ok_or("expected the value of the tag in quotes")?;
    Ok((key.into(), value.into()))
}

/// `key: value`
pub(crate) fn parse_setting(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once(':').ok_or("expected 'key: value'")?;
    Ok((key.trim().into(), value.trim().into()))
}

/// Who sits at a table that is set up like this.
fn seating<R: Written>(position: &[(String, String)]) -> Result<Seating, (usize, String)> {
    R::setup(position).map(|setup| R::seating(&R::begin(&setup)))
}

/// `a: answer`, or `chance: item item item`.
pub(crate) fn parse_inputs<I: std::str::FromStr<Err = String>>(
    line: &str,
    seating: &Seating,
    inputs: &mut Vec<Input<I>>,
) -> Result<(), String> {
    let (who, what) = line.split_once(':').ok_or("expected 'seat: answer' or 'chance: items'")?;
    if who == "chance" {
        for item in what.split_whitespace() {
            inputs.push(Input::Chance(item.parse()?));
        }
        return Ok(());
    }
    inputs.push(Input::Choice(parse_seat(who, seating)?, what.parse()?));
    Ok(())
}

/// A seat by its name.
pub(crate) fn parse_seat(name: &str, seating: &Seating) -> Result<Seat, String> {
    seating.seat(name.trim()).ok_or_else(|| format!("expected a seat or 'chance', found '{}'", name.trim()))
}
