//! The game as the house shows it: which part of it answers what.

use crate::{advice, board, names::Names, news, question, rulebook, sheet, status};
use anyhow::{bail, ensure};
use players::UnknownPlayer;
use table::{Answer, Asked, Offer};
use terminal::{Lang, Program, Shown, Thing, Wanted, Words};
use war::{Event, Item, Players, State, View, War, Why};

/// War of the Ring at the keyboard.
pub enum WarShown {}

macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../../words/", $lang, "/terminal.ftl")),
            include_str!(concat!("../../words/", $lang, "/war.ftl")),
            include_str!(concat!("../../words/", $lang, "/cards.ftl")),
            include_str!(concat!("../../words/", $lang, "/title.ftl")),
        ]
    };
}

impl Shown for WarShown {
    type Rules = War;

    fn files(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => files!("en"),
            Lang::Hu => files!("hu"),
            Lang::Tr => files!("tr"),
            Lang::Cs => files!("cs"),
            Lang::He => files!("he"),
        }
    }

    fn player(name: &str, seed: u64, threads: usize) -> Result<Program<Self>, UnknownPlayer> {
        war_lore::on_threads(name, seed, threads)
    }

    /// W15 Two, three or four play.
    fn setup(wanted: &Wanted) -> anyhow::Result<State> {
        ensure!(wanted.decks.is_empty(), "--decks: nobody brings a deck to war");
        let players = match wanted.seats.unwrap_or(2) {
            2 => Players::Two,
            3 => Players::Three,
            4 => Players::Four,
            count => bail!("--seats: expected 2, 3 or 4 seats, found {count}"),
        };
        Ok(war::start_for(players))
    }

    fn item(words: &Words, item: Item, why: &Why) -> String {
        words.item(item, *why)
    }

    fn items(words: &Words, item: Item, count: u8, why: &Why) -> String {
        match (item, count) {
            (Item::Figure(figure), count) => words.figures(figure, count),
            (item, 1) => words.item(item, *why),
            (item, count) => format!("{count} × {}", words.item(item, *why)),
        }
    }

    fn also_called(words: &Words, item: Item) -> Option<String> {
        // Figures in plural.
        let Item::Figure(figure) = item else { return None };
        Some(words.figures(figure, 2).replacen('2', "", 1))
    }

    fn purpose(words: &Words, why: &Why) -> String {
        question::purpose(words, *why)
    }

    fn news(words: &Words, events: &[Event]) -> Vec<String> {
        news::lines(words, events)
    }

    fn whom(words: &Words, view: &View, asked: &Asked<War>) -> Option<String> {
        question::by_card(words, view, asked)
    }

    fn scene(words: &Words, view: &View, asked: &Asked<War>) -> Option<String> {
        question::scene(words, view, asked)
    }

    fn option(words: &Words, asked: &Asked<War>, offer: &Offer<Item>) -> String {
        question::option(words, asked, offer)
    }

    fn about(words: &Words, view: &View, asked: &Asked<War>, item: Item) -> Option<String> {
        question::about(words, view, asked, item)
    }

    fn options(words: &Words, view: &View, asked: &Asked<War>) -> Vec<String> {
        question::options(words, view, asked)
    }

    fn note(words: &Words, asked: &Asked<War>) -> Option<String> {
        asked.items().any(|item| matches!(item, Item::Card(_))).then(|| words.word("hint-card"))
    }

    fn plan(words: &Words, steps: &[(Asked<War>, Answer<Item>)]) -> String {
        advice::told(words, steps)
    }

    fn status(words: &Words, view: &View) -> String {
        status::full(words, view)
    }

    fn brief(words: &Words, view: &View, changed: bool) -> String {
        status::brief(words, view, changed)
    }

    fn board(words: &Words, view: &View, part: &str) -> Option<String> {
        Some(board::map(words, view, part))
    }

    fn hand(words: &Words, view: &View) -> Option<String> {
        Some(status::hand(words, view))
    }

    fn recent(events: &[Event]) -> usize {
        news::this_turn(events)
    }

    fn things(words: &Words) -> Vec<Thing> {
        sheet::things(words)
    }

    fn thing(item: Item) -> Option<String> {
        sheet::of(item)
    }

    fn sheet(words: &Words, view: &View, id: &str) -> Option<String> {
        sheet::sheet(words, view, id)
    }

    fn rules(number: &str) -> Vec<String> {
        rulebook::lookup(number)
    }

    fn rules_for(why: &Why) -> Vec<String> {
        rulebook::for_purpose(why.name())
    }
}
