//! The cards in play that a word is done to: which can be, and who chooses among them.

use super::{Action, legal};
use crate::{
    Game, Item, Why,
    cards::words::{Effect, Which, Whose},
    game::{Id, Sight, State, Thing, now},
};
use smallvec::SmallVec;
use table::{Flow, Seat};

pub(crate) type Things = SmallVec<[Thing; 8]>;

/// The cards in play that a word can be done to in full; T7.7 whosever they are, unless the word says "your". T11.9 To
/// the others nothing is done.
pub(crate) fn candidates(sight: &Sight, source: Thing, word: &'static Effect) -> Things {
    // T11.8 Who is exerted X times needs X + 1 vitality.
    let in_full = |thing: &Thing| match (word, thing.id.and_then(|id| sight.state.find(id))) {
        (Effect::Exert(_, times), Some(o)) => now::vitality_left(sight.state, o) > sight.value(times).max(1),
        _ => true,
    };
    let mut things = in_part(sight, source, word);
    things.retain(|thing| in_full(thing));
    things
}

/// T13.6 The same for an effect, which is carried out as far as possible.
fn in_part(sight: &Sight, source: Thing, word: &'static Effect) -> Things {
    let (Which::All(filter) | Which::Choice { of: filter, .. }) = word.which().expect("cards in play are meant");
    let mut things = sight.spotted(filter);
    things.retain(|thing| is_possible(sight, source, word, *thing));
    things
}

/// Whether a word can be done to a card.
fn is_possible(sight: &Sight, source: Thing, word: &'static Effect, thing: Thing) -> bool {
    let s = sight.state;
    let Some(o) = thing.id.and_then(|id| s.find(id)) else { return false };
    match word {
        Effect::Exert(..) => now::may_exert(s, o, Some(source)),
        Effect::Exhaust(_) => now::may_exert(s, o, Some(source)),
        Effect::Wound(..) => now::may_wound(s, o),
        Effect::Heal(..) => now::may_heal(s, o),
        Effect::Discard(_) => now::may_discard(s, o, Some(source)),
        // T11.23
        Effect::ReturnToHand(_) => s.of(o.owner).ring_bearer != Some(o.id),
        _ => true,
    }
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
