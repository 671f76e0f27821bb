//! T14.15, T10.6 What the rules do by themselves between any two things: deaths, corruption, cards that discard themselves or others.
//! What is under way already does not begin again.

use super::{
    Frame, Occurrence, Use,
    occurrence::{actor, happen},
};
use crate::{
    Game,
    cards::words::{Kind, When},
    game::{InPlay, Sight, State, Thing, now},
    turn::the_end,
};
use smallvec::SmallVec;
use table::Seat;

/// Looks whether the rules themselves have something to do now, and puts it on the stack.
pub(crate) fn due(t: &mut Game) -> bool {
    std::mem::take(&mut t.state.unchecked) && t.state.ending.is_none() && check(t)
}

fn check(t: &mut Game) -> bool {
    let s = &mut *t.state;
    // T11.4, T11.5 Wounds have reached the vitality; T11.22 those who die together leave together.
    let dead = |o: &&InPlay| o.wounds > 0 && o.card.facts().is_character() && now::vitality_left(s, o) <= 0;
    let dead: SmallVec<[Thing; 2]> = s.in_play.iter().filter(dead).map(InPlay::thing).collect();
    let dying: SmallVec<[Thing; 2]> = dead.iter().copied().filter(|thing| !is_dying(s, *thing)).collect();
    if !dying.is_empty() {
        let killers = killers(s, dying[0]);
        happen(s, Occurrence { against: killers, ..Occurrence::of_all(Kind::Kill, &dying, None, s.free) });
        return true;
    }
    // T14.15 Everything else comes after deaths: it is looked at again when they have happened.
    if !dead.is_empty() {
        return false;
    }
    // T10.5, T12.23, T12.28 Nothing can answer it. Those of the others are inactive, but for the bids at the start.
    let corrupted = |seat: &Seat| {
        let person = s.of(*seat);
        let is_there = person.ring_bearer.is_some_and(|id| s.find(id).is_some());
        is_there && i16::from(person.burdens) >= now::resistance(s, *seat)
    };
    if let Some(seat) = s.order.iter().copied().filter(|seat| *seat == s.free).find(corrupted) {
        the_end::lose(t, seat);
        return true;
    }
    let speaking = s.in_play.iter().filter(|o| o.card.printed().always);
    let uses = speaking.filter(|o| s.speaks(o)).flat_map(|o| uses_of(s, o)).find(|uses| is_due(s, *uses));
    if let Some(uses) = uses {
        let by = actor(s, uses);
        super::uses(t, uses, by);
        return true;
    }
    false
}

/// T8.35 Who kills: the winners of the skirmish, or the card whose text brought the wound.
fn killers(s: &State, dying: Thing) -> SmallVec<[Thing; 2]> {
    let wound = s.stack.iter().rev().find_map(|frame| match frame {
        Frame::Occurrence(o) if o.kind == Kind::Wound && o.whom.contains(&dying) => Some(o),
        _ => None,
    });
    wound.map(|wound| wound.against.iter().copied().chain(wound.source).collect()).unwrap_or_default()
}

/// All abilities of a card in play.
pub(crate) fn uses_of(s: &State, o: &InPlay) -> impl Iterator<Item = Use> + use<> {
    let of = o.thing();
    s.texts(o)
        .flat_map(move |text| (0..text.text().abilities.len() as u8).map(move |ability| Use { of, text, ability }))
}

/// Its death is under way.
fn is_dying(s: &State, who: Thing) -> bool {
    s.stack.iter().any(|frame| match frame {
        Frame::Occurrence(o) => o.kind == Kind::Kill && o.whom.iter().any(|thing| thing.id == who.id),
        _ => false,
    })
}

/// Whether something that is always watched for is so, and not under way already.
fn is_due(s: &State, uses: Use) -> bool {
    let ability = uses.ability();
    let sight = Sight { ability: uses.counted_as(), ..Sight::new(s, uses.of.owner, uses.of.id) };
    let under_way = |frame: &Frame| matches!(frame, Frame::Action(action) if action.uses == uses);
    ability.when == When::Always && ability.needs.iter().all(|need| sight.holds(need)) && !s.stack.iter().any(under_way)
}
