//! What happened, in the words of the player's language.

use super::words::{Value, Words, text};
use war::{Card, Deck, Event, Side};

/// The events as lines; dice that one side rolled in a row share one.
pub fn lines(words: &Words, events: &[Event]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut at = 0;
    while let Some(event) = events.get(at) {
        let rolled: Vec<String> = rolled_in_a_row(words, &events[at..]);
        at += rolled.len().max(1);
        lines.push(match event {
            Event::Rolled { side, .. } => {
                words.say("event-rolled", &[("side", text(words.side(*side))), ("face", text(rolled.join(", ")))])
            }
            other => line(words, other),
        });
    }
    lines
}

/// The faces of the dice that the side rolled which rolled the first one.
fn rolled_in_a_row(words: &Words, events: &[Event]) -> Vec<String> {
    let Some(Event::Rolled { side: first, .. }) = events.first() else { return Vec::new() };
    let face = |event: &Event| match event {
        Event::Rolled { side, face } if side == first => Some(words.face(*face)),
        _ => None,
    };
    events.iter().map_while(face).collect()
}

/// One event. One that has no message yet is told in notation.
fn line(words: &Words, event: &Event) -> String {
    words.maybe(&key(event), &args(words, event)).unwrap_or_else(|| event.to_string())
}

/// The key of an event is the name it has in the rules, so that a new event needs a message but no code:
/// `IntoSiege { .. }` is `event-into-siege`.
pub fn key(event: &Event) -> String {
    let debug = format!("{event:?}");
    let name = debug.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    kebab("event", name)
}

/// `IntoSiege` after `event`: `event-into-siege`.
pub fn kebab(prefix: &str, name: &str) -> String {
    let mut key = prefix.to_string();
    for c in name.chars() {
        if c.is_ascii_uppercase() {
            key.push('-');
        }
        key.push(c.to_ascii_lowercase());
    }
    key
}

/// What the message of an event can use.
fn args(words: &Words, event: &Event) -> Vec<(&'static str, Value)> {
    let side = |side: &Side| ("side", text(words.side(*side)));
    let from = |region: &war::Region| ("from", text(words.region(*region)));
    let to = |region: &war::Region| ("to", text(words.region(*region)));
    let at = |region: &war::Region| ("at", text(words.region(*region)));
    let who = |who: &war::Character| ("who", text(words.character(*who)));
    let nation = |nation: &war::Nation| ("nation", text(words.nation(*nation)));
    let now = |now: &u8| ("now", Value::from(*now));
    match event {
        Event::Turn { turn } => vec![("turn", Value::from(*turn))],
        Event::Drew { side: s, deck, card } | Event::Discarded { side: s, deck, card } => {
            vec![side(s), ("card", text(face_or_back(words, deck, card)))]
        }
        Event::Laid { side: s, deck, card } => vec![side(s), ("card", text(face_or_back(words, deck, card)))],
        Event::Played { side: s, card } | Event::Turned { side: s, card } => {
            vec![side(s), ("card", text(words.card(*card)))]
        }
        Event::Declared { to: region } => vec![to(region)],
        Event::Corruption { now: n } | Event::MordorStep { now: n } | Event::Progress { now: n } => vec![now(n)],
        Event::Guide { now } => vec![who(now)],
        Event::HuntDice { count } => vec![("count", Value::from(*count))],
        Event::Acted { side: s, die, action } => {
            vec![side(s), ("face", text(words.face(*die))), ("action", text(words.action(*action)))]
        }
        Event::Skipped { side: s, die } => vec![side(s), ("face", text(words.face(*die)))],
        Event::RingUsed { side: s, from, to } => {
            vec![side(s), ("from", text(words.face(*from))), ("to", text(words.face(*to)))]
        }
        Event::Moved { side: s, from: a, to: b } | Event::Attacked { side: s, from: a, to: b } => {
            vec![side(s), from(a), to(b)]
        }
        Event::Flew { count, from: a, to: b } => vec![("count", Value::from(*count)), from(a), to(b)],
        Event::Travelled { who: w, to: region } | Event::Separated { who: w, to: region } => vec![who(w), to(region)],
        Event::Entered { who: w, at: region } => vec![who(w), at(region)],
        Event::Eliminated { who: w } | Event::HuntCasualty { who: w } => vec![who(w)],
        Event::Recruited { figure, at: region } => {
            vec![("figure", text(words.figures(*figure, 1))), at(region)]
        }
        Event::Disbanded { figure, count, at: region } | Event::Lost { figure, count, at: region } => {
            vec![("figure", text(words.figures(*figure, *count))), at(region)]
        }
        Event::Advanced { nation: n, left } => vec![nation(n), ("left", Value::from(*left))],
        Event::Activated { nation: n } | Event::Extended { nation: n } => vec![nation(n)],
        Event::Passed { side: s } | Event::Ceased { side: s } => vec![side(s)],
        Event::Hits { side: s, hits } => vec![side(s), ("hits", Value::from(*hits))],
        Event::Retreated { side: s, to: region } => vec![side(s), to(region)],
        Event::IntoSiege { at: region } => vec![at(region)],
        Event::Captured { side: s, at: region } => vec![side(s), at(region)],
        Event::Hunted { successes } => vec![("count", Value::from(*successes))],
        Event::Drawn { tile } => vec![("tile", text(words.tile(*tile)))],
        Event::Damage { damage } => vec![("count", Value::from(*damage))],
        Event::Revealed { at: region } => {
            let place = region.map_or_else(|| words.word("in-mordor"), |r| words.region(r));
            vec![("at", text(place))]
        }
        Event::Won { victory } => vec![("how", text(words.word(&format!("victory-{victory}"))))],
        _ => Vec::new(),
    }
}

/// A card, or the back of one that stays hidden.
fn face_or_back(words: &Words, deck: &Deck, card: &Option<Card>) -> String {
    match card {
        Some(card) => words.card(*card),
        None => words.say("card-back", &[("deck", text(words.deck(*deck)))]),
    }
}
