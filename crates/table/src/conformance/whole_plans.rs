//! Plans hold: what is offered as a whole can be answered step by step, ends where it says, can be taken back as a whole, and
//! tells nothing that the seat does not know.

use super::walk;
use crate::{Dice, Match, NoLuck, Plans, PlansOf, Reach, Rules, Seat, Then, Way, imagine, plans, plans_watched};

/// A fork of a plan and a way from there.
type Place = (usize, usize);
/// The states that were come to, by fork and way.
type States<R> = Vec<(Place, <R as Rules>::State)>;

/// Plays a random game and checks all plans of every so-manyth question; says how many there were.
pub fn plans_hold<R: Rules>(setup: &R::Setup, seed: u64, every: usize, reach: Reach) -> usize {
    let mut dice = Dice::new(seed ^ 0x91a5);
    let (mut questions, mut checked) = (0, 0);
    walk::<R>(setup, seed, |game, asked| {
        questions += 1;
        if questions % every != 0 {
            return;
        }
        let mut states: States<R> = Vec::new();
        let offered =
            plans_watched(game, asked.seat, reach, |fork, way, state| states.push(((fork, way), state.clone())));
        each(&offered, 0, &mut Vec::new(), &mut |path| {
            checked += 1;
            let done = carry_out(game, asked.seat, &offered, path, &states);
            take_back(game, asked.seat, path.len(), done);
        });
        let world = imagine(game, asked.seat, &mut dice).expect("a world that looks the same");
        assert_eq!(plans(&world, asked.seat, reach), offered, "seed {seed}: a plan tells a secret: {asked:?}");
    });
    checked
}

/// Shows every plan: its forks and ways. The last way is where it ends.
fn each<I, W>(plans: &Plans<I, W>, fork: usize, path: &mut Vec<Place>, show: &mut impl FnMut(&[Place])) {
    for (way, Way { then, .. }) in plans.forks.get(fork).iter().flat_map(|fork| &fork.ways).enumerate() {
        path.push((fork, way));
        match then {
            Then::Asks(next) if !plans.forks[*next].ways.is_empty() => each(plans, *next, path, show),
            _ => show(path),
        }
        path.pop();
    }
}

/// Answers one plan step by step.
fn carry_out<R: Rules>(
    game: &Match<R>,
    seat: Seat,
    offered: &PlansOf<R>,
    path: &[Place],
    states: &States<R>,
) -> Match<R> {
    let mut copy = game.clone();
    for (at, (fork, way)) in path.iter().enumerate() {
        let there = &offered.forks[*fork];
        let Way { answer, then, .. } = &there.ways[*way];
        assert_eq!(copy.asked(seat), Some(&there.asked), "another question than offered");
        copy.answer(seat, answer.clone(), &mut NoLuck).expect("what is offered is taken");
        assert!(copy.may_step_back(seat) || at + 1 == path.len(), "out of hand before the end: {answer:?}");
        let place = states.binary_search_by_key(&(*fork, *way), |(place, _)| *place).expect("it was watched");
        let state = &states[place].1;
        // Where the walk ends with the step, the match goes on.
        let is_there =
            copy.state() == state || *copy.state() == *Match::<R>::from_state(state.clone(), &mut NoLuck).state();
        assert!(is_there, "another state than offered: {answer:?}");
        if *then == Then::Asked {
            assert!(copy.asked(seat).is_some(), "nothing more is asked");
        }
    }
    copy
}

/// Takes a plan back, answer by answer, where nothing has come in between.
fn take_back<R: Rules>(before: &Match<R>, seat: Seat, answers: usize, mut done: Match<R>) {
    if done.may_step_back(seat) {
        (0..answers).for_each(|_| assert!(done.step_back(seat), "the plan cannot be taken back as a whole"));
        assert!(done.state() == before.state() && done.inputs() == before.inputs(), "taken back to somewhere else");
    }
}
