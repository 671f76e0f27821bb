//! The table of words in `docs/cards.md`: what each means, as its source says, and a card that uses it.

use crate::read;
use std::{collections::BTreeMap, fmt::Write, fs, path::Path};
use tcg::Card;
use tcg_sentences::{Language, sentences, words};

/// What the parts of the vocabulary are called in the source, for people, and among patterns.
const PARTS: [(&str, &str, &str); 10] = [
    ("Filter", "Descriptions of cards", "filter"),
    ("Whose", "Players", "whose"),
    ("Value", "Numbers", "value"),
    ("Cond", "Requirements", "cond"),
    ("From", "From where a card is played", "from"),
    ("Until", "How long something lasts", "until"),
    ("Kind", "What can be waited for", "trigger"),
    ("When", "When an ability is used", "when"),
    ("Modifier", "What is true while a card is active", "modifier"),
    ("Effect", "Verbs", "effect"),
];

/// The words of one part, each with what the source says of it.
fn members(source: &str, part: &str) -> Vec<(String, String)> {
    let (_, body) = source.split_once(&format!("enum {part} {{\n")).unwrap_or_else(|| panic!("{part} has moved"));
    let mut members = Vec::new();
    let mut about: Vec<&str> = Vec::new();
    // Deeper lines are the fields of a word.
    let indent = body.len() - body.trim_start().len();
    for line in
        body.lines().take_while(|line| !line.trim_start().starts_with('}') || line.starts_with(&" ".repeat(indent)))
    {
        let text = line.trim_start();
        if line.len() - text.len() != indent {
            continue;
        }
        if let Some(doc) = text.strip_prefix("/// ") {
            about.push(doc);
        } else if text.starts_with(|c: char| c.is_ascii_uppercase()) {
            let names = if text.contains('=') { text.split(", ").collect() } else { vec![text] };
            for name in names {
                let name: String = name.chars().take_while(|c| c.is_alphanumeric()).collect();
                members.push((name, about.join(" ")));
            }
            about.clear();
        }
    }
    members
}

/// `NoBurdensRemoved`, as `no-burdens-removed`.
fn kebab(name: &str) -> String {
    let letter = |(at, c): (usize, char)| {
        let dash = if at > 0 && c.is_uppercase() { "-" } else { "" };
        format!("{dash}{}", c.to_lowercase())
    };
    name.char_indices().map(letter).collect()
}

#[test]
fn the_table_of_words_is_true() {
    let english = Language::english();
    // The plainest card that uses a word shows it best.
    let mut written: Vec<Card> = Card::all().collect();
    written.sort_by_key(|card| (sentences(*card, &english).concat().len(), *card));
    let mut example: BTreeMap<String, Card> = BTreeMap::new();
    for card in written {
        words(card, &english).into_iter().for_each(|word| _ = example.entry(word).or_insert(card));
    }
    let source = read("../rules/src/cards/words.rs");
    let mut table = String::new();
    for (part, title, begin) in PARTS {
        write!(table, "\n### {title}: `{part}`\n\n| word | what it means | for example |\n|---|---|---|\n")
            .expect("text grows");
        for (name, about) in members(&source, part) {
            let (key, set) = (format!("{begin}-{}", kebab(&name)), format!("noun-{}-", kebab(&name)));
            let members =
                || example.range(set.clone()..).next().filter(|(word, _)| part == "Filter" && word.starts_with(&set));
            let card = example.get(&key).or_else(|| members().map(|(_, card)| card));
            let card = card.map_or_else(String::new, |card| format!("{card} {}", card.title()));
            writeln!(table, "| `{name}` | {about} | {card} |").expect("text grows");
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/cards.md");
    let page = fs::read_to_string(&path).expect("the page is there");
    let (text, said) = page.split_once("<!-- words -->\n").expect("the page has a place for the table");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, format!("{text}<!-- words -->\n{table}")).expect("the page can be written");
    } else {
        assert!(said == table, "docs/cards.md does not show the words as they are: run it with UPDATE=1");
    }
}
