//! The program of the house with the toy as its only game: `toy play toy`, `toy simulate toy`, `toy serve`. What a game says to be
//! played at the keyboard and to be counted is all here; the rest are defaults.

use players::{NoLore, Player, UnknownPlayer};
use std::process::ExitCode;
use table::{Rules, Written};
use terminal::{SetupOf, Shown};
use tournament::Simulated;
use toy::{State, Toy};
use toy_served::ToyServed;
use westmarch::Entry;

/// The toy at the keyboard.
enum ToyShown {}

impl Shown for ToyShown {
    type Rules = Toy;

    fn setup(wanted: &terminal::Wanted) -> anyhow::Result<SetupOf<Self>> {
        seated(wanted.seats).map_err(anyhow::Error::msg)
    }
}

/// The toy in a tournament.
enum SimulatedToy {}

impl Simulated for SimulatedToy {
    type Rules = Toy;
    type Notes = ();

    fn start(wanted: &tournament::Wanted) -> Result<State, String> {
        seated(wanted.seats).map(|setup| Toy::begin(&setup))
    }

    fn player(name: &str, seed: u64) -> Result<Box<dyn Player<Toy>>, UnknownPlayer> {
        players::by_name::<Toy, NoLore, NoLore>(name, seed, 1)
    }
}

/// A table with so many seats.
fn seated(seats: Option<usize>) -> Result<State, String> {
    let lines: Vec<_> = seats.map(|seats| ("seats".to_string(), seats.to_string())).into_iter().collect();
    Toy::setup(&lines).map_err(|(_, what)| what)
}

fn main() -> ExitCode {
    westmarch::run(&[Entry::of::<ToyShown, ToyServed, SimulatedToy>()])
}
