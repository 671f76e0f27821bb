//! How fast players think: judging a position, a decision of greedy, and walks of search.

use criterion::{Criterion, criterion_group, criterion_main};
use players::{Glimpse, Lore};
use std::hint::black_box;
use table::{Dice, Match, Seat};
use war::{War, start};
use war_lore::{SharpLore, WarLore, by_name};

/// A game between greedy players, as far on as this many answers.
fn position(answers: usize) -> Match<War> {
    let mut luck = Dice::new(3);
    let mut seats = [1, 2].map(|seed| by_name("greedy", seed).expect("a player"));
    let mut game = Match::<War>::begin(&start(), &mut luck);
    for _ in 0..answers {
        let asked = game.next_question().expect("the game goes on").clone();
        let answer = seats[asked.seat.index()].answer(&Glimpse::new(&game, &asked));
        game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
    }
    game
}

fn judging(c: &mut Criterion) {
    let game = position(120);
    let (state, seat) = (game.state(), Seat(0));
    c.bench_function("judge a position by the formula", |b| b.iter(|| WarLore::worth(black_box(state), seat)));
    c.bench_function("judge a position by experience", |b| b.iter(|| SharpLore::worth(black_box(state), seat)));
}

fn deciding(c: &mut Criterion) {
    let game = position(120);
    let asked = game.next_question().expect("the game goes on").clone();
    let mut group = c.benchmark_group("a decision");
    group.sample_size(20);
    for name in ["easy", "greedy", "search:100"] {
        let mut player = by_name(name, 1).expect("a player");
        group.bench_function(name, |b| b.iter(|| player.answer(&Glimpse::new(black_box(&game), &asked))));
    }
    group.finish();
}

criterion_group!(benches, judging, deciding);
criterion_main!(benches);
