//! T2 What is printed on the cards of sets 1 to 3: that `data/cards.csv` is as the rules say.

use std::collections::{BTreeMap, BTreeSet};
use tcg::{
    Card,
    cards::facts::{Class, Culture, Facts, Keyword, Race, Side, Type},
};

/// The columns of a row that say something, by name.
fn rows() -> Vec<BTreeMap<String, String>> {
    let mut file = csv::Reader::from_reader(include_str!("../data/cards.csv").as_bytes());
    let row = |row: Result<BTreeMap<String, String>, csv::Error>| {
        row.expect("a row").into_iter().filter(|(_, value)| !value.is_empty()).collect()
    };
    file.deserialize().map(row).collect()
}

/// All cards that fit.
fn cards(fits: impl Fn(&Facts) -> bool) -> Vec<&'static Facts> {
    let found: Vec<&Facts> = Card::all().map(Card::facts).filter(|facts| fits(facts)).collect();
    assert!(!found.is_empty());
    found
}

fn facts(code: &str) -> &'static Facts {
    code.parse::<Card>().expect("the code of a card").facts()
}

/// T2.24, T2-a Set, rarity, number.
fn code(facts: &Facts) -> (u16, char, u16) {
    let at = facts.code.find(|c: char| c.is_ascii_uppercase()).expect("a letter");
    let (set, rest) = facts.code.split_at(at);
    let rarity = rest.chars().next().expect("a letter");
    (set.parse().expect("a set"), rarity, rest[1..].parse().expect("a number"))
}

/// T2.1 A card is a site, The One Ring, or of one of the two sides.
#[test]
fn only_sites_and_the_ring_have_no_side() {
    for facts in cards(|_| true) {
        assert_eq!(facts.side.is_none(), matches!(facts.kind, Type::Site | Type::Ring), "{}", facts.code);
    }
}

/// T2.2, T2.3
#[test]
fn each_side_has_its_types() {
    let of = |side| cards(|facts| facts.side == Some(side)).iter().map(|facts| facts.kind).collect::<BTreeSet<Type>>();
    let both = [Type::Possession, Type::Artifact, Type::Event, Type::Condition];
    let with = |own: &[Type]| own.iter().chain(&both).copied().collect::<BTreeSet<Type>>();
    assert_eq!(of(Side::Free), with(&[Type::Companion, Type::Ally]));
    assert_eq!(of(Side::Shadow), with(&[Type::Minion]));
}

/// T2.4, T2.13 Characters are companions, allies and minions: they, and only they, have a race and a strength of their own.
#[test]
fn characters_have_strength_vitality_culture_and_race() {
    let mut races = BTreeSet::new();
    for row in rows() {
        let facts = facts(&row["code"]);
        assert_eq!(facts.is_character(), ["companion", "ally", "minion"].contains(&row["type"].as_str()), "{row:?}");
        assert_eq!(facts.race.is_some(), facts.is_character(), "{row:?}");
        races.extend(facts.race);
        if facts.is_character() {
            assert!(facts.culture.is_some() && facts.strength > 0 && facts.vitality > 0, "{row:?}");
        }
    }
    assert_eq!(races, Race::ALL.iter().copied().collect());
}

/// T2.14
#[test]
fn uruk_hai_are_no_orcs() {
    assert_eq!(facts("1C151").race, Some(Race::UrukHai));
    assert_eq!(facts("1C176").race, Some(Race::Orc));
}

/// T2.9
#[test]
fn the_one_ring_is_of_a_type_of_its_own() {
    let rings = cards(|facts| facts.kind == Type::Ring);
    let codes: Vec<&str> = rings.iter().map(|facts| facts.code.as_str()).collect();
    assert_eq!(codes, ["1R1", "1C2"]);
    for facts in rings {
        assert_eq!((facts.title.as_str(), facts.culture), ("The One Ring", None));
        let row = rows().into_iter().find(|row| row["code"] == facts.code).expect("a row");
        assert!(!row.contains_key("cost"), "{row:?}");
    }
}

/// T2.10 Some cards have a subtitle, all have a title; what differs in the subtitle alone is a card of the same title.
#[test]
fn every_card_has_a_title() {
    assert!(cards(|_| true).iter().all(|facts| !facts.title.is_empty()));
    assert_eq!((facts("1R13").title.as_str(), facts("1U12").title.as_str()), ("Gimli", "Gimli"));
    assert_ne!(facts("1R13").subtitle, facts("1U12").subtitle);
}

/// T2.11 All with a subtitle are somebody in particular.
#[test]
fn unique_cards_are_marked() {
    assert!(facts("1R13").unique && !facts("1C7").unique);
    for facts in cards(|facts| facts.is_character() && !facts.subtitle.is_empty()) {
        assert!(facts.unique, "{}", facts.code);
    }
}

/// T2.12 Every card of a side has a cost, and no other.
#[test]
fn cards_of_a_side_have_a_cost() {
    for row in rows() {
        let cost = row.get("cost").map(|cost| cost.parse::<u8>().expect("0 or more"));
        assert_eq!(cost.is_some(), row.contains_key("side"), "{row:?}");
    }
}

/// T2.15, T2.16 Signets are on companions and allies; minions have the number of a site, and no signet.
#[test]
fn signets_are_of_the_free_peoples_and_site_numbers_of_minions() {
    for facts in cards(|facts| facts.signet.is_some()) {
        assert!(matches!(facts.kind, Type::Companion | Type::Ally), "{}", facts.code);
    }
    for facts in cards(|facts| facts.kind == Type::Minion) {
        assert!((1..=9).contains(&facts.site) && facts.signet.is_none(), "{}", facts.code);
    }
    assert!(cards(|facts| facts.kind == Type::Companion).iter().all(|facts| facts.site == 0));
}

/// T2.17, T2.5
#[test]
fn allies_have_a_home() {
    let homes: BTreeSet<u8> = cards(|facts| facts.kind == Type::Ally).iter().map(|facts| facts.site).collect();
    assert_eq!(homes, BTreeSet::from([1, 2, 3, 6]));
}

/// T2.18 Classes are of possessions and artifacts; weapons are of two classes.
#[test]
fn items_may_have_a_class() {
    let with: Vec<&Facts> = cards(|facts| facts.class.is_some());
    assert!(with.iter().all(|facts| matches!(facts.kind, Type::Possession | Type::Artifact)));
    let classes: BTreeSet<Class> = with.iter().filter_map(|facts| facts.class).collect();
    assert_eq!(classes, Class::ALL.iter().copied().collect());
    for facts in with {
        let weapon = facts.class == Some(Class::HandWeapon) || facts.class == Some(Class::RangedWeapon);
        assert_eq!(facts.is_weapon(), weapon, "{}", facts.code);
    }
}

/// T2.20, T3.9 Sites have a number, a Shadow number and an arrow; there are sites of every number.
#[test]
fn sites_have_a_number_a_shadow_number_and_an_arrow() {
    let mut numbers = BTreeSet::new();
    for row in rows().into_iter().filter(|row| row["type"] == "site") {
        numbers.insert(row["site"].parse::<u8>().expect("a number"));
        assert!(row["shadow"].parse::<u8>().is_ok(), "{row:?}");
        assert!(["left", "right"].contains(&row["arrow"].as_str()), "{row:?}");
    }
    assert_eq!(numbers, (1..=9).collect());
}

/// T2.21
#[test]
fn only_frodo_and_sam_have_a_resistance() {
    for facts in cards(|_| true) {
        let resistance = match facts.title.as_str() {
            "Frodo" => 10,
            "Sam" => 5,
            _ => 0,
        };
        assert_eq!(facts.resistance, resistance, "{}", facts.code);
    }
}

/// T2.22 A word of a title or subtitle is no keyword: this Boromir is called a defender, and is a ranger.
#[test]
fn names_are_no_keywords() {
    let boromir = facts("3P122");
    assert!(boromir.subtitle.contains("Defender"));
    let keywords: Vec<Keyword> = boromir.keywords.iter().map(|(keyword, _)| *keyword).collect();
    assert_eq!(keywords, [Keyword::Ranger]);
}

/// T2.23
#[test]
fn each_side_has_its_cultures() {
    let of = |side| {
        let all = cards(|facts| facts.side == Some(side));
        assert!(all.iter().all(|facts| facts.culture.is_some()));
        all.iter().filter_map(|facts| facts.culture).collect::<BTreeSet<Culture>>()
    };
    use Culture::{Dwarven, Elven, Gandalf, Gondor, Isengard, Moria, Ringwraith, Sauron, Shire};
    assert_eq!(of(Side::Free), BTreeSet::from([Dwarven, Elven, Gandalf, Gondor, Shire]));
    assert_eq!(of(Side::Shadow), BTreeSet::from([Isengard, Moria, Ringwraith, Sauron]));
    assert!(cards(|facts| facts.side.is_none()).iter().all(|facts| facts.culture.is_none()));
}

/// T2.24, T2-a The code says set, rarity and number; every number of a set is there once.
#[test]
fn codes_are_set_rarity_and_number() {
    assert_eq!(code(facts("1R34")), (1, 'R', 34));
    let mut numbers: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
    cards(|_| true).iter().map(|facts| code(facts)).for_each(|(set, _, at)| numbers.entry(set).or_default().push(at));
    numbers.values_mut().for_each(|numbers| numbers.sort_unstable());
    let whole = |count: u16| (1..=count).collect::<Vec<u16>>();
    assert_eq!(numbers, BTreeMap::from([(1, whole(365)), (2, whole(122)), (3, whole(122))]));
}

/// T2.25
#[test]
fn rarities_of_the_first_set() {
    let of = |rarity| cards(|facts| code(facts).0 == 1 && code(facts).1 == rarity).len();
    assert_eq!(['R', 'U', 'C', 'P'].map(of), [121, 121, 121, 2]);
}
