//! `hint`: what an adviser thinks of the open question. He is given what the seat sees, so he can tell no secret, and he
//! thinks in worlds of his own, so the game stays as it is.

use crate::{
    Shown, answer,
    programs::unless_it_fails,
    session::Session,
    shown::{AskedOf, ItemOf, Program},
    words::{Words, echoed, text},
};
use players::{Choice, Glimpse, NAMES};
use std::io;
use table::{Answer, Dice, Match, Seat};

/// Who is asked if nobody is named: he answers at once.
const ADVISER: &str = "search:2000";

impl<G: Shown> Session<G> {
    /// What an adviser thinks of the question: `hint`, `hint search:2s`, `hint 2s`.
    pub(crate) fn hint(&mut self, seat: Seat, whom: &str) -> io::Result<()> {
        let said = match (self.game.asked(seat), self.programs.adviser(&adviser(whom))) {
            (None, _) => self.words.word("advice-none"),
            (_, None) => self.words.say("advice-unknown", &[("found", echoed(whom)), ("names", text(NAMES))]),
            (Some(asked), Some(adviser)) => {
                let advice = unless_it_fails(|| advice::<G>(&self.words, &self.game, asked, adviser));
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

/// The advice as text: the plan, and a line for each choice. Nothing if the adviser does not think.
pub fn advice<G: Shown>(
    words: &Words,
    game: &Match<G::Rules>,
    asked: &AskedOf<G>,
    mut adviser: Program<G>,
) -> Option<String> {
    let seen = Glimpse::new(game, asked);
    let advice = adviser.advise(&seen).filter(|advice| !advice.choices.is_empty())?;
    let mut lines =
        vec![words.say("advice-plan", &[("plan", text(words.word(advice.plan)))]), words.word("advice-choices")];
    let typed: Vec<String> =
        advice.choices.iter().map(|choice| answer::to_type::<G>(asked, &choice.answers[0])).collect();
    let width = typed.iter().map(|typed| typed.chars().count()).max().unwrap_or(0);
    for (choice, typed) in advice.choices.iter().zip(typed) {
        let (chance, bar) = (chance(words, choice.worth), bar(choice.worth));
        let follows = G::plan(words, &steps::<G>(&seen, choice));
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

/// The answers of a choice, each with its question: they are played in a world that looks the same, to learn what each of
/// them is an answer to.
fn steps<G: Shown>(seen: &Glimpse<G::Rules>, choice: &Choice<ItemOf<G>>) -> Vec<(AskedOf<G>, Answer<ItemOf<G>>)> {
    let mut luck = Dice::new(0);
    let (mut world, seat) = (seen.imagine(&mut luck), seen.seat());
    let mut steps = Vec::new();
    for answer in &choice.answers {
        let Some(asked) = world.asked(seat).cloned() else { break };
        // Where chance has come in between, the rest of the plan may not fit this world.
        if world.answer(seat, answer.clone(), &mut luck).is_err() {
            break;
        }
        steps.push((asked, answer.clone()));
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_chances() {
        assert_eq!((bar(0.0), bar(0.42), bar(1.0)), ("·".repeat(10), "████······".into(), "█".repeat(10)));
    }

    #[test]
    fn a_time_alone_is_a_search() {
        assert_eq!(["", "2s", "hard"].map(adviser), [ADVISER, "search:2s", "hard"]);
    }
}
