//! Cards that are hidden: hands, piles and decks, and what somebody knows of them.
//!
//! Cards are kept by what they are, never by a number of their own, and piles are sorted: so there is no hidden number and no
//! hidden order to leak. A deck has an order only where somebody knows it; the rest is a pile, and drawing from it is chance.
//! What others know of a seat's cards is kept with the seat, as "at least these". *Forgetting is where leaks are*: if a card
//! leaves unseen from among known ones, who did not see which may not keep any of them there.

mod notation;
mod view;

pub use view::{HoldingView, PlaceView, PlacesView};

use crate::{Flow, Rules, Seat, Seats, Table};
use smallvec::SmallVec;

/// Cards without an order, sorted, so that two piles with the same cards are equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pile<C>(SmallVec<[C; 16]>);

impl<C: Copy + Ord> Pile<C> {
    /// No cards.
    pub fn new() -> Self {
        Pile(SmallVec::new())
    }

    /// Adds a card.
    pub fn add(&mut self, card: C) {
        let at = self.0.partition_point(|other| *other < card);
        self.0.insert(at, card);
    }

    /// Takes one such card out; says whether there was one.
    pub fn take(&mut self, card: C) -> bool {
        let found = self.0.binary_search(&card);
        if let Ok(at) = found {
            self.0.remove(at);
        }
        found.is_ok()
    }

    /// Whether there is such a card.
    pub fn has(&self, card: C) -> bool {
        self.0.binary_search(&card).is_ok()
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every card: one that is there three times comes three times.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = C> + '_ {
        self.0.iter().copied()
    }

    /// Every kind of card, and how many of it there are: what is offered of a pile.
    pub fn kinds(&self) -> SmallVec<[(C, u8); 16]> {
        self.0.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u8)).collect()
    }
}

impl<C: Copy + Ord> Default for Pile<C> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<C: Copy + Ord> FromIterator<C> for Pile<C> {
    fn from_iter<T: IntoIterator<Item = C>>(cards: T) -> Self {
        let mut pile = Pile(cards.into_iter().collect());
        pile.0.sort_unstable();
        pile
    }
}

/// A card whose place in a deck somebody knows. Who has seen it and who knows its place are not the same: of three cards that
/// all have seen and one seat has put in an order, the others know the cards but not their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed<C> {
    /// The card.
    pub card: C,
    /// Who has seen it.
    pub seen_by: Seats,
    /// Who knows that it lies here. That is open: everybody saw it happen.
    pub placed_by: Seats,
}

/// A deck: the known top, the rest without an order, the known bottom. The last of `top` is the topmost card, the first of
/// `bottom` the lowest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck<C> {
    /// Known places from the top, the topmost last.
    pub top: SmallVec<[Placed<C>; 4]>,
    /// Shuffled.
    pub rest: Pile<C>,
    /// Known places from the bottom, the lowest first.
    pub bottom: SmallVec<[Placed<C>; 4]>,
}

impl<C: Copy + Ord> Deck<C> {
    /// A deck that has just been shuffled.
    pub fn shuffled(cards: impl IntoIterator<Item = C>) -> Self {
        Deck { top: SmallVec::new(), rest: cards.into_iter().collect(), bottom: SmallVec::new() }
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.top.len() + self.rest.len() + self.bottom.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Everything in it, for a search.
    pub fn cards(&self) -> Pile<C> {
        let placed = self.top.iter().chain(&self.bottom).map(|placed| placed.card);
        self.rest.cards().chain(placed).collect()
    }
}

/// A card that some seats know to be somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Noticed<C> {
    card: C,
    by: Seats,
}

type Notices<C> = SmallVec<[Noticed<C>; 2]>;

/// The hand and the deck of one seat, and what the others know of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holding<C> {
    owner: Seat,
    hand: Pile<C>,
    deck: Deck<C>,
    /// Cards that others know to be in the hand.
    in_hand: Notices<C>,
    /// Cards that others know to be in the hand or the deck.
    around: Notices<C>,
}

fn forget_one<C: Copy + Ord>(notices: &mut Notices<C>, card: C, seat: Seat) -> bool {
    let Some(at) = notices.iter().position(|noticed| noticed.card == card && noticed.by.has(seat)) else {
        return false;
    };
    notices[at].by = notices[at].by & !Seats::only(seat);
    if notices[at].by.is_empty() {
        notices.remove(at);
    }
    true
}

impl<C: Copy + Ord> Holding<C> {
    /// A hand and a shuffled deck of which nobody else knows anything.
    pub fn new(owner: Seat, hand: impl IntoIterator<Item = C>, deck: impl IntoIterator<Item = C>) -> Self {
        Holding {
            owner,
            hand: hand.into_iter().collect(),
            deck: Deck::shuffled(deck),
            in_hand: SmallVec::new(),
            around: SmallVec::new(),
        }
    }

    /// The cards in hand.
    pub fn hand(&self) -> &Pile<C> {
        &self.hand
    }

    /// The deck.
    pub fn deck(&self) -> &Deck<C> {
        &self.deck
    }

    /// Takes a card from the hand before the eyes of all.
    pub fn play(&mut self, card: C) {
        assert!(self.hand.take(card), "the card is in hand");
        self.comes_to_light(card, Seats::ALL, true);
    }

    /// A card that all can see is taken into the hand.
    pub fn take_up(&mut self, card: C) {
        self.hand.add(card);
        self.in_hand.push(Noticed { card, by: Seats::but(self.owner) });
    }

    /// A card goes from the hand beneath the deck unseen: whoever knew the hand does not know any more what is in it.
    pub fn put_beneath(&mut self, card: C) {
        assert!(self.hand.take(card), "the card is in hand");
        let own = Seats::only(self.owner);
        self.deck.bottom.insert(0, Placed { card, seen_by: own, placed_by: own });
        self.around.extend(self.in_hand.drain(..));
    }

    /// A card that was looked at, of the own deck, is taken into the hand unseen by the others.
    pub fn take_unseen(&mut self, card: C) {
        self.hand.add(card);
    }

    /// Takes a card out of the deck before the eyes of all; it is shuffled afterwards, so its place tells nothing.
    pub fn find(&mut self, card: C) {
        self.shuffle();
        assert!(self.deck.rest.take(card), "the card is in the deck");
        self.comes_to_light(card, Seats::ALL, false);
    }

    /// Puts cards beneath the deck one after the other: the last named lies lowest.
    pub fn put_under(&mut self, cards: &[C], seen_by: Seats, placed_by: Seats) {
        for card in cards {
            self.deck.bottom.insert(0, Placed { card: *card, seen_by, placed_by });
        }
    }

    /// The whole hand goes back into the deck, which is shuffled.
    pub fn put_hand_back(&mut self) {
        for card in std::mem::take(&mut self.hand).0 {
            self.deck.rest.add(card);
        }
        self.around.extend(self.in_hand.drain(..));
        self.shuffle();
    }

    /// All of it leaves the game.
    pub fn clear(&mut self) {
        *self = Holding::new(self.owner, [], []);
    }

    /// These seats are shown cards of the hand, which stay there.
    pub fn show(&mut self, cards: &Pile<C>, to: Seats) {
        for seat in each(to & Seats::but(self.owner)) {
            for (card, count) in cards.kinds() {
                let known = |noticed: &&Noticed<C>| noticed.card == card && noticed.by.has(seat);
                let known = self.in_hand.iter().filter(known).count();
                for _ in known..usize::from(count) {
                    // It may be one that was known to be around.
                    forget_one(&mut self.around, card, seat);
                    self.in_hand.push(Noticed { card, by: Seats::only(seat) });
                }
            }
        }
    }

    /// The deck is shuffled: nobody knows a place any more; what was seen is still known to be there.
    pub fn shuffle(&mut self) {
        let others = Seats::but(self.owner);
        for placed in self.deck.top.drain(..).chain(self.deck.bottom.drain(..)) {
            self.deck.rest.add(placed.card);
            let by = placed.seen_by & others;
            if !by.is_empty() {
                self.around.push(Noticed { card: placed.card, by });
            }
        }
    }

    /// Puts cards on the deck in this order, the topmost last. Everybody in `seen_by` has seen the cards, only those in
    /// `placed_by` know their order.
    pub fn put_on_top(&mut self, cards: &[C], seen_by: Seats, placed_by: Seats) {
        self.deck.top.extend(cards.iter().map(|card| Placed { card: *card, seen_by, placed_by }));
    }

    /// A card comes from the hand, or from the deck, to where these seats see it.
    fn comes_to_light(&mut self, card: C, seers: Seats, from_hand: bool) {
        if self.in_hand.is_empty() && self.around.is_empty() {
            return;
        }
        for seat in each(seers) {
            if !(from_hand && forget_one(&mut self.in_hand, card, seat)) {
                forget_one(&mut self.around, card, seat);
            }
        }
    }

    /// A known place is emptied before the eyes of `seers`. Who knew the card among others, but not its place, cannot tell
    /// which one it was: he knows only that all of them are still around.
    fn emptied(&mut self, gone: Placed<C>, seers: Seats, from_top: bool) {
        let lost = gone.seen_by & !gone.placed_by & !seers & Seats::but(self.owner);
        if lost.is_empty() {
            return;
        }
        self.around.push(Noticed { card: gone.card, by: lost });
        let left = if from_top { &mut self.deck.top } else { &mut self.deck.bottom };
        for placed in left.iter_mut() {
            let by = placed.seen_by & !placed.placed_by & lost;
            placed.seen_by = placed.seen_by & !by;
            if !by.is_empty() {
                self.around.push(Noticed { card: placed.card, by });
            }
        }
    }
}

/// The seats among these, one by one.
fn each(seats: Seats) -> impl Iterator<Item = Seat> {
    (0..crate::Seating::MOST as u8).map(Seat).filter(move |seat| seats.has(*seat))
}

/// An end of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Where cards are drawn.
    Top,
    /// The lowest card.
    Bottom,
}

impl<C: Copy> Deck<C> {
    /// Takes the card at an end if somebody knows its place, and says whether it was one of the known top.
    fn take_placed(&mut self, end: End) -> Option<(Placed<C>, bool)> {
        let lowest = |placed: &mut SmallVec<[Placed<C>; 4]>| (!placed.is_empty()).then(|| placed.remove(0));
        let is_known_through = self.rest.0.is_empty();
        match end {
            End::Top => match self.top.pop() {
                Some(placed) => Some((placed, true)),
                None if is_known_through => self.bottom.pop().map(|placed| (placed, false)),
                None => None,
            },
            End::Bottom => match lowest(&mut self.bottom) {
                Some(placed) => Some((placed, false)),
                None if is_known_through => lowest(&mut self.top).map(|placed| (placed, true)),
                None => None,
            },
        }
    }
}

/// Takes the topmost card of a deck before the eyes of `seers`: the known one, or one by chance. None if there is none.
pub fn take_top<R, C>(
    t: &mut Table<R>,
    holding: impl Fn(&mut R::State) -> &mut Holding<C>,
    seers: Seats,
    why: R::Why,
) -> Flow<Option<C>>
where
    R: Rules,
    C: Copy + Ord + Into<R::Item> + TryFrom<R::Item>,
{
    take_end(t, holding, End::Top, seers, why)
}

/// The same at either end of a deck.
pub fn take_end<R, C>(
    t: &mut Table<R>,
    holding: impl Fn(&mut R::State) -> &mut Holding<C>,
    end: End,
    seers: Seats,
    why: R::Why,
) -> Flow<Option<C>>
where
    R: Rules,
    C: Copy + Ord + Into<R::Item> + TryFrom<R::Item>,
{
    let deck = &mut holding(t.state).deck;
    let (placed, from_top) = match deck.take_placed(end) {
        Some(placed) => placed,
        None if deck.rest.is_empty() => return Ok(None),
        None => {
            let options: SmallVec<[R::Item; 32]> = deck.rest.cards().map(Into::into).collect();
            let Ok(card) = C::try_from(t.chance_for(seers, why, &options)?) else { unreachable!("only cards came up") };
            let holding = holding(t.state);
            holding.deck.rest.take(card);
            holding.comes_to_light(card, seers & Seats::but(holding.owner), false);
            return Ok(Some(card));
        }
    };
    t.shows(seers & !(placed.seen_by & placed.placed_by));
    let holding = holding(t.state);
    holding.emptied(placed, seers, from_top);
    // Who knew this very card in this place had no other notice of it.
    holding.comes_to_light(placed.card, seers & !placed.seen_by & Seats::but(holding.owner), false);
    Ok(Some(placed.card))
}

/// A seat draws the topmost card of its deck. Who knew its place knows it in the hand. None if the deck is empty.
pub fn draw<R, C>(t: &mut Table<R>, holding: impl Fn(&mut R::State) -> &mut Holding<C>, why: R::Why) -> Flow<Option<C>>
where
    R: Rules,
    C: Copy + Ord + Into<R::Item> + TryFrom<R::Item>,
{
    let own = holding(t.state);
    let knew = own.deck.top.last().map_or(Seats::NONE, |placed| placed.seen_by & placed.placed_by);
    let (owner, by) = (own.owner, knew & Seats::but(own.owner));
    let drawn = take_top(t, &holding, Seats::only(owner), why)?;
    if let Some(card) = drawn {
        let own = holding(t.state);
        own.hand.add(card);
        if !by.is_empty() {
            own.in_hand.push(Noticed { card, by });
        }
    }
    Ok(drawn)
}
