//! What acting is: the stack of what is under way. T5.15 A step carries its top frame one place further, so that nothing else
//! begins before it is done. A question is the first thing in its step; the frame stays on the stack until the question is answered.
//!
//! | to read about | see |
//! |---|---|
//! | who may act now | [`window`] |
//! | playing a card | [`play`] |
//! | an ability, word by word | [`effects`] in play, [`away`] hands, [`piles`] decks and piles, [`choices`] |
//! | something happens: announced, answered, done, answered | [`occurrence`], [`happens`] |
//! | whether something may be done, and what forbids it | [`legal`] |
//! | what a card that was drawn is good for | [`prospect`] |
//! | what the rules do by themselves | [`check`] |

pub(crate) mod away;
pub(crate) mod check;
pub(crate) mod choices;
pub(crate) mod effects;
pub(crate) mod happens;
pub(crate) mod legal;
pub(crate) mod occurrence;
pub(crate) mod piles;
pub(crate) mod play;
mod prospect;
pub(crate) mod targets;
pub(crate) mod window;

pub use occurrence::{Occurrence, Stage};
pub use play::Play;
pub use prospect::Prospect;
pub use window::Window;

use crate::{
    Event, Game,
    cards::{
        Card,
        facts::Type,
        words::{Ability, Effect, From, When},
    },
    game::{Id, Sight, State, Thing},
    turn::{self, Place},
};
use smallvec::SmallVec;
use table::{Flow, Seat, Seats};

/// Something under way.
#[derive(Clone, PartialEq, Debug)]
pub enum Frame {
    /// The sequence of play; always the lowest.
    Turn(Place),
    /// Somebody may act.
    Window(Window),
    /// A card is being played.
    Play(Play),
    /// T6.16 An item is given to another character.
    Give(Id),
    /// An ability is being used.
    Action(Action),
    /// Something happens.
    Occurrence(Occurrence),
}

/// Which ability is meant: of a card, by whose text, the how-manieth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// The card that is used.
    pub of: Thing,
    /// Whose text it is: its own, or that of a site.
    pub text: Card,
    /// Which ability of that text.
    pub ability: u8,
}

impl Use {
    /// What it says.
    pub fn ability(&self) -> &'static Ability {
        &self.text.text().abilities[usize::from(self.ability)]
    }

    /// The number under which its uses are counted: those of a copied text apart from its own.
    pub(crate) fn counted_as(&self) -> u8 {
        if self.text == self.of.card { self.ability } else { 0x80 | self.ability }
    }
}

/// A word that is still to be carried out, and how often it has been.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Todo {
    /// The word.
    pub word: &'static Effect,
    /// For words that are repeated: how often they were; for those with several players: how many have had their turn.
    pub round: u8,
    /// It is a cost.
    pub is_cost: bool,
}

/// From where cards that are looked at come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The top of a deck.
    Top,
    /// Its bottom.
    Bottom,
    /// A hand: there they still are.
    Hand,
}

/// An ability being used: what is left of it, the next word last, and what was chosen. T13.4 Each has costs of its own to pay.
#[derive(Clone, PartialEq, Debug)]
pub struct Action {
    /// Which ability.
    pub uses: Use,
    /// Who acts.
    pub by: Seat,
    /// What is left to do, the next word last.
    pub todo: SmallVec<[Todo; 6]>,
    /// T13.37 Its use was counted: that is done when the first effect is carried out.
    pub counted: bool,
    /// What was chosen last.
    pub it: SmallVec<[Thing; 4]>,
    /// What was chosen first.
    pub first: SmallVec<[Thing; 4]>,
    /// The number that was chosen.
    pub x: i16,
    /// D36 The player who was chosen.
    pub whom: Option<Seat>,
    /// T13.8 What its costs put into the discard pile of the acting player: it cannot be played from there.
    pub paid: SmallVec<[Card; 4]>,
    /// Cards that the acting player looks at, and whose they are. Those from a deck are here and nowhere else.
    pub aside: SmallVec<[Card; 4]>,
    /// Whose cards they are.
    pub aside_of: Seat,
    /// Where they come from.
    pub aside_from: Source,
    /// T13.44 Everybody sees them.
    pub shown: bool,
    /// T13.23a It pays for somebody else's action, and some of that was prevented.
    pub fell_short: bool,
}

impl Action {
    /// An ability of a card, from its first cost on. An event is announced between its costs and its effects.
    pub fn new(uses: Use, by: Seat) -> Action {
        let Ability { costs, effects, .. } = uses.ability();
        let announced = (uses.of.card.kind() == Type::Event).then_some(&Effect::Announce);
        let costs = costs.iter().map(|word| Todo { word, round: 0, is_cost: true });
        let effects = announced.into_iter().chain(effects).map(|word| Todo { word, round: 0, is_cost: false });
        let todo: SmallVec<[Todo; 6]> = costs.chain(effects).collect();
        Action::of(uses, by, todo.into_iter().rev().collect())
    }

    /// T13.3 What must be paid to play a card, besides twilight.
    pub(crate) fn paying(card: Thing, by: Seat) -> Action {
        let costs = card.card.text().extra_costs.iter().rev();
        let todo = costs.map(|word| Todo { word, round: 0, is_cost: true }).collect();
        Action::of(Use { of: card, text: card.card, ability: u8::MAX }, by, todo)
    }

    fn of(uses: Use, by: Seat, todo: SmallVec<[Todo; 6]>) -> Action {
        Action {
            uses,
            by,
            todo,
            counted: false,
            it: SmallVec::new(),
            first: SmallVec::new(),
            x: 0,
            whom: None,
            paid: SmallVec::new(),
            aside: SmallVec::new(),
            aside_of: by,
            aside_from: Source::Hand,
            shown: false,
            fell_short: false,
        }
    }

    /// Whether the next word is a cost.
    pub fn is_paying(&self) -> bool {
        self.todo.last().is_some_and(|todo| todo.is_cost)
    }

    /// How its words are read.
    pub fn sight<'a>(&'a self, state: &'a State) -> Sight<'a> {
        Sight {
            it: &self.it,
            first: &self.first,
            x: self.x,
            about: answered(state),
            ability: self.uses.counted_as(),
            ..Sight::new(state, self.by, self.uses.of.id)
        }
    }

    /// T13.25 A payment that somebody else makes of his own will: he chooses, T13.23a but it comes from the card that asks for it.
    pub(crate) fn paid_by(&self, payer: Seat) -> Action {
        let (it, first, x, whom) = (self.it.clone(), self.first.clone(), self.x, self.whom);
        Action { it, first, x, whom, counted: true, ..Action::of(self.uses, payer, SmallVec::new()) }
    }

    /// Remembers what was chosen.
    pub(crate) fn remember(&mut self, things: &[Thing]) {
        self.it = things.into();
        if self.first.is_empty() {
            self.first = things.into();
        }
    }

    /// T13.8 Remembers which of these cards a cost puts into the discard pile of the acting player.
    pub(crate) fn note_paid(&mut self, discarded: &[Thing]) {
        if self.is_paying() {
            let own = discarded.iter().filter(|thing| thing.owner == self.by);
            self.paid.extend(own.map(|thing| thing.card));
        }
    }

    /// T13.8 Whether a card lies in the discard pile that was there before the costs were paid.
    pub(crate) fn was_there_before(&self, state: &State, card: Card) -> bool {
        let copies = state.of(self.by).discard.cards().filter(|other| *other == card).count();
        copies > self.paid.iter().filter(|paid| **paid == card).count()
    }

    /// T13.46 What was looked at or revealed, and is still aside, returns to its place in the same order.
    pub(crate) fn put_back(&mut self, s: &mut State) {
        let mut cards = std::mem::take(&mut self.aside);
        let known = if self.shown { Seats::ALL } else { Seats::only(self.by) };
        let deck = &mut s.person(self.aside_of).cards;
        match self.aside_from {
            Source::Top => {
                cards.reverse();
                deck.put_on_top(&cards, known, known);
            }
            Source::Bottom => deck.put_under(&cards, known, known),
            Source::Hand => {}
        }
    }

    /// The costs that are left after the next one.
    pub(crate) fn other_costs(&self) -> SmallVec<[&'static Effect; 4]> {
        self.todo.iter().rev().skip(1).take_while(|todo| todo.is_cost).map(|todo| todo.word).collect()
    }

    /// T13.8 Whether an effect plays a card from where everybody has seen it; what a hand holds must not be told by who may pay.
    pub(crate) fn plays_openly(&self) -> bool {
        let open = |from: From| matches!(from, From::Discard | From::StackedHere);
        self.todo.iter().any(|todo| matches!(todo.word, Effect::Play { must: true, from, .. } if open(*from)))
    }

    /// More words come first, in this order: costs, if they come from one.
    pub(crate) fn do_first(&mut self, words: &'static [Effect], is_cost: bool) {
        self.todo.extend(words.iter().rev().map(|word| Todo { word, round: 0, is_cost }));
    }
}

/// An ability is used from its first cost on, and that is told.
pub(crate) fn uses(t: &mut Game, uses: Use, by: Seat) {
    t.tell(Event::Uses { by, card: uses.of.card, text: uses.text, ability: uses.ability });
    let mut action = Action::new(uses, by);
    if let When::Later(_) = uses.ability().when {
        action.remember(&occurrence::end_waiting(t.state, uses));
    }
    t.state.stack.push(Frame::Action(action));
}

/// The occurrence that the topmost action answers: it lies below, with only what belongs to the action between.
pub(crate) fn answered(state: &State) -> Option<&Occurrence> {
    let below = state.stack.iter().rev().find(|frame| !matches!(frame, Frame::Action(_) | Frame::Play(_)));
    match below {
        Some(Frame::Occurrence(occurrence)) => Some(occurrence),
        _ => None,
    }
}

/// The same, to change what will happen.
pub(crate) fn answered_mut(state: &mut State) -> Option<&mut Occurrence> {
    let below = state.stack.iter_mut().rev().find(|frame| !matches!(frame, Frame::Action(_) | Frame::Play(_)));
    match below {
        Some(Frame::Occurrence(occurrence)) => Some(occurrence),
        _ => None,
    }
}

/// One small step of the game.
pub(crate) fn step(t: &mut Game) -> Flow {
    if check::due(t) {
        return Ok(());
    }
    if let Some(unheard) = occurrence::take_unheard(t.state) {
        return occurrence::pass_by(t, unheard);
    }
    match t.state.stack.last().cloned() {
        None => unreachable!("the sequence of play is always under way"),
        Some(Frame::Turn(place)) => turn::step(t, place),
        Some(Frame::Window(window)) => window::step(t, window),
        Some(Frame::Play(play)) => play::step(t, play),
        Some(Frame::Give(item)) => play::give(t, item),
        Some(Frame::Action(action)) => effects::step(t, action),
        Some(Frame::Occurrence(occurrence)) => occurrence::step(t, occurrence),
    }
}
