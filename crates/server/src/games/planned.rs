//! Plans for the network: the tree of a seat's questions, in which equal parts stand once.

use super::Served;
use crate::wire::{Leads, PlanAsk, PlanEnd, PlanThing, PlanWay, Plans};
use std::collections::BTreeMap;
use table::{Answer, Fork, PlansOf, Rules, Shape, Then, Way};

type Item<S> = <<S as Served>::Rules as Rules>::Item;
type Why<S> = <<S as Served>::Rules as Rules>::Why;

/// The plans of a seat; none if there are none.
pub fn plans<S: Served>(offered: Option<PlansOf<S::Rules>>) -> Plans {
    let forks = offered.map_or_else(Vec::new, |plans| plans.forks);
    let (mut asks, mut things) = (Vec::new(), BTreeMap::new());
    // A question stands behind the one it follows: from the last to the first, what one leads to has its number already.
    let mut known: BTreeMap<String, u32> = BTreeMap::new();
    let mut numbers = vec![0; forks.len()];
    for (at, fork) in forks.iter().enumerate().rev() {
        let ask = ask::<S>(fork, &numbers, &mut things);
        let text = serde_json::to_string(&ask).expect("it has only names and numbers");
        numbers[at] = *known.entry(text).or_insert_with(|| {
            asks.push(ask);
            asks.len() as u32 - 1
        });
    }
    // The open question comes first.
    let last = asks.len() as u32;
    asks.reverse();
    for way in asks.iter_mut().flat_map(|ask: &mut PlanAsk| &mut ask.ways) {
        if let Leads::To(number) = &mut way.leads {
            *number = last - 1 - *number;
        }
    }
    Plans { version: 0, asks, things }
}

fn ask<S: Served>(fork: &Fork<Item<S>, Why<S>>, numbers: &[u32], things: &mut BTreeMap<String, PlanThing>) -> PlanAsk {
    let asked = &fork.asked;
    let is_plain = asked.shape == Shape::One;
    let options = asked.options.iter().filter(|_| !is_plain).map(|offer| (offer.item.to_string(), offer.count));
    for offer in &asked.options {
        name::<S>(offer.item, &asked.why, things);
    }
    PlanAsk {
        why: S::purpose(&asked.why),
        shape: (!is_plain).then(|| asked.shape.into()),
        options: options.collect(),
        ways: fork.ways.iter().map(|each| way::<S>(each, numbers, things)).collect(),
    }
}

fn way<S: Served>(way: &Way<Item<S>, Why<S>>, numbers: &[u32], things: &mut BTreeMap<String, PlanThing>) -> PlanWay {
    let leads = match way.then {
        Then::Asks(next) => Leads::To(numbers[next]),
        Then::Asked => Leads::End(PlanEnd::Asked),
        Then::Done => Leads::End(PlanEnd::Done),
    };
    let settled = way.settled.iter().map(|(why, answer)| {
        match answer {
            Answer::One(item) => name::<S>(*item, why, things),
            Answer::Some(pick) => pick.iter().for_each(|(item, _)| name::<S>(*item, why, things)),
            Answer::Number(_) => {}
        }
        (S::purpose(why), answer.to_string())
    });
    PlanWay { settled: settled.collect(), answer: way.answer.to_string(), leads }
}

fn name<S: Served>(item: Item<S>, why: &Why<S>, things: &mut BTreeMap<String, PlanThing>) {
    let thing = || PlanThing { named: S::named(item, 1, why), about: S::about(item) };
    things.entry(item.to_string()).or_insert_with(thing);
}
