//! The cards in play that a word is done to: which can be, and who chooses among them.

use super::{Action, Frame, Todo, legal};
use crate::{
    Game, Item, Law, Legal, Why,
    cards::{
        facts::Type,
        words::{Effect, Which, Whose},
    },
    game::{Id, InPlay, Sight, State, Thing, now},
    law::{lawful, unless},
};
use smallvec::SmallVec;
use table::{Flow, Seat};

pub(crate) type Things = SmallVec<[Thing; 8]>;

/// The cards in play that a word can be done to in full; T7.7 whosever they are, unless the word says "your". T11.9 To
/// the others nothing is done.
pub(crate) fn candidates(sight: &Sight, source: Thing, word: &'static Effect) -> Things {
    // T11.8 Who is exerted X times needs X + 1 vitality.
    let mut things = in_part(sight, source, word);
    things.retain(|thing| is_in_full(sight, word, *thing));
    things
}

fn is_in_full(sight: &Sight, word: &'static Effect, thing: Thing) -> bool {
    match (word, thing.id.and_then(|id| sight.state.find(id))) {
        (Effect::Exert(_, times), Some(o)) => now::vitality_left(sight.state, o) > sight.value(times).max(1),
        _ => true,
    }
}

/// T13.6 The same for an effect, which is carried out as far as possible.
fn in_part(sight: &Sight, source: Thing, word: &'static Effect) -> Things {
    let (Which::All(filter) | Which::Choice { of: filter, .. }) = word.which().expect("cards in play are meant");
    let mut things = sight.spotted(filter);
    things.retain(|thing| possible(sight, source, word, *thing).is_ok());
    things
}

/// Whether a word can be done to a card.
fn possible(sight: &Sight, source: Thing, word: &'static Effect, thing: Thing) -> Legal {
    let s = sight.state;
    // What the word says of whom it is done to, it says on its card.
    let on_its_card = Err(Law::Card(source.card));
    let Some(o) = thing.id.and_then(|id| s.find(id)) else { return on_its_card };
    let is_character = o.card.facts().is_character();
    let is_ring_bearer = s.of(o.owner).ring_bearer == Some(o.id);
    match word {
        Effect::Exert(..) | Effect::Exhaust(_) | Effect::Wound(..) if !is_character => on_its_card,
        Effect::Exert(..) | Effect::Exhaust(_) => {
            lawful(now::vitality_left(s, o) > 1, "T11.7")?;
            unless(now::exertion_forbidden_by(s, o, Some(source)))
        }
        Effect::Wound(..) => unless(now::wounding_forbidden_by(s, o, 0)),
        Effect::Heal(..) => {
            lawful(o.wounds > 0, "T11.13")?;
            unless(now::healing_forbidden_by(s, o))
        }
        Effect::Discard(_) => {
            lawful(!is_ring_bearer && o.card.kind() != Type::Ring, "T11.23")?;
            unless(now::discarding_forbidden_by(s, o, Some(source)))
        }
        Effect::ReturnToHand(_) => lawful(!is_ring_bearer, "T11.23"),
        _ => Ok(()),
    }
}

/// Why the topmost action does not offer this card for its next word.
pub(crate) fn why_not(s: &State, o: &InPlay) -> Legal {
    let Some(Frame::Action(action)) = s.stack.last() else { return Ok(()) };
    let Some(Todo { word, .. }) = action.todo.last() else { return Ok(()) };
    let Some(Which::All(filter) | Which::Choice { of: filter, .. }) = word.which() else { return Ok(()) };
    let (sight, source) = (action.sight(s), action.uses.of);
    if !sight.spotted(filter).contains(&o.thing()) {
        return Err(Law::Card(source.card));
    }
    possible(&sight, source, word, o.thing())?;
    if !action.is_paying() {
        return Ok(());
    }
    lawful(is_in_full(&sight, word, o.thing()), "T11.8")?;
    // Who could pay this, but not so that the rest can be paid.
    Err(Law::Rule("T13.2"))
}

/// Whom a word is done to, as the question that the top of the stack puts. Effects are carried out as far as possible, T13.6;
/// where there is no choice nobody is asked, since everybody sees that.
pub(crate) fn pick(t: &mut Game, action: &Action, word: &'static Effect) -> Flow<Things> {
    let sight = action.sight(t.state);
    let found = if action.is_paying() { candidates } else { in_part };
    let mut things = found(&sight, action.uses.of, word);
    let Some(Which::Choice { least, most, by, .. }) = word.which() else { return Ok(things) };
    let least = sight.value(least).max(0) as usize;
    // T13.2, T13.8 Only who leaves the rest of the action possible, alone or with others.
    if action.is_paying() && (!action.other_costs().is_empty() || action.plays_openly()) {
        let mut able = legal::ways(&things, least.max(1));
        able.retain(|way| legal::leaves_possible(&sight, action, word, way));
        things.retain(|thing| able.iter().any(|way| way.contains(thing)));
    }
    let most = (sight.value(most).max(0) as usize).min(things.len());
    let (least, chooser) = (least.min(most), chooser(&sight, action, *by));
    choose(t, chooser, Why::Target { card: action.uses.of.card, verb: word.verb() }, (least, most), &things)
}

/// Who chooses.
pub(crate) fn chooser(sight: &Sight, action: &Action, by: Whose) -> Seat {
    match by {
        Whose::Yours => action.by,
        chosen if chosen.is_chosen() => action.whom.unwrap_or(action.by),
        other => sight.whose(other).first().copied().unwrap_or(action.by),
    }
}

/// Asks for cards in play.
pub(crate) fn choose(
    t: &mut Game,
    seat: Seat,
    why: Why,
    (least, most): (usize, usize),
    among: &[Thing],
) -> Flow<Things> {
    if most == 0 {
        return Ok(Things::new());
    }
    let named: SmallVec<[(Item, Thing); 8]> =
        among.iter().filter_map(|thing| Some((t.state.item(thing.id?), *thing))).collect();
    let thing = |item: Item| named.iter().find(|(known, _)| *known == item).map(|(_, thing)| *thing);
    if (least, most) == (1, 1) {
        let items: SmallVec<[Item; 8]> = named.iter().map(|(item, _)| *item).collect();
        let chosen = t.choose(seat, why, &items)?;
        return Ok(thing(chosen).into_iter().collect());
    }
    let offers: SmallVec<[(Item, u8); 8]> = named.iter().map(|(item, _)| (*item, 1)).collect();
    let picked = t.select(seat, why, (least as u8, most as u8), &offers)?;
    Ok(picked.iter().filter_map(|(item, _)| thing(*item)).collect())
}

/// The numbers of these cards.
pub(crate) fn ids(things: &[Thing]) -> impl Iterator<Item = Id> + '_ {
    things.iter().filter_map(|thing| thing.id)
}

/// Counts a use of an ability, or by how much it was used.
pub(crate) fn count_use(s: &mut State, id: Option<Id>, ability: u8, times: u8) {
    let Some(id) = id else { return };
    for uses in [&mut s.happened.used_in_phase, &mut s.happened.used_in_turn] {
        match uses.iter_mut().find(|(known, which, _)| *known == id && *which == ability) {
            Some((_, _, count)) => *count = count.saturating_add(times),
            None => uses.push((id, ability, times)),
        }
    }
}
