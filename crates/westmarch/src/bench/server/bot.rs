//! Somebody who answers at random. What he has sent is followed up until the server has said what came of it, also after he was told
//! to stop, and if his socket is closed in between: then he connects again and sends it again, as every client should.

use client::{Client, Socket, at_random};
use serde::Deserialize;
use server::wire::{AnswerSent, FromClient, Question};
use std::{
    collections::HashMap,
    time::{Duration, Instant},
};
use table::Dice;
use tokio::{
    sync::watch,
    time::{sleep, sleep_until, timeout},
};

/// How long the server may take for anything before it is given up.
const PATIENCE: Duration = Duration::from_secs(30);
/// Whoever was too fast waits for a while.
const TOO_FAST: Duration = Duration::from_millis(60);

/// A message of the server, as far as it matters here.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    /// Of `taken` and `refused`.
    id: Option<String>,
    /// Of `seen`.
    info: Option<Info>,
    question: Option<Question>,
    /// Of `taken`.
    version: Option<u32>,
    /// Of `refused`.
    refused: Option<Refusal>,
    seen: Option<Seen>,
}

#[derive(Deserialize)]
struct Refusal {
    code: String,
}

#[derive(Deserialize)]
struct Seen {
    info: Info,
    question: Option<Question>,
}

#[derive(Deserialize)]
struct Info {
    version: u32,
    status: String,
}

/// What somebody has sent and heard in the course of a match.
#[derive(Default)]
pub struct Course {
    /// The answer of which nothing was heard yet, and when it was sent first.
    under_way: Option<(AnswerSent, Instant)>,
    /// The versions that his answers became, and when he sent them.
    pub taken: Vec<(u32, Instant)>,
    pub refused: u64,
    /// When he heard of a version.
    pub heard: HashMap<u32, Instant>,
}

impl Course {
    fn sent(&mut self, answer: AnswerSent) {
        self.under_way = Some((answer, Instant::now()));
    }

    fn taken(&mut self, id: &str, version: u32) {
        if let Some((_, at)) = self.under_way.take_if(|(sent, _)| sent.id == id) {
            self.taken.push((version, at));
        }
    }

    /// What could not be read, or came too fast, is refused without its name.
    fn refused(&mut self, id: Option<&str>) {
        if self.under_way.take_if(|(sent, _)| id.is_none_or(|id| sent.id == id)).is_some() {
            self.refused += 1;
        }
    }
}

/// Somebody who answers at random.
pub struct Bot {
    client: Client,
    id: String,
    seat: String,
    think: u32,
    dice: Dice,
    socket: Option<Socket>,
    /// The last version that was heard of.
    version: u32,
    is_over: bool,
    /// What is asked, with the version it was asked at, and when it will be answered.
    asked: Option<(Instant, u32, Question)>,
    pub course: Course,
    /// How often the server has closed his socket.
    pub closed: u64,
    /// Answers of which nothing was ever heard.
    pub unheard: u64,
}

impl Bot {
    pub fn new(client: Client, id: String, seat: String, think: u32, dice: Dice) -> Bot {
        let course = Course::default();
        let (socket, asked) = (None, None);
        Bot { client, id, seat, think, dice, socket, version: 0, is_over: false, asked, course, closed: 0, unheard: 0 }
    }

    /// Opens the socket, as often as it takes. What is under way is sent again: it counts once.
    pub async fn connect(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Ok(Ok(mut socket)) = timeout(PATIENCE, self.client.live(&self.id, u32::MAX)).await {
                if let Some((sent, _)) = &self.course.under_way {
                    // If it does not arrive, the socket is closed, which is noticed soon.
                    let _ = socket.send(&FromClient::Answer(sent.clone())).await;
                }
                self.socket = Some(socket);
                return true;
            }
            sleep(Duration::from_millis(200)).await;
        }
        false
    }

    /// Plays until the match is over or he is told to stop, and until he has heard of everything that he sent.
    pub async fn play(mut self, mut stop: watch::Receiver<bool>) -> Bot {
        loop {
            let stopped = *stop.borrow_and_update();
            if (stopped || self.is_over) && self.course.under_way.is_none() {
                return self;
            }
            let Some(socket) = &mut self.socket else {
                if self.connect().await {
                    continue;
                }
                return self.give_up();
            };
            let owed = self.course.under_way.as_ref().map(|(_, at)| *at + PATIENCE);
            let due = self.asked.as_ref().map(|(at, ..)| *at).filter(|_| owed.is_none() && !stopped);
            let far = Instant::now() + PATIENCE;
            tokio::select! {
                text = socket.text() => self.hear(text),
                () = sleep_until(due.unwrap_or(far).into()), if due.is_some() => self.answer().await,
                () = sleep_until(owed.unwrap_or(far).into()), if owed.is_some() => return self.give_up(),
                _ = stop.changed(), if !stopped => {}
            }
        }
    }

    fn give_up(mut self) -> Bot {
        self.unheard += u64::from(self.course.under_way.is_some());
        self
    }

    /// Whether he hears of a version, sooner or later.
    pub async fn is_told_of(&mut self, version: u32) -> bool {
        let waiting = async {
            while self.version < version {
                let Some(socket) = &mut self.socket else { return };
                let text = socket.text().await;
                self.hear(text);
            }
        };
        let _ = timeout(PATIENCE, waiting).await;
        self.version == version
    }

    fn hear(&mut self, text: Option<String>) {
        let Some(heard) = text.and_then(|text| serde_json::from_str::<Heard>(&text).ok()) else {
            self.socket = None;
            self.closed += 1;
            return;
        };
        match (heard.r#type.as_str(), heard.info, heard.version) {
            ("seen", Some(info), _) => self.see(Seen { info, question: heard.question }),
            ("taken", _, Some(version)) => {
                self.course.taken(heard.id.as_deref().unwrap_or_default(), version);
                // How the match stands with it may still be to come.
                self.asked.take_if(|(_, at, _)| *at < version);
            }
            ("refused", ..) => {
                self.course.refused(heard.id.as_deref());
                let too_fast = heard.refused.is_some_and(|refused| refused.code == "too-many-requests");
                if let Some(seen) = heard.seen {
                    self.see(seen);
                }
                // A selection that the rules forbid: another one may do.
                let again = self.after_thinking() + if too_fast { TOO_FAST } else { Duration::ZERO };
                self.asked = self.asked.take().map(|(_, version, question)| (again, version, question));
            }
            _ => {}
        }
    }

    fn see(&mut self, seen: Seen) {
        self.is_over = seen.info.status == "over";
        if seen.info.version > self.version {
            self.version = seen.info.version;
            self.course.heard.insert(self.version, Instant::now());
        }
        self.asked = seen.question.map(|question| (self.after_thinking(), seen.info.version, question));
    }

    async fn answer(&mut self) {
        let (Some((_, version, question)), Some(socket)) = (&self.asked, &mut self.socket) else { return };
        let id = format!("{}-{version}-{}", self.seat, self.dice.below(1 << 30));
        let answer = at_random(&mut self.dice, question);
        let sent = AnswerSent { id, version: *version, seat: self.seat.clone(), answer };
        self.course.sent(sent.clone());
        // If it does not arrive, the socket is closed, which is noticed soon.
        let _ = socket.send(&FromClient::Answer(sent)).await;
    }

    fn after_thinking(&mut self) -> Instant {
        Instant::now() + Duration::from_millis(self.dice.below(2 * self.think as usize + 1) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(id: &str) -> AnswerSent {
        AnswerSent { id: id.into(), version: 1, seat: "a".into(), answer: "yes".into() }
    }

    #[test]
    fn what_was_sent_is_followed_up_until_something_is_heard_of_it() {
        let mut course = Course::default();
        course.sent(answer("first"));
        course.taken("another", 2);
        course.refused(Some("another"));
        assert!(course.under_way.is_some(), "nothing was heard of this one");
        course.taken("first", 3);
        course.taken("first", 3);
        assert_eq!(course.taken.iter().map(|(version, _)| *version).collect::<Vec<_>>(), [3], "it counts once");
        course.sent(answer("second"));
        course.refused(None);
        assert!(course.under_way.is_none() && course.refused == 1, "what has no name is what was sent last");
    }
}
