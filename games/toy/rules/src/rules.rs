//! The rules. What is under way is a small stack in the state; every step carries its top one place further, and a question is
//! the first thing in its step. So a world can be dealt from one view in the middle of anything.

use crate::{Card, Event, Item, Toy, Why};
use smallvec::SmallVec;
use table::{
    Flow, Seat, Seats, Table,
    cards::{self, Holding},
};

/// A seat's own things.
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// Hand and deck.
    pub cards: Holding<Card>,
    /// To bid with.
    pub coins: u8,
    /// With none left one has dropped out.
    pub lives: u8,
}

/// Something under way.
#[derive(Clone, PartialEq, Debug)]
pub enum Frame {
    /// All bid, and the round begins.
    Bid,
    /// A seat plays a card.
    Lead(Seat),
    /// It says at whom.
    Aim(Seat, Card),
    /// The seats answer one after the other; `next` is asked now.
    Answer {
        /// Who played the card.
        by: Seat,
        /// At whom.
        at: Seat,
        /// Which.
        card: Card,
        /// Who is asked.
        next: Seat,
    },
    /// The card hits.
    Hit(Seat),
    /// A seat looks at the two topmost cards of its deck.
    Look(Seat),
    /// It puts them back in an order; nobody else sees them.
    Order(Seat, SmallVec<[Card; 2]>),
    /// A seat draws so many cards.
    Draw(Seat, u8),
}

/// Everything there is to know.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The round, from 0 before the first.
    pub round: u8,
    /// All seats.
    pub people: SmallVec<[Person; 5]>,
    /// What is under way, the next thing last.
    pub stack: SmallVec<[Frame; 4]>,
    /// How many teams there are; none if everybody plays for himself.
    pub teams: u8,
}

/// After so many rounds it is over.
const ROUNDS: u8 = 6;

impl State {
    /// The beginning, with these decks.
    pub fn new(decks: impl IntoIterator<Item = Vec<Card>>) -> State {
        let seated = decks.into_iter().zip((0..).map(Seat));
        let people: SmallVec<[Person; 5]> =
            seated.map(|(deck, seat)| Person { cards: Holding::new(seat, [], deck), coins: 3, lives: 2 }).collect();
        let mut stack: SmallVec<[Frame; 4]> = (0..people.len() as u8).map(|seat| Frame::Draw(Seat(seat), 3)).collect();
        stack.reverse();
        State { round: 0, people, stack, teams: 0 }
    }

    /// All seats, also of those who have dropped out.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.people.len() as u8).map(Seat)
    }

    /// Whether a seat is still in.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.people.get(seat.index()).is_some_and(|person| person.lives > 0)
    }

    /// The team of a seat; neighbours play against each other.
    pub fn team(&self, seat: Seat) -> u8 {
        seat.0.checked_rem(self.teams).unwrap_or(seat.0)
    }

    /// Who has won, once it is over: those with most lives.
    pub fn winners(&self) -> Option<SmallVec<[Seat; 5]>> {
        let left = self.seats().filter(|seat| self.is_in(*seat)).count();
        let is_over = left < 2 || self.round == ROUNDS && self.stack.is_empty();
        let most = self.people.iter().map(|person| person.lives).max()?;
        is_over.then(|| self.seats().filter(|seat| self.people[seat.index()].lives == most).collect())
    }

    /// The next seat that is still in.
    fn after(&self, seat: Seat) -> Seat {
        let count = self.people.len() as u8;
        let around = (1..=count).map(|far| Seat((seat.0 + far) % count));
        around.into_iter().find(|next| self.is_in(*next)).unwrap_or(seat)
    }

    fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.people[seat.index()].cards.hand().kinds().into_iter().map(|(card, _)| card)
    }
}

/// One step: the top of what is under way. It stays there, for all to see, until its question is answered.
pub fn step(t: &mut Table<Toy>) -> Flow {
    let Some(frame) = t.state.stack.last().cloned() else {
        t.state.round += 1;
        t.state.stack.push(Frame::Bid);
        return Ok(());
    };
    match frame {
        Frame::Bid => bid(t),
        Frame::Lead(by) => lead(t, by),
        Frame::Aim(by, card) => aim(t, by, card),
        Frame::Answer { by, at, card, next } => answer(t, by, at, card, next),
        Frame::Hit(at) => hit(t, at),
        Frame::Look(seat) => look(t, seat),
        Frame::Order(seat, cards) => order(t, seat, &cards),
        Frame::Draw(seat, count) => draw(t, seat, count),
    }
}

/// All bid in secret; the highest bidder pays and leads, the first of several.
fn bid(t: &mut Table<Toy>) -> Flow {
    let bidding: SmallVec<[Seat; 5]> = t.state.seats().filter(|seat| t.state.is_in(*seat)).collect();
    let coins: SmallVec<[u8; 5]> = t.state.people.iter().map(|person| person.coins).collect();
    let bids = t.together(bidding.iter().copied(), |t, seat| t.number(seat, Why::Bid, 0, coins[seat.index()]))?;
    t.state.stack.pop();
    let highest = bids.iter().copied().max().unwrap_or(0);
    let leader = bidding.iter().zip(&bids).find(|(_, bid)| **bid == highest).map_or(Seat(0), |(seat, _)| *seat);
    t.state.people[leader.index()].coins -= highest;
    t.tell(Event::Leads(leader, highest));
    t.state.stack.extend([Frame::Look(leader), Frame::Lead(leader)]);
    Ok(())
}

/// He is asked even if he holds one kind of card only: how many kinds he holds is his secret.
fn lead(t: &mut Table<Toy>, by: Seat) -> Flow {
    let options: SmallVec<[Card; 16]> = t.state.hand(by).collect();
    let card = if options.is_empty() { None } else { Some(t.ask(by, Why::Play, &options)?) };
    t.state.stack.pop();
    let Some(card) = card else { return Ok(()) };
    t.state.people[by.index()].cards.play(card);
    t.tell(Event::Played(by, card));
    t.state.stack.push(Frame::Aim(by, card));
    Ok(())
}

/// With one other left there is nothing to say, which everybody can see.
fn aim(t: &mut Table<Toy>, by: Seat, card: Card) -> Flow {
    let others: SmallVec<[Item; 5]> =
        t.state.seats().filter(|seat| *seat != by && t.state.is_in(*seat)).map(Item::At).collect();
    let Item::At(at) = t.choose(by, Why::Aim, &others)? else { unreachable!("only seats were offered") };
    t.state.stack.pop();
    let next = t.state.after(by);
    t.state.stack.push(Frame::Answer { by, at, card, next });
    Ok(())
}

/// Whoever holds a card is asked, whether it would do or not.
fn answer(t: &mut Table<Toy>, by: Seat, at: Seat, card: Card, next: Seat) -> Flow {
    if next == by {
        t.state.stack.pop();
        t.state.stack.push(Frame::Hit(at));
        return Ok(());
    }
    let hand = t.state.people[next.index()].cards.hand();
    if !hand.is_empty() {
        let mut options: SmallVec<[Item; 2]> = SmallVec::from_slice(&[Item::Pass]);
        options.extend(hand.has(card).then_some(Item::Card(card)));
        if t.ask(next, Why::Answer, &options)? != Item::Pass {
            t.state.stack.pop();
            t.state.people[next.index()].cards.play(card);
            t.tell(Event::Answered(next, card));
            return Ok(());
        }
    }
    t.state.stack.pop();
    let next = t.state.after(next);
    t.state.stack.push(Frame::Answer { by, at, card, next });
    Ok(())
}

fn hit(t: &mut Table<Toy>, at: Seat) -> Flow {
    t.state.stack.pop();
    t.state.people[at.index()].lives -= 1;
    t.tell(Event::Hit(at));
    if !t.state.is_in(at) {
        t.tell(Event::Out(at));
    }
    Ok(())
}

fn look(t: &mut Table<Toy>, seat: Seat) -> Flow {
    let mut looked = SmallVec::new();
    for _ in 0..2 {
        let taken = cards::take_top(t, |state| &mut state.people[seat.index()].cards, Seats::only(seat), Why::Look)?;
        looked.extend(taken);
    }
    t.state.stack.pop();
    t.state.stack.push(Frame::Order(seat, looked));
    Ok(())
}

/// One answer for both: card by card, what is left would tell. The first named lies on top.
fn order(t: &mut Table<Toy>, seat: Seat, looked: &[Card]) -> Flow {
    let offers = looked.iter().copied().collect::<cards::Pile<Card>>().kinds();
    let count = looked.len() as u8;
    let mut named = if count == 0 { SmallVec::new() } else { t.order(seat, Why::Order, (count, count), &offers)? };
    t.state.stack.pop();
    named.reverse();
    t.state.people[seat.index()].cards.put_on_top(&named, Seats::only(seat), Seats::only(seat));
    t.state.stack.push(Frame::Draw(seat, 1));
    Ok(())
}

fn draw(t: &mut Table<Toy>, seat: Seat, count: u8) -> Flow {
    t.state.stack.pop();
    if let Some(card) = cards::draw(t, |state| &mut state.people[seat.index()].cards, Why::Draw)? {
        t.tell(Event::Drew(seat, Some(card)));
    }
    if count > 1 {
        t.state.stack.push(Frame::Draw(seat, count - 1));
    }
    Ok(())
}
