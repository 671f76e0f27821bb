//! `westmarch scenario`: plays scenario files and checks what they expect.

use crate::Failed;
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
    match args.json {
        true => println!("{}", serde_json::to_string_pretty(&report)?),
        false => report.print(),
    }
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
    for scenario in scenario::read::<War>(&text, &name)? {
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

impl Report {
    fn print(&self) {
        for failure in &self.failures {
            println!("{}:{}: {}", failure.file, failure.line, failure.scenario);
            println!("    expected {}", failure.expected);
            println!("    but      {}", failure.was);
        }
        println!("{} passed, {} failed", self.passed, self.failed);
    }
}
