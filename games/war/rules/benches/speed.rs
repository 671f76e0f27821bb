//! How fast the rules are: copying a state, asking in line, pausing, looking.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use table::{Dice, Match, Random, Record, Rules, Seat, Table};
use war::{State, War, start};

/// A position of a random game, as far on as this many steps.
fn position(steps: usize) -> State {
    let mut state = start();
    let mut random = Random::new(7);
    for _ in 0..steps {
        Table::<War>::new(&mut state, &mut random).step().expect("a random player always answers");
    }
    assert!(state.victory.is_none(), "the game was over before");
    state
}

fn copying(c: &mut Criterion) {
    let state = position(300);
    println!("a state has {} bytes", size_of::<State>());
    c.bench_function("copy a state", |b| b.iter(|| *black_box(&state)));
}

/// A whole random game answered in line: what `westmarch simulate` does. The throughput is in decisions.
fn in_line(c: &mut Criterion) {
    let play = |seed| {
        let (mut state, mut random) = (start(), Random::new(seed));
        table::play_on::<War>(&mut state, &mut random).expect("a random player always answers");
        random.asked
    };
    let mut group = c.benchmark_group("random game in line");
    group.throughput(Throughput::Elements(play(11))).sample_size(30);
    group.bench_function("decisions", |b| b.iter(|| play(black_box(11))));
    group.finish();
}

/// The same questions with a pause at each: what a server does. The throughput is in answers.
fn paused(c: &mut Criterion) {
    const ANSWERS: u64 = 500;
    let play = || {
        let (mut luck, mut player) = (Dice::new(3), Random::new(3));
        let mut game = Match::<War>::begin(&start(), &mut luck);
        for _ in 0..ANSWERS {
            let asked = game.next_question().cloned().expect("the game is not over yet");
            let answer = player.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
        game
    };
    let mut group = c.benchmark_group("match with pauses");
    group.throughput(Throughput::Elements(ANSWERS)).sample_size(30);
    group.bench_function("answers", |b| b.iter_batched(|| (), |()| play(), BatchSize::PerIteration));
    group.finish();
    let game = play();
    c.bench_function("write and read a record", |b| {
        b.iter(|| Record::read::<War>(&Record::of(&game, &[]).write::<War>(), "bench").map(|r| r.inputs.len()))
    });
}

fn views(c: &mut Criterion) {
    let state = position(300);
    c.bench_function("view of a seat", |b| b.iter(|| War::view(black_box(&state), Some(Seat(0)))));
    let view = War::view(&state, Some(Seat(0)));
    let mut dice = Dice::new(5);
    c.bench_function("deal a world from a view", |b| b.iter(|| War::redeal(black_box(&view), &view, &mut dice)));
}

criterion_group!(benches, copying, in_line, paused, views);
criterion_main!(benches);
