//! The table every game here is played on. It knows seats, questions, answers, chance, matches and records; it
//! knows no game.
//!
//! A rule is straight-line code that asks with `?`:
//!
//! ```text
//! let loss = t.choose(seat, Why::Loss, &losses)?;
//! ```
//!
//! If nobody has answered yet, `?` leaves the function and the game is paused. A paused game is plain data: the last
//! committed state and the inputs of the one small step under way. When an answer arrives the step runs again from
//! its start with one more input ([`Match`]). A program that answers in line ([`play_on`]) never pauses.
//!
//! | to read about | see |
//! |---|---|
//! | what a game must offer | [`Rules`] |
//! | what rules can ask | [`Table`] |
//! | questions, answers, why an answer is refused | [`Question`], [`Answer`], [`Refusal`] |
//! | where answers and chance come from | [`Inputs`], [`Luck`], [`Random`] |
//! | a game being played, stepping back, saving | [`Match`] |
//! | the text of a whole game | [`Record`] |
//! | rule tests as text | [`scenario`] |
//! | guessing what a seat cannot see | [`imagine`] |
//! | whole actions from small questions | [`plans()`] |
//! | hidden cards, and what somebody knows of them | [`cards`] |
//! | tests that any game can be put through | [`conformance`] |

pub mod cards;
pub mod conformance;
mod dice;
mod game;
mod imagine;
mod input;
mod older;
mod plans;
mod question;
mod record;
mod rules;
pub mod scenario;
mod seat;
mod sources;
#[path = "table.rs"]
mod the_table;

pub use dice::Dice;
pub use game::{Match, Trouble};
pub use imagine::imagine;
pub use input::{Input, Inputs, Luck, NoLuck};
pub use plans::{Fork, Plans, PlansOf, Reach, Then, Way, plans, plans_watched};
pub use question::{Answer, Offer, Pick, Question, Refusal, Shape};
pub use record::{Record, TextError};
pub use rules::{Asked, Decider, Outcome, Rules, Written};
pub use seat::{Seat, Seating, Seats};
pub use sources::{Overheard, Random, Scripted};
pub use the_table::{Flow, Halt, Table, play_on};
