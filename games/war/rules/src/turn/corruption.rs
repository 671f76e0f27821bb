//! W11.3 Corruption.

use super::victory;
use crate::{Event, Fellowship, Game, Victory};
use table::Flow;

/// Adds Corruption; W11.3.1 at 12 the Shadow has won, W14.1.1 at once.
pub(crate) fn corrupt(t: &mut Game, by: u8) -> Flow {
    if by == 0 {
        return Ok(());
    }
    let was = t.state.fellowship.corruption;
    let now = (was + by).min(Fellowship::LOST);
    t.state.fellowship.corruption = now;
    t.tell(Event::Corruption { was, now });
    if now >= Fellowship::LOST { victory::win(t, Victory::ShadowRing) } else { Ok(()) }
}

/// Takes Corruption away, W11.3.1 not below 0.
pub(crate) fn heal(t: &mut Game, by: u8) {
    let was = t.state.fellowship.corruption;
    let now = was.saturating_sub(by);
    if now != was {
        t.state.fellowship.corruption = now;
        t.tell(Event::Corruption { was, now });
    }
}
