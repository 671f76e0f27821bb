//! Learns from games how good positions are: `cargo run --release -p war-lore --example learn -- GAMES [SEED [anew]]`.
//!
//! Two pupils, one for each side, play against each other and against greedy, all of them a little carelessly so
//! that they see much. After every game each learns what came of the positions that were met: for the most part the outcome,
//! and a little what it thought itself of the positions that followed (TD(λ)). They begin with what they know already, or
//! `anew` with the formula. What they know is written to `src/experience/` now and then; the program is built with it.

use players::{Care, Glimpse, Greedy, Player};
use std::{
    cell::RefCell,
    fs, io,
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
};
use table::{Dice, Match};
use war::{Side, State, War, Why};
use war_lore::{Experience, Judgement, Knowledge, Signs, WarLore, names, signs};

/// How far a weight moves for a lesson, at first; towards the end it is a fifth of that.
const RATE: f32 = 0.001;
/// How many lessons are taken again after every game, of those that are remembered.
const REPEATED: usize = 1000;
/// How many lessons are remembered.
const REMEMBERED: usize = 250_000;
/// How many lessons there must be before learning begins.
const ENOUGH: usize = 20_000;
/// How much of a lesson comes from what followed in the game, and not from what one thought of the next position.
const LAMBDA: f32 = 0.95;
/// How much of what was learned from a game settles at once.
const SETTLES: f32 = 0.01;
/// A game that takes longer teaches nothing.
const LONGEST: u16 = 60;
/// After how many games it is said how things go.
const REPORTED: u64 = 300;
/// How everybody plays here: with care, but not always what seems best.
const CARE: Care = Care { misjudges: 0.002, ..Care::FULL };

/// Who sits where in one game after the other: the pupils are the ones named.
const LESSONS: [&[Side]; 5] = [&Side::ALL, &[Side::Free], &[Side::Shadow], &[Side::Free], &[Side::Shadow]];

thread_local! {
    /// What the pupils know who play on this thread, by side.
    static KNOWN: RefCell<Option<[Experience; 2]>> = const { RefCell::new(None) };
}

/// Judges as the pupil on this thread does.
enum Pupil {}

impl Judgement for Pupil {
    const FAR_SIGHTED: bool = true;

    fn free_chance(state: &State, side: Side) -> f32 {
        KNOWN.with_borrow(|known| {
            known.as_ref().expect("pupils know something")[side.index()].judge(&signs(state, side))
        })
    }
}

/// A position that was met, and the chance of the Free Peoples as it turned out.
struct Lesson {
    signs: Signs,
    free: f32,
}

/// What is remembered of all games.
struct School {
    pupils: [Experience; 2],
    /// What they have thought on average of late: with this they play.
    settled: [Experience; 2],
    lessons: [Vec<Lesson>; 2],
    /// Which lesson is forgotten next.
    oldest: [usize; 2],
    dice: Dice,
    games: u64,
    /// The games that the pupils won and all they played alone against greedy, since the last report.
    won: [(u32, u32); 2],
}

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let Some(games) = number(0) else {
        eprintln!("expected: GAMES [SEED [anew]]");
        return Ok(());
    };
    let first = number(1).unwrap_or(1);
    let pupil = |side| match words.get(2).is_some_and(|word| word == "anew") {
        true => Experience::anew(&mut Dice::new(first)),
        false => Experience::learned(side),
    };
    let school = Mutex::new(School::new(Side::ALL.map(pupil), first));
    let next = AtomicU64::new(first);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let seed = next.fetch_add(1, Ordering::Relaxed)
                    && seed < first + games
                {
                    go_to_school(&school, seed, games);
                }
            });
        }
    });
    school.into_inner().expect("nobody panicked").write()
}

/// Plays one game, and learns from it.
fn go_to_school(school: &Mutex<School>, seed: u64, games: u64) {
    let lock = || school.lock().expect("nobody panicked");
    let pupils = LESSONS[seed as usize % LESSONS.len()];
    KNOWN.set(Some(lock().settled.clone()));
    let mut met = <[Vec<Signs>; 2]>::default();
    let Some(winner) = game(seed, pupils, &mut met) else { return };
    let mut school = lock();
    let rate = RATE * (1.0 - 0.8 * school.games as f32 / games as f32);
    for side in pupils {
        school.remember(*side, winner, &met[side.index()]);
        school.learn(*side, rate);
    }
    school.report(pupils, winner);
}

/// Plays a game, and notes the signs of all positions in which somebody begins something new.
fn game(seed: u64, pupils: &[Side], met: &mut [Vec<Signs>; 2]) -> Option<Side> {
    let mut players = Side::ALL.map(|side| player(pupils.contains(&side), 2 * seed + side.index() as u64));
    let mut luck = Dice::new(seed);
    let mut game = Match::<War>::begin(&war::start(), &mut luck);
    while let Some(asked) = game.next_question().cloned() {
        if game.state().turn > LONGEST {
            return None;
        }
        if matches!(asked.why, Why::Turn | Why::Declare | Why::HuntDice | Why::Discard) {
            Side::ALL.into_iter().for_each(|side| met[side.index()].push(signs(game.state(), side)));
        }
        let answer = players[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        game.answer(asked.seat, answer, &mut luck).expect("players answer what they are asked");
    }
    game.state().victory.map(|victory| victory.winner())
}

fn player(is_pupil: bool, seed: u64) -> Box<dyn Player<War>> {
    match is_pupil {
        true => Box::new(Greedy::<War, Knowledge<Pupil>>::with_care(seed, CARE)),
        false => Box::new(Greedy::<War, WarLore>::with_care(seed, CARE)),
    }
}

impl School {
    fn new(pupils: [Experience; 2], seed: u64) -> School {
        let (lessons, oldest, won) = (<[Vec<Lesson>; 2]>::default(), [0, 0], [(0, 0); 2]);
        School { settled: pupils.clone(), pupils, lessons, oldest, dice: Dice::new(seed), games: 0, won }
    }

    /// Keeps the lessons of a game for a pupil, in the place of the oldest ones.
    fn remember(&mut self, side: Side, winner: Side, met: &[Signs]) {
        let at = side.index();
        let mut free = if winner == Side::Free { 1.0 } else { 0.0 };
        for signs in met.iter().rev() {
            let lesson = Lesson { signs: signs.clone(), free };
            free = LAMBDA * free + (1.0 - LAMBDA) * self.pupils[at].judge(signs);
            if self.lessons[at].len() < REMEMBERED {
                self.lessons[at].push(lesson);
            } else {
                let oldest = &mut self.oldest[at];
                self.lessons[at][*oldest] = lesson;
                *oldest = (*oldest + 1) % REMEMBERED;
            }
        }
    }

    /// Takes some lessons again.
    fn learn(&mut self, side: Side, rate: f32) {
        let lessons = &self.lessons[side.index()];
        if lessons.len() >= ENOUGH {
            for _ in 0..REPEATED {
                let Lesson { signs, free } = &lessons[self.dice.below(lessons.len())];
                self.pupils[side.index()].learn(signs, *free, rate);
            }
            self.settled[side.index()].approach(&self.pupils[side.index()], SETTLES);
        }
    }

    /// Says how things go, now and then, and keeps what is known.
    fn report(&mut self, pupils: &[Side], winner: Side) {
        if let [side] = *pupils {
            let (won, all) = &mut self.won[side.index()];
            *won += u32::from(winner == side);
            *all += 1;
        }
        self.games += 1;
        if self.games.is_multiple_of(REPORTED) {
            let [(free, of), (shadow, all)] = std::mem::take(&mut self.won);
            println!(
                "{} games; against greedy {free} of {of} won as the Free Peoples, {shadow} of {all} as the Shadow",
                self.games
            );
            if let Err(error) = self.write() {
                eprintln!("{error}");
            }
        }
    }

    fn write(&self) -> io::Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/experience");
        for (name, pupil) in ["free.bin", "shadow.bin"].iter().zip(&self.settled) {
            fs::write(folder.join(name), pupil.to_bytes())?;
        }
        fs::write(folder.join("signs.txt"), names().join("\n") + "\n")
    }
}
