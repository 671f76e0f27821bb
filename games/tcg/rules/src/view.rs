//! What a seat may know, built from nothing, and worlds that look the same to it.
//!
//! In the game of cards almost everything on the table is open; hidden are hands (T1.7 also among Shadow players), decks,
//! adventure decks, and cards that somebody looks at in the middle of an action. See "Hidden information" in the rules.

use crate::{
    actions::{Frame, Source},
    cards::{
        Card,
        facts::{Keyword, Phase, Side, Type},
    },
    game::{Ending, Happened, InPlay, Lasting, Options, Person, Skirmish, Stacked, State},
};
use smallvec::SmallVec;
use std::sync::LazyLock;
use table::{
    Dice, Seat,
    cards::{HoldingView, Pile},
};

/// T3.10 A site of an adventure deck, as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteView {
    /// It is not there.
    None,
    /// It is there, and not known.
    Back,
    /// It is known.
    Face(Card),
}

/// A player, as somebody sees him.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the state")]
pub struct PersonView {
    pub cards: HoldingView<Card>,
    /// Everything there was seen by all when it was discarded, T13.43.
    pub discard: Pile<Card>,
    /// T13.42a Whether the discard pile may be looked through: one's own, or any by the option of the table.
    pub discard_is_open: bool,
    pub dead: Pile<Card>,
    pub sites: [SiteView; 9],
    pub sites_seen: u16,
    pub begins_with: Option<(Card, Card)>,
    pub at: u8,
    pub bid: u8,
    pub burdens: u8,
    pub ring_worn: bool,
    pub ring_bearer: Option<crate::game::Id>,
    pub is_out: bool,
    pub reconciled: bool,
}

/// What a seat, or a spectator, may know of a game.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the state")]
pub struct View {
    /// Whose view it is; a spectator's if nobody's.
    pub seat: Option<Seat>,
    pub options: Options,
    pub people: SmallVec<[PersonView; 2]>,
    pub order: SmallVec<[Seat; 5]>,
    pub opponents: u8,
    pub free: Seat,
    pub turn: u16,
    pub phase: Phase,
    pub twilight: u8,
    pub in_play: Vec<InPlay>,
    pub departed: SmallVec<[InPlay; 2]>,
    pub stacked: Vec<Stacked>,
    pub lasting: Vec<Lasting>,
    pub skirmish: Option<Skirmish>,
    pub assigned: SmallVec<[(crate::game::Id, crate::game::Id); 8]>,
    pub leaving: u8,
    pub happened: Happened,
    /// What is under way. Cards that only another looks at have no place here.
    pub stack: Vec<Frame>,
    /// How many cards are being looked at, by the place of the action on the stack.
    pub looked_at: SmallVec<[(u8, u8); 2]>,
    pub unchecked: bool,
    pub last_id: u16,
    pub ending: Option<Ending>,
}

impl View {
    /// What a seat may know of a state.
    pub fn of(state: &State, seat: Option<Seat>) -> View {
        let person = |(person, at): (&Person, u8)| PersonView::of(person, state.options, Seat(at), seat);
        let mut looked_at = SmallVec::new();
        let frame = |(at, frame): (usize, &Frame)| match frame {
            Frame::Action(action) if !action.aside.is_empty() && !action.shown && seat != Some(action.by) => {
                looked_at.push((at as u8, action.aside.len() as u8));
                let mut seen = action.clone();
                seen.aside.clear();
                Frame::Action(seen)
            }
            other => other.clone(),
        };
        let stack = state.stack.iter().enumerate().map(frame).collect();
        View {
            seat,
            options: state.options,
            people: state.people.iter().zip(0..).map(person).collect(),
            order: state.order.clone(),
            opponents: state.opponents,
            free: state.free,
            turn: state.turn,
            phase: state.phase,
            twilight: state.twilight,
            in_play: state.in_play.clone(),
            departed: state.departed.clone(),
            stacked: state.stacked.clone(),
            lasting: state.lasting.clone(),
            skirmish: state.skirmish.clone(),
            assigned: state.assigned.clone(),
            leaving: state.leaving,
            happened: state.happened.clone(),
            stack,
            looked_at,
            unchecked: state.unchecked,
            last_id: state.last_id,
            ending: state.ending,
        }
    }

    /// A state that looks like this, to ask what is true now: strength, keywords, costs. What is hidden in it is made up, and
    /// always in the same way.
    pub fn world(&self) -> State {
        self.redeal(&mut Dice::new(0))
    }

    /// A state that looks like this. Lists of others are guessed from all cards: as many of each side as a deck must have.
    pub(crate) fn redeal(&self, dice: &mut Dice) -> State {
        let people = self.people.iter().map(|person| person.redeal(dice)).collect();
        let mut stack = self.stack.clone();
        for (at, count) in &self.looked_at {
            if let Frame::Action(action) = &mut stack[usize::from(*at)] {
                let people: &SmallVec<[Person; 2]> = &people;
                let hand = people[action.aside_of.index()].cards.hand();
                action.aside = match action.aside_from {
                    Source::Hand => hand.cards().take(usize::from(*count)).collect(),
                    Source::Top | Source::Bottom => (0..*count).map(|_| any_card(dice)).collect(),
                };
            }
        }
        State {
            options: self.options,
            people,
            order: self.order.clone(),
            opponents: self.opponents,
            free: self.free,
            turn: self.turn,
            phase: self.phase,
            twilight: self.twilight,
            in_play: self.in_play.clone(),
            departed: self.departed.clone(),
            stacked: self.stacked.clone(),
            lasting: self.lasting.clone(),
            skirmish: self.skirmish.clone(),
            assigned: self.assigned.clone(),
            leaving: self.leaving,
            happened: self.happened.clone(),
            stack,
            unchecked: self.unchecked,
            last_id: self.last_id,
            ending: self.ending,
        }
    }
}

/// The cards that a draw deck may hold, T3.4, those of each side apart.
static POOL: LazyLock<[Vec<Card>; 2]> = LazyLock::new(|| {
    let of = |side| {
        let fits = |card: &Card| card.side() == Some(side);
        Card::all().filter(fits).collect()
    };
    [of(Side::Free), of(Side::Shadow)]
});

/// The sites of each number.
static SITES: LazyLock<Vec<Vec<Card>>> = LazyLock::new(|| {
    let of = |number: u8| {
        let fits = |card: &Card| card.kind() == Type::Site && card.facts().site == number;
        Card::all().filter(fits).collect()
    };
    (1..=9).map(of).collect()
});

fn any_of(cards: &[Card], dice: &mut Dice) -> Card {
    cards[dice.below(cards.len())]
}

fn any_card(dice: &mut Dice) -> Card {
    let side = dice.below(2);
    any_of(&POOL[side], dice)
}

impl PersonView {
    fn of(person: &Person, options: Options, whose: Seat, seat: Option<Seat>) -> PersonView {
        let own = seat == Some(whose);
        let site = |at: usize| match person.sites[at] {
            None => SiteView::None,
            Some(card) if own || person.sites_seen & (1 << (at + 1)) != 0 => SiteView::Face(card),
            Some(_) => SiteView::Back,
        };
        PersonView {
            cards: person.cards.seen_by(seat),
            discard: person.discard.clone(),
            discard_is_open: own || options.open_discards,
            dead: person.dead.clone(),
            sites: std::array::from_fn(site),
            sites_seen: person.sites_seen,
            begins_with: (own || person.ring_bearer.is_some()).then_some(person.begins_with),
            at: person.at,
            bid: person.bid,
            burdens: person.burdens,
            ring_worn: person.ring_worn,
            ring_bearer: person.ring_bearer,
            is_out: person.is_out,
            reconciled: person.reconciled,
        }
    }

    fn redeal(&self, dice: &mut Dice) -> Person {
        let guess =
            |count: usize, dice: &mut Dice| -> Vec<Card> { (0..count).map(|at| any_of(&POOL[at % 2], dice)).collect() };
        let cards = self.cards.redeal(dice, guess);
        let mut sites = [None; 9];
        for (at, site) in self.sites.iter().enumerate() {
            sites[at] = match site {
                SiteView::None => None,
                SiteView::Face(card) => Some(*card),
                SiteView::Back => Some(any_of(&SITES[at], dice)),
            };
        }
        Person {
            cards,
            discard: self.discard.clone(),
            dead: self.dead.clone(),
            sites,
            sites_seen: self.sites_seen,
            begins_with: self.begins_with.unwrap_or_else(|| begins_with(dice)),
            at: self.at,
            bid: self.bid,
            burdens: self.burdens,
            ring_worn: self.ring_worn,
            ring_bearer: self.ring_bearer,
            is_out: self.is_out,
            reconciled: self.reconciled,
        }
    }
}

/// A Ring-bearer and a Ring that somebody may have brought.
fn begins_with(dice: &mut Dice) -> (Card, Card) {
    let bears = |card: &Card| card.facts().keywords.iter().any(|(k, _)| *k == Keyword::RingBearer);
    let of = |fits: &dyn Fn(&Card) -> bool, dice: &mut Dice| {
        let cards: Vec<Card> = Card::all().filter(fits).collect();
        any_of(&cards, dice)
    };
    (of(&bears, dice), of(&|card: &Card| card.kind() == Type::Ring, dice))
}
