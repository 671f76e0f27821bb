//! `westmarch odds`: exact chances of a battle or a hunt, drawn as bars.

mod battle;
mod hunt;

use ::odds::Spread;
use clap::Subcommand;
use serde::Serialize;

/// What to compute.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    of: Of,
}

#[derive(Subcommand)]
enum Of {
    /// How a battle ends, without Combat cards and if the defender does not retreat
    Battle(battle::Args),
    /// What a hunt does to the Fellowship, before Guide and Companions help
    Hunt(hunt::Args),
}

/// What there is to say.
pub fn run(args: &Args) -> anyhow::Result<String> {
    match &args.of {
        Of::Battle(args) => battle::run(args),
        Of::Hunt(args) => hunt::run(args),
    }
}

/// How wide a bar is that stands for certainty.
const WIDTH: f64 = 40.0;

/// A line with a chance and its bar.
fn bar(label: &str, chance: f64) -> String {
    let full = (chance * WIDTH).round() as usize;
    // What can happen is seen, however unlikely it is.
    let drawn = if full == 0 && chance > 0.0 { "▏".to_string() } else { "█".repeat(full) };
    format!("{label:>16}  {:>6.2} %  {drawn}", 100.0 * chance).trim_end().to_string()
}

/// A heading, and a bar for each count that can come up.
fn bars(heading: &str, spread: &Spread) -> Vec<String> {
    let possible = spread.iter().filter(|(_, chance)| *chance > 0.0);
    let bars = possible.map(|(count, chance)| bar(&count.to_string(), chance));
    [String::new(), heading.into()].into_iter().chain(bars).collect()
}

/// Lines of a text.
fn text(lines: Vec<String>) -> String {
    lines.join("\n") + "\n"
}

/// The chances of 0, 1, 2 and so on.
fn listed(spread: &Spread) -> Vec<f64> {
    spread.iter().map(|(_, chance)| chance).collect()
}

fn json(report: &impl Serialize) -> anyhow::Result<String> {
    Ok(serde_json::to_string_pretty(report)? + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_chances() {
        assert_eq!(bar("3", 0.1), "               3   10.00 %  ████");
        assert_eq!(bar("3", 0.0), "               3    0.00 %");
        assert!(bar("3", 0.001).ends_with('▏'));
        assert!(bar("3", 1.0).ends_with(&"█".repeat(40)));
    }
}
