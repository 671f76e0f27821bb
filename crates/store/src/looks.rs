//! Names that look alike: whoever has an account has his name for himself, and all that could be taken for it.
//!
//! Unicode says which characters look alike (UTS #39): the skeleton of a text has the same character in place of all of them.
//! Case is no difference either.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// What a name looks like, as it is written and in small letters: `LegoIas` with a capital I can be taken for `Legolas` and
/// is `legoias`. Two names that have a look in common are alike.
pub fn looks(name: &str) -> Vec<String> {
    let name: String = name.nfkc().collect();
    let shape = |text: &str| skeleton(&skeleton(text).collect::<String>().to_lowercase()).collect::<String>();
    let mut looks = vec![shape(&name), shape(&name.to_lowercase())];
    looks.dedup();
    looks.retain(|look| !look.is_empty());
    looks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, two: &str) -> bool {
        let two = looks(two);
        looks(one).iter().any(|look| two.contains(look))
    }

    #[test]
    fn what_cannot_be_told_apart_is_alike() {
        for (name, other) in [
            ("Legolas", "legolas"),
            ("Legolas", "LegoIas"),
            ("legolas", "LegoIas"),
            ("Legolas", "Lego1as"),
            ("Legolas", "Lеgоlаs"),
            ("Boromir", "B0r0mir"),
            ("Merry", "Rnerry"),
            ("Gimli", "Ｇｉｍｌｉ"),
            ("Éowyn", "E\u{301}owyn"),
            ("IRIS", "іris"),
        ] {
            assert!(alike(name, other), "{name} {other}");
        }
    }

    #[test]
    fn what_can_be_told_apart_is_not() {
        for (name, other) in
            [("Ali", "All"), ("Éowyn", "Eowyn"), ("Ann", "Anna"), ("Ann", "Ann (2)"), ("שמוליק", "שמואל")]
        {
            assert!(!alike(name, other), "{name} {other}");
        }
    }
}
