//! What is said of War over the network is true: the types of `games/war/web/src/wire.ts` are those of the code. `make types`
//! writes them.

use client::typescript::{Types, must_say, sources};
use serde_json::Value;
use server::{GameKind, Games, api};
use war_served::{WarFacts, WarHunted, WarOdds, WarPicture, WarServed, WarView, luck::WarLuck, result::WarResult};

/// The games of the server that is described.
const GAMES: Games = Games(&[GameKind::of::<WarServed>()]);

#[test]
fn the_schemas_of_the_game_are_in_the_description() {
    let all: Value = serde_json::from_str(&api::description(GAMES)).expect("JSON");
    for name in ["WarView", "WarFacts", "WarLuck", "WarOdds", "WarHunted", "WarRegion", "Seen"] {
        assert!(all["components"]["schemas"][name].is_object(), "{name} is not there");
    }
}

fn wire() -> Types {
    Types::new()
        .with::<WarView>()
        .with::<WarPicture>()
        .with::<WarFacts>()
        .with::<WarLuck>()
        .with::<WarOdds>()
        .with::<WarHunted>()
        .with::<WarResult>()
}

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    must_say("games/war/web/src/wire.ts", &wire().text());
}

#[test]
fn the_types_of_the_browser_are_complete() {
    wire().must_have_all_of(&sources("games/war/served/src"));
}
