//! The bus between nodes: several processes on one database.
//!
//! What is told is heard here at once, as by one process alone. To the others it goes in a [letter](super::letter), after it was written: one task gathers
//! whatever waits and says it in one statement. A letter may be lost, with the connection or with a node. That is noticed by its number, or by
//! the silence of its sender, and told as [`Notice::Missed`]: then everything that is kept in memory is compared with the store.

use super::{
    Bus, Here, LocalBus, Notice,
    elsewhere::{Elsewhere, News},
    letter::{self, Letter, Line, NodeId},
};
use crate::fate;
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use store::{Heard, MatchId, Postgres};
use tokio::{
    sync::{
        broadcast,
        mpsc::{self, UnboundedReceiver, UnboundedSender},
        oneshot,
    },
    time::{MissedTickBehavior, interval, timeout},
};

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// How long a goodbye may take.
const PARTING: Duration = Duration::from_secs(2);

/// The bus of one of several nodes.
pub struct Nodes {
    /// The store that all of them use.
    pub store: Arc<Postgres>,
    me: NodeId,
    local: LocalBus,
    out: UnboundedSender<Out>,
    /// Who is connected here.
    ours: Mutex<HashMap<MatchId, Here>>,
    others: Mutex<Elsewhere>,
    /// Somebody has asked who is connected here.
    is_asked: AtomicBool,
    /// The others can be heard, or could once.
    is_connected: AtomicBool,
    /// Every so manieth letter of others is lost; none if it is zero.
    loses: AtomicU64,
    letters: AtomicU64,
    /// Nothing is compared with the store.
    relies_on_notices: AtomicBool,
}

/// What is to be said.
enum Out {
    Line(Line),
    /// The last of all, and who waits for it.
    Goodbye(oneshot::Sender<()>),
}

impl Nodes {
    /// Joins those who use this store.
    pub fn join(store: Arc<Postgres>) -> Arc<Nodes> {
        let (line, heard) = store.line();
        let (out, to_say) = mpsc::unbounded_channel();
        let nodes = Arc::new(Nodes {
            store,
            me: NodeId::from_le_bytes(fate::bytes()),
            local: LocalBus::new(),
            out,
            ours: Mutex::default(),
            others: Mutex::default(),
            is_asked: AtomicBool::new(false),
            is_connected: AtomicBool::new(false),
            loses: AtomicU64::new(0),
            letters: AtomicU64::new(0),
            relies_on_notices: AtomicBool::new(false),
        });
        tokio::spawn(nodes.clone().speak(line, to_say));
        tokio::spawn(nodes.clone().listen(heard));
        nodes
    }

    /// How many others have been heard of.
    pub fn known(&self) -> usize {
        self.others().count()
    }

    /// For tests: every so manieth letter of the others is lost from now on; none if this is zero.
    pub fn lose_every(&self, letters: u64) {
        self.loses.store(letters, Ordering::Relaxed);
    }

    /// For tests: nothing is compared with the store any more.
    pub fn rely_on_notices(&self) {
        self.relies_on_notices.store(true, Ordering::Relaxed);
    }

    /// Whether what is in memory has to be compared with the store.
    pub fn compares(&self) -> bool {
        !self.relies_on_notices.load(Ordering::Relaxed)
    }

    /// Tells the others that this node goes, and says nothing more.
    pub async fn goodbye(&self) {
        let (said, is_said) = oneshot::channel();
        self.say(Out::Goodbye(said));
        let _ = timeout(PARTING, is_said).await;
    }

    fn say(&self, out: Out) {
        // Who has said goodbye says nothing more.
        let _ = self.out.send(out);
    }

    fn ours(&self) -> MutexGuard<'_, HashMap<MatchId, Here>> {
        self.ours.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn others(&self) -> MutexGuard<'_, Elsewhere> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says what there is to say, all that waits in one go, and every second that this node is there.
    async fn speak(self: Arc<Self>, line: store::Line, mut to_say: UnboundedReceiver<Out>) {
        let mut number = 0;
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let mut lines = Vec::new();
            let mut next = tokio::select! {
                out = to_say.recv() => match out {
                    Some(out) => Some(out),
                    None => return,
                },
                _ = beat.tick() => {
                    self.look_round(&mut lines);
                    None
                }
            };
            let mut waits = None;
            while let Some(out) = next {
                match out {
                    Out::Line(line) => lines.push(line),
                    Out::Goodbye(said) => {
                        lines.push(Line::Goodbye);
                        waits = Some(said);
                        break;
                    }
                }
                next = to_say.try_recv().ok();
            }
            // The first letter has everything, so that nothing before it was missed.
            let is_first = number == 0;
            if waits.is_none() && (is_first || self.is_asked.swap(false, Ordering::Relaxed)) {
                let ours = self.ours().iter().map(|(id, here)| (id.clone(), *here)).collect();
                lines.extend(Line::all_here(ours));
            }
            // One that is not heard is missing to the others, who then look for themselves.
            if (!is_first || self.is_connected.load(Ordering::Relaxed))
                && let Err(error) = line.say(&letter::write(self.me, &mut number, &lines)).await
            {
                tracing::debug!(%error, "other nodes could not be told");
            }
            if let Some(said) = waits {
                let _ = said.send(());
                return;
            }
        }
    }

    /// Forgets those who are gone, and asks those of whom something is missing.
    fn look_round(&self, lines: &mut Vec<Line>) {
        let news = {
            let mut others = self.others();
            let news = others.forget_silent(Instant::now());
            lines.extend(others.lacking().into_iter().map(|node| Line::WhoIsHere(Some(node))));
            news
        };
        self.pass_on(news);
    }

    async fn listen(self: Arc<Self>, mut heard: UnboundedReceiver<Heard>) {
        while let Some(heard) = heard.recv().await {
            match heard {
                Heard::Connected => {
                    self.is_connected.store(true, Ordering::Relaxed);
                    self.is_asked.store(true, Ordering::Relaxed);
                    self.say(Out::Line(Line::WhoIsHere(None)));
                    self.local.publish(Notice::Missed);
                }
                Heard::Text(text) => match letter::read(&text) {
                    Some(letter) if letter.from != self.me && !self.is_lost() => self.hear(letter),
                    _ => {}
                },
            }
        }
    }

    fn is_lost(&self) -> bool {
        let every = self.loses.load(Ordering::Relaxed);
        every > 0 && self.letters.fetch_add(1, Ordering::Relaxed) % every == every - 1
    }

    fn hear(&self, letter: Letter) {
        let news = self.others().hear(&letter, Instant::now());
        for line in letter.lines {
            match line {
                Line::Tell(notice) => self.local.publish(notice),
                Line::WhoIsHere(of) if of.is_none_or(|node| node == self.me) => {
                    self.is_asked.store(true, Ordering::Relaxed);
                }
                Line::WhoIsHere(_) | Line::Here(..) | Line::AllHere(..) | Line::Goodbye => {}
            }
        }
        self.pass_on(news);
    }

    fn pass_on(&self, news: News) {
        news.changed.into_iter().for_each(|id| self.local.publish(Notice::Here(id)));
        if news.missed {
            self.local.publish(Notice::Missed);
        }
    }
}

impl Bus for Nodes {
    fn publish(&self, notice: Notice) {
        self.local.publish(notice.clone());
        self.publish_elsewhere(notice);
    }

    fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.local.subscribe()
    }

    fn sent(&self) -> u64 {
        self.local.sent()
    }

    fn publish_elsewhere(&self, notice: Notice) {
        self.say(Out::Line(Line::Tell(notice)));
    }

    fn tell_here(&self, id: &MatchId, here: Here) {
        let mut ours = self.ours();
        let before = match here == Here::default() {
            true => ours.remove(id),
            false => ours.insert(id.clone(), here),
        };
        if before.unwrap_or_default() != here {
            self.say(Out::Line(Line::Here(id.clone(), here)));
        }
    }

    fn elsewhere(&self, id: &MatchId) -> Here {
        self.others().of(id)
    }
}
