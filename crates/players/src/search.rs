//! The player who looks as far ahead as time allows.
//!
//! It grows a tree of plans: what greedy would do, what the other side could do then, and so on. Every walk through the
//! tree goes through another world dealt from what the seat sees, with other luck, so that what is learned holds for all
//! the worlds that look the same (information-set tree search). A walk follows what has done best so far, or what has been
//! tried least, to where the tree ends, and judges the position there. Where many walks end the tree grows: by the plans that
//! greedy would think of.

use crate::{
    Advice, Glimpse, Greedy, Ideas, Lore, Player,
    greedy::{Effort, Plan},
    walk::{Manner, Spot, Until, Walk, Walked},
};
use std::{
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

/// How many of greedy's plans are looked at: at the root, and further on.
const PLANS: (usize, usize) = (16, 6);
/// For how many walks greedy's opinion of them counts.
const PRIOR: f32 = 3.0;
/// How often a position must be come to before it is thought about.
const RIPE: u32 = 6;
/// How much a walk is drawn to what has been tried little.
const CURIOSITY: f32 = 0.04;
/// The most plans one after the other: one's own, and the answer to it. Four did worse against greedy.
const DEPTH: usize = 2;
/// A difference between two plans that is known as well as this needs no more walks.
const KNOWN: f32 = 0.003;
/// How many worlds are dealt for one decision.
const WORLDS: usize = 64;

/// The tree: positions by number.
struct Tree<I> {
    nodes: Vec<Node<I>>,
}

/// A position in which somebody begins something new. Who that is can depend on luck, and so can what is possible.
struct Node<I> {
    visits: u32,
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

impl<I> Node<I> {
    fn new(branches: Vec<Branch<I>>) -> Self {
        Node { visits: 0, branches }
    }

    /// The branch of a seat to follow: one that has done well, or was tried little. None if the seat has no plans yet.
    fn select(&self, seat: Seat) -> Option<usize> {
        let mine = || self.branches.iter().enumerate().filter(|(_, b)| b.seat == seat);
        let visits: f32 = mine().map(|(_, b)| b.visits).sum();
        let curiosity = CURIOSITY * (visits + 1.0).ln().sqrt();
        let promise = |b: &Branch<I>| b.worth() + curiosity / b.visits.sqrt();
        mine().max_by(|a, b| promise(a.1).total_cmp(&promise(b.1))).map(|(at, _)| at)
    }
}

impl<I> Tree<I> {
    /// The position after a branch.
    fn after(&mut self, node: usize, branch: usize) -> usize {
        let next = self.nodes.len();
        match &mut self.nodes[node].branches[branch].node {
            Some(known) => *known,
            unknown => {
                *unknown = Some(next);
                self.nodes.push(Node::new(Vec::new()));
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
    greedy: Greedy<R, L>,
}

impl<R: Rules, L: Lore<R>> Walker<'_, R, L> {
    /// One walk through the tree.
    fn walk(&mut self) {
        let at = self.dice.below(self.worlds.len());
        let mut spot = self.worlds[at].clone();
        let (mut acting, mut node) = (self.seat, 0);
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut end = None;
        while let Some(branch) = self.choose(node, acting, &spot) {
            path.push((node, branch));
            let walked = self.carry_out(node, branch, &spot);
            node = self.tree.after(node, branch);
            let asked = walked.asked;
            end = Some(walked.state);
            let (Some((next, _)), true) = (asked, path.len() < DEPTH) else { break };
            (spot, acting) = (walked.spot, next);
        }
        let worth = end.map_or(0.5, |state| L::worth(&state, self.seat));
        for (node, branch) in path {
            let branch = &mut self.tree.nodes[node].branches[branch];
            let own = if branch.seat == self.seat { worth } else { 1.0 - worth };
            branch.note(own, 1.0);
        }
    }

    /// The plan to follow; none where the tree ends. A position that was come to often enough gets plans: greedy's.
    fn choose(&mut self, node: usize, seat: Seat, here: &Spot<R>) -> Option<usize> {
        self.tree.nodes[node].visits += 1;
        if let Some(branch) = self.tree.nodes[node].select(seat) {
            return Some(branch);
        }
        if self.tree.nodes[node].visits < RIPE {
            return None;
        }
        let mut plans = self.greedy.plans(seat, std::slice::from_ref(here), Effort::LITTLE);
        plans.truncate(PLANS.1);
        let branches = plans.into_iter().map(|plan| known(seat, plan));
        self.tree.nodes[node].branches.extend(branches);
        self.tree.nodes[node].select(seat)
    }

    fn carry_out(&mut self, node: usize, branch: usize, here: &Spot<R>) -> Walked<R> {
        let Branch { seat, answers, .. } = &self.tree.nodes[node].branches[branch];
        let how = (Manner::Best, Until::NextBeginning);
        Walk::<R, L>::new(*seat, answers, how, &mut self.dice, &mut self.ideas).from(here)
    }
}

impl<R: Rules, L: Lore<R>> Search<R, L> {
    /// The searching player that a seed stands for.
    pub fn new(seed: u64, budget: Budget, threads: usize) -> Self {
        Search { budget, threads: threads.max(1), dice: Dice::new(seed ^ 0x5ea6), greedy: Greedy::new(seed) }
    }

    /// The plans for a question, the best one first.
    fn think(&mut self, seen: &Glimpse<R>) -> Vec<Plan<R::Item>> {
        let mut plans = self.greedy.think(seen, Effort::FULL);
        if plans.len() < 2 {
            return plans;
        }
        plans.truncate(PLANS.0);
        let worlds: Vec<Spot<R>> = (0..WORLDS).map(|_| Spot::of(&seen.imagine(&mut self.dice))).collect();
        let seat = seen.seat();
        let root: Vec<Branch<R::Item>> = plans.into_iter().map(|plan| known(seat, plan)).collect();
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
    let tree = Tree { nodes: vec![Node::new(root)] };
    let (dice, ideas, greedy) = (Dice::new(seed), Ideas::new(), Greedy::new(seed));
    let mut walker = Walker::<R, L> { tree, worlds, seat, dice, ideas, greedy };
    for walks in 1.. {
        walker.walk();
        let over = match budget {
            Budget::Walks(most) => walks >= most,
            Budget::Time(most) => begun.elapsed() >= most,
        };
        if over || walks % 32 == 0 && is_clear(&walker.tree.nodes[0].branches) {
            break;
        }
    }
    walker.tree.nodes.swap_remove(0).branches
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

/// Whether more thought would be wasted: every other choice is clearly worse than the best one, or known so well that it does
/// not matter.
fn is_clear<I>(branches: &[Branch<I>]) -> bool {
    let best = branches.iter().max_by(|a, b| a.visits.total_cmp(&b.visits));
    let Some(best) = best.filter(|best| best.visits >= 100.0) else { return branches.is_empty() };
    let settled = |other: &Branch<I>| {
        let error = (best.error().powi(2) + other.error().powi(2)).sqrt();
        other.visits >= 16.0 && (best.worth() - other.worth() > 3.0 * error || error < KNOWN)
    };
    branches.iter().all(|other| std::ptr::eq(other, best) || settled(other))
}

/// One of greedy's plans.
fn known<I>(seat: Seat, plan: Plan<I>) -> Branch<I> {
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
