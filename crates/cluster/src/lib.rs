//! A PostgreSQL for tests: a cluster in a folder of its own, started when it is first needed and gone with whoever started it, however that ends.
//! `tools/postgres` does the work.

use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

/// A cluster that runs.
pub struct Cluster {
    script: Child,
    /// Where it is told what to do. When this is closed it goes, also if that is because the process is killed.
    talk: Mutex<Option<(ChildStdin, BufReader<ChildStdout>)>>,
    programs: PathBuf,
    folder: String,
    databases: AtomicU32,
}

/// The one that all tests of a process share.
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(|| Cluster::start(&[]))
}

impl Cluster {
    /// Starts one, with settings as in `fsync=on`. It answers when this comes back.
    pub fn start(settings: &[&str]) -> Cluster {
        Cluster::with(&[], settings)
    }

    /// Starts one that also listens at these addresses, as in `127.1.2.3`, and encrypts what goes there. Its certificate is for the first of them.
    pub fn encrypted(addresses: &[String]) -> Cluster {
        Cluster::with(&["--encrypted", &addresses.join(",")], &[])
    }

    fn with(options: &[&str], settings: &[&str]) -> Cluster {
        let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/postgres");
        let mut command = Command::new(tools);
        command.arg("cluster").args(options).args(settings.iter().flat_map(|setting| ["-c", setting]));
        let mut script =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("tools/postgres can be started");
        let (to, from) = (script.stdin.take().expect("its input"), script.stdout.take().expect("its output"));
        let mut from = BufReader::new(from);
        let (programs, folder) = (line(&mut from).into(), line(&mut from));
        Cluster { script, talk: Mutex::new(Some((to, from))), programs, folder, databases: AtomicU32::new(0) }
    }

    /// Stops the database, and keeps what is in it.
    pub fn stop(&self) {
        self.tell("stop");
    }

    /// Starts it again.
    pub fn go_on(&self) {
        self.tell("start");
    }

    fn tell(&self, what: &str) {
        let mut talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
        let (to, from) = talk.as_mut().expect("it runs");
        writeln!(to, "{what}").expect("it listens");
        assert_eq!(line(from), "done");
    }

    /// The address of a database in it, for somebody: `frodo`, or `frodo:mellon` with a password.
    pub fn address(&self, somebody: &str, database: &str) -> String {
        format!("postgres://{somebody}@{}/{database}", self.folder.replace('/', "%2F"))
    }

    /// The file with the authority that one that is encrypted has its certificate from.
    pub fn authority(&self) -> PathBuf {
        Path::new(&self.folder).join("authority.pem")
    }

    /// The address of a new database.
    pub fn database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("postgres", &format!("CREATE DATABASE {name}"));
        self.address("postgres", &name)
    }

    /// Runs SQL in a database of it; gives what came of it, a line for each row.
    pub fn run(&self, database: &str, sql: &str) -> String {
        let args = [
            "--no-align",
            "--tuples-only",
            "--quiet",
            "--set",
            "ON_ERROR_STOP=1",
            "--dbname",
            database,
            "--command",
            sql,
        ];
        self.program("psql", &args)
    }

    /// Runs a program of PostgreSQL with it: `pg_dump`. Gives what it says.
    pub fn program(&self, name: &str, args: &[&str]) -> String {
        let mut command = Command::new(self.programs.join(name));
        let done = command.env("PGHOST", &self.folder).env("PGUSER", "postgres").args(args).output();
        let done = done.unwrap_or_else(|error| panic!("{name} can be started: {error}"));
        assert!(done.status.success(), "{name}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim_end().into()
    }
}

/// The next line that the script says.
fn line(from: &mut impl BufRead) -> String {
    let mut line = String::new();
    from.read_line(&mut line).expect("it can be read");
    assert!(!line.is_empty(), "PostgreSQL does not start: see what tools/postgres says above");
    line.trim_end().into()
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.talk.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        let _ = self.script.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_stops_and_goes_on_and_leaves_nothing() {
        let cluster = Cluster::start(&[]);
        cluster.run("postgres", "CREATE TABLE rings (power TEXT); INSERT INTO rings VALUES ('great')");
        cluster.stop();
        cluster.go_on();
        assert_eq!(cluster.run("postgres", "SELECT power FROM rings"), "great");
        let folder = PathBuf::from(&cluster.folder);
        assert!(folder.exists());
        drop(cluster);
        assert!(!folder.exists());
    }
}
