//! What goes wrong: one server after the other is killed and started again, or the database goes away for a while. It is written down
//! when that was, so that what is measured can be told apart from what is measured otherwise.

use super::nodes::{Database, Nodes};
use anyhow::{Context, ensure};
use client::{Client, Reply};
use serde::Serialize;
use serde_json::json;
use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::time::{sleep, sleep_until};

/// For so long after a kill clients may be busy with coming back.
pub const COMING_BACK: Duration = Duration::from_secs(3);
/// How long everything may take to be well again when the database is back.
const HEALING: Duration = Duration::from_secs(60);
/// How often somebody asks while the database is away.
const ASKING: Duration = Duration::from_millis(250);

/// When something went wrong, from and to.
pub type Windows = Vec<(Instant, Instant)>;

/// Whether anything of a time is in one of these.
pub fn is_in(windows: &Windows, from: Instant, time: Duration) -> bool {
    windows.iter().any(|(begin, end)| from <= *end && *begin <= from + time)
}

/// When servers are killed.
#[derive(Clone, Copy)]
pub enum Kills {
    Never,
    Every(Duration),
    /// Whenever so many answers were taken, so many times.
    After(u64, u32),
}

/// What was done.
#[derive(Default)]
pub struct Done {
    pub kills: Windows,
    /// Until a killed server listened again.
    pub restarts: Vec<Duration>,
    pub away: Windows,
    pub asked: Asked,
}

/// What servers said while they had no database.
#[derive(Default, Serialize)]
pub struct Asked {
    /// Status and code of all answers, and how many there were: `503 store-away`.
    answers: BTreeMap<String, u64>,
    /// Those that were no 503 with a sentence.
    pub wrong: u64,
    slowest_ms: u128,
    /// From the moment the database was back until every server read and wrote.
    pub healed_after_ms: u128,
}

pub struct Faults {
    pub nodes: Arc<Nodes>,
    pub database: Database,
    /// The answers that were taken, table by table.
    pub progress: Vec<Arc<AtomicU64>>,
    pub done: Done,
}

impl Faults {
    fn answers(&self) -> u64 {
        self.progress.iter().map(|table| table.load(Ordering::Relaxed)).sum()
    }

    /// Kills servers, one after the other, until it is over.
    pub async fn kill(&mut self, when: Kills, until: Instant) -> anyhow::Result<()> {
        let count = self.nodes.addresses().len();
        for number in (0..count).cycle() {
            match when {
                Kills::Never => break,
                Kills::Every(time) if Instant::now() + time + COMING_BACK > until => break,
                Kills::After(_, times) if self.done.kills.len() == times as usize => {
                    return self.after_answers(when).await;
                }
                Kills::Every(time) => sleep_until((self.last_kill().unwrap_or_else(Instant::now) + time).into()).await,
                Kills::After(..) => self.after_answers(when).await?,
            }
            self.must_run()?;
            let begun = Instant::now();
            self.nodes.kill(number)?;
            self.done.kills.push((begun, begun + COMING_BACK));
            self.nodes.start_again(number).await?;
            self.done.restarts.push(begun.elapsed());
        }
        sleep_until(until.into()).await;
        self.must_run()
    }

    fn last_kill(&self) -> Option<Instant> {
        self.done.kills.last().map(|(begun, _)| *begun)
    }

    /// Waits until so many more answers were taken.
    async fn after_answers(&self, when: Kills) -> anyhow::Result<()> {
        let Kills::After(answers, _) = when else { return Ok(()) };
        let wanted = self.answers() + answers;
        while self.answers() < wanted {
            self.must_run()?;
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    fn must_run(&self) -> anyhow::Result<()> {
        let missing = self.nodes.missing();
        ensure!(missing.is_none(), "server {missing:?} ended by itself: {:?}", self.nodes.complaints());
        Ok(())
    }

    /// Takes the database away for a while, in the middle of the time that is left. Somebody asks all servers all the time.
    pub async fn stop_store(&mut self, time: Duration, until: Instant) -> anyhow::Result<()> {
        let cluster = self.database.cluster().context("only a database of our own can be stopped: --store own")?;
        let mut callers = Callers::come(&self.nodes).await?;
        sleep(until.saturating_duration_since(Instant::now() + time) / 2).await;
        let begun = Instant::now();
        let stopping = cluster.clone();
        tokio::task::spawn_blocking(move || stopping.stop()).await?;
        let gone = Instant::now();
        while gone.elapsed() < time {
            callers.ask(&mut self.done.asked).await;
            sleep(ASKING).await;
        }
        tokio::task::spawn_blocking(move || cluster.go_on()).await?;
        let back = Instant::now();
        while !callers.are_served().await {
            ensure!(back.elapsed() < HEALING, "the servers did not find the database again");
            sleep(ASKING / 5).await;
        }
        self.done.asked.healed_after_ms = back.elapsed().as_millis();
        self.done.away.push((begun, Instant::now() + COMING_BACK));
        sleep_until(until.into()).await;
        self.must_run()
    }
}

/// Somebody at every server, who reads and writes.
struct Callers {
    clients: Vec<Client>,
    chat: String,
}

impl Callers {
    async fn come(nodes: &Nodes) -> anyhow::Result<Callers> {
        let addresses = nodes.addresses();
        let mut somebody = Client::guest(addresses[0], "Somebody who asks").await?;
        let games = somebody.get("/api/games").await?.json();
        let game = &games[0];
        let seats = game["seats"].as_array().context("a game has seats")?.iter().map(|_| "me").collect::<Vec<_>>();
        let made = somebody.post("/api/matches", json!({ "game": game["game"], "seats": seats })).await?.json();
        let chat = format!("/api/matches/{}/chat", made["id"].as_str().context("a match has an id")?);
        Ok(Callers { clients: addresses.into_iter().map(|address| somebody.at(address)).collect(), chat })
    }

    async fn replies(&mut self) -> Vec<(std::io::Result<Reply>, Duration)> {
        let mut replies = Vec::new();
        for client in &mut self.clients {
            for write in [false, true] {
                let begun = Instant::now();
                let reply = match write {
                    false => client.get("/api/me").await,
                    true => client.post(&self.chat, json!({ "text": "Is anybody there?" })).await,
                };
                replies.push((reply, begun.elapsed()));
            }
        }
        replies
    }

    async fn ask(&mut self, asked: &mut Asked) {
        for (reply, time) in self.replies().await {
            asked.slowest_ms = asked.slowest_ms.max(time.as_millis());
            let said = match &reply {
                Ok(reply) => format!("{} {}", reply.status, reply.code()),
                Err(error) => error.to_string(),
            };
            *asked.answers.entry(said).or_default() += 1;
            let right = |reply: Reply| {
                let message = reply.json()["message"].as_str().is_some_and(|message| message.ends_with('.'));
                reply.status == 503 && message
            };
            asked.wrong += u64::from(!reply.is_ok_and(right));
        }
    }

    async fn are_served(&mut self) -> bool {
        self.replies().await.into_iter().all(|(reply, _)| reply.is_ok_and(|reply| reply.status == 200))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_touches_a_kill_is_told_apart() {
        let second = Duration::from_secs(1);
        let kill = Instant::now() + 10 * second;
        let windows = vec![(kill, kill + COMING_BACK)];
        assert!(!is_in(&windows, kill - 2 * second, second), "before");
        assert!(is_in(&windows, kill - 2 * second, 3 * second), "sent before, heard after");
        assert!(is_in(&windows, kill + second, second));
        assert!(!is_in(&windows, kill + COMING_BACK + second, second), "after");
    }
}
