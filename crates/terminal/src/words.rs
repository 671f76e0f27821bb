//! Words, from Fluent files: those of the game go before those of the house in `locales/`. A language that lacks a message
//! borrows the English one of the same place; tests see to it that none does.

use crate::Shown;
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

macro_rules! file {
    ($lang:literal) => {
        &[include_str!(concat!("../../../locales/", $lang, "/terminal.ftl"))]
    };
}

/// The texts of the Fluent files of the house.
pub const fn house(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => file!("en"),
        Lang::Hu => file!("hu"),
        Lang::Tr => file!("tr"),
        Lang::Cs => file!("cs"),
        Lang::He => file!("he"),
    }
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Hu, Lang::Tr, Lang::Cs, Lang::He];

    /// What a line begins with: a mark where lines run from right to left, whatever word comes first.
    pub const fn line_mark(self) -> &'static str {
        match self {
            Lang::He => "\u{200f}",
            Lang::En | Lang::Hu | Lang::Tr | Lang::Cs => "",
        }
    }

    /// Its name on the command line and among folders.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Hu => "hu",
            Lang::Tr => "tr",
            Lang::Cs => "cs",
            Lang::He => "he",
        }
    }
}

/// The messages of one place in one language.
type Bundle = FluentBundle<FluentResource>;

/// What is said in one language about one game.
pub struct Words {
    /// The language.
    pub lang: Lang,
    /// Where a message is looked up, one place after the other.
    bundles: [Bundle; 4],
}

impl Words {
    /// The words for a game. An error is a broken Fluent file, which is part of the program.
    pub fn of<G: Shown>(lang: Lang) -> anyhow::Result<Words> {
        let game = [bundle(lang, G::files(lang))?, bundle(Lang::En, G::files(Lang::En))?];
        let [own, english] = game;
        Ok(Words { lang, bundles: [own, english, bundle(lang, house(lang))?, bundle(Lang::En, house(Lang::En))?] })
    }

    /// A message; its key where there is none.
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
        self.bundles.iter().find_map(|bundle| {
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

fn bundle(lang: Lang, files: &[&str]) -> anyhow::Result<Bundle> {
    let mut bundle = FluentBundle::new(vec![lang.tag().parse()?]);
    // Only where names of both directions stand in one line must they be kept apart by marks that terminals show.
    bundle.set_use_isolating(lang == Lang::He);
    for file in files {
        let broken = |what: String| anyhow::anyhow!("words, {}: {what}", lang.tag());
        let resource = FluentResource::try_new((*file).into()).map_err(|(_, errors)| broken(format!("{errors:?}")))?;
        bundle.add_resource(resource).map_err(|errors| broken(format!("{errors:?}")))?;
    }
    Ok(bundle)
}
