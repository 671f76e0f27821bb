//! Letting something happen in a match, and writing it down: what is refused, or cannot be written, has not happened.

use super::{Inner, MOST_ENTRIES, Thinkers, now};
use crate::{
    act::{Act, Deed},
    bus::Notice,
    error::Refused,
    figures::Trouble,
    rooms::Rooms,
    sitting::Source,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, atomic::Ordering},
};
use store::{Append, Appended, Moment, Problem, Status, Summary, UserId};

impl Inner {
    /// Lets something happen, writes it down, and tells everybody. What is refused, or cannot be written, has not happened.
    pub async fn commit(
        &mut self,
        rooms: &Arc<Rooms>,
        act: Act,
        by: Option<UserId>,
        request: Option<String>,
    ) -> Result<u32, Refused> {
        if self.row.status == Status::Held {
            return Err(Refused::held());
        }
        let expected = self.sitting.version();
        let ends = matches!(act, Act::Person { deed: Deed::Concede | Deed::AcceptDraw, .. });
        if expected >= MOST_ENTRIES && !ends {
            let message = "This match has become too long to go on. Continue it from here as a new match.";
            return Err(Refused::conflict("too-long", message));
        }
        let undoes = matches!(act, Act::Person { deed: Deed::Undo | Deed::AskUndo(_) | Deed::GrantUndo, .. });
        let (at, inputs_before) = (now(), self.sitting.game().inputs());
        // Until it is known that it was written; also if nobody waits for that any more.
        self.in_doubt = true;
        let applied = catch_unwind(AssertUnwindSafe(|| self.sitting.apply(act.clone(), at, Source::Fresh)));
        let done = match applied {
            Ok(Ok(done)) => done,
            Ok(Err(refused)) => {
                self.in_doubt = false;
                return Err(refused);
            }
            Err(_) => return Err(self.recover(rooms, &act).await),
        };
        let (inputs, position) = self.sitting.game().committed();
        let (id, summary) = (self.row.made.id.clone(), self.sitting.summary());
        let answer = rooms.figures.answer(self.sitting.kind().name, &act, by, request.as_deref());
        let append = Append {
            id: id.clone(),
            expected,
            by,
            request,
            at,
            what: done.to_string(),
            summary: summary.clone(),
            inputs: inputs as u32,
            position,
        };
        match rooms.figures.appends.of(rooms.store.append(append)).await {
            Ok(Appended::Added(version)) => {
                self.in_doubt = false;
                answer.committed();
                if undoes {
                    // Their plans are for a game that has not been.
                    self.thinkers = Thinkers::default();
                    if inputs < inputs_before {
                        self.was_gone_back_to();
                    }
                }
                self.note(version, at, summary);
                if let Act::Person { deed: Deed::TakeOver, .. } = act {
                    // He has heard the log with the ears of the other seat.
                    self.guests.iter_mut().filter(|guest| guest.user == by).for_each(|guest| guest.log_seen = 0);
                }
                self.push();
                answer.told();
                if self.sitting.status() == Status::Over {
                    self.open_talk(rooms).await;
                }
                rooms.bus.publish(Notice::Match(id, version));
                self.lease.may_be_had();
                rooms.let_think(self);
                self.let_pass(rooms);
                Ok(version)
            }
            Ok(Appended::Known(version)) => {
                self.refresh(rooms).await?;
                Ok(version)
            }
            Ok(Appended::Late(_)) => {
                self.refresh(rooms).await?;
                Err(Refused::late())
            }
            Err(error) => {
                self.refresh(rooms).await?;
                Err(error.into())
            }
        }
    }

    /// Keeps the row as the store has it now.
    pub(super) fn note(&mut self, version: u32, at: Moment, summary: Summary) {
        self.inputs = self.sitting.game().inputs();
        let row = &mut self.row;
        self.sign.version.store(version, Ordering::Relaxed);
        (row.version, row.updated, row.status, row.result) = (version, at, summary.status, summary.result);
        row.winners = (summary.status == Status::Over).then_some(summary.winners);
        for (seat, asked) in row.seats.iter_mut().zip(summary.asked) {
            seat.asked_since = asked.then(|| seat.asked_since.unwrap_or(at));
        }
        row.glance = Some(summary.glances.all);
        for (seat, glance) in row.seats.iter_mut().zip(summary.glances.seats) {
            seat.glance = glance;
        }
    }

    /// A bug: the match goes back to what is written, and the bug is kept for somebody to look at.
    async fn recover(&mut self, rooms: &Arc<Rooms>, act: &Act) -> Refused {
        rooms.figures.trouble(Trouble::Rules);
        tracing::error!(id = self.row.made.id.0, "the rules panicked; the match is kept as it was");
        if let Err(refused) = self.reload(rooms).await {
            return refused;
        }
        let problem = Problem {
            id: self.row.made.id.clone(),
            by: None,
            at: now(),
            text: format!("the rules panicked at: {act}"),
            record: self.sitting.game().record(&[]),
            view: String::new(),
            log: String::new(),
        };
        if let Err(error) = rooms.store.report(problem).await {
            tracing::error!(%error, "the problem could not be kept");
        }
        Refused::broken()
    }
}
