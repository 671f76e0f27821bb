//! A game of the list: what the commands of the program need of it.

use crate::{replay, scenario};
use anyhow::anyhow;
use server::{GameKind, games::Served};
use table::{Rules, Written};
use terminal::{Extra, Shown};
use tournament::{Plan, Simulated, Told};

/// A game of the list.
pub struct Entry {
    /// Its name on the command line and in records.
    pub name: &'static str,
    /// The names of the seats of an ordinary game.
    pub seats: fn() -> anyhow::Result<Vec<&'static str>>,
    /// What is served of it.
    pub served: fn() -> GameKind,
    /// Whether its data is whole.
    pub(crate) check: fn() -> anyhow::Result<()>,
    /// `play`
    pub(crate) play: fn(&terminal::Args) -> anyhow::Result<()>,
    /// `simulate`
    pub(crate) simulate: fn(&Plan, bool) -> anyhow::Result<Told>,
    /// `replay`
    pub(crate) replay: fn(&replay::Args, &str, &str) -> anyhow::Result<String>,
    /// `scenario`
    pub(crate) scenario: fn(&str, &str) -> Result<Vec<scenario::Played>, table::TextError>,
    /// Whether a scenario can be one of this game.
    pub(crate) reads: fn(&str) -> bool,
    /// Whether it has a rule of this number, for scenarios to cite.
    pub(crate) is_a_rule: fn(&str) -> bool,
    /// Its scenarios, each file with its name and its text, for a program that is not run where they are.
    pub(crate) scenarios: fn() -> Vec<(String, String)>,
    /// The commands that only it has.
    pub(crate) commands: fn() -> Vec<Extra>,
}

impl Entry {
    /// A game with what every game has, by the types that stand for it at the keyboard, on the network and in simulations.
    pub fn of<G: Shown, N: Served<Rules = G::Rules>, S: Simulated<Rules = G::Rules>>() -> Entry {
        Entry {
            name: G::Rules::NAME,
            seats: seats::<G::Rules>,
            served: GameKind::of::<N>,
            check: || Ok(()),
            play: terminal::play::<G>,
            simulate: tournament::simulate::<S>,
            replay: replay::play::<G::Rules>,
            scenario: scenario::play::<G::Rules>,
            reads: scenario::reads::<G::Rules>,
            is_a_rule: |_| true,
            scenarios: Vec::new,
            commands: Vec::new,
        }
    }
}

fn seats<R: Written>() -> anyhow::Result<Vec<&'static str>> {
    let setup = R::setup(&[]).map_err(|(_, what)| anyhow!("{}: {what}", R::NAME))?;
    Ok(R::seating(&R::begin(&setup)).names().collect())
}

/// A game of the list by its name.
pub(crate) fn find<'a>(games: &'a [Entry], name: &str) -> anyhow::Result<&'a Entry> {
    let known = games.iter().find(|game| game.name == name);
    known.ok_or_else(|| anyhow!("expected a game ({}), found '{name}'", names(games)))
}

/// The names of all games.
pub(crate) fn names(games: &[Entry]) -> String {
    games.iter().map(|game| game.name).collect::<Vec<_>>().join(", ")
}
