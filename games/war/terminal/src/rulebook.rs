//! The numbered rules: looked up by number, and by what a question is for.

use war::rulebook::PURPOSES;

/// The rules in English; the rules of the game are written nowhere else.
const RULES: &str = include_str!("../../../../docs/rules/war-of-the-ring.md");

/// The rules for a purpose; there are none for chance.
pub fn for_purpose(name: &str) -> Vec<String> {
    let known = PURPOSES.iter().filter(|(purpose, _)| *purpose == name);
    known.flat_map(|(_, numbers)| *numbers).flat_map(|number| lookup(number)).collect()
}

/// Whether there is a rule, or a worked example, of this number.
pub fn is_a_rule(number: &str) -> bool {
    number.starts_with('W')
        && [format!("**{number}**"), format!("* Example {number}:")].iter().any(|n| RULES.contains(n))
}

/// A rule by its number, or all rules of a section.
pub fn lookup(number: &str) -> Vec<String> {
    let number = number.trim().trim_end_matches('.').to_uppercase();
    // Nobody types the letter that all rules have; but a number without a point is that of an option.
    let bare = number.starts_with(|c: char| c.is_ascii_digit()) && number.contains('.');
    let number = if bare { format!("W{number}") } else { number };
    let section = format!("{number}.");
    // Some numbers end with a letter, W15.7.1a, which may be typed as one likes.
    let asked = |found: &str| found.eq_ignore_ascii_case(&number) || found.starts_with(&section);
    rules().filter(|(found, _)| asked(found)).map(|(found, text)| format!("{found} {}", plain(text))).collect()
}

/// All rules, as number and text: the lines `- **W7.5.3** text`.
fn rules() -> impl Iterator<Item = (&'static str, &'static str)> {
    RULES.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "))
}

/// A rule without the remarks on its sources, which help nobody at the table. Where the sources disagree, the decision
/// is part of the rule unless it only confirms it.
fn plain(text: &str) -> String {
    let Some((rule, conflict)) = text.split_once("[conflict]") else { return without_sources(text) };
    let rule = without_sources(rule);
    let decision = conflict.split_once("Decision").and_then(|(_, decided)| decided.split_once(": "));
    let decision = decision.map(|(_, decided)| without_sources(decided)).unwrap_or_default();
    let lower = rule.to_lowercase();
    let known: Vec<&str> = lower.split(is_between_words).collect();
    let adds = decision.to_lowercase().split(is_between_words).any(|word| !word.is_empty() && !known.contains(&word));
    // `as stated`, `cards too`, `p24`
    let confirms = decision.split_whitespace().count() <= 2 || !adds;
    match (rule.is_empty(), confirms) {
        (true, _) => with_capital(&decision),
        (false, true) => rule,
        (false, false) => format!("{rule} {}", with_capital(&decision)),
    }
}

fn is_between_words(c: char) -> bool {
    !c.is_alphanumeric() && c != '-'
}

fn with_capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A text without the brackets that name sources.
fn without_sources(text: &str) -> String {
    // Some remarks stand inside brackets that belong to the rule.
    let text = text.replace(" in the seeds; ", ", ").replace(" in the seeds:", ":").replace(" by [data]", "");
    let (mut left, mut kept) = (text.as_str(), String::new());
    while let Some(at) = left.find(['(', '[']) {
        let (bracket, after) = left[at..].split_at(bracket_len(&left[at..]));
        kept.push_str(&left[..at]);
        if !is_source(bracket) {
            kept.push_str(bracket);
        }
        left = after;
    }
    kept.push_str(left);
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    [" ;", " ,", " .", " :"].into_iter().fold(kept, |kept, gap| kept.replace(gap, gap.trim()))
}

/// How long the bracket at the start of a text is, with the brackets inside it.
fn bracket_len(text: &str) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 1 => return at + 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// `(p27, p35)`, `(cs20, tr20)`, `(official errata)`, `[ruling H: ...]`, `[data]`.
fn is_source(bracket: &str) -> bool {
    let mut words = bracket.split(|c: char| !c.is_ascii_alphanumeric());
    bracket.starts_with('[')
        || matches!(bracket, "(he)" | "(checked)")
        || words.any(|word| is_page(word) || SOURCES.contains(&word))
}

/// What sources are called.
const SOURCES: [&str; 7] = ["FAQ", "errata", "aid", "cs", "tr", "hu", "seeds"];

/// `p27`, `cs20`
fn is_page(word: &str) -> bool {
    let page =
        |prefix: &&str| word.strip_prefix(*prefix).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    ["p", "cs", "tr", "hu", "he"].iter().any(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_in_the_table_is_a_rule() {
        for (purpose, numbers) in PURPOSES {
            for number in *numbers {
                assert!(!lookup(number).is_empty(), "{purpose}: there is no rule {number}");
            }
        }
    }

    #[test]
    fn no_rule_shows_where_it_comes_from() {
        for (number, text) in rules() {
            let shown = plain(text);
            assert!(
                !shown.is_empty() && !shown.contains(['[', ']']) && !shown.contains("Decision"),
                "{number} {shown}"
            );
            let page = shown.split(|c: char| !c.is_ascii_alphanumeric()).find(|word| is_page(word));
            assert_eq!(page, None, "{number} {shown}");
            assert!(SOURCES.into_iter().take(2).all(|source| !shown.contains(source)), "{number} {shown}");
        }
    }

    #[test]
    fn where_sources_disagree_the_decision_is_shown() {
        assert_eq!(lookup("W8.2.4"), ["W8.2.4 Units and Leaders of Nations not At War must be in the rearguard."]);
        let both = lookup("W8.8.3").join("");
        assert!(
            both.ends_with("cannot retreat. The attacker only ceases; the whole defending Army retreats."),
            "{both}"
        );
        let captains =
            "W6.6.2 Captain of the West (Gandalf the Grey and Strider, Boromir, Legolas, Gimli, Aragorn): each";
        assert!(lookup("6.6.2").join("").starts_with(captains), "{:?}", lookup("6.6.2"));
        assert_eq!(lookup("7.2.3"), ["W7.2.3 The move or muster is legal and W7.2.2 trims it."]);
    }

    #[test]
    fn a_rule_is_found_by_its_number_and_read_without_its_sources() {
        let found = lookup("w7.5.2");
        assert_eq!(found, ["W7.5.2 An Army result moves one or two different Armies, each one region."]);
        assert!(lookup("W7.5").len() > 5);
        assert!(lookup("W7.5").iter().all(|rule| !rule.contains("(p") && !rule.contains("[ruling")));
        assert!(lookup("W99.1").is_empty());
        assert!(lookup("").is_empty());
    }
}
