//! W8.9.2 Advancing after a battle; W9.3 up to the walls, if the defender went inside.

use super::{army_moves, battle::battle, settled, stacking};
use crate::cards::known::CORSAIRS;
use crate::{Army, Figure, Game, Legal, Player, Region, Side, State, Switch, Why, law::lawful};
use table::Flow;

/// W8.9.2 The attacker may move all or a part of the surviving attackers into the region. W8.9.4 If he does not, control
/// does not change; W9.3.3 and if the defender went inside there is no siege.
pub(crate) fn after_battle(t: &mut Game) -> Flow {
    let fighting = *battle(t);
    let (side, from, to) = (fighting.attacker, fighting.from, fighting.to);
    let able = |(figure, _): &(Figure, u8)| !matches!(figure, Figure::Character(who) if !who.can_move());
    // W8.9.3 Neither the rearguard nor a Character of Level 0 advances.
    let army: Army = fighting.army(t.state, side).counted().into_iter().filter(able).collect();
    let offers = army.counted();
    let in_all = offers.iter().map(|(_, n)| n).sum();
    // Those who came with the Corsairs have landed already.
    let least = if fighting.card == Some(CORSAIRS) { in_all } else { 0 };
    let going = settled::select(t, side, Why::Advance { from, to }, least, &offers)?;
    if going.is_empty() {
        return Ok(());
    }
    army_moves::march(t, side, &going, from, to);
    if fighting.inside {
        // W9.3.1, W9.3.2 The Stronghold is besieged, with all the defender had there; W9.4.1 the garrison is trimmed.
        stacking::trim_region(t, side.enemy(), to)?;
    }
    Ok(())
}

/// Whether just these figures may advance.
pub(crate) fn may_advance(state: &State, side: Side, from: Region, to: Region, going: &Army) -> Legal {
    if going.is_empty() {
        return Ok(());
    }
    lawful(going.units() > 0, "W8.9.2")?;
    may_split(state, side, going)?;
    let stay = state.company(&state.army(from, side), from, state.controller(side, &going.troops)).without(going);
    lawful(stay.units() > 0 || stay.troops.leader_count() == 0, "W8.9.3")?;
    let crowded = state.board.at(to).units(side) + going.units() > stacking::FIELD;
    lawful(!(state.plays(Switch::StrictStacking) && crowded), "W7.2.3")
}

/// W15.8.5 Who advances with a part of a mixed Army controls that part.
fn may_split(state: &State, side: Side, going: &Army) -> Legal {
    let Some(battle) = state.battle.filter(|_| state.is_shared(side)) else { return Ok(()) };
    let attackers = battle.army(state, side);
    let both = Player::of(side).into_iter().all(|player| attackers.troops.units_of(player) > 0);
    let is_split = both && going.units() < attackers.units();
    lawful(!is_split || state.controller(side, &going.troops) == battle.control[side.index()], "W15.8.5")
}
