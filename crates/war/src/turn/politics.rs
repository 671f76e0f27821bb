//! W10.2, W10.3 Activating and advancing Nations.

use crate::{Action, Character, Event, Game, Legal, Nation, Place, Region, Side, State, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// Makes a Nation active; nothing happens to none, or to one that is active.
pub(super) fn activate(t: &mut Game, nation: Option<Nation>) {
    if let Some(nation) = nation.filter(|n| !t.state.politics.is_active(*n)) {
        t.state.politics.active[nation.index()] = true;
        t.tell(Event::Activated { nation });
    }
}

/// Advances a Nation one step; W10.1.2 a step that cannot be made is lost.
pub(super) fn advance(t: &mut Game, nation: Nation) {
    if t.state.politics.can_advance(nation) {
        t.state.politics.steps[nation.index()] -= 1;
        let left = t.state.politics.steps[nation.index()];
        t.tell(Event::Advanced { nation, left });
    }
}

/// W10.2.1 An Army of `side` has entered a region: an enemy Nation there becomes active.
pub(super) fn army_enters(t: &mut Game, side: Side, region: Region) {
    activate(t, region.nation().filter(|n| n.side() != side));
}

/// W10.2.2, W10.3.2, W10.3.4 An Army is attacked: each Nation with a unit in it becomes active, then advances, W10.3.5.
pub(super) fn attacked(t: &mut Game, side: Side, region: Region) {
    for nation in Nation::of(side) {
        if t.state.board.at(region).has_unit_of(*nation) {
            activate(t, Some(*nation));
            advance(t, *nation);
        }
    }
}

/// W10.2.4 A Companion has ended his movement, or entered play, in a region. W10.2.6 Towns do not count.
pub(super) fn companion_arrives(t: &mut Game, who: Character, region: Region) {
    let welcome = region.is_city_or_stronghold() && t.state.board.controls(Side::Free, region);
    let nation = region.nation().filter(|n| welcome && who.activates(*n));
    activate(t, nation);
}

/// W10.3.1 The action: one Nation advances one step, if the step can be made.
pub(super) fn action(t: &mut Game, side: Side) -> Flow {
    let able: SmallVec<[Nation; 5]> =
        Nation::of(side).iter().copied().filter(|n| t.state.politics.can_advance(*n)).collect();
    let nation = t.choose(side, Why::Nation, &able)?;
    advance(t, nation);
    Ok(())
}

/// W6.6.8 The Companion, the Nation and the places of an ability that advances a Nation with any die.
fn ability(action: Action) -> Option<(Character, Nation)> {
    match action {
        Action::Warden => Some((Character::Boromir, Nation::Gondor)),
        Action::Prince => Some((Character::Legolas, Nation::Elves)),
        Action::Dwarf => Some((Character::Gimli, Nation::Dwarves)),
        _ => None,
    }
}

/// W6.6.8 Whether such an ability can be used: the Companion stands in an unconquered City or Stronghold of his
/// Nation, and the Nation can advance.
pub(super) fn may_use_ability(state: &State, action: Action) -> Legal {
    let Some((who, nation)) = ability(action) else { return lawful(false, "W6.6.8") };
    let Place::On(region) = state.place(who) else { return lawful(false, "W6.6.8") };
    let at_home = region.nation() == Some(nation) && region.is_city_or_stronghold() && state.board.unconquered(region);
    lawful(at_home, "W6.6.8")?;
    lawful(state.politics.can_advance(nation), "W10.1.2")
}

/// W6.6.8 Uses such an ability.
pub(super) fn use_ability(t: &mut Game, action: Action) {
    if let Some((_, nation)) = ability(action) {
        advance(t, nation);
    }
}
