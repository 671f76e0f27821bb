//! What a seat can do from its open question: whole plans, found by walking the questions themselves on copies.
//!
//! A plan is a chain of answers of one seat, up to where something takes it out of its hands: chance, another seat, something
//! that comes to light, the end of the step. Nobody is told which of these it was: whether another seat is asked at all may be a
//! secret. A plan also ends where the seat is asked on but has to decide anew ([`Then::Asked`]).
//!
//! Whoever offers plans to a seat walks a world that the seat cannot tell from the real one ([`crate::imagine`]). Then plans say
//! nothing that the seat does not know, whatever the rules look at; [`crate::conformance::plans_hold`] checks that they are those
//! of the real world.

use crate::{Answer, Asked, Input, Inputs, Match, Pick, Question, Rules, Seat, Seats, Shape, Table};
use std::mem::{Discriminant, discriminant};

/// How far plans go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Plans go on in the steps that follow; otherwise they end with the step under way.
    pub steps: bool,
    /// How many answers are tried at most; questions that are left then have no ways.
    pub tries: usize,
}

impl Reach {
    /// To the end of the step: an action, but not what it begins.
    pub const STEP: Reach = Reach { steps: false, tries: 10_000 };
}

/// All plans from a question, as a tree: the first fork is the question itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Plans<I, W> {
    /// The questions, each behind the one it follows.
    pub forks: Vec<Fork<I, W>>,
}

/// A question of a plan, and the answers that plans go on with.
#[derive(Clone, PartialEq, Debug)]
pub struct Fork<I, W> {
    /// The question.
    pub asked: Question<I, W>,
    /// One for each option or number; for a selection the largest legal one.
    pub ways: Vec<Way<I, W>>,
}

/// An answer, and where it leads.
#[derive(Clone, PartialEq, Debug)]
pub struct Way<I, W> {
    /// The answer.
    pub answer: Answer<I>,
    /// What goes without saying then: the only answers to questions that are therefore not asked.
    pub settled: Vec<(W, Answer<I>)>,
    /// Where it leads.
    pub then: Then,
}

/// Where an answer leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// To another question of the plan, by its number.
    Asks(usize),
    /// To a question that is no part of the plan: one of a kind that it has answered already (a second piece to move), or a
    /// selection that cannot be everything (which cards to give up).
    Asked,
    /// Out of the seat's hands.
    Done,
}

/// The plans of a game.
pub type PlansOf<R> = Plans<<R as Rules>::Item, <R as Rules>::Why>;
type ForkOf<R> = Fork<<R as Rules>::Item, <R as Rules>::Why>;
type Settled<R> = Vec<(<R as Rules>::Why, Answer<<R as Rules>::Item>)>;

/// What a seat can do from its open question; nothing if it is not asked, or is asked together with others.
pub fn plans<R: Rules>(game: &Match<R>, seat: Seat, reach: Reach) -> PlansOf<R> {
    plans_watched(game, seat, reach, |_, _, _| ())
}

/// The same, with somebody who is told of every position that is come to, by fork and way.
pub fn plans_watched<R: Rules>(
    game: &Match<R>,
    seat: Seat,
    reach: Reach,
    mut watch: impl FnMut(usize, usize, &R::State),
) -> PlansOf<R> {
    let mut plans = Plans { forks: Vec::new() };
    let Some((fork, spot)) = game.asked(seat).and_then(|asked| Spot::of(game, asked)) else { return plans };
    plans.forks.push(fork);
    let mut spots = vec![spot];
    let (mut at, mut tries) = (0, 0);
    while at < spots.len() {
        for way in 0..plans.forks[at].ways.len() {
            tries += 1;
            if tries > reach.tries {
                plans.forks[at..].iter_mut().for_each(|fork| fork.ways.clear());
                return plans;
            }
            let walked = spots[at].walk(seat, &plans.forks[at].ways[way].answer, reach);
            watch(at, way, &walked.state);
            let then = walked.next.unwrap_or_else(|(fork, spot)| {
                plans.forks.push(fork);
                spots.push(spot);
                Then::Asks(spots.len() - 1)
            });
            let way = &mut plans.forks[at].ways[way];
            (way.settled, way.then) = (walked.settled, then);
        }
        at += 1;
    }
    plans
}

fn fork<R: Rules>(state: &R::State, asked: &Asked<R>) -> ForkOf<R> {
    let way = |answer| Way { answer, settled: Vec::new(), then: Then::Asked };
    Fork { asked: asked.clone(), ways: answers::<R>(state, asked).into_iter().map(way).collect() }
}

/// The answers that plans go on with.
fn answers<R: Rules>(state: &R::State, asked: &Asked<R>) -> Vec<Answer<R::Item>> {
    let in_all: u32 = asked.options.iter().map(|offer| u32::from(offer.count)).sum();
    match asked.shape {
        Shape::One => asked.items().map(Answer::One).collect(),
        Shape::Number { least, most } => (least..=most).map(Answer::Number).collect(),
        // Whom to take along is everybody; whom to lose, and in which order, is nobody's to say but the player's.
        Shape::Some { most, .. } if u32::from(most) < in_all => Vec::new(),
        Shape::Order { .. } => Vec::new(),
        Shape::Some { .. } => {
            let size = |pick: &Pick<R::Item>| pick.iter().map(|(_, count)| u32::from(*count)).sum::<u32>();
            R::picks(state, asked).into_iter().max_by_key(size).map(Answer::Some).into_iter().collect()
        }
    }
}

/// Where a plan has come to: the state before the step under way, what has entered that step, and the kinds of questions that do
/// not come again in a plan.
struct Spot<R: Rules> {
    committed: R::State,
    inputs: Vec<Input<R::Item>>,
    kinds: Vec<Discriminant<R::Why>>,
}

/// Where one more answer leads: to where the plan ends, or to one more fork.
struct Walked<R: Rules> {
    state: R::State,
    settled: Settled<R>,
    next: Result<Then, (ForkOf<R>, Spot<R>)>,
}

impl<R: Rules> Spot<R> {
    /// Not again: the question itself, and what the step has come by before it first came to such a question.
    fn of(game: &Match<R>, asked: &Asked<R>) -> Option<(ForkOf<R>, Self)> {
        let (committed, inputs) = game.step();
        let mut path = Path::<R>::new(asked.seat, inputs);
        let _ = Table::new(&mut committed.clone(), &mut path).step();
        let kind = discriminant(&asked.why);
        let met = path.met.into_iter().chain(path.settled.iter().map(|(why, _)| discriminant(why)));
        let kinds = met.take_while(|earlier| *earlier != kind).chain([kind]).collect();
        let fork = path.asked.pop().filter(|_| path.asked.is_empty())?;
        Some((fork, Spot { committed: committed.clone(), inputs: inputs.to_vec(), kinds }))
    }

    fn walk(&self, seat: Seat, answer: &Answer<R::Item>, reach: Reach) -> Walked<R> {
        let (mut state, mut committed) = (self.committed.clone(), self.committed.clone());
        let (mut inputs, mut settled) = (self.inputs.clone(), Vec::new());
        inputs.push(Input::Choice(seat, answer.clone()));
        let next = loop {
            let mut path = Path::<R>::new(seat, &inputs);
            let paused = Table::new(&mut state, &mut path).step().is_err();
            let Path { mut asked, is_out, settled: more, .. } = path;
            settled.extend(more);
            let is_over = !paused && (!reach.steps || R::outcome(&state).is_some());
            // What goes without saying counts as answered.
            let mut kinds = self.kinds.clone();
            kinds.extend(settled.iter().map(|(why, _)| discriminant(why)));
            match asked.pop() {
                _ if is_out || is_over || !asked.is_empty() => break Ok(Then::Done),
                Some(fork) if fork.asked.seat != seat => break Ok(Then::Done),
                Some(fork) if fork.ways.is_empty() || kinds.contains(&discriminant(&fork.asked.why)) => {
                    break Ok(Then::Asked);
                }
                Some(fork) => {
                    kinds.push(discriminant(&fork.asked.why));
                    break Err((fork, Spot { committed, inputs, kinds }));
                }
                None => committed.clone_from(&state),
            }
            inputs.clear();
        };
        Walked { state, settled, next }
    }
}

/// The inputs of a step as far as they are known, and what is behind them.
struct Path<'a, R: Rules> {
    seat: Seat,
    inputs: &'a [Input<R::Item>],
    at: usize,
    /// The kinds of the questions that they answer.
    met: Vec<Discriminant<R::Why>>,
    settled: Settled<R>,
    /// The questions that are open; several if they are asked together.
    asked: Vec<ForkOf<R>>,
    /// Chance or another seat has had a say, or something has come to light.
    is_out: bool,
}

impl<'a, R: Rules> Path<'a, R> {
    fn new(seat: Seat, inputs: &'a [Input<R::Item>]) -> Self {
        Path { seat, inputs, at: 0, met: Vec::new(), settled: Vec::new(), asked: Vec::new(), is_out: false }
    }

    fn is_behind(&self) -> bool {
        self.at == self.inputs.len()
    }
}

impl<R: Rules> Inputs<R> for Path<'_, R> {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        if let Some(Input::Choice(_, answer)) = self.inputs.get(self.at) {
            self.at += 1;
            self.met.push(discriminant(&asked.why));
            return Some(answer.clone());
        }
        self.asked.push(fork::<R>(state, asked));
        None
    }

    fn chance(&mut self, _: &R::Why, _: &[R::Item]) -> Option<R::Item> {
        if let Some(Input::Chance(item)) = self.inputs.get(self.at) {
            self.at += 1;
            return Some(*item);
        }
        self.is_out = true;
        None
    }

    fn unasked(&mut self, seat: Seat, why: &R::Why, answer: &dyn Fn() -> Answer<R::Item>) {
        match seat == self.seat {
            _ if self.is_out => {}
            _ if !self.is_behind() => self.met.push(discriminant(why)),
            true => match answer() {
                // Nothing at all is nothing to show.
                Answer::Some(pick) if pick.is_empty() => self.met.push(discriminant(why)),
                only => self.settled.push((why.clone(), only)),
            },
            // That it has only one answer may be its secret.
            false => self.is_out = true,
        }
    }

    fn settled(&mut self) {
        self.is_out |= self.is_behind();
    }

    fn shows(&mut self, _: Seats) {
        self.is_out |= self.is_behind();
    }
}
