//! The player who plays his plans on.
//!
//! Greedy's best plans are carried out in worlds dealt from what the seat sees, and from there the game is played on to the end of the turn, by
//! everybody at the table: each does what he judges best at a glance. So a plan is judged by what came of it, and not by a guess at what will. Every
//! plan meets the same worlds and the same luck, and the better ones meet more of them.

use crate::{
    Advice, Budget, Glimpse, Greedy, Ideas, Lore, Player,
    budget::Clock,
    greedy::{Effort, Plan, best_first},
    lore,
    walk::{Manner, Spot, Until, Walk, Walked},
};
use std::marker::PhantomData;
use table::{Answer, Dice, Rules, Seat};

/// How many plans are played on, and in how many worlds; then the better ones in others.
const ROUNDS: [(usize, usize); 3] = [(6, 8), (3, 12), (2, 20)];
/// So many answers are compared at a glance.
const GLANCES: usize = 6;
/// No turn is played on for longer.
const MOST_GLANCES: usize = 300;

/// The player who plays his plans on.
pub struct Foresight<R: Rules, L> {
    budget: Budget,
    dice: Dice,
    ideas: Ideas<R::Item>,
    greedy: Greedy<R, L>,
    lore: PhantomData<fn() -> L>,
}

impl<R: Rules, L: Lore<R>> Foresight<R, L> {
    /// The one that a seed stands for. Walks of his budget are worlds in which all plans are played on.
    pub fn new(seed: u64, budget: Budget) -> Self {
        let greedy = Greedy::new(seed);
        Foresight { budget, dice: Dice::new(seed ^ 0xf0e5), ideas: Ideas::new(), greedy, lore: PhantomData }
    }

    /// The plans for a question, the best one first.
    fn think(&mut self, seen: &Glimpse<R>) -> Vec<Plan<R::Item>> {
        let mut clock = Clock::new(self.budget, 1.0);
        let mut plans = self.greedy.think(seen, Effort::TO_PLAY_ON);
        if plans.len() < 2 {
            return plans;
        }
        // What greedy guessed counts no more.
        plans.iter_mut().for_each(|plan| (plan.sum, plan.tries) = (0.0, 0.0));
        for (count, worlds) in ROUNDS {
            plans.truncate(count);
            for _ in 0..worlds {
                self.meet_a_world(&mut plans, seen);
                if clock.is_over() {
                    best_first(&mut plans);
                    return plans;
                }
            }
            best_first(&mut plans);
        }
        plans
    }

    /// Plays all plans on in another world.
    fn meet_a_world(&mut self, plans: &mut [Plan<R::Item>], seen: &Glimpse<R>) {
        let world = Spot::of(&seen.imagine(&mut self.dice));
        let luck = self.dice.clone();
        for plan in plans {
            self.dice = luck.clone();
            plan.note(self.play_on(&plan.answers, &world, seen.seat()));
        }
    }

    /// What a plan is worth in a world: how the seat stands at the end of the turn.
    fn play_on(&mut self, plan: &[Answer<R::Item>], world: &Spot<R>, seat: Seat) -> f32 {
        let mut here = self.walk(seat, plan, Until::NextBeginning, world);
        let turn = L::turn(&here.state);
        for _ in 0..MOST_GLANCES {
            let Some((asked, why)) = here.asked.take().filter(|_| L::turn(&here.state) == turn) else { break };
            here = self.glance(&here.spot, asked, &why);
        }
        L::worth(&here.state, seat)
    }

    /// Answers a question as somebody does who does not think long, and goes on to the next.
    fn glance(&mut self, here: &Spot<R>, seat: Seat, why: &R::Why) -> Walked<R> {
        let luck = self.dice.clone();
        self.walk(seat, &[], Until::PlanEnds, here);
        let mut ideas = std::mem::take(&mut self.ideas);
        if L::by_instinct(why) {
            ideas = vec![(lore::best(&ideas), 1.0)];
        }
        ideas.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let mut best: Option<(Walked<R>, f32)> = None;
        for (answer, _) in ideas.iter().take(GLANCES) {
            self.dice = luck.clone();
            let walked = self.walk(seat, std::slice::from_ref(answer), Until::NextBeginning, here);
            let worth = if ideas.len() > 1 { L::worth(&walked.state, seat) } else { 0.0 };
            if best.as_ref().is_none_or(|(_, known)| worth > *known) {
                best = Some((walked, worth));
            }
        }
        best.expect("something always comes to mind").0
    }

    fn walk(&mut self, seat: Seat, plan: &[Answer<R::Item>], until: Until, from: &Spot<R>) -> Walked<R> {
        Walk::<R, L>::new(seat, plan, (Manner::Best, until), &mut self.dice, &mut self.ideas).from(from)
    }
}

impl<R: Rules, L: Lore<R>> Player<R> for Foresight<R, L> {
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
