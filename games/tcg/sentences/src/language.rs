//! A language: its patterns in a Fluent file, and what patterns can ask about a text.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

/// The patterns of one language.
pub struct Language {
    bundle: FluentBundle<FluentResource>,
    /// The cases of nouns, the plain one first.
    pub(crate) cases: Vec<String>,
}

/// The languages that have patterns.
const FILES: [(&str, &str); 5] = [
    ("en", include_str!("../../words/en/sentences.ftl")),
    ("cs", include_str!("../../words/cs/sentences.ftl")),
    ("he", include_str!("../../words/he/sentences.ftl")),
    ("hu", include_str!("../../words/hu/sentences.ftl")),
    ("tr", include_str!("../../words/tr/sentences.ftl")),
];

impl Language {
    /// English.
    pub fn english() -> Language {
        Language::of("en").expect("English has patterns")
    }

    /// The tags of all that have patterns.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        FILES.iter().map(|(tag, _)| *tag)
    }

    /// A language by its tag, if it has patterns.
    pub fn of(tag: &str) -> Option<Language> {
        let (tag, file) = FILES.iter().find(|(known, _)| *known == tag)?;
        Some(Language::new(tag, file).unwrap_or_else(|what| panic!("{what}")))
    }

    /// A language, by its tag and the text of its Fluent file.
    pub fn new(tag: &str, file: &str) -> Result<Language, String> {
        let broken = |what: String| format!("sentences, {tag}: {what}");
        let id: LanguageIdentifier = tag.parse().map_err(|error| broken(format!("{error}")))?;
        let resource = FluentResource::try_new(file.into()).map_err(|(_, errors)| broken(format!("{errors:?}")))?;
        let dotted_i = id.language.as_str() == "tr";
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| broken(format!("{errors:?}")))?;
        let functions = [
            bundle.add_function("CAPITAL", move |args, _| capital(text(args), dotted_i).into()),
            bundle.add_function("FIRST", |args, named| first(text(args), named).into()),
        ];
        functions.into_iter().collect::<Result<(), _>>().map_err(|error| broken(format!("{error}")))?;
        let mut language = Language { bundle, cases: Vec::new() };
        let cases = language.say("cases", &FluentArgs::new()).map_err(broken)?;
        language.cases = cases.split_whitespace().map(String::from).collect();
        Ok(language)
    }

    /// Whether there is a pattern for a word.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A pattern with its parts; what is missing is the error.
    pub(crate) fn say(&self, key: &str, args: &FluentArgs) -> Result<String, String> {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value()).ok_or(key)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if errors.is_empty() { Ok(tidy(&text)) } else { Err(format!("{key}: {errors:?}")) }
    }

    /// The gender of a noun, where a language has such a thing: an attribute of its pattern.
    pub(crate) fn gender(&self, key: &str) -> String {
        let attribute = self.bundle.get_message(key).and_then(|message| message.get_attribute("gender"));
        let said = attribute.map(|it| self.bundle.format_pattern(it.value(), None, &mut Vec::new()).into_owned());
        said.unwrap_or_default()
    }
}

/// Parts may be empty: no space is left where they would have been.
fn tidy(text: &str) -> String {
    let mut tidied = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for mark in [",", ";", ":", "."] {
        tidied = tidied.replace(&format!(" {mark}"), mark);
    }
    tidied
}

fn text<'a>(args: &'a [FluentValue]) -> &'a str {
    match args.first() {
        Some(FluentValue::String(text)) => text,
        _ => "",
    }
}

/// `CAPITAL($text)`: with a capital letter, as a sentence begins.
fn capital(text: &str, dotted_i: bool) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some('i') if dotted_i => format!("İ{}", letters.as_str()),
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// `FIRST($text, letters: 2)`: how a text begins, in small letters without accents, for articles that depend on it.
fn first(text: &str, named: &FluentArgs) -> String {
    let count = match named.get("letters") {
        Some(FluentValue::Number(number)) => number.value as usize,
        _ => 1,
    };
    let plain = |letter: char| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' | 'ö' | 'ő' => 'o',
        'ú' | 'ü' | 'ű' => 'u',
        other => other,
    };
    text.chars().take(count).flat_map(char::to_lowercase).map(plain).collect()
}
