//! Questions put to a seat and the answers to them: a few shapes, many purposes.

use crate::Seat;
use smallvec::SmallVec;
use std::fmt;

/// How a question is to be answered. Any client can draw these few, and any player can answer them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Exactly one of the offers.
    One,
    /// A selection: of each offer up to its count, `least` to `most` things in all.
    Some {
        /// The fewest things that may be selected.
        least: u8,
        /// The most things that may be selected.
        most: u8,
    },
    /// Things one after the other: as a selection, but the order of the answer counts.
    Order {
        /// The fewest things that may be named.
        least: u8,
        /// The most things that may be named.
        most: u8,
    },
    /// A number from `least` to `most`; nothing is offered.
    Number {
        /// The lowest number that may be named.
        least: u8,
        /// The highest number that may be named.
        most: u8,
    },
}

/// A thing that can be chosen, and how many of it there are (1 where the shape is [`Shape::One`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer<I> {
    /// What is offered.
    pub item: I,
    /// How many of it can be taken.
    pub count: u8,
}

/// A question put to one seat, with everything that may be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<I, W> {
    /// Who is asked.
    pub seat: Seat,
    /// What for: clients word it, players weigh it.
    pub why: W,
    /// How it is to be answered.
    pub shape: Shape,
    /// What may be answered.
    pub options: Vec<Offer<I>>,
}

/// A selection: which things, and how many of each. In the order of the offers, without zeroes; where the order counts, in
/// the order of the answer and one by one.
pub type Pick<I> = SmallVec<[(I, u8); 12]>;

/// What a seat answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<I> {
    /// To [`Shape::One`].
    One(I),
    /// To [`Shape::Some`] and [`Shape::Order`].
    Some(Pick<I>),
    /// To [`Shape::Number`].
    Number(u8),
}

/// Why an answer was not taken. `L` is the game's own reason, as a rule number.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal<L: fmt::Display> {
    /// The seat has no open question.
    #[error("nothing is asked of this seat")]
    NotAsked,
    /// The answer has another shape than the question.
    #[error("expected {0}")]
    Shape(&'static str),
    /// A rule forbids it.
    #[error("not allowed by {0}")]
    Forbidden(L),
    /// It is not among the offers, and no single rule says why.
    #[error("this is not offered")]
    NotOffered,
}

impl<I: Copy + Eq, W> Question<I, W> {
    /// The answers offered, without their counts.
    pub fn items(&self) -> impl ExactSizeIterator<Item = I> + '_ {
        self.options.iter().map(|o| o.item)
    }

    /// Whether this item is offered.
    pub fn offers(&self, item: I) -> bool {
        self.options.iter().any(|o| o.item == item)
    }

    /// Checks everything about an answer that can be checked without knowing the game.
    pub fn fits<L: fmt::Display>(&self, answer: &Answer<I>) -> Result<(), Refusal<L>> {
        match (self.shape, answer) {
            (Shape::One, Answer::One(item)) if self.offers(*item) => Ok(()),
            (Shape::One, Answer::One(_)) => Err(Refusal::NotOffered),
            (Shape::One, _) => Err(Refusal::Shape("one of the offered things")),
            (Shape::Number { least, most }, Answer::Number(n)) if (least..=most).contains(n) => Ok(()),
            (Shape::Number { .. }, Answer::Number(_)) => Err(Refusal::NotOffered),
            (Shape::Number { .. }, _) => Err(Refusal::Shape("a number")),
            (Shape::Some { least, most }, Answer::Some(pick)) => self.fits_pick(least, most, pick),
            (Shape::Some { .. }, _) => Err(Refusal::Shape("a selection, as in [2 of-this, that]")),
            (Shape::Order { least, most }, Answer::Some(pick)) => self.fits_order(least, most, pick),
            (Shape::Order { .. }, _) => Err(Refusal::Shape("things in an order, as in [this, that, this]")),
        }
    }

    /// Things that stand there several times may be named several times.
    fn fits_order<L: fmt::Display>(&self, least: u8, most: u8, pick: &Pick<I>) -> Result<(), Refusal<L>> {
        let named = |item: I| pick.iter().filter(|(other, _)| *other == item).count();
        let within = |item: I| self.options.iter().any(|o| o.item == item && named(item) <= usize::from(o.count));
        if pick.iter().any(|(_, count)| *count != 1) {
            return Err(Refusal::Shape("things in an order, as in [this, that, this]"));
        }
        match pick.len() {
            _ if !pick.iter().all(|(item, _)| within(*item)) => Err(Refusal::NotOffered),
            n if n < usize::from(least) => Err(Refusal::Shape("a larger selection")),
            n if n > usize::from(most) => Err(Refusal::Shape("a smaller selection")),
            _ => Ok(()),
        }
    }

    fn fits_pick<L: fmt::Display>(&self, least: u8, most: u8, pick: &Pick<I>) -> Result<(), Refusal<L>> {
        let mut total = 0u32;
        for (at, (item, count)) in pick.iter().enumerate() {
            let within = |o: &Offer<I>| o.item == *item && (1..=o.count).contains(count);
            let repeated = pick[..at].iter().any(|(earlier, _)| earlier == item);
            if repeated || !self.options.iter().any(within) {
                return Err(Refusal::NotOffered);
            }
            total += u32::from(*count);
        }
        match total {
            n if n < u32::from(least) => Err(Refusal::Shape("a larger selection")),
            n if n > u32::from(most) => Err(Refusal::Shape("a smaller selection")),
            _ => Ok(()),
        }
    }

    /// The same selection, in the order of the offers: equal selections become equal values. Where the order counts, it
    /// stays as it is.
    pub fn in_order(&self, pick: &Pick<I>) -> Pick<I> {
        if let Shape::Order { .. } = self.shape {
            return pick.clone();
        }
        let taken = |o: &Offer<I>| pick.iter().find(|(item, _)| *item == o.item).copied();
        self.options.iter().filter_map(taken).collect()
    }
}

/// Text of an answer, as in records: `bridge`, `[2 coins, lantern]`, `3`.
impl<I: fmt::Display> fmt::Display for Answer<I> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Answer::One(item) => write!(f, "{item}"),
            Answer::Number(n) => write!(f, "{n}"),
            Answer::Some(pick) => {
                write!(f, "[")?;
                for (at, (item, count)) in pick.iter().enumerate() {
                    let comma = if at > 0 { ", " } else { "" };
                    match count {
                        1 => write!(f, "{comma}{item}")?,
                        n => write!(f, "{comma}{n} {item}")?,
                    }
                }
                write!(f, "]")
            }
        }
    }
}

impl<I: std::str::FromStr<Err = String>> std::str::FromStr for Answer<I> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Some(inside) = text.strip_prefix('[') {
            let inside = inside.strip_suffix(']').ok_or("expected ] at the end of the selection")?;
            let parts = inside.split(',').map(str::trim).filter(|p| !p.is_empty());
            let pick: Pick<I> = parts.map(counted).collect::<Result<_, String>>()?;
            // Whoever adds up what was picked must not run out of numbers.
            let total: u32 = pick.iter().map(|(_, count)| u32::from(*count)).sum();
            return match total <= u32::from(u8::MAX) {
                true => Ok(Answer::Some(pick)),
                false => Err(format!("expected at most {} things, found {total}", u8::MAX)),
            };
        }
        if let Ok(n) = text.parse() {
            return Ok(Answer::Number(n));
        }
        text.parse().map(Answer::One)
    }
}

/// `2 coins`, or `lantern` for one.
fn counted<I: std::str::FromStr<Err = String>>(text: &str) -> Result<(I, u8), String> {
    match text.split_once(' ') {
        None => Ok((text.parse()?, 1)),
        Some((count, item)) => {
            let count = count.parse().map_err(|_| format!("expected a number before '{item}', found '{count}'"))?;
            Ok((item.trim().parse()?, count))
        }
    }
}
