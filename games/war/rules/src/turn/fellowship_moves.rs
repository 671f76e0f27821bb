//! W11.4 Moving the Fellowship, W11.7 hiding it, and W13.3 its steps on the Mordor Track.

use super::{
    hunt, table_cards,
    tile::{self, Manner},
    victory,
};
use crate::cards::known::THE_LAST_BATTLE;
use crate::{Event, Fellowship, Game, Side, Switch, Victory};
use table::Flow;

/// W11.4.2 The action: a step, then the Hunt, and then the die goes to the Hunt Box.
pub(crate) fn action(t: &mut Game) -> Flow {
    step(t)?;
    // The Last Battle keeps the die out of it.
    if !table_cards::lies(t.state, THE_LAST_BATTLE) {
        t.state.hunt.free_dice += 1;
        t.tell(Event::IntoHuntBox { side: Side::Free });
    }
    Ok(())
}

/// One step of the Fellowship, by die or W11.4.3 by card, whose die does not go to the Hunt Box. W13.5.2 Whatever comes of
/// it, the Fellowship has tried to move.
pub(crate) fn step(t: &mut Game) -> Flow {
    t.state.fellowship.stirred = true;
    match t.state.fellowship.mordor {
        Some(at) => mordor_step(t, at),
        None => {
            // W11.1.4 The counter does not go beyond the end of its track.
            let now = (t.state.fellowship.progress + 1).min(Fellowship::LAST_STEP);
            t.state.fellowship.progress = now;
            t.tell(Event::Progress { now });
            hunt::roll(t)
        }
    }
}

/// W13.3.1, W13.3.4 A tile is drawn without a roll; W13.3.3 the figure advances unless the tile stops it.
fn mordor_step(t: &mut Game, at: u8) -> Flow {
    let drawn = tile::draw(t)?;
    // A draw that Wizard's Staff has stopped shows no Stop icon.
    if !drawn.is_some_and(|d| d.tile.print().stop) {
        t.state.fellowship.mordor = Some(at + 1);
    }
    let now = t.state.fellowship.mordor.unwrap_or(at);
    t.tell(Event::MordorStep { now });
    // W13.3.2 An Eye does damage equal to all dice in the Hunt Box.
    let eye = t.state.hunt.shadow_dice + t.state.hunt.free_dice;
    if let Some(drawn) = drawn {
        tile::resolve(t, drawn, Manner::hunt(eye))?;
    }
    // W13.6.1, W14.2.1 The tile is resolved completely before victory.
    if now >= Fellowship::CRACK_OF_DOOM { victory::win(t, Victory::FreeRing) } else { Ok(()) }
}

/// W11.7.1 The Fellowship is hidden; nothing moves. W13.5.1 It has not stood still, W16.2.4 unless only moving counts.
pub(crate) fn hide(t: &mut Game) -> Flow {
    t.state.fellowship.hidden = true;
    t.state.fellowship.stirred |= !t.state.plays(Switch::HidingCorrupts);
    t.tell(Event::Hidden);
    Ok(())
}
