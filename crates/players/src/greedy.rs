//! The player who looks one action ahead.
//!
//! A question is small (an army, its figures, a region), and what an answer is worth shows only when the whole action is
//! done. So it thinks in plans: its own answers to the end of the action. General questions (which die, for what) are
//! opened up one by one; the rest of a plan is filled in by what comes to mind. Every plan is tried in a world dealt from
//! what the seat sees, and judged by where it leads to; the better ones are tried again in other worlds and with other
//! luck, until one is left.

use crate::{
    Advice, Choice, Glimpse, Ideas, Lore, Player, lore,
    walk::{Manner, Spot, Until, Walk},
};
use std::marker::PhantomData;
use table::{Answer, Dice, Question, Rules, Seat, Shape};

/// How carefully a player thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Care {
    /// The share of the ways to begin that escape its notice; never the one that comes to mind first.
    pub overlooks: f32,
    /// How far its judgement of a plan can be off, in chances to win.
    pub misjudges: f32,
    /// Whether it thinks twice: tries the best plans again with other luck.
    pub thinks_twice: bool,
}

impl Care {
    /// All the care there is.
    pub const FULL: Care = Care { overlooks: 0.0, misjudges: 0.0, thinks_twice: true };
    /// A beginner: sees some of what there is to do, takes a lucky outcome for the likely one, and is often wrong about what a
    /// position is worth. He does know what one does with an Army, or with the Ring.
    pub const LITTLE: Care = Care { overlooks: 0.5, misjudges: 0.06, thinks_twice: false };
}

/// The greedy player.
pub struct Greedy<R: Rules, L> {
    care: Care,
    dice: Dice,
    ideas: Ideas<R::Item>,
    following: Following<R::Item>,
    lore: PhantomData<fn() -> L>,
}

/// A plan that is being carried out.
struct Following<I> {
    answers: Vec<Answer<I>>,
    /// How many of its answers have been given.
    given: usize,
    /// The moment at which the next one is due.
    moment: usize,
}

/// A plan, and what came of it where it was tried.
#[derive(Clone, Debug)]
pub(crate) struct Plan<I> {
    pub answers: Vec<Answer<I>>,
    pub sum: f32,
    pub tries: f32,
}

impl<I> Plan<I> {
    pub fn worth(&self) -> f32 {
        self.sum / self.tries
    }

    pub fn note(&mut self, worth: f32) {
        self.sum += worth;
        self.tries += 1.0;
    }
}

/// How much thought goes into a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// How many ways there are to begin a plan at most.
    starts: usize,
    /// How many plans are tried in all.
    plans: usize,
    /// How many plans are tried again, and how often.
    again: &'static [(usize, usize)],
}

impl Effort {
    /// A question that was put.
    pub const FULL: Effort = Effort { starts: 72, plans: 110, again: &[(24, 1), (10, 3), (4, 8)] };
    /// A question on which somebody asks for advice: many plans are compared to the end, so that there is a choice.
    pub const ADVICE: Effort = Effort { starts: 72, plans: 110, again: &[(40, 2), (24, 6)] };
    /// A question whose best plans are played on.
    pub const TO_PLAY_ON: Effort = Effort { starts: 72, plans: 110, again: &[(24, 1), (10, 3)] };
    /// A question that may be put.
    pub const LITTLE: Effort = Effort { starts: 40, plans: 48, again: &[(10, 1), (5, 3)] };
}

/// How many worlds are imagined.
const WORLDS: usize = 4;

impl<R: Rules, L: Lore<R>> Greedy<R, L> {
    /// The greedy player that a seed stands for.
    pub fn new(seed: u64) -> Self {
        Self::with_care(seed, Care::FULL)
    }

    /// One that thinks with more or less care.
    pub fn with_care(seed: u64, care: Care) -> Self {
        Greedy {
            care,
            dice: Dice::new(seed ^ 0x97ee),
            ideas: Ideas::new(),
            following: Following { answers: Vec::new(), given: 0, moment: 0 },
            lore: PhantomData,
        }
    }

    /// The plans for a question, the best one first.
    pub(crate) fn think(&mut self, seen: &Glimpse<R>, effort: Effort) -> Vec<Plan<R::Item>> {
        let worlds: Vec<Spot<R>> = (0..WORLDS).map(|_| Spot::of(&seen.imagine(&mut self.dice))).collect();
        self.plans(seen.seat(), &worlds, effort)
    }

    /// The plans of a seat for the question that is put to it in all of these worlds, the best one first.
    pub(crate) fn plans(&mut self, seat: Seat, worlds: &[Spot<R>], effort: Effort) -> Vec<Plan<R::Item>> {
        let starts = self.starts(seat, &worlds[0], effort.starts);
        let mut plans = self.fill_in(&starts, &worlds[0], seat, effort.plans);
        self.misjudge(&mut plans);
        best_first(&mut plans);
        let again: &[(usize, usize)] = if self.care.thinks_twice { effort.again } else { &[] };
        for &(best, tries) in again {
            if plans.len() > 1 {
                plans.truncate(best);
                // Everybody is tried with the same luck.
                let luck = self.dice.clone();
                for plan in &mut plans {
                    self.dice = luck.clone();
                    for at in 0..tries {
                        plan.note(self.try_out(&plan.answers, &worlds[at % worlds.len()], seat));
                    }
                }
                best_first(&mut plans);
            }
        }
        plans
    }

    /// Is wrong about some of the plans.
    fn misjudge(&mut self, plans: &mut [Plan<R::Item>]) {
        if self.care.misjudges > 0.0 {
            for plan in plans {
                plan.sum += plan.tries * self.care.misjudges * (2.0 * lore::chance(&mut self.dice) - 1.0);
            }
        }
    }

    /// What a plan is worth in a world.
    fn try_out(&mut self, plan: &[Answer<R::Item>], world: &Spot<R>, seat: Seat) -> f32 {
        let how = (Manner::Best, Until::NextBeginning);
        let walk = Walk::<R, L>::new(seat, plan, how, &mut self.dice, &mut self.ideas);
        L::worth(&walk.from(world).state, seat)
    }

    /// The ways to begin: one for every answer to the general questions, the likeliest first. No way is likelier than the
    /// shorter one that it goes on from.
    fn starts(&mut self, seat: Seat, world: &Spot<R>, most: usize) -> Vec<(Vec<Answer<R::Item>>, f32)> {
        let mut starts = Vec::new();
        let mut general = vec![(Vec::new(), 1.0)];
        while let Some((start, weight)) = take_likeliest(&mut general) {
            if starts.len() == most {
                break;
            }
            let how = (Manner::Best, Until::PlanEnds);
            let luck = self.dice.clone();
            let walk = Walk::<R, L>::new(seat, &start, how, &mut self.dice, &mut self.ideas);
            let asked = walk.from(world).asked;
            self.dice = luck;
            // What begins anew is another plan; the first question is always opened up.
            let is_open = |(whose, why): (Seat, R::Why)| whose == seat && L::is_general(&why) && !L::begins_anew(&why);
            if !start.is_empty() && !asked.is_some_and(is_open) {
                starts.push((start, weight));
                continue;
            }
            let all: f32 = self.ideas.iter().map(|(_, w)| w).sum();
            for (answer, w) in &self.ideas {
                let mut longer = start.clone();
                longer.push(answer.clone());
                general.push((longer, weight * (w / all).sqrt()));
            }
        }
        self.overlook(&mut starts);
        starts
    }

    /// Leaves some of the ways to begin out, but never the one that comes to mind first.
    fn overlook(&mut self, starts: &mut Vec<(Vec<Answer<R::Item>>, f32)>) {
        if self.care.overlooks > 0.0 {
            let mut first = true;
            let (dice, share) = (&mut self.dice, self.care.overlooks);
            starts.retain(|_| std::mem::take(&mut first) || lore::chance(dice) >= share);
        }
    }

    /// Fills the beginnings in with what comes to mind, the likely ones in several ways, and tries each plan once.
    fn fill_in(
        &mut self,
        starts: &[(Vec<Answer<R::Item>>, f32)],
        world: &Spot<R>,
        seat: Seat,
        most: usize,
    ) -> Vec<Plan<R::Item>> {
        let all: f32 = starts.iter().map(|(_, weight)| weight).sum();
        let spare = most.saturating_sub(starts.len()) as f32;
        let mut plans: Vec<Plan<R::Item>> = Vec::new();
        for (start, weight) in starts {
            let ways = 1 + (spare * weight / all).round() as usize;
            for way in 0..ways {
                let manner = if way == 0 { Manner::Best } else { Manner::Any };
                let how = (manner, Until::NextBeginning);
                let walk = Walk::<R, L>::new(seat, start, how, &mut self.dice, &mut self.ideas);
                let walked = walk.from(world);
                let worth = L::worth(&walked.state, seat);
                match plans.iter_mut().find(|plan| plan.answers == walked.answers) {
                    Some(plan) => plan.note(worth),
                    None => plans.push(Plan { answers: walked.answers, sum: worth, tries: 1.0 }),
                }
            }
        }
        plans
    }

    /// The next answer of the plan that is being carried out, if nothing has come in between.
    fn planned(&mut self, seen: &Glimpse<R>) -> Option<Answer<R::Item>> {
        if seen.moment() != self.following.moment {
            return None;
        }
        let answer = self.following.answers.get(self.following.given)?.clone();
        let world = seen.imagine(&mut self.dice);
        world.check(seen.seat(), &answer).ok()?;
        self.following.given += 1;
        self.following.moment += 1;
        Some(answer)
    }

    fn first_idea(&mut self, seen: &Glimpse<R>) -> Answer<R::Item> {
        let world = seen.imagine(&mut self.dice);
        L::ideas(world.state(), seen.asked(), &mut self.ideas);
        lore::best(&self.ideas)
    }

    /// The answer where no thought is needed: by instinct, by the plan that is being carried out, or the only one there is.
    pub(crate) fn at_once(&mut self, seen: &Glimpse<R>) -> Option<Answer<R::Item>> {
        match L::by_instinct(&seen.asked().why) {
            true => Some(self.first_idea(seen)),
            false => self.planned(seen).or_else(|| the_only_one(seen.asked())),
        }
    }

    /// Begins to carry out a plan.
    pub(crate) fn follow(&mut self, seen: &Glimpse<R>, plan: Plan<R::Item>) -> Answer<R::Item> {
        let first = plan.answers[0].clone();
        self.following = Following { answers: plan.answers, given: 1, moment: seen.moment() + 1 };
        first
    }

    /// The best plans, one for each thing to do.
    pub(crate) fn advice(&mut self, seen: &Glimpse<R>, plans: Vec<Plan<R::Item>>) -> Advice<R::Item> {
        let world = seen.imagine(&mut self.dice);
        let mut choices: Vec<Choice<R::Item>> = Vec::new();
        for plan in plans {
            let worth = plan.worth().clamp(0.0, 1.0);
            let known = |c: &Choice<R::Item>| c.answers.iter().take(2).eq(plan.answers.iter().take(2));
            if choices.len() < 3 && !choices.iter().any(known) {
                choices.push(Choice { answers: plan.answers, worth });
            }
        }
        Advice { plan: L::plan(world.state(), seen.seat()), choices }
    }
}

/// The answer to a question that has one only.
fn the_only_one<I: Copy, W>(asked: &Question<I, W>) -> Option<Answer<I>> {
    match (asked.shape, &asked.options[..]) {
        (Shape::One, [only]) => Some(Answer::One(only.item)),
        _ => None,
    }
}

/// Takes the likeliest one out.
fn take_likeliest<T>(of: &mut Vec<(T, f32)>) -> Option<(T, f32)> {
    let (at, _) = of.iter().enumerate().max_by(|(_, a), (_, b)| a.1.total_cmp(&b.1))?;
    Some(of.swap_remove(at))
}

/// The best one first.
pub(crate) fn best_first<I>(plans: &mut [Plan<I>]) {
    plans.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
}

impl<R: Rules, L: Lore<R>> Player<R> for Greedy<R, L> {
    fn answer(&mut self, seen: &Glimpse<R>) -> Answer<R::Item> {
        if let Some(answer) = self.at_once(seen) {
            return answer;
        }
        let best = self.think(seen, Effort::FULL).swap_remove(0);
        self.follow(seen, best)
    }

    fn advise(&mut self, seen: &Glimpse<R>) -> Option<Advice<R::Item>> {
        let plans = self.think(seen, Effort::ADVICE);
        Some(self.advice(seen, plans))
    }
}
