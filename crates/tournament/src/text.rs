//! The figures as small tables for people.

use crate::{
    Figures, SeatName,
    elo::Rating,
    report::{Length, Pairing, Pairs, Rated, Report, Standing, WinsBySeat},
    statistics::{Share, Spread},
};

impl<F: Figures> Report<F> {
    /// The figures as text.
    pub fn text(&self) -> String {
        let significance = self.significance.iter().map(|s| format!("\nAfter {} pairs: {}\n", s.pairs, s.says));
        let troubles = self.troubles.iter().map(|what| format!("aborted: {what}\n"));
        [self.head(), self.own.text(), self.pairings(), self.standings(), self.ratings(), self.thinking()]
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
        text += &self.length.as_ref().map_or(String::new(), length);
        for (how, share) in &self.victories {
            text += &format!("{:>8}  {}  {how}\n", share.count, share.in_percent());
        }
        text
    }

    fn pairings(&self) -> String {
        let told: Vec<(String, String)> =
            self.pairings.iter().filter_map(|p| Some((against(p), pairing(p, p.pairs.as_ref()?)))).collect();
        if told.is_empty() {
            return String::new();
        }
        let wide = told.iter().map(|(names, _)| names.chars().count()).max().unwrap_or_default().max(8);
        let seats: String = told_by_seat(&self.pairings[0])
            .map(|(seat, _)| format!("{:>15}", "as ".to_owned() + &seat.title))
            .collect();
        let columns = format!("  games  {:<24}{seats}{:>13}", "first wins", "pairs + = -");
        let mut text = format!("\n{:<wide$}{columns}  score of pairs\n", "pairing");
        told.iter().for_each(|(names, figures)| text += &format!("{names:<wide$}{figures}\n"));
        text
    }

    fn standings(&self) -> String {
        if self.standings.is_empty() {
            return String::new();
        }
        let row = |Standing { player, games, wins, score, .. }: &Standing| {
            let score = score.map_or("-".into(), |score| format!("{:.1} %", 100.0 * score));
            format!("{player:<16}{games:>7}  {}{score:>10}\n", wins.in_percent())
        };
        let rows: String = self.standings.iter().map(row).collect();
        format!("\n{:<16}{:>7}  {:<24}{:>10}\n{rows}", "player", "games", "wins", "score")
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

fn length(Length { mean_turns, turns }: &Length) -> String {
    format!("{mean_turns:.1} turns a game{}\n", turns.as_ref().map_or(String::new(), spread))
}

fn spread(turns: &Spread) -> String {
    let Spread { min, lower_quartile, median, upper_quartile, max, .. } = turns;
    format!(": {min:.0} to {max:.0}, half of them {lower_quartile:.1} to {upper_quartile:.1}, the median {median:.1}")
}

fn against(pairing: &Pairing) -> String {
    pairing.players.join(" - ")
}

fn pairing(pairing: &Pairing, pairs: &Pairs) -> String {
    let by_seat: String = told_by_seat(pairing).map(|(_, wins)| format!("  {:>13}", wins.rounded())).collect();
    let of_pairs = format!("{} {} {}", pairs.won, pairs.split, pairs.lost);
    let [score, low, high] = [pairs.score, pairs.low, pairs.high].map(|share| 100.0 * share);
    let score = format!("{score:>5.1} % ({low:>5.1} to {high:>5.1})");
    format!("{:>7}  {}{by_seat}  {of_pairs:>11}  {score}", pairing.games, pairing.wins.in_percent())
}

/// The wins in each seat; of more than two there is no room to tell.
fn told_by_seat(pairing: &Pairing) -> impl Iterator<Item = &(SeatName, Share)> {
    let WinsBySeat(seats) = &pairing.by_seat;
    seats.iter().filter(|_| seats.len() == 2)
}
