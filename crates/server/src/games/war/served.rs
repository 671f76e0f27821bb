//! War of the Ring, for the server.

use super::{WarOdds, WarView, event, item, luck::WarLuck, result::WarResult, static_facts, why};
use crate::{
    games::Served,
    wire::{Arg, Told},
};
use ::war::{Event, Item, View, War, Why};
use players::Player;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Answer, Match};

impl Served for War {
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard"];
    const ADVISOR: &'static str = "search:2000";

    fn show(view: &View) -> Box<RawValue> {
        raw(&WarView::of(view))
    }

    fn purpose(purpose: &Why) -> Told {
        why(*purpose)
    }

    fn happened(happened: &Event) -> Told {
        event(happened)
    }

    fn named(thing: Item, count: u8) -> Arg {
        item(thing, count)
    }

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<War>>> {
        war_lore::by_name(name, seed).ok()
    }

    fn result(game: &Match<War>) -> Vec<(&'static str, String)> {
        let result = WarResult::of(game);
        WarResult::csv_header().into_iter().zip(result.csv_row()).collect()
    }

    fn luck(game: &Match<War>) -> Box<RawValue> {
        raw(&WarLuck::of(game))
    }

    fn odds(view: &View, planned: Option<(&Why, &Answer<Item>)>) -> Option<Box<RawValue>> {
        let odds = match planned {
            None => WarOdds::fought(view),
            Some((why, answer)) => WarOdds::planned(view, *why, answer),
        };
        odds.as_ref().map(raw)
    }

    fn facts() -> Box<RawValue> {
        raw(&static_facts())
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("our own values can be written")
}
