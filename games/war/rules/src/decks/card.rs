//! W5 The Event cards. A card is called by its code, as `fp-char-01`, which says its side, its deck and its number there;
//! `data/cards.toml` says which cards there are and what is printed on them.

use super::Deck;
use crate::{Face, Nation, NationSet, Player, Side, cards, cards::Title, data, sets::set_of};
use serde::Deserialize;
use std::{fmt, str::FromStr, sync::LazyLock};

/// An Event card. Its place among all cards is made of its code: a bit for the side, a bit for the deck, five for the number.
/// So it needs no table to know where it belongs, and a card that is added moves no other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// How many bits the number of a card has.
const NUMBER_BITS: u32 = 5;
/// The highest number that a card can have in its deck.
const MOST_IN_A_DECK: u8 = 1 << NUMBER_BITS;

/// What is printed on a card, as far as it is plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// The name of the event.
    pub name: String,
    /// The die result that plays it besides Event.
    pub die: Face,
    /// W5.4.1 It stays on the table.
    pub table: bool,
    /// W15.9.1 The player whose icon it has.
    pub player: Option<Player>,
    /// W15.11.3c The Nations that its event is on, whatever is chosen.
    pub on: NationSet,
    /// The title of the combat half.
    pub combat: Title,
    /// W8.4.7 The initiative of the combat effect, or of each of two.
    pub initiative: Vec<u8>,
}

/// The cards there are.
struct Catalogue {
    all: CardSet,
    /// What is printed on each, by its place; nothing where there is no card.
    texts: Vec<Option<Text>>,
}

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::of(data::must(parse(data::CARDS, "cards.toml", cards::have_effects()))));

impl Catalogue {
    fn of(rows: Vec<(Card, Text)>) -> Catalogue {
        let mut texts = vec![None; Card::PLACES];
        let all = rows.iter().map(|(card, _)| *card).collect();
        rows.into_iter().for_each(|(card, text)| texts[card.index()] = Some(text));
        Catalogue { all, texts }
    }
}

impl Card {
    /// How many places there are for cards, for arrays with one entry a card. Not every place has a card.
    pub const PLACES: usize = (Side::ALL.len() * Deck::ALL.len()) << NUMBER_BITS;

    /// The cards of one deck of one side.
    pub fn of(side: Side, deck: Deck) -> CardSet {
        CATALOGUE.all.and(CardSet::places(side, deck))
    }

    /// A card by its side, deck and number.
    pub const fn new(side: Side, deck: Deck, number: u8) -> Card {
        assert!(number >= 1 && number <= MOST_IN_A_DECK, "no deck has room for a card of this number");
        Card(((side as u8) << 1 | deck as u8) << NUMBER_BITS | (number - 1))
    }

    /// A card by its code, where it is written in the code of the rules: a code that cannot be does not compile.
    pub const fn called(code: &str) -> Card {
        match Card::read(code.as_bytes()) {
            Some(card) => card,
            None => panic!("expected a card such as fp-char-01 or sh-strat-24"),
        }
    }

    /// The card that a code stands for, whether there is such a card or not.
    const fn read(code: &[u8]) -> Option<Card> {
        let (side, code) = match code {
            [b'f', b'p', b'-', rest @ ..] => (Side::Free, rest),
            [b's', b'h', b'-', rest @ ..] => (Side::Shadow, rest),
            _ => return None,
        };
        let (deck, number) = match code {
            [b'c', b'h', b'a', b'r', b'-', rest @ ..] => (Deck::Character, rest),
            [b's', b't', b'r', b'a', b't', b'-', rest @ ..] => (Deck::Strategy, rest),
            _ => return None,
        };
        let [tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = number else { return None };
        match (*tens - b'0') * 10 + (*ones - b'0') {
            number @ 1..=MOST_IN_A_DECK => Some(Card::new(side, deck, number)),
            _ => None,
        }
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        CATALOGUE.all.iter()
    }

    /// The side it belongs to.
    pub const fn side(self) -> Side {
        Side::ALL[self.index() >> (NUMBER_BITS + 1)]
    }

    /// The deck it belongs to; its back shows it.
    pub const fn deck(self) -> Deck {
        Deck::ALL[self.index() >> NUMBER_BITS & 1]
    }

    /// The number in its deck, from 1.
    pub const fn number(self) -> u8 {
        self.0 % MOST_IN_A_DECK + 1
    }

    /// The place among all cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    pub fn text(self) -> &'static Text {
        CATALOGUE.texts[self.index()].as_ref().expect("only cards that there are are in the game")
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

impl Card {
    /// The card that is called this in notation.
    pub fn named(text: &str) -> Option<Card> {
        Card::read(text.as_bytes()).filter(|card| CATALOGUE.all.has(*card))
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        Card::named(text).ok_or_else(|| format!("expected a card such as fp-char-01 or sh-strat-24, found '{text}'"))
    }
}

set_of! {
    /// A set of cards.
    CardSet of Card, u128, |at: usize| Card(at as u8)
}

impl CardSet {
    /// All cards there are.
    pub fn all() -> CardSet {
        CATALOGUE.all
    }

    /// The cards of a side.
    pub const fn of(self, side: Side) -> CardSet {
        self.and(CardSet::places(side, Deck::Character).or(CardSet::places(side, Deck::Strategy)))
    }

    /// The places of a deck, whether there is a card or not.
    const fn places(side: Side, deck: Deck) -> CardSet {
        CardSet(((1 << MOST_IN_A_DECK) - 1) << Card::new(side, deck, 1).index())
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
    #[serde(default)]
    player: Option<String>,
    #[serde(default)]
    on: Vec<String>,
    combat: String,
    initiative: Vec<u8>,
}

/// Reads the rows of the file, in whatever order they stand: every card that has an effect has one row, and no other.
pub(crate) fn parse(text: &str, file: &str, effects: CardSet) -> Result<Vec<(Card, Text)>, data::DataError> {
    let rows: File = data::read(text, file)?;
    let mut missing = effects;
    let mut found = Vec::new();
    for row in &rows.card {
        let wrong = |what| data::error(text, file, row.span().start, what);
        let (row, code) = (row.get_ref(), &row.get_ref().id);
        let card = Card::read(code.as_bytes());
        let card = card.ok_or_else(|| wrong(format!("expected a card such as fp-char-01, found '{code}'")))?;
        if !effects.has(card) {
            return Err(wrong(format!("expected an event for '{code}' in the list of its deck, found none")));
        }
        if !missing.has(card) {
            return Err(wrong(format!("expected '{code}' once, found it again")));
        }
        missing.remove(card);
        found.push((card, row.text().map_err(wrong)?));
    }
    match missing.iter().next() {
        None => Ok(found),
        Some(card) => Err(data::error(text, file, text.len(), format!("expected '{card}', found the end of the file"))),
    }
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
            player: self.player.as_deref().map(str::parse).transpose()?,
            on: self.on.iter().map(|nation| nation.parse::<Nation>()).collect::<Result<_, _>>()?,
            combat: self.combat.parse()?,
            initiative: self.initiative.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const ADDED: Card = Card::called("fp-char-32");

    /// The file with one row more.
    fn with_a_card(code: &str) -> String {
        let row = "name = \"Added\"\ndie = \"army\"\ntable = true\ncombat = \"daylight\"\ninitiative = [3]\n";
        format!("{}\n[[card]]\nid = \"{code}\"\n{row}", data::CARDS)
    }

    #[test]
    fn a_code_is_a_card_and_a_card_its_code() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::called(&card.to_string()), card);
            assert_eq!(Card::new(card.side(), card.deck(), card.number()), card);
            assert!(Card::of(card.side(), card.deck()).has(card) && CardSet::all().of(card.side()).has(card));
        }
        for code in
            ["fp-char-00", "fp-char-33", "sh-strat-1", "sh-strat-001", "xx-char-01", "fp-tile-01", "", "fp-char-+1"]
        {
            assert!(Card::read(code.as_bytes()).is_none(), "{code}");
        }
        let none = "fp-char-32".parse::<Card>();
        assert!(none.is_err_and(|what| what.contains("fp-char-32")), "a code without a card is refused");
    }

    /// W1.7.3 A row and an effect are all that a new card needs; it moves no other card.
    #[test]
    fn a_card_is_added_with_a_row_and_an_effect() {
        let mut effects = cards::have_effects();
        effects.add(ADDED);
        let text = with_a_card("fp-char-32");
        let catalogue = Catalogue::of(parse(&text, "cards.toml", effects).expect("it is as it should be"));
        assert_eq!(catalogue.all.len(), CardSet::all().len() + 1);
        assert_eq!(catalogue.all.and(CardSet::places(Side::Free, Deck::Character)).len(), 25);
        assert_eq!(catalogue.texts[ADDED.index()].as_ref().map(|text| text.name.as_str()), Some("Added"));
        for card in Card::all() {
            assert_eq!(catalogue.texts[card.index()].as_ref(), Some(card.text()));
        }
    }

    #[test]
    fn a_row_without_an_effect_and_an_effect_without_a_row_are_refused() {
        let effects = cards::have_effects();
        let wrong = |text: &str, effects: CardSet| parse(text, "cards.toml", effects).expect_err("broken").to_string();
        let last = data::CARDS.lines().count() + 2;
        assert_eq!(
            wrong(&with_a_card("fp-char-32"), effects),
            format!("cards.toml:{last}: expected an event for 'fp-char-32' in the list of its deck, found none")
        );
        assert_eq!(
            wrong(&with_a_card("sh-char-02"), effects),
            format!("cards.toml:{last}: expected 'sh-char-02' once, found it again")
        );
        let mut more = effects;
        more.add(ADDED);
        assert!(wrong(data::CARDS, more).ends_with("expected 'fp-char-32', found the end of the file"));
        assert!(wrong(&with_a_card("fp-char-99"), effects).contains("found 'fp-char-99'"));
    }

    /// W1.7.3 The decks of the game.
    #[test]
    fn every_deck_has_24_cards_of_different_names() {
        for (side, deck) in Side::ALL.into_iter().flat_map(|side| Deck::ALL.map(|deck| (side, deck))) {
            assert_eq!(Card::of(side, deck).len(), 24);
        }
        let names: BTreeSet<&str> = Card::all().map(|card| card.text().name.as_str()).collect();
        assert_eq!(names.len(), 96);
    }
}
