//! T5.16 to T5.20 Who may act now. It ends when all who may have passed one after the other.

use super::{Frame, Play, Use, check::uses_of, legal};
use crate::{
    Game, Item, Why,
    cards::{
        Card,
        facts::{Phase, Side, Type},
        phase_bit,
        words::{From, When},
    },
    game::{Sight, State, Thing, now},
};
use smallvec::SmallVec;
use table::{Flow, Seat};

/// A time in which players may act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// In this phase.
    pub phase: Phase,
    /// Who is asked next.
    pub asks: Seat,
    /// How many have passed one after the other.
    pub passes: u8,
    /// T5.20 Fellowship and Shadow phases: one player alone, until he stops.
    pub alone: bool,
}

impl Window {
    /// Begins one.
    pub(crate) fn open(s: &mut State, phase: Phase, first: Seat, alone: bool) {
        s.stack.push(Frame::Window(Window { phase, asks: first, passes: 0, alone }));
    }
}

/// T5.16, D15 Asks the next player who holds a card or can do something that everybody sees, T14.14a; T14.14 also if he can only
/// pass. T5.17 After an action the count of passes begins anew, T5.18 and whoever passed is asked again; T5.19 until all have
/// passed in a row.
pub(crate) fn step(t: &mut Game, mut window: Window) -> Flow {
    let wanted = if window.alone { 1 } else { t.state.order.len() };
    while usize::from(window.passes) < wanted && !is_over(t.state, window) {
        let seat = window.asks;
        if !window.alone {
            window.asks = t.state.right_of(seat);
        }
        let mut options = actions(t.state, window.phase, seat);
        if options.is_empty() && t.state.of(seat).cards.hand().is_empty() {
            window.passes += 1;
            continue;
        }
        options.push(Item::Pass);
        let chosen = t.ask(seat, Why::Act(window.phase), &options)?;
        t.state.stack.pop();
        window.passes = if chosen == Item::Pass { window.passes + 1 } else { 0 };
        t.state.stack.push(Frame::Window(window));
        begin(t, seat, chosen);
        return Ok(());
    }
    t.state.stack.pop();
    Ok(())
}

/// T8.20 A skirmish that lost a side, or was cancelled, has no more actions.
fn is_over(s: &State, window: Window) -> bool {
    window.phase == Phase::Skirmish
        && s.skirmish.as_ref().is_some_and(|f| f.cancelled || f.free.is_empty() || f.minions.is_empty())
}

/// Puts what was chosen on the stack.
pub(crate) fn begin(t: &mut Game, seat: Seat, chosen: Item) {
    let s = &mut *t.state;
    let frame = match chosen {
        Item::Use { card, rank, text, ability } => {
            let of = s.at(card, rank).expect("it was offered").thing();
            return super::uses(t, Use { of, text, ability }, seat);
        }
        Item::Play(card) => {
            Frame::Play(Play::take(s, seat, Thing { card, owner: seat, id: None }, From::Hand, 0, None))
        }
        Item::Give(card, rank) => Frame::Give(s.at(card, rank).expect("it was offered").id),
        Item::HealWith(card) => return super::play::discard_to_heal(t, seat, card),
        _ => return,
    };
    s.stack.push(frame);
}

/// T5.11 Everything that a seat may do in this phase: what can be paid is offered, however often it was used,
/// T11.30 abilities of allies wherever the fellowship is.
pub(crate) fn actions(s: &State, phase: Phase, seat: Seat) -> SmallVec<[Item; 16]> {
    let mut options = SmallVec::new();
    let side = s.side_of(seat);
    if now::abilities_forbidden_by(s, phase).is_none() {
        for o in s.in_play.iter().filter(|o| may_act_in(o.card, phase)).filter(|o| s.speaks(o)) {
            let usable = |uses: &Use| legal::is_usable_by(o, seat) && in_phase(*uses, phase);
            for uses in uses_of(s, o).filter(usable) {
                let sight = Sight { ability: uses.counted_as(), ..Sight::new(s, seat, Some(o.id)) };
                if legal::allowed(&sight, uses).is_ok() {
                    options.push(s.use_item(uses));
                }
            }
        }
    }
    for (card, _) in s.of(seat).cards.hand().kinds() {
        let thing = Thing { card, owner: seat, id: None };
        if fits_phase(card, phase, side) && legal::may_play(s, seat, thing, From::Hand, 0).is_ok() {
            options.push(Item::Play(card));
        }
        if phase == Phase::Fellowship && seat == s.free && legal::may_heal_with(s, seat, card).is_ok() {
            options.push(Item::HealWith(card));
        }
    }
    // T6.19 An item is given away, or stays: nobody may just discard it.
    if phase == Phase::Fellowship && seat == s.free {
        let given = s.in_play.iter().filter(|o| legal::may_give(s, seat, o).is_ok());
        options.extend(given.map(|o| s.give_item(o.id)));
    }
    options
}

fn may_act_in(card: Card, phase: Phase) -> bool {
    card.printed().acts_in & phase_bit(phase) != 0
}

fn in_phase(uses: Use, phase: Phase) -> bool {
    matches!(&uses.ability().when, When::Phases(phases) if phases.contains(&phase))
}

/// T5.10, T6.2, T6.3, T7.2, T7.2a Whether a card of the hand can be played as an action of this phase.
fn fits_phase(card: Card, phase: Phase, side: Side) -> bool {
    let own = match side {
        Side::Free => Phase::Fellowship,
        Side::Shadow => Phase::Shadow,
    };
    card.side() == Some(side)
        && match card.kind() {
            Type::Event => card.facts().phases.contains(&phase),
            _ => phase == own,
        }
}
