//! What happened, what is asked and what is offered, for clients to put into words. The kinds of things are the
//! beginnings of their keys in `locales/`.

use server::wire::{Arg, Told};
use std::fmt::Display;
use war::{Action, Character, Deck, Event, Figure, Item, Loss, Mention, Mentions, Nation, Why, Word};

/// What happened, as it was heard: a message that begins with `event-`.
pub fn event(event: &Event) -> Told {
    told(event.name(), event.mentions())
}

/// What is asked: a message that begins with `why-`.
pub fn why(why: Why) -> Told {
    told(why.name(), why.mentions())
}

/// So many of a thing that is offered. A word means something else for every purpose: where there is a message
/// `word-none-path` for the question `path`, it goes before `word-none`.
pub fn item(item: Item, count: u8, why: Why) -> Arg {
    match item {
        Item::Word(word) => Arg::named("word", word),
        Item::Face(face) => Arg::named("face", face),
        Item::Action(action) => Arg::named("action", action),
        Item::Region(region) => Arg::named("region", region),
        Item::Nation(nation) => Arg::named("nation", nation),
        Item::Figure(figure) => figures(figure, count),
        Item::Card(card) => Arg::named("card", card),
        Item::Deck(deck) => Arg::named("deck", deck),
        Item::Loss(loss) => lost(loss, why),
        Item::Tile(tile) => Arg::named("tile", tile),
        Item::Part(part) => match why {
            Why::CardChoice { dice } => Arg::named("part", part).with("dice", Arg::Number(dice.into())),
            _ => Arg::named("part", part),
        },
        Item::Roll(roll) => Arg::Number(roll.into()),
    }
}

fn told(name: &str, mentions: Mentions) -> Told {
    let args = mentions.into_iter().map(|(name, mention)| (name.to_string(), arg(mention)));
    Told { name: name.into(), args: args.collect() }
}

fn arg(mention: Mention) -> Arg {
    match mention {
        Mention::Number(number) => Arg::Number(number.into()),
        Mention::Side(side) => Arg::named("side", side),
        Mention::Player(player) => Arg::named("seat", player),
        Mention::Region(region) => Arg::named("region", region),
        Mention::Mordor => Arg::named("in", "mordor"),
        Mention::Nation(nation) => Arg::named("nation", nation),
        Mention::Character(character) => Arg::named("character", character),
        Mention::Figures(figure, count) => figures(figure, count),
        Mention::Army(army) => Arg::Many(army.counted().into_iter().map(|(f, n)| figures(f, n)).collect()),
        Mention::Face(face) => Arg::named("face", face),
        Mention::Card(card) => Arg::named("card", card),
        Mention::Back(deck) => back(deck),
        Mention::Tile(tile) => Arg::named("tile", tile),
        Mention::Action(action) => Arg::named("action", action),
        Mention::Victory(victory) => Arg::named("victory", victory),
        Mention::Word(word) => Arg::Word(word.into()),
        Mention::Dice(dice) => {
            Arg::Many(dice.into_iter().filter(|die| *die > 0).map(|die| Arg::Number(die.into())).collect())
        }
    }
}

/// The piece that a thing stands for without naming it.
pub fn about(item: Item) -> Option<Arg> {
    let character = |character: Character| Some(Arg::named("character", character));
    let piece = |piece: &str| Some(Arg::named("piece", piece));
    match item {
        Item::Word(Word::Ring) => piece("ring"),
        Item::Action(action) => match action {
            Action::MoveFellowship | Action::HideFellowship | Action::Separate => piece("fellowship"),
            Action::BringGandalf => character(Character::GandalfTheWhite),
            Action::CrownAragorn => character(Character::Strider),
            Action::Warden => character(Character::Boromir),
            Action::Prince => character(Character::Legolas),
            Action::Dwarf => character(Character::Gimli),
            Action::VoiceRecruits | Action::VoicePromotes => character(Character::Saruman),
            Action::MoveArmies
            | Action::Attack
            | Action::PlayEvent
            | Action::DrawEvent
            | Action::AdvanceNation
            | Action::Recruit
            | Action::BringMinion
            | Action::MoveCompanions
            | Action::MoveMinions
            | Action::DiscardTable => None,
        },
        Item::Word(_)
        | Item::Face(_)
        | Item::Region(_)
        | Item::Nation(_)
        | Item::Figure(_)
        | Item::Card(_)
        | Item::Deck(_)
        | Item::Loss(_)
        | Item::Tile(_)
        | Item::Part(_)
        | Item::Roll(_) => None,
    }
}

/// The back of a card says which deck it is of.
fn back(deck: Deck) -> Arg {
    Arg::named("card", "back").with("deck", Arg::named("deck", deck))
}

/// Figures are called by their kind, their Nation and their number.
fn figures(figure: Figure, count: u8) -> Arg {
    let unit = |kind: &str, nation: Nation| of_kind(kind, count).with("of", Arg::named("nation", adjective(nation)));
    match figure {
        Figure::Regular(nation) => unit("regular", nation),
        Figure::Elite(nation) => unit("elite", nation),
        Figure::Leader(nation) => unit("leader", nation),
        Figure::Nazgul => of_kind("nazgul", count),
        Figure::Character(character) => Arg::named("character", character),
    }
}

fn of_kind(kind: &str, count: u8) -> Arg {
    Arg::named("figure", kind).with("count", Arg::Number(count.into()))
}

/// The name of a Nation as it stands beside a kind of figure.
fn adjective(nation: Nation) -> impl Display {
    format!("{nation}-of")
}

fn lost(loss: Loss, why: Why) -> Arg {
    let (way, figure) = match loss {
        Loss::Reduce(nation) if why.lacks_regulars(nation) => ("not-replaced", Figure::Elite(nation)),
        Loss::Regular(nation) => ("lose", Figure::Regular(nation)),
        Loss::Reduce(nation) => ("reduce", Figure::Elite(nation)),
        Loss::Elite(nation) => ("lose-elite", Figure::Elite(nation)),
    };
    Arg::named("loss", way).with("figure", figures(figure, 1))
}
