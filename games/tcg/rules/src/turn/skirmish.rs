//! T8.14 to T8.42 Skirmishes, one after the other, and once more for fierce minions.

use super::{Place, on, phases};
use crate::{
    Event, Game, Item, Why,
    actions::{Occurrence, Window, occurrence::happen},
    cards::{
        facts::{Keyword, Phase},
        words::Kind,
    },
    game::{Id, Skirmish, State, Thing, now},
};
use smallvec::SmallVec;
use table::Flow;

type Things = SmallVec<[Thing; 4]>;

/// T8.15, D21 The Free Peoples player chooses the next one.
pub(crate) fn next(t: &mut Game, fierce: bool) -> Flow {
    let free = t.state.free;
    let mut defenders: SmallVec<[Id; 9]> = SmallVec::new();
    for (character, _) in &t.state.assigned {
        if !defenders.contains(character) {
            defenders.push(*character);
        }
    }
    if defenders.is_empty() || now::is_skipped(t.state, Phase::Skirmish, free) {
        t.state.assigned.clear();
        // T8.36, T8.40 One fierce round; T14.4 who is fierce twice fights no more.
        let again =
            !fierce && t.state.minions().any(|o| t.state.is_active(o) && now::keyword(t.state, o, Keyword::Fierce) > 0);
        let skipped = now::is_skipped(t.state, Phase::Skirmish, free);
        on(t, if again && !skipped { Place::Assignment(true) } else { Place::Regroup });
        return Ok(());
    }
    let items: SmallVec<[Item; 9]> = defenders.iter().map(|id| t.state.item(*id)).collect();
    let chosen = t.choose(free, Why::NextSkirmish, &items)?;
    let who = defenders[items.iter().position(|item| *item == chosen).expect("it was offered")];
    begin(t, who, fierce);
    Ok(())
}

fn begin(t: &mut Game, who: Id, fierce: bool) {
    let minions: SmallVec<[Id; 4]> = t.state.assigned.iter().filter(|(c, _)| *c == who).map(|(_, m)| *m).collect();
    t.state.assigned.retain(|(c, _)| *c != who);
    let involved = things(t.state, &[who]).into_iter().chain(things(t.state, &minions)).collect();
    let (removed, cancelled) = (SmallVec::new(), false);
    let free = SmallVec::from_slice(&[who]);
    t.state.skirmish = Some(Skirmish { free, minions, fierce, cancelled, removed, involved });
    on(t, Place::Resolve);
    let first = t.state.free;
    Window::open(t.state, Phase::Skirmish, first, false);
    phases::start(t, Phase::Skirmish);
}

fn things(s: &State, ids: &[Id]) -> Things {
    ids.iter().filter_map(|id| s.object(*id)).map(|o| o.thing()).collect()
}

/// T8.21 to T8.28
pub(crate) fn resolve(t: &mut Game) -> Flow {
    let skirmish = t.state.skirmish.clone().expect("a skirmish is being fought");
    if skirmish.cancelled {
        on(t, Place::EndSkirmish(2));
        return Ok(());
    }
    let total = |ids: &[Id]| ids.iter().map(|id| now::strength(t.state, *id)).sum::<i16>();
    let (ours, theirs) = (total(&skirmish.free), total(&skirmish.minions));
    // T8.22, T8.26 On a tie the Shadow side wins, also with nothing against nothing.
    let free_lost = if skirmish.minions.is_empty() { skirmish.free.is_empty() } else { theirs >= ours };
    let (lost, won) = match free_lost {
        true => (&skirmish.free[..], &skirmish.minions[..]),
        false => (&skirmish.minions[..], &skirmish.free[..]),
    };
    let (low, high) = if free_lost { (ours, theirs) } else { (theirs, ours) };
    // T8.24, T8.25, T8.30
    let overwhelmed = high > 0 && high >= now::overwhelm_factor(t.state, lost) * low && !lost.is_empty();
    let damage: i16 =
        won.iter().filter_map(|id| t.state.object(*id)).map(|o| now::keyword(t.state, o, Keyword::Damage)).sum();
    let (mut losers, winners) = (things(t.state, lost), things(t.state, won));
    // T8.27 If removal emptied a side, those removed last are losing characters for triggers.
    if losers.is_empty() {
        losers.extend(skirmish.removed.iter().copied());
    }
    t.tell(Event::Resolved { free: ours, shadow: theirs });
    let left = if overwhelmed || lost.is_empty() { 0 } else { (1 + damage).max(0) as u8 };
    on(t, Place::SkirmishWounds(left, free_lost));
    let by = t.state.free;
    if overwhelmed {
        happen(t.state, Occurrence::of_all(Kind::Kill, &things(t.state, lost), None, by));
    }
    for (kind, whom, against) in [(Kind::Lose, &losers, &winners), (Kind::Win, &winners, &losers)] {
        if !whom.is_empty() {
            let mut occurrence = Occurrence::of_all(kind, whom, None, by);
            occurrence.against = against.iter().copied().collect();
            happen(t.state, occurrence);
        }
    }
    Ok(())
}

/// T8.29 One round of wounds: every loser takes one, then deaths are checked.
pub(crate) fn wounds(t: &mut Game, left: u8, free_lost: bool) -> Flow {
    let skirmish = t.state.skirmish.as_ref().expect("a skirmish is being fought");
    let lost: &[Id] = if free_lost { &skirmish.free } else { &skirmish.minions };
    let can = |thing: &Thing| thing.id.and_then(|id| t.state.find(id)).is_some_and(|o| now::may_wound(t.state, o));
    let losers: Things = things(t.state, lost).into_iter().filter(can).collect();
    if left == 0 || losers.is_empty() {
        on(t, Place::EndSkirmish(0));
        return Ok(());
    }
    on(t, Place::SkirmishWounds(left - 1, free_lost));
    let by = t.state.free;
    happen(t.state, Occurrence::of_all(Kind::Wound, &losers, None, by));
    Ok(())
}

/// T8.33, T8.33a Answers to a skirmish that ends, then actions at the end of the phase, then nobody is assigned any more.
pub(crate) fn end(t: &mut Game, part: u8) -> Flow {
    let by = t.state.free;
    match part {
        0 => {
            on(t, Place::EndSkirmish(1));
            let involved = t.state.skirmish.as_ref().map(|s| s.involved.clone()).unwrap_or_default();
            happen(t.state, Occurrence::of_all(Kind::SkirmishEnds, &involved, None, by));
        }
        1 => {
            on(t, Place::EndSkirmish(2));
            happen(t.state, Occurrence::of_phase(Kind::EndOfPhase, Phase::Skirmish, by));
        }
        _ => {
            let fierce = t.state.skirmish.as_ref().is_some_and(|skirmish| skirmish.fierce);
            t.state.skirmish = None;
            phases::clear_phase(t.state);
            on(t, Place::NextSkirmish(fierce));
        }
    }
    Ok(())
}
