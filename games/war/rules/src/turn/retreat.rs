//! W8.8.3 Retreating from a battle.

use super::{battle::battle, politics};
use crate::{Battle, Event, Game, Legal, Region, Side, State, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// W8.8.2 Asks the defender whether and where to retreat; says whether he did.
pub(crate) fn ask(t: &mut Game, side: Side) -> Flow<bool> {
    let fighting = *battle(t);
    let from = fighting.to;
    let mut options: SmallVec<[Option<Region>; 9]> = fighting.ways_out(t.state).map(Some).collect();
    options.push(None);
    match t.choose(side, Why::Retreat { from }, &options)? {
        None => Ok(false),
        Some(to) => {
            retreat(t, side, from, to);
            Ok(true)
        }
    }
}

impl Battle {
    /// The regions to which the defender can retreat, when he may.
    pub fn ways_out(&self, state: &State) -> impl Iterator<Item = Region> {
        let open = |to: &Region| may_retreat(state, self.defender(), self.to, *to).is_ok();
        self.to.neighbours().iter().copied().filter(open)
    }
}

/// W8.8.3 To one adjacent free region; W8.8.4 an empty Settlement of the enemy is not free.
pub(crate) fn may_retreat(state: &State, side: Side, from: Region, to: Region) -> Legal {
    lawful(from.borders(to), "W8.8.3")?;
    lawful(state.board.besieged(from) != Some(side), "W8.8.5")?;
    lawful(state.board.free_for(side, to), "W8.8.4")
}

/// The whole Army goes, W8.8.6 but for a Character of Level 0. W8.8.7 Politics do not hinder it.
pub(crate) fn retreat(t: &mut Game, side: Side, from: Region, to: Region) {
    let mut army = t.state.army(from, side);
    army.characters = army.characters.iter().filter(|who| who.can_move()).collect();
    t.state.carry(&army, from, to);
    t.tell(Event::Retreated { side, to });
    // W10.2.5 A retreat is an entry for Armies, but no movement of Companions.
    politics::army_enters(t, side, to);
}
