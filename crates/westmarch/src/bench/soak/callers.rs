//! People who make matches, join them, want them again, bring records and continue them, and hang up in the middle of every call.
//! Whatever came of it must be whole: a match with everybody at the table has begun, and can be looked at.

use super::{tables::guest, world::World};
use client::Client;
use serde_json::{Value, json};
use server::api::matches::GameInfo;
use std::{collections::HashSet, sync::Arc, time::Duration};
use table::Dice;

/// After so many rounds somebody else comes, so that lists stay short.
const ROUNDS: usize = 10;

struct Callers {
    world: Arc<World>,
    people: [Client; 2],
    dice: Dice,
    /// The matches of which it is known how they are.
    judged: HashSet<String>,
}

/// Calls and hangs up until the storm is over; gives everybody who did.
pub async fn call(world: Arc<World>, seed: u64) -> Vec<Client> {
    let mut dice = Dice::new(seed);
    let mut all = Vec::new();
    while world.is_stormy() {
        let people = [guest(&world, "first caller").await, guest(&world, "second caller").await];
        let seed = dice.below(1 << 30) as u64;
        let mut callers = Callers { world: world.clone(), people, dice: Dice::new(seed), judged: HashSet::new() };
        for round in 0..ROUNDS {
            if !world.is_stormy() {
                break;
            }
            // What fails because the server is away is tried again in the next round.
            let game = &world.games[round % world.games.len()];
            let _ = callers.go_round(game).await;
        }
        all.extend(callers.people);
    }
    all
}

impl Callers {
    /// A match from beginning to end, and what comes after it.
    async fn go_round(&mut self, game: &GameInfo) -> Option<()> {
        let others = game.seats.len() - 1;
        let seats = |other: Value| json!(std::iter::once(json!("me")).chain(vec![other; others]).collect::<Vec<_>>());
        let program = seats(json!({ "program": game.levels[0] }));
        let wanted = json!({ "game": game.game, "seats": program, "listed": true });
        self.cut(0, "hung up: make", "/api/matches", &wanted).await;
        let wanted = json!({ "game": game.game, "seats": seats(json!("open")) });
        let made = self.people[0].post("/api/matches", wanted).await.ok()?.json();
        let id = made["id"].as_str()?.to_string();
        let invited = json!({ "invite": made["invite"] });
        self.cut(1, "hung up: join", &format!("/api/matches/{id}/join"), &invited).await;
        // Whoever hung up calls again, as people do, and then both have had enough of it.
        let _ = self.people[1].post(&format!("/api/matches/{id}/join"), invited).await.ok()?;
        let concede = json!({ "id": "enough", "seat": made["yours"][0], "deed": "concede" });
        let _ = self.people[0].post(&format!("/api/matches/{id}/deeds"), concede).await.ok()?;
        for who in 0..2 {
            self.cut(who, "hung up: rematch", &format!("/api/matches/{id}/rematch"), &json!({})).await;
        }
        let record = self.people[0].get(&format!("/api/matches/{id}/record")).await.ok()?;
        if record.status == 200 {
            self.cut(0, "hung up: upload", "/api/records", &json!({ "record": record.text })).await;
        }
        let seen = self.people[0].get(&format!("/api/matches/{id}")).await.ok()?.json();
        let position = self.dice.below(seen["position"].as_u64()? as usize + 1);
        let wanted = json!({ "position": position, "seats": program });
        self.cut(0, "hung up: fork", &format!("/api/matches/{id}/fork"), &wanted).await;
        Some(())
    }

    /// Calls and hangs up; a second later nothing of it is half done.
    async fn cut(&mut self, who: usize, what: &'static str, path: &str, body: &Value) {
        let weather = self.world.weather.fair();
        let after = Duration::from_micros(self.dice.below(6_001) as u64);
        let _ = self.people[who].hang_up(path, body, after).await;
        self.world.did(what, 1);
        tokio::time::sleep(Duration::from_secs(1)).await;
        for half in half_done(&mut self.people[who], &mut self.judged).await {
            if self.world.weather.still(weather) {
                self.world.find("a match has everybody at its table and has not begun", format!("{what}: {half}"));
            }
        }
    }
}

/// Of somebody's matches those that should have begun, or cannot be looked at. Those that are well are not looked at again.
pub async fn half_done(client: &mut Client, judged: &mut HashSet<String>) -> Vec<String> {
    let mut half = Vec::new();
    let Ok(mine) = client.get("/api/me/matches").await else { return half };
    let mine = mine.json();
    for info in mine.as_array().into_iter().flatten() {
        let id = info["id"].as_str().unwrap_or_default();
        let waits = info["seats"].as_array().into_iter().flatten().any(|seat| seat["holder"] == "open");
        if waits || !judged.insert(id.into()) {
            continue;
        }
        let Ok(seen) = client.get(&format!("/api/matches/{id}?log={}", u32::MAX)).await else { continue };
        let info = &seen.json()["info"];
        if info["status"] == "waiting" || info["version"] == 0 || seen.status >= 500 {
            half.push(format!("match {id}: status {}, version {}", info["status"], info["version"]));
        }
    }
    half
}
