//! The tables: at each a match is played, and when it is over another one. Most are between people, some against a program.

use super::{
    players::{Habit, Played, Player},
    world::{Open, World},
};
use client::Client;
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::api::matches::GameInfo;
use std::{sync::Arc, time::Duration};
use table::Dice;

/// How long people think, in milliseconds, on average.
const THINK: u32 = 700;

/// Who sits at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Company {
    People,
    Program,
    /// Against a program, which does not mind going back.
    Undoing,
}

/// Plays at a table until the storm is over; gives what was done in all its matches.
pub async fn table(world: Arc<World>, number: usize, seed: u64) -> Vec<Played> {
    let mut dice = Dice::new(seed);
    let company = match number % 10 {
        7 | 8 => Company::Program,
        9 => Company::Undoing,
        _ => Company::People,
    };
    let game = &world.games[number / 10 % world.games.len()];
    let people = if company == Company::People { game.seats.len() } else { 1 };
    let mut clients = Vec::new();
    while clients.len() < people {
        clients.push(guest(&world, &game.seats[clients.len()]).await);
    }
    let mut all = Vec::new();
    while world.is_stormy() {
        let Some(id) = make(&world, game, company, &mut clients).await else { break };
        let open = Open { id: id.clone(), client: clients[0].clone() };
        world.tables.lock().expect("nothing panics while it holds this")[number] = Some(open);
        let habit = if company == Company::Undoing { Habit::Undoes } else { Habit::Ordinary };
        let players = clients.iter().zip(&game.seats).map(|(client, seat)| {
            let dice = Dice::new(dice.below(1 << 30) as u64);
            tokio::spawn(Player::new(&world, client.clone(), &id, seat, habit, THINK, dice).play())
        });
        for played in join_all(players.collect::<Vec<_>>()).await {
            match played {
                Ok(played) => all.push(played),
                Err(error) => world.find("the soak itself failed", error.to_string()),
            }
        }
    }
    all
}

/// Somebody new, however long it takes.
pub async fn guest(world: &World, name: &str) -> Client {
    loop {
        match Client::guest(world.address, name).await {
            Ok(client) if client.cookie.is_some() => return client,
            _ => tokio::time::sleep(Duration::from_millis(200)).await,
        }
    }
}

/// A match that has begun; none if the storm was over before.
async fn make(world: &World, game: &GameInfo, company: Company, clients: &mut [Client]) -> Option<String> {
    let other = match company {
        Company::People => json!("open"),
        Company::Program | Company::Undoing => json!({ "program": game.levels[0] }),
    };
    let seats: Vec<Value> = std::iter::once(json!("me")).chain(vec![other; game.seats.len() - 1]).collect();
    let wanted = json!({ "game": game.game, "seats": seats, "listed": true, "spectators": true });
    let made = insist(world, &mut clients[0], "/api/matches", &wanted).await?;
    let id = made["id"].as_str()?.to_string();
    for client in &mut clients[1..] {
        // Whoever did not hear that he sits is told so the next time.
        insist(world, client, &format!("/api/matches/{id}/join"), &json!({})).await?;
    }
    world.did("matches made", 1);
    Some(id)
}

/// Calls until it is answered in one way or the other.
async fn insist(world: &World, client: &mut Client, path: &str, body: &Value) -> Option<Value> {
    while world.is_stormy() {
        match client.post(path, body.clone()).await {
            Ok(reply) if reply.status < 500 => return Some(reply.json()),
            _ => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    None
}
