//! T5.26 How a phase starts and ends; T7.1 Shadow phases, T7.10 the maneuver phase; T5.4 to T5.8 phases that do not take place.

use super::{Place, on};
use crate::{
    Event, Game,
    actions::{Occurrence, Window, occurrence::happen},
    cards::{
        facts::Phase,
        words::{Kind, Until},
    },
    game::{State, now},
};
use table::{Flow, Seat};

/// T5.26 "At the start" actions come first: they lie on top of the window.
pub(crate) fn start(t: &mut Game, phase: Phase, of: Seat) {
    t.state.phase = phase;
    clear_phase(t.state);
    t.tell(Event::Phase { phase });
    happen(t.state, Occurrence::of_phase(Kind::StartOfPhase, phase, of));
}

/// What belongs to one phase is over.
pub(crate) fn clear_phase(s: &mut State) {
    s.lasting.retain(|lasting| lasting.until != Until::EndOfPhase);
    s.happened.played.clear();
    s.happened.used_in_phase.clear();
    s.happened.wounds.clear();
    s.unchecked = true;
}

/// T5.26 "At the end" actions.
pub(crate) fn end(t: &mut Game, phase: Phase, of: Seat) -> Flow {
    t.state.stack.pop();
    happen(t.state, Occurrence::of_phase(Kind::EndOfPhase, phase, of));
    Ok(())
}

/// T7.1, T7.4 Each Shadow player has one Shadow phase, to the right.
pub(crate) fn shadow(t: &mut Game, seat: Seat) -> Flow {
    let next = t.state.right_of(seat);
    let then = if next == t.state.free { Place::Maneuver } else { Place::Shadow(next) };
    on(t, then);
    if now::is_skipped(t.state, Phase::Shadow, seat) {
        return Ok(());
    }
    t.state.go(Place::EndPhase(Phase::Shadow, seat));
    Window::open(t.state, Phase::Shadow, seat, true);
    start(t, Phase::Shadow, seat);
    Ok(())
}

/// T5.4 Without minions the regroup phase follows at once.
fn without_minions(t: &mut Game) -> bool {
    let none = t.state.minions().filter(|o| t.state.is_active(o)).count() == 0;
    if none {
        on(t, Place::Regroup);
    }
    none
}

/// T7.10
pub(crate) fn maneuver(t: &mut Game) -> Flow {
    if without_minions(t) {
        return Ok(());
    }
    on(t, Place::Archery);
    open(t, Phase::Maneuver);
    Ok(())
}

/// A phase with the action procedure; says whether it takes place.
pub(crate) fn open(t: &mut Game, phase: Phase) -> bool {
    let free = t.state.free;
    if now::is_skipped(t.state, phase, free) {
        return false;
    }
    // T7.11 The fire belongs to the archery phase: it ends after that.
    if phase != Phase::Archery {
        t.state.go(Place::EndPhase(phase, free));
    }
    Window::open(t.state, phase, free, false);
    start(t, phase, free);
    true
}

/// T5.5, T5.6 The same check at the end of maneuver and archery.
pub(crate) fn goes_on(t: &mut Game) -> bool {
    !without_minions(t)
}
