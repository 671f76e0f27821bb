//! T8.1 to T8.13, T8.36 to T8.41 The assignment phase: one structured answer for each player, shown as a whole.

use super::{Place, on, phases};
use crate::{
    Event, Game, Item, Law, Legal, Why,
    actions::{Frame, Occurrence, occurrence::happen},
    cards::{
        facts::{Keyword, Phase, Side, Type},
        words::{Filter, Kind},
    },
    game::{Id, InPlay, Sight, State, Thing, now},
    law::{lawful, unless},
};
use smallvec::SmallVec;
use table::{Flow, Pick, Seat};

/// Characters and minions.
pub type Pairs = SmallVec<[(Id, Id); 8]>;

/// T8.1 Assignment actions.
pub(crate) fn phase(t: &mut Game, fierce: bool) -> Flow {
    if !phases::goes_on(t) {
        return Ok(());
    }
    t.state.assigned.clear();
    on(t, Place::Defenders(fierce));
    if !phases::open(t, Phase::Assignment) {
        on(t, Place::NextSkirmish(fierce));
    }
    Ok(())
}

/// T8.5 Companions, T11.29 and allies that take part; T11.31 for both sides, as they like.
fn may_defend(s: &State, o: &InPlay, by: Side) -> Legal {
    let is_one = o.owner == s.free && s.is_active(o) && (o.card.kind() == Type::Companion || now::takes_part(s, o));
    lawful(is_one, "T8.5")?;
    unless(now::assigning_forbidden_by(s, o, by))
}

fn is_assigned(s: &State, id: Id) -> bool {
    s.assigned.iter().any(|(character, minion)| *character == id || *minion == id)
}

/// Who assigns in which round: T8.36 the fierce one, for a side, and whose minions if not all.
#[derive(Clone, Copy)]
struct Round {
    fierce: bool,
    by: Side,
    owner: Option<Seat>,
}

/// T8.37, T8.38 Whether a minion can be assigned in this round.
fn may_attack(s: &State, o: &InPlay, Round { fierce, by, owner }: Round) -> Legal {
    lawful(o.card.kind() == Type::Minion && s.is_active(o), "T8.5")?;
    lawful(!is_assigned(s, o.id), if by == Side::Free { "T8.6" } else { "T8.11" })?;
    lawful(!fierce || now::keyword(s, o, Keyword::Fierce) > 0, "T8.38")?;
    lawful(owner.is_none_or(|owner| o.owner == owner), "T8.9")?;
    unless(now::assigning_forbidden_by(s, o, by))
}

/// The pairs that a side may assign.
fn pairs(s: &State, round: Round) -> Pairs {
    let mut pairs = Pairs::new();
    for character in s.in_play.iter().filter(|o| may_defend(s, o, round.by).is_ok()) {
        for minion in s.minions().filter(|o| may_attack(s, o, round).is_ok()) {
            if now::pairing_forbidden_by(s, character, minion, round.by).is_none() {
                pairs.push((character.id, minion.id));
            }
        }
    }
    pairs
}

/// Why a pair is not offered.
fn why_not(s: &State, character: Id, minion: Id) -> Legal {
    let round = match s.stack.last() {
        Some(Frame::Turn(Place::Defenders(fierce))) => Round { fierce: *fierce, by: Side::Free, owner: None },
        Some(Frame::Turn(Place::Leftovers(fierce, seat))) => {
            Round { fierce: *fierce, by: Side::Shadow, owner: Some(*seat) }
        }
        _ => return Ok(()),
    };
    let Some((character, minion)) = s.find(character).zip(s.find(minion)) else { return Ok(()) };
    may_defend(s, character, round.by)?;
    may_attack(s, minion, round)?;
    unless(now::pairing_forbidden_by(s, character, minion, round.by))
}

/// T8.2, T8.3 The pairs that an action may assign: both unassigned.
pub(crate) fn pairs_for(s: &State, sight: &Sight, character: &Filter, minion: &Filter, by: Side) -> Pairs {
    let fits = |id: &Id, filter: &Filter| s.find(*id).is_some_and(|o| sight.fits(filter, o.thing()));
    // T8.38 In the fierce round only fierce minions are assigned.
    let fierce = s.stack.iter().any(|frame| matches!(frame, Frame::Turn(Place::Defenders(true))));
    let mut pairs = pairs(s, Round { fierce, by, owner: None });
    pairs.retain(|(c, m)| !is_assigned(s, *c) && fits(c, character) && fits(m, minion));
    pairs
}

/// T8.7, T8.8 How many minions the Free Peoples player may still give a character.
fn room(s: &State, character: Id) -> i16 {
    let Some(o) = s.find(character) else { return 0 };
    let most = if now::one_minion_each(s) { 1 } else { 1 + now::keyword(s, o, Keyword::Defender) };
    most - s.assigned.iter().filter(|(c, _)| *c == character).count() as i16
}

/// D19, T8.5 The Free Peoples player assigns defenders, T8.39 in the fierce round whom he likes again.
pub(crate) fn defenders(t: &mut Game, fierce: bool) -> Flow {
    let free = t.state.free;
    let able = for_defenders(t.state, fierce);
    let chosen = ask(t, free, Why::Defenders, &able)?;
    let first = t.state.right_of(free);
    on(t, Place::Leftovers(fierce, first));
    assign(t, free, &chosen);
    Ok(())
}

/// D20, T8.9, T8.10 Each Shadow player may assign his own minions that T8.11 the Free Peoples player has left.
pub(crate) fn leftovers(t: &mut Game, fierce: bool, seat: Seat) -> Flow {
    if seat == t.state.free {
        on(t, Place::NextSkirmish(fierce));
        return Ok(());
    }
    let able = for_leftovers(t.state, fierce, seat);
    let chosen = ask(t, seat, Why::Leftovers, &able)?;
    let next = t.state.right_of(seat);
    on(t, Place::Leftovers(fierce, next));
    assign(t, seat, &chosen);
    Ok(())
}

fn for_defenders(s: &State, fierce: bool) -> Pairs {
    let mut able = pairs(s, Round { fierce, by: Side::Free, owner: None });
    able.retain(|(character, _)| room(s, *character) > 0);
    able
}

fn for_leftovers(s: &State, fierce: bool, seat: Seat) -> Pairs {
    let mut able = pairs(s, Round { fierce, by: Side::Shadow, owner: Some(seat) });
    if now::one_minion_each(s) {
        able.retain(|(character, _)| !is_assigned(s, *character));
    }
    able
}

/// The pairs, the character first, of which whoever assigns now may choose; none while nobody does.
pub fn open_pairs(s: &State) -> Pairs {
    match s.stack.last() {
        Some(Frame::Turn(Place::Defenders(fierce))) => for_defenders(s, *fierce),
        Some(Frame::Turn(Place::Leftovers(fierce, seat))) if *seat != s.free => for_leftovers(s, *fierce, *seat),
        _ => Pairs::new(),
    }
}

/// The pairs as one selection.
fn ask(t: &mut Game, seat: Seat, why: Why, able: &Pairs) -> Flow<Pairs> {
    let offers: SmallVec<[(Item, u8); 16]> = able.iter().map(|(c, m)| (t.state.pair_item(*c, *m), 1)).collect();
    let most = offers.len() as u8;
    let picked = t.select(seat, why, (0, most), &offers)?;
    let pair = |item: Item| offers.iter().position(|(offer, _)| *offer == item).map(|at| able[at]);
    Ok(picked.iter().filter_map(|(item, _)| pair(*item)).collect())
}

/// T8.13 They take effect together; "assigned" triggers follow.
fn assign(t: &mut Game, by: Seat, chosen: &Pairs) {
    t.state.assigned.extend(chosen.iter().copied());
    let mut things: SmallVec<[Thing; 8]> = SmallVec::new();
    for id in chosen.iter().flat_map(|(character, minion)| [*character, *minion]) {
        let thing = t.state.find(id).expect("it is in play").thing();
        if !things.contains(&thing) {
            things.push(thing);
        }
    }
    for (character, minion) in chosen {
        let card = |id: &Id| t.state.find(*id).expect("it is in play").card;
        let (character, minion) = (card(character), card(minion));
        t.tell(Event::Assigned { character, minion });
    }
    if !things.is_empty() {
        happen(t.state, Occurrence::of_all(Kind::Assign, &things, None, by));
    }
}

/// Which rule a set of assignments breaks.
pub(crate) fn forbids(s: &State, why: &Why, pick: &Pick<Item>) -> Option<Law> {
    let pairs: SmallVec<[(Id, Id); 8]> = pick.iter().filter_map(|(item, _)| s.pair(*item)).collect();
    let twice = |at: usize| pairs[..at].iter().any(|(_, minion)| *minion == pairs[at].1);
    if (0..pairs.len()).any(twice) {
        return Some(Law::Rule("T8.6"));
    }
    let given = |character: Id| pairs.iter().filter(|(c, _)| *c == character).count() as i16;
    let one_each = now::one_minion_each(s);
    let too_many = |(character, _): &(Id, Id)| match why {
        Why::Defenders => given(*character) > room(s, *character),
        _ => one_each && given(*character) > 1,
    };
    if pairs.iter().any(too_many) {
        return Some(Law::Rule("T8.7"));
    }
    pairs.iter().find_map(|(character, minion)| why_not(s, *character, *minion).err())
}

/// The few sets of assignments that matter: none, and each minion to the first who has room.
pub(crate) fn picks(s: &State, why: &Why, offered: &[Item]) -> SmallVec<[Pick<Item>; 4]> {
    let mut filled: Pick<Item> = Pick::new();
    for item in offered {
        let mut longer = filled.clone();
        longer.push((*item, 1));
        if forbids(s, why, &longer).is_none() {
            filled = longer;
        }
    }
    if filled.is_empty() { [Pick::new()].into_iter().collect() } else { [Pick::new(), filled].into_iter().collect() }
}
