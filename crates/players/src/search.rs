//! The player who thinks as long as it helps.
//!
//! It grows a tree of plans, one's own and the answers to them, and every walk through it goes through another world dealt
//! from what the seat sees, with other luck, so that what is learned holds for all the worlds that look the same
//! (information-set tree search).
//!
//! 1. Greedy's best plans are weighed: a walk carries one of them out, one that has done well so far or was tried little, and
//!    judges the position where it has led to.
//! 2. To those between which this has not decided the other side looks for the best answer, again among greedy's plans
//!    and from all the positions to which the plan has led. What the answer changes counts half: the judgement of a
//!    position errs, and two judgements err less.

use crate::{
    Advice, Budget, Glimpse, Greedy, Ideas, Lore, Player,
    budget::Clock,
    greedy::{self, Effort, Plan},
    walk::{Manner, Spot, Until, Walk, Walked},
};
use std::time::Instant;
use table::{Answer, Dice, Rules, Seat};

/// The searching player.
pub struct Search<R: Rules, L> {
    budget: Budget,
    threads: usize,
    dice: Dice,
    greedy: Greedy<R, L>,
}

/// How many of greedy's plans are weighed: one's own, and the answers to each of them.
const PLANS: (usize, usize) = (16, 6);
/// For how many walks greedy's opinion of them counts.
const PRIOR: f32 = 3.0;
/// How much a walk is drawn to what has been tried little.
const CURIOSITY: f32 = 0.04;
/// A difference between two plans that is known as well as this needs no more walks.
const KNOWN: f32 = 0.005;
/// How many worlds are dealt for one decision.
const WORLDS: usize = 64;
/// How many plans are left for which answers are looked for.
const CONTENDERS: usize = 4;
/// How many of the positions to which a plan has led are kept.
const ENDS: usize = 32;
/// How much of what an answer changes counts.
const ANSWERS_COUNT: f32 = 0.5;

/// What came of something that was tried many times.
#[derive(Clone, Copy, Default)]
struct Tally {
    tries: f32,
    sum: f32,
    squares: f32,
}

impl Tally {
    fn note(&mut self, worth: f32, times: f32) {
        self.tries += times;
        self.sum += times * worth;
        self.squares += times * worth * worth;
    }

    fn join(&mut self, other: &Tally) {
        self.tries += other.tries;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> f32 {
        self.sum / self.tries
    }

    /// How far the mean may be off.
    fn error(&self) -> f32 {
        let mean = self.mean();
        ((self.squares / self.tries - mean * mean).max(1e-6) / self.tries).sqrt()
    }
}

/// The one to try next: one that has done well, or was tried little.
fn promising<'a>(tallies: impl Iterator<Item = &'a Tally> + Clone) -> usize {
    let tries: f32 = tallies.clone().map(|tally| tally.tries).sum();
    let curiosity = CURIOSITY * (tries + 1.0).ln().sqrt();
    let promise = |tally: &Tally| match tally.tries > 0.0 {
        true => tally.mean() + curiosity / tally.tries.sqrt(),
        false => f32::INFINITY,
    };
    tallies.map(promise).enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(at, _)| at)
}

/// A plan, and what came of it.
struct Branch<R: Rules> {
    answers: Vec<Answer<R::Item>>,
    tally: Tally,
    ends: Vec<End<R>>,
}

/// A position to which a plan has led.
struct End<R: Rules> {
    spot: Spot<R>,
    /// Who begins something new there, and what; nobody if the game is over.
    next: Option<(Seat, R::Why)>,
    worth: f32,
}

impl<R: Rules> Branch<R> {
    fn new(answers: Vec<Answer<R::Item>>, tally: Tally) -> Self {
        Branch { answers, tally, ends: Vec::new() }
    }

    fn into_plan(self) -> Plan<R::Item> {
        Plan { answers: self.answers, sum: self.tally.sum, tries: self.tally.tries }
    }
}

fn tallies<R: Rules>(branches: &[Branch<R>]) -> impl Iterator<Item = &Tally> + Clone {
    branches.iter().map(|branch| &branch.tally)
}

impl<R: Rules> Clone for Branch<R> {
    fn clone(&self) -> Self {
        Branch::new(self.answers.clone(), self.tally)
    }
}

impl<R: Rules, L: Lore<R>> Search<R, L> {
    /// The searching player that a seed stands for.
    pub fn new(seed: u64, budget: Budget, threads: usize) -> Self {
        // What several threads find together depends on the machine.
        let threads = if let Budget::Walks(_) = budget { 1 } else { threads.max(1) };
        Search { budget, threads, dice: Dice::new(seed ^ 0x5ea6), greedy: Greedy::new(seed) }
    }

    /// The plans for a question, the best one first.
    fn think(&mut self, seen: &Glimpse<R>) -> Vec<Plan<R::Item>> {
        let begun = Instant::now();
        let mut plans = self.greedy.think(seen, Effort::FULL);
        if plans.len() < 2 {
            return plans;
        }
        plans.truncate(PLANS.0);
        let worlds: Vec<Spot<R>> = (0..WORLDS).map(|_| Spot::of(&seen.imagine(&mut self.dice))).collect();
        let (seat, budget) = (seen.seat(), self.budget.less(begun.elapsed()));
        let branches: Vec<Branch<R>> = plans.into_iter().map(known).collect();
        let weighed = self.on_threads(vec![branches; self.threads], |branches, seed| {
            weigh::<R, L>(branches, &worlds, seat, Clock::new(budget, 0.5), seed)
        });
        let mut branches = join(weighed);
        let close = contenders(&mut branches);
        let mut rest = branches.split_off(close);
        if close > 1 {
            let part = if self.threads == 1 { 0.5 / close as f32 } else { 0.5 };
            let look = |branch, seed| answer::<R, L>(branch, seat, Clock::new(budget, part), seed);
            let before = mean(&branches);
            branches = self.on_threads(branches, look);
            branches.sort_by(|a, b| b.tally.mean().total_cmp(&a.tally.mean()));
            // The answers to the others would change as much.
            let change = mean(&branches) - before;
            rest.iter_mut().for_each(|branch| branch.tally.sum += branch.tally.tries * change);
        }
        let mut plans: Vec<_> = branches.into_iter().chain(rest).map(Branch::into_plan).collect();
        let (best, others) = plans.split_first_mut().expect("there are several");
        // What was tried less may seem better, by luck.
        others.iter_mut().for_each(|other| other.sum = other.sum.min(other.tries * best.worth()));
        greedy::best_first(others);
        plans
    }

    /// Does some pieces of work on all threads, each with a seed of its own.
    fn on_threads<T: Send, U: Send>(&mut self, work: Vec<T>, does: impl Fn(T, u64) -> U + Sync) -> Vec<U> {
        let work: Vec<(T, u64)> = work.into_iter().map(|one| (one, self.dice.below(1 << 30) as u64)).collect();
        if self.threads == 1 {
            return work.into_iter().map(|(one, seed)| does(one, seed)).collect();
        }
        std::thread::scope(|scope| {
            let does = &does;
            let handles: Vec<_> = work.into_iter().map(|(one, seed)| scope.spawn(move || does(one, seed))).collect();
            handles.into_iter().map(|handle| handle.join().expect("a search does not panic")).collect()
        })
    }
}

/// What the plans are worth on average.
fn mean<R: Rules>(branches: &[Branch<R>]) -> f32 {
    tallies(branches).map(Tally::mean).sum::<f32>() / branches.len() as f32
}

/// Weighs plans as long as the clock runs, or until more thought would be wasted.
fn weigh<R: Rules, L: Lore<R>>(
    mut branches: Vec<Branch<R>>,
    worlds: &[Spot<R>],
    seat: Seat,
    mut clock: Clock,
    seed: u64,
) -> Vec<Branch<R>> {
    let (mut dice, mut ideas) = (Dice::new(seed), Ideas::new());
    loop {
        let at = promising(tallies(&branches));
        let branch = &mut branches[at];
        let world = &worlds[dice.below(worlds.len())];
        let walked = carry_out::<R, L>(seat, &branch.answers, world, &mut dice, &mut ideas);
        let worth = L::worth(&walked.state, seat);
        branch.tally.note(worth, 1.0);
        if branch.ends.len() < ENDS {
            branch.ends.push(End { spot: walked.spot, next: walked.asked, worth });
        }
        if clock.is_over() || clock.strikes() && is_clear(tallies(&branches)) {
            return branches;
        }
    }
}

/// Looks for the best answer to a plan, and counts what it changes.
fn answer<R: Rules, L: Lore<R>>(mut branch: Branch<R>, seat: Seat, mut clock: Clock, seed: u64) -> Branch<R> {
    let (mut dice, mut ideas) = (Dice::new(seed), Ideas::new());
    let Some(usual) = usual_question(&branch.ends) else { return branch };
    let open: Vec<&End<R>> = branch.ends.iter().filter(|end| end.next.as_ref() == Some(&usual)).collect();
    let next = usual.0;
    let spots: Vec<Spot<R>> = open.iter().take(4).map(|end| end.spot.clone()).collect();
    let mut plans = Greedy::<R, L>::new(seed).plans(next, &spots, Effort::LITTLE);
    plans.truncate(PLANS.1);
    // An ally means well; everybody else is taken for somebody who wants this seat to lose.
    let side = if spots[0].seating().allied(next, seat) { 1.0 } else { -1.0 };
    let mut changes = vec![Tally::default(); plans.len()];
    loop {
        let at = promising(changes.iter());
        let end = open[dice.below(open.len())];
        let walked = carry_out::<R, L>(next, &plans[at].answers, &end.spot, &mut dice, &mut ideas);
        changes[at].note(side * (L::worth(&walked.state, seat) - end.worth), 1.0);
        if clock.is_over() || clock.strikes() && is_clear(changes.iter()) {
            break;
        }
    }
    let best = changes.iter().max_by(|a, b| a.tries.total_cmp(&b.tries)).expect("there is always an answer");
    let share = open.len() as f32 / branch.ends.len() as f32;
    branch.tally.sum += branch.tally.tries * ANSWERS_COUNT * share * side * best.mean();
    branch
}

/// The question with which most of the positions go on; answers to it can be compared.
fn usual_question<R: Rules>(ends: &[End<R>]) -> Option<(Seat, R::Why)> {
    let asked = || ends.iter().filter_map(|end| end.next.as_ref());
    asked().max_by_key(|this| asked().filter(|that| this == that).count()).cloned()
}

fn carry_out<R: Rules, L: Lore<R>>(
    seat: Seat,
    plan: &[Answer<R::Item>],
    here: &Spot<R>,
    dice: &mut Dice,
    ideas: &mut Ideas<R::Item>,
) -> Walked<R> {
    Walk::<R, L>::new(seat, plan, (Manner::Best, Until::NextBeginning), dice, ideas).from(here)
}

/// What several threads have found, together.
fn join<R: Rules>(weighed: Vec<Vec<Branch<R>>>) -> Vec<Branch<R>> {
    let mut threads = weighed.into_iter();
    let mut all = threads.next().unwrap_or_default();
    for (mine, other) in threads.flatten().enumerate() {
        let at = mine % all.len();
        all[at].tally.join(&other.tally);
        all[at].ends.extend(other.ends);
    }
    all
}

/// Puts the plans that may be the best first, the best one of all at the head, and says how many there are.
fn contenders<R: Rules>(branches: &mut [Branch<R>]) -> usize {
    branches.sort_by(|a, b| b.tally.tries.total_cmp(&a.tally.tries));
    let best = branches[0].tally;
    let close = |branch: &&Branch<R>| !is_worse(&branch.tally, &best);
    branches.iter().take(CONTENDERS).take_while(close).count()
}

/// Whether a plan is clearly worse than the best one.
fn is_worse(other: &Tally, best: &Tally) -> bool {
    best.mean() - other.mean() > 3.0 * off_by(best, other)
}

/// How far the difference between two may be off.
fn off_by(one: &Tally, other: &Tally) -> f32 {
    one.error().hypot(other.error())
}

/// Whether more thought would be wasted: every other choice is clearly worse than the best one, or known so well that it does
/// not matter.
fn is_clear<'a>(tallies: impl Iterator<Item = &'a Tally> + Clone) -> bool {
    let best = tallies.clone().max_by(|a, b| a.tries.total_cmp(&b.tries));
    let Some(best) = best.filter(|best| best.tries >= 100.0) else { return best.is_none() };
    let settled = |other: &Tally| other.tries >= 16.0 && (off_by(other, best) < KNOWN || is_worse(other, best));
    tallies.clone().all(|other| std::ptr::eq(other, best) || settled(other))
}

/// One of greedy's plans.
fn known<R: Rules>(plan: Plan<R::Item>) -> Branch<R> {
    let mut tally = Tally::default();
    tally.note(plan.worth(), PRIOR);
    Branch::new(plan.answers, tally)
}

impl<R: Rules, L: Lore<R>> Player<R> for Search<R, L> {
    fn answer(&mut self, seen: &Glimpse<R>) -> Answer<R::Item> {
        if let Some(answer) = self.greedy.at_once(seen) {
            return answer;
        }
        let best = self.think(seen).swap_remove(0);
        self.greedy.follow(seen, best)
    }

    fn advise(&mut self, seen: &Glimpse<R>) -> Option<Advice<R::Item>> {
        let plans = self.think(seen);
        Some(self.greedy.advice(seen, plans))
    }
}
