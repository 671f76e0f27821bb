//! Every language has every word, and there is a word for everything in the game.

use crate::{WarShown, names::Names, news, question, rulebook};
use std::{fs, path::Path};
use terminal::{Lang, Shown, Words, house, messages};
use war::{
    AREAS, Action, BattleKind, Card, Character, Deck, Face, Item, Lead, March, Nation, NationSet, Part, Phase, Region,
    Side, Site, Tile, Title, Victory, Why, Word, rulebook::PURPOSES,
};

fn words(lang: Lang) -> Words {
    Words::of::<WarShown>(lang).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_language_has_every_message_of_english() {
    messages::must_be_the_same_in_every_language(WarShown::files);
}

#[test]
fn the_terminal_says_everything_that_it_has_words_for() {
    let folder = |of: &str| format!("{}/{of}", env!("CARGO_MANIFEST_DIR"));
    let mut sources = String::new();
    for of in ["src", "../web/src", "../../../web/src"] {
        read_sources(Path::new(&folder(of)), &mut sources);
    }
    let [terminal, ..] = WarShown::files(Lang::En) else { panic!("there are words") };
    // What the house says, a game may say in its own words.
    let house: Vec<String> = messages::read(house(Lang::En)).into_keys().collect();
    let put_together: Vec<&str> = house.iter().map(String::as_str).chain(["plan-", "help-more"]).collect();
    assert_eq!(messages::unused(&[terminal], &sources, &put_together), [""; 0]);
}

fn read_sources(path: &Path, sources: &mut String) {
    let Ok(entries) = fs::read_dir(path) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        match path.is_dir() {
            true => read_sources(&path, sources),
            false => sources.push_str(&fs::read_to_string(&path).unwrap_or_default()),
        }
    }
}

fn ids<T: Copy>(prefix: &str, all: impl IntoIterator<Item = T>, id: impl Fn(T) -> String) -> Vec<String> {
    all.into_iter().map(|x| format!("{prefix}-{}", id(x))).collect()
}

#[test]
fn everything_in_the_game_has_a_word() {
    let wanted = [
        ids("side", Side::ALL, |x| x.to_string()),
        ids("phase", Phase::ALL, |x| x.to_string()),
        ids("nation", Nation::ALL, |x| x.to_string()),
        ids("nation", Nation::ALL, |x| format!("{x}-of")),
        ids("figure", ["regular", "elite", "leader", "nazgul"], |x| x.to_string()),
        ids("loss", ["lose", "lose-elite", "not-replaced", "reduce"], |x| x.to_string()),
        ids("character", Character::ALL, |x| x.to_string()),
        ids("site", Site::ALL, |x| x.to_string()),
        ids("face", Face::ALL, |x| x.to_string()),
        ids("deck", Deck::ALL, |x| x.to_string()),
        ids("action", Action::ALL, |x| x.to_string()),
        ids("word", Word::ALL, |x| x.to_string()),
        ids("battle", BattleKind::ALL, |x| x.to_string()),
        ids("victory", Victory::ALL, |x| x.to_string()),
        ids("area", AREAS, |x| x.id.to_string()),
        ids("region", Region::ALL, |x| x.to_string()),
        ids("tile", Tile::ALL, |x| x.to_string()),
        ids("card", Card::all(), |x| x.to_string()),
        ids("card", Card::all(), |x| format!("{x}-event")),
        ids("card", Card::all(), |x| format!("{x}-combat")),
        ids("title", Title::ALL, |x| x.to_string()),
        ids("part", Part::ALL, |x| x.to_string()),
        ids("why", purposes(), |x| x.to_string()),
        ids("plan", ["race", "defence", "free-war", "hunt", "conquest"], |x| x.to_string()),
        event_names().into_iter().map(|name| news::kebab("event", name)).collect(),
    ];
    let english = messages::read(WarShown::files(Lang::En));
    let missing: Vec<_> = wanted.iter().flatten().filter(|key| !english.contains_key(*key)).collect();
    assert!(missing.is_empty(), "games/war/words/en lacks {missing:?}");
}

#[test]
fn every_card_can_be_read_in_every_language() {
    for lang in Lang::ALL {
        let words = words(lang);
        let parts = Card::all().flat_map(|card| ["event", "combat"].map(|part| format!("card-{card}-{part}")));
        let titles = Title::ALL.into_iter().map(|title| format!("title-{title}"));
        let texts = messages::read(WarShown::files(lang))
            .into_keys()
            .filter(|key| key.starts_with("card-fp-") || key.starts_with("card-sh-"));
        let is_silent = |key: &String| words.maybe(key, &[]).is_none_or(|said| said.trim().is_empty());
        let silent: Vec<_> = parts.chain(titles).chain(texts).filter(is_silent).collect();
        assert!(silent.is_empty(), "{lang:?} says nothing, or something broken, of {silent:?}");
    }
}

#[test]
fn cards_of_one_title_do_the_same_in_battle() {
    let words = words(Lang::En);
    for card in Card::all() {
        let title = format!("combat-{}-text", card.text().combat);
        assert_eq!(words.word(&format!("card-{card}-combat")), words.word(&title), "{card}");
    }
}

/// The names of all purposes. They cannot be listed at run time, so they are read from where they are written.
fn purposes() -> Vec<&'static str> {
    let source = include_str!("../../rules/src/why.rs");
    let (_, body) = source.split_once("pub const fn name(self)").expect("Why has a function for names");
    let (body, _) = body.split_once("impl fmt::Display for Why").expect("Why can be displayed");
    body.split('"').skip(1).step_by(2).collect()
}

/// The names of all events, likewise.
fn event_names() -> Vec<&'static str> {
    let source = include_str!("../../rules/src/events.rs");
    let (_, body) = source.split_once("pub enum Event {").expect("there are events");
    let (body, _) = body.split_once("\n}").expect("the list of events ends");
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let name = |line: &'static str| line.split(|c: char| !c.is_ascii_alphanumeric()).next().filter(|n| !n.is_empty());
    variants.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase())).filter_map(name).collect()
}

#[test]
fn purposes_and_events_are_found_in_the_sources() {
    assert!(purposes().contains(&Why::Turn.name()) && purposes().len() > 50, "{:?}", purposes());
    assert!(event_names().contains(&"IntoSiege") && event_names().len() > 40, "{:?}", event_names());
}

#[test]
fn the_key_of_an_event_is_its_name() {
    assert_eq!(news::key(&war::Event::IntoSiege { side: Side::Free, at: Region::HelmsDeep }), "event-into-siege");
    assert_eq!(news::key(&war::Event::Hidden), "event-hidden");
}

#[test]
fn figures_are_counted_in_every_language() {
    for lang in Lang::ALL {
        let words = words(lang);
        for nation in Nation::ALL {
            let many = words.figures(war::Figure::Regular(nation), 3);
            assert!(many.contains('3') && !many.contains('{'), "{many}");
        }
    }
}

#[test]
fn questions_are_put_in_every_language() {
    let march = March { side: Side::Shadow, lead: Lead::Nobody, steps: 3, joins: true };
    let card = Card::new(Side::Free, Deck::Character, 5);
    let whys = [
        Why::MoveFrom { lead: Lead::Leader, second: false },
        Why::MoveFigures { from: Region::Edoras, to: Region::Folde, lead: Lead::Nazgul },
        Why::MarchFrom { march },
        Why::MarchFigures { from: Region::Edoras, march },
        Why::MarchOn { at: Region::Folde, left: 2 },
        Why::UseTableCard { card },
        Why::Price { icon: Face::Army },
        Why::CardFalls { who: Character::Gimli },
        Why::Casualty { hits: 3, at: Region::Edoras, without: NationSet::EMPTY, dealt: 0 },
        Why::Path { left: 2, revealed: true },
        Why::Turn,
    ];
    for lang in Lang::ALL {
        let words = words(lang);
        for why in whys {
            let said = question::purpose(&words, why);
            assert!(!said.contains('{') && !said.contains("why-"), "{lang:?}: {said}");
        }
    }
    let words = words(Lang::En);
    assert_eq!(question::purpose(&words, Why::UseTableCard { card }), "Do you use Mithril Coat and Sting?");
    assert_eq!(words.item(Item::Part(Part::HuntRoll), Why::CardChoice { dice: 0 }), "make a Hunt roll (0 dice)");
}

#[test]
fn every_purpose_but_chance_has_rules_to_read() {
    let chance = [
        "action-die",
        "combat-die",
        "hunt-die",
        "draw-tile",
        "tile-die",
        "random-companion",
        "draw-card",
        "card-die",
        "random-card",
    ];
    let (asked, drawn): (Vec<_>, Vec<_>) = purposes().into_iter().partition(|name| !chance.contains(name));
    assert_eq!(drawn, chance, "chance is for these");
    for purpose in asked {
        assert!(!rulebook::for_purpose(purpose).is_empty(), "{purpose}");
    }
}

#[test]
fn whatever_has_rules_is_a_purpose_that_is_asked_for() {
    for (purpose, _) in PURPOSES {
        assert!(purposes().contains(purpose), "{purpose}");
        assert_eq!(PURPOSES.iter().filter(|(other, _)| other == purpose).count(), 1, "{purpose}");
    }
    assert!(rulebook::for_purpose("banana").is_empty());
}
