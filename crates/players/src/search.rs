//! The player who looks as far ahead as time allows.
//!
//! It grows a tree of plans: what greedy would do, what the other side could do then, and so on. Every walk through the
//! tree goes through another world dealt from what the seat sees, with other luck, so that what is learned holds for all
//! the worlds that look the same (information-set tree search). A walk follows what has done best so far, or what has been
//! tried least; where the tree ends it adds a plan, and plays on in the same manner until a good moment to judge.

use crate::{
    Advice, Glimpse, Greedy, Ideas, Lore, Player,
    greedy::Plan,
    walk::{Manner, Spot, Until, Walk, Walked},
};
use std::{
    marker::PhantomData,
    str::FromStr,
    time::{Duration, Instant},
};
use table::{Answer, Dice, Rules, Seat};

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
const ROOT_PLANS: usize = 12;
/// For how many walks greedy's opinion of them counts.
const PRIOR: f32 = 4.0;
/// How many plans a position deserves: one, and the root of its visits times so many.
const WIDTH: f32 = 0.5;
/// How much a walk is drawn to what has been tried little.
const CURIOSITY: f32 = 0.05;
/// How many plans are compared where nothing is known yet.
const COMPARED: usize = 4;
/// A walk ends at the first good moment to judge after so many plans, or after so many anyway.
const LENGTH: (usize, usize) = (5, 18);
/// How many worlds are dealt for one decision.
const WORLDS: usize = 64;

/// The tree: positions by number. Who is to act in a position can depend on luck.
struct Tree<I> {
    nodes: Vec<Vec<Branch<I>>>,
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
    fn new(seat: Seat, answers: Vec<Answer<I>>) -> Self {
        Branch { seat, answers, visits: 0.0, sum: 0.0, squares: 0.0, node: None }
    }

    fn worth(&self) -> f32 {
        self.sum / self.visits
    }

    /// How far the worth may be off.
    fn error(&self) -> f32 {
        let mean = self.worth();
        ((self.squares / self.visits - mean * mean).max(1e-6) / self.visits).sqrt()
    }

    fn note(&mut self, worth: f32, times: f32) {
        self.visits += times;
        self.sum += times * worth;
        self.squares += times * worth * worth;
    }
}

impl<I: Clone + PartialEq> Tree<I> {
    /// The branch of a seat to follow, or none to try something new.
    fn select(&self, node: usize, seat: Seat) -> Option<usize> {
        let mine = || self.nodes[node].iter().enumerate().filter(|(_, b)| b.seat == seat);
        let visits: f32 = mine().map(|(_, b)| b.visits).sum();
        let width = 1.0 + WIDTH * visits.sqrt();
        if node > 0 && mine().count() < width as usize {
            return None;
        }
        let curiosity = CURIOSITY * (visits + 1.0).ln().sqrt();
        let promise = |b: &Branch<I>| b.worth() + curiosity / b.visits.sqrt();
        mine().max_by(|a, b| promise(a.1).total_cmp(&promise(b.1))).map(|(at, _)| at)
    }

    /// The branch with this plan, which is added if it is new.
    fn branch(&mut self, node: usize, seat: Seat, answers: Vec<Answer<I>>) -> usize {
        let branches = &mut self.nodes[node];
        let known = branches.iter().position(|b| b.seat == seat && b.answers == answers);
        known.unwrap_or_else(|| {
            branches.push(Branch::new(seat, answers));
            branches.len() - 1
        })
    }

    /// The position after a branch.
    fn after(&mut self, node: usize, branch: usize) -> usize {
        let next = self.nodes.len();
        match &mut self.nodes[node][branch].node {
            Some(known) => *known,
            unknown => {
                *unknown = Some(next);
                self.nodes.push(Vec::new());
                next
            }
        }
    }
}

/// What a walk needs at hand.
struct Walker<'a, R: Rules, L> {
    tree: Tree<R::Item>,
    worlds: &'a [Spot<R>],
    seat: Seat,
    dice: Dice,
    ideas: Ideas<R::Item>,
    lore: PhantomData<fn() -> L>,
}

impl<R: Rules, L: Lore<R>> Walker<'_, R, L> {
    /// One walk through the tree and beyond.
    fn walk(&mut self) {
        let at = self.dice.below(self.worlds.len());
        let mut spot = self.worlds[at].clone();
        let mut acting = self.seat;
        let mut node = Some(0);
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut length = 0;
        let end = loop {
            let walked = match node {
                Some(here) => {
                    let (branch, is_new, walked) = self.in_tree(here, acting, &spot);
                    path.push((here, branch));
                    node = if is_new { None } else { Some(self.tree.after(here, branch)) };
                    walked
                }
                None => self.compare(acting, &spot).1,
            };
            length += 1;
            let Some((next, why)) = walked.asked else { break walked };
            if length >= LENGTH.0 && L::is_rest(why) || length >= LENGTH.1 {
                break walked;
            }
            (spot, acting) = (walked.spot, next);
        };
        let worth = L::worth(&end.state, self.seat);
        for (node, branch) in path {
            let branch = &mut self.tree.nodes[node][branch];
            let own = if branch.seat == self.seat { worth } else { 1.0 - worth };
            branch.note(own, 1.0);
        }
    }

    /// One plan within the tree: an old one, or a new one.
    fn in_tree(&mut self, node: usize, seat: Seat, here: &Spot<R>) -> (usize, bool, Walked<R>) {
        match self.tree.select(node, seat) {
            Some(branch) => {
                let plan = std::mem::take(&mut self.tree.nodes[node][branch].answers);
                let walked = self.carry_out(seat, &plan, Manner::Best, here);
                self.tree.nodes[node][branch].answers = plan;
                (branch, false, walked)
            }
            None => {
                let (plan, walked) = self.compare(seat, here);
                let branch = self.tree.branch(node, seat, plan);
                let is_new = self.tree.nodes[node][branch].visits == 0.0;
                (branch, is_new, walked)
            }
        }
    }

    fn carry_out(&mut self, seat: Seat, plan: &[Answer<R::Item>], manner: Manner, here: &Spot<R>) -> Walked<R> {
        let how = (manner, Until::NextBeginning);
        Walk::<R, L>::new(seat, plan, how, &mut self.dice, &mut self.ideas).from(here)
    }

    /// The best of a few plans that come to mind, carried out.
    fn compare(&mut self, seat: Seat, here: &Spot<R>) -> (Vec<Answer<R::Item>>, Walked<R>) {
        let mut best: Option<(f32, Walked<R>)> = None;
        for way in 0..COMPARED {
            let manner = if way == 0 { Manner::Best } else { Manner::Any };
            let walked = self.carry_out(seat, &[], manner, here);
            let worth = L::worth(&walked.state, seat);
            if best.as_ref().is_none_or(|(other, _)| worth > *other) {
                best = Some((worth, walked));
            }
        }
        let (_, walked) = best.expect("one at least was tried");
        if walked.is_certain {
            return (walked.answers.clone(), walked);
        }
        // It looked best with the luck it had; it must do without.
        let plan = walked.answers;
        let again = self.carry_out(seat, &plan, Manner::Best, here);
        (plan, again)
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
        let worlds: Vec<Spot<R>> = (0..WORLDS).map(|_| Spot::of(&seen.imagine(&mut self.dice))).collect();
        let seat = seen.seat();
        let root: Vec<Branch<R::Item>> = plans.into_iter().map(|plan| root_branch(seat, plan)).collect();
        let seeds: Vec<u64> = (0..self.threads).map(|_| self.dice.below(1 << 30) as u64).collect();
        let grow = |seed: u64| grow::<R, L>(self.budget, root.clone(), &worlds, seat, seed);
        let grown: Vec<Vec<Branch<R::Item>>> = match seeds[..] {
            [seed] => vec![grow(seed)],
            _ => std::thread::scope(|scope| {
                let handles: Vec<_> = seeds.iter().map(|seed| scope.spawn(|| grow(*seed))).collect();
                handles.into_iter().map(|h| h.join().expect("a search does not panic")).collect()
            }),
        };
        merge(grown)
    }
}

/// Grows a tree as long as the budget allows, and gives its first branches.
fn grow<R: Rules, L: Lore<R>>(
    budget: Budget,
    root: Vec<Branch<R::Item>>,
    worlds: &[Spot<R>],
    seat: Seat,
    seed: u64,
) -> Vec<Branch<R::Item>> {
    let begun = Instant::now();
    let tree = Tree { nodes: vec![root] };
    let mut walker =
        Walker::<R, L> { tree, worlds, seat, dice: Dice::new(seed), ideas: Ideas::new(), lore: PhantomData };
    for walks in 1.. {
        walker.walk();
        let over = match budget {
            Budget::Walks(most) => walks >= most,
            Budget::Time(most) => begun.elapsed() >= most,
        };
        if over || walks % 32 == 0 && is_clear(&walker.tree.nodes[0]) {
            break;
        }
    }
    walker.tree.nodes.swap_remove(0)
}

/// What several trees have found, together.
fn merge<I: PartialEq>(grown: Vec<Vec<Branch<I>>>) -> Vec<Plan<I>> {
    let mut plans: Vec<Plan<I>> = Vec::new();
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

/// Whether one choice is so much better than all others that more thought would be wasted.
fn is_clear<I>(branches: &[Branch<I>]) -> bool {
    let Some((at, best)) = branches.iter().enumerate().max_by(|a, b| a.1.visits.total_cmp(&b.1.visits)) else {
        return true;
    };
    let behind = |other: &Branch<I>| {
        let error = (best.error().powi(2) + other.error().powi(2)).sqrt();
        other.visits >= 16.0 && best.worth() - other.worth() > 4.0 * error
    };
    best.visits >= 64.0 && branches.iter().enumerate().all(|(i, other)| i == at || behind(other))
}

/// One of greedy's plans.
fn root_branch<I>(seat: Seat, plan: Plan<I>) -> Branch<I> {
    let worth = plan.worth();
    let mut branch = Branch::new(seat, plan.answers);
    branch.note(worth, PRIOR);
    branch
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
