//! Several answers of one seat at once, separated by `;`: a whole plan. They are taken all or none, as one entry of the match.
//! Nothing may come up or come to light before the last of them, or one could look and take it back.

use super::{
    Chance, Playing, Served,
    written::{parse, refused},
};
use crate::error::Refused;
use table::{NoLuck, Seat};

/// What stands between two answers. No notation contains it.
pub const SEPARATOR: char = ';';

/// More answers than any plan has.
const MOST: usize = 16;

impl<S: Served> Playing<S> {
    /// Takes several answers; gives what came up by chance after the last of them.
    pub(super) fn answer_several(&mut self, seat: Seat, answers: &str, chance: Chance) -> Result<String, Refused> {
        let before = self.game.clone();
        let taken = self.take_several(seat, answers, chance);
        if taken.is_err() {
            self.game = before;
        }
        taken
    }

    fn take_several(&mut self, seat: Seat, answers: &str, chance: Chance) -> Result<String, Refused> {
        let last = self.answer_all_but_the_last(seat, answers)?;
        self.answer_one(seat, last, chance).map_err(|refused| refused.of_answer(last))
    }

    /// The match where only the last of several answers is missing, and that answer; no match where there is only one.
    pub(super) fn at_the_last<'a>(
        &self,
        seat: Seat,
        answers: &'a str,
    ) -> Result<(Option<Playing<S>>, &'a str), Refused> {
        if !answers.contains(SEPARATOR) {
            return Ok((None, answers));
        }
        let mut copy = Playing::<S>::new(self.game.clone());
        copy.before.clone_from(&self.before);
        let last = copy.answer_all_but_the_last(seat, answers)?;
        Ok((Some(copy), last))
    }

    fn answer_all_but_the_last<'a>(&mut self, seat: Seat, answers: &'a str) -> Result<&'a str, Refused> {
        if self.before.is_some() {
            let message = "Expected one answer at a time: this match was begun under older rules.";
            return Err(Refused::new(422, "one-at-a-time", message));
        }
        let answers: Vec<&str> = answers.split(SEPARATOR).map(str::trim).collect();
        let (last, first) = answers.split_last().expect("there is something before the first separator");
        if answers.len() > MOST {
            return Err(Refused::bad("too-many-answers", format!("Expected at most {MOST} answers at once.")));
        }
        for answer in first {
            self.answer_in_hand(seat, answer).map_err(|refused| refused.of_answer(answer))?;
        }
        Ok(last)
    }

    /// How many of these answers can be taken at once.
    pub(super) fn taken_in_hand(&mut self, seat: Seat, answers: &[String]) -> usize {
        let before_the_last =
            answers.iter().take(MOST - 1).take_while(|answer| self.answer_in_hand(seat, answer).is_ok());
        (before_the_last.count() + 1).min(answers.len())
    }

    /// Takes an answer that is not the last of several.
    fn answer_in_hand(&mut self, seat: Seat, answer: &str) -> Result<(), Refused> {
        self.game.answer(seat, parse::<S>(answer)?, &mut NoLuck).map_err(refused::<S>)?;
        let may_go_on = self.game.may_step_back(seat) && self.game.asked(seat).is_some();
        match may_go_on && self.game.waits_for().is_none() {
            true => Ok(()),
            false => {
                let message = "Expected this to be the last answer: chance or somebody else comes after it.";
                Err(Refused::new(422, "out-of-hand", message))
            }
        }
    }
}
