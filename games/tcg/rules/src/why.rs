//! What a question is for. The words for people are in the game's `words/`.

use crate::cards::{
    Card,
    facts::Phase,
    words::{Effect, From, Kind},
};
use std::fmt;

/// What a question, or chance, is for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the members are rows of the index of player decisions")]
pub enum Why {
    // The set-up.
    Bid,
    Tie,
    FirstPlayer,
    Place,
    StartWith { left: u8 },
    Mulligan,
    // Acting.
    Act(Phase),
    Answer { kind: Kind, about: bool },
    FirstOf,
    Bearer(Card),
    Target { card: Card, verb: &'static str },
    Number(Card),
    OneOf(Card),
    May(Card),
    Again(Card),
    PayToPrevent(Card),
    Player(Card),
    PlayFrom { card: Card, from: From },
    PlaySite(Card),
    Reveal(Card),
    DiscardFromHand(Card),
    DiscardIt(Card),
    Order(Card),
    Beneath(Card),
    Take(Card),
    TakeUp(Card),
    PutUnder(Card),
    ShuffleIn(Card),
    Stack(Card),
    Assign(Card),
    // The sequence of play.
    Sanctuary { left: u8 },
    LeaveOut,
    ArcheryWound,
    ArcheryTarget,
    Defenders,
    Leftovers,
    NextSkirmish,
    Reconcile,
    DownToEight,
    MoveAgain,
    // Chance.
    Draw,
    TopCard,
    RandomCard,
}

impl Why {
    /// Its name.
    pub const fn name(&self) -> &'static str {
        match self {
            Why::Bid => "bid",
            Why::Tie => "tie",
            Why::FirstPlayer => "first-player",
            Why::Place => "place",
            Why::StartWith { .. } => "start-with",
            Why::Mulligan => "mulligan",
            Why::Act(_) => "act",
            Why::Answer { .. } => "answer",
            Why::FirstOf => "first-of",
            Why::Bearer(_) => "bearer",
            Why::Target { .. } => "target",
            Why::Number(_) => "number",
            Why::OneOf(_) => "one-of",
            Why::May(_) => "may",
            Why::Again(_) => "again",
            Why::PayToPrevent(_) => "pay-to-prevent",
            Why::Player(_) => "player",
            Why::PlayFrom { .. } => "play-from",
            Why::PlaySite(_) => "play-site",
            Why::Reveal(_) => "reveal",
            Why::DiscardFromHand(_) => "discard-from-hand",
            Why::DiscardIt(_) => "discard-it",
            Why::Order(_) => "order",
            Why::Beneath(_) => "beneath",
            Why::Take(_) => "take",
            Why::TakeUp(_) => "take-up",
            Why::PutUnder(_) => "put-under",
            Why::ShuffleIn(_) => "shuffle-in",
            Why::Stack(_) => "stack",
            Why::Assign(_) => "assign",
            Why::Sanctuary { .. } => "sanctuary",
            Why::LeaveOut => "leave-out",
            Why::ArcheryWound => "archery-wound",
            Why::ArcheryTarget => "archery-target",
            Why::Defenders => "defenders",
            Why::Leftovers => "leftovers",
            Why::NextSkirmish => "next-skirmish",
            Why::Reconcile => "reconcile",
            Why::DownToEight => "down-to-eight",
            Why::MoveAgain => "move-again",
            Why::Draw => "draw",
            Why::TopCard => "top-card",
            Why::RandomCard => "random-card",
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Effect {
    /// The verb of a word that is done to cards in play.
    pub fn verb(&self) -> &'static str {
        match self {
            Effect::Exert(..) => "exert",
            Effect::Exhaust(_) => "exhaust",
            Effect::Wound(..) => "wound",
            Effect::Heal(..) => "heal",
            Effect::Discard(_) => "discard",
            Effect::Strength(..) => "strengthen",
            Effect::Keyword(..) | Effect::NoKeyword(..) => "change",
            Effect::ReturnToHand(_) => "return",
            Effect::Stack(_) => "stack",
            Effect::UpTo(_, inner) => inner.verb(),
            _ => "choose",
        }
    }
}
