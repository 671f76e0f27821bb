//! Going back, and taking up again what is written down, without playing everything once more.
//!
//! A match keeps a mark now and then: the state that was committed there. Going back starts from the last mark before the place,
//! so that it costs the same in a long game as in a short one. What is written down is taken up in one go: every step runs once,
//! and not once for each answer in it.

use super::{Match, Trouble};
use crate::{Input, NoLuck, Rules, Seats};
use std::sync::Arc;

/// A mark is made after so many inputs.
const EVERY: usize = 128;

/// A match as it was when a step had been committed.
#[derive(Clone, Debug)]
pub struct Mark<R: Rules> {
    committed: R::State,
    step_from: usize,
    barrier: usize,
    events: usize,
    learned: Seats,
}

impl<R: Rules> Match<R> {
    /// A step was committed: is it time for a mark?
    pub(super) fn mark(&mut self) {
        let last = self.marks.last().map_or(0, |mark| mark.step_from);
        if self.step_from >= last + EVERY {
            self.marks.push(Arc::new(Mark {
                committed: self.committed.clone(),
                step_from: self.step_from,
                barrier: self.barrier,
                events: self.events_committed,
                learned: self.learned,
            }));
        }
    }

    /// The match as it was after so many inputs; nothing if there were not so many.
    pub fn rewound(&self, inputs: usize) -> Option<Match<R>> {
        let inputs = self.inputs.get(..inputs)?.to_vec();
        let marks = self.marks_before(inputs.len());
        let events = marks.last().map_or(0, |mark| mark.events);
        let (events, told_at) = (self.events[..events].to_vec(), self.told_at[..events].to_vec());
        let unplayed = Match::unplayed(self.start.clone(), inputs);
        let mut game = Match { events, told_at, marks: marks.to_vec(), ..unplayed };
        game.go_on_from_mark();
        Some(game)
    }

    /// Goes back to where so many inputs had been made; says whether there were so many.
    pub fn go_back(&mut self, inputs: usize) -> bool {
        let were_there = inputs <= self.inputs.len();
        if were_there {
            self.inputs.truncate(inputs);
            self.marks.truncate(self.marks_before(inputs).len());
            self.go_on_from_mark();
        }
        were_there
    }

    fn marks_before(&self, inputs: usize) -> &[Arc<Mark<R>>] {
        &self.marks[..self.marks.partition_point(|mark| mark.step_from <= inputs)]
    }

    /// Runs all steps after the last mark again.
    fn go_on_from_mark(&mut self) {
        match self.marks.last() {
            Some(mark) => {
                self.committed.clone_from(&mark.committed);
                (self.step_from, self.barrier, self.learned) = (mark.step_from, mark.barrier, mark.learned);
                self.events_committed = mark.events;
            }
            None => {
                self.committed.clone_from(&self.start);
                (self.step_from, self.barrier, self.learned) = (0, 0, Seats::NONE);
                self.events_committed = 0;
            }
        }
        self.advance(&mut NoLuck).expect("a part of a good record is good");
    }

    /// Takes what is written down of the same match from here on: answers in the order in which they were given, each followed by
    /// what came up by chance. It comes to the same as taking them one by one. After trouble the match is of no use any more.
    pub fn go_on(&mut self, written: impl IntoIterator<Item = Input<R::Item>>) -> Result<(), Trouble> {
        let before = self.inputs.len();
        let given = self.asked.iter().zip(self.sealed.drain(..));
        let given = given.flat_map(|(asked, answer)| answer.map(|answer| Input::Choice(asked.seat, answer)));
        self.inputs.extend(given.chain(written));
        // What was an input stays one: somebody may have gone back to between two answers that were given at once.
        let used = self.run(&mut NoLuck, true)?.max(before);
        self.nothing_is_left()?;
        if used == self.inputs.len() {
            return Ok(());
        }
        // Answers that wait for that of another who was asked at the same time: they are no inputs yet.
        let waiting = self.inputs.split_off(used);
        self.advance(&mut NoLuck)?;
        for (place, waiting) in waiting.into_iter().enumerate() {
            let trouble = |what: String| Trouble { at: used + place, what };
            let Input::Choice(seat, answer) = waiting else { return Err(trouble("no chance is due".into())) };
            self.answer(seat, answer, &mut NoLuck).map_err(|refusal| trouble(refusal.to_string()))?;
        }
        Ok(())
    }

    /// How many have answered and wait for the others who were asked at the same time.
    pub fn waiting(&self) -> usize {
        self.sealed.iter().flatten().count()
    }
}
