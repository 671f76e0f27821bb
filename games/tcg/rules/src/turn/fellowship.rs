//! T5.2 The start of a turn, T11.16 sanctuaries, T6.1 the fellowship phase.

use super::{Place, on, phases};
use crate::{
    Event, Game, Item, Legal, Why,
    actions::{Occurrence, Window, occurrence::happen},
    cards::{
        facts::{Keyword, Phase, Type},
        words::Kind,
    },
    game::{Happened, Id, InPlay, State, now},
    law::{lawful, unless},
};
use smallvec::SmallVec;
use table::Flow;

/// T5.2, T9.14 The pool is emptied; then start-of-turn actions.
pub(crate) fn start_turn(t: &mut Game) -> Flow {
    t.state.turn += 1;
    t.state.twilight = 0;
    t.state.happened = Happened::default();
    t.state.phase = Phase::Fellowship;
    let free = t.state.free;
    t.tell(Event::Turn { turn: t.state.turn, of: free });
    let here = t.state.here();
    // T14.6
    let sanctuary = t.state.site(here).is_some_and(|site| now::keyword(t.state, site, Keyword::Sanctuary) > 0);
    on(t, if sanctuary { Place::Sanctuary(5) } else { Place::Fellowship });
    happen(t.state, Occurrence::amount(Kind::StartOfTurn, 1, None, free));
    Ok(())
}

/// T11.15, T11.16, D8 Up to five wounds of companions, split as he likes; T11.17 none of allies.
pub(crate) fn sanctuary(t: &mut Game, left: u8) -> Flow {
    let free = t.state.free;
    let wounded: SmallVec<[Id; 9]> =
        t.state.companions(free).filter(|o| may_recover(t.state, o).is_ok()).map(|o| o.id).collect();
    if left == 0 || wounded.is_empty() {
        on(t, Place::Fellowship);
        return Ok(());
    }
    let mut items: SmallVec<[Item; 10]> = wounded.iter().map(|id| t.state.item(*id)).collect();
    items.push(Item::Pass);
    let chosen = t.choose(free, Why::Sanctuary { left }, &items)?;
    let Some(at) = items.iter().position(|item| *item == chosen && chosen != Item::Pass) else {
        on(t, Place::Fellowship);
        return Ok(());
    };
    on(t, Place::Sanctuary(left - 1));
    let whom = t.state.find(wounded[at]).expect("it is in play").thing();
    happen(t.state, Occurrence::to(Kind::Heal, whom, None, free));
    Ok(())
}

/// Whether a sanctuary heals this card.
pub(crate) fn may_recover(s: &State, o: &InPlay) -> Legal {
    lawful(o.card.kind() != Type::Ally, "T11.17")?;
    lawful(o.card.kind() == Type::Companion && o.owner == s.free, "T11.16")?;
    lawful(o.wounds > 0, "T11.13")?;
    unless(now::healing_forbidden_by(s, o))
}

/// T6.1, D9 Fellowship actions in any order, then the fellowship moves.
pub(crate) fn phase(t: &mut Game) -> Flow {
    let free = t.state.free;
    on(t, Place::Move(0));
    // T5.3 What was drawn at the start of the turn does not count; what is drawn at the start of this phase does.
    t.state.happened.taken = 0;
    Window::open(t.state, Phase::Fellowship, free, true);
    phases::start(t, Phase::Fellowship, free);
    Ok(())
}
