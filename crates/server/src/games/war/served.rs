//! War of the Ring, for the server.

use super::{
    facts,
    luck::WarLuck,
    result::WarResult,
    told,
    view::WarView,
};
use crate::{
    games::Served,
    wire::{Arg, Told},
};
use ::war::{Event, Item, View, War, Why};
use players::Player;
use serde::Serialize;
use serde_json::value::RawValue;
use table::Match;

impl Served for War {
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard"];
    const ADVISOR: &'static str = "normal";

    fn show(view: &View) -> Box<RawValue> {
        raw(&WarView::of(view))
    }

    fn purpose(why: Why) -> Told {
        told::why(why)
    }

    fn happened(event: &Event) -> Told {
        told::event(event)
    }

    fn named(item: Item) -> Arg {
        told::item(item)
    }

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<War>>> {
        players::war::by_name(name, seed).ok()
    }

    fn result(game: &Match<War>) -> Vec<(&'static str, String)> {
        let result = WarResult::of(game);
        WarResult::csv_header().into_iter().zip(result.csv_row()).collect()
    }

    fn luck(game: &Match<War>) -> Box<RawValue> {
        raw(&WarLuck::of(game))
    }

    fn facts() -> Box<RawValue> {
        raw(&facts())
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("our own values can be written")
}
