//! Somebody who answers at random. What he has sent is followed up until the server has said what came of it, also after he was told
//! to stop, and if his socket is closed in between: then he connects again, to another server if there are several, and sends it
//! again, as every client should.

use client::{Client, Socket, at_random};
use serde::Deserialize;
use server::wire::{AnswerSent, FromClient, Question};
use std::{
    collections::{BTreeMap, HashMap},
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use table::Dice;
use tokio::{
    sync::watch,
    time::{sleep, sleep_until, timeout},
};

/// How long a server may take for anything before it is given up.
const PATIENCE: Duration = Duration::from_secs(30);
/// The same if what it keeps is taken away from it meanwhile.
const MUCH_PATIENCE: Duration = Duration::from_secs(120);
/// How long it may take to open a socket before another server is tried.
const OPENING: Duration = Duration::from_secs(10);
/// Refusals that say nothing of the answer: it is sent again as it was, and counts once.
const TROUBLE: [&str; 6] = ["store-away", "cannot-write", "stopping", "slow", "other-version", "internal"];
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

/// An answer that was taken.
pub struct Given {
    pub answer: AnswerSent,
    /// The version that it became.
    pub version: u32,
    pub sent: Instant,
    /// When he heard that it was taken.
    pub taken: Instant,
}

/// What somebody has sent and heard in the course of a match.
#[derive(Default)]
pub struct Course {
    /// The answer of which nothing was heard yet, and when it was sent first.
    under_way: Option<(AnswerSent, Instant)>,
    pub taken: Vec<Given>,
    /// How often something was refused, by the code.
    pub refused: BTreeMap<String, u64>,
    /// When he heard of a version.
    pub heard: HashMap<u32, Instant>,
    /// When his socket was closed, and how long it took until he saw the match again.
    pub came_back: Vec<(Instant, Duration)>,
    /// How many bytes of text went either way through his sockets.
    pub bytes: u64,
}

impl Course {
    fn sent(&mut self, answer: AnswerSent) {
        self.under_way = Some((answer, Instant::now()));
    }

    /// Whether it was one of which nothing was heard before.
    fn taken(&mut self, id: &str, version: u32) -> bool {
        let Some((answer, sent)) = self.under_way.take_if(|(sent, _)| sent.id == id) else { return false };
        self.taken.push(Given { answer, version, sent, taken: Instant::now() });
        true
    }

    /// What could not be read, or came too fast, is refused without its name.
    fn refused(&mut self, id: Option<&str>, code: &str) {
        let trouble = TROUBLE.contains(&code);
        let is_it = |(sent, _): &(AnswerSent, Instant)| id.is_none_or(|id| sent.id == id);
        if self.under_way.as_ref().is_some_and(is_it) {
            *self.refused.entry(code.into()).or_default() += 1;
            self.under_way.take_if(|_| !trouble);
        }
    }
}

/// Where the servers are, and how far a table has come.
#[derive(Clone)]
pub struct Around {
    pub servers: Arc<Vec<SocketAddr>>,
    /// The answers that were taken at a table, in all its matches.
    pub progress: Arc<AtomicU64>,
}

impl Around {
    pub fn is_one(&self) -> bool {
        self.servers.len() == 1
    }
}

/// Somebody who answers at random.
pub struct Bot {
    client: Client,
    /// The server where he sits as long as it is there.
    home: SocketAddr,
    around: Around,
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
    /// When what was refused because of trouble is sent again.
    again: Option<Instant>,
    /// When he goes home, if he is elsewhere.
    goes_home: Option<Instant>,
    /// Since when he has not seen the match, if his socket was closed.
    away: Option<Instant>,
    pub course: Course,
    /// How often the server has closed his socket.
    pub closed: u64,
    /// Answers of which nothing was ever heard.
    pub unheard: u64,
}

impl Bot {
    /// Somebody who sits at the server that his client has.
    pub fn new(client: Client, around: Around, id: String, seat: String, think: u32, dice: Dice) -> Bot {
        Bot {
            home: client.address,
            client,
            around,
            id,
            seat,
            think,
            dice,
            socket: None,
            version: 0,
            is_over: false,
            asked: None,
            again: None,
            goes_home: None,
            away: None,
            course: Course::default(),
            closed: 0,
            unheard: 0,
        }
    }

    fn patience(&self) -> Duration {
        if self.around.is_one() { PATIENCE } else { MUCH_PATIENCE }
    }

    /// Opens the socket, as often as it takes, at one server after the other. What is under way is sent again: it counts once.
    pub async fn connect(&mut self) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < self.patience() {
            if let Ok(Ok(mut socket)) = timeout(OPENING, self.client.live(&self.id, u32::MAX)).await {
                if let Some((sent, _)) = &self.course.under_way {
                    // If it does not arrive, the socket is closed, which is noticed soon.
                    let _ = socket.send(&FromClient::Answer(sent.clone())).await;
                }
                self.again = None;
                self.socket = Some(socket);
                self.goes_home = (self.client.address != self.home).then(|| self.in_a_while());
                return true;
            }
            self.turn_elsewhere();
            sleep(Duration::from_millis(if self.around.is_one() { 200 } else { 50 + self.dice.below(200) as u64 }))
                .await;
        }
        false
    }

    /// Another server is asked next, if there is one.
    fn turn_elsewhere(&mut self) {
        let servers = &self.around.servers;
        let here = servers.iter().position(|server| *server == self.client.address).unwrap_or_default();
        self.client.address = servers[(here + 1) % servers.len()];
    }

    /// Everybody comes after his own while, and not all at once.
    fn in_a_while(&mut self) -> Instant {
        Instant::now() + Duration::from_millis(5_000 + self.dice.below(5_000) as u64)
    }

    /// Goes back to the server where he sat at first, as people do who load the page again.
    async fn go_home(&mut self) {
        let client = self.client.at(self.home);
        match timeout(OPENING, client.live(&self.id, u32::MAX)).await {
            Ok(Ok(socket)) => {
                self.socket = Some(socket);
                self.client = client;
                self.goes_home = None;
            }
            _ => self.goes_home = Some(self.in_a_while()),
        }
    }

    /// Plays until the match is over or he is told to stop, and until he has heard of everything that he sent.
    pub async fn play(mut self, mut stop: watch::Receiver<bool>) -> Bot {
        loop {
            let stopped = *stop.borrow_and_update();
            if (stopped || self.is_over) && self.course.under_way.is_none() {
                return self;
            }
            let patience = self.patience();
            let Some(socket) = &mut self.socket else {
                if self.connect().await {
                    continue;
                }
                return self.give_up();
            };
            let owed = self.course.under_way.as_ref().map(|(_, at)| *at + patience);
            let due = self.asked.as_ref().map(|(at, ..)| *at).filter(|_| owed.is_none() && !stopped);
            let again = self.again.filter(|_| owed.is_some());
            let home = self.goes_home.filter(|_| owed.is_none() && !stopped);
            let far = Instant::now() + patience;
            tokio::select! {
                text = socket.text() => self.hear(text).await,
                () = sleep_until(due.unwrap_or(far).into()), if due.is_some() => self.answer().await,
                () = sleep_until(again.unwrap_or(far).into()), if again.is_some() => self.send_again().await,
                () = sleep_until(home.unwrap_or(far).into()), if home.is_some() => self.go_home().await,
                () = sleep_until(owed.unwrap_or(far).into()), if owed.is_some() => return self.give_up(),
                _ = stop.changed(), if !stopped => {}
            }
        }
    }

    async fn send_again(&mut self) {
        self.again = None;
        let (Some((sent, _)), Some(socket)) = (&self.course.under_way, &mut self.socket) else { return };
        // If it does not arrive, the socket is closed, which is noticed soon.
        let _ = socket.send(&FromClient::Answer(sent.clone())).await;
    }

    fn give_up(mut self) -> Bot {
        self.unheard += u64::from(self.course.under_way.is_some());
        self
    }

    /// Whether he hears of a version, sooner or later.
    pub async fn is_told_of(&mut self, version: u32) -> bool {
        let waiting = async {
            while self.version < version {
                let Some(socket) = &mut self.socket else {
                    if self.connect().await {
                        continue;
                    }
                    return;
                };
                let text = socket.text().await;
                self.hear(text).await;
            }
        };
        let _ = timeout(PATIENCE, waiting).await;
        self.version == version
    }

    async fn hear(&mut self, text: Option<String>) {
        self.course.bytes += text.as_ref().map_or(0, |text| text.len() as u64);
        let Some(heard) = text.and_then(|text| serde_json::from_str::<Heard>(&text).ok()) else {
            self.socket = None;
            self.closed += 1;
            self.away.get_or_insert(Instant::now());
            if !self.around.is_one() {
                // Whoever comes all at once makes each other wait.
                self.turn_elsewhere();
                sleep(Duration::from_millis(self.dice.below(500) as u64)).await;
            }
            return;
        };
        match (heard.r#type.as_str(), heard.info, heard.version) {
            ("seen", Some(info), _) => self.see(Seen { info, question: heard.question }),
            ("taken", _, Some(version)) => {
                if self.course.taken(heard.id.as_deref().unwrap_or_default(), version) {
                    self.around.progress.fetch_add(1, Ordering::Relaxed);
                }
                // How the match stands with it may still be to come.
                self.asked.take_if(|(_, at, _)| *at < version);
            }
            ("refused", ..) => {
                let code = heard.refused.map(|refused| refused.code).unwrap_or_default();
                self.course.refused(heard.id.as_deref(), &code);
                if self.course.under_way.is_some() {
                    self.again = Some(Instant::now() + Duration::from_millis(200 + self.dice.below(600) as u64));
                }
                if let Some(seen) = heard.seen {
                    self.see(seen);
                }
                // A selection that the rules forbid: another one may do.
                let again = self.after_thinking() + if code == "too-many-requests" { TOO_FAST } else { Duration::ZERO };
                self.asked = self.asked.take().map(|(_, version, question)| (again, version, question));
            }
            _ => {}
        }
    }

    fn see(&mut self, seen: Seen) {
        self.is_over = seen.info.status == "over";
        if let Some(since) = self.away.take() {
            self.course.came_back.push((since, since.elapsed()));
        }
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
        let text = serde_json::to_string(&FromClient::Answer(sent.clone())).unwrap_or_default();
        self.course.bytes += text.len() as u64;
        self.course.sent(sent);
        // If it does not arrive, the socket is closed, which is noticed soon.
        let _ = socket.send_text(text).await;
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
        course.refused(Some("another"), "late");
        assert!(course.under_way.is_some(), "nothing was heard of this one");
        course.taken("first", 3);
        course.taken("first", 3);
        assert_eq!(course.taken.iter().map(|given| given.version).collect::<Vec<_>>(), [3], "it counts once");
        course.sent(answer("second"));
        course.refused(None, "store-away");
        assert!(course.under_way.is_some(), "it may be there, or not");
        course.refused(None, "late");
        assert!(course.under_way.is_none() && course.refused["late"] == 1, "what has no name is what was sent last");
    }
}
