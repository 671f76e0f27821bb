//! T8.14 to T8.42 Skirmishes, one after the other, and once more for fierce minions.

use super::{Place, on, phases};
use crate::{
    Event, Fought, Game, Item, Why,
    actions::{Occurrence, Window, occurrence::happen},
    cards::{
        facts::{Keyword, Phase, Side},
        words::{Kind, Until},
    },
    game::{Id, Outlook, Skirmish, State, Thing, now},
};
use smallvec::SmallVec;
use table::Flow;

type Things = SmallVec<[Thing; 4]>;

/// T8.15, D21 The Free Peoples player chooses the next one. T8.17 Where a side is gone its assignments are, too.
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
        // T5.7, T5.7a Without a skirmish too; T8.36, T8.40 one fierce round; T14.4 who is fierce twice fights no more.
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

/// T8.14, T8.18 One character and his minions, in a phase of its own.
fn begin(t: &mut Game, who: Id, fierce: bool) {
    let minions: SmallVec<[Id; 4]> = t.state.assigned.iter().filter(|(c, _)| *c == who).map(|(_, m)| *m).collect();
    t.state.assigned.retain(|(c, _)| *c != who);
    let involved = things(t.state, &[who]).into_iter().chain(things(t.state, &minions)).collect();
    let (removed, was_on, cancelled) = (SmallVec::new(), SmallVec::new(), false);
    let free = SmallVec::from_slice(&[who]);
    t.state.skirmish = Some(Skirmish { free, minions, fierce, cancelled, removed, involved, was_on });
    on(t, Place::Resolve);
    let first = t.state.free;
    Window::open(t.state, Phase::Skirmish, first, false);
    let of = t.state.free;
    phases::start(t, Phase::Skirmish, of);
    let waiting = t.state.lasting.iter_mut().filter(|lasting| lasting.until == Until::NextSkirmish);
    waiting.for_each(|lasting| lasting.until = Until::EndOfPhase);
}

fn things(s: &State, ids: &[Id]) -> Things {
    ids.iter().filter_map(|id| s.object(*id)).map(|o| o.thing()).collect()
}

/// T8.21 to T8.28
pub(crate) fn resolve(t: &mut Game) -> Flow {
    let skirmish = t.state.skirmish.clone().expect("a skirmish is being fought");
    // T8.31 It ends at once; what comes at the end of the phase still does, T5.26.
    if skirmish.cancelled {
        on(t, Place::EndSkirmish(1));
        return Ok(());
    }
    let Outlook { free: ours, shadow: theirs, free_lost, overwhelmed, wounds: left, .. } =
        Outlook::of(t.state, &skirmish.free, &skirmish.minions);
    let (lost, won) = match free_lost {
        true => (&skirmish.free[..], &skirmish.minions[..]),
        false => (&skirmish.minions[..], &skirmish.free[..]),
    };
    let (mut losers, winners) = (things(t.state, lost), things(t.state, won));
    // T8.27 If removal emptied a side, those removed last are losing characters for triggers.
    if losers.is_empty() {
        let side = if free_lost { Side::Free } else { Side::Shadow };
        losers.extend(skirmish.removed.iter().copied().filter(|gone| gone.card.side() == Some(side)));
    }
    t.tell(Event::Resolved { free: ours, shadow: theirs, fought: Fought::of(&skirmish), free_lost });
    t.state.happened.lost.extend(losers.iter().copied());
    let killed = things(t.state, lost);
    // T8.29a What answers winning and losing lies below the wounds or deaths, so that it comes after them.
    on(t, Place::EndSkirmish(0));
    announce(t.state, &winners, &losers);
    t.state.go(Place::SkirmishWounds(left, free_lost));
    if overwhelmed {
        let (by, against) = (t.state.free, winners.iter().copied().collect());
        happen(t.state, Occurrence { against, ..Occurrence::of_all(Kind::Kill, &killed, None, by) });
    }
    Ok(())
}

/// T8.33 Who has lost, and then who has won: only winning is answered by what may be done, which comes last, T5.22.
fn announce(s: &mut State, winners: &Things, losers: &Things) {
    let by = s.free;
    for (kind, whom, against) in [(Kind::Win, winners, losers), (Kind::Lose, losers, winners)] {
        if !whom.is_empty() {
            let mut occurrence = Occurrence::of_all(kind, whom, None, by);
            occurrence.against = against.iter().copied().collect();
            happen(s, occurrence);
        }
    }
}

/// T8.29 One round of wounds: every loser takes one, then deaths are checked.
pub(crate) fn wounds(t: &mut Game, left: u8, free_lost: bool) -> Flow {
    let skirmish = t.state.skirmish.as_ref().expect("a skirmish is being fought");
    let lost: &[Id] = if free_lost { &skirmish.free } else { &skirmish.minions };
    let can = |thing: &Thing| thing.id.and_then(|id| t.state.find(id)).is_some_and(|o| now::may_wound(t.state, o));
    let losers: Things = things(t.state, lost).into_iter().filter(can).collect();
    if left == 0 || losers.is_empty() {
        t.state.stack.pop();
        return Ok(());
    }
    on(t, Place::SkirmishWounds(left - 1, free_lost));
    let by = t.state.free;
    let skirmish = t.state.skirmish.as_ref().expect("a skirmish is being fought");
    let won: &[Id] = if free_lost { &skirmish.minions } else { &skirmish.free };
    let against = things(t.state, won).into_iter().collect();
    happen(t.state, Occurrence { against, ..Occurrence::of_all(Kind::Wound, &losers, None, by) });
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
            // T8.34 Who survived may be assigned again; T8.19 what was done for this skirmish is over.
            t.state.skirmish = None;
            phases::clear_phase(t.state);
            on(t, Place::NextSkirmish(fierce));
        }
    }
    Ok(())
}
