//! `westmarch scenario`: plays scenario files and checks what they expect.

use crate::{Failed, say};
use anyhow::{Context, bail};
use serde::Serialize;
use std::{
    fs,
    path::{Path, PathBuf},
};
use table::scenario;
use war::War;

/// Which scenarios to play.
#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, or directories in which to look for *.scenario
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize, Default)]
struct Report {
    passed: usize,
    failed: usize,
    failures: Vec<Failure>,
}

#[derive(Serialize)]
struct Failure {
    file: String,
    line: usize,
    scenario: String,
    expected: String,
    was: String,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<(), Failed> {
    let mut files = Vec::new();
    for path in &args.paths {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        Err(anyhow::anyhow!("expected a *.scenario file in {}", args.paths[0].display()))?;
    }
    let mut report = Report::default();
    for file in &files {
        play(file, &mut report)?;
    }
    say(&match args.json {
        true => serde_json::to_string_pretty(&report)? + "\n",
        false => report.text(),
    })?;
    if report.failed > 0 { Err(Failed::Check) } else { Ok(()) }
}

/// The scenario files at a path, in order.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    if path.is_file() {
        files.push(path.into());
        return Ok(());
    }
    if !path.is_dir() {
        bail!("expected a file or directory, found nothing at {}", path.display());
    }
    let entries = fs::read_dir(path).with_context(|| path.display().to_string())?;
    let mut inside = entries.map(|e| e.map(|e| e.path())).collect::<Result<Vec<_>, _>>()?;
    inside.sort();
    for entry in inside {
        if entry.is_dir() || entry.extension().is_some_and(|e| e == "scenario") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

fn play(file: &Path, report: &mut Report) -> anyhow::Result<()> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).with_context(|| name.clone())?;
    let scenarios = scenario::read::<War>(&text, &name)?;
    if scenarios.is_empty() {
        bail!("{name}:1: expected 'scenario TITLE', found nothing");
    }
    for scenario in scenarios {
        if let Some(unknown) = scenario.rules.iter().find(|rule| !is_a_rule(rule)) {
            bail!("{name}:{}: expected the number of a rule, found '{unknown}'", scenario.line);
        }
        match scenario.run() {
            Ok(()) => report.passed += 1,
            Err(found) => {
                report.failed += 1;
                report.failures.push(Failure {
                    file: name.clone(),
                    line: found.line,
                    scenario: scenario.title,
                    expected: found.expected,
                    was: found.was,
                });
            }
        }
    }
    Ok(())
}

/// The numbered rules that scenarios cite.
const RULES: &str = include_str!("../../../docs/rules/war-of-the-ring.md");

/// Whether there is a rule, or a worked example, of this number.
fn is_a_rule(number: &str) -> bool {
    number.starts_with('W')
        && [format!("**{number}**"), format!("* Example {number}:")].iter().any(|n| RULES.contains(n))
}

impl Report {
    fn text(&self) -> String {
        let mut text = String::new();
        for failure in &self.failures {
            let Failure { file, line, scenario, expected, was } = failure;
            text += &format!("{file}:{line}: {scenario}\n    expected {expected}\n    but      {was}\n");
        }
        text + &format!("{} passed, {} failed\n", self.passed, self.failed)
    }
}
