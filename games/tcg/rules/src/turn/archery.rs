//! T7.11 to T7.21 The archery phase.

use super::{Place, on, phases};
use crate::{
    Event, Game, Item, Legal, Why,
    actions::{Frame, Occurrence, occurrence::happen},
    cards::{
        facts::{Keyword, Phase, Side, Type},
        words::Kind,
    },
    game::{Id, InPlay, State, now},
    law::{lawful, unless},
};
use smallvec::SmallVec;
use table::{Flow, Seat};

/// T7.11 Archery actions; then the fire.
pub(crate) fn phase(t: &mut Game) -> Flow {
    if !phases::goes_on(t) {
        return Ok(());
    }
    on(t, Place::ArcheryTotals);
    if !phases::open(t, Phase::Archery) {
        on(t, Place::Assignment(false));
    }
    Ok(())
}

/// T7.15 Both totals are fixed before any wound. T7.13a, D39 The Free Peoples player may leave archer allies out.
pub(crate) fn totals(t: &mut Game) -> Flow {
    let is_archer_ally = |o: &&InPlay| now::takes_part(t.state, o) && now::keyword(t.state, o, Keyword::Archer) > 0;
    let allies: SmallVec<[(Item, u8); 4]> =
        t.state.active().filter(is_archer_ally).map(|o| (t.state.item(o.id), 1)).collect();
    let left_out = t.select(t.state.free, Why::LeaveOut, (0, allies.len() as u8), &allies)?.len();
    let minions = now::archery(t.state, Side::Shadow, 0) as u8;
    let fellowship = now::archery(t.state, Side::Free, left_out as i16) as u8;
    t.tell(Event::Archery { minions, fellowship });
    on(t, Place::FellowshipWounds(minions, fellowship));
    Ok(())
}

/// D16, T7.16 The Free Peoples player gives out the wounds by minions, one at a time.
pub(crate) fn fellowship_wounds(t: &mut Game, left: u8, minions: u8) -> Flow {
    let free = t.state.free;
    let takes = |o: &&InPlay| may_be_shot(t.state, o).is_ok();
    let targets: SmallVec<[Id; 9]> = t.state.active().filter(takes).map(|o| o.id).collect();
    if left == 0 || targets.is_empty() {
        on(t, Place::ChooseShadow(minions));
        return Ok(());
    }
    let next = Place::FellowshipWounds(left - 1, minions);
    wound_one(t, free, &targets, next)
}

/// T7.16 Whether one of the fellowship can be given a wound by minions.
fn may_be_shot(s: &State, o: &InPlay) -> Legal {
    lawful(o.owner == s.free && (o.card.kind() == Type::Companion || now::takes_part(s, o)), "T7.16")?;
    can_take(s, o)
}

/// T7.17 Whether a minion of a player can be given one by the fellowship.
fn may_be_shot_of(s: &State, seat: Seat, o: &InPlay) -> Legal {
    lawful(o.card.kind() == Type::Minion && o.owner == seat && s.is_active(o), "T7.17")?;
    can_take(s, o)
}

/// T7.20 One who can take a wound, T7.18 and has vitality left.
fn can_take(s: &State, o: &InPlay) -> Legal {
    unless(now::wounding_forbidden_by(s, o, 0))?;
    lawful(now::vitality_left(s, o) > 0, "T7.18")
}

/// Why this card is not offered for a wound by archers.
pub(crate) fn why_not(s: &State, o: &InPlay) -> Legal {
    match s.stack.last() {
        Some(Frame::Turn(Place::FellowshipWounds(..))) => may_be_shot(s, o),
        Some(Frame::Turn(Place::MinionWounds(seat, _))) => may_be_shot_of(s, *seat, o),
        _ => Ok(()),
    }
}

/// T7.19 Each is a wound of its own.
fn wound_one(t: &mut Game, seat: Seat, targets: &[Id], next: Place) -> Flow {
    let items: SmallVec<[Item; 9]> = targets.iter().map(|id| t.state.item(*id)).collect();
    let chosen = t.choose(seat, Why::ArcheryWound, &items)?;
    let at = items.iter().position(|item| *item == chosen).expect("it was offered");
    on(t, next);
    let whom = t.state.find(targets[at]).expect("it is in play").thing();
    happen(t.state, Occurrence::to(Kind::Wound, whom, None, seat));
    Ok(())
}

/// D17, T7.17, T7.21 The Free Peoples player chooses whose minions take the wounds.
pub(crate) fn choose_shadow(t: &mut Game, left: u8) -> Flow {
    let shadow = t.state.shadow_players();
    if left == 0 {
        over(t);
        return Ok(());
    }
    let items: SmallVec<[Item; 5]> = shadow.iter().map(|seat| Item::Seat(*seat)).collect();
    let Item::Seat(seat) = t.choose(t.state.free, Why::ArcheryTarget, &items)? else {
        unreachable!("only seats were offered")
    };
    on(t, Place::MinionWounds(seat, left));
    Ok(())
}

/// D18
pub(crate) fn minion_wounds(t: &mut Game, seat: Seat, left: u8) -> Flow {
    let takes = |o: &&InPlay| may_be_shot_of(t.state, seat, o).is_ok();
    let targets: SmallVec<[Id; 9]> = t.state.minions().filter(takes).map(|o| o.id).collect();
    if left == 0 || targets.is_empty() {
        over(t);
        return Ok(());
    }
    wound_one(t, seat, &targets, Place::MinionWounds(seat, left - 1))
}

/// The archery phase ends.
fn over(t: &mut Game) {
    on(t, Place::Assignment(false));
    t.state.go(Place::EndPhase(Phase::Archery, t.state.free));
}
