//! Makes any served game a match that the server can look after.

use super::{
    AnyMatch, AnyStop, Chance, Event, Given, Item, Reached, Served, Stop, Swing, Thinker, planned,
    several::SEPARATOR,
    swing,
    thinking::Thinking,
    written::{ThenFate, as_text, items, parse, refused, script, set_up, settings},
};
use crate::{
    error::Refused,
    fate::{self, Fate},
    wire,
};
use serde_json::value::RawValue;
use std::any::Any;
use table::{Input, Luck, Match, NoLuck, Record, Rules, Seat, Seating, Trouble, Written};

/// A match of a game that is known.
pub struct Playing<S: Served> {
    pub(super) game: Match<S::Rules>,
    /// Everything that has happened, what was undone too.
    told: Vec<Event<S>>,
    /// How many of the events of the game as it stands are told.
    events_told: usize,
    /// It was begun under older rules.
    pub(super) before: Option<Before>,
}

/// What is special about a match that was begun when a question with one answer was never asked: the answer is given for it, and
/// does not count among its inputs, so that its entries lead to where they always led.
#[derive(Clone, Default)]
pub(super) struct Before {
    /// Where among the inputs answers were given, in order.
    given: Vec<usize>,
}

impl<S: Served> Playing<S> {
    pub(super) fn new(game: Match<S::Rules>) -> Playing<S> {
        Playing { game, told: Vec::new(), events_told: 0, before: None }
    }

    /// The match itself, with everything that is hidden in it.
    pub fn game(&self) -> &Match<S::Rules> {
        &self.game
    }

    /// A match from a set-up in notation, before anything has come up by chance.
    pub fn begin(setup: &str) -> Result<Box<dyn AnyMatch>, Refused> {
        Ok(Box::new(Playing::<S>::new(Match::begin(&set_up::<S>(setup)?, &mut NoLuck))))
    }

    /// Who sits at a table that is set up like this.
    pub fn seating_of(setup: &str) -> Result<Seating, Refused> {
        Ok(<S::Rules as Rules>::seating(&<S::Rules as Rules>::begin(&set_up::<S>(setup)?)))
    }

    /// Whose secret each line of a set-up is.
    pub fn owners(setup: &str) -> Result<Vec<Option<Seat>>, Refused> {
        Ok(settings(setup)?.iter().map(|(key, _)| <S::Rules as Written>::brought_by(key)).collect())
    }

    /// What the rules answered by themselves since there were so many inputs.
    fn note_given(&mut self, since: usize) {
        let Some(before) = &mut self.before else { return };
        let inputs = self.game.inputs().iter().enumerate().skip(since);
        before.given.extend(inputs.filter(|(_, input)| matches!(input, Input::Choice(..))).map(|(at, _)| at));
    }

    /// After going back, nothing is given that is not there.
    fn forget_given(&mut self) {
        let count = self.game.inputs().len();
        if let Some(before) = &mut self.before {
            before.given.retain(|at| *at < count);
        }
    }

    /// So many inputs, not counting those that were given.
    pub(super) fn outside(&self, inputs: usize) -> usize {
        let given = self.before.as_ref().map_or(0, |before| before.given.iter().filter(|at| **at < inputs).count());
        inputs - given
    }

    /// The other way round: where the input of this number stands.
    fn inside(&self, inputs: usize) -> usize {
        let given = self.before.iter().flat_map(|before| &before.given);
        given.fold(inputs, |inside, at| if *at <= inside { inside + 1 } else { inside })
    }

    /// The match as it was before answers were given at its end; nothing if none were.
    fn without_given(&self) -> Option<Match<S::Rules>> {
        let before = self.before.as_ref()?;
        let count = self.game.inputs().len();
        let last = (0..count).rev().find(|at| !before.given.contains(at)).map_or(0, |at| at + 1);
        if last < count { self.game.rewound(last) } else { None }
    }

    /// A match from the text of a record.
    pub fn read(text: &str) -> Result<Box<dyn AnyMatch>, Refused> {
        let record =
            Record::read::<S::Rules>(text, "record").map_err(|e| Refused::bad("bad-record", format!("{e}.")))?;
        let game = record.play::<S::Rules>(None, &mut NoLuck).map_err(|trouble| {
            // The last line stands for an end that comes too early.
            let line = record.lines.get(trouble.at).or(record.lines.last()).copied().unwrap_or(1);
            Refused::bad("bad-record", format!("record:{line}: {}.", trouble.what))
        })?;
        Ok(Box::new(Playing::<S>::new(game)))
    }

    /// Takes one answer; gives what came up by chance.
    pub(super) fn answer_one(&mut self, seat: Seat, answer: &str, chance: Chance) -> Result<String, Refused> {
        let before = self.game.inputs().len();
        let answer = parse::<S>(answer)?;
        let older = self.before.is_some();
        self.with_luck(chance, |game, luck| {
            game.answer(seat, answer, luck).map_err(refused::<S>)?;
            if older {
                game.take_only_answers(luck);
            }
            Ok(())
        })
        .map_err(|refused| self.unless_an_ally_decides(seat, refused))?;
        self.note_given(before + 1);
        self.wants_nothing()?;
        Ok(self.chance_since(before))
    }

    /// Who is not asked because an ally decides is told who, and by which rule. What is asked of whom is open to all.
    fn unless_an_ally_decides(&self, seat: Seat, refused: Refused) -> Refused {
        let (seating, game) = (self.game.seating(), &self.game);
        let sits_here = seat.0 < seating.count();
        // Who has answered what both are asked is not told of the other.
        if refused.code != "not-asked" || !sits_here || game.sealed(seat).is_some() {
            return refused;
        }
        let allies = seating.seats().filter(|other| *other != seat && seating.allied(*other, seat));
        let mut decided = allies.filter_map(|ally| Some((ally, S::decided_by(&game.asked(ally)?.why)?)));
        match decided.next() {
            Some((ally, rule)) => {
                let message = format!("This is decided by {}, and not by you.", seating.name(ally));
                Refused::new(422, "not-asked", message).by_rule(rule)
            }
            None => refused,
        }
    }

    fn with_luck<T>(
        &mut self,
        chance: Chance,
        act: impl FnOnce(&mut Match<S::Rules>, &mut dyn Luck<S::Rules>) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        match chance {
            Chance::Fresh => act(&mut self.game, &mut Fate),
            Chance::Written(text) => act(&mut self.game, &mut script::<S>(text)?),
            Chance::Continued(text) => act(&mut self.game, &mut ThenFate(script::<S>(text)?)),
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

    /// A world that a seat cannot tell from the real one.
    fn imagined(&self, seat: Seat) -> Option<Match<S::Rules>> {
        table::imagine(&self.game, seat, &mut table::Dice::new(u64::from_le_bytes(fate::bytes())))
    }

    /// What is written down of a match under older rules: answers are given for it in between.
    fn go_on_one_by_one(&mut self, written: &[Given]) -> Result<Vec<Reached>, Refused> {
        let mut reached = Vec::new();
        for Given { seat, answer, chance } in written {
            self.answer(*seat, answer, Chance::Written(chance))?;
            reached.push(Reached { inputs: self.inputs(), events: self.new_events() });
        }
        Ok(reached)
    }

    /// Chance that was written down but is not enough is a record that the rules do not follow.
    fn wants_nothing(&self) -> Result<(), Refused> {
        match self.game.waits_for() {
            None => Ok(()),
            Some(why) => Err(Refused::conflict("diverged", format!("Chance is missing for {why}."))),
        }
    }
}

impl<S: Served> AnyMatch for Playing<S> {
    fn copy(&self) -> Box<dyn AnyMatch> {
        let (game, told, before) = (self.game.clone(), self.told.clone(), self.before.clone());
        Box::new(Playing::<S> { game, told, events_told: self.events_told, before })
    }

    fn seating(&self) -> Seating {
        self.game.seating()
    }

    fn nudge(&mut self, chance: Chance) -> Result<String, Refused> {
        let before = self.game.inputs().len();
        let older = self.before.is_some();
        self.with_luck(chance, |game, luck| {
            game.nudge(luck);
            if older {
                game.take_only_answers(luck);
            }
            Ok(())
        })?;
        self.note_given(before);
        self.wants_nothing()?;
        Ok(self.chance_since(before))
    }

    fn answer(&mut self, seat: Seat, answer: &str, chance: Chance) -> Result<String, Refused> {
        match answer.contains(SEPARATOR) {
            true => self.answer_several(seat, answer, chance),
            false => self.answer_one(seat, answer, chance),
        }
    }

    fn go_on(&mut self, written: &[Given]) -> Result<Vec<Reached>, Refused> {
        if self.before.is_some() {
            return self.go_on_one_by_one(written);
        }
        let mut inputs = Vec::with_capacity(2 * written.len());
        let mut reached = Vec::with_capacity(written.len());
        let before = self.game.inputs().len() + self.game.waiting();
        for given in written {
            for answer in given.answer.split(SEPARATOR) {
                inputs.push(Input::Choice(given.seat, parse::<S>(answer)?));
            }
            for item in items::<S>(given.chance) {
                inputs.push(Input::Chance(item?));
            }
            reached.push(Reached { inputs: before + inputs.len(), events: 0..0 });
        }
        let diverged = |trouble: Trouble| Refused::conflict("diverged", format!("{trouble}."));
        self.game.go_on(inputs).map_err(diverged)?;
        self.wants_nothing()?;
        // An event belongs to the answer after which the inputs were there that it needs.
        let (known, told_at) = (self.told.len(), &self.game.told_at()[self.events_told..]);
        let mut from = known;
        for reached in &mut reached {
            let to = known + told_at.partition_point(|at| *at as usize <= reached.inputs);
            reached.events = std::mem::replace(&mut from, to)..to;
        }
        self.new_events();
        Ok(reached)
    }

    fn waiting(&self) -> usize {
        self.game.waiting()
    }

    fn check(&self, seat: Seat, answer: &str) -> Result<(), Refused> {
        let (at, last) = self.at_the_last(seat, answer)?;
        let checked = |game: &Match<S::Rules>| game.check(seat, &parse::<S>(last)?).map_err(refused::<S>);
        match at {
            None => checked(&self.game).map_err(|refused| self.unless_an_ally_decides(seat, refused)),
            Some(at) => checked(&at.game).map_err(|refused| refused.of_answer(last)),
        }
    }

    fn plans(&self, seat: Seat) -> wire::Plans {
        // Whoever plays under older rules is given answers in between.
        let offered = self.before.is_none().then(|| self.imagined(seat)).flatten();
        planned::plans::<S>(offered.map(|world| table::plans(&world, seat, S::REACH)))
    }

    fn question(&self, seat: Seat) -> Option<wire::Question> {
        let asked = self.game.asked(seat)?;
        let offer = |offer: &table::Offer<Item<S>>| wire::Offer {
            item: offer.item.to_string(),
            count: offer.count,
            named: S::named(offer.item, offer.count, &asked.why),
            about: S::about(offer.item),
        };
        let options = asked.options.iter().map(offer).collect();
        Some(wire::Question {
            seat: self.seat_name(seat).into(),
            why: S::purpose(&asked.why),
            shape: asked.shape.into(),
            options,
        })
    }

    fn stop(&self, seat: Seat) -> Option<AnyStop> {
        let asked = self.game.asked(seat)?;
        let Stop { name, pass, is_urgent, ends } = S::stop(&self.game.view(Some(seat)), asked)?;
        let can_act = asked.items().any(|item| item != pass);
        Some(AnyStop { name, pass: pass.to_string(), can_act, is_urgent, ends })
    }

    fn asks(&self, seat: Seat) -> bool {
        self.game.asked(seat).is_some()
    }

    fn inputs(&self) -> usize {
        self.outside(self.game.inputs().len())
    }

    fn last_answer_but(&self, seat: Seat, but: &[usize]) -> Option<usize> {
        let given = |at: &usize| self.before.as_ref().is_some_and(|before| before.given.contains(at));
        let is_his = |at: &usize| matches!(&self.game.inputs()[*at], Input::Choice(by, _) if *by == seat);
        let his = (0..self.game.inputs().len()).rev().filter(|at| is_his(at) && !given(at));
        his.map(|at| self.outside(at)).find(|at| !but.contains(at))
    }

    fn is_answer(&self, at: usize) -> bool {
        matches!(self.game.inputs().get(self.inside(at)), Some(Input::Choice(..)))
    }

    fn may_step_back(&self, seat: Seat) -> bool {
        self.without_given().map_or_else(|| self.game.may_step_back(seat), |game| game.may_step_back(seat))
    }

    fn step_back(&mut self, seat: Seat) -> bool {
        if let Some(game) = self.without_given().filter(|game| game.may_step_back(seat)) {
            self.game = game;
        }
        let done = self.game.step_back(seat);
        self.forget_given();
        self.events_told = self.game.events().len();
        done
    }

    fn rewound(&self, inputs: usize) -> Option<Box<dyn AnyMatch>> {
        let game = self.game.rewound(self.inside(inputs))?;
        let mut rewound = Playing::<S> { before: self.before.clone(), ..Playing::new(game) };
        rewound.forget_given();
        Some(Box::new(rewound))
    }

    fn dealt_anew(&self, seat: Seat) -> Option<Box<dyn AnyMatch>> {
        Some(Box::new(Playing::<S>::new(self.imagined(seat)?)))
    }

    fn outcome(&self) -> Option<&'static str> {
        self.game.outcome().map(|outcome| outcome.how)
    }

    fn winners(&self) -> Vec<Seat> {
        self.game.outcome().map_or_else(Vec::new, |outcome| outcome.winners().collect())
    }

    fn can_go_on_without(&self, seat: Seat) -> bool {
        S::can_go_on_without(&self.game, seat)
    }

    fn view(&self, seat: Option<Seat>) -> Box<RawValue> {
        S::show(&self.game.view(seat), &mut self.game.heard(seat).rev())
    }

    fn glance(&self, seat: Option<Seat>) -> Option<wire::Glance> {
        S::glance(&self.game.view(seat), &mut self.game.heard(seat).rev(), seat)
    }

    fn swing(&self) -> Option<Swing> {
        S::SWING.map(|of| swing::swing::<S>(self, of))
    }

    fn go_back(&mut self, inputs: usize) -> Result<(), Refused> {
        if !self.game.go_back(self.inside(inputs)) {
            return Err(Refused::broken());
        }
        self.forget_given();
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
        <S::Rules as Rules>::hears(self.told.get(event)?, seat).map(|event| S::happened(&event))
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

    fn answers_since(&self, inputs: usize) -> Option<Vec<(Seat, String)>> {
        let answered = |input: &Input<Item<S>>| match input {
            Input::Choice(seat, answer) => Some((*seat, answer.to_string())),
            Input::Chance(_) => None,
        };
        self.game.inputs().get(self.inside(inputs)..)?.iter().map(answered).collect()
    }

    fn at_once(&self, seat: Seat, answers: &[String]) -> usize {
        self.imagined(seat).map_or(1, |world| Playing::<S>::new(world).taken_in_hand(seat, answers))
    }

    fn committed(&self) -> (usize, String) {
        let (state, step) = self.game.step();
        (self.outside(self.game.inputs().len() - step.len()), as_text(<S::Rules as Written>::describe(state)))
    }

    fn record(&self, tags: &[(&str, &str)]) -> String {
        Record::of(&self.game, tags).write::<S::Rules>()
    }

    fn result(&self) -> Vec<(&'static str, String)> {
        S::RESULT.map_or_else(Vec::new, |result| result(&self.game))
    }

    fn fortune(&self) -> Option<Box<RawValue>> {
        S::FORTUNE.map(|fortune| fortune(&self.game))
    }

    fn odds(&self, seat: Seat, answer: Option<&str>) -> Option<Box<RawValue>> {
        let odds = S::ODDS?;
        let Some(answer) = answer else { return odds(&self.game.view(Some(seat)), None) };
        let (at, last) = self.at_the_last(seat, answer).ok()?;
        let game = at.as_ref().map_or(&self.game, |at| &at.game);
        let last = parse::<S>(last).ok()?;
        game.check(seat, &last).ok()?;
        odds(&game.view(Some(seat)), Some((&game.asked(seat)?.why, &last)))
    }

    fn thinker(&self, name: &str) -> Option<Box<dyn Thinker>> {
        let player = S::player(name, u64::from_le_bytes(fate::bytes()))?;
        Some(Box::new(Thinking::<S>(player)))
    }

    fn go_on_as_before(&mut self, version: &str) {
        let start = <S::Rules as Written>::as_of(self.game.start().clone(), version);
        self.game = Match::from_state(start, &mut NoLuck);
        self.before = <S::Rules as Written>::SILENT.contains(&version).then(Before::default);
    }

    fn rules(&self) -> &'static str {
        <S::Rules as Written>::version_of(self.game.start())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
