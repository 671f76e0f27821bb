//! Who speaks, and how a pattern gets its parts.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentValue};
use std::{
    cell::{Cell, RefCell},
    collections::BTreeSet,
};
use tcg::{
    Card,
    cards::words::{Filter, Whose},
};

/// A card that speaks a language, and what a listener has in mind while one of its abilities is said.
pub struct Speaker<'l> {
    pub(crate) card: Card,
    pub(crate) language: &'l Language,
    /// "It" is several cards.
    pub(crate) it_is_many: Cell<bool>,
    /// Who does what is said: you, unless it says otherwise.
    pub(crate) actor: Cell<Whose>,
    /// The actor pays to prevent something: in what he pays, "you" is he.
    pub(crate) pays: Cell<bool>,
    /// What the listener is told of what is done: that he does it, that he may, that somebody else does.
    pub(crate) mood: Cell<Mood>,
    /// What was waited for is about this.
    pub(crate) subject: RefCell<Option<Filter>>,
    /// It is about several cards at once.
    pub(crate) subject_is_many: Cell<bool>,
    /// What was chosen first.
    pub(crate) first: RefCell<Option<Filter>>,
    /// The players that were chosen already: "a Shadow player", then "that player".
    pub(crate) chosen: RefCell<Vec<Whose>>,
    said: RefCell<BTreeSet<String>>,
}

/// How a verb is said; patterns know it as `$mood`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    Do,
    May,
    Other,
}

impl<'l> Speaker<'l> {
    /// A card that is going to speak.
    pub fn new(card: Card, language: &'l Language) -> Speaker<'l> {
        Speaker {
            card,
            language,
            it_is_many: Cell::new(false),
            actor: Cell::new(Whose::Yours),
            pays: Cell::new(false),
            mood: Cell::new(Mood::Do),
            subject: RefCell::default(),
            subject_is_many: Cell::new(false),
            first: RefCell::default(),
            chosen: RefCell::default(),
            said: RefCell::default(),
        }
    }

    /// The patterns that were said.
    pub fn said(&self) -> BTreeSet<String> {
        self.said.borrow().clone()
    }

    /// Notes a word that has no place of its own in a sentence.
    pub(crate) fn mention(&self, key: &str) {
        self.said.borrow_mut().insert(key.into());
    }

    /// Begins a phrase.
    pub(crate) fn phrase(&self, key: impl Into<String>) -> Phrase<'_> {
        let mood = match self.mood.get() {
            Mood::Do => "do",
            Mood::May => "may",
            Mood::Other => "other",
        };
        let it = if self.it_is_many.get() { "many" } else { "one" };
        Phrase { speaker: self, key: key.into(), args: FluentArgs::new() }.with("mood", mood).with("it", it)
    }

    /// A pattern that has no parts.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.phrase(key).say()
    }

    /// Several parts, joined two by two from the last: `KIND-last` joins the last two, `KIND-more` what comes before.
    pub(crate) fn list(&self, kind: &str, parts: Vec<String>) -> String {
        let mut parts = parts.into_iter().rev();
        let Some(mut said) = parts.next() else { return String::new() };
        let mut join = "last";
        for part in parts {
            said = self.phrase(format!("{kind}-{join}")).with("a", part).with("b", said).say();
            join = "more";
        }
        said
    }

    /// Says something in another mood.
    pub(crate) fn in_mood<T>(&self, mood: Mood, say: impl FnOnce() -> T) -> T {
        let before = self.mood.replace(mood);
        let said = say();
        self.mood.set(before);
        said
    }
}

/// A pattern and its parts.
pub(crate) struct Phrase<'s> {
    pub(crate) speaker: &'s Speaker<'s>,
    pub(crate) key: String,
    args: FluentArgs<'s>,
}

impl<'s> Phrase<'s> {
    /// A part.
    pub(crate) fn with(mut self, name: impl Into<String>, part: impl Into<FluentValue<'s>>) -> Self {
        self.args.set(name.into(), part);
        self
    }

    /// A part that may be missing.
    pub(crate) fn or_none(self, name: &str, part: Option<String>) -> Self {
        self.with(name.to_owned(), part.unwrap_or_else(|| "none".into()))
    }

    /// A part in every case of the language: `$name` is the plain one, `$name-object` and so on the others.
    pub(crate) fn in_cases(mut self, name: &str, say: impl Fn(&str) -> String) -> Self {
        for (at, case) in self.speaker.language.cases.iter().enumerate() {
            let name = if at == 0 { name.to_owned() } else { format!("{name}-{case}") };
            self = self.with(name, say(case));
        }
        self
    }

    /// The pattern with its parts in their places. A missing pattern shows, and fails a test.
    pub(crate) fn say(self) -> String {
        let said = self.speaker.language.say(&self.key, &self.args).unwrap_or_else(|what| format!("⟨{what}⟩"));
        self.speaker.said.borrow_mut().insert(self.key);
        said
    }
}
