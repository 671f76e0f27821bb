//! One game of a simulation: by players who are asked, or, for the random player against himself, in line on a plain
//! state, which is many times as fast.

use super::{
    course::Course,
    fixtures::{Fixture, Fixtures},
    thinking::Times,
};
use anyhow::Context;
use players::{Glimpse, Player};
use serde::Serialize;
use std::{
    cell::RefCell,
    fs,
    panic::{self, AssertUnwindSafe},
    path::Path,
    sync::{Mutex, PoisonError},
    time::Instant,
};
use table::{Dice, Match, Overheard, Random, Record, Table};
use war::{Card, Event, Side, State, Victory, War, invariants};

/// A game that has not ended by then does not end.
const MOST_TURNS: u16 = 10_000;

thread_local! {
    /// What somebody panicked with, and where, for the report.
    static LAST_BUG: RefCell<String> = const { RefCell::new(String::new()) };
}

/// How one game went.
pub struct Played {
    pub fixture: Fixture,
    pub decisions: u64,
    pub turns: u16,
    pub ended: Result<Victory, String>,
    pub cards: Box<Cards>,
    pub course: Course,
}

/// How often each card was used.
pub type Cards = [Uses; Card::PLACES];

/// How often a card was used.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Uses {
    pub event: u64,
    pub combat: u64,
}

/// What all games of a simulation share.
pub struct Hall<'a> {
    pub fixtures: &'a Fixtures,
    /// Where every game begins.
    pub start: State,
    /// Whether what must always hold is checked after every step.
    pub check: bool,
    /// Where records are kept.
    pub keep: Option<&'a Path>,
    /// How long each player thought.
    pub times: Vec<Mutex<Times>>,
}

/// Runs something in which a bug aborts a game, but not the simulation.
pub fn with_bugs_noted<T>(run: impl FnOnce() -> T) -> T {
    panic::set_hook(Box::new(|bug| LAST_BUG.with(|last| *last.borrow_mut() = bug.to_string())));
    let done = run();
    let _ = panic::take_hook();
    done
}

fn unless_panics<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    panic::catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| {
        let bug = LAST_BUG.with(|last| last.take());
        Err(if bug.is_empty() { "a panic in another thread".into() } else { bug })
    })
}

impl Hall<'_> {
    /// Plays one of the games. What goes wrong in the game is told in how it ended; an error is a record that cannot be
    /// written.
    pub fn play(&self, fixture: Fixture) -> anyhow::Result<Played> {
        match self.in_line() {
            true => Ok(self.play_in_line(fixture)),
            false => self.play_seated(fixture),
        }
    }

    /// Whether nobody needs more than a plain state.
    fn in_line(&self) -> bool {
        !self.fixtures.paired && self.keep.is_none() && self.fixtures.names.iter().all(|name| name == "random")
    }

    fn play_in_line(&self, fixture: Fixture) -> Played {
        let (mut state, mut cards, mut course) = (self.start, no_cards(), Course::of(&self.start));
        let mut player = Overheard { random: Random::new(fixture.seed), listener: |event| count(&mut cards, &event) };
        let ended = unless_panics(|| {
            let mut table = Table::<War>::new(&mut state, &mut player);
            loop {
                table.step().map_err(|_| "the random player did not answer")?;
                if let Some(victory) = look(&mut course, table.state, self.check)? {
                    return Ok(victory);
                }
            }
        });
        let ended = ended.map_err(|what| format!("seed {}: {what}", fixture.seed));
        let decisions = player.random.asked;
        Played { fixture, decisions, turns: state.turn, ended, cards, course }
    }

    fn play_seated(&self, fixture: Fixture) -> anyhow::Result<Played> {
        let seated = self.fixtures.seated(&fixture);
        let mut sitting = Sitting {
            players: [player(&fixture, Side::Free, seated)?, player(&fixture, Side::Shadow, seated)?],
            names: seated,
            luck: Dice::new(fixture.seed),
            game: None,
            course: Course::of(&self.start),
            times: Default::default(),
        };
        let ended = unless_panics(|| sitting.play(&self.start, self.check));
        let ended = ended.map_err(|what| format!("seed {}, {}: {what}", fixture.seed, seated.join(",")));
        for (player, times) in fixture.seats.iter().zip(&sitting.times) {
            self.times[*player].lock().unwrap_or_else(PoisonError::into_inner).join(times);
        }
        let mut cards = no_cards();
        let mut turns = self.start.turn;
        if let Some(game) = &sitting.game {
            game.events().iter().for_each(|event| count(&mut cards, event));
            turns = game.step().0.turn;
            self.keep_record(&fixture, game)?;
        }
        let decisions = sitting.times.iter().map(Times::count).sum();
        Ok(Played { fixture, decisions, turns, ended, cards, course: sitting.course })
    }

    /// Writes the record of a game, also of one that was aborted, so that the trouble can be found.
    fn keep_record(&self, fixture: &Fixture, game: &Match<War>) -> anyhow::Result<()> {
        let Some(directory) = self.keep else { return Ok(()) };
        let seated = self.fixtures.seated(fixture);
        let (seats, seed) = (seated.join(","), fixture.seed.to_string());
        let [free, shadow] = seated.map(safe);
        let path = directory.join(format!("{:06}-{free}-{shadow}.record", fixture.number + 1));
        let text = Record::of(game, &[("seats", &seats), ("seed", &seed)]).write::<War>();
        fs::write(&path, text).with_context(|| path.display().to_string())
    }
}

fn player(fixture: &Fixture, side: Side, seated: [&str; 2]) -> anyhow::Result<Box<dyn Player<War>>> {
    Ok(war_lore::by_name(seated[side.index()], fixture.player_seed(side))?)
}

/// A name that every file system takes.
fn safe(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || "._".contains(c) { c } else { '-' }).collect()
}

fn no_cards() -> Box<Cards> {
    Box::new([Uses::default(); Card::PLACES])
}

/// Counts the use of a card.
fn count(cards: &mut Cards, event: &Event) {
    match event {
        Event::Played { card, .. } => cards[card.index()].event += 1,
        Event::Turned { card, .. } => cards[card.index()].combat += 1,
        _ => {}
    }
}

/// Notes how a game goes on, checks what must always hold, and says how it was won.
fn look(course: &mut Course, state: &State, check: bool) -> Result<Option<Victory>, String> {
    if course.look(state) || check {
        invariants::check(state)?;
    }
    match state.turn > MOST_TURNS {
        true => Err(format!("no end after {MOST_TURNS} turns")),
        false => Ok(state.victory),
    }
}

/// A game between two players who are asked.
struct Sitting<'a> {
    players: [Box<dyn Player<War>>; 2],
    names: [&'a str; 2],
    luck: Dice,
    game: Option<Match<War>>,
    course: Course,
    times: [Times; 2],
}

impl Sitting<'_> {
    fn play(&mut self, start: &State, check: bool) -> Result<Victory, String> {
        let game = self.game.insert(Match::from_state(*start, &mut self.luck));
        loop {
            if let Some(victory) = look(&mut self.course, game.step().0, check)? {
                return Ok(victory);
            }
            let asked = game.next_question().ok_or("nobody was asked, and the game was not over")?;
            let (seat, why) = (asked.seat, asked.why);
            let begun = Instant::now();
            let answer = self.players[seat.index()].answer(&Glimpse::new(game, asked));
            self.times[seat.index()].add(begun.elapsed());
            game.answer(seat, answer.clone(), &mut self.luck).map_err(|refusal| {
                let name = self.names[seat.index()];
                format!("{name} was asked {why} and answered {answer}, which was refused: {refusal}")
            })?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Answer;
    use war::Item;

    /// Gives the same answer to everything, or panics.
    struct Stubborn(Option<Answer<Item>>);

    impl Player<War> for Stubborn {
        fn answer(&mut self, _: &Glimpse<War>) -> Answer<Item> {
            self.0.clone().expect("something to say")
        }
    }

    fn sitting(answer: Option<Answer<Item>>) -> Sitting<'static> {
        Sitting {
            players: [Box::new(Stubborn(answer.clone())), Box::new(Stubborn(answer))],
            names: ["stubborn", "stubborn"],
            luck: Dice::new(1),
            game: None,
            course: Course::of(&war::start()),
            times: Default::default(),
        }
    }

    #[test]
    fn an_answer_that_is_refused_ends_the_game() {
        let mut sitting = sitting(Some(Answer::Number(99)));
        let trouble = unless_panics(|| sitting.play(&war::start(), true)).expect_err("99 is no answer");
        assert!(trouble.contains("stubborn was asked "), "{trouble}");
        assert!(trouble.contains(" and answered 99, which was refused: "), "{trouble}");
        assert!(sitting.game.is_some(), "the game can be kept");
    }

    #[test]
    fn a_player_who_panics_ends_the_game() {
        let mut sitting = sitting(None);
        let trouble = with_bugs_noted(|| unless_panics(|| sitting.play(&war::start(), true)));
        let trouble = trouble.expect_err("nothing was answered");
        assert!(trouble.contains("something to say") && trouble.contains("game.rs"), "{trouble}");
        assert!(sitting.game.is_some(), "the game can be kept");
    }

    #[test]
    fn names_of_files_are_safe() {
        assert_eq!(safe("search:2.5s"), "search-2.5s");
        assert_eq!(safe("a/../b c"), "a-..-b-c");
    }
}
