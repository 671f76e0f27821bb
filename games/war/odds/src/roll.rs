//! W8.5 The combat roll and W8.6 the Leader re-roll. W12.2 The Hunt roll is one too.

use crate::Spread;

/// W8.3.3 The most dice in one roll; W12.2.2 also of the Hunt.
pub const MOST_DICE: u8 = 5;

/// The dice of one side in one round, and what they need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// W8.5.1 The strength; W8.3.3 of more than 5, five dice are rolled.
    pub dice: u8,
    /// The number needed: 5, or W8.5.2 6.
    pub needed: u8,
    /// W8.5.3 What is added to each die of the roll.
    pub bonus: i8,
    /// W8.6.2 What is added to each die of the re-roll.
    pub re_bonus: i8,
    /// W8.6.1 How many failed dice may be rolled again; all that can be are.
    pub re_rolls: u8,
}

impl Roll {
    /// So many dice that need this number, with nothing else.
    pub const fn new(dice: u8, needed: u8) -> Roll {
        Roll { dice, needed, bonus: 0, re_bonus: 0, re_rolls: 0 }
    }

    /// How many dice hit, W8.6.2 those of both rolls added.
    pub fn hits(&self) -> Spread {
        let dice = self.dice.min(MOST_DICE);
        let again = chance_to_hit(self.needed, self.re_bonus);
        let mut hits = Spread::empty();
        for (first, chance) in Spread::of_tries(dice, chance_to_hit(self.needed, self.bonus)).iter() {
            // W8.6.1 Only failed dice, each once.
            let failed = dice - first as u8;
            for (second, chance_again) in Spread::of_tries(failed.min(self.re_rolls), again).iter() {
                hits.add(first + second, chance * chance_again);
            }
        }
        hits
    }
}

/// The chance of one die. W8.5.3 The bonus is added before the die is compared; W8.5.4 a natural 6 always hits and a
/// natural 1 always misses.
pub fn chance_to_hit(needed: u8, bonus: i8) -> f64 {
    let hits = |face: &i16| *face == 6 || *face != 1 && face + i16::from(bonus) >= i16::from(needed);
    (1..=6).filter(hits).count() as f64 / 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-12, "expected {expected}, found {found}");
    }

    #[test]
    fn one_die() {
        close(chance_to_hit(5, 0), 2.0 / 6.0);
        close(chance_to_hit(6, 0), 1.0 / 6.0);
        // Examples W8-d and W9-c.
        close(chance_to_hit(5, 1), 3.0 / 6.0);
        close(chance_to_hit(6, 1), 2.0 / 6.0);
        // W8.5.4
        close(chance_to_hit(5, 9), 5.0 / 6.0);
        close(chance_to_hit(6, -9), 1.0 / 6.0);
    }

    #[test]
    fn hits_without_leadership() {
        let hits = Roll::new(2, 5).hits();
        close(hits.chance(0), 4.0 / 9.0);
        close(hits.chance(1), 4.0 / 9.0);
        close(hits.chance(2), 1.0 / 9.0);
        close(Roll::new(3, 6).hits().at_least(1), 91.0 / 216.0);
    }

    #[test]
    fn leadership_rolls_failed_dice_again() {
        // One die: 1/3, and of the 2/3 that fail a third.
        close(Roll { re_rolls: 1, ..Roll::new(1, 5) }.hits().chance(1), 5.0 / 9.0);
        // Two dice, one Leader: both hit at once (1/9), or one does and the other when it is rolled again (4/9 · 1/3).
        let hits = Roll { re_rolls: 1, ..Roll::new(2, 5) }.hits();
        close(hits.chance(2), 1.0 / 9.0 + 4.0 / 27.0);
        close(hits.chance(1), 4.0 / 9.0 * 2.0 / 3.0 + 4.0 / 9.0 / 3.0);
        close(hits.chance(0), 8.0 / 27.0);
        // With a Leader for every die, each die has two tries.
        let all = Roll { re_rolls: 9, ..Roll::new(5, 5) }.hits();
        Spread::of_tries(5, 5.0 / 9.0).iter().for_each(|(count, chance)| close(all.chance(count), chance));
    }

    #[test]
    fn the_re_roll_has_its_own_bonus() {
        let roll = Roll { bonus: 1, re_rolls: 1, ..Roll::new(1, 5) };
        close(roll.hits().chance(1), 1.0 / 2.0 + 1.0 / 2.0 / 3.0);
        let again = Roll { re_bonus: 1, re_rolls: 1, ..Roll::new(1, 5) };
        close(again.hits().chance(1), 1.0 / 3.0 + 2.0 / 3.0 / 2.0);
    }

    #[test]
    fn never_more_than_five_dice() {
        assert_eq!(Roll::new(8, 5).hits(), Roll::new(5, 5).hits());
        assert_eq!(Roll::new(0, 5).hits(), Spread::certain(0));
    }

    #[test]
    fn all_chances_make_one() {
        for dice in 0..=5 {
            for re_rolls in 0..=6 {
                for bonus in -2..=5 {
                    let roll = Roll { dice, needed: 5, bonus, re_bonus: -bonus, re_rolls };
                    close(roll.hits().total(), 1.0);
                }
            }
        }
    }
}
