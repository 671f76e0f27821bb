//! W10.2, W10.3 Activating and advancing Nations.

use super::table_cards;
use crate::{Action, Character, Event, Game, Legal, Nation, Place, Region, Side, State, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// What moves a Nation on the Political Track, or wakes it. Some cards on the table look at that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// W10.3.1 A Muster result.
    Muster,
    /// W10.2.2, W10.3.2 An attack on an Army in this region.
    Attack(Region),
    /// W10.3.3 The loss of a Settlement.
    Capture,
    /// W10.2.1 An enemy Army that enters.
    Entry,
    /// W10.2.3 A declaration in this region.
    Declaration(Region),
    /// W10.2.4 A Companion's arrival.
    Arrival,
    /// W6.6.8 A Companion's ability.
    Ability,
    /// A card, or the coming of the Witch-king.
    Card,
}

/// Makes a Nation active; nothing happens to none, or to one that is active.
pub(crate) fn activate(t: &mut Game, nation: Option<Nation>, by: By) {
    let asleep = |n: &Nation| !t.state.politics.is_active(*n) && table_cards::may_wake(t.state, *n, by);
    if let Some(nation) = nation.filter(asleep) {
        t.state.politics.active[nation.index()] = true;
        t.tell(Event::Activated { nation });
    }
}

/// Advances a Nation one step; W10.1.2 a step that cannot be made is lost.
pub(crate) fn advance(t: &mut Game, nation: Nation, by: By) {
    if t.state.politics.can_advance(nation) {
        if matches!(by, By::Muster | By::Ability | By::Card) {
            t.state.acted_on(nation);
        }
        t.state.politics.steps[nation.index()] -= 1;
        let left = t.state.politics.steps[nation.index()];
        t.tell(Event::Advanced { nation, left });
        table_cards::nation_advanced(t, nation, by);
    }
}

/// W10.2.1 An Army of `side` has entered a region: an enemy Nation there becomes active.
pub(crate) fn army_enters(t: &mut Game, side: Side, region: Region) {
    activate(t, region.nation().filter(|n| n.side() != side), By::Entry);
}

/// W10.2.2, W10.3.2, W10.3.4 An Army is attacked: each Nation with a unit in it becomes active, then advances, W10.3.5.
pub(crate) fn attacked(t: &mut Game, side: Side, region: Region) {
    table_cards::region_attacked(t, side, region);
    for nation in Nation::of(side) {
        if t.state.board.at(region).has_unit_of(*nation) {
            activate(t, Some(*nation), By::Attack(region));
            advance(t, *nation, By::Attack(region));
        }
    }
}

/// W10.2.4 A Companion has ended his movement, or entered play, in a region. W10.2.6 Towns do not count.
pub(crate) fn companion_arrives(t: &mut Game, who: Character, region: Region) {
    let welcome = region.is_city_or_stronghold() && t.state.board.controls(Side::Free, region);
    let nation = region.nation().filter(|n| welcome && who.activates(*n));
    activate(t, nation, By::Arrival);
}

/// Whether a Muster result can advance some Nation of a side.
pub(crate) fn any(state: &State, side: Side) -> Legal {
    lawful(Nation::of(side).iter().any(|nation| may_advance(state, *nation).is_ok()), "W10.3.1")
}

/// W10.3.1 Whether a Muster result can advance a Nation. W15.7.1 Only its own player advances it, W15.11.2 and not in two actions running.
pub(crate) fn may_advance(state: &State, nation: Nation) -> Legal {
    lawful(state.is_own(nation), "W15.7.1")?;
    state.may_act_on(nation)?;
    lawful(!state.politics.at_war(nation), "W10.3.1")?;
    lawful(state.politics.can_advance(nation), "W10.1.2")?;
    table_cards::may_muster_advance(state, nation)
}

/// W10.3.1 The action: one Nation advances one step, if the step can be made.
pub(crate) fn action(t: &mut Game, side: Side) -> Flow {
    let able: SmallVec<[Nation; 5]> =
        Nation::of(side).iter().copied().filter(|n| may_advance(t.state, *n).is_ok()).collect();
    let nation = t.choose(side, Why::Nation, &able)?;
    advance(t, nation, By::Muster);
    Ok(())
}

/// W6.6.8 The Companion and the Nation of an ability that advances a Nation with any die.
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
pub(crate) fn may_use_ability(state: &State, action: Action) -> Legal {
    let Some((who, nation)) = ability(action) else { return lawful(false, "W6.6.8") };
    let Place::On(region) = state.place(who) else { return lawful(false, "W6.6.8") };
    let at_home = region.nation() == Some(nation) && region.is_city_or_stronghold() && state.board.unconquered(region);
    lawful(at_home, "W6.6.8")?;
    // W15.7.6 Either player of the Free Peoples uses it, whosever Nation it is.
    state.may_act_on(nation)?;
    lawful(state.politics.can_advance(nation), "W10.1.2")
}

/// W6.6.8 Uses such an ability.
pub(crate) fn use_ability(t: &mut Game, action: Action) {
    if let Some((_, nation)) = ability(action) {
        advance(t, nation, By::Ability);
    }
}
