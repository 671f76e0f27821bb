//! W5 The Event cards, and where each of them is.

use crate::{Face, Side, cards::Title, data, names::names, sets::set_of};
use serde::Deserialize;
use std::{fmt, str::FromStr, sync::LazyLock};

names! {
    /// W1.7.3 A side's two decks.
    "a deck (character-deck or strategy-deck)" enum Deck {
        /// The Character deck.
        Character = "character-deck",
        /// The Strategy deck.
        Strategy = "strategy-deck",
    }
}

/// One of the 96 Event cards: 24 in each deck, the Free Peoples' first, the Character deck before the Strategy deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// What is printed on a card, as far as it is plain data.
#[derive(Clone, Debug)]
pub struct Text {
    /// The name of the event.
    pub name: String,
    /// The die result that plays it besides Event.
    pub die: Face,
    /// W5.4.1 It stays on the table.
    pub table: bool,
    /// The title of the combat half.
    pub combat: Title,
    /// W8.4.7 The initiative of the combat effect, or of each of two.
    pub initiative: Vec<u8>,
}

static TEXTS: LazyLock<Vec<Text>> = LazyLock::new(|| data::must(parse(data::CARDS, "cards.toml")));

impl Card {
    /// How many there are.
    pub const COUNT: u8 = 96;

    /// The cards of one deck of one side.
    pub fn of(side: Side, deck: Deck) -> CardSet {
        let first = side as u8 * 48 + deck as u8 * 24;
        CardSet(0xff_ffff << first)
    }

    /// A card by its side, deck and number.
    pub const fn new(side: Side, deck: Deck, number: u8) -> Card {
        Card(side as u8 * 48 + deck as u8 * 24 + number - 1)
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..Card::COUNT).map(Card)
    }

    /// The side it belongs to.
    pub const fn side(self) -> Side {
        if self.0 < 48 { Side::Free } else { Side::Shadow }
    }

    /// The deck it belongs to; its back shows it.
    pub const fn deck(self) -> Deck {
        if self.0 % 48 < 24 { Deck::Character } else { Deck::Strategy }
    }

    /// The number in its deck, from 1.
    pub const fn number(self) -> u8 {
        self.0 % 24 + 1
    }

    /// The place among all cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    pub fn text(self) -> &'static Text {
        &TEXTS[self.index()]
    }
}

/// `fp-char-01` to `sh-strat-24`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let deck = match self.deck() {
            Deck::Character => "char",
            Deck::Strategy => "strat",
        };
        write!(f, "{}-{deck}-{:02}", self.side(), self.number())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let expected = || format!("expected a card such as fp-char-01 or sh-strat-24, found '{text}'");
        let mut parts = text.split('-');
        let side: Side = parts.next().and_then(|t| t.parse().ok()).ok_or_else(expected)?;
        let deck = match parts.next() {
            Some("char") => 0,
            Some("strat") => 24,
            _ => return Err(expected()),
        };
        let number = parts.next().filter(|t| t.len() == 2).and_then(|t| t.parse::<u8>().ok());
        match (number, parts.next()) {
            (Some(n @ 1..=24), None) => Ok(Card(side as u8 * 48 + deck + n - 1)),
            _ => Err(expected()),
        }
    }
}

set_of! {
    /// A set of cards.
    CardSet of Card, u128, |at: usize| Card(at as u8)
}

impl CardSet {
    /// All cards.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// The cards of a side.
    pub fn of(self, side: Side) -> CardSet {
        self.and(Card::of(side, Deck::Character).or(Card::of(side, Deck::Strategy)))
    }
}

/// Where every card is. The order of a deck is no data: a card is drawn from it by chance when it is drawn, which
/// is the same as shuffling before (W2.1.6), and leaves nothing to hide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decks {
    /// Cards not drawn yet.
    pub undrawn: CardSet,
    /// Cards in hand; a card is only ever in the hand of its own side.
    pub hand: CardSet,
    /// W5.4 Cards in play on the table.
    pub table: CardSet,
    /// Cards that were played or used in battle: everybody has seen them.
    pub played: CardSet,
    /// W5.2.3 Cards discarded unseen.
    pub discarded: CardSet,
    /// W5.3 The event that is being played.
    pub resolving: Option<Resolving>,
}

/// An event while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resolving {
    /// The card.
    pub card: Card,
    /// The die result that plays it; none if another card lets it be played.
    pub die: Option<Face>,
    /// Its effect has been carried out, but for a battle that it made.
    pub done: bool,
}

impl Decks {
    /// W5.2.1 The most cards a hand may hold.
    pub const HAND_LIMIT: u8 = 6;

    /// W2.1.6 All cards undrawn.
    pub const fn at_start() -> Decks {
        Decks {
            undrawn: CardSet::ALL,
            hand: CardSet::EMPTY,
            table: CardSet::EMPTY,
            played: CardSet::EMPTY,
            discarded: CardSet::EMPTY,
            resolving: None,
        }
    }

    /// The hand of a side.
    pub fn hand_of(&self, side: Side) -> CardSet {
        self.hand.of(side)
    }

    /// The cards that can still be drawn from a deck.
    pub fn left(&self, side: Side, deck: Deck) -> CardSet {
        self.undrawn.and(Card::of(side, deck))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<toml::Spanned<Row>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    name: String,
    die: String,
    #[serde(default)]
    table: bool,
    combat: String,
    initiative: Vec<u8>,
}

pub(crate) fn parse(text: &str, file: &str) -> Result<Vec<Text>, data::DataError> {
    let rows: File = data::read(text, file)?;
    let ids: Vec<String> = Card::all().map(|c| c.to_string()).collect();
    let order: [&str; Card::COUNT as usize] = std::array::from_fn(|at| ids[at].as_str());
    data::in_order(text, file, &rows.card, order, |row| &row.id, Row::text)
}

impl Row {
    fn text(&self) -> Result<Text, String> {
        let die: Face = self.die.parse()?;
        if !matches!(die, Face::Character | Face::Army | Face::Muster) {
            return Err(format!("expected character, army or muster as the die of a card, found '{die}'"));
        }
        Ok(Text {
            name: self.name.clone(),
            die,
            table: self.table,
            combat: self.combat.parse()?,
            initiative: self.initiative.clone(),
        })
    }
}
