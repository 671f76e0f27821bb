//! W7.5 Moving Armies.

use super::{capture, politics};
use crate::{Army, Event, Figure, Game, Legal, Region, Side, State, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// W7.5.6 The figures that have moved in this action, and where they are now.
#[derive(Clone, Copy)]
struct Moved {
    at: Region,
    army: Army,
}

/// W7.5.2 An Army result moves one or two Armies; W7.5.3 a Character result one, with somebody to lead it.
pub(super) fn action(t: &mut Game, side: Side, led: bool) -> Flow {
    let moved = one_move(t, side, led, None)?;
    if !led {
        one_move(t, side, led, moved)?;
    }
    Ok(())
}

/// One Army moves one region. The second move of an Army result may be declined.
fn one_move(t: &mut Game, side: Side, led: bool, before: Option<Moved>) -> Flow<Option<Moved>> {
    let able = |from: &Region| can_leave(t.state, side, *from, led, before);
    let mut froms: SmallVec<[Option<Region>; 32]> = t.state.board.armies(side).iter().filter(able).map(Some).collect();
    if before.is_some() {
        froms.push(None);
    }
    let Some(from) = t.choose(side, Why::MoveFrom { led, second: before.is_some() }, &froms)? else {
        return Ok(None);
    };
    let open = |to: &Region| can_move(t.state, side, from, *to, led, before).is_ok();
    let tos: SmallVec<[Region; 8]> = from.neighbours().iter().copied().filter(open).collect();
    let to = t.choose(side, Why::MoveTo { from, led }, &tos)?;
    let offers = movable(t.state, side, from, to, before).counted();
    let in_all = offers.iter().map(|(_, n)| n).sum();
    let army: Army = t.select(side, Why::MoveFigures { from, to, led }, (1, in_all), &offers)?.into_iter().collect();
    march(t, side, &army, from, to);
    t.tell(Event::Moved { side, from, to });
    Ok(Some(Moved { at: to, army }))
}

/// Moves an Army into a region, with all that follows from entering it, W7.5.13.
pub(super) fn march(t: &mut Game, side: Side, army: &Army, from: Region, to: Region) {
    t.state.carry(army, from, to);
    politics::army_enters(t, side, to);
    capture::on_entering(t, side, to);
    // W10.2.5 A Companion who moves with an Army ends a movement.
    for who in army.characters.iter() {
        t.tell(Event::Travelled { who, to });
        politics::companion_arrives(t, who, to);
    }
}

/// Whether any Army of a side can move.
pub(super) fn possible(state: &State, side: Side, led: bool) -> bool {
    state.board.armies(side).iter().any(|from| can_leave(state, side, from, led, None))
}

fn can_leave(state: &State, side: Side, from: Region, led: bool, moved: Option<Moved>) -> bool {
    from.neighbours().iter().any(|to| can_move(state, side, from, *to, led, moved).is_ok())
}

/// Whether an Army, or a part of it, can move from one region to another.
pub(crate) fn may_move(state: &State, side: Side, from: Region, to: Region, led: bool) -> Legal {
    can_move(state, side, from, to, led, None)
}

fn can_move(state: &State, side: Side, from: Region, to: Region, led: bool, moved: Option<Moved>) -> Legal {
    border(state, side, from, to)?;
    let all = movable(state, side, from, to, moved);
    lawful(all.units() > 0, if moved.is_some() { "W7.5.6" } else { "W10.4.1" })?;
    may_go(state, side, from, to, led, &largest(state, side, from, &all))
}

/// W7.5.1 Whether an Army of a side may cross from one region to another.
fn border(state: &State, side: Side, from: Region, to: Region) -> Legal {
    lawful(from.borders(to), "W7.5.1")?;
    // W7.5.11 The besieged do not leave and nobody joins them.
    lawful(state.board.besieged(from) != Some(side) && state.board.besieged(to) != Some(side), "W7.5.11")?;
    // W7.5.9 Enemy units in the open must be attacked; W7.5.12 a region one besieges can be entered.
    lawful(!state.board.occupied(to, side.enemy()) || state.board.besieges(side, to), "W7.5.9")
}

/// W10.4.1 Whether politics let a figure enter a region: those of a Nation not At War stay out of other Nations.
pub(crate) fn politics_allow(state: &State, figure: Figure, to: Region) -> bool {
    match (figure.nation(), to.nation()) {
        (Some(own), Some(land)) => own == land || state.politics.at_war(own),
        (None, _) | (_, None) => true,
    }
}

/// The figures that may go: not those that have moved, W7.5.6, are held back by politics or never move, W6.3.6.
fn movable(state: &State, side: Side, from: Region, to: Region, moved: Option<Moved>) -> Army {
    let mut here = state.army(from, side);
    if let Some(Moved { army, .. }) = moved.filter(|m| m.at == from) {
        here = here.without(&army);
    }
    let able = |(figure, _): &(Figure, u8)| match figure {
        Figure::Character(who) => who.can_move(),
        other => politics_allow(state, *other, to),
    };
    here.counted().into_iter().filter(able).collect()
}

/// All that may go, less one unit where Leaders who cannot go would be left alone.
pub(crate) fn largest(state: &State, side: Side, from: Region, able: &Army) -> Army {
    let stay = state.army(from, side).without(able);
    let mut going = *able;
    if stay.troops.leader_count() > 0 && stay.units() == 0 {
        spare_a_unit(&mut going);
    }
    going
}

/// Leaves one unit out, a Regular if there is one.
pub(crate) fn spare_a_unit(army: &mut Army) {
    let counted = army.counted();
    if let Some((unit, _)) = counted.iter().find(|(figure, _)| figure.is_unit()) {
        army.troops.take(*unit, 1);
    }
}

/// Whether just these figures may move.
pub(crate) fn may_go(state: &State, side: Side, from: Region, to: Region, led: bool, going: &Army) -> Legal {
    lawful(going.units() > 0, "W7.5.5")?;
    let stay = state.army(from, side).without(going);
    lawful(stay.units() > 0 || stay.troops.leader_count() == 0, "W7.5.5")?;
    lawful(!led || state.is_led(going), "W7.5.3")?;
    let crowded = state.board.at(to).units(side) + going.units() > super::stacking::FIELD;
    lawful(!(state.strict_stacking && crowded), "W7.2.3")
}
