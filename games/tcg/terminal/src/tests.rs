//! Every language has every word, and there is a word for everything that comes up in games of two to five.

use crate::{TcgShown, names::Names, news, question, rulebook};
use std::{collections::BTreeSet, fs};
use table::{Dice, Match, Random, Rules, Seat};
use tcg::{
    Setup, Tcg,
    cards::{
        Card,
        facts::{Class, Culture, Keyword, Phase, Race, Side, Type},
        words::Kind,
    },
    deck::{self, STARTERS},
    game::Options,
    rulebook::PURPOSES,
};
use terminal::{Lang, Shown, Words, house, messages};

fn words(lang: Lang) -> Words {
    Words::of::<TcgShown>(lang).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_language_has_every_message_of_english() {
    messages::must_be_the_same_in_every_language(TcgShown::files);
}

#[test]
fn the_terminal_says_everything_that_it_has_words_for() {
    let folder = format!("{}/src", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(folder).expect("there are sources").filter_map(|entry| Some(entry.ok()?.path()));
    let sources: String = files.filter_map(|path| fs::read_to_string(path).ok()).collect();
    let [terminal, ..] = TcgShown::files(Lang::En) else { panic!("there are words") };
    // What the house says, a game may say in its own words.
    let house: Vec<String> = messages::read(house(Lang::En)).into_keys().collect();
    let put_together: Vec<&str> = house.iter().map(String::as_str).chain(["plan-", "help-more"]).collect();
    assert_eq!(messages::unused(&[terminal], &sources, &put_together), [""; 0]);
}

/// The names between quotes in a part of a source: what cannot be listed at run time is read from where it is written.
fn quoted(source: &'static str, from: &str, to: &str) -> BTreeSet<&'static str> {
    let (_, body) = source.split_once(from).expect("the part begins");
    let (body, _) = body.split_once(to).expect("the part ends");
    body.split('"').skip(1).step_by(2).collect()
}

fn purposes() -> BTreeSet<&'static str> {
    quoted(include_str!("../../rules/src/why.rs"), "pub const fn name(&self)", "impl fmt::Display for Why")
}

fn events() -> BTreeSet<&'static str> {
    quoted(include_str!("../../rules/src/told.rs"), "impl Event {", "/// What it mentions.")
}

fn items() -> BTreeSet<&'static str> {
    quoted(include_str!("../../rules/src/told.rs"), "impl Item {", "/// What it mentions.")
}

fn keys<T: ToString>(prefix: &str, all: impl IntoIterator<Item = T>) -> Vec<String> {
    all.into_iter().map(|one| format!("{prefix}-{}", one.to_string())).collect()
}

#[test]
fn everything_in_the_game_has_a_word() {
    let wanted = [
        keys("side", Side::ALL),
        keys("type", Type::ALL),
        keys("culture", Culture::ALL),
        keys("race", Race::ALL),
        keys("class", Class::ALL),
        keys("keyword", Keyword::ALL),
        keys("phase", Phase::ALL),
        keys("kind", Kind::ALL),
        keys("seat", tcg::NAMES),
        keys("victory", ["last-site", "last-player", "draw"]),
        keys("why", purposes()),
        keys("event", events()),
        keys("word", items()),
    ];
    let english = messages::read(TcgShown::files(Lang::En));
    let missing: Vec<_> = wanted.iter().flatten().filter(|key| !english.contains_key(*key)).collect();
    assert!(missing.is_empty(), "games/tcg/words/en lacks {missing:?}");
    assert!(purposes().len() > 35 && events().len() > 25 && items().len() > 10);
}

/// A game of so many starters.
fn start(seats: usize, first: usize) -> Setup {
    let deck = |at: usize| deck::starter(STARTERS[(first + at) % STARTERS.len()].0).expect("a starter");
    Setup::Decks((0..seats).map(deck).collect(), Options::default())
}

/// How keys of messages begin: a text that has one of these says nothing.
const KEYS: [&str; 12] =
    ["status-", "figure-", "under-", "why-", "event-", "word-", "kind-", "phase-", "card-", "seat-", "type-", "sheet-"];

fn must_speak(lang: Lang, said: &str) {
    // Some cards stand under others, and codes are no keys.
    let key = KEYS.into_iter().find(|key| said.split_whitespace().any(|word| word.starts_with(key)));
    assert!(!said.trim().is_empty() && key.is_none() && !said.contains('{'), "{lang:?}: {key:?} in {said}");
}

#[test]
fn random_games_of_two_to_five_are_told_in_words() {
    let mut whys = BTreeSet::new();
    for (seats, first) in (2..=5).flat_map(|seats| (0..3).map(move |first| (seats, first * 2))) {
        let lang = Lang::ALL[(seats + first) % Lang::ALL.len()];
        let seed = (seats * 10 + first) as u64;
        let (words, mut luck, mut random) = (words(lang), Dice::new(seed), Random::new(seed));
        let mut game: Match<Tcg> = Match::begin(&start(seats, first), &mut luck);
        let mut count = 0;
        while let Some(asked) = game.next_question().cloned() {
            whys.insert(asked.why.name());
            must_speak(lang, &question::purpose(&words, &asked.why));
            asked.items().for_each(|item| must_speak(lang, &words.item(item, &asked.why)));
            count += 1;
            if count % 9 == 0 {
                looked_at(lang, &words, &game, asked.seat);
                let view = game.view(Some(asked.seat));
                TcgShown::options(&words, &view, &asked).iter().for_each(|line| must_speak(lang, line));
            }
            let answer = random.answer::<Tcg>(game.state(), &asked);
            game.answer(asked.seat, answer, &mut luck).unwrap_or_else(|refused| panic!("{refused}"));
        }
        for seat in game.seating().seats().map(Some).chain([None]) {
            let heard: Vec<_> = game.heard(seat).collect();
            heard.iter().for_each(|event| {
                assert!(words.maybe(&news::key(event), &words.values(event.mentions())).is_some(), "{lang:?}: {event}");
            });
            TcgShown::news(&words, &heard).iter().for_each(|line| must_speak(lang, line));
        }
    }
    assert!(whys.len() > 20, "{whys:?}");
}

/// Everything that can be looked at, from a seat and from outside.
fn looked_at(lang: Lang, words: &Words, game: &Match<Tcg>, seat: Seat) {
    for view in [game.view(Some(seat)), game.view(None)] {
        must_speak(lang, &TcgShown::status(words, &view));
        must_speak(lang, &TcgShown::brief(words, &view, true));
        TcgShown::hand(words, &view).iter().for_each(|hand| must_speak(lang, hand));
        TcgShown::board(words, &view, "").iter().for_each(|board| must_speak(lang, board));
    }
}

#[test]
fn every_card_can_be_read() {
    let words = words(Lang::En);
    let view = Tcg::view(&Tcg::begin(&tcg::start()), None);
    for card in Card::all() {
        let sheet = TcgShown::sheet(&words, &view, &card.to_string()).expect("every card has a sheet");
        must_speak(Lang::En, &sheet);
        assert!(sheet.starts_with(&card.full_name()) && sheet.contains(&format!("[{card}]")), "{sheet}");
    }
}

#[test]
fn every_purpose_but_chance_has_rules_to_read() {
    let chance = BTreeSet::from(["tie", "first-player", "draw", "top-card", "random-card"]);
    let with_rules: BTreeSet<&str> = PURPOSES.iter().map(|(purpose, _)| *purpose).collect();
    assert_eq!(with_rules, purposes().difference(&chance).copied().collect());
    assert_eq!(with_rules.len(), PURPOSES.len(), "each stands there once");
    assert!(with_rules.iter().all(|purpose| !rulebook::for_purpose(purpose).is_empty()));
}

#[test]
fn what_is_drawn_in_a_row_shares_a_line() {
    use tcg::Event;
    let (words, seat) = (words(Lang::En), Seat(0));
    let drew = |card| Event::Drew { by: seat, card };
    let card = Card::all().next().expect("there are cards");
    let told =
        news::lines(&words, &[drew(None), drew(None), Event::Out { who: seat }, drew(Some(card)), drew(Some(card))]);
    let twice = format!("Player A draws {0}; {0}.", card.full_name());
    assert_eq!(told, ["Player A draws 2 cards.", "Player A is out of the game.", &twice]);
}

#[test]
fn set_ups_have_as_many_seats_as_are_wanted() {
    let setup = |seats, decks: &[&str]| {
        let decks = decks.iter().map(|deck| deck.to_string()).collect();
        let setup = TcgShown::setup(&terminal::Wanted { seats, decks }).map_err(|wrong| wrong.to_string())?;
        Ok::<_, String>(Tcg::seating(&Tcg::begin(&setup)).count())
    };
    assert_eq!((setup(None, &[]), setup(Some(4), &[])), (Ok(2), Ok(4)));
    assert_eq!(setup(None, &["fotr-aragorn", "mom-gimli", "mom-gimli"]), Ok(3));
    assert_eq!(setup(Some(2), &["fotr-aragorn"]), Err("--decks: expected 2 decks, one for each seat, found 1".into()));
    assert_eq!(setup(Some(6), &[]), Err("expected 2 to 5 seats, found 6".into()));
}
