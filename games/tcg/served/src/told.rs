//! What happened, what is asked and what is offered, for clients to put into words. The kinds of things are the beginnings of
//! their keys in `words/`. A card has its title with it, since titles are facts and no words.

use server::wire::{Arg, Told};
use tcg::{Card, Item, Mention, Mentions, NAMES};

/// A message by its name, with what it mentions.
pub fn told(name: &str, mentions: Mentions) -> Told {
    Told { name: name.into(), args: mentions.into_iter().map(|(name, mention)| (name.into(), arg(mention))).collect() }
}

/// A thing that is offered. It means something else for every purpose: `word-pass-answer` goes before `word-pass`.
pub fn item(item: Item) -> Arg {
    let named = Arg::named("word", item.name());
    item.mentions().into_iter().fold(named, |named, (name, mention)| named.with(name, arg(mention)))
}

fn arg(mention: Mention) -> Arg {
    match mention {
        Mention::Number(number) => Arg::Number(number.into()),
        Mention::Seat(seat) => Arg::named("seat", NAMES.get(seat.index()).unwrap_or(&"")),
        Mention::Card(card) => face("face", card),
        Mention::InPlay(card, rank) => face("in-play", card).with("rank", Arg::Number(rank.max(1).into())),
        Mention::Back => Arg::named("card", "back").with("count", Arg::Number(1)),
        Mention::Phase(phase) => Arg::named("phase", phase),
        Mention::Kind(kind) => Arg::named("kind", kind),
        Mention::Word(word) => Arg::Word(word.into()),
    }
}

/// A card with its code, for pictures, and its title.
pub fn face(how: &str, card: Card) -> Arg {
    let named = Arg::named("card", how).with("title", Arg::Word(card.full_name()));
    named.with("code", Arg::Word(card.to_string()))
}

/// What to click at to choose a thing: a card in play by its name, or a card of the hand, of a pile, of what is looked at by its
/// code. A pair is chosen by its minion.
pub fn about(item: Item) -> Option<Arg> {
    match item {
        Item::In(card, rank) | Item::Give(card, rank) | Item::Use { card, rank, .. } | Item::Pair((card, rank), _) => {
            Some(Arg::named("piece", format!("{card}.{rank}")))
        }
        Item::Card(card) | Item::Play(card) | Item::HealWith(card) => Some(Arg::named("card", card)),
        Item::Pass | Item::Is(_) | Item::Way(_) | Item::Seat(_) => None,
    }
}
