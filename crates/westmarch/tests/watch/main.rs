//! What a host watches: the figures of a server that people play on, the names of requests, and that no secret is in either of them or in
//! the log.

mod board;
mod figures;
mod names;
mod secrets;

use client::{
    Client,
    program::{ANYWHERE, Program, Serving},
};
use std::{fs::File, path::Path};

/// The program.
fn program() -> Program {
    Program::at(env!("CARGO_BIN_EXE_westmarch"))
}

/// The first game of the list, which is for two.
fn game() -> &'static str {
    westmarch::games::all()[0].name
}

/// A server whose figures can be read, with something more to say at the start, and its log in a file.
fn start(program: &Program, folder: &Path, more: &[&str]) -> Serving {
    let common = ["serve", "--listen", ANYWHERE, "--metrics", ANYWHERE, "--requests-per-second", "0"];
    let mut command = program.command(&[&common, more].concat(), &folder.join("data"));
    command.stderr(File::create(folder.join("log")).expect("a log"));
    Serving::by(command).expect("it starts")
}

/// What the figures say.
struct Page(String);

impl Page {
    async fn of(serving: &mut Serving) -> Page {
        let mut reader = Client::new(serving.figures().expect("an address"));
        let reply = reader.get("/metrics").await.expect("an answer");
        assert_eq!(reply.status, 200, "{}", reply.text);
        assert!(reply.text.ends_with("# EOF\n"), "{}", reply.text);
        Page(reply.text)
    }

    /// A figure, by its name and all its labels. One that is not there is a nought.
    fn figure(&self, name: &str) -> f64 {
        let found = self.0.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        found.map_or(0.0, |value| value.parse().expect("a number"))
    }

    /// Everything that has a value, with its labels.
    fn names(&self) -> Vec<&str> {
        let lines = self.0.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| Some(line.rsplit_once(' ')?.0)).collect()
    }
}
