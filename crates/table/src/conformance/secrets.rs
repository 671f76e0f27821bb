//! Nothing hidden shows: not in views, not in questions, not in who is asked and when.

use super::walk;
use crate::{Answer, Asked, Dice, Inputs, Match, Random, Rules, Seat, Table, Written, imagine};

/// A world dealt anew from the view of any seat, also of one that is not asked, has the same view and asks the seat the same
/// question. So nothing hidden shows in views or questions. Says how many of the worlds differed from the real one.
///
/// What was answered in the step under way may be the secret of who is asked on, so the others can be dealt a world only
/// before its first input; where questions come first in their steps ([`questions_come_first`]) that is always.
pub fn views_hide<R: Rules>(setup: &R::Setup, seed: u64, every: usize) -> usize {
    let (mut questions, mut changed) = (0, 0);
    let mut dice = Dice::new(seed);
    walk::<R>(setup, seed, |game, asked| {
        questions += 1;
        if questions % every != 0 {
            return;
        }
        for seat in who_can_imagine(game) {
            let world = imagine(game, seat, &mut dice);
            let world =
                world.unwrap_or_else(|| panic!("seed {seed}: no world looks like this one to {seat:?}: {asked:?}"));
            assert_eq!(world.view(Some(seat)), game.view(Some(seat)), "seed {seed}, {seat:?}");
            assert_eq!(world.asked(seat), game.asked(seat), "seed {seed}: equal views, different questions");
            changed += usize::from(world.state() != game.state());
        }
    });
    changed
}

/// The lines of a position that are said to be open ([`Written::is_open`]) are the same in every world that a seat cannot tell
/// from the real one. Says how many of the others were not.
pub fn open_lines_hide<R: Written>(setup: &R::Setup, seed: u64, every: usize) -> usize {
    let (mut questions, mut changed) = (0, 0);
    let mut dice = Dice::new(seed);
    walk::<R>(setup, seed, |game, _| {
        questions += 1;
        if questions % every != 0 {
            return;
        }
        let parted = |game: &Match<R>| -> (Vec<_>, Vec<_>) {
            R::describe(game.step().0).into_iter().partition(|(key, _)| R::is_open(key))
        };
        let (open, hidden) = parted(game);
        for seat in who_can_imagine(game) {
            let world = imagine(game, seat, &mut dice).expect("a world that looks the same");
            let (of_world, guessed) = parted(&world);
            assert_eq!(open, of_world, "seed {seed}: an open line tells {seat:?} what is hidden");
            changed += usize::from(hidden != guessed);
        }
    });
    changed
}

fn who_can_imagine<R: Rules>(game: &Match<R>) -> impl Iterator<Item = Seat> {
    let before_the_first_input = game.step().1.is_empty();
    game.seating().seats().filter(move |seat| before_the_first_input || game.asked(*seat).is_some())
}

/// What was seen while two games went on together.
#[derive(Clone, Copy, Default, Debug)]
pub struct Parted {
    /// How many pairs of games there were.
    pub pairs: usize,
    /// How many questions they answered together.
    pub together: usize,
    /// How many pairs parted because something was shown to the seat that looks on.
    pub shown: usize,
}

/// Nothing is told by silence: the real game and a world that differs only in what a seat may not see go on together, and
/// as long as nothing is shown to it, the same seats are asked, it sees and hears the same, and it may take back the same.
pub fn silence_tells_nothing<R: Rules>(setup: &R::Setup, seed: u64, every: usize) -> Parted {
    let (mut questions, mut parted) = (0, Parted::default());
    let mut dice = Dice::new(seed);
    walk::<R>(setup, seed, |game, _| {
        questions += 1;
        // Who has answered already where several are asked together, is open; a world dealt anew does not know what.
        if questions % every != 0 || game.seating().seats().any(|seat| game.sealed(seat).is_some()) {
            return;
        }
        for seat in who_can_imagine(game) {
            let world = imagine(game, seat, &mut dice).expect("a world that looks the same");
            let pair = Pair { games: [game.clone(), world], seat, seed, random: Random::new(seed ^ questions as u64) };
            let (together, shown) = pair.go_on();
            parted.pairs += 1;
            parted.together += together;
            parted.shown += usize::from(shown);
        }
    });
    parted
}

/// So many questions two games answer together at most.
const MOST_TOGETHER: usize = 60;

/// Two games that look the same to a seat.
struct Pair<R: Rules> {
    games: [Match<R>; 2],
    seat: Seat,
    seed: u64,
    random: Random,
}

impl<R: Rules> Pair<R> {
    /// Goes on until something is shown to the seat; says for how many questions, and whether it was.
    fn go_on(mut self) -> (usize, bool) {
        let mut lucks = [Dice::new(self.seed), Dice::new(self.seed)];
        let before = self.games.each_ref().map(|game| game.inputs().len());
        for together in 0..MOST_TOGETHER {
            let [one, other] = self.games.each_ref().map(|game| game.next_question().cloned());
            let (seed, seat) = (self.seed, self.seat);
            let asked = |question: &Option<Asked<R>>| question.as_ref().map(|asked| asked.seat);
            assert_eq!(asked(&one), asked(&other), "seed {seed}: silence told {seat:?} something: {one:?} {other:?}");
            let Some((one, other)) = one.zip(other) else { return (together, false) };
            // What can be answered in one game alone is shown by the answer.
            let Some(answers) = self.answers(&one, &other) else { return (together, true) };
            let heard = self.games.each_ref().map(|game| game.heard(Some(seat)).count());
            for ((game, luck), answer) in self.games.iter_mut().zip(&mut lucks).zip(answers) {
                game.answer(one.seat, answer, luck).expect("checked");
            }
            let [now, then] = self.games.each_ref().map(|game| game.view(Some(seat)));
            let news = |at: usize| self.games[at].heard(Some(seat)).skip(heard[at]).collect::<Vec<_>>();
            let same = now == then && news(0) == news(1);
            if !same && self.games.iter().any(|game| game.learned().has(seat)) {
                return (together, true);
            }
            assert!(same, "seed {seed}: {seat:?} sees a difference after {one:?}: {}", difference(&now, &then));
            // A world dealt anew has no past: what was answered before, and can be taken back while what was answered since is sealed, is not there.
            if self.games.iter().zip(before).any(|(game, before)| game.inputs().len() == before) {
                continue;
            }
            let [now, then] = self.games.each_ref().map(|game| game.may_step_back(seat));
            assert_eq!(now, then, "seed {seed}: {seat:?} may take back an answer in one world only, after {one:?}");
        }
        (MOST_TOGETHER, false)
    }

    /// Answers that look the same to the seat: equal ones, or any if it does not learn the answer.
    fn answers(&mut self, one: &Asked<R>, other: &Asked<R>) -> Option<[Answer<R::Item>; 2]> {
        let questions = [one, other];
        let draw = |random: &mut Random, at: usize| random.answer::<R>(self.games[at].state(), questions[at]);
        if one.seat != self.seat && R::hides(&one.why) && R::hides(&other.why) {
            return Some([draw(&mut self.random, 0), draw(&mut self.random, 1)]);
        }
        (0..TRIES).find_map(|try_| {
            let answer = draw(&mut self.random, try_ % 2);
            let fits = self.games.iter().all(|game| game.check(one.seat, &answer).is_ok());
            fits.then(|| [answer.clone(), answer])
        })
    }
}

/// How often a common answer is looked for.
const TRIES: usize = 12;

/// The first lines that differ.
fn difference<V: std::fmt::Debug>(one: &V, other: &V) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let lines = one.lines().zip(other.lines()).filter(|(a, b)| a != b).take(4);
    lines.map(|(a, b)| format!("\n{} / {}", a.trim(), b.trim())).collect()
}

/// In a game whose questions come first in their steps, a step under way holds no answer and no chance, so a world can be
/// dealt in the middle of anything and for every seat. Several seats may be asked together.
pub fn questions_come_first<R: Rules>(setup: &R::Setup, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut state = R::begin(setup);
        let mut source = First { random: Random::new(seed), came_in: None, seed };
        while R::outcome(&state).is_none() {
            source.came_in = None;
            Table::<R>::new(&mut state, &mut source).step().expect("a random player always answers");
        }
    }
}

struct First {
    random: Random,
    came_in: Option<CameIn>,
    seed: u64,
}

#[derive(PartialEq)]
enum CameIn {
    Answer(String),
    Chance,
}

impl<R: Rules> Inputs<R> for First {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        // Seats that are asked together are asked the same.
        let now = CameIn::Answer(asked.why.to_string());
        let first = self.came_in.get_or_insert(CameIn::Answer(asked.why.to_string())) == &now;
        assert!(first, "seed {}: a question is the first thing in its step: {asked:?}", self.seed);
        Some(self.random.answer::<R>(state, asked))
    }

    fn chance(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        self.came_in = Some(CameIn::Chance);
        Inputs::<R>::chance(&mut self.random, why, options)
    }
}
