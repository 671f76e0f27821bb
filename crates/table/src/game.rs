//! A game being played: the last committed state, and the inputs of the step under way. How it goes back, and how one that is
//! written down is taken up again, is the story of [`history`].

mod history;

use crate::the_table::check;
use crate::{Answer, Asked, Halt, Input, Inputs, Luck, Outcome, Refusal, Rules, Seat, Seating, Seats, Table};
use history::Mark;
use std::sync::Arc;

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
    /// After how many inputs each of them happened.
    told_at: Vec<u32>,
    /// How many of the events belong to committed steps.
    events_committed: usize,
    /// Who has learned something hidden since the last answer.
    learned: Seats,
    /// Where it can go back to without being played from its start.
    marks: Vec<Arc<Mark<R>>>,
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
        let mut game = Match::unplayed(start, inputs);
        game.advance(luck)?;
        game.nothing_is_left()?;
        Ok(game)
    }

    /// A game at its start, with inputs that nobody has looked at.
    fn unplayed(start: R::State, inputs: Vec<Input<R::Item>>) -> Self {
        Match {
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
            told_at: Vec::new(),
            events_committed: 0,
            learned: Seats::NONE,
            marks: Vec::new(),
        }
    }

    /// Nothing is answered after the end.
    fn nothing_is_left(&self) -> Result<(), Trouble> {
        if self.outcome().is_some() && self.step_from < self.inputs.len() {
            return Err(Trouble { at: self.step_from, what: "the game was over before this".into() });
        }
        Ok(())
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

    /// After how many inputs each of it has happened.
    pub fn told_at(&self) -> &[u32] {
        &self.told_at
    }

    /// What a seat, or a spectator, has heard of it.
    pub fn heard(&self, seat: Option<Seat>) -> impl DoubleEndedIterator<Item = R::Event> {
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
        self.go_back(self.inputs.len() - 1)
    }

    /// Runs steps until somebody is asked, luck is wanted, or the game is over.
    fn advance(&mut self, luck: &mut dyn Luck<R>) -> Result<(), Trouble> {
        self.run(luck, false).map(|_| ())
    }

    /// The same; answers that several gave at once may stand there in the order in which they came. Gives how many inputs there are
    /// before those that wait for an answer of another.
    fn run(&mut self, luck: &mut dyn Luck<R>, in_any_order: bool) -> Result<usize, Trouble> {
        self.waits_for = None;
        self.asked.clear();
        self.sealed.clear();
        self.shown.clone_from(&self.committed);
        self.events.truncate(self.events_committed);
        self.told_at.truncate(self.events_committed);
        while R::outcome(&self.committed).is_none() {
            let mut tape = Tape::<R> {
                at: self.step_from,
                inputs: &mut self.inputs,
                luck,
                in_any_order,
                asked: Vec::new(),
                waits_for: None,
                events: &mut self.events,
                told_at: &mut self.told_at,
                barrier: self.barrier,
                learned: self.learned,
                trouble: None,
                at_once_from: None,
                at_once: false,
                one_is_missing: false,
            };
            let done = Table::new(&mut self.shown, &mut tape).step();
            let Tape { at, asked, waits_for, barrier, learned, trouble, at_once_from, one_is_missing, .. } = tape;
            self.barrier = barrier;
            // Answers that wait for that of another are none yet: the step runs again without them.
            let waiting_from = at_once_from.filter(|from| one_is_missing && *from < self.inputs.len());
            if waiting_from.is_none() {
                self.learned = learned;
            }
            if let Some(trouble) = trouble {
                return Err(trouble);
            }
            match done {
                Err(Halt::Pause) => {
                    self.sealed = vec![None; asked.len()];
                    self.asked = asked;
                    self.waits_for = waits_for;
                    return Ok(waiting_from.unwrap_or(at));
                }
                Ok(()) | Err(Halt::Over) => {
                    self.committed.clone_from(&self.shown);
                    self.step_from = at;
                    self.events_committed = self.events.len();
                    self.mark();
                }
            }
        }
        Ok(self.step_from)
    }
}

/// The inputs of a match as a source: what is written down, then luck, then nothing.
struct Tape<'a, R: Rules> {
    inputs: &'a mut Vec<Input<R::Item>>,
    at: usize,
    luck: &'a mut dyn Luck<R>,
    /// Answers that several gave at once may stand there in the order in which they came.
    in_any_order: bool,
    asked: Vec<Asked<R>>,
    waits_for: Option<R::Why>,
    events: &'a mut Vec<R::Event>,
    told_at: &'a mut Vec<u32>,
    barrier: usize,
    learned: Seats,
    trouble: Option<Trouble>,
    /// Where the answers of those begin who were asked at once last.
    at_once_from: Option<usize>,
    /// They are being asked.
    at_once: bool,
    /// One of them has not answered yet: the answers of the others wait for his.
    one_is_missing: bool,
}

impl<R: Rules> Tape<'_, R> {
    /// Brings the answer of the seat that is asked to the front, where several were asked at once, and writes it as answers are
    /// written. Nothing if his is missing.
    fn put_in_order(&mut self, asked: &Asked<R>) -> Option<()> {
        let is_his = |input: &Input<R::Item>| matches!(input, Input::Choice(seat, _) if *seat == asked.seat);
        if self.at_once {
            let answers = self.inputs[self.at..].iter().take_while(|input| matches!(input, Input::Choice(..)));
            let his = answers.take(Seating::MOST).position(is_his);
            self.one_is_missing |= his.is_none();
            let place = his.filter(|_| !self.one_is_missing)?;
            self.inputs[self.at..=self.at + place].rotate_right(1);
        }
        if let Some(Input::Choice(_, Answer::Some(pick))) = self.inputs.get_mut(self.at) {
            let ordered = asked.in_order(pick);
            // A selection that is not offered loses something here; it is refused as it stands.
            if ordered.len() == pick.len() {
                *pick = ordered;
            }
        }
        Some(())
    }

    fn diverged<T>(&mut self, what: String) -> Option<T> {
        self.trouble.get_or_insert(Trouble { at: self.at, what });
        None
    }
}

impl<R: Rules> Inputs<R> for Tape<'_, R> {
    fn choose(&mut self, _: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        if self.in_any_order {
            self.put_in_order(asked)?;
        }
        match self.inputs.get(self.at)? {
            Input::Choice(seat, answer) if *seat == asked.seat => {
                let answer = answer.clone();
                self.take_written();
                Some(answer)
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

    fn written(&self, seat: Seat) -> Option<&Answer<R::Item>> {
        match self.inputs.get(self.at)? {
            // Those who were asked at once may have answered in another order.
            Input::Choice(by, answer) if *by == seat && !self.at_once => Some(answer),
            _ => None,
        }
    }

    fn take_written(&mut self) {
        self.at += 1;
        // What was learned before an answer is no news after it.
        self.learned = Seats::NONE;
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

    fn at_once(&mut self, begins: bool) {
        self.at_once = begins;
        if begins {
            self.at_once_from = Some(self.at);
        }
    }

    fn settled(&mut self) {
        self.barrier = self.barrier.max(self.at);
    }

    fn shows(&mut self, seats: Seats) {
        self.learned |= seats;
    }

    fn hear(&mut self, event: R::Event) {
        self.events.push(event);
        self.told_at.push(self.at as u32);
    }
}
