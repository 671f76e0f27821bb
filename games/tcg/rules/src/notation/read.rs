//! The lines of a set-up or a position, read.

use super::{
    under_way,
    word::{Word, read_list},
    word_at,
};
use crate::{
    NAMES, Setup,
    cards::{Card, words::Effect},
    deck::{self, DeckList},
    game::{Change, Happened, Lasting, Options, Person, Skirmish, State},
    setup,
};
use table::{Seat, cards::Holding};

/// The set-up that these lines describe: decks, or a full position.
pub(super) fn setup(lines: &[(String, String)]) -> Result<Setup, (usize, String)> {
    let is_position = lines.iter().any(|(key, _)| key == "under way");
    if is_position { position(lines) } else { decks(lines) }
}

fn decks(lines: &[(String, String)]) -> Result<Setup, (usize, String)> {
    let (mut options, mut brought): (Options, Vec<Option<DeckList>>) = (Options::default(), Vec::new());
    for (at, (key, value)) in lines.iter().enumerate() {
        let wrong = |what: String| (at, what);
        match key.split_once(' ').unwrap_or((key.as_str(), "")) {
            ("options", "") => options = read_options(value).map_err(wrong)?,
            ("seats", "") => {
                let seats: usize = value
                    .parse()
                    .ok()
                    .filter(|n| (2..=5).contains(n))
                    .ok_or_else(|| wrong(format!("expected 2 to 5 seats, found '{value}'")))?;
                brought.resize(seats.max(brought.len()), None);
            }
            ("deck", seat) => {
                let seat = Seat::read(seat).map_err(wrong)?.index();
                brought.resize(brought.len().max(seat + 1), None);
                brought[seat] = Some(read_deck(value).map_err(wrong)?);
            }
            _ => return Err(wrong(format!("expected options, seats or a deck, found '{key}'"))),
        }
    }
    let Setup::Decks(ordinary, _) = setup::start() else { unreachable!("the ordinary start is decks") };
    brought.resize(brought.len().max(2), None);
    let filled = brought.into_iter().enumerate().map(|(at, deck)| deck.unwrap_or_else(|| ordinary[at % 2].clone()));
    Ok(Setup::Decks(filled.collect(), options))
}

/// A starter by its name, or a list with semicolons for the ends of lines.
fn read_deck(text: &str) -> Result<DeckList, String> {
    if let Some(deck) = deck::starter(text.trim()) {
        return Ok(deck);
    }
    DeckList::read(&text.replace(';', "\n")).map_err(|(line, what)| format!("card {line} of the deck: {what}"))
}

fn read_options(text: &str) -> Result<Options, String> {
    let mut options = Options::default();
    for word in text.split_whitespace().filter(|word| *word != "none") {
        match word {
            "mulligan" => options.mulligan = true,
            "first-game" => options.first_game = true,
            "open-discards" => options.open_discards = true,
            _ => return Err(format!("expected mulligan, first-game or open-discards, found '{word}'")),
        }
    }
    Ok(options)
}

fn position(lines: &[(String, String)]) -> Result<Setup, (usize, String)> {
    let seats = NAMES.iter().take_while(|name| lines.iter().any(|(key, _)| key == &format!("person {name}"))).count();
    if seats < 2 {
        return Err((0, "expected the lines of at least two players".into()));
    }
    let blank = deck::starter("fotr-aragorn").expect("a starter");
    let mut state = Setup::Decks(vec![blank; seats], Options::default()).begin();
    state.stack.clear();
    for (at, (key, value)) in lines.iter().enumerate() {
        set(&mut state, key, value).map_err(|what| (at, format!("{key}: {what}")))?;
    }
    Ok(Setup::Position(Box::new(state)))
}

/// The words of a value.
fn words<const N: usize>(value: &str) -> Result<[&str; N], String> {
    let words: Vec<&str> = value.split_whitespace().collect();
    let found = words.len();
    words.try_into().map_err(|_| format!("expected {N} words, found {found}"))
}

fn set(state: &mut State, key: &str, value: &str) -> Result<(), String> {
    let (what, whose) = key.split_once(' ').unwrap_or((key, ""));
    if let Some(person) = Seat::read(whose).ok().and_then(|seat| state.people.get_mut(seat.index()).zip(Some(seat))) {
        return set_person(person.0, person.1, what, value);
    }
    match key {
        "options" => state.options = read_options(value)?,
        "order" => state.order = Word::read(value)?,
        "opponents" => state.opponents = Word::read(value)?,
        "free" => state.free = Word::read(value)?,
        "turn" => state.turn = Word::read(value)?,
        "phase" => state.phase = Word::read(value)?,
        "twilight" => state.twilight = Word::read(value)?,
        "in play" => state.in_play = read_list(value)?,
        "departed" => state.departed = Word::read(value)?,
        "stacked" => state.stacked = read_list(value)?,
        "lasting" => state.lasting.push(read_lasting(value)?),
        "skirmish" => {
            let [free, minions, fierce, cancelled, removed, involved] = words(value)?;
            state.skirmish = Some(Skirmish {
                free: Word::read(free)?,
                minions: Word::read(minions)?,
                fierce: Word::read(fierce)?,
                cancelled: Word::read(cancelled)?,
                removed: Word::read(removed)?,
                involved: Word::read(involved)?,
            });
        }
        "assigned" => state.assigned = Word::read(value)?,
        "leaving" => state.leaving = Word::read(value)?,
        "happened" => {
            let [moves, taken, assigned, lost, played, phase, turn, wounds] = words(value)?;
            state.happened = Happened {
                moves: Word::read(moves)?,
                taken: Word::read(taken)?,
                assigned: Word::read(assigned)?,
                lost: Word::read(lost)?,
                played: Word::read(played)?,
                used_in_phase: Word::read(phase)?,
                used_in_turn: Word::read(turn)?,
                wounds: Word::read(wounds)?,
            };
        }
        "under way" => state.stack.push(under_way::read(value)?),
        "unchecked" => state.unchecked = Word::read(value)?,
        "last id" => state.last_id = Word::read(value)?,
        _ => return Err("expected a line of a position".into()),
    }
    Ok(())
}

fn set_person(person: &mut Person, seat: Seat, what: &str, value: &str) -> Result<(), String> {
    match what {
        "begins" => person.begins_with = Word::read(value)?,
        "cards" => person.cards = Holding::read(seat, value)?,
        "discard" => person.discard = read_list::<Card, _>(value)?,
        "dead" => person.dead = read_list::<Card, _>(value)?,
        "sites" => {
            let sites: Vec<Option<Card>> = read_list(value)?;
            person.sites = sites.try_into().map_err(|_| "expected nine sites, '-' for those on the path")?;
        }
        "person" => {
            let [seen, at, bid, burdens, worn, bearer, out, reconciled] = words(value)?;
            person.sites_seen = Word::read(seen)?;
            person.at = Word::read(at)?;
            person.bid = Word::read(bid)?;
            person.burdens = Word::read(burdens)?;
            person.ring_worn = Word::read(worn)?;
            person.ring_bearer = Word::read(bearer)?;
            person.is_out = Word::read(out)?;
            person.reconciled = Word::read(reconciled)?;
        }
        _ => return Err("expected begins, cards, discard, dead, sites or person".into()),
    }
    Ok(())
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
        ("triple", [id]) => Change::TripleToOverwhelm(Word::read(id)?),
        ("modifier", [word, it]) => {
            let (card, place) = <(Card, u8)>::read(word)?;
            match word_at(card, place.into()) {
                Some(Effect::Lasting(modifier, _)) => Change::Modifier(modifier, Word::read(it)?),
                _ => return Err(format!("expected a word of {card} that lasts, found '{word}'")),
            }
        }
        _ => return Err(format!("expected what lasts, found '{what}'")),
    };
    Ok(Lasting { what, source: Word::read(source)?, by: Word::read(by)?, until: Word::read(until)? })
}
