//! What happened, in the words of the player's language. What somebody draws or discards in a row shares a line.

use crate::names::Names;
use table::Seat;
use tcg::{Card, Event};
use terminal::{Words, text};

/// The events as lines.
pub fn lines(words: &Words, events: &[Event]) -> Vec<String> {
    let together = |a: &Event, b: &Event| in_a_row(a).zip(in_a_row(b)).is_some_and(|(a, b)| a.0 == b.0 && a.1 == b.1);
    events.chunk_by(together).map(|events| line(words, events)).collect()
}

/// Where the turn begins.
pub fn this_turn(events: &[Event]) -> usize {
    events.iter().rposition(|event| matches!(event, Event::Turn { .. })).unwrap_or(0)
}

/// The key of an event.
pub fn key(event: &Event) -> String {
    format!("event-{}", event.name())
}

/// Who, what and which card, of events that share a line.
fn in_a_row(event: &Event) -> Option<(Seat, &'static str, Option<Card>)> {
    match *event {
        Event::Drew { by, card } => Some((by, "drew", card)),
        Event::Discarded { of, card } => Some((of, "discarded", Some(card))),
        _ => None,
    }
}

/// One event, or several that share a line.
fn line(words: &Words, events: &[Event]) -> String {
    let first = &events[0];
    let mut values = words.values(first.mentions());
    if events.len() > 1 {
        let cards: Vec<Card> = events.iter().filter_map(in_a_row).filter_map(|(_, _, card)| card).collect();
        let backs = events.len() - cards.len();
        let backs = (backs > 0).then(|| words.backs(backs));
        let all: Vec<String> = cards.into_iter().map(|card| card.full_name()).chain(backs).collect();
        values.retain(|(name, _)| *name != "card");
        values.push(("card", text(all.join("; "))));
    }
    words.maybe(&key(first), &values).unwrap_or_else(|| first.to_string())
}
