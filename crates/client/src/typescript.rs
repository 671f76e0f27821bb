//! The types of the browser client: written from those of the server and of its games, and compared with the files.

use std::{
    any::TypeId,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use ts_rs::{Config, TS, TypeVisitor};

/// Something in the repository.
pub fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Compares a file with what it should say, or writes it if asked to.
pub fn must_say(path: &str, text: &str) {
    let file = at(path);
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&file, text).expect("the file can be written");
    }
    let said = fs::read_to_string(&file).unwrap_or_default();
    assert!(said == text, "{path} is not up to date: run `make types` and look at what has changed");
}

/// The declarations of types, and of those that they mention.
pub struct Types {
    config: Config,
    visited: BTreeSet<TypeId>,
    declared: BTreeMap<String, (TypeId, String)>,
}

impl Types {
    /// Nothing yet.
    pub fn new() -> Types {
        Types { config: Config::new(), visited: BTreeSet::new(), declared: BTreeMap::new() }
    }

    /// With a type, and those that it mentions.
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Types {
        self.visit::<T>();
        self
    }

    /// The text of a file with all of them. Every name that is used must be among them.
    pub fn text(&self) -> String {
        let head =
            "// What goes over the network. Generated from the types of the server: do not edit, run `make types`.\n";
        let types = self.declared.values().map(|(_, text)| text.as_str());
        let text = std::iter::once(head).chain(types).collect::<Vec<_>>().join("\n");
        let code = without_comments(&text);
        let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
        for word in words.filter(|word| word.starts_with(char::is_uppercase)) {
            assert!(["Array", "T"].contains(&word) || self.has(word), "{word} is not declared");
        }
        text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
    }

    /// Whether a name is declared.
    pub fn has(&self, name: &str) -> bool {
        // A generic type is known with its parameter.
        self.declared.keys().any(|declared| word(declared) == name)
    }

    /// Every type of these sources that there is for TypeScript must be declared.
    pub fn must_have_all_of(&self, sources: &[String]) {
        for name in sources.iter().flat_map(|source| derived(source)) {
            assert!(self.has(name), "{name} is not declared: add it to the list in this test");
        }
    }
}

impl Default for Types {
    fn default() -> Types {
        Types::new()
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to.
        if T::output_path().is_none() || !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        let (name, id) = (T::ident(&self.config), TypeId::of::<T::WithoutGenerics>());
        let declaration = || format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        let (declared, _) = self.declared.entry(name).or_insert_with(|| (id, declaration()));
        assert!(*declared == id, "two types are called {}", T::ident(&self.config));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The word that a text begins with.
fn word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}

/// The names of the types of a source that derive `TS`.
fn derived(source: &str) -> impl Iterator<Item = &str> {
    source.split("#[derive(").skip(1).filter_map(|rest| {
        let (traits, rest) = rest.split_once(')')?;
        traits.split(", ").find(|name| *name == "TS")?;
        let (_, declared) = rest.split_once("\npub ")?;
        Some(word(declared.split_once(' ')?.1))
    })
}

fn without_comments(text: &str) -> String {
    let uncommented = |part: &str| part.split_once("*/").map_or(part.to_string(), |(_, code)| code.to_string());
    let code: String = text.split("/*").map(uncommented).collect();
    code.lines().filter(|line| !line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The sources of a folder, without their tests.
pub fn sources(folder: &str) -> Vec<String> {
    fn collect(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
                let text = fs::read_to_string(&path).expect("a source");
                found.push(text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().into());
            }
        }
    }
    let mut found = Vec::new();
    collect(&at(folder), &mut found);
    found
}
