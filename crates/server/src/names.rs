//! What people may be called, and which passwords are none.
//!
//! A name is kept in one normal form (NFKC: wide, small and joined forms of letters become the letters), and whoever reads it sees
//! all of it. That it does not look like the name of another's account is seen to by the store.

use crate::error::Refused;
use std::{collections::HashSet, sync::LazyLock};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup as Group, UnicodeGeneralCategory};
use unicode_security::{GeneralSecurityProfile, general_security_profile::IdentifierType};

/// The longest name, in characters.
const LONGEST: usize = 32;
/// The longest name of a thing that somebody keeps.
const LONGEST_TITLE: usize = 60;
/// So many marks may stand on one letter: vowels, accents. More would be drawn over the lines of others.
const MOST_MARKS: usize = 4;
/// Characters of which nothing is seen although Unicode counts them among letters and symbols.
const BLANK: [char; 6] = ['\u{2800}', '\u{13441}', '\u{13442}', '\u{1d159}', '\u{fffc}', '\u{fffd}'];

/// Passwords that are tried first, in small letters: those of the lists that go round, in the languages of the client, and what
/// suggests itself here. Made for this project.
static COMMON: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("../data/common-passwords.txt").split_whitespace().collect());

/// A name in its normal form: without spaces around it, and with one between words.
pub fn normal(name: &str) -> String {
    let name: String = name.trim().nfkc().collect();
    name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A name that others will see, in its normal form: 1 to 32 characters that can be seen.
pub fn check_name(name: &str) -> Result<String, Refused> {
    let name = clear(name, LONGEST).filter(|name| !name.ends_with(store::MARK.trim()));
    name.ok_or_else(|| Refused::bad("bad-name", "Expected a name of 1 to 32 characters that can be seen."))
}

/// What somebody calls a thing of his, in its normal form: 1 to 60 characters that can be seen.
pub fn check_title(title: &str) -> Result<String, Refused> {
    clear(title, LONGEST_TITLE)
        .ok_or_else(|| Refused::bad("bad-title", "Expected a name of 1 to 60 characters that can be seen."))
}

/// A text in its normal form, if all of it is seen and it is not too long.
fn clear(text: &str, longest: usize) -> Option<String> {
    // Nothing that long becomes short enough; the rest need not be looked at.
    if text.chars().count() > 10 * longest {
        return None;
    }
    let text = normal(text);
    let fits = text.chars().count() <= longest && text.chars().any(has_shape);
    let is_clear = text.chars().all(|c| c == ' ' || is_seen(c)) && marks_stand_on_letters(&text);
    (fits && is_clear).then_some(text)
}

/// Whether something is seen of a character. What turns the direction of writing, joins, hides or is no character at all
/// would let one pass for another.
fn is_seen(c: char) -> bool {
    let group = c.general_category_group();
    let ignored = c.identifier_type() == Some(IdentifierType::Default_Ignorable);
    !matches!(group, Group::Separator | Group::Other) && !ignored && !BLANK.contains(&c)
}

/// Whether somebody can be called by it: a letter, a number, a picture. Dots and dashes alone are no name.
fn has_shape(c: char) -> bool {
    matches!(c.general_category_group(), Group::Letter | Group::Number | Group::Symbol) && is_seen(c)
}

fn marks_stand_on_letters(name: &str) -> bool {
    let is_mark = |c: char| c.general_category_group() == Group::Mark;
    name.split(' ').all(|word| {
        let longest = word.split(|c| !is_mark(c)).map(|marks| marks.chars().count()).max();
        !word.starts_with(is_mark) && longest.unwrap_or(0) <= MOST_MARKS
    })
}

/// A new password of somebody: 8 to 200 characters, and none of the first that others would try.
pub fn check_password(name: &str, password: &str) -> Result<(), Refused> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Refused::bad("bad-password", "Expected a password of 8 to 200 characters."));
    }
    let plain = |text: &str| normal(text).to_lowercase();
    let tried = plain(password);
    let first = tried.chars().next();
    let one_letter = tried.chars().all(|c| Some(c) == first);
    if COMMON.contains(tried.as_str()) || tried == plain(name) || one_letter {
        let message = "Expected a password that is neither your name nor one of those that everybody tries first.";
        return Err(Refused::bad("common-password", message));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_seen_as_they_are() {
        for (sent, name) in [
            ("  Éowyn ", "Éowyn"),
            ("E\u{301}owyn", "Éowyn"),
            ("Ｇｉｍｌｉ", "Gimli"),
            ("Tom   Bombadil", "Tom Bombadil"),
            ("Tom\u{a0}Bombadil", "Tom Bombadil"),
            ("שמוליק", "שמוליק"),
            ("Çağrı", "Çağrı"),
            ("🐉", "🐉"),
            ("7", "7"),
        ] {
            assert_eq!(check_name(sent).unwrap(), name);
        }
    }

    #[test]
    fn a_name_has_32_characters_whatever_their_bytes() {
        for letter in ["x", "é", "ש", "𐎀", "🐉"] {
            assert!(check_name(&letter.repeat(32)).is_ok(), "{letter}");
            assert!(check_name(&letter.repeat(33)).is_err(), "{letter}");
        }
        // One character that is written out as eighteen.
        assert!(check_name("\u{fdfa}").is_ok());
        assert!(check_name(&"\u{fdfa}".repeat(2)).is_err());
    }

    #[test]
    fn what_cannot_be_seen_is_no_name_and_no_part_of_one() {
        let invisible = [
            '\u{0}',
            '\u{7}',
            '\n',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{1680}',
            '\u{17b4}',
            '\u{180e}',
            '\u{200b}',
            '\u{200d}',
            '\u{200f}',
            '\u{2028}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{206a}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff9}',
            '\u{fffc}',
            '\u{1d159}',
            '\u{1d173}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{e000}',
            '\u{378}',
            '\u{10ffff}',
            '\u{f0000}',
        ];
        for c in invisible {
            for bad in [c.to_string(), format!("An{c}n"), format!("{c}{c}")] {
                assert_eq!(check_name(&bad).map_err(|refused| refused.code), Err("bad-name".into()), "{bad:?}");
            }
        }
        let zalgo = format!("A{}nn", "\u{316}".repeat(5));
        for bad in [
            "",
            "   ",
            "\u{301}",
            "Ann \u{301}",
            "\u{301}Ann",
            "—",
            "...",
            "Ann (2)",
            "Ann⑵",
            &zalgo,
            &"x ".repeat(5000),
        ] {
            assert_eq!(check_name(bad).map_err(|refused| refused.code), Err("bad-name".into()), "{bad:?}");
        }
    }

    #[test]
    fn a_password_is_not_what_everybody_tries() {
        let refused = |name: &str, password: &str| check_password(name, password).map_err(|refused| refused.code);
        for common in [
            "password",
            "PassWord1",
            "12345678",
            "qwertyuiop",
            "iloveyou",
            "aaaaaaaaaa",
            "parola123",
            "ｐａｓｓｗｏｒｄ",
        ] {
            assert_eq!(refused("Ann", common), Err("common-password".into()), "{common}");
        }
        assert_eq!(refused("Galadriel", "galadriel"), Err("common-password".into()));
        for short in ["", "short", "7 chars", "éééé"] {
            assert_eq!(refused("Ann", short), Err("bad-password".into()), "{short}");
        }
        assert_eq!(refused("Ann", &"x".repeat(201)), Err("bad-password".into()));
        assert_eq!(refused("Ann", "speak friend"), Ok(()));
        assert_eq!(refused("Ann", &"éx".repeat(100)), Ok(()), "characters, not bytes");
    }

    #[test]
    fn the_list_has_only_what_could_be_sent() {
        assert!(COMMON.len() > 300, "{}", COMMON.len());
        for word in COMMON.iter() {
            assert!(word.chars().count() >= 8 && *word == normal(word).to_lowercase(), "{word}");
        }
    }
}
