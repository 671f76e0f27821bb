//! A state as the lines of a position.

use super::{
    under_way,
    word::{Word, list},
};
use crate::{
    NAMES, State,
    cards::{Card, words::Effect},
    game::{Change, Lasting, Person},
    notation::word_at,
};
use table::cards::Pile;

pub(super) fn describe(state: &State) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let mut say = |key: String, value: String| lines.push((key, value));
    let options = &state.options;
    let flags =
        [("mulligan", options.mulligan), ("first-game", options.first_game), ("open-discards", options.open_discards)];
    let set: Vec<&str> = flags.iter().filter(|(_, on)| *on).map(|(name, _)| *name).collect();
    say("options".into(), if set.is_empty() { "none".into() } else { set.join(" ") });
    for (person, name) in state.people.iter().zip(NAMES) {
        describe_person(person, name, &mut say);
    }
    say("order".into(), state.order.write());
    say("opponents".into(), state.opponents.write());
    say("free".into(), state.free.write());
    say("turn".into(), state.turn.write());
    say("phase".into(), state.phase.write());
    say("twilight".into(), state.twilight.write());
    say("in play".into(), list(&state.in_play));
    say("departed".into(), state.departed.write());
    say("stacked".into(), list(&state.stacked));
    for lasting in &state.lasting {
        say("lasting".into(), write_lasting(lasting));
    }
    if let Some(s) = &state.skirmish {
        let words = [
            s.free.write(),
            s.minions.write(),
            s.fierce.write(),
            s.cancelled.write(),
            s.removed.write(),
            s.involved.write(),
        ];
        say("skirmish".into(), words.join(" "));
    }
    say("assigned".into(), state.assigned.write());
    say("leaving".into(), state.leaving.write());
    let h = &state.happened;
    let words = [
        h.moves.write(),
        h.taken.write(),
        h.assigned.write(),
        h.lost.write(),
        h.played.write(),
        h.used_in_phase.write(),
        h.used_in_turn.write(),
        h.wounds.write(),
    ];
    say("happened".into(), words.join(" "));
    for frame in &state.stack {
        say("under way".into(), under_way::write(frame));
    }
    say("unchecked".into(), state.unchecked.write());
    say("last id".into(), state.last_id.write());
    lines
}

fn describe_person(person: &Person, name: &str, say: &mut dyn FnMut(String, String)) {
    let pile = |pile: &Pile<Card>| list(pile.cards().collect::<Vec<_>>().iter());
    let (bearer, ring) = person.begins_with;
    say(format!("begins {name}"), (bearer, ring).write());
    say(format!("cards {name}"), person.cards.describe());
    say(format!("discard {name}"), pile(&person.discard));
    say(format!("dead {name}"), pile(&person.dead));
    say(format!("sites {name}"), list(&person.sites));
    let words = [
        person.sites_seen.write(),
        person.at.write(),
        person.bid.write(),
        person.burdens.write(),
        person.ring_worn.write(),
        person.ring_bearer.write(),
        person.is_out.write(),
        person.reconciled.write(),
    ];
    say(format!("person {name}"), words.join(" "));
}

/// `until source by what`
fn write_lasting(lasting: &Lasting) -> String {
    let what = match &lasting.what {
        Change::Strength(id, by) => format!("strength {} {}", id.write(), by.write()),
        Change::Keyword(id, keyword, by) => format!("keyword {} {} {}", id.write(), keyword.write(), by.write()),
        Change::NoKeyword(id, keyword) => format!("no-keyword {} {}", id.write(), keyword.write()),
        Change::Archery(side, by) => format!("archery {} {}", side.write(), by.write()),
        Change::TakesPart(id) => format!("takes-part {}", id.write()),
        Change::TripleToOverwhelm(id) => format!("triple {}", id.write()),
        Change::Modifier(modifier, it) => {
            let is =
                |word: &'static Effect| matches!(word, Effect::Lasting(known, _) if std::ptr::eq(known, *modifier));
            let found = Card::all().find_map(|card| {
                let place = (0..).map_while(|at| word_at(card, at)).position(is)?;
                Some((card, place as u8))
            });
            format!("modifier {} {}", found.expect("every modifier stands on a card").write(), it.write())
        }
    };
    format!("{} {} {} {what}", lasting.until.write(), lasting.source.write(), lasting.by.write())
}
