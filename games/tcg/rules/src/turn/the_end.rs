//! T10 Winning, losing, elimination.

use super::{Place, path};
use crate::{
    Event, Game,
    actions::Frame,
    cards::facts::{Phase, Type},
    game::{Ending, Id, State},
};
use smallvec::SmallVec;
use table::{Flow, Seat, Seats};

/// T1.5, T10.1
pub(crate) fn won_at_last_site(s: &mut State, seat: Seat) {
    s.ending = Some(Ending::LastSite(seat));
}

/// T10.13, D37 A player gives up. The house may say so at any time of a turn; it is carried out in the next step.
pub fn concede(s: &mut State, seat: Seat) {
    s.go(Place::Concedes(seat));
}

/// T10.13 What was under way goes on without him, or stops.
pub(crate) fn concedes(t: &mut Game, seat: Seat) -> Flow {
    t.state.stack.pop();
    if !t.state.of(seat).is_out {
        lose(t, seat);
    }
    Ok(())
}

/// T10.4, T10.5, T10.13 A player has lost. T10.8 With two left the game is over; with more the others go on.
pub(crate) fn lose(t: &mut Game, seat: Seat) {
    // Sites come to light that replace his.
    t.shows(Seats::ALL);
    t.tell(Event::Out { who: seat });
    t.state.person(seat).is_out = true;
    let left = t.state.order.iter().copied().filter(|other| !t.state.of(*other).is_out);
    // T10.3 He wins who is the only one left.
    if let [only] = left.collect::<SmallVec<[Seat; 5]>>()[..] {
        t.state.ending = Some(Ending::LastPlayer(only));
        leave_table(t.state, seat);
        return;
    }
    clear_away(t.state, seat);
    replace_sites(t, seat);
    if t.state.free == seat {
        stop_turn(t.state);
    } else {
        stop_acting(t.state, seat);
        leave_table(t.state, seat);
    }
    t.state.unchecked = true;
}

/// T10.14 Seats close up.
pub(crate) fn leave_table(s: &mut State, seat: Seat) {
    s.order.retain(|other| *other != seat);
}

/// T10.9 All his cards leave the game; opponents' cards on them go to their owners' discard piles. T10.9a What lasts, stays.
fn clear_away(s: &mut State, seat: Seat) {
    let own: SmallVec<[Id; 16]> =
        s.in_play.iter().filter(|o| o.owner == seat && o.card.kind() != Type::Site).map(|o| o.id).collect();
    for id in own {
        s.leave(id);
    }
    let person = s.person(seat);
    person.cards.clear();
    person.discard = Default::default();
    person.dead = Default::default();
    (person.ring_bearer, person.ring_worn, person.burdens) = (None, false, 0);
    s.stacked.retain(|stacked| stacked.owner != seat);
    s.departed.clear();
}

/// T10.10 His sites are replaced one by one: the first by the player on his right, the next by the following, and so on.
fn replace_sites(t: &mut Game, seat: Seat) {
    let his = t.state.in_play.iter().filter(|o| o.owner == seat && o.card.kind() == Type::Site);
    let mut numbers: SmallVec<[u8; 9]> = his.map(|o| o.card.facts().site).collect();
    numbers.sort();
    let mut by = t.state.right_of(seat);
    for number in numbers {
        let has = |seat: &Seat| !t.state.of(*seat).is_out && t.state.of(*seat).sites[usize::from(number) - 1].is_some();
        let Some(owner) = t.state.order_from(by).into_iter().find(has) else { continue };
        path::lay_site(t, owner, number);
        by = t.state.right_of(owner);
    }
    t.state.person(seat).sites = Default::default();
}

/// T10.11 It was his turn: what is under way stops, Shadow players reconcile, minions are discarded, the next player starts. Until
/// then it is still his turn, so that end-of-turn texts of the others are carried out. T10.11a Nobody reconciles twice for one move.
fn stop_turn(s: &mut State) {
    let stack = std::mem::take(&mut s.stack);
    stack.into_iter().for_each(|frame| put_away(s, frame));
    s.skirmish = None;
    s.assigned.clear();
    s.leaving = 0;
    s.departed.clear();
    // T6.7 They reconcile after the fellowship phase in which he may have been eliminated: the Rule of 4 is not for them.
    s.phase = Phase::Regroup;
    s.go(Place::EndTurn);
    // The first in the order of actions comes on top.
    let reconcile = s.shadow_players().into_iter().filter(|seat| !s.of(*seat).reconciled);
    let reconcile: SmallVec<[Seat; 5]> = reconcile.rev().collect();
    reconcile.into_iter().for_each(|seat| s.go(Place::Reconcile(seat)));
}

/// T10.12, T10.12a What he was doing or owed lapses, with everything that came of it; the next in the order of actions is asked in
/// his stead.
fn stop_acting(s: &mut State, seat: Seat) {
    let is_his = |frame: &Frame| match frame {
        Frame::Action(action) => action.by == seat,
        Frame::Play(play) => play.by == seat,
        Frame::Occurrence(occurrence) => occurrence.by == seat,
        Frame::Turn(_) | Frame::Window(_) | Frame::Give(_) => false,
    };
    let first = s.stack.iter().position(is_his).unwrap_or(s.stack.len());
    let gone = s.stack.split_off(first);
    gone.into_iter().for_each(|frame| put_away(s, frame));
    let owes = |place: &Place| matches!(place, Place::Reconcile(who) | Place::DownToEight(who) | Place::Refill(who) if *who == seat);
    s.stack.retain(|frame| !matches!(frame, Frame::Turn(place) if owes(place)));
    let mut stack = std::mem::take(&mut s.stack);
    for frame in &mut stack {
        match frame {
            Frame::Window(window) if window.alone && window.asks == seat => window.passes = u8::MAX,
            Frame::Window(window) => pass_over(s, seat, &mut window.asks, &mut window.passes),
            Frame::Occurrence(occurrence) => {
                let mut asks = occurrence.asks.unwrap_or(s.free);
                pass_over(s, seat, &mut asks, &mut occurrence.passes);
                occurrence.asks = Some(asks);
            }
            Frame::Turn(place) => *place = without(s, *place, seat),
            Frame::Action(_) | Frame::Play(_) | Frame::Give(_) => {}
        }
    }
    s.stack = stack;
}

/// Whoever is asked one after the other is asked without him: that he has passed does not count any more.
fn pass_over(s: &State, seat: Seat, asks: &mut Seat, passes: &mut u8) {
    let since = s.order_from(seat).iter().position(|other| other == asks).unwrap_or(0);
    if (1..=usize::from(*passes)).contains(&since) {
        *passes -= 1;
    }
    if *asks == seat {
        *asks = s.right_of(seat);
    }
}

/// T10.11, T10.12a What stops half-way: a card being played goes to the discard pile, cards looked at go back on their deck.
fn put_away(s: &mut State, frame: Frame) {
    match frame {
        Frame::Play(play) if !s.of(play.thing.owner).is_out => s.person(play.thing.owner).discard.add(play.thing.card),
        Frame::Action(mut action) if !s.of(action.aside_of).is_out => action.put_back(s),
        _ => {}
    }
}

/// T10.12a A place of the turn, for the others.
fn without(s: &State, place: Place, seat: Seat) -> Place {
    let next = s.right_of(seat);
    match place {
        Place::Shadow(who) if who == seat && next == s.free => Place::Maneuver,
        Place::Shadow(who) if who == seat => Place::Shadow(next),
        Place::MinionWounds(who, left) if who == seat => Place::ChooseShadow(left),
        Place::Leftovers(fierce, who) if who == seat => Place::Leftovers(fierce, next),
        Place::Reconciles(who) if who == seat => Place::Reconciles(next),
        other => other,
    }
}
