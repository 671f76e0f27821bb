//! W3.5 Phase 4: both sides roll their action dice.

use crate::{Event, Face, Game, Item, Phase, Side, Why};
use table::Flow;

/// W3.5.1 The Free Peoples roll their whole pool, the Shadow what is not in the Hunt Box; every Eye goes there.
pub(crate) fn phase(t: &mut Game) -> Flow {
    for side in Side::ALL {
        let hunting = if side == Side::Shadow { t.state.hunt.shadow_dice } else { 0 };
        let faces = Face::of(side).map(Item::Face);
        for _ in hunting..t.state.dice_of(side).pool {
            let Item::Face(face) = t.chance(Why::ActionDie, &faces)? else { unreachable!("only faces are on a die") };
            t.tell(Event::Rolled { side, face });
            match face {
                Face::Eye => t.state.hunt.shadow_dice += 1,
                other => t.state.dice_mut(side).unused[other.index()] += 1,
            }
        }
    }
    t.state.acting = Side::Free;
    // W15.6.1, W15.6.2a For each side the player who does not lead begins.
    for side in Side::ALL {
        if t.state.is_shared(side) {
            t.state.next[side.index()] = t.state.leader(side).team_mate();
        }
    }
    t.state.proposed = false;
    t.state.forget_deeds();
    t.state.phase = Phase::Actions;
    Ok(())
}
