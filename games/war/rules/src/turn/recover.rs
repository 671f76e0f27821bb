//! W3.2 Phase 1: dice come back and each side draws two cards, W15.3 or each of its two players his own, who then may exchange one. W3.8
//! How many dice a side has.

use super::{draw, exchange};
use crate::{Character, Event, Face, Game, Phase, Side, State, setup};
use table::Flow;

/// W3.2.1, W3.2.3 Dice come back, then the Free Peoples draw.
pub(crate) fn free_peoples(t: &mut Game) -> Flow {
    t.tell(Event::Turn { turn: t.state.turn });
    take_dice_back(t.state);
    draw(t, Side::Free, Phase::SecondDraw, Phase::ShadowDraw)
}

/// W3.2.3 The Shadow draws.
pub(crate) fn shadow(t: &mut Game) -> Flow {
    draw(t, Side::Shadow, Phase::ShadowSecondDraw, Phase::Fellowship)
}

/// W15.3.4 Who leads a side draws first; what comes next depends on whether somebody shares it with him.
fn draw(t: &mut Game, side: Side, shared: Phase, alone: Phase) -> Flow {
    let leads = t.state.leading(side);
    draw::in_phase_one(t, side, leads)?;
    t.state.phase = if t.state.is_shared(side) { shared } else { alone };
    Ok(())
}

/// W15.3.1 The team-mate draws.
pub(crate) fn second(t: &mut Game, side: Side, next: Phase) -> Flow {
    let mate = t.state.seat_of(t.state.leader(side).team_mate());
    draw::in_phase_one(t, side, mate)?;
    t.state.phase = next;
    Ok(())
}

/// W15.3.2 Both may exchange a card, once in a turn.
pub(crate) fn exchange(t: &mut Game, side: Side, cards: Phase, next: Phase) -> Flow {
    t.state.phase = if exchange::is_wanted(t, side)? { cards } else { next };
    Ok(())
}

/// W15.3.2a They do.
pub(crate) fn exchange_cards(t: &mut Game, side: Side, next: Phase) -> Flow {
    exchange::cards(t, side)?;
    t.state.phase = next;
    Ok(())
}

/// W3.2.1 All dice come back, also those in the Hunt Box; W3.2.2 whether the Free Peoples had one there is kept.
fn take_dice_back(state: &mut State) {
    state.hunt.was_used = state.hunt.free_dice > 0;
    state.hunt.free_dice = 0;
    state.hunt.shadow_dice = 0;
    for side in Side::ALL {
        let pool = pool(state, side);
        let dice = state.dice_mut(side);
        dice.unused = [0; Face::ALL.len()];
        dice.pool = pool;
        dice.ring_used = false;
    }
    state.messenger_used = false;
    state.fellowship.stirred = false;
}

/// W3.8.1 The dice a side has: those of the start, and one for each Character in play who gives one; W3.8.2 counted
/// anew only here. W1.7.2 The five
/// such Characters never make it more than 6 and 10.
fn pool(state: &State, side: Side) -> u8 {
    let at_start = match side {
        Side::Free => setup::FREE_DICE,
        Side::Shadow => setup::SHADOW_DICE,
    };
    let giving = Character::ALL.into_iter().filter(|c| c.side() == side && state.in_play(*c));
    at_start + giving.map(|c| c.sheet().dice).sum::<u8>()
}
