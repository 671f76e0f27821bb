//! What the board and the alerts in `docs/hosting` ask for is there.

use crate::{Page, program, start};
use serde_json::Value;
use std::collections::BTreeSet;

fn file(name: &str) -> String {
    let path = format!("{}/../../docs/hosting/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The names of figures in a text. Those of Prometheus itself are not ours.
fn figures_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("westmarch_") || word.starts_with("process_")).map(str::to_string).collect()
}

/// Everything that is asked of Prometheus by the panels and variables of a board.
fn asked(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value.as_str().filter(|_| ["expr", "query", "definition"].contains(&name.as_str())) {
                    Some(text) => found.push(text.to_string()),
                    None => asked(value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| asked(value, found)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_figure_of_the_board_and_of_the_alerts_is_there_and_every_figure_is_on_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut serving = start(&program(), folder.path(), &[]);
    // Something is asked and something refused, so that there is one of each kind.
    client::Client::new(serving.address).get("/api/matches/nowhere").await.expect("an answer");
    let page = Page::of(&mut serving).await;
    let names = page.names();
    let there: BTreeSet<&str> = names.iter().map(|name| name.split('{').next().unwrap_or(name)).collect();

    let board: Value = serde_json::from_str(&file("grafana.json")).expect("the board is JSON");
    let mut queries = Vec::new();
    asked(&board, &mut queries);
    let on_board = figures_in(&queries.join("\n"));
    let in_alerts = figures_in(&file("alerts.yml"));
    assert!(on_board.len() > 15 && in_alerts.len() > 5, "{on_board:?} {in_alerts:?}");
    for name in on_board.union(&in_alerts) {
        assert!(there.contains(name.as_str()), "{name} is not among {there:?}");
    }
    for name in there {
        let stem = name.trim_end_matches("_bucket").trim_end_matches("_sum").trim_end_matches("_count");
        assert!(on_board.iter().any(|shown| shown.starts_with(stem)), "{name} is on no panel");
    }
    let panels = board["panels"].as_array().expect("panels");
    let ids: BTreeSet<u64> = panels.iter().filter_map(|panel| panel["id"].as_u64()).collect();
    assert_eq!(ids.len(), panels.len(), "every panel has a number of its own");
    let variables: Vec<&str> = board["templating"]["list"]
        .as_array()
        .expect("variables")
        .iter()
        .filter_map(|variable| variable["name"].as_str())
        .collect();
    assert_eq!(variables, ["datasource", "instance"]);
}
