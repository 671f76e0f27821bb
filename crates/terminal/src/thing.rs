//! Things to read about, found by what was typed.

/// Something to read about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing {
    /// Its name in notation, which is never ambiguous.
    pub id: String,
    /// Its name in the language of the reader.
    pub name: String,
    /// What else it is called.
    pub also: Option<String>,
}

impl Thing {
    /// Its name with the one in notation.
    pub fn listed(&self) -> String {
        format!("{} [{}]", self.name, self.id)
    }

    fn is_called(&self, fits: &dyn Fn(&str) -> bool) -> bool {
        [Some(&self.id), Some(&self.name), self.also.as_ref()].into_iter().flatten().any(|name| fits(&plain(name)))
    }
}

/// What a text means: a name, the beginning of one, or a part of it.
pub fn find<'a>(things: &'a [Thing], typed: &str) -> Vec<&'a Thing> {
    let wanted = plain(typed);
    if wanted.is_empty() {
        return Vec::new();
    }
    let called = |fits: &dyn Fn(&str) -> bool| -> Vec<&'a Thing> {
        things.iter().filter(|thing| thing.is_called(fits)).collect()
    };
    let exactly = called(&|name| name == wanted);
    let begins = || called(&|name| name.starts_with(&wanted));
    let contains = || called(&|name| name.contains(&wanted));
    [exactly].into_iter().chain([begins(), contains()]).find(|things| !things.is_empty()).unwrap_or_default()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn found(typed: &str) -> Vec<String> {
        let thing = |id: &str, name: &str, also: Option<&str>| Thing {
            id: id.into(),
            name: name.into(),
            also: also.map(String::from),
        };
        let things = [
            thing("c-1", "Čáp", Some("Stork")),
            thing("c-2", "Storm over the hills", None),
            thing("c-10", "The king’s stork", None),
        ];
        find(&things, typed).into_iter().map(|thing| thing.id.clone()).collect()
    }

    #[test]
    fn what_is_called_so_goes_before_what_begins_so_or_has_it_inside() {
        assert_eq!(found("stork"), ["c-1"]);
        assert_eq!(found("C-1"), ["c-1"]);
        assert_eq!(found("stor"), ["c-1", "c-2"]);
        assert_eq!(found("king's"), ["c-10"]);
        assert_eq!(found("čap"), ["c-1"]);
        assert_eq!(found("banana"), [""; 0]);
        assert_eq!(found(" "), [""; 0]);
    }
}
