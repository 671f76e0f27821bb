//! The paragraphs of a card: its keywords, how it is played, what is true while it is active, what it can do.

use crate::{
    nouns::Number,
    phrase::{Mood, Speaker},
};
use tcg::cards::words::{Ability, Cond, Filter, Modifier, Value, When};

impl Speaker<'_> {
    /// All paragraphs, in their order.
    pub fn paragraphs(&self) -> Vec<String> {
        let (facts, text) = (self.card.facts(), self.card.text());
        let mut said = Vec::new();
        if !facts.keywords.is_empty() {
            let keyword = |(keyword, n): &(tcg::cards::facts::Keyword, i16)| {
                let number = (*n).into();
                self.phrase(format!("noun-keyword-{keyword}")).with("form", "line").bonus("bonus", &number).say()
            };
            let keywords = self.list("keywords", facts.keywords.iter().map(keyword).collect());
            said.push(self.phrase("paragraph-keywords").with("keywords", keywords).say());
        }
        if let Some(bearer) = &text.borne_by {
            said.push(self.phrase("paragraph-borne-by").noun("bearer", bearer, Number::One).say());
        }
        if text.one_more_of_its_class {
            let class = facts.class.map(|class| self.word("class", class.word()));
            said.push(self.phrase("paragraph-one-more-of-its-class").or_none("class", class).say());
        }
        if let Some(conds) = self.conds(&text.to_play) {
            said.push(self.phrase("paragraph-to-play").with("conds", conds).say());
        }
        if !text.extra_costs.is_empty() {
            let costs = self.effects("and", &text.extra_costs);
            said.push(self.phrase("paragraph-to-play-pay").with("costs", costs).say());
        }
        if let Some(value) = &text.own_cost {
            let phrase = self.phrase("paragraph-own-cost").value("by", value);
            let phrase = match bearer_of(value) {
                Some(bearer) => phrase.noun("on", bearer, Number::One).with("has-on", "yes"),
                None => phrase.with("on", "none").with("has-on", "no"),
            };
            said.push(phrase.say());
        }
        if let Some(site) = &text.speaks_like {
            said.push(self.phrase("paragraph-speaks-like").noun("site", site, Number::Bare).say());
        }
        let together =
            |(one, _): &(Vec<Cond>, Modifier), (next, _): &(Vec<Cond>, Modifier)| one == next && !one.is_empty();
        for modifiers in text.modifiers.chunk_by(together) {
            let what = modifiers.iter().map(|(_, modifier)| self.modifier(modifier).say()).collect();
            let conds = self.conds(&modifiers[0].0);
            said.push(
                self.phrase("paragraph-modifier").with("what", self.list("and", what)).or_none("conds", conds).say(),
            );
        }
        said.extend(text.abilities.iter().map(|ability| self.ability(ability)));
        said
    }

    /// When, what is needed, what it costs, what it does, how often.
    pub fn ability(&self, ability: &Ability) -> String {
        self.subject.replace(None);
        self.first.replace(None);
        self.it_is_many.set(false);
        self.chosen.borrow_mut().clear();
        let (phrase, mood) = match &ability.when {
            When::Phases(phases) => {
                let phases = phases.iter().map(|phase| self.word("phase", phase.word())).collect();
                (self.phrase("when-phases").with("phases", self.list("or", phases)), Mood::Do)
            }
            When::Response(trigger) => (self.phrase("when-response").with("trigger", self.trigger(trigger)), Mood::Do),
            When::EachTime(trigger) => (self.phrase("when-each-time").with("trigger", self.trigger(trigger)), Mood::Do),
            When::MayEachTime(trigger) => {
                (self.phrase("when-may-each-time").with("trigger", self.trigger(trigger)), Mood::May)
            }
            When::Later(trigger) => (self.phrase("when-later").with("trigger", self.trigger(trigger)), Mood::Do),
            When::Always => (self.phrase("when-always"), Mood::Do),
        };
        let limits: Vec<String> = ability.needs.iter().filter_map(|cond| self.limit(cond)).collect();
        let needs = self.conds(ability.needs.iter().filter(|cond| self.limit(cond).is_none()));
        let (costs, effects) = self.in_mood(mood, || {
            let costs = (!ability.costs.is_empty()).then(|| self.effects("and", &ability.costs));
            (costs, self.effects("then", &ability.effects))
        });
        phrase
            .or_none("needs", needs)
            .or_none("costs", costs)
            .with("effects", effects)
            .with("limits", self.list("and", limits))
            .say()
    }
}

/// On whom a card must be played to cost more or less, if that is all its own cost depends on: "it" is its bearer to be.
fn bearer_of(value: &Value) -> Option<&Filter> {
    match value {
        Value::If(cond, _, 0) => match &**cond {
            Cond::ItIs(bearer) => Some(bearer),
            _ => None,
        },
        _ => None,
    }
}
