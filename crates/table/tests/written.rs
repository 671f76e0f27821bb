//! What is written down is weighed by itself, and taken up with one copy of the state for each step. Shown by counting, with a game
//! in which there is much to choose from.

use smallvec::SmallVec;
use std::{cell::Cell, fmt, str::FromStr};
use table::{Answer, Asked, Dice, Flow, Input, Match, NoLuck, Outcome, Pick, Rules, Seat, Seating, Table};

thread_local! {
    /// How many things were weighed.
    static WEIGHED: Cell<u32> = const { Cell::new(0) };
    /// How often the state was copied.
    static COPIED: Cell<u32> = const { Cell::new(0) };
}

fn counted<T>(count: &'static std::thread::LocalKey<Cell<u32>>, work: impl FnOnce() -> T) -> (T, u32) {
    let before = count.get();
    (work(), count.get() - before)
}

/// One player takes pebbles, one in every step: any of those that lie there, W1 but none that is heavier than his bag holds.
#[derive(Clone, Debug)]
enum Pebbles {}

/// How much he can still carry, and how often he was asked though there was one answer only.
#[derive(PartialEq, Debug)]
struct Bag {
    room: u32,
    asks_always: bool,
}

impl Clone for Bag {
    fn clone(&self) -> Bag {
        COPIED.set(COPIED.get() + 1);
        Bag { ..*self }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pebble(u32);

impl fmt::Display for Pebble {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "pebble-{}", self.0)
    }
}

impl FromStr for Pebble {
    type Err = String;
    fn from_str(text: &str) -> Result<Pebble, String> {
        let weight = text.strip_prefix("pebble-").and_then(|weight| weight.parse().ok());
        weight.map(Pebble).ok_or_else(|| "expected a pebble".into())
    }
}

impl From<bool> for Pebble {
    fn from(heavy: bool) -> Pebble {
        Pebble(heavy.into())
    }
}

/// The heaviest pebble.
const HEAVIEST: u32 = 100;

impl Rules for Pebbles {
    const NAME: &'static str = "pebbles";
    type State = Bag;
    type Setup = Bag;
    type Item = Pebble;
    type Why = &'static str;
    type Law = &'static str;
    type Event = u32;
    type View = u32;

    fn begin(setup: &Bag) -> Bag {
        setup.clone()
    }
    fn seating(_: &Bag) -> Seating {
        Seating::of(&["one"])
    }
    fn step(table: &mut Table<Self>) -> Flow {
        let pebbles = (1..=HEAVIEST).map(Pebble);
        let fits = |bag: &Bag, pebble: Pebble| {
            WEIGHED.set(WEIGHED.get() + 1);
            pebble.0 <= bag.room
        };
        let taken = match table.state.asks_always {
            true => table.ask_if(Seat(0), "pebble", pebbles, fits)?,
            false => table.choose_if(Seat(0), "pebble", pebbles, fits)?,
        };
        table.state.room -= taken.0;
        table.tell(taken.0);
        Ok(())
    }
    fn outcome(bag: &Bag) -> Option<Outcome> {
        (bag.room == 0).then(|| Outcome { how: "full", scores: SmallVec::from_slice(&[1.0]) })
    }
    fn view(bag: &Bag, _: Option<Seat>) -> u32 {
        bag.room
    }
    fn redeal(before: &u32, _: &u32, _: &mut Dice) -> Bag {
        bag(*before)
    }
    fn forbids(bag: &Bag, _: &Asked<Self>, answer: &Answer<Pebble>) -> Option<&'static str> {
        matches!(answer, Answer::One(pebble) if pebble.0 > bag.room).then_some("W1")
    }
    fn picks(_: &Bag, _: &Asked<Self>) -> SmallVec<[Pick<Pebble>; 4]> {
        SmallVec::new()
    }
    fn hears(weight: &u32, _: Option<Seat>) -> Option<u32> {
        Some(*weight)
    }
}

fn bag(room: u32) -> Bag {
    Bag { room, asks_always: false }
}

fn take(weight: u32) -> Input<Pebble> {
    Input::Choice(Seat(0), Answer::One(Pebble(weight)))
}

/// As many as that are taken, each of this weight.
fn taking(count: usize, weight: u32) -> Vec<Input<Pebble>> {
    std::iter::repeat_n(take(weight), count).collect()
}

#[test]
fn what_is_written_down_is_weighed_by_itself_and_all_only_for_who_has_still_to_answer() {
    let (game, weighed) = counted(&WEIGHED, || Match::<Pebbles>::begin(&bag(10_000), &mut NoLuck));
    assert_eq!(weighed, HEAVIEST, "he is asked, so that all are weighed");
    for (asks_always, each) in [(true, 1), (false, 2)] {
        let start = Bag { asks_always, ..bag(10_000) };
        let (played, weighed) = counted(&WEIGHED, || Match::<Pebbles>::resume(start, taking(1000, 7), &mut NoLuck));
        assert_eq!(
            weighed,
            1000 * each + HEAVIEST,
            "the one that is written, and another to see that there was a choice"
        );
        let played = played.expect("they fit");
        assert_eq!((played.state().room, played.events().len()), (3_000, 1000));
        assert_eq!(played.next_question(), game.next_question());
    }
}

#[test]
fn a_step_that_is_written_down_takes_one_copy_of_the_state() {
    let mut game = Match::<Pebbles>::begin(&bag(10_000), &mut NoLuck);
    let (taken, copied) = counted(&COPIED, || game.go_on(taking(1000, 7)));
    taken.expect("they fit");
    let marks = 1000 / 128;
    assert_eq!(copied, 1000 + marks + 1, "one for every step and every mark, and one to begin with");
}

#[test]
fn what_is_written_down_and_may_not_be_is_refused_as_ever() {
    for asks_always in [true, false] {
        let start = || Bag { asks_always, ..bag(50) };
        let read = |inputs| Match::<Pebbles>::resume(start(), inputs, &mut NoLuck).map(|game| game.state().room);
        let trouble = read(vec![take(10), take(41)]).expect_err("it is too heavy");
        assert_eq!((trouble.at, trouble.what.as_str()), (1, "not allowed by W1"));
        let trouble = read(vec![take(10), take(HEAVIEST + 1)]).expect_err("there is no such pebble");
        assert_eq!((trouble.at, trouble.what.as_str()), (1, "not allowed by W1"));
        let trouble = read(vec![take(10), Input::Choice(Seat(0), Answer::Number(3))]).expect_err("that is none");
        assert_eq!((trouble.at, trouble.what.as_str()), (1, "expected one of the offered things"));
        let trouble = read(vec![take(10), Input::Choice(Seat(1), Answer::One(Pebble(3)))]).expect_err("who is that");
        assert_eq!((trouble.at, trouble.what.as_str()), (1, "seat 0 is asked pebble, not seat 1"));
        assert_eq!(read(vec![take(10), take(40)]), Ok(0), "what fits is taken");
    }
}

#[test]
fn what_goes_without_saying_is_not_taken_for_what_is_written() {
    // With room for one pebble there is one answer only: it is given by itself, and an answer to it is one too many.
    let read = |asks_always, inputs| {
        let start = Bag { asks_always, ..bag(3) };
        Match::<Pebbles>::resume(start, inputs, &mut NoLuck).map(|game| game.inputs().len())
    };
    assert_eq!(read(false, taking(1, 2)), Ok(1));
    let trouble = read(false, vec![take(2), take(1)]).expect_err("the last was never asked for");
    assert_eq!((trouble.at, trouble.what.as_str()), (1, "the game was over before this"));
    assert_eq!(read(true, vec![take(2), take(1)]), Ok(2));
}
