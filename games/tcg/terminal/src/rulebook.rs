//! The numbered rules: looked up by number, and by what a question is for.

use tcg::{Card, rulebook::PURPOSES};

/// The rules in English; the rules of the game are written nowhere else.
const RULES: &str = include_str!("../../../../docs/rules/lotr-tcg.md");

/// The rules for a purpose; there are none for chance.
pub fn for_purpose(name: &str) -> Vec<String> {
    let known = PURPOSES.iter().filter(|(purpose, _)| *purpose == name);
    known.flat_map(|(_, numbers)| *numbers).flat_map(|number| lookup(number)).collect()
}

/// Whether scenarios may cite this: a rule, a worked example, a row of the index of player decisions, or a card.
pub fn is_a_rule(cited: &str) -> bool {
    let is_row = || cited.starts_with('D') && RULES.contains(&format!("\n| {cited} |"));
    let is_rule = || is_number(cited) && RULES.contains(&format!("\n- {cited} "));
    is_rule() || is_row() || RULES.contains(&format!("`Example {cited}`")) || cited.parse::<Card>().is_ok()
}

/// The rulings on a card: those of the chapter on single cards, and the rules and worked examples that name it.
pub fn rulings(card: Card) -> Vec<String> {
    let code = card.to_string();
    let names = |text: &str| text.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == code);
    let single = paragraphs().into_iter().filter(|text| {
        let head = text.split_once(':').map_or("", |(head, _)| head);
        head.starts_with(|c: char| c.is_ascii_digit()) && names(head)
    });
    let single: Vec<String> = single.filter_map(|text| text.split_once(": ").map(|(_, what)| plain(what))).collect();
    let naming = rules().into_iter().filter(|(_, text)| names(text));
    let naming = naming.map(|(number, text)| format!("{number} {}", plain(&text)));
    single.into_iter().chain(naming).collect()
}

/// A rule by its number with those that are part of it, or all rules of a section.
pub fn lookup(number: &str) -> Vec<String> {
    let number = number.trim().trim_end_matches('.').to_lowercase();
    // Nobody types the letter that all rules have; but a number without a point is that of an option.
    let bare = number.starts_with(|c: char| c.is_ascii_digit()) && number.contains('.');
    let number = if bare { format!("t{number}") } else { number };
    let asked = |found: &str| {
        let rest = found.to_lowercase().strip_prefix(&number).map(String::from);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(|c: char| c == '.' || c.is_ascii_alphabetic()))
    };
    let found = rules().into_iter().filter(|(found, _)| !number.is_empty() && asked(found));
    found.map(|(found, text)| format!("{found} {}", plain(&text))).collect()
}

/// All rules, as number and text: `- T6.14 text`.
fn rules() -> Vec<(String, String)> {
    let numbered = paragraphs().into_iter().filter_map(|text| {
        let (number, text) = text.split_once(' ')?;
        is_number(number).then(|| (number.to_string(), text.to_string()))
    });
    numbered.collect()
}

/// The items of the lists: `- text`, and lines that go on further in.
fn paragraphs() -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in RULES.lines() {
        match (line.strip_prefix("- "), items.last_mut()) {
            (Some(text), _) => items.push(text.into()),
            (None, Some(text)) if goes_on && line.starts_with("  ") => {
                text.push(' ');
                text.push_str(line.trim());
            }
            _ => {
                goes_on = false;
                continue;
            }
        }
        goes_on = true;
    }
    items
}

/// `T6.14`, `T6.14a`
fn is_number(word: &str) -> bool {
    let mut parts = word.strip_prefix('T').unwrap_or_default().split('.');
    let is_digits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    match (parts.next(), parts.next(), parts.next()) {
        (Some(chapter), Some(rule), None) => {
            is_digits(chapter) && is_digits(rule.trim_end_matches(|c: char| c.is_ascii_lowercase()))
        }
        _ => false,
    }
}

/// Who decided a rule helps nobody at the table.
const SOURCES: [&str; 6] = ["[ruling]", "(CR)", "(ref)", "(own)", "(rulebook)", "`"];

/// A rule without the remarks on its sources.
fn plain(text: &str) -> String {
    let kept = SOURCES.iter().fold(text.to_string(), |text, source| text.replace(source, ""));
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    [" .", " ,", " ;", " :", " )"].into_iter().fold(kept, |kept, gap| kept.replace(gap, gap.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tcg::rulebook::of_card;

    #[test]
    fn every_number_in_the_table_is_a_rule() {
        for (purpose, numbers) in PURPOSES {
            for number in *numbers {
                assert!(is_a_rule(number), "{purpose}: there is no rule {number}");
            }
        }
    }

    #[test]
    fn a_rule_is_found_by_its_number_and_read_without_its_sources() {
        assert_eq!(lookup("t3.2"), ["T3.2 Draw deck: at least 60 cards."]);
        assert_eq!(lookup("3.2"), lookup("T3.2"));
        let whole = lookup("T3.7").concat();
        assert!(whole.ends_with("count for neither side.") && !whole.contains('['), "{whole}");
        assert!(lookup("T3").len() > 8 && lookup("T1.3").len() == 2, "sections, and parts of rules");
        assert!(lookup("T99.1").is_empty() && lookup("").is_empty() && lookup("1R89").is_empty());
    }

    #[test]
    fn what_goes_on_in_the_next_line_is_part_of_the_rule() {
        assert!(lookup("T1.6").concat().contains("other Shadow players are not."), "{:?}", lookup("T1.6"));
    }

    #[test]
    fn a_card_has_its_rulings_and_its_rules() {
        let card = |code: &str| code.parse::<Card>().expect("a card");
        assert_eq!(rulings(card("2C69")), ["the Elf or Dwarf must be skirmishing a Moria Orc."]);
        assert!(rulings(card("1U60"))[0].starts_with("they have the text"), "shared, and going on in the next line");
        assert!(rulings(card("1U359")).iter().any(|ruling| ruling.starts_with("T9.6 ")), "a rule names it");
        assert!(rulings(card("1C3")).is_empty());
        assert_eq!(of_card(card("1C121")), ["T2.7", "T5.9", "T11.6", "T11.7"]);
    }

    #[test]
    fn every_rule_that_is_said_to_matter_for_a_card_is_one() {
        for card in Card::all() {
            for rule in of_card(card) {
                assert!(is_a_rule(rule), "{card}: there is no rule {rule}");
            }
        }
    }

    #[test]
    fn every_ruling_is_about_cards_that_there_are() {
        let heads = paragraphs().into_iter().filter(|text| text.starts_with(|c: char| c.is_ascii_digit()));
        let heads: Vec<String> = heads.filter_map(|text| text.split_once(':').map(|(head, _)| head.into())).collect();
        assert!(heads.len() > 30, "{heads:?}");
        for word in
            heads.iter().flat_map(|head| head.split([' ', ','])).filter(|word| word.starts_with(['1', '2', '3']))
        {
            assert!(word.parse::<Card>().is_ok(), "there is no card {word}");
        }
    }

    #[test]
    fn rules_and_examples_can_be_cited() {
        assert!(is_a_rule("T1.3a") && is_a_rule("T4-a") && is_a_rule("D19") && is_a_rule("1C9"));
        assert!(
            !is_a_rule("D99")
                && !is_a_rule("1C9999")
                && !is_a_rule("T3")
                && !is_a_rule("T99.1")
                && !is_a_rule("W1.1")
                && !is_a_rule("T")
        );
    }
}
