//! The player who looks as far ahead as time allows.
//!
//! It grows a tree of plans: what greedy would do, what the other side could do then, and so on. Every walk through the
//! tree goes through another world dealt from what the seat sees, with other luck, so that what is learned holds for all
//! the worlds that look the same (information-set tree search). A walk follows what has done best so far, or what has been
//! tried least, adds one plan where the tree ends, and judges the position it comes to.

use crate::{Advice, Glimpse, Greedy, Ideas, Lore, Player, greedy::Plan, lore};
use std::{
    marker::PhantomData,
    str::FromStr,
    time::{Duration, Instant},
};
use table::{Answer, Asked, Dice, Input, Inputs, Match, Rules, Seat, Table};

/// How long a search may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So much time for a decision.
    Time(Duration),
    /// So many walks for a decision, which makes its answers depend on the seed alone.
    Walks(u32),
}

impl Budget {
    /// One second.
    pub const DEFAULT: Budget = Budget::Time(Duration::from_secs(1));
    /// The longest anybody should wait for a decision.
    const MOST: Duration = Duration::from_secs(600);
}

/// `5s`, `200ms`, or a number of walks.
impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let wrong =
            || format!("expected a time for each decision such as 5s or 200ms, or a number of walks, found '{text}'");
        let number = |text: &str| text.parse::<u32>().ok().filter(|n| *n > 0);
        let budget = if let Some(n) = text.strip_suffix("ms") {
            number(n).map(|n| Budget::Time(Duration::from_millis(n.into())))
        } else if let Some(n) = text.strip_suffix('s') {
            number(n).map(|n| Budget::Time(Duration::from_secs(n.into())))
        } else {
            number(text).map(Budget::Walks)
        };
        match budget {
            Some(Budget::Time(time)) if time > Self::MOST => Err(wrong()),
            other => other.ok_or_else(wrong),
        }
    }
}

/// The searching player.
pub struct Search<R: Rules, L> {
    budget: Budget,
    threads: usize,
    dice: Dice,
    greedy: Greedy<R, L>,
}

/// How many of greedy's plans are looked at.
const ROOT_PLANS: usize = 20;
/// How many plans a position deserves after so many visits: this many, and the root of the visits times as many.
const WIDTH: (f32, f32) = (2.0, 1.2);
const MOST_WIDTH: usize = 40;
/// How much a walk is drawn to what has been tried little.
const CURIOSITY: f32 = 0.06;
/// The most plans one after the other.
const MOST_DEPTH: usize = 6;
/// How many worlds are dealt for one decision.
const WORLDS: usize = 64;

/// The tree: positions by number.
struct Tree<I> {
    nodes: Vec<Node<I>>,
}

/// A position in which somebody begins something new; who it is can depend on luck.
struct Node<I> {
    visits: f32,
    branches: Vec<Branch<I>>,
}

/// A plan of a seat, and what came of it.
#[derive(Clone)]
struct Branch<I> {
    seat: Seat,
    answers: Vec<Answer<I>>,
    visits: f32,
    /// Summed up for the seat whose plan it is.
    sum: f32,
    squares: f32,
    /// The position after it.
    node: Option<usize>,
}

impl<I> Branch<I> {
    fn worth(&self) -> f32 {
        self.sum / self.visits
    }

    /// How sure the worth is.
    fn error(&self) -> f32 {
        let mean = self.worth();
        ((self.squares / self.visits - mean * mean).max(1e-6) / self.visits).sqrt()
    }

    fn note(&mut self, worth: f32) {
        self.visits += 1.0;
        self.sum += worth;
        self.squares += worth * worth;
    }
}

impl<I: Clone + PartialEq> Tree<I> {
    fn new(root: Vec<Branch<I>>) -> Self {
        let visits = root.iter().map(|b| b.visits).sum();
        Tree { nodes: vec![Node { visits, branches: root }] }
    }

    fn add_node(&mut self) -> usize {
        self.nodes.push(Node { visits: 0.0, branches: Vec::new() });
        self.nodes.len() - 1
    }

    /// The branch of a seat to follow, or none to try something new.
    fn select(&self, at: usize, seat: Seat) -> Option<usize> {
        let node = &self.nodes[at];
        let mine = || node.branches.iter().enumerate().filter(|(_, b)| b.seat == seat);
        let visits: f32 = mine().map(|(_, b)| b.visits).sum();
        let count = mine().count();
        let width = (WIDTH.0 + WIDTH.1 * visits.sqrt()) as usize;
        if at > 0 && count < width.min(MOST_WIDTH) {
            return None;
        }
        let curiosity = CURIOSITY * (visits + 1.0).ln().sqrt();
        let promise = |b: &Branch<I>| b.worth() + curiosity / b.visits.sqrt();
        mine().max_by(|a, b| promise(a.1).total_cmp(&promise(b.1))).map(|(at, _)| at)
    }

    /// The branch with this plan, which is added if it is new.
    fn branch(&mut self, at: usize, seat: Seat, answers: &[Answer<I>]) -> (usize, bool) {
        let branches = &mut self.nodes[at].branches;
        if let Some(old) = branches.iter().position(|b| b.seat == seat && b.answers == answers) {
            return (old, false);
        }
        branches.push(Branch { seat, answers: answers.to_vec(), visits: 0.0, sum: 0.0, squares: 0.0, node: None });
        (branches.len() - 1, true)
    }
}

/// One walk through the tree, as a source of answers for the rules.
struct Descent<'a, R: Rules, L> {
    tree: &'a mut Tree<R::Item>,
    root_seat: Seat,
    dice: &'a mut Dice,
    ideas: &'a mut Ideas<R::Item>,
    past: &'a [Input<R::Item>],
    at: usize,
    /// The branches that were taken, each with the node it starts from.
    path: Vec<(usize, usize)>,
    node: usize,
    /// Whose plan is under way, and how far; nobody's before the first question.
    acting: Option<Seat>,
    plan: Vec<Answer<R::Item>>,
    /// The plan is being made up on the way.
    inventing: bool,
    given: usize,
    out_of_hand: bool,
    /// What the position at the end is worth to the root's seat.
    result: Option<f32>,
    lore: PhantomData<fn() -> L>,
}

impl<R: Rules, L: Lore<R>> Descent<'_, R, L> {
    /// A plan has been carried out: the next position of the tree. Says whether the walk goes on.
    fn arrive(&mut self) -> bool {
        let Some(seat) = self.acting.take() else { return true };
        let (branch, is_new) = match self.inventing {
            true => self.tree.branch(self.node, seat, &self.plan),
            false => return self.follow(),
        };
        self.path.push((self.node, branch));
        self.enter(branch);
        !is_new && self.path.len() < MOST_DEPTH
    }

    /// After a branch that was there before.
    fn follow(&mut self) -> bool {
        let (_, branch) = self.path[self.path.len() - 1];
        self.enter(branch);
        self.path.len() < MOST_DEPTH
    }

    fn enter(&mut self, branch: usize) {
        let next = match self.tree.nodes[self.node].branches[branch].node {
            Some(next) => next,
            None => {
                let next = self.tree.add_node();
                self.tree.nodes[self.node].branches[branch].node = Some(next);
                next
            }
        };
        self.node = next;
    }

    /// Somebody begins something new: by a plan of the tree, or one that is made up.
    fn begin(&mut self, seat: Seat) {
        self.acting = Some(seat);
        self.given = 0;
        self.out_of_hand = false;
        self.plan.clear();
        match self.tree.select(self.node, seat) {
            None => self.inventing = true,
            Some(branch) => {
                self.inventing = false;
                self.plan.clone_from(&self.tree.nodes[self.node].branches[branch].answers);
                self.path.push((self.node, branch));
            }
        }
    }

    fn planned(&self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        if self.inventing || self.out_of_hand {
            return None;
        }
        let answer = self.plan.get(self.given)?;
        let legal = asked.fits::<R::Law>(answer).is_ok()
            && (matches!(answer, Answer::One(_)) || R::forbids(state, asked, answer).is_none());
        legal.then(|| answer.clone())
    }
}

impl<R: Rules, L: Lore<R>> Inputs<R> for Descent<'_, R, L> {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        if let Some(Input::Choice(_, answer)) = self.past.get(self.at) {
            self.at += 1;
            return Some(answer.clone());
        }
        let first = self.acting.is_none() && self.path.is_empty();
        if first || L::begins_anew(asked.why) {
            if !self.arrive() {
                self.result = Some(L::worth(state, self.root_seat));
                return None;
            }
            self.begin(asked.seat);
        }
        let mine = self.acting == Some(asked.seat);
        let planned = if mine { self.planned(state, asked) } else { None };
        let answer = planned.unwrap_or_else(|| {
            L::ideas(state, asked, self.ideas);
            match mine && self.inventing && !self.out_of_hand {
                true => lore::any(self.ideas, self.dice),
                false => lore::best(self.ideas),
            }
        });
        if mine && !self.out_of_hand {
            if self.inventing {
                self.plan.push(answer.clone());
            }
            self.given += 1;
        } else {
            self.out_of_hand = true;
        }
        Some(answer)
    }

    fn chance(&mut self, _: R::Why, options: &[R::Item]) -> Option<R::Item> {
        if let Some(Input::Chance(item)) = self.past.get(self.at) {
            self.at += 1;
            return Some(*item);
        }
        self.out_of_hand = true;
        Some(options[self.dice.below(options.len())])
    }
}

/// One walk through the tree in a world.
fn walk<R: Rules, L: Lore<R>>(
    tree: &mut Tree<R::Item>,
    world: &Match<R>,
    seat: Seat,
    dice: &mut Dice,
    ideas: &mut Ideas<R::Item>,
) {
    let (committed, past) = world.step();
    let mut state = committed.clone();
    let mut descent = Descent::<R, L> {
        tree,
        root_seat: seat,
        dice,
        ideas,
        past,
        at: 0,
        path: Vec::new(),
        node: 0,
        acting: None,
        plan: Vec::new(),
        inventing: false,
        given: 0,
        out_of_hand: false,
        result: None,
        lore: PhantomData,
    };
    let mut table = Table::<R>::new(&mut state, &mut descent);
    while R::outcome(table.state).is_none() && table.step().is_ok() {}
    if descent.result.is_none() {
        // The game is over: the plan that ended it is part of the tree too.
        descent.arrive();
    }
    let worth = descent.result.unwrap_or_else(|| L::worth(&state, seat));
    let path = descent.path;
    for (node, branch) in path {
        let node = &mut tree.nodes[node];
        node.visits += 1.0;
        let branch = &mut node.branches[branch];
        let own = if branch.seat == seat { worth } else { 1.0 - worth };
        branch.note(own);
    }
}

impl<R: Rules, L: Lore<R>> Search<R, L> {
    /// The searching player that a seed stands for.
    pub fn new(seed: u64, budget: Budget, threads: usize) -> Self {
        Search { budget, threads: threads.max(1), dice: Dice::new(seed ^ 0x5ea6), greedy: Greedy::new(seed) }
    }

    /// The plans for a question, the best one first.
    fn think(&mut self, seen: &Glimpse<R>) -> Vec<Plan<R::Item>> {
        let mut plans = self.greedy.think(seen);
        if plans.len() < 2 {
            return plans;
        }
        plans.truncate(ROOT_PLANS);
        let worlds: Vec<Match<R>> = (0..WORLDS).map(|_| seen.imagine(&mut self.dice)).collect();
        let seat = seen.seat();
        let root: Vec<Branch<R::Item>> = plans.into_iter().map(|plan| root_branch(seat, plan)).collect();
        let grown: Vec<Vec<Branch<R::Item>>> = match self.threads {
            1 => vec![self.grow(root, &worlds, seat, 0)],
            threads => {
                let this = &*self;
                let (root, worlds) = (&root, &worlds);
                std::thread::scope(|scope| {
                    let grow = |at| scope.spawn(move || this.grow(root.clone(), worlds, seat, at));
                    let handles: Vec<_> = (0..threads as u64).map(grow).collect();
                    handles.into_iter().map(|h| h.join().expect("a search does not panic")).collect()
                })
            }
        };
        self.dice.below(2);
        let mut plans: Vec<Plan<R::Item>> = Vec::new();
        for branch in grown.into_iter().flatten() {
            match plans.iter_mut().find(|plan| plan.answers == branch.answers) {
                Some(plan) => {
                    plan.sum += branch.sum;
                    plan.tries += branch.visits;
                }
                None => plans.push(Plan { answers: branch.answers, sum: branch.sum, tries: branch.visits }),
            }
        }
        plans.sort_by(|a, b| b.tries.total_cmp(&a.tries));
        plans
    }

    /// Grows a tree as long as the budget allows, and gives its first branches.
    fn grow(&self, root: Vec<Branch<R::Item>>, worlds: &[Match<R>], seat: Seat, thread: u64) -> Vec<Branch<R::Item>> {
        let begun = Instant::now();
        let mut dice = self.dice.clone();
        (0..thread).for_each(|_| {
            dice = Dice::new(dice.below(1 << 30) as u64);
        });
        let (mut tree, mut ideas) = (Tree::new(root), Ideas::new());
        let mut walks = 0;
        loop {
            let over = match self.budget {
                Budget::Walks(most) => walks >= most,
                Budget::Time(most) => walks % 16 == 0 && begun.elapsed() >= most,
            };
            if over || walks % 128 == 127 && is_clear(&tree.nodes[0].branches) {
                break;
            }
            let world = &worlds[dice.below(worlds.len())];
            walk::<R, L>(&mut tree, world, seat, &mut dice, &mut ideas);
            walks += 1;
        }
        tree.nodes.swap_remove(0).branches
    }
}

/// Whether one choice is so much better than all others that more thought would be wasted.
fn is_clear<I>(branches: &[Branch<I>]) -> bool {
    let Some((at, best)) = branches.iter().enumerate().max_by(|a, b| a.1.visits.total_cmp(&b.1.visits)) else {
        return true;
    };
    let behind = |other: &Branch<I>| {
        let error = (best.error().powi(2) + other.error().powi(2)).sqrt();
        other.visits >= 24.0 && best.worth() - other.worth() > 4.0 * error
    };
    best.visits >= 200.0 && branches.iter().enumerate().all(|(i, other)| i == at || behind(other))
}

fn root_branch<I>(seat: Seat, plan: Plan<I>) -> Branch<I> {
    // What greedy thinks counts for one walk.
    let worth = plan.worth();
    Branch { seat, answers: plan.answers, visits: 1.0, sum: worth, squares: worth * worth, node: None }
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
