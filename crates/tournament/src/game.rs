//! One game of a simulation: by players who are asked, or, if all of them are random, in line on a plain state, which is
//! many times as fast.

use crate::{
    Noted, Notes, Plan, Simulated, Wanted, Witness,
    bugs::unless_panics,
    fixtures::{Fixture, Fixtures},
    thinking::Times,
};
use anyhow::{Context, anyhow, bail};
use players::{Glimpse, Player};
use std::{
    cell::RefCell,
    fs,
    path::Path,
    sync::{Mutex, PoisonError},
    time::Instant,
};
use table::{Answer, Asked, Dice, Inputs, Match, NoLuck, Outcome, Random, Record, Rules, Table};

/// A game that has not ended by then does not end.
const MOST_TURNS: u16 = 10_000;
/// The same for games without turns.
const MOST_LOOKS: u64 = 10_000_000;

type State<S> = <<S as Simulated>::Rules as Rules>::State;
type Item<S> = <<S as Simulated>::Rules as Rules>::Item;

/// How one game went.
pub struct Played<S: Simulated> {
    pub fixture: Fixture,
    pub decisions: u64,
    /// The turn in which it ended, in games that have turns.
    pub turn: Option<u16>,
    pub ended: Result<Outcome, String>,
    pub notes: S::Notes,
}

impl<S: Simulated> Played<S> {
    /// The game as it was noted.
    pub fn noted(&self) -> Noted<'_, S::Notes> {
        Noted { notes: &self.notes, outcome: self.ended.as_ref().ok() }
    }
}

/// Where every game begins.
pub enum Start<S: Simulated> {
    /// As usual, for so many seats and with these decks.
    Usual { seats: Option<usize>, decks: Option<String> },
    /// Where a record ends.
    Position(State<S>),
}

/// What all games of a simulation share.
pub struct Hall<'a, S: Simulated> {
    pub fixtures: &'a Fixtures,
    pub start: Start<S>,
    /// Whether what must always hold is checked after every step.
    pub check: bool,
    /// Where records are kept.
    pub keep: Option<&'a Path>,
    /// How long each player thought.
    pub times: Vec<Mutex<Times>>,
}

impl<S: Simulated> Start<S> {
    /// Where the games of a plan begin.
    pub fn of(plan: &Plan) -> anyhow::Result<Start<S>> {
        let Some(path) = &plan.start else {
            return Ok(Start::Usual { seats: plan.seat_count(), decks: plan.decks.clone() });
        };
        let name = path.display().to_string();
        let text = fs::read_to_string(path).with_context(|| name.clone())?;
        let game: Match<S::Rules> = Record::read::<S::Rules>(&text, &name)?.play(None, &mut NoLuck)?;
        match game.outcome() {
            Some(_) => bail!("{name}: expected a game that is not over"),
            // A step under way is taken from its beginning.
            None => Ok(Start::Position(game.step().0.clone())),
        }
    }

    /// The first state of a game with this luck.
    pub fn state(&self, seed: u64) -> anyhow::Result<State<S>> {
        match self {
            Start::Usual { seats, decks } => {
                S::start(&Wanted { seats: *seats, decks: decks.clone(), seed }).map_err(|what| anyhow!(what))
            }
            Start::Position(state) => Ok(state.clone()),
        }
    }
}

impl<S: Simulated> Hall<'_, S> {
    /// Plays one of the games. What goes wrong in the game is told in how it ended; an error is a record that cannot be
    /// written.
    pub fn play(&self, fixture: Fixture) -> anyhow::Result<Played<S>> {
        let start = self.start.state(fixture.seed)?;
        match self.in_line() {
            true => Ok(self.play_in_line(fixture, start)),
            false => self.play_seated(fixture, start),
        }
    }

    /// Whether nobody needs more than a plain state.
    fn in_line(&self) -> bool {
        !self.fixtures.paired && self.keep.is_none() && self.fixtures.names.iter().all(|name| name == "random")
    }

    fn play_in_line(&self, fixture: Fixture, mut state: State<S>) -> Played<S> {
        let witness = if self.check { S::witness(&state) } else { None };
        let watch = RefCell::new(Watch::<S> { witness, ..Watch::new(&state, self.check) });
        let mut player = Watched { random: Random::new(fixture.seed), watch: &watch };
        let ended = unless_panics(|| {
            let mut table = Table::<S::Rules>::new(&mut state, &mut player);
            loop {
                table.step().map_err(|_| "the random player did not answer")?;
                if let Some(outcome) = watch.borrow_mut().look(table.state)? {
                    return Ok(outcome);
                }
            }
        });
        let ended = ended.map_err(|what| format!("seed {}: {what}", fixture.seed));
        let (decisions, turn) = (player.random.asked, S::turn(&state));
        Played { fixture, decisions, turn, ended, notes: watch.into_inner().notes }
    }

    fn play_seated(&self, fixture: Fixture, start: State<S>) -> anyhow::Result<Played<S>> {
        let names = self.fixtures.seated(&fixture);
        let player = |(seat, name): (usize, &&str)| S::player(name, self.fixtures.player_seed(&fixture, seat));
        let mut sitting = Sitting {
            players: names.iter().enumerate().map(player).collect::<Result<_, _>>()?,
            times: names.iter().map(|_| Times::default()).collect(),
            names,
            luck: Dice::new(fixture.seed),
            game: None,
            heard: 0,
            watch: Watch::<S>::new(&start, self.check),
        };
        let mut turn = S::turn(&start);
        let ended = unless_panics(|| sitting.play(start));
        let ended = ended.map_err(|what| format!("seed {}, {}: {what}", fixture.seed, sitting.names.join(",")));
        for (player, times) in fixture.seats.iter().zip(&sitting.times) {
            self.times[*player].lock().unwrap_or_else(PoisonError::into_inner).join(times);
        }
        if let Some(game) = &sitting.game {
            turn = S::turn(game.step().0);
            self.keep_record(&fixture, game)?;
        }
        let decisions = sitting.times.iter().map(Times::count).sum();
        Ok(Played { fixture, decisions, turn, ended, notes: sitting.watch.notes })
    }

    /// Writes the record of a game, also of one that was aborted, so that the trouble can be found.
    fn keep_record(&self, fixture: &Fixture, game: &Match<S::Rules>) -> anyhow::Result<()> {
        let Some(directory) = self.keep else { return Ok(()) };
        let seated = self.fixtures.seated(fixture);
        let (seats, seed) = (seated.join(","), fixture.seed.to_string());
        let path = directory.join(format!("{:06}-{}.record", fixture.number + 1, safe(&seated.join("-"))));
        let text = Record::of(game, &[("seats", &seats), ("seed", &seed)]).write::<S::Rules>();
        fs::write(&path, text).with_context(|| path.display().to_string())
    }
}

/// A name that every file system takes.
fn safe(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || "._".contains(c) { c } else { '-' }).collect()
}

/// The random player, who is watched.
struct Watched<'a, S: Simulated> {
    random: Random,
    watch: &'a RefCell<Watch<S>>,
}

impl<S: Simulated> Inputs<S::Rules> for Watched<'_, S> {
    fn choose(&mut self, state: &State<S>, asked: &Asked<S::Rules>) -> Option<Answer<Item<S>>> {
        self.watch.borrow_mut().asked(state, asked);
        Some(self.random.answer::<S::Rules>(state, asked))
    }

    fn chance(&mut self, why: &<S::Rules as Rules>::Why, options: &[Item<S>]) -> Option<Item<S>> {
        Inputs::<S::Rules>::chance(&mut self.random, why, options)
    }

    fn hear(&mut self, event: <S::Rules as Rules>::Event) {
        self.watch.borrow_mut().hear(&event);
    }
}

/// Somebody who watches a game.
struct Watch<S: Simulated> {
    notes: S::Notes,
    /// Who sees to it that the right one is asked, and what he has seen go wrong.
    witness: Option<Box<dyn Witness<S::Rules>>>,
    wrong: Option<String>,
    turn: Option<u16>,
    looks: u64,
    /// Whether what must always hold is checked at every look.
    check: bool,
}

impl<S: Simulated> Watch<S> {
    fn new(start: &State<S>, check: bool) -> Self {
        let (notes, turn) = (S::Notes::begin(start), S::turn(start));
        Watch { notes, witness: None, wrong: None, turn, looks: 0, check }
    }

    fn hear(&mut self, event: &<S::Rules as Rules>::Event) {
        self.notes.hear(event);
        if let Some(witness) = &mut self.witness {
            witness.hear(event);
        }
    }

    /// What is wrong with a question is told at the next look.
    fn asked(&mut self, state: &State<S>, asked: &Asked<S::Rules>) {
        if let Some(witness) = &mut self.witness {
            self.wrong = self.wrong.take().or(witness.asked(state, asked).err());
        }
    }

    /// Notes how a game goes on, checks what must always hold, and says how it ended.
    fn look(&mut self, state: &State<S>) -> Result<Option<Outcome>, String> {
        self.notes.look(state);
        self.looks += 1;
        if let Some(wrong) = self.wrong.take() {
            return Err(wrong);
        }
        if let Some(witness) = &mut self.witness {
            witness.look(state);
        }
        let (turn, outcome) = (S::turn(state), S::Rules::outcome(state));
        if self.check || turn != self.turn || outcome.is_some() {
            S::check(state)?;
        }
        self.turn = turn;
        match turn {
            Some(turn) if turn > MOST_TURNS => Err(format!("no end after {MOST_TURNS} turns")),
            None if self.looks > MOST_LOOKS => Err(format!("no end after {MOST_LOOKS} steps")),
            _ => Ok(outcome),
        }
    }
}

/// A game between players who are asked.
struct Sitting<'a, S: Simulated> {
    players: Vec<Box<dyn Player<S::Rules>>>,
    names: Vec<&'a str>,
    luck: Dice,
    game: Option<Match<S::Rules>>,
    /// How many events have been heard.
    heard: usize,
    watch: Watch<S>,
    times: Vec<Times>,
}

impl<S: Simulated> Sitting<'_, S> {
    fn play(&mut self, start: State<S>) -> Result<Outcome, String> {
        let game = self.game.insert(Match::from_state(start, &mut self.luck));
        loop {
            // A step that runs again tells what it told before, and goes on.
            let news = game.events().get(self.heard..).unwrap_or_default();
            news.iter().for_each(|event| self.watch.notes.hear(event));
            self.heard += news.len();
            if let Some(outcome) = self.watch.look(game.step().0)? {
                return Ok(outcome);
            }
            let asked = game.next_question().ok_or("nobody was asked, and the game was not over")?;
            let (seat, why) = (asked.seat, asked.why.clone());
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

    #[test]
    fn names_of_files_are_safe() {
        assert_eq!(safe("search:2.5s"), "search-2.5s");
        assert_eq!(safe("a/../b c"), "a-..-b-c");
    }
}
