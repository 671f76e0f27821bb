//! What cards have in common: recruiting, striking, drawing, moving Companions and Nazgûl, and asking for regions.

use super::combat::fall;
use crate::turn::politics::{self, By};
use crate::turn::{capture, casualties, character_moves, guide, recruit, separate, throw, travel};
use crate::{
    Army, Character, CharacterSet, Event, Figure, Game, Item, Legal, Nation, Part, Place, Region, Role, Side, State,
    War, Why, law::lawful,
};
use smallvec::SmallVec;
use table::{Decider, Flow};

/// The condition of a card, W5.3.2.
pub(super) fn needs(holds: bool) -> Legal {
    lawful(holds, "W5.3.2")
}

/// Some part of a card must be possible, W5.3.4.
pub(super) fn can(possible: bool) -> Legal {
    lawful(possible, "W5.3.4")
}

/// W5.5.1, W5.5.2 Whether a card may recruit a figure in a region: it is free, or one's own Stronghold under siege. W7.3.5
/// A Leader needs a unit beside him. W15.9.4 What a card says itself is done for a Nation of the team-mate too.
pub(super) fn may_recruit(state: &State, figure: Figure, at: Region) -> bool {
    let side = figure.side();
    let held = state.board.free_for(side, at) || state.board.besieged(at) == Some(side);
    let company = !matches!(figure, Figure::Leader(_)) || state.board.occupied(at, side);
    state.reinforcements.count(figure) > 0 && held && company
}

/// Whether a card may recruit a unit of a Nation in a region.
pub(super) fn may_recruit_unit(state: &State, nation: Nation, at: Region) -> bool {
    [Figure::Regular(nation), Figure::Elite(nation)].into_iter().any(|f| may_recruit(state, f, at))
}

/// Recruits so many figures of a kind, as far as possible.
pub(super) fn recruit_figures(t: &mut Game, figure: Figure, at: Region, count: u8) {
    for _ in 0..count {
        if may_recruit(t.state, figure, at) {
            recruit::place(t, figure, at);
        }
    }
}

/// Recruits figures of a kind in several regions; if there are not enough their owner says where each of them goes.
pub(super) fn recruit_spread(t: &mut Game, figure: Figure, places: &[(Region, u8)]) -> Flow {
    let mut wanted: SmallVec<[(Region, u8); 4]> = places.into();
    loop {
        wanted.retain(|(at, count)| *count > 0 && may_recruit(t.state, figure, *at));
        let in_all: u8 = wanted.iter().map(|(_, count)| count).sum();
        if in_all == 0 {
            return Ok(());
        }
        let open: SmallVec<[Region; 4]> = wanted.iter().map(|(at, _)| *at).collect();
        let at = match t.state.reinforcements.count(figure) < in_all {
            true => t.choose(figure.side(), Why::RecruitWhere { figure }, &open)?,
            false => open[0],
        };
        recruit::place(t, figure, at);
        wanted.iter_mut().filter(|(place, _)| *place == at).for_each(|(_, count)| *count -= 1);
    }
}

/// Recruits so many units of a Nation, each a Regular or an Elite as its owner likes.
pub(super) fn recruit_units(t: &mut Game, nation: Nation, at: Region, count: u8) -> Flow {
    for _ in 0..count {
        let kinds = [Figure::Regular(nation), Figure::Elite(nation)];
        let able: SmallVec<[Figure; 2]> = kinds.into_iter().filter(|f| may_recruit(t.state, *f, at)).collect();
        if !able.is_empty() {
            let figure = t.choose(nation.side(), Why::CardUnit { at }, &able)?;
            recruit::place(t, figure, at);
        }
    }
    Ok(())
}

/// Recruits a unit of its owner's choice and a Leader.
pub(super) fn recruit_unit_and_leader(t: &mut Game, nation: Nation, at: Region) -> Flow {
    recruit_units(t, nation, at, 1)?;
    recruit_figures(t, Figure::Leader(nation), at, 1);
    Ok(())
}

/// Whether a unit, or a Leader beside one, can be recruited.
pub(super) fn may_recruit_unit_or_leader(state: &State, nation: Nation, at: Region) -> bool {
    may_recruit_unit(state, nation, at) || may_recruit(state, Figure::Leader(nation), at)
}

/// Rolls dice for a card; says how many show at least `needed`.
pub(super) fn roll_for(t: &mut Game, side: Side, dice: u8, needed: u8) -> Flow<u8> {
    Ok(throw(t, side, Why::CardDie, dice, needed)?.iter().filter(|die| **die >= needed).count() as u8)
}

/// W5.6.2 An Army suffers hits by a card; `spared` figures take none. W5.6.1 If all its units fall, Leaders fall too;
/// Nazgûl and Minions only where the card is `deadly`. W5.6.3 A Stronghold without its garrison is captured at once.
pub(super) fn strike(t: &mut Game, side: Side, at: Region, spared: Army, hits: u8, deadly: bool) -> Flow {
    // W15.8.1b A card finds all units of the side there as one Army.
    t.state.form_up(at, side);
    t.tell(Event::CardHits { side, hits, at });
    casualties::suffer(t, side, at, spared, hits, 0)?;
    after_losses(t, side, at, deadly);
    Ok(())
}

/// What follows when a card has taken units away.
pub(super) fn after_losses(t: &mut Game, side: Side, at: Region, deadly: bool) {
    if t.state.board.occupied(at, side) {
        return;
    }
    let mut left = t.state.army(at, side);
    if !deadly {
        left.troops.nazgul = 0;
        left.characters = CharacterSet::EMPTY;
    }
    casualties::destroyed(t, at, &left);
    capture::after_battle(t, at);
}

/// Asks for one of these regions; nothing if there is none.
pub(super) fn region(
    t: &mut Game,
    who: impl Decider<War>,
    why: Why,
    regions: impl IntoIterator<Item = Region>,
) -> Flow<Option<Region>> {
    let regions: SmallVec<[Region; 32]> = regions.into_iter().collect();
    match regions.is_empty() {
        true => Ok(None),
        false => t.choose(who, why, &regions).map(Some),
    }
}

/// Asks for up to so many different regions, and does something in each.
pub(super) fn in_regions(
    t: &mut Game,
    side: Side,
    count: usize,
    able: impl Fn(&State, Region) -> bool,
    mut each: impl FnMut(&mut Game, Region),
) -> Flow {
    let mut done: SmallVec<[Region; 4]> = SmallVec::new();
    for _ in 0..count {
        let left: SmallVec<[Region; 16]> =
            Region::ALL.into_iter().filter(|r| !done.contains(r) && able(t.state, *r)).collect();
        let Some(at) = region(t, side, Why::CardRegion, left)? else { break };
        each(t, at);
        done.push(at);
    }
    Ok(())
}

/// The regions with an Army of a side, W15.9.5 of either player.
pub(super) fn armies(state: &State, side: Side) -> impl Iterator<Item = Region> {
    state.board.armies(side).iter()
}

/// Whether two regions are the same or adjacent.
pub(super) fn near(a: Region, b: Region) -> bool {
    a == b || a.borders(b)
}

/// The Companions on the map.
pub(super) fn companions(state: &State) -> impl Iterator<Item = (Character, Region)> {
    let on_map = move |c: &Character| Some((*c, state.region_of(*c)?));
    Character::of(Side::Free).iter().filter(|c| c.sheet().role == Role::Companion).filter_map(on_map)
}

/// Whether a Companion is in a region.
pub(super) fn companion_in(state: &State, region: Region) -> bool {
    companions(state).any(|(_, at)| at == region)
}

/// Strider or Aragorn, whoever is on the map, and where.
pub(super) fn ranger(state: &State) -> Option<(Character, Region)> {
    companions(state).find(|(who, _)| matches!(who, Character::Strider | Character::Aragorn))
}

/// The Nazgûl in a region, the Witch-king among them if `with_witch_king`.
pub(super) fn nazgul_in(state: &State, region: Region, with_witch_king: bool) -> u8 {
    let witch_king = with_witch_king && state.region_of(Character::WitchKing) == Some(region);
    state.board.at(region).nazgul + u8::from(witch_king)
}

/// The Companions in the Fellowship.
fn fellowship_offers(state: &State) -> SmallVec<[(Character, u8); 12]> {
    state.companions().iter().map(|who| (who, 1)).collect()
}

/// Asks for one Companion or a group.
fn group(t: &mut Game, why: Why, offers: &[(Character, u8)]) -> Flow<CharacterSet> {
    let picked = t.select(Side::Free, why, (1, offers.len() as u8), offers)?;
    Ok(picked.into_iter().map(|(who, _)| who).collect())
}

/// One Companion or a group leaves the Fellowship, `further` regions more than usual.
pub(super) fn separate(t: &mut Game, further: u8) -> Flow {
    let offers = fellowship_offers(t.state);
    if offers.is_empty() {
        return Ok(());
    }
    let leaving = group(t, Why::SeparateGroup, &offers)?;
    let who = t.state.seat_of(t.state.actor(Side::Free));
    separate::leave(t, leaving, further, who)
}

/// How far a card lets Companions get: as if of this Level, or so much further than usual.
#[derive(Clone, Copy)]
pub(super) enum Range {
    /// As if of this Level.
    Level(u8),
    /// So many regions further.
    Further(u8),
}

impl Range {
    fn of(self, group: CharacterSet) -> u8 {
        match self {
            Range::Level(level) => level,
            Range::Further(more) => character_moves::level(group) + more,
        }
    }
}

/// Whether Companions can be separated, or moved on the map.
pub(super) fn may_send(state: &State) -> bool {
    !state.companions().is_empty() || senders(state).next().is_some()
}

fn senders(state: &State) -> impl Iterator<Item = Region> {
    let reach = |from: Region| travel::companions_reach_by_card(state, from, 1, true).len() > 1;
    Region::ALL.into_iter().filter(move |r| companion_in(state, *r) && reach(*r))
}

/// One Companion or a group, of the Fellowship or on the map, moves; it may end inside a siege.
pub(super) fn send(t: &mut Game, range: Range) -> Flow {
    let mut options: SmallVec<[Item; 12]> = senders(t.state).map(Item::Region).collect();
    if !t.state.companions().is_empty() {
        options.push(Item::Part(Part::Separates));
    }
    match t.choose(Side::Free, Why::CardCompanions, &options)? {
        Item::Region(from) => send_from(t, from, range),
        _ => {
            let offers = fellowship_offers(t.state);
            let leaving = group(t, Why::SeparateGroup, &offers)?;
            let who = t.state.seat_of(t.state.actor(Side::Free));
            if t.state.fellowship.mordor.is_some() {
                return separate::leave(t, leaving, 0, who);
            }
            let range = t.state.fellowship.progress + range.of(leaving);
            separate::place(t, leaving, range, true, who)?;
            guide::appoint(t)
        }
    }
}

fn send_from(t: &mut Game, from: Region, range: Range) -> Flow {
    let here: SmallVec<[(Character, u8); 12]> =
        t.state.characters_in(from, Side::Free).iter().map(|who| (who, 1)).collect();
    let going = group(t, Why::CompanionGroup { from }, &here)?;
    let range = range.of(going);
    let mut reach = travel::companions_reach_by_card(t.state, from, range, true);
    reach.remove(from);
    let tos: SmallVec<[Region; 64]> = reach.iter().collect();
    let to = t.choose(Side::Free, Why::CompanionsTo { who: going, from, range }, &tos)?;
    for who in going.iter() {
        t.state.put(who, Place::On(to));
        t.tell(Event::Travelled { who, to });
        politics::companion_arrives(t, who, to);
    }
    Ok(())
}

/// A Nation becomes active and goes straight to war.
pub(super) fn rouse(t: &mut Game, nation: Nation) {
    politics::activate(t, Some(nation), By::Card);
    while t.state.politics.can_advance(nation) {
        politics::advance(t, nation, By::Card);
    }
}

/// Whether a Companion stands in one of these regions, not captured by the Shadow.
pub(super) fn companion_at_home(state: &State, regions: &[Region]) -> bool {
    regions.iter().any(|r| companion_in(state, *r) && state.board.controls(Side::Free, *r))
}

/// One figure of these falls, as somebody likes.
pub(super) fn one_falls(t: &mut Game, who: impl Decider<War>, figures: &[Figure], at: Region) -> Flow {
    if !figures.is_empty() {
        let figure = t.choose(who, Why::CardLoss { at }, figures)?;
        fall(t, figure, at);
    }
    Ok(())
}
