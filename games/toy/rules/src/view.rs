//! What a seat may know, built from nothing, and worlds that look the same.

use crate::{Card, Frame, Person, State};
use smallvec::SmallVec;
use table::{Dice, Seat, cards::HoldingView};

/// A person, as somebody sees him.
#[derive(Clone, PartialEq, Debug)]
pub struct PersonView {
    /// Hand and deck.
    pub cards: HoldingView<Card>,
    /// To bid with.
    pub coins: u8,
    /// Lives.
    pub lives: u8,
}

/// What a seat, or a spectator, may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The round.
    pub round: u8,
    /// All seats.
    pub people: SmallVec<[PersonView; 5]>,
    /// What is under way. Cards that only another looks at have no place here.
    pub stack: SmallVec<[Frame; 4]>,
    /// How many cards somebody looks at.
    pub looked_at: u8,
    /// How many teams there are.
    pub teams: u8,
}

impl View {
    /// What a seat may know of a state.
    pub fn of(state: &State, seat: Option<Seat>) -> View {
        let person = |person: &Person| PersonView {
            cards: person.cards.seen_by(seat),
            coins: person.coins,
            lives: person.lives,
        };
        let frame = |frame: &Frame| match frame {
            Frame::Order(by, _) if Some(*by) != seat => Frame::Order(*by, SmallVec::new()),
            other => other.clone(),
        };
        let looked_at = state.stack.iter().map(|frame| match frame {
            Frame::Order(_, cards) => cards.len() as u8,
            _ => 0,
        });
        View {
            round: state.round,
            people: state.people.iter().map(person).collect(),
            stack: state.stack.iter().map(frame).collect(),
            looked_at: looked_at.sum(),
            teams: state.teams,
        }
    }

    /// A state that looks like this.
    pub(crate) fn redeal(&self, dice: &mut Dice) -> State {
        let guess = |count: usize, dice: &mut Dice| -> Vec<Card> { (0..count).map(|_| Card::any(dice)).collect() };
        let people = self.people.iter().map(|person| Person {
            cards: person.cards.redeal(dice, guess),
            coins: person.coins,
            lives: person.lives,
        });
        let people = people.collect();
        let frame = |frame: &Frame| match frame {
            Frame::Order(by, cards) if cards.is_empty() => {
                Frame::Order(*by, (0..self.looked_at).map(|_| Card::any(dice)).collect())
            }
            other => other.clone(),
        };
        State { round: self.round, people, stack: self.stack.iter().map(frame).collect(), teams: self.teams }
    }
}
