//! W10 Politics: how far each Nation is from war.

use crate::{Nation, Side};

/// The political track. W10.1.3 Nothing here goes back: no rule makes a Nation passive, or takes a step from it.
/// W10.5.1 Characters and Nazgûl are never asked for: they are treated as At War.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Politics {
    /// W10.1.1 The steps that are left to At War, by Nation; 0 is At War.
    pub steps: [u8; 8],
    /// W10.1.1 Which Nations are active.
    pub active: [bool; 8],
}

impl Politics {
    /// Whether a Nation is At War.
    pub const fn at_war(&self, nation: Nation) -> bool {
        self.steps[nation.index()] == 0
    }

    /// Whether a Nation is active.
    pub const fn is_active(&self, nation: Nation) -> bool {
        self.active[nation.index()]
    }

    /// W10.1.2 Whether a Nation can make a step: a passive one does not make the last.
    pub const fn can_advance(&self, nation: Nation) -> bool {
        let steps = self.steps[nation.index()];
        steps > 1 || steps == 1 && self.is_active(nation)
    }

    /// Whether every Nation of a side is At War.
    pub fn all_at_war(&self, side: Side) -> bool {
        Nation::of(side).iter().all(|n| self.at_war(*n))
    }

    /// Whether some Nation of a side is At War.
    pub fn any_at_war(&self, side: Side) -> bool {
        Nation::of(side).iter().any(|n| self.at_war(*n))
    }
}
