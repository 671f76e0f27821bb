//! The course of a match: the game, and what the people at the table have agreed on. It is what its entries make of its
//! set-up, and nothing else; what happens live and what is read back from the store take the same way, [`Course::apply`].

use crate::{
    act::{Act, Deed},
    error::Refused,
    games::{Chance, Game, Kind, kind},
    wire::{Happened, Line},
};
use store::{Entry, Holder, MatchRow, Moment, NewMatch, Snapshot, Status, Summary, UserId};
use table::Seat;

/// How a match ended that was not played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A seat gave up.
    Conceded(Seat),
    /// Everybody agreed on a draw.
    Draw,
    /// Its record breaks off.
    Closed,
}

/// Where the chance of an act comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// From the operating system.
    Fresh,
    /// From what the act has written down.
    Written,
    /// From what it has written down, and then from the operating system.
    Continued,
}

/// The wish to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoAsked {
    /// Who asks.
    pub seat: Seat,
    /// How many inputs are to be left.
    pub to: usize,
}

/// A line of the log.
#[derive(Clone, Copy, Debug)]
struct Told {
    at: Moment,
    position: u32,
    what: What,
}

#[derive(Clone, Copy, Debug)]
enum What {
    /// An event of the game, by its number.
    Event(usize),
    Deed(Seat, Deed),
}

/// The course of a match.
pub struct Course {
    kind: &'static Kind,
    game: Box<dyn Game>,
    holders: Vec<Holder>,
    version: u32,
    begun: bool,
    is_held: bool,
    ending: Option<Ending>,
    undo: Option<UndoAsked>,
    draw: Option<Seat>,
    /// The seat that was taken over last, where one person plays several.
    in_hand: Option<Seat>,
    /// Inputs before this one were seen by another person at the same device.
    barrier: usize,
    /// Since which version the questions stand as they do.
    standing: u32,
    log: Vec<Told>,
}

/// Who sits where by now.
fn holders(row: &MatchRow) -> Vec<Holder> {
    row.seats.iter().map(|seat| seat.holder.clone()).collect()
}

impl Course {
    /// A match to which nothing has happened.
    pub fn new(made: &NewMatch) -> Result<Course, Refused> {
        let kind = kind(&made.game)?;
        let game = (kind.begin)(&made.setup)?;
        let holders = made.seats.clone();
        Ok(Course {
            kind,
            game,
            holders,
            version: 0,
            begun: false,
            is_held: false,
            ending: None,
            undo: None,
            draw: None,
            in_hand: None,
            barrier: 0,
            standing: 0,
            log: Vec::new(),
        })
    }

    /// The match that these entries make of its set-up.
    pub fn replay(row: &MatchRow, entries: &[Entry]) -> Result<Course, Refused> {
        let mut course = Course::new(&row.made)?;
        course.holders = holders(row);
        course.catch_up(entries)?;
        Ok(course)
    }

    /// A match that stands still at its last snapshot, because the rules of today do not lead there.
    pub fn held(row: &MatchRow, snapshot: Option<Snapshot>) -> Result<Course, Refused> {
        let mut made = row.made.clone();
        if let Some(snapshot) = snapshot {
            made.setup = snapshot.position;
        }
        let mut course = Course::new(&made)?;
        course.holders = holders(row);
        course.version = row.version;
        course.is_held = true;
        Ok(course)
    }

    /// Adds entries that others have written.
    pub fn catch_up(&mut self, entries: &[Entry]) -> Result<(), Refused> {
        for entry in entries {
            let trouble = |what: String| Refused::conflict("diverged", format!("entry {}: {what}", entry.version));
            let act: Act = entry.what.parse().map_err(trouble)?;
            self.apply(act, entry.at, Source::Written).map_err(|refused| trouble(refused.message))?;
        }
        Ok(())
    }

    /// Lets something happen. Chance comes from what the act has written down, or from the operating system. What is
    /// given back is the act with everything that came up by chance. One that is refused changes nothing.
    pub fn apply(&mut self, act: Act, at: Moment, source: Source) -> Result<Act, Refused> {
        fn chance(text: &str, source: Source) -> Chance<'_> {
            match source {
                Source::Fresh => Chance::Fresh,
                Source::Written => Chance::Written(text),
                Source::Continued => Chance::Continued(text),
            }
        }
        let before = self.game.inputs();
        let done = match act {
            Act::Begin(text) => {
                let came_up = self.game.nudge(chance(&text, source))?;
                self.begun = true;
                Act::Begin(came_up)
            }
            Act::Answer { seat, answer, chance: text } => {
                let by = self.seat(&seat)?;
                self.must_be_on()?;
                let came_up = self.game.answer(by, &answer, chance(&text, source))?;
                (self.undo, self.draw) = (None, None);
                Act::Answer { seat, answer, chance: came_up }
            }
            Act::Close => {
                self.must_be_on()?;
                self.ending = Some(Ending::Closed);
                Act::Close
            }
            Act::Person { seat, deed } => {
                let by = self.seat(&seat)?;
                self.must_be_on()?;
                let deed = self.deed(by, deed)?;
                self.log.push(Told { at, position: self.game.inputs() as u32, what: What::Deed(by, deed) });
                Act::Person { seat, deed }
            }
        };
        self.version += 1;
        self.tell(at);
        // Whoever answers a question that has stood unchanged is not late, whatever else happened at the table.
        if self.game.inputs() != before || self.version == 1 {
            self.standing = self.version;
        }
        Ok(done)
    }

    fn deed(&mut self, by: Seat, deed: Deed) -> Result<Deed, Refused> {
        match deed {
            Deed::Undo => self.undo_freely(by)?,
            Deed::AskUndo(to) => self.ask_undo(by, to as usize)?,
            Deed::GrantUndo | Deed::RefuseUndo => {
                let asked = self.undo.ok_or_else(|| Refused::conflict("no-request", "Nobody asks to go back."))?;
                if self.same_person(asked.seat, by) {
                    return Err(Refused::conflict("own-request", "The other side has to answer this."));
                }
                self.undo = None;
                if deed == Deed::GrantUndo {
                    self.go_back(asked.to)?;
                }
            }
            Deed::TakeOver if self.holder_id(by).is_none_or(|user| self.seats_of(user).len() < 2) => {
                return Err(Refused::conflict("one-seat", "You play one seat only: there is nothing to hand over."));
            }
            Deed::TakeOver => {
                self.in_hand = Some(by);
                self.barrier = self.game.inputs();
            }
            Deed::Concede => self.ending = Some(Ending::Conceded(by)),
            Deed::OfferDraw => self.draw = Some(by),
            Deed::AcceptDraw | Deed::RefuseDraw => {
                let offered = self.draw.ok_or_else(|| Refused::conflict("no-offer", "Nobody offers a draw."))?;
                if self.same_person(offered, by) {
                    return Err(Refused::conflict("own-offer", "The other side has to answer this."));
                }
                self.draw = None;
                if deed == Deed::AcceptDraw {
                    self.ending = Some(Ending::Draw);
                }
            }
        }
        Ok(deed)
    }

    /// Whether a seat may take back its last answer without asking: nothing has come up, come to light or changed hands since.
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.status() == Status::Running && self.game.may_step_back(seat) && self.game.inputs() > self.barrier
    }

    fn undo_freely(&mut self, by: Seat) -> Result<(), Refused> {
        if !self.may_undo(by) || !self.game.step_back(by) {
            let why = "Since your last answer chance has come in, something hidden came to light, or somebody else went on. Ask to go back.";
            return Err(Refused::conflict("cannot-undo", why));
        }
        (self.undo, self.draw) = (None, None);
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
        self.undo = Some(UndoAsked { seat: by, to });
        Ok(())
    }

    fn go_back(&mut self, to: usize) -> Result<(), Refused> {
        self.game.go_back(to)?;
        self.barrier = self.barrier.min(to);
        (self.undo, self.draw) = (None, None);
        Ok(())
    }

    /// The other persons at the table, by their seats.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let is_other =
            move |at: &Seat| matches!(self.holders[at.index()], Holder::User { .. }) && !self.same_person(*at, seat);
        (0..self.holders.len() as u8).map(Seat).filter(is_other)
    }

    fn same_person(&self, one: Seat, other: Seat) -> bool {
        one == other || self.holder_id(one).is_some() && self.holder_id(one) == self.holder_id(other)
    }

    fn holder_id(&self, seat: Seat) -> Option<UserId> {
        match &self.holders[seat.index()] {
            Holder::User { id, .. } => Some(*id),
            Holder::Open | Holder::Player(_) => None,
        }
    }

    /// Writes the events that are new into the log.
    fn tell(&mut self, at: Moment) {
        let position = self.game.inputs() as u32;
        let events = self.game.new_events().map(|event| Told { at, position, what: What::Event(event) });
        self.log.extend(events);
    }

    /// Nobody answers before the beginning or after the end.
    fn must_be_on(&self) -> Result<(), Refused> {
        match self.status() {
            Status::Waiting => Err(Refused::not_begun()),
            Status::Over => Err(Refused::over()),
            Status::Held => Err(Refused::held()),
            Status::Running => Ok(()),
        }
    }

    /// A seat by its name.
    pub fn seat(&self, name: &str) -> Result<Seat, Refused> {
        let at = self.kind.seats.iter().position(|seat| *seat == name);
        at.map(|at| Seat(at as u8))
            .ok_or_else(|| Refused::bad("unknown-seat", format!("Expected a seat ({}).", self.kind.seats.join(", "))))
    }

    /// How far it has come.
    pub fn status(&self) -> Status {
        match (self.begun, self.result()) {
            _ if self.is_held => Status::Held,
            (false, _) => Status::Waiting,
            (true, None) => Status::Running,
            (true, Some(_)) => Status::Over,
        }
    }

    /// How it ended: `shadow-ring`, `conceded-fp`, `draw`.
    pub fn result(&self) -> Option<String> {
        match self.ending {
            Some(Ending::Draw) => Some("draw".into()),
            Some(Ending::Closed) => Some("unfinished".into()),
            Some(Ending::Conceded(seat)) => Some(format!("conceded-{}", self.game.seat_name(seat))),
            None => self.game.outcome().map(str::to_string),
        }
    }

    /// The seat that won.
    pub fn winner(&self) -> Option<String> {
        let seats = (0..self.holders.len() as u8).map(Seat);
        let winner = match self.ending {
            Some(Ending::Draw | Ending::Closed) => None,
            Some(Ending::Conceded(by)) => seats.into_iter().find(|seat| *seat != by),
            None => self.game.winner(),
        };
        winner.map(|seat| self.game.seat_name(seat).into())
    }

    /// What lists show of it.
    pub fn summary(&self) -> Summary {
        let on = self.status() == Status::Running;
        let asked = (0..self.holders.len() as u8).map(|seat| on && self.game.asks(Seat(seat))).collect();
        Summary { status: self.status(), result: self.result(), asked }
    }

    /// The lines of the log after a number that a seat, or a spectator, hears.
    pub fn log(&self, after: u32, seat: Option<Seat>) -> Vec<Line> {
        let line = |(at, told): (usize, &Told)| {
            let what = match told.what {
                What::Event(event) => Happened::Event(self.game.heard(event, seat)?),
                What::Deed(by, deed) => {
                    Happened::Deed { seat: self.game.seat_name(by).into(), deed: deed.name().into() }
                }
            };
            Some(Line { number: at as u32 + 1, at: told.at, position: told.position, what })
        };
        self.log.iter().enumerate().skip(after as usize).filter_map(line).collect()
    }

    /// How many lines the log has.
    pub fn log_len(&self) -> u32 {
        self.log.len() as u32
    }

    /// The seats that the match waits for.
    pub fn waits_for(&self) -> Vec<Seat> {
        let on = self.status() == Status::Running;
        (0..self.holders.len() as u8).map(Seat).filter(|seat| on && self.game.asks(*seat)).collect()
    }

    /// The game.
    pub fn game(&self) -> &dyn Game {
        self.game.as_ref()
    }

    /// What is known of the game.
    pub fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// How many entries there are.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Whether an answer given to this version is not too late.
    pub fn is_late(&self, version: u32) -> bool {
        version < self.standing || version > self.version
    }

    /// Who sits where.
    pub fn holders(&self) -> &[Holder] {
        &self.holders
    }

    /// The seats of a person.
    pub fn seats_of(&self, user: UserId) -> Vec<Seat> {
        (0..self.holders.len() as u8).map(Seat).filter(|seat| self.holder_id(*seat) == Some(user)).collect()
    }

    /// The seat that a person looks from: his own, or that which he has taken over last.
    pub fn seat_in_hand(&self, user: UserId) -> Option<Seat> {
        match self.seats_of(user)[..] {
            [] => None,
            [seat] => Some(seat),
            ref several => self.in_hand.filter(|seat| several.contains(seat)),
        }
    }

    /// The wish to go back.
    pub fn undo_asked(&self) -> Option<UndoAsked> {
        self.undo
    }

    /// Who offers a draw.
    pub fn draw_offered(&self) -> Option<Seat> {
        self.draw
    }
}
