//! How fast the rules are: copying a state, asking in line, pausing, looking.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use table::{Dice, Match, Random, Record, Rules, Seat, Table};
use tcg::{Setup, State, Tcg, deck, game::Options};

fn setup(seats: usize) -> Setup {
    let decks = deck::STARTERS[..seats].iter().map(|(name, _)| deck::starter(name).expect("a starter"));
    Setup::Decks(decks.collect(), Options::default())
}

/// A position of a random game, as far on as this many steps.
fn position(seats: usize, steps: usize) -> State {
    let mut state = Tcg::begin(&setup(seats));
    let mut random = Random::new(7);
    for _ in 0..steps {
        Table::<Tcg>::new(&mut state, &mut random).step().expect("a random player always answers");
    }
    assert!(Tcg::outcome(&state).is_none(), "the game was over before");
    state
}

fn copying(c: &mut Criterion) {
    for seats in [2, 5] {
        let state = position(seats, 300);
        println!("a state has {} bytes", size_of::<State>());
        c.bench_function(&format!("copy a state of {seats}"), |b| b.iter(|| black_box(&state).clone()));
    }
}

/// A whole random game answered in line: what `westmarch simulate` does. The throughput is in decisions.
fn in_line(c: &mut Criterion) {
    for seats in [2, 5] {
        let start = setup(seats);
        let play = |seed| {
            let (mut state, mut random) = (Tcg::begin(&start), Random::new(seed));
            table::play_on::<Tcg>(&mut state, &mut random).expect("a random player always answers");
            random.asked
        };
        let mut group = c.benchmark_group(format!("random game of {seats} in line"));
        group.throughput(Throughput::Elements(play(11))).sample_size(30);
        group.bench_function("decisions", |b| b.iter(|| play(black_box(11))));
        group.finish();
    }
}

/// The same questions with a pause at each: what a server does. The throughput is in answers.
fn paused(c: &mut Criterion) {
    const ANSWERS: u64 = 60;
    let play = || {
        let (mut luck, mut player) = (Dice::new(3), Random::new(3));
        let mut game = Match::<Tcg>::begin(&setup(2), &mut luck);
        for _ in 0..ANSWERS {
            let asked = game.next_question().cloned().expect("the game is not over yet");
            let answer = player.answer::<Tcg>(game.state(), &asked);
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
        b.iter(|| Record::read::<Tcg>(&Record::of(&game, &[]).write::<Tcg>(), "bench").map(|r| r.inputs.len()))
    });
}

fn views(c: &mut Criterion) {
    let state = position(2, 300);
    c.bench_function("view of a seat", |b| b.iter(|| Tcg::view(black_box(&state), Some(Seat(0)))));
    let view = Tcg::view(&state, Some(Seat(0)));
    let mut dice = Dice::new(5);
    c.bench_function("deal a world from a view", |b| b.iter(|| Tcg::redeal(black_box(&view), &view, &mut dice)));
}

criterion_group!(benches, copying, in_line, paused, views);
criterion_main!(benches);
