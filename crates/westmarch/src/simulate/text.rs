//! The figures as small tables for people.

use super::{
    elo::Rating,
    report::{Pairing, Pairs, Rated, Reached, Report, Turn},
    statistics::{Share, Spread},
};

impl Report {
    /// The figures as text.
    pub fn text(&self) -> String {
        let significance = self.significance.iter().map(|s| format!("\nAfter {} pairs: {}\n", s.pairs, s.says));
        let troubles = self.troubles.iter().map(|what| format!("aborted: {what}\n"));
        [self.head(), self.by_turn(), self.milestones(), self.pairings(), self.ratings(), self.thinking()]
            .into_iter()
            .chain(significance)
            .chain(troubles)
            .collect()
    }

    fn head(&self) -> String {
        let Report { games, seconds, finished, aborted, .. } = self;
        let mut text = format!("{games} games in {seconds:.2} s: {finished} finished, {aborted} aborted\n");
        let (games_per, decisions_per) = (self.games_per_second, self.decisions_per_second);
        let digits = if games_per < 10.0 { 2 } else { 0 };
        text += &format!("{games_per:.digits$} games a second, {decisions_per:.0} decisions a second\n");
        text += &format!("{:.1} turns a game{}\n", self.mean_turns, self.turns.as_ref().map_or(String::new(), spread));
        for (how, share) in &self.victories {
            text += &format!("{:>8}  {}  {how}\n", share.count, percent(share));
        }
        text + &format!("{:>8}  {}  won by the Free Peoples\n", self.free_peoples.count, percent(&self.free_peoples))
    }

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
            format!("{what:<18}{:>8}  {}{when}\n", games.count, percent(games))
        });
        "\n".to_string() + &rows.collect::<String>()
    }

    fn pairings(&self) -> String {
        let told: Vec<(String, String)> =
            self.pairings.iter().filter_map(|p| Some((against(p), pairing(p, p.pairs.as_ref()?)))).collect();
        if told.is_empty() {
            return String::new();
        }
        let wide = told.iter().map(|(names, _)| names.chars().count()).max().unwrap_or_default().max(8);
        let columns = format!("  games  {:<24}{:>15}{:>15}{:>13}", "first wins", "as FP", "as Shadow", "pairs + = -");
        let mut text = format!("\n{:<wide$}{columns}  score of pairs\n", "pairing");
        told.iter().for_each(|(names, figures)| text += &format!("{names:<wide$}{figures}\n"));
        text
    }

    fn ratings(&self) -> String {
        let Some(rated) = &self.elo else { return String::new() };
        let row = |Rated { player, rating: Rating { elo, low, high } }: &Rated| {
            format!("{player:<16}{elo:>12.0}  ({low:>5.0} to {high:>5.0})\n")
        };
        format!("\n{:<16}{:>12}\n{}", "player", "Elo", rated.iter().map(row).collect::<String>())
    }

    fn thinking(&self) -> String {
        if self.thinking.is_empty() {
            return String::new();
        }
        let titles = ["decisions", "mean µs", "median µs", "99 % µs", "max µs"].map(|title| format!("{title:>12}"));
        let rows = self.thinking.iter().map(|t| {
            let times = [t.mean, t.p50, t.p99, t.max].map(|time| format!("{time:>12.1}")).concat();
            format!("{:<16}{:>12}{times}\n", t.player, t.decisions)
        });
        format!("\n{:<16}{}\n{}", "thinking", titles.concat(), rows.collect::<String>())
    }
}

fn spread(turns: &Spread) -> String {
    let Spread { min, lower_quartile, median, upper_quartile, max, .. } = turns;
    format!(": {min:.0} to {max:.0}, half of them {lower_quartile:.1} to {upper_quartile:.1}, the median {median:.1}")
}

/// A share in percent with its interval.
fn percent(share: &Share) -> String {
    format!("{} ({:>5.1} to {:>5.1})", bare_percent(share), 100.0 * share.low, 100.0 * share.high)
}

fn bare_percent(share: &Share) -> String {
    share.share.map_or("    - %".into(), |share| format!("{:>5.1} %", 100.0 * share))
}

/// The same in whole percents, where there is little room.
fn rounded(share: &Share) -> String {
    let Share { low, high, .. } = share;
    share.share.map_or("-".into(), |share| format!("{:.0} % ({:.0}-{:.0})", 100.0 * share, 100.0 * low, 100.0 * high))
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

fn against(pairing: &Pairing) -> String {
    pairing.players.join(" - ")
}

fn pairing(pairing: &Pairing, pairs: &Pairs) -> String {
    let (free, shadow) = (rounded(&pairing.wins_as_free_peoples), rounded(&pairing.wins_as_shadow));
    let of_pairs = format!("{} {} {}", pairs.won, pairs.split, pairs.lost);
    let [score, low, high] = [pairs.score, pairs.low, pairs.high].map(|share| 100.0 * share);
    let score = format!("{score:>5.1} % ({low:>5.1} to {high:>5.1})");
    format!("{:>7}  {}  {free:>13}  {shadow:>13}  {of_pairs:>11}  {score}", pairing.games, percent(&pairing.wins))
}
