//! The messages of Fluent files, for tests that any place of words can be put through, the house or a game.

use crate::Lang;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of some files: the name of each with its text.
///
/// # Panics
/// If a message is there twice.
pub fn read(files: &[&str]) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    for line in files.iter().flat_map(|file| file.lines()) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let (key, rest) = line.split_once('=').expect("a message has a name, = and a text");
            last = key.trim().to_string();
            assert!(messages.insert(last.clone(), rest.into()).is_none(), "{last} is there twice");
        } else if line.starts_with(' ') {
            messages.entry(last.clone()).or_default().push_str(line);
        }
    }
    messages
}

/// Every language must have every message of English and no other, and use only values that English uses.
///
/// # Panics
/// If it does not.
pub fn must_be_the_same_in_every_language(files: impl Fn(Lang) -> &'static [&'static str]) {
    let english = read(files(Lang::En));
    for lang in Lang::ALL {
        let own = read(files(lang));
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        let extra: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{lang:?} lacks {missing:?} and has beside {extra:?}");
        for (key, message) in own {
            let unknown: Vec<_> = values(&message).difference(&values(&english[&key])).cloned().collect();
            assert!(unknown.is_empty(), "{lang:?}, {key}: nobody gives it {unknown:?}");
        }
    }
}

/// The values that a message uses.
fn values(message: &str) -> BTreeSet<String> {
    let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    message.split('$').skip(1).map(name).collect()
}

/// The messages that these sources do not name, and whose names do not begin in one of the ways in which sources put names
/// together.
pub fn unused(files: &[&str], sources: &str, put_together: &[&str]) -> Vec<String> {
    let is_used = |key: &String| {
        let named = ['"', '\'', '`'].into_iter().any(|quote| sources.contains(&format!("{quote}{key}{quote}")));
        named || put_together.iter().any(|start| key.starts_with(start))
    };
    read(files).into_keys().filter(|key| !is_used(key)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_with_their_values() {
        let read = read(&["# remark\na = one\nb = two { $x }\n    more { $y }\n"]);
        assert_eq!(read["a"], " one");
        assert_eq!(values(&read["b"]).into_iter().collect::<Vec<_>>(), ["x", "y"]);
    }

    #[test]
    fn what_nobody_says_is_found() {
        let files = ["a = 1\nb = 2\nlevel-easy = 3\n"];
        assert_eq!(unused(&files, "words.word(\"a\")", &["level-"]), ["b"]);
    }
}
