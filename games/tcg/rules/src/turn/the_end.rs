//! T10 Winning, losing, elimination.

use super::Place;
use crate::{
    Event, Game,
    actions::Frame,
    cards::facts::{Phase, Type},
    game::{Ending, Id, State},
};
use smallvec::SmallVec;
use table::{Seat, Seats};

/// T10.1
pub(crate) fn won_at_last_site(s: &mut State, seat: Seat) {
    s.ending = Some(Ending::LastSite(seat));
}

/// T10.4, T10.5, T10.13 A player has lost. T10.8 With two left the game is over; with more the others go on.
pub(crate) fn lose(t: &mut Game, seat: Seat) {
    // Sites come to light that replace his.
    t.shows(Seats::ALL);
    t.tell(Event::Out { who: seat });
    let s = &mut *t.state;
    let was_free = s.free == seat;
    let next = s.left_of(seat);
    let right = s.right_of(seat);
    s.order.retain(|other| *other != seat);
    s.person(seat).is_out = true;
    if let [only] = s.order[..] {
        s.ending = Some(Ending::LastPlayer(only));
        return;
    }
    clear_away(s, seat);
    replace_sites(s, seat, right);
    if was_free {
        stop_turn(s, next);
    } else {
        stop_acting(s, seat);
    }
    s.unchecked = true;
}

/// T10.9 All his cards leave the game; opponents' cards on them go to their owners' discard piles.
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
    person.ring_bearer = None;
    s.stacked.retain(|stacked| stacked.owner != seat);
    s.departed.clear();
}

/// T10.10 His sites are replaced one by one: the first by the player on his right, the next by the following, and so on.
fn replace_sites(s: &mut State, seat: Seat, first: Seat) {
    let mut by = first;
    let sites: SmallVec<[(Id, u8); 9]> = s
        .in_play
        .iter()
        .filter(|o| o.owner == seat && o.card.kind() == Type::Site)
        .map(|o| (o.id, o.card.facts().site))
        .collect();
    let mut sites = sites;
    sites.sort_by_key(|(_, number)| *number);
    for (old, number) in sites {
        let at = usize::from(number) - 1;
        let from = (0..s.order.len()).scan(by, |seat, _| {
            let now = *seat;
            *seat = s.right_of(now);
            Some(now)
        });
        let Some(owner) = from.into_iter().find(|seat| s.of(*seat).sites[at].is_some()) else { continue };
        let card = s.person(owner).sites[at].take().expect("found");
        s.person(owner).sites_seen |= 1 << number;
        let id = s.enter(card, owner, None);
        s.in_play.iter_mut().filter(|o| o.on == Some(old)).for_each(|o| o.on = Some(id));
        s.in_play.retain(|o| o.id != old);
        by = s.right_of(owner);
    }
}

/// T10.11 It was his turn: what is under way stops, Shadow players reconcile, minions are discarded, the next player starts.
fn stop_turn(s: &mut State, next: Seat) {
    let stack = std::mem::take(&mut s.stack);
    stack.into_iter().for_each(|frame| put_away(s, frame));
    s.skirmish = None;
    s.assigned.clear();
    s.leaving = 0;
    let minions: SmallVec<[Id; 8]> = s.minions().map(|o| o.id).collect();
    for id in minions {
        if let Some(o) = s.leave(id) {
            s.person(o.owner).discard.add(o.card);
        }
    }
    s.departed.clear();
    s.lasting.clear();
    s.free = next;
    // T6.7 They reconcile after the fellowship phase in which he may have been eliminated: the Rule of 4 is not for them.
    s.phase = Phase::Regroup;
    s.go(Place::StartTurn);
    // T10.11 All who were Shadow players reconcile first, the first in the order of actions on top.
    let others: SmallVec<[Seat; 5]> = s.in_action_order().into_iter().rev().collect();
    others.into_iter().for_each(|seat| s.go(Place::Reconcile(seat)));
}

/// T10.12, T10.12a What he was doing or owed lapses.
fn stop_acting(s: &mut State, seat: Seat) {
    let free = s.free;
    let right = if s.order.is_empty() { free } else { s.right_of(free) };
    let owes = |place: &Place| matches!(place, Place::Reconcile(who) | Place::DownToEight(who) | Place::Refill(who) if *who == seat);
    let stays = |frame: &Frame| match frame {
        Frame::Action(action) => action.by != seat,
        Frame::Play(play) => play.by != seat,
        Frame::Turn(place) => !owes(place),
        _ => true,
    };
    let (stay, gone): (Vec<Frame>, Vec<Frame>) = std::mem::take(&mut s.stack).into_iter().partition(stays);
    s.stack = stay;
    gone.into_iter().for_each(|frame| put_away(s, frame));
    for frame in &mut s.stack {
        match frame {
            Frame::Window(window) if window.asks == seat => {
                window.asks = right;
                if window.alone {
                    window.passes = u8::MAX;
                }
            }
            Frame::Occurrence(occurrence) if occurrence.asks == Some(seat) => occurrence.asks = None,
            Frame::Turn(place) => *place = without(*place, seat, right, free),
            _ => {}
        }
    }
}

/// T10.11, T10.12a What stops half-way: a card being played goes to the discard pile, cards looked at go back on their deck.
fn put_away(s: &mut State, frame: Frame) {
    match frame {
        Frame::Play(play) if !s.of(play.thing.owner).is_out => s.person(play.thing.owner).discard.add(play.thing.card),
        Frame::Action(action) if !s.of(action.aside_of).is_out => {
            let seen_by = if action.shown { Seats::ALL } else { Seats::only(action.by) };
            s.person(action.aside_of).cards.put_on_top(&action.aside, seen_by, Seats::NONE);
        }
        _ => {}
    }
}

fn without(place: Place, seat: Seat, right: Seat, free: Seat) -> Place {
    match place {
        Place::Shadow(who) if who == seat => Place::Shadow(right),
        Place::MinionWounds(who, left) if who == seat => Place::ChooseShadow(left),
        Place::Leftovers(fierce, who) if who == seat => Place::Leftovers(fierce, free),
        Place::Reconciles(who) if who == seat => Place::Reconciles(right),
        other => other,
    }
}
