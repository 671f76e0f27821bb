//! `hint`: what an adviser thinks of the open question. He is given what the seat sees, so he can tell no secret, and he
//! thinks in worlds of his own, so the game stays as it is.

use super::{
    ask,
    programs::{Program, unless_it_fails},
    session::Session,
    words::{Words, echoed, text},
};
use players::{Choice, Glimpse, NAMES};
use std::io;
use table::{Answer, Asked, Dice, Match, Seat, Shape};
use war::{Item, War, Why};

/// Who is asked if nobody is named: he answers at once.
const ADVISER: &str = "search:2000";

impl Session {
    /// What an adviser thinks of the question: `hint`, `hint search:2s`, `hint 2s`.
    pub(super) fn hint(&mut self, seat: Seat, whom: &str) -> io::Result<()> {
        let said = match (self.game.asked(seat), self.programs.adviser(&adviser(whom))) {
            (None, _) => self.words.word("advice-none"),
            (_, None) => self.words.say("advice-unknown", &[("found", echoed(whom)), ("names", text(NAMES))]),
            (Some(asked), Some(adviser)) => {
                let advice = unless_it_fails(|| advice(&self.words, &self.game, asked, adviser));
                advice.flatten().unwrap_or_else(|| self.words.word("advice-none"))
            }
        };
        self.terminal.say(&said)
    }
}

/// The name of an adviser. A time alone is a search of that time, a number one of so many walks.
fn adviser(whom: &str) -> String {
    match whom {
        "" => ADVISER.into(),
        time if time.starts_with(|c: char| c.is_ascii_digit()) => format!("search:{time}"),
        name => name.into(),
    }
}

/// The advice as text: the plan, and a line for each choice.
fn advice(words: &Words, game: &Match<War>, asked: &Asked<War>, mut adviser: Program) -> Option<String> {
    let seen = Glimpse::new(game, asked);
    let advice = adviser.advise(&seen).filter(|advice| !advice.choices.is_empty())?;
    let mut lines =
        vec![words.say("advice-plan", &[("plan", text(words.word(advice.plan)))]), words.word("advice-choices")];
    let typed: Vec<String> = advice.choices.iter().map(|choice| to_type(asked, &choice.answers[0])).collect();
    let width = typed.iter().map(|typed| typed.chars().count()).max().unwrap_or(0);
    for (choice, typed) in advice.choices.iter().zip(typed) {
        let (chance, bar, follows) = (chance(words, choice.worth), bar(choice.worth), told(words, &seen, choice));
        lines.push(format!("  {chance:>5} {bar}  {typed:<width$}  {follows}"));
    }
    Some(lines.join("\n"))
}

/// A chance in percent, without the marks of direction that would spoil the column.
fn chance(words: &Words, worth: f32) -> String {
    let percent = (100.0 * worth).round() as u8;
    words.say("advice-chance", &[("percent", percent.into())]).replace(['\u{2068}', '\u{2069}'], "")
}

/// How wide the bar of a certain win is.
const WIDTH: usize = 10;

fn bar(worth: f32) -> String {
    let full = ((worth * WIDTH as f32).round() as usize).min(WIDTH);
    "█".repeat(full) + &"·".repeat(WIDTH - full)
}

/// What to type for an answer, as [`super::answer::read`] reads it.
fn to_type(asked: &Asked<War>, answer: &Answer<Item>) -> String {
    let number = |item: Item| asked.items().position(|option| option == item).map_or(item.to_string(), numbered);
    match answer {
        Answer::One(item) => number(*item),
        Answer::Number(n) => n.to_string(),
        Answer::Some(pick) if pick.is_empty() => "none".into(),
        Answer::Some(pick) if is_all(asked, answer) && pick.len() > 1 => "all".into(),
        Answer::Some(pick) => {
            let times = |(item, count): &(Item, u8)| match count {
                1 => number(*item),
                _ => format!("{count}x{}", number(*item)),
            };
            pick.iter().map(times).collect::<Vec<_>>().join(" ")
        }
    }
}

fn numbered(at: usize) -> String {
    (at + 1).to_string()
}

/// Whether everything that is offered is taken.
fn is_all(asked: &Asked<War>, answer: &Answer<Item>) -> bool {
    let Answer::Some(pick) = answer else { return false };
    asked.options.iter().all(|offer| pick.contains(&(offer.item, offer.count)))
}

/// A choice in words: its answers are played in a world that looks the same, to learn what each of them is an answer to.
fn told(words: &Words, seen: &Glimpse<War>, choice: &Choice<Item>) -> String {
    let mut luck = Dice::new(0);
    let (mut world, seat) = (seen.imagine(&mut luck), seen.seat());
    let (mut steps, mut before) = (Vec::new(), None);
    for answer in &choice.answers {
        let Some(asked) = world.asked(seat).cloned() else { break };
        // Where chance has come in between, the rest of the plan may not fit this world.
        if world.answer(seat, answer.clone(), &mut luck).is_err() {
            break;
        }
        steps.extend(before.into_iter().flat_map(|before| unasked(words, before, asked.why)));
        steps.push(step(words, &asked, answer, before.is_none()));
        before = Some(asked.why);
    }
    // Some answers have commas of their own.
    let comma = if steps.iter().any(|step| step.contains(", ")) { "; " } else { ", " };
    match steps.split_first() {
        Some((die, rest)) if seen.asked().why == Why::Turn && !rest.is_empty() => {
            format!("{die}: {}", rest.join(comma))
        }
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
        Answer::One(item @ Item::Word(word)) => {
            (words.item(*item, asked.why), words.maybe(&format!("word-{word}-{}", asked.why), &[]).is_none())
        }
        Answer::One(item) => (words.item(*item, asked.why), false),
        Answer::Number(n) => (n.to_string(), true),
        Answer::Some(pick) if pick.is_empty() => (words.word("word-none"), true),
        Answer::Some(pick) => (several(words, asked.why, pick), false),
    };
    match relation(asked, answer) {
        Some(key) => words.say(key, &[("what", text(what))]),
        None if is_bare && !is_first && asked.why != Why::Turn => format!("{} {what}", ask::purpose(words, asked.why)),
        None => what,
    }
}

/// A selection in words.
fn several(words: &Words, why: Why, pick: &[(Item, u8)]) -> String {
    let named = |(item, count): &(Item, u8)| match (*item, count) {
        (Item::Figure(figure), count) => words.figures(figure, *count),
        (item, 1) => words.item(item, why),
        (item, count) => format!("{count} × {}", words.item(item, why)),
    };
    pick.iter().map(named).collect::<Vec<_>>().join(" + ")
}

/// What an answer is in the sentence: where from, where to, with whom. Other answers speak for themselves.
fn relation(asked: &Asked<War>, answer: &Answer<Item>) -> Option<&'static str> {
    let is_place = matches!(answer, Answer::One(Item::Region(_)));
    let is_face = matches!(answer, Answer::One(Item::Face(_)));
    let is_some = matches!(asked.shape, Shape::Some { .. }) && !matches!(answer, Answer::Some(pick) if pick.is_empty());
    match asked.why {
        Why::Turn | Why::SkipDie | Why::RingDie if is_face => Some("step-die"),
        Why::RingFace | Why::WillAs if is_face => Some("step-as"),
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
        | Why::Retreat
        | Why::Scouts
            if is_place =>
        {
            Some("step-to")
        }
        Why::RecruitWhere { .. } | Why::EntersWhere if is_place => Some("step-in"),
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
    use super::{
        super::{answer, words::Lang},
        *,
    };
    use war_lore::by_name;

    /// What greedy advises in the middle of games, with the questions it is about.
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

    #[test]
    fn what_is_to_be_typed_is_read_as_the_answer() {
        let words = Words::new(Lang::En).unwrap_or_else(|error| panic!("{error}"));
        let mut random = table::Random::new(1);
        for_each_question(0..8, |game, asked| {
            let given = random.answer::<War>(game.state(), asked);
            let typed = to_type(asked, &given);
            assert_eq!(answer::read(&words, asked, &typed), Ok(given), "{typed} to {}", asked.why);
        });
    }

    #[test]
    fn advice_is_given_in_every_language_and_leaves_the_game_alone() {
        let all = Lang::ALL.map(|lang| Words::new(lang).unwrap_or_else(|error| panic!("{error}")));
        for_each_question(0..1, |game, asked| {
            let inputs = game.inputs().to_vec();
            for words in &all {
                let adviser = by_name("search:20", 1).expect("there is an adviser");
                let said = advice(words, game, asked, adviser).expect("advice on every question");
                let is_missing = |key: &&str| said.contains(*key);
                let keys = ["{", "plan-", "advice-", "step-", "word-", "why-", "region-", "card-", "action-", "face-"];
                let missing: Vec<_> = keys.iter().filter(|key| is_missing(key)).collect();
                assert!(missing.is_empty() && said.contains('%'), "{:?}, {}: {said}", words.lang, asked.why);
                assert!((3..=5).contains(&said.lines().count()), "{said}");
            }
            assert_eq!(game.inputs(), inputs);
        });
    }

    #[test]
    fn bars_are_as_long_as_chances() {
        assert_eq!((bar(0.0), bar(0.42), bar(1.0)), ("·".repeat(10), "████······".into(), "█".repeat(10)));
    }

    #[test]
    fn a_time_alone_is_a_search() {
        assert_eq!(["", "2s", "hard"].map(adviser), [ADVISER, "search:2s", "hard"]);
    }
}
