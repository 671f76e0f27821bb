//! A small race for two to four seats: in each round every seat stakes 0 to 2 points and rolls a die with 1 and 2. After three
//! rounds whoever is alone ahead has won; otherwise those ahead share the victory.

use players::{Glimpse, NoLore, Player, UnknownPlayer};
use serde::Serialize;
use smallvec::SmallVec;
use std::{fmt, str::FromStr};
use table::{Answer, Asked, Dice, Flow, Outcome, Pick, Rules, Seat, Seating, Table, Written};
use tournament::{Figures, Noted, Notes, Simulated, Wanted};

#[derive(Clone, Copy, Debug)]
pub enum Race {}

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The round, from 1.
    round: u16,
    /// The last round.
    last: u16,
    /// Whose turn it is.
    next: u8,
    points: Vec<u16>,
}

impl State {
    fn for_seats(seats: usize) -> State {
        State { round: 1, last: 3, next: 0, points: vec![0; seats] }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pips(u8);

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-pips", self.0)
    }
}

impl FromStr for Pips {
    type Err = String;
    fn from_str(text: &str) -> Result<Pips, String> {
        let pips = text.strip_suffix("-pips").and_then(|number| number.parse().ok());
        pips.map(Pips).ok_or_else(|| format!("expected pips, found '{text}'"))
    }
}

impl From<bool> for Pips {
    fn from(yes: bool) -> Pips {
        Pips(yes.into())
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    Stake,
    Roll,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if *self == Why::Stake { "stake" } else { "roll" })
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rolled(u8);

impl fmt::Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "rolled {}", self.0)
    }
}

impl Rules for Race {
    const NAME: &'static str = "race";
    type State = State;
    type Setup = State;
    type Item = Pips;
    type Why = Why;
    type Law = &'static str;
    type Event = Rolled;
    type View = State;

    fn begin(setup: &State) -> State {
        setup.clone()
    }
    fn seating(state: &State) -> Seating {
        Seating::of(&["first-lane", "second-lane", "third-lane", "fourth-lane"][..state.points.len()])
    }
    fn step(t: &mut Table<Race>) -> Flow {
        let seat = Seat(t.state.next);
        let stake = t.number(seat, Why::Stake, 0, 2)?;
        let Pips(pips) = t.chance(Why::Roll, &[Pips(1), Pips(2)])?;
        t.tell(Rolled(pips));
        t.state.points[seat.index()] += u16::from(stake + pips);
        t.state.next = (t.state.next + 1) % t.state.points.len() as u8;
        t.state.round += u16::from(t.state.next == 0);
        Ok(())
    }
    fn outcome(state: &State) -> Option<Outcome> {
        if state.round <= state.last {
            return None;
        }
        let most = state.points.iter().max()?;
        let alone = state.points.iter().filter(|points| *points == most).count() == 1;
        let (how, best) = if alone { ("alone", 1.0) } else { ("shared", 0.5) };
        let scores = state.points.iter().map(|points| if points == most { best } else { 0.0 }).collect();
        Some(Outcome { how, scores })
    }
    fn view(state: &State, _: Option<Seat>) -> State {
        state.clone()
    }
    fn redeal(before: &State, _: &State, _: &mut Dice) -> State {
        before.clone()
    }
    fn forbids(_: &State, _: &Asked<Race>, _: &Answer<Pips>) -> Option<&'static str> {
        None
    }
    fn picks(_: &State, _: &Asked<Race>) -> SmallVec<[Pick<Pips>; 4]> {
        SmallVec::new()
    }
    fn hears(event: &Rolled, _: Option<Seat>) -> Option<Rolled> {
        Some(event.clone())
    }
}

impl Written for Race {
    const VERSION: &'static str = "1";
    fn options(_: &State) -> String {
        "none".into()
    }
    fn describe(state: &State) -> Vec<(String, String)> {
        let points: Vec<String> = state.points.iter().map(u16::to_string).collect();
        let lines = [
            ("points", points.join(" ")),
            ("round", state.round.to_string()),
            ("last", state.last.to_string()),
            ("next", state.next.to_string()),
        ];
        lines.map(|(key, value)| (key.to_string(), value)).to_vec()
    }
    fn setup(lines: &[(String, String)]) -> Result<State, (usize, String)> {
        let mut state = State::for_seats(3);
        for (at, (key, value)) in lines.iter().enumerate() {
            let number = |text: &str| text.parse().map_err(|_| (at, format!("expected a number, found '{text}'")));
            match key.as_str() {
                "points" => state.points = value.split(' ').map(number).collect::<Result<_, _>>()?,
                "round" => state.round = number(value)?,
                "last" => state.last = number(value)?,
                "next" => state.next = number(value)? as u8,
                other => return Err((at, format!("expected a key, found '{other}'"))),
            }
        }
        Ok(state)
    }
}

/// Somebody who answers always the same, or has no answer.
struct Always(Option<u8>);

impl Player<Race> for Always {
    fn answer(&mut self, _: &Glimpse<Race>) -> Answer<Pips> {
        Answer::Number(self.0.expect("something to say"))
    }
}

/// Somebody shy who has no answer in the second seat.
struct LostInTheSecondLane;

impl Player<Race> for LostInTheSecondLane {
    fn answer(&mut self, seen: &Glimpse<Race>) -> Answer<Pips> {
        assert_ne!(seen.seat(), Seat(1), "lost");
        Answer::Number(0)
    }
}

fn player(name: &str, seed: u64) -> Result<Box<dyn Player<Race>>, UnknownPlayer> {
    match name {
        "bold" => Ok(Box::new(Always(Some(2)))),
        "shy" => Ok(Box::new(Always(Some(0)))),
        "stubborn" => Ok(Box::new(Always(Some(9)))),
        "lost" => Ok(Box::new(Always(None))),
        "lost-in-the-second-lane" => Ok(Box::new(LostInTheSecondLane)),
        other => players::by_name::<Race, NoLore, NoLore>(other, seed, 1),
    }
}

fn start(wanted: &Wanted) -> Result<State, String> {
    let seats = wanted.seats.unwrap_or(3);
    if !(2..=4).contains(&seats) {
        return Err(format!("expected two to four seats, found {seats}"));
    }
    let mut state = State::for_seats(seats);
    match wanted.decks.as_deref() {
        None => {}
        Some("random") => {
            let mut dice = Dice::new(wanted.seed);
            state.points.iter_mut().for_each(|points| *points = dice.below(100) as u16);
        }
        Some(decks) => {
            let points: Vec<u16> = decks.split(',').filter_map(|number| number.parse().ok()).collect();
            if points.len() != seats {
                return Err(format!("expected {seats} numbers, found --decks {decks}"));
            }
            state.points = points;
        }
    }
    Ok(state)
}

/// The race with everything that a game can bring. What stands for decks are the points that seats begin with.
pub enum NotedRace {}

impl Simulated for NotedRace {
    type Rules = Race;
    type Notes = Rolls;

    fn start(wanted: &Wanted) -> Result<State, String> {
        start(wanted)
    }
    fn player(name: &str, seed: u64) -> Result<Box<dyn Player<Race>>, UnknownPlayer> {
        player(name, seed)
    }
    fn turn(state: &State) -> Option<u16> {
        Some(state.round)
    }
    fn check(state: &State) -> Result<(), String> {
        match state.points.iter().find(|points| (1000..2000).contains(*points)) {
            Some(points) => Err(format!("nobody can have {points} points")),
            None => Ok(()),
        }
    }
    fn endings() -> Vec<&'static str> {
        vec!["alone", "never"]
    }
}

/// The race with nothing but what it must bring.
pub enum PlainRace {}

impl Simulated for PlainRace {
    type Rules = Race;
    type Notes = ();

    fn start(wanted: &Wanted) -> Result<State, String> {
        start(wanted)
    }
    fn player(name: &str, seed: u64) -> Result<Box<dyn Player<Race>>, UnknownPlayer> {
        player(name, seed)
    }
}

/// How many rolls there were, and how many of them had been heard when the last round began.
pub struct Rolls {
    heard: u64,
    before_last: u64,
}

#[derive(Serialize)]
pub struct AllRolls {
    rolls: u64,
    before_last: u64,
    finished_with_notes: usize,
}

impl Notes<Race> for Rolls {
    type Figures = AllRolls;

    fn begin(_: &State) -> Rolls {
        Rolls { heard: 0, before_last: 0 }
    }
    fn look(&mut self, state: &State) {
        if state.round == state.last && state.next == 0 {
            self.before_last = self.heard;
        }
    }
    fn hear(&mut self, _: &Rolled) {
        self.heard += 1;
    }
    fn figures(games: &[Noted<Rolls>]) -> AllRolls {
        AllRolls {
            rolls: games.iter().map(|game| game.notes.heard).sum(),
            before_last: games.iter().map(|game| game.notes.before_last).sum(),
            finished_with_notes: games.iter().filter(|game| game.outcome.is_some()).count(),
        }
    }
}

impl Figures for AllRolls {
    fn text(&self) -> String {
        format!("{} rolls of the die\n", self.rolls)
    }
}
