//! The ledger of words: each has a pattern, each pattern a word, and each is used by a written card or listed with the reason
//! in `unused.txt`. The patterns stand for the words, since no word can be said without one.

use crate::{languages, must_say, read};
use std::{collections::BTreeSet, fs, path::Path};
use tcg::{
    Card,
    cards::{
        facts::{Class, Culture, Keyword, Phase, Race, Side, Signet, Type},
        words::Until,
    },
};
use tcg_sentences::{Language, words};

/// What the names of patterns for words of the vocabulary begin with.
const VOCABULARY: [&str; 10] =
    ["when", "filter", "whose", "value", "cond", "trigger", "modifier", "effect", "from", "until"];

/// The closed sets, whose members are words with a pattern each.
fn members() -> BTreeSet<String> {
    let set = |name: &str, words: Vec<&str>| words.iter().map(|word| format!("{name}-{word}")).collect::<Vec<_>>();
    macro_rules! set {
        ($name:literal, $Set:ident) => {
            set($name, $Set::ALL.iter().map(|it| it.word()).collect())
        };
    }
    let sets = [
        set!("noun-side", Side),
        set!("noun-type", Type),
        set!("noun-race", Race),
        set!("noun-culture", Culture),
        set!("noun-class", Class),
        set!("noun-keyword", Keyword),
        set!("noun-signet", Signet),
        set!("noun-phase", Phase),
        set!("until", Until),
    ];
    sets.into_iter().flatten().collect()
}

/// The patterns that the generator names, as texts in its source.
fn named() -> BTreeSet<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = fs::read_dir(source).expect("the source is there").map(|file| file.expect("a file").path());
    let texts = files.map(|file| fs::read_to_string(file).expect("a text"));
    let begins = [&VOCABULARY[..], &["paragraph", "noun", "limit"]].concat();
    let is_key = |text: &&str| {
        let rest = begins.iter().find_map(|begin| text.strip_prefix(begin)).and_then(|rest| rest.strip_prefix('-'));
        rest.is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
    };
    texts.flat_map(|text| text.split('"').filter(is_key).map(String::from).collect::<Vec<_>>()).collect()
}

/// The patterns of a file, and those that they use.
fn patterns(file: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let name = |text: &str| text.chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect::<String>();
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let defined = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()) && line.contains(" = "));
    let used = file.split("{ ").skip(1).map(name).filter(|name| !name.is_empty());
    (defined.map(name).collect(), used.collect())
}

#[test]
fn every_word_has_its_pattern_and_every_pattern_its_word() {
    let mut wanted: BTreeSet<String> = named();
    wanted.extend(members());
    let joins = ["and", "or", "then", "ways", "attributes", "keywords"];
    wanted.extend(joins.iter().flat_map(|join| [format!("{join}-last"), format!("{join}-more")]));
    wanted.extend(["cases", "digits", "tail", "whole", "where-x"].map(String::from));
    assert!(wanted.len() > 250, "the source has moved: {} found", wanted.len());
    for (tag, language) in languages() {
        let missing: Vec<&String> = wanted.iter().filter(|key| !language.has(key)).collect();
        assert!(missing.is_empty(), "{tag}: words without a pattern: {missing:#?}");
        let (defined, used) = patterns(&read(&format!("../words/{tag}/sentences.ftl")));
        let idle: Vec<&String> = defined.iter().filter(|key| !wanted.contains(*key) && !used.contains(*key)).collect();
        assert!(idle.is_empty(), "{tag}: patterns that nothing says: {idle:#?}");
    }
}

#[test]
fn every_word_is_used_by_a_card_or_there_is_a_reason() {
    let english = Language::english();
    let written = Card::all;
    let used: BTreeSet<String> = written().flat_map(|card| words(card, &english)).collect();
    let is_word = |key: &String| VOCABULARY.iter().any(|begin| key.starts_with(&format!("{begin}-")));
    let vocabulary: BTreeSet<String> = named().into_iter().filter(is_word).chain(members()).collect();
    let list = read("tests/unused.txt");
    let word = |line: &str| line.split(": ").next().map(String::from);
    let listed: BTreeSet<String> = list.lines().filter_map(word).collect();
    let dead: Vec<&String> =
        vocabulary.iter().filter(|word| !used.contains(*word) && !listed.contains(*word)).collect();
    assert!(dead.is_empty(), "no card uses these, and unused.txt does not say why they are there: {dead:#?}");
    // A word that a card uses by now is struck off the list.
    let unused = |line: &&str| word(line).is_some_and(|word| vocabulary.contains(&word) && !used.contains(&word));
    let kept: String = list.lines().filter(unused).map(|line| format!("{line}\n")).collect();
    must_say("unused.txt", &kept);
}
