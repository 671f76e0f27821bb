//! War of the Ring, for the server.

use super::{
    WarFacts, WarHunted, WarOdds, WarPicture, WarView, about, decided_by, event,
    glance::{SWING, glance},
    item,
    luck::WarLuck,
    result::WarResult,
    static_facts, why,
};
use players::Player;
use serde::Serialize;
use serde_json::value::RawValue;
use server::{
    games::{Choice, FortuneOf, Heard, OddsOf, Planned, ResultOf, Served, SwingOf},
    wire::{Arg, Glance, Told},
};
use table::{Match, Seat};
use utoipa::{OpenApi, openapi::Components};
use war::{Event, Handicap, Item, Switch, View, War, Why};

/// War of the Ring, as it is served.
pub enum WarServed {}

/// The types of what is shown.
#[derive(OpenApi)]
#[openapi(components(schemas(WarView, WarPicture, WarFacts, WarLuck, WarOdds, WarHunted)))]
struct Schemas;

/// W16 The switches, and W17 what the Free Peoples can be given.
const CHOICES: [Choice; Switch::ALL.len() + 4] = {
    const MOST: u8 = Handicap::MOST;
    // The rest is put before it.
    let mut all = [Choice { halves: true, ..Choice::number("bid", "bid", "#", MOST) }; Switch::ALL.len() + 4];
    let mut at = 0;
    while at < Switch::ALL.len() {
        all[at] = Choice::switch("options", Switch::ALL[at].id());
        at += 1;
    }
    all[at] = Choice::number("draw-tokens", "tokens", "# draw", MOST);
    all[at + 1] = Choice::number("advance-tokens", "tokens", "# advance", MOST);
    all[at + 2] = Choice::number("dwarven-rings", "dwarven rings", "#", MOST);
    all
};

impl Served for WarServed {
    type Rules = War;

    /// W15 Two, three and four players.
    const SEATINGS: &'static [&'static str] = &["", "set players: 3", "set players: 4"];
    const CHOICES: &'static [Choice] = &CHOICES;
    /// Cards are neither shown nor discussed.
    const TEAM_RULE: Option<&'static str> = Some("W15.3.3");
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard"];
    const ADVISOR: Option<&'static str> = Some("search:2000");
    const RESULT: Option<ResultOf<War>> = Some(result);
    const FORTUNE: Option<FortuneOf<War>> = Some(|game| raw(&WarLuck::of(game)));
    const SWING: Option<SwingOf<War>> = Some(SWING);
    const ODDS: Option<OddsOf<War>> = Some(odds);
    const FACTS: Option<fn() -> Box<RawValue>> = Some(|| raw(&static_facts()));
    const SCHEMAS: Option<fn() -> Components> = Some(|| Schemas::openapi().components.unwrap_or_default());
    const PAGES: &'static [&'static str] = &["lessons", "rules"];

    fn show(view: &View, heard: Heard<War>) -> Box<RawValue> {
        raw(&WarView::of(view, heard))
    }

    fn glance(view: &View, heard: Heard<War>, _: Option<Seat>) -> Option<Glance> {
        Some(glance(view, heard))
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

    fn decided_by(purpose: &Why) -> Option<&'static str> {
        decided_by(*purpose)
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
    let Some((why, answer)) = planned else { return WarOdds::fought(view).as_ref().map(raw) };
    let hunted = || WarHunted::planned(view, *why, answer).as_ref().map(raw);
    WarOdds::planned(view, *why, answer).as_ref().map(raw).or_else(hunted)
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("our own values can be written")
}
