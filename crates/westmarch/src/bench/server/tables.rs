//! A table: a match with a bot on every seat. When it stops, everything that was sent has been heard of, and the match is compared
//! with what its bots know. When a match comes to its end, another one follows.

use super::bot::{Around, Bot};
use anyhow::{Context, bail, ensure};
use client::{Client, Reply};
use futures_util::future::{join_all, try_join_all};
use serde_json::{Value, json};
use server::api::matches::GameInfo;
use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};
use table::Dice;
use tokio::{sync::watch, time::sleep};

/// How long servers may be away before a call is given up.
const PATIENCE: Duration = Duration::from_secs(120);

/// A match that was played, and what the servers have said that they took.
pub struct Played {
    pub id: String,
    /// Those who played it.
    pub people: Vec<Client>,
    /// Version, seat and answer.
    pub given: Vec<(u32, String, String)>,
}

/// What was counted at some tables.
#[derive(Default)]
pub struct Counted {
    pub answers: u64,
    /// By the code.
    pub refused: BTreeMap<String, u64>,
    pub unheard: u64,
    pub closed: u64,
    pub over: u64,
    /// Matches with a lost update.
    pub lost: u64,
    /// From sending an answer to each opponent's update.
    pub waits: Vec<(Instant, Duration)>,
    /// When sockets were closed, and how long it took until somebody saw his match again.
    pub came_back: Vec<(Instant, Duration)>,
    /// The longest time between two answers in a match.
    pub longest_pause: Duration,
    /// Bytes of text through sockets, both ways.
    pub bytes: u64,
    pub played: Vec<Played>,
}

impl Counted {
    pub fn add(&mut self, other: Counted) {
        self.answers += other.answers;
        other.refused.into_iter().for_each(|(code, times)| *self.refused.entry(code).or_default() += times);
        self.unheard += other.unheard;
        self.closed += other.closed;
        self.over += other.over;
        self.lost += other.lost;
        self.waits.extend(other.waits);
        self.came_back.extend(other.came_back);
        self.longest_pause = self.longest_pause.max(other.longest_pause);
        self.bytes += other.bytes;
        self.played.extend(other.played);
    }
}

/// Calls until a server answers that is not in trouble, at one after the other.
pub async fn insist(client: &mut Client, around: &Around, path: &str, body: Option<&Value>) -> anyhow::Result<Reply> {
    let begun = Instant::now();
    loop {
        let reply = match body {
            Some(body) => client.post(path, body.clone()).await,
            None => client.get(path).await,
        };
        let said = match reply {
            Ok(reply) if reply.status < 500 => return Ok(reply),
            Ok(reply) => reply.text,
            Err(error) => error.to_string(),
        };
        if around.is_one() || begun.elapsed() > PATIENCE {
            bail!("{path}: {said}");
        }
        let here = around.servers.iter().position(|server| *server == client.address).unwrap_or_default();
        client.address = around.servers[(here + 1) % around.servers.len()];
        sleep(Duration::from_millis(100)).await;
    }
}

/// A match, and those who play it.
pub struct Table {
    game: String,
    people: Vec<Client>,
    around: Around,
    seats: Vec<String>,
    think: u32,
    dice: Dice,
    id: String,
    bots: Vec<Bot>,
}

impl Table {
    /// Opens a match between people.
    pub async fn open(
        game: &GameInfo,
        people: &[Client],
        around: Around,
        think: u32,
        seed: u64,
    ) -> anyhow::Result<Table> {
        let (people, seats) = (people.to_vec(), game.seats.clone());
        let dice = Dice::new(seed);
        let mut table =
            Table { game: game.game.clone(), people, around, seats, think, dice, id: String::new(), bots: Vec::new() };
        table.make().await?;
        Ok(table)
    }

    /// Calls for the person of this number; his own client stays with the server where he sits.
    async fn call(&self, who: usize, path: &str, body: Value) -> anyhow::Result<Reply> {
        insist(&mut self.people[who].clone(), &self.around, path, Some(&body)).await
    }

    async fn make(&mut self) -> anyhow::Result<()> {
        let others = self.people.len() - 1;
        let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("open", others)).collect();
        let wanted = json!({ "game": self.game, "seats": seats, "listed": true });
        let made = self.call(0, "/api/matches", wanted).await?;
        ensure!(made.status == 200, "a match was not made: {}", made.text);
        self.id = made.json()["id"].as_str().context("a match has an id")?.to_string();
        for other in 1..self.people.len() {
            let joined = self.call(other, &format!("/api/matches/{}/join", self.id), json!({})).await?;
            // Whoever did not hear that he sits is told so the next time.
            let sits = joined.status == 200 || (joined.status == 409 && !self.around.is_one());
            ensure!(sits, "a match was not joined: {}", joined.text);
        }
        Ok(())
    }

    /// A bot for every seat, each with its socket.
    pub async fn sit_down(&mut self) -> anyhow::Result<()> {
        self.bots.clear();
        for (person, seat) in self.people.iter().zip(&self.seats) {
            let dice = Dice::new(self.dice.below(1 << 30) as u64);
            let mut bot =
                Bot::new(person.clone(), self.around.clone(), self.id.clone(), seat.clone(), self.think, dice);
            ensure!(bot.connect().await, "a socket is not opened");
            self.bots.push(bot);
        }
        Ok(())
    }

    /// Plays until it is told to stop.
    pub async fn play(mut self, stop: watch::Receiver<bool>) -> anyhow::Result<Counted> {
        let mut counted = Counted::default();
        loop {
            let players = std::mem::take(&mut self.bots).into_iter().map(|bot| tokio::spawn(bot.play(stop.clone())));
            self.bots = try_join_all(players).await?;
            counted.add(self.compare().await?);
            if *stop.borrow() {
                return Ok(counted);
            }
            self.make().await?;
            self.sit_down().await?;
        }
    }

    /// The beginning is one entry, every answer that was taken another; all players must have come that far.
    async fn compare(&mut self) -> anyhow::Result<Counted> {
        let path = format!("/api/matches/{}", self.id);
        let seen = insist(&mut self.people[0].clone(), &self.around, &path, None).await?.json();
        let version = seen["info"]["version"].as_u64().context("a match has a version")? as u32;
        let told = join_all(self.bots.iter_mut().map(|bot| bot.is_told_of(version))).await;
        let sum = |of: fn(&Bot) -> u64| self.bots.iter().map(of).sum::<u64>();
        let (answers, unheard) = (sum(|bot| bot.course.taken.len() as u64), sum(|bot| bot.unheard));
        let complete = all_there(version.into(), answers, unheard) && told.into_iter().all(|told| told);
        let mut counted = Counted {
            answers,
            unheard,
            closed: sum(|bot| bot.closed),
            over: u64::from(seen["info"]["status"] == "over"),
            lost: u64::from(!complete),
            waits: self.waits(),
            longest_pause: self.longest_pause(),
            bytes: sum(|bot| bot.course.bytes),
            ..Counted::default()
        };
        let mut given = Vec::new();
        for bot in &mut self.bots {
            for (code, times) in std::mem::take(&mut bot.course.refused) {
                *counted.refused.entry(code).or_default() += times;
            }
            counted.came_back.append(&mut bot.course.came_back);
            let taken = std::mem::take(&mut bot.course.taken).into_iter();
            given.extend(taken.map(|given| (given.version, given.answer.seat, given.answer.answer)));
        }
        counted.played.push(Played { id: self.id.clone(), people: self.people.clone(), given });
        Ok(counted)
    }

    /// When each answer was sent, and how long it took until the others knew of it.
    fn waits(&self) -> Vec<(Instant, Duration)> {
        let mut waits = Vec::new();
        for (at, bot) in self.bots.iter().enumerate() {
            for given in &bot.course.taken {
                let others = self.bots.iter().enumerate().filter(|(other, _)| *other != at);
                let heard = others.filter_map(|(_, other)| other.course.heard.get(&given.version));
                waits.extend(heard.map(|heard| (given.sent, heard.duration_since(given.sent))));
            }
        }
        waits
    }

    fn longest_pause(&self) -> Duration {
        let mut times: Vec<Instant> =
            self.bots.iter().flat_map(|bot| bot.course.taken.iter().map(|given| given.taken)).collect();
        times.sort_unstable();
        times.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or_default()
    }
}

/// Whether a match has what was taken, once: nothing is missing, and nothing is there that nobody sent.
fn all_there(version: u64, taken: u64, unheard: u64) -> bool {
    (1 + taken..=1 + taken + unheard).contains(&version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_update_is_found() {
        assert!(all_there(11, 10, 0));
        assert!(!all_there(10, 10, 0), "one was taken and is not there");
        assert!(!all_there(12, 10, 0), "one is there that nobody sent");
        assert!(all_there(11, 10, 1) && all_there(12, 10, 1), "of one nobody knows");
    }
}
