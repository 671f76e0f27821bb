//! A walk into the future: one way in which a game could go on, in a world that was imagined.

use crate::{Ideas, Lore, lore};
use std::marker::PhantomData;
use table::{Answer, Asked, Dice, Input, Inputs, Match, Rules, Seat, Table};

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
    /// To the question at which so many new things have begun.
    Beginnings(u32),
    /// To the first question of the seat that the plan does not answer.
    PlanEnds,
}

/// Where a walk has come to.
pub(crate) struct Walked<R: Rules> {
    /// The position.
    pub state: R::State,
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
    at: usize,
    answers: Vec<Answer<R::Item>>,
    /// How many of the answers could be planned, once that is known.
    plannable: Option<usize>,
    first: bool,
    /// Where the plan ended, if that was to be found out.
    open: Option<R::Why>,
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
            at: 0,
            answers: Vec::new(),
            plannable: None,
            first: true,
            open: None,
            lore: PhantomData,
        }
    }

    /// Walks from where a world stands.
    pub fn from(mut self, world: &'a Match<R>) -> Walked<R> {
        let state = self.run(world);
        self.answers.truncate(self.plannable.unwrap_or(usize::MAX));
        Walked { state, answers: self.answers }
    }

    /// Walks to where the plan ends: what is asked there, and the ideas for it; nothing if the game went elsewhere.
    pub fn to_question(mut self, world: &'a Match<R>) -> Option<R::Why> {
        self.run(world);
        self.open
    }

    fn run(&mut self, world: &'a Match<R>) -> R::State {
        let (committed, past) = world.step();
        self.past = past;
        let mut state = committed.clone();
        let mut table = Table::<R>::new(&mut state, self);
        while R::outcome(table.state).is_none() {
            if table.step().is_err() {
                break;
            }
        }
        state
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
        let first = std::mem::take(&mut self.first);
        match &mut self.until {
            Until::PlanEnds => {
                let anew = !first && L::begins_anew(asked.why);
                if !anew && asked.seat == self.seat && self.answers.len() == self.plan.len() {
                    self.open = Some(asked.why);
                }
                anew || self.open.is_some()
            }
            Until::Beginnings(left) => {
                if first || !L::begins_anew(asked.why) {
                    return self.answers.len() > MOST_ANSWERS;
                }
                *left = left.saturating_sub(1);
                *left == 0
            }
        }
    }
}

impl<R: Rules, L: Lore<R>> Inputs<R> for Walk<'_, R, L> {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        if let Some(Input::Choice(_, answer)) = self.past.get(self.at) {
            self.at += 1;
            return Some(answer.clone());
        }
        if self.ends(asked) {
            if self.open.is_some() {
                L::ideas(state, asked, self.ideas);
            }
            return None;
        }
        let mine = asked.seat == self.seat;
        let planned = if mine { self.planned(state, asked) } else { None };
        let answer = planned.unwrap_or_else(|| {
            L::ideas(state, asked, self.ideas);
            match self.manner {
                Manner::Best => lore::best(self.ideas),
                Manner::Any => lore::any(self.ideas, self.dice),
            }
        });
        match mine {
            true => self.answers.push(answer.clone()),
            false => self.out_of_hand(),
        }
        Some(answer)
    }

    fn chance(&mut self, _: R::Why, options: &[R::Item]) -> Option<R::Item> {
        if let Some(Input::Chance(item)) = self.past.get(self.at) {
            self.at += 1;
            return Some(*item);
        }
        self.out_of_hand();
        Some(options[self.dice.below(options.len())])
    }
}
