//! W1.6 The kinds of figures, as they are named and counted.

use crate::{Character, Nation, Side};
use std::{fmt, str::FromStr};

/// A kind of figure: what a player points at when he takes two of these and one of those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// W1.6.1 A Regular unit.
    Regular(Nation),
    /// W1.6.1 An Elite unit.
    Elite(Nation),
    /// W1.6.2 A Leader of the Free Peoples.
    Leader(Nation),
    /// W1.6.4 A Nazgûl.
    Nazgul,
    /// W1.6.5 A Character: there is only one of each.
    Character(Character),
}

impl Figure {
    /// Whether it is a unit, W1.6.2: Leaders, Nazgûl and Characters are none.
    pub const fn is_unit(self) -> bool {
        matches!(self, Figure::Regular(_) | Figure::Elite(_))
    }

    /// The Nation whose politics bind it: units and Leaders only, W6.5.2.
    pub const fn nation(self) -> Option<Nation> {
        match self {
            Figure::Regular(n) | Figure::Elite(n) | Figure::Leader(n) => Some(n),
            Figure::Nazgul | Figure::Character(_) => None,
        }
    }

    /// The side it fights for.
    pub fn side(self) -> Side {
        match self {
            Figure::Regular(n) | Figure::Elite(n) | Figure::Leader(n) => n.side(),
            Figure::Nazgul => Side::Shadow,
            Figure::Character(c) => c.side(),
        }
    }
}

/// `gondor-regular`, `gondor-elite`, `gondor-leader`, `nazgul`, `strider`.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Figure::Regular(n) => write!(f, "{n}-regular"),
            Figure::Elite(n) => write!(f, "{n}-elite"),
            Figure::Leader(n) => write!(f, "{n}-leader"),
            Figure::Nazgul => f.write_str("nazgul"),
            Figure::Character(c) => write!(f, "{c}"),
        }
    }
}

impl Figure {
    /// The figure that is called this in notation.
    pub fn named(text: &str) -> Option<Figure> {
        if text == "nazgul" {
            return Some(Figure::Nazgul);
        }
        if let Some(character) = Character::named(text) {
            return Some(Figure::Character(character));
        }
        let (nation, kind) = text.rsplit_once('-')?;
        let nation = Nation::named(nation)?;
        match kind {
            "regular" => Some(Figure::Regular(nation)),
            "elite" => Some(Figure::Elite(nation)),
            "leader" if nation.side() == Side::Free => Some(Figure::Leader(nation)),
            _ => None,
        }
    }
}

impl FromStr for Figure {
    type Err = String;

    fn from_str(text: &str) -> Result<Figure, String> {
        let expected = || format!("expected a figure such as gondor-regular, nazgul or strider, found '{text}'");
        Figure::named(text).ok_or_else(expected)
    }
}
