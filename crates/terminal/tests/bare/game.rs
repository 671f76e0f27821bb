//! A game for three or four that has every shape of question, something hidden, and nothing but its rules.

use players::{Glimpse, Player, UnknownPlayer};
use smallvec::SmallVec;
use std::{fmt, str::FromStr};
use table::{Answer, Asked, Dice, Flow, Outcome, Pick, Rules, Seat, Seating, Seats, Table, Written};
use terminal::{Program, Shown, Wanted};

/// The game.
#[derive(Clone, Copy, Debug)]
pub enum Bare {}

/// All there is to know: every seat has a secret number, and the rounds are counted.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    seats: u8,
    round: u8,
    guess: u8,
    secrets: Vec<u8>,
    over: bool,
}

/// What a seat sees: its own secret.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    seat: Option<u8>,
    seats: u8,
    round: u8,
    guess: u8,
    secret: Option<u8>,
}

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Yes,
    No,
    North,
    East,
    South,
    Secret(u8),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Item::Secret(n) => write!(f, "secret-{n}"),
            other => f.write_str(&format!("{other:?}").to_lowercase()),
        }
    }
}

impl FromStr for Item {
    type Err = String;

    fn from_str(text: &str) -> Result<Item, String> {
        let all = [Item::Yes, Item::No, Item::North, Item::East, Item::South].into_iter();
        let mut all = all.chain((0..100).map(Item::Secret));
        all.find(|item| item.to_string() == text).ok_or_else(|| format!("expected a thing, found '{text}'"))
    }
}

impl From<bool> for Item {
    fn from(yes: bool) -> Item {
        if yes { Item::Yes } else { Item::No }
    }
}

/// Something that happened, or a purpose or a law: a word is enough here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said(String);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn said(text: impl Into<String>) -> Said {
    Said(text.into())
}

const NAMES: [&str; 4] = ["ann", "bob", "cem", "dan"];

impl Rules for Bare {
    const NAME: &'static str = "bare";
    type State = State;
    type Setup = State;
    type Item = Item;
    type Why = Said;
    type Law = &'static str;
    type Event = Said;
    type View = View;

    fn begin(setup: &State) -> State {
        setup.clone()
    }

    fn seating(state: &State) -> Seating {
        Seating::of(&NAMES[..usize::from(state.seats)])
    }

    fn step(t: &mut Table<Bare>) -> Flow {
        if t.state.round == 0 {
            for seat in 0..t.state.seats {
                let options: Vec<Item> = (0..10).map(|n| Item::Secret(10 * (seat + 1) + n)).collect();
                let drawn = t.chance_for(Seats::only(Seat(seat)), said("deal"), &options)?;
                let Item::Secret(n) = drawn else { unreachable!("a secret was offered") };
                t.state.secrets.push(n);
            }
            t.state.round = 1;
            return Ok(());
        }
        let places = [(Item::North, 1), (Item::East, 1), (Item::South, 2)];
        let ranked = t.order(Seat(0), said("rank"), (2, 3), &places)?;
        t.tell(said(format!("ranked {}", ranked.iter().map(Item::to_string).collect::<Vec<_>>().join(" "))));
        let taken = t.select(Seat(1), said("take"), (0, 2), &[(Item::North, 2), (Item::East, 1)])?;
        t.tell(said(format!("taken {}", taken.iter().map(|(_, count)| count).sum::<u8>())));
        t.state.guess = t.number(Seat(2), said("guess"), 0, 3)?;
        t.state.over = t.confirm(Seat(0), said("end"))? || t.state.round == 3;
        t.state.round += 1;
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let wins = |seat: u8| match state.guess {
            3 => false,
            2 => seat > 0,
            _ => seat == 0,
        };
        let scores = (0..state.seats).map(|seat| f32::from(u8::from(wins(seat)))).collect();
        state.over.then_some(Outcome { how: "guess", scores })
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        let secret = seat.and_then(|seat| state.secrets.get(seat.index()).copied());
        View { seat: seat.map(|seat| seat.0), seats: state.seats, round: state.round, guess: state.guess, secret }
    }

    fn redeal(before: &View, _: &View, dice: &mut Dice) -> State {
        let View { seat, seats, round, guess, secret } = *before;
        let of = |other: u8, dice: &mut Dice| match secret {
            Some(own) if seat == Some(other) => own,
            _ => 10 * (other + 1) + dice.below(10) as u8,
        };
        let secrets = if round == 0 { Vec::new() } else { (0..seats).map(|other| of(other, dice)).collect() };
        State { seats, round, guess, secrets, over: false }
    }

    fn forbids(_: &State, asked: &Asked<Bare>, answer: &Answer<Item>) -> Option<&'static str> {
        // What is south comes last.
        let Answer::Some(pick) = answer else { return None };
        let south_first = pick.first().is_some_and(|(item, _)| *item == Item::South);
        (asked.why == said("rank") && south_first).then_some("B1")
    }

    fn picks(_: &State, asked: &Asked<Bare>) -> SmallVec<[Pick<Item>; 4]> {
        let first = asked.items().take(2).map(|item| (item, 1));
        [first.collect()].into_iter().collect()
    }

    fn hears(event: &Said, _: Option<Seat>) -> Option<Said> {
        Some(event.clone())
    }
}

impl Written for Bare {
    const VERSION: &'static str = "1";

    fn options(_: &State) -> String {
        "none".into()
    }

    // Games begin at the beginning, so that is all that is ever written.
    fn describe(state: &State) -> Vec<(String, String)> {
        vec![("seats".into(), state.seats.to_string())]
    }

    fn setup(lines: &[(String, String)]) -> Result<State, (usize, String)> {
        let mut state = State { seats: 3, round: 0, guess: 0, secrets: Vec::new(), over: false };
        for (at, (key, value)) in lines.iter().enumerate() {
            state.seats = match (key.as_str(), value.parse()) {
                ("seats", Ok(seats @ 3..=4)) => seats,
                _ => return Err((at, format!("expected 'seats: 3' or 'seats: 4', found '{key}: {value}'"))),
            };
        }
        Ok(state)
    }
}

/// The game at the keyboard, with everything left as it is.
pub enum Plain {}

impl Shown for Plain {
    type Rules = Bare;
}

/// The game at the keyboard for as many as want to play, with a player who fails.
pub enum Mine {}

impl Shown for Mine {
    type Rules = Bare;

    fn player(name: &str, seed: u64, threads: usize) -> Result<Program<Mine>, UnknownPlayer> {
        match name {
            "panics" => Ok(Box::new(Broken { panics: true })),
            "wrong" => Ok(Box::new(Broken { panics: false })),
            _ => Plain::player(name, seed, threads),
        }
    }

    fn setup(wanted: &Wanted) -> anyhow::Result<State> {
        let seats = wanted.seats.unwrap_or(3).to_string();
        Bare::setup(&[("seats".into(), seats)]).map_err(|(_, what)| anyhow::anyhow!(what))
    }
}

/// Panics, or gives an answer that is refused.
struct Broken {
    panics: bool,
}

impl Player<Bare> for Broken {
    fn answer(&mut self, _: &Glimpse<Bare>) -> Answer<Item> {
        assert!(!self.panics, "a player of a test panics, as it should");
        Answer::Number(99)
    }
}
