//! What can be chosen or come up by chance, and how it is written.
//!
//! A card that is not in play is its code, `1C9`. One in play has a number behind it, `1C9.1`, `1C9.2`: the first, the second of
//! those that are alike.

use crate::{
    NAMES,
    actions::Use,
    cards::Card,
    game::{Id, InPlay, State},
};
use std::{fmt, str::FromStr};
use table::Seat;

/// Something that can be chosen or come up by chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Not now, or no more.
    Pass,
    /// Yes or no.
    Is(bool),
    /// A card of a hand, a deck or a pile: `1C9`.
    Card(Card),
    /// A card in play, and which of those that are alike: `1C9.1`.
    In(Card, u8),
    /// A card of the hand is played: `play:1C9`.
    Play(Card),
    /// T6.14 A card of the hand is discarded to heal: `heal:1C9`.
    HealWith(Card),
    /// T6.16 An item is given to another character: `give:1C9.1`.
    Give(Card, u8),
    /// An ability is used: `use:1C9.1/0`, or by the text of another card `use:1C9.1/1U320/0`.
    Use {
        /// The card.
        card: Card,
        /// Which of those that are alike.
        rank: u8,
        /// Whose text it is.
        text: Card,
        /// Which ability.
        ability: u8,
    },
    /// T8.5 A minion is assigned to a character: `1C176.1>1R13.1`.
    Pair((Card, u8), (Card, u8)),
    /// One of several ways, or a place: `way-1`.
    Way(u8),
    /// A player: `a`.
    Seat(Seat),
}

impl From<bool> for Item {
    fn from(yes: bool) -> Item {
        Item::Is(yes)
    }
}

impl From<Card> for Item {
    fn from(card: Card) -> Item {
        Item::Card(card)
    }
}

impl TryFrom<Item> for Card {
    type Error = ();
    fn try_from(item: Item) -> Result<Card, ()> {
        if let Item::Card(card) = item { Ok(card) } else { Err(()) }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Item::Pass => write!(f, "pass"),
            Item::Is(yes) => write!(f, "{}", if *yes { "yes" } else { "no" }),
            Item::Card(card) => write!(f, "{card}"),
            Item::In(card, rank) => write!(f, "{card}.{rank}"),
            Item::Play(card) => write!(f, "play:{card}"),
            Item::HealWith(card) => write!(f, "heal:{card}"),
            Item::Give(card, rank) => write!(f, "give:{card}.{rank}"),
            Item::Use { card, rank, text, ability } if text == card => write!(f, "use:{card}.{rank}/{ability}"),
            Item::Use { card, rank, text, ability } => write!(f, "use:{card}.{rank}/{text}/{ability}"),
            Item::Pair((minion, m), (character, c)) => write!(f, "{minion}.{m}>{character}.{c}"),
            Item::Way(n) => write!(f, "way-{n}"),
            Item::Seat(seat) => write!(f, "{}", NAMES.get(seat.index()).unwrap_or(&"?")),
        }
    }
}

/// `1C9.2`
fn in_play(text: &str) -> Result<(Card, u8), String> {
    let expected = || format!("expected a card in play such as 1C9.1, found '{text}'");
    let (card, rank) = text.split_once('.').ok_or_else(expected)?;
    Ok((card.parse()?, rank.parse().map_err(|_| expected())?))
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("expected a number, found '{text}'"))
}

/// `1C9.1/0`, `1C9.1/1U320/0`
fn used(text: &str) -> Result<Item, String> {
    let parts: Vec<&str> = text.split('/').collect();
    let (in_play, text_of, ability) = match parts[..] {
        [card, ability] => (in_play(card)?, None, number(ability)?),
        [card, text, ability] => (in_play(card)?, Some(text.parse()?), number(ability)?),
        _ => return Err(format!("expected an ability such as use:1C9.1/0, found '{text}'")),
    };
    let (card, rank) = in_play;
    Ok(Item::Use { card, rank, text: text_of.unwrap_or(card), ability })
}

impl FromStr for Item {
    type Err = String;

    fn from_str(text: &str) -> Result<Item, String> {
        if let Some(at) = NAMES.iter().position(|name| *name == text) {
            return Ok(Item::Seat(Seat(at as u8)));
        }
        if let Some((minion, character)) = text.split_once('>') {
            return Ok(Item::Pair(in_play(minion)?, in_play(character)?));
        }
        let (verb, rest) = text.split_once(':').unwrap_or(("", text));
        match (verb, rest) {
            ("", "pass") => Ok(Item::Pass),
            ("", "yes") => Ok(Item::Is(true)),
            ("", "no") => Ok(Item::Is(false)),
            ("play", card) => Ok(Item::Play(card.parse()?)),
            ("heal", card) => Ok(Item::HealWith(card.parse()?)),
            ("give", item) => in_play(item).map(|(card, rank)| Item::Give(card, rank)),
            ("use", ability) => used(ability),
            ("", way) if way.starts_with("way-") => Ok(Item::Way(number(&way[4..])?)),
            ("", card) if card.contains('.') => in_play(card).map(|(card, rank)| Item::In(card, rank)),
            ("", card) => Ok(Item::Card(card.parse()?)),
            (verb, _) => Err(format!("expected play:, heal:, give: or use:, found '{verb}:'")),
        }
    }
}

impl State {
    /// A card in play and which of those that are alike it is.
    pub fn name(&self, id: Id) -> (Card, u8) {
        let o = self.find(id).expect("it is in play");
        let before = self.in_play.iter().filter(|other| other.card == o.card && other.id <= id).count();
        (o.card, before as u8)
    }

    /// The card in play of this name; T13.26 one that has just left has none of a rank.
    pub fn at(&self, card: Card, rank: u8) -> Option<&InPlay> {
        match usize::from(rank).checked_sub(1) {
            Some(before) => self.in_play.iter().filter(|o| o.card == card).nth(before),
            None => self.departed.iter().find(|o| o.card == card),
        }
    }

    /// A card in play, as something to be chosen.
    pub(crate) fn item(&self, id: Id) -> Item {
        let (card, rank) = self.name(id);
        Item::In(card, rank)
    }

    pub(crate) fn give_item(&self, id: Id) -> Item {
        let (card, rank) = self.name(id);
        Item::Give(card, rank)
    }

    pub(crate) fn use_item(&self, uses: Use) -> Item {
        // A card that has just left play has the rank of none.
        let id = uses.of.id.filter(|id| self.find(*id).is_some());
        let (card, rank) = id.map_or((uses.of.card, 0), |id| self.name(id));
        Item::Use { card, rank, text: uses.text, ability: uses.ability }
    }

    /// A pair, as something to be chosen.
    pub fn pair_item(&self, character: Id, minion: Id) -> Item {
        Item::Pair(self.name(minion), self.name(character))
    }

    /// The character and the minion of a pair.
    pub fn pair(&self, item: Item) -> Option<(Id, Id)> {
        let Item::Pair((minion, m), (character, c)) = item else { return None };
        Some((self.at(character, c)?.id, self.at(minion, m)?.id))
    }
}
