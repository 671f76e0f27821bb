//! T9 The regroup phase, moving again, the end of a turn.

use super::{Place, on, phases, start, the_end};
use crate::{
    Event, Game, Why,
    actions::{Occurrence, Window, occurrence::happen},
    cards::{
        Card,
        facts::Phase,
        words::{Kind, Until},
    },
    game::{Thing, now},
};
use smallvec::SmallVec;
use table::{Flow, Seat};

/// T10.1, T10.2 Winning at the last site comes before the phase, whether there were skirmishes or not; T9.1 the Ring is taken off; T9.2 regroup actions.
pub(crate) fn phase(t: &mut Game) -> Flow {
    let free = t.state.free;
    if t.state.of(free).at >= t.state.options.last_site() {
        the_end::won_at_last_site(t.state, free);
        return Ok(());
    }
    // T5.13
    t.state.lasting.retain(|lasting| !matches!(lasting.until, Until::Regroup | Until::NextSkirmish));
    take_off_ring(t);
    let first = t.state.right_of(free);
    on(t, Place::Reconciles(first));
    if !now::is_skipped(t.state, Phase::Regroup, free) {
        Window::open(t.state, Phase::Regroup, free, false);
        phases::start(t, Phase::Regroup, free);
    }
    Ok(())
}

/// T9.1, T9.12 The Ring-bearer takes off the Ring; he keeps bearing it.
pub(crate) fn take_off_ring(t: &mut Game) {
    let free = t.state.free;
    if std::mem::take(&mut t.state.person(free).ring_worn) {
        t.tell(Event::RingWorn { worn: false });
    }
}

/// T9.3 Every Shadow player reconciles, to the right.
pub(crate) fn reconciles(t: &mut Game, seat: Seat) -> Flow {
    if seat == t.state.free {
        on(t, Place::MoveAgain);
        return Ok(());
    }
    let next = t.state.right_of(seat);
    on(t, Place::Reconciles(next));
    t.state.go(Place::Reconcile(seat));
    Ok(())
}

/// T9.4, D24 First a card may be discarded. Who has none left to give is not asked: everybody sees that.
pub(crate) fn reconcile(t: &mut Game, seat: Seat) -> Flow {
    let offers: SmallVec<[(Card, u8); 16]> = t.state.of(seat).cards.hand().kinds();
    let away = match offers.is_empty() || t.state.of(seat).reconciled {
        true => SmallVec::new(),
        false => t.ask_some(seat, Why::Reconcile, (0, 1), &offers)?,
    };
    discard(t, seat, &away);
    on(t, Place::DownToEight(seat));
    Ok(())
}

/// T9.4, D25
pub(crate) fn down_to_eight(t: &mut Game, seat: Seat) -> Flow {
    let hand = t.state.of(seat).cards.hand();
    let over = (hand.len().saturating_sub(8)) as u8;
    let offers: SmallVec<[(Card, u8); 16]> = hand.kinds();
    let away = match over {
        0 => SmallVec::new(),
        _ => t.ask_some(seat, Why::DownToEight, (over, over), &offers)?,
    };
    discard(t, seat, &away);
    on(t, Place::Refill(seat));
    Ok(())
}

fn discard(t: &mut Game, seat: Seat, cards: &[(Card, u8)]) {
    for (card, count) in cards {
        for _ in 0..*count {
            t.state.person(seat).cards.play(*card);
            t.state.person(seat).discard.add(*card);
            t.tell(Event::Discarded { of: seat, card: *card });
        }
    }
}

/// T9.4 Up to eight; T10.11a nobody reconciles twice for one move.
pub(crate) fn refill(t: &mut Game, seat: Seat) -> Flow {
    if !t.state.of(seat).reconciled {
        start::draw_up_to(t, seat, 8)?;
    }
    t.state.person(seat).reconciled = true;
    t.state.stack.pop();
    Ok(())
}

/// T9.6, T9.9, D26
pub(crate) fn move_again(t: &mut Game) -> Flow {
    let free = t.state.free;
    let able = t.state.happened.moves < now::move_limit(t.state) && now::may_move(t.state);
    let again = able && t.confirm(free, Why::MoveAgain)?;
    if again {
        // T9.7 The move is made in the regroup phase, which then ends.
        on(t, Place::Move(0));
        return Ok(());
    }
    on(t, Place::EndTurn);
    t.state.go(Place::Reconcile(free));
    Ok(())
}

/// T9.8 Minions are discarded with what is on them; then end-of-turn actions.
pub(crate) fn end_turn(t: &mut Game) -> Flow {
    take_off_ring(t);
    let free = t.state.free;
    on(t, Place::NextTurn);
    let minions: SmallVec<[Thing; 8]> = t.state.minions().map(|o| o.thing()).collect();
    happen(t.state, Occurrence::amount(Kind::EndOfTurn, 1, None, free));
    if !minions.is_empty() {
        happen(t.state, Occurrence::of_all(Kind::Discard, &minions, None, free));
    }
    Ok(())
}

/// T9.13, T5.14; T10.11 also after the turn of a player who was eliminated in it.
pub(crate) fn next_turn(t: &mut Game) -> Flow {
    t.state.lasting.clear();
    let last = t.state.free;
    t.state.free = t.state.left_of(last);
    if t.state.of(last).is_out {
        the_end::leave_table(t.state, last);
    }
    on(t, Place::StartTurn);
    Ok(())
}
