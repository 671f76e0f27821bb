//! What is true while a card is active, or for a time: as clauses that can stand alone.

use crate::{
    nouns::Number,
    phrase::{Phrase, Speaker},
};
use tcg::cards::{
    facts::{Keyword, Phase, Side},
    words::{Modifier, Value},
};

impl<'s> Phrase<'s> {
    /// A keyword that is had, with its number, or lost: `$form`.
    pub(crate) fn keyword(self, keyword: Keyword, form: &str, number: Option<&Value>) -> Self {
        let phrase = self.speaker.phrase(format!("noun-keyword-{keyword}")).with("form", form.to_owned());
        let phrase = match number {
            Some(value) => phrase.bonus("bonus", value),
            None => phrase.with("bonus", "none"),
        };
        let tail = number.map_or_else(String::new, |value| self.speaker.phrase("tail").bonus("by", value).say());
        self.with("keyword", phrase.say()).with("keyword-for", tail)
    }

    /// The phase that is meant.
    fn phase(self, phase: Phase) -> Self {
        let word = self.speaker.word("phase", phase.word());
        self.with("phase", word)
    }

    /// The side that is meant.
    pub(crate) fn side(self, side: Side) -> Self {
        self.with("side", side.word())
    }
}

impl Speaker<'_> {
    /// One thing that is true.
    pub(crate) fn modifier(&self, modifier: &Modifier) -> Phrase<'_> {
        let phrase = |key: &str| self.phrase(key);
        match modifier {
            Modifier::Strength(who, by) => phrase("modifier-strength").subject("who", who).bonus("by", by),
            Modifier::Keyword(who, keyword, number) => {
                phrase("modifier-keyword").subject("who", who).keyword(*keyword, "had", Some(number))
            }
            Modifier::NoKeyword(who, keyword) => {
                phrase("modifier-no-keyword").subject("who", who).keyword(*keyword, "lost", None)
            }
            Modifier::NotRoaming(who) => phrase("modifier-not-roaming").subject("who", who),
            Modifier::NoStrengthFrom { of, from } => {
                phrase("modifier-no-strength-from").subject("who", of).noun("from", from, Number::Many)
            }
            Modifier::NoKeywordFrom { of, keyword, from } => {
                let phrase = phrase("modifier-no-keyword-from").subject("who", of).noun("from", from, Number::Many);
                phrase.keyword(*keyword, "bonus", None)
            }
            Modifier::Cost(what, by) => phrase("modifier-cost").subject("what", what).value("by", by),
            Modifier::ShadowNumber(what, by) => phrase("modifier-shadow-number").subject("what", what).value("by", by),
            Modifier::CostOn { what, on, by } => {
                phrase("modifier-cost-on").subject("what", what).noun("on", on, Number::One).value("by", by)
            }
            Modifier::Roaming(who, by) => phrase("modifier-roaming").subject("who", who).bonus("by", by),
            Modifier::Archery(side, by) => phrase("modifier-archery").side(*side).bonus("by", by),
            Modifier::NoArchery(who) => phrase("modifier-no-archery").subject("who", who),
            Modifier::MoveLimit(by) => phrase("modifier-move-limit").bonus("by", by),
            Modifier::Resistance(by) => phrase("modifier-resistance").bonus("by", by),
            Modifier::TripleToOverwhelm(who) => phrase("modifier-triple-to-overwhelm").subject("who", who),
            Modifier::Skip(of) => phrase("modifier-skip").phase(*of),
            Modifier::SkipShadowPhaseOfIt => phrase("modifier-skip-shadow-phase-of-it"),
            Modifier::NotAssigned(who, by) => {
                let by = by.map_or("none", |side| side.word());
                phrase("modifier-not-assigned").subject("who", who).with("side", by)
            }
            Modifier::NotAssignedTo { minion, character, by } => {
                let phrase = phrase("modifier-not-assigned-to").subject("minion", minion);
                phrase.noun("character", character, Number::One).side(*by)
            }
            Modifier::OneMinionEach => phrase("modifier-one-minion-each"),
            Modifier::NoWounds(who) => phrase("modifier-no-wounds").subject("who", who),
            Modifier::WoundsPrevented(who) => phrase("modifier-wounds-prevented").subject("who", who),
            Modifier::FewWounds(who, of, count) => {
                phrase("modifier-few-wounds").subject("who", who).phase(*of).with("count", *count)
            }
            Modifier::ComesExhausted(who) => phrase("modifier-comes-exhausted").subject("who", who),
            Modifier::NoHealing(who) => phrase("modifier-no-healing").subject("who", who),
            Modifier::NoExertion { of, by } => {
                phrase("modifier-no-exertion").subject("who", of).noun("by", by, Number::Many)
            }
            Modifier::NoDiscard(who, side) => phrase("modifier-no-discard").subject("who", who).side(*side),
            Modifier::NoBurdensRemoved => phrase("modifier-no-burdens-removed"),
            Modifier::NotBearing { of, what } => {
                phrase("modifier-not-bearing").subject("who", of).noun("what", what, Number::Many)
            }
            Modifier::NotPlayed(what) => phrase("modifier-not-played").noun("what", what, Number::Many),
            Modifier::NoEvents(of) => phrase("modifier-no-events").phase(*of),
            Modifier::NoAbilities(of) => phrase("modifier-no-abilities").phase(*of),
            Modifier::NotFromPiles => phrase("modifier-not-from-piles"),
            Modifier::HandClosed(side) => phrase("modifier-hand-closed").side(*side),
            Modifier::NoMove => phrase("modifier-no-move"),
            Modifier::RingSilent => phrase("modifier-ring-silent"),
            Modifier::NoText(what) => phrase("modifier-no-text").subject("what", what),
            Modifier::OneMore(class) => phrase("modifier-one-more").with("class", self.word("class", class.word())),
        }
    }
}
