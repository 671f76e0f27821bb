//! What an occurrence does to the table when nothing has prevented it.

use super::{Frame, Occurrence, Stage, occurrence::happen};
use crate::{
    Event, Game, Why,
    cards::{
        facts::{Phase, Type},
        words::Kind,
    },
    game::{State, Thing},
    turn::the_end,
};
use table::{Flow, Seat, cards};

/// The thing itself.
pub(crate) fn carry_out(t: &mut Game, now: &mut Occurrence) -> Flow {
    t.state.unchecked = true;
    let whom: smallvec::SmallVec<[Thing; 4]> =
        now.whom.iter().zip(&now.left).filter(|(_, left)| **left > 0).map(|(thing, _)| *thing).collect();
    match now.kind {
        Kind::Exert | Kind::Wound => whom.iter().for_each(|thing| token(t, now, *thing)),
        Kind::Heal => {
            for thing in &whom {
                if let Some(o) = thing.id.and_then(|id| t.state.find_mut(id)) {
                    o.wounds = o.wounds.saturating_sub(1);
                    t.tell(Event::Healed { card: thing.card });
                }
            }
        }
        Kind::Kill | Kind::Discard => {
            t.state.begin_removal();
            whom.iter().for_each(|thing| away(t, now.kind, *thing));
        }
        Kind::AddBurdens => {
            let free = t.state.free;
            let bearer = t.state.of(free).ring_bearer;
            // T12.23 A Ring-bearer who has just been killed can have none any more.
            let count = if bearer.is_some_and(|id| t.state.find(id).is_some()) { now.left[0] } else { 0 };
            let person = t.state.person(free);
            person.burdens = person.burdens.saturating_add(count);
            t.tell(Event::Burdens { of: free, now: t.state.of(free).burdens });
        }
        Kind::RemoveBurdens => {
            let free = t.state.free;
            let person = t.state.person(free);
            person.burdens = person.burdens.saturating_sub(now.left[0]);
            t.tell(Event::Burdens { of: free, now: t.state.of(free).burdens });
        }
        Kind::AddTwilight => {
            t.state.twilight = t.state.twilight.saturating_add(now.left[0]);
            t.tell(Event::Twilight { now: t.state.twilight });
        }
        Kind::PutOnRing => {
            let free = t.state.free;
            t.state.person(free).ring_worn = true;
            t.tell(Event::RingWorn { worn: true });
        }
        // T6.6 What was not drawn has no answers.
        Kind::Draw => now.left[0] = u8::from(draw(t, now.by)?),
        Kind::Assign => t.state.happened.assigned.extend(whom.iter().copied()),
        Kind::Win
        | Kind::Lose
        | Kind::DiscardFromHand
        | Kind::Play
        | Kind::MoveFrom
        | Kind::Move
        | Kind::MoveTo
        | Kind::StartOfTurn
        | Kind::EndOfTurn
        | Kind::StartOfPhase
        | Kind::EndOfPhase
        | Kind::SkirmishEnds => {}
    }
    Ok(())
}

/// T11.1, T11.6 One wound token.
fn token(t: &mut Game, now: &Occurrence, thing: Thing) {
    let Some(o) = thing.id.and_then(|id| t.state.find_mut(id)) else { return };
    let id = o.id;
    if now.token {
        o.wounds = o.wounds.saturating_add(1);
    }
    if now.kind == Kind::Wound {
        match t.state.happened.wounds.iter_mut().find(|(known, _)| *known == id) {
            Some((_, count)) => *count += 1,
            None => t.state.happened.wounds.push((id, 1)),
        }
        t.tell(Event::Wounded { card: thing.card });
    } else {
        t.tell(Event::Exerted { card: thing.card });
    }
}

/// T11.18, T11.19 Where a card goes that leaves play.
fn away(t: &mut Game, kind: Kind, thing: Thing) {
    let Some(o) = thing.id.and_then(|id| t.state.leave(id)) else { return };
    happen(t.state, Occurrence::dropped(&o.dropped));
    let person = t.state.person(o.owner);
    // T11.21, T12.26 What was on him is gone.
    if thing.id.is_some() && person.ring_bearer == thing.id {
        person.burdens = 0;
    }
    if kind == Kind::Kill {
        if o.card.kind() == Type::Minion {
            person.discard.add(o.card)
        } else {
            person.dead.add(o.card)
        }
        t.tell(Event::Killed { card: o.card });
    } else {
        person.discard.add(o.card);
        t.tell(Event::Discarded { of: o.owner, card: o.card });
    }
}

/// T6.5 Draws a card, within the Rule of 4. The card is the owner's secret, and the step ends.
pub(crate) fn draw(t: &mut Game, seat: Seat) -> Flow<bool> {
    if !may_take(t.state, seat) {
        return Ok(false);
    }
    let drawn = cards::draw(t, |state| &mut state.people[seat.index()].cards, Why::Draw)?;
    if let Some(card) = drawn {
        note_taken(t.state, seat);
        t.tell(Event::Drew { by: seat, card: Some(card) });
    }
    Ok(drawn.is_some())
}

/// T6.5, T6.7 How many more cards may come to this hand.
pub(crate) fn room(s: &State, seat: Seat) -> u8 {
    if is_under_rule_of_4(s, seat) { 4_u8.saturating_sub(s.happened.taken) } else { u8::MAX }
}

/// Whether one more may. T6.6 What asks this goes on without the card.
pub(crate) fn may_take(s: &State, seat: Seat) -> bool {
    room(s, seat) > 0
}

/// T6.5 One more has.
fn note_taken(s: &mut State, seat: Seat) {
    if is_under_rule_of_4(s, seat) {
        s.happened.taken += 1;
    }
}

/// T6.7 In the fellowship phase, the Free Peoples player.
fn is_under_rule_of_4(s: &State, seat: Seat) -> bool {
    s.turn > 0 && s.phase == Phase::Fellowship && seat == s.free
}

/// A card was taken into hand: that can be answered like drawing one.
pub(crate) fn taken(s: &mut State, seat: Seat) -> Occurrence {
    note_taken(s, seat);
    Occurrence { stage: Stage::Just, ..Occurrence::amount(Kind::Draw, 1, None, seat) }
}

/// It is over: what left play in it is forgotten; T12.24 a Ring-bearer who died without anybody taking over loses the game.
pub(crate) fn end(t: &mut Game, now: &Occurrence) -> Flow {
    let is_last = !t.state.stack.iter().any(|frame| matches!(frame, Frame::Occurrence(_)));
    if is_last {
        t.state.departed.clear();
    }
    if now.kind == Kind::Kill {
        for thing in &now.whom {
            if thing.id.is_some() && thing.id == t.state.of(thing.owner).ring_bearer && t.state.ending.is_none() {
                the_end::lose(t, thing.owner);
                break;
            }
        }
    }
    Ok(())
}
