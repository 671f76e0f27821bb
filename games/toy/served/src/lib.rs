//! The toy over the network: the least that a game has to say to be served.

use players::{NoLore, Player};
use serde_json::{
    json,
    value::{RawValue, to_raw_value},
};
use server::{
    games::{Heard, Served, Stop},
    wire::{Arg, Glance, Told},
};
use table::{Asked, Match, Seat};
use toy::{Card, Event, Frame, Item, NAMES, Toy, View, Why, view::PersonView};

/// The toy, as it is served.
pub enum ToyServed {}

impl Served for ToyServed {
    type Rules = Toy;

    const LEVELS: &'static [&'static str] = &["easy", "normal"];
    const SEATINGS: &'static [&'static str] =
        &["", "set seats: 2", "set seats: 4", "set seats: 4\nset teams: 2", "set seats: 5"];

    fn show(view: &View, _: Heard<Toy>) -> Box<RawValue> {
        let people: Vec<_> = view.people.iter().map(person).collect();
        let stack: Vec<String> = view.stack.iter().map(|frame| format!("{frame:?}")).collect();
        let shown = json!({ "round": view.round, "people": people, "stack": stack, "looked_at": view.looked_at });
        to_raw_value(&shown).expect("our own values can be written")
    }

    fn glance(view: &View, heard: Heard<Toy>, seat: Option<Seat>) -> Option<Glance> {
        let by_another = |event: &Event| matches!(event, Event::Played(who, _) if Some(*who) != seat);
        let last = heard.fuse().find(by_another).map(|event| ToyServed::happened(&event));
        let own = seat.map(|seat| view.people[seat.index()].cards.own_hand.cards().count());
        Some(Glance { last, picture: json!({ "round": view.round, "own_hand": own }) })
    }

    fn purpose(why: &Why) -> Told {
        told(&why.to_string(), [])
    }

    fn happened(event: &Event) -> Told {
        match event {
            Event::Drew(who, card) => told("drew", [("seat", seat(*who)), ("card", card.map_or(back(), face))]),
            Event::Leads(who, coins) => told("leads", [("seat", seat(*who)), ("coins", Arg::Number((*coins).into()))]),
            Event::Played(who, card) => told("played", [("seat", seat(*who)), ("card", face(*card))]),
            Event::Answered(who, card) => told("answered", [("seat", seat(*who)), ("card", face(*card))]),
            Event::Hit(who) => told("hit", [("seat", seat(*who))]),
            Event::Out(who) => told("out", [("seat", seat(*who))]),
        }
    }

    fn named(item: Item, _: u8, _: &Why) -> Arg {
        match item {
            Item::Card(card) => face(card),
            Item::At(who) => seat(who),
            Item::Pass | Item::Is(_) => Arg::named("word", item),
        }
    }

    const STOPS: &'static [&'static str] = &["answer"];

    fn stop(view: &View, asked: &Asked<Toy>) -> Option<Stop<Item>> {
        let is_aimed_at = |frame: &Frame| matches!(frame, Frame::Answer { at, .. } if *at == asked.seat);
        let is_urgent = view.stack.last().is_some_and(is_aimed_at);
        (asked.why == Why::Answer).then_some(Stop { name: "answer", pass: Item::Pass, is_urgent, ends: false })
    }

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Toy>>> {
        players::by_name::<Toy, NoLore, NoLore>(name, seed, 1).ok()
    }

    fn can_go_on_without(_: &Match<Toy>, _: Seat) -> bool {
        true
    }
}

/// Hand and deck of one's own are shown, of others how many cards there are.
fn person(person: &PersonView) -> serde_json::Value {
    let cards = &person.cards;
    let own: Vec<String> = cards.own_hand.cards().map(|card| card.to_string()).collect();
    let deck: Vec<String> = cards.own_rest.cards().map(|card| card.to_string()).collect();
    json!({ "coins": person.coins, "lives": person.lives, "hand": cards.hand, "own_hand": own, "own_deck": deck })
}

fn told<const N: usize>(name: &str, args: [(&str, Arg); N]) -> Told {
    Told { name: name.into(), args: args.into_iter().map(|(name, arg)| (name.to_string(), arg)).collect() }
}

fn seat(seat: Seat) -> Arg {
    Arg::named("seat", NAMES[seat.index()])
}

fn face(card: Card) -> Arg {
    Arg::named("card", card)
}

fn back() -> Arg {
    Arg::named("card", "back")
}
