//! W15.11 What the one Free Peoples player of a game for three may not do twice running.

use crate::{Army, Battle, Law, Legal, Nation, NationSet, Phase, Region, RegionSet, Side, State, law::lawful};

/// W15.11.3a What an action was on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Deed {
    /// The Nations that it recruited or advanced, or of which an Army of one Nation acted.
    pub nations: NationSet,
    /// W15.11.3b Where Armies of several Nations that acted with it stand.
    pub armies: RegionSet,
}

/// The last action of the Free Peoples and the one under way.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Deeds {
    /// The last action.
    pub last: Deed,
    /// The action under way.
    pub now: Deed,
}

/// The Nation of an Army of one Nation, by its units; none if there are several.
fn only_nation(army: &Army) -> Option<Nation> {
    let mut nations = Nation::FREE.into_iter().filter(|n| army.troops.has_unit_of(*n));
    let only = nations.next();
    only.filter(|_| nations.next().is_none())
}

impl State {
    /// W15.11.2 Whether an action on a Nation is none too many.
    pub(crate) fn may_act_on(&self, nation: Nation) -> Legal {
        match &self.deeds {
            Some(deeds) if nation.side() == Side::Free && deeds.last.nations.has(nation) => Err(Law("W15.11.2")),
            _ => Ok(()),
        }
    }

    /// W15.11.2, W15.11.3a Whether an Army may act from a region: one of one Nation as that Nation, another as that Army. W15.11.3b Whatever
    /// acts from where an Army of several Nations has acted to is that Army, or a part of it.
    pub(crate) fn may_act_with(&self, side: Side, from: Region, army: &Army) -> Legal {
        let Some(deeds) = self.deeds.as_ref().filter(|_| side == Side::Free) else { return Ok(()) };
        lawful(!deeds.last.armies.has(from), "W15.11.2")?;
        only_nation(army).map_or(Ok(()), |nation| self.may_act_on(nation))
    }

    /// The action under way is on a Nation.
    pub(crate) fn acted_on(&mut self, nation: Nation) {
        let own_turn = self.acting == Side::Free && self.phase == Phase::Actions;
        if let Some(deeds) = self.deeds.as_mut().filter(|_| own_turn && nation.side() == Side::Free) {
            deeds.now.nations.add(nation);
        }
    }

    /// The action under way is on an Army, which has come to a region or attacks from there.
    pub(crate) fn acted_with(&mut self, side: Side, army: &Army, at: Region) {
        if self.deeds.is_none() || side != Side::Free || self.acting != Side::Free || army.units() == 0 {
            return;
        }
        match (self.battle, only_nation(army), &mut self.deeds) {
            // W15.11.3b Who advances is of the Army that attacked, also if one Nation is left of it.
            (Some(battle), _, Some(deeds)) if deeds.now.armies.has(battle.from) => deeds.now.armies.add(at),
            (_, Some(nation), _) => self.acted_on(nation),
            (_, None, Some(deeds)) => deeds.now.armies.add(at),
            (_, None, None) => {}
        }
    }

    /// W15.11.3b An attack is over: where nobody is left of those who attacked, no Army is the same.
    pub(crate) fn end_attack(&mut self, battle: &Battle) {
        let gone = battle.army(self, battle.attacker).is_empty();
        if let Some(deeds) = self.deeds.as_mut().filter(|_| gone) {
            deeds.now.armies.remove(battle.from);
        }
    }

    /// W15.11.3 The action of the Free Peoples is over; W15.11.4 a skipped die is none, and breaks the sequence as an action on no
    /// Nation does.
    pub(crate) fn end_deed(&mut self) {
        if let Some(deeds) = self.deeds.as_mut().filter(|_| self.acting == Side::Free) {
            deeds.last = std::mem::take(&mut deeds.now);
        }
    }

    /// W15.11.4 A new turn: its first action is compared with none.
    pub(crate) fn forget_deeds(&mut self) {
        if let Some(deeds) = &mut self.deeds {
            *deeds = Deeds::default();
        }
    }
}
