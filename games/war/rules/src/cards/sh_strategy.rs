//! The Strategy deck of the Shadow.

use super::fp_character::on_the_table;
use super::known::{CORSAIRS, FIGHTING_URUK_HAI};
use super::verbs::*;
use super::{Effect, always, when};
use crate::turn::long_march::{self, March};
use crate::turn::{army_moves, attack, politics, stacking};
use crate::{Army, Character, Event, Face, Figure, Game, Lead, Legal, Nation, Place, Player, Region, Side, State, Why};
use smallvec::SmallVec;
use table::Flow;

/// The events of the cards, by their codes.
pub(super) static CARDS: &[Effect] = &[
    when("sh-strat-01", elves_may_leave, return_to_valinor),
    when("sh-strat-02", uruks_may_fight, fighting_uruk_hai),
    when("sh-strat-03", |s| needs(s.board.besieges(Side::Shadow, Region::MinasTirith)), denethors_folly),
    when("sh-strat-04", day_may_darken, day_without_dawn),
    always("sh-strat-05", on_the_table),
    when("sh-strat-06", stormcrow_may_croak, stormcrow),
    when("sh-strat-07", |s| can(long_march::possible(s, GATHER)), |t| long_march::go(t, GATHER, false).map(|_| ())),
    when("sh-strat-08", |s| can(long_march::possible(s, LENGTHEN)), shadow_lengthens),
    when("sh-strat-09", shadow_may_move, |t| army_moves::up_to(t, Side::Shadow, Lead::Nobody, 4)),
    when("sh-strat-10", corsairs_may_sail, corsairs_of_umbar),
    when("sh-strat-11", dunlendings_may_rage, rage_of_the_dunlendings),
    when("sh-strat-12", witch_king_may_return, return_of_the_witch_king),
    when("sh-strat-13", |s| reinforces(s, Nation::Isengard), |t| reinforce_an_army(t, Nation::Isengard)),
    when("sh-strat-14", |s| reinforces(s, Nation::Sauron), |t| reinforce_an_army(t, Nation::Sauron)),
    when("sh-strat-15", trolls_may_come, hill_trolls),
    when("sh-strat-16", new_power_may_rise, new_power_is_rising),
    when("sh-strat-17", |s| can(kings_come(s)), many_kings),
    when("sh-strat-18", king_is_known, king_is_revealed),
    when("sh-strat-19", |s| can(MISTY.into_iter().any(|r| mountains_take(s, r))), shadows_on_the_misty_mountains),
    when("sh-strat-20", |s| can(ORC_HOLDS.into_iter().any(|r| may_recruit(s, ORC, r))), orcs_multiplying_again),
    when("sh-strat-21", horde_may_come, horde_from_the_east),
    when("sh-strat-22", |s| can(MONSTERS.into_iter().any(|(f, r)| may_recruit(s, f, r))), monsters_roused),
    when("sh-strat-23", war_was_planned, musterings_of_war),
    when("sh-strat-24", pits_may_open, pits_of_mordor),
];

const ORC: Figure = Figure::Regular(Nation::Sauron);
const EASTERLING: Figure = Figure::Regular(Nation::Southrons);
const GATHER: March = March { side: Side::Shadow, lead: Lead::Nobody, steps: 3, joins: true };
const LENGTHEN: March = March { side: Side::Shadow, lead: Lead::Nobody, steps: 2, joins: true };
const MISTY: [Region; 2] = [Region::MountGram, Region::Moria];
const ORC_HOLDS: [Region; 2] = [Region::DolGuldur, Region::MountGundabad];
const DUNLANDS: [Region; 2] = [Region::NorthDunland, Region::SouthDunland];
const MONSTERS: [(Figure, Region); 4] = [
    (ORC, Region::Angmar),
    (ORC, Region::Ettenmoors),
    (ORC, Region::WeatherHills),
    (Figure::Elite(Nation::Sauron), Region::Trollshaws),
];

fn all_at_war(state: &State) -> Legal {
    needs(state.politics.all_at_war(Side::Shadow))
}

/// The Elven Strongholds.
fn havens() -> impl Iterator<Item = Region> {
    Region::ALL.into_iter().filter(|r| r.is_stronghold() && r.nation() == Some(Nation::Elves))
}

/// The Elven units at an Elven Stronghold that is not besieged.
fn elves_at(state: &State, at: Region) -> u8 {
    let here = state.board.at(at);
    match state.board.besieged(at) {
        Some(_) => 0,
        None => here.count(Figure::Regular(Nation::Elves)) + here.count(Figure::Elite(Nation::Elves)),
    }
}

fn elves_may_leave(state: &State) -> Legal {
    needs(havens().any(|r| state.board.controls(Side::Shadow, r)))?;
    can(havens().any(|r| elves_at(state, r) > 0))
}

/// At every Elven Stronghold not besieged, a die for each Elven unit; each 6 is a hit on the Elves.
fn return_to_valinor(t: &mut Game) -> Flow {
    for at in havens() {
        let elves = elves_at(t.state, at);
        if elves == 0 {
            continue;
        }
        let hits = roll_for(t, Side::Shadow, elves.min(5), 6)?;
        let all = t.state.army(at, Side::Free);
        let others = Army { troops: all.troops.without_nations(|n| n == Nation::Elves), characters: all.characters };
        strike(t, Side::Free, at, others, hits, false)?;
    }
    Ok(())
}

/// Sieges by an Army with a unit of Isengard, while Saruman is in play.
fn uruk_sieges(state: &State) -> impl Iterator<Item = Region> {
    let uruks = |at: &Region| state.board.at(*at).has_unit_of(Nation::Isengard);
    let able = |at: &Region| attack::may_attack(state, Side::Shadow, *at, *at, Lead::Nobody).is_ok();
    let sieges = armies(state, Side::Shadow).filter(|at| state.board.besieges(Side::Shadow, *at));
    sieges.filter(uruks).filter(able).filter(|_| state.in_play(Character::Saruman))
}

fn uruks_may_fight(state: &State) -> Legal {
    let besieges =
        |at: Region| state.board.besieges(Side::Shadow, at) && state.board.at(at).has_unit_of(Nation::Isengard);
    needs(state.in_play(Character::Saruman) && armies(state, Side::Shadow).any(besieges))?;
    can(uruk_sieges(state).next().is_some())
}

/// A siege battle of up to three rounds.
fn fighting_uruk_hai(t: &mut Game) -> Flow {
    let sieges: SmallVec<[Region; 8]> = uruk_sieges(t.state).collect();
    match region(t, Side::Shadow, Why::CardTarget, sieges)? {
        Some(at) => attack::with(t, Side::Shadow, (at, at), Lead::Nobody, Some(FIGHTING_URUK_HAI)),
        None => Ok(()),
    }
}

/// A Leader in Minas Tirith falls; then the card lies on the table.
fn denethors_folly(t: &mut Game) -> Flow {
    let at = Region::MinasTirith;
    let here = t.state.army(at, Side::Free).counted();
    let leaders: SmallVec<[Figure; 5]> =
        here.into_iter().map(|(figure, _)| figure).filter(|f| matches!(f, Figure::Leader(_))).collect();
    one_falls(t, Side::Shadow, &leaders, at)
}

fn day_may_darken(state: &State) -> Legal {
    all_at_war(state)?;
    can(state.dice_of(Side::Free).has(Face::Will))
}

/// The Free Peoples lose every Will of the West that they have not used.
fn day_without_dawn(t: &mut Game) -> Flow {
    let count = std::mem::take(&mut t.state.dice_mut(Side::Free).unused[Face::Will.index()]);
    t.tell(Event::DiceLost { side: Side::Free, count });
    Ok(())
}

/// A Nation of the Free Peoples short of war, with the Ring-bearers or a Companion in one of its regions.
fn is_unsettled(state: &State, nation: Nation) -> bool {
    let bearers = state.fellowship.region().into_iter();
    let mut guests = bearers.chain(companions(state).map(|(_, at)| at));
    !state.politics.at_war(nation) && guests.any(|at| at.nation() == Some(nation))
}

/// The figures of a Nation that can be lost.
const fn figures_of(nation: Nation) -> [Figure; 3] {
    [Figure::Regular(nation), Figure::Elite(nation), Figure::Leader(nation)]
}

fn has_figures(state: &State, nation: Nation, at: Region) -> bool {
    figures_of(nation).into_iter().any(|f| state.board.at(at).count(f) > 0)
}

fn stormcrow_may_croak(state: &State) -> Legal {
    needs(Nation::FREE.into_iter().any(|n| is_unsettled(state, n)))?;
    let harms =
        |n: Nation| state.politics.steps[n.index()] < 3 || Region::ALL.into_iter().any(|r| has_figures(state, n, r));
    can(Nation::FREE.into_iter().any(|n| is_unsettled(state, n) && harms(n)))
}

/// The Nation goes a step back and loses a figure.
fn stormcrow(t: &mut Game) -> Flow {
    let nations: SmallVec<[Nation; 5]> = Nation::FREE.into_iter().filter(|n| is_unsettled(t.state, *n)).collect();
    let nation = t.choose(Side::Shadow, Why::CardNation, &nations)?;
    let steps = &mut t.state.politics.steps[nation.index()];
    // W10.1.3 Only this card moves a Nation back.
    *steps = (*steps + 1).min(3);
    let left = *steps;
    t.tell(Event::SetBack { nation, left });
    let kinds = figures_of(nation);
    let places: SmallVec<[Region; 16]> = Region::ALL.into_iter().filter(|r| has_figures(t.state, nation, *r)).collect();
    // W15.5.4 The loss is for the player of the Nation.
    let who = t.state.seat_of(Player::of_nation(nation));
    let Some(at) = region(t, who, Why::CardRegion, places)? else { return Ok(()) };
    let figures: SmallVec<[Figure; 3]> = kinds.into_iter().filter(|f| t.state.board.at(at).count(*f) > 0).collect();
    one_falls(t, who, &figures, at)?;
    after_losses(t, Side::Free, at, false);
    Ok(())
}

/// Two Armies go up to two regions each to others.
fn shadow_lengthens(t: &mut Game) -> Flow {
    let first = long_march::go(t, LENGTHEN, false)?;
    t.state.moved[0] = first;
    long_march::go(t, LENGTHEN, false)?;
    t.state.moved = [None; 4];
    Ok(())
}

fn shadow_may_move(state: &State) -> Legal {
    all_at_war(state)?;
    can(army_moves::possible(state, Side::Shadow, Lead::Nobody))
}

/// The coast of Gondor that an Army in Umbar can reach.
fn landings(state: &State) -> impl Iterator<Item = Region> {
    let coast = [Region::Anfalas, Region::DolAmroth, Region::Lamedon, Region::Pelargir];
    let sails = state.board.besieged(Region::Umbar) != Some(Side::Shadow);
    coast.into_iter().filter(move |to| sails && army_moves::direct(state, Side::Shadow, Region::Umbar, *to).is_some())
}

fn corsairs_may_sail(state: &State) -> Legal {
    needs(state.politics.at_war(Nation::Southrons))?;
    can(landings(state).next().is_some())
}

/// An Army in Umbar lands in Gondor, and fights if somebody is there.
fn corsairs_of_umbar(t: &mut Game) -> Flow {
    let umbar = Region::Umbar;
    let coast: SmallVec<[Region; 4]> = landings(t.state).collect();
    let Some(to) = region(t, Side::Shadow, Why::CardRegion, coast)? else { return Ok(()) };
    let army = army_moves::choose_direct(t, Side::Shadow, umbar, to)?;
    let defended = t.state.board.occupied(to, Side::Free);
    if defended && !t.state.board.besieges(Side::Shadow, to) {
        // They have landed, and stay on the map in Umbar only until the battle is decided.
        politics::army_enters(t, Side::Shadow, to);
        let rest = t.state.army(umbar, Side::Shadow).without(&army);
        attack::declare(t, Side::Shadow, (umbar, to), rest, Some(CORSAIRS));
        return Ok(());
    }
    army_moves::march(t, Side::Shadow, &army, umbar, to);
    stacking::trim_region(t, Side::Shadow, to)?;
    match defended && attack::may_attack(t.state, Side::Shadow, to, to, Lead::Nobody).is_ok() {
        true => attack::with(t, Side::Shadow, (to, to), Lead::Nobody, None),
        false => Ok(()),
    }
}

/// Free regions next to a Dunland where Isengard can be recruited.
fn raids(state: &State) -> impl Iterator<Item = Region> {
    let beside = |r: &Region| DUNLANDS.into_iter().any(|d| d.borders(*r));
    let free = move |r: &Region| state.board.free_for(Side::Shadow, *r);
    Region::ALL.into_iter().filter(beside).filter(free)
}

fn dunlendings_may_rage(state: &State) -> Legal {
    needs(state.politics.at_war(Nation::Isengard))?;
    let recruits = state.reinforcements.count(Figure::Regular(Nation::Isengard)) > 0;
    let moves = DUNLANDS.into_iter().any(|d| state.board.at(d).has_unit_of(Nation::Isengard));
    can((recruits || moves) && raids(state).next().is_some())
}

/// Two Regulars next to a Dunland, and up to four units of the Dunlands join them.
fn rage_of_the_dunlendings(t: &mut Game) -> Flow {
    let places: SmallVec<[Region; 16]> = raids(t.state).collect();
    let Some(to) = region(t, Side::Shadow, Why::CardRegion, places)? else { return Ok(()) };
    recruit_figures(t, Figure::Regular(Nation::Isengard), to, 2);
    let mut left = 4;
    for from in DUNLANDS.into_iter().filter(|d| *d != to) {
        let kinds = [Figure::Regular(Nation::Isengard), Figure::Elite(Nation::Isengard)];
        let offers: SmallVec<[(Figure, u8); 2]> =
            kinds.into_iter().map(|f| (f, t.state.board.at(from).count(f))).filter(|(_, n)| *n > 0).collect();
        if offers.is_empty() || left == 0 {
            continue;
        }
        let going: Army = t.select(Side::Shadow, Why::CardFigures, (0, left), &offers)?.into_iter().collect();
        left -= going.units();
        if going.units() > 0 {
            army_moves::march(t, Side::Shadow, &going, from, to);
        }
    }
    Ok(())
}

fn witch_king_may_return(state: &State) -> Legal {
    needs(state.in_play(Character::WitchKing))?;
    let away = state.region_of(Character::WitchKing) != Some(Region::Angmar);
    can(away || may_recruit_unit(state, Nation::Sauron, Region::Angmar))
}

/// The Witch-king goes to Angmar, where an Army gathers.
fn return_of_the_witch_king(t: &mut Game) -> Flow {
    let (who, to) = (Character::WitchKing, Region::Angmar);
    t.state.put(who, Place::On(to));
    t.tell(Event::Travelled { who, to });
    recruit_figures(t, ORC, to, 2);
    recruit_figures(t, Figure::Elite(Nation::Sauron), to, 1);
    Ok(())
}

fn reinforces(state: &State, nation: Nation) -> Legal {
    needs(state.politics.at_war(nation))?;
    can(armies(state, Side::Shadow).any(|at| may_recruit_unit(state, nation, at)))
}

/// A unit with any Army.
fn reinforce_an_army(t: &mut Game, nation: Nation) -> Flow {
    let places: SmallVec<[Region; 32]> =
        armies(t.state, Side::Shadow).filter(|at| may_recruit_unit(t.state, nation, *at)).collect();
    match region(t, Side::Shadow, Why::CardRegion, places)? {
        Some(at) => recruit_units(t, nation, at, 1),
        None => Ok(()),
    }
}

fn troll_places(state: &State) -> impl Iterator<Item = Region> {
    let elites = state.reinforcements.count(Figure::Elite(Nation::Sauron)) > 0;
    armies(state, Side::Shadow).filter(move |at| elites && state.board.at(*at).count(ORC) > 0)
}

fn trolls_may_come(state: &State) -> Legal {
    needs(state.politics.at_war(Nation::Sauron))?;
    can(troll_places(state).next().is_some())
}

/// Two Regulars of Sauron become Elites.
fn hill_trolls(t: &mut Game) -> Flow {
    for _ in 0..2 {
        let places: SmallVec<[Region; 32]> = troll_places(t.state).collect();
        let Some(at) = region(t, Side::Shadow, Why::CardRegion, places)? else { break };
        t.state.board.take(at, ORC, 1);
        t.state.reinforcements.add(ORC, 1);
        crate::turn::recruit::place(t, Figure::Elite(Nation::Sauron), at);
    }
    Ok(())
}

fn new_power_may_rise(state: &State) -> Legal {
    needs(state.in_play(Character::Saruman))?;
    let regular = Figure::Regular(Nation::Isengard);
    let dunlands = DUNLANDS.into_iter().any(|r| may_recruit(state, regular, r));
    can(dunlands || may_recruit_unit(state, Nation::Isengard, Region::Orthanc))
}

/// Two Regulars in each Dunland, two units in Orthanc.
fn new_power_is_rising(t: &mut Game) -> Flow {
    let regular = Figure::Regular(Nation::Isengard);
    // With too few Regulars for all, the Shadow says whether Orthanc comes first.
    let scarce = (1..6).contains(&t.state.reinforcements.count(regular));
    let both = DUNLANDS.into_iter().any(|at| may_recruit(t.state, regular, at))
        && may_recruit_unit(t.state, Nation::Isengard, Region::Orthanc);
    let orthanc_first =
        scarce && both && t.choose(Side::Shadow, Why::CardRegion, &[Region::Orthanc, DUNLANDS[0]])? == Region::Orthanc;
    if orthanc_first {
        recruit_units(t, Nation::Isengard, Region::Orthanc, 2)?;
    }
    recruit_spread(t, regular, &DUNLANDS.map(|at| (at, 2)))?;
    match orthanc_first {
        true => Ok(()),
        false => recruit_units(t, Nation::Isengard, Region::Orthanc, 2),
    }
}

fn kings_take(state: &State, at: Region) -> bool {
    at.nation() == Some(Nation::Southrons) && at.is_settlement() && may_recruit(state, EASTERLING, at)
}

fn kings_come(state: &State) -> bool {
    Region::ALL.into_iter().any(|r| kings_take(state, r))
}

/// Two Regulars in each of three Settlements of the Southrons and Easterlings.
fn many_kings(t: &mut Game) -> Flow {
    in_regions(t, Side::Shadow, 3, kings_take, |t, at| recruit_figures(t, EASTERLING, at, 2))
}

fn king_is_known(state: &State) -> Legal {
    needs(state.in_play(Character::Aragorn))?;
    can([ORC, Figure::Nazgul].into_iter().any(|f| may_recruit(state, f, Region::MinasMorgul)))
}

/// Five Regulars and a Nazgûl in Minas Morgul.
fn king_is_revealed(t: &mut Game) -> Flow {
    recruit_figures(t, ORC, Region::MinasMorgul, 5);
    recruit_figures(t, Figure::Nazgul, Region::MinasMorgul, 1);
    Ok(())
}

fn mountains_take(state: &State, at: Region) -> bool {
    may_recruit_unit(state, Nation::Sauron, at) || may_recruit(state, Figure::Nazgul, at)
}

/// Two units and a Nazgûl in Mount Gram or Moria.
fn shadows_on_the_misty_mountains(t: &mut Game) -> Flow {
    let places: SmallVec<[Region; 2]> = MISTY.into_iter().filter(|r| mountains_take(t.state, *r)).collect();
    let Some(at) = region(t, Side::Shadow, Why::CardRegion, places)? else { return Ok(()) };
    recruit_units(t, Nation::Sauron, at, 2)?;
    recruit_figures(t, Figure::Nazgul, at, 1);
    Ok(())
}

/// Three Regulars each in Dol Guldur and Mount Gundabad.
fn orcs_multiplying_again(t: &mut Game) -> Flow {
    recruit_spread(t, ORC, &ORC_HOLDS.map(|at| (at, 3)))
}

/// Free regions of the Southrons and Easterlings at the eastern edge.
fn eastern_gates(state: &State) -> impl Iterator<Item = Region> {
    let east = Region::ALL.into_iter().filter(|r| r.land().east_edge && r.nation() == Some(Nation::Southrons));
    let open = move |r: &Region| state.board.free_for(Side::Shadow, *r);
    east.filter(open).filter(move |at| may_recruit(state, EASTERLING, *at))
}

fn horde_may_come(state: &State) -> Legal {
    needs(state.politics.at_war(Nation::Southrons))?;
    can(eastern_gates(state).next().is_some())
}

/// Five Regulars at the eastern edge.
fn horde_from_the_east(t: &mut Game) -> Flow {
    let gates: SmallVec<[Region; 4]> = eastern_gates(t.state).collect();
    if let Some(at) = region(t, Side::Shadow, Why::CardRegion, gates)? {
        recruit_figures(t, EASTERLING, at, 5);
    }
    Ok(())
}

/// Regulars in Angmar, the Ettenmoors and the Weather Hills, an Elite in the Trollshaws.
fn monsters_roused(t: &mut Game) -> Flow {
    let orcs: SmallVec<[(Region, u8); 4]> =
        MONSTERS.into_iter().filter(|(figure, _)| *figure == ORC).map(|(_, at)| (at, 1)).collect();
    recruit_spread(t, ORC, &orcs)?;
    recruit_figures(t, Figure::Elite(Nation::Sauron), Region::Trollshaws, 1);
    Ok(())
}

fn war_was_planned(state: &State) -> Legal {
    all_at_war(state)?;
    can(may_recruit(state, EASTERLING, Region::Gorgoroth) || may_recruit(state, ORC, Region::Nurn))
}

/// Five Regulars of the Easterlings in Gorgoroth, five of Sauron in Nurn.
fn musterings_of_war(t: &mut Game) -> Flow {
    recruit_figures(t, EASTERLING, Region::Gorgoroth, 5);
    recruit_figures(t, ORC, Region::Nurn, 5);
    Ok(())
}

fn pit(state: &State, at: Region) -> bool {
    at.is_stronghold() && at.nation() == Some(Nation::Sauron) && may_recruit(state, ORC, at)
}

fn pits_may_open(state: &State) -> Legal {
    needs(state.politics.at_war(Nation::Sauron))?;
    can(Region::ALL.into_iter().any(|r| pit(state, r)))
}

/// Two Regulars in each of three Strongholds of Sauron.
fn pits_of_mordor(t: &mut Game) -> Flow {
    in_regions(t, Side::Shadow, 3, pit, |t, at| recruit_figures(t, ORC, at, 2))
}
