//! Two people who play many matches at once, answering at random. They remember every answer that the server has said it took.

// Not every test needs everything of it.
#![allow(dead_code)]

use client::{
    Client, Socket, at_random,
    program::{ANYWHERE, Program, Serving},
};
use serde_json::{Value, json};
use server::wire::{AnswerSent, FromClient, Question, ToClient};
use std::{
    net::SocketAddr,
    path::Path,
    process::{Command, Stdio},
    sync::LazyLock,
    time::Duration,
};
use table::Dice;
use tokio::{task::JoinHandle, time::timeout};
use westmarch::games;

/// Longer than anything here takes.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// The names of the seats of the first game of the list, which is for two.
pub static SEATS: LazyLock<[&str; 2]> = LazyLock::new(|| {
    let seats = (games::all()[0].seats)().unwrap_or_else(|wrong| panic!("{wrong}"));
    seats.try_into().unwrap_or_else(|seats| panic!("expected two seats, found {seats:?}"))
});

/// The program.
pub fn program() -> Program {
    Program::at(env!("CARGO_BIN_EXE_westmarch"))
}

/// A server on a folder, anywhere.
pub fn start(data: &Path) -> Serving {
    program().serve(data, ANYWHERE).expect("the program can be started")
}

/// Every running match of the folder must lead to where it was; gives how many there are.
pub fn check(data: &Path) -> usize {
    let checked = program().check(data).expect("the program can be started");
    assert_eq!(checked.status.code(), Some(0), "{}", checked.said);
    checked.matches.expect("matches are checked")
}

/// What the program says if it cannot do what it is told: one sentence, and no password.
pub fn refused(mut command: Command) -> String {
    let done = command.stdin(Stdio::null()).output().expect("the program can be started");
    let said = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(2), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "one sentence: {said}");
    assert!(!said.contains("mellon"), "{said}");
    said
}

/// An answer that was sent, by the person of this number, and the version that it became if the server has said so.
#[derive(Clone, Debug)]
pub struct Given {
    /// Which match.
    pub id: String,
    /// Whose answer.
    pub by: usize,
    /// What was sent.
    pub sent: AnswerSent,
    /// The version of the match with it; none if nothing was heard of it.
    pub version: Option<u32>,
}

/// Two people and the matches that they play.
pub struct People {
    clients: [Client; 2],
    /// The matches that are not over, as far as is known.
    pub matches: Vec<String>,
    dice: Dice,
}

impl People {
    /// Two guests.
    pub async fn arrive(address: SocketAddr, seed: u64) -> People {
        let mut clients = Vec::new();
        for seat in *SEATS {
            clients.push(Client::guest(address, &format!("player of {seat}")).await.expect("a guest is let in"));
        }
        let clients = clients.try_into().unwrap_or_else(|_| panic!("two people"));
        People { clients, matches: Vec::new(), dice: Dice::new(seed) }
    }

    /// Goes to a server that was started again, with the cookies of before; it must know both.
    pub async fn return_to(&mut self, address: SocketAddr) {
        for (seat, client) in SEATS.iter().zip(&mut self.clients) {
            let cookie = client.cookie.clone();
            *client = Client::new(address);
            client.cookie = cookie;
            let me = client.get("/api/me").await.expect("an answer");
            assert_eq!(me.json()["name"], format!("player of {seat}"), "{}", me.text);
        }
    }

    /// Opens matches until there are so many.
    pub async fn open_up_to(&mut self, count: usize) {
        while self.matches.len() < count {
            let wanted = json!({ "game": games::all()[0].name, "seats": ["me", "open"], "listed": true });
            let made = self.clients[0].post("/api/matches", wanted).await.expect("an answer");
            let id = made.json()["id"].as_str().expect("a match has an id").to_string();
            let joined = self.clients[1].post(&format!("/api/matches/{id}/join"), json!({})).await.expect("an answer");
            assert_eq!(joined.status, 200, "{}", joined.text);
            self.matches.push(id);
        }
    }

    /// How a match stands.
    pub async fn see(&mut self, id: &str) -> Value {
        let seen = self.clients[0].get(&format!("/api/matches/{id}")).await.expect("an answer");
        assert_eq!(seen.status, 200, "{}", seen.text);
        seen.json()["info"].clone()
    }

    /// Sends an answer again; gives the version that it became, or nothing if it is refused.
    pub async fn send_again(&mut self, given: &Given) -> Option<u64> {
        let body = serde_json::to_value(&given.sent).expect("an answer can be written");
        let reply = self.clients[given.by].post(&format!("/api/matches/{}/answers", given.id), body).await;
        let reply = reply.expect("an answer");
        if reply.status == 200 { reply.json()["version"].as_u64() } else { None }
    }

    /// Both begin to answer at random in all matches, as fast as they can, until the server is gone.
    pub async fn play(&mut self) -> Vec<JoinHandle<Played>> {
        let mut tasks = Vec::new();
        for id in &self.matches {
            for by in 0..2 {
                let socket = self.clients[by].live(id, u32::MAX).await.expect("a socket is opened");
                let dice = Dice::new(self.dice.below(1 << 30) as u64);
                let player = Player { id: id.clone(), by, dice, played: Played::default() };
                tasks.push(tokio::spawn(player.play(socket)));
            }
        }
        tasks
    }
}

/// What a person did at one table.
#[derive(Default, Debug)]
pub struct Played {
    /// What was sent: everything that was taken, and the last thing if nothing was heard of it.
    pub given: Vec<Given>,
    /// The server said that it stops.
    pub told_to_stop: bool,
}

struct Player {
    id: String,
    by: usize,
    dice: Dice,
    played: Played,
}

impl Player {
    async fn play(mut self, mut socket: Socket) -> Played {
        let mut asked: Option<(u32, Question)> = None;
        loop {
            let message = timeout(PATIENCE, socket.next()).await.expect("something happens");
            match message {
                None => return self.played,
                Some(ToClient::Stopping) => self.played.told_to_stop = true,
                Some(ToClient::Taken(taken)) => {
                    let given = self.played.given.iter_mut().find(|given| given.sent.id == taken.id);
                    given.expect("only what was sent is taken").version = Some(taken.version);
                    // How the match stands with it has come before.
                    self.answer(&mut socket, &asked).await;
                }
                Some(ToClient::Seen(seen)) => {
                    let version = seen.info.version;
                    asked = seen.question.map(|question| (version, question));
                    self.answer(&mut socket, &asked).await;
                }
                // Rules refuse some selections, and the server those who are too fast.
                Some(ToClient::Refused { id, refused, seen }) => {
                    if let Some(seen) = seen {
                        asked = seen.question.map(|question| (seen.info.version, question));
                    }
                    self.played.given.retain(|given| Some(&given.sent.id) != id.as_ref() || given.version.is_some());
                    if refused.code == "too-many-requests" {
                        self.played.given.retain(|given| given.version.is_some());
                        tokio::time::sleep(Duration::from_millis(60)).await;
                    }
                    self.answer(&mut socket, &asked).await;
                }
                Some(_) => {}
            }
        }
    }

    async fn answer(&mut self, socket: &mut Socket, asked: &Option<(u32, Question)>) {
        let waiting = self.played.given.last().is_some_and(|given| given.version.is_none());
        let Some((version, question)) = asked else { return };
        if waiting {
            return;
        }
        let id = format!("{}-{version}-{}", SEATS[self.by], self.dice.below(1 << 30));
        // A selection may be written over several lines; it is kept in one.
        let answer = at_random(&mut self.dice, question).replace('[', "[\n").replace(", ", ",\n");
        let sent = AnswerSent { id, version: *version, seat: SEATS[self.by].into(), answer };
        self.played.given.push(Given { id: self.id.clone(), by: self.by, sent: sent.clone(), version: None });
        // A server that is gone is noticed when nothing more comes.
        let _ = socket.send(&FromClient::Answer(sent)).await;
    }
}
