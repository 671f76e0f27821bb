//! Writing a position: every line of it, hidden things too.

use super::Note;
use super::list::{write, write_counted, yes_no};
use crate::{
    Character, Face, Figure, Handicap, Nation, Place, Players, Region, Resolving, Side, State, Switch, Token, Troops,
};

/// The lines of a position. Reinforcements and points follow from the rest; they are written so that they can be
/// expected, and checked when they are read.
pub(super) fn describe(state: &State) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let mut say = |key: String, value: String| lines.push((key, value));
    // Lines that an ordinary game has not: what was kept of a game before there were such lines is still its position.
    let agreed = AGREED.into_iter().filter_map(|key| Some((key, agreed(state, key)?)));
    agreed.filter(|(key, value)| !is_nothing(key, value)).for_each(|(key, value)| say(key.into(), value));
    say("strict stacking".into(), yes_no(state.plays(Switch::StrictStacking)));
    if state.players != Players::Two {
        say("players".into(), state.players.to_string());
    }
    say("turn".into(), state.turn.to_string());
    say("phase".into(), state.phase.to_string());
    say("acting".into(), state.acting.to_string());
    for side in Side::ALL.into_iter().filter(|side| state.is_shared(*side)) {
        say(format!("next {side}"), state.next[side.index()].to_string());
        say(format!("mixed {side}"), write(state.mixed[side.index()].iter()));
        say(format!("met {side}"), write(state.met[side.index()].iter()));
    }
    if state.players != Players::Two {
        say("proposed".into(), yes_no(state.proposed));
        say("saruman took".into(), write(state.saruman_took.iter()));
    }
    if let Some(deeds) = &state.deeds {
        for (which, deed) in [("last", deeds.last), ("this", deeds.now)] {
            say(format!("{which} action nations"), write(deed.nations.iter()));
            say(format!("{which} action armies"), write(deed.armies.iter()));
        }
    }
    for region in Region::ALL {
        say(region.to_string(), figures_in(state, region));
    }
    say("captured".into(), write(state.board.captured.iter()));
    say("casualties".into(), troops(&state.casualties));
    say("reinforcements".into(), troops(&state.reinforcements));
    say("companions".into(), write(state.companions().iter()));
    say("gone".into(), write(Character::ALL.into_iter().filter(|c| state.place(*c) == Place::Gone)));
    for nation in Nation::ALL {
        let active = if state.politics.is_active(nation) { "active" } else { "passive" };
        say(format!("politics {nation}"), format!("{} {active}", state.politics.steps[nation.index()]));
    }
    let fellowship = &state.fellowship;
    say("figure".into(), fellowship.figure.to_string());
    say("progress".into(), fellowship.progress.to_string());
    say("fellowship".into(), if fellowship.hidden { "hidden" } else { "revealed" }.into());
    say("corruption".into(), fellowship.corruption.to_string());
    say("guide".into(), fellowship.guide.to_string());
    say("mordor".into(), fellowship.mordor.map_or("none".into(), |n| n.to_string()));
    say("stirred".into(), yes_no(fellowship.stirred));
    let hunt = &state.hunt;
    say("hunt pool".into(), write(hunt.pool.iter()));
    say("hunt drawn".into(), write(hunt.drawn.iter()));
    say("hunt waiting".into(), write(hunt.waiting.iter()));
    say("hunt removed".into(), write(hunt.removed.iter()));
    say("hunt dice fp".into(), hunt.free_dice.to_string());
    say("hunt dice sh".into(), hunt.shadow_dice.to_string());
    say("hunt was used".into(), yes_no(hunt.was_used));
    for side in Side::ALL {
        let dice = state.dice_of(side);
        say(format!("dice {side}"), write_counted(Face::ALL.into_iter().map(|f| (f, dice.unused[f.index()]))));
        say(format!("pool {side}"), dice.pool.to_string());
        say(format!("rings {side}"), dice.rings.to_string());
        say(format!("ring used {side}"), yes_no(dice.ring_used));
        say(format!("points {side}"), state.board.points(side).to_string());
    }
    let decks = &state.decks;
    match state.players {
        Players::Two => say("hand".into(), write(decks.hand.all().iter())),
        Players::Three | Players::Four => {
            for seat in state.seating().seats() {
                let name = state.seating().name(seat);
                say(format!("hand {name}"), write(decks.hand.of(seat).iter()));
                say(format!("known {name}"), write(decks.known.of(seat).iter()));
                say(format!("discarded {name}"), write(decks.discarded.of(seat).iter()));
            }
        }
    }
    say("table".into(), write(decks.table.iter()));
    say("played".into(), write(decks.played.iter()));
    if state.players == Players::Two {
        say("discarded".into(), write(decks.discarded.all().iter()));
    }
    say("resolving".into(), decks.resolving.map_or("none".into(), write_resolving));
    say("messenger used".into(), yes_no(state.messenger_used));
    match &state.battle {
        None => say("battle".into(), "none".into()),
        Some(b) => {
            let (attacker, from, to, kind, round, stage) = (b.attacker, b.from, b.to, b.kind, b.round, b.stage);
            say("battle".into(), format!("{attacker} {from} {to} {kind} {round} {stage}"));
            if state.players != Players::Two {
                say("commanders".into(), write(b.control));
            }
            say("rearguard".into(), write_counted(b.rearguard.counted()));
            say("laid".into(), write(b.laid.iter().flatten()));
            say("battle card".into(), write(b.card));
            let mut noted = *b;
            say("battle notes".into(), write(Note::ALL.into_iter().filter(|note| *note.of(&mut noted))));
        }
    }
    say("victory".into(), state.victory.map_or("none".into(), |v| v.to_string()));
    lines
}

/// W16, W17 What is agreed on before a game.
const AGREED: [&str; 4] = ["options", "bid", "tokens", "dwarven rings"];

/// What stands in one of these lines, or would if it were written.
pub(super) fn agreed(state: &State, key: &str) -> Option<String> {
    let given = &state.handicap;
    match key {
        "options" => Some(write(state.options.iter())),
        "bid" => Some(given.bid.map_or("none".into(), Handicap::bid_in_words)),
        "tokens" => Some(write_counted(Token::ALL.into_iter().map(|kind| (kind, given.tokens[kind.index()])))),
        "dwarven rings" => Some(given.dwarven_rings.to_string()),
        _ => None,
    }
}

/// Whether a line says what holds without it; a bid of 0 is a bid.
fn is_nothing(key: &str, value: &str) -> bool {
    value == "none" || key == "dwarven rings" && value == "0"
}

/// `sh-strat-10 event`, with `done` behind it when only a battle is left of it, and `free` where no die plays it.
fn write_resolving(event: Resolving) -> String {
    let die = event.die.map_or("free", Face::id);
    format!("{} {die}{}", event.card, if event.done { " done" } else { "" })
}

fn troops(troops: &Troops) -> String {
    write_counted(troops.counted())
}

/// All figures in a region, the Free Peoples' first.
fn figures_in(state: &State, region: Region) -> String {
    let characters = Side::ALL.into_iter().flat_map(|side| state.characters_in(region, side).iter());
    let characters = characters.map(|c| (Figure::Character(c), 1));
    write_counted(state.board.at(region).counted().into_iter().chain(characters))
}
