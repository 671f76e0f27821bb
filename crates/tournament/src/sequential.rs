//! When enough games have been played: a sequential test of pairs of games.
//!
//! Two sequential tests run side by side (Sobel and Wald): whether the first player scores 55 % rather than 50 %, and
//! whether the second one does. Each watches the logarithm of how much likelier the one is than the other, with the
//! variance that the pairs themselves show, until it leaves its bounds.

use crate::statistics::PairScores;
use std::cmp::Ordering;

/// The least difference that is looked for, as a share of the points.
pub const DIFFERENCE: f64 = 0.05;

/// How often equal players may be called different; and how often such a difference may be missed.
const ERROR: f64 = 0.05;

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    FirstIsStronger,
    SecondIsStronger,
    NoDifference,
}

/// A test under way.
#[derive(Clone, Debug, Default)]
pub struct Sequential {
    scores: PairScores,
    /// Whether the first player is stronger, and whether the second one is, where that is settled.
    stronger: [Option<bool>; 2],
}

impl Sequential {
    /// Adds a pair of games by how the first player did in it. After the verdict nothing changes any more.
    pub fn add(&mut self, first_did: Ordering) {
        if self.verdict().is_some() {
            return;
        }
        self.scores.add(first_did);
        let ahead = self.scores.mean() - 0.5;
        for (settled, ahead) in self.stronger.iter_mut().zip([ahead, -ahead]) {
            *settled = settled.or(settle(&self.scores, ahead));
        }
    }

    /// What is settled.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.stronger {
            [Some(true), _] => Some(Verdict::FirstIsStronger),
            [_, Some(true)] => Some(Verdict::SecondIsStronger),
            [Some(false), Some(false)] => Some(Verdict::NoDifference),
            _ => None,
        }
    }

    /// How many pairs it took, or has seen so far.
    pub fn pairs(&self) -> u64 {
        self.scores.count()
    }
}

/// Whether a player who is ahead by so much in the mean is stronger by the difference, if that can be said.
fn settle(scores: &PairScores, ahead: f64) -> Option<bool> {
    // Two tests may err to the side of a difference, so each is allowed half of the error there.
    let (upper, lower) = (((1.0 - ERROR) / (ERROR / 2.0)).ln(), (ERROR / (1.0 - ERROR / 2.0)).ln());
    let likelier = scores.count() as f64 * DIFFERENCE * (2.0 * ahead - DIFFERENCE) / (2.0 * scores.variance());
    match likelier {
        l if l >= upper => Some(true),
        l if l <= lower => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Dice;

    /// The test after pairs of which the first player won so many games.
    fn after(pairs: impl IntoIterator<Item = u64>) -> Sequential {
        let mut test = Sequential::default();
        pairs.into_iter().for_each(|won| test.add(won.cmp(&1)));
        test
    }

    #[test]
    fn who_wins_everything_is_soon_stronger() {
        let (first, second) = (after([2; 50]), after([0; 50]));
        assert_eq!(first.verdict(), Some(Verdict::FirstIsStronger));
        assert_eq!(second.verdict(), Some(Verdict::SecondIsStronger));
        assert!(first.pairs() == second.pairs() && (4..=12).contains(&first.pairs()), "{}", first.pairs());
    }

    #[test]
    fn who_wins_three_of_four_is_stronger() {
        let test = after([2, 1, 2, 1, 1, 2].into_iter().cycle().take(100));
        assert_eq!(test.verdict(), Some(Verdict::FirstIsStronger));
        assert!(test.pairs() < 40, "{}", test.pairs());
    }

    #[test]
    fn even_pairs_are_no_difference() {
        for pairs in [[1, 1, 1, 1], [2, 0, 0, 2], [1, 2, 1, 0]] {
            let test = after(pairs.into_iter().cycle().take(2000));
            assert_eq!(test.verdict(), Some(Verdict::NoDifference), "{pairs:?}");
        }
    }

    #[test]
    fn few_pairs_settle_nothing() {
        assert_eq!(after([2, 2, 2]).verdict(), None);
        assert_eq!(after([]).verdict(), None);
    }

    /// Many tests, where the first player wins so many of 1000 games in the one seat, and in the other.
    fn tests(in_one: usize, in_other: usize) -> Vec<Sequential> {
        let mut dice = Dice::new(in_one as u64);
        let mut test = || {
            let mut test = Sequential::default();
            while test.verdict().is_none() && test.pairs() < 20_000 {
                let won = [in_one, in_other].map(|chance| u64::from(dice.below(1000) < chance));
                test.add(won.iter().sum::<u64>().cmp(&1));
            }
            test
        };
        (0..TESTS).map(|_| test()).collect()
    }

    /// How often such tests say that the first player is stronger, that the second is, that there is no difference, in
    /// percent.
    fn verdicts(in_one: usize, in_other: usize) -> [usize; 3] {
        let tests = tests(in_one, in_other);
        let share = |verdict| 100 * tests.iter().filter(|test| test.verdict() == Some(verdict)).count() / TESTS;
        [Verdict::FirstIsStronger, Verdict::SecondIsStronger, Verdict::NoDifference].map(share)
    }

    const TESTS: usize = 1000;

    #[test]
    fn equal_players_are_seldom_called_different() {
        for (in_one, in_other) in [(500, 500), (300, 700), (100, 900)] {
            let [first, second, same] = verdicts(in_one, in_other);
            assert!(first + second <= 7 && same >= 92, "{first} {second} {same}");
        }
    }

    #[test]
    fn a_difference_is_seldom_missed() {
        for (in_one, in_other) in [(550, 550), (350, 750), (150, 950)] {
            let [first, second, same] = verdicts(in_one, in_other);
            assert!(first >= 92 && second == 0 && same <= 7, "{first} {second} {same}");
        }
        assert!(verdicts(400, 400)[1] >= 98);
    }

    /// What docs/simulate.md says.
    #[test]
    fn clear_cases_take_few_games() {
        for (chance, median, nine_of_ten) in [(750, 54, (24, 102)), (600, 212, (96, 430)), (500, 700, (400, 1600))] {
            let mut games: Vec<u64> = tests(chance, chance).iter().map(|test| 2 * test.pairs()).collect();
            games.sort_unstable();
            let found = [games[TESTS / 20], games[TESTS / 2], games[TESTS * 19 / 20]];
            let near = |(found, told): (&u64, u64)| found.abs_diff(told) * 5 <= told;
            let told = [nine_of_ten.0, median, nine_of_ten.1];
            assert!(found.iter().zip(told).all(near), "expected {told:?} or nearly so, found {found:?}");
        }
    }
}
