//! The card game over the network.
//!
//! | to read about | see |
//! |---|---|
//! | how the house reaches all of it | [`TcgServed`] |
//! | what a seat sees | [`TcgView`] |
//! | what would come of an answer | [`TcgForetold`] |
//! | a match in a list | [`glance`] |
//! | what happened, what is asked and offered | `told` |
//! | decks that people bring along | `decks` |
//! | where somebody may want to be asked | `stops` |
//! | a match that is over | `ended`, [`TcgLuck`] |
//! | what is printed on cards, and what they say | [`TcgFacts`], [`TcgTexts`] |

mod decks;
mod ended;
mod facts;
mod foretold;
mod glance;
mod luck;
mod stops;
mod texts;
mod told;
pub mod view;

pub use facts::{TcgCardFacts, TcgCardKeyword, TcgFacts};
pub use foretold::TcgForetold;
pub use glance::{TcgDuel, TcgFighter, TcgPicture};
pub use luck::{TcgLuck, TcgLuckOf};
pub use texts::TcgTexts;
pub use view::TcgView;

use players::Player;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use server::{
    games::{Decks, FortuneOf, Heard, OddsOf, ResultOf, Served, Stop, SwingOf, TextsIn},
    wire::{Arg, Glance, Told},
};
use table::{Asked, Match, Reach, Seat};
use tcg::{Event, Item, NAMES, Setup, Tcg, View, Why};
use utoipa::{OpenApi, openapi::Components};

/// The card game, as it is served.
pub enum TcgServed {}

/// The types of what is shown.
#[derive(OpenApi)]
#[openapi(components(schemas(TcgView, TcgPicture, TcgForetold, TcgFacts, TcgTexts, TcgLuck)))]
struct Schemas;

impl Served for TcgServed {
    type Rules = Tcg;

    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard"];
    const SEATINGS: &'static [&'static str] = &["", "set seats: 3", "set seats: 4", "set seats: 5"];
    const PAGES: &'static [&'static str] = &["lessons", "rules"];
    const ADVISOR: Option<&'static str> = Some("search:600");
    // A card is played in several steps, and its bearer asked for in one of its own. Nobody has more to choose from than this.
    const REACH: Reach = Reach { steps: true, tries: 400 };
    const ODDS: Option<OddsOf<Tcg>> = Some(|view, planned| TcgForetold::of(view, planned?).as_ref().map(raw));
    const FACTS: Option<fn() -> Box<RawValue>> = Some(|| raw(&facts::static_facts()));
    const TEXTS: Option<TextsIn> = Some(texts::texts);
    const DECKS: Option<Decks> = Some(decks::DECKS);
    const RESULT: Option<ResultOf<Tcg>> = Some(ended::result);
    const FORTUNE: Option<FortuneOf<Tcg>> = Some(|game| raw(&TcgLuck::of(game)));
    const SWING: Option<SwingOf<Tcg>> = Some(ended::SWING);
    const STOPS: &'static [&'static str] = stops::STOPS;
    const SCHEMAS: Option<fn() -> Components> = Some(|| Schemas::openapi().components.unwrap_or_default());

    fn show(view: &View, heard: Heard<Tcg>) -> Box<RawValue> {
        raw(&TcgView::of(view, heard))
    }

    fn glance(view: &View, heard: Heard<Tcg>, _: Option<Seat>) -> Option<Glance> {
        Some(glance::glance(view, heard))
    }

    fn purpose(why: &Why) -> Told {
        told::told(why.name(), why.mentions())
    }

    fn happened(event: &Event) -> Told {
        told::told(event.name(), event.mentions())
    }

    fn named(item: Item, _: u8, _: &Why) -> Arg {
        told::item(item)
    }

    fn about(item: Item) -> Option<Arg> {
        told::about(item)
    }

    fn stop(view: &View, asked: &Asked<Tcg>) -> Option<Stop<Item>> {
        stops::stop(view, asked)
    }

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Tcg>>> {
        tcg_lore::by_name(name, seed).ok()
    }

    /// T3 Nobody plays with a deck that breaks the rules, or with cards that cannot be played yet.
    fn unplayable(setup: &Setup) -> Option<String> {
        let Setup::Decks(decks, options) = setup else { return None };
        let faults = decks.iter().zip(NAMES).flat_map(|(deck, seat)| {
            let faults = deck.faults(options.last_site()).into_iter();
            faults.map(move |fault| format!("deck {seat}: {fault}"))
        });
        let faults: Vec<String> = faults.collect();
        (!faults.is_empty()).then(|| faults.join("; "))
    }

    fn can_go_on_without(_: &Match<Tcg>, _: Seat) -> bool {
        true
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("our own values can be written")
}
