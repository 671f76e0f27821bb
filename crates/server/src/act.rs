//! What can happen in a match, and how it is written down: an entry of the store is one of these as text.
//!
//! Answers are in the notation of records: a seat, what it answers, and on a second line what came up by chance. With the set-up
//! they are the match; everything else here is about the people at the table.

use std::{fmt, str::FromStr};

/// Something that happened. Seats are named as in records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Everybody sits: the game begins. What came up by chance.
    Begin(String),
    /// A seat answers.
    Answer {
        /// Who.
        seat: String,
        /// What, in notation.
        answer: String,
        /// What came up by chance then.
        chance: String,
    },
    /// Nobody plays on: a record that breaks off, to be looked at and continued elsewhere.
    Close,
    /// A person at the table does something that is no answer.
    Person {
        /// Which seat he speaks for.
        seat: String,
        /// What he does.
        deed: Deed,
    },
}

/// What a person can do besides answering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Takes his last answer back, which nobody need allow.
    Undo,
    /// Asks to go back to where so many inputs had been made.
    AskUndo(u32),
    /// Lets the other go back.
    GrantUndo,
    /// Does not.
    RefuseUndo,
    /// Takes the device: from now on this seat is shown.
    TakeOver,
    /// Gives the game up.
    Concede,
    /// Leaves the seat to a program: his team plays on.
    Leave,
    /// Offers a draw.
    OfferDraw,
    /// Accepts it.
    AcceptDraw,
    /// Does not.
    RefuseDraw,
}

impl Deed {
    /// The name of the deed.
    pub const fn name(self) -> &'static str {
        match self {
            Deed::Undo => "undo",
            Deed::AskUndo(_) => "ask-undo",
            Deed::GrantUndo => "grant-undo",
            Deed::RefuseUndo => "refuse-undo",
            Deed::TakeOver => "take-over",
            Deed::Concede => "concede",
            Deed::Leave => "leave",
            Deed::OfferDraw => "offer-draw",
            Deed::AcceptDraw => "accept-draw",
            Deed::RefuseDraw => "refuse-draw",
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Deed::AskUndo(to) => write!(f, " {to}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for Deed {
    type Err = String;

    fn from_str(text: &str) -> Result<Deed, String> {
        let plain = [
            Deed::Undo,
            Deed::GrantUndo,
            Deed::RefuseUndo,
            Deed::TakeOver,
            Deed::Concede,
            Deed::Leave,
            Deed::OfferDraw,
            Deed::AcceptDraw,
            Deed::RefuseDraw,
        ];
        let asked = text.strip_prefix("ask-undo ").and_then(|to| to.parse().ok()).map(Deed::AskUndo);
        let known = plain.into_iter().find(|deed| deed.name() == text).or(asked);
        known.ok_or_else(|| format!("expected what somebody did, found '{text}'"))
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Act::Begin(chance) => write!(f, "begin\nchance:{chance}"),
            Act::Answer { seat, answer, chance } if chance.is_empty() => write!(f, "{seat}: {answer}"),
            Act::Answer { seat, answer, chance } => write!(f, "{seat}: {answer}\nchance:{chance}"),
            Act::Close => write!(f, "close"),
            Act::Person { seat, deed } => write!(f, "! {seat} {deed}"),
        }
    }
}

impl FromStr for Act {
    type Err = String;

    fn from_str(text: &str) -> Result<Act, String> {
        let (first, second) = text.split_once('\n').unwrap_or((text, "chance:"));
        let chance = second.strip_prefix("chance:").ok_or("expected 'chance:' on the second line")?.to_string();
        if first == "begin" {
            return Ok(Act::Begin(chance));
        }
        if first == "close" {
            return Ok(Act::Close);
        }
        if let Some(rest) = first.strip_prefix("! ") {
            let (seat, deed) = rest.split_once(' ').ok_or("expected a seat and what it did")?;
            return Ok(Act::Person { seat: seat.into(), deed: deed.parse()? });
        }
        let (seat, answer, _) = Act::as_answer(text).ok_or("expected 'seat: answer'")?;
        Ok(Act::Answer { seat: seat.into(), answer: answer.into(), chance })
    }
}

impl Act {
    /// The seat, the answer and what came up by chance, if an answer is written there: for whoever reads thousands of them.
    pub fn as_answer(text: &str) -> Option<(&str, &str, &str)> {
        let (first, chance) = match text.split_once('\n') {
            Some((first, second)) => (first, second.strip_prefix("chance:")?),
            None => (text, ""),
        };
        let (seat, answer) = first.split_once(':').filter(|_| !first.starts_with("! "))?;
        Some((seat, answer.strip_prefix(' ')?, chance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let answer =
            |chance: &str| Act::Answer { seat: "white".into(), answer: "2 pawn, queen".into(), chance: chance.into() };
        let deed = |deed| Act::Person { seat: "black".into(), deed };
        for act in [
            Act::Begin(" ace king".into()),
            Act::Close,
            answer(""),
            answer(" 3 5"),
            deed(Deed::Undo),
            deed(Deed::AskUndo(17)),
            deed(Deed::Concede),
            deed(Deed::Leave),
        ] {
            assert_eq!(act.to_string().parse(), Ok(act));
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "white", "! white", "! white dance", "white: a\nluck: 3"] {
            assert!(text.parse::<Act>().is_err(), "{text}");
        }
    }
}
