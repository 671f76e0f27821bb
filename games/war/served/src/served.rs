//! War of the Ring, for the server.

use super::{WarFacts, WarOdds, WarView, about, event, item, luck::WarLuck, result::WarResult, static_facts, why};
use players::Player;
use serde::Serialize;
use serde_json::value::RawValue;
use server::{
    games::{FortuneOf, Heard, OddsOf, Planned, ResultOf, Served},
    wire::{Arg, Told},
};
use table::Match;
use utoipa::{OpenApi, openapi::Components};
use war::{Event, Item, View, War, Why};

/// War of the Ring, as it is served.
pub enum WarServed {}

/// The types of what is shown.
#[derive(OpenApi)]
#[openapi(components(schemas(WarView, WarFacts, WarLuck, WarOdds)))]
struct Schemas;

impl Served for WarServed {
    type Rules = War;

    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard"];
    const ADVISOR: Option<&'static str> = Some("search:2000");
    const RESULT: Option<ResultOf<War>> = Some(result);
    const FORTUNE: Option<FortuneOf<War>> = Some(|game| raw(&WarLuck::of(game)));
    const ODDS: Option<OddsOf<War>> = Some(odds);
    const FACTS: Option<fn() -> Box<RawValue>> = Some(|| raw(&static_facts()));
    const SCHEMAS: Option<fn() -> Components> = Some(|| Schemas::openapi().components.unwrap_or_default());
    const PAGES: &'static [&'static str] = &["lessons", "rules"];

    fn show(view: &View, heard: Heard<War>) -> Box<RawValue> {
        raw(&WarView::of(view, heard))
    }

    fn purpose(purpose: &Why) -> Told {
        why(*purpose)
    }

    fn happened(happened: &Event) -> Told {
        event(happened)
    }

    fn named(thing: Item, count: u8, purpose: &Why) -> Arg {
        item(thing, count, *purpose)
    }

    fn about(thing: Item) -> Option<Arg> {
        about(thing)
    }

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<War>>> {
        war_lore::by_name(name, seed).ok()
    }
}

fn result(game: &Match<War>) -> Vec<(&'static str, String)> {
    let result = WarResult::of(game);
    WarResult::csv_header().into_iter().zip(result.csv_row()).collect()
}

fn odds(view: &View, planned: Option<Planned<War>>) -> Option<Box<RawValue>> {
    let odds = match planned {
        None => WarOdds::fought(view),
        Some((why, answer)) => WarOdds::planned(view, *why, answer),
    };
    odds.as_ref().map(raw)
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("our own values can be written")
}
