//! How words go together: descriptions with `&`, `|` and `!`, what stands for a word, and the families of words by which they are
//! looked up.

use super::{
    facts::Keyword,
    words::{Ability, Cond, Effect, Filter, Modifier, Value, When, Which, Whose},
};
use std::ops::{BitAnd, BitOr, Not};

impl BitAnd for Filter {
    type Output = Filter;
    fn bitand(self, other: Filter) -> Filter {
        Filter::Both(self.into(), other.into())
    }
}

impl BitOr for Filter {
    type Output = Filter;
    fn bitor(self, other: Filter) -> Filter {
        Filter::Either(self.into(), other.into())
    }
}

impl Not for Filter {
    type Output = Filter;
    fn not(self) -> Filter {
        Filter::Not(self.into())
    }
}

impl Not for Cond {
    type Output = Cond;
    fn not(self) -> Cond {
        Cond::Not(self.into())
    }
}

impl std::convert::From<Filter> for Which {
    fn from(of: Filter) -> Which {
        Which::All(of)
    }
}

impl std::convert::From<i16> for Value {
    fn from(n: i16) -> Value {
        Value::Number(n)
    }
}

/// The families of modifiers, so that a question looks only at the cards that may change its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModifierKind {
    Strength,
    NoStrengthFrom,
    Keyword,
    NoKeyword,
    Roaming,
    Cost,
    Archery,
    MoveLimit,
    Resistance,
    Triple,
    Skip,
    Assigning,
    Forbids,
    NoText,
    OneMore,
}

impl ModifierKind {
    pub(crate) const fn bit(self) -> u64 {
        1 << self as u64
    }
}

impl Modifier {
    /// The family it belongs to.
    pub const fn kind(&self) -> ModifierKind {
        match self {
            Modifier::Strength(..) => ModifierKind::Strength,
            Modifier::NoStrengthFrom { .. } => ModifierKind::NoStrengthFrom,
            Modifier::Keyword(..) => ModifierKind::Keyword,
            Modifier::NoKeyword(..) | Modifier::NoKeywordFrom { .. } => ModifierKind::NoKeyword,
            Modifier::NotRoaming(_) | Modifier::Roaming(..) => ModifierKind::Roaming,
            Modifier::Cost(..) | Modifier::ShadowNumber(..) | Modifier::CostOn { .. } => ModifierKind::Cost,
            Modifier::Archery(..) | Modifier::NoArchery(_) => ModifierKind::Archery,
            Modifier::MoveLimit(_) => ModifierKind::MoveLimit,
            Modifier::Resistance(_) => ModifierKind::Resistance,
            Modifier::TripleToOverwhelm(_) => ModifierKind::Triple,
            Modifier::Skip(_) | Modifier::SkipShadowPhaseOfIt => ModifierKind::Skip,
            Modifier::NotAssigned(..) | Modifier::NotAssignedTo { .. } | Modifier::OneMinionEach => {
                ModifierKind::Assigning
            }
            Modifier::NoText(_) => ModifierKind::NoText,
            Modifier::OneMore(_) => ModifierKind::OneMore,
            Modifier::NoWounds(_)
            | Modifier::WoundsPrevented(_)
            | Modifier::FewWounds(..)
            | Modifier::ComesExhausted(_)
            | Modifier::NoHealing(_)
            | Modifier::NoExertion { .. }
            | Modifier::NoDiscard(..)
            | Modifier::NoBurdensRemoved
            | Modifier::NotBearing { .. }
            | Modifier::NotPlayed(_)
            | Modifier::NoEvents(_)
            | Modifier::NoAbilities(_)
            | Modifier::NotFromPiles
            | Modifier::HandClosed(_)
            | Modifier::NoMove
            | Modifier::RingSilent => ModifierKind::Forbids,
        }
    }

    pub(crate) const fn bit(&self) -> u64 {
        self.kind().bit()
    }
}

impl Whose {
    /// D36 Whether the acting player chooses him.
    pub const fn is_chosen(self) -> bool {
        matches!(self, Whose::AShadowPlayer | Whose::AShadowPlayerHolding(_) | Whose::AnyPlayer)
    }
}

impl When {
    /// Whether it is used once for all to whom something happens together.
    pub(crate) fn is_about_all(&self) -> bool {
        match self {
            When::Response(trigger) | When::EachTime(trigger) | When::MayEachTime(trigger) | When::Later(trigger) => {
                trigger.together
            }
            When::Phases(_) | When::Always => false,
        }
    }
}

impl Ability {
    /// Whether it spots or exerts a ranger.
    pub(crate) fn is_about_rangers(&self) -> bool {
        let ranger = |filter: &Filter| filter.mentions(&Filter::Keyword(Keyword::Ranger));
        let spots = |cond: &Cond| matches!(cond, Cond::Spot(_, filter) if ranger(filter));
        let exerts = |effect: &Effect| matches!(effect, Effect::Exert(Which::Choice { of: filter, .. } | Which::All(filter), _) if ranger(filter));
        self.needs.iter().any(spots) || self.costs.iter().any(exerts)
    }
}

impl Filter {
    /// Whether it asks for something, alone or with other things.
    fn mentions(&self, what: &Filter) -> bool {
        match self {
            Filter::Both(one, other) => one.mentions(what) || other.mentions(what),
            other => other == what,
        }
    }
}

impl Effect {
    /// The cards in play that it is done to.
    pub fn which(&self) -> Option<&Which> {
        match self {
            Effect::Exert(which, _)
            | Effect::Exhaust(which)
            | Effect::Wound(which, _)
            | Effect::Heal(which, _)
            | Effect::Discard(which)
            | Effect::Strength(which, ..)
            | Effect::Keyword(which, ..)
            | Effect::NoKeyword(which, ..)
            | Effect::TakesPart(which, _)
            | Effect::TripleToOverwhelm(which)
            | Effect::ReturnToHand(which)
            | Effect::Stack(which)
            | Effect::Choose(which) => Some(which),
            Effect::UpTo(_, inner) => inner.which(),
            _ => None,
        }
    }
}
