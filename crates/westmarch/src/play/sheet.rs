//! A card to read: found by what was typed, and printed with everything it does. What a card does is no secret, whoever
//! holds it.

use super::words::{Words, text};
use table::Asked;
use war::{Card, Item, War};

/// The card that a text means: the number of an option that is a card, its name in notation, its name, or a part of it.
/// Several if the text leaves it open.
pub fn find(words: &Words, asked: Option<&Asked<War>>, typed: &str) -> Vec<Card> {
    let wanted = plain(typed);
    if let Ok(number) = wanted.parse::<usize>() {
        return asked.and_then(|asked| option(asked, number)).into_iter().collect();
    }
    if let Ok(card) = wanted.parse() {
        return vec![card];
    }
    if wanted.is_empty() {
        return Vec::new();
    }
    let named = |fits: &dyn Fn(&str) -> bool| -> Vec<Card> {
        Card::all().filter(|card| names_of(words, *card).iter().any(|name| fits(name))).collect()
    };
    let exactly = named(&|name| name == wanted);
    let begins = || named(&|name| name.starts_with(&wanted));
    let contains = || named(&|name| name.contains(&wanted));
    [exactly].into_iter().chain([begins(), contains()]).find(|cards| !cards.is_empty()).unwrap_or_default()
}

/// The card that an option is, counted from 1.
fn option(asked: &Asked<War>, number: usize) -> Option<Card> {
    match asked.options.get(number.checked_sub(1)?)?.item {
        Item::Card(card) => Some(card),
        _ => None,
    }
}

/// Its name in the language of the player and in English.
fn names_of(words: &Words, card: Card) -> [String; 2] {
    [plain(&words.card(card)), plain(&card.text().name)]
}

/// A text as it is typed in a hurry: in lower case, without accents.
fn plain(text: &str) -> String {
    let letter = |c: char| match c {
        'á' | 'â' => 'a',
        'é' | 'ë' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'û' => 'u',
        '’' => '\'',
        other => other,
    };
    text.trim().to_lowercase().chars().map(letter).collect()
}

/// Everything about a card: its name, what plays it, what its event and its combat half do, and rulings.
pub fn sheet(words: &Words, card: Card) -> String {
    let print = card.text();
    let of_card = |part: &str| words.maybe(&format!("card-{card}-{part}"), &[]);
    let name = [
        ("card", text(words.card(card))),
        ("id", text(card.to_string())),
        ("side", text(words.side(card.side()))),
        ("deck", text(words.deck(card.deck()))),
    ];
    let mut played = words.say("sheet-die", &[("face", text(words.face(print.die)))]);
    if print.table {
        played = format!("{played} {}", words.word("sheet-table"));
    }
    let mut lines = vec![words.say("sheet-name", &name), played];
    let event = of_card("event").unwrap_or_default();
    lines.push(words.say("sheet-event", &[("text", text(event))]));
    let combat = [
        ("title", text(words.title(print.combat))),
        ("initiative", text(words.initiative(card))),
        ("text", text(of_card("combat").unwrap_or_default())),
    ];
    lines.push(words.say("sheet-combat", &combat));
    // What is said of the combat half stands in a line of its own.
    let rulings = of_card("rulings").map(|rulings| text(rulings.replace('\n', "\n  ")));
    lines.extend(rulings.map(|rulings| words.say("sheet-rulings", &[("text", rulings)])));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{super::words::Lang, *};

    fn english() -> Words {
        Words::new(Lang::En).unwrap_or_else(|error| panic!("{error}"))
    }

    fn found(typed: &str) -> Vec<String> {
        find(&english(), None, typed).iter().map(Card::to_string).collect()
    }

    #[test]
    fn a_card_is_found_by_what_it_is_called() {
        assert_eq!(found("fp-char-09"), ["fp-char-09"]);
        assert_eq!(found(" FP-CHAR-09 "), ["fp-char-09"]);
        assert_eq!(found("athelas"), ["fp-char-09"]);
        assert_eq!(found("cirdan"), ["fp-strat-13"]);
        assert_eq!(found("galadhrim"), ["fp-strat-15"]);
        assert_eq!(found("the ents awake").len(), 3);
        assert_eq!(found("banana"), [""; 0]);
        assert_eq!(found(""), [""; 0]);
        assert_eq!(found("1"), [""; 0]);
    }

    #[test]
    fn a_card_is_printed_with_all_its_parts() {
        let sheet = sheet(&english(), "sh-strat-07".parse().expect("it is a card"));
        for part in
            ["Shadows Gather [sh-strat-07] – Shadow, Strategy deck", "Army or Event", "Event: A Shadow Army moves"]
        {
            assert!(sheet.contains(part), "{sheet}");
        }
        assert!(sheet.contains("In battle: Mûmakil, initiative 3/5. Usable if"), "{sheet}");
        assert!(sheet.contains("\nRulings: ") && !sheet.contains('{'), "{sheet}");
    }
}
