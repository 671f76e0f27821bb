//! A sitting from its entries. Answers that follow each other are taken in one go, which is many times as fast as one by one; what
//! comes of it is the same.

use super::{Logged, Sitting, Source, What};
use crate::{
    act::Act,
    error::Refused,
    games::{Games, Given},
};
use std::time::Instant;
use store::{Entry, MatchRow, Moment, NewMatch, Said};

/// So many answers are taken in one go at most, so that somebody who waits can be told that it takes too long.
const AT_ONCE: usize = 1000;

/// An answer of an entry.
struct Answer<'a> {
    version: u32,
    at: Moment,
    given: Given<'a>,
}

impl Sitting {
    /// The match that these entries make of its set-up.
    pub fn replay(games: Games, row: &MatchRow, entries: &[Entry]) -> Result<Sitting, Refused> {
        Sitting::replay_until(None, games, row, || entries.iter().map(Said::from))
    }

    /// The same, refused if it takes longer than until then. The entries may be gone through twice.
    pub fn replay_until<'a, E: Iterator<Item = Said<'a>>>(
        until: Option<Instant>,
        games: Games,
        row: &MatchRow,
        entries: impl Fn() -> E,
    ) -> Result<Sitting, Refused> {
        let mut sitting = Sitting::before(games, row)?;
        match sitting.go_through(entries(), until) {
            Err(refused) if refused != Refused::slow() => {
                // One by one, to say which of them does not fit.
                sitting = Sitting::before(games, row)?;
                sitting.go_through_one_by_one(entries(), until)?;
            }
            done => done?,
        }
        Ok(sitting)
    }

    /// The match that these acts make of a set-up, and the entries for them. Where it breaks off in the middle of a roll,
    /// chance goes on from there.
    pub fn from_acts(
        games: Games,
        made: &NewMatch,
        mut acts: Vec<Act>,
        at: Moment,
    ) -> Result<(Sitting, Vec<String>), Refused> {
        let mut sitting = Sitting::new(games, made)?;
        // A record that breaks off in a roll is closed after it.
        let last = acts.split_off(acts.len().saturating_sub(2));
        let mut entries: Vec<String> = acts.iter().map(Act::to_string).collect();
        let written = (1u32..).zip(&entries).map(|(version, what)| Said { version, at, what });
        sitting.go_through(written, None)?;
        for act in last {
            entries.push(sitting.apply(act, at, Source::Continued)?.to_string());
        }
        Ok((sitting, entries))
    }

    /// Before anything has happened, with those who sit there now.
    fn before(games: Games, row: &MatchRow) -> Result<Sitting, Refused> {
        let brings = row.seats.iter().map(|seat| seat.brings.clone()).collect();
        let mut sitting = Sitting::new(games, &NewMatch { brings, ..row.made.clone() })?;
        sitting.holders = super::holders(row);
        Ok(sitting)
    }

    /// Adds entries that others have written.
    pub fn catch_up(&mut self, entries: &[Entry]) -> Result<(), Refused> {
        self.go_through_one_by_one(entries.iter().map(Said::from), None)
    }

    fn go_through<'a>(
        &mut self,
        entries: impl Iterator<Item = Said<'a>>,
        until: Option<Instant>,
    ) -> Result<(), Refused> {
        let mut run: Vec<Answer> = Vec::new();
        let seating = self.seating();
        for entry in entries {
            if let Some((seat, answer, chance)) = Act::as_answer(entry.what) {
                let seat = seating.seat(seat).ok_or_else(|| Refused::unknown_seat(&seating))?;
                run.push(Answer { version: entry.version, at: entry.at, given: Given { seat, answer, chance } });
                if run.len() < AT_ONCE {
                    continue;
                }
                self.take(&mut run)?;
            } else {
                self.take(&mut run)?;
                self.apply(act_of(entry)?, entry.at, Source::Written)?;
            }
            in_time(until)?;
        }
        self.take(&mut run)
    }

    /// Takes answers that follow each other.
    fn take(&mut self, run: &mut Vec<Answer>) -> Result<(), Refused> {
        let Some(last) = run.last() else { return Ok(()) };
        self.must_be_on()?;
        let before = self.game.inputs();
        let written: Vec<Given> = run.iter().map(|answer| answer.given).collect();
        let reached = self.game.go_on(&written)?;
        let mut from = before;
        for (answer, reached) in run.iter().zip(reached) {
            self.answered_from.push(std::mem::replace(&mut from, reached.inputs));
            let (at, version, position) = (answer.at, answer.version, reached.inputs as u32);
            self.log.extend(reached.events.map(|event| Logged { at, version, position, what: What::Event(event) }));
        }
        self.version = last.version;
        // Answers that wait for those of others have not changed what is asked.
        if self.game.inputs() != before {
            self.standing = last.version - self.game.waiting() as u32;
        }
        self.forget_wishes();
        run.clear();
        Ok(())
    }

    fn go_through_one_by_one<'a>(
        &mut self,
        entries: impl Iterator<Item = Said<'a>>,
        until: Option<Instant>,
    ) -> Result<(), Refused> {
        for entry in entries {
            let trouble = |refused: Refused| diverged(entry, &refused.message);
            self.apply(act_of(entry)?, entry.at, Source::Written).map_err(trouble)?;
            in_time(until)?;
        }
        Ok(())
    }
}

fn act_of(entry: Said) -> Result<Act, Refused> {
    entry.what.parse().map_err(|what: String| diverged(entry, &what))
}

fn diverged(entry: Said, what: &str) -> Refused {
    Refused::conflict("diverged", format!("entry {}: {what}", entry.version))
}

fn in_time(until: Option<Instant>) -> Result<(), Refused> {
    match until {
        Some(until) if Instant::now() > until => Err(Refused::slow()),
        _ => Ok(()),
    }
}
