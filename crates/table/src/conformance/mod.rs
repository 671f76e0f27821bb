//! Tests that any game can be put through. Each function plays random games from a set-up and panics with the seed
//! and the place where something did not hold. What nobody may see is the affair of [`secrets`].

mod secrets;
mod whole_plans;

pub use secrets::{Parted, open_lines_hide, questions_come_first, silence_tells_nothing, views_hide};
pub use whole_plans::plans_hold;

use crate::{Answer, Asked, Dice, Input, Inputs, Match, NoLuck, Random, Record, Rules, Shape, Table, Written};

/// What was seen while playing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Seen {
    /// How many questions were answered.
    pub questions: usize,
    /// The most inputs that one step took.
    pub longest_step: usize,
}

/// Random games end, and no step takes more than `most_inputs`.
pub fn games_end<R: Rules>(setup: &R::Setup, seeds: std::ops::Range<u64>, most_inputs: usize) -> Seen {
    let mut seen = Seen::default();
    for seed in seeds {
        let mut state = R::begin(setup);
        let mut source = Counting { random: Random::new(seed), inputs: 0 };
        let mut steps = 0u32;
        while R::outcome(&state).is_none() {
            source.inputs = 0;
            Table::<R>::new(&mut state, &mut source).step().expect("a random player always answers");
            seen.longest_step = seen.longest_step.max(source.inputs);
            steps += 1;
            assert!(steps < 1_000_000, "seed {seed}: the game does not end");
        }
        seen.questions += source.random.asked as usize;
        assert!(seen.longest_step <= most_inputs, "seed {seed}: a step took {} inputs", seen.longest_step);
    }
    seen
}

struct Counting {
    random: Random,
    inputs: usize,
}

impl<R: Rules> Inputs<R> for Counting {
    fn choose(&mut self, state: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        self.inputs += 1;
        Some(self.random.answer::<R>(state, asked))
    }
    fn chance(&mut self, why: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        self.inputs += 1;
        Inputs::<R>::chance(&mut self.random, why, options)
    }
}

/// Plays a random game as a match, stopping at every question.
fn walk<R: Rules>(setup: &R::Setup, seed: u64, mut at_question: impl FnMut(&Match<R>, &Asked<R>)) -> Match<R> {
    let (mut luck, mut player) = (Dice::new(seed), Random::new(seed ^ 0xabcd));
    let mut game = Match::<R>::begin(setup, &mut luck);
    while let Some(asked) = game.next_question().cloned() {
        at_question(&game, &asked);
        let answer = player.answer::<R>(game.state(), &asked);
        game.answer(asked.seat, answer, &mut luck)
            .unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}: {asked:?}"));
    }
    assert!(game.outcome().is_some(), "seed {seed}: nobody is asked and nobody has won");
    game
}

/// Every open question has at least one answer and accepts each of them; whatever is not offered is refused and
/// changes nothing.
pub fn answers_are_as_offered<R: Rules>(setup: &R::Setup, seed: u64, every: usize) -> Seen {
    let mut seen = Seen::default();
    let mut earlier: Vec<R::Item> = Vec::new();
    walk::<R>(setup, seed, |game, asked| {
        seen.questions += 1;
        if seen.questions % every == 0 {
            for answer in all_answers::<R>(game, asked) {
                game.check(asked.seat, &answer).unwrap_or_else(|r| panic!("seed {seed}: {answer:?} {r}: {asked:?}"));
                let mut fork = game.clone();
                fork.answer(asked.seat, answer, &mut Dice::new(1)).expect("checked");
            }
            refuses_the_rest(game, asked, &earlier);
        }
        for item in asked.items() {
            if !earlier.contains(&item) && earlier.len() < 200 {
                earlier.push(item);
            }
        }
    });
    seen
}

/// Every answer to a question; of selections the few that matter.
fn all_answers<R: Rules>(game: &Match<R>, asked: &Asked<R>) -> Vec<Answer<R::Item>> {
    let answers: Vec<_> = match asked.shape {
        Shape::One => asked.items().map(Answer::One).collect(),
        Shape::Number { least, most } => (least..=most).map(Answer::Number).collect(),
        Shape::Some { .. } | Shape::Order { .. } => {
            R::picks(game.state(), asked).into_iter().map(Answer::Some).collect()
        }
    };
    assert!(!answers.is_empty(), "a question without an answer: {asked:?}");
    answers
}

fn refuses_the_rest<R: Rules>(game: &Match<R>, asked: &Asked<R>, items: &[R::Item]) {
    let foreign = items.iter().filter(|i| !asked.offers(**i)).take(20);
    let mut wrong: Vec<_> = foreign.clone().map(|i| Answer::One(*i)).collect();
    wrong.extend(foreign.map(|i| Answer::Some([(*i, 1)].into_iter().collect())));
    wrong.extend(asked.options.iter().take(1).map(|o| Answer::Some([(o.item, o.count + 1)].into_iter().collect())));
    wrong.push(Answer::Number(match asked.shape {
        Shape::Number { most, .. } => most + 1,
        _ => 0,
    }));
    for answer in wrong {
        let mut fork = game.clone();
        let refused = fork.answer(asked.seat, answer.clone(), &mut Dice::new(1));
        assert!(refused.is_err(), "{answer:?} was taken: {asked:?}");
        // What is written down is weighed by itself, without all that is offered.
        let read_back = game.clone().go_on([Input::Choice(asked.seat, answer.clone())]);
        assert!(read_back.is_err(), "{answer:?} was read back: {asked:?}");
        assert!(fork.state() == game.state() && fork.inputs() == game.inputs(), "a refused answer changed something");
    }
    for other in game.seating().seats().filter(|seat| game.asked(*seat).is_none()) {
        let mut fork = game.clone();
        assert!(fork.answer(other, Answer::Number(0), &mut Dice::new(1)).is_err(), "a seat that is not asked answered");
    }
}

/// A game played with pauses, the same inputs in line, and the game saved as text and reloaded half-way and at the
/// end all come to the same state.
pub fn saved_and_replayed_games_agree<R: Written>(setup: &R::Setup, seed: u64, every: usize) {
    let mut questions = 0;
    let game = walk::<R>(setup, seed, |game, asked| {
        questions += 1;
        if questions % every == 0 {
            let saved = Record::of(game, &[("seats", "random,random")]).write::<R>();
            let record = Record::read::<R>(&saved, "saved").unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            let again: Match<R> = record.play(None, &mut NoLuck).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            assert!(
                again.state() == game.state() && again.events() == game.events(),
                "seed {seed}: reloaded differently"
            );
            assert_eq!(again.asked(asked.seat), Some(asked), "seed {seed}: reloaded and asked differently");
            assert_eq!(record.write::<R>(), saved, "seed {seed}: the record is written differently");
            let lines = R::describe(game.step().0);
            let position = R::setup(&lines).unwrap_or_else(|e| panic!("seed {seed}: {} in {lines:?}", e.1));
            assert_eq!(&R::begin(&position), game.step().0, "seed {seed}: the position is read differently");
        }
    });
    let mut state = R::begin(setup);
    let mut tape = InLine { inputs: game.inputs(), at: 0 };
    crate::play_on::<R>(&mut state, &mut tape).expect("the record goes to the end");
    assert!(&state == game.state(), "seed {seed}: paused and in-line runs differ");
}

/// A record answered in line.
struct InLine<'a, I> {
    inputs: &'a [Input<I>],
    at: usize,
}

impl<R: Rules> Inputs<R> for InLine<'_, R::Item> {
    fn choose(&mut self, _: &R::State, asked: &Asked<R>) -> Option<Answer<R::Item>> {
        self.at += 1;
        match &self.inputs[self.at - 1] {
            Input::Choice(seat, answer) if *seat == asked.seat => Some(answer.clone()),
            other => panic!("{other:?} does not answer {asked:?}"),
        }
    }
    fn chance(&mut self, why: &R::Why, _: &[R::Item]) -> Option<R::Item> {
        self.at += 1;
        match &self.inputs[self.at - 1] {
            Input::Chance(item) => Some(*item),
            other => panic!("{other:?} is no chance for {why}"),
        }
    }
}

/// Steps back are exact: taking an answer back, where that is allowed, leaves the match as it was before it. Says how
/// often it was.
pub fn steps_back<R: Rules>(setup: &R::Setup, seed: u64, every: usize) -> usize {
    let (mut questions, mut backs) = (0, 0);
    walk::<R>(setup, seed, |game, asked| {
        questions += 1;
        if questions % every != 0 {
            return;
        }
        for answer in all_answers::<R>(game, asked).into_iter().take(3) {
            let mut fork = game.clone();
            fork.answer(asked.seat, answer, &mut NoLuck).expect("offered");
            if !fork.step_back(asked.seat) {
                continue;
            }
            backs += 1;
            assert!(
                fork.state() == game.state() && fork.inputs() == game.inputs(),
                "seed {seed}: stepped back elsewhere"
            );
            assert_eq!(fork.asked(asked.seat), Some(asked));
        }
    });
    backs
}

/// A match can be rewound to where it has been, and what is written down can be taken up in one go from anywhere: both come to
/// what was there. Gives how many positions were compared.
pub fn rewinds_and_goes_on<R: Rules>(setup: &R::Setup, seed: u64, every: usize) -> usize {
    let (mut luck, mut player) = (Dice::new(seed), Random::new(seed ^ 0xabcd));
    let mut game = Match::<R>::begin(setup, &mut luck);
    let (mut written, mut kept) = (Vec::new(), Vec::new());
    // Of those who are asked at once the last answers first, in every other game.
    for answers in 0.. {
        if answers % every == 0 {
            kept.push((written.len(), game.clone()));
        }
        let asked = if seed.is_multiple_of(2) { game.open().last() } else { game.open().next() };
        let Some(asked) = asked.cloned() else { break };
        let (before, answer) = (game.inputs().len(), player.answer::<R>(game.state(), &asked));
        game.answer(asked.seat, answer.clone(), &mut luck).unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}"));
        let chance = game.inputs()[before..].iter().filter(|input| matches!(input, Input::Chance(_)));
        written.extend(std::iter::once(Input::Choice(asked.seat, answer)).chain(chance.cloned()));
    }
    kept.push((written.len(), game.clone()));
    for pair in kept.windows(2) {
        let ((from, then), (to, later)) = (&pair[0], &pair[1]);
        let mut gone_on = then.clone();
        gone_on.go_on(written[*from..*to].iter().cloned()).unwrap_or_else(|trouble| panic!("seed {seed}: {trouble}"));
        same(
            &gone_on,
            later,
            &format!("seed {seed}: gone on from {} to {}", then.inputs().len(), later.inputs().len()),
        );
        // What was answered and waits for others is no input yet.
        if then.waiting() == 0 {
            let rewound = game.rewound(then.inputs().len()).expect("it was there");
            same(&rewound, then, &format!("seed {seed}: rewound to {}", then.inputs().len()));
        }
    }
    same(&game.rewound(game.inputs().len()).expect("it is there"), &game, &format!("seed {seed}: rewound to the end"));
    for place in (0..game.inputs().len()).step_by(every) {
        goes_on_from::<R>(
            &game.rewound(place).expect("it was there"),
            &mut player,
            &format!("seed {seed}: at {place}"),
        );
    }
    let mut at_once = kept[0].1.clone();
    at_once.go_on(written).unwrap_or_else(|trouble| panic!("seed {seed}: {trouble}"));
    same(&at_once, &game, &format!("seed {seed}: all at once"));
    assert!(game.rewound(game.inputs().len() + 1).is_none(), "seed {seed}: rewound to what has not been");
    kept.len()
}

/// From anywhere, also from between the answers of those who were asked at once, an answer that is read back comes to what it came to.
fn goes_on_from<R: Rules>(then: &Match<R>, player: &mut Random, what: &str) {
    let Some(asked) = then.open().last() else { return };
    let answer = player.answer::<R>(then.state(), asked);
    let (mut given, mut read_back) = (then.clone(), then.clone());
    given.answer(asked.seat, answer.clone(), &mut NoLuck).unwrap_or_else(|refusal| panic!("{what}: {refusal}"));
    let read = read_back.go_on([Input::Choice(asked.seat, answer)]);
    read.unwrap_or_else(|trouble| panic!("{what}: {trouble}"));
    same(&read_back, &given, what);
}

fn same<R: Rules>(one: &Match<R>, other: &Match<R>, what: &str) {
    assert!(one.state() == other.state() && one.inputs() == other.inputs(), "{what}: another position");
    assert!(one.events() == other.events() && one.told_at() == other.told_at(), "{what}: other things have happened");
    assert!(one.open().eq(other.open()) && one.step().1 == other.step().1, "{what}: something else is asked");
    assert_eq!(one.learned(), other.learned(), "{what}: somebody has learned something else");
    for seat in one.seating().seats() {
        assert_eq!(one.may_step_back(seat), other.may_step_back(seat), "{what}: another may step back");
        assert_eq!(one.sealed(seat), other.sealed(seat), "{what}: another waits");
    }
}
