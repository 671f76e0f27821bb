//! `westmarch odds` as a person or a program uses it.

use clap::Command;

/// The command, with these arguments: what it says, or why it refuses.
fn run(args: &[&str]) -> Result<String, String> {
    let extra = war_terminal::commands().remove(0);
    let cli = Command::new("westmarch").no_binary_name(true).subcommand(extra.command).subcommand_required(true);
    let given = cli.try_get_matches_from([&["odds"], args].concat()).map_err(|error| error.to_string())?;
    let (_, given) = given.subcommand().expect("a command was given");
    (extra.run)(given).map_err(|error| format!("{error:#}"))
}

/// What the command says.
fn said(args: &[&str]) -> String {
    run(args).unwrap_or_else(|wrong| panic!("{args:?}: {wrong}"))
}

/// What it says as JSON.
fn figures(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&said(&[args, &["--json"]].concat())).expect("it writes JSON")
}

/// The command must refuse and say this.
fn refused(args: &[&str], expected: &str) {
    let complaint = run(args).expect_err("it is refused");
    assert!(complaint.contains(expected), "{args:?}: expected {expected:?} in {complaint}");
}

fn close(found: &serde_json::Value, expected: f64) {
    let found = found.as_f64().expect("a number");
    assert!((found - expected).abs() < 1e-12, "expected {expected}, found {found}");
}

#[test]
fn a_battle_is_drawn() {
    let text = said(&["battle", "--attackers", "1r", "--defenders", "1r"]);
    for expected in
        ["field: 1r (Leadership 0) against 1r", "attacker wins   40.00 %  ████████████████\n", "after 1.80 rounds"]
    {
        assert!(text.contains(expected), "expected {expected:?} in\n{text}");
    }
}

#[test]
fn a_battle_in_figures() {
    let found = figures(&["battle", "--attackers", "1e", "--defenders", "1r", "--kind", "siege", "--extend"]);
    close(&found["outcomes"]["attacker-wins"], 37.0 / 162.0);
    close(&found["outcomes"]["stopped"], 95.0 / 162.0);
    close(&found["mean_rounds"], 14.0 / 9.0);
    close(&found["defenders"]["left"][0], 42.0 / 162.0);
}

#[test]
fn a_hunt_in_figures() {
    let found = figures(&["hunt", "--dice", "3", "--bonus", "1", "--rerolls", "1"]);
    close(&found["tile_drawn"], 1.0 - (2.0_f64 / 3.0).powi(4));
    close(&found["reveal"], 9.0 / 16.0 * (1.0 - (2.0_f64 / 3.0).powi(4)));
    let mordor = figures(&["hunt", "--dice", "2", "--bonus", "1", "--mordor", "--pool", "-2,er,red-shelob,0"]);
    close(&mordor["stop"], 1.0 / 4.0);
    close(&mordor["damage"][0]["chance"], 1.0 / 4.0);
    close(&mordor["mean_damage"], (3.0 - 2.0 + 3.5) / 4.0);
    assert!(said(&["hunt", "--dice", "3"]).contains("is drawn   42.13 %"));
}

#[test]
fn what_cannot_be() {
    refused(&["battle", "--attackers", "5x", "--defenders", "1r"], "--attackers: expected units as in 5r2e");
    refused(&["battle", "--attackers", "5r", "--defenders", "0r"], "at least one unit");
    refused(&["battle", "--attackers", "11r", "--defenders", "1r"], "at most 10 units");
    refused(&["battle", "--attackers", "5r", "--defenders", "6r", "--kind", "siege"], "at most 5 units");
    refused(&["battle", "--attackers", "5r", "--defenders", "6r", "--extend"], "expected --kind siege");
    refused(&["battle", "--attackers", "5r", "--defenders", "6r", "--kind", "sea"], "sea");
    refused(&["battle", "--attackers", "5r", "--defenders", "6r", "--rounds", "0"], "at least one round");
    refused(&["battle", "--attackers", "5r"], "--defenders");
    refused(&["hunt"], "--dice");
    refused(&["hunt", "--dice", "3", "--pool", "3,banana"], "found 'banana'");
    refused(&["hunt", "--dice", "3", "--pool", "0xer"], "no tile in the pool");
    refused(&["hunt", "--dice", "3", "--rerolls", "4"], "at most 3 (W12.3.2), found 4");
    refused(&["hunt", "--dice", "3", "--rerolls", "1", "--mordor"], "--mordor");
    refused(&[], "Usage");
}
