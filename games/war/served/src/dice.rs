//! The action dice of a turn in their places, so that every die keeps its place from the roll to the end of the turn. The game
//! itself only counts unused dice by face; what became of each is told by what everybody has heard since the turn began.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Action, Event, Face, Side, View};

/// A die in its place.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct WarDie {
    /// What it shows.
    pub face: String,
    /// What became of it.
    pub state: WarDieState,
}

/// What became of a die this turn.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WarDieState {
    /// It can be used.
    Unused,
    /// It was used, skipped or lost.
    Used,
    /// It is in the Hunt Box.
    Hunt,
}

/// What was heard since the turn began, the beginning included; the latest first.
pub(super) fn this_turn(heard: impl Iterator<Item = Event>) -> Vec<Event> {
    let mut turn = Vec::new();
    for event in heard {
        turn.push(event);
        if matches!(event, Event::Turn { .. }) {
            break;
        }
    }
    turn
}

/// The dice of a side: first those that were put in the Hunt Box, then those rolled, in the order in which they came up.
pub(super) fn places(view: &View, side: Side, turn: &[Event]) -> Vec<WarDie> {
    let changes: Vec<Change> = turn.iter().filter_map(|event| Change::of(event, side)).collect();
    let mut before = Count::default();
    // A game that was set up in the middle of a turn had dice from the start: what there is now, without what happened since.
    if !matches!(turn.last(), Some(Event::Turn { .. })) {
        before = Count::of(view, side);
        changes.iter().for_each(|change| before.take_back(*change));
    }
    let mut tray = Tray::of(before, side);
    changes.iter().rev().for_each(|change| tray.make(*change));
    tray.dice.into_iter().map(|(face, state)| WarDie { face: face.to_string(), state }).collect()
}

/// What happens to the dice of a side.
#[derive(Clone, Copy)]
enum Change {
    Rolled(Face),
    /// A die is used up; one that moves the Fellowship may go to the Hunt Box later.
    Spent(Face, Option<Action>),
    Turned(Face, Face),
    /// So many unused Wills of the West are lost.
    Lost(u8),
    /// So many dice are put in the Hunt Box, before the roll.
    Allotted(u8),
    /// The die that has moved the Fellowship goes to the Hunt Box.
    Follows,
}

impl Change {
    fn of(event: &Event, of: Side) -> Option<Change> {
        let (whose, change) = match *event {
            Event::Rolled { side, face } => (side, Change::Rolled(face)),
            Event::Acted { side, shown, action, .. } => (side, Change::Spent(shown, Some(action))),
            Event::Skipped { side, die } => (side, Change::Spent(die, None)),
            Event::RingUsed { side, from, to } | Event::DieTurned { side, from, to } => {
                (side, Change::Turned(from, to))
            }
            Event::DiceLost { side, count } => (side, Change::Lost(count)),
            Event::HuntDice { count } => (Side::Shadow, Change::Allotted(count)),
            Event::IntoHuntBox { side } => (side, Change::Follows),
            _ => return None,
        };
        (whose == of).then_some(change)
    }
}

/// How many dice there are, as the game counts them.
#[derive(Clone, Copy, Default)]
struct Count {
    unused: [u8; Face::ALL.len()],
    hunt: u8,
}

impl Count {
    fn of(view: &View, side: Side) -> Count {
        let hunt = match side {
            Side::Free => view.hunt.free_dice,
            Side::Shadow => view.hunt.shadow_dice,
        };
        Count { unused: view.dice[side.index()].unused, hunt }
    }

    /// Where dice of this face are counted: an Eye is in the Hunt Box.
    fn place(&mut self, face: Face) -> &mut u8 {
        match face {
            Face::Eye => &mut self.hunt,
            other => &mut self.unused[other.index()],
        }
    }

    fn less(&mut self, face: Face) {
        let count = self.place(face);
        *count = count.saturating_sub(1);
    }

    /// How many there were before a change.
    fn take_back(&mut self, change: Change) {
        match change {
            Change::Rolled(face) => self.less(face),
            Change::Spent(face, _) => *self.place(face) += 1,
            Change::Turned(from, to) => {
                self.less(to);
                *self.place(from) += 1;
            }
            Change::Lost(count) => *self.place(Face::Will) += count,
            // Whatever was in the Hunt Box before has been taken out of it.
            Change::Allotted(_) => self.hunt = 0,
            Change::Follows => self.less(Face::Eye),
        }
    }
}

/// Dice in their places.
struct Tray {
    dice: Vec<(Face, WarDieState)>,
    /// The place of the die that was used last to move the Fellowship.
    moves: Option<usize>,
}

impl Tray {
    /// A position that was set up by hand has its dice in the order of their faces.
    fn of(count: Count, side: Side) -> Tray {
        let mut tray = Tray { dice: Vec::new(), moves: None };
        // Only a Character result moves the Fellowship to the Hunt; all other dice there are the Shadow's.
        let hunts = if side == Side::Free { Face::Character } else { Face::Eye };
        tray.put(hunts, WarDieState::Hunt, count.hunt);
        Face::ALL.into_iter().for_each(|face| tray.put(face, WarDieState::Unused, count.unused[face.index()]));
        tray
    }

    fn put(&mut self, face: Face, state: WarDieState, count: u8) {
        self.dice.extend(std::iter::repeat_n((face, state), count.into()));
    }

    /// The first unused die that shows a face.
    fn unused(&self, face: Face) -> Option<usize> {
        self.dice.iter().position(|die| *die == (face, WarDieState::Unused))
    }

    fn make(&mut self, change: Change) {
        match change {
            Change::Rolled(face) => self.put(face, state_of(face), 1),
            Change::Spent(face, action) => {
                let place = self.unused(face);
                self.set(place, face, WarDieState::Used);
                if action == Some(Action::MoveFellowship) {
                    self.moves = place;
                }
            }
            Change::Turned(from, to) => self.set(self.unused(from), to, state_of(to)),
            Change::Lost(count) => {
                (0..count).for_each(|_| self.set(self.unused(Face::Will), Face::Will, WarDieState::Used));
            }
            Change::Allotted(count) => {
                self.dice.retain(|(_, state)| *state != WarDieState::Hunt);
                self.put(Face::Eye, WarDieState::Hunt, count);
            }
            Change::Follows => {
                let place = self.moves.take();
                let shown = place.map_or(Face::Character, |place| self.dice[place].0);
                self.set(place, shown, WarDieState::Hunt);
            }
        }
    }

    fn set(&mut self, place: Option<usize>, face: Face, state: WarDieState) {
        // In a position set up in the middle of an action, the die of that action was not told of.
        match place {
            Some(place) => self.dice[place] = (face, state),
            None => self.dice.push((face, state)),
        }
    }
}

/// What becomes of a die that comes to show this: an Eye goes to the Hunt Box at once.
const fn state_of(face: Face) -> WarDieState {
    match face {
        Face::Eye => WarDieState::Hunt,
        _ => WarDieState::Unused,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{WarView, fixtures};
    use std::collections::BTreeMap;
    use table::{Match, Random};
    use war::War;

    fn shown(game: &Match<War>) -> WarView {
        WarView::of(&game.view(None), game.heard(None).rev())
    }

    /// How many unused dice there are by face, and how many in the Hunt Box, as the places say.
    fn counted(places: &[WarDie]) -> (BTreeMap<String, u8>, u8) {
        let of = |state: WarDieState| places.iter().filter(move |die| die.state == state);
        let mut unused = BTreeMap::new();
        of(WarDieState::Unused).for_each(|die| *unused.entry(die.face.clone()).or_default() += 1);
        (unused, of(WarDieState::Hunt).count() as u8)
    }

    /// Whether the die that stood in a place can have become what stands there now. A Ring or a card may have turned it, and then
    /// it may have been used at once.
    fn is_the_same(before: &WarDie, now: &WarDie) -> bool {
        match before.state {
            WarDieState::Unused => true,
            WarDieState::Used => before.face == now.face && now.state != WarDieState::Unused,
            WarDieState::Hunt => before == now,
        }
    }

    /// Follows the dice of a random game from question to question; says how many of them were turned and how many came to the
    /// Hunt Box later.
    fn follow(position: &[(&str, &str)], seed: u64) -> (usize, usize) {
        let (mut luck, mut player) = (table::Dice::new(seed), Random::new(seed));
        let mut game = Match::<War>::begin(&fixtures::setup(position), &mut luck);
        let (mut turned, mut follow) = (0, 0);
        let mut last = (0, [Vec::new(), Vec::new()]);
        while let Some(asked) = game.next_question().cloned() {
            let shown = shown(&game);
            for (dice, hunt) in [(&shown.dice.fp, shown.hunt.dice.fp), (&shown.dice.sh, shown.hunt.dice.sh)] {
                assert_eq!(counted(&dice.places), (dice.unused.clone(), hunt), "seed {seed}: {asked:?}");
            }
            let now = (shown.turn, [shown.dice.fp.places, shown.dice.sh.places]);
            for (before, now) in last.1.iter().zip(&now.1).filter(|_| last.0 == now.0) {
                let pairs = || before.iter().zip(now);
                let kept = before.len() <= now.len() && pairs().all(|(before, now)| is_the_same(before, now));
                assert!(kept, "seed {seed}: {before:?} became {now:?}");
                turned += pairs().filter(|(before, now)| before.face != now.face).count();
                let follows =
                    |(before, now): &(&WarDie, &WarDie)| before.state != now.state && now.state == WarDieState::Hunt;
                follow += pairs().filter(follows).count();
            }
            last = now;
            let answer = player.answer::<War>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).expect("a legal answer");
        }
        (turned, follow)
    }

    #[test]
    fn dice_keep_their_places_and_are_as_many_as_the_game_counts() {
        let middle: [(&str, &str); 6] = [
            ("phase", "actions"),
            ("dice fp", "2 character, muster-army, will"),
            ("dice sh", "character, army, 2 muster, event"),
            ("hunt dice fp", "1"),
            ("hunt dice sh", "2"),
            ("rings fp", "3"),
        ];
        let games = (0..6).map(|seed| follow(&[], seed)).chain((0..6).map(|seed| follow(&middle, seed)));
        let (turned, follow) = games.fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
        assert!(turned > 10 && follow > 50, "{turned} {follow}");
    }

    /// `character, army*` of the Free Peoples: what was used has a star, what is in the Hunt Box stands in brackets.
    fn told(places: &[WarDie]) -> String {
        let die = |die: &WarDie| match die.state {
            WarDieState::Unused => die.face.clone(),
            WarDieState::Used => format!("{}*", die.face),
            WarDieState::Hunt => format!("({})", die.face),
        };
        places.iter().map(die).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_was_set_up_by_hand_comes_in_the_order_of_the_faces() {
        let position =
            [("phase", "actions"), ("dice fp", "event, 2 character"), ("dice sh", "army"), ("hunt dice sh", "1")];
        let game = fixtures::from_text(&position, &["fp: event", "fp: strategy-deck", "chance: fp-strat-01"]);
        let shown = shown(&game);
        assert_eq!(told(&shown.dice.fp.places), "character character event*");
        assert_eq!(told(&shown.dice.sh.places), "(eye) army");
    }

    #[test]
    fn a_die_turned_by_a_ring_stays_where_it_lies() {
        let position =
            [("phase", "actions"), ("dice fp", "character, 2 muster"), ("dice sh", "army"), ("rings fp", "1")];
        let game = fixtures::from_text(&position, &["fp: ring", "fp: muster", "fp: event"]);
        assert_eq!(told(&shown(&game).dice.fp.places), "character event muster");
        let game = fixtures::from_text(&position, &["fp: skip", "fp: muster"]);
        assert_eq!(told(&shown(&game).dice.fp.places), "character muster* muster");
    }
}
