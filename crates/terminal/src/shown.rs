//! What a game brings to be played at the keyboard. Everything has a default, so a game with nothing but its rules can be
//! played: its things are then called by the words of its Fluent files, or else as in notation.

use crate::{Lang, Thing, Words, ask, text};
use anyhow::{anyhow, ensure};
use players::{NoLore, Player, UnknownPlayer};
use table::{Answer, Asked, Offer, Rules, Shape, Written};

/// A thing that can be chosen in a game.
pub type ItemOf<G> = <<G as Shown>::Rules as Rules>::Item;
/// What a question of a game is for.
pub type WhyOf<G> = <<G as Shown>::Rules as Rules>::Why;
/// Something that happened in a game.
pub type EventOf<G> = <<G as Shown>::Rules as Rules>::Event;
/// What a seat may know of a game.
pub type ViewOf<G> = <<G as Shown>::Rules as Rules>::View;
/// What a game starts from.
pub type SetupOf<G> = <<G as Shown>::Rules as Rules>::Setup;
/// A question of a game.
pub type AskedOf<G> = Asked<<G as Shown>::Rules>;
/// A player of a game.
pub type Program<G> = Box<dyn Player<<G as Shown>::Rules>>;

/// What a person wants to play.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// How many seats, if he said so.
    pub seats: Option<usize>,
    /// The decks of the seats, in order; what they are is the game's affair.
    pub decks: Vec<String>,
}

/// How many of the latest events are news to somebody who asks for the log of a game that has no turns.
const RECENT: usize = 20;

/// How a game is shown at the keyboard, said by a type that stands for it.
pub trait Shown: Sized + 'static {
    /// The game.
    type Rules: Written;

    // What it is played with.

    /// The texts of its Fluent files. They are looked up before those of the house, so a game may say a message of the
    /// house in its own words.
    fn files(_lang: Lang) -> &'static [&'static str] {
        &[]
    }

    /// A player by name, who may think on several threads at once.
    fn player(name: &str, seed: u64, threads: usize) -> Result<Program<Self>, UnknownPlayer> {
        players::by_name::<Self::Rules, NoLore, NoLore>(name, seed, threads)
    }

    /// What a person wants, set up; or why it cannot be. Whether the seats are as many as wanted is checked later.
    fn setup(wanted: &Wanted) -> anyhow::Result<SetupOf<Self>> {
        let name = Self::Rules::NAME;
        ensure!(wanted.decks.is_empty(), "--decks: nobody brings a deck to {name}");
        Self::Rules::setup(&[]).map_err(|(_, what)| anyhow!("{name}: {what}"))
    }

    // What things are called.

    /// A seat by its name in notation.
    fn seat(words: &Words, name: &str) -> String {
        let said = ["seat", "side"].into_iter().find_map(|kind| words.maybe(&format!("{kind}-{name}"), &[]));
        said.unwrap_or_else(|| name.into())
    }

    /// A thing that can be chosen. The same word may mean something else for every purpose.
    fn item(words: &Words, item: ItemOf<Self>, why: &WhyOf<Self>) -> String {
        let special = words.maybe(&format!("word-{item}-{why}"), &[]);
        special.or_else(|| words.maybe(&format!("word-{item}"), &[])).unwrap_or_else(|| item.to_string())
    }

    /// So many of a thing.
    fn items(words: &Words, item: ItemOf<Self>, count: u8, why: &WhyOf<Self>) -> String {
        match count {
            1 => Self::item(words, item, why),
            _ => format!("{count} × {}", Self::item(words, item, why)),
        }
    }

    /// What else a person may type for a thing, beside its name and its notation.
    fn also_called(_words: &Words, _item: ItemOf<Self>) -> Option<String> {
        None
    }

    /// What a question is for.
    fn purpose(words: &Words, why: &WhyOf<Self>) -> String {
        let said = words.maybe(&format!("why-{why}"), &[]);
        said.or_else(|| words.maybe("why-other", &[("name", text(why.to_string()))])).unwrap_or_else(|| why.to_string())
    }

    /// What happened, in lines.
    fn news(words: &Words, events: &[EventOf<Self>]) -> Vec<String> {
        let line = |event: &EventOf<Self>| words.maybe(&format!("event-{event}"), &[]);
        events.iter().map(|event| line(event).unwrap_or_else(|| event.to_string())).collect()
    }

    /// How the game ended.
    fn ending(words: &Words, how: &str) -> String {
        words.maybe(&format!("victory-{how}"), &[]).unwrap_or_else(|| how.into())
    }

    // How a question is put.

    /// Who is asked, if there is more to say than the name of the seat.
    fn whom(_words: &Words, _view: &ViewOf<Self>, _asked: &AskedOf<Self>) -> Option<String> {
        None
    }

    /// What to tell before this question beside how things stand.
    fn scene(_words: &Words, _view: &ViewOf<Self>, _asked: &AskedOf<Self>) -> Option<String> {
        None
    }

    /// An option by its name, in a list of its own.
    fn option(words: &Words, asked: &AskedOf<Self>, offer: &Offer<ItemOf<Self>>) -> String {
        match asked.shape {
            Shape::Some { .. } | Shape::Order { .. } => Self::items(words, offer.item, offer.count, &asked.why),
            Shape::One | Shape::Number { .. } => Self::item(words, offer.item, &asked.why),
        }
    }

    /// What helps to choose an option.
    fn about(_words: &Words, _view: &ViewOf<Self>, _asked: &AskedOf<Self>, _item: ItemOf<Self>) -> Option<String> {
        None
    }

    /// The numbered options in lines: one a line, unless there are too many for that.
    fn options(words: &Words, view: &ViewOf<Self>, asked: &AskedOf<Self>) -> Vec<String> {
        ask::one_a_line::<Self>(words, view, asked)
    }

    /// What else can be typed at this question.
    fn note(_words: &Words, _asked: &AskedOf<Self>) -> Option<String> {
        None
    }

    /// What an adviser would do, as questions and answers that follow each other.
    fn plan(words: &Words, steps: &[(AskedOf<Self>, Answer<ItemOf<Self>>)]) -> String {
        let said = steps.iter().map(|(asked, answer)| ask::answer::<Self>(words, asked, answer));
        said.collect::<Vec<_>>().join(", ")
    }

    // What can be looked at.

    /// Everything but the board and the hand: what the seat sees, as the rules write it.
    fn status(_words: &Words, view: &ViewOf<Self>) -> String {
        format!("{view:?}")
    }

    /// Where things stand, before every question; there is more to say if something has changed since the last one.
    fn brief(words: &Words, view: &ViewOf<Self>, _changed: bool) -> String {
        Self::status(words, view)
    }

    /// The board, or a part of it; nothing if the game has none.
    fn board(_words: &Words, _view: &ViewOf<Self>, _part: &str) -> Option<String> {
        None
    }

    /// What is in one's own hand; nothing if the game has no hands.
    fn hand(_words: &Words, _view: &ViewOf<Self>) -> Option<String> {
        None
    }

    /// From which event on the log is read if nobody says how much of it.
    fn recent(events: &[EventOf<Self>]) -> usize {
        events.len().saturating_sub(RECENT)
    }

    // What can be read.

    /// Everything there is to read about.
    fn things(_words: &Words) -> Vec<Thing> {
        Vec::new()
    }

    /// What there is to read about an option, by its id.
    fn thing(_item: ItemOf<Self>) -> Option<String> {
        None
    }

    /// Everything there is to know about a thing.
    fn sheet(_words: &Words, _view: &ViewOf<Self>, _id: &str) -> Option<String> {
        None
    }

    /// A rule by its number, or all rules of a section.
    fn rules(_number: &str) -> Vec<String> {
        Vec::new()
    }

    /// The rules of a question.
    fn rules_for(_why: &WhyOf<Self>) -> Vec<String> {
        Vec::new()
    }
}
