//! A server with a game for two to five people: seats are not sides.

mod bounds;
mod brings;
mod doors;
mod giving_up;
mod hang_ups;
mod home;
mod limits;
mod names;
mod nodes;
mod own_setups;
mod pages;
mod private;
mod seats;
mod sessions;
mod stops;
mod talk;
mod wishes;

use client::{Client, host::*};
use serde_json::{Value, json};
use server::{GameKind, Games};
use toy_served::ToyServed;

/// The games of the servers here.
const GAMES: Games = Games(&[GameKind::of::<ToyServed>()]);

/// Four people in two teams: a and c against b and d.
const PAIRS: &str = "set seats: 4\nset teams: 2";

/// People who sit on the seats of a match in order, and the match.
async fn seated(host: &Host, names: &[&str], more: Value) -> (Vec<Client>, String) {
    let mut people = Vec::new();
    for name in names {
        people.push(host.guest(name).await);
    }
    let seats: Vec<&str> = names.iter().enumerate().map(|(at, _)| if at == 0 { "me" } else { "open" }).collect();
    let mut wanted = json!({ "listed": true });
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let id = id_of(&make(&mut people[0], json!(seats), wanted).await);
    for other in &mut people[1..] {
        other.put_up(&format!("/api/matches/{id}/join"), json!({})).await;
    }
    (people, id)
}

/// Answers of whoever is asked, so many times.
async fn play(people: &mut [Client], id: &str, answers: usize) {
    for _ in 0..answers {
        let mut players: Vec<&mut Client> = people.iter_mut().collect();
        step(&mut players, id).await;
    }
}

/// A deed that must be done.
async fn does(client: &mut Client, id: &str, seat: &str, what: &str) {
    done(deed(client, id, seat, what).await);
}
