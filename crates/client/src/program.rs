//! The program as a process of its own: started on a data folder, killed, asked to stop, told to check what it keeps. For tests of
//! the whole program, and for measuring it.

use std::{
    ffi::OsString,
    fs::File,
    io::{self, BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::{Receiver, channel},
    time::Duration,
};

/// Where a server listens if any place will do.
pub const ANYWHERE: &str = "127.0.0.1:0";

/// The program, and how it is started.
#[derive(Clone, Debug)]
pub struct Program {
    file: PathBuf,
    environment: Vec<(OsString, OsString)>,
    log: Option<PathBuf>,
}

impl Program {
    /// The program that is this file.
    pub fn at(file: impl Into<PathBuf>) -> Program {
        Program { file: file.into(), environment: Vec::new(), log: None }
    }

    /// The same with something more in its environment.
    pub fn with(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Program {
        self.environment.push((name.into(), value.into()));
        self
    }

    /// The same, with what it complains about at the end of a file.
    pub fn logging_to(mut self, log: impl Into<PathBuf>) -> Program {
        self.log = Some(log.into());
        self
    }

    /// A command of it on a data folder.
    pub fn command(&self, args: &[&str], data: &Path) -> Command {
        let mut command = Command::new(&self.file);
        command.args(args).arg("--data").arg(data);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Replays every running match of a folder.
    pub fn check(&self, data: &Path) -> io::Result<Checked> {
        let done = self.command(&["serve", "--check"], data).output()?;
        let said = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
        Ok(Checked { matches: checked(&said), status: done.status, said })
    }

    /// The command that starts a server on a folder, without limits for one address.
    pub fn serving(&self, data: &Path, listen: &str) -> Command {
        self.command(&["serve", "--listen", listen, "--requests-per-second", "0", "--log", "warn"], data)
    }

    /// Starts a server on a folder, without limits for one address. It is there when this comes back.
    pub fn serve(&self, data: &Path, listen: &str) -> io::Result<Serving> {
        let mut command = self.serving(data, listen);
        if let Some(log) = &self.log {
            command.stderr(File::options().create(true).append(true).open(log)?);
        }
        Serving::by(command)
    }
}

/// What came of replaying every running match.
#[derive(Clone, Debug)]
pub struct Checked {
    /// How many there are; none if it did not come that far, or if one is held.
    pub matches: Option<usize>,
    /// How it ended.
    pub status: ExitStatus,
    /// Everything that it said.
    pub said: String,
}

/// `12 running matches checked, 0 held`
fn checked(said: &str) -> Option<usize> {
    said.lines().find_map(|line| line.strip_suffix(" running matches checked, 0 held")?.parse().ok())
}

/// A server that runs. It is killed when nobody needs it any more.
pub struct Serving {
    child: Child,
    lines: Receiver<String>,
    /// What it has said so far.
    said: Vec<String>,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Serving {
    /// What it says is read all the time: it must never wait for somebody to listen.
    fn of(mut child: Child) -> io::Result<Serving> {
        let out = child.stdout.take().ok_or_else(|| io::Error::other("it has no output"))?;
        let (to, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let _ = to.send(line);
            }
        });
        Ok(Serving { child, lines, said: Vec::new(), address: SocketAddr::from(([127, 0, 0, 1], 0)) })
    }

    /// Starts one by a command. It is there when this comes back.
    pub fn by(mut command: Command) -> io::Result<Serving> {
        let mut serving = Serving::of(command.stdout(Stdio::piped()).spawn()?)?;
        let said = serving.until(|line| line.starts_with("listening on http://"))?;
        let address = said.trim_start_matches("listening on http://").parse();
        serving.address = address.map_err(|_| io::Error::other(said))?;
        Ok(serving)
    }

    /// Waits until it has said something.
    fn until(&mut self, wanted: impl Fn(&str) -> bool) -> io::Result<String> {
        if let Some(line) = self.said.iter().find(|line| wanted(line)) {
            return Ok(line.clone());
        }
        while let Ok(line) = self.lines.recv() {
            self.said.push(line.clone());
            if wanted(&line) {
                return Ok(line);
            }
        }
        Err(io::Error::other(format!("it stopped after: {}", self.said.join("\n"))))
    }

    /// Where its figures are read; it says so before it listens.
    pub fn figures(&mut self) -> io::Result<SocketAddr> {
        let said = self.until(|line| line.starts_with("figures at http://"))?;
        let address = said.trim_start_matches("figures at http://").trim_end_matches("/metrics").parse();
        address.map_err(|_| io::Error::other(said))
    }

    /// How many running matches it found when it started; it says so before or after it listens. None of them may be held.
    pub fn found(&mut self) -> io::Result<usize> {
        let line = self.until(|line| line.contains("running matches checked"))?;
        checked(&line).ok_or_else(|| io::Error::other(self.said.join("\n")))
    }

    /// The memory it uses, in bytes, where that can be seen.
    pub fn memory(&self) -> Option<u64> {
        self.status("VmRSS")
    }

    /// A size in bytes that the system tells of it: `VmRSS` is its memory now, `VmHWM` the most that it ever had.
    pub fn status(&self, line: &str) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let found = status.lines().find_map(|all| all.strip_prefix(line)?.strip_prefix(':'))?;
        found.split_whitespace().next()?.parse::<u64>().ok().map(|kb| kb * 1024)
    }

    /// How long processors have worked for it, where that can be seen.
    pub fn worked(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // Its name may have spaces; what follows has none. Its own time and that of the system are in hundredths of a second.
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let (own, system) = (fields.next()?.parse::<u64>().ok()?, fields.next()?.parse::<u64>().ok()?);
        Some(Duration::from_millis((own + system) * 10))
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Whether it still runs.
    pub fn is_there(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Kills it at once, in the middle of whatever it does.
    pub fn kill(mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(|_| ())
    }

    /// Asks it to stop, as a service manager does.
    pub fn ask_to_stop(&self) -> io::Result<()> {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status()?;
        if sent.success() { Ok(()) } else { Err(io::Error::other("no signal can be sent")) }
    }

    /// Waits until it has stopped by itself; gives its exit code and the last thing that it said.
    pub fn wait(mut self) -> io::Result<(Option<i32>, String)> {
        self.said.extend(self.lines.iter());
        Ok((self.child.wait()?.code(), self.said.last().cloned().unwrap_or_default()))
    }

    /// The same; gives everything that it said.
    pub fn wait_for_all(mut self) -> io::Result<Vec<String>> {
        self.said.extend(self.lines.iter());
        self.child.wait()?;
        Ok(std::mem::take(&mut self.said))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn held_matches_are_no_good_sign() {
        assert_eq!(checked("listening on http://x\n12 running matches checked, 0 held\n"), Some(12));
        assert_eq!(checked("12 running matches checked, 1 held\n"), None);
        assert_eq!(checked(""), None);
    }
}
