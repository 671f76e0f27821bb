//! Numbers. One is said in two parts: how many, and behind the noun for what: "+2 strength for each Elf".

use crate::{
    nouns::Number,
    phrase::{Phrase, Speaker},
};
use tcg::cards::words::{Filter, Value};

/// How a number is said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// So many.
    Plain,
    /// So many more or less.
    Shown,
    /// So often.
    Often,
}

impl<'s> Phrase<'s> {
    /// How many: `$name`, its number for plural forms `$name-n`, what stands behind the noun `$name-for`; all of it in one
    /// is `$name-whole`. Of one number or another: when the first `$name-cond`, else `$name-or`.
    pub(crate) fn value(self, name: &str, value: &Value) -> Self {
        self.number(name, value, Sign::Plain)
    }

    /// How much more or less, with its sign; the sign alone is `$name-sign`.
    pub(crate) fn bonus(self, name: &str, value: &Value) -> Self {
        self.number(name, value, Sign::Shown)
    }

    /// How often; a pattern says the first number itself, as once or twice.
    pub(crate) fn times(self, name: &str, value: &Value) -> Self {
        self.number(name, value, Sign::Often)
    }

    fn number(self, name: &str, value: &Value, sign: Sign) -> Self {
        let speaker = self.speaker;
        let n = leading(value);
        speaker.mention(key(value));
        let said = match n {
            Some(n) if sign == Sign::Often => speaker.digits(n, Sign::Plain),
            Some(n) => speaker.digits(n, sign),
            None => speaker.unknown(value, sign),
        };
        let phrase = self
            .with(name.to_owned(), said)
            .with(format!("{name}-for"), speaker.tail(value, sign))
            .with(format!("{name}-whole"), speaker.whole(value, sign))
            .with(format!("{name}-sign"), if n.is_some_and(|n| n < 0) { "minus" } else { "plus" })
            .with(format!("{name}-is"), key(value));
        let phrase = match value {
            Value::If(cond, _, or) => {
                phrase.with(format!("{name}-cond"), speaker.cond(cond, true)).with(format!("{name}-or"), or.abs())
            }
            _ => phrase,
        };
        match n {
            Some(n) => phrase.with(format!("{name}-n"), n.abs()),
            None => phrase.with(format!("{name}-n"), "x"),
        }
    }
}

/// The number that is said first, if it is one.
fn leading(value: &Value) -> Option<i16> {
    match value {
        Value::Number(n)
        | Value::Each(n, _)
        | Value::EachOver(n, ..)
        | Value::EachBurden(n)
        | Value::EachInHand(_, n, _)
        | Value::EachIt(n, _)
        | Value::EachDead(n, _)
        | Value::If(_, n, _) => Some(*n),
        Value::EachRace(_) => Some(1),
        Value::AtMost(value, _) => leading(value),
        Value::All
        | Value::X(_)
        | Value::CostOfIt
        | Value::StrengthOf(_)
        | Value::VitalityOfIt(_)
        | Value::Here
        | Value::NumberOfIt
        | Value::Sum(..) => None,
    }
}

/// The pattern for what a number is of.
fn key(value: &Value) -> &'static str {
    match value {
        Value::Number(_) => "value-number",
        Value::All => "value-all",
        Value::Each(..) => "value-each",
        Value::EachOver(..) => "value-each-over",
        Value::EachRace(_) => "value-each-race",
        Value::EachBurden(_) => "value-each-burden",
        Value::EachDead(..) => "value-each-dead",
        Value::EachInHand(..) => "value-each-in-hand",
        Value::EachIt(..) => "value-each-it",
        Value::X(_) => "value-x",
        Value::CostOfIt => "value-cost-of-it",
        Value::StrengthOf(_) => "value-strength-of",
        Value::VitalityOfIt(_) => "value-vitality-of-it",
        Value::Here => "value-here",
        Value::NumberOfIt => "value-number-of-it",
        Value::If(..) => "value-if",
        Value::AtMost(..) => "value-at-most",
        Value::Sum(..) => "value-sum",
    }
}

impl Speaker<'_> {
    fn digits(&self, n: i16, sign: Sign) -> String {
        self.phrase("digits").with("n", n.abs()).with("sign", sign_of(n)).with("shown", shown(sign)).say()
    }

    /// A number that is no digit: X, or all.
    fn unknown(&self, value: &Value, sign: Sign) -> String {
        let (key, times) = match value {
            Value::All => ("value-all", 1),
            Value::X(times) => ("value-x", *times),
            Value::AtMost(value, _) => return self.unknown(value, sign),
            _ => ("value-x", 1),
        };
        self.phrase(key).with("n", times.abs()).with("sign", sign_of(times)).with("shown", shown(sign)).say()
    }

    /// What stands behind the noun; often nothing.
    fn tail(&self, value: &Value, sign: Sign) -> String {
        match value {
            Value::Number(_) | Value::All | Value::X(_) => String::new(),
            Value::AtMost(..) => self.of_what(value, sign),
            value if leading(value).is_some() => self.of_what(value, sign),
            value => self.phrase("where-x").with("what", self.of_what(value, sign)).say(),
        }
    }

    /// The whole number, where no noun parts it.
    fn whole(&self, value: &Value, sign: Sign) -> String {
        match (value, leading(value)) {
            (Value::Number(n), _) => self.digits(*n, sign),
            (Value::All | Value::X(_), _) => self.unknown(value, sign),
            (value, None) if !matches!(value, Value::AtMost(..)) => self.of_what(value, sign),
            (value, n) => {
                let n = n.map_or_else(|| self.unknown(value, sign), |n| self.digits(n, sign));
                self.phrase("whole").with("n", n).with("for", self.of_what(value, sign)).say()
            }
        }
    }

    fn of_what(&self, value: &Value, sign: Sign) -> String {
        let phrase = self.phrase(key(value));
        let phrase = match value {
            Value::Each(_, filter) | Value::EachDead(_, filter) => phrase.noun("what", filter, Number::Each),
            Value::EachOver(_, over, filter) => phrase.noun("what", filter, Number::Each).with("over", *over),
            Value::EachRace(filter) => phrase.noun("what", filter, Number::Many),
            Value::EachInHand(whose, _, filter) => phrase.player("whose", *whose).noun("what", filter, Number::Each),
            Value::Number(_)
            | Value::All
            | Value::X(_)
            | Value::EachBurden(_)
            | Value::CostOfIt
            | Value::Here
            | Value::NumberOfIt => phrase,
            Value::EachIt(_, filter) => {
                let all = if *filter == Filter::Any { "yes" } else { "no" };
                phrase.noun("what", filter, Number::Bare).with("all", all)
            }
            Value::StrengthOf(filter) => phrase.noun("what", filter, Number::One),
            Value::VitalityOfIt(less) => phrase.with("less", *less),
            Value::If(cond, _, or) => {
                let phrase = phrase.with("cond", self.cond(cond, true));
                phrase.with("or", self.digits(*or, sign)).with("or-n", or.abs())
            }
            Value::AtMost(value, most) => {
                phrase.with("for", self.tail(value, sign)).with("most", self.digits(*most, sign))
            }
            Value::Sum(one, other) => phrase.value("one", one).value("other", other),
        };
        phrase.say()
    }
}

const fn sign_of(n: i16) -> &'static str {
    if n < 0 { "minus" } else { "plus" }
}

const fn shown(sign: Sign) -> &'static str {
    match sign {
        Sign::Plain => "no",
        Sign::Shown => "yes",
        Sign::Often => "often",
    }
}
