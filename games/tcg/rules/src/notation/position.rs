//! The lines of a position, read. A full one has a line for everything, as `describe` writes them; one that is written by hand
//! says what matters, and the rest is ordinary: two players at the first site with their Ring-bearers, hands and decks empty.

use super::{
    read::{read_options, read_seats},
    sound, under_way,
    word::{Word, read_list},
    word_at,
};
use crate::{
    Item, NAMES, Setup, State,
    cards::{
        Card,
        facts::{Phase, Type},
        words::{Effect, When},
    },
    deck,
    game::{Change, Ending, Id, InPlay, Lasting, Options, Person, Skirmish, Stacked, Thing},
    turn::Place,
};
use table::{
    Seat,
    cards::{Holding, Pile},
};

type Lines = [(String, String)];

/// The decks from which Ring-bearers, Rings and sites come if nothing is said about them.
const BROUGHT: [&str; 5] = ["fotr-aragorn", "mom-gimli", "fotr-gandalf", "mom-gandalf", "rotel-boromir"];

/// The position that these lines describe.
pub(super) fn read(lines: &Lines) -> Result<Setup, (usize, String)> {
    let mut state = ordinary(lines)?;
    let numbers = lines.iter().find(|(key, _)| key == "numbers");
    // Who begins with what, and where markers are, says what lies on the table before a line of it is read.
    let comes_first = |key: &str| ["begins", "sites", "at", "free", "order"].iter().any(|first| key.starts_with(first));
    each(lines, comes_first, |key, value| set(&mut state, key, value))?;
    if numbers.is_none() {
        lay_table(&mut state, lines);
    }
    each(lines, is_in_play, |key, value| put_in_play(&mut state, key, value))?;
    if let Some((_, numbers)) = numbers {
        let at = lines.iter().position(|(key, _)| key == "numbers").unwrap_or(0);
        renumber(&mut state, numbers).map_err(|what| (at, format!("numbers: {what}")))?;
    }
    each(lines, is_in_play, |key, value| attach(&mut state, key, value))?;
    each(
        lines,
        |key| !comes_first(key) && !is_in_play(key) && key != "numbers",
        |key, value| set(&mut state, key, value),
    )?;
    if state.stack.is_empty() {
        begin_phase(&mut state, lines.iter().any(|(key, _)| key == "moves"));
    }
    sound::check(&state).map_err(|what| (lines.len().saturating_sub(1), what))?;
    Ok(Setup::Position(Box::new(state)))
}

/// Does something with each of these lines.
fn each(
    lines: &Lines,
    which: impl Fn(&str) -> bool,
    mut set: impl FnMut(&str, &str) -> Result<(), String>,
) -> Result<(), (usize, String)> {
    let chosen = lines.iter().enumerate().filter(|(_, (key, _))| which(key));
    chosen.into_iter().try_for_each(|(at, (key, value))| set(key, value).map_err(|what| (at, format!("{key}: {what}"))))
}

/// Who plays, with nothing on the table yet.
fn ordinary(lines: &Lines) -> Result<State, (usize, String)> {
    let mut seats = 2;
    for (at, (key, value)) in lines.iter().enumerate() {
        let named = key.rsplit(' ').next().and_then(|name| NAMES.iter().position(|known| *known == name));
        seats = seats.max(named.map_or(0, |seat| seat + 1));
        if key == "seats" {
            seats = seats.max(read_seats(value).map_err(|what| (at, what))?);
        }
    }
    let decks = BROUGHT[..seats].iter().map(|name| deck::starter(name).expect("a starter"));
    let mut state = Setup::Decks(decks.collect(), Options::default()).begin();
    state.stack.clear();
    state.turn = 1;
    for (person, seat) in state.people.iter_mut().zip((0..).map(Seat)) {
        person.cards = Holding::new(seat, [], []);
        person.at = 1;
    }
    Ok(state)
}

/// T4.9, T4.11 Ring-bearers with their Rings, and the path as far as anybody has come: sites of the first player, unless a line
/// says what lies there.
fn lay_table(state: &mut State, lines: &Lines) {
    for seat in state.order.clone() {
        let (bearer, ring) = state.of(seat).begins_with;
        let id = state.enter(bearer, seat, None);
        state.enter(ring, seat, Some(id));
        state.person(seat).ring_bearer = Some(id);
    }
    let laid = lines.iter().filter_map(|(key, _)| in_play(key)).filter(|(card, _)| card.kind() == Type::Site);
    let named: Vec<u8> = laid.map(|(card, _)| card.facts().site).collect();
    let farthest = state.people.iter().map(|person| person.at).max().unwrap_or(1);
    let Some(first) = state.order.first().copied() else { return };
    for number in (1..=farthest).filter(|number| !named.contains(number)) {
        if let Some(card) = state.person(first).sites[usize::from(number) - 1].take() {
            state.person(first).sites_seen |= 1 << number;
            state.enter(card, first, None);
        }
    }
}

fn in_play(key: &str) -> Option<(Card, u8)> {
    match key.parse() {
        Ok(Item::In(card, rank)) => Some((card, rank)),
        _ => None,
    }
}

fn is_in_play(key: &str) -> bool {
    in_play(key).is_some()
}

/// The card of this name.
fn find(state: &State, name: &str) -> Result<Id, String> {
    let (card, rank) = in_play(name).ok_or_else(|| format!("expected a card in play such as 1C9.1, found '{name}'"))?;
    state.at(card, rank).map(|o| o.id).ok_or_else(|| format!("expected a card of this position, found '{name}'"))
}

/// What has just left play is known by its number only.
fn find_or_number(state: &State, name: &str) -> Result<Id, String> {
    u16::read(name).map(Id).or_else(|_| find(state, name))
}

/// `1C9.1: a, on 1R13.1, 2 wounds`; what it is on may come later.
fn put_in_play(state: &mut State, key: &str, value: &str) -> Result<(), String> {
    let (card, rank) = in_play(key).expect("such lines were chosen");
    let mut words = value.split(',').map(str::trim);
    let owner = Seat::read(words.next().unwrap_or_default())?;
    if owner.index() >= state.people.len() {
        return Err(format!("expected a player of this game, found '{value}'"));
    }
    let mut wounds = 0;
    for word in words {
        match word.split_once(' ') {
            Some(("on", _)) => {}
            Some((count, "wound" | "wounds")) => wounds = Word::read(count)?,
            _ => return Err(format!("expected 'on' a card, or wounds, found '{word}'")),
        }
    }
    let alike = state.in_play.iter().filter(|o| o.card == card).count();
    if usize::from(rank) == alike + 1 {
        state.enter(card, owner, None);
        if card.kind() == Type::Site {
            leave_adventure_deck(state.person(owner), card);
        }
    }
    let id = find(state, key).map_err(|_| format!("expected {card}.{} first", alike + 1))?;
    let o = state.find_mut(id).expect("it was found");
    *o = InPlay { owner, wounds, ..*o };
    Ok(())
}

/// The `on 1R13.1` of such a line.
fn attach(state: &mut State, key: &str, value: &str) -> Result<(), String> {
    let Some(bearer) = value.split(',').find_map(|word| word.trim().strip_prefix("on ")) else { return Ok(()) };
    let on = find_or_number(state, bearer)?;
    let id = find(state, key)?;
    state.find_mut(id).expect("it was found").on = Some(on);
    Ok(())
}

fn leave_adventure_deck(person: &mut Person, site: Card) {
    let number = site.facts().site;
    let own = &mut person.sites[usize::from(number) - 1];
    if *own == Some(site) {
        *own = None;
    }
    person.sites_seen |= 1 << number;
}

/// T13.17 The numbers that the cards in play had.
fn renumber(state: &mut State, numbers: &str) -> Result<(), String> {
    let numbers: Vec<Id> = spaced(numbers)?;
    if !numbers.is_sorted_by(|one, next| one < next) {
        return Err("expected ascending numbers".into());
    }
    if numbers.len() != state.in_play.len() {
        return Err(format!("expected {} numbers, found {}", state.in_play.len(), numbers.len()));
    }
    state.in_play.iter_mut().zip(numbers).for_each(|(o, id)| o.id = id);
    Ok(())
}

/// `1C9 1C14`, or `none`.
fn spaced<T: Word, C: FromIterator<T>>(value: &str) -> Result<C, String> {
    value.split_whitespace().filter(|word| *word != "none").map(T::read).collect()
}

/// The words of a value.
fn words<const N: usize>(value: &str) -> Result<[&str; N], String> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let found = words.len();
    words.try_into().map_err(|_| format!("expected {N} words, found {found}"))
}

fn set(state: &mut State, key: &str, value: &str) -> Result<(), String> {
    let (what, whose) = key.split_once(' ').unwrap_or((key, ""));
    if let Some(seat) = Seat::read(whose).ok().filter(|seat| seat.index() < state.people.len()) {
        return set_person(state, seat, what, value);
    }
    match key {
        "options" => state.options = read_options(value)?,
        "seats" => {}
        "order" => state.order = spaced(value)?,
        "opponents" => state.opponents = Word::read(value)?,
        "free" => state.free = Word::read(value)?,
        "turn" => state.turn = Word::read(value)?,
        "phase" => state.phase = Word::read(value)?,
        "twilight" => state.twilight = Word::read(value)?,
        "stacked" => {
            let each = value.split_whitespace().filter(|word| *word != "none");
            state.stacked = each.map(|word| read_stacked(state, word)).collect::<Result<_, String>>()?;
        }
        "assigned" => {
            let each = value.split_whitespace().filter(|word| *word != "none");
            let pair = |word: &str| word.parse().ok().and_then(|item| state.pair(item));
            let all = each.map(|word| pair(word).ok_or_else(|| format!("expected a pair in play, found '{word}'")));
            state.assigned = all.collect::<Result<_, String>>()?;
        }
        "moves" => state.happened.moves = Word::read(value)?,
        "taken" => state.happened.taken = Word::read(value)?,
        _ => return set_moment(state, key, value),
    }
    Ok(())
}

/// `1C9@a>1R13.1`
fn read_stacked(state: &State, text: &str) -> Result<Stacked, String> {
    let expected = || format!("expected a card under another such as 1C9@a>1R13.1, found '{text}'");
    let (what, on) = text.split_once('>').ok_or_else(expected)?;
    let (card, owner) = what.split_once('@').ok_or_else(expected)?;
    Ok(Stacked { on: find(state, on)?, owner: Word::read(owner)?, card: Word::read(card)? })
}

fn set_person(state: &mut State, seat: Seat, what: &str, value: &str) -> Result<(), String> {
    if what == "bearer" {
        state.person(seat).ring_bearer = if value == "-" { None } else { Some(find_or_number(state, value)?) };
        return Ok(());
    }
    let person = state.person(seat);
    let bare = if value == "none" { "" } else { value };
    match what {
        "begins" => {
            let [bearer, ring] = words(value)?;
            person.begins_with = (Word::read(bearer)?, Word::read(ring)?);
        }
        "hand" => {
            let held = person.cards.describe();
            let draw = held.split_once('|').map_or("", |(_, draw)| draw);
            person.cards = Holding::read(seat, &format!("{bare} | {draw}"))?;
        }
        "draw" => {
            let held = person.cards.describe();
            let hand = held.split_once('|').map_or("", |(hand, _)| hand);
            person.cards = Holding::read(seat, &format!("{hand} | {bare}"))?;
        }
        "discard" => person.discard = spaced::<Card, Pile<Card>>(value)?,
        "dead" => person.dead = spaced::<Card, Pile<Card>>(value)?,
        "sites" => {
            let sites: Vec<Option<Card>> = spaced(value)?;
            person.sites = sites.try_into().map_err(|_| "expected nine sites, '-' for those on the path")?;
        }
        "seen" => {
            let numbers: Vec<u8> = spaced(value)?;
            if numbers.iter().any(|number| !(1..=9).contains(number)) {
                return Err("expected numbers of sites, 1 to 9".into());
            }
            person.sites_seen = numbers.iter().fold(0, |seen, number| seen | 1 << number);
        }
        "at" => person.at = Word::read(value)?,
        "bid" => person.bid = Word::read(value)?,
        "burdens" => person.burdens = Word::read(value)?,
        "worn" => person.ring_worn = Word::read(value)?,
        "out" => person.is_out = Word::read(value)?,
        "reconciled" => person.reconciled = Word::read(value)?,
        _ => return Err("expected hand, draw, discard, dead, sites, at, burdens, worn or the like of a player".into()),
    }
    Ok(())
}

/// What belongs to one very moment.
fn set_moment(state: &mut State, key: &str, value: &str) -> Result<(), String> {
    match key {
        "departed" => state.departed = Word::read(value)?,
        "lasting" => state.lasting.push(read_lasting(value)?),
        "skirmish" => {
            let [free, minions, removed, involved, was_on, fierce, cancelled] = words(value)?;
            state.skirmish = Some(Skirmish {
                free: Word::read(free)?,
                minions: Word::read(minions)?,
                removed: Word::read(removed)?,
                involved: Word::read(involved)?,
                was_on: Word::read(was_on)?,
                fierce: Word::read(fierce)?,
                cancelled: Word::read(cancelled)?,
            });
        }
        "leaving" => state.leaving = Word::read(value)?,
        "happened" => {
            let [assigned, lost, played, here, phase, turn, wounds] = words(value)?;
            let happened = &mut state.happened;
            happened.assigned = Word::read(assigned)?;
            happened.lost = Word::read(lost)?;
            happened.played = Word::read(played)?;
            happened.played_here = Word::read(here)?;
            happened.used_in_phase = Word::read(phase)?;
            happened.used_in_turn = Word::read(turn)?;
            happened.wounds = Word::read(wounds)?;
        }
        "under way" => state.stack.push(under_way::read(value)?),
        "unchecked" => state.unchecked = Word::read(value)?,
        "last number" => state.last_id = Word::read(value)?,
        "ending" => state.ending = read_ending(value)?,
        _ => return Err("expected a line of a position, such as phase, twilight, hand a, burdens a or 1C9.1".into()),
    }
    Ok(())
}

/// `last-site a`, `last-player a`, `draw`, or `-`.
fn read_ending(value: &str) -> Result<Option<Ending>, String> {
    Ok(match value.split_once(' ').unwrap_or((value, "")) {
        ("-", "") => None,
        ("draw", "") => Some(Ending::Draw),
        ("last-site", seat) => Some(Ending::LastSite(Word::read(seat)?)),
        ("last-player", seat) => Some(Ending::LastPlayer(Word::read(seat)?)),
        _ => return Err(format!("expected last-site or last-player with a player, draw or -, found '{value}'")),
    })
}

/// Where the sequence of play goes on if nothing is said about it: at the start of the phase. T6.20 What comes after the
/// fellowship phase comes after a move.
fn begin_phase(state: &mut State, moves_are_known: bool) {
    let place = match state.phase {
        Phase::Fellowship => Place::Fellowship,
        Phase::Shadow => Place::Shadow(state.right_of(state.free)),
        Phase::Maneuver => Place::Maneuver,
        Phase::Archery => Place::Archery,
        Phase::Assignment => Place::Assignment(false),
        Phase::Skirmish => Place::NextSkirmish(false),
        Phase::Regroup => Place::Regroup,
    };
    if state.phase != Phase::Fellowship && !moves_are_known {
        state.happened.moves = 1;
    }
    state.go(place);
}

/// `until source by what ...`
fn read_lasting(value: &str) -> Result<Lasting, String> {
    let all: Vec<&str> = value.split_whitespace().collect();
    let [until, source, by, what, rest @ ..] = &all[..] else { return Err("expected what lasts".into()) };
    let what = match (*what, rest) {
        ("strength", [id, by]) => Change::Strength(Word::read(id)?, Word::read(by)?),
        ("keyword", [id, keyword, by]) => Change::Keyword(Word::read(id)?, Word::read(keyword)?, Word::read(by)?),
        ("no-keyword", [id, keyword]) => Change::NoKeyword(Word::read(id)?, Word::read(keyword)?),
        ("archery", [side, by]) => Change::Archery(Word::read(side)?, Word::read(by)?),
        ("takes-part", [id]) => Change::TakesPart(Word::read(id)?),
        ("shadow-number", [id, by]) => Change::ShadowNumber(Word::read(id)?, Word::read(by)?),
        ("waits", [ability, it]) => {
            let ability: u8 = Word::read(ability)?;
            let source: Thing = Word::read(source)?;
            let waits = source.card.text().abilities.get(usize::from(ability));
            if !waits.is_some_and(|ability| matches!(ability.when, When::Later(_))) {
                return Err(format!("expected an ability of {} that waits, found '{ability}'", source.card));
            }
            Change::Waits(ability, read_list(it)?)
        }
        ("triple", [id]) => Change::TripleToOverwhelm(Word::read(id)?),
        ("modifier", [word, it]) => {
            let (card, place) = <(Card, u8)>::read(word)?;
            match word_at(card, place.into()) {
                Some(Effect::Lasting(modifier, _)) => Change::Modifier(modifier, read_list(it)?),
                _ => return Err(format!("expected a word of {card} that lasts, found '{word}'")),
            }
        }
        _ => return Err(format!("expected what lasts, found '{what}'")),
    };
    Ok(Lasting { what, source: Word::read(source)?, by: Word::read(by)?, until: Word::read(until)? })
}
