//! What an adviser would do, in words: from where, to where, with whom.

use crate::{WarShown, names::Names};
use table::{Answer, Asked, Shape};
use terminal::{Shown, Words, say_answer, text};
use war::{Item, War, Why};

/// Questions and answers that follow each other, as one sentence.
pub fn told(words: &Words, plan: &[(Asked<War>, Answer<Item>)]) -> String {
    let (mut steps, mut before) = (Vec::new(), None);
    for (asked, answer) in plan {
        steps.extend(before.into_iter().flat_map(|before| unasked(words, before, asked.why)));
        steps.push(step(words, asked, answer, before.is_none()));
        before = Some(asked.why);
    }
    // Some answers have commas of their own.
    let comma = if steps.iter().any(|step| step.contains(", ")) { "; " } else { ", " };
    let begins_a_turn = plan.first().is_some_and(|(asked, _)| asked.why == Why::Turn);
    match steps.split_first() {
        Some((die, rest)) if begins_a_turn && !rest.is_empty() => format!("{die}: {}", rest.join(comma)),
        _ => steps.join(comma),
    }
}

/// Where an Army comes from and goes to, if nobody was asked because there was no choice.
fn unasked(words: &Words, before: Why, now: Why) -> Vec<String> {
    let (from, to) = match now {
        Why::MoveTo { from, .. } | Why::AttackTarget { from, .. } => (from, None),
        Why::MoveFigures { from, to, .. } | Why::AttackWith { from, to, .. } => (from, Some(to)),
        _ => return Vec::new(),
    };
    let knows_from = matches!(before, Why::MoveFrom { .. } | Why::AttackFrom { .. });
    let knows_both = matches!(before, Why::MoveTo { .. } | Why::AttackTarget { .. });
    let from = (!knows_from && !knows_both).then_some(("step-from", from));
    let to = to.filter(|_| !knows_both).map(|to| ("step-to", to));
    let said = |(key, region)| words.say(key, &[("what", text(words.region(region)))]);
    from.into_iter().chain(to).map(said).collect()
}

/// One answer in words. Within a plan, a bare yes or a number says nothing without the question.
fn step(words: &Words, asked: &Asked<War>, answer: &Answer<Item>, is_first: bool) -> String {
    let (what, is_bare) = match answer {
        Answer::Some(pick) if pick.is_empty() => (words.word("word-none"), true),
        Answer::One(Item::Word(word)) => {
            let special = words.maybe(&format!("word-{word}-{}", asked.why), &[]);
            (say_answer::<WarShown>(words, asked, answer), special.is_none())
        }
        Answer::Number(n) => (n.to_string(), true),
        answer => (say_answer::<WarShown>(words, asked, answer), false),
    };
    match relation(asked, answer) {
        Some(key) => words.say(key, &[("what", text(what))]),
        None if is_bare && !is_first && asked.why != Why::Turn => {
            format!("{} {what}", WarShown::purpose(words, &asked.why))
        }
        None => what,
    }
}

/// What an answer is in the sentence: where from, where to, with whom. Other answers speak for themselves.
fn relation(asked: &Asked<War>, answer: &Answer<Item>) -> Option<&'static str> {
    let is_place = matches!(answer, Answer::One(Item::Region(_)));
    let is_face = matches!(answer, Answer::One(Item::Face(_)));
    let is_some = matches!(asked.shape, Shape::Some { .. }) && !matches!(answer, Answer::Some(pick) if pick.is_empty());
    match asked.why {
        Why::Turn | Why::SkipDie | Why::RingDie if is_face => Some("step-die"),
        Why::RingFace { .. } | Why::WillAs if is_face => Some("step-as"),
        Why::MoveFrom { .. }
        | Why::AttackFrom { .. }
        | Why::MarchFrom { .. }
        | Why::CompanionsFrom
        | Why::MinionsFrom
            if is_place =>
        {
            Some("step-from")
        }
        Why::MoveTo { .. }
        | Why::AttackTarget { .. }
        | Why::MarchOn { .. }
        | Why::CompanionsTo { .. }
        | Why::MinionsTo { .. }
        | Why::SeparateTo { .. }
        | Why::Path { .. }
        | Why::Retreat { .. }
        | Why::Scouts { .. }
            if is_place =>
        {
            Some("step-to")
        }
        Why::RecruitWhere { .. } | Why::EntersWhere { .. } if is_place => Some("step-in"),
        Why::MoveFigures { .. } | Why::AttackWith { .. } | Why::MarchFigures { .. } | Why::Advance { .. }
            if is_some =>
        {
            Some("step-with")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Match};
    use terminal::{Lang, advice, read, to_type};
    use war_lore::by_name;

    /// What is asked in the middle of games.
    fn for_each_question(seeds: std::ops::Range<u64>, mut look: impl FnMut(&Match<War>, &Asked<War>)) {
        for seed in seeds {
            let (mut luck, mut random) = (Dice::new(seed), table::Random::new(seed));
            let mut game = Match::<War>::begin(&war::start(), &mut luck);
            for _ in 0..60 {
                let Some(asked) = game.next_question().cloned() else { break };
                look(&game, &asked);
                let answer = random.answer::<War>(game.state(), &asked);
                game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
            }
        }
    }

    fn words(lang: Lang) -> Words {
        Words::of::<WarShown>(lang).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn what_is_to_be_typed_is_read_as_the_answer() {
        let words = words(Lang::En);
        let mut random = table::Random::new(1);
        for_each_question(0..8, |game, asked| {
            let given = random.answer::<War>(game.state(), asked);
            let typed = to_type::<WarShown>(asked, &given);
            assert_eq!(read::<WarShown>(&words, asked, &typed), Ok(given), "{typed} to {}", asked.why);
        });
    }

    #[test]
    fn advice_is_given_in_every_language_and_leaves_the_game_alone() {
        let all = Lang::ALL.map(words);
        for_each_question(0..1, |game, asked| {
            let inputs = game.inputs().to_vec();
            for words in &all {
                let adviser = by_name("search:20", 1).expect("there is an adviser");
                let said = advice::<WarShown>(words, game, asked, adviser).expect("advice on every question");
                let is_missing = |key: &&str| said.contains(*key);
                let keys = ["{", "plan-", "advice-", "step-", "word-", "why-", "region-", "card-", "action-", "face-"];
                let missing: Vec<_> = keys.iter().filter(|key| is_missing(key)).collect();
                assert!(missing.is_empty() && said.contains('%'), "{:?}, {}: {said}", words.lang, asked.why);
                assert!((3..=5).contains(&said.lines().count()), "{said}");
            }
            assert_eq!(game.inputs(), inputs);
        });
    }
}
