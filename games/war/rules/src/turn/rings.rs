//! W4.5 Elven Rings.

use crate::{Event, Face, Game, Side, State, Why};
use smallvec::SmallVec;
use table::Flow;

/// W4.5.1, W4.5.4 Whether a side may use a Ring now: it owns one, has used none this turn and has a die to change.
pub(crate) fn may_use(state: &State, side: Side) -> bool {
    may_spend(state, side) && state.dice_of(side).left() > 0
}

/// Whether a side may spend a Ring on something else than a die, W4.5.4 once per turn.
pub(crate) fn may_spend(state: &State, side: Side) -> bool {
    // W17.3.1 A Dwarven Ring will do, W17.3.3 and is the one of the turn.
    let owns = state.dice_of(side).rings > 0 || has_dwarven(state, side);
    owns && !state.dice_of(side).ring_used
}

/// W17.3.1 Only the Free Peoples have Dwarven Rings.
fn has_dwarven(state: &State, side: Side) -> bool {
    side == Side::Free && state.handicap.dwarven_rings > 0
}

/// W4.5.3 A Ring is used: the Shadow gets the one that the Free Peoples used; one that it uses itself leaves the game.
/// W17.3.2 A Dwarven Ring leaves the game too, W17.3.4 and is used before an Elven one.
pub(crate) fn spend(t: &mut Game, side: Side) {
    t.state.dice_mut(side).ring_used = true;
    if has_dwarven(t.state, side) {
        t.state.handicap.dwarven_rings -= 1;
        t.tell(Event::DwarvenRingGone { side });
        return;
    }
    t.state.dice_mut(side).rings -= 1;
    if side == Side::Free {
        t.state.dice_mut(Side::Shadow).rings += 1;
    }
}

/// W4.5.1 Turns one unused die to another face. W4.5.2 The side's turn goes on.
pub(crate) fn use_ring(t: &mut Game, side: Side) -> Flow {
    let dice: SmallVec<[Face; 7]> = t.state.dice_of(side).faces().collect();
    let from = t.choose(side, Why::RingDie, &dice)?;
    let to = t.choose(side, Why::RingFace { from }, &new_faces(side, from))?;
    let dice = t.state.dice_mut(side);
    dice.unused[from.index()] -= 1;
    match to {
        // W4.5.6 An Eye goes to the Hunt Box at once.
        Face::Eye => t.state.hunt.shadow_dice += 1,
        other => dice.unused[other.index()] += 1,
    }
    t.tell(Event::RingUsed { side, from, to });
    spend(t, side);
    Ok(())
}

/// The faces a die may be turned to; W4.5.5 never to a Will of the West.
fn new_faces(side: Side, from: Face) -> SmallVec<[Face; 6]> {
    let mut faces: SmallVec<[Face; 6]> = SmallVec::new();
    for face in Face::of(side) {
        if face != from && face != Face::Will && !faces.contains(&face) {
            faces.push(face);
        }
    }
    faces
}
