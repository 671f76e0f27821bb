//! W7.6 Moving an Army several regions by card.

use super::army_moves::{arrive, enter, may_enter, politics_allow, spare_a_unit};
use super::{settled, stacking::FIELD};
use crate::{Army, Figure, Game, Lead, Legal, Nation, Region, Side, State, Switch, SwitchSet, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// What a card says about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct March {
    /// Whose Army it is.
    pub side: Side,
    /// Who must go along.
    pub lead: Lead,
    /// How many regions it may go.
    pub steps: u8,
    /// It must end where another Army of its side stands that is not besieged.
    pub joins: bool,
}

/// One Army marches as the card says; says where it came to, or nothing if none can, or `may_stay` and none did.
pub(crate) fn go(t: &mut Game, march_by: March, may_stay: bool) -> Flow<Option<(Region, Army)>> {
    let side = march_by.side;
    let able = |from: &Region| sample(t.state, *from, march_by).is_some();
    let mut froms: SmallVec<[Option<Region>; 32]> = t.state.board.armies(side).iter().filter(able).map(Some).collect();
    if froms.is_empty() || may_stay {
        froms.push(None);
    }
    let Some(from) = t.choose(side, Why::MarchFrom { march: march_by }, &froms)? else { return Ok(None) };
    // W7.6.2 Who goes is settled before the Army starts.
    let offers = feasible(t.state, from, march_by).counted();
    let army = settled::select(t, side, Why::MarchFigures { from, march: march_by }, 1, &offers)?;
    // The whole path is settled before anybody moves, so that the Army is never taken for another that it could join.
    let mut path: SmallVec<[Region; 4]> = SmallVec::new();
    let mut here = from;
    for left in (1..=march_by.steps).rev() {
        let onward = |to: &Region| {
            step_open(t.state, &army, from, (here, *to), march_by)
                && finishes(t.state, &army, from, *to, left - 1, march_by)
        };
        let mut options: SmallVec<[Option<Region>; 9]> =
            here.neighbours().iter().copied().filter(onward).map(Some).collect();
        if !path.is_empty() && ends_well(t.state, &army, from, here, march_by) {
            options.push(None);
        }
        let Some(to) = t.choose(side, Why::MarchOn { at: here, left }, &options)? else { break };
        path.push(to);
        here = to;
    }
    // W7.6.3 Every region on the way is entered; W7.6.4 how full it is does not matter.
    let mut last = from;
    for to in path {
        enter(t, side, &army, last, to);
        last = to;
    }
    arrive(t, side, &army, last);
    Ok(Some((last, army)))
}

/// Whether any Army can march so.
pub(crate) fn possible(state: &State, march: March) -> bool {
    state.board.armies(march.side).iter().any(|from| sample(state, from, march).is_some())
}

/// Whether just these figures may march so.
pub(crate) fn may_march(state: &State, from: Region, march: March, army: &Army) -> Legal {
    starts(state, from, march, army)?;
    let crowds = state.plays(Switch::StrictStacking)
        && finishes(&State { options: SwitchSet::EMPTY, ..*state }, army, from, from, march.steps, march);
    lawful(finishes(state, army, from, from, march.steps, march), if crowds { "W7.2.3" } else { "W7.6.1" })
}

/// What holds before the first step, as for every move.
fn starts(state: &State, from: Region, march: March, army: &Army) -> Legal {
    lawful(army.units() > 0, "W7.5.5")?;
    lawful(state.board.besieged(from) != Some(march.side), "W7.5.11")?;
    let stay = state.company(&state.fresh(from, march.side), from, state.actor(march.side)).without(army);
    lawful(stay.units() > 0 || stay.troops.leader_count() == 0, "W7.5.5")?;
    state.may_split(from, march.side, army)?;
    state.may_act_with(march.side, from, army)?;
    lawful(state.is_led(army, march.lead), "W7.5.3")
}

/// W7.6.1 Whether an Army can take one step.
fn step_open(state: &State, army: &Army, start: Region, (here, to): (Region, Region), march: March) -> bool {
    // Whoever leaves a siege altogether cannot come back past the garrison.
    let siege_left = to == start && state.board.at(start).units(march.side) <= army.units();
    if siege_left && state.board.occupied(start, march.side.enemy()) {
        return false;
    }
    let nations =
        |n: &Nation| army.troops.has_unit_of(*n) || army.troops.leaders.get(n.index()).is_some_and(|l| *l > 0);
    here.borders(to)
        && may_enter(state, march.side, to).is_ok()
        && Nation::of(march.side).iter().filter(|n| nations(n)).all(|n| politics_allow(state, *n, to))
}

/// Whether an Army can come to a good end from here.
fn finishes(state: &State, army: &Army, start: Region, here: Region, left: u8, march: March) -> bool {
    // Going out and back is a march too.
    if left < march.steps && ends_well(state, army, start, here, march) {
        return true;
    }
    let on = |to: &Region| {
        step_open(state, army, start, (here, *to), march) && finishes(state, army, start, *to, left - 1, march)
    };
    left > 0 && here.neighbours().iter().any(on)
}

fn ends_well(state: &State, army: &Army, start: Region, here: Region, march: March) -> bool {
    // W7.2.3 Where stacking is strict there must be room.
    let there = if here == start { 0 } else { state.board.at(here).units(march.side) };
    if state.plays(Switch::StrictStacking) && there + army.units() > FIELD {
        return false;
    }
    let stands = state.board.occupied(here, march.side) && state.board.besieged(here) != Some(march.side);
    !march.joins || here != start && stands
}

/// The figures that can be among those who march so: those of each Nation that gets somewhere, and all others.
fn feasible(state: &State, from: Region, march: March) -> Army {
    let fresh = movable(state, from, march.side);
    // One unit of the Nation is enough to see whether it gets anywhere.
    let alone = |nation: Nation| {
        let mut army = Army::NONE;
        army.troops.add(Figure::Regular(nation), 1);
        finishes(state, &army, from, from, march.steps, march)
    };
    Army { troops: fresh.troops.without_nations(|n| !alone(n)), characters: fresh.characters }
}

fn movable(state: &State, from: Region, side: Side) -> Army {
    let fresh = state.commanded(&state.fresh(from, side), from, side);
    Army { troops: fresh.troops, characters: fresh.characters.iter().filter(|who| who.can_move()).collect() }
}

/// Figures that may march so, as many as possible; none if nobody can. First all of them, then single Nations.
pub(crate) fn sample(state: &State, from: Region, march: March) -> Option<Army> {
    let all = feasible(state, from, march);
    let nations = Nation::of(march.side).iter().copied();
    let single = nations.map(|nation| Army { troops: all.troops.without_nations(|n| n != nation), ..all });
    let fits = |army: &Army| may_march(state, from, march, army).is_ok();
    let mut candidates = state.parts(&all, march.side).chain(single);
    candidates.find_map(|army| {
        let mut fewer = army;
        while fewer.units() > 0 && !fits(&fewer) {
            spare_a_unit(&mut fewer);
        }
        fits(&fewer).then_some(fewer)
    })
}
