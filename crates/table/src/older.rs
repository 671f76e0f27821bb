//! Games from before. Once, a question with one answer was never asked; where it is asked now, because silence would tell what
//! is hidden, old games have no answer to it. There is only one, so it is given for them.

use crate::{Answer, Input, Luck, Match, NoLuck, Record, Rules, Scripted, Seat, Shape, Written};

impl<R: Rules> Match<R> {
    /// Answers what is open as long as there is one answer only, as games went before.
    pub fn take_only_answers(&mut self, luck: &mut dyn Luck<R>) {
        while let Some((seat, answer)) = self.only_answer() {
            self.answer(seat, answer, luck).expect("it is offered");
        }
    }

    fn only_answer(&self) -> Option<(Seat, Answer<R::Item>)> {
        let asked = self.next_question()?;
        match (asked.shape, &asked.options[..]) {
            (Shape::One, [only]) => Some((asked.seat, Answer::One(only.item))),
            _ => None,
        }
    }
}

/// Puts the answers that an old record lacks where they belong. From where it does not follow the rules on, it stays as it is:
/// whoever plays it is told where that is.
pub(crate) fn bring_up<R: Written>(record: &mut Record<R::Item>, start: R::State) {
    let old = std::mem::take(&mut record.inputs);
    let old_lines = std::mem::take(&mut record.lines);
    let mut game = Match::<R>::from_state(start, &mut NoLuck);
    game.take_only_answers(&mut NoLuck);
    let mut done = 0;
    while done < old.len() {
        let Some(taken) = take(&mut game, &old[done..]) else { break };
        done += taken;
        game.take_only_answers(&mut NoLuck);
        record.lines.resize(game.inputs().len(), old_lines[done - 1]);
    }
    // What a failed attempt has left there is in the rest too.
    record.inputs = game.inputs()[..record.lines.len()].to_vec();
    record.inputs.extend_from_slice(&old[done..]);
    record.lines.extend_from_slice(&old_lines[done..]);
}

/// Takes an answer, or all the chance before the next one; says how many inputs that was, or nothing if they do not fit.
fn take<R: Rules>(game: &mut Match<R>, inputs: &[Input<R::Item>]) -> Option<usize> {
    if let [Input::Choice(seat, answer), ..] = inputs {
        game.answer(*seat, answer.clone(), &mut NoLuck).ok()?;
        return Some(1);
    }
    let mut luck = Scripted::new(inputs.iter().map_while(|input| match input {
        Input::Chance(item) => Some(*item),
        Input::Choice(..) => None,
    }));
    let all = luck.left().count();
    game.nudge(&mut luck);
    game.take_only_answers(&mut luck);
    (luck.left().next().is_none()).then_some(all)
}
