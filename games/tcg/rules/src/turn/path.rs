//! T6.20 to T6.29 Moving along the path, and the sites that are played for it.

use super::{Place, on, regroup};
use crate::{
    Event, Game, Item, Why,
    actions::{Action, Occurrence, effects::Done, occurrence::happen},
    cards::{
        Card,
        facts::Phase,
        words::{Filter, Kind},
    },
    game::{Id, Thing, now},
};
use table::{Flow, Seat, Seats};

/// T6.22, T6.24 The steps of a move, each a place of its own so that what it sets off is done before the next.
pub(crate) fn step(t: &mut Game, part: u8) -> Flow {
    let free = t.state.free;
    let from = t.state.of(free).at;
    let to = from + 1;
    let site = |t: &Game, number: u8| t.state.site(number).map(|o| o.thing());
    match part {
        // (1) The missing site is played, T6.21.
        0 => {
            if t.state.site(to).is_none() {
                let arrow = t.state.site(from).and_then(|o| o.card.facts().arrow);
                let by = t.state.in_direction(arrow);
                lay_site(t, by, to);
            }
            on(t, Place::Move(1));
        }
        // (2) Leaving.
        1 => {
            on(t, Place::Move(2));
            let left = site(t, from).expect("the fellowship is on the path");
            happen(t.state, Occurrence::to(Kind::MoveFrom, left, None, free));
        }
        // (3) The fellowship moves.
        2 => {
            on(t, Place::Move(3));
            happen(t.state, Occurrence::amount(Kind::Move, 1, None, free));
        }
        // (4) The marker; (5) arriving. T6.22a Other text looks at the old site until the tokens are there.
        3 => {
            on(t, Place::Move(4));
            t.state.leaving = from;
            t.state.person(free).at = to;
            t.state.happened.moves += 1;
            t.state.happened.played_here.clear();
            t.state.people.iter_mut().for_each(|person| person.reconciled = false);
            t.tell(Event::Moved { by: free, to });
            let reached = site(t, to).expect("the site was played");
            happen(t.state, Occurrence::to(Kind::MoveTo, reached, None, free));
        }
        // (6) Tokens, T6.23; T6.26 none for regions.
        4 => {
            on(t, Place::Move(5));
            let reached = site(t, to - 1).expect("the fellowship is on the path");
            // T11.27 Allies add none.
            let companions = t.state.companions(free).count() as i16;
            let count = now::shadow_number(t.state, reached) + companions;
            happen(t.state, Occurrence::amount(Kind::AddTwilight, count.max(0) as u8, None, free));
        }
        // T6.22a Now it is there. T6.25, T9.7 The phase in which it moved is over, T9.12 with a Ring put on in the regroup phase.
        _ => {
            t.state.leaving = 0;
            t.state.unchecked = true;
            if t.state.phase == Phase::Regroup {
                regroup::take_off_ring(t);
            }
            let first = t.state.right_of(free);
            on(t, Place::Shadow(first));
        }
    }
    Ok(())
}

/// A player lays the site of a number from his adventure deck; T6.27 what lay there returns to its owner's, T6.28 with what is on
/// it moving over.
pub(crate) fn lay_site(t: &mut Game, by: Seat, number: u8) {
    let at = usize::from(number) - 1;
    let Some(card) = t.state.of(by).sites[at] else { return };
    // It was nobody's business what he has for this number.
    t.shows(Seats::ALL);
    let old = t.state.site(number).map(|o| (o.id, o.owner, o.card));
    t.state.person(by).sites[at] = None;
    t.state.person(by).sites_seen |= 1 << number;
    let id = t.state.enter(card, by, None);
    if let Some((old, owner, card)) = old {
        replace(t, old, id);
        t.state.person(owner).sites[at] = Some(card);
    }
    t.tell(Event::SitePlayed { by, card });
}

/// T6.28, T6.28a What was on the old site is on the new one, and nobody has moved.
fn replace(t: &mut Game, old: Id, new: Id) {
    t.state.in_play.iter_mut().filter(|o| o.on == Some(old)).for_each(|o| o.on = Some(new));
    t.state.stacked.iter_mut().filter(|stacked| stacked.on == old).for_each(|stacked| stacked.on = new);
    t.state.in_play.retain(|o| o.id != old);
    t.state.unchecked = true;
}

/// D13, T6.27, T6.29 An effect plays a site of this number from the adventure deck of the acting player.
pub(crate) fn play_site(t: &mut Game, action: &mut Action, number: u8, filter: &Filter) -> Flow<Done> {
    let by = action.by;
    let last = t.state.options.last_site();
    let card: Option<Card> =
        (1..=last).contains(&number).then(|| t.state.of(by).sites[usize::from(number) - 1]).flatten();
    let fits = |card: &Card| action.sight(t.state).fits(filter, Thing { card: *card, owner: by, id: None });
    let item = card.filter(fits).filter(|_| can_lie_there(t, number)).map_or(Item::Pass, Item::Card);
    // T13.6 Who has it plays it. Which site that is, is his secret: so the question comes whatever there is.
    let chosen = t.ask(by, Why::PlaySite(action.uses.of.card), &[item])?;
    if chosen != Item::Pass {
        lay_site(t, by, number);
        let laid: Option<Thing> = t.state.site(number).map(|o| o.thing());
        action.remember(laid.as_slice());
    }
    Ok(Done::It)
}

/// A site is played where one lies, or as the next one of the path.
fn can_lie_there(t: &Game, number: u8) -> bool {
    number == 1 || t.state.site(number - 1).is_some()
}
