//! W3.3 Phase 2: the Fellowship may be declared, may enter Mordor, and may change its Guide.

use super::{
    corruption, guide,
    politics::{self, By},
    reveal, settled, table_cards, travel,
};
use crate::{Event, Game, Phase, Region, Side, State, Switch, Why};
use table::Flow;

/// W3.3.1 The Fellowship may be declared once, W3.3.2 then it may enter Mordor. W16.1.5 Or a declaration before the gates takes it
/// there, and nothing else does.
pub(crate) fn phase(t: &mut Game) -> Flow {
    let worthwhile = t.state.as_before || settled::is_declaring_worthwhile(t.state);
    if may_declare(t.state) && worthwhile && t.confirm(Side::Free, Why::Declare)? {
        declare(t)?;
        if t.state.plays(Switch::MordorByDeclaration) && is_at_the_gates(t.state) {
            enter_mordor(t);
        }
    }
    let may_enter = is_at_the_gates(t.state) && !t.state.plays(Switch::MordorByDeclaration);
    if may_enter && t.confirm(Side::Free, Why::EnterMordor)? {
        enter_mordor(t);
    }
    // W3.3.3 As the last thing in the phase the Guide may change.
    guide::appoint(t)?;
    t.state.phase = Phase::HuntAllocation;
    Ok(())
}

/// W11.5.1 Only a Hidden Fellowship that is not on the Mordor Track can be declared.
fn may_declare(state: &State) -> bool {
    state.fellowship.hidden && state.fellowship.mordor.is_none()
}

/// W11.5.2 The figure moves along a path, W9.4.7 through sieges too; W11.5.3 Progress becomes 0. W11.5.4 No tile is drawn for the path.
fn declare(t: &mut Game) -> Flow {
    let path = travel::path(t, false)?;
    let to = path[path.len() - 1];
    t.state.fellowship.figure = to;
    t.state.fellowship.progress = 0;
    t.tell(Event::Declared { to });
    if to.is_city_or_stronghold() && to.first_owner() == Some(Side::Free) {
        // W10.2.3 Its Nation becomes active. W11.8.1 If it is not in enemy hands the Ring-bearers are healed.
        politics::activate(t, to.nation(), By::Declaration(to));
        // W11.8.2 A siege does not matter.
        if t.state.board.unconquered(to) {
            corruption::heal(t, 1);
        }
    }
    let in_haven = travel::is_haven(t.state, to);
    table_cards::fellowship_seen(t, in_haven);
    table_cards::tidy(t);
    reveal::balrog(t, &path, in_haven)
}

/// W13.1.1 From Minas Morgul or Morannon, Hidden or not, declared or not.
fn is_at_the_gates(state: &State) -> bool {
    matches!(state.fellowship.region(), Some(Region::MinasMorgul | Region::Morannon))
}

/// W13.1.2 The figure goes to step 0; W13.2.1 the Hunt Pool is made anew.
fn enter_mordor(t: &mut Game) {
    t.state.fellowship.mordor = Some(0);
    t.state.fellowship.progress = 0;
    t.state.hunt.enter_mordor();
    t.tell(Event::EnteredMordor);
}
