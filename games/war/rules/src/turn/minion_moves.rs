//! W6.4 Moving Nazgûl and Minions.

use super::travel;
use crate::{
    Army, Character, Event, Figure, Game, Item, Law, Legal, Place, Region, Side, State, Why, Word, law::lawful,
};
use smallvec::SmallVec;
use table::Flow;

/// Who has moved in this action: W6.4.1 no Nazgûl and no Minion moves twice.
struct Moved {
    nazgul: [u8; 105],
    witch_king: bool,
    mouth: bool,
}

impl Moved {
    const NOBODY: Moved = Moved { nazgul: [0; 105], witch_king: false, mouth: false };
}

/// W6.4.1 Any or all Nazgûl fly, the Witch-king among them, and the Mouth of Sauron walks. W6.4.4 Saruman stays.
pub(crate) fn action(t: &mut Game) -> Flow {
    go(t, Moved::NOBODY, true)
}

/// Any or all Nazgûl fly by a card, which does not move the Mouth of Sauron and may let all stay.
pub(crate) fn fly_any(t: &mut Game) -> Flow {
    go(t, Moved { mouth: true, ..Moved::NOBODY }, false)
}

/// Whether any Nazgûl can fly.
pub(crate) fn can_fly(state: &State) -> bool {
    starts(state, &Moved { mouth: true, ..Moved::NOBODY }).next().is_some()
}

fn go(t: &mut Game, mut moved: Moved, mut first: bool) -> Flow {
    loop {
        if starts(t.state, &moved).next().is_none() {
            return Ok(());
        }
        let options = everybody().chain([Item::Word(Word::None)]);
        let may = |state: &State, item: Item| match item {
            Item::Word(_) => !first,
            who => can_start(state, &moved, who),
        };
        match t.choose_if(Side::Shadow, Why::MinionsFrom, options, may)? {
            Item::Region(from) => fly(t, from, &mut moved)?,
            Item::Figure(_) => walk(t, &mut moved)?,
            _ => return Ok(()),
        }
        first = false;
    }
}

/// Whether any of them can move.
pub(crate) fn possible(state: &State) -> bool {
    starts(state, &Moved::NOBODY).next().is_some()
}

/// Regions with Nazgûl who have not moved, and the Mouth of Sauron if he can.
fn starts(state: &State, moved: &Moved) -> impl Iterator<Item = Item> {
    everybody().filter(|who| can_start(state, moved, *who))
}

/// Whoever may be in any region, and the Mouth of Sauron.
fn everybody() -> impl DoubleEndedIterator<Item = Item> + Clone {
    Region::ALL.into_iter().map(Item::Region).chain([Character::MouthOfSauron.into()])
}

fn can_start(state: &State, moved: &Moved, who: Item) -> bool {
    match who {
        Item::Region(at) => !flight_group(state, at, moved).is_empty(),
        // W15.7.4 By his own player.
        _ if moved.mouth || !state.is_at_hand(Character::MouthOfSauron) => false,
        _ => state.region_of(Character::MouthOfSauron).is_some_and(|at| mouth_targets(state, at).len() > 1),
    }
}

/// Why nobody starts there: W6.4.4 Saruman stays, W6.4.1 and whoever else is there has moved.
pub(crate) fn may_start(state: &State, item: Item) -> Legal {
    let nobody = |at: Region| flight_group(state, at, &Moved::NOBODY).is_empty();
    match item {
        Item::Figure(Figure::Character(Character::Saruman)) => Err(Law("W6.4.4")),
        Item::Region(at) if !nobody(at) => Err(Law("W6.4.1")),
        Item::Region(at) if state.region_of(Character::WitchKing) == Some(at) => Err(Law("W15.7.4")),
        Item::Figure(Figure::Character(who)) if !state.is_at_hand(who) => Err(Law("W15.7.4")),
        Item::Region(at) => lawful(state.region_of(Character::Saruman) != Some(at), "W6.4.4"),
        _ => Ok(()),
    }
}

/// The Nazgûl in a region who have not moved.
fn flight_group(state: &State, from: Region, moved: &Moved) -> SmallVec<[(Figure, u8); 12]> {
    let mut group = SmallVec::new();
    let nazgul = state.board.at(from).nazgul - moved.nazgul[from.index()];
    if nazgul > 0 {
        group.push((Figure::Nazgul, nazgul));
    }
    // W15.7.3 Either player moves Nazgûl, W15.7.4 but the Witch-king only his own.
    let here = state.place(Character::WitchKing) == Place::On(from) && state.is_at_hand(Character::WitchKing);
    if here && !moved.witch_king {
        group.push((Figure::Character(Character::WitchKing), 1));
    }
    group
}

/// W6.4.2 A Nazgûl flies anywhere but to a Stronghold that the Free Peoples control, unless it is besieged. W6.4.3 Nothing
/// else hinders him, W6.4.7 and where he is he may stay.
pub(crate) fn may_fly_to(state: &State, to: Region) -> bool {
    !state.board.controls_stronghold(Side::Free, to) || state.board.besieges(Side::Shadow, to)
}

fn fly(t: &mut Game, from: Region, moved: &mut Moved) -> Flow {
    let here = flight_group(t.state, from, moved);
    let in_all = here.iter().map(|(_, n)| n).sum();
    let group = t.select(Side::Shadow, Why::NazgulGroup { from }, (1, in_all), &here)?;
    let open = |state: &State, to: Region| to != from && may_fly_to(state, to);
    let who: Army = group.iter().copied().collect();
    let to = t.choose_if(Side::Shadow, Why::MinionsTo { who, from }, Region::ALL.into_iter(), open)?;
    for (figure, count) in group {
        match figure {
            Figure::Character(who) => {
                moved.witch_king = true;
                t.state.put(who, Place::On(to));
                t.tell(Event::Travelled { who, to });
            }
            nazgul => {
                moved.nazgul[to.index()] += count;
                t.state.board.take(from, nazgul, count);
                t.state.board.add(to, nazgul, count);
                t.tell(Event::Flew { count, from, to });
            }
        }
    }
    Ok(())
}

fn mouth_targets(state: &State, from: Region) -> crate::RegionSet {
    travel::mouth_reach(state, from, Character::MouthOfSauron.level())
}

/// W6.4.5 The Mouth of Sauron walks up to three regions.
fn walk(t: &mut Game, moved: &mut Moved) -> Flow {
    let who = Character::MouthOfSauron;
    let Some(from) = t.state.region_of(who) else { return Ok(()) };
    let mut reach = mouth_targets(t.state, from);
    reach.remove(from);
    let tos: SmallVec<[Region; 64]> = reach.iter().collect();
    let alone: Army = [(Figure::Character(who), 1)].into_iter().collect();
    let to = t.choose(Side::Shadow, Why::MinionsTo { who: alone, from }, &tos)?;
    moved.mouth = true;
    t.state.put(who, Place::On(to));
    t.tell(Event::Travelled { who, to });
    Ok(())
}
