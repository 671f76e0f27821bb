//! What happened, in the words of the player's language.

use crate::names::Names;
use terminal::{Value, Words, text};
use war::{Event, Mention, Mentions};

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

/// Where the turn begins, or the last one if nobody has acted in this: then it is the last one that people want to read of.
pub fn this_turn(events: &[Event]) -> usize {
    let turn_before = |end: usize| events[..end].iter().rposition(|e| matches!(e, Event::Turn { .. })).unwrap_or(0);
    let this_turn = turn_before(events.len());
    let acted = |e: &Event| matches!(e, Event::Acted { .. } | Event::Skipped { .. } | Event::Passed { .. });
    if events[this_turn..].iter().any(acted) { this_turn } else { turn_before(this_turn) }
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
    words.maybe(&key(event), &values(words, event.mentions())).unwrap_or_else(|| event.to_string())
}

/// The key of an event: `IntoSiege { .. }` is `event-into-siege`.
pub fn key(event: &Event) -> String {
    format!("event-{}", event.name())
}

/// `IntoSiege` after `event`: `event-into-siege`.
#[cfg(test)]
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

/// What is mentioned, as messages can use it.
pub fn values(words: &Words, mentions: Mentions) -> Vec<(&'static str, Value)> {
    mentions.into_iter().map(|(name, mention)| (name, value(words, mention))).collect()
}

/// The same for one of them.
fn value(words: &Words, mention: Mention) -> Value {
    match mention {
        Mention::Number(number) => Value::from(number),
        Mention::Side(side) => text(words.side(side)),
        Mention::Player(player) => text(words.word(&format!("seat-{player}"))),
        Mention::Region(region) => text(words.region(region)),
        Mention::Mordor => text(words.word("in-mordor")),
        Mention::Nation(nation) => text(words.nation(nation)),
        Mention::Character(character) => text(words.character(character)),
        Mention::Figures(figure, count) => text(words.figures(figure, count)),
        Mention::Army(army) => text(words.army(army.counted())),
        Mention::Face(face) => text(words.face(face)),
        Mention::Card(card) => text(words.card(card)),
        Mention::Back(deck) => text(words.say("card-back", &[("deck", text(words.deck(deck)))])),
        Mention::Tile(tile) => text(words.tile(tile)),
        Mention::Action(action) => text(words.action(action)),
        Mention::Victory(victory) => text(words.word(&format!("victory-{victory}"))),
        Mention::Word(word) => text(word),
        Mention::Dice(dice) => text(thrown(&dice)),
    }
}

/// The dice that were thrown; 0 is no die.
fn thrown(dice: &[u8]) -> String {
    dice.iter().filter(|die| **die > 0).map(u8::to_string).collect::<Vec<_>>().join(", ")
}
