//! What happened, in the words of the player's language.

use super::words::{Value, Words, text};
use war::{Card, Character, Deck, Event, Face, Figure, Nation, Region, Side};

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
    let face = |name, face: &Face| (name, text(words.face(*face)));
    let count = |count: &u8| ("count", Value::from(*count));
    let laid = |deck: &Deck, card: &Option<Card>| ("card", text(face_or_back(words, deck, card)));
    match event {
        Event::Turn { turn } => vec![("turn", Value::from(*turn))],
        Event::Drew { side: s, deck, card } | Event::Discarded { side: s, deck, card } => {
            vec![side(s), laid(deck, card)]
        }
        Event::Laid { side: s, deck, card } => vec![side(s), laid(deck, card)],
        Event::Played { side: s, card } | Event::Turned { side: s, card } => {
            vec![side(s), ("card", text(words.card(*card)))]
        }
        Event::Corruption { now } | Event::MordorStep { now } | Event::Progress { now } => {
            vec![("now", Value::from(*now))]
        }
        Event::HuntDice { count: n } | Event::Hunted { successes: n } | Event::Damage { damage: n } => vec![count(n)],
        Event::Acted { side: s, shown, action, .. } => {
            vec![side(s), face("face", shown), ("action", text(words.action(*action)))]
        }
        Event::Skipped { side: s, die } => vec![side(s), face("face", die)],
        Event::RingUsed { side: s, from, to } => vec![side(s), face("from", from), face("to", to)],
        Event::Passed { side: s } | Event::Ceased { side: s } => vec![side(s)],
        Event::Hits { side: s, hits } => vec![side(s), ("hits", Value::from(*hits))],
        Event::Threw { side: s, dice } => vec![side(s), ("dice", text(thrown(dice)))],
        Event::TableDiscarded { card } | Event::Stripped { card } => vec![("card", text(words.card(*card)))],
        Event::TileInPlay { tile } => vec![("tile", text(words.tile(*tile)))],
        Event::RingSpent { side: s } => vec![side(s)],
        Event::DiceLost { side: s, count } => vec![side(s), ("count", Value::from(*count))],
        Event::DieTurned { side: s, from, to } => vec![side(s), face("from", from), face("to", to)],
        Event::Drawn { tile } => vec![("tile", text(words.tile(*tile)))],
        Event::Won { victory } => vec![("how", text(words.word(&format!("victory-{victory}"))))],
        _ => args_on_the_map(words, event),
    }
}

/// The same for what happens to figures, regions and Nations.
fn args_on_the_map(words: &Words, event: &Event) -> Vec<(&'static str, Value)> {
    let side = |side: &Side| ("side", text(words.side(*side)));
    let place = |name, region: &Region| (name, text(words.region(*region)));
    let who = |who: &Character| ("who", text(words.character(*who)));
    let figures = |figure: &Figure, count| ("figure", text(words.figures(*figure, count)));
    let nation = |nation: &Nation| ("nation", text(words.nation(*nation)));
    match event {
        Event::Attacked { side: s, from, to } => vec![side(s), place("from", from), place("to", to)],
        Event::Moved { side: s, army, from, to } => {
            let moved: Vec<String> = army.counted().into_iter().map(|(f, n)| words.figures(f, n)).collect();
            vec![side(s), ("army", text(moved.join(", "))), place("from", from), place("to", to)]
        }
        Event::Flew { count, from, to } => {
            vec![("count", Value::from(*count)), place("from", from), place("to", to)]
        }
        Event::Travelled { who: w, to } | Event::Separated { who: w, to } => vec![who(w), place("to", to)],
        Event::Entered { who: w, at } => vec![who(w), place("at", at)],
        Event::Eliminated { who: w } | Event::HuntCasualty { who: w } | Event::Guide { now: w } => vec![who(w)],
        Event::Recruited { figure, at } => vec![figures(figure, 1), place("at", at)],
        Event::Disbanded { figure, count, at } | Event::Lost { figure, count, at } => {
            vec![figures(figure, *count), place("at", at)]
        }
        Event::Advanced { nation: n, left } | Event::SetBack { nation: n, left } => {
            vec![nation(n), ("left", Value::from(*left))]
        }
        Event::Activated { nation: n } | Event::Extended { nation: n } => vec![nation(n)],
        Event::Reduced { nation: n, at } => vec![nation(n), place("at", at)],
        Event::Retreated { side: s, to } => vec![side(s), place("to", to)],
        Event::Captured { side: s, at } => vec![side(s), place("at", at)],
        Event::CardHits { hits, at } => vec![("hits", Value::from(*hits)), place("at", at)],
        Event::Declared { to } | Event::Driven { to } => vec![place("to", to)],
        Event::IntoSiege { at } | Event::Revealed { at: Some(at) } => vec![place("at", at)],
        Event::Revealed { at: None } => vec![("at", text(words.word("in-mordor")))],
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

/// The dice that were thrown; 0 is no die.
fn thrown(dice: &[u8]) -> String {
    dice.iter().filter(|die| **die > 0).map(u8::to_string).collect::<Vec<_>>().join(", ")
}
