//! W7.2, W9.4.1 How many units a region holds.

use crate::{Event, Figure, Game, Player, Region, Side, State, Troops, War, Why};
use smallvec::SmallVec;
use table::{Decider, Flow};

/// W7.2.1 The most units of a side in a region.
pub(crate) const FIELD: u8 = 10;
/// W9.4.1 The most units inside a besieged Stronghold.
const GARRISON: u8 = 5;

/// W7.2.2, W7.2.4, W9.4.6 After an action, every region with too many units is trimmed by its owner.
pub(crate) fn trim(t: &mut Game) -> Flow {
    for side in Side::ALL {
        for region in t.state.board.armies(side).iter() {
            trim_region(t, side, region)?;
        }
    }
    Ok(())
}

/// W9.4.1 A siege has begun: the garrison is trimmed at once.
pub(crate) fn trim_region(t: &mut Game, side: Side, region: Region) -> Flow {
    let units = t.state.board.at(region).units(side);
    if units <= GARRISON {
        return Ok(());
    }
    let excess = units.saturating_sub(limit(t.state, side, region));
    if excess == 0 {
        return Ok(());
    }
    if t.state.shares(region, side) && !t.state.is_mixed(region, side) {
        return in_turn(t, side, region, excess);
    }
    let offers = units_among(&t.state.board.at(region).of(side));
    disband(t, side, region, excess, &offers)
}

/// W15.8.2 Of separate Armies the players remove one unit each in turn, who does not lead first, each of his own; who has none left is
/// passed over.
fn in_turn(t: &mut Game, side: Side, region: Region, excess: u8) -> Flow {
    let leader = t.state.leader(side);
    let mut turns = [leader.team_mate(), leader].into_iter().cycle();
    for _ in 0..excess {
        let has_units = |player: &Player| t.state.board.at(region).units_of(*player) > 0;
        let Some(player) = turns.find(has_units) else { break };
        let offers = units_among(&t.state.board.at(region).of_player(player));
        disband(t, t.state.seat_of(player), region, 1, &offers)?;
    }
    Ok(())
}

type Units = SmallVec<[(Figure, u8); 12]>;

fn units_among(troops: &Troops) -> Units {
    troops.counted().into_iter().filter(|(figure, _)| figure.is_unit()).collect()
}

/// So many of these units go, as somebody likes.
fn disband(t: &mut Game, who: impl Decider<War>, region: Region, count: u8, units: &Units) -> Flow {
    for (figure, count) in t.select(who, Why::TooMany { region }, (count, count), units)? {
        // W1.6.11 They go back to the reinforcements, those of the Free Peoples too.
        t.state.board.take(region, figure, count);
        t.state.reinforcements.add(figure, count);
        t.tell(Event::Disbanded { figure, count, at: region });
    }
    Ok(())
}

fn limit(state: &State, side: Side, region: Region) -> u8 {
    if state.board.besieged(region) == Some(side) { GARRISON } else { FIELD }
}
