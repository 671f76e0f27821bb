//! W8.4 What combat cards and dice make of one round of battle.

use super::battle::MOST_DICE;
use crate::{Battle, Character, CharacterSet, Side, State, cards::known::HELP_UNLOOKED_FOR};
use smallvec::SmallVec;

/// One round: what each side brings to it, and what has come of it so far.
pub(crate) struct Round {
    sides: [Fighter; 2],
    /// The card of a side has been cancelled.
    pub cancelled: [bool; 2],
    /// Characters without Leadership and abilities this round.
    pub silenced: CharacterSet,
    /// W8.4.9 Companions whose Leadership was given up, or cancelled, but whose abilities work.
    pub gave: CharacterSet,
    /// The defender has withdrawn before the fight.
    pub withdrawn: bool,
}

/// One side in a round.
#[derive(Default)]
pub(crate) struct Fighter {
    /// Added to each die of the combat roll.
    pub bonus: i8,
    /// Added to each die of the re-roll.
    pub re_bonus: i8,
    /// The most dice of the combat roll, where a card says so.
    pub limit: Option<u8>,
    /// Dice fewer in the combat roll, but never fewer than one.
    pub fewer: u8,
    /// W8.4.9 Points of Leadership given up.
    pub given_up: u8,
    /// There is no re-roll.
    pub no_re_roll: bool,
    /// The combat roll.
    pub rolled: SmallVec<[u8; 5]>,
    /// Failed dice that may not be re-rolled.
    pub barred: u8,
    /// Hits of the combat roll.
    pub hits: u8,
    /// Hits of the re-roll.
    pub re_hits: u8,
    /// Hits that cards add.
    pub more_hits: u8,
    /// Hits that the other side's card cancels.
    pub cancelled_hits: u8,
    /// Hits on one's own Army.
    pub own_hits: u8,
    /// Hits of extra attacks, which were taken at once.
    pub extra_attack: u8,
}

impl Round {
    /// A round in which nothing has happened yet.
    pub fn new(state: &State) -> Round {
        let mut round = Round {
            sides: [Fighter::default(), Fighter::default()],
            cancelled: [false; 2],
            silenced: CharacterSet::EMPTY,
            gave: CharacterSet::EMPTY,
            withdrawn: false,
        };
        // Help Unlooked For: the garrison keeps the besiegers busy.
        if let Some(battle) = state.battle.filter(|b| b.card == Some(HELP_UNLOOKED_FOR)) {
            round.of_mut(Side::Shadow).fewer = state.board.at(battle.to).units(Side::Free);
        }
        round
    }

    /// One side of it.
    pub fn of(&self, side: Side) -> &Fighter {
        &self.sides[side.index()]
    }

    /// One side of it, to change it.
    pub fn of_mut(&mut self, side: Side) -> &mut Fighter {
        &mut self.sides[side.index()]
    }

    /// A Companion has no Leadership and no abilities for this round.
    pub fn silence(&mut self, who: Character) {
        self.silenced.add(who);
    }

    /// A Companion's Leadership is given up for this round; his abilities stay.
    pub fn give_up(&mut self, who: Character) {
        self.gave.add(who);
    }

    /// The Leadership that a side has left this round.
    pub fn leadership(&self, state: &State, battle: &Battle, side: Side) -> u8 {
        let given: u8 = battle.army(state, side).characters.and(self.gave).iter().map(|c| c.sheet().leadership).sum();
        battle.leadership(state, side, self.silenced).saturating_sub(self.of(side).given_up + given)
    }

    /// The Leadership that the Nazgûl have left this round.
    pub fn nazgul_leadership(&self, state: &State, battle: &Battle) -> u8 {
        battle.nazgul_leadership(state, self.silenced).saturating_sub(self.of(Side::Shadow).given_up)
    }
}

impl Fighter {
    /// The dice of the combat roll; what makes them fewer is taken off what would really be rolled.
    pub fn dice_for(&self, strength: u8) -> u8 {
        let dice = strength.min(MOST_DICE).min(self.limit.unwrap_or(MOST_DICE));
        match self.fewer {
            0 => dice,
            fewer => dice.saturating_sub(fewer).max(1),
        }
    }

    /// The dice of the combat roll that failed and may still be changed.
    pub fn failed(&self) -> u8 {
        (self.rolled.len() as u8).saturating_sub(self.hits)
    }

    /// The hits that the other side suffers.
    pub fn total(&self) -> u8 {
        (self.hits + self.re_hits + self.more_hits).saturating_sub(self.cancelled_hits)
    }
}
