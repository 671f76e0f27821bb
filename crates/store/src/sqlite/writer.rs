//! The thread that writes.
//!
//! It takes all jobs that have queued up, runs them in one transaction, commits, and only then answers: however many
//! they are, the disk is flushed once. While it is, the next ones queue up.
//!
//! A job that takes a while ([`Haste::Later`]) is put aside: each transaction takes one of those at most, after all others that have
//! queued up. So somebody who says a word waits for one record that is being stored, and not for forty.
//!
//! Each job has a savepoint. One that fails, or panics, takes back what it did itself and nothing else. If the commit fails,
//! nothing has happened, and all are told so.
//!
//! After a job that removes something the log is emptied, before anybody is told: what was removed is not to be found there. If
//! somebody is just reading from it, that is tried again with the next batch.

use super::{Result, file, is_damage};
use crate::StoreError;
use rusqlite::Connection;
use std::{
    any::Any,
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread::{self, JoinHandle},
};
use tokio::sync::{mpsc, oneshot};

/// How many jobs may wait; whoever brings another waits with it.
const QUEUE: usize = 1024;
/// How many jobs share a transaction at most.
const BATCH: usize = 256;

/// Whether a job waits for others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Haste {
    /// It is one of many short ones.
    Now,
    /// It takes a while, so that others go first.
    Later,
}

type Queued = (Haste, Box<dyn Job>);

/// The thread that writes, seen from the others.
pub struct Writer {
    queue: Option<mpsc::Sender<Queued>>,
    thread: Option<JoinHandle<()>>,
    /// Something was removed that may still be in the log.
    to_clear: Arc<AtomicBool>,
    /// Jobs that have been given and not been answered.
    waiting: Arc<AtomicUsize>,
}

impl Writer {
    /// Starts it; the connection is its own.
    pub fn start(db: Connection) -> Result<Writer> {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let to_clear = Arc::new(AtomicBool::new(false));
        let waiting = Arc::new(AtomicUsize::new(0));
        let (clear, left) = (to_clear.clone(), waiting.clone());
        let write = move || write_all(&db, jobs, &clear, &left);
        let thread = thread::Builder::new().name("store-writer".into()).spawn(write);
        let thread = thread.map_err(|error| StoreError::Failed(format!("no thread to write with: {error}")))?;
        Ok(Writer { queue: Some(queue), thread: Some(thread), to_clear, waiting })
    }

    /// Gives it a job, and waits until that is on the disk. A job that has been given is done, even if the caller does not
    /// wait for it.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
        haste: Haste,
    ) -> Result<T> {
        let stopped = || StoreError::Failed("the thread that writes has stopped".into());
        let (job, answer) = Work::boxed(work);
        let queue = self.queue.as_ref().ok_or_else(stopped)?;
        let place = queue.reserve().await.map_err(|_| stopped())?;
        self.waiting.fetch_add(1, Ordering::Relaxed);
        place.send((haste, job));
        answer.await.unwrap_or_else(|_| Err(stopped()))
    }

    /// The same for a job that removes something: the log is emptied too.
    pub async fn run_and_clear<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
        haste: Haste,
    ) -> Result<T> {
        let to_clear = self.to_clear.clone();
        let work = move |db: &Connection| {
            let done = work(db)?;
            to_clear.store(true, Ordering::Relaxed);
            Ok(done)
        };
        self.run(work, haste).await
    }

    /// How many jobs have been given and are not on the disk yet.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Finishes what is queued, and stops.
    pub fn finish(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the thread that writes has panicked");
        }
    }
}

/// Something to write, and whoever waits for it.
trait Job: Send {
    /// Does it, inside a transaction of others.
    fn run(&mut self, db: &Connection) -> Result<()>;
    /// Tells whoever waits what came of it, once it is known what became of the transaction.
    fn tell(self: Box<Self>, committed: Result<()>);
}

struct Work<T, F> {
    work: Option<F>,
    answer: Option<Result<T>>,
    caller: oneshot::Sender<Result<T>>,
}

impl<T: Send + 'static, F: FnOnce(&Connection) -> Result<T> + Send + 'static> Work<T, F> {
    /// A job, and where its answer will be.
    fn boxed(work: F) -> (Box<dyn Job>, oneshot::Receiver<Result<T>>) {
        let (caller, answer) = oneshot::channel();
        (Box::new(Work { work: Some(work), answer: None, caller }), answer)
    }
}

impl<T: Send, F: FnOnce(&Connection) -> Result<T> + Send> Job for Work<T, F> {
    fn run(&mut self, db: &Connection) -> Result<()> {
        let Some(work) = self.work.take() else { return Ok(()) };
        // What a panic leaves half done in the database is rolled back, and nothing else is shared.
        let answer = catch_unwind(AssertUnwindSafe(|| work(db))).unwrap_or_else(|panic| Err(panicked(panic.as_ref())));
        let outcome = answer.as_ref().map(|_| ()).map_err(Clone::clone);
        self.answer = Some(answer);
        outcome
    }

    fn tell(self: Box<Self>, committed: Result<()>) {
        let not_run = || Err(StoreError::Failed("the transaction ended before this".into()));
        let Work { answer, caller, .. } = *self;
        // Whoever asked may have left.
        let _ = caller.send(committed.and_then(|()| answer.unwrap_or_else(not_run)));
    }
}

fn panicked(panic: &(dyn Any + Send)) -> StoreError {
    let said = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    StoreError::Failed(format!("a panic: {}", said.unwrap_or("without words")))
}

/// Runs batch after batch until nobody is left who could bring a job, and none is queued.
fn write_all(db: &Connection, mut queue: mpsc::Receiver<Queued>, to_clear: &AtomicBool, waiting: &AtomicUsize) {
    let (mut batch, mut later) = (Vec::new(), VecDeque::new());
    loop {
        let first = if later.is_empty() { queue.blocking_recv() } else { queue.try_recv().ok() };
        if first.is_none() && later.is_empty() {
            return;
        }
        let more = std::iter::from_fn(|| queue.try_recv().ok());
        for (haste, job) in first.into_iter().chain(more).take(BATCH) {
            match haste {
                Haste::Now => batch.push(job),
                Haste::Later => later.push_back(job),
            }
        }
        batch.extend(later.pop_front());
        let jobs = batch.len();
        write_batch(db, &mut batch, to_clear);
        waiting.fetch_sub(jobs, Ordering::Relaxed);
    }
}

/// Runs the jobs in one transaction, and tells everybody what came of it.
fn write_batch(db: &Connection, batch: &mut Vec<Box<dyn Job>>, to_clear: &AtomicBool) {
    let committed = transact(db, batch);
    if let Err(why) = &committed {
        tracing::error!(%why, jobs = batch.len(), "a transaction failed");
        if !db.is_autocommit()
            && let Err(error) = db.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "and could not be rolled back");
        }
    }
    if to_clear.load(Ordering::Relaxed) {
        match file::empty_log(db) {
            Ok(emptied) => to_clear.store(!emptied, Ordering::Relaxed),
            Err(error) => tracing::error!(%error, "the log could not be emptied"),
        }
    }
    for job in batch.drain(..) {
        job.tell(committed.clone());
    }
}

fn transact(db: &Connection, batch: &mut [Box<dyn Job>]) -> Result<()> {
    let command = |sql: &str| db.prepare_cached(sql).and_then(|mut command| command.execute([])).map_err(whole_batch);
    command("BEGIN IMMEDIATE")?;
    for job in batch {
        command("SAVEPOINT job")?;
        if let Err(why) = job.run(db) {
            // Some failures, such as a full disk, end the transaction of all.
            if db.is_autocommit() {
                return Err(match why {
                    StoreError::Damaged(_) => why,
                    other => StoreError::Failed(other.to_string()),
                });
            }
            command("ROLLBACK TO job")?;
        }
        command("RELEASE job")?;
    }
    command("COMMIT")?;
    Ok(())
}

/// What goes wrong with the transaction itself says nothing about what a job looked for.
fn whole_batch(error: rusqlite::Error) -> StoreError {
    if is_damage(&error) { StoreError::Damaged(error.to_string()) } else { StoreError::Failed(error.to_string()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Answer<T> = oneshot::Receiver<Result<T>>;

    fn database() -> Connection {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch(
            "PRAGMA foreign_keys = ON;
             CREATE TABLE kings (number INTEGER PRIMARY KEY, heir INTEGER REFERENCES kings);",
        )
        .unwrap();
        db
    }

    fn crown(db: &Connection, number: i64) -> Result<i64> {
        db.execute("INSERT INTO kings (number) VALUES (?1)", [number])?;
        Ok(number)
    }

    fn kings(db: &Connection) -> i64 {
        db.query_row("SELECT count(*) FROM kings", [], |row| row.get(0)).unwrap()
    }

    fn job(work: impl FnOnce(&Connection) -> Result<i64> + Send + 'static) -> (Box<dyn Job>, Answer<i64>) {
        Work::boxed(work)
    }

    fn failed<T>(answer: Result<T>) -> String {
        match answer {
            Err(StoreError::Failed(why)) => why,
            _ => panic!("it should have failed"),
        }
    }

    #[test]
    fn a_job_that_fails_takes_back_only_what_it_did_itself() {
        let db = database();
        let (first, mut first_answer) = job(|db| crown(db, 1));
        let (taken, mut taken_answer) = job(|db| crown(db, 2).and(Err(StoreError::SeatTaken)));
        let (broken, mut broken_answer) = job(|db| crown(db, 3).and_then(|_| crown(db, 1)));
        let (panics, mut panics_answer) = job(|db| panic!("no king {:?}", crown(db, 4)));
        let (last, mut last_answer) = job(|db| crown(db, 5));
        write_batch(&db, &mut vec![first, taken, broken, panics, last], &AtomicBool::new(false));

        assert_eq!(first_answer.try_recv().unwrap(), Ok(1));
        assert_eq!(taken_answer.try_recv().unwrap(), Err(StoreError::SeatTaken));
        assert!(failed(broken_answer.try_recv().unwrap()).contains("UNIQUE"));
        assert!(failed(panics_answer.try_recv().unwrap()).contains("no king Ok(4)"));
        assert_eq!(last_answer.try_recv().unwrap(), Ok(5));
        assert_eq!(kings(&db), 2);
        assert!(db.is_autocommit());
    }

    #[test]
    fn if_the_commit_fails_nothing_has_happened_and_all_are_told() {
        let db = database();
        let (good, mut good_answer) = job(|db| crown(db, 1));
        let (poison, mut poison_answer) = job(|db| {
            // Nobody looks until the commit whether the heir is there.
            db.execute_batch("PRAGMA defer_foreign_keys = ON; INSERT INTO kings VALUES (2, 77);")?;
            Ok(2)
        });
        write_batch(&db, &mut vec![good, poison], &AtomicBool::new(false));
        failed(good_answer.try_recv().unwrap());
        failed(poison_answer.try_recv().unwrap());
        assert_eq!(kings(&db), 0);

        let (next, mut next_answer) = job(|db| crown(db, 3));
        write_batch(&db, &mut vec![next], &AtomicBool::new(false));
        assert_eq!(next_answer.try_recv().unwrap(), Ok(3));
    }

    #[test]
    fn if_a_job_ends_the_transaction_of_all_they_are_told() {
        let db = database();
        let (before, mut before_answer) = job(|db| crown(db, 1));
        let (ends, mut ends_answer) = job(|db| {
            db.execute_batch("ROLLBACK")?;
            Err(StoreError::NotFound)
        });
        let (after, mut after_answer) = job(|db| crown(db, 2));
        write_batch(&db, &mut vec![before, ends, after], &AtomicBool::new(false));
        failed(before_answer.try_recv().unwrap());
        failed(ends_answer.try_recv().unwrap());
        failed(after_answer.try_recv().unwrap());
        assert_eq!(kings(&db), 0);
    }

    #[tokio::test]
    async fn somebody_with_a_word_waits_for_one_long_job_and_not_for_forty() {
        let mut writer = Writer::start(database()).unwrap();
        let queue = writer.queue.clone().unwrap();
        // While the first one is under way, forty long ones queue up, and then a short one.
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let (first, _) = job(move |db| wait.recv().map_or_else(|_| crown(db, 100), |()| crown(db, 101)));
        assert!(queue.send((Haste::Now, first)).await.is_ok());
        for number in 0..40 {
            let (long, _) = job(move |db| crown(db, number));
            assert!(queue.send((Haste::Later, long)).await.is_ok());
        }
        let (short, before_it) = job(|db| Ok(kings(db)));
        assert!(queue.send((Haste::Now, short)).await.is_ok());
        drop(queue);
        go.send(()).unwrap();
        let before_it = before_it.await.unwrap().unwrap();
        assert!(before_it <= 2, "it waited for {before_it} others");
        writer.finish();
    }

    #[tokio::test]
    async fn what_was_queued_is_done_before_it_stops_even_if_nobody_waits() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kings.db");
        let db = Connection::open(&path).unwrap();
        db.execute_batch("CREATE TABLE kings (number INTEGER PRIMARY KEY, heir INTEGER);").unwrap();
        let mut writer = Writer::start(db).unwrap();
        for number in 0..300 {
            let (job, answer) = job(move |db| crown(db, number));
            drop(answer);
            let haste = if number % 3 == 0 { Haste::Later } else { Haste::Now };
            assert!(writer.queue.as_ref().unwrap().send((haste, job)).await.is_ok());
        }
        writer.finish();
        assert_eq!(kings(&Connection::open(&path).unwrap()), 300);
        failed(writer.run(|db| crown(db, 1), Haste::Now).await);
    }
}
