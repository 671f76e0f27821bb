//! A state as the lines of a position.

use super::{
    under_way,
    word::{Word, list},
};
use crate::{
    NAMES, State,
    cards::{Card, words::Effect},
    game::{Change, Ending, Id, InPlay, Lasting, Person},
    notation::word_at,
};
use table::cards::Pile;

pub(super) fn describe(state: &State) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let mut say = |key: &str, value: String| lines.push((key.to_string(), value));
    say("options", write_options(state));
    say("order", spaced(state.order.iter().map(Word::write)));
    say("opponents", state.opponents.write());
    say("free", state.free.write());
    say("turn", state.turn.write());
    say("phase", state.phase.write());
    say("twilight", state.twilight.write());
    for (person, name) in state.people.iter().zip(NAMES) {
        describe_person(state, person, name, &mut say);
    }
    for o in &state.in_play {
        say(&name(state, o.id), write_in_play(state, o));
    }
    say("numbers", spaced(state.in_play.iter().map(|o| o.id.write())));
    let stacked = state.stacked.iter().map(|s| format!("{}@{}>{}", s.card, s.owner.write(), name(state, s.on)));
    say("stacked", spaced(stacked));
    let pair = |(character, minion): &(Id, Id)| format!("{}>{}", name(state, *minion), name(state, *character));
    say("assigned", spaced(state.assigned.iter().map(pair)));
    say("moves", state.happened.moves.write());
    say("taken", state.happened.taken.write());
    describe_the_moment(state, &mut say);
    lines
}

fn write_options(state: &State) -> String {
    let options = &state.options;
    let flags =
        [("mulligan", options.mulligan), ("first-game", options.first_game), ("open-discards", options.open_discards)];
    spaced(flags.iter().filter(|(_, on)| *on).map(|(name, _)| (*name).to_string()))
}

fn describe_person(state: &State, person: &Person, whose: &str, say: &mut dyn FnMut(&str, String)) {
    let pile = |pile: &Pile<Card>| spaced(pile.cards().map(|card| card.to_string()));
    let mut say = |key: &str, value: String| say(&format!("{key} {whose}"), value);
    let (bearer, ring) = person.begins_with;
    let cards = person.cards.describe();
    let (hand, draw) = cards.split_once('|').unwrap_or((&cards, ""));
    say("begins", format!("{bearer} {ring}"));
    say("hand", spaced([hand.trim().to_string()].into_iter().filter(|hand| !hand.is_empty())));
    say("draw", spaced([draw.trim().to_string()].into_iter().filter(|draw| !draw.is_empty())));
    say("discard", pile(&person.discard));
    say("dead", pile(&person.dead));
    say("sites", spaced(person.sites.iter().map(Word::write)));
    say("seen", spaced((1..=9).filter(|number| person.sites_seen & (1 << number) != 0).map(|n: u8| n.to_string())));
    say("at", person.at.write());
    say("bid", person.bid.write());
    say("burdens", person.burdens.write());
    say("worn", person.ring_worn.write());
    say("bearer", person.ring_bearer.map_or("-".into(), |id| name_or_number(state, id)));
    say("out", person.is_out.write());
    say("reconciled", person.reconciled.write());
}

/// `a, on 1R13.1, 2 wounds`
fn write_in_play(state: &State, o: &InPlay) -> String {
    let mut words = vec![o.owner.write()];
    words.extend(o.on.map(|on| format!("on {}", name_or_number(state, on))));
    match o.wounds {
        0 => {}
        1 => words.push("1 wound".into()),
        wounds => words.push(format!("{wounds} wounds")),
    }
    words.join(", ")
}

/// What belongs to this very moment: nobody writes these lines by hand.
fn describe_the_moment(state: &State, say: &mut dyn FnMut(&str, String)) {
    say("departed", state.departed.write());
    for lasting in &state.lasting {
        say("lasting", write_lasting(lasting));
    }
    if let Some(s) = &state.skirmish {
        let flags = [s.fierce.write(), s.cancelled.write()];
        let who = [s.free.write(), s.minions.write(), s.removed.write(), s.involved.write(), s.was_on.write()];
        say("skirmish", [&who[..], &flags[..]].concat().join(" "));
    }
    say("leaving", state.leaving.write());
    let h = &state.happened;
    let words = [
        h.assigned.write(),
        h.lost.write(),
        h.played.write(),
        h.played_here.write(),
        h.used_in_phase.write(),
        h.used_in_turn.write(),
        h.wounds.write(),
    ];
    say("happened", words.join(" "));
    for frame in &state.stack {
        say("under way", under_way::write(frame));
    }
    say("unchecked", state.unchecked.write());
    say("last number", state.last_id.write());
    let ending = match state.ending {
        None => "-".into(),
        Some(Ending::Draw) => "draw".into(),
        Some(Ending::LastSite(seat)) => format!("last-site {}", seat.write()),
        Some(Ending::LastPlayer(seat)) => format!("last-player {}", seat.write()),
    };
    say("ending", ending);
}

/// A card in play as `1R13.1`.
pub(super) fn name(state: &State, id: Id) -> String {
    let (card, rank) = state.name(id);
    format!("{card}.{rank}")
}

/// What has just left play is known by its number only.
fn name_or_number(state: &State, id: Id) -> String {
    if state.find(id).is_some() { name(state, id) } else { id.write() }
}

/// Words with spaces between, or `none`.
pub(super) fn spaced(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

/// `until source by what`
fn write_lasting(lasting: &Lasting) -> String {
    let what = match &lasting.what {
        Change::Strength(id, by) => format!("strength {} {}", id.write(), by.write()),
        Change::Keyword(id, keyword, by) => format!("keyword {} {} {}", id.write(), keyword.write(), by.write()),
        Change::NoKeyword(id, keyword) => format!("no-keyword {} {}", id.write(), keyword.write()),
        Change::Archery(side, by) => format!("archery {} {}", side.write(), by.write()),
        Change::TakesPart(id) => format!("takes-part {}", id.write()),
        Change::ShadowNumber(id, by) => format!("shadow-number {} {}", id.write(), by.write()),
        Change::Waits(ability, it) => format!("waits {} {}", ability.write(), it.write()),
        Change::TripleToOverwhelm(id) => format!("triple {}", id.write()),
        Change::Modifier(modifier, it) => {
            let is =
                |word: &'static Effect| matches!(word, Effect::Lasting(known, _) if std::ptr::eq(known, *modifier));
            let found = Card::all().find_map(|card| {
                let place = (0..).map_while(|at| word_at(card, at)).position(is)?;
                Some((card, place as u8))
            });
            format!("modifier {} {}", found.expect("every modifier stands on a card").write(), list(it))
        }
    };
    format!("{} {} {} {what}", lasting.until.write(), lasting.source.write(), lasting.by.write())
}
