//! Going back costs the same in a long game as in a short one, and what is written down is taken up with every step run once. Shown by
//! counting steps, with a game that does nothing but ask.

use smallvec::SmallVec;
use std::{cell::Cell, fmt, str::FromStr};
use table::{Answer, Asked, Dice, Flow, Input, Match, NoLuck, Outcome, Pick, Rules, Seat, Seating, Table};

thread_local! {
    /// How many steps were run.
    static STEPS: Cell<u32> = const { Cell::new(0) };
}

/// How many steps something takes.
fn steps<T>(work: impl FnOnce() -> T) -> (T, u32) {
    let before = STEPS.get();
    (work(), STEPS.get() - before)
}

/// So many times yes are the end.
const END: u32 = 5_000;

/// One player is asked twice in every step, for a long time.
#[derive(Clone, Debug)]
enum Asking {}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Yes(bool);

impl fmt::Display for Yes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Yes {
    type Err = String;
    fn from_str(text: &str) -> Result<Yes, String> {
        text.parse().map(Yes).map_err(|_| "expected yes or no".into())
    }
}

impl From<bool> for Yes {
    fn from(yes: bool) -> Yes {
        Yes(yes)
    }
}

impl Rules for Asking {
    const NAME: &'static str = "asking";
    /// How often the answer was yes.
    type State = u32;
    type Setup = u32;
    type Item = Yes;
    type Why = &'static str;
    type Law = &'static str;
    type Event = &'static str;
    type View = u32;

    fn begin(setup: &u32) -> u32 {
        *setup
    }
    fn seating(_: &u32) -> Seating {
        Seating::of(&["one"])
    }
    fn step(table: &mut Table<Self>) -> Flow {
        STEPS.set(STEPS.get() + 1);
        for _ in 0..2 {
            if table.confirm(Seat(0), "more")? {
                *table.state += 1;
            }
        }
        Ok(())
    }
    fn outcome(state: &u32) -> Option<Outcome> {
        (*state == END).then(|| Outcome { how: "enough", scores: SmallVec::from_slice(&[1.0]) })
    }
    fn view(state: &u32, _: Option<Seat>) -> u32 {
        *state
    }
    fn redeal(before: &u32, _: &u32, _: &mut Dice) -> u32 {
        *before
    }
    fn forbids(_: &u32, _: &Asked<Self>, _: &Answer<Yes>) -> Option<&'static str> {
        None
    }
    fn picks(_: &u32, _: &Asked<Self>) -> SmallVec<[Pick<Yes>; 4]> {
        SmallVec::new()
    }
    fn hears(event: &&'static str, _: Option<Seat>) -> Option<&'static str> {
        Some(event)
    }
}

fn answers(count: usize) -> Vec<Input<Yes>> {
    (0..count).map(|at| Input::Choice(Seat(0), Answer::One(Yes(at % 3 == 0)))).collect()
}

#[test]
fn what_is_written_down_is_taken_up_with_every_step_run_once() {
    let mut game = Match::<Asking>::begin(&0, &mut NoLuck);
    let (taken, run) = steps(|| game.go_on(answers(10_000)));
    taken.expect("they fit");
    assert_eq!((*game.state(), game.inputs().len()), (3334, 10_000));
    assert_eq!(run, 5_001, "two answers a step, and one that asks on");
}

#[test]
fn the_last_position_of_a_game_that_ended_where_a_mark_was_made_is_its_end() {
    let mut game = Match::<Asking>::begin(&(END - 128), &mut NoLuck);
    game.go_on((0..128).map(|_| Input::Choice(Seat(0), Answer::One(Yes(true))))).expect("they fit");
    assert!(game.outcome().is_some());
    let end = game.rewound(128).expect("it is there");
    assert_eq!((*end.state(), end.view(None), end.outcome()), (END, END, game.outcome()));
    assert!(game.go_back(128) && *game.state() == END);
    assert!(game.go_back(127) && *game.state() == END - 1 && game.outcome().is_none());
}

#[test]
fn going_back_costs_the_same_in_a_long_game_as_in_a_short_one() {
    let mut game = Match::<Asking>::begin(&0, &mut NoLuck);
    game.go_on(answers(10_000)).expect("they fit");
    for place in [0, 1, 127, 128, 129, 4_999, 5_000, 9_999, 10_000] {
        let (rewound, run) = steps(|| game.rewound(place).expect("it was there"));
        assert_eq!(*rewound.state() as usize, place.div_ceil(3), "at {place}");
        assert!(run <= 70, "{run} steps back to {place}");
    }
    let (went, run) = steps(|| game.step_back(Seat(0)));
    assert!(went && game.inputs().len() == 9_999 && run <= 70, "{run} steps for one back");
}
