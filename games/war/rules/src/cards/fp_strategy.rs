//! The Strategy deck of the Free Peoples.

use super::fp_character::{can_draw, on_the_table};
use super::known::HELP_UNLOOKED_FOR;
use super::verbs::*;
use super::{Effect, always, when};
use crate::turn::long_march::{self, March};
use crate::turn::politics::{self, By};
use crate::turn::{army_moves, attack, capture, character_moves, draw, table_cards};
use crate::{Army, Deck, Figure, Game, Lead, Legal, Nation, Region, Side, State, Why};
use smallvec::SmallVec;
use table::Flow;

/// The events of the cards, by their codes.
pub(super) static CARDS: &[Effect] = &[
    when("fp-strat-01", last_battle_begins, on_the_table),
    always("fp-strat-02", |t| advance_and_lie(t, Nation::Elves)),
    always("fp-strat-03", |t| advance_and_lie(t, Nation::North)),
    when(
        "fp-strat-04",
        |s| can(wanders_or_rouses(s, &MAZARBUL, Nation::Dwarves)),
        |t| wander_and_rouse(t, &MAZARBUL, Nation::Dwarves),
    ),
    when("fp-strat-05", |s| can(mixed_armies(s).next().is_some()), spirit_of_mordor),
    when("fp-strat-06", |s| can(ithilien_prey(s).next().is_some() || osgiliath_stands(s)), faramirs_rangers),
    when(
        "fp-strat-07",
        |s| can(wanders_or_rouses(s, &SHIRE, Nation::North)),
        |t| wander_and_rouse(t, &SHIRE, Nation::North),
    ),
    when("fp-strat-08", |s| can(Nation::FREE.into_iter().any(|n| heeds_elrond(s, n))), wisdom_of_elrond),
    when("fp-strat-09", arrow_may_be_sent, red_arrow),
    when("fp-strat-10", |s| can(reliefs(s).next().is_some()), help_unlooked_for),
    when("fp-strat-11", woses_may_lead, paths_of_the_woses),
    when("fp-strat-12", companion_may_march, day_and_night),
    when("fp-strat-13", ships_may_sail, cirdans_ships),
    when(
        "fp-strat-14",
        |s| unit_and_leader_at(s, Nation::Gondor, Region::MinasTirith),
        |t| recruit_unit_and_leader(t, Nation::Gondor, Region::MinasTirith),
    ),
    when(
        "fp-strat-15",
        |s| unit_or_card_at(s, Nation::Elves, Region::Lorien),
        |t| unit_and_card(t, Nation::Elves, Region::Lorien),
    ),
    when("fp-strat-16", |s| can(riders_places(s).next().is_some()), riders_of_theoden),
    when(
        "fp-strat-17",
        |s| unit_and_leader_at(s, Nation::North, Region::Carrock),
        |t| recruit_unit_and_leader(t, Nation::North, Region::Carrock),
    ),
    when(
        "fp-strat-18",
        |s| unit_and_leader_at(s, Nation::Gondor, Region::DolAmroth),
        |t| recruit_unit_and_leader(t, Nation::Gondor, Region::DolAmroth),
    ),
    when(
        "fp-strat-19",
        |s| can(may_recruit(s, Figure::Regular(Nation::North), Region::Dale) || can_draw(s)),
        king_brands_men,
    ),
    when("fp-strat-20", swords_may_rise, swords_in_eriador),
    when(
        "fp-strat-21",
        |s| unit_or_card_at(s, Nation::Elves, Region::Rivendell),
        |t| unit_and_card(t, Nation::Elves, Region::Rivendell),
    ),
    when(
        "fp-strat-22",
        |s| unit_and_leader_at(s, Nation::Dwarves, Region::Erebor),
        |t| recruit_unit_and_leader(t, Nation::Dwarves, Region::Erebor),
    ),
    when("fp-strat-23", |s| can(eomers_places(s).next().is_some()), eomer),
    when(
        "fp-strat-24",
        |s| unit_or_card_at(s, Nation::Elves, Region::WoodlandRealm),
        |t| unit_and_card(t, Nation::Elves, Region::WoodlandRealm),
    ),
];

const MAZARBUL: [Region; 2] = [Region::EredLuin, Region::Erebor];
const SHIRE: [Region; 2] = [Region::Bree, Region::TheShire];
const DAY_AND_NIGHT: March = March { side: Side::Free, lead: Lead::Companion, steps: 2, joins: false };

/// Aragorn with an Army outside the lands of the Free Peoples; no use while the Fellowship is revealed.
fn last_battle_begins(state: &State) -> Legal {
    needs(table_cards::aragorn_abroad(state))?;
    can(state.fellowship.hidden)
}

/// A Nation advances, and the card closes three regions to the Shadow.
fn advance_and_lie(t: &mut Game, nation: Nation) -> Flow {
    politics::advance(t, nation, By::Card);
    Ok(())
}

fn wanders_or_rouses(state: &State, homes: &[Region], nation: Nation) -> bool {
    let asleep = !state.politics.at_war(nation);
    character_moves::possible(state) || asleep && companion_at_home(state, homes)
}

/// Companions on the map may move; then one who stands at home rouses the Nation.
fn wander_and_rouse(t: &mut Game, homes: &[Region], nation: Nation) -> Flow {
    character_moves::any(t, true)?;
    if companion_at_home(t.state, homes) {
        rouse(t, nation);
    }
    Ok(())
}

/// Shadow Armies of two or more Nations.
fn mixed_armies(state: &State) -> impl Iterator<Item = Region> {
    let nations = |at: Region| Nation::SHADOW.into_iter().filter(|n| state.board.at(at).has_unit_of(*n)).count();
    armies(state, Side::Shadow).filter(move |at| nations(*at) > 1)
}

/// Five dice that hit on 5 strike a Shadow Army of several Nations.
fn spirit_of_mordor(t: &mut Game) -> Flow {
    let prey: SmallVec<[Region; 8]> = mixed_armies(t.state).collect();
    let Some(at) = region(t, Side::Free, Why::CardTarget, prey)? else { return Ok(()) };
    let hits = roll_for(t, Side::Free, 5, 5)?;
    strike(t, Side::Shadow, at, Army::NONE, hits, false)
}

fn ithilien_prey(state: &State) -> impl Iterator<Item = Region> {
    let haunts = [Region::NorthIthilien, Region::SouthIthilien, Region::Osgiliath];
    haunts.into_iter().filter(|r| state.board.occupied(*r, Side::Shadow))
}

fn osgiliath_stands(state: &State) -> bool {
    let at = Region::Osgiliath;
    state.board.occupied(at, Side::Free) && may_recruit_unit_or_leader(state, Nation::Gondor, at)
}

/// Three dice that hit on 5 strike a Shadow Army in Ithilien; then an Army in Osgiliath is reinforced.
fn faramirs_rangers(t: &mut Game) -> Flow {
    let prey: SmallVec<[Region; 3]> = ithilien_prey(t.state).collect();
    if let Some(at) = region(t, Side::Free, Why::CardTarget, prey)? {
        let hits = roll_for(t, Side::Free, 3, 5)?;
        strike(t, Side::Shadow, at, Army::NONE, hits, false)?;
    }
    if t.state.board.occupied(Region::Osgiliath, Side::Free) {
        recruit_unit_and_leader(t, Nation::Gondor, Region::Osgiliath)?;
    }
    Ok(())
}

fn heeds_elrond(state: &State, nation: Nation) -> bool {
    // W15.9.3 Only the Nations of who plays it, W15.11.2 and not the same again.
    if !state.is_own(nation) || state.may_act_on(nation).is_err() {
        return false;
    }
    let wakes = !state.politics.is_active(nation) && table_cards::may_wake(state, nation, By::Card);
    wakes || state.politics.can_advance(nation)
}

/// A Nation becomes active and advances.
fn wisdom_of_elrond(t: &mut Game) -> Flow {
    let nations: SmallVec<[Nation; 5]> = Nation::FREE.into_iter().filter(|n| heeds_elrond(t.state, *n)).collect();
    let nation = t.choose(Side::Free, Why::CardNation, &nations)?;
    politics::activate(t, Some(nation), By::Card);
    politics::advance(t, nation, By::Card);
    Ok(())
}

fn arrow_may_be_sent(state: &State) -> Legal {
    needs(state.politics.is_active(Nation::Gondor))?;
    let recruits = may_recruit_unit_or_leader(state, Nation::Rohan, Region::Edoras);
    can(recruits || state.politics.can_advance(Nation::Rohan))
}

/// Rohan advances, and Edoras is reinforced.
fn red_arrow(t: &mut Game) -> Flow {
    politics::advance(t, Nation::Rohan, By::Card);
    recruit_unit_and_leader(t, Nation::Rohan, Region::Edoras)
}

/// Regions from which a besieger of a Stronghold can be attacked, and that Stronghold.
fn reliefs(state: &State) -> impl Iterator<Item = (Region, Region)> {
    let sieges = armies(state, Side::Shadow).filter(|to| state.board.besieges(Side::Shadow, *to));
    sieges.flat_map(move |to| {
        let able = move |from: &Region| attack::may_attack(state, Side::Free, *from, to, Lead::Nobody).is_ok();
        to.neighbours()
            .iter()
            .copied()
            .filter(|r| state.board.occupied(*r, Side::Free))
            .filter(able)
            .map(move |from| (from, to))
    })
}

/// An Army attacks besiegers, whom the garrison keeps busy.
fn help_unlooked_for(t: &mut Game) -> Flow {
    let pairs: SmallVec<[(Region, Region); 8]> = reliefs(t.state).collect();
    let mut sieges: SmallVec<[Region; 8]> = pairs.iter().map(|(_, to)| *to).collect();
    sieges.dedup();
    let Some(to) = region(t, Side::Free, Why::CardTarget, sieges)? else { return Ok(()) };
    let froms = pairs.into_iter().filter(|(_, siege)| *siege == to).map(|(from, _)| from);
    let froms: SmallVec<[Region; 8]> = froms.collect();
    let Some(from) = region(t, Side::Free, Why::AttackFrom { lead: Lead::Nobody }, froms)? else { return Ok(()) };
    attack::with(t, Side::Free, (from, to), Lead::Nobody, Some(HELP_UNLOOKED_FOR))
}

/// Where the Woses lead: Minas Tirith, or a region next to it if the Shadow holds or besieges it.
fn woses_lead_to(state: &State) -> impl Iterator<Item = Region> {
    let city = Region::MinasTirith;
    let lost = state.board.controls(Side::Shadow, city) || state.board.besieges(Side::Shadow, city);
    let around: &[Region] = if lost { city.neighbours() } else { &[Region::MinasTirith] };
    around.iter().copied().filter(|to| army_moves::may_enter(state, Side::Free, *to).is_ok())
}

/// Armies in Rohan, besieged or not, of which a part may enter the region.
fn woses_lead_from(state: &State, to: Region) -> impl Iterator<Item = Region> {
    let rohan = armies(state, Side::Free).filter(|r| r.nation() == Some(Nation::Rohan));
    rohan.filter(move |from| *from != to && army_moves::direct(state, Side::Free, *from, to).is_some())
}

fn woses_may_lead(state: &State) -> Legal {
    needs(state.politics.at_war(Nation::Rohan))?;
    can(woses_lead_to(state).any(|to| woses_lead_from(state, to).next().is_some()))
}

/// An Army in Rohan goes straight to Minas Tirith.
fn paths_of_the_woses(t: &mut Game) -> Flow {
    let tos: SmallVec<[Region; 8]> =
        woses_lead_to(t.state).filter(|to| woses_lead_from(t.state, *to).next().is_some()).collect();
    let Some(to) = region(t, Side::Free, Why::CardRegion, tos)? else { return Ok(()) };
    let froms: SmallVec<[Region; 8]> = woses_lead_from(t.state, to).collect();
    let Some(from) = region(t, Side::Free, Why::MoveFrom { lead: Lead::Nobody, second: false }, froms)? else {
        return Ok(());
    };
    let army = army_moves::choose_direct(t, Side::Free, from, to)?;
    army_moves::march(t, Side::Free, &army, from, to);
    // A Stronghold that its garrison has left falls to the besiegers.
    capture::after_battle(t, from);
    Ok(())
}

fn companion_may_march(state: &State) -> Legal {
    needs(armies(state, Side::Free).any(|at| companion_in(state, at)))?;
    can(long_march::possible(state, DAY_AND_NIGHT))
}

/// An Army with a Companion goes up to two regions.
fn day_and_night(t: &mut Game) -> Flow {
    long_march::go(t, DAY_AND_NIGHT, false).map(|_| ())
}

fn harbours(state: &State) -> impl Iterator<Item = Region> {
    let coast = armies(state, Side::Free).filter(|r| r.land().coastal);
    coast.filter(|at| may_recruit_unit(state, Nation::Elves, *at))
}

fn ships_may_sail(state: &State) -> Legal {
    needs(state.politics.at_war(Nation::Elves))?;
    can(harbours(state).next().is_some())
}

/// Two Elven units with an Army on the coast.
fn cirdans_ships(t: &mut Game) -> Flow {
    let places: SmallVec<[Region; 8]> = harbours(t.state).collect();
    match region(t, Side::Free, Why::CardRegion, places)? {
        Some(at) => recruit_units(t, Nation::Elves, at, 2),
        None => Ok(()),
    }
}

fn unit_and_leader_at(state: &State, nation: Nation, at: Region) -> Legal {
    can(may_recruit_unit_or_leader(state, nation, at))
}

fn unit_or_card_at(state: &State, nation: Nation, at: Region) -> Legal {
    can(may_recruit_unit(state, nation, at) || can_draw(state))
}

/// A unit, and a card of the Strategy deck.
fn unit_and_card(t: &mut Game, nation: Nation, at: Region) -> Flow {
    recruit_units(t, nation, at, 1)?;
    draw::cards(t, Side::Free, &[Deck::Strategy])
}

/// Edoras, or a region of Rohan with a Companion.
fn riders_places(state: &State) -> impl Iterator<Item = Region> {
    let rohan = Region::ALL.into_iter().filter(|r| r.nation() == Some(Nation::Rohan));
    let called = move |r: &Region| *r == Region::Edoras || companion_in(state, *r);
    rohan.filter(called).filter(move |at| may_recruit_unit_or_leader(state, Nation::Rohan, *at))
}

fn riders_of_theoden(t: &mut Game) -> Flow {
    let places: SmallVec<[Region; 8]> = riders_places(t.state).collect();
    unit_and_leader_in(t, places)
}

/// A unit and a Leader of Rohan in one of these regions.
fn unit_and_leader_in(t: &mut Game, places: SmallVec<[Region; 8]>) -> Flow {
    match region(t, Side::Free, Why::CardRegion, places)? {
        Some(at) => recruit_unit_and_leader(t, Nation::Rohan, at),
        None => Ok(()),
    }
}

/// Two Regulars in Dale, and a card.
fn king_brands_men(t: &mut Game) -> Flow {
    recruit_figures(t, Figure::Regular(Nation::North), Region::Dale, 2);
    draw::cards(t, Side::Free, &[Deck::Strategy])
}

fn swords_may_rise(state: &State) -> Legal {
    let north = may_recruit_unit(state, Nation::North, Region::TheShire);
    let dwarves = may_recruit_unit(state, Nation::Dwarves, Region::EredLuin);
    can(north || dwarves || can_draw(state))
}

/// A unit in the Shire, one in Ered Luin, and a card.
fn swords_in_eriador(t: &mut Game) -> Flow {
    recruit_units(t, Nation::North, Region::TheShire, 1)?;
    recruit_units(t, Nation::Dwarves, Region::EredLuin, 1)?;
    draw::cards(t, Side::Free, &[Deck::Strategy])
}

/// Free regions of Rohan with a Settlement.
fn eomers_places(state: &State) -> impl Iterator<Item = Region> {
    let rohan = Region::ALL.into_iter().filter(|r| r.nation() == Some(Nation::Rohan) && r.is_settlement());
    let free = move |r: &Region| state.board.free_for(Side::Free, *r);
    rohan.filter(free).filter(move |at| may_recruit_unit_or_leader(state, Nation::Rohan, *at))
}

fn eomer(t: &mut Game) -> Flow {
    let places: SmallVec<[Region; 8]> = eomers_places(t.state).collect();
    unit_and_leader_in(t, places)
}
