//! W11.2 The Guide.

use crate::{Character, Event, Game, Side, Why};
use smallvec::SmallVec;
use table::Flow;

/// W11.2.1 The Free Peoples choose a Guide among the Companions of the highest Level; W11.2.3 without Companions it is
/// Gollum. Called whenever the Fellowship changes and at the end of phase 2.
pub(crate) fn appoint(t: &mut Game) -> Flow {
    let companions = t.state.companions();
    let highest = companions.highest_level();
    let able: SmallVec<[Character; 8]> = companions.iter().filter(|c| c.level() == highest).collect();
    let guide = match able.is_empty() {
        true => Character::Gollum,
        false => t.choose(Side::Free, Why::Guide, &able)?,
    };
    if guide != t.state.fellowship.guide {
        t.state.fellowship.guide = guide;
        t.tell(Event::Guide { now: guide });
    }
    Ok(())
}
