//! What a thinking player must know of a game.

use table::{Answer, Asked, Dice, Random, Rules, Seat, Shape};

/// Answers that come to mind, each with how much it does so: only the ratio of the weights counts.
pub type Ideas<I> = Vec<(Answer<I>, f32)>;

/// The knowledge of a game that players think with.
pub trait Lore<R: Rules>: Send + 'static {
    /// The chance that a seat wins from here, as far as one can tell by looking: 0 to 1.
    fn worth(state: &R::State, seat: Seat) -> f32;
    /// The answers that come to mind at once, each of them legal; at least one.
    fn ideas(state: &R::State, asked: &Asked<R>, ideas: &mut Ideas<R::Item>);
    /// Whether this question begins something new, so that what came before can be judged.
    fn begins_anew(why: &R::Why) -> bool;
    /// Whether this question is about what to do rather than how: every answer to it is worth a plan of its own.
    fn is_general(why: &R::Why) -> bool;
    /// Whether the first idea is as good as a quick thought.
    fn by_instinct(why: &R::Why) -> bool;
    /// How many turns have begun, for those who look to the end of one.
    fn turn(_state: &R::State) -> u32 {
        0
    }
    /// What the seat is about, as a key for locales.
    fn plan(state: &R::State, seat: Seat) -> &'static str;
}

/// Nothing is known of the game but its rules: a position is worth what comes of it when everybody plays on at random, and
/// every answer comes to mind.
pub enum NoLore {}

/// So many games tell what a position is worth.
const PLAYED_OUT: u64 = 4;

impl<R: Rules> Lore<R> for NoLore {
    fn worth(state: &R::State, seat: Seat) -> f32 {
        let score = |state: &R::State| Some(R::outcome(state)?.scores[seat.index()]);
        if let Some(score) = score(state) {
            return score;
        }
        let played_out = (0..PLAYED_OUT).filter_map(|seed| {
            let mut state = state.clone();
            table::play_on::<R>(&mut state, &mut Random::new(seed)).ok()?;
            score(&state)
        });
        played_out.sum::<f32>() / PLAYED_OUT as f32
    }

    fn ideas(state: &R::State, asked: &Asked<R>, ideas: &mut Ideas<R::Item>) {
        all_answers::<R>(state, asked, ideas);
    }

    fn begins_anew(_: &R::Why) -> bool {
        true
    }

    fn is_general(_: &R::Why) -> bool {
        false
    }

    fn by_instinct(_: &R::Why) -> bool {
        false
    }

    fn plan(_: &R::State, _: Seat) -> &'static str {
        "plan-win"
    }
}

/// All answers to a question, or for a selection the few that matter, with equal weight: to begin with.
pub fn all_answers<R: Rules>(state: &R::State, asked: &Asked<R>, ideas: &mut Ideas<R::Item>) {
    ideas.clear();
    match asked.shape {
        Shape::One => ideas.extend(asked.items().map(|item| (Answer::One(item), 1.0))),
        Shape::Number { least, most } => ideas.extend((least..=most).map(|n| (Answer::Number(n), 1.0))),
        Shape::Some { .. } | Shape::Order { .. } => {
            ideas.extend(R::picks(state, asked).into_iter().map(|pick| (Answer::Some(pick), 1.0)))
        }
    }
}

/// The idea with the most weight.
pub(crate) fn best<I: Clone>(ideas: &Ideas<I>) -> Answer<I> {
    let mut best = &ideas[0];
    for idea in ideas {
        if idea.1 > best.1 {
            best = idea;
        }
    }
    best.0.clone()
}

/// One of the ideas by chance, by their weight.
pub(crate) fn any<I: Clone>(ideas: &Ideas<I>, dice: &mut Dice) -> Answer<I> {
    let all: f32 = ideas.iter().map(|(_, weight)| weight).sum();
    let mut at = all * chance(dice);
    for (answer, weight) in ideas {
        at -= weight;
        if at < 0.0 {
            return answer.clone();
        }
    }
    ideas[ideas.len() - 1].0.clone()
}

/// A number from 0 to 1.
pub(crate) fn chance(dice: &mut Dice) -> f32 {
    dice.below(1 << 20) as f32 / (1 << 20) as f32
}
