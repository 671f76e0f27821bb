//! W3.4 Phase 3: the Shadow puts dice in the Hunt Box.

use crate::{Event, Game, Phase, Side, Switch, Why};
use table::Flow;

/// W3.4.1 At most as many dice as there are Companions, W3.4.3 but 1 where there are none; W3.4.2 at least 1 if the
/// Free Peoples had a die in the Hunt Box, W16.1.1 unless that is switched off.
pub(crate) fn phase(t: &mut Game) -> Flow {
    let pool = t.state.dice_of(Side::Shadow).pool;
    let most = t.state.companions().len().max(1).min(pool);
    let must = t.state.hunt.was_used && !t.state.plays(Switch::NoMinimumHunt);
    let least = u8::from(must).min(most);
    let count = t.number(Side::Shadow, Why::HuntDice, least, most)?;
    t.state.hunt.shadow_dice = count;
    t.tell(Event::HuntDice { count });
    t.state.phase = Phase::ActionRoll;
    Ok(())
}
