//! Cards to read about: what is printed on them besides the text, and where they are in play.

use crate::{figure, names::Names, rulebook, says};
use tcg::{
    Card, View,
    cards::facts::{Facts, Type},
    rulebook::of_card,
};
use terminal::{Thing, Words, text};

/// All cards.
pub fn things() -> Vec<Thing> {
    Card::all().map(|card| Thing { id: card.to_string(), name: card.full_name(), also: None }).collect()
}

/// Everything there is to know about a card: its facts, then what it says.
pub fn sheet(words: &Words, view: &View, card: Card) -> Option<String> {
    let facts = card.facts();
    let mut lines = vec![format!("{} [{card}]", card.full_name()), kind(words, facts)];
    lines.extend(numbers(words, facts));
    lines.extend(keywords(words, facts));
    // Its keywords stand there already.
    lines.extend(says::card(words, card).into_iter().skip(usize::from(!facts.keywords.is_empty())));
    lines.extend(rulings(words, card));
    let state = view.world();
    let here = state.in_play.iter().filter(|o| o.card == card);
    let here: Vec<String> =
        here.map(|o| format!("{} ({})", figure::whole(words, &state, o), words.player(o.owner))).collect();
    if !here.is_empty() {
        lines.push(words.say("sheet-in-play", &[("cards", text(here.join("; ")))]));
    }
    Some(lines.join("\n  "))
}

/// What was decided about it, and which rules matter: `? T11.6` tells one.
fn rulings(words: &Words, card: Card) -> Vec<String> {
    let mut lines: Vec<String> = rulebook::rulings(card)
        .into_iter()
        .map(|ruling| words.say("sheet-ruling", &[("ruling", text(ruling))]))
        .collect();
    let rules = of_card(card);
    if !rules.is_empty() {
        lines.push(words.say("sheet-rules", &[("rules", text(rules.join(", ")))]));
    }
    lines
}

/// `Free Peoples, Gondor, companion, Man, unique`
fn kind(words: &Words, facts: &Facts) -> String {
    let side = facts.side.map(|side| words.word(&format!("side-{side}")));
    let culture = facts.culture.map(|culture| words.word(&format!("culture-{culture}")));
    let race = facts.race.map(|race| words.word(&format!("race-{race}")));
    let class = facts.class.map(|class| words.word(&format!("class-{class}")));
    let phases = facts.phases.iter().map(|phase| words.phase(*phase));
    let response = facts.response.then(|| words.word("sheet-response"));
    let unique = facts.unique.then(|| words.word("sheet-unique"));
    let kind = words.word(&format!("type-{}", facts.kind));
    let parts = side.into_iter().chain(culture).chain([kind]).chain(race).chain(class);
    parts.chain(phases).chain(response).chain(unique).collect::<Vec<_>>().join(", ")
}

/// `Twilight cost 4, strength 8, vitality 4`; what an attached card adds has a sign.
fn numbers(words: &Words, facts: &Facts) -> Option<String> {
    let number = |key: &str, name: &'static str, number: i16| words.say(key, &[(name, number.into())]);
    let mut numbers = Vec::new();
    if facts.side.is_some() {
        numbers.push(number("sheet-cost", "cost", facts.cost));
    }
    if facts.is_character() {
        numbers.push(number("sheet-strength", "strength", facts.strength));
        numbers.push(number("sheet-vitality", "vitality", facts.vitality));
    } else {
        let bonus = |key: &str, by: i16| (by != 0).then(|| words.say(key, &[("by", text(format!("{by:+}")))]));
        numbers.extend(bonus("figure-strength-bonus", facts.strength));
        numbers.extend(bonus("figure-vitality-bonus", facts.vitality));
    }
    if facts.resistance != 0 {
        numbers.push(number("sheet-resistance", "resistance", facts.resistance));
    }
    numbers.extend(facts.signet.map(|signet| words.say("sheet-signet", &[("signet", text(capital(signet.word())))])));
    match facts.kind {
        Type::Site => numbers.push(number("sheet-site", "site", facts.site.into())),
        Type::Ally if facts.site > 0 => numbers.push(number("sheet-home", "site", facts.site.into())),
        _ if facts.site > 0 => numbers.push(number("sheet-site-number", "site", facts.site.into())),
        _ => {}
    }
    if facts.kind == Type::Site {
        numbers.push(number("sheet-shadow-number", "number", facts.shadow));
    }
    (!numbers.is_empty()).then(|| numbers.join(", "))
}

fn keywords(words: &Words, facts: &Facts) -> Option<String> {
    let each = facts.keywords.iter().map(|(keyword, number)| figure::keyword_in(words, *keyword, *number));
    let all: Vec<String> = each.collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// A name that is written small where it is a word of data.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
