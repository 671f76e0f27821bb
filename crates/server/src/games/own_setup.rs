//! Set-ups of one's own: whether a match starts from another position than the ordinary ones, and what of it everybody may
//! know. Whoever joins such a match is told so, and one that fixes what is hidden is not for strangers.

use super::{Served, written::settings};
use table::Written;

/// A set-up that is none of the ordinary ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnSetup {
    /// Its lines about what everybody sees.
    pub open: Vec<String>,
    /// Its lines that may fix something hidden: a hand, the order of a deck.
    pub hidden: Vec<String>,
}

/// What is special about a set-up; nothing if it is an ordinary one. What cannot be read any more may be anything.
pub fn of<S: Served>(setup: &str) -> Option<OwnSetup> {
    let Ok(lines) = settings(setup) else {
        return Some(OwnSetup { open: Vec::new(), hidden: vec![setup.to_string()] });
    };
    if is_ordinary::<S>(&lines) {
        return None;
    }
    let (open, hidden): (Vec<_>, Vec<_>) = lines.into_iter().partition(|(key, _)| S::Rules::is_open(key));
    let written = |lines: Vec<(String, String)>| lines.iter().map(|(key, value)| format!("{key}: {value}")).collect();
    Some(OwnSetup { open: written(open), hidden: written(hidden) })
}

/// Whether it comes to the same as one of the ways in which people are seated.
fn is_ordinary<S: Served>(lines: &[(String, String)]) -> bool {
    let set_up = |lines: &[(String, String)]| S::Rules::setup(lines).ok();
    let same = |seating: &&str| settings(seating).is_ok_and(|ordinary| set_up(&ordinary) == set_up(lines));
    lines.is_empty() || set_up(lines).is_some() && S::SEATINGS.iter().any(same)
}
