//! The servers and the database that they share. Servers are killed and started again in the same place.

use crate::bench::place::free_place;
use anyhow::{Context, bail};
use client::program::{Program, Serving};
use cluster::Cluster;
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};
use tempfile::TempDir;

/// What `--store` says for a database that is started for this.
const OWN: &str = "own";
/// As somebody has it who wants to keep what he has.
const SETTINGS: [&str; 3] = ["fsync=on", "full_page_writes=on", "shared_buffers=128MB"];
/// As long as a service manager takes to see that a server is gone.
const GONE: Duration = Duration::from_secs(1);

/// A database: somebody's, or one of our own.
#[derive(Clone)]
pub struct Database {
    address: String,
    own: Option<Arc<Cluster>>,
}

/// What a database has done so far.
#[derive(Clone, Copy)]
pub struct Work {
    /// Transactions of every kind, those that only read too.
    pub transactions: u64,
    /// Those that wrote something.
    pub writes: u64,
    /// How often its log was flushed to the disk.
    pub flushes: u64,
    /// Bytes of its log.
    pub log: u64,
    /// Bytes of all tables and indices.
    pub size: u64,
}

impl Database {
    /// The one that was named, if any was.
    pub fn named(said: Option<&str>) -> anyhow::Result<Option<Database>> {
        Ok(match said {
            Some(OWN) => Some(Database::own()),
            Some(address) => {
                // Said at once, and without what may be a password in it.
                store::Address::parse(address)?;
                Some(Database { address: address.into(), own: None })
            }
            None => None,
        })
    }

    /// One that is started for this.
    pub fn own() -> Database {
        let cluster = Cluster::start(&SETTINGS);
        Database { address: cluster.database(), own: Some(Arc::new(cluster)) }
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// Who can stop it; none if it is somebody's.
    pub fn cluster(&self) -> Option<Arc<Cluster>> {
        self.own.clone()
    }

    /// What it has done so far, if it is our own.
    pub fn work(&self) -> Option<Work> {
        let cluster = self.own.as_ref()?;
        let name = self.address.rsplit('/').next()?;
        let asked =
            "SELECT xact_commit, pg_snapshot_xmax(pg_current_snapshot()), wal_sync, pg_current_wal_lsn() - '0/0',
             pg_database_size(datname) FROM pg_stat_database, pg_stat_wal WHERE datname = current_database()";
        let said = cluster.run(name, asked);
        let mut values = said.split('|').map(|value| value.parse::<u64>().ok());
        let mut next = || values.next().flatten();
        Some(Work { transactions: next()?, writes: next()?, flushes: next()?, log: next()?, size: next()? })
    }
}

struct Node {
    program: Program,
    address: SocketAddr,
    serving: Mutex<Option<Serving>>,
}

/// All servers.
pub struct Nodes {
    nodes: Vec<Node>,
    data: TempDir,
    /// How long processors have worked for those that were killed.
    worked: Mutex<Duration>,
}

impl Nodes {
    /// Starts so many on a database.
    pub async fn start(count: u32, database: &Database) -> anyhow::Result<Arc<Nodes>> {
        let data = tempfile::tempdir()?;
        let mut nodes = Nodes { nodes: Vec::new(), data, worked: Mutex::default() };
        for number in 0..count as usize {
            let log = nodes.data.path().join(format!("log-{number}"));
            let program = Program::at(std::env::current_exe()?).logging_to(log);
            let program = program.with("WESTMARCH_STORE", database.address());
            nodes.nodes.push(Node { program, address: free_place()?, serving: Mutex::default() });
            nodes.begin(number)?;
        }
        Ok(Arc::new(nodes))
    }

    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    fn serving(&self, number: usize) -> MutexGuard<'_, Option<Serving>> {
        self.nodes[number].serving.lock().expect("nothing panics while it holds this")
    }

    /// Starts one; it is there when this comes back.
    fn begin(&self, number: usize) -> anyhow::Result<()> {
        let node = &self.nodes[number];
        let begun = node.program.serve(self.data.path(), &node.address.to_string());
        *self.serving(number) = Some(begun.with_context(|| format!("a server does not start: {}", self.log(number)))?);
        Ok(())
    }

    /// Kills one in the middle of whatever it does.
    pub fn kill(&self, number: usize) -> anyhow::Result<()> {
        let serving = self.serving(number).take().context("a server that runs")?;
        *self.worked.lock().expect("nothing panics while it holds this") += serving.worked().unwrap_or_default();
        Ok(serving.kill()?)
    }

    /// Starts it again, as a service manager does.
    pub async fn start_again(self: &Arc<Self>, number: usize) -> anyhow::Result<()> {
        tokio::time::sleep(GONE).await;
        let nodes = self.clone();
        tokio::task::spawn_blocking(move || nodes.begin(number)).await?
    }

    /// One that has ended by itself, if any has.
    pub fn missing(&self) -> Option<usize> {
        (0..self.nodes.len()).find(|number| !self.serving(*number).as_mut().is_some_and(Serving::is_there))
    }

    /// How long processors have worked for all of them.
    pub fn worked(&self) -> Duration {
        let running = (0..self.nodes.len()).filter_map(|number| self.serving(number).as_ref()?.worked());
        running.sum::<Duration>() + *self.worked.lock().expect("nothing panics while it holds this")
    }

    /// Memory of all of them, in bytes.
    pub fn memory(&self) -> u64 {
        (0..self.nodes.len()).filter_map(|number| self.serving(number).as_ref()?.memory()).sum()
    }

    /// Kills all, and starts all again with nothing in memory. Every running match must lead to where it was.
    pub fn forget_everything(&self) -> anyhow::Result<()> {
        for number in 0..self.nodes.len() {
            self.kill(number)?;
        }
        for number in 0..self.nodes.len() {
            self.begin(number)?;
        }
        match self.serving(0).as_mut().map(Serving::found) {
            Some(found) => found.map(drop).context("a match does not lead to where it was"),
            None => bail!("no server runs"),
        }
    }

    fn log(&self, number: usize) -> String {
        std::fs::read_to_string(self.data.path().join(format!("log-{number}"))).unwrap_or_default()
    }

    /// What they have complained about most, with how often: numbers and times are left out.
    pub fn complaints(&self) -> Vec<(usize, String)> {
        let mut counted = BTreeMap::<String, usize>::new();
        for number in 0..self.nodes.len() {
            for line in self.log(number).lines() {
                let said = line.split_once(' ').map_or(line, |(_, said)| said).trim();
                *counted.entry(said.chars().take(160).collect()).or_default() += 1;
            }
        }
        let mut all: Vec<_> = counted.into_iter().map(|(said, times)| (times, said)).collect();
        all.sort_unstable_by(|one, other| other.cmp(one));
        all.truncate(5);
        all
    }
}
