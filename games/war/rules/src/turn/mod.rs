//! The sequence of play, W3: one file for each part of it, in the order of the rulebook.

mod action_roll;
pub mod actions;
mod advance;
pub mod army_moves;
pub mod attack;
pub(crate) mod battle;
pub(crate) mod capture;
pub(crate) mod casualties;
pub(crate) mod character_moves;
pub(crate) mod corruption;
pub(crate) mod draw;
mod enter_play;
pub(crate) mod event_card;
mod exchange;
pub(crate) mod fellowship_moves;
mod fellowship_phase;
pub(crate) mod guide;
pub(crate) mod hunt;
mod hunt_allocation;
mod joining;
pub(crate) mod legality;
pub(crate) mod long_march;
pub(crate) mod minion_moves;
pub(crate) mod politics;
mod recover;
pub(crate) mod recruit;
pub(crate) mod retreat;
pub(crate) mod reveal;
mod rings;
pub(crate) mod round;
mod secrets;
pub(crate) mod separate;
mod settled;
pub(crate) mod stacking;
pub(crate) mod table_cards;
pub(crate) mod tile;
mod tokens;
pub(crate) mod travel;
mod victory;
mod voice;

use crate::{Event, Game, Item, Phase, Side, Why};
use smallvec::SmallVec;
use table::{Flow, Halt};

/// W3.1.1 One step of the sequence of play.
pub(crate) fn step(t: &mut Game) -> Flow {
    let done = one_step(t);
    if done != Err(Halt::Pause) {
        // W5.4.2 Cards on the table whose condition is broken go at once.
        table_cards::tidy(t);
        t.state.settle_mixed();
        t.state.hunt.return_aside();
    }
    done
}

fn one_step(t: &mut Game) -> Flow {
    if t.state.battle.is_some() {
        return battle::step(t);
    }
    if t.state.decks.resolving.is_some() {
        return event_card::resolve(t);
    }
    match t.state.phase {
        Phase::Recover => recover::free_peoples(t),
        Phase::SecondDraw => recover::second(t, Side::Free, Phase::Exchange),
        Phase::Exchange => recover::exchange(t, Side::Free, Phase::ExchangeCards, Phase::ShadowDraw),
        Phase::ExchangeCards => recover::exchange_cards(t, Side::Free, Phase::ShadowDraw),
        Phase::ShadowDraw => recover::shadow(t),
        Phase::ShadowSecondDraw => recover::second(t, Side::Shadow, Phase::ShadowExchange),
        Phase::ShadowExchange => recover::exchange(t, Side::Shadow, Phase::ShadowExchangeCards, Phase::Fellowship),
        Phase::ShadowExchangeCards => recover::exchange_cards(t, Side::Shadow, Phase::Fellowship),
        Phase::Fellowship => fellowship_phase::phase(t),
        Phase::HuntAllocation => hunt_allocation::phase(t),
        Phase::ActionRoll => action_roll::phase(t),
        Phase::Actions => actions::turn(t),
        Phase::VictoryCheck => victory::check(t),
    }
}

/// The faces of an ordinary die.
const DIE: [Item; 6] = [Item::Roll(1), Item::Roll(2), Item::Roll(3), Item::Roll(4), Item::Roll(5), Item::Roll(6)];

/// Rolls one ordinary die.
pub(crate) fn roll(t: &mut Game, why: Why) -> Flow<u8> {
    match t.chance(why, &DIE)? {
        Item::Roll(n) => Ok(n),
        other => unreachable!("{other} is not on a die"),
    }
}

/// Rolls ordinary dice, at most five, W1.7.2.
pub(crate) fn roll_many(t: &mut Game, why: Why, count: u8) -> Flow<SmallVec<[u8; 5]>> {
    (0..count).map(|_| roll(t, why)).collect()
}

/// Rolls dice for a side, for everybody to see, with the lowest result that counts; 0 if the result itself counts.
pub(crate) fn throw(t: &mut Game, side: Side, why: Why, count: u8, needed: u8) -> Flow<SmallVec<[u8; 5]>> {
    let rolled = roll_many(t, why, count)?;
    if !rolled.is_empty() {
        let dice = std::array::from_fn(|at| rolled.get(at).copied().unwrap_or(0));
        t.tell(Event::Threw { side, dice, needed });
    }
    Ok(rolled)
}
