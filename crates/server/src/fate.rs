//! Chance, from the operating system's generator. It is written down as outcomes; nobody can tell the next die from those he
//! has seen.

use table::{Luck, Rules};

/// The operating system's generator.
pub struct Fate;

impl Fate {
    /// A number below `n`, every one as likely as another.
    pub fn below(&mut self, n: u32) -> u32 {
        // Numbers above the last multiple of n would make small results likelier, so they are drawn again.
        let fair = u32::MAX - u32::MAX % n;
        loop {
            let number = u32::from_le_bytes(bytes());
            if number < fair {
                return number % n;
            }
        }
    }
}

impl<R: Rules> Luck<R> for Fate {
    fn draw(&mut self, _: &R::Why, options: &[R::Item]) -> Option<R::Item> {
        Some(options[self.below(options.len() as u32) as usize])
    }
}

/// Random bytes that nobody can guess.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has a generator");
    bytes
}

/// A name of 26 letters and digits that nobody can guess: 130 bits.
pub fn secret() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes::<26>().iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_up_about_as_often() {
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[Fate.below(6) as usize] += 1);
        // Five standard deviations of a count are about 450.
        assert!(counts.iter().all(|n| (9_500..=10_500).contains(n)), "{counts:?}");
    }

    #[test]
    fn secrets_differ() {
        let (one, other) = (secret(), secret());
        assert_eq!((one.len(), other.len()), (26, 26));
        assert_ne!(one, other);
    }
}
