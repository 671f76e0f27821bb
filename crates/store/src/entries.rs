//! The entries of a match for whoever replays it.

use crate::{Entry, Moment};

/// What an entry says to whoever replays a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said<'a> {
    /// Its number: 1 is the first.
    pub version: u32,
    /// When.
    pub at: Moment,
    /// What: the store does not read it.
    pub what: &'a str,
}

impl<'a> From<&'a Entry> for Said<'a> {
    fn from(entry: &'a Entry) -> Said<'a> {
        Said { version: entry.version, at: entry.at, what: &entry.what }
    }
}

/// All entries of a match in order, as they are read to be replayed: thousands, and not a string for each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entries {
    /// What they say, one after the other.
    text: String,
    /// The number and the moment of each, and where its text ends.
    each: Vec<(u32, Moment, usize)>,
}

impl Entries {
    /// None yet, but room for so many.
    pub(crate) fn with_room(count: usize) -> Entries {
        const USUAL: usize = 32;
        Entries { text: String::with_capacity(count * USUAL), each: Vec::with_capacity(count) }
    }

    pub(crate) fn push(&mut self, said: Said) {
        self.text.push_str(said.what);
        self.each.push((said.version, said.at, self.text.len()));
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Said<'_>> {
        let mut from = 0;
        self.each.iter().map(move |(version, at, to)| {
            let what = &self.text[std::mem::replace(&mut from, *to)..*to];
            Said { version: *version, at: *at, what }
        })
    }
}
