//! The server that is put through all this: the program as a process, which is killed and started again in the same place.

use crate::bench::place::free_place;
use anyhow::Context;
use client::program::{Program, Serving};
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

#[derive(Clone)]
pub struct House {
    program: Program,
    data: PathBuf,
    log: PathBuf,
    pub address: SocketAddr,
    serving: Arc<Mutex<Option<Serving>>>,
}

impl House {
    /// Starts a server. What it complains about is kept in a file.
    pub async fn open(data: &Path, log: &Path, clock: Option<&Clock>) -> anyhow::Result<House> {
        let program = Program::at(std::env::current_exe()?).logging_to(log);
        let program = clock.into_iter().fold(program, |program, clock| clock.wound(program));
        let house =
            House { program, data: data.into(), log: log.into(), address: free_place()?, serving: Arc::default() };
        house.start().await?;
        Ok(house)
    }

    /// Starts it again; it is there when this comes back.
    pub async fn start(&self) -> anyhow::Result<()> {
        let house = self.clone();
        let started = tokio::task::spawn_blocking(move || house.program.serve(&house.data, &house.address.to_string()));
        let serving = started.await?.with_context(|| format!("the server does not start: {}", self.last_words()))?;
        *self.serving.lock().expect("nothing panics while it holds this") = Some(serving);
        Ok(())
    }

    /// Kills it in the middle of whatever it does.
    pub fn kill(&self) -> anyhow::Result<()> {
        let serving = self.serving.lock().expect("nothing panics while it holds this").take();
        Ok(serving.context("a server that runs")?.kill()?)
    }

    /// Asks it to stop, and waits until it has; gives its exit code and the last thing that it said.
    pub async fn stop(&self) -> anyhow::Result<(Option<i32>, String)> {
        let serving = self.serving.lock().expect("nothing panics while it holds this").take();
        let serving = serving.context("a server that runs")?;
        serving.ask_to_stop()?;
        Ok(tokio::task::spawn_blocking(move || serving.wait()).await??)
    }

    /// Whether it still runs.
    pub fn is_there(&self) -> bool {
        let mut serving = self.serving.lock().expect("nothing panics while it holds this");
        serving.as_mut().is_some_and(Serving::is_there)
    }

    /// The memory it uses, in bytes.
    pub fn memory(&self) -> Option<u64> {
        self.serving.lock().expect("nothing panics while it holds this").as_ref()?.memory()
    }

    /// What is wrong with the matches that it keeps, while it is away.
    pub fn trouble(&self) -> anyhow::Result<Option<String>> {
        let checked = self.program.check(&self.data)?;
        Ok(if checked.status.success() { None } else { Some(checked.said) })
    }

    /// Where the program panicked.
    pub fn panics(&self) -> Vec<String> {
        self.complaints().lines().filter(|line| line.contains("panicked")).map(str::to_string).collect()
    }

    fn last_words(&self) -> String {
        self.complaints().lines().last().unwrap_or_default().into()
    }

    fn complaints(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }
}

/// A clock that can be put forward and back, for the server alone: libfaketime.
pub struct Clock {
    library: PathBuf,
    hands: PathBuf,
}

impl Clock {
    /// One that is kept in a file, if the library is there.
    pub fn new(library: Option<&Path>, folder: &Path) -> anyhow::Result<Option<Clock>> {
        let Some(library) = library.map(Path::to_path_buf).or_else(installed) else { return Ok(None) };
        let clock = Clock { library, hands: folder.join("clock") };
        clock.put(0)?;
        Ok(Some(clock))
    }

    /// So many seconds from the right time.
    pub fn put(&self, seconds: i64) -> anyhow::Result<()> {
        Ok(std::fs::write(&self.hands, format!("{seconds:+}\n"))?)
    }

    /// The program by this clock. Only the time of the day jumps; how long things take does not.
    fn wound(&self, program: Program) -> Program {
        program
            .with("LD_PRELOAD", &self.library)
            .with("FAKETIME_TIMESTAMP_FILE", &self.hands)
            .with("FAKETIME_CACHE_DURATION", "1")
            .with("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .with("DONT_FAKE_MONOTONIC", "1")
    }
}

/// Where distributions put it.
fn installed() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten().map(|folder| folder.path());
    let folders = folders.chain(["/usr/lib".into(), "/usr/lib64".into()]);
    folders.map(|folder| folder.join("faketime/libfaketimeMT.so.1")).find(|library| library.is_file())
}
