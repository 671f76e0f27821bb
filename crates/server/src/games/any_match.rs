//! A match with the game forgotten, as the server knows it.

use super::{AnyStop, Swing};
use crate::{error::Refused, wire};
use serde_json::value::RawValue;
use std::any::Any;
use table::{Seat, Seating};

/// Where chance comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance<'a> {
    /// From the operating system.
    Fresh,
    /// From what was written down.
    Written(&'a str),
    /// From what was written down, and when that is used up from the operating system.
    Continued(&'a str),
}

/// An answer that is written down, with what came up by chance after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given<'a> {
    /// Who answered.
    pub seat: Seat,
    /// What, in notation.
    pub answer: &'a str,
    /// What came up by chance then.
    pub chance: &'a str,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reached {
    /// How many inputs there were then.
    pub inputs: usize,
    /// The numbers of the events that were new.
    pub events: std::ops::Range<usize>,
}

/// A match of some game. It knows seats and inputs, but not what they are about.
pub trait AnyMatch: Send + Sync + 'static {
    /// A copy of it.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// Who sits at the table: the names of the seats, and who plays together.
    fn seating(&self) -> Seating;
    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.seating().name(seat)
    }
    /// Lets chance come that the beginning waits for; gives what came up.
    fn nudge(&mut self, chance: Chance) -> Result<String, Refused>;
    /// Takes an answer, or several separated by `;` ([`super::several`]); gives what came up by chance. What is refused changes nothing.
    fn answer(&mut self, seat: Seat, answer: &str, chance: Chance) -> Result<String, Refused>;
    /// Takes answers that are written down, all at once, which is faster; gives what came of each. After a refusal the match
    /// is of no use any more.
    fn go_on(&mut self, written: &[Given]) -> Result<Vec<Reached>, Refused>;
    /// How many have answered and wait for others who were asked at the same time.
    fn waiting(&self) -> usize;
    /// What a seat can do from its open question, as whole plans: made from what it may know, and nothing else.
    fn plans(&self, seat: Seat) -> wire::Plans;
    /// Whether an answer would be taken.
    fn check(&self, seat: Seat, answer: &str) -> Result<(), Refused>;
    /// The open question of a seat.
    fn question(&self, seat: Seat) -> Option<wire::Question>;
    /// The stop that the open question of a seat is; nothing if it cannot be passed.
    fn stop(&self, seat: Seat) -> Option<AnyStop>;
    /// Whether a seat has an open question.
    fn asks(&self, seat: Seat) -> bool;
    /// How many inputs there are.
    fn inputs(&self) -> usize;
    /// The place of the last answer of a seat among the inputs.
    fn last_answer(&self, seat: Seat) -> Option<usize> {
        self.last_answer_but(seat, &[])
    }
    /// The same but for these.
    fn last_answer_but(&self, seat: Seat, but: &[usize]) -> Option<usize>;
    /// Whether the input at a place is an answer: then the position before it is one in which somebody is asked.
    fn is_answer(&self, at: usize) -> bool;
    /// Whether a seat may take its last answer back.
    fn may_step_back(&self, seat: Seat) -> bool;
    /// Takes it back.
    fn step_back(&mut self, seat: Seat) -> bool;
    /// The game as it was after so many inputs.
    fn rewound(&self, inputs: usize) -> Option<Box<dyn AnyMatch>>;
    /// A game that looks the same to a seat, with everything hidden dealt anew.
    fn dealt_anew(&self, seat: Seat) -> Option<Box<dyn AnyMatch>>;
    /// How it ended.
    fn outcome(&self) -> Option<&'static str>;
    /// The seats that won: one, a whole team, or nobody.
    fn winners(&self) -> Vec<Seat>;
    /// Whether it goes on when a seat gives up.
    fn can_go_on_without(&self, seat: Seat) -> bool;
    /// What a seat, or a spectator, sees.
    fn view(&self, seat: Option<Seat>) -> Box<RawValue>;
    /// How it stands at a glance for a seat, or for all who may look; nothing if the game shows none.
    fn glance(&self, seat: Option<Seat>) -> Option<wire::Glance>;
    /// How it has swung, if the game tells that. It takes a while.
    fn swing(&self) -> Option<Swing>;
    /// Goes back to where so many inputs had been made. What happened since stays told.
    fn go_back(&mut self, inputs: usize) -> Result<(), Refused>;
    /// The numbers of the events that are new.
    fn new_events(&mut self) -> std::ops::Range<usize>;
    /// What a seat hears of an event, by its number. Events that were undone are still known.
    fn heard(&self, event: usize, seat: Option<Seat>) -> Option<wire::Told>;
    /// The position it started from as text; empty for the ordinary start.
    fn setup(&self) -> String;
    /// The inputs that led here: who answered what, and what came up by chance after it; the first has nobody.
    fn story(&self) -> Vec<(Option<Seat>, String, String)>;
    /// What was answered since there were so many inputs; nothing if chance has come in since, or there were not so many.
    fn answers_since(&self, inputs: usize) -> Option<Vec<(Seat, String)>>;
    /// How many of these answers of a seat can be given in one call, as far as it can know.
    fn at_once(&self, seat: Seat, answers: &[String]) -> usize;
    /// The last committed position, and how many inputs lead to it.
    fn committed(&self) -> (usize, String);
    /// The whole record.
    fn record(&self, tags: &[(&str, &str)]) -> String;
    /// The fields that leagues record; none if the game has none.
    fn result(&self) -> Vec<(&'static str, String)>;
    /// Dice and draws against what was to be expected, if the game tells that.
    fn fortune(&self) -> Option<Box<RawValue>>;
    /// The chances of what a seat sees going on, or of what an answer of its would begin; nothing if none can be told, or
    /// the answer would not be taken.
    fn odds(&self, seat: Seat, answer: Option<&str>) -> Option<Box<RawValue>>;
    /// A program that can play it, by name.
    fn thinker(&self, name: &str) -> Option<Box<dyn Thinker>>;
    /// It was begun under these older rules, which asked more or less than today's. To be said before it begins.
    fn go_on_as_before(&mut self, version: &str);
    /// The version of the rules that what is written down of it goes by.
    fn rules(&self) -> &'static str;
    /// Itself, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A program that plays.
pub trait Thinker: Send {
    /// Its answer to the open question of a seat.
    fn answer(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<String>;
    /// What it thinks of that question: its plan, and the best choices with the chance to win that each promises.
    fn advise(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<wire::Advice>;
}
