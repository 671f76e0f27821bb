//! What `docs/hosting` tells people to start is what the program knows.

mod support;

use std::{collections::BTreeSet, fs, path::Path};
use support::program;

/// Files that start servers, or tell people how to.
const FILES: [&str; 5] = [
    "docs/hosting.md",
    "docs/hosting/compose.yml",
    "docs/hosting/westmarch@.service",
    "docs/hosting/nginx.conf",
    "Dockerfile",
];

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn help() -> String {
    let mut command = program().command(&["serve", "--help"], Path::new("unused"));
    String::from_utf8(command.output().expect("the program can be started").stdout).expect("words")
}

/// A text, word by word.
fn split(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
}

/// The words in a text that begin like this.
fn words(text: &str, begins: &str) -> BTreeSet<String> {
    split(text).filter(|word| word.starts_with(begins) && word.len() > begins.len()).map(Into::into).collect()
}

#[test]
fn every_switch_and_variable_that_is_written_down_exists() {
    let help = help();
    let (switches, variables) = (words(&help, "--"), words(&help, "WESTMARCH_"));
    for file in FILES {
        let text = read(file);
        let starts = text.lines().filter(|line| split(line).any(|word| word == "serve")).collect::<Vec<_>>().join("\n");
        let unknown: Vec<_> = words(&starts, "--").difference(&switches).cloned().collect();
        assert!(unknown.is_empty(), "{file} tells people to use {unknown:?}");
        let unknown: Vec<_> = words(&text, "WESTMARCH_").difference(&variables).cloned().collect();
        assert!(unknown.is_empty(), "{file} tells people to set {unknown:?}");
    }
    for file in ["docs/hosting/compose.yml", "docs/hosting/westmarch@.service"] {
        for switch in ["--secure", "--behind-proxy", "--drain"] {
            assert!(read(file).contains(switch), "{file} lacks {switch}");
        }
    }
}

#[test]
fn the_table_of_options_has_every_switch_of_serve() {
    let text = read("docs/hosting.md");
    let (_, options) = text.split_once("## Options").expect("a chapter");
    let (options, _) = options.split_once("\n## ").expect("another chapter");
    let rows = options.lines().filter_map(|line| line.strip_prefix("| `")).collect::<Vec<_>>();
    let told: BTreeSet<_> = rows.iter().filter_map(|row| row.split(['`', ' ']).next()).map(String::from).collect();
    let mut known = words(&help(), "--");
    known.remove("--help");
    assert_eq!(told, known);
}

#[test]
fn no_password_is_in_what_people_copy() {
    for file in ["docs/hosting/compose.yml", "docs/hosting/westmarch@.service", "Dockerfile"] {
        for line in read(file).lines().filter(|line| line.contains("postgres://")) {
            assert!(line.trim_start().starts_with('#'), "{file}: {line}");
        }
    }
}
