//! W1.6, W7.1 Troops and Armies: figures by kind and number.

mod figure;
mod nation;

pub use figure::Figure;
pub use nation::{Nation, NationSet};

use crate::{Character, CharacterSet, Side};
use smallvec::SmallVec;

/// Figures of which there are many: units, Leaders and Nazgûl, of both sides. What a region, the reinforcements and
/// the casualties hold.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Troops {
    /// Regulars by Nation.
    pub regulars: [u8; 8],
    /// Elites by Nation.
    pub elites: [u8; 8],
    /// Leaders by Nation of the Free Peoples.
    pub leaders: [u8; 5],
    /// Nazgûl.
    pub nazgul: u8,
}

/// W1.6.8 Figures of one side that stand, move or fight together; also any selection of them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Army {
    /// Its units, Leaders and Nazgûl.
    pub troops: Troops,
    /// Its Characters.
    pub characters: CharacterSet,
}

/// Whom an Army that moves or attacks must have with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Nobody: an Army result.
    Nobody,
    /// A Leader, Nazgûl or Character: a Character result, W4.2.1.
    Leader,
    /// A Nazgûl, the Witch-king among them: some cards.
    Nazgul,
    /// The Witch-king: some cards.
    WitchKing,
    /// A Companion: some cards.
    Companion,
}

/// Figures by kind with their numbers.
pub type Counted = SmallVec<[(Figure, u8); 12]>;

impl Troops {
    /// Nothing at all.
    pub const NONE: Troops = Troops { regulars: [0; 8], elites: [0; 8], leaders: [0; 5], nazgul: 0 };

    /// The number of figures of a kind. Characters are never counted here.
    pub fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Regular(n) => self.regulars[n.index()],
            Figure::Elite(n) => self.elites[n.index()],
            Figure::Leader(n) => self.leaders[n.index()],
            Figure::Nazgul => self.nazgul,
            Figure::Character(_) => 0,
        }
    }

    fn slot(&mut self, figure: Figure) -> &mut u8 {
        match figure {
            Figure::Regular(n) => &mut self.regulars[n.index()],
            Figure::Elite(n) => &mut self.elites[n.index()],
            Figure::Leader(n) => &mut self.leaders[n.index()],
            Figure::Nazgul => &mut self.nazgul,
            Figure::Character(c) => unreachable!("{c} is not counted among troops"),
        }
    }

    /// Adds figures of a kind.
    pub fn add(&mut self, figure: Figure, count: u8) {
        *self.slot(figure) += count;
    }

    /// Takes figures of a kind away.
    pub fn take(&mut self, figure: Figure, count: u8) {
        *self.slot(figure) -= count;
    }

    /// Adds other troops.
    pub fn join(&mut self, other: &Troops) {
        self.each(other, |mine, theirs| *mine += theirs);
    }

    /// Takes other troops away; they must be among these.
    pub fn leave(&mut self, other: &Troops) {
        self.each(other, |mine, theirs| *mine -= theirs);
    }

    fn each(&mut self, other: &Troops, mut f: impl FnMut(&mut u8, u8)) {
        self.regulars.iter_mut().zip(other.regulars).for_each(|(a, b)| f(a, b));
        self.elites.iter_mut().zip(other.elites).for_each(|(a, b)| f(a, b));
        self.leaders.iter_mut().zip(other.leaders).for_each(|(a, b)| f(a, b));
        f(&mut self.nazgul, other.nazgul);
    }

    /// The part that belongs to one side.
    pub fn of(&self, side: Side) -> Troops {
        let mut part = *self;
        match side {
            Side::Free => {
                part.regulars[5..].fill(0);
                part.elites[5..].fill(0);
                part.nazgul = 0;
            }
            Side::Shadow => {
                part.regulars[..5].fill(0);
                part.elites[..5].fill(0);
                part.leaders = [0; 5];
            }
        }
        part
    }

    /// The number of units of a side, W7.2.
    pub fn units(&self, side: Side) -> u8 {
        let (from, to) = match side {
            Side::Free => (0, 5),
            Side::Shadow => (5, 8),
        };
        self.regulars[from..to].iter().sum::<u8>() + self.elites[from..to].iter().sum::<u8>()
    }

    /// Whether a side has a unit here.
    pub fn has_units(&self, side: Side) -> bool {
        self.units(side) > 0
    }

    /// Whether a unit of this Nation is here.
    pub fn has_unit_of(&self, nation: Nation) -> bool {
        self.regulars[nation.index()] + self.elites[nation.index()] > 0
    }

    /// The number of Leaders.
    pub fn leader_count(&self) -> u8 {
        self.leaders.iter().sum()
    }

    /// The figures by kind, in the order of the Nations.
    pub fn counted(&self) -> Counted {
        let mut counted = Counted::new();
        let mut push = |figure, count| {
            if count > 0 {
                counted.push((figure, count));
            }
        };
        for nation in Nation::ALL {
            let at = nation.index();
            push(Figure::Regular(nation), self.regulars[at]);
            push(Figure::Elite(nation), self.elites[at]);
            push(Figure::Leader(nation), self.leaders.get(at).copied().unwrap_or(0));
        }
        push(Figure::Nazgul, self.nazgul);
        counted
    }

    /// The same without the units and Leaders of some Nations.
    pub fn without_nations(&self, barred: impl Fn(Nation) -> bool) -> Troops {
        let mut rest = *self;
        for nation in Nation::ALL {
            let at = nation.index();
            let leaders = self.leaders.get(at).copied().unwrap_or(0);
            if self.regulars[at] + self.elites[at] + leaders > 0 && barred(nation) {
                rest.regulars[at] = 0;
                rest.elites[at] = 0;
                if leaders > 0 {
                    rest.leaders[at] = 0;
                }
            }
        }
        rest
    }

    /// Whether nothing is here.
    pub fn is_empty(&self) -> bool {
        *self == Troops::NONE
    }
}

impl Army {
    /// Nothing at all.
    pub const NONE: Army = Army { troops: Troops::NONE, characters: CharacterSet::EMPTY };

    /// The number of units.
    pub fn units(&self) -> u8 {
        self.troops.units(Side::Free) + self.troops.units(Side::Shadow)
    }

    /// The figures by kind.
    pub fn counted(&self) -> Counted {
        let mut counted = self.troops.counted();
        counted.extend(self.characters.iter().map(|c| (Figure::Character(c), 1)));
        counted
    }

    /// The number of figures of a kind.
    pub fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Character(c) => u8::from(self.characters.has(c)),
            other => self.troops.count(other),
        }
    }

    /// Adds figures of a kind.
    pub fn add(&mut self, figure: Figure, count: u8) {
        match figure {
            Figure::Character(c) => self.characters.add(c),
            other => self.troops.add(other, count),
        }
    }

    /// The figures of this Army that are not in the other.
    pub fn without(&self, other: &Army) -> Army {
        let mut rest = *self;
        rest.troops.leave(&other.troops);
        rest.characters = rest.characters.without(other.characters);
        rest
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        *self == Army::NONE
    }

    /// Whether a Character is in it.
    pub fn has(&self, character: Character) -> bool {
        self.characters.has(character)
    }
}

impl FromIterator<(Figure, u8)> for Army {
    fn from_iter<T: IntoIterator<Item = (Figure, u8)>>(figures: T) -> Self {
        let mut army = Army::NONE;
        figures.into_iter().for_each(|(figure, count)| army.add(figure, count));
        army
    }
}
