//! The figures as small tables for people.

use crate::{Reached, Turn, WarReport};
use tournament::Figures;

impl Figures for WarReport {
    fn text(&self) -> String {
        let (count, share) = (self.free_peoples.count, self.free_peoples.in_percent());
        let won = format!("{count:>8}  {share}  won by the Free Peoples\n");
        [won, self.by_turn(), self.milestones()].concat()
    }
}

impl WarReport {
    fn by_turn(&self) -> String {
        let told = self.by_turn.iter().filter(|turn| turn.corruption.is_some());
        let rows: String = told.map(row).collect();
        match rows.is_empty() {
            true => rows,
            false => format!("\nturn  running  Corruption  Shadow points  FP points  in Mordor\n{rows}"),
        }
    }

    fn milestones(&self) -> String {
        let rows = self.milestones.iter().map(|(what, Reached { games, turn })| {
            let when = turn.as_ref().map_or(String::new(), |turn| {
                let (low, high) = (turn.lower_quartile, turn.upper_quartile);
                format!("  turn {:.1}, half of them {low:.1} to {high:.1}", turn.median)
            });
            format!("{what:<18}{:>8}  {}{when}\n", games.count, games.in_percent())
        });
        "\n".to_string() + &rows.collect::<String>()
    }
}

fn row(turn: &Turn) -> String {
    let figure = |figure: Option<f64>| figure.unwrap_or_default();
    format!(
        "{:>4}{:>9}{:>12.2}{:>15.2}{:>11.2}{:>9.1} %\n",
        turn.turn,
        turn.running,
        figure(turn.corruption),
        figure(turn.shadow_points),
        figure(turn.free_points),
        100.0 * figure(turn.in_mordor)
    )
}
