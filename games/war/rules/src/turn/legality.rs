//! Why an answer is refused, and which selections matter. The rules are those that made the offers: every function
//! called here is the one that the question was built with.

use super::{
    actions, advance, army_moves, attack, enter_play, event_card, long_march, minion_moves, politics, recruit, retreat,
    travel,
};
use crate::cards::combat;
use crate::{
    Army, Character, Face, Figure, Item, Law, Lead, Legal, Place, Region, Side, State, Switch, War, Why, Word,
    law::lawful,
};
use smallvec::SmallVec;
use table::{Answer, Asked, Pick, Shape};

/// Which rule forbids an answer.
pub(crate) fn forbids(state: &State, asked: &Asked<War>, answer: &Answer<Item>) -> Option<Law> {
    let side = state.side_of(asked.seat);
    match answer {
        Answer::One(item) => why_not(state, side, asked.why, *item),
        // Figures that are not even there are simply not offered.
        Answer::Some(pick) if !are_there(state, side, asked.why, &chosen(pick)) => None,
        Answer::Some(pick) => selection(state, side, asked, pick).err(),
        Answer::Number(n) => number(asked.why, asked.shape, *n),
    }
}

/// Why one thing was not offered.
fn why_not(state: &State, side: Side, why: Why, item: Item) -> Option<Law> {
    let legal = match (why, item) {
        (Why::Turn, item) => return actions::why_not(state, side, item),
        (Why::Action { die }, Item::Action(action)) => actions::legal_with(state, side, die, action).map(|_| ()),
        (Why::MoveFrom { lead, .. }, Item::Region(from)) => any_move(state, side, from, lead),
        (Why::MoveTo { from, lead }, Item::Region(to)) => army_moves::may_move(state, side, from, to, lead),
        (Why::AttackFrom { lead }, Item::Region(from)) => any_attack(state, side, from, lead),
        (Why::AttackTarget { from, lead }, Item::Region(to)) => attack::may_attack(state, side, from, to, lead),
        (Why::RecruitFigure { second: true }, Item::Figure(Figure::Elite(_))) => Err(Law("W7.3.1")),
        (Why::RecruitFigure { .. }, Item::Figure(figure)) => recruit::anywhere(state, figure),
        (Why::RecruitWhere { figure }, Item::Region(at)) => recruit::may_recruit(state, figure, at),
        (Why::Event { die }, Item::Card(card)) if state.hand_for(side, why).has(card) => {
            event_card::legal(state, die, card)
        }
        (Why::CombatCard, Item::Card(card)) if state.hand_for(side, why).or(state.decks.table).has(card) => {
            combat::may_use(state, side, card)
        }
        (Why::Minion, Item::Figure(Figure::Character(who))) => enter_play::may_bring(state, who),
        (Why::Retreat { .. }, Item::Region(to)) => match state.battle {
            Some(battle) => retreat::may_retreat(state, side, battle.to, to),
            None => Ok(()),
        },
        (Why::Nation, Item::Nation(nation)) => {
            lawful(nation.side() == side, "W10.3.1").and_then(|()| politics::may_advance(state, nation))
        }
        // W15.9.3 A card that leaves the Nation open is for those of its player.
        (Why::CardNation, Item::Nation(nation)) if nation.side() == side => {
            lawful(state.is_own(nation), "W15.9.3").and_then(|()| state.may_act_on(nation))
        }
        (Why::MarchFrom { .. }, Item::Region(from)) if state.board.occupied(from, side) => {
            has_own_units(state, side, from)
        }
        (Why::RingDie, Item::Face(Face::Eye)) => Err(Law("W4.5.5")),
        (Why::RingFace { .. }, Item::Face(Face::Will)) => Err(Law("W4.5.5")),
        (Why::RingFace { .. }, Item::Face(_)) => Err(Law("W4.5.1")),
        (Why::Guide, Item::Figure(Figure::Character(_))) => Err(Law("W11.2.1")),
        (Why::MinionsTo { who, from }, Item::Region(to)) => match who.has(Character::MouthOfSauron) {
            true => travel::mouth_kept_from(state, from, to, Character::MouthOfSauron.level()),
            false => lawful(minion_moves::may_fly_to(state, to), "W6.4.2"),
        },
        (Why::MinionsFrom, item) => minion_moves::may_start(state, item),
        (Why::CompanionsTo { from, range, .. }, Item::Region(to)) => {
            travel::companions_kept_from(state, from, to, range, "W6.3.1")
        }
        (Why::SeparateTo { range, .. }, Item::Region(to)) => {
            travel::companions_kept_from(state, state.fellowship.figure, to, range, "W11.9.2")
        }
        (Why::Path { revealed: true, .. }, Item::Word(Word::None)) => {
            Err(Law(if state.plays(Switch::RevealOutsideSettlements) { "W16.2.1" } else { "W11.6.3" }))
        }
        // A region next door where it may end is always offered, so what is left is no neighbour.
        (Why::Path { revealed: true, .. }, Item::Region(to)) => {
            travel::may_be_revealed_in(state, to).and(Err(Law("W11.6.2")))
        }
        (Why::Path { revealed: false, .. }, Item::Region(_)) => Err(Law("W11.5.2")),
        (Why::Announce, Item::Word(Word::Yes)) => Err(Law("W16.1.2a")),
        (Why::CombatCard, Item::Word(Word::None)) => Err(Law("W16.1.2a")),
        _ => Ok(()),
    };
    // What is legal by itself was used up earlier in the same action.
    match (why, item, legal) {
        (Why::MoveFrom { second: true, .. } | Why::MoveTo { .. }, Item::Region(_), Ok(())) => Some(Law("W7.5.6")),
        (Why::RecruitWhere { .. }, Item::Region(_), Ok(())) => Some(Law("W7.3.4")),
        (_, _, legal) => legal.err(),
    }
}

fn any_move(state: &State, side: Side, from: Region, lead: Lead) -> Legal {
    if !state.board.occupied(from, side) {
        return Err(Law("W7.5.5"));
    }
    has_own_units(state, side, from)?;
    let moves = from.neighbours().iter().map(|to| army_moves::may_move(state, side, from, *to, lead));
    most_telling(moves, &["W7.5.1", "W7.5.9"])
}

/// W15.7.1, W15.7.1a Whether the acting player commands a unit there.
fn has_own_units(state: &State, side: Side, from: Region) -> Legal {
    lawful(state.commanded(&state.army(from, side), from, side).units() > 0, "W15.7.1")
}

fn any_attack(state: &State, side: Side, from: Region, lead: Lead) -> Legal {
    if !state.board.occupied(from, side) {
        return Err(Law("W8.1.2"));
    }
    let around = from.neighbours().iter().copied().chain([from]);
    most_telling(around.map(|to| attack::may_attack(state, side, from, to, lead)), &["W8.1.3", "W9.4.5"])
}

/// Legal if one of them is; else a reason that says more than the dull ones, where there is one.
fn most_telling(all: impl Iterator<Item = Legal>, dull: &[&str]) -> Legal {
    let all: SmallVec<[Legal; 9]> = all.collect();
    let is_dull = |legal: &Legal| matches!(legal, Err(Law(law)) if dull.contains(law));
    let found = all.iter().find(|l| l.is_ok()).or_else(|| all.iter().find(|l| !is_dull(l))).or(all.first());
    found.copied().unwrap_or(Ok(()))
}

/// Why a number was not offered.
fn number(why: Why, shape: Shape, n: u8) -> Option<Law> {
    let Shape::Number { least, .. } = shape else { return None };
    match why {
        Why::HuntDice if n < least => Some(Law("W3.4.2")),
        Why::HuntDice => Some(Law("W3.4.1")),
        Why::ReRoll => Some(Law("W8.6.1")),
        Why::HuntReRoll => Some(Law("W12.3.2")),
        _ => None,
    }
}

/// Whether a selection is legal.
fn selection(state: &State, side: Side, asked: &Asked<War>, pick: &Pick<Item>) -> Legal {
    let army = chosen(pick);
    match asked.why {
        Why::MoveFigures { from, to, lead } => {
            held_back(&army, |figure| match figure {
                Figure::Character(who) if !who.can_move() => Err(Law("W6.3.6")),
                other => is_commanded(state, side, from, other, "W15.7.4"),
            })?;
            held_back(&army, |figure| match figure.nation() {
                Some(nation) => lawful(army_moves::politics_allow(state, nation, to), "W10.4.1"),
                None => Ok(()),
            })?;
            lawful(is_offered(asked, pick), "W7.5.6")?;
            army_moves::may_go(state, side, from, to, lead, &army)
        }
        Why::AttackWith { from, lead, .. } => {
            held_back(&army, |figure| is_commanded(state, side, from, figure, "W15.7.7"))?;
            held_back(&army, |figure| match figure.nation() {
                Some(nation) => lawful(state.politics.at_war(nation), "W8.2.4"),
                None => Ok(()),
            })?;
            attack::may_fight(state, side, from, lead, &army)
        }
        Why::MarchFigures { from, march } => {
            held_back(&army, |figure| is_commanded(state, side, from, figure, "W15.7.4"))?;
            // Those who are not offered have moved before, or get nowhere.
            let fresh = state.commanded(&state.fresh(from, side), from, side);
            let moved = |figure: &(Figure, u8)| fresh.count(figure.0) < figure.1;
            lawful(is_offered(asked, pick) || !army.counted().iter().any(moved), "W7.5.6")?;
            lawful(is_offered(asked, pick), "W7.6.1")?;
            long_march::may_march(state, from, march, &army)
        }
        Why::Advance { from, to } => {
            held_back(&army, |figure| match figure {
                Figure::Character(who) if !who.can_move() => Err(Law("W8.9.3")),
                _ => Ok(()),
            })?;
            lawful(is_offered(asked, pick), "W8.9.3")?;
            advance::may_advance(state, side, from, to, &army)
        }
        Why::NazgulGroup { .. } => held_back(&army, |figure| match figure {
            Figure::Character(who) => lawful(state.is_at_hand(who), "W15.7.4"),
            _ => Ok(()),
        }),
        Why::SeparateGroup => held_back(&army, |figure| match figure {
            Figure::Character(Character::Gollum) => Err(Law("W1.6.7")),
            Figure::Character(who) if who.sheet().starts_in_fellowship => {
                lawful(state.place(who) == Place::Fellowship, "W11.9.5")
            }
            _ => Ok(()),
        }),
        _ => Ok(()),
    }
}

/// W15.7.1a Whether the acting player may take a figure along from there; a Minion of his team-mate not, by this rule.
fn is_commanded(state: &State, side: Side, from: Region, figure: Figure, minion: &'static str) -> Legal {
    let here = state.army(from, side);
    let left = here.without(&state.commanded(&here, from, side));
    lawful(left.count(figure) == 0, if figure.nation().is_some() { "W15.7.1" } else { minion })
}

/// Whether all of a selection is offered.
fn is_offered(asked: &Asked<War>, pick: &Pick<Item>) -> bool {
    pick.iter().all(|(item, count)| asked.options.iter().any(|o| o.item == *item && *count <= o.count))
}

/// Whether a selection names no more figures than stand where they are chosen from.
fn are_there(state: &State, side: Side, why: Why, army: &Army) -> bool {
    let from = match why {
        Why::MoveFigures { from, .. }
        | Why::AttackWith { from, .. }
        | Why::Advance { from, .. }
        | Why::MarchFigures { from, .. } => from,
        _ => return true,
    };
    let here = state.army(from, side);
    army.counted().iter().all(|(figure, count)| here.count(*figure) >= *count)
}

/// The first reason why one of these figures cannot be among them.
fn held_back(army: &Army, allows: impl Fn(Figure) -> Legal) -> Legal {
    army.counted().into_iter().try_for_each(|(figure, _)| allows(figure))
}

/// The figures of a selection.
fn chosen(pick: &Pick<Item>) -> Army {
    let figure = |(item, count): &(Item, u8)| match item {
        Item::Figure(figure) => Some((*figure, *count)),
        _ => None,
    };
    pick.iter().filter_map(figure).collect()
}

/// The few selections that matter: all, all but one unit, the Elites and those who lead them, and single figures.
pub(crate) fn picks(state: &State, asked: &Asked<War>) -> SmallVec<[Pick<Item>; 4]> {
    let Shape::Some { least, most } = asked.shape else { return SmallVec::new() };
    let all: Pick<Item> = asked.options.iter().map(|o| (o.item, o.count)).collect();
    let mut found: SmallVec<[Pick<Item>; 4]> = SmallVec::new();
    let mut consider = |pick: Pick<Item>| {
        let answer = Answer::Some(pick);
        let fits = asked.fits::<Law>(&answer).is_ok() && forbids(state, asked, &answer).is_none();
        if let Answer::Some(pick) = answer
            && fits
            && !found.contains(&pick)
        {
            found.push(pick);
        }
        fits
    };
    if least == most {
        consider(first_so_many(&all, least));
        consider(first_so_many(&all.iter().rev().copied().collect(), least));
        return found;
    }
    consider(all.clone());
    consider(first_so_many(&all, most));
    if let Why::MarchFigures { from, march } = asked.why {
        let army = long_march::sample(state, from, march).unwrap_or_default();
        consider(army.counted().into_iter().map(|(figure, count)| (Item::Figure(figure), count)).collect());
    }
    // All but a unit; or, where limits forbid even that, as many as there may be. W15.8.5, W15.11.2 So too of those parts of an Army that may
    // act where all of it may not.
    let side = state.side_of(asked.seat);
    for (at, part) in state.parts(&chosen(&all), side).enumerate() {
        let part: Pick<Item> = match at {
            0 => all.clone(),
            _ => part.counted().into_iter().map(|(figure, count)| (Item::Figure(figure), count)).collect(),
        };
        if at > 0 && consider(part.clone()) {
            continue;
        }
        let mut fewer = without_a_unit(&part);
        while !consider(fewer.clone()) && fewer != without_a_unit(&fewer) {
            fewer = without_a_unit(&fewer);
        }
    }
    consider(all.iter().copied().filter(|(item, _)| !matches!(item, Item::Figure(Figure::Regular(_)))).collect());
    if least == 0 {
        consider(Pick::new());
    }
    if matches!(asked.why, Why::SeparateGroup | Why::CompanionGroup { .. } | Why::NazgulGroup { .. } | Why::CardFigures)
    {
        all.iter().for_each(|(item, _)| {
            consider([(*item, 1)].into_iter().collect());
        });
    }
    found
}

fn first_so_many(all: &Pick<Item>, wanted: u8) -> Pick<Item> {
    let mut left = wanted;
    let mut pick = Pick::new();
    for (item, count) in all {
        let taken = left.min(*count);
        left -= taken;
        if taken > 0 {
            pick.push((*item, taken));
        }
    }
    pick
}

/// The same without one unit, a Regular if there is one.
fn without_a_unit(all: &Pick<Item>) -> Pick<Item> {
    let is_unit = |(item, _): &(Item, u8)| matches!(item, Item::Figure(figure) if figure.is_unit());
    let Some(at) = all.iter().position(is_unit) else { return all.clone() };
    let mut pick = all.clone();
    match pick[at].1 {
        1 => {
            pick.remove(at);
        }
        _ => pick[at].1 -= 1,
    }
    pick
}
