//! The figures as small tables for people. Every card has its place in JSON; here are those that stand out.

use crate::{CardUse, Sites, TcgReport};
use tcg::{
    Card,
    cards::facts::{Keyword, Type},
};
use tournament::Figures;

/// So many cards are told that were played most.
const MOST_PLAYED: usize = 8;

impl Figures for TcgReport {
    fn text(&self) -> String {
        [self.sites(), self.most_played(), self.never_played(), self.never_used()].concat()
    }
}

impl TcgReport {
    fn sites(&self) -> String {
        let Sites { reached, last } = &self.sites;
        let (Some(reached), Some(moves)) = (reached, self.moves) else { return String::new() };
        let all: u64 = last.values().sum();
        let mean = reached.mean;
        let cells = |each: &dyn Fn(&u8, &u64) -> String| last.iter().map(|(site, count)| each(site, count)).collect();
        let numbers: String = cells(&|site, _| format!("{site:>7}"));
        let shares: String = cells(&|_, count| format!("{:>5.1} %", 100.0 * *count as f64 / all.max(1) as f64));
        format!(
            "\n{moves:.1} moves a game, players reached site {mean:.1} in the mean\nlast site {numbers}\nplayers   {shares}\n"
        )
    }

    fn most_played(&self) -> String {
        // Those with whom one begins lie there in every game.
        let is_played = |(code, _): &(&String, &CardUse)| code.parse().is_ok_and(|card| !begins_in_play(card));
        let mut cards: Vec<(&String, &CardUse)> = self.cards.iter().filter(is_played).collect();
        cards.sort_by_key(|(code, uses)| (std::cmp::Reverse(uses.played), *code));
        let row = |(code, uses): &(&String, &CardUse)| {
            let abilities: Vec<String> = uses.abilities.values().map(u64::to_string).collect();
            let CardUse { title, games, played, .. } = uses;
            format!("{code:<8}{title:<40}{games:>8}{played:>8}  {}\n", abilities.join(" ")).replace("  \n", "\n")
        };
        let rows: String = cards.iter().take(MOST_PLAYED).map(row).collect();
        format!("\n{:<8}{:<40}{:>8}{:>8}  abilities used\n{rows}", "card", "played most", "games", "played")
    }

    fn never_played(&self) -> String {
        let never = self.cards.iter().filter(|(_, uses)| uses.played == 0);
        let names: Vec<String> = never.map(|(code, uses)| format!("{} ({code})", uses.title)).collect();
        told(&format!("{} of {} cards were never played", names.len(), self.cards.len()), &names)
    }

    fn never_used(&self) -> String {
        let all = self.cards.values().map(|uses| uses.abilities.len()).sum::<usize>();
        let never = self.cards.iter().flat_map(|(code, uses)| {
            let unused = uses.abilities.iter().filter(|(_, times)| **times == 0);
            unused.map(move |(ability, _)| format!("{} ({code}/{ability})", uses.title))
        });
        let names: Vec<String> = never.collect();
        told(&format!("{} of {all} abilities were never used", names.len()), &names)
    }
}

/// T4.9
fn begins_in_play(card: Card) -> bool {
    let facts = card.facts();
    facts.kind == Type::Ring || facts.keywords.iter().any(|(keyword, _)| *keyword == Keyword::RingBearer)
}

/// A head and what it is about, in lines that fit a terminal.
fn told(head: &str, names: &[String]) -> String {
    let mut lines = vec![String::new()];
    for (at, name) in names.iter().enumerate() {
        let piece = if at + 1 < names.len() { format!("{name}, ") } else { name.clone() };
        match lines.last_mut() {
            Some(line) if line.is_empty() || line.chars().count() + piece.trim_end().chars().count() <= WIDTH => {
                line.push_str(&piece);
            }
            _ => lines.push(piece),
        }
    }
    let told: String = lines
        .iter()
        .filter(|line| !line.is_empty())
        .take(LINES)
        .map(|line| format!("  {}\n", line.trim_end()))
        .collect();
    let more = if lines.len() > LINES { "  … (--json tells them all)\n" } else { "" };
    format!("\n{head}{}\n{told}{more}", if names.is_empty() { "" } else { ":" })
}

/// Lines of a list.
const LINES: usize = 8;

/// Columns of a list.
const WIDTH: usize = 96;
