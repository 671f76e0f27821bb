//! The small things of which a position is made, each as a word without spaces.

use crate::{
    NAMES,
    cards::{
        Card,
        facts::{Keyword, Phase, Side},
        words::{Kind, Until},
    },
    game::{Id, InPlay, Thing},
};
use smallvec::{Array, SmallVec};
use table::Seat;

/// Something that is written as one word.
pub(super) trait Word: Sized {
    fn write(&self) -> String;
    fn read(text: &str) -> Result<Self, String>;
}

macro_rules! plainly {
    ($($Type:ty),+) => { $(
        impl Word for $Type {
            fn write(&self) -> String {
                self.to_string()
            }
            fn read(text: &str) -> Result<Self, String> {
                text.parse().map_err(|_| format!("expected {}, found '{text}'", stringify!($Type)))
            }
        }
    )+ };
}
plainly!(u8, i8, i16, u16, Card, Phase, Side, Keyword, Kind, Until);

impl Word for bool {
    fn write(&self) -> String {
        if *self { "yes".into() } else { "no".into() }
    }
    fn read(text: &str) -> Result<bool, String> {
        match text {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(format!("expected yes or no, found '{text}'")),
        }
    }
}

impl Word for Seat {
    fn write(&self) -> String {
        NAMES[self.index()].into()
    }
    fn read(text: &str) -> Result<Seat, String> {
        let known = NAMES.iter().position(|name| *name == text);
        known.map(|at| Seat(at as u8)).ok_or_else(|| format!("expected a seat (a to e), found '{text}'"))
    }
}

impl Word for Id {
    fn write(&self) -> String {
        self.0.to_string()
    }
    fn read(text: &str) -> Result<Id, String> {
        u16::read(text).map(Id)
    }
}

impl<T: Word> Word for Option<T> {
    fn write(&self) -> String {
        self.as_ref().map_or("-".into(), T::write)
    }
    fn read(text: &str) -> Result<Self, String> {
        if text == "-" { Ok(None) } else { T::read(text).map(Some) }
    }
}

/// `1C9@a#5`, or `1C9@a` if it is not in play.
impl Word for Thing {
    fn write(&self) -> String {
        let id = self.id.map_or(String::new(), |id| format!("#{}", id.write()));
        format!("{}@{}{id}", self.card, self.owner.write())
    }
    fn read(text: &str) -> Result<Thing, String> {
        let expected = || format!("expected a card such as 1C9@a#5, found '{text}'");
        let (card, rest) = text.split_once('@').ok_or_else(expected)?;
        let (owner, id) = rest.split_once('#').map_or((rest, None), |(owner, id)| (owner, Some(id)));
        Ok(Thing { card: Word::read(card)?, owner: Word::read(owner)?, id: id.map(Id::read).transpose()? })
    }
}

/// `1C9@a#5>2+1`: on number 2, with one wound.
impl Word for InPlay {
    fn write(&self) -> String {
        let on = self.on.map_or(String::new(), |on| format!(">{}", on.write()));
        let wounds = if self.wounds > 0 { format!("+{}", self.wounds) } else { String::new() };
        format!("{}{on}{wounds}", self.thing().write())
    }
    fn read(text: &str) -> Result<InPlay, String> {
        let (rest, wounds) = text.split_once('+').map_or((text, None), |(rest, wounds)| (rest, Some(wounds)));
        let (thing, on) = rest.split_once('>').map_or((rest, None), |(thing, on)| (thing, Some(on)));
        let Thing { card, owner, id } = Thing::read(thing)?;
        Ok(InPlay {
            id: id.ok_or_else(|| format!("expected a card with its number, found '{text}'"))?,
            card,
            owner,
            on: on.map(Id::read).transpose()?,
            wounds: wounds.map_or(Ok(0), u8::read)?,
        })
    }
}

/// `12/34`
impl<A: Word, B: Word> Word for (A, B) {
    fn write(&self) -> String {
        format!("{}/{}", self.0.write(), self.1.write())
    }
    fn read(text: &str) -> Result<(A, B), String> {
        let (a, b) =
            text.split_once('/').ok_or_else(|| format!("expected two things with / between, found '{text}'"))?;
        Ok((A::read(a)?, B::read(b)?))
    }
}

/// `1/2/3`
impl<A: Word, B: Word, C: Word> Word for (A, B, C) {
    fn write(&self) -> String {
        format!("{}/{}/{}", self.0.write(), self.1.write(), self.2.write())
    }
    fn read(text: &str) -> Result<(A, B, C), String> {
        let (a, rest) = text.split_once('/').ok_or_else(|| format!("expected three things, found '{text}'"))?;
        let (b, c) = rest.split_once('/').ok_or_else(|| format!("expected three things, found '{text}'"))?;
        Ok((A::read(a)?, B::read(b)?, C::read(c)?))
    }
}

/// Several, with commas between; `-` for none.
pub(super) fn list<'a, T: Word + 'a>(items: impl IntoIterator<Item = &'a T>) -> String {
    let words: Vec<String> = items.into_iter().map(T::write).collect();
    if words.is_empty() { "-".into() } else { words.join(",") }
}

/// The same, read.
pub(super) fn read_list<T: Word, C: FromIterator<T>>(text: &str) -> Result<C, String> {
    if text == "-" || text.is_empty() {
        return Ok(std::iter::empty().collect());
    }
    text.split(',').map(|word| T::read(word.trim())).collect()
}

impl<A: Array> Word for SmallVec<A>
where
    A::Item: Word,
{
    fn write(&self) -> String {
        list(self.iter())
    }
    fn read(text: &str) -> Result<Self, String> {
        read_list(text)
    }
}
