//! W8.4 Combat cards: when each title may be used, and what it does at its initiative.
//!
//! Initiative 0 to 3 comes before the combat roll, 4 between roll and re-roll, 5 and 6 between re-roll and casualties,
//! 7 after casualties.

use super::known::*;
use crate::turn::battle::{battle, both_stand, extra_attack, take_hits};
use crate::turn::{retreat, round::Round, table_cards};
use crate::{
    Army, Battle, BattleKind, Card, Character, CharacterSet, Event, Figure, Game, Legal, Nation, Place, Region, Role,
    Side, State, Switch, Title, Why, law::lawful,
};
use smallvec::SmallVec;
use std::ops::RangeInclusive;
use table::Flow;

/// W8.4.5 Whether a side may use a card in the battle that is being fought.
pub(crate) fn may_use(state: &State, side: Side, card: Card) -> Legal {
    may_use_any(state, side)?;
    let Some(battle) = state.battle else { return lawful(false, "W8.4.5") };
    lawful(condition(state, &battle, side, card.text().combat), "W8.4.5")
}

/// Whether a side may use cards at all in the battle that is being fought.
pub(crate) fn may_use_any(state: &State, side: Side) -> Legal {
    let silenced = state.battle.is_some_and(|battle| side == Side::Free && forbidden_to_free(state, &battle));
    lawful(!silenced, "W8.4.5")
}

/// Denethor's Folly forbids cards in Minas Tirith; two cards ask for a Companion in the first round.
fn forbidden_to_free(state: &State, battle: &Battle) -> bool {
    let folly = battle.to == Region::MinasTirith && table_cards::lies(state, DENETHORS_FOLLY);
    let assault = matches!(battle.card, Some(GROND | FIGHTING_URUK_HAI)) && battle.round == 1;
    folly || assault && companions(state, battle).is_empty()
}

/// The Companions who take part.
fn companions(state: &State, battle: &Battle) -> CharacterSet {
    let fighting = battle.army(state, Side::Free).characters;
    fighting.iter().filter(|c| c.sheet().role == Role::Companion).collect()
}

/// The Minions who take part.
fn minions(state: &State, battle: &Battle) -> CharacterSet {
    battle.army(state, Side::Shadow).characters
}

fn elites(army: &Army, side: Side) -> u8 {
    Nation::of(side).iter().map(|n| army.troops.elites[n.index()]).sum()
}

/// W8.4.5 The condition under a title.
fn condition(state: &State, battle: &Battle, side: Side, title: Title) -> bool {
    let own = battle.army(state, side);
    let companions = companions(state, battle);
    let free_leads = own.troops.leader_count() > 0 || !companions.is_empty();
    let nazgul = battle.nazgul_leadership(state, CharacterSet::EMPTY);
    let nazgul_here = own.troops.nazgul > 0 || own.has(Character::WitchKing);
    let land = battle.to.nation();
    match title {
        Title::ItIsAGift | Title::OneForTheDarkLord => state.fellowship.region() == Some(battle.to),
        Title::BladeOfWesternesse => own.has(Character::Meriadoc) || own.has(Character::Peregrin),
        Title::MightyAttack | Title::DaringDefiance | Title::BraveStand => !companions.is_empty(),
        Title::ServantOfTheSecretFire => own.has(Character::GandalfTheGrey) || own.has(Character::GandalfTheWhite),
        Title::Anduril => own.has(Character::Strider) || own.has(Character::Aragorn),
        Title::HeroicDeath | Title::FatefulStrike | Title::SuddenStrike => free_leads,
        Title::EntsRage | Title::HuornDark | Title::NamelessWood => {
            matches!(battle.to, Region::Fangorn | Region::Orthanc) || land == Some(Nation::Rohan)
        }
        Title::AdvantageousPosition => land.is_some_and(|n| n.side() == Side::Free),
        Title::Scouts => battle.attacker == Side::Shadow && battle.kind != BattleKind::Siege,
        Title::Charge | Title::Valour | Title::WeComeToKill => elites(&own, side) > 0,
        Title::CruelAsDeath => nazgul >= 2,
        Title::TheyAreTerrible | Title::DreadAndDespair | Title::FoulStench => nazgul >= 1,
        Title::BlackBreath | Title::WordsOfPower => nazgul_here,
        Title::DurinsBane => within_two_of_moria(battle.to),
        Title::DevilryOfOrthanc => own.troops.has_unit_of(Nation::Isengard) && battle.kind == BattleKind::Siege,
        Title::Mumakil => own.troops.elites[Nation::Southrons.index()] > 0,
        Title::Confusion
        | Title::DeadlyStrife
        | Title::DesperateBattle
        | Title::Daylight
        | Title::NoQuarter
        | Title::GreatHost
        | Title::Onslaught
        | Title::RelentlessAssault
        | Title::ShieldWall
        | Title::SwarmOfBats => true,
    }
}

fn within_two_of_moria(region: Region) -> bool {
    let near = |r: Region| r == Region::Moria || r.borders(Region::Moria);
    near(region) || region.neighbours().iter().any(|r| near(*r))
}

/// W8.4.7 Lets the revealed cards act, the lower initiative first and on a tie the defender's. W8.4.8 A card that was
/// cancelled, or whose moment comes when the battle is over, does nothing.
pub(crate) fn act(t: &mut Game, round: &mut Round, initiatives: RangeInclusive<u8>) -> Flow {
    let attacker = battle(t).attacker;
    let sides = [attacker.enemy(), attacker];
    if t.state.plays(Switch::NoInitiative) {
        // W16.1.3, W16.1.3a Within one moment the defender's card comes first, whatever the numbers say.
        return sides.into_iter().try_for_each(|side| act_of(t, round, side, initiatives.clone()));
    }
    initiatives.into_iter().try_for_each(|at| sides.into_iter().try_for_each(|side| act_of(t, round, side, at..=at)))
}

/// Lets the card of one side act.
fn act_of(t: &mut Game, round: &mut Round, side: Side, initiatives: RangeInclusive<u8>) -> Flow {
    let Some(card) = battle(t).laid[side.index()] else { return Ok(()) };
    for initiative in initiatives {
        let due = card.text().initiative.contains(&initiative) && !round.cancelled[side.index()];
        if due && !round.withdrawn && both_stand(t) {
            effect(t, round, side, card.text().combat, initiative)?;
        }
    }
    Ok(())
}

/// What a title does.
fn effect(t: &mut Game, round: &mut Round, side: Side, title: Title, initiative: u8) -> Flow {
    let fighting = *battle(t);
    let enemy = side.enemy();
    match title {
        Title::DaringDefiance => {
            if cancel(t, round, enemy) {
                // W8.4.9 What the White Rider has given up already is not lost again.
                let rider = |who: &Character| fighting.white_rider && *who == Character::GandalfTheWhite;
                let speaking = companions(t.state, &fighting).without(round.silenced);
                speaking.iter().filter(|who| !rider(who)).for_each(|who| round.give_up(who));
            }
        }
        Title::SwarmOfBats => {
            if !cancel(t, round, enemy) {
                round.of_mut(side).re_bonus += 1;
            }
        }
        Title::WordsOfPower => words_of_power(t, round)?,
        Title::Scouts => scouts(t, round)?,
        Title::SuddenStrike => {
            let dice = round.leadership(t.state, &fighting, side);
            extra_attack(t, side, dice, fighting.hits_on(side), round)?;
        }
        Title::Charge => {
            let dice = elites(&fighting.army(t.state, side), side);
            extra_attack(t, side, dice, fighting.hits_on(side), round)?;
        }
        Title::DurinsBane => extra_attack(t, side, 3, 4, round)?,
        Title::ItIsAGift | Title::OneForTheDarkLord => {
            round.of_mut(side).bonus += 1;
            round.of_mut(side).re_bonus += 1;
        }
        Title::ServantOfTheSecretFire | Title::Valour | Title::DevilryOfOrthanc => round.of_mut(side).bonus += 1,
        Title::EntsRage => round.of_mut(side).bonus += 2,
        Title::BraveStand => round.of_mut(enemy).fewer += companions(t.state, &fighting).len(),
        Title::HuornDark => round.of_mut(enemy).limit = Some(2),
        Title::Daylight => round.of_mut(enemy).limit = Some(3),
        Title::AdvantageousPosition => round.of_mut(enemy).bonus -= 1,
        Title::CruelAsDeath => {
            if give_up(t, round, 2) {
                round.of_mut(side).bonus += 1;
            }
        }
        Title::DreadAndDespair => {
            let most = round.nazgul_leadership(t.state, &fighting);
            if most > 0 {
                let points = t.number(side, Why::GiveUp, 1, most)?;
                give_up(t, round, points);
                round.of_mut(enemy).fewer += points;
            }
        }
        Title::FoulStench => {
            let (nazgul, free) =
                (round.nazgul_leadership(t.state, &fighting), round.leadership(t.state, &fighting, Side::Free));
            round.of_mut(enemy).no_re_roll |= nazgul > 0 && nazgul >= free;
        }
        Title::DeadlyStrife => both_rolls(round, 2),
        Title::DesperateBattle => both_rolls(round, 1),
        Title::RelentlessAssault => {
            let hits = own_hits(t, side, 2)?;
            round.of_mut(side).bonus += hits as i8;
        }
        Title::Mumakil if initiative == 3 => round.of_mut(side).bonus += 1,
        Title::Mumakil => mumakil(round, side),
        Title::MightyAttack => mighty_attack(t, round)?,
        Title::Anduril => anduril(t, round)?,
        Title::Confusion => {
            let ones = round.of(enemy).rolled.iter().filter(|die| **die == 1).count() as u8;
            round.of_mut(enemy).own_hits += ones;
            round.of_mut(enemy).barred += ones;
        }
        Title::TheyAreTerrible => {
            if give_up(t, round, 1) {
                round.of_mut(side).re_bonus += 1;
            }
        }
        Title::NamelessWood => add_if_hit(round, side, 2),
        Title::NoQuarter => add_if_hit(round, side, 1),
        Title::BladeOfWesternesse => blade(t, round)?,
        Title::HeroicDeath => heroic_death(t, round)?,
        Title::FatefulStrike => fateful_strike(t, round)?,
        Title::BlackBreath => black_breath(t, round)?,
        Title::ShieldWall => {
            if round.of(enemy).total() >= 2 {
                round.of_mut(enemy).cancelled_hits += 1;
            }
        }
        Title::Onslaught => {
            let dice = own_hits(t, side, 4)?;
            extra_attack(t, side, dice, 4, round)?;
        }
        Title::GreatHost => {
            let units = |side| fighting.army(t.state, side).units();
            if units(side) >= 2 * units(enemy) {
                t.tell(Event::Hits { side, hits: 1 });
                take_hits(t, enemy, 1)?;
            }
        }
        Title::WeComeToKill => {
            let dice = elites(&fighting.army(t.state, side), side);
            extra_attack(t, side, dice, 5, round)?;
        }
    }
    Ok(())
}

/// Cancels the other side's card; says whether there was one.
fn cancel(t: &mut Game, round: &mut Round, enemy: Side) -> bool {
    let laid = battle(t).laid[enemy.index()].is_some();
    round.cancelled[enemy.index()] |= laid;
    laid
}

/// W8.4.9 The Shadow gives up Leadership of Nazgûl, if they have so much left.
fn give_up(t: &mut Game, round: &mut Round, points: u8) -> bool {
    let fighting = *battle(t);
    let able = round.nazgul_leadership(t.state, &fighting) >= points;
    if able {
        round.of_mut(Side::Shadow).given_up += points;
    }
    able
}

fn both_rolls(round: &mut Round, by: i8) {
    for side in Side::ALL {
        round.of_mut(side).bonus += by;
        round.of_mut(side).re_bonus += by;
    }
}

fn add_if_hit(round: &mut Round, side: Side, by: u8) {
    if round.of(side).hits + round.of(side).re_hits > 0 {
        round.of_mut(side).more_hits += by;
    }
}

/// The Shadow adds a hit if it has more than the Free Peoples, extra attacks and Confusion included.
fn mumakil(round: &mut Round, side: Side) {
    let theirs = round.of(side.enemy()).total() + round.of(side.enemy()).extra_attack + round.of(side).own_hits;
    if round.of(side).total() + round.of(side).extra_attack > theirs {
        round.of_mut(side).more_hits += 1;
    }
}

/// A side takes up to so many hits of its own will; says how many.
fn own_hits(t: &mut Game, side: Side, most: u8) -> Flow<u8> {
    let fighting = *battle(t);
    let army = fighting.army(t.state, side);
    let able = army.units() + elites(&army, side);
    let hits = t.number(side, Why::OwnHits, 0, most.min(able))?;
    if hits > 0 {
        t.tell(Event::OwnHits { side, hits });
    }
    take_hits(t, side, hits)
}

fn words_of_power(t: &mut Game, round: &mut Round) -> Flow {
    let fighting = *battle(t);
    let there: SmallVec<[Character; 9]> = companions(t.state, &fighting).iter().collect();
    if !there.is_empty() {
        let who = t.choose(Side::Shadow, Why::NameCompanion, &there)?;
        round.silence(who);
    }
    Ok(())
}

/// The defending Army retreats, W8.8.8 by the rules of every retreat, or goes inside its Stronghold; if it can do neither,
/// nothing happens.
fn scouts(t: &mut Game, round: &mut Round) -> Flow {
    let Battle { to, .. } = *battle(t);
    let inside = t.state.board.controls_stronghold(Side::Free, to);
    let open = to.neighbours().iter().copied().filter(|r| retreat::may_retreat(t.state, Side::Free, to, *r).is_ok());
    let refuge = inside.then_some(to);
    let places: SmallVec<[Region; 9]> = open.chain(refuge).collect();
    if places.is_empty() {
        return Ok(());
    }
    let place = t.choose(Side::Free, Why::Scouts { from: to }, &places)?;
    round.withdrawn = true;
    if place == to {
        t.tell(Event::IntoSiege { side: Side::Free, at: to });
        battle(t).inside = true;
    } else {
        retreat::retreat(t, Side::Free, to, place);
    }
    Ok(())
}

/// Turns failed dice of the Free Peoples into hits, for the Leadership of a Companion.
fn turn_dice(round: &mut Round, who: Character, dice: u8) {
    let turned = dice.min(round.of(Side::Free).failed());
    round.give_up(who);
    round.of_mut(Side::Free).hits += turned;
}

/// The Companions whose Leadership can still be given up; nobody's if there is no re-roll, W8.4.9.
fn who_can_give(t: &mut Game, round: &Round) -> SmallVec<[Character; 9]> {
    if round.of(Side::Free).no_re_roll {
        return SmallVec::new();
    }
    let fighting = *battle(t);
    let speaking = companions(t.state, &fighting).without(round.silenced).without(round.gave);
    let white = fighting.white_rider;
    speaking.iter().filter(|who| !(white && *who == Character::GandalfTheWhite)).collect()
}

fn mighty_attack(t: &mut Game, round: &mut Round) -> Flow {
    let able = who_can_give(t, round);
    if !able.is_empty() {
        let who = t.choose(Side::Free, Why::GiveUpCompanion, &able)?;
        turn_dice(round, who, 1);
    }
    Ok(())
}

fn anduril(t: &mut Game, round: &mut Round) -> Flow {
    let able = who_can_give(t, round);
    let Some(who) = [Character::Aragorn, Character::Strider].into_iter().find(|c| able.contains(c)) else {
        return Ok(());
    };
    let most = who.sheet().leadership.min(round.of(Side::Free).failed());
    let dice = t.number(Side::Free, Why::TurnDice, most.min(1), most)?;
    turn_dice(round, who, dice);
    Ok(())
}

/// A Minion falls to one hit of the re-roll.
fn blade(t: &mut Game, round: &mut Round) -> Flow {
    let fighting = *battle(t);
    let there: SmallVec<[Character; 3]> = minions(t.state, &fighting).iter().collect();
    if there.is_empty() || round.of(Side::Free).re_hits == 0 {
        return Ok(());
    }
    round.of_mut(Side::Free).re_hits -= 1;
    let who = t.choose(Side::Free, Why::NameMinion, &there)?;
    fall(t, Figure::Character(who), fighting.place(Side::Shadow));
    Ok(())
}

/// A Leader or Companion may be lost to cancel hits.
fn heroic_death(t: &mut Game, round: &mut Round) -> Flow {
    let fighting = *battle(t);
    let army = fighting.army(t.state, Side::Free);
    let mut options: SmallVec<[Option<Figure>; 16]> = leaders_and_companions(&army).map(Some).collect();
    options.push(None);
    if round.of(Side::Shadow).total() == 0 {
        return Ok(());
    }
    let Some(figure) = t.choose(Side::Free, Why::HeroicDeath, &options)? else { return Ok(()) };
    let cancelled = match figure {
        Figure::Character(who) => who.level(),
        _ => 1,
    };
    round.of_mut(Side::Shadow).cancelled_hits += cancelled;
    fall(t, figure, fighting.place(Side::Free));
    Ok(())
}

fn leaders_and_companions(army: &Army) -> impl Iterator<Item = Figure> {
    let leaders = army.troops.counted().into_iter().map(|(figure, _)| figure);
    let companions = army.characters.iter().filter(|c| c.sheet().role == Role::Companion).map(Figure::Character);
    leaders.filter(|f| matches!(f, Figure::Leader(_))).chain(companions)
}

/// A Nazgûl falls to one hit of the re-roll, or to two a Nazgûl or a Minion.
fn fateful_strike(t: &mut Game, round: &mut Round) -> Flow {
    let fighting = *battle(t);
    let army = fighting.army(t.state, Side::Shadow);
    let hits = round.of(Side::Free).re_hits;
    let nazgul = (hits >= 1 && army.troops.nazgul > 0).then_some(Figure::Nazgul);
    let minions = army.characters.iter().filter(|_| hits >= 2).map(Figure::Character);
    let options: SmallVec<[Figure; 4]> = nazgul.into_iter().chain(minions).collect();
    if !options.is_empty() {
        let figure = t.choose(Side::Free, Why::NameMinion, &options)?;
        fall(t, figure, fighting.place(Side::Shadow));
    }
    Ok(())
}

/// A Leader falls to a hit of the re-roll, or a Companion whose Level is not above its hits.
fn black_breath(t: &mut Game, round: &mut Round) -> Flow {
    let fighting = *battle(t);
    let hits = round.of(Side::Shadow).re_hits;
    if hits == 0 {
        return Ok(());
    }
    let army = fighting.army(t.state, Side::Free);
    let in_reach = |figure: &Figure| !matches!(figure, Figure::Character(who) if who.level() > hits);
    let mut options: SmallVec<[Option<Figure>; 16]> =
        leaders_and_companions(&army).filter(in_reach).map(Some).collect();
    options.push(None);
    if let Some(figure) = t.choose(Side::Shadow, Why::BlackBreath, &options)? {
        fall(t, figure, fighting.place(Side::Free));
    }
    Ok(())
}

/// One figure is lost: a Leader is a casualty, a Nazgûl goes back to the reinforcements, a Character is gone.
pub(crate) fn fall(t: &mut Game, figure: Figure, at: Region) {
    match figure {
        Figure::Character(who) => {
            t.state.put(who, Place::Gone);
            t.tell(Event::Eliminated { who });
        }
        other => {
            let mut lost = crate::Troops::NONE;
            lost.add(other, 1);
            t.state.lose(at, &lost);
            t.tell(Event::Lost { figure: other, count: 1, at });
        }
    }
}
