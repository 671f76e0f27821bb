//! What a game must offer, so that many games of it can be played and counted.

use players::{Player, UnknownPlayer};
use serde::Serialize;
use table::{Asked, Outcome, Rules, Seat, Seating, Written};

/// A game that can be simulated. A type without values stands for it.
pub trait Simulated: Sized + 'static {
    /// Its rules.
    type Rules: Written;
    /// What is noted while one game is played: `()` if nothing is.
    type Notes: Notes<Self::Rules>;

    /// Where a game begins as usual; or why there is no such game.
    fn start(wanted: &Wanted) -> Result<<Self::Rules as Rules>::State, String>;

    /// A player by name, who thinks on one thread.
    fn player(name: &str, seed: u64) -> Result<Box<dyn Player<Self::Rules>>, UnknownPlayer>;

    /// The turn that is played, counted from 1, in games that have turns. What must always hold is checked when it ends.
    fn turn(_state: &<Self::Rules as Rules>::State) -> Option<u16> {
        None
    }

    /// What must always hold between two steps: says what does not, if anything.
    fn check(_state: &<Self::Rules as Rules>::State) -> Result<(), String> {
        Ok(())
    }

    /// Who sees to it, where everything is checked, that everybody is asked what is his to decide; nobody, if a game has no need of him.
    fn witness(_start: &<Self::Rules as Rules>::State) -> Option<Box<dyn Witness<Self::Rules>>> {
        None
    }

    /// The ways in which a game can end, as in [`Outcome::how`], that are told even if no game ended so.
    fn endings() -> Vec<&'static str> {
        Vec::new()
    }

    /// How a seat is called in the figures.
    fn seat_name(seating: &Seating, seat: Seat) -> SeatName {
        let name = seating.name(seat);
        SeatName { key: name.replace('-', "_"), title: name.into() }
    }
}

/// Somebody who follows a game step by step, and what is asked in it.
pub trait Witness<R: Rules> {
    /// Looks at how things stand when a step is over.
    fn look(&mut self, state: &R::State);

    /// Hears what happens.
    fn hear(&mut self, event: &R::Event);

    /// Says what is wrong with a question, if anything.
    fn asked(&mut self, state: &R::State, asked: &Asked<R>) -> Result<(), String>;
}

/// What kind of game is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// For how many seats; if nobody said so, for as many as the game usually has.
    pub seats: Option<usize>,
    /// What is played with, as it was asked for.
    pub decks: Option<String>,
    /// The seed of the luck: for what is made at random before the game, as decks. Games with the same luck begin alike.
    pub seed: u64,
}

/// How a seat is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatName {
    /// In JSON, where `wins_as_` stands before it.
    pub key: String,
    /// At the head of a column, where `as ` stands before it.
    pub title: String,
}

/// What is noted while a game is played.
pub trait Notes<R: Rules>: Sized + Send {
    /// What becomes of the notes of all games.
    type Figures: Figures;

    /// The notes of a game that begins here.
    fn begin(start: &R::State) -> Self;

    /// Notes how things stand between two steps. What happened before has been heard.
    fn look(&mut self, state: &R::State);

    /// Notes what happened.
    fn hear(&mut self, event: &R::Event);

    /// The figures of all games.
    fn figures(games: &[Noted<Self>]) -> Self::Figures;
}

/// A game that was noted.
#[derive(Debug)]
pub struct Noted<'a, N> {
    /// The notes.
    pub notes: &'a N,
    /// How the game ended; nothing if it was aborted.
    pub outcome: Option<&'a Outcome>,
}

/// Figures of a game's own. In JSON their fields stand among those that every game has.
pub trait Figures: Serialize {
    /// The figures as tables for people, below how the games ended; each line ends as a line does.
    fn text(&self) -> String;
}

impl<R: Rules> Notes<R> for () {
    type Figures = ();

    fn begin(_: &R::State) -> Self {}

    fn look(&mut self, _: &R::State) {}

    fn hear(&mut self, _: &R::Event) {}

    fn figures(_: &[Noted<Self>]) -> Self::Figures {}
}

impl Figures for () {
    fn text(&self) -> String {
        String::new()
    }
}
