//! T2 What cards are: facts, vocabulary, texts. Nothing here knows how a game goes on.
//!
//! | to read about | see |
//! |---|---|
//! | what is printed besides the text | [`facts`] |
//! | what a card can say | [`words`], and as names and functions `nouns`, `verbs`; `grammar` how words go together |
//! | the texts | one file for each set and culture: `set1/dwarven.rs` |

mod codes;
pub mod facts;
pub(crate) mod grammar;
pub(crate) mod nouns;
pub(crate) mod verbs;
pub mod words;

mod set1;
mod set2;
mod set3;

pub use codes::known;
pub use verbs::Text;

use facts::{Facts, Phase, Side, Type};
use grammar::ModifierKind;
use std::{collections::BTreeMap, fmt, str::FromStr, sync::LazyLock};
use words::{Ability, Kind, When};

/// A card as it is printed.
#[derive(Debug)]
pub struct Printed {
    /// What is printed besides the text.
    pub facts: Facts,
    /// The text.
    pub text: Text,
    /// What its abilities answer, as bits of moments: asking forty cards on the table whether they care costs nothing.
    pub(crate) hears: u64,
    /// In which phases it can be used, as bits.
    pub(crate) acts_in: u8,
    /// It has an ability that is used whenever its needs are met.
    pub(crate) always: bool,
    /// Which families of modifiers it has, as bits.
    pub(crate) modifies: u64,
    /// It switches texts of others off.
    pub(crate) silences: bool,
    /// The event spots or exerts a ranger.
    pub(crate) is_about_rangers: bool,
}

/// One of the cards that exist, by its place among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u16);

static ALL: LazyLock<Vec<Printed>> = LazyLock::new(|| {
    let mut texts: BTreeMap<&str, Text> = BTreeMap::new();
    for text in [set1::cards(), set2::cards(), set3::cards()].into_iter().flatten() {
        let code = text.code;
        assert!(texts.insert(code, text).is_none(), "{code} is written twice");
    }
    let facts = facts::read(include_str!("../../data/cards.csv")).unwrap_or_else(|what| panic!("{what}"));
    let printed = facts.into_iter().map(|facts| {
        let text = texts.remove(facts.code.as_str());
        let text = text.unwrap_or_else(|| panic!("{} has no text", facts.code));
        Printed::new(facts, text)
    });
    let all = printed.collect();
    assert!(texts.is_empty(), "texts without facts: {:?}", texts.keys());
    all
});

static BY_CODE: LazyLock<BTreeMap<&'static str, Card>> =
    LazyLock::new(|| Card::all().map(|card| (card.facts().code.as_str(), card)).collect());

/// The Response events of the format, T14.14b.
static RESPONSES: LazyLock<Vec<Card>> = LazyLock::new(|| Card::all().filter(|card| card.facts().response).collect());

/// The moments that they answer.
static ANSWERED: LazyLock<u64> = LazyLock::new(|| RESPONSES.iter().fold(0, |bits, card| bits | card.printed().hears));

impl Printed {
    fn new(facts: Facts, text: Text) -> Printed {
        let (mut hears, mut acts_in, mut always) = (0, 0, false);
        for ability in &text.abilities {
            match &ability.when {
                When::Phases(phases) => phases.iter().for_each(|phase| acts_in |= phase_bit(*phase)),
                When::Always => always = true,
                When::Response(t) | When::EachTime(t) | When::MayEachTime(t) | When::Later(t) => {
                    let kinds = [t.kind].into_iter().chain(t.or);
                    kinds.for_each(|kind| hears |= moment_bit(t.about, kind));
                }
            }
        }
        let mut modifies = text.modifiers.iter().fold(0, |bits, (_, modifier)| bits | modifier.bit());
        let silences = modifies & ModifierKind::NoText.bit() != 0;
        // What speaks like another card may say anything.
        if text.speaks_like.is_some() {
            (hears, acts_in, always, modifies) = (u64::MAX, u8::MAX, true, u64::MAX);
        }
        let is_about_rangers = facts.kind == Type::Event && text.abilities.iter().any(Ability::is_about_rangers);
        Printed { facts, text, hears, acts_in, always, modifies, silences, is_about_rangers }
    }
}

pub(crate) const fn phase_bit(phase: Phase) -> u8 {
    1 << phase as u8
}

/// The bit of a moment: something about to happen, or just happened.
pub(crate) const fn moment_bit(about: bool, kind: Kind) -> u64 {
    1 << (2 * kind as u64 + about as u64)
}

impl Card {
    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..ALL.len() as u16).map(Card)
    }

    /// Whether a Response event of the format answers this moment.
    pub(crate) fn some_answer(bit: u64) -> bool {
        *ANSWERED & bit != 0
    }

    /// The Response events of the format that answer this moment.
    pub(crate) fn answering(bit: u64) -> impl Iterator<Item = Card> {
        RESPONSES.iter().copied().filter(move |card| card.printed().hears & bit != 0)
    }

    /// The card as it is printed: it lives as long as the program, so that the words under way can be pointed at.
    pub fn printed(self) -> &'static Printed {
        &ALL[usize::from(self.0)]
    }

    /// What is printed besides the text.
    pub fn facts(self) -> &'static Facts {
        &self.printed().facts
    }

    /// The text.
    pub fn text(self) -> &'static Text {
        &self.printed().text
    }

    /// The place among all cards.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The title.
    pub fn title(self) -> &'static str {
        &self.facts().title
    }

    /// The type.
    pub fn kind(self) -> Type {
        self.facts().kind
    }

    /// The side; none for sites and The One Ring.
    pub fn side(self) -> Option<Side> {
        self.facts().side
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.facts().code)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.facts().code)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        BY_CODE.get(text).copied().ok_or_else(|| format!("expected the code of a card such as 1C9, found '{text}'"))
    }
}
