//! How much of what was learned is to be trusted: `cargo run --release -p players --example trust -- GAMES SEED TRUSTED`.
//!
//! Greedy that judges by experience plays against greedy, every seed from both sides, and it is said how many games it won. Without
//! search these games are quick.

use players::{Glimpse, Greedy, Player};
use std::sync::{
    OnceLock,
    atomic::{AtomicU64, Ordering},
};
use table::{Dice, Match};
use war::{Side, State, War};
use war_lore::{Experience, Judgement, Knowledge, WarLore, signs};

/// What is tried.
static TEMPERED: OnceLock<[Experience; 2]> = OnceLock::new();

enum Tried {}

impl Judgement for Tried {
    const FAR_SIGHTED: bool = true;

    fn free_chance(state: &State, side: Side) -> f32 {
        TEMPERED.get().expect("set before the first game")[side.index()].judge(&signs(state, side))
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u64>().ok());
    let share = words.get(2).and_then(|word| word.parse::<f32>().ok());
    let (Some(games), Some(first), Some(trusted)) = (number(0), number(1), share) else {
        return eprintln!(
            "expected: GAMES SEED TRUSTED, where TRUSTED is 0 for the formula and 1 for all that was learned"
        );
    };
    TEMPERED.get_or_init(|| Side::ALL.map(|side| Experience::learned(side).tempered(trusted)));
    let (next, won) = (AtomicU64::new(0), <[AtomicU64; 2]>::default());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let game = next.fetch_add(1, Ordering::Relaxed)
                    && game < games
                {
                    let side = Side::ALL[game as usize % 2];
                    won[side.index()].fetch_add(u64::from(wins(side, first + game / 2)), Ordering::Relaxed);
                }
            });
        }
    });
    let [free, shadow] = won.map(AtomicU64::into_inner);
    let (of_free, of_shadow) = (games.div_ceil(2), games / 2);
    println!("{free} of {of_free} won as the Free Peoples, {shadow} of {of_shadow} as the Shadow");
}

/// Whether the one who judges by experience wins a game.
fn wins(side: Side, seed: u64) -> bool {
    let mut players = Side::ALL.map(|seat| -> Box<dyn Player<War>> {
        let own = 2 * seed + seat.index() as u64;
        match seat == side {
            true => Box::new(Greedy::<War, Knowledge<Tried>>::new(own)),
            false => Box::new(Greedy::<War, WarLore>::new(own)),
        }
    });
    let mut luck = Dice::new(seed);
    let mut game = Match::<War>::begin(&war::start(), &mut luck);
    while let Some(asked) = game.next_question().cloned() {
        let answer = players[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        game.answer(asked.seat, answer, &mut luck).expect("players answer what they are asked");
    }
    game.state().victory.is_some_and(|victory| victory.winner() == side)
}
