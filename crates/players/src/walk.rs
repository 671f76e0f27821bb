//! A walk into the future: one way in which a game could go on, in a world that was imagined.

use crate::{Ideas, Lore, lore};
use std::marker::PhantomData;
use table::{Answer, Asked, Dice, Input, Inputs, Match, Rules, Seat, Seating, Table};

/// How to answer where no plan says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// As one would.
    Best,
    /// One way or another, by how much comes to mind.
    Any,
}

/// How far to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// To the next question that begins something new.
    NextBeginning,
    /// To the first question of the seat that the plan does not answer.
    PlanEnds,
}

/// Where a game stands: the state before the step under way, and what has entered that step.
#[derive(Clone)]
pub(crate) struct Spot<R: Rules> {
    committed: R::State,
    inputs: Vec<Input<R::Item>>,
}

impl<R: Rules> Spot<R> {
    /// Where a match stands.
    pub fn of(game: &Match<R>) -> Self {
        let (committed, inputs) = game.step();
        Spot { committed: committed.clone(), inputs: inputs.to_vec() }
    }

    /// Who sits at the table.
    pub fn seating(&self) -> Seating {
        R::seating(&self.committed)
    }
}

/// Where a walk has come to.
pub(crate) struct Walked<R: Rules> {
    /// The position.
    pub state: R::State,
    /// How to go on from it.
    pub spot: Spot<R>,
    /// What is asked there, and of whom; nothing if the game is over.
    pub asked: Option<(Seat, R::Why)>,
    /// What the seat answered before luck or somebody else had a say: that can be planned.
    pub answers: Vec<Answer<R::Item>>,
}

/// One walk, as a source of answers for the rules.
pub(crate) struct Walk<'a, R: Rules, L> {
    seat: Seat,
    plan: &'a [Answer<R::Item>],
    manner: Manner,
    until: Until,
    dice: &'a mut Dice,
    ideas: &'a mut Ideas<R::Item>,
    past: &'a [Input<R::Item>],
    /// What has entered the step under way.
    inputs: Vec<Input<R::Item>>,
    answers: Vec<Answer<R::Item>>,
    /// How many of the answers could be planned, once that is known.
    plannable: Option<usize>,
    first: bool,
    /// The last question of the step under way: who is asked the same in the same step is asked together with others.
    before: Option<(Seat, R::Why)>,
    asked: Option<(Seat, R::Why)>,
    lore: PhantomData<fn() -> L>,
}

/// The most answers of a walk; what takes longer is judged as it stands.
const MOST_ANSWERS: usize = 400;

impl<'a, R: Rules, L: Lore<R>> Walk<'a, R, L> {
    /// A walk for a seat that answers by this plan as long as it lasts.
    pub fn new(
        seat: Seat,
        plan: &'a [Answer<R::Item>],
        (manner, until): (Manner, Until),
        dice: &'a mut Dice,
        ideas: &'a mut Ideas<R::Item>,
    ) -> Self {
        Walk {
            seat,
            plan,
            manner,
            until,
            dice,
            ideas,
            past: &[],
            inputs: Vec::new(),
            answers: Vec::new(),
            plannable: None,
            first: true,
            before: None,
            asked: None,
            lore: PhantomData,
        }
    }

    /// Walks from here. Where the plan was to be followed to its end, the ideas left behind are those for the question there.
    pub fn from(mut self, here: &'a Spot<R>) -> Walked<R> {
        self.past = &here.inputs;
        let mut state = here.committed.clone();
        let mut committed = state.clone();
        while R::outcome(&state).is_none() {
            committed.clone_from(&state);
            self.inputs.clear();
            self.before = None;
            if Table::<R>::new(&mut state, &mut self).step().is_err() {
                break;
            }
            self.past = &[];
        }
        self.answers.truncate(self.plannable.unwrap_or(usize::MAX));
        let spot = Spot { committed, inputs: self.inputs };
        Walked { state, spot, asked: self.asked, answers: self.answers }
    }

    /// The next answer of the plan, if it fits the question.
    fn planned(&self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        if self.plannable.is_some() {
            return None;
        }
        let answer = self.plan.get(self.answers.len())?;
        let legal = asked.fits::<R::Law>(answer).is_ok()
            && (matches!(answer, Answer::One(_)) || R::forbids(state, asked, answer).is_none());
        legal.then(|| answer.clone())
    }

    /// From here on things go as they go.
    fn out_of_hand(&mut self) {
        self.plannable.get_or_insert(self.answers.len());
    }

    /// Whether the walk ends before this question is answered.
    fn ends(&mut self, asked: &Asked<R>) -> bool {
        if self.is_prelude(asked) || self.is_together(asked) {
            return false;
        }
        let anew = !std::mem::take(&mut self.first) && L::begins_anew(&asked.why);
        let done = match self.until {
            Until::PlanEnds => asked.seat == self.seat && self.answers.len() == self.plan.len(),
            Until::NextBeginning => self.answers.len() > MOST_ANSWERS,
        };
        anew || done
    }

    /// Whether somebody else is asked before the seat itself: they are asked together, and nobody knows the other's answer.
    fn is_prelude(&self, asked: &Asked<R>) -> bool {
        self.first && asked.seat != self.seat
    }

    /// Whether this is asked together with the question before.
    fn is_together(&self, asked: &Asked<R>) -> bool {
        self.before.as_ref().is_some_and(|(seat, why)| *seat != asked.seat && *why == asked.why && !self.first)
    }

    fn answer(&mut self, state: &R::State, asked: &Asked<R>) -> Answer<R::Item> {
        let mine = asked.seat == self.seat;
        let planned = if mine { self.planned(state, asked) } else { None };
        let answer = planned.unwrap_or_else(|| {
            L::ideas(state, asked, self.ideas);
            match self.manner {
                Manner::Any if mine => lore::any(self.ideas, self.dice),
                _ => lore::best(self.ideas),
            }
        });
        match mine {
            true => self.answers.push(answer.clone()),
            false if self.is_prelude(asked) => {}
            false => self.out_of_hand(),
        }
        answer
    }
}

impl<R: Rules, L: Lore<R>> Inputs<R> for Walk<'_, R, L> {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        if let Some(Input::Choice(seat, answer)) = self.past.get(self.inputs.len()) {
            self.inputs.push(Input::Choice(*seat, answer.clone()));
            return Some(answer.clone());
        }
        if self.ends(asked) {
            self.asked = Some((asked.seat, asked.why.clone()));
            if self.until == Until::PlanEnds {
                L::ideas(state, asked, self.ideas);
            }
            return None;
        }
        let answer = self.answer(state, asked);
        self.before = Some((asked.seat, asked.why.clone()));
        self.inputs.push(Input::Choice(asked.seat, answer.clone()));
        Some(answer)
    }

    fn chance(&mut self, _: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        let item = match self.past.get(self.inputs.len()) {
            Some(Input::Chance(item)) => *item,
            _ => {
                self.out_of_hand();
                options[self.dice.below(options.len())]
            }
        };
        self.inputs.push(Input::Chance(item));
        Some(item)
    }
}
