//! The words of the program, from the Fluent files in `locales/`. A language that lacks a message borrows the English
//! one; a test sees to it that none does.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;

/// A value that a message can use.
pub type Value = FluentValue<'static>;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Lang {
    /// English
    En,
    /// Hungarian
    Hu,
    /// Turkish
    Tr,
    /// Czech
    Cs,
    /// Hebrew
    He,
}

macro_rules! files {
    ($lang:literal) => {
        [
            include_str!(concat!("../../../../locales/", $lang, "/terminal.ftl")),
            include_str!(concat!("../../../../locales/", $lang, "/war.ftl")),
            include_str!(concat!("../../../../locales/", $lang, "/cards.ftl")),
        ]
    };
}

impl Lang {
    /// All languages.
    #[cfg(test)]
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Hu, Lang::Tr, Lang::Cs, Lang::He];

    /// The texts of its locale files.
    pub const fn files(self) -> [&'static str; 3] {
        match self {
            Lang::En => files!("en"),
            Lang::Hu => files!("hu"),
            Lang::Tr => files!("tr"),
            Lang::Cs => files!("cs"),
            Lang::He => files!("he"),
        }
    }

    /// What a line begins with: a mark where lines run from right to left, whatever word comes first.
    pub const fn line_mark(self) -> &'static str {
        match self {
            Lang::He => "\u{200f}",
            Lang::En | Lang::Hu | Lang::Tr | Lang::Cs => "",
        }
    }

    const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Hu => "hu",
            Lang::Tr => "tr",
            Lang::Cs => "cs",
            Lang::He => "he",
        }
    }
}

/// The messages of one language.
type Bundle = FluentBundle<FluentResource>;

/// What the program says, in one language.
pub struct Words {
    /// The language.
    pub lang: Lang,
    own: Bundle,
    english: Bundle,
}

impl Words {
    /// The words of a language. An error is a broken locale file, which is part of the program.
    pub fn new(lang: Lang) -> anyhow::Result<Words> {
        Ok(Words { lang, own: bundle(lang)?, english: bundle(Lang::En)? })
    }

    /// A message.
    pub fn say(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.maybe(key, args).unwrap_or_else(|| key.into())
    }

    /// A message that needs no values.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A message, if there is one that these values are enough for.
    pub fn maybe(&self, key: &str, args: &[(&'static str, Value)]) -> Option<String> {
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        [&self.own, &self.english].into_iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
            errors.is_empty().then(|| text.into_owned())
        })
    }
}

/// A text as a value of a message.
pub fn text(text: impl Into<String>) -> Value {
    FluentValue::String(Cow::Owned(text.into()))
}

/// What was typed, as a value of a message: not more of it than is needed to recognise it, and nothing that a terminal
/// would obey.
pub fn echoed(typed: &str) -> Value {
    let shown: String = typed.chars().filter(|c| !c.is_control()).take(ECHOED).collect();
    let is_whole = typed.chars().count() <= ECHOED;
    text(if is_whole { shown } else { format!("{shown}…") })
}

/// How many characters of what was typed are shown again.
const ECHOED: usize = 60;

fn bundle(lang: Lang) -> anyhow::Result<Bundle> {
    let mut bundle = FluentBundle::new(vec![lang.tag().parse()?]);
    // Only where names of both directions stand in one line must they be kept apart by marks that terminals show.
    bundle.set_use_isolating(lang == Lang::He);
    for file in lang.files() {
        let broken = |what: String| anyhow::anyhow!("locales/{}: {what}", lang.tag());
        let resource = FluentResource::try_new(file.into()).map_err(|(_, errors)| broken(format!("{errors:?}")))?;
        bundle.add_resource(resource).map_err(|errors| broken(format!("{errors:?}")))?;
    }
    Ok(bundle)
}
