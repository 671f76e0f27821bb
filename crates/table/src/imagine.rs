//! Guessing what a seat cannot see, from what it can.

use crate::{Dice, Match, NoLuck, Rules, Seat};

/// A world that the seat cannot tell from the real one: what is hidden from it is dealt anew, from its views alone,
/// and the step under way is run again to the open question.
///
/// Nothing if no world was found that looks the same. That would mean that somebody's secret entered the step under
/// way before this seat was asked; rules end a step there instead, and [`crate::conformance`] checks that they do.
pub fn imagine<R: Rules>(game: &Match<R>, seat: Seat, dice: &mut Dice) -> Option<Match<R>> {
    let (committed, inputs) = game.step();
    let before = R::view(committed, Some(seat));
    let now = game.view(Some(seat));
    (0..TRIES).find_map(|_| {
        let world = R::redeal(&before, &now, dice);
        let mut guess = Match::resume(world, inputs.to_vec(), &mut NoLuck).ok()?;
        // One knows what one has answered oneself, though nobody else does.
        if let Some(answer) = game.sealed(seat) {
            guess.answer(seat, answer.clone(), &mut NoLuck).ok()?;
        }
        (guess.view(Some(seat)) == now).then_some(guess)
    })
}

/// How many worlds are dealt before giving up.
const TRIES: usize = 4;
