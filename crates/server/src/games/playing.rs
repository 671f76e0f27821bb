//! A match of any game, with the game forgotten: text goes in, values for the network come out.

use super::Served;
use crate::{
    error::Refused,
    fate::{self, Fate},
    wire,
};
use players::Glimpse;
use serde_json::value::RawValue;
use std::any::Any;
use table::{Answer, Input, Luck, Match, NoLuck, Record, Refusal, Scripted, Seat, Shape};

/// Where chance comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance<'a> {
    /// From the operating system.
    Fresh,
    /// From what was written down.
    Written(&'a str),
    /// From what was written down, and when that is used up from the operating system.
    Continued(&'a str),
}

/// A game in progress. It knows seats and inputs, but not what they are about.
pub trait Game: Send + Sync + 'static {
    /// A copy of it.
    fn copy(&self) -> Box<dyn Game>;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// Lets chance come that the beginning waits for; gives what came up.
    fn nudge(&mut self, chance: Chance) -> Result<String, Refused>;
    /// Takes an answer; gives what came up by chance. One that is refused changes nothing.
    fn answer(&mut self, seat: Seat, answer: &str, chance: Chance) -> Result<String, Refused>;
    /// Whether an answer would be taken.
    fn check(&self, seat: Seat, answer: &str) -> Result<(), Refused>;
    /// The open question of a seat.
    fn question(&self, seat: Seat) -> Option<wire::Question>;
    /// Whether a seat has an open question.
    fn asks(&self, seat: Seat) -> bool;
    /// How many inputs there are.
    fn inputs(&self) -> usize;
    /// The place of the last answer of a seat among the inputs.
    fn last_answer(&self, seat: Seat) -> Option<usize>;
    /// Whether the input at a place is an answer: then the position before it is one in which somebody is asked.
    fn is_answer(&self, at: usize) -> bool;
    /// Whether a seat may take its last answer back.
    fn may_step_back(&self, seat: Seat) -> bool;
    /// Takes it back.
    fn step_back(&mut self, seat: Seat) -> bool;
    /// The game as it was after so many inputs.
    fn rewound(&self, inputs: usize) -> Option<Box<dyn Game>>;
    /// A game that looks the same to a seat, with everything hidden dealt anew.
    fn dealt_anew(&self, seat: Seat) -> Option<Box<dyn Game>>;
    /// How it ended.
    fn outcome(&self) -> Option<&'static str>;
    /// The seat that won, if one did.
    fn winner(&self) -> Option<Seat>;
    /// What a seat, or a spectator, sees.
    fn view(&self, seat: Option<Seat>) -> Box<RawValue>;
    /// Goes back to where so many inputs had been made. What happened since stays told.
    fn go_back(&mut self, inputs: usize) -> Result<(), Refused>;
    /// The numbers of the events that are new.
    fn new_events(&mut self) -> std::ops::Range<usize>;
    /// What a seat hears of an event, by its number. Events that were undone are still known.
    fn heard(&self, event: usize, seat: Option<Seat>) -> Option<wire::Told>;
    /// The position it started from as text; empty for the ordinary start.
    fn setup(&self) -> String;
    /// The inputs that led here: who answered what, and what came up by chance after it; the first has nobody.
    fn story(&self) -> Vec<(Option<Seat>, String, String)>;
    /// The last committed position, and how many inputs lead to it.
    fn committed(&self) -> (usize, String);
    /// The whole record.
    fn record(&self, tags: &[(&str, &str)]) -> String;
    /// The fields that leagues record.
    fn result(&self) -> Vec<(&'static str, String)>;
    /// Dice and draws against what was to be expected.
    fn luck(&self) -> Box<RawValue>;
    /// The chances of what a seat sees going on, or of what an answer of its would begin; nothing if none can be told, or
    /// the answer would not be taken.
    fn odds(&self, seat: Seat, answer: Option<&str>) -> Option<Box<RawValue>>;
    /// A program that can play it, by name.
    fn thinker(&self, name: &str) -> Option<Box<dyn Thinker>>;
    /// Itself, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A program that plays.
pub trait Thinker: Send {
    /// Its answer to the open question of a seat.
    fn answer(&mut self, game: &dyn Game, seat: Seat) -> Option<String>;
    /// What it thinks of that question: its plan, and the best choices with the chance to win that each promises.
    fn advise(&mut self, game: &dyn Game, seat: Seat) -> Option<wire::Advice>;
}

/// A match of a game that is known.
pub struct Playing<R: Served> {
    game: Match<R>,
    /// Everything that has happened, what was undone too.
    told: Vec<R::Event>,
    /// How many of the events of the game as it stands are told.
    events_told: usize,
}

impl<R: Served> Playing<R> {
    fn new(game: Match<R>) -> Playing<R> {
        Playing { game, told: Vec::new(), events_told: 0 }
    }

    /// The match itself, with everything that is hidden in it.
    pub fn game(&self) -> &Match<R> {
        &self.game
    }

    /// A game from a set-up in notation, before anything has come up by chance.
    pub fn begin(setup: &str) -> Result<Box<dyn Game>, Refused> {
        let settings =
            setup.lines().filter(|line| !line.trim().is_empty()).map(setting).collect::<Result<Vec<_>, _>>()?;
        let setup = R::setup(&settings).map_err(|(at, what)| {
            let line = settings.get(at).map_or("the set-up", |(key, _)| key.as_str());
            Refused::bad("bad-setup", format!("In {line}: {what}."))
        })?;
        Ok(Box::new(Playing::new(Match::<R>::begin(&setup, &mut NoLuck))))
    }

    /// A game from the text of a record.
    pub fn read(text: &str) -> Result<Box<dyn Game>, Refused> {
        let record = Record::read::<R>(text, "record").map_err(|e| Refused::bad("bad-record", format!("{e}.")))?;
        let game = record.play::<R>(None, &mut NoLuck).map_err(|trouble| {
            // The last line stands for an end that comes too early.
            let line = record.lines.get(trouble.at).or(record.lines.last()).copied().unwrap_or(1);
            Refused::bad("bad-record", format!("record:{line}: {}.", trouble.what))
        })?;
        Ok(Box::new(Playing::new(game)))
    }

    fn with_luck<T>(
        &mut self,
        chance: Chance,
        act: impl FnOnce(&mut Match<R>, &mut dyn Luck<R>) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        match chance {
            Chance::Fresh => act(&mut self.game, &mut Fate),
            Chance::Written(text) => act(&mut self.game, &mut script::<R>(text)?),
            Chance::Continued(text) => act(&mut self.game, &mut ThenFate(script::<R>(text)?)),
        }
    }

    /// What came up by chance since there were so many inputs, as text: every item after a space.
    fn chance_since(&self, inputs: usize) -> String {
        let came_up = self.game.inputs()[inputs..].iter();
        came_up.fold(String::new(), |text, input| match input {
            Input::Chance(item) => format!("{text} {item}"),
            Input::Choice(..) => text,
        })
    }

    /// Chance that was written down but is not enough is a record that the rules do not follow.
    fn wants_nothing(&self) -> Result<(), Refused> {
        match self.game.waits_for() {
            None => Ok(()),
            Some(why) => Err(Refused::conflict("diverged", format!("Chance is missing for {why}."))),
        }
    }
}

/// Luck that was written down.
fn script<R: Served>(text: &str) -> Result<Scripted<R::Item>, Refused> {
    let items = text.split_whitespace().map(str::parse).collect::<Result<Vec<R::Item>, _>>();
    items.map(Scripted::new).map_err(|what| Refused::bad("bad-chance", format!("{what}.")))
}

/// Luck that was written down, and then that of the operating system.
struct ThenFate<I>(Scripted<I>);

impl<R: Served> Luck<R> for ThenFate<R::Item> {
    fn draw(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        let used_up = self.0.left().next().is_none();
        if used_up { Luck::<R>::draw(&mut Fate, why, options) } else { Luck::<R>::draw(&mut self.0, why, options) }
    }
}

/// `set key: value`, or without the `set`.
fn setting(line: &str) -> Result<(String, String), Refused> {
    let line = line.trim();
    let (key, value) = line
        .strip_prefix("set ")
        .unwrap_or(line)
        .split_once(':')
        .ok_or_else(|| Refused::bad("bad-setup", format!("Expected 'set key: value', found '{line}'.")))?;
    Ok((key.trim().into(), value.trim().into()))
}

fn as_text(lines: Vec<(String, String)>) -> String {
    lines.into_iter().map(|(key, value)| format!("set {key}: {value}\n")).collect()
}

fn parse<R: Served>(answer: &str) -> Result<Answer<R::Item>, Refused> {
    answer.parse().map_err(|what| Refused::bad("unreadable-answer", format!("{what}.")))
}

fn refused<R: Served>(refusal: Refusal<R::Law>) -> Refused {
    let code = match &refusal {
        Refusal::NotAsked => "not-asked",
        Refusal::Shape(_) => "wrong-shape",
        Refusal::Forbidden(_) => "forbidden-by-rule",
        Refusal::NotOffered => "not-offered",
    };
    let answer = Refused::new(422, code, format!("{refusal}."));
    match refusal {
        Refusal::Forbidden(law) => answer.by_rule(law.to_string()),
        _ => answer,
    }
}

impl<R: Served> Game for Playing<R> {
    fn copy(&self) -> Box<dyn Game> {
        Box::new(Playing { game: self.game.clone(), told: self.told.clone(), events_told: self.events_told })
    }

    fn seats(&self) -> u8 {
        self.game.seating().count()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.game.seating().name(seat)
    }

    fn nudge(&mut self, chance: Chance) -> Result<String, Refused> {
        let before = self.game.inputs().len();
        self.with_luck(chance, |game, luck| {
            game.nudge(luck);
            Ok(())
        })?;
        self.wants_nothing()?;
        Ok(self.chance_since(before))
    }

    fn answer(&mut self, seat: Seat, answer: &str, chance: Chance) -> Result<String, Refused> {
        let before = self.game.inputs().len();
        let answer = parse::<R>(answer)?;
        self.with_luck(chance, |game, luck| game.answer(seat, answer, luck).map_err(refused::<R>))?;
        self.wants_nothing()?;
        Ok(self.chance_since(before))
    }

    fn check(&self, seat: Seat, answer: &str) -> Result<(), Refused> {
        self.game.check(seat, &parse::<R>(answer)?).map_err(refused::<R>)
    }

    fn question(&self, seat: Seat) -> Option<wire::Question> {
        let asked = self.game.asked(seat)?;
        let shape = match asked.shape {
            Shape::One => wire::Shape::One,
            Shape::Some { least, most } => wire::Shape::Some { least, most },
            Shape::Order { least, most } => wire::Shape::Order { least, most },
            Shape::Number { least, most } => wire::Shape::Number { least, most },
        };
        let offer = |offer: &table::Offer<R::Item>| wire::Offer {
            item: offer.item.to_string(),
            count: offer.count,
            named: R::named(offer.item, offer.count),
        };
        let options = asked.options.iter().map(offer).collect();
        Some(wire::Question { seat: self.seat_name(seat).into(), why: R::purpose(&asked.why), shape, options })
    }

    fn asks(&self, seat: Seat) -> bool {
        self.game.asked(seat).is_some()
    }

    fn inputs(&self) -> usize {
        self.game.inputs().len()
    }

    fn last_answer(&self, seat: Seat) -> Option<usize> {
        self.game.inputs().iter().rposition(|input| matches!(input, Input::Choice(by, _) if *by == seat))
    }

    fn is_answer(&self, at: usize) -> bool {
        matches!(self.game.inputs().get(at), Some(Input::Choice(..)))
    }

    fn may_step_back(&self, seat: Seat) -> bool {
        self.game.may_step_back(seat)
    }

    fn step_back(&mut self, seat: Seat) -> bool {
        let done = self.game.step_back(seat);
        self.events_told = self.game.events().len();
        done
    }

    fn rewound(&self, inputs: usize) -> Option<Box<dyn Game>> {
        let inputs = self.game.inputs().get(..inputs)?.to_vec();
        let game = Match::<R>::resume(self.game.start().clone(), inputs, &mut NoLuck).ok()?;
        Some(Box::new(Playing::new(game)))
    }

    fn dealt_anew(&self, seat: Seat) -> Option<Box<dyn Game>> {
        let mut dice = table::Dice::new(u64::from_le_bytes(fate::bytes()));
        Some(Box::new(Playing::new(table::imagine(&self.game, seat, &mut dice)?)))
    }

    fn outcome(&self) -> Option<&'static str> {
        self.game.outcome().map(|outcome| outcome.how)
    }

    fn winner(&self) -> Option<Seat> {
        let scores = self.game.outcome()?.scores;
        scores.iter().position(|score| *score == 1.0).map(|at| Seat(at as u8))
    }

    fn view(&self, seat: Option<Seat>) -> Box<RawValue> {
        R::show(&self.game.view(seat))
    }

    fn go_back(&mut self, inputs: usize) -> Result<(), Refused> {
        let inputs = self.game.inputs().get(..inputs).ok_or_else(Refused::broken)?.to_vec();
        self.game = Match::resume(self.game.start().clone(), inputs, &mut NoLuck).map_err(|_| Refused::broken())?;
        self.events_told = self.game.events().len();
        Ok(())
    }

    fn new_events(&mut self) -> std::ops::Range<usize> {
        let before = self.told.len();
        self.told.extend_from_slice(&self.game.events()[self.events_told..]);
        self.events_told = self.game.events().len();
        before..self.told.len()
    }

    fn heard(&self, event: usize, seat: Option<Seat>) -> Option<wire::Told> {
        R::hears(self.told.get(event)?, seat).map(|event| R::happened(&event))
    }

    fn setup(&self) -> String {
        as_text(Record::of(&self.game, &[]).position)
    }

    fn story(&self) -> Vec<(Option<Seat>, String, String)> {
        let mut story = vec![(None, String::new(), String::new())];
        for input in self.game.inputs() {
            match input {
                Input::Choice(seat, answer) => story.push((Some(*seat), answer.to_string(), String::new())),
                Input::Chance(item) => {
                    if let Some((_, _, chance)) = story.last_mut() {
                        *chance += &format!(" {item}");
                    }
                }
            }
        }
        story
    }

    fn committed(&self) -> (usize, String) {
        let (state, step) = self.game.step();
        (self.game.inputs().len() - step.len(), as_text(R::describe(state)))
    }

    fn record(&self, tags: &[(&str, &str)]) -> String {
        Record::of(&self.game, tags).write::<R>()
    }

    fn result(&self) -> Vec<(&'static str, String)> {
        R::result(&self.game)
    }

    fn luck(&self) -> Box<RawValue> {
        R::luck(&self.game)
    }

    fn odds(&self, seat: Seat, answer: Option<&str>) -> Option<Box<RawValue>> {
        let view = self.game.view(Some(seat));
        let Some(answer) = answer else { return R::odds(&view, None) };
        let answer = parse::<R>(answer).ok()?;
        self.game.check(seat, &answer).ok()?;
        R::odds(&view, Some((&self.game.asked(seat)?.why, &answer)))
    }

    fn thinker(&self, name: &str) -> Option<Box<dyn Thinker>> {
        let player = R::player(name, u64::from_le_bytes(fate::bytes()))?;
        Some(Box::new(Thinking::<R>(player)))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A player of a game that is known.
struct Thinking<R: Served>(Box<dyn players::Player<R>>);

impl<R: Served> Thinker for Thinking<R> {
    fn answer(&mut self, game: &dyn Game, seat: Seat) -> Option<String> {
        let game = &game.as_any().downcast_ref::<Playing<R>>()?.game;
        Some(self.0.answer(&Glimpse::new(game, game.asked(seat)?)).to_string())
    }

    fn advise(&mut self, game: &dyn Game, seat: Seat) -> Option<wire::Advice> {
        let game = &game.as_any().downcast_ref::<Playing<R>>()?.game;
        let advice = self.0.advise(&Glimpse::new(game, game.asked(seat)?))?;
        let choice = |choice: &players::Choice<R::Item>| wire::Choice {
            answers: choice.answers.iter().map(|answer| answer.to_string()).collect(),
            chance: choice.worth,
        };
        Some(wire::Advice { plan: advice.plan.into(), choices: advice.choices.iter().map(choice).collect() })
    }
}
