//! A game being played: the last committed state, and the inputs of the step under way.

use crate::the_table::check;
use crate::{Answer, Asked, Halt, Input, Inputs, Luck, NoLuck, Outcome, Refusal, Rules, Seat, Seating, Seats, Table};

/// A game in progress. It is plain data: with its start, its [`inputs`](Match::inputs) are the whole game.
///
/// Questions are found in [`open`](Match::open); [`answer`](Match::answer) takes answers in any order. Chance is
/// drawn from the [`Luck`] that is handed in, and written down among the inputs, so that a saved match holds no
/// generator and can be continued anywhere.
#[derive(Clone, Debug)]
pub struct Match<R: Rules> {
    start: R::State,
    committed: R::State,
    /// The committed state with the inputs of the step under way applied.
    shown: R::State,
    inputs: Vec<Input<R::Item>>,
    /// Where in `inputs` the step under way begins.
    step_from: usize,
    /// Inputs before this one cannot be taken back.
    barrier: usize,
    asked: Vec<Asked<R>>,
    /// Answers given together that wait for the others; one place for each question in `asked`.
    sealed: Vec<Option<Answer<R::Item>>>,
    waits_for: Option<R::Why>,
    events: Vec<R::Event>,
    /// How many of the events belong to committed steps.
    events_committed: usize,
    /// Who has learned something hidden since the last answer, and where among the inputs that answer ends.
    learned: Seats,
    answered: usize,
}

/// A record that the rules do not follow.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("input {}: {what}", at + 1)]
pub struct Trouble {
    /// Which input, counted from 0.
    pub at: usize,
    /// What was expected there.
    pub what: String,
}

impl<R: Rules> Match<R> {
    /// A new game.
    pub fn begin(setup: &R::Setup, luck: &mut dyn Luck<R>) -> Self {
        Self::from_state(R::begin(setup), luck)
    }

    /// A game that begins in this position.
    pub fn from_state(start: R::State, luck: &mut dyn Luck<R>) -> Self {
        Self::resume(start, Vec::new(), luck).expect("no input can be wrong where there is none")
    }

    /// The game that these inputs lead to from `start`; they are checked one by one. How every saved game is
    /// reloaded, replayed, forked and continued.
    pub fn resume(start: R::State, inputs: Vec<Input<R::Item>>, luck: &mut dyn Luck<R>) -> Result<Self, Trouble> {
        let mut game = Match {
            committed: start.clone(),
            shown: start.clone(),
            start,
            inputs,
            step_from: 0,
            barrier: 0,
            asked: Vec::new(),
            sealed: Vec::new(),
            waits_for: None,
            events: Vec::new(),
            events_committed: 0,
            learned: Seats::NONE,
            answered: 0,
        };
        game.advance(luck)?;
        if game.outcome().is_some() && game.step_from < game.inputs.len() {
            let what = "the game was over before this".into();
            return Err(Trouble { at: game.step_from, what });
        }
        Ok(game)
    }

    /// The questions that wait for an answer.
    pub fn open(&self) -> impl Iterator<Item = &Asked<R>> {
        self.asked.iter().zip(&self.sealed).filter(|(_, sealed)| sealed.is_none()).map(|(asked, _)| asked)
    }

    /// The first of them.
    pub fn next_question(&self) -> Option<&Asked<R>> {
        self.open().next()
    }

    /// The open question of a seat.
    pub fn asked(&self, seat: Seat) -> Option<&Asked<R>> {
        self.open().find(|asked| asked.seat == seat)
    }

    /// What a seat has answered that waits for the answers of others.
    pub fn sealed(&self, seat: Seat) -> Option<&Answer<R::Item>> {
        self.asked.iter().zip(&self.sealed).find(|(asked, _)| asked.seat == seat)?.1.as_ref()
    }

    /// What chance is wanted for, where the luck handed in gave none.
    pub fn waits_for(&self) -> Option<&R::Why> {
        self.waits_for.as_ref()
    }

    /// The whole state as it stands now, hidden things too. Players get a [`view`](Match::view).
    pub fn state(&self) -> &R::State {
        &self.shown
    }

    /// The state before the step under way, and the inputs of that step.
    pub fn step(&self) -> (&R::State, &[Input<R::Item>]) {
        (&self.committed, &self.inputs[self.step_from..])
    }

    /// Who sits at the table.
    pub fn seating(&self) -> Seating {
        R::seating(&self.start)
    }

    /// Who has learned something hidden since the last answer.
    pub fn learned(&self) -> Seats {
        self.learned
    }

    /// The state the game began with.
    pub fn start(&self) -> &R::State {
        &self.start
    }

    /// Everything that has entered the game so far.
    pub fn inputs(&self) -> &[Input<R::Item>] {
        &self.inputs
    }

    /// What a seat, or a spectator, may know.
    pub fn view(&self, seat: Option<Seat>) -> R::View {
        R::view(&self.shown, seat)
    }

    /// Everything that has happened, hidden things too.
    pub fn events(&self) -> &[R::Event] {
        &self.events
    }

    /// What a seat, or a spectator, has heard of it.
    pub fn heard(&self, seat: Option<Seat>) -> impl Iterator<Item = R::Event> {
        self.events.iter().filter_map(move |event| R::hears(event, seat))
    }

    /// How the game ended.
    pub fn outcome(&self) -> Option<Outcome> {
        R::outcome(&self.committed)
    }

    /// Whether an answer would be taken.
    pub fn check(&self, seat: Seat, answer: &Answer<R::Item>) -> Result<(), Refusal<R::Law>> {
        check::<R>(&self.shown, self.asked(seat).ok_or(Refusal::NotAsked)?, answer)
    }

    /// Takes an answer. A refused one changes nothing.
    pub fn answer(
        &mut self,
        seat: Seat,
        answer: Answer<R::Item>,
        luck: &mut dyn Luck<R>,
    ) -> Result<(), Refusal<R::Law>> {
        self.check(seat, &answer)?;
        let mine = |at: &usize| self.asked[*at].seat == seat && self.sealed[*at].is_none();
        let at = (0..self.asked.len()).find(mine).ok_or(Refusal::NotAsked)?;
        let answer = match answer {
            Answer::Some(pick) => Answer::Some(self.asked[at].in_order(&pick)),
            other => other,
        };
        self.sealed[at] = Some(answer);
        if self.sealed.iter().all(Option::is_some) {
            let given = self.asked.iter().zip(self.sealed.drain(..));
            self.inputs.extend(given.flat_map(|(asked, answer)| answer.map(|a| Input::Choice(asked.seat, a))));
            (self.learned, self.answered) = (Seats::NONE, self.inputs.len());
            self.nudge(luck);
        }
        Ok(())
    }

    /// Goes on with more luck, where the match waits for some.
    pub fn nudge(&mut self, luck: &mut dyn Luck<R>) {
        self.advance(luck).expect("every input was checked when it came");
    }

    /// Whether a seat may take its last answer back: since then nobody else has answered, no chance has come in and
    /// nothing hidden has come to light.
    pub fn may_step_back(&self, seat: Seat) -> bool {
        let waiting = self.asked.iter().zip(&self.sealed).any(|(q, given)| q.seat == seat && given.is_some());
        let last = matches!(self.inputs.last(), Some(Input::Choice(by, _)) if *by == seat);
        waiting || last && self.inputs.len() > self.barrier
    }

    /// Takes the last answer of a seat back, if it may; says whether it did.
    pub fn step_back(&mut self, seat: Seat) -> bool {
        if !self.may_step_back(seat) {
            return false;
        }
        let waiting = (0..self.asked.len()).find(|at| self.asked[*at].seat == seat && self.sealed[*at].is_some());
        if let Some(at) = waiting {
            self.sealed[at] = None;
            return true;
        }
        let mut inputs = std::mem::take(&mut self.inputs);
        inputs.pop();
        *self = Self::resume(self.start.clone(), inputs, &mut NoLuck).expect("a part of a good record is good");
        true
    }

    /// Runs steps until somebody is asked, luck is wanted, or the game is over.
    fn advance(&mut self, luck: &mut dyn Luck<R>) -> Result<(), Trouble> {
        self.waits_for = None;
        self.asked.clear();
        self.sealed.clear();
        while R::outcome(&self.committed).is_none() {
            self.shown.clone_from(&self.committed);
            self.events.truncate(self.events_committed);
            let mut tape = Tape::<R> {
                at: self.step_from,
                inputs: &mut self.inputs,
                luck,
                asked: Vec::new(),
                waits_for: None,
                events: &mut self.events,
                barrier: self.barrier,
                learned: Seats::NONE,
                news_from: self.answered,
                trouble: None,
            };
            let done = Table::new(&mut self.shown, &mut tape).step();
            let Tape { at, asked, waits_for, barrier, learned, trouble, .. } = tape;
            self.barrier = barrier;
            self.learned |= learned;
            if let Some(trouble) = trouble {
                return Err(trouble);
            }
            match done {
                Err(Halt::Pause) => {
                    self.sealed = vec![None; asked.len()];
                    self.asked = asked;
                    self.waits_for = waits_for;
                    return Ok(());
                }
                Ok(()) | Err(Halt::Over) => {
                    self.committed.clone_from(&self.shown);
                    self.step_from = at;
                    self.events_committed = self.events.len();
                }
            }
        }
        Ok(())
    }
}

/// The inputs of a match as a source: what is written down, then luck, then nothing.
struct Tape<'a, R: Rules> {
    inputs: &'a mut Vec<Input<R::Item>>,
    at: usize,
    luck: &'a mut dyn Luck<R>,
    asked: Vec<Asked<R>>,
    waits_for: Option<R::Why>,
    events: &'a mut Vec<R::Event>,
    barrier: usize,
    learned: Seats,
    /// What is shown before this input was shown before the last answer.
    news_from: usize,
    trouble: Option<Trouble>,
}

impl<R: Rules> Tape<'_, R> {
    fn diverged<T>(&mut self, what: String) -> Option<T> {
        self.trouble.get_or_insert(Trouble { at: self.at, what });
        None
    }
}

impl<R: Rules> Inputs<R> for Tape<'_, R> {
    fn choose(&mut self, _: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        match self.inputs.get(self.at)? {
            Input::Choice(seat, answer) if *seat == asked.seat => {
                self.at += 1;
                Some(answer.clone())
            }
            Input::Choice(seat, _) => {
                let what = format!("seat {} is asked {}, not seat {}", asked.seat.0, asked.why, seat.0);
                self.diverged(what)
            }
            Input::Chance(_) => {
                self.diverged(format!("seat {} is asked {}, no chance is due", asked.seat.0, asked.why))
            }
        }
    }

    fn chance(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        match self.inputs.get(self.at) {
            Some(Input::Chance(item)) if options.contains(item) => {
                self.at += 1;
                Some(*item)
            }
            Some(Input::Chance(item)) => {
                let what = format!("{item} cannot come up for {why}");
                self.diverged(what)
            }
            Some(Input::Choice(seat, _)) => {
                let what = format!("chance is due for {why}, not an answer of seat {}", seat.0);
                self.diverged(what)
            }
            None => {
                let Some(item) = self.luck.draw(why, options) else {
                    self.waits_for = Some(why.clone());
                    return None;
                };
                self.inputs.push(Input::Chance(item));
                self.at += 1;
                Some(item)
            }
        }
    }

    fn open(&mut self, asked: Asked<R>) {
        if self.trouble.is_none() {
            self.asked.push(asked);
        }
    }

    fn refused(&mut self, refusal: Refusal<R::Law>) {
        self.at -= 1;
        self.diverged::<()>(refusal.to_string());
    }

    fn settled(&mut self) {
        self.barrier = self.barrier.max(self.at);
    }

    fn shows(&mut self, seats: Seats) {
        if self.at >= self.news_from {
            self.learned |= seats;
        }
    }

    fn hear(&mut self, event: R::Event) {
        self.events.push(event);
    }
}
