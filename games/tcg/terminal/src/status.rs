//! Where things stand beside the path: whose turn it is, fellowships, minions, skirmishes, what is under way, and how many
//! cards everybody has.

use crate::{figure, names::Names};
use table::{Seat, cards::HoldingView};
use tcg::{
    Card, State, View,
    actions::Frame,
    cards::facts::Type,
    game::{Id, InPlay, now},
};
use terminal::{Words, text};

/// Before every question: one line; and if something has changed, the fellowship, the minions and what is under way.
pub fn brief(words: &Words, view: &View, changed: bool) -> String {
    let state = view.world();
    let mut lines = vec![headline(words, view)];
    if changed && state.turn > 0 {
        lines.extend(fellowship(words, &state, state.free));
        lines.extend(minions(words, &state));
    }
    lines.extend(fights(words, &state));
    lines.extend(under_way(words, view, &state));
    lines.join("\n")
}

/// Everything but the path and the hand.
pub fn full(words: &Words, view: &View) -> String {
    let state = view.world();
    let mut lines = vec![headline(words, view)];
    let free_first = state.in_action_order();
    for seat in free_first.iter().filter(|seat| !state.of(**seat).is_out) {
        lines.extend(fellowship(words, &state, *seat));
        lines.extend(support(words, &state, *seat));
    }
    lines.extend(minions(words, &state));
    lines.extend(fights(words, &state));
    lines.extend(under_way(words, view, &state));
    lines.extend((0..view.people.len() as u8).flat_map(|seat| cards(words, view, Seat(seat))));
    lines.join("\n")
}

fn headline(words: &Words, view: &View) -> String {
    if view.turn == 0 {
        return words.word("status-setup");
    }
    let key = if view.seat == Some(view.free) { "status-headline-own" } else { "status-headline" };
    let values = [
        ("turn", view.turn.into()),
        ("seat", text(words.player(view.free))),
        ("phase", text(words.phase(view.phase))),
        ("site", view.people[view.free.index()].at.into()),
        ("twilight", view.twilight.into()),
    ];
    let moves = words.say("status-moves", &[("moves", view.happened.moves.into())]);
    format!("{} {moves}", words.say(key, &values))
}

/// The companions of a player with what they bear.
fn fellowship(words: &Words, state: &State, seat: Seat) -> Vec<String> {
    let companions: Vec<String> =
        state.companions(seat).map(|o| format!("  {}", figure::whole(words, state, o))).collect();
    if companions.is_empty() {
        return companions;
    }
    let person = state.of(seat);
    let key = if person.ring_worn { "status-fellowship-ring" } else { "status-fellowship" };
    let values = [
        ("seat", text(words.player(seat))),
        ("burdens", person.burdens.into()),
        ("resistance", now::resistance(state, seat).into()),
    ];
    std::iter::once(words.say(key, &values)).chain(companions).collect()
}

/// Whatever else a player has lying before him.
fn support(words: &Words, state: &State, seat: Seat) -> Option<String> {
    let lies_there = |o: &&InPlay| {
        o.owner == seat && o.on.is_none() && !matches!(o.card.kind(), Type::Companion | Type::Minion | Type::Site)
    };
    let cards: Vec<String> = state.in_play.iter().filter(lies_there).map(|o| in_brackets(words, state, o)).collect();
    let values = [("seat", text(words.player(seat))), ("cards", text(cards.join("; ")))];
    (!cards.is_empty()).then(|| words.say("status-support", &values))
}

/// `Elrond, Lord of Rivendell (strength 8, vitality 4 of 4)`
fn in_brackets(words: &Words, state: &State, o: &InPlay) -> String {
    let name = figure::name(words, state, o);
    figure::stats(words, state, o).map_or(name.clone(), |stats| format!("{name} ({stats})"))
}

fn minions(words: &Words, state: &State) -> Vec<String> {
    let line = |o: &InPlay| {
        let minion = figure::whole(words, state, o);
        match state.order.len() > 2 {
            true => words.say("status-minion", &[("minion", text(minion)), ("seat", text(words.player(o.owner)))]),
            false => minion,
        }
    };
    let minions: Vec<String> = state.minions().map(|o| format!("  {}", line(o))).collect();
    if minions.is_empty() { minions } else { std::iter::once(words.word("status-minions")).chain(minions).collect() }
}

/// The skirmish that is fought, and those to come.
fn fights(words: &Words, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let strong = |ids: &[Id]| {
        let each = ids.iter().filter_map(|id| state.find(*id));
        let named = each.map(|o| format!("{} ({})", figure::name(words, state, o), now::strength(state, o.id)));
        text(words.list(named.collect()))
    };
    if let Some(skirmish) = &state.skirmish {
        let key = if skirmish.fierce { "status-skirmish-fierce" } else { "status-skirmish" };
        lines.push(words.say(key, &[("free", strong(&skirmish.free)), ("minions", strong(&skirmish.minions))]));
    }
    let name = |id: Id| figure::name_of(words, state, id).unwrap_or_default();
    let pair = |(character, minion): &(Id, Id)| {
        words.say("figure-skirmish", &[("character", text(name(*character))), ("minion", text(name(*minion)))])
    };
    let pairs: Vec<String> = state.assigned.iter().map(pair).collect();
    if !pairs.is_empty() {
        lines.push(words.say("status-assigned", &[("pairs", text(pairs.join("; ")))]));
    }
    lines
}

/// What lies above the sequence of play, the first thing first; and cards that one looks at.
fn under_way(words: &Words, view: &View, state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let frames: Vec<String> = view.stack.iter().filter_map(|frame| frame_in(words, state, frame)).collect();
    if !frames.is_empty() {
        lines.push(words.say("status-under-way", &[("frames", text(frames.join(" → ")))]));
    }
    let seen = view.stack.iter().filter_map(|frame| if let Frame::Action(a) = frame { Some(&a.aside) } else { None });
    let cards: Vec<String> = seen.flatten().map(|card| card.full_name()).collect();
    if !cards.is_empty() {
        lines.push(words.say("status-looked-at", &[("cards", text(cards.join("; ")))]));
    }
    lines
}

fn frame_in(words: &Words, state: &State, frame: &Frame) -> Option<String> {
    let card = |card: Card| [("card", text(card.full_name()))];
    Some(match frame {
        Frame::Turn(_) | Frame::Window(_) => return None,
        Frame::Play(play) => words.say("under-play", &card(play.thing.card)),
        Frame::Give(item) => words.say("under-give", &card(state.find(*item)?.card)),
        Frame::Action(action) => words.say("under-action", &card(action.uses.of.card)),
        Frame::Occurrence(occurrence) => {
            let whom: Vec<String> = occurrence.whom.iter().map(|thing| thing.card.full_name()).collect();
            let whom = if whom.is_empty() { "none".into() } else { whom.join("; ") };
            let what = words.word(&format!("kind-{}", occurrence.kind));
            words.say("under-occurrence", &[("what", text(what)), ("cards", text(whom))])
        }
    })
}

/// How many cards a player has where, and which of them one knows.
fn cards(words: &Words, view: &View, seat: Seat) -> Vec<String> {
    let person = &view.people[seat.index()];
    let player = || ("seat", text(words.player(seat)));
    if person.is_out {
        return vec![words.say("status-cards-out", &[player()])];
    }
    let values = [
        player(),
        ("hand", person.cards.hand.into()),
        ("deck", deck(&person.cards).into()),
        ("discard", (person.discard.len() as u64).into()),
        ("dead", (person.dead.len() as u64).into()),
    ];
    let pile = |key: &str, cards: Vec<String>| {
        (!cards.is_empty()).then(|| words.say(key, &[player(), ("cards", text(cards.join("; ")))]))
    };
    let dead = person.dead.cards().map(|card| card.full_name()).collect();
    let known = person.cards.in_hand.cards().filter(|_| view.seat != Some(seat)).map(|card| card.full_name()).collect();
    let more = [pile("status-dead", dead), pile("status-in-hand", known)].into_iter().flatten();
    std::iter::once(words.say("status-cards", &values)).chain(more).collect()
}

/// How many cards a draw deck has.
fn deck(cards: &HoldingView<Card>) -> u64 {
    u64::from(cards.rest) + (cards.top.places.len() + cards.bottom.places.len()) as u64
}

/// The cards in one's own hand; nothing for who has none of his own.
pub fn hand(words: &Words, view: &View) -> Option<String> {
    let hand = &view.people[view.seat?.index()].cards.own_hand;
    if hand.is_empty() {
        return Some(words.word("hand-empty"));
    }
    let line = |(card, count): (Card, u8)| {
        let times = if count > 1 { format!("{count} × ") } else { String::new() };
        format!("  {times}{} [{card}] – {}", card.full_name(), figure::printed(words, card, card.facts().cost))
    };
    let cards = hand.kinds().into_iter().map(line);
    Some(std::iter::once(words.word("hand-title")).chain(cards).collect::<Vec<_>>().join("\n"))
}
