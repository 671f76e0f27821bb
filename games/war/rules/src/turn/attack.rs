//! W8.1, W8.2 Declaring an attack, and the rearguard.

use super::{army_moves::spare_a_unit, politics, settled, table_cards};
use crate::{
    Army, Battle, BattleKind, Card, Event, Game, Item, Lead, Legal, Region, Side, Stage, State, Why, law::lawful,
};
use smallvec::SmallVec;
use table::{Answer, Flow};

/// W8.1.1 One Army attacks; the battle is fought in the steps that follow.
pub(crate) fn action(t: &mut Game, side: Side, lead: Lead) -> Flow {
    let able = |state: &State, from: Region| targets(state, side, from, lead).next().is_some();
    let from = t.choose_if(side, Why::AttackFrom { lead }, t.state.board.armies(side).iter(), able)?;
    let tos: SmallVec<[Region; 9]> = targets(t.state, side, from, lead).collect();
    let to = t.choose(side, Why::AttackTarget { from, lead }, &tos)?;
    with(t, side, (from, to), lead, None)
}

/// The attackers are chosen and the attack is declared; `card` is the event that makes it, W5.5.3.
pub(crate) fn with(t: &mut Game, side: Side, (from, to): (Region, Region), lead: Lead, card: Option<Card>) -> Flow {
    let all = t.state.may_attack_with(from, side);
    let offers = ready(t.state, &all).counted();
    let in_all = offers.iter().map(|(_, n)| n).sum();
    // W8.2.6 A single unit leaves no rearguard, so everybody attacks.
    let least = if all.units() == 1 { in_all } else { 1 };
    let attackers = settled::select(t, side, Why::AttackWith { from, to, lead }, least, &offers)?;
    // W15.7.7, W15.8.9 A separate Army and a Minion of the team-mate take no part.
    let rest = t.state.army(from, side).without(&attackers);
    declare(t, side, (from, to), rest, card);
    Ok(())
}

/// The attack is declared, W8.1.7 with its political effects, W5.5.4 by card as by die.
pub(crate) fn declare(t: &mut Game, attacker: Side, (from, to): (Region, Region), rearguard: Army, card: Option<Card>) {
    t.tell(Event::Attacked { side: attacker, from, to });
    politics::attacked(t, attacker.enemy(), to);
    // W15.8.1 Who is attacked is one mixed Army, W15.8.1b before the first decision of the defender.
    t.state.form_up(to, attacker.enemy());
    let begun = Battle::begun(t.state, attacker, (from, to), rearguard, card);
    let attackers = begun.army(t.state, attacker);
    t.state.acted_with(attacker, &attackers, from);
    t.state.battle = Some(begun);
}

impl Battle {
    /// A battle in which nothing has happened yet.
    fn begun(
        state: &State,
        attacker: Side,
        (from, to): (Region, Region),
        rearguard: Army,
        card: Option<Card>,
    ) -> Battle {
        let begun = Battle {
            attacker,
            from,
            to,
            kind: kind(state, attacker, from, to),
            control: Side::ALL.map(|side| state.actor(side)),
            rearguard,
            round: 1,
            stage: Stage::Begin,
            laid: [None; 2],
            revealed: false,
            white_rider: false,
            inside: false,
            card,
            from_table: false,
            announced: [false; 2],
        };
        // W15.8.3a Control is settled now, for the part that attacks.
        Battle { control: begun.commanders(state), ..begun }
    }

    /// The battle that an answer would lead to: the target of an attack, with all who can fight, or those who attack.
    pub fn planned(state: &State, side: Side, why: Why, answer: &Answer<Item>) -> Option<Battle> {
        let (from, to, attackers) = match (why, answer) {
            (Why::AttackTarget { from, .. }, Answer::One(Item::Region(to))) => {
                let all = state.may_attack_with(from, side);
                (from, *to, largest(&all, ready(state, &all)))
            }
            (Why::AttackWith { from, to, .. }, Answer::Some(picked)) => {
                let figure = |(item, count): &(Item, u8)| match item {
                    Item::Figure(figure) => Some((*figure, *count)),
                    _ => None,
                };
                (from, to, picked.iter().filter_map(figure).collect())
            }
            _ => return None,
        };
        let rearguard = state.army(from, side).without(&attackers);
        Some(Battle::begun(state, side, (from, to), rearguard, None))
    }
}

/// W8.1.3 In one's own region it is a siege battle or a sortie, W9.6.1. W9.4.8 Neither is part of starting the siege.
fn kind(state: &State, attacker: Side, from: Region, to: Region) -> BattleKind {
    match from == to {
        false => BattleKind::Field,
        true if state.board.besieges(attacker, from) => BattleKind::Siege,
        true => BattleKind::Sortie,
    }
}

/// Whether any Army of a side can attack.
pub(crate) fn possible(state: &State, side: Side, lead: Lead) -> bool {
    state.board.armies(side).iter().any(|from| targets(state, side, from, lead).next().is_some())
}

fn targets(state: &State, side: Side, from: Region, lead: Lead) -> impl Iterator<Item = Region> {
    // Whether somebody is there to be attacked is asked first: it is quick to see and seldom so.
    let mut near = from.land().around;
    near.add(from);
    let near: SmallVec<[Region; 9]> = near
        .and(state.board.armies(side.enemy()))
        .iter()
        .filter(|to| in_reach(state, side, from, *to).is_ok())
        .collect();
    let able = !near.is_empty() && can_attack(state, side, from, lead).is_ok();
    near.into_iter().filter(move |_| able)
}

/// Whether an Army can attack a region at all.
pub(crate) fn may_attack(state: &State, side: Side, from: Region, to: Region, lead: Lead) -> Legal {
    in_reach(state, side, from, to)?;
    can_attack(state, side, from, lead)
}

/// W8.1.3 The target is an enemy Army next door, or in the same region for a siege battle or a sortie.
fn in_reach(state: &State, side: Side, from: Region, to: Region) -> Legal {
    table_cards::open_to(state, side, to)?;
    if from == to {
        return lawful(state.board.besieged(from).is_some(), "W8.1.3");
    }
    lawful(from.borders(to), "W8.1.3")?;
    // W9.4.5 The besieged can only sally out; W9.5.1 and be attacked only by those at their walls.
    lawful(state.board.besieged(from) != Some(side), "W9.4.5")?;
    lawful(state.board.occupied(to, side.enemy()), "W8.1.3")?;
    lawful(!state.board.besieges(side, to), "W9.5.1")
}

fn can_attack(state: &State, side: Side, from: Region, lead: Lead) -> Legal {
    let all = state.may_attack_with(from, side);
    lawful(all.units() > 0 || !state.is_shared(side), if state.is_mixed(from, side) { "W15.8.4" } else { "W15.7.1" })?;
    lawful(state.is_led(&all, lead), "W8.1.4")?;
    let ready = ready(state, &all);
    let mut whole = Ok(());
    // If not all may attack, a part of them may.
    for (at, part) in state.parts(&ready, side).enumerate() {
        match (may_fight(state, side, from, lead, &largest(&all, part)), at) {
            (Ok(()), _) => return Ok(()),
            (law, 0) => whole = law,
            _ => {}
        }
    }
    whole
}

/// W8.2.4, W10.4.2 The figures that may attack: units and Leaders of Nations not At War may not, W6.5.2 Characters and
/// Nazgûl always. W8.1.4 A Character of Level 0 too, because attackers do not move.
fn ready(state: &State, army: &Army) -> Army {
    Army { troops: army.troops.without_nations(|n| !state.politics.at_war(n)), characters: army.characters }
}

/// All that may attack, W8.2.5 less one unit where the others would be a rearguard without one.
pub(crate) fn largest(all: &Army, ready: Army) -> Army {
    let rest = all.without(&ready);
    let mut attackers = ready;
    if !rest.is_empty() && rest.units() == 0 {
        spare_a_unit(&mut attackers);
    }
    attackers
}

/// Whether just these figures may attack, the others of the region being the rearguard: W9.5.7, W9.6.3 in a siege battle
/// and a sortie as well. W8.2.6 Without a rearguard everybody attacks.
pub(crate) fn may_fight(state: &State, side: Side, from: Region, lead: Lead, attackers: &Army) -> Legal {
    lawful(attackers.units() > 0, "W8.1.2")?;
    state.may_split(from, side, attackers)?;
    state.may_act_with(side, from, attackers)?;
    let rearguard = state.may_attack_with(from, side).without(attackers);
    lawful(rearguard.is_empty() || rearguard.units() > 0, "W8.2.1")?;
    // A Nazgûl whom a card asks for may stay in the rearguard.
    lawful(lead == Lead::Nazgul || state.is_led(attackers, lead), "W8.2.2")
}
