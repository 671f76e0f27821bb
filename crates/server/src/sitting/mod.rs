//! A sitting: the match of a game, and what the people at the table have agreed on ([`deeds`]). It is what its entries make of
//! its set-up, and nothing else; what happens live and what is read back from the store take the same way, [`Sitting::apply`].

mod deeds;
mod log;
mod past;
mod talk;

pub use deeds::Wish;

use crate::{
    act::{Act, Deed},
    error::Refused,
    games::{AnyMatch, Chance, GameKind, Games, OwnSetup},
    wire,
};
use store::{Glances, Holder, MatchRow, Moment, NewMatch, Snapshot, Status, Summary, UserId};
use table::{Seat, Seating, Seats};

/// What is kept where a game shows nothing at a glance, or too much.
const NO_GLANCE: &str = "null";

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

/// A line of the log.
#[derive(Clone, Copy, Debug)]
struct Logged {
    at: Moment,
    /// The version of the match with it.
    version: u32,
    position: u32,
    what: What,
}

#[derive(Clone, Copy, Debug)]
enum What {
    /// An event of the game, by its number.
    Event(usize),
    Deed(Seat, Deed),
}

/// A sitting.
pub struct Sitting {
    kind: &'static GameKind,
    game: Box<dyn AnyMatch>,
    /// The whole set-up, where seats have brought parts of it along: nobody sees anything of them before the beginning.
    whole_setup: Option<String>,
    /// What is special about its start.
    own_setup: Option<OwnSetup>,
    holders: Vec<Holder>,
    version: u32,
    begun: bool,
    is_held: bool,
    ending: Option<Ending>,
    /// Somebody wishes to go back to where so many inputs had been made.
    undo: Option<(Wish, usize)>,
    /// Somebody wishes a draw.
    draw: Option<Wish>,
    /// Those who have given up in a game that goes on without them.
    gone: Seats,
    /// The seat that was taken over last, where one person plays several.
    in_hand: Option<Seat>,
    /// Inputs before this one were seen by another person at the same device.
    barrier: usize,
    /// How many inputs there were before each entry that answered: what was answered at once is taken back at once.
    answered_from: Vec<usize>,
    /// Since which version the questions stand as they do.
    standing: u32,
    log: Vec<Logged>,
}

/// Who sits where by now.
fn holders(row: &MatchRow) -> Vec<Holder> {
    row.seats.iter().map(|seat| seat.holder.clone()).collect()
}

/// A set-up with what the seats have brought along.
pub fn whole_setup(setup: &str, brings: &[String]) -> String {
    std::iter::once(setup).chain(brings.iter().map(String::as_str)).map(|part| format!("{}\n", part.trim())).collect()
}

impl Sitting {
    /// A match to which nothing has happened.
    pub fn new(games: Games, made: &NewMatch) -> Result<Sitting, Refused> {
        let kind = games.kind(&made.game)?;
        let mut game = (kind.begin)(&made.setup)?;
        if kind.older.contains(&made.rules.as_str()) {
            game.go_on_as_before(&made.rules);
        }
        if usize::from(game.seating().count()) != made.seats.len() {
            return Err(Refused::conflict("diverged", "The set-up is not for so many seats."));
        }
        let bring = made.brings.iter().any(|brought| !brought.is_empty());
        let whole_setup = bring.then(|| whole_setup(&made.setup, &made.brings));
        let holders = made.seats.clone();
        Ok(Sitting {
            kind,
            game,
            whole_setup,
            own_setup: (kind.own_setup)(&made.setup),
            holders,
            version: 0,
            begun: false,
            is_held: false,
            ending: None,
            undo: None,
            draw: None,
            gone: Seats::NONE,
            in_hand: None,
            barrier: 0,
            answered_from: Vec::new(),
            standing: 0,
            log: Vec::new(),
        })
    }

    /// A match that stands still at its last snapshot, because the rules of today do not lead there.
    pub fn held(games: Games, row: &MatchRow, snapshot: Option<Snapshot>) -> Result<Sitting, Refused> {
        let mut made = row.made.clone();
        if let Some(snapshot) = snapshot {
            made.setup = snapshot.position;
        }
        let mut sitting = Sitting::new(games, &made)?;
        sitting.holders = holders(row);
        sitting.version = row.version;
        sitting.own_setup = (sitting.kind.own_setup)(&row.made.setup);
        sitting.is_held = true;
        Ok(sitting)
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
                let came_up = self.begin(chance(&text, source))?;
                Act::Begin(came_up)
            }
            Act::Answer { seat, answer, chance: text } => {
                let by = self.seat(&seat)?;
                self.must_be_on()?;
                let came_up = self.game.answer(by, &answer, chance(&text, source))?;
                self.answered_from.push(before);
                self.forget_wishes();
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
                let (version, position) = (self.version + 1, self.game.inputs() as u32);
                self.log.push(Logged { at, version, position, what: What::Deed(by, deed) });
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

    /// The game is set up with what every seat has brought along, and begins.
    fn begin(&mut self, chance: Chance) -> Result<String, Refused> {
        let came_up = match &self.whole_setup {
            None => self.game.nudge(chance)?,
            Some(setup) => {
                let mut game = (self.kind.begin)(setup)?;
                let came_up = game.nudge(chance)?;
                self.game = game;
                came_up
            }
        };
        self.begun = true;
        Ok(came_up)
    }

    /// Writes the events that are new into the log.
    fn tell(&mut self, at: Moment) {
        let (version, position) = (self.version, self.game.inputs() as u32);
        let events = self.game.new_events().map(|event| Logged { at, version, position, what: What::Event(event) });
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

    /// Who sits at the table: the names of the seats, and who plays together.
    pub fn seating(&self) -> Seating {
        self.game.seating()
    }

    /// All seats, in order.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.holders.len() as u8).map(Seat)
    }

    /// A seat by its name.
    pub fn seat(&self, name: &str) -> Result<Seat, Refused> {
        let seating = self.seating();
        seating.seat(name).ok_or_else(|| Refused::unknown_seat(&seating))
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

    /// How it ended: a victory of the game, `conceded-` and a seat, `draw`.
    pub fn result(&self) -> Option<String> {
        match self.ending {
            Some(Ending::Draw) => Some("draw".into()),
            Some(Ending::Closed) => Some("unfinished".into()),
            Some(Ending::Conceded(seat)) => Some(format!("conceded-{}", self.game.seat_name(seat))),
            None => self.game.outcome().map(str::to_string),
        }
    }

    /// The seats that won: nobody as long as it is not over. Who gives up does so for his team, so that all others win.
    pub fn winners(&self) -> Vec<Seat> {
        let mut winners = match self.ending {
            Some(Ending::Draw | Ending::Closed) => Vec::new(),
            Some(Ending::Conceded(by)) => {
                let seating = self.seating();
                self.seats().filter(|seat| !seating.allied(*seat, by)).collect()
            }
            None => self.game.winners(),
        };
        winners.retain(|seat| !self.gone.has(*seat));
        winners
    }

    /// What lists show of it.
    pub fn summary(&self) -> Summary {
        let waits = self.waits_for();
        let asked = self.seats().map(|seat| waits.contains(&seat)).collect();
        let winners = self.winners().into_iter().map(|seat| seat.0).collect();
        Summary { status: self.status(), result: self.result(), winners, asked, glances: self.glances() }
    }

    /// How it stands at a glance, for all and for each seat.
    pub fn glances(&self) -> Glances {
        let glance = |seat| {
            let text = serde_json::to_string(&self.game.glance(seat)).expect("our own values can be written");
            if text.len() <= wire::Glance::MOST { text } else { NO_GLANCE.into() }
        };
        let all = glance(None);
        let seats = self.seats().map(|seat| Some(glance(Some(seat))).filter(|own| *own != all)).collect();
        Glances { all, seats }
    }

    /// The seats that are asked something.
    fn asked(&self) -> impl Iterator<Item = Seat> {
        let on = self.status() == Status::Running;
        self.seats().filter(move |seat| on && self.game.asks(*seat))
    }

    /// The seats that the match waits for. Nobody waits for those who have given up.
    pub fn waits_for(&self) -> Vec<Seat> {
        self.asked().filter(|seat| !self.gone.has(*seat)).collect()
    }

    /// A seat for which a program has to answer, and which program.
    pub fn due_program(&self) -> Option<(Seat, &str)> {
        self.asked().find_map(|seat| match &self.holders[seat.index()] {
            Holder::Program(level) => Some((seat, level.as_str())),
            Holder::User { .. } if self.gone.has(seat) => {
                Some((seat, self.kind.levels.first().copied().unwrap_or("random")))
            }
            Holder::Open | Holder::User { .. } => None,
        })
    }

    /// The game.
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    /// What is known of the game.
    pub fn kind(&self) -> &'static GameKind {
        self.kind
    }

    /// What is special about its start; nothing if it is an ordinary one.
    pub fn own_setup(&self) -> Option<&OwnSetup> {
        self.own_setup.as_ref()
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

    /// The person who holds a seat, if one does.
    pub fn holder_of(&self, seat: Seat) -> Option<UserId> {
        self.holders.get(seat.index())?.user()
    }

    /// Whether a person has a seat.
    pub fn is_seated(&self, user: UserId) -> bool {
        self.holders.iter().any(|holder| holder.user() == Some(user))
    }

    /// The seats of a person.
    pub fn seats_of(&self, user: UserId) -> Vec<Seat> {
        self.seats().filter(|seat| self.holder_id(*seat) == Some(user)).collect()
    }

    /// The seat that a person looks from: his own, or that which he has taken over last.
    pub fn seat_in_hand(&self, user: UserId) -> Option<Seat> {
        match self.seats_of(user)[..] {
            [] => None,
            [seat] => Some(seat),
            ref several => self.in_hand.filter(|seat| several.contains(seat)),
        }
    }

    /// Whether somebody has given up a seat in a game that goes on without him.
    pub fn is_gone(&self, seat: Seat) -> bool {
        self.gone.has(seat)
    }
}
