//! A table: a match with a bot on every seat. When it stops, everything that was sent has been heard of, and the match is compared
//! with what its bots know. When a match comes to its end, another one follows.

use super::bot::Bot;
use anyhow::{Context, ensure};
use client::Client;
use futures_util::future::{join_all, try_join_all};
use serde_json::json;
use server::api::matches::GameInfo;
use std::time::Duration;
use table::Dice;
use tokio::sync::watch;

/// What was counted at some tables.
#[derive(Default)]
pub struct Counted {
    pub answers: u64,
    pub refused: u64,
    pub unheard: u64,
    pub closed: u64,
    pub over: u64,
    /// Matches with a lost update.
    pub lost: u64,
    /// From sending an answer to each opponent's update.
    pub waits: Vec<Duration>,
}

impl Counted {
    pub fn add(&mut self, other: Counted) {
        self.answers += other.answers;
        self.refused += other.refused;
        self.unheard += other.unheard;
        self.closed += other.closed;
        self.over += other.over;
        self.lost += other.lost;
        self.waits.extend(other.waits);
    }
}

/// A match, and those who play it.
pub struct Table {
    game: String,
    people: Vec<Client>,
    seats: Vec<String>,
    think: u32,
    dice: Dice,
    id: String,
    bots: Vec<Bot>,
}

impl Table {
    /// Opens a match between people.
    pub async fn open(game: &GameInfo, people: &[Client], think: u32, seed: u64) -> anyhow::Result<Table> {
        let (people, seats) = (people.to_vec(), game.seats.clone());
        let dice = Dice::new(seed);
        let mut table =
            Table { game: game.game.clone(), people, seats, think, dice, id: String::new(), bots: Vec::new() };
        table.make().await?;
        Ok(table)
    }

    async fn make(&mut self) -> anyhow::Result<()> {
        let others = self.people.len() - 1;
        let seats: Vec<&str> = std::iter::once("me").chain(std::iter::repeat_n("open", others)).collect();
        let wanted = json!({ "game": self.game, "seats": seats, "listed": true });
        let made = self.people[0].post("/api/matches", wanted).await?;
        ensure!(made.status == 200, "a match was not made: {}", made.text);
        self.id = made.json()["id"].as_str().context("a match has an id")?.to_string();
        for other in &mut self.people[1..] {
            let joined = other.post(&format!("/api/matches/{}/join", self.id), json!({})).await?;
            ensure!(joined.status == 200, "a match was not joined: {}", joined.text);
        }
        Ok(())
    }

    /// A bot for every seat, each with its socket.
    pub async fn sit_down(&mut self) -> anyhow::Result<()> {
        self.bots.clear();
        for (person, seat) in self.people.iter().zip(&self.seats) {
            let dice = Dice::new(self.dice.below(1 << 30) as u64);
            let mut bot = Bot::new(person.clone(), self.id.clone(), seat.clone(), self.think, dice);
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
        let seen = self.people[0].get(&format!("/api/matches/{}", self.id)).await?.json();
        let version = seen["info"]["version"].as_u64().context("a match has a version")? as u32;
        let told = join_all(self.bots.iter_mut().map(|bot| bot.is_told_of(version))).await;
        let sum = |of: fn(&Bot) -> u64| self.bots.iter().map(of).sum::<u64>();
        let (answers, unheard) = (sum(|bot| bot.course.taken.len() as u64), sum(|bot| bot.unheard));
        let complete = all_there(version.into(), answers, unheard) && told.into_iter().all(|told| told);
        Ok(Counted {
            answers,
            unheard,
            refused: sum(|bot| bot.course.refused),
            closed: sum(|bot| bot.closed),
            over: u64::from(seen["info"]["status"] == "over"),
            lost: u64::from(!complete),
            waits: self.waits(),
        })
    }

    /// How long it took until the others knew of each answer.
    fn waits(&self) -> Vec<Duration> {
        let mut waits = Vec::new();
        for (at, bot) in self.bots.iter().enumerate() {
            for (version, sent) in &bot.course.taken {
                let others = self.bots.iter().enumerate().filter(|(other, _)| *other != at);
                let heard = others.filter_map(|(_, other)| other.course.heard.get(version));
                waits.extend(heard.map(|heard| heard.duration_since(*sent)));
            }
        }
        waits
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
