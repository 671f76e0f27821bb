//! What comes in as text: answers, set-ups, and luck that was written down; and why a game does not take them.

use super::{Item, Law, Served};
use crate::{error::Refused, fate::Fate};
use table::{Answer, Luck, Refusal, Rules, Scripted, Written};

/// Luck that was written down.
pub(super) fn script<S: Served>(text: &str) -> Result<Scripted<Item<S>>, Refused> {
    items::<S>(text).collect::<Result<Vec<_>, _>>().map(Scripted::new)
}

pub(super) fn items<S: Served>(text: &str) -> impl Iterator<Item = Result<Item<S>, Refused>> {
    let bad = |what| Refused::bad("bad-chance", format!("{what}."));
    text.split_ascii_whitespace().map(move |item| item.parse().map_err(bad))
}

/// Luck that was written down, and then that of the operating system.
pub(super) struct ThenFate<I>(pub(super) Scripted<I>);

impl<R: Rules> Luck<R> for ThenFate<R::Item> {
    fn draw(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        let used_up = self.0.left().next().is_none();
        if used_up { Luck::<R>::draw(&mut Fate, why, options) } else { Luck::<R>::draw(&mut self.0, why, options) }
    }
}

/// The set-up that these lines describe.
pub(super) fn set_up<S: Served>(text: &str) -> Result<<S::Rules as Rules>::Setup, Refused> {
    let settings = settings(text)?;
    let setup = <S::Rules as Written>::setup(&settings).map_err(|(at, what)| {
        let line = settings.get(at).map_or("the set-up", |(key, _)| key.as_str());
        Refused::bad("bad-setup", format!("In {line}: {what}."))
    })?;
    match S::unplayable(&setup) {
        Some(what) => Err(Refused::bad("bad-setup", format!("{what}."))),
        None => Ok(setup),
    }
}

/// The lines of a set-up.
pub(super) fn settings(text: &str) -> Result<Vec<(String, String)>, Refused> {
    text.lines().filter(|line| !line.trim().is_empty()).map(setting).collect()
}

/// `set key: value`, or without the `set`.
fn setting(line: &str) -> Result<(String, String), Refused> {
    let line = line.trim();
    let (key, value) = line
        .strip_prefix("set ")
        .unwrap_or(line)
        .split_once(':')
        .ok_or_else(|| Refused::bad("bad-setup", format!("Expected 'set key: value', found '{line}'.")))?;
    Ok((key.trim().into(), value.trim().into()))
}

pub(super) fn as_text(lines: Vec<(String, String)>) -> String {
    lines.into_iter().map(|(key, value)| format!("set {key}: {value}\n")).collect()
}

pub(super) fn parse<S: Served>(answer: &str) -> Result<Answer<Item<S>>, Refused> {
    answer.parse().map_err(|what| Refused::bad("unreadable-answer", format!("{what}.")))
}

pub(super) fn refused<S: Served>(refusal: Refusal<Law<S>>) -> Refused {
    let code = match &refusal {
        Refusal::NotAsked => "not-asked",
        Refusal::Shape(_) => "wrong-shape",
        Refusal::Forbidden(_) => "forbidden-by-rule",
        Refusal::NotOffered => "not-offered",
    };
    let answer = Refused::new(422, code, format!("{refusal}."));
    match refusal {
        Refusal::Forbidden(law) => answer.by_rule(law.to_string()),
        _ => answer,
    }
}
