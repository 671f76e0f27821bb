//! Units, and W8.7 how they suffer hits.

use std::{fmt, str::FromStr};

/// The units of an Army.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Troops {
    /// Regulars.
    pub regulars: u8,
    /// Elites.
    pub elites: u8,
}

/// W8.7.3 How the owner takes his hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// A Regular for each hit as long as there is one. It keeps the Elites, and loses dice.
    RegularsFirst,
    /// An Elite is replaced for each hit as long as there is one. It keeps the dice, and loses the Elites.
    ElitesFirst,
}

impl Troops {
    /// So many Regulars and Elites.
    pub const fn new(regulars: u8, elites: u8) -> Troops {
        Troops { regulars, elites }
    }

    /// How many units there are, W8.3.1.
    pub const fn units(self) -> u8 {
        self.regulars.saturating_add(self.elites)
    }

    /// How many hits remove them all: W8.7.2 one for a Regular and two for an Elite.
    pub const fn hits(self) -> u8 {
        self.units().saturating_add(self.elites)
    }

    /// W8.7.2, W9.5.3 One Elite is replaced by a Regular; none if there is no Elite.
    pub fn reduced(self) -> Option<Troops> {
        Some(Troops { regulars: self.regulars + 1, elites: self.elites.checked_sub(1)? })
    }

    /// W8.7.3 What is left after so many hits; surplus hits are lost.
    pub fn after(self, hits: u8, policy: Policy) -> Troops {
        (0..hits).fold(self, |left, _| left.after_one(policy))
    }

    /// W8.7.2 One hit removes a Regular or replaces an Elite.
    fn after_one(self, policy: Policy) -> Troops {
        let without_regular = self.regulars.checked_sub(1).map(|regulars| Troops { regulars, ..self });
        let left = match policy {
            Policy::RegularsFirst => without_regular.or(self.reduced()),
            Policy::ElitesFirst => self.reduced().or(without_regular),
        };
        left.unwrap_or(self)
    }
}

impl fmt::Display for Troops {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.regulars, self.elites) {
            (0, 0) => f.write_str("0"),
            (regulars, 0) => write!(f, "{regulars}r"),
            (0, elites) => write!(f, "{elites}e"),
            (regulars, elites) => write!(f, "{regulars}r{elites}e"),
        }
    }
}

/// As in `5r2e`, `5r` or `2e`.
impl FromStr for Troops {
    type Err = String;

    fn from_str(text: &str) -> Result<Troops, String> {
        let complaint = || format!("expected units as in 5r2e, 5r or 2e, found '{text}'");
        let (regulars, rest) = match text.split_once('r') {
            Some((number, rest)) => (number.parse().map_err(|_| complaint())?, rest),
            None => (0, text),
        };
        let elites = match rest.strip_suffix('e') {
            Some(number) => number.parse().map_err(|_| complaint())?,
            None if rest.is_empty() && !text.is_empty() => 0,
            None => return Err(complaint()),
        };
        Ok(Troops { regulars, elites })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read() {
        for (text, troops) in [("5r2e", Troops::new(5, 2)), ("5r", Troops::new(5, 0)), ("2e", Troops::new(0, 2))] {
            assert_eq!(text.parse(), Ok(troops));
            assert_eq!(troops.to_string(), text);
        }
        for text in ["", "5", "r", "e", "5r2", "2e5r", "5r2e1", "-1r", "x", "300r", "5r 2e"] {
            assert!(text.parse::<Troops>().is_err(), "{text}");
        }
    }

    #[test]
    fn hits_are_taken_as_the_owner_likes() {
        let troops = Troops::new(2, 2);
        let left = |policy| (0..=7).map(|hits| troops.after(hits, policy).to_string()).collect::<Vec<_>>();
        assert_eq!(left(Policy::RegularsFirst), ["2r2e", "1r2e", "2e", "1r1e", "1e", "1r", "0", "0"]);
        assert_eq!(left(Policy::ElitesFirst), ["2r2e", "3r1e", "4r", "3r", "2r", "1r", "0", "0"]);
        assert_eq!(troops.hits(), 6);
    }
}
