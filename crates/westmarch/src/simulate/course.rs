//! What is noted while a game is played: how things stood at the end of each turn, and when the great things happened.

use war::{Character, Side, State};

/// The turns that are told one by one.
pub const TURNS: u16 = 15;

/// How things stood at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub corruption: u8,
    /// The victory points of each side.
    pub points: [u8; 2],
    pub in_mordor: bool,
    /// Whether the game ended in that turn.
    pub over: bool,
}

impl Standing {
    fn of(state: &State) -> Standing {
        Standing {
            corruption: state.fellowship.corruption,
            points: Side::ALL.map(|side| state.board.points(side)),
            in_mordor: state.fellowship.mordor.is_some(),
            over: state.victory.is_some(),
        }
    }
}

/// What may happen once in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    MordorEntered,
    AragornCrowned,
    GandalfReturned,
}

impl Milestone {
    pub const ALL: [Milestone; 3] = [Milestone::MordorEntered, Milestone::AragornCrowned, Milestone::GandalfReturned];

    /// Its name in the figures.
    pub const fn id(self) -> &'static str {
        match self {
            Milestone::MordorEntered => "mordor-entered",
            Milestone::AragornCrowned => "aragorn-crowned",
            Milestone::GandalfReturned => "gandalf-the-white",
        }
    }

    fn reached(self, state: &State) -> bool {
        match self {
            Milestone::MordorEntered => state.fellowship.mordor.is_some(),
            Milestone::AragornCrowned => state.in_play(Character::Aragorn),
            Milestone::GandalfReturned => state.in_play(Character::GandalfTheWhite),
        }
    }
}

/// The course of a game.
#[derive(Clone, Debug)]
pub struct Course {
    turn: u16,
    standings: [Option<Standing>; TURNS as usize],
    reached: [Option<u16>; Milestone::ALL.len()],
}

impl Course {
    /// The course of a game that begins here.
    pub fn of(start: &State) -> Course {
        let mut course = Course { turn: start.turn, standings: [None; TURNS as usize], reached: [None; 3] };
        course.look(start);
        course
    }

    /// Looks at the state and notes what is new; says whether a turn, or the game, has ended.
    pub fn look(&mut self, state: &State) -> bool {
        for (turn, milestone) in self.reached.iter_mut().zip(Milestone::ALL) {
            if turn.is_none() && milestone.reached(state) {
                *turn = Some(state.turn);
            }
        }
        let ended = self.turn..state.turn + u16::from(state.victory.is_some());
        if ended.is_empty() {
            return false;
        }
        self.turn = ended.end;
        let standing = Standing::of(state);
        for turn in ended {
            if let Some(place) = place(turn).and_then(|at| self.standings.get_mut(at)) {
                *place = Some(standing);
            }
        }
        true
    }

    /// How things stood at the end of a turn, if the game was played then.
    pub fn at_end_of(&self, turn: u16) -> Option<Standing> {
        place(turn).and_then(|at| self.standings.get(at).copied()).flatten()
    }

    /// The turn in which something happened.
    pub fn turn_of(&self, milestone: Milestone) -> Option<u16> {
        self.reached[milestone as usize]
    }
}

/// The place of a turn in the list; turns are counted from 1.
fn place(turn: u16) -> Option<usize> {
    usize::from(turn).checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use war::Victory;

    #[test]
    fn turns_are_noted_when_they_end() {
        let mut state = war::start();
        let mut course = Course::of(&state);
        assert!(!course.look(&state));
        state.turn = 2;
        state.fellowship.corruption = 3;
        assert!(course.look(&state) && !course.look(&state));
        assert_eq!(course.at_end_of(1).map(|s| (s.corruption, s.in_mordor, s.over)), Some((3, false, false)));
        assert_eq!(course.at_end_of(2), None);
        state.fellowship.mordor = Some(0);
        assert!(!course.look(&state));
        state.victory = Some(Victory::ShadowRing);
        assert!(course.look(&state));
        assert_eq!(course.at_end_of(2).map(|s| (s.in_mordor, s.over)), Some((true, true)));
        assert_eq!(course.at_end_of(3), None);
        assert_eq!(course.turn_of(Milestone::MordorEntered), Some(2));
        assert_eq!(course.turn_of(Milestone::AragornCrowned), None);
    }

    #[test]
    fn late_turns_are_not_told_one_by_one() {
        let mut state = war::start();
        let mut course = Course::of(&state);
        state.turn = 200;
        assert!(course.look(&state));
        assert!(course.at_end_of(15).is_some() && course.at_end_of(16).is_none() && course.at_end_of(0).is_none());
    }
}
