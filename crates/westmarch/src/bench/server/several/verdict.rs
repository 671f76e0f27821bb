//! What is left of it all. Every answer that was acknowledged is looked for in the record of its match, in all matches, after all servers
//! have forgotten what they had in memory; and what was promised is held against what was measured.

use super::{
    super::{
        Spread,
        bot::Around,
        tables::{Counted, Played, insist},
    },
    faults::{Asked, COMING_BACK, Done, is_in},
    nodes::Work,
};
use anyhow::ensure;
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;

/// How many matches are looked at at once.
const AT_ONCE: usize = 8;
/// From answer to update, of 99 in 100, in milliseconds, when nothing goes wrong.
const PROMPT: f64 = 150.0;

/// What was measured.
#[derive(Serialize)]
pub struct Figures {
    pub nodes: u32,
    pub matches: u32,
    pub sockets: u32,
    pub seconds: f64,
    pub kills: usize,
    pub answers: u64,
    pub answers_per_second: f64,
    pub refused: BTreeMap<String, u64>,
    pub matches_over: u64,
    pub sockets_closed: u64,
    /// Answers that were acknowledged and are not in the record of their match.
    pub answers_lost: u64,
    /// Answers of which nothing was heard, however often they were sent.
    pub answers_unheard: u64,
    /// Matches in which there is something that nobody sent, or of which somebody was not told everything.
    pub lost_updates: u64,
    /// Matches in which nobody could answer any more when all was over.
    pub matches_stuck: u64,
    pub longest_pause_ms: u128,
    /// From sending an answer to the opponent's update, when nothing went wrong.
    pub update: Spread,
    /// In the seconds after a kill.
    pub update_after_kill: Spread,
    /// While the database was away.
    pub update_store_away: Spread,
    /// From losing a socket by a kill to seeing the match again.
    pub came_back: Spread,
    /// The same without a kill.
    pub came_back_otherwise: Spread,
    /// Until a server listened again.
    pub restart: Spread,
    pub store_away: Option<Asked>,
    /// What processors of all servers worked for an answer, with all that comes with it.
    pub server_cpu_us_per_answer: f64,
    /// Bytes of text through sockets for an answer, to everybody and from everybody.
    pub wire_bytes_per_answer: f64,
    pub store: Option<Cost>,
    pub servers_mb: u64,
    /// What servers complained about most.
    pub complaints: Vec<(usize, String)>,
    /// What was promised and is not so.
    pub broken: Vec<String>,
}

/// What an answer costs a database of our own, with all that comes with it.
#[derive(Serialize)]
pub struct Cost {
    transactions: f64,
    /// Those that wrote something.
    writes: f64,
    flushes: f64,
    log_bytes: f64,
    table_bytes: f64,
}

/// How many answers of these matches were acknowledged and are not there.
pub async fn lost(played: Vec<Played>, around: &Around) -> anyhow::Result<u64> {
    let looked = stream::iter(played).map(|played| missing(played, around)).buffer_unordered(AT_ONCE);
    looked.try_fold(0, async |sum, missing| Ok(sum + missing)).await
}

/// A record is open when its match is over, so one of them gives up first: also a sign that it can be played on.
async fn missing(mut played: Played, around: &Around) -> anyhow::Result<u64> {
    let (path, somebody) = (format!("/api/matches/{}", played.id), &mut played.people[0]);
    let seen = insist(somebody, around, &path, None).await?.json();
    if seen["info"]["status"] != "over" {
        let deed = json!({ "id": "the end", "seat": seen["seat"], "deed": "concede" });
        let given_up = insist(somebody, around, &format!("{path}/deeds"), Some(&deed)).await?;
        ensure!(given_up.status == 200, "match {} cannot be given up: {}", played.id, given_up.text);
    }
    let record = insist(somebody, around, &format!("{path}/record"), None).await?;
    ensure!(record.status == 200, "match {} has no record: {}", played.id, record.text);
    let answers = answers(&record.text);
    Ok(played.given.iter().filter(|given| !is_there(&answers, given)).count() as u64)
}

/// The answers of a record, as seat and answer. What chance did belongs to nobody.
fn answers(record: &str) -> Vec<(&str, &str)> {
    let lines = record.lines().filter(|line| !line.starts_with(['[', '#']));
    lines.filter_map(|line| line.split_once(": ")).filter(|(seat, _)| *seat != "chance").collect()
}

/// The beginning of a match is its first version, and each answer one more. Lists are written in another order than they are given.
fn is_there(answers: &[(&str, &str)], (version, seat, answer): &(u32, String, String)) -> bool {
    let Some((by, written)) = (*version as usize).checked_sub(2).and_then(|at| answers.get(at)) else { return false };
    *by == seat && parts(written) == parts(answer)
}

fn parts(answer: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = answer.trim_matches(['[', ']']).split(", ").collect();
    parts.sort_unstable();
    parts
}

/// All that goes into the figures.
pub struct Measured {
    pub figures: Figures,
    pub counted: Counted,
    pub done: Done,
    /// What the database had done before and after.
    pub work: Option<(Work, Work)>,
}

impl Measured {
    /// The figures, with what is broken of what was promised.
    pub fn judged(self) -> Figures {
        let Measured { mut figures, counted, done, work } = self;
        let spread = |chosen: &dyn Fn(bool, bool) -> bool| {
            let times = counted.waits.iter();
            let times =
                times.filter(|(sent, wait)| chosen(is_in(&done.kills, *sent, *wait), is_in(&done.away, *sent, *wait)));
            Spread::of(times.map(|(_, wait)| *wait))
        };
        figures.update = spread(&|killed, away| !killed && !away);
        figures.update_after_kill = spread(&|killed, away| killed && !away);
        figures.update_store_away = spread(&|_, away| away);
        let came = |killed: bool| {
            let of =
                counted.came_back.iter().filter(|(since, _)| is_in(&done.kills, *since, Default::default()) == killed);
            Spread::of(of.map(|(_, time)| *time))
        };
        (figures.came_back, figures.came_back_otherwise) = (came(true), came(false));
        figures.restart = Spread::of(done.restarts.iter().copied());
        let each = |sum: u64| sum as f64 / counted.answers.max(1) as f64;
        figures.wire_bytes_per_answer = each(counted.bytes);
        figures.store = work.map(|(before, after)| Cost {
            transactions: each(after.transactions.saturating_sub(before.transactions)),
            writes: each(after.writes.saturating_sub(before.writes)),
            flushes: each(after.flushes.saturating_sub(before.flushes)),
            log_bytes: each(after.log.saturating_sub(before.log)),
            table_bytes: each(after.size.saturating_sub(before.size)),
        });
        let healed = !done.away.is_empty();
        figures.store_away = healed.then_some(done.asked);
        figures.broken = broken(&figures);
        figures
    }
}

fn broken(figures: &Figures) -> Vec<String> {
    let mut broken = Vec::new();
    let mut none = |count: u64, what: &str| {
        if count > 0 {
            broken.push(format!("{count} {what}"));
        }
    };
    none(figures.answers_lost, "acknowledged answers are lost");
    none(figures.answers_unheard, "answers were never acknowledged or refused");
    none(figures.lost_updates, "matches have a lost update");
    none(figures.matches_stuck, "matches do not go on");
    none(figures.store_away.as_ref().map_or(0, |asked| asked.wrong), "calls were not answered with 503 and a sentence");
    let (back, update) = (figures.came_back.max_ms, figures.update.p99_ms);
    if back > COMING_BACK.as_secs_f64() * 1000.0 {
        broken.push(format!("somebody came back only after {back:.0} ms"));
    }
    if update > PROMPT {
        broken.push(format!("99 % of the updates took up to {update:.0} ms"));
    }
    broken
}

/// As text for people.
pub fn text(figures: &Figures) -> anyhow::Result<String> {
    let spread = |times: &Spread| {
        let Spread { count, p50_ms, p90_ms, p99_ms, max_ms } = times;
        if *count == 0 {
            return "never".into();
        }
        format!(
            "median {p50_ms:.1} ms, 90 % {p90_ms:.1} ms, 99 % {p99_ms:.1} ms, longest {max_ms:.1} ms ({count} times)"
        )
    };
    let refused: Vec<_> = figures.refused.iter().map(|(code, times)| format!("{code} {times}")).collect();
    let mut text = format!(
        "{} nodes, {} matches, {} sockets, {:.0} s, {} kills\n{} answers ({:.0} a second), refused: {}\n\
         acknowledged and lost: {}; never heard of: {}; matches with a lost update: {}; matches that do not go on: {}\n\
         longest pause of a match: {} ms; matches that came to their end: {}; sockets closed: {}\n\
         from answer to the opponent's update: {}\n  after a kill: {}\n  without a database: {}\n\
         until somebody was back after a kill: {}\n  otherwise: {}\nuntil a killed server listened again: {}\n\
         an answer: {:.0} µs of the servers' processors, {:.0} bytes through sockets",
        figures.nodes,
        figures.matches,
        figures.sockets,
        figures.seconds,
        figures.kills,
        figures.answers,
        figures.answers_per_second,
        if refused.is_empty() { "nothing".into() } else { refused.join(", ") },
        figures.answers_lost,
        figures.answers_unheard,
        figures.lost_updates,
        figures.matches_stuck,
        figures.longest_pause_ms,
        figures.matches_over,
        figures.sockets_closed,
        spread(&figures.update),
        spread(&figures.update_after_kill),
        spread(&figures.update_store_away),
        spread(&figures.came_back),
        spread(&figures.came_back_otherwise),
        spread(&figures.restart),
        figures.server_cpu_us_per_answer,
        figures.wire_bytes_per_answer,
    );
    if let Some(Cost { transactions, writes, flushes, log_bytes, table_bytes }) = &figures.store {
        text += &format!(
            "\n  of the database: {transactions:.2} transactions, {writes:.2} that wrote, {flushes:.2} flushes, {log_bytes:.0} bytes of its \
             log, {table_bytes:.0} bytes of tables"
        );
    }
    if let Some(away) = &figures.store_away {
        text += &format!("\nwithout a database servers said: {}", serde_json::to_string(away)?);
    }
    text += &format!("\nmemory of all servers: {} MB\n", figures.servers_mb);
    figures.complaints.iter().for_each(|(times, said)| text += &format!("{times:>7} times in a log: {said}\n"));
    figures.broken.iter().for_each(|what| text += &format!("BROKEN: {what}\n"));
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_is_missing_is_found() {
        let record = "[game \"g\"]\n\nchance: 3\nleft: 2 stones, a leaf\nchance: 1\nright: no\n";
        let answers = answers(record);
        let given = |version: u32, seat: &str, answer: &str| (version, seat.to_string(), answer.to_string());
        assert!(is_there(&answers, &given(2, "left", "[a leaf, 2 stones]")));
        assert!(is_there(&answers, &given(3, "right", "no")));
        assert!(!is_there(&answers, &given(3, "right", "yes")), "another answer");
        assert!(!is_there(&answers, &given(3, "left", "no")), "somebody else's");
        assert!(!is_there(&answers, &given(4, "left", "no")), "there is none");
    }
}
