//! Names of things, and positions as text.

use crate::{Frame, NAMES, State, Toy};
use std::{fmt, str::FromStr};
use table::{Dice, Seat, Written, cards::Holding};

/// A card: `c1` to `c4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card(u8);

impl Card {
    /// So many kinds there are.
    const KINDS: u8 = 4;

    /// Any card.
    pub fn any(dice: &mut Dice) -> Card {
        Card(1 + dice.below(usize::from(Card::KINDS)) as u8)
    }
}

/// Something that can be chosen or drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A card.
    Card(Card),
    /// A seat.
    At(Seat),
    /// Not now.
    Pass,
    /// Yes or no.
    Is(bool),
}

/// What a question is for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "they are named for the frames that ask")]
pub enum Why {
    Bid,
    Play,
    Aim,
    Answer,
    Look,
    Order,
    Draw,
}

/// A rule by its number: T1 nobody plays a card at himself, T2 nor at one who has dropped out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law(pub &'static str);

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat drew a card.
    Drew(Seat, Option<Card>),
    /// It leads, for so many coins.
    Leads(Seat, u8),
    /// It played a card.
    Played(Seat, Card),
    /// It answered with one.
    Answered(Seat, Card),
    /// It lost a life.
    Hit(Seat),
    /// It dropped out.
    Out(Seat),
}

fn name(seat: Seat) -> &'static str {
    NAMES.get(seat.index()).copied().unwrap_or("?")
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "c{}", self.0)
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Card, String> {
        let number = text.strip_prefix('c').and_then(|n| n.parse().ok()).filter(|n| (1..=Card::KINDS).contains(n));
        number.map(Card).ok_or_else(|| format!("expected a card (c1 to c4), found '{text}'"))
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Item::Card(card) => write!(f, "{card}"),
            Item::At(seat) => write!(f, "{}", name(*seat)),
            Item::Pass => write!(f, "pass"),
            Item::Is(yes) => write!(f, "{}", if *yes { "yes" } else { "no" }),
        }
    }
}

impl FromStr for Item {
    type Err = String;
    fn from_str(text: &str) -> Result<Item, String> {
        let seat = NAMES.iter().zip(0..).find(|(name, _)| **name == text).map(|(_, at)| Item::At(Seat(at)));
        match text {
            "pass" => Ok(Item::Pass),
            "yes" | "no" => Ok(Item::Is(text == "yes")),
            _ => seat.map_or_else(|| text.parse().map(Item::Card), Ok),
        }
    }
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

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Why::Bid => "bid",
            Why::Play => "play",
            Why::Aim => "aim",
            Why::Answer => "answer",
            Why::Look => "look",
            Why::Order => "order",
            Why::Draw => "draw",
        })
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Event::Drew(seat, Some(card)) => write!(f, "{} drew {card}", name(*seat)),
            Event::Drew(seat, None) => write!(f, "{} drew", name(*seat)),
            Event::Leads(seat, coins) => write!(f, "{} leads for {coins}", name(*seat)),
            Event::Played(seat, card) => write!(f, "{} played {card}", name(*seat)),
            Event::Answered(seat, card) => write!(f, "{} answered {card}", name(*seat)),
            Event::Hit(seat) => write!(f, "{} hit", name(*seat)),
            Event::Out(seat) => write!(f, "{} out", name(*seat)),
        }
    }
}

/// What the seats play with if they bring nothing.
const DECK: &str = "c1 c1 c2 c2 c3 c3 c4 c4";

impl Written for Toy {
    const VERSION: &'static str = "1";

    fn options(_: &State) -> String {
        "none".into()
    }

    fn describe(state: &State) -> Vec<(String, String)> {
        let mut lines = vec![("seats".into(), state.people.len().to_string())];
        if state.teams > 0 {
            lines.push(("teams".into(), state.teams.to_string()));
        }
        lines.push(("round".into(), state.round.to_string()));
        for (person, name) in state.people.iter().zip(NAMES) {
            lines.push((format!("person {name}"), format!("{} {}", person.coins, person.lives)));
            lines.push((format!("cards {name}"), person.cards.describe()));
        }
        let stack: Vec<String> = state.stack.iter().map(written).collect();
        lines.push(("under way".into(), stack.join(", ")));
        lines
    }

    /// `seats` comes first; `deck b: c1 c2 c2 ...` is what seat b brings along.
    fn setup(lines: &[(String, String)]) -> Result<State, (usize, String)> {
        let seats = lines.iter().position(|(key, _)| key == "seats");
        let count = seats.map_or(Ok(3), |at| match lines[at].1.parse() {
            Ok(count @ 2..=5) => Ok(count),
            _ => Err((at, format!("expected 2 to 5 seats, found '{}'", lines[at].1))),
        })?;
        let ordinary = || DECK.split(' ').map(|card| card.parse().expect("a card")).collect();
        let mut state = State::new((0..count).map(|_| ordinary()));
        for (at, (key, value)) in lines.iter().enumerate() {
            set(&mut state, key, value).map_err(|what| (at, what))?;
        }
        Ok(state)
    }

    fn is_open(key: &str) -> bool {
        matches!(key, "seats" | "teams" | "round") || key.starts_with("person ")
    }

    fn brought_by(key: &str) -> Option<Seat> {
        seat(key.strip_prefix("deck ")?).ok()
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    match text.parse() {
        Ok(Item::At(seat)) => Ok(seat),
        _ => Err(format!("expected a seat, found '{text}'")),
    }
}

fn set(state: &mut State, key: &str, value: &str) -> Result<(), String> {
    let (what, whose) = key.split_once(' ').unwrap_or((key, ""));
    let number = |text: &str| text.parse::<u8>().map_err(|_| format!("expected a number, found '{text}'"));
    let count = state.people.len();
    let own = || match seat(whose)?.index() {
        at if at < count => Ok(at),
        _ => Err(format!("expected a seat at this table, found '{whose}'")),
    };
    match what {
        "seats" => {}
        "teams" => state.teams = number(value)?,
        "round" => state.round = number(value)?,
        "person" => {
            let (coins, lives) = value.split_once(' ').ok_or("expected coins and lives")?;
            let person = &mut state.people[own()?];
            (person.coins, person.lives) = (number(coins)?, number(lives)?);
        }
        "deck" => {
            let cards = value.split_whitespace().map(str::parse).collect::<Result<Vec<Card>, _>>()?;
            if cards.len() != 8 {
                return Err(format!("expected a deck of 8 cards, found {}", cards.len()));
            }
            let at = own()?;
            state.people[at].cards = Holding::new(Seat(at as u8), [], cards);
        }
        "cards" => {
            let at = own()?;
            state.people[at].cards = Holding::read(Seat(at as u8), value)?;
        }
        "under" => {
            let frames = value.split(',').map(str::trim).filter(|text| !text.is_empty());
            state.stack = frames.map(read).collect::<Result<_, String>>()?;
        }
        _ => return Err(format!("expected seats, teams, round, person, deck, cards or under way, found '{key}'")),
    }
    Ok(())
}

/// Something under way: `answer a b c3 c`.
fn written(frame: &Frame) -> String {
    match frame {
        Frame::Bid => "bid".into(),
        Frame::Lead(by) => format!("lead {}", name(*by)),
        Frame::Aim(by, card) => format!("aim {} {card}", name(*by)),
        Frame::Answer { by, at, card, next } => {
            format!("answer {} {} {card} {}", name(*by), name(*at), name(*next))
        }
        Frame::Hit(at) => format!("hit {}", name(*at)),
        Frame::Look(by) => format!("look {}", name(*by)),
        Frame::Order(by, cards) => cards.iter().fold(format!("order {}", name(*by)), |text, c| format!("{text} {c}")),
        Frame::Draw(by, count) => format!("draw {} {count}", name(*by)),
    }
}

fn read(text: &str) -> Result<Frame, String> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["bid"] => Ok(Frame::Bid),
        ["lead", by] => Ok(Frame::Lead(seat(by)?)),
        ["aim", by, card] => Ok(Frame::Aim(seat(by)?, card.parse()?)),
        ["answer", by, at, card, next] => {
            Ok(Frame::Answer { by: seat(by)?, at: seat(at)?, card: card.parse()?, next: seat(next)? })
        }
        ["hit", at] => Ok(Frame::Hit(seat(at)?)),
        ["look", by] => Ok(Frame::Look(seat(by)?)),
        ["order", by, ref cards @ ..] => {
            Ok(Frame::Order(seat(by)?, cards.iter().map(|card| card.parse()).collect::<Result<_, _>>()?))
        }
        ["draw", by, count] => Ok(Frame::Draw(seat(by)?, count.parse().map_err(|_| "expected a number")?)),
        _ => Err(format!("expected something under way, found '{text}'")),
    }
}
