//! All of a game in progress. It is plain data.

use crate::{
    actions::Frame,
    cards::{
        Card,
        facts::{Keyword, Phase, Side, Type},
        words::{Modifier, Until},
    },
    turn::Place,
};
use smallvec::SmallVec;
use table::{
    Seat,
    cards::{Holding, Pile},
};

/// T13.17 The number of a card in play: a new one each time it enters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(pub u16);

/// A card somewhere: in play if it has a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thing {
    /// What it is.
    pub card: Card,
    /// T1.14 Whose it is.
    pub owner: Seat,
    /// Its number, if it is, or was a moment ago, in play.
    pub id: Option<Id>,
}

/// T1.10 A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InPlay {
    /// Its number.
    pub id: Id,
    /// What it is.
    pub card: Card,
    /// Whose it is.
    pub owner: Seat,
    /// What it is attached to.
    pub on: Option<Id>,
    /// T1.13 The wounds on it.
    pub wounds: u8,
}

impl InPlay {
    /// The same as a thing.
    pub fn thing(&self) -> Thing {
        Thing { card: self.card, owner: self.owner, id: Some(self.id) }
    }
}

/// A card that has left play.
pub(crate) struct Left {
    /// What it is.
    pub card: Card,
    /// Whose it is.
    pub owner: Seat,
    /// T11.21 What was on it, and is in the discard pile now.
    pub dropped: SmallVec<[Thing; 2]>,
}

/// T13.48 A card under another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stacked {
    /// What it lies under.
    pub on: Id,
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub card: Card,
}

/// T1.1 A player: his decks, his piles, his Ring-bearer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// T1.8 Hand and draw deck, and what others know of them.
    pub cards: Holding<Card>,
    /// T1.8 The discard pile; every discard was seen by all, T13.43.
    pub discard: Pile<Card>,
    /// T1.11 The dead pile.
    pub dead: Pile<Card>,
    /// T3.9 The adventure deck: the site of each number, while it is not on the path.
    pub sites: [Option<Card>; 9],
    /// The numbers of those of them that everybody has seen, as bits.
    pub sites_seen: u16,
    /// T3.8 The Ring-bearer and the Ring that he begins with.
    pub begins_with: (Card, Card),
    /// T1.2 Where his marker is; 0 before the first site.
    pub at: u8,
    /// T4.1 What he bid.
    pub bid: u8,
    /// T12.23 The burdens on his Ring-bearer.
    pub burdens: u8,
    /// T12.16 He wears the Ring.
    pub ring_worn: bool,
    /// T14.5 His Ring-bearer.
    pub ring_bearer: Option<Id>,
    /// T10.9 He has left the game.
    pub is_out: bool,
    /// T9.4, T10.11a He has reconciled since the last move.
    pub reconciled: bool,
}

/// A modifier that an action left behind, with its source and its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Lasting {
    /// What is changed.
    pub what: Change,
    /// T13.28 The card it comes from.
    pub source: Thing,
    /// Who acted.
    pub by: Seat,
    /// When it ends.
    pub until: Until,
}

/// What a lasting modifier changes.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// T11.25 Strength, by an amount that was fixed when the action was carried out.
    Strength(Id, i16),
    /// A keyword, with a number.
    Keyword(Id, Keyword, i16),
    /// A keyword is lost.
    NoKeyword(Id, Keyword),
    /// An archery total.
    Archery(Side, i16),
    /// T11.29 An ally takes part.
    TakesPart(Id),
    /// T8.30
    TripleToOverwhelm(Id),
    /// T6.23 The Shadow number of a site, for the move under way.
    ShadowNumber(Id, i16),
    /// An ability of the source waits, with what was chosen when it began to.
    Waits(u8, SmallVec<[Thing; 2]>),
    /// Whatever a modifier says, with what was chosen when it was made.
    Modifier(&'static Modifier, SmallVec<[Thing; 2]>),
}

/// T8.14 A skirmish that is being fought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skirmish {
    /// The defending character, while he is there.
    pub free: SmallVec<[Id; 1]>,
    /// The minions.
    pub minions: SmallVec<[Id; 4]>,
    /// T8.36 It is one of the fierce round.
    pub fierce: bool,
    /// T8.31 It was cancelled.
    pub cancelled: bool,
    /// T8.27 Who was removed last; they count if their side is empty.
    pub removed: SmallVec<[Thing; 2]>,
    /// T8.33a Who was in it at any time.
    pub involved: SmallVec<[Thing; 4]>,
    /// T8.33a What was on them, and has left play since.
    pub was_on: SmallVec<[InPlay; 2]>,
}

/// What cards and rules ask about this turn or phase; cleared where the rules say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Happened {
    /// T9.10 Moves this turn.
    pub moves: u8,
    /// T6.5 Cards drawn or taken in this fellowship phase.
    pub taken: u8,
    /// Who was assigned to a skirmish this turn.
    pub assigned: SmallVec<[Thing; 4]>,
    /// Who lost a skirmish this turn.
    pub lost: SmallVec<[Thing; 4]>,
    /// What was played in this phase.
    pub played: SmallVec<[Card; 4]>,
    /// What was played this turn since the fellowship came where it is.
    pub played_here: SmallVec<[Card; 8]>,
    /// T13.37 How often, or by how much, an ability was used in this phase.
    pub used_in_phase: SmallVec<[(Id, u8, u8); 4]>,
    /// T13.38 The same for this turn.
    pub used_in_turn: SmallVec<[(Id, u8, u8); 4]>,
    /// How many wounds somebody has taken in this phase.
    pub wounds: SmallVec<[(Id, u8); 4]>,
}

impl Happened {
    /// A card was played.
    pub(crate) fn note_played(&mut self, card: Card) {
        self.played.push(card);
        self.played_here.push(card);
    }
}

/// Table options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// T4.22 Each player may once put his hand back and draw six.
    pub mulligan: bool,
    /// T14.9 to T14.12 The variant for a first game.
    pub first_game: bool,
    /// T13.42a Discard piles are open.
    pub open_discards: bool,
}

impl Options {
    /// T10.1, T14.9 The number of the last site.
    pub fn last_site(self) -> u8 {
        if self.first_game { 7 } else { 9 }
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// T10.1 A fellowship survived at the last site.
    LastSite(Seat),
    /// T10.3 Somebody is the only one left.
    LastPlayer(Seat),
    /// T4.8 All are corrupted by their bids.
    Draw,
}

/// The whole state of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// Table options.
    pub options: Options,
    /// All players, by seat, also those who are out.
    pub people: SmallVec<[Person; 2]>,
    /// T4.6 The seats that are in the game, clockwise from the first player; T10.14 they close up.
    pub order: SmallVec<[Seat; 5]>,
    /// T9.9 How many opponents each had when the game started.
    pub opponents: u8,
    /// T1.3 Whose turn it is.
    pub free: Seat,
    /// The turn, from 1; 0 during the set-up.
    pub turn: u16,
    /// The phase.
    pub phase: Phase,
    /// T1.9 The twilight pool.
    pub twilight: u8,
    /// The cards in play, in the order of their numbers.
    pub in_play: Vec<InPlay>,
    /// T13.26 Cards that left play in the occurrence under way: their triggers still see it.
    pub departed: SmallVec<[InPlay; 2]>,
    /// T13.48 Cards under others.
    pub stacked: Vec<Stacked>,
    /// What actions left behind.
    pub lasting: Vec<Lasting>,
    /// The skirmish that is being fought.
    pub skirmish: Option<Skirmish>,
    /// T8.5, T8.9 Who is assigned to whom: the character first.
    pub assigned: SmallVec<[(Id, Id); 8]>,
    /// T6.22a Where the fellowship counts as being while it moves; 0 if it does not.
    pub leaving: u8,
    /// History.
    pub happened: Happened,
    /// What is under way, the next thing last; the sequence of play is the lowest.
    pub stack: Vec<Frame>,
    /// Something changed since the last check of T14.15.
    pub unchecked: bool,
    /// The last number that was given to a card in play.
    pub last_id: u16,
    /// How it ended.
    pub ending: Option<Ending>,
}

impl State {
    /// A player.
    pub fn of(&self, seat: Seat) -> &Person {
        &self.people[seat.index()]
    }

    /// A player, to change something.
    pub fn person(&mut self, seat: Seat) -> &mut Person {
        &mut self.people[seat.index()]
    }

    /// A card in play, or one that has just left.
    pub fn object(&self, id: Id) -> Option<&InPlay> {
        self.find(id).or_else(|| self.departed.iter().find(|o| o.id == id))
    }

    /// A card in play.
    pub fn find(&self, id: Id) -> Option<&InPlay> {
        self.in_play.binary_search_by_key(&id, |o| o.id).ok().map(|at| &self.in_play[at])
    }

    pub(crate) fn find_mut(&mut self, id: Id) -> Option<&mut InPlay> {
        self.in_play.binary_search_by_key(&id, |o| o.id).ok().map(|at| &mut self.in_play[at])
    }

    /// The cards attached to one.
    pub fn on(&self, id: Id) -> impl Iterator<Item = &InPlay> {
        self.in_play.iter().filter(move |o| o.on == Some(id))
    }

    /// The companions of a player.
    pub fn companions(&self, seat: Seat) -> impl Iterator<Item = &InPlay> {
        self.in_play.iter().filter(move |o| o.owner == seat && o.card.kind() == Type::Companion)
    }

    /// All minions.
    pub fn minions(&self) -> impl Iterator<Item = &InPlay> {
        self.in_play.iter().filter(|o| o.card.kind() == Type::Minion)
    }

    /// T6.22a The number of the site where the fellowship is.
    pub fn here(&self) -> u8 {
        if self.leaving > 0 { self.leaving } else { self.of(self.free).at }
    }

    /// T5.1, T5.3 Whether it is this phase: the start of a turn comes before the first one.
    pub(crate) fn is_in(&self, phase: Phase) -> bool {
        let has_begun = !matches!(self.stack.first(), Some(Frame::Turn(Place::Sanctuary(_) | Place::Fellowship)));
        self.turn > 0 && has_begun && self.phase == phase
    }

    /// The site of a number on the path.
    pub fn site(&self, number: u8) -> Option<&InPlay> {
        self.in_play.iter().find(|o| o.card.kind() == Type::Site && o.card.facts().site == number)
    }

    /// Puts a card into play.
    pub(crate) fn enter(&mut self, card: Card, owner: Seat, on: Option<Id>) -> Id {
        self.last_id += 1;
        let id = Id(self.last_id);
        self.in_play.push(InPlay { id, card, owner, on, wounds: 0 });
        self.unchecked = true;
        id
    }

    /// T11.21 Takes a card out of play; what was on it is discarded, T13.48 also what lay under it. Where the card itself goes is
    /// for the caller.
    pub(crate) fn leave(&mut self, id: Id) -> Option<Left> {
        let at = self.in_play.binary_search_by_key(&id, |o| o.id).ok()?;
        // T6.27 A site leaves the path only for another.
        if self.in_play[at].card.kind() == Type::Site {
            return None;
        }
        let gone = self.in_play.remove(at);
        self.departed.push(gone);
        self.note_what_was_involved(gone);
        let dropped = self.drop_what_is_on(id);
        self.forget(gone.thing());
        self.unchecked = true;
        Some(Left { card: gone.card, owner: gone.owner, dropped })
    }

    /// T8.33a The end of a skirmish looks back at what those in it bore.
    fn note_what_was_involved(&mut self, gone: InPlay) {
        if let Some(skirmish) = &mut self.skirmish
            && skirmish.involved.iter().any(|thing| thing.id == gone.on)
        {
            skirmish.was_on.push(gone);
        }
    }

    fn drop_what_is_on(&mut self, id: Id) -> SmallVec<[Thing; 2]> {
        // T12.25 The Ring stays for a Sam who takes over, T12.27 and nothing else.
        let on_it: SmallVec<[Thing; 4]> =
            self.on(id).filter(|o| o.card.kind() != Type::Ring).map(InPlay::thing).collect();
        let mut dropped = SmallVec::new();
        for thing in on_it {
            if let Some(left) = thing.id.and_then(|id| self.leave(id)) {
                self.person(left.owner).discard.add(left.card);
                dropped.push(thing);
                dropped.extend(left.dropped);
            }
        }
        while let Some(at) = self.stacked.iter().position(|stacked| stacked.on == id) {
            let under = self.stacked.remove(at);
            self.person(under.owner).discard.add(under.card);
        }
        dropped
    }

    /// What was about this card is over: assignments, its part in the skirmish, what lasted on it.
    fn forget(&mut self, gone: Thing) {
        let Some(id) = gone.id else { return };
        self.assigned.retain(|(character, minion)| *character != id && *minion != id);
        self.out_of_skirmish(gone);
        self.lasting.retain(|lasting| match lasting.what {
            Change::Strength(whose, _)
            | Change::Keyword(whose, ..)
            | Change::NoKeyword(whose, _)
            | Change::TakesPart(whose)
            | Change::TripleToOverwhelm(whose) => whose != id,
            Change::Archery(..) | Change::ShadowNumber(..) | Change::Waits(..) | Change::Modifier(..) => true,
        });
    }

    /// T8.27 A character is removed from the skirmish.
    pub(crate) fn out_of_skirmish(&mut self, gone: Thing) {
        let Some(skirmish) = &mut self.skirmish else { return };
        let was = |ids: &[Id]| gone.id.is_some_and(|id| ids.contains(&id));
        if was(&skirmish.free) || was(&skirmish.minions) {
            skirmish.free.retain(|id| Some(*id) != gone.id);
            skirmish.minions.retain(|id| Some(*id) != gone.id);
            skirmish.removed.push(gone);
        }
    }

    /// T8.27 Something else is about to take characters away: those removed before from a side that goes on are not the last.
    pub(crate) fn begin_removal(&mut self) {
        let Some(skirmish) = &mut self.skirmish else { return };
        let is_minion = |gone: &Thing| gone.card.kind() == Type::Minion;
        let (free, minions) = (skirmish.free.is_empty(), skirmish.minions.is_empty());
        skirmish.removed.retain(|gone| if is_minion(gone) { minions } else { free });
    }

    /// The sequence of play goes on from here.
    pub(crate) fn go(&mut self, place: Place) {
        self.stack.push(Frame::Turn(place));
    }
}
