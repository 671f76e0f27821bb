//! Chances of counts: how likely 0 is, how likely 1 is, and so on.

/// How likely each count is. The chances of all counts make 1, unless it is a part of a greater whole.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spread(Vec<f64>);

impl Spread {
    /// Nothing has happened yet: no count has a chance.
    pub fn empty() -> Spread {
        Spread::default()
    }

    /// This count for certain.
    pub fn certain(count: usize) -> Spread {
        let mut spread = Spread::empty();
        spread.add(count, 1.0);
        spread
    }

    /// How many of `tries` succeed, if each does with this chance.
    pub fn of_tries(tries: u8, chance: f64) -> Spread {
        let one = Spread(vec![1.0 - chance, chance]);
        (0..tries).fold(Spread::certain(0), |so_far, _| so_far.plus(&one))
    }

    /// Adds to the chance of a count.
    pub fn add(&mut self, count: usize, chance: f64) {
        if self.0.len() <= count {
            self.0.resize(count + 1, 0.0);
        }
        self.0[count] += chance;
    }

    /// The sum of two counts that know nothing of each other.
    pub fn plus(&self, other: &Spread) -> Spread {
        let mut sum = Spread::empty();
        for (a, chance_a) in self.iter() {
            for (b, chance_b) in other.iter() {
                sum.add(a + b, chance_a * chance_b);
            }
        }
        sum
    }

    /// Every count up to the greatest, with its chance.
    pub fn iter(&self) -> impl Iterator<Item = (usize, f64)> {
        self.0.iter().copied().enumerate()
    }

    /// The chance of exactly this count.
    pub fn chance(&self, count: usize) -> f64 {
        self.0.get(count).copied().unwrap_or(0.0)
    }

    /// The chance of this count or more.
    pub fn at_least(&self, count: usize) -> f64 {
        total(self.0.iter().skip(count).copied())
    }

    /// The mean count.
    pub fn mean(&self) -> f64 {
        total(self.iter().map(|(count, chance)| count as f64 * chance))
    }

    /// All chances together: 1, but for rounding.
    pub fn total(&self) -> f64 {
        total(self.0.iter().copied())
    }
}

/// A sum that is 0 if there is nothing to add; that of the standard library would be -0, and people would see it.
pub(crate) fn total(chances: impl Iterator<Item = f64>) -> f64 {
    chances.fold(0.0, |sum, chance| sum + chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_coins() {
        assert_eq!(Spread::of_tries(2, 0.5), Spread(vec![0.25, 0.5, 0.25]));
        assert_eq!(Spread::of_tries(0, 0.5), Spread::certain(0));
    }

    #[test]
    fn what_it_says_of_itself() {
        let spread = Spread::of_tries(4, 0.25);
        assert!((spread.mean() - 1.0).abs() < 1e-12);
        assert!((spread.total() - 1.0).abs() < 1e-12);
        assert!((spread.at_least(1) - (1.0 - 0.75_f64.powi(4))).abs() < 1e-12);
        assert_eq!(spread.chance(5), 0.0);
        assert!(spread.at_least(5).is_sign_positive());
    }
}
