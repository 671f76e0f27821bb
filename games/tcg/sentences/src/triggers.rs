//! What is waited for, as a clause that follows "when".

use crate::{
    nouns::Number,
    phrase::{Phrase, Speaker},
};
use tcg::cards::words::{Kind, Trigger};

impl Speaker<'_> {
    /// Something, or one of two things: the second does not say again whom it is about.
    pub(crate) fn trigger(&self, trigger: &Trigger) -> String {
        self.subject.replace(Some(trigger.whom.clone()));
        self.subject_is_many.set(trigger.together);
        let mut ways = vec![self.occurrence(trigger.kind, trigger).say()];
        ways.extend(trigger.or.map(|kind| self.occurrence(kind, trigger).with("whom", "").say()));
        self.list("or", ways)
    }

    /// Something is about to happen, or has happened: `$about`.
    fn occurrence(&self, kind: Kind, trigger: &Trigger) -> Phrase<'_> {
        let Trigger { about, whom, of, by, against, phase, together, .. } = trigger;
        let key = match kind {
            Kind::Exert => "trigger-exert",
            Kind::Wound => "trigger-wound",
            Kind::Heal => "trigger-heal",
            Kind::Kill => "trigger-kill",
            Kind::Discard => "trigger-discard",
            Kind::DiscardFromHand => "trigger-discard-from-hand",
            Kind::AddBurdens => "trigger-add-burdens",
            Kind::RemoveBurdens => "trigger-remove-burdens",
            Kind::AddTwilight => "trigger-add-twilight",
            Kind::Draw => "trigger-draw",
            Kind::Play => "trigger-play",
            Kind::PutOnRing => "trigger-put-on-ring",
            Kind::MoveFrom => "trigger-move-from",
            Kind::Move => "trigger-move",
            Kind::MoveTo => "trigger-move-to",
            Kind::Assign => "trigger-assign",
            Kind::Win => "trigger-win",
            Kind::Lose => "trigger-lose",
            Kind::StartOfTurn => "trigger-start-of-turn",
            Kind::EndOfTurn => "trigger-end-of-turn",
            Kind::StartOfPhase => "trigger-start-of-phase",
            Kind::EndOfPhase => "trigger-end-of-phase",
            Kind::SkirmishEnds => "trigger-skirmish-ends",
        };
        let mut phrase = self.phrase(key).noun("whom", whom, if *together { Number::Many } else { Number::One });
        for (name, filter) in [("by", by), ("against", against)] {
            phrase = match filter {
                Some(filter) => phrase.noun(name, filter, Number::One).with(format!("has-{name}"), "yes"),
                None => phrase.with(name, "none").with(format!("has-{name}"), "no"),
            };
        }
        phrase = match of {
            Some(of) => phrase.any_player("of", *of).with("has-of", "yes"),
            None => phrase.with("of", "none").with("has-of", "no"),
        };
        phrase
            .or_none("card-side", self.card.facts().side.map(|side| side.word().to_owned()))
            .with("about", if *about { "yes" } else { "no" })
            .with("together", if *together { "yes" } else { "no" })
            .or_none("phase", phase.map(|phase| self.word("phase", phase.word())))
    }
}
