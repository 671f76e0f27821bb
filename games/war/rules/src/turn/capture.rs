//! W9.9 Capturing Settlements.

use super::politics::{self, By};
use crate::{Event, Game, Player, Region, Side};

/// W9.9.1 An Army of `side` has entered: an enemy Settlement without enemy units is captured, W9.9.5 by units only. W9.9.6
/// It stays captured when they leave.
pub(crate) fn on_entering(t: &mut Game, side: Side, region: Region) {
    let by = t.state.battle.map_or(t.state.actor(side), |battle| battle.control[side.index()]);
    fall_to(t, side, region, by);
}

fn fall_to(t: &mut Game, side: Side, region: Region, by: Player) {
    let board = &t.state.board;
    if board.controls(side.enemy(), region) && !board.occupied(region, side.enemy()) && board.occupied(region, side) {
        capture(t, side, region, by);
    }
}

/// W9.9.2, W9.6.6 After a siege battle or a sortie: if nobody is left inside and a besieger is, the Stronghold falls.
pub(crate) fn after_battle(t: &mut Game, region: Region) {
    if let Some(holder) = t.state.board.controller(region) {
        let besieger = holder.enemy();
        // W15.12.4a Who commands in the battle takes it; without a battle who would control all units there.
        let controls = t.state.controller(besieger, t.state.board.at(region));
        let by = t.state.battle.map_or(controls, |battle| battle.control[besieger.index()]);
        fall_to(t, besieger, region, by);
    }
}

/// W9.9.3 Puts a control marker there, or takes it away where the first owner comes back. W15.12.4a The marker remembers whose it is.
fn capture(t: &mut Game, side: Side, region: Region, by: Player) {
    let regained = region.first_owner() == Some(side);
    let by_saruman = t.state.is_shared(side) && by == Player::Saruman;
    match !regained && by_saruman {
        true => t.state.saruman_took.add(region),
        false => t.state.saruman_took.remove(region),
    }
    match regained {
        true => t.state.board.captured.remove(region),
        false => t.state.board.captured.add(region),
    }
    t.tell(Event::Captured { side, at: region });
    // W10.3.3, W10.3.4 The Nation that lost it advances.
    if let Some(nation) = region.nation().filter(|_| !regained) {
        politics::activate(t, Some(nation), By::Capture);
        politics::advance(t, nation, By::Capture);
    }
}
