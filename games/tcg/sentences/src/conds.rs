//! Requirements, as clauses that follow "if", "while" and "whenever".

use crate::{
    nouns::{Number, number},
    phrase::Speaker,
    sorting::{named_as_it_is, pointed_at},
};
use tcg::cards::words::{Cond, Filter, Value};

impl Speaker<'_> {
    /// All of these are so; nothing if there are none.
    pub(crate) fn conds<'c>(&self, conds: impl IntoIterator<Item = &'c Cond>) -> Option<String> {
        let conds: Vec<&Cond> = conds.into_iter().collect();
        let together = |one: &&Cond, next: &&Cond| spot(one, true).is_some() && spot(next, true).is_some();
        let said = conds.chunk_by(together).map(|conds| match conds {
            [one] => self.cond(one, true),
            several => self.spots("and", &several.iter().filter_map(|cond| spot(cond, true)).collect::<Vec<_>>()),
        });
        (!conds.is_empty()).then(|| self.list("and", said.collect()))
    }

    /// It is said once that all of these can be spotted, or one of them.
    fn spots(&self, list: &str, spotted: &[(Value, &Filter)]) -> String {
        let what = |case: &str| {
            let nouns = spotted.iter().map(|(count, filter)| self.noun(filter, number(count, count), case));
            self.list(list, nouns.collect())
        };
        self.phrase("cond-spot").with("is", "yes").in_cases("what", what).say()
    }

    /// One requirement, or that it is not met: `$is`.
    pub(crate) fn cond(&self, cond: &Cond, is: bool) -> String {
        let phrase = |key: &str| self.phrase(key).with("is", if is { "yes" } else { "no" });
        // Not one of them, as against: not this one.
        let one = if is { Number::One } else { Number::No };
        let said = match cond {
            Cond::Spot(1, filter) => match pointed_at(filter).or_else(|| named_as_it_is(filter)) {
                Some((one, states)) if !states.is_empty() => {
                    let states = self.predicate(&states);
                    phrase("cond-is").noun("what", one, Number::One).with("states", states)
                }
                _ => phrase("cond-spot").noun("what", filter, Number::One),
            },
            Cond::Spot(count, filter) => {
                let count = Value::Number((*count).into());
                phrase("cond-spot").noun("what", filter, Number::Exactly(&count))
            }
            Cond::At(filter) => phrase("cond-at").noun("what", filter, Number::One),
            Cond::In(of) => phrase("cond-in").with("phase", self.word("phase", of.word())),
            Cond::Burdens(count) => phrase("cond-burdens").with("count", *count),
            Cond::Wounds(count, filter) => {
                phrase("cond-wounds").with("count", *count).noun("what", filter, Number::Many)
            }
            Cond::Twilight(count) => phrase("cond-twilight").with("count", *count),
            Cond::TwilightBelow(count) => phrase("cond-twilight-below").with("count", *count),
            Cond::RingWorn => phrase("cond-ring-worn"),
            Cond::RingSpeaks => phrase("cond-ring-speaks"),
            Cond::FierceSkirmish => phrase("cond-fierce-skirmish"),
            Cond::Moved(count) => phrase("cond-moved").with("count", *count),
            Cond::YouAre(side) => phrase("cond-you-are").with("side", side.word()),
            Cond::ItIs(filter) => phrase("cond-it-is").with("what", self.is(filter)),
            Cond::SomeIt => phrase("cond-some-it"),
            Cond::AtLeast(value, least) => phrase("cond-at-least").value("what", value).with("count", *least),
            Cond::EmptyDeck(whose) => phrase("cond-empty-deck").player("whose", *whose),
            Cond::InHand(whose, filter) => phrase("cond-in-hand").player("whose", *whose).noun("what", filter, one),
            Cond::HandOver(whose, count) => phrase("cond-hand-over").player("whose", *whose).with("count", *count),
            Cond::Dead(count, filter) => {
                let count = Value::Number((*count).into());
                phrase("cond-dead").noun("what", filter, number(&count, &count))
            }
            Cond::WasAssigned(filter) => phrase("cond-was-assigned").noun("what", filter, one),
            Cond::HasLost(filter) => phrase("cond-has-lost").noun("what", filter, one),
            Cond::WasPlayed(filter) => phrase("cond-was-played").noun("what", filter, one),
            Cond::WasPlayedHere(filter) => phrase("cond-was-played-here").noun("what", filter, one),
            Cond::UsedThisTurnBelow(count) => phrase("cond-used-this-turn-below").with("count", *count),
            Cond::UsedThisPhaseBelow(count) => phrase("cond-used-this-phase-below").with("count", *count),
            Cond::Any(conds) => {
                let list = if is { "or" } else { "and" };
                if let Some(spotted) = spotted(conds, is) {
                    return self.spots(list, &spotted);
                }
                let said = conds.iter().map(|cond| self.cond(cond, is)).collect();
                return self.list(list, said);
            }
            Cond::Not(inner) => return self.cond(inner, !is),
        };
        said.say()
    }

    /// How often an ability can be used, said at its end; nothing if it is another requirement.
    pub(crate) fn limit(&self, cond: &Cond) -> Option<String> {
        match cond {
            Cond::UsedThisTurnBelow(count) => {
                self.mention("cond-used-this-turn-below");
                Some(self.phrase("limit-turn").with("count", *count).say())
            }
            Cond::UsedThisPhaseBelow(count) => {
                self.mention("cond-used-this-phase-below");
                Some(self.phrase("limit-phase").with("count", *count).say())
            }
            _ => None,
        }
    }
}

/// What has to be spotted, if that is all there is in a list: it is said once that it can be.
fn spotted(conds: &[Cond], is: bool) -> Option<Vec<(Value, &Filter)>> {
    conds.iter().map(|cond| spot(cond, is)).collect()
}

fn spot(cond: &Cond, is: bool) -> Option<(Value, &Filter)> {
    match cond {
        Cond::Not(inner) => spot(inner, !is),
        Cond::Spot(count, filter) if is => {
            let states = pointed_at(filter).or_else(|| named_as_it_is(filter));
            let is_plain = states.is_none_or(|(_, states)| states.is_empty());
            is_plain.then_some((Value::Number((*count).into()), filter))
        }
        _ => None,
    }
}
