//! What a game must offer, so that matches, searches, servers, stores and replays are written once.

use crate::{Answer, Dice, Flow, Pick, Question, Seat, Seating, Table};
use smallvec::SmallVec;
use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

/// A question of this game.
pub type Asked<R> = Question<<R as Rules>::Item, <R as Rules>::Why>;

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The kind of victory, as a key for locales: `shadow-ring`.
    pub how: &'static str,
    /// The score of every seat, from 0 (lost) to 1 (won).
    pub scores: SmallVec<[f32; 4]>,
}

impl Outcome {
    /// The seats that won: one, a whole team, or nobody.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.scores.iter().zip(0..).filter(|(score, _)| **score == 1.0).map(|(_, at)| Seat(at))
    }
}

/// Somebody to whom a question can be put: a seat, or whatever a game says decides, as a side for which one of several people
/// decides now.
pub trait Decider<R: Rules> {
    /// The seat that decides.
    fn seat(self, state: &R::State, why: &R::Why) -> Seat;
}

impl<R: Rules> Decider<R> for Seat {
    fn seat(self, _: &R::State, _: &R::Why) -> Seat {
        self
    }
}

/// The rules of a game, as code that asks. Everything here is deterministic: what is not in the state comes in
/// through the table.
pub trait Rules: Sized + Clone + Debug + 'static {
    /// The name used on the command line and in records: `war`.
    const NAME: &'static str;

    /// Everything there is to know about a game in progress.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// What a game starts from.
    type Setup: Clone + PartialEq + Debug + Send + Sync;
    /// A thing that can be chosen or come up by chance: a region, a card, a die result, "no".
    type Item: Copy + Eq + Send + Sync + Debug + Display + FromStr<Err = String> + From<bool>;
    /// What a question is for.
    type Why: Clone + Eq + Send + Sync + Debug + Display;
    /// What forbids an answer: a rule, by its number.
    type Law: Copy + Eq + Debug + Display;
    /// Something that happened, for logs and animations.
    type Event: Clone + Eq + Send + Sync + Debug + Display;
    /// What one seat may know.
    type View: Clone + PartialEq + Debug;

    /// The first state of a game.
    fn begin(setup: &Self::Setup) -> Self::State;
    /// Who sits at the table: the set-up decides it, and nothing in the course of a game changes it.
    fn seating(state: &Self::State) -> Seating;
    /// One small step of the sequence of play.
    fn step(table: &mut Table<Self>) -> Flow;
    /// Who won, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;
    /// What a seat, or a spectator, may know; built from nothing.
    fn view(state: &Self::State, seat: Option<Seat>) -> Self::View;
    /// A guess at the state `before` the step under way that fits what the seat sees `now`; made from views alone.
    fn redeal(before: &Self::View, now: &Self::View, dice: &mut Dice) -> Self::State;
    /// Which rule forbids this answer to this question. Selections that fit the offers are refused by nothing but
    /// this; for answers that were not offered it gives the reason.
    fn forbids(state: &Self::State, asked: &Asked<Self>, answer: &Answer<Self::Item>) -> Option<Self::Law>;
    /// The few selections that matter for a question of shape `Some`: at least one, and every one legal.
    fn picks(state: &Self::State, asked: &Asked<Self>) -> SmallVec<[Pick<Self::Item>; 4]>;
    /// Whether the others do not learn what was answered to such a question, when it is answered or by what follows at once.
    fn hides(_why: &Self::Why) -> bool {
        false
    }
    /// What a seat, or a spectator, hears of an event: all of it, a part, or nothing.
    fn hears(event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;
}

/// A game whose positions can be written down. Answers and chance are written by their items.
pub trait Written: Rules {
    /// The version of the rules, for records.
    const VERSION: &'static str;
    /// Versions whose records are read and whose matches go on too: the rules were the same, but more or less was asked.
    const OLDER: &'static [&'static str] = &[];
    /// Those of them in which a question with one answer was never asked.
    const SILENT: &'static [&'static str] = &[];
    /// The start of a game that asks what it asked under one of these versions.
    fn as_of(start: Self::State, _version: &str) -> Self::State {
        start
    }
    /// The version that a game with this start is written by.
    fn version_of(_start: &Self::State) -> &'static str {
        Self::VERSION
    }
    /// The options that a game is played with, for the tags of a record: `none`, or a list.
    fn options(start: &Self::State) -> String;
    /// What else the tags of a record say about the start, each a key and its value: what was agreed on before the game.
    fn agreed(_start: &Self::State) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// The lines of a position, each a key and its value. All of the state, hidden things too.
    fn describe(state: &Self::State) -> Vec<(String, String)>;
    /// What scenarios may expect besides the lines of a position: what the rules say of it, such as a strength.
    fn derived(_state: &Self::State, _key: &str) -> Option<String> {
        None
    }
    /// The set-up that these lines describe: changes to the ordinary start, or a full position. An error names the
    /// line it is about by its place in the list.
    fn setup(lines: &[(String, String)]) -> Result<Self::Setup, (usize, String)>;
    /// Whether everybody sees what a line of a set-up is about, by its key: where a piece stands, but not what is in a hand. A
    /// game that says nothing of a line keeps it from those who do not know each other.
    fn is_open(_key: &str) -> bool {
        false
    }
    /// Whose secret a line of a set-up is, by its key: what a seat brings along and nobody else sees, as a deck.
    fn brought_by(_key: &str) -> Option<Seat> {
        None
    }
}
