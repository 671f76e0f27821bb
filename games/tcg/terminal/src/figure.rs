//! A card in a few words: in play with what is true of it now, or not in play with what is printed on it.

use crate::names::Names;
use tcg::{
    Card, State,
    cards::facts::{Keyword, Type},
    game::{Id, InPlay, now},
};
use terminal::{Words, text};

/// A card in play by its name.
pub fn name(words: &Words, state: &State, o: &InPlay) -> String {
    let rank = state.in_play.iter().filter(|other| other.card == o.card && other.id <= o.id).count();
    words.in_play(o.card, rank as u8)
}

/// The same by its number.
pub fn name_of(words: &Words, state: &State, id: Id) -> Option<String> {
    state.object(id).map(|o| name(words, state, o))
}

/// A card in play with everything there is to see: `Aragorn, King in Exile: strength 8, vitality 3 of 4, ranger; bears ...`
pub fn whole(words: &Words, state: &State, o: &InPlay) -> String {
    let about: Vec<String> = [stats(words, state, o), with_it(words, state, o)].into_iter().flatten().collect();
    let name = name(words, state, o);
    if about.is_empty() { name } else { format!("{name}: {}", about.join("; ")) }
}

/// Strength, vitality and keywords of a character now.
pub fn stats(words: &Words, state: &State, o: &InPlay) -> Option<String> {
    if !o.card.facts().is_character() {
        return None;
    }
    let vitality = [("left", now::vitality_left(state, o).into()), ("all", now::vitality(state, o).into())];
    let mut stats = vec![
        words.say("figure-strength", &[("now", now::strength(state, o.id).into())]),
        words.say("figure-vitality", &vitality),
    ];
    let keywords = Keyword::ALL.iter().map(|keyword| (*keyword, now::keyword(state, o, *keyword)));
    stats
        .extend(keywords.filter(|(_, number)| *number > 0).map(|(keyword, number)| keyword_in(words, keyword, number)));
    if o.card.kind() == Type::Minion && now::is_roaming(state, o) {
        stats.push(words.word("figure-roaming"));
    }
    Some(stats.join(", "))
}

/// `damage +1`, `archer`
pub fn keyword_in(words: &Words, keyword: Keyword, number: i16) -> String {
    let word = words.word(&format!("keyword-{keyword}"));
    match keyword {
        Keyword::Damage | Keyword::Defender => format!("{word} +{number}"),
        _ => word,
    }
}

/// What it bears, and what is stacked under it, by title: that is enough to know them again.
fn with_it(words: &Words, state: &State, o: &InPlay) -> Option<String> {
    let borne: Vec<&str> = state.on(o.id).map(|item| item.card.title()).collect();
    let under = state.stacked.iter().filter(|stacked| stacked.on == o.id);
    let under: Vec<&str> = under.map(|stacked| stacked.card.title()).collect();
    let said =
        |key: &str, cards: Vec<&str>| (!cards.is_empty()).then(|| words.say(key, &[("cards", text(cards.join(", ")))]));
    let all: Vec<String> = [said("figure-bears", borne), said("figure-stacked", under)].into_iter().flatten().collect();
    (!all.is_empty()).then(|| all.join("; "))
}

/// What is printed on a card that is not in play, in short: `minion, cost 4, strength 9, vitality 2`.
pub fn printed(words: &Words, card: Card, cost: i16) -> String {
    let facts = card.facts();
    let mut about = vec![words.word(&format!("type-{}", facts.kind))];
    if facts.side.is_some() {
        about.push(words.say("figure-cost", &[("cost", cost.into())]));
    }
    if facts.is_character() {
        about.push(words.say("figure-strength", &[("now", facts.strength.into())]));
        about.push(words.say("sheet-vitality", &[("vitality", facts.vitality.into())]));
    } else {
        let bonus = |key: &str, by: i16| (by != 0).then(|| words.say(key, &[("by", text(format!("{by:+}")))]));
        about.extend(bonus("figure-strength-bonus", facts.strength));
        about.extend(bonus("figure-vitality-bonus", facts.vitality));
    }
    about.join(", ")
}
