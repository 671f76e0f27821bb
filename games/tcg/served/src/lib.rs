//! The card game over the network.
//!
//! | to read about | see |
//! |---|---|
//! | how the house reaches all of it | [`TcgServed`] |
//! | what a seat sees | `view` |
//! | what happened, what is asked and offered | `told` |

mod told;
mod view;

use players::{NoLore, Player};
use serde_json::value::{RawValue, to_raw_value};
use server::{
    games::{Heard, Served},
    wire::{Arg, Told},
};
use table::{Match, Seat};
use tcg::{Event, Item, NAMES, Setup, Tcg, View, Why};

/// The card game, as it is served.
pub enum TcgServed {}

impl Served for TcgServed {
    type Rules = Tcg;

    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard"];
    const SEATINGS: &'static [&'static str] = &["", "set seats: 3", "set seats: 4", "set seats: 5"];

    fn show(view: &View, _: Heard<Tcg>) -> Box<RawValue> {
        to_raw_value(&view::shown(view)).expect("our own values can be written")
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

    fn player(name: &str, seed: u64) -> Option<Box<dyn Player<Tcg>>> {
        players::by_name::<Tcg, NoLore, NoLore>(name, seed, 1).ok()
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
