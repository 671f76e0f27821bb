//! What is said of the card game over the network is true: the types of `games/tcg/web/src/wire.ts` are those of the code.
//! `make types` writes them.

use client::typescript::{Types, must_say, sources};
use tcg_served::{TcgFacts, TcgForetold, TcgLuck, TcgPicture, TcgTexts, TcgView};

fn wire() -> Types {
    Types::new()
        .with::<TcgView>()
        .with::<TcgPicture>()
        .with::<TcgForetold>()
        .with::<TcgFacts>()
        .with::<TcgTexts>()
        .with::<TcgLuck>()
}

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    must_say("games/tcg/web/src/wire.ts", &wire().text());
}

#[test]
fn the_types_of_the_browser_are_complete() {
    wire().must_have_all_of(&sources("games/tcg/served/src"));
}
