//! How good a position is by experience: what came of positions with the same signs in many thousand games.
//!
//! A small network: every sign speaks for one side or the other by itself, and for some thoughts (hidden units), each of
//! which speaks for a side too once enough signs speak for it. `examples/learn.rs` plays the games; the files in
//! `experience/` are what it has learned, and `signs.txt` there names the signs that it was learned of. A sign that came later
//! counts nothing until it is learned; one that is gone is forgotten.

use super::{
    signs::{self, Signs},
    worth::logistic,
};
use std::{collections::BTreeMap, sync::LazyLock};
use table::Dice;
use war::Side;

/// How many thoughts there are.
const THOUGHTS: usize = 32;

/// How much counts of what was learned beyond the formula. The rest was learned by heart: a player who trusts it wholly picks the very
/// plans about which it errs.
const TRUSTED: f32 = 0.5;
/// What the formula says counts so much before anything was learned, since it is too sure.
const FORMULA: f32 = 3.6;
/// And it thinks too little of the Free Peoples.
const KINDNESS: f32 = 0.3;

/// The signs of which something was learned, one a line, in the order in which the weights stand in the files.
const KNOWN_SIGNS: &str = include_str!("experience/signs.txt");

/// What was learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Experience {
    /// What each sign speaks for.
    signs: Vec<Sign>,
    /// How much each thought speaks for the Free Peoples.
    thoughts: [f32; THOUGHTS],
}

/// How much a sign speaks for the Free Peoples, and for every thought.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sign {
    free: f32,
    thoughts: [f32; THOUGHTS],
}

impl Experience {
    /// What was learned for a side, as far as it can be trusted: how good positions are if it goes on to play with this
    /// experience.
    pub fn of(side: Side) -> &'static Experience {
        static BOTH: LazyLock<[Experience; 2]> =
            LazyLock::new(|| Side::ALL.map(|side| Experience::learned(side).tempered(TRUSTED)));
        &BOTH[side.index()]
    }

    /// All that was learned for a side.
    pub fn learned(side: Side) -> Experience {
        Self::of_signs(side, &signs::names())
    }

    /// All that was learned for a side about the signs of these names.
    fn of_signs(side: Side, names: &[String]) -> Experience {
        let known: Vec<&str> = KNOWN_SIGNS.lines().collect();
        Self::from_bytes(file(side), &known, names).expect("the file is about the signs that are listed beside it")
    }

    /// Between the formula, if nothing is trusted, and all that was learned: a share of the way from one's log-odds to the other's.
    pub fn tempered(mut self, trusted: f32) -> Self {
        self.signs.iter_mut().for_each(|sign| sign.free *= trusted);
        self.thoughts.iter_mut().for_each(|thought| *thought *= trusted);
        self.signs[signs::OUTLOOK].free += (1.0 - trusted) * FORMULA;
        self.signs[signs::ALWAYS].free += (1.0 - trusted) * KINDNESS;
        self
    }

    /// Nothing was learned yet: only the formula speaks.
    pub fn anew(dice: &mut Dice) -> Self {
        let mut small = || 0.15 * (dice.below(2001) as f32 / 1000.0 - 1.0);
        let mut sign = || Sign { free: 0.0, thoughts: std::array::from_fn(|_| small()) };
        let mut signs: Vec<Sign> = signs::names().iter().map(|_| sign()).collect();
        signs[signs::OUTLOOK].free = FORMULA;
        signs[signs::ALWAYS].free = KINDNESS;
        Experience { signs, thoughts: [0.0; THOUGHTS] }
    }

    /// As written by [`Experience::to_bytes`] when the signs were `known`, for the signs there are now. What was not known
    /// counts nothing. None if the bytes are not about so many signs.
    pub fn from_bytes(bytes: &[u8], known: &[&str], names: &[String]) -> Option<Self> {
        let mut numbers = bytes.as_chunks::<4>().0.iter().map(|four| f32::from_le_bytes(*four));
        let mut learned = BTreeMap::new();
        for name in known {
            learned.insert(*name, Sign { free: numbers.next()?, thoughts: next(&mut numbers)? });
        }
        let thoughts = next(&mut numbers)?;
        let nothing = Sign { free: 0.0, thoughts: [0.0; THOUGHTS] };
        let signs = names.iter().map(|name| learned.get(name.as_str()).copied().unwrap_or(nothing)).collect();
        numbers.next().is_none().then_some(Experience { signs, thoughts })
    }

    /// As bytes, to be kept.
    pub fn to_bytes(&self) -> Vec<u8> {
        let of_sign = |sign: &Sign| [sign.free].into_iter().chain(sign.thoughts);
        self.signs.iter().flat_map(of_sign).chain(self.thoughts).flat_map(f32::to_le_bytes).collect()
    }

    /// The chance of the Free Peoples.
    pub fn judge(&self, signs: &Signs) -> f32 {
        logistic(self.odds(signs).0)
    }

    /// Learns what the chance of the Free Peoples was: every weight moves a little to where it would have been right.
    pub fn learn(&mut self, signs: &Signs, free: f32, rate: f32) {
        let (odds, thoughts) = self.odds(signs);
        let step = rate * (free - logistic(odds));
        let mut steps = [0.0; THOUGHTS];
        for (at, thought) in thoughts.into_iter().enumerate().filter(|(_, thought)| *thought > 0.0) {
            steps[at] = step * self.thoughts[at];
            self.thoughts[at] += step * thought;
        }
        // What is not confirmed is forgotten.
        let kept = 1.0 - 0.003 * rate;
        for (at, value) in signs {
            let sign = &mut self.signs[usize::from(*at)];
            if usize::from(*at) != signs::OUTLOOK {
                sign.free = kept * sign.free + step * value;
            }
            for (weight, step) in sign.thoughts.iter_mut().zip(&steps) {
                *weight = kept * *weight + step * value;
            }
        }
    }

    /// Moves some of the way to another: what was learned last may have been chance, what many agree on is not.
    pub fn approach(&mut self, other: &Experience, part: f32) {
        for (mine, its) in self.signs.iter_mut().zip(&other.signs) {
            mine.free += part * (its.free - mine.free);
            approach(&mut mine.thoughts, &its.thoughts, part);
        }
        approach(&mut self.thoughts, &other.thoughts, part);
    }

    /// The log-odds of the Free Peoples, and the thoughts that were had.
    fn odds(&self, signs: &Signs) -> (f32, [f32; THOUGHTS]) {
        let mut odds = 0.0;
        let mut thoughts = [0.0; THOUGHTS];
        for (at, value) in signs {
            let sign = &self.signs[usize::from(*at)];
            odds += sign.free * value;
            for (thought, weight) in thoughts.iter_mut().zip(&sign.thoughts) {
                *thought += weight * value;
            }
        }
        for (thought, weight) in thoughts.iter_mut().zip(&self.thoughts) {
            *thought = thought.max(0.0);
            odds += *thought * weight;
        }
        (odds, thoughts)
    }
}

/// The file of what was learned for a side.
fn file(side: Side) -> &'static [u8] {
    match side {
        Side::Free => include_bytes!("experience/free.bin"),
        Side::Shadow => include_bytes!("experience/shadow.bin"),
    }
}

fn approach(these: &mut [f32; THOUGHTS], those: &[f32; THOUGHTS], part: f32) {
    these.iter_mut().zip(those).for_each(|(this, that)| *this += part * (that - *this));
}

fn next(numbers: &mut impl Iterator<Item = f32>) -> Option<[f32; THOUGHTS]> {
    let mut these = [0.0; THOUGHTS];
    for number in &mut these {
        *number = numbers.next()?;
    }
    Some(these)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signs::{Looked, names, names_with, signs, signs_with, stays};
    use table::{Random, Table};
    use war::{Card, State, War};

    /// Positions of random games, and what a side sees in them.
    fn positions() -> impl Iterator<Item = State> {
        (0..8).flat_map(|seed| {
            let (mut state, mut random) = (war::start(), Random::new(seed));
            let mut step = move || {
                for _ in 0..60 {
                    Table::<War>::new(&mut state, &mut random).step().expect("a random player always answers");
                }
                state
            };
            (0..8).map(move |_| step())
        })
    }

    /// What was learned counts as it did when it was learned: every weight is where it was.
    #[test]
    fn the_signs_are_those_that_were_learned() {
        assert_eq!(names().join("\n") + "\n", KNOWN_SIGNS, "let it learn anew, or keep the names");
        assert_eq!((names()[signs::ALWAYS].as_str(), names()[signs::OUTLOOK].as_str()), ("always", "outlook"));
        let mut once = names();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), names().len(), "two signs have one name");
        for side in Side::ALL {
            assert!(Experience::learned(side).to_bytes() == file(side), "a weight is not where it was");
        }
    }

    #[test]
    fn a_card_more_counts_nothing_and_moves_nothing() {
        let added = Card::called("fp-char-32");
        let cards = || Card::all().map(stays).chain([(added, true)]);
        let mut met = 0;
        for side in Side::ALL {
            let experience = Experience::of_signs(side, &names_with(cards()));
            let learned = Experience::learned(side);
            assert_eq!(experience.signs.len(), learned.signs.len() + 2);
            for mut state in positions() {
                assert_eq!(experience.judge(&signs_with(&state, side, cards())), learned.judge(&signs(&state, side)));
                state.decks.table.add(added);
                let (seen, overlooked) = (signs_with(&state, side, cards()), signs(&state, side));
                assert_eq!(seen.len(), overlooked.len() + 1, "the card is seen");
                assert_eq!(experience.judge(&seen), learned.judge(&overlooked), "and counts nothing");
                met += 1;
            }
        }
        assert_eq!(met, 128);
    }

    /// A card that stays on the table from now on, and one that does not any more.
    #[test]
    fn a_changed_flag_counts_nothing() {
        let (comes, goes) = (Card::called("fp-char-01"), Card::called("fp-char-05"));
        assert!(!comes.text().table && goes.text().table);
        let changed = move |(card, stays): Looked| (card, stays != (card == comes || card == goes));
        let cards = || Card::all().map(stays).map(changed);
        for side in Side::ALL {
            let experience = Experience::of_signs(side, &names_with(cards()));
            let learned = Experience::learned(side);
            for mut state in positions() {
                state.decks.table.remove(goes);
                state.decks.table.add(comes);
                let (seen, overlooked) = (signs_with(&state, side, cards()), signs(&state, side));
                assert_eq!(seen.len(), overlooked.len() + 1, "the card is seen");
                assert_eq!(experience.judge(&seen), learned.judge(&overlooked), "and counts nothing");
            }
        }
    }
}
