//! W7.2, W9.4.1 How many units a region holds.

use crate::{Event, Figure, Game, Region, Side, State, Why};
use smallvec::SmallVec;
use table::Flow;

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
    let here = t.state.army(region, side).counted();
    let offers: SmallVec<[(Figure, u8); 12]> = here.into_iter().filter(|(figure, _)| figure.is_unit()).collect();
    for (figure, count) in t.select(side, Why::TooMany { region }, (excess, excess), &offers)? {
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
