//! The log, as far as a seat or a spectator hears it: in parts, because a long match has thousands of lines.

use super::{Sitting, What};
use crate::wire::{Happened, Line};
use table::Seat;

/// So many lines are told at once.
pub const MOST_LINES: usize = 500;

impl Sitting {
    /// The newest lines after a number, and the number after which they are: a greater one if there are too many.
    pub fn newest_log(&self, after: u32, seat: Option<Seat>) -> (Vec<Line>, u32) {
        let (mut lines, after) = (Vec::new(), after.min(self.log_len()));
        for number in (after + 1..=self.log_len()).rev() {
            if lines.len() == MOST_LINES {
                lines.reverse();
                return (lines, number);
            }
            lines.extend(self.line(number, seat));
        }
        lines.reverse();
        (lines, after)
    }

    /// The first lines after a number, and the number up to which they are.
    pub fn log_page(&self, after: u32, seat: Option<Seat>) -> (Vec<Line>, u32) {
        let mut lines = Vec::new();
        for number in after.saturating_add(1)..=self.log_len() {
            if lines.len() == MOST_LINES {
                return (lines, number - 1);
            }
            lines.extend(self.line(number, seat));
        }
        (lines, self.log_len())
    }

    /// A line, if the seat hears it.
    fn line(&self, number: u32, seat: Option<Seat>) -> Option<Line> {
        let told = self.log.get(number.checked_sub(1)? as usize)?;
        let what = match told.what {
            What::Event(event) => Happened::Event(self.game.heard(event, seat)?),
            What::Deed(by, deed) => Happened::Deed { seat: self.game.seat_name(by).into(), deed: deed.name().into() },
        };
        Some(Line { number, at: told.at, position: told.position, what })
    }

    /// How many lines the log has.
    pub fn log_len(&self) -> u32 {
        self.log.len() as u32
    }

    /// How many it had when the match was at a version.
    pub fn log_len_at(&self, version: u32) -> u32 {
        self.log.partition_point(|line| line.version <= version) as u32
    }
}
