//! What people do at the table besides answering: they go back, agree on a draw, give up, hand the device over.
//!
//! Whatever could hurt others needs the consent of every other person at the table, allies too; programs do not mind. One who
//! refuses ends it, and so does the next answer.

use super::{Ending, Sitting};
use crate::{act::Deed, error::Refused};
use store::{Status, UserId};
use table::{Seat, Seats};

/// What a person wishes and all others have to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Who wishes it.
    pub by: Seat,
    /// The seats that have agreed.
    agreed: Seats,
}

impl Wish {
    fn new(by: Seat) -> Wish {
        Wish { by, agreed: Seats::NONE }
    }
}

impl Sitting {
    pub(super) fn deed(&mut self, by: Seat, deed: Deed) -> Result<Deed, Refused> {
        match deed {
            Deed::Undo => self.undo_freely(by)?,
            Deed::AskUndo(to) => self.ask_undo(by, to as usize)?,
            Deed::GrantUndo => self.grant_undo(by)?,
            Deed::RefuseUndo => {
                self.undo_of_another(by)?;
                self.undo = None;
            }
            Deed::TakeOver => self.take_over(by)?,
            Deed::Concede => self.concede(by),
            Deed::Leave => self.leave(by)?,
            Deed::OfferDraw => self.draw = Some(Wish::new(by)),
            Deed::AcceptDraw => self.accept_draw(by)?,
            Deed::RefuseDraw => {
                self.draw_of_another(by)?;
                self.draw = None;
            }
        }
        Ok(deed)
    }

    /// Whether a seat may take back its last answer without asking: nothing has come up, come to light or changed hands since.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.status() == Status::Running && self.game.may_step_back(seat) && self.game.inputs() > self.barrier
    }

    /// Where the entry begins with which an answer was given, by the place of the answer among the inputs: with it go the answers
    /// that were given at once.
    fn whole_from(&self, answer: usize) -> usize {
        let begun = self.answered_from.partition_point(|from| *from <= answer);
        begun.checked_sub(1).map_or(answer, |entry| self.answered_from[entry])
    }

    /// The position before what a seat answered last.
    pub fn before_last_answer(&self, seat: Seat) -> Option<usize> {
        self.game.last_answer(seat).map(|answer| self.whole_from(answer))
    }

    fn undo_freely(&mut self, by: Seat) -> Result<(), Refused> {
        // An answer that waits for those of others is no input yet, and a single one is for the game to take back.
        let waits = self.game.waiting() > 0 && !self.game.asks(by);
        let several = self.before_last_answer(by).filter(|from| !waits && from + 1 < self.game.inputs());
        let done = self.may_undo(by)
            && match several {
                Some(from) => self.game.go_back(from).is_ok(),
                None => self.game.step_back(by),
            };
        if !done {
            let why = "Since your last answer chance has come in, something hidden came to light, or somebody else went on. Ask to go back.";
            return Err(Refused::conflict("cannot-undo", why));
        }
        self.has_gone_back();
        Ok(())
    }

    fn ask_undo(&mut self, by: Seat, to: usize) -> Result<(), Refused> {
        if !self.game.is_answer(to) {
            let message = "Expected the position before an answer of this match.";
            return Err(Refused::bad("bad-position", message));
        }
        // Programs do not mind, and nobody asks himself.
        if self.others(by).next().is_none() {
            return self.go_back(to);
        }
        self.undo = Some((Wish::new(by), to));
        Ok(())
    }

    fn grant_undo(&mut self, by: Seat) -> Result<(), Refused> {
        let (wish, to) = self.undo_of_another(by)?;
        let wish = Wish { agreed: wish.agreed | Seats::only(by), ..wish };
        if self.waits_for_consent(&wish).next().is_none() {
            return self.go_back(to);
        }
        self.undo = Some((wish, to));
        Ok(())
    }

    /// The wish to go back, if it is for others to answer.
    fn undo_of_another(&self, by: Seat) -> Result<(Wish, usize), Refused> {
        let (wish, to) = self.undo.ok_or_else(|| Refused::conflict("no-request", "Nobody asks to go back."))?;
        if self.same_person(wish.by, by) {
            return Err(Refused::conflict("own-request", "The others have to answer this."));
        }
        Ok((wish, to))
    }

    fn go_back(&mut self, to: usize) -> Result<(), Refused> {
        self.game.go_back(to)?;
        self.barrier = self.barrier.min(to);
        self.has_gone_back();
        Ok(())
    }

    fn has_gone_back(&mut self) {
        let inputs = self.game.inputs();
        self.answered_from.truncate(self.answered_from.partition_point(|from| *from < inputs));
        self.forget_wishes();
    }

    /// The game has gone on, or back: what was asked before is about another position.
    pub(super) fn forget_wishes(&mut self) {
        (self.undo, self.draw) = (None, None);
    }

    fn accept_draw(&mut self, by: Seat) -> Result<(), Refused> {
        let wish = self.draw_of_another(by)?;
        let wish = Wish { agreed: wish.agreed | Seats::only(by), ..wish };
        let agreed = self.waits_for_consent(&wish).next().is_none();
        self.draw = (!agreed).then_some(wish);
        if agreed {
            self.ending = Some(Ending::Draw);
        }
        Ok(())
    }

    /// The wish for a draw, if it is for others to answer.
    fn draw_of_another(&self, by: Seat) -> Result<Wish, Refused> {
        let wish = self.draw.ok_or_else(|| Refused::conflict("no-offer", "Nobody offers a draw."))?;
        if self.same_person(wish.by, by) {
            return Err(Refused::conflict("own-offer", "The others have to answer this."));
        }
        Ok(wish)
    }

    fn take_over(&mut self, by: Seat) -> Result<(), Refused> {
        if self.holder_id(by).is_none_or(|user| self.seats_of(user).len() < 2) {
            return Err(Refused::conflict("one-seat", "You play one seat only: there is nothing to hand over."));
        }
        self.in_hand = Some(by);
        self.barrier = self.game.inputs();
        Ok(())
    }

    /// A seat gives up for its team. The match is over, unless others still play against each other in a game that goes on
    /// without that team.
    fn concede(&mut self, by: Seat) {
        let seating = self.seating();
        let (team, others): (Vec<Seat>, Vec<Seat>) = self.seats().partition(|seat| seating.allied(*seat, by));
        let left: Vec<u8> =
            others.into_iter().filter(|seat| !self.gone.has(*seat)).map(|seat| seating.team(seat)).collect();
        let others_play = left.iter().any(|team| *team != left[0]);
        if others_play && team.iter().all(|seat| self.game.can_go_on_without(*seat)) {
            team.into_iter().for_each(|seat| self.gone |= Seats::only(seat));
            self.forget_wishes();
        } else {
            self.ending = Some(Ending::Conceded(by));
        }
    }

    /// A seat is left to a program, where somebody else of its team plays on.
    fn leave(&mut self, by: Seat) -> Result<(), Refused> {
        let seating = self.seating();
        if !self.others(by).any(|other| seating.allied(other, by)) {
            let message = "Nobody else of your team would play on. You can concede.";
            return Err(Refused::conflict("last-of-team", message));
        }
        self.gone |= Seats::only(by);
        self.forget_wishes();
        Ok(())
    }

    /// The other persons at the table, by their seats. Who has given up has no say any more.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let is_other = move |at: &Seat| {
            let person = self.holder_id(*at).is_some();
            person && !self.gone.has(*at) && !self.same_person(*at, seat)
        };
        self.seats().filter(is_other)
    }

    /// The seats of those who have still to agree to a wish.
    fn waits_for_consent(&self, wish: &Wish) -> impl Iterator<Item = Seat> {
        let agreed = move |at: Seat| self.seats().any(|one| wish.agreed.has(one) && self.same_person(one, at));
        self.others(wish.by).filter(move |at| !agreed(*at))
    }

    pub(super) fn same_person(&self, one: Seat, other: Seat) -> bool {
        one == other || self.holder_id(one).is_some() && self.holder_id(one) == self.holder_id(other)
    }

    pub(super) fn holder_id(&self, seat: Seat) -> Option<UserId> {
        self.holders[seat.index()].user()
    }

    /// Who wishes to go back, to where, and the seats of those who have still to agree.
    pub fn undo_asked(&self) -> Option<(Seat, usize, Vec<Seat>)> {
        let (wish, to) = self.undo?;
        Some((wish.by, to, self.waits_for_consent(&wish).collect()))
    }

    /// Who offers a draw, and the seats of those who have still to agree.
    pub fn draw_offered(&self) -> Option<(Seat, Vec<Seat>)> {
        let wish = self.draw?;
        Some((wish.by, self.waits_for_consent(&wish).collect()))
    }
}
