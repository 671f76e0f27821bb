//! A toy, for tests and for whoever adds a game: two to five seats, each with a hand and a deck that it brings along in secret.
//!
//! Every round all bid coins in secret (a sealed number); the highest bidder pays, plays a card at somebody (an effect), and
//! everybody else in turn may answer with an equal card (a response in its middle). A card that is not answered costs a life;
//! who has none left drops out, his team plays on. Then the bidder puts the two topmost cards of his deck in an order (a deck with known places)
//! and draws one. After six rounds, or when one is left, who has most lives wins.
//!
//! | to read about | see |
//! |---|---|
//! | the rules: what is under way, step by step | [`rules`] |
//! | what somebody sees, and worlds dealt anew | [`view`] |
//! | names of things, positions as text | [`notation`] |

pub mod notation;
pub mod rules;
pub mod view;

pub use notation::{Card, Event, Item, Law, Why};
pub use rules::{Frame, Person, State};
pub use view::View;

use smallvec::SmallVec;
use table::{Answer, Asked, Dice, Flow, Outcome, Pick, Rules, Seat, Seating, Shape, Table};

/// The toy.
#[derive(Clone, Debug)]
pub enum Toy {}

/// The names of the seats.
pub const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];

impl Rules for Toy {
    const NAME: &'static str = "toy";
    type State = State;
    type Setup = State;
    type Item = Item;
    type Why = Why;
    type Law = Law;
    type Event = Event;
    type View = View;

    fn begin(setup: &State) -> State {
        setup.clone()
    }

    fn seating(state: &State) -> Seating {
        let seats: SmallVec<[(&str, u8); 5]> =
            state.seats().map(|seat| (NAMES[seat.index()], state.team(seat))).collect();
        Seating::in_teams(&seats)
    }

    fn step(table: &mut Table<Toy>) -> Flow {
        rules::step(table)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let winners = state.winners()?;
        let wins = |seat: Seat| winners.iter().any(|winner| state.team(*winner) == state.team(seat));
        let score = |seat: Seat| if wins(seat) { 1.0 } else { 0.0 };
        Some(Outcome { how: "lives", scores: state.seats().map(score).collect() })
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        View::of(state, seat)
    }

    /// A question is the first thing in its step, so how things stood before the step is how they stand now.
    fn redeal(_: &View, now: &View, dice: &mut Dice) -> State {
        now.redeal(dice)
    }

    fn forbids(state: &State, asked: &Asked<Toy>, answer: &Answer<Item>) -> Option<Law> {
        match (&asked.why, answer) {
            (Why::Aim, Answer::One(Item::At(seat))) if *seat == asked.seat => Some(Law("T1")),
            (Why::Aim, Answer::One(Item::At(seat))) if !state.is_in(*seat) => Some(Law("T2")),
            _ => None,
        }
    }

    fn picks(_: &State, asked: &Asked<Toy>) -> SmallVec<[Pick<Item>; 4]> {
        let Shape::Order { .. } = asked.shape else { return SmallVec::new() };
        let there: Pick<Item> =
            asked.options.iter().flat_map(|offer| (0..offer.count).map(|_| (offer.item, 1))).collect();
        let back: Pick<Item> = there.iter().rev().copied().collect();
        if there == back { [there].into_iter().collect() } else { [there, back].into_iter().collect() }
    }

    fn hides(why: &Why) -> bool {
        matches!(why, Why::Order)
    }

    fn hears(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(match event {
            Event::Drew(who, _) if seat != Some(*who) => Event::Drew(*who, None),
            Event::Drew(..)
            | Event::Leads(..)
            | Event::Played(..)
            | Event::Answered(..)
            | Event::Hit(_)
            | Event::Out(_) => event.clone(),
        })
    }
}
