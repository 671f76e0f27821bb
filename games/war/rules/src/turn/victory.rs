//! W14 Victory, and W3.7 phase 6.

use crate::{Event, Game, Phase, Side, Victory};
use table::{Flow, Halt};

/// W14.3.1 The points with which the Shadow wins.
const SHADOW_POINTS: u8 = 10;
/// W14.4.1 The points with which the Free Peoples win.
const FREE_POINTS: u8 = 4;

/// The game is over, at once. W15.12.1 Sides win, however many play them.
pub(crate) fn win(t: &mut Game, victory: Victory) -> Flow {
    t.state.victory = Some(victory);
    t.tell(Event::Won { victory });
    Err(Halt::Over)
}

/// W3.7.1 Phase 6: military victory, W14.5.1 the Shadow's first. Otherwise a new turn begins.
pub(crate) fn check(t: &mut Game) -> Flow {
    if t.state.board.points(Side::Shadow) >= SHADOW_POINTS {
        return win(t, Victory::ShadowMilitary);
    }
    if t.state.board.points(Side::Free) >= FREE_POINTS {
        return win(t, Victory::FreeMilitary);
    }
    t.state.turn = t.state.turn.saturating_add(1);
    t.state.phase = Phase::Recover;
    Ok(())
}
