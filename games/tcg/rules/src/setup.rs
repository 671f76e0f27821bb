//! T4, T14.9 What a game starts from: the decks, and table options.

use crate::{
    cards::{
        Card,
        facts::{Phase, Type},
    },
    deck::{self, DeckList},
    game::{Happened, Options, Person, State},
    turn::Place,
};
use smallvec::SmallVec;
use table::{Seat, cards::Holding};

/// What a game starts from.
#[derive(Clone, PartialEq, Debug)]
pub enum Setup {
    /// The decks of all players.
    Decks(Vec<DeckList>, Options),
    /// A position.
    Position(Box<State>),
}

/// The ordinary start with two starter decks.
pub fn start() -> Setup {
    let deck = |name| deck::starter(name).expect("a starter");
    Setup::Decks(vec![deck("fotr-aragorn"), deck("fotr-gandalf")], Options::default())
}

impl Setup {
    /// The first state.
    pub(crate) fn begin(&self) -> State {
        match self {
            Setup::Position(state) => (**state).clone(),
            Setup::Decks(decks, options) => begin(decks, *options),
        }
    }
}

fn begin(decks: &[DeckList], options: Options) -> State {
    let people: SmallVec<[Person; 2]> =
        decks.iter().zip((0..).map(Seat)).map(|(deck, seat)| person(deck, seat, options)).collect();
    let order = (0..people.len() as u8).map(Seat).collect();
    State {
        options,
        opponents: people.len().saturating_sub(1) as u8,
        people,
        order,
        free: Seat(0),
        turn: 0,
        phase: Phase::Fellowship,
        // T4.10
        twilight: 0,
        in_play: Vec::new(),
        departed: SmallVec::new(),
        stacked: Vec::new(),
        lasting: Vec::new(),
        skirmish: None,
        assigned: SmallVec::new(),
        leaving: 0,
        happened: Happened::default(),
        stack: vec![crate::actions::Frame::Turn(Place::Bid)],
        unchecked: false,
        last_id: 0,
        ending: None,
    }
}

fn person(deck: &DeckList, seat: Seat, options: Options) -> Person {
    let mut sites = [None; 9];
    // T14.9 In a first game the last sites stay in the box.
    let is_used = |site: &&Card| site.kind() == Type::Site && (1..=options.last_site()).contains(&site.facts().site);
    for site in deck.sites.iter().filter(is_used) {
        sites[usize::from(site.facts().site) - 1] = Some(*site);
    }
    Person {
        cards: Holding::new(seat, [], deck.draw.iter().copied()),
        discard: Default::default(),
        dead: Default::default(),
        sites,
        sites_seen: 0,
        begins_with: (deck.ring_bearer, deck.ring),
        at: 0,
        bid: 0,
        burdens: 0,
        ring_worn: false,
        ring_bearer: None,
        is_out: false,
        reconciled: false,
    }
}
