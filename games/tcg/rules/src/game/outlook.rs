//! T8.21 to T8.30 How a skirmish ends as things stand. It is asked when one is resolved, and before that by whoever wants to know
//! what would come of it.

use super::{Id, InPlay, Skirmish, State, now};
use crate::cards::facts::{Keyword, Phase};
use smallvec::SmallVec;

/// How a skirmish ends if nobody does anything more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The strength of the Free Peoples' side.
    pub free: i16,
    /// That of the Shadow's.
    pub shadow: i16,
    /// T8.30 By how much each must be outdone to be overwhelmed: the Free Peoples' side, the Shadow's.
    pub factors: (i16, i16),
    /// The Free Peoples' side loses.
    pub free_lost: bool,
    /// T8.24, T8.25 Who loses is overwhelmed.
    pub overwhelmed: bool,
    /// T8.23, T8.29 How many wounds each loser takes.
    pub wounds: u8,
}

impl Outlook {
    /// How these would part.
    pub fn of(s: &State, free: &[Id], minions: &[Id]) -> Outlook {
        let total = |ids: &[Id]| ids.iter().map(|id| now::strength(s, *id)).sum::<i16>();
        let (ours, theirs) = (total(free), total(minions));
        // T8.22, T8.26 On a tie the Shadow side wins, also with nothing against nothing.
        let free_lost = if minions.is_empty() { free.is_empty() } else { theirs >= ours };
        let (lost, won) = if free_lost { (free, minions) } else { (minions, free) };
        let (low, high) = if free_lost { (ours, theirs) } else { (theirs, ours) };
        let factors = (now::overwhelm_factor(s, free), now::overwhelm_factor(s, minions));
        let factor = if free_lost { factors.0 } else { factors.1 };
        // T8.24, T8.25, T8.30
        let overwhelmed = high > 0 && high >= factor * low && !lost.is_empty();
        // T8.23
        let damage: i16 = won.iter().filter_map(|id| s.object(*id)).map(|o| now::keyword(s, o, Keyword::Damage)).sum();
        let wounds = if overwhelmed || lost.is_empty() { 0 } else { (1 + damage).max(0) as u8 };
        Outlook { free: ours, shadow: theirs, factors, free_lost, overwhelmed, wounds }
    }

    /// How a character would part from these minions if a skirmish of theirs began now: cards look at who fights whom.
    pub fn if_they_fought(s: &State, character: Id, minions: &[Id], fierce: bool) -> (Outlook, SmallVec<[Id; 4]>) {
        let mut fought = s.clone();
        let involved = [character].iter().chain(minions).filter_map(|id| s.find(*id)).map(InPlay::thing).collect();
        fought.phase = Phase::Skirmish;
        fought.skirmish = Some(Skirmish {
            free: SmallVec::from_slice(&[character]),
            minions: minions.into(),
            fierce,
            cancelled: false,
            removed: SmallVec::new(),
            involved,
            was_on: SmallVec::new(),
        });
        let outlook = Outlook::of(&fought, &[character], minions);
        let deaths = outlook.deaths(&fought, &[character], minions);
        (outlook, deaths)
    }

    /// Who would die of it, if nobody prevents anything. T12.16 Whoever wears the Ring takes burdens instead of wounds.
    pub fn deaths(&self, s: &State, free: &[Id], minions: &[Id]) -> SmallVec<[Id; 4]> {
        let lost = if self.free_lost { free } else { minions };
        let wears = |o: &InPlay| s.of(o.owner).ring_worn && s.of(o.owner).ring_bearer == Some(o.id);
        let dies = |o: &&InPlay| {
            let wounds = if wears(o) && now::ring_speaks(s) { 0 } else { now::wounds_to_come(s, o, self.wounds) };
            self.overwhelmed || (wounds > 0 && now::vitality_left(s, o) <= wounds.into())
        };
        lost.iter().filter_map(|id| s.find(*id)).filter(dies).map(|o| o.id).collect()
    }
}
