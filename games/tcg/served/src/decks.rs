//! Decks that people bring along: what there is to say of one, for clients to put into words (`fault-…`).

use crate::told::face;
use server::{
    games::Decks,
    wire::{Arg, DeckCheck, DeckFault, StarterDeck, Told},
};
use std::collections::BTreeMap;
use table::Seat;
use tcg::{
    NAMES,
    cards::facts::Side,
    deck::{FEWEST_CARDS, Fault, MOST_OF_A_TITLE, STARTERS, Wrong},
};
use tcg_decks::{Draft, Unread};

/// The decks of the card game.
pub const DECKS: Decks = Decks { starters, check, brings };

fn starters() -> Vec<StarterDeck> {
    STARTERS.map(|(id, text)| StarterDeck { id: id.into(), text: text.into() }).into()
}

/// T3 What there is to say of a deck.
fn check(text: &str) -> DeckCheck {
    let draft = Draft::read(text);
    let unread = draft.unread.iter().map(|(line, why)| unread(*line, why));
    let faults = draft.faults();
    let broken = faults.iter().map(|fault| DeckFault {
        line: draft.line_of(fault).map(|line| line as u32),
        rule: Some(fault.wrong.rule().into()),
        what: told(fault),
    });
    let cards = draft.cards();
    let of = |side| cards.iter().filter(|card| card.side() == Some(side)).count() as u32;
    let counts = [
        ("cards", cards.len() as u32),
        ("free", of(Side::Free)),
        ("shadow", of(Side::Shadow)),
        ("sites", draft.sites.len() as u32),
    ];
    DeckCheck {
        legal: draft.legal().is_some(),
        faults: unread.chain(broken).collect(),
        counts: counts.map(|(name, count)| (name.to_string(), count)).into(),
        tidy: draft.write(),
    }
}

/// The line of a set-up: codes are enough, names are for people.
fn brings(seat: Seat, text: &str) -> String {
    let lines = Draft::read(text).write();
    let coded = lines.lines().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" "));
    let name = NAMES.get(seat.index()).unwrap_or(&"");
    format!("set deck {name}: {}", coded.collect::<Vec<_>>().join("; "))
}

fn unread(line: usize, why: &Unread) -> DeckFault {
    let (name, args) = match why {
        Unread::Line => ("line", BTreeMap::new()),
        Unread::Card(code) => ("card", [("code".to_string(), Arg::Word(code.clone()))].into()),
        Unread::Count => ("count", BTreeMap::new()),
        Unread::Second => ("second", BTreeMap::new()),
    };
    DeckFault { line: Some(line as u32), rule: None, what: Told { name: name.into(), args } }
}

fn told(fault: &Fault) -> Told {
    let number = |number: usize| Arg::Number(number as i32);
    let (name, numbers) = match fault.wrong {
        Wrong::NoRingBearer => ("no-ring-bearer", vec![]),
        Wrong::NotARingBearer => ("not-a-ring-bearer", vec![]),
        Wrong::NoRing => ("no-ring", vec![]),
        Wrong::NotTheRing => ("not-the-ring", vec![]),
        Wrong::TooFew { found } => {
            ("too-few", vec![("count", number(FEWEST_CARDS - found)), ("least", number(FEWEST_CARDS))])
        }
        Wrong::Sides { free, shadow } => {
            let fewer = if free < shadow { "free" } else { "shadow" };
            ("sides", vec![("count", number(free.abs_diff(shadow))), ("side", Arg::Word(fewer.into()))])
        }
        Wrong::NotForTheDrawDeck => ("not-for-the-draw-deck", vec![]),
        Wrong::TooMany { found } => ("too-many", vec![("count", number(found)), ("most", number(MOST_OF_A_TITLE))]),
        Wrong::TooManyBearers { found } => {
            ("too-many-bearers", vec![("count", number(found)), ("most", number(MOST_OF_A_TITLE - 1))])
        }
        Wrong::NotASite => ("not-a-site", vec![]),
        Wrong::NoSite { number: site } => ("no-site", vec![("site", number(site.into()))]),
        Wrong::SiteTwice { number: site, .. } => ("site-twice", vec![("site", number(site.into()))]),
    };
    let card = fault.card.map(|card| ("card", face("face", card)));
    let args = numbers.into_iter().chain(card).map(|(name, arg)| (name.to_string(), arg)).collect();
    Told { name: name.into(), args }
}
