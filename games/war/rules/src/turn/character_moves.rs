//! W6.3 Moving Companions on the map.

use super::{politics, travel};
use crate::{Character, CharacterSet, Event, Game, Place, Region, RegionSet, Side, State, Why};
use smallvec::SmallVec;
use table::Flow;

/// W6.3.1 Any or all Companions on the map move, none of them twice; W6.3.2 alone or in groups, W6.3.7 of which nobody is
/// dropped on the way.
pub(crate) fn action(t: &mut Game) -> Flow {
    any(t, false)
}

/// The same by a card that may let them all stay.
pub(crate) fn any(t: &mut Game, may_stay: bool) -> Flow {
    let mut moved = CharacterSet::EMPTY;
    loop {
        let mut froms: SmallVec<[Option<Region>; 10]> = starts(t.state, moved).iter().map(Some).collect();
        if froms.is_empty() {
            return Ok(());
        }
        if may_stay || !moved.is_empty() {
            froms.push(None);
        }
        let Some(from) = t.choose(Side::Free, Why::CompanionsFrom, &froms)? else { return Ok(()) };
        let here: SmallVec<[(Character, u8); 12]> =
            t.state.characters_in(from, Side::Free).without(moved).iter().map(|who| (who, 1)).collect();
        let picked = t.select(Side::Free, Why::CompanionGroup { from }, (1, here.len() as u8), &here)?;
        let group: CharacterSet = picked.into_iter().map(|(who, _)| who).collect();
        let range = level(group);
        let mut reach = travel::companions_reach(t.state, from, range);
        reach.remove(from);
        let tos: SmallVec<[Region; 64]> = reach.iter().collect();
        let to = t.choose(Side::Free, Why::CompanionsTo { who: group, from, range }, &tos)?;
        for who in group.iter() {
            moved.add(who);
            t.state.put(who, Place::On(to));
            t.tell(Event::Travelled { who, to });
            politics::companion_arrives(t, who, to);
        }
    }
}

/// Whether any Companion can move.
pub(crate) fn possible(state: &State) -> bool {
    !starts(state, CharacterSet::EMPTY).is_empty()
}

/// The regions from which a Companion who has not moved can move.
fn starts(state: &State, moved: CharacterSet) -> RegionSet {
    let companions = Character::ALL.into_iter().filter(|c| c.side() == Side::Free && !moved.has(*c));
    let regions = companions.filter_map(|c| state.region_of(c));
    regions.filter(|from| travel::companions_reach(state, *from, 1).len() > 1).collect()
}

/// W6.3.2 A group moves by its highest Level; W6.3.8 Gandalf the White alone, or with one Hobbit, has Level 4.
pub(crate) fn level(group: CharacterSet) -> u8 {
    let mut others = group;
    others.remove(Character::GandalfTheWhite);
    let light = others.is_empty() || others.len() == 1 && others.iter().all(Character::is_hobbit);
    if group.has(Character::GandalfTheWhite) && light { 4 } else { group.highest_level() }
}
