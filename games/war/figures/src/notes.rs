//! What is noted while a game is played: how things stood at the end of each turn, when the great things happened, and how
//! often each card was used.

use crate::WarReport;
use serde::Serialize;
use tournament::{Noted, Notes};
use war::{Card, Character, Event, Player, Players, Region, Side, State, War};

/// The turns that are told one by one.
pub const TURNS: u16 = 15;

/// How things stood at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnEnd {
    /// The Corruption of the Fellowship.
    pub corruption: u8,
    /// The victory points of each side.
    pub points: [u8; 2],
    /// Whether the Fellowship was in Mordor.
    pub in_mordor: bool,
    /// Whether the game ended in that turn.
    pub over: bool,
}

impl TurnEnd {
    fn of(state: &State) -> TurnEnd {
        TurnEnd {
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
    /// The Fellowship entered Mordor.
    MordorEntered,
    /// Aragorn entered play.
    AragornCrowned,
    /// Gandalf the White entered play.
    GandalfReturned,
}

impl Milestone {
    /// All of them.
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

/// How often a card was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Uses {
    /// For its event.
    pub event: u64,
    /// In battle.
    pub combat: u64,
}

/// How often each card was used.
pub type Cards = [Uses; Card::PLACES];

/// The notes of a game.
#[derive(Clone, Debug)]
pub struct WarNotes {
    turn: u16,
    turn_ends: [Option<TurnEnd>; TURNS as usize],
    reached: [Option<u16>; Milestone::ALL.len()],
    cards: Box<Cards>,
    together: Together,
    /// Nothing with two players.
    shared: Option<Shared>,
}

/// W15 How often two players of a side did something together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Together {
    /// They exchanged cards.
    pub exchanges: u64,
    /// One proposed to join Armies.
    pub proposals: u64,
    /// Two Armies joined, because both wanted it.
    pub joins: u64,
    /// W15.8.1b Two Armies joined, because they were attacked or struck by a card.
    pub joins_by_attack: u64,
    /// W15.8.3 A mixed Army passed from one to the other.
    pub changes_of_control: u64,
    /// W15.8.2 Units of separate Armies that they removed in turn.
    pub removed_in_turn: u64,
}

impl Together {
    pub(crate) fn and(self, other: Together) -> Together {
        Together {
            exchanges: self.exchanges + other.exchanges,
            proposals: self.proposals + other.proposals,
            joins: self.joins + other.joins,
            joins_by_attack: self.joins_by_attack + other.joins_by_attack,
            changes_of_control: self.changes_of_control + other.changes_of_control,
            removed_in_turn: self.removed_in_turn + other.removed_in_turn,
        }
    }
}

/// What is kept of the last look at Armies that two players share.
#[derive(Clone, Debug, Default)]
struct Shared {
    /// The mixed Armies, and who controlled them.
    mixed: Vec<(Side, Region, Player)>,
    /// Where Armies have been attacked or struck since.
    struck: Vec<(Side, Region)>,
    /// Where units have been removed since, and how many.
    removed: Vec<(Side, Region, u8)>,
}

impl Shared {
    fn of(state: &State) -> Shared {
        let controlled = |side: Side, at: Region| (side, at, state.controller(side, state.board.at(at)));
        let mixed = |side: Side| state.mixed[side.index()].iter().map(move |at| controlled(side, at));
        Shared { mixed: Side::ALL.into_iter().flat_map(mixed).collect(), ..Shared::default() }
    }

    /// Counts what has become of them.
    fn look(&mut self, state: &State, together: &mut Together) {
        let now = Shared::of(state);
        let before = std::mem::replace(self, now);
        let was = |side: Side, at: Region| before.mixed.iter().find(|(s, r, _)| (*s, *r) == (side, at));
        let passed = |(side, at, player): &&(Side, Region, Player)| was(*side, *at).is_some_and(|(.., p)| p != player);
        together.changes_of_control += self.mixed.iter().filter(passed).count() as u64;
        let formed = |(side, at): &&(Side, Region)| state.is_mixed(*at, *side) && was(*side, *at).is_none();
        together.joins_by_attack += before.struck.iter().filter(formed).count() as u64;
        let apart = |(side, at, _): &&(Side, Region, u8)| state.shares(*at, *side) && !state.is_mixed(*at, *side);
        together.removed_in_turn +=
            before.removed.iter().filter(apart).map(|(.., count)| u64::from(*count)).sum::<u64>();
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Attacked { side, to, .. } => self.struck.push((side.enemy(), to)),
            Event::CardHits { side, at, .. } => self.struck.push((side, at)),
            Event::Disbanded { figure, count, at } => self.removed.push((figure.side(), at, count)),
            _ => {}
        }
    }
}

impl Notes<War> for WarNotes {
    type Figures = WarReport;

    fn begin(start: &State) -> WarNotes {
        let cards = Box::new([Uses::default(); Card::PLACES]);
        let (turn_ends, together) = ([None; TURNS as usize], Together::default());
        let shared = (start.players != Players::Two).then(|| Shared::of(start));
        let mut notes = WarNotes { turn: start.turn, turn_ends, reached: [None; 3], cards, together, shared };
        notes.look(start);
        notes
    }

    fn look(&mut self, state: &State) {
        for (turn, milestone) in self.reached.iter_mut().zip(Milestone::ALL) {
            if turn.is_none() && milestone.reached(state) {
                *turn = Some(state.turn);
            }
        }
        if let Some(shared) = &mut self.shared {
            shared.look(state, &mut self.together);
        }
        let ended = self.turn..state.turn + u16::from(state.victory.is_some());
        if ended.is_empty() {
            return;
        }
        self.turn = ended.end;
        let end = TurnEnd::of(state);
        for turn in ended {
            if let Some(place) = place(turn).and_then(|at| self.turn_ends.get_mut(at)) {
                *place = Some(end);
            }
        }
    }

    fn hear(&mut self, event: &Event) {
        if let Some(shared) = &mut self.shared {
            shared.hear(event);
        }
        match event {
            Event::Played { card, .. } => self.cards[card.index()].event += 1,
            Event::Turned { card, .. } => self.cards[card.index()].combat += 1,
            Event::Exchanged { .. } => self.together.exchanges += 1,
            Event::Proposed { .. } => self.together.proposals += 1,
            Event::Joined { .. } => self.together.joins += 1,
            _ => {}
        }
    }

    fn figures(games: &[Noted<WarNotes>]) -> WarReport {
        WarReport::of(games)
    }
}

impl WarNotes {
    /// How things stood at the end of a turn, if the game was played then.
    pub fn at_end_of(&self, turn: u16) -> Option<TurnEnd> {
        place(turn).and_then(|at| self.turn_ends.get(at).copied()).flatten()
    }

    /// The turn in which something happened.
    pub fn turn_of(&self, milestone: Milestone) -> Option<u16> {
        self.reached[milestone as usize]
    }

    /// How often two players of a side did something together.
    pub fn together(&self) -> Together {
        self.together
    }

    /// How often a card was used.
    pub fn uses(&self, card: Card) -> Uses {
        self.cards[card.index()]
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
        let mut notes = WarNotes::begin(&state);
        notes.look(&state);
        assert_eq!(notes.at_end_of(1), None);
        state.turn = 2;
        state.fellowship.corruption = 3;
        notes.look(&state);
        state.fellowship.corruption = 4;
        notes.look(&state);
        assert_eq!(notes.at_end_of(1).map(|s| (s.corruption, s.in_mordor, s.over)), Some((3, false, false)));
        state.fellowship.mordor = Some(0);
        notes.look(&state);
        assert_eq!(notes.at_end_of(2), None);
        state.victory = Some(Victory::ShadowRing);
        notes.look(&state);
        assert_eq!(notes.at_end_of(2).map(|s| (s.in_mordor, s.over)), Some((true, true)));
        assert_eq!(notes.at_end_of(3), None);
        assert_eq!(notes.turn_of(Milestone::MordorEntered), Some(2));
        assert_eq!(notes.turn_of(Milestone::AragornCrowned), None);
    }

    #[test]
    fn late_turns_are_not_told_one_by_one() {
        let mut state = war::start();
        let mut notes = WarNotes::begin(&state);
        state.turn = 200;
        notes.look(&state);
        assert!(notes.at_end_of(15).is_some() && notes.at_end_of(16).is_none() && notes.at_end_of(0).is_none());
    }

    #[test]
    fn cards_are_counted_as_they_are_used() {
        let mut notes = WarNotes::begin(&war::start());
        let [first, second] = [0, 1].map(|at| Card::all().nth(at).expect("there are cards"));
        notes.hear(&Event::Played { side: Side::Free, card: first });
        notes.hear(&Event::Turned { side: Side::Free, card: first });
        notes.hear(&Event::Turned { side: Side::Shadow, card: first });
        notes.hear(&Event::TableDiscarded { card: second });
        assert_eq!(notes.uses(first), Uses { event: 1, combat: 2 });
        assert_eq!(notes.uses(second), Uses::default());
    }
}
