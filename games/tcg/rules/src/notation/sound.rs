//! Whether a position that somebody wrote can be played on: what the rules themselves never leave undone.

use crate::{State, actions::Frame, cards::facts::Type, game::InPlay, invariants, turn::Place};
use smallvec::SmallVec;
use table::Seat;

/// Says what is missing.
pub(super) fn check(state: &State) -> Result<(), String> {
    players_are_known(state)?;
    cards_lie_where_they_can(state)?;
    numbers_are_given(state)?;
    something_is_under_way(state)?;
    invariants::check(state)
}

fn players_are_known(state: &State) -> Result<(), String> {
    // T10.11 Whoever was eliminated in his turn stays in order until it is over.
    let is_in_order = |seat: Seat| !state.of(seat).is_out || seat == state.free;
    let is_there = |seat: &Seat| seat.index() < state.people.len() && is_in_order(*seat);
    let order = &state.order;
    let twice = (1..order.len()).any(|at| order[..at].contains(&order[at]));
    if twice || !order.iter().all(is_there) || state.ending.is_none() && state.turn > 0 && order.len() < 2 {
        return Err("expected an order of two or more different players who are not out".into());
    }
    if state.turn > 0 && !order.contains(&state.free) && state.ending.is_none() {
        return Err("expected the Free Peoples player among those in order".into());
    }
    let is_on_the_path = |seat: &Seat| (1..=state.options.last_site()).contains(&state.of(*seat).at);
    if state.turn > 0 && !order.iter().all(is_on_the_path) {
        return Err("expected every player at a site of the path".into());
    }
    if usize::from(state.opponents) >= state.people.len() {
        return Err("expected fewer opponents than players".into());
    }
    let owners = state.in_play.iter().map(|o| o.owner).chain(state.stacked.iter().map(|stacked| stacked.owner));
    let named = owners.chain(state.stack.iter().flat_map(seats)).chain(state.lasting.iter().map(|l| l.by));
    if named.into_iter().any(|seat| seat.index() >= state.people.len()) {
        return Err(format!("expected players of this game only, which has {}", state.people.len()));
    }
    Ok(())
}

/// T1.10, T3.9 Characters and sites lie on nothing; adventure decks hold sites, each at its number; T4.11 there is a first site.
fn cards_lie_where_they_can(state: &State) -> Result<(), String> {
    let stands_alone = |o: &&InPlay| o.card.facts().is_character() || o.card.kind() == Type::Site;
    if let Some(o) = state.in_play.iter().filter(stands_alone).find(|o| o.on.is_some()) {
        return Err(format!("expected {} on nothing", o.card));
    }
    for (site, number) in state.people.iter().flat_map(|person| person.sites.iter().zip(1..)) {
        if site.is_some_and(|site| site.kind() != Type::Site || site.facts().site != number) {
            return Err(format!("expected a site {number} in each adventure deck, or '-'"));
        }
    }
    let is_laid = !matches!(state.stack.first(), Some(Frame::Turn(Place::Bid | Place::ChoosePlace | Place::Lay)));
    if is_laid && state.site(1).is_none() {
        return Err("expected a site 1 on the path".into());
    }
    Ok(())
}

/// T13.17 The last number that was given is not lower than any in play.
fn numbers_are_given(state: &State) -> Result<(), String> {
    let is_new = |o: &InPlay| o.id.0 > state.last_id;
    match state.in_play.iter().chain(&state.departed).find(|o| is_new(o)) {
        Some(o) => Err(format!("expected a last number of at least {}", o.id.0)),
        None => Ok(()),
    }
}

/// The sequence of play lies lowest; a skirmish is there while one is fought.
fn something_is_under_way(state: &State) -> Result<(), String> {
    let goes_on = |place: &Place| {
        use Place::{Concedes, DownToEight, EndPhase, Reconcile, Refill};
        !matches!(place, Reconcile(_) | DownToEight(_) | Refill(_) | EndPhase(..) | Concedes(_))
    };
    if !matches!(state.stack.first(), Some(Frame::Turn(place)) if goes_on(place)) {
        return Err("expected a place of the turn that leads to others as the first thing under way".into());
    }
    let fights = |frame: &Frame| {
        matches!(frame, Frame::Turn(Place::Resolve | Place::SkirmishWounds(..) | Place::EndSkirmish(_)))
    };
    if state.stack.iter().any(fights) != state.skirmish.is_some() {
        return Err("expected a skirmish exactly while one is fought".into());
    }
    Ok(())
}

/// The players that something under way names.
fn seats(frame: &Frame) -> SmallVec<[Seat; 4]> {
    match frame {
        Frame::Turn(
            Place::Starting(seat, _)
            | Place::Deal(seat)
            | Place::Mulligan(seat)
            | Place::Shadow(seat)
            | Place::MinionWounds(seat, _)
            | Place::Leftovers(_, seat)
            | Place::Reconciles(seat)
            | Place::Reconcile(seat)
            | Place::DownToEight(seat)
            | Place::Refill(seat)
            | Place::Concedes(seat),
        ) => [*seat].into_iter().collect(),
        Frame::Turn(_) | Frame::Give(_) => SmallVec::new(),
        Frame::Window(window) => [window.asks].into_iter().collect(),
        Frame::Play(play) => [play.by, play.thing.owner].into_iter().collect(),
        Frame::Action(action) => {
            [action.by, action.aside_of, action.uses.of.owner].into_iter().chain(action.whom).collect()
        }
        Frame::Occurrence(o) => {
            let things = o.whom.iter().chain(&o.against).chain(&o.source).map(|thing| thing.owner);
            things.chain([o.by]).chain(o.asks).collect()
        }
    }
}
