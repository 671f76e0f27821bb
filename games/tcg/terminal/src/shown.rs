//! The game as the house shows it: which part of it answers what.

use crate::{names::Names, news, path, question, rulebook, sheet, status};
use anyhow::anyhow;
use players::{Player, UnknownPlayer};
use table::{Asked, Written};
use tcg::{Event, Item, Setup, Tcg, View, Why, game::Options};
use terminal::{Lang, Shown, Thing, Wanted, Words};

/// The card game at the keyboard.
pub enum TcgShown {}

macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../../words/", $lang, "/terminal.ftl")),
            include_str!(concat!("../../words/", $lang, "/tcg.ftl")),
            include_str!(concat!("../../words/", $lang, "/title.ftl")),
        ]
    };
}

impl Shown for TcgShown {
    type Rules = Tcg;

    fn player(name: &str, seed: u64, _: usize) -> Result<Box<dyn Player<Tcg>>, UnknownPlayer> {
        tcg_lore::by_name(name, seed)
    }

    fn files(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => files!("en"),
            Lang::Hu => files!("hu"),
            Lang::Tr => files!("tr"),
            Lang::Cs => files!("cs"),
            Lang::He => files!("he"),
        }
    }

    fn setup(wanted: &Wanted) -> anyhow::Result<Setup> {
        if !wanted.decks.is_empty() {
            let decks = tcg_decks::brought(&wanted.decks, wanted.seats).map_err(|what| anyhow!("--decks: {what}"))?;
            return Ok(Setup::Decks(decks, Options::default()));
        }
        let seats = tcg_decks::seats_or(wanted.seats, 2).map_err(anyhow::Error::msg)?;
        Tcg::setup(&[("seats".into(), seats.to_string())]).map_err(|(_, what)| anyhow!(what))
    }

    fn item(words: &Words, item: Item, why: &Why) -> String {
        words.item(item, why)
    }

    fn also_called(_words: &Words, item: Item) -> Option<String> {
        // Whoever wants to play a card types its name.
        matches!(item, Item::Play(_) | Item::Use { .. }).then(|| item.card().map(|card| card.full_name())).flatten()
    }

    fn purpose(words: &Words, why: &Why) -> String {
        question::purpose(words, why)
    }

    fn news(words: &Words, events: &[Event]) -> Vec<String> {
        news::lines(words, events)
    }

    fn about(words: &Words, view: &View, asked: &Asked<Tcg>, item: Item) -> Option<String> {
        question::about(words, view, asked, item)
    }

    fn note(words: &Words, asked: &Asked<Tcg>) -> Option<String> {
        asked.items().any(|item| item.card().is_some()).then(|| words.word("hint-card"))
    }

    fn status(words: &Words, view: &View) -> String {
        status::full(words, view)
    }

    fn brief(words: &Words, view: &View, changed: bool) -> String {
        status::brief(words, view, changed)
    }

    fn board(words: &Words, view: &View, _part: &str) -> Option<String> {
        Some(path::path(words, view))
    }

    fn hand(words: &Words, view: &View) -> Option<String> {
        status::hand(words, view)
    }

    fn recent(events: &[Event]) -> usize {
        news::this_turn(events)
    }

    fn things(_words: &Words) -> Vec<Thing> {
        sheet::things()
    }

    fn thing(item: Item) -> Option<String> {
        item.card().map(|card| card.to_string())
    }

    fn sheet(words: &Words, view: &View, id: &str) -> Option<String> {
        sheet::sheet(words, view, id.parse().ok()?)
    }

    fn rules(number: &str) -> Vec<String> {
        rulebook::lookup(number)
    }

    fn rules_for(why: &Why) -> Vec<String> {
        rulebook::for_purpose(why.name())
    }
}
